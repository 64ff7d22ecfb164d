import type { SiteApi } from '#client/api.ts'
import { embeddedService } from '#client/map/map-service.ts'
import { googleService } from './service.ts'
import type { MapService } from '#client/map/map-service.ts'

/** What the operator has set up, as the page says it. */
export interface MapSettings {
  /** Restricted to this site, not secret; empty for none. */
  readonly browserKey: string
  readonly mapId: string
  /** The Worker has a key of its own. */
  readonly serverAsks: boolean
}

/** The Worker draws no map and asks no map service: Google's code would be a fifth of what it reads when it starts. */
export function mapService(api: Pick<SiteApi, 'directions'>, settings: MapSettings | undefined): MapService {
  return !import.meta.env.SSR && settings?.browserKey ? googleService(api, settings) : embeddedService(api, settings?.serverAsks ?? false)
}
