import type { Env } from '../environment.ts'

/** What the browser may know of the operator's keys: its own one, and whether there is another. Nothing where there is none. */
export function mapSettings({ GOOGLE_MAPS_BROWSER_KEY: browserKey = '', GOOGLE_MAPS_MAP_ID: mapId = '', GOOGLE_MAPS_SERVER_KEY: serverKey }: Env) {
  return browserKey || serverKey ? { browserKey, mapId, serverAsks: Boolean(serverKey) } : undefined
}
