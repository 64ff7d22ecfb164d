/** The button that keeps a booking on this phone. A kept booking is brought up to date when its page is opened. */
import { type ReactNode, useEffect, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { nowMs } from '#client/device/clock.ts'
import { rich, useAddress, useTexts } from '#client/languages/language.tsx'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { paths } from '#domain/paths.ts'
import { dropVoucher, isOver, keepVoucher, keptVoucher } from './kept-vouchers.ts'

export function KeepVoucher({ booking }: { readonly booking: PublicBooking }) {
  const { kept: t } = useTexts('offline')
  const address = useAddress()
  const api = useSiteApi()
  const [state, setState] = useState<'unknown' | 'kept' | 'not-kept' | 'failed'>('unknown')

  useEffect(() => {
    let here = true
    async function refresh() {
      const kept = await keptVoucher(booking.reference)
      if (kept) await keepVoucher(api, booking, nowMs()).catch(() => {})
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
      await keepVoucher(api, booking, nowMs())
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
        {state === 'kept' ? t.remove : t.keep}
      </button>
      <small role="status">
        {state === 'kept' && rich(t.opensAt<ReactNode>(<a href={address(paths.offline)}>{address(paths.offline)}</a>))}
        {state === 'failed' && t.failed}
      </small>
    </>
  )
}
