/** The fare of one pair of places. */
import type { ReactNode } from 'react'
import { rich, useFormats, useLanguage, useTexts } from '#client/languages/language.tsx'
import { useLoaderData } from 'react-router'
import { BOOKING_HREF, BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { FareBar } from '#client/booking/fare-bar.tsx'
import { useVehicleChoice } from '#client/booking/vehicle-choice.ts'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { TrustLine } from '#client/layout/reviews.tsx'
import { Link } from '#client/link.tsx'
import { RouteMap } from '#client/map/route-map.tsx'
import { NoFare } from '#client/quote/fare-notice.tsx'
import { OwnName } from '#client/places/own-name.tsx'
import type { OwnNames } from '#domain/languages/place-names.ts'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { PriceList } from '#client/quote/price-list.tsx'
import { useRetryInBrowser, useTrip } from '#client/quote/trip-choice.ts'
import { TripForm } from '#client/quote/trip-form.tsx'
import { useFareUpload } from '#client/quote/upload.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { priceListPath, trail } from './head.ts'
import type { TransferData } from './load.ts'
import { RouteText } from './route-text.tsx'
import { StopOnTheWay } from './stop-on-the-way.tsx'
import './transfer.css'

/** A trip with one end has no transfer page: the fare calculator has a default for the other end. */
const hrefOf = (trip: Trip) =>
  trip.pickup && trip.dropoff ? paths.transfer(transferSlug(trip.pickup, trip.dropoff)) : paths.home(trip)

export function Component() {
  const { fare: loaded, routeText, related, picture, names } = useLoaderData<TransferData>()
  const { trip, pending, choose, hasFare, retry, onEntered, fare } = useTrip(loaded, hrefOf)
  const [vehicle, onVehicle] = useVehicleChoice()
  useFareUpload(loaded, retry)
  useRetryInBrowser(loaded, retry)
  const { pickup, dropoff } = loaded
  const texts = useLanguage()
  const t = texts.in('transfer')
  const { notice } = texts.in('site')
  const priced = loaded.state === 'priced' ? loaded : null
  const isUnknown = fare !== loaded
  return (
    <BookingPage>
      <div className="fare-part">
        <div className="route band">
          <header className="route__head">
            {priced && <Breadcrumb trail={trail(priced, texts)} />}
            <Heading {...loaded} names={names} />
            {priced && !isUnknown && <Lowest fare={priced} />}
            {priced && <TrustLine pickup={pickup} />}
          </header>
          <TripForm {...trip} onChoose={choose} hasFare={hasFare} onEntered={onEntered} />
          {pickup && dropoff ? (
            <FarePanel
              fare={fare}
              pending={pending}
              unreachableText={isUnknown ? notice.unknown : notice.unreachable}
              onRetry={retry}
              hrefOf={hrefOf}
              choice={{ vehicle, onVehicle, bookHref: BOOKING_HREF }}
            />
          ) : (
            <NoFare text={notice.unreachable} />
          )}
          <RouteMap fare={loaded} />
        </div>
        {priced && !isUnknown && <FareBar fare={priced} vehicle={vehicle} pending={pending} />}
      </div>
      <div className="route-more band">
        {priced && (
          // Hidden, it keeps what was typed.
          <div hidden={isUnknown}>
            <BookingSection kind="transfer" fare={priced} pending={pending} />
          </div>
        )}
        {priced && <StopOnTheWay key={`${pickup} ${dropoff}`} pickup={pickup} dropoff={dropoff} />}
        {priced && (
          <RouteText fare={priced} sentences={routeText} back={related.back} picture={picture} names={names} />
        )}
        <PriceList title={t.listFrom(pickup)} rates={related.fromPickup} names={names}>
          <Link to={priceListPath(pickup)}>{t.allFrom(pickup)}</Link>
        </PriceList>
        <PriceList title={t.moreTo(dropoff)} rates={related.toDropoff} names={names} />
        <p>
          <Link className="button" to={paths.home()}>
            {t.another}
          </Link>
        </p>
      </div>
    </BookingPage>
  )
}

function Heading({ pickup, dropoff, names }: Trip & { readonly names: OwnNames }) {
  const t = useTexts('transfer')
  const kind = isColomboAirport(pickup) ? t.pickupAt : isColomboAirport(dropoff) ? t.dropoffAt : null
  return (
    <h1>
      {kind && <span className="route__kind">{kind}</span>}
      {/* In one text: React writes a mark between two. */}
      {kind ? ` ${t.heading(pickup)}` : t.heading(pickup)}
      <OwnName names={names} of={pickup} />
    </h1>
  )
}

function Lowest({ fare: { pickup, dropoff, quote } }: { readonly fare: PricedFare }) {
  const t = useTexts('transfer')
  const formats = useFormats()
  const { lkr, usd } = vehiclePrice(cheapestVehicle(quote), quote)
  return (
    <p className="route__lowest">
      {rich(
        t.lowest<ReactNode>((text) => <strong>{text}</strong>, pickup, dropoff, formats.lkr(lkr), formats.usd(usd)),
      )}
    </p>
  )
}

export { handle } from './head.ts'
