/** The home page: the fare calculator, the company, and what else there is to book. */
import { useTexts } from '#client/languages/language.tsx'
import { useLoaderData } from 'react-router'
import { BOOKING_HREF, BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { FareBar } from '#client/booking/fare-bar.tsx'
import { useVehicleChoice } from '#client/booking/vehicle-choice.ts'
import { TrustLine } from '#client/layout/reviews.tsx'
import { RouteMap } from '#client/map/route-map.tsx'
import { PICTURES } from '#client/pictures/pictures.ts'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { useRetryInBrowser, useTrip } from '#client/quote/trip-choice.ts'
import { TripForm } from '#client/quote/trip-form.tsx'
import { WholeTrip } from '#client/quote/whole-trip.tsx'
import { useFareUpload } from '#client/quote/upload.ts'
import { paths } from '#domain/paths.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { Activities } from './activities.tsx'
import { Welcome } from './welcome.tsx'
import './home.css'
import { unknownPageHandle } from './head.ts'

export function Component() {
  const t = useTexts('home')
  const { notice } = useTexts('site')
  const loaded = useLoaderData<ShownFare>()
  const { trip, pending, choose, hasFare, retry, onEntered, fare } = useTrip(loaded, paths.home)
  const [vehicle, onVehicle] = useVehicleChoice()
  useFareUpload(loaded, retry)
  useRetryInBrowser(loaded, retry)
  return (
    <BookingPage>
      <div className="fare-part">
        <div className="calculator band">
          <header className="calculator__intro">
            <h1>{t.heading}</h1>
            <p>{t.lead}</p>
            <TrustLine pickup={loaded.pickup} />
          </header>
          <TripForm {...trip} onChoose={choose} hasFare={hasFare} onEntered={onEntered} focusOnLoad />
          <FarePanel
            fare={fare}
            pending={pending}
            unreachableText={fare === loaded ? t.unreachable : notice.unknown}
            onRetry={retry}
            hrefOf={paths.home}
            choice={{ vehicle, onVehicle, bookHref: BOOKING_HREF }}
          />
          <RouteMap fare={loaded} />
          <WholeTrip pickup={loaded.pickup} dropoff={loaded.dropoff} />
          <img
            {...PICTURES.airportPickup}
            alt={t.pictures.airportPickup}
            className="calculator__hero"
            loading="lazy"
            decoding="async"
          />
        </div>
        {fare.state === 'priced' && <FareBar fare={fare} vehicle={vehicle} pending={pending} />}
      </div>
      {loaded.state === 'priced' && (
        // Hidden, it keeps what was typed.
        <div className="band booking-band" hidden={fare !== loaded}>
          <BookingSection kind="transfer" fare={loaded} pending={pending} />
        </div>
      )}
      <Welcome />
      <Activities />
    </BookingPage>
  )
}

export { handle } from './head.ts'

/** In place of the page's own, for an address that exists nowhere. */
export const unknownPage = { handle: unknownPageHandle }
