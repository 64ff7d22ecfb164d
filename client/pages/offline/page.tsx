/** What works without a network: kept bookings, and an estimate of any fare. The service worker keeps this page. */
import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import type { PageHandle, PageHead } from '#client/head/page-head.ts'
import { useHydrated } from '#client/forms/hydration.ts'
import { lazyCode } from '#client/lazy-code.ts'
import { dropVoucher, type KeptVoucher, keptVouchers, refreshVouchers } from '#client/offline/kept-vouchers.ts'
import { BRAND, CHAT_LINK, CONTACT } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { FareEstimate } from './fare-estimate.tsx'
import './offline.css'

/** Drawings and texts of bookings, for who keeps one. scripts/vite/service-worker.ts keeps this code on the phone. */
const bookingCode = lazyCode(() => import('./kept-booking.tsx'))

function useKeptVouchers() {
  const api = useSiteApi()
  const [vouchers, setVouchers] = useState<readonly KeptVoucher[]>()
  const [code, setCode] = useState<Awaited<ReturnType<typeof bookingCode>>>(null)
  useEffect(() => {
    let here = true
    const show = async () => {
      const kept = await keptVouchers()
      const found = kept.length > 0 ? await bookingCode() : null
      if (!here) return
      setVouchers(kept)
      setCode(found)
    }
    const refresh = async () => {
      await show()
      await refreshVouchers(api, Date.now())
      await show()
    }
    void refresh()
    window.addEventListener('online', refresh)
    return () => {
      here = false
      window.removeEventListener('online', refresh)
    }
  }, [api])
  const drop = async (reference: string) => {
    await dropVoucher(reference)
    setVouchers(await keptVouchers())
  }
  return { vouchers, KeptBooking: code?.KeptBooking, drop }
}

function useIsOnline(): boolean {
  const [online, setOnline] = useState(true)
  useEffect(() => {
    const update = () => setOnline(navigator.onLine)
    update()
    window.addEventListener('online', update)
    window.addEventListener('offline', update)
    return () => {
      window.removeEventListener('online', update)
      window.removeEventListener('offline', update)
    }
  }, [])
  return online
}

/** The page that there was no network for; `null` for an address that is not of this site. */
function askedPage(address: string | null): string | null {
  return address && /^\/(?![/\\])/.test(address) ? address : null
}

/** Removes what the service worker has stored, and the worker itself. What the guest kept stays. */
async function removeOfflineFiles(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? []
  await Promise.all(registrations.map((registration) => registration.unregister()))
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
}

function Removal() {
  const hydrated = useHydrated()
  const [removed, setRemoved] = useState(false)
  return (
    <section className="offline__part" aria-labelledby="removal">
      <h2 id="removal">What is on this phone</h2>
      <p>
        This page, its code and our roads are stored here, so that they open without a network. Bookings are stored only
        if you kept them. You can remove the files; the next visit with a network stores them again. To remove
        everything for good, delete the data of this site in your browser’s settings.
      </p>
      <button
        type="button"
        className="button button--quiet"
        disabled={!hydrated}
        onClick={() => void removeOfflineFiles().then(() => setRemoved(true))}
      >
        Remove the files
      </button>
      <p role="status">{removed && 'Removed. Kept bookings are still here; each has a button of its own.'}</p>
    </section>
  )
}

export function Component() {
  const online = useIsOnline()
  const hydrated = useHydrated()
  const { vouchers, KeptBooking, drop } = useKeptVouchers()
  const asked = askedPage(new URLSearchParams(useLocation().search).get('page'))
  return (
    <div className="offline band">
      <header>
        <h1>{online ? 'Works without a network' : 'You are without a network'}</h1>
        <p>
          {online
            ? 'This page opens in airplane mode, too. Here are the bookings that you keep, and an estimate of any fare.'
            : 'Your kept bookings and an estimate of any fare are here. For everything else we need a network.'}{' '}
          {hydrated && asked && <a href={asked}>Try the page again that you asked for</a>}
        </p>
      </header>
      <section className="offline__part" aria-labelledby="kept">
        <h2 id="kept">Kept bookings</h2>
        {KeptBooking &&
          vouchers?.map((voucher) => <KeptBooking key={voucher.booking.reference} voucher={voucher} onDrop={drop} />)}
        {vouchers?.length === 0 && (
          <p>None yet. Open your booking’s page by the link in your mail and press “Keep on this phone”.</p>
        )}
        {!vouchers && (
          // About as long as the text that follows it: nothing below moves.
          <p>Kept bookings show here once the page’s code has loaded. You keep one on your booking’s page.</p>
        )}
      </section>
      <FareEstimate />
      <section className="offline__part" aria-labelledby="call">
        <h2 id="call">Call us</h2>
        <p>
          A call needs no data: <a href={`tel:${CONTACT.whatsapp}`}>{CONTACT.whatsappShown}</a>. With data,{' '}
          <a href={CHAT_LINK}>WhatsApp</a>, or <a href={paths.home()}>{BRAND.name}</a>.
        </p>
      </section>
      <Removal />
    </div>
  )
}

const head = (): PageHead => ({
  title: `Without a network | ${BRAND.name}`,
  description: 'Bookings that you keep on this phone, and an estimate of any fare, without a network.',
  keywords: [],
  path: paths.offline,
  listed: false,
})

export const handle: PageHandle = { head }

/** All that it shows is on the phone, or in the address. */
export const loader = () => null
