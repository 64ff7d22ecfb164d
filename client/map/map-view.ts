/** What any map of the site is given to draw, whichever service draws it. */
import type { DirectionsAnswer, LatLng } from '#domain/calls.ts'
import type { TransferEnds } from '#domain/slugs.ts'

/** Where a map stands that has no route to show: specification section 2, "Transfer page". */
export const DEFAULT_CENTRE: LatLng = { lat: 6.9270786, lng: 79.861243 }

export interface MapViewProps extends TransferEnds {
  /** Along the roads from pickup to dropoff; empty while there is none to draw. */
  readonly path: DirectionsAnswer['path']
}
