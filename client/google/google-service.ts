/**
 * Google's place search, directions and map, for places that the gazetteer does not have. All other code in this folder
 * is fetched when it is needed.
 */
import { lazy } from 'react'
import type { SiteApi } from '#client/api.ts'
import { IslandMap, mapCode, type MapService, type MapSettings } from '#client/map/map-service.ts'

const routeViewCode = mapCode(() => import('./route-view.tsx'))

export function googleService(api: Pick<SiteApi, 'directions'>, settings: MapSettings): MapService {
  return {
    places: {
      startSearch: async () => (await import('./places.ts')).startSearch(settings.browserKey),
      credit: 'Google Maps',
    },
    findsMore: true,
    async directions(request, options) {
      // The site's own roads come first. Google is asked only about places that they do not know.
      const route = await api.directions({ ...request, source: 'embedded' }, options)
      if (route || request.source) return route
      const { findRoute } = await import('./directions.ts')
      return findRoute({ api, ...settings }, request, options)
    },
    RouteView: lazy(async () => {
      const code = await routeViewCode()
      return { default: code?.createRouteView(api, settings) ?? IslandMap }
    }),
  }
}
