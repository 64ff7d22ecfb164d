/** Listed rates as lists and cards show them: whose price, from where to where. */
import { alphabetical } from './alphabetical.ts'
import type { ListedRate } from './calls.ts'
import { isColomboAirport, placeKey } from './places.ts'
import type { TransferEnds } from './slugs.ts'
import { cheapestVehicle, vehiclePrice } from './vehicles.ts'

/** What a list says of a rate, and no more: it stands in the page's data. */
export interface RateLink extends TransferEnds {
  readonly linkurl: string
  /** The lowest price, whole USD. */
  readonly usd: number
  /** Whole km. */
  readonly distance: number
  readonly duration: string
}

export function rateLink(rate: ListedRate): RateLink {
  const { linkurl, pickup, dropoff, distance, duration } = rate
  return { linkurl, pickup, dropoff, distance, duration, usd: vehiclePrice(cheapestVehicle(rate), rate).usd }
}

/** The rates that start, or end, at a place in any spelling, by the name of the other end. */
export function ratesOf(rates: readonly ListedRate[], end: 'pickup' | 'dropoff', place: string): RateLink[] {
  const other = end === 'pickup' ? 'dropoff' : 'pickup'
  const key = placeKey(place)
  return rates.filter((rate) => placeKey(rate[end]) === key).map(rateLink).toSorted((a, b) => alphabetical(a[other], b[other]))
}

/** Every pickup of the rates but the airport, alphabetical. */
export function pickupsOf(rates: readonly ListedRate[]): string[] {
  return [...new Set(rates.map(({ pickup }) => pickup))].filter((pickup) => !isColomboAirport(pickup)).toSorted(alphabetical)
}

export interface RelatedRates {
  /** The same trip the other way round. */
  readonly back: RateLink | null
  readonly fromPickup: readonly RateLink[]
  readonly toDropoff: readonly RateLink[]
}

const RELATED = 6

/** Listed rates that share an end with a trip, those of a like length first. */
export function relatedRates(rates: readonly ListedRate[], { pickup, dropoff }: TransferEnds, distanceKm: number): RelatedRates {
  const likeLength = (a: RateLink, b: RateLink) => Math.abs(a.distance - distanceKm) - Math.abs(b.distance - distanceKm)
  const [from, to] = [placeKey(pickup), placeKey(dropoff)]
  return {
    back: ratesOf(rates, 'pickup', dropoff).find((rate) => placeKey(rate.dropoff) === from) ?? null,
    fromPickup: ratesOf(rates, 'pickup', pickup).filter((rate) => placeKey(rate.dropoff) !== to).toSorted(likeLength).slice(0, RELATED),
    toDropoff: ratesOf(rates, 'dropoff', dropoff).filter((rate) => placeKey(rate.pickup) !== from).toSorted(likeLength).slice(0, RELATED),
  }
}
