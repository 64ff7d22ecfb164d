/** Where a ride of a journey goes. */
import type { JourneyRide } from './call-shapes.ts'

/** The places of a ride in driving order: a tour goes by way of its park. */
export function placesOf(ride: JourneyRide): string[] {
  const before = ride.via.filter(({ afterPark }) => !afterPark).map(({ place }) => place)
  const after = ride.via.filter(({ afterPark }) => afterPark).map(({ place }) => place)
  const way = [ride.pickup, ...before, ...(ride.kind === 'tour' ? [ride.park] : []), ...after, ride.dropoff]
  return way.filter((place, i) => place !== way[i - 1])
}
