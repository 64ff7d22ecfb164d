/** The button that keeps a booking on this phone. A kept booking is brought up to date when its page is opened. */
import { useEffect, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { paths } from '#domain/paths.ts'
import { dropVoucher, isOver, keepVoucher, keptVoucher } from './kept-vouchers.ts'

export function KeepVoucher({ booking }: { readonly booking: PublicBooking }) {
  const api = useSiteApi()
  const [state, setState] = useState<'unknown' | 'kept' | 'not-kept' | 'failed'>('unknown')

  useEffect(() => {
    let here = true
    async function refresh() {
      const kept = await keptVoucher(booking.reference)
      if (kept) await keepVoucher(api, booking, Date.now()).catch(() => {})
      if (here) setState(kept && !isOver(booking) ? 'kept' : 'not-kept')
    }
    void refresh()
    return () => {
      here = false
    }
  }, [api, booking])

  if (state === 'unknown' || isOver(booking)) return null

  async function keep() {
    try {
      await keepVoucher(api, booking, Date.now())
      setState('kept')
    } catch {
      setState('failed')
    }
  }

  async function drop() {
    await dropVoucher(booking.reference)
    setState('not-kept')
  }

  return (
    <>
      <button type="button" className="button button--quiet" onClick={() => void (state === 'kept' ? drop() : keep())}>
        {state === 'kept' ? 'Remove from this phone' : 'Keep on this phone'}
      </button>
      <small role="status">
        {state === 'kept' && (
          <>
            Kept. Without a network it opens at <a href={paths.offline}>{paths.offline}</a>.
          </>
        )}
        {state === 'failed' &&
          'This browser keeps nothing: its storage is full, or the window is private. Please print this page instead.'}
      </small>
    </>
  )
}
