/** How the ends of a trip are asked for: a name, or the point that the name writes out. */
import type { DirectionsRequest, LatLng } from '#domain/calls.ts'
import { parseCoordinates } from '#domain/coordinates.ts'
import type { TransferEnds } from '#domain/slugs.ts'

export function waypoint(name: string): string | LatLng {
  return parseCoordinates(name) ?? name
}

export function directionsBetween({ pickup, dropoff }: TransferEnds): DirectionsRequest {
  return { from: waypoint(pickup), to: waypoint(dropoff) }
}
