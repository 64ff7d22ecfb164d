/** What is in the price of the two ways to travel, and what is not. */
import { SERVICE } from '#domain/brand.ts'
import type { ways } from '#domain/languages/en/ways.ts'
import { GUEST_HOURS } from '#domain/operator/booking-terms.ts'
import { PRICE_LIST } from '#domain/operator/price-list.ts'
import { STAY_COVERS } from '#domain/operator/terms.ts'
import { entryFees } from '#domain/tours/entry-fees.ts'
import type { Arrangement } from './journey-calls.ts'

type Words = (typeof ways)['included']
type Rides = Parameters<typeof entryFees>[0]
type Lists = Readonly<Record<Arrangement, readonly string[]>>

/** In the price of any ride. */
export const includedInRide = (t: Words): string[] => [
  t.ride,
  t.waiting(SERVICE.freeWaiting.airport, SERVICE.freeWaiting.elsewhere),
]

/** @param rides of the journey, as `entryFees` takes them */
export function included(rides: Rides, t: Words): Lists {
  const entries = entryFees(rides).covered.map(t.entry.to)
  return {
    rides: [
      ...includedInRide(t),
      ...(PRICE_LIST.waiting ? [t.stops(PRICE_LIST.waiting.freeMinutes)] : []),
      ...entries,
      t.changes(GUEST_HOURS.cancel),
    ],
    stay: [...STAY_COVERS.included.map(t.operator), ...entries],
  }
}

export function notIncluded(rides: Rides, t: Words): Lists {
  const entries = entryFees(rides).covered.length > 0 ? t.entry.others : t.entry.all
  return {
    rides: [t.noCar, entries],
    stay: [entries, ...STAY_COVERS.notIncluded.map(t.operator)],
  }
}
