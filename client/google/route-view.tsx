/**
 * The route of a trip where Google is set up: on Google's map when the distance is Google's, otherwise on the island
 * map.
 */
import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { type SiteApi, timeLimit } from '#client/api.ts'
import { useTexts } from '#client/languages/language.tsx'
import { MapFrame, MapNote } from '#client/map/map-frame.tsx'
import { IslandMap, type MapSettings, type RouteViewProps } from '#client/map/map-service.ts'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { findFareRoute, type RouteSources } from './directions.ts'
import { onScriptArrival, QUOTE_MS, scriptLoaded, useScriptStatus, within } from './maps-api.ts'
import './street-map.css'

export function createRouteView(
  api: Pick<SiteApi, 'directions'>,
  settings: MapSettings,
): ComponentType<RouteViewProps> {
  return function RouteView({ fare }) {
    const t = useTexts('places').map
    const status = useScriptStatus()
    if (status === 'auth failure')
      return (
        <MapFrame caption={t.service}>
          <AuthFailure />
        </MapFrame>
      )
    if (fare.state !== 'priced' || fare.source === 'embedded') return <IslandMap fare={fare} />
    return <GoogleRoute key={`${fare.pickup}\n${fare.dropoff}`} fare={fare} api={api} settings={settings} />
  }
}

/** Shown instead of the map when Google refuses the site's key (docs/product.md#errors). */
function AuthFailure() {
  const t = useTexts('places').map
  return (
    <div className="route-map__failure" role="alert">
      <h3>Error: AuthFailure</h3>
      <p>{t.refusedKey}</p>
      <p lang="en">
        For the operator: check that the key exists, that its project has billing and the Maps JavaScript API enabled,
        and that its website restriction allows <strong>{location.origin}</strong>.
      </p>
    </div>
  )
}

interface GoogleRouteProps {
  readonly fare: PricedFare
  readonly api: Pick<SiteApi, 'directions'>
  readonly settings: MapSettings
}

function GoogleRoute({ fare, api, settings }: GoogleRouteProps) {
  const t = useTexts('places').map
  const map = useStreetMap(fare, api, settings)
  if (map === undefined)
    return (
      <MapFrame caption={t.service}>
        <MapNote>{t.fetching}</MapNote>
      </MapFrame>
    )
  const islandMap = <IslandMap fare={fare} note={t.noService} />
  if (map === null) return islandMap
  const { StreetMap, path, marker } = map
  return (
    <Fallback to={islandMap}>
      <MapFrame caption={t.service}>
        <StreetMap pickup={fare.pickup} dropoff={fare.dropoff} path={path} mapId={settings.mapId} marker={marker} />
      </MapFrame>
    </Fallback>
  )
}

interface LoadedMap {
  readonly StreetMap: typeof import('./street-map.tsx').StreetMap
  readonly path: Route['path']
  readonly marker: google.maps.MarkerLibrary | null
}

/** `undefined` while the map is loading, `null` when it cannot be shown. */
function useStreetMap(
  fare: PricedFare,
  api: Pick<SiteApi, 'directions'>,
  { browserKey, serverAsks, mapId }: MapSettings,
): LoadedMap | null | undefined {
  const [map, setMap] = useState<LoadedMap | null>()
  useEffect(() => {
    let current = true
    async function load() {
      const loaded = await loadMap({ api, browserKey, serverAsks }, mapId, fare).catch(() => null)
      if (!current) return
      setMap(loaded)
      // A script that comes late still brings the street map.
      if (!loaded)
        onScriptArrival(() => {
          if (current) void load()
        })
    }
    void load()
    return () => {
      current = false
    }
  }, [api, browserKey, serverAsks, mapId, fare])
  return map
}

async function loadMap(sources: RouteSources, mapId: string, fare: PricedFare): Promise<LoadedMap | null> {
  const route = await findFareRoute(sources, fare)
  if (route?.source !== 'google') return null
  const signal = timeLimit(QUOTE_MS)
  if (!(await scriptLoaded(sources.browserKey, signal))) return null
  const [{ StreetMap }, marker] = await within(
    signal,
    Promise.all([
      import('./street-map.tsx'),
      mapId ? google.maps.importLibrary('marker') : null,
      google.maps.importLibrary('maps'),
    ]),
  )
  return { StreetMap, path: route.path, marker }
}

/** Shows another map when Google's code throws an error while it draws. */
class Fallback extends Component<
  { readonly to: ReactNode; readonly children: ReactNode },
  { readonly failed: boolean }
> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.to : this.props.children
  }
}
