import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { Component, type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import type { SiteApi } from '#client/api.ts'
import { MapFrame, MapNote } from '#client/map/map-frame.tsx'
import { IslandMap, type MapSettings, type RouteViewProps } from '#client/map/map-service.ts'
import type { Route } from '#domain/quotes/call-shapes.ts'
import { useScriptStatus } from './status.ts'
import { CAPTION } from './street-map.tsx'

/** In the map's place when Google refuses the site's key. Specification sections 4 and 8. */
export function AuthFailure() {
  return (
    <div className="route-map__failure" role="alert">
      <h3>Error: AuthFailure</h3>
      <p>There is a problem with the API key of the street map: the map service has refused it. Fares and bookings are not affected.</p>
      <p>
        For the operator: check that the key exists, that its project has billing and the Maps JavaScript API enabled, and that its website
        restriction allows <strong>{location.origin}</strong>.
      </p>
    </div>
  )
}

/** The route where a key is set: on Google's map where the distance is Google's, else on the drawn one. */

const StreetMap = lazy(() => import('./street-map.tsx').then(({ StreetMap: map }) => ({ default: map })))

const FALLBACK_NOTE = 'The street map cannot be shown right now; this is our own.'

export function streetRoute(api: Pick<SiteApi, 'directions'>, settings: MapSettings): ComponentType<RouteViewProps> {
  return function StreetRoute({ fare }) {
    const status = useScriptStatus()
    if (status === 'auth failure') return <MapFrame caption={CAPTION}><AuthFailure /></MapFrame>
    if (fare.state !== 'priced' || fare.source === 'embedded') return <IslandMap fare={fare} />
    return <OnStreetMap key={`${fare.pickup}\n${fare.dropoff}`} fare={fare} api={api} settings={settings} />
  }
}

interface OnStreetMapProps {
  readonly fare: PricedFare
  readonly api: Pick<SiteApi, 'directions'>
  readonly settings: MapSettings
}

function OnStreetMap({ fare, api, settings }: OnStreetMapProps) {
  const [answer, setAnswer] = useState<Route | null>()
  const { browserKey, mapId, serverAsks } = settings
  useEffect(() => {
    let wanted = true
    async function fetchRoute() {
      const found = await import('./directions.ts').then(({ directionsOf }) => directionsOf({ api, browserKey, serverAsks }, fare)).catch(() => null)
      if (wanted) setAnswer(found)
    }
    void fetchRoute()
    return () => { wanted = false }
  }, [api, browserKey, serverAsks, fare])

  if (answer === undefined) return <MapFrame caption={CAPTION}><MapNote>Fetching the street map…</MapNote></MapFrame>
  const drawn = <IslandMap fare={fare} note={FALLBACK_NOTE} />
  if (answer?.source !== 'google') return drawn
  return (
    <Fallback to={drawn}>
      <Suspense fallback={<MapFrame caption={CAPTION}><MapNote>Fetching the street map…</MapNote></MapFrame>}>
        <StreetMap {...fare} path={answer.path} browserKey={browserKey} mapId={mapId} otherwise={drawn} />
      </Suspense>
    </Fallback>
  )
}

/** Whatever a foreign script throws while it draws, the route is still to be seen. */
class Fallback extends Component<{ readonly to: ReactNode; readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.to : this.props.children
  }
}
