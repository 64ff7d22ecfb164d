/** What is in the price of the two ways to travel, and what is not. */
import { SERVICE } from '#domain/brand.ts'
import type { ways } from '#domain/languages/en/ways.ts'
import { GUEST_HOURS } from '#domain/operator/booking-terms.ts'
import { DRIVER_STAY, WAITING } from '#domain/operator/rate-card.ts'
import type { Arrangement } from './call-shapes.ts'

type Words = (typeof ways)['included']
type Lists = Readonly<Record<Arrangement, readonly string[]>>

/** In the price of any ride. */
export const includedInRide = (t: Words): string[] => [
  t.ride,
  t.waiting(SERVICE.freeWaiting.airport, SERVICE.freeWaiting.elsewhere),
]

export const included = (t: Words): Lists => ({
  rides: [...includedInRide(t), ...(WAITING ? [t.stops(WAITING.freeMinutes)] : []), t.changes(GUEST_HOURS.cancel)],
  stay: (DRIVER_STAY?.included ?? []).map(t.operator),
})

export const notIncluded = (t: Words): Lists => ({
  rides: [t.noCar, t.fees],
  stay: (DRIVER_STAY?.notIncluded ?? []).map(t.operator),
})
