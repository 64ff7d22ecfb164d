/** What the site needs of a map service. `client/main.tsx` chooses the service; this file has the site's own. */
import { type ComponentType, createContext, lazy, use } from 'react'
import type { CallOptions, SiteApi } from '#client/api.ts'
import { lazyCode } from '#client/lazy-code.ts'
import type { DirectionsRequest, Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { readAddress } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { NoMap } from './map-frame.tsx'

/** What the operator has set up. The Worker writes it into the page. */
export interface MapSettings {
  /** Key of the map service for browsers: not secret, but restricted to this site. Empty for none. */
  readonly browserKey: string
  /** Style of the street map. Empty for the service's own. */
  readonly mapId: string
  /** True when the Worker has a key of its own and asks the map service itself. */
  readonly serverAsks: boolean
}

export interface MapService {
  /** Finds places that the gazetteer does not have; `null` for a service that has no such search. */
  readonly places: {
    startSearch(): Promise<PlaceSearch>
    /** Shown beside the places found, as the service's terms ask. */
    readonly credit: string
  } | null
  /** True when the browser may find a place that the server did not find. */
  readonly findsMore: boolean
  /** `null` if no road leads there. Rejects as `SiteApi` does. */
  directions(request: DirectionsRequest, options?: CallOptions): Promise<Route | null>
  /** Draws the route of a trip. */
  readonly RouteView: ComponentType<RouteViewProps>
}

/** The search of one place field, from the first letter to the choice. */
export interface PlaceSearch {
  /**
   * Empty when nothing is found or the service does not answer. Never rejects.
   * @param onArrival called when a service that was not there yet has arrived: the search is worth repeating
   */
  find(typed: string, onArrival: () => void): Promise<readonly FoundPlace[]>
}

/** A place that the map service found, and the gazetteer does not have. */
export interface FoundPlace {
  readonly name: string
  /** Tells places of one name apart: the address, or a part of it. */
  readonly about: string
  /** Looks up the position. Resolves to the name by which fares are asked for. Never rejects. */
  locate(): Promise<string>
}

export interface RouteViewProps {
  readonly fare: ShownFare
}

/** Code of a map with its words. Only browsers draw maps, and a document has one language. */
export const mapCode = <T>(importCode: () => Promise<T>) =>
  lazyCode(async () => {
    const texts = textsOf(readAddress(location.pathname).language)
    return (await Promise.all([importCode(), texts.load('places')]))[0]
  })

// Fetched when a map is first shown.
const islandMapCode = mapCode(() => import('./island-map.tsx'))

/** The site's own map, drawn from its own roads. */
export const IslandMap = lazy(async () => ({ default: (await islandMapCode())?.IslandMap ?? NoMap }))

/** The island with ways that are known already. */
export const IslandDrawing = lazy(async () => ({ default: (await islandMapCode())?.IslandDrawing ?? NoMap }))

/** Gazetteer, road network and map of the site, and nobody else. */
export const OWN_MAP_SERVICE = { places: null, findsMore: false, RouteView: IslandMap }

/**
 * The service that needs no key: gazetteer, road network and map of the site.
 * @param serverAsks whether the server may ask a map service about places that the gazetteer does not have
 */
export function embeddedService({ directions }: Pick<SiteApi, 'directions'>, serverAsks = false): MapService {
  return { ...OWN_MAP_SERVICE, findsMore: serverAsks, directions }
}

/** Components ask the API for directions, which passes them on to the service. */
export const MapServiceContext = createContext<Omit<MapService, 'directions'>>(OWN_MAP_SERVICE)

export const useMapService = () => use(MapServiceContext)
