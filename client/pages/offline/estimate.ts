/** Distance and fare of a trip by the site's own roads, without asking anybody. */
import { type Fare, type Leg, transferFare, type Trip } from '#domain/fares/transfer-fare.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { fareQuote, isPriced } from '#domain/quotes/fare-quote.ts'
import { roadLeg } from '#domain/roads/directions.ts'

export interface Estimate extends Leg {
  readonly fare: Fare
}

/** `null` for a place that the gazetteer does not know, or where no road leads. */
export function estimatedFare({ pickup, dropoff }: Trip): Estimate | null {
  const [from, to] = [resolvePlace(pickup), resolvePlace(dropoff)]
  const leg = from.position && to.position && roadLeg(from.position, to.position)
  if (!leg) return null
  const measured = { pickup: from.name, dropoff: to.name, ...leg }
  return isPriced(fareQuote(measured)) ? { ...leg, fare: transferFare(measured) } : null
}
