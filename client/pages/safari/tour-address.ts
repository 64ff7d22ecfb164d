import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { parseSafariSlug, type Tour, safariSlug } from '#domain/quotes/slugs.ts'
import { isAdamsPeak } from '#domain/safaris/tour-price.ts'

/** Half or full day changes the address of a tour, but nothing that has to be asked for. */
export function shouldReload({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentParams, nextParams].map(({ park = '' }) => parseSafariSlug(park))
  return current && next && current.type !== next.type && safariSlug({ ...current, type: next.type }) === safariSlug(next) ? false : defaultShouldRevalidate
}

/** The tour that the address of a safari page names; `null` for none. The hike knows one duration. */
export function tourOfAddress(pathname: string): Tour | null {
  const route = parseSafariSlug(pathname.split('/')[3] ?? '')
  return route && isAdamsPeak(route.park) ? { ...route, type: 'Half Day' } : route
}
