/** The route of a trip on a map. Map and route are fetched when they come into view; their place is kept free. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { ROAD_DATA_ATTRIBUTION } from '#domain/gazetteer/attribution.ts'
import type { ReactNode } from 'react'
import type { DirectionsAnswer } from '#domain/calls.ts'
import type { TransferEnds } from '#domain/slugs.ts'
import { directionsBetween } from '../waypoints.ts'
import { useSiteApi } from '../site-api.ts'
import type { MapViewProps } from './map-view.ts'
import { useInView } from './use-in-view.ts'

type Path = DirectionsAnswer['path']

const NO_PATH: Path = []

/** The map that draws here: any component that takes MapViewProps. */
const MapView = lazy<(props: MapViewProps) => ReactNode>(() => import('./island-map.tsx').then(
  ({ IslandMap }) => ({ default: IslandMap }),
  () => ({ default: NoMap }),
))

function NoMap() {
  return <p className="route-map__note">The map cannot be shown right now. The fare is not affected.</p>
}

export interface RouteMapProps {
  readonly ends: TransferEnds
  /** False for a trip that no road allows: the island alone is shown. */
  readonly reachable: boolean
}

export function RouteMap({ ends, reachable }: RouteMapProps) {
  const [figure, seen] = useInView()
  const { path, failed } = useRoute(ends, seen && reachable)
  return (
    <figure className="route-map" ref={figure}>
      <div className="route-map__view">
        <Suspense>{seen && <MapView {...ends} path={path} />}</Suspense>
        {failed && <p className="route-map__note">The route cannot be drawn right now. The fare is not affected.</p>}
      </div>
      <figcaption className="route-map__credit">Roads and places: {ROAD_DATA_ATTRIBUTION} · Coast: Natural Earth</figcaption>
    </figure>
  )
}

function useRoute({ pickup, dropoff }: TransferEnds, wanted: boolean): { readonly path: Path; readonly failed: boolean } {
  const api = useSiteApi()
  const trip = `${pickup}\n${dropoff}`
  const [route, setRoute] = useState<{ readonly trip: string; readonly path: Path; readonly failed: boolean }>()
  useEffect(() => {
    if (!wanted) return
    const asking = new AbortController()
    api.directions(directionsBetween({ pickup, dropoff }), { signal: asking.signal }).then(
      (answer) => setRoute({ trip, path: answer?.path ?? NO_PATH, failed: false }),
      () => { if (!asking.signal.aborted) setRoute({ trip, path: NO_PATH, failed: true }) },
    )
    return () => asking.abort()
  }, [api, trip, pickup, dropoff, wanted])
  return wanted && route?.trip === trip ? route : { path: NO_PATH, failed: false }
}
