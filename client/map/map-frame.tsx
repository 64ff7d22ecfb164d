import type { ReactNode } from 'react'
import type { Route } from '#domain/quotes/call-shapes.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'

/** What every map is given to draw. */
export interface MapViewProps extends Trip {
  /** Along the roads from pickup to dropoff; empty without a route. */
  readonly path: Route['path']
}

interface MapFrameProps {
  readonly children?: ReactNode
  /** Text under the map; by default the sources of the island map. */
  readonly caption?: ReactNode
}

/** Reserves the map's space from the start, so that nothing moves when the map arrives. */
export function MapFrame({ children, caption }: MapFrameProps) {
  return (
    <>
      <div className="route-map__view">{children}</div>
      <figcaption className="route-map__credit">{caption ?? <MapCredit />}</figcaption>
    </>
  )
}

/** Sources of the island map, as their licences ask: docs/data.md */
export function MapCredit() {
  return (
    <>
      Roads and places: © OpenStreetMap contributors (ODbL) · Survey Department of Sri Lanka, by way of nuuuwan/lk_roads
      (MIT) · GeoNames (CC BY 4.0) · Coast: Natural Earth
    </>
  )
}

export function MapNote({ children }: { readonly children: ReactNode }) {
  return <p className="route-map__note">{children}</p>
}

/** Shown when the code of the island map cannot be fetched. */
export function NoMap() {
  return (
    <MapFrame>
      <MapNote>The map cannot be shown right now. The fare is not affected.</MapNote>
    </MapFrame>
  )
}
