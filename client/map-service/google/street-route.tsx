/** The route where a key is set: on Google's map where the distance is Google's, else on the drawn one. */
import { Component, lazy, Suspense, useEffect, useState, type ComponentType, type ReactNode } from 'react'
import type { DirectionsAnswer } from '#domain/calls.ts'
import type { SiteApi } from '../../api.ts'
import { MapFrame, MapNote } from '../../map/map-frame.tsx'
import type { PricedFare } from '../../quote.ts'
import type { MapSettings } from '../choose.ts'
import { DrawnRoute } from '../embedded.ts'
import type { RouteViewProps } from '../map-service.ts'
import { AuthFailure } from './auth-failure.tsx'
import { CAPTION } from './caption.ts'
import { useScriptStatus } from './status.ts'

const StreetMap = lazy(() => import('./street-map.tsx').then(({ StreetMap: map }) => ({ default: map })))

const FALLBACK_NOTE = 'The street map cannot be shown right now; this is our own.'

export function streetRoute(api: Pick<SiteApi, 'directions'>, settings: MapSettings): ComponentType<RouteViewProps> {
  return function StreetRoute({ fare }) {
    const status = useScriptStatus()
    if (status === 'auth failure') return <MapFrame caption={CAPTION}><AuthFailure /></MapFrame>
    if (fare.state !== 'priced' || fare.source === 'embedded') return <DrawnRoute fare={fare} />
    return <OnStreetMap key={`${fare.pickup}\n${fare.dropoff}`} fare={fare} api={api} settings={settings} />
  }
}

interface OnStreetMapProps {
  readonly fare: PricedFare
  readonly api: Pick<SiteApi, 'directions'>
  readonly settings: MapSettings
}

function OnStreetMap({ fare, api, settings }: OnStreetMapProps) {
  const [answer, setAnswer] = useState<DirectionsAnswer | null>()
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
  const drawn = <DrawnRoute fare={fare} note={FALLBACK_NOTE} />
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
