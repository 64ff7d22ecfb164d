/** The fare of a trip on a page: the price card, or a notice where there is no fare. */
import { useState } from 'react'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_CLASSES, VEHICLE_NAMES, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { FAILED_TEXT, FareNotice, SAME_PLACE_TEXT } from './fare-notice.tsx'
import { PriceCard, type VehicleChoice } from './price-card.tsx'

/** The fare in one sentence, for screen readers. */
function fareInWords(fare: ShownFare, unreachableText: string): string {
  switch (fare.state) {
    case 'unreachable':
      return unreachableText
    case 'same-place':
      return SAME_PLACE_TEXT
    case 'failed':
      return FAILED_TEXT
    case 'priced': {
      const { quote } = fare
      const prices = VEHICLE_CLASSES.map((vehicle) => {
        const { lkr, usd } = vehiclePrice(vehicle, quote)
        return `${VEHICLE_NAMES[vehicle]} ${formatLkr(lkr)}, ${formatUsd(usd)}`
      })
      return `${fare.pickup} to ${fare.dropoff}, ${quote.distance} km, ${quote.duration}. ${prices.join('. ')}.`
    }
  }
}

export interface FarePanelProps {
  readonly fare: ShownFare
  /** True while the fare of another trip loads. */
  readonly pending: boolean
  /** The page's own text where no road leads (docs/product.md#errors). */
  readonly unreachableText: string
  readonly onRetry: () => void
  readonly hrefOf: (trip: Trip) => string
  /** On pages with a booking form. */
  readonly choice?: VehicleChoice
}

export function FarePanel({ fare, pending, unreachableText, onRetry, hrefOf, choice }: FarePanelProps) {
  const words = pending ? 'Working out the fare' : fareInWords(fare, unreachableText)
  /** The words that the page started with: screen readers read them with the page. `null` after the first change. */
  const [first, setFirst] = useState<string | null>(words)
  if (first !== null && first !== words) setFirst(null)
  return (
    <section className="fare" aria-label="Fare" aria-busy={pending}>
      <h2 className="visually-hidden">
        Taxi fare from {fare.pickup} to {fare.dropoff}
      </h2>
      {fare.state === 'priced' ? (
        <PriceCard prices={fare.quote} facts={fare.quote} choice={choice} />
      ) : (
        <FareNotice fare={fare} unreachableText={unreachableText} pending={pending} onRetry={onRetry} hrefOf={hrefOf} />
      )}
      <p className="visually-hidden" role="status">
        {first === null ? words : ''}
      </p>
    </section>
  )
}
