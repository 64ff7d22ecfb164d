/** What of Google's service is loaded when it is first needed; each part fetches its own. */
import type { ComponentType } from 'react'
import type { Route, DirectionsRequest } from '#domain/quotes/call-shapes.ts'
import type { CallOptions, SiteApi } from '#client/api.ts'
import type { MapSettings, PlaceSearch, RouteViewProps } from '#client/map/map-service.ts'
import { streetRoute } from './street-route.tsx'

interface LateGoogle {
  startSearch(): Promise<PlaceSearch>
  directions(request: DirectionsRequest, options?: CallOptions): Promise<Route | null>
  readonly RouteView: ComponentType<RouteViewProps>
}

let connected: LateGoogle | undefined

/** One for the page: a component made anew would be another one to React. */
export function connect(api: Pick<SiteApi, 'directions'>, settings: MapSettings): LateGoogle {
  const { browserKey, serverAsks } = settings
  connected ??= {
    startSearch: async () => (await import('./places.ts')).startSearch(browserKey),
    directions: async (request, options) => (await import('./directions.ts')).directionsBeyond({ api, browserKey, serverAsks }, request, options),
    RouteView: streetRoute(api, settings),
  }
  return connected
}
