import { Suspense, useState } from 'react'
import { MapFrame } from './map-frame.tsx'
import { type RouteViewProps, useMapService } from './map-service.ts'

/** The route of a trip on the map of the chosen service. Map and route are fetched when they come near the screen. */
export function RouteMap({ fare }: RouteViewProps) {
  const { RouteView } = useMapService()
  const [figure, seen] = useInView()
  return (
    <figure className="route-map" ref={figure}>
      <Suspense fallback={<MapFrame />}>{seen ? <RouteView fare={fare} /> : <MapFrame />}</Suspense>
    </figure>
  )
}

/** Distance from the screen at which the map is fetched. */
const AHEAD = '200px'

/** True from the moment the element has come near the screen. */
export function useInView(): [ref: (element: HTMLElement | null) => (() => void) | undefined, seen: boolean] {
  const [seen, setSeen] = useState(false)
  const [ref] = useState(() => (element: HTMLElement | null) => {
    if (!element) return undefined
    const observer = new IntersectionObserver(
      (told) => {
        // The newest: a busy browser tells several at once.
        if (!told.pop()!.isIntersecting) return
        observer.disconnect()
        setSeen(true)
      },
      { rootMargin: AHEAD },
    )
    observer.observe(element)
    return () => observer.disconnect()
  })
  return [ref, seen]
}
