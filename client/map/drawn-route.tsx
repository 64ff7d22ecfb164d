/** The route of a trip on the drawn map, by the island's own roads. */
import type { PricedFare } from '#domain/quotes/shown-fare.ts'
import { useEffect, useState } from 'react'
import type { Route, DirectionsRequest, LatLng } from '#domain/quotes/calls.ts'
import type { RouteViewProps } from './map-service.ts'
import { useSiteApi } from '#client/api.ts'
import { waypoint } from '#client/quote/transfer-quote.ts'
import { IslandMap } from './island-map.tsx'
import { MapCredit, MapFrame, MapNote } from './map-frame.tsx'

const NO_PATH: Route['path'] = []

interface DrawnRouteProps extends RouteViewProps {
  /** Why this map and not another. */
  readonly note?: string
}

export function DrawnRoute({ fare, note }: DrawnRouteProps) {
  const { path, failed } = useRoute(fare.state === 'priced' ? fare : null)
  return (
    <MapFrame caption={note && <><strong>{note}</strong> <MapCredit /></>}>
      <IslandMap pickup={fare.pickup} dropoff={fare.dropoff} path={path} />
      {failed && <MapNote>The route cannot be drawn right now. The fare is not affected.</MapNote>}
    </MapFrame>
  )
}

/** By where the fare says that the places are: not every one of them is in the gazetteer. */
function requestOf({ pickup, dropoff, start, quote: { latloc, longloc } }: PricedFare): DirectionsRequest {
  const end: LatLng | null = latloc === null || longloc === null ? null : { lat: latloc, lng: longloc }
  return { from: start ?? waypoint(pickup), to: end ?? waypoint(dropoff), source: 'embedded' }
}

function useRoute(fare: PricedFare | null): { readonly path: Route['path']; readonly failed: boolean } {
  const api = useSiteApi()
  // As text: the same trip, quoted again, is not drawn again.
  const asked = fare && JSON.stringify(requestOf(fare))
  const [route, setRoute] = useState<{ readonly of: string; readonly path: Route['path']; readonly failed: boolean }>()
  useEffect(() => {
    if (!asked) return
    const asking = new AbortController()
    api.directions(JSON.parse(asked) as DirectionsRequest, { signal: asking.signal }).then(
      (answer) => setRoute({ of: asked, path: answer?.path ?? NO_PATH, failed: !answer }),
      () => { if (!asking.signal.aborted) setRoute({ of: asked, path: NO_PATH, failed: true }) },
    )
    return () => asking.abort()
  }, [api, asked])
  return asked && route?.of === asked ? route : { path: NO_PATH, failed: false }
}
