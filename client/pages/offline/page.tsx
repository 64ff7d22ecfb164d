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
import './offline.css'

/** Fetched when the page is there: the roads and the map weigh twice as much as all else. The service worker keeps both. */
const fetchEstimate = lazyCode(() => import('#client/offline/fare-estimate.tsx'))
const fetchKeptBooking = lazyCode(() => import('#client/offline/kept-booking.tsx'))

/** `null` where it cannot be had, until the phone has a network again. */
function useLateCode<T>(fetchCode: () => Promise<T | null>, isNeeded: boolean): T | null | undefined {
  const [code, setCode] = useState<T | null>()
  useEffect(() => {
    if (!isNeeded || code) return
    const load = () => void fetchCode().then(setCode)
    load()
    window.addEventListener('online', load)
    return () => window.removeEventListener('online', load)
  }, [fetchCode, isNeeded, code])
  return code
}

const PART_MISSING = 'This part has not loaded. It comes when the phone has a network again.'

function useKeptVouchers() {
  const api = useSiteApi()
  const [vouchers, setVouchers] = useState<readonly KeptVoucher[]>()
  useEffect(() => {
    let here = true
    const show = async () => {
      const kept = await keptVouchers()
      if (here) setVouchers(kept)
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
  return { vouchers, drop }
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
  const { vouchers, drop } = useKeptVouchers()
  const estimate = useLateCode(fetchEstimate, true)
  const late = useLateCode(fetchKeptBooking, vouchers !== undefined && vouchers.length > 0)
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
        {late &&
          vouchers?.map((voucher) => (
            <late.KeptBooking key={voucher.booking.reference} voucher={voucher} onDrop={drop} />
          ))}
        {late === null && <p>{PART_MISSING}</p>}
        {vouchers?.length === 0 && (
          <p>None yet. Open your booking’s page by the link in your mail and press “Keep on this phone”.</p>
        )}
        {!hydrated && <p className="until-alive">Kept bookings show once the page’s code has loaded.</p>}
      </section>
      <section className="offline__part offline__estimate" aria-labelledby="estimate">
        <h2 id="estimate">Estimate a fare</h2>
        {estimate && <estimate.FareEstimate />}
        {estimate === null && <p>{PART_MISSING}</p>}
      </section>
      <section className="offline__part" aria-labelledby="call">
        <h2 id="call">Call us</h2>
        <p>
          A call needs no data: <a href={`tel:${CONTACT.whatsapp}`}>{CONTACT.whatsappShown}</a>. With data,{' '}
          <a href={CHAT_LINK}>WhatsApp</a>, or <a href={paths.home()}>{BRAND.name}</a>.
        </p>
      </section>
      {hydrated && <Removal />}
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
