/** What a guest does on a booking's page only in their own browser: its code and texts come after the page. */
import { type ReactNode, useEffect, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { nowMs } from '#client/device/clock.ts'
import { registerServiceWorker } from '#client/device/offline-files.ts'
import { recall } from '#client/device/storage.ts'
import { rich, useAddress, useLanguage, useTexts } from '#client/languages/language.tsx'
import { QuietButton } from '#client/link.tsx'
import { dropVoucher, isOver, keepVoucher, keptVoucher } from '#client/offline/kept-vouchers.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { paths } from '#domain/paths.ts'

/**
 * In the tab that has booked, 'Change or cancel' needs no mailed link. The key stands in no address and no markup of the page,
 * which may be copied or shared: the tab keeps it by the reference (client/booking/sending/submission.ts).
 */
function useOwnLink(reference: string): void {
  useEffect(() => {
    const link = recall(reference)
    if (link === null) return undefined
    const lead = (event: MouseEvent) => {
      const isChange = event.target instanceof Element && event.target.closest(`a[href$="?reference=${reference}"]`)
      if (!isChange || event.ctrlKey || event.metaKey || event.shiftKey) return
      event.preventDefault()
      location.assign(link)
    }
    document.addEventListener('click', lead)
    return () => document.removeEventListener('click', lead)
  }, [reference])
}

interface ActionsProps {
  readonly booking: PublicBooking
}

export function LateActions({ booking }: ActionsProps) {
  useOwnLink(booking.reference)
  return <KeepVoucher booking={booking} />
}

/** The button that keeps a booking on this device. A kept booking is brought up to date when its page is opened. */
function KeepVoucher({ booking }: ActionsProps) {
  const { kept: t } = useTexts('offline')
  const { language } = useLanguage()
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
      // A guest who has kept it may close the page at once: other visitors get the service worker later.
      await registerServiceWorker(language)
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
      <QuietButton onClick={() => void (state === 'kept' ? drop() : keep())}>
        {state === 'kept' ? t.remove : t.keep}
      </QuietButton>
      <small role="status">
        {state === 'kept' && rich(t.opensAt<ReactNode>(<a href={address(paths.offline)}>{address(paths.offline)}</a>))}
        {state === 'failed' && t.failed}
      </small>
    </>
  )
}
