import type { ShownFare } from '#domain/quotes/shown-fare.ts'
import { type ComponentType, createContext, lazy, use } from 'react'
import type { CallOptions, SiteApi } from '#client/api.ts'
import { lazyCode } from '#client/lazy-code.ts'
import type { Route, DirectionsRequest } from '#domain/quotes/calls.ts'
import { NoMap } from './map-frame.tsx'

/** The map service that needs no key and no one else's server: the site's gazetteer, road network and drawn map. */

const fetchDrawnRoute = lazyCode(() => import('./drawn-route.tsx'))

export const DrawnRoute = lazy(async () => ({ default: (await fetchDrawnRoute())?.DrawnRoute ?? NoMap }))

/** @param findsMore whether the server itself may ask elsewhere for places that the gazetteer does not know */
export function embeddedService(api: Pick<SiteApi, 'directions'>, findsMore: boolean): MapService {
  return { places: null, findsMore, directions: api.directions, RouteView: DrawnRoute }
}

/** What the site asks of a map service: places, directions, a map. Which service answers is decided in one place, ./choose.ts. */

/** Specification section 4, "Map loading status". */
export type MapServiceStatus = 'not loaded' | 'loading' | 'loaded' | 'failed' | 'auth failure'

/** A place that the gazetteer does not have. */
export interface FoundPlace {
  readonly name: string
  /** What tells it from its namesakes. */
  readonly about: string
  /** Looks up where it is; directions know it by the name answered. Never rejects. */
  locate(): Promise<string>
}

/** One visitor's search for one place, from the first letter to the choice. */
export interface PlaceSearch {
  /** Empty where nothing is found, or nobody answers. Never rejects. */
  find(typed: string): Promise<readonly FoundPlace[]>
}

export interface RouteViewProps {
  readonly fare: ShownFare
}

export interface MapService {
  /** Searches beyond the gazetteer; `null` for a service that knows no more. */
  readonly places: {
    startSearch(): Promise<PlaceSearch>
    /** Who is to be named beside what was found. */
    readonly credit: string
  } | null
  /** True when a place that the server could not find may yet be found from the browser. */
  readonly findsMore: boolean
  /** `null` where no road leads. Rejects as `SiteApi` does. */
  directions(request: DirectionsRequest, options?: CallOptions): Promise<Route | null>
  /** Draws the route of a trip. */
  readonly RouteView: ComponentType<RouteViewProps>
}

export const MapServiceContext = createContext<MapService | null>(null)

export function useMapService(): MapService {
  const service = use(MapServiceContext)
  if (!service) throw new Error('useMapService needs a MapServiceContext around it')
  return service
}
