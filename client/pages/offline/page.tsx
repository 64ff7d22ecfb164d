/** What works without a network: kept bookings, and an estimate of any fare. The service worker keeps this page. */
import { FareNote } from '#client/quote/price-notes.tsx'
import { type ReactNode, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { useSiteApi } from '#client/api.ts'
import { nowMs } from '#client/device/clock.ts'
import { removeOfflineFiles } from '#client/device/offline-files.ts'
import { type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { useHydrated } from '#client/forms/hydration.tsx'
import { lazyCodeWithTexts, rich, useAddress, useLanguage, useTexts, useFormats } from '#client/languages/language.tsx'
import { dropVoucher, type KeptVoucher, keptVouchers, refreshVouchers } from '#client/offline/kept-vouchers.ts'
import { BRAND, chatLink, CONTACT } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { pageListFrom } from '#client/prices/page-prices.ts'
import { lazyCode } from '#client/lazy-code.ts'
import { PlaceField } from '#client/places/place-field.tsx'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { pricedClasses, type VehicleClass, vehicleNameIn, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'
import type { Estimate } from './estimate.ts'
import './offline.css'

/** Drawings and texts of bookings, for who keeps one. scripts/vite/served-files.ts keeps this code on the phone. */
const bookingCode = lazyCodeWithTexts(() => import('./kept-booking.tsx'), 'tours', 'booking', 'places')

function useKeptVouchers() {
  const api = useSiteApi()
  const texts = useLanguage()
  const [vouchers, setVouchers] = useState<readonly KeptVoucher[]>()
  const [code, setCode] = useState<Awaited<ReturnType<typeof bookingCode>>>(null)
  useEffect(() => {
    let here = true
    const show = async () => {
      const kept = await keptVouchers()
      const found = kept.length > 0 ? await bookingCode(texts) : null
      if (!here) return
      setVouchers(kept)
      setCode(found)
    }
    const refresh = async () => {
      await show()
      await refreshVouchers(api, nowMs())
      await show()
    }
    void refresh()
    window.addEventListener('online', refresh)
    return () => {
      here = false
      window.removeEventListener('online', refresh)
    }
  }, [api, texts])
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
  return address && /^\/(?![/\\\s])/.test(address) ? address : null
}

/** What the guest kept stays. */
function Removal() {
  const { files: t } = useTexts('offline')
  const hydrated = useHydrated()
  const [removed, setRemoved] = useState(false)
  return (
    <section className="offline__part" aria-labelledby="removal">
      <h2 id="removal">{t.heading}</h2>
      <p>{t.text}</p>
      <button
        type="button"
        className="button button--quiet"
        disabled={!hydrated}
        onClick={() => void removeOfflineFiles().then(() => setRemoved(true))}
      >
        {t.remove}
      </button>
      <p role="status">{removed && t.removed}</p>
    </section>
  )
}

export function Component() {
  const texts = useLanguage()
  const t = texts.in('offline')
  const address = useAddress()
  const online = useIsOnline()
  const hydrated = useHydrated()
  const { vouchers, KeptBooking, drop } = useKeptVouchers()
  const asked = askedPage(new URLSearchParams(useLocation().search).get('page'))
  return (
    <div className="offline band">
      <header>
        <h1>{(online ? t.online : t.offline).heading}</h1>
        <p>
          {(online ? t.online : t.offline).intro} {hydrated && asked && <a href={asked}>{t.tryAgain}</a>}
        </p>
      </header>
      <section className="offline__part" aria-labelledby="kept">
        <h2 id="kept">{t.kept.heading}</h2>
        {KeptBooking &&
          vouchers?.map((voucher) => <KeptBooking key={voucher.booking.reference} voucher={voucher} onDrop={drop} />)}
        {vouchers?.length === 0 && <p>{t.kept.none}</p>}
        {!vouchers && (
          // About as long as the text that follows it: nothing below moves.
          <p>{t.kept.loading}</p>
        )}
      </section>
      <FareEstimate />
      <section className="offline__part" aria-labelledby="call">
        <h2 id="call">{t.call.heading}</h2>
        <p>
          {rich(
            t.call.numbers<ReactNode>(
              <a href={`tel:${CONTACT.whatsapp}`}>{CONTACT.whatsappShown}</a>,
              <a href={chatLink(texts.in('site').chat)}>WhatsApp</a>,
              <a href={address(paths.home())}>{BRAND.name}</a>,
            ),
          )}
        </p>
      </section>
      <Removal />
    </div>
  )
}

function head(_: unknown, __: string, texts: Texts): PageHead {
  const { title, description } = texts.in('offline')
  return { title, description, path: paths.offline, listed: false }
}

export const handle: PageHandle = { head }

/** When this code was built: the roads in it are of that day, and the prices, unless the page has those of a later list. */
const BUILT_ON = import.meta.env.BUILT_ON
const dayOfPrices = () => (pageListFrom() > BUILT_ON ? pageListFrom() : BUILT_ON)

/** The roads and the gazetteer are heavy. scripts/vite/served-files.ts keeps them on the phone. */
const roadsCode = lazyCode(() => import('./estimate.ts'))

/** @returns `null` if no road leads there, `undefined` if the roads cannot be fetched */
async function estimateOf(trip: Trip): Promise<Estimate | null | undefined> {
  return (await roadsCode())?.estimatedFare(trip)
}

function priceLine(vehicle: VehicleClass, fare: Fare, texts: Texts): string {
  const { lkr, usd } = vehiclePrice(vehicle, fare)
  return texts.in('offline').estimate.price(vehicleNameIn(vehicle, texts), lkr, usd)
}

function FareEstimate() {
  const texts = useLanguage()
  const { estimate: t } = texts.in('offline')
  const { date, duration, number } = useFormats()
  const address = useAddress()
  const [trip, setTrip] = useState<Trip>({ pickup: '', dropoff: '' })
  const [estimated, setEstimated] = useState<{ readonly trip: Trip; readonly estimate: Estimate | null | undefined }>()
  useEffect(() => {
    let here = true
    if (trip.pickup && trip.dropoff) void estimateOf(trip).then((estimate) => here && setEstimated({ trip, estimate }))
    return () => {
      here = false
    }
  }, [trip])
  const isKnown = estimated?.trip === trip
  const estimate = isKnown ? estimated.estimate : null
  return (
    <section className="offline__part" aria-labelledby="estimate">
      <h2 id="estimate">{t.heading}</h2>
      <div className="offline__places">
        {(['pickup', 'dropoff'] as const).map((end) => {
          const other = end === 'pickup' ? 'dropoff' : 'pickup'
          return (
            <PlaceField
              key={end}
              label={t[end]}
              name={end}
              value={trip[end]}
              apartFrom={[trip[other]]}
              onChoose={(name) => setTrip((before) => ({ ...before, [end]: name }))}
              hasFare={async (name) => {
                const ends = { ...trip, [other]: trip[other] || 'Kandy', [end]: name }
                return (await estimateOf(ends)) !== null
              }}
              onEntered={() => {}}
            />
          )
        })}
      </div>
      <div role="status">
        {estimate && (
          <>
            <p>{t.way(number(estimate.distanceKm), duration(estimate.durationMinutes))}</p>
            <ul className="offline__fares">
              {pricedClasses(estimate.fare).map((vehicle) => (
                <li key={vehicle}>{priceLine(vehicle, estimate.fare, texts)}</li>
              ))}
            </ul>
            <FareNote fare={estimate.fare} />
            <p className="offline__note">
              {rich(t.ofDay<ReactNode>(date(dayOfPrices()), (text) => <a href={address(paths.home(trip))}>{text}</a>))}
            </p>
          </>
        )}
        {isKnown && estimate === undefined && <p>{t.noRoads}</p>}
        {isKnown && estimate === null && <p>{t.noWay}</p>}
      </div>
    </section>
  )
}
