/** The two lists of rates, by the end of the trip that is the airport. Their texts are in the area's dictionary. */
import { paths } from '#domain/paths.ts'

/** The cheapest price that the lists name. What costs less is named beside it. */
export const AIRPORT_CHEAPEST_USD = 10

export type AirportEnd = 'pickup' | 'dropoff'

export const OTHER_END = { pickup: 'dropoff', dropoff: 'pickup' } as const satisfies Record<AirportEnd, AirportEnd>

export const AIRPORT_PATHS: Readonly<Record<AirportEnd, string>> = {
  pickup: paths.fromAirport,
  dropoff: paths.toAirport,
}
