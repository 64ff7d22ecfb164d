/** The fare of one pair of places. */
import { useLoaderData } from 'react-router'
import { BOOKING_HREF, BookingPage, BookingSection } from '#client/booking/booking-section.tsx'
import { FareBar } from '#client/booking/fare-bar.tsx'
import { useVehicleChoice } from '#client/booking/vehicle-choice.ts'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { TrustLine } from '#client/layout/reviews.tsx'
import { Link } from '#client/link.tsx'
import { RouteMap } from '#client/map/route-map.tsx'
import { NoFare, UNKNOWN_TEXT, UNREACHABLE_TEXT } from '#client/quote/fare-notice.tsx'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { PriceList } from '#client/quote/price-list.tsx'
import { useRetryInBrowser, useTrip } from '#client/quote/trip-choice.ts'
import { TripForm } from '#client/quote/trip-form.tsx'
import { useFareUpload } from '#client/quote/upload.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
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
  const { fare: loaded, routeText, related, picture } = useLoaderData<TransferData>()
  const { trip, pending, choose, hasFare, retry, onEntered, fare } = useTrip(loaded, hrefOf)
  const [vehicle, onVehicle] = useVehicleChoice()
  useFareUpload(loaded, retry)
  useRetryInBrowser(loaded, retry)
  const { pickup, dropoff } = loaded
  const priced = loaded.state === 'priced' ? loaded : null
  const isUnknown = fare !== loaded
  return (
    <BookingPage>
      <div className="fare-part">
        <div className="route band">
          <header className="route__head">
            {priced && <Breadcrumb trail={trail(priced)} />}
            <Heading {...loaded} />
            {priced && !isUnknown && <Lowest fare={priced} />}
            {priced && <TrustLine pickup={pickup} />}
          </header>
          <TripForm {...trip} onChoose={choose} hasFare={hasFare} onEntered={onEntered} />
          {pickup && dropoff ? (
            <FarePanel
              fare={fare}
              pending={pending}
              unreachableText={isUnknown ? UNKNOWN_TEXT : UNREACHABLE_TEXT}
              onRetry={retry}
              hrefOf={hrefOf}
              choice={{ vehicle, onVehicle, bookHref: BOOKING_HREF }}
            />
          ) : (
            <NoFare text={UNREACHABLE_TEXT} />
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
        {priced && <RouteText fare={priced} sentences={routeText} back={related.back} picture={picture} />}
        <PriceList title={`Taxi cab price list from ${pickup}`} rates={related.fromPickup}>
          <Link to={priceListPath(pickup)}>All taxi prices from {pickup}</Link>
        </PriceList>
        <PriceList title={`More taxis to ${dropoff}`} rates={related.toDropoff} />
        <p>
          <Link className="button" to={paths.home()}>
            Book Another Transfer
          </Link>
        </p>
      </div>
    </BookingPage>
  )
}

function Heading({ pickup, dropoff }: Trip) {
  const kind = isColomboAirport(pickup) ? 'Airport pickup' : isColomboAirport(dropoff) ? 'Airport dropoff' : null
  return (
    <h1>
      {kind && (
        <>
          <span className="route__kind">{kind}</span>{' '}
        </>
      )}
      {`${pickup} Taxi cab Service`.trim()}
    </h1>
  )
}

function Lowest({ fare: { pickup, dropoff, quote } }: { readonly fare: PricedFare }) {
  const { lkr, usd } = vehiclePrice(cheapestVehicle(quote), quote)
  return (
    <p className="route__lowest">
      {pickup} to {dropoff} from <strong>{formatLkr(lkr)}</strong> (<strong>{formatUsd(usd)}</strong>)
    </p>
  )
}
