import { useState } from 'react'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { VEHICLE_CLASSES, VEHICLE_NAMES, vehiclePrice } from '#domain/fares/vehicles.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { FAILED_TEXT, FareNotice, SAME_PLACE_TEXT } from './fare-notice.tsx'
import { VehicleFares } from './vehicle-fares.tsx'


/** A fare as one sentence, for those who hear the page. */
export function fareInWords(fare: ShownFare, unreachableText: string): string {
  switch (fare.state) {
    case 'unreachable': return unreachableText
    case 'same-place': return SAME_PLACE_TEXT
    case 'failed': return FAILED_TEXT
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

/** The fares of a trip: the hero of the page, or what to do where there is no fare. */

export interface FarePanelProps {
  readonly fare: ShownFare
  /** True while the fare of another trip is being asked for. */
  readonly pending: boolean
  /** What the page says where no road leads; specification section 8. */
  readonly unreachableText: string
  readonly onRetry: () => void
  /** Where on the page this trip is booked, if it is. */
  readonly bookHref?: string
}

export function FarePanel({ fare, pending, unreachableText, onRetry, bookHref }: FarePanelProps) {
  const words = pending ? 'Working out the fare' : fareInWords(fare, unreachableText)
  /** What the page starts with is read with the page: only news is announced. From the first news on, `null`. */
  const [first, setFirst] = useState<string | null>(words)
  if (first !== null && first !== words) setFirst(null)
  return (
    <section className="fare" aria-label="Fare" aria-busy={pending}>
      <h2 className="visually-hidden">Taxi fare from {fare.pickup} to {fare.dropoff}</h2>
      {fare.state === 'priced'
        ? <VehicleFares quote={fare.quote} bookHref={bookHref} />
        : <FareNotice fare={fare} unreachableText={unreachableText} pending={pending} onRetry={onRetry} />}
      <p className="visually-hidden" role="status">{first === null ? words : ''}</p>
    </section>
  )
}
