/** The map service that needs no key and no one else's server: the site's gazetteer, road network and drawn map. */
import { lazy } from 'react'
import type { SiteApi } from '../api.ts'
import { latePart } from '../late-part.ts'
import { NoMap } from '../map/map-frame.tsx'
import type { MapService } from './map-service.ts'

const fetchDrawnRoute = latePart(() => import('../map/drawn-route.tsx'))

export const DrawnRoute = lazy(async () => ({ default: (await fetchDrawnRoute())?.DrawnRoute ?? NoMap }))

/** @param findsMore whether the server itself may ask elsewhere for places that the gazetteer does not know */
export function embeddedService(api: Pick<SiteApi, 'directions'>, findsMore: boolean): MapService {
  return { places: null, findsMore, directions: api.directions, RouteView: DrawnRoute }
}
