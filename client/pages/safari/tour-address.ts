import { isAdamsPeak } from '#domain/safari.ts'
import { parseSafariSlug, type SafariRoute } from '#domain/slugs.ts'

/** The tour that the address of a safari page names; `null` for none. The hike knows one duration. */
export function tourOfAddress(pathname: string): SafariRoute | null {
  const route = parseSafariSlug(pathname.split('/')[3] ?? '')
  return route && isAdamsPeak(route.park) ? { ...route, type: 'Half Day' } : route
}
