/** The route of a trip on a map. Map and route are fetched when they come into view; their place is kept free. */
import { Suspense } from 'react'
import { useMapService, type RouteViewProps } from '../map-service/map-service.ts'
import { MapFrame } from './map-frame.tsx'
import { useInView } from './use-in-view.ts'

export function RouteMap({ fare }: RouteViewProps) {
  const { RouteView } = useMapService()
  const [figure, seen] = useInView()
  return (
    <figure className="route-map" ref={figure}>
      <Suspense fallback={<MapFrame />}>{seen ? <RouteView fare={fare} /> : <MapFrame />}</Suspense>
    </figure>
  )
}
