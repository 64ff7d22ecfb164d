/** All rides of a journey on the site's own map. Map and ways are fetched when they come near the screen. */
import { startTransition, Suspense, useEffect, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { useTexts } from '#client/languages/language.tsx'
import { MapFrame, MapNote } from '#client/map/map-frame.tsx'
import { IslandDrawing } from '#client/map/map-service.ts'
import { useInView } from '#client/map/route-map.tsx'
import type { JourneyRide, PricedJourney } from '#domain/journeys/journey-calls.ts'
import { placeKey } from '#domain/places/place-name.ts'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { routesOf } from './journey-data.ts'

interface DrawnRides {
  readonly paths: readonly Route['path'][]
  readonly stops: readonly { readonly name: string; readonly at: Route['path'][number] }[]
  /** Some way could not be had. */
  readonly failed: boolean
}

const NONE: DrawnRides = { paths: [], stops: [], failed: false }

/** Each place once: a round trip ends where it began. */
function drawnOf(rides: readonly JourneyRide[], routes: readonly (readonly Route[])[]): DrawnRides {
  const stops = new Map<string, DrawnRides['stops'][number]>()
  rides.forEach(({ pickup, dropoff }, i) => {
    const points = routes[i]!.flatMap(({ path }) => path)
    if (points.length === 0) return
    for (const [name, at] of [
      [pickup, points[0]!],
      [dropoff, points.at(-1)!],
    ] as const) {
      // A park has its own spelling in its tour, and the plan's in the ride after it.
      if (!stops.has(placeKey(name))) stops.set(placeKey(name), { name, at })
    }
  })
  return {
    paths: routes.flat().map(({ path }) => path),
    stops: [...stops.values()],
    failed: routes.some((found, i) => found.length === 0 && rides[i]!.distance > 0),
  }
}

export function JourneyMap({ journey }: { readonly journey: PricedJourney | null }) {
  const [figure, seen] = useInView()
  return (
    <figure className="route-map" ref={figure}>
      {seen ? <Drawn journey={journey} /> : <MapFrame />}
    </figure>
  )
}

function Drawn({ journey }: { readonly journey: PricedJourney | null }) {
  const { paths, stops, failed } = useDrawnRides(journey)
  const { map: t } = useTexts('ways')
  const title = stops.length > 1 ? t.way(stops.map(({ name }) => name)) : null
  return (
    <MapFrame>
      <Suspense fallback={null}>
        <IslandDrawing title={title} paths={paths} stops={stops} />
      </Suspense>
      {failed && <MapNote>{t.failed}</MapNote>}
    </MapFrame>
  )
}

/** The old ways stay until the new ones are there. */
function useDrawnRides(journey: PricedJourney | null): DrawnRides {
  const api = useSiteApi()
  const [drawn, setDrawn] = useState(NONE)
  useEffect(() => {
    if (!journey) return
    const asking = new AbortController()
    const { rides } = journey
    const draw = async () => {
      const routes = await Promise.all(rides.map((ride) => routesOf(api, ride, asking.signal)))
      // In small steps: all ways in one go would keep a slow phone from answering a tap.
      if (!asking.signal.aborted) startTransition(() => setDrawn(drawnOf(rides, routes)))
    }
    // It rejects only when another journey is to be drawn.
    void draw().catch(() => {})
    return () => asking.abort()
  }, [api, journey])
  return drawn
}
