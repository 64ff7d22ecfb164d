/** A private safari, or the guided hike, with or without transport. Specification section 2, "Safari page". */
import { useEffect } from 'react'
import { Link, useLoaderData, useParams } from 'react-router'
import { formatUsd } from '#domain/fares/money.ts'
import { PARKS, parkSlug } from '#domain/safaris/parks.ts'
import { parseSafariSlug, type Tour } from '#domain/quotes/slugs.ts'
import { tourName, type TourTrip } from '#domain/safaris/tour-texts.ts'
import { BookingPage } from '#client/booking/booking-section.tsx'
import { SafariBooking } from '#client/booking/booking-section.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { FAILED_TEXT, FareNotice } from '#client/quote/fare-notice.tsx'
import { paths } from '#domain/paths.ts'
import { useSiteApi } from '#client/api.ts'
import type { OfferLink, SafariPage } from './load.ts'
import { Summary } from './summary.tsx'
import { TourForm } from './tour-form.tsx'
import { safariTrail } from './trail.ts'
import { useTour } from './tour-choice.ts'

export { shouldReload } from './tour-address.ts'

const UNREACHABLE_TEXT = 'Please Check your pick up and destination can be reached by car'

export function Component() {
  const page = useLoaderData<SafariPage>()
  // Not of the loader's data: it does not run for another duration alone.
  const type = parseSafariSlug(useParams().park ?? '')?.type ?? 'Half Day'
  return (
    <BookingPage>
      <div className="safari band">
        {page.ends
          ? <TourPage key={page.ends.park} {...page} route={{ ...page.ends, type }} />
          : <header><h1>No tour at this address</h1><p>Here are the parks that we go to.</p></header>}
        <Parks />
      </div>
    </BookingPage>
  )
}

function TourPage({ route, distance, failed, stored, offers, picture }: SafariPage & { readonly route: Tour }) {
  const state = useTour(route, distance)
  const { tour, pending, retry } = state
  const noPriceText = failed ? FAILED_TEXT : UNREACHABLE_TEXT
  useSavedDistance(route, distance, stored)
  return (
    <>
      <header className="safari__head">
        <Breadcrumb trail={safariTrail(route)} />
        <h1>{tourName(route.park)}{tour.usd !== null && <> <data className="safari__price" value={tour.usd}>{formatUsd(tour.usd)}</data></>}</h1>
      </header>
      <div className="safari__tour">
        <div className="safari__choices">
          <TourForm {...state} />
          {picture && <img {...picture} alt={picture.alt} className="safari__picture" loading="lazy" decoding="async" />}
        </div>
        <div aria-busy={pending}>
          {tour.usd !== null && tour.distance !== null
            ? <Summary tour={{ ...tour, usd: tour.usd, distance: tour.distance }} />
            : <div className="safari__notice"><FareNotice fare={{ ...route, state: failed ? 'failed' : 'unreachable' }} unreachableText={UNREACHABLE_TEXT} pending={pending} onRetry={retry} /></div>}
        </div>
        <p className="visually-hidden" role="status">{pending ? 'Working out the price' : tour.usd === null ? noPriceText : `${formatUsd(tour.usd)} in total`}</p>
      </div>
      {tour.usd !== null && tour.distance !== null && <SafariBooking {...tour} usd={tour.usd} distance={tour.distance} pending={pending} />}
      <Offers park={route.park} offers={offers} />
    </>
  )
}

/** Specification section 4: a distance that was computed is then stored. The visitor does not wait for it. */
function useSavedDistance({ park, pickup, dropoff }: TourTrip, distance: number | null, stored: boolean) {
  const api = useSiteApi()
  useEffect(() => {
    if (stored || distance === null) return
    // Section 8: failures of an upload have no message.
    import('#client/quote/upload.ts').then(({ safariUploadOf }) => api.saveSafari(safariUploadOf({ park, pickup, dropoff }, distance))).catch(() => {})
  }, [api, park, pickup, dropoff, distance, stored])
}

function Offers({ park, offers }: { readonly park: string; readonly offers: readonly OfferLink[] }) {
  if (offers.length === 0) return null
  return (
    <section aria-labelledby="offers">
      <h2 id="offers">Other {park} offers</h2>
      <ul className="offers">
        {offers.map(({ url, pickup, dropoff, usd }) => (
          <li key={url}>
            <Link className="offer" to={paths.safari(url)}>
              <span className="offer__way">{pickup} to {dropoff}</span>
              <span className="offer__price">from {formatUsd(usd)}</span>
              <span className="offer__chip">Book Now</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Parks() {
  return (
    <section aria-labelledby="parks">
      <h2 id="parks">All parks and the hike</h2>
      <ul className="chips">
        {PARKS.map(({ name, shortName, sight }) => (
          <li key={name}><Link className="chip" to={paths.safari(parkSlug(name))}>{shortName}<span className="chip__note">{sight}</span></Link></li>
        ))}
      </ul>
    </section>
  )
}
