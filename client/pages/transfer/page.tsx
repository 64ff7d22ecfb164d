/** The fare of one pair of places. Specification section 2, "Transfer page". */
import type { PricedFare } from '#domain/quotes/shown-fare.ts'
import { Link, useLoaderData } from 'react-router'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { transferSlug, type Trip } from '#domain/quotes/slugs.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { BookingPage } from '#client/booking/booking-section.tsx'
import { BOOKING_HREF } from '#client/booking/booking-section.tsx'
import { TransferBooking } from '#client/booking/booking-section.tsx'
import { Breadcrumb } from '#client/layout/breadcrumb.tsx'
import { FarePanel } from '#client/quote/fare-panel.tsx'
import { useSavedFare } from '#client/quote/saved-fare.ts'
import { TripForm } from '#client/quote/trip-form.tsx'
import { useRetryInBrowser } from '#client/quote/saved-fare.ts'
import { useTrip } from '#client/quote/trip-choice.ts'
import { RouteMap } from '#client/map/route-map.tsx'
import { paths } from '#domain/paths.ts'
import { PriceList } from '#client/quote/price-list.tsx'
import { NoFare } from '#client/quote/no-fare.tsx'
import { RouteText } from './route-text.tsx'
import type { TransferPage } from './load.ts'
import { listOf, transferTrail } from './trail.ts'

/** Specification section 8, "Route unreachable (transfer page)". */
const UNREACHABLE_TEXT = 'Please Check your pick up and destination can be reached by car'

/** With one end alone there is no address here: the fare calculator has its own choice for the other. */
const hrefOf = (ends: Trip) => ends.pickup && ends.dropoff ? paths.transfer(transferSlug(ends.pickup, ends.dropoff)) : paths.home(ends)

export function Component() {
  const { fare, drive, related, picture } = useLoaderData<TransferPage>()
  const { ends, pending, choose, retry } = useTrip(fare, hrefOf)
  useSavedFare(fare, retry)
  useRetryInBrowser(fare, retry)
  const { pickup, dropoff } = fare
  const priced = fare.state === 'priced' ? fare : null
  return (
    <BookingPage>
      <div className="route band">
        <header className="route__head">
          {priced && <Breadcrumb trail={transferTrail(priced)} />}
          <Heading {...fare} />
          {priced && <Lowest fare={priced} />}
        </header>
        <TripForm {...ends} onChoose={choose} />
        {pickup && dropoff
          ? <FarePanel fare={fare} pending={pending} unreachableText={UNREACHABLE_TEXT} onRetry={retry} bookHref={BOOKING_HREF} />
          : <NoFare text={UNREACHABLE_TEXT} />}
        <RouteMap fare={fare} />
      </div>
      <div className="route-more band">
        {priced && <TransferBooking fare={priced} pending={pending} />}
        {priced && <RouteText fare={priced} sentences={drive} back={related.back} picture={picture} />}
        <PriceList title={`Taxi cab price list from ${pickup}`} rates={related.fromPickup}>
          <Link to={listOf(pickup)}>All taxi prices from {pickup}</Link>
        </PriceList>
        <PriceList title={`More taxis to ${dropoff}`} rates={related.toDropoff} />
        <p><Link className="button" to={paths.home()}>Book Another Transfer</Link></p>
      </div>
    </BookingPage>
  )
}

function Heading({ pickup, dropoff }: Trip) {
  const kind = isColomboAirport(pickup) ? 'Airport pickup' : isColomboAirport(dropoff) ? 'Airport dropoff' : null
  return (
    <h1>
      {kind && <><span className="route__kind">{kind}</span> </>}
      {`${pickup} Taxi cab Service`.trim()}
    </h1>
  )
}

function Lowest({ fare: { pickup, dropoff, quote } }: { readonly fare: PricedFare }) {
  const { lkr, usd } = vehiclePrice(cheapestVehicle(quote), quote)
  return <p className="route__lowest">{pickup} to {dropoff} from <strong>{formatLkr(lkr)}</strong> (<strong>{formatUsd(usd)}</strong>)</p>
}
