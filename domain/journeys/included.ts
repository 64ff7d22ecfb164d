/** The two ways to travel: their names, what is in the price of each, and what is not. */
import { SERVICE } from '#domain/brand.ts'
import { GUEST_HOURS } from '#domain/operator/booking-terms.ts'
import { DRIVER_STAY, WAITING } from '#domain/operator/rate-card.ts'
import type { Arrangement } from './call-shapes.ts'

export const WAY_NAMES = {
  rides: 'A car for each ride',
  stay: 'One car and driver who stay',
} as const satisfies Record<Arrangement, string>

/** In the price of any ride. */
export const RIDE_INCLUDED: readonly string[] = [
  'Everything on the ride: car, driver, fuel, highway tolls',
  `Waiting at the pickup: ${SERVICE.freeWaiting.airport} minutes at the airport, ${SERVICE.freeWaiting.elsewhere} elsewhere`,
]

export const INCLUDED: Readonly<Record<Arrangement, readonly string[]>> = {
  rides: [
    ...RIDE_INCLUDED,
    ...(WAITING ? [`${WAITING.freeMinutes} minutes at each stop on the way`] : []),
    `Each ride can be changed or cancelled alone, free until ${GUEST_HOURS.cancel} hours before it`,
  ],
  stay: DRIVER_STAY?.included ?? [],
}

export const NOT_INCLUDED: Readonly<Record<Arrangement, readonly string[]>> = {
  rides: ['A car on the days between the rides', 'Entrance fees and park fees'],
  stay: DRIVER_STAY?.notIncluded ?? [],
}
