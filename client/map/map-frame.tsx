import type { ReactNode } from 'react'
import { useTexts } from '#client/languages/language.tsx'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
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
  return useTexts('site').map.credit
}

export function MapNote({ children }: { readonly children: ReactNode }) {
  return <p className="route-map__note">{children}</p>
}

/** Shown when the code of the island map cannot be fetched. */
export function NoMap() {
  const { map: t } = useTexts('site')
  return (
    <MapFrame>
      <MapNote>{t.failed}</MapNote>
    </MapFrame>
  )
}
