/** What the browser needs for Google's map: the operator's settings, and the hosts that a page may load from. */
import { settings, type Env } from '#worker/environment.ts'

/** The browser's key, and whether the Worker has one of its own. `undefined` without any key. */
export function mapSettings(env: Env) {
  const { GOOGLE_MAPS_BROWSER_KEY: browserKey, GOOGLE_MAPS_MAP_ID: mapId, GOOGLE_MAPS_SERVER_KEY: serverKey } = settings(env)
  return browserKey || serverKey ? { browserKey: browserKey ?? '', mapId: mapId ?? '', serverAsks: serverKey !== null } : undefined
}

const SERVICES = ['https://*.googleapis.com', 'https://*.gstatic.com']

/** For the content security policy: https://developers.google.com/maps/documentation/javascript/content-security-policy */
export const MAP_SERVICE_SOURCES = {
  scriptSrc: SERVICES,
  styleSrc: ['https://fonts.googleapis.com'],
  imgSrc: SERVICES,
  connectSrc: SERVICES,
  fontSrc: ['https://fonts.gstatic.com'],
  workerSrc: ['blob:'],
} as const
