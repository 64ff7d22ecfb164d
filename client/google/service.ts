/** Google's places, directions and map, for whatever the site's own do not have. All of it but this file is loaded when it is needed. */
import { lazy } from 'react'
import type { SiteApi } from '#client/api.ts'
import type { MapService, MapSettings } from '#client/map/map-service.ts'

export function googleService(api: Pick<SiteApi, 'directions'>, settings: MapSettings): MapService {
  const late = async () => (await import('./late.tsx')).connect(api, settings)
  return {
    places: { startSearch: async () => (await late()).startSearch(), credit: 'Google Maps' },
    findsMore: true,
    async directions(request, options) {
      // Of what is in the gazetteer Google is asked nothing; what is not, the embedded network does not know.
      const answer = await api.directions({ ...request, source: 'embedded' }, options)
      return answer || request.source ? answer : (await late()).directions(request, options)
    },
    RouteView: lazy(async () => ({ default: (await late()).RouteView })),
  }
}
