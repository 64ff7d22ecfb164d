/**
 * The chosen vehicle, its price and the way to the form: at the lower edge of a small screen, until the form itself
 * comes into view.
 */
import { ChatIcon } from '#client/layout/icons.tsx'
import { whatsappLink } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_NAMES, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { BOOKING_HREF } from './booking-section.tsx'

interface FareBarProps {
  readonly fare: Trip & { readonly quote: PricedQuote }
  readonly vehicle: VehicleClass
  /** True while the fare of another trip loads. */
  readonly pending: boolean
}

export function FareBar({ fare: { pickup, dropoff, quote }, vehicle, pending }: FareBarProps) {
  const { lkr, usd } = vehiclePrice(vehicle, quote)
  return (
    <aside className="fare-bar" aria-label="Chosen vehicle" aria-busy={pending}>
      <p>
        <small>
          {VEHICLE_NAMES[vehicle]} · <data value={usd}>{formatUsd(usd)}</data>
        </small>
        <strong>
          <data value={lkr}>{formatLkr(lkr)}</data>
        </strong>
      </p>
      <a
        className="fare-bar__chat"
        href={whatsappLink(`Hello, I have a question about a taxi from ${pickup} to ${dropoff}`)}
        target="_blank"
        rel="noopener"
        aria-label="Ask about this taxi on WhatsApp"
      >
        <ChatIcon size={28} />
      </a>
      <a className="button" href={BOOKING_HREF}>
        Book<span className="visually-hidden"> this taxi</span>
      </a>
    </aside>
  )
}
