import type { ReactNode } from 'react'
import { ROAD_DATA_ATTRIBUTION } from '#domain/places/attribution.ts'
import type { Route, LatLng } from '#domain/quotes/calls.ts'
import type { Trip } from '#domain/quotes/slugs.ts'

/** The place of a map, whatever draws it: kept free from the start, so that nothing moves when the map arrives. */

interface MapFrameProps {
  readonly children?: ReactNode
  /** Under the map; without, whose facts the drawn map shows. */
  readonly caption?: ReactNode
}

export function MapFrame({ children, caption }: MapFrameProps) {
  return (
    <>
      <div className="route-map__view">{children}</div>
      <figcaption className="route-map__credit">{caption ?? <MapCredit />}</figcaption>
    </>
  )
}

export function MapCredit() {
  return <>Roads and places: {ROAD_DATA_ATTRIBUTION} · Coast: Natural Earth</>
}

export function MapNote({ children }: { readonly children: ReactNode }) {
  return <p className="route-map__note">{children}</p>
}

/** Where not even the drawn map can be fetched. */
export function NoMap() {
  return <MapFrame><MapNote>The map cannot be shown right now. The fare is not affected.</MapNote></MapFrame>
}

/** What any map of the site is given to draw, whichever service draws it. */

/** Where a map stands that has no route to show: specification section 2, "Transfer page". */
export const DEFAULT_CENTRE: LatLng = { lat: 6.9270786, lng: 79.861243 }

export interface MapViewProps extends Trip {
  /** Along the roads from pickup to dropoff; empty while there is none to draw. */
  readonly path: Route['path']
}
