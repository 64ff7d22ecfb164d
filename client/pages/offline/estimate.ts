/** Distance and fare of a trip by the site's own roads, without asking anybody. */
import { currentTime } from '#client/device/clock.ts'
import { type DatedFare, todaysPrices } from '#domain/fares/dated-fare.ts'
import type { Leg, Trip } from '#domain/fares/transfer-fare.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { fareBetween } from '#domain/quotes/fare-quote.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { roadLeg } from '#domain/roads/directions.ts'

export interface Estimate extends Leg {
  /** At the prices of today's season. */
  readonly fare: DatedFare
}

/** `null` for a place that the gazetteer does not know, or where no road leads. */
export function estimatedFare({ pickup, dropoff }: Trip): Estimate | null {
  const [from, to] = [resolvePlace(pickup), resolvePlace(dropoff)]
  const leg = from.position && to.position && roadLeg(from.position, to.position)
  if (!leg) return null
  const fare = fareBetween({ pickup: from.name, dropoff: to.name, ...leg })
  return fare && { ...leg, fare: todaysPrices(fare, sriLankaTime(currentTime()).date) }
}
