import { settings, type Env } from '#worker/environment.ts'

/** What the browser may know of the operator's keys: its own one, and whether there is another. Nothing where there is none. */
export function mapSettings(env: Env) {
  const { GOOGLE_MAPS_BROWSER_KEY: browserKey, GOOGLE_MAPS_MAP_ID: mapId, GOOGLE_MAPS_SERVER_KEY: serverKey } = settings(env)
  return browserKey || serverKey ? { browserKey: browserKey ?? '', mapId: mapId ?? '', serverAsks: serverKey !== null } : undefined
}

/** What a page with Google's map may load besides its own: https://developers.google.com/maps/documentation/javascript/content-security-policy */
const SERVICES = ['https://*.googleapis.com', 'https://*.gstatic.com']

export const MAP_SERVICE_SOURCES = {
  scriptSrc: SERVICES,
  styleSrc: ['https://fonts.googleapis.com'],
  imgSrc: SERVICES,
  connectSrc: SERVICES,
  fontSrc: ['https://fonts.gstatic.com'],
  workerSrc: ['blob:'],
} as const
