/** What any map of the site is given to draw, whichever service draws it. */
import type { DirectionsAnswer } from '#domain/calls.ts'
import type { TransferEnds } from '#domain/slugs.ts'

export interface MapViewProps extends TransferEnds {
  /** Along the roads from pickup to dropoff; empty while there is none to draw. */
  readonly path: DirectionsAnswer['path']
}
