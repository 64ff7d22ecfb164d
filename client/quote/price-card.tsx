/** The price card: three vehicles, in rupees and dollars. */
import { VEHICLE_PICTURES } from '#client/pictures/pictures.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, VEHICLE_CLASSES, VEHICLE_NAMES, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'

export function PriceCard({ quote, bookHref }: { readonly quote: PricedQuote; readonly bookHref?: string }) {
  const lowest = vehiclePrice(cheapestVehicle(quote), quote)
  return (
    <>
      <dl className="fare__facts">
        <div className="fare__lead"><dt>Fixed price from</dt><dd><data value={lowest.lkr}>{formatLkr(lowest.lkr)}</data> <data className="fare__usd" value={lowest.usd}>{formatUsd(lowest.usd)}</data></dd></div>
        <div><dt>Distance</dt><dd>{quote.distance} km</dd></div>
        <div><dt>Duration</dt><dd>{quote.duration}</dd></div>
      </dl>
      <ul className="fare__vehicles">
        {VEHICLE_CLASSES.map((vehicle) => {
          const { lkr, usd } = vehiclePrice(vehicle, quote)
          const picture = VEHICLE_PICTURES[vehicle]
          return (
            <li key={vehicle} className="vehicle">
              <img {...picture} alt={picture.alt} className="vehicle__picture" />
              <h3 className="vehicle__name">{VEHICLE_NAMES[vehicle]}</h3>
              <p className="vehicle__lkr"><data value={lkr}>{formatLkr(lkr)}</data></p>
              <p className="vehicle__usd"><data value={usd}>{formatUsd(usd)}</data></p>
            </li>
          )
        })}
      </ul>
      {bookHref && <a className="button fare__book" href={bookHref}>Book this taxi</a>}
      <ul className="fare__notes ticks">
        <li>The price is fixed and all inclusive.</li>
        <li>Highway toll is included: we pay it.</li>
      </ul>
    </>
  )
}
