/** What pages show of a journey, and where its rides go. */
import type { Problem } from '#domain/quotes/quote-calls.ts'
import type { JourneyAnswer, JourneyRide } from './journey-calls.ts'

/** A quoted journey as pages show it: without its token, which no page holds. */
export type PricedJourney = Omit<JourneyAnswer, 'token'>

/** What can be shown of a plan. */
export type ShownJourney =
  /** Fewer than two places: there is nothing to price yet. */
  | { readonly state: 'started' }
  | { readonly state: 'priced'; readonly journey: PricedJourney }
  /** Some of its places are not known, or no road leads there. */
  | { readonly state: 'refused'; readonly fields: NonNullable<Problem['fields']> }
  | { readonly state: 'failed' }

/** The places of a ride in driving order: a tour goes by way of its park. */
export function placesOf(ride: JourneyRide): string[] {
  const before = ride.via.filter(({ afterPark }) => !afterPark).map(({ place }) => place)
  const after = ride.via.filter(({ afterPark }) => afterPark).map(({ place }) => place)
  const way = [ride.pickup, ...before, ...(ride.kind === 'tour' ? [ride.park] : []), ...after, ride.dropoff]
  return way.filter((place, i) => place !== way[i - 1])
}
