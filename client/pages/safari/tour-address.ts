/** What the address of a tour's page says, and when another address shows the same data. */
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { parseTourSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { hasDurations } from '#domain/tours/parks.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS, type Tour } from '#domain/tours/tour-price.ts'

/** The tour that the address of a tour page names; `null` for none. The hike has one duration. */
export function tourOfAddress(pathname: string): Tour | null {
  const tour = parseTourSlug(pathname.split('/')[3] ?? '')
  return tour && !hasDurations(tour.park) ? { ...tour, tourLength: 'half' } : tour
}

/** How many travelers an address asks for; `null` if it says nothing of them. */
export function travelersOf(search: URLSearchParams): number | null {
  const travelers = Number(search.get('travelers'))
  return Number.isInteger(travelers) && travelers >= MIN_TRAVELERS && travelers <= MAX_TRAVELERS ? travelers : null
}

/** Half or full day and the travelers change the address of a tour, but nothing that has to be loaded. */
export function shouldRevalidate({
  currentParams,
  nextParams,
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const [current, next] = [currentParams, nextParams].map(({ park = '' }) => parseTourSlug(park))
  return current &&
    next &&
    (current.tourLength !== next.tourLength || currentUrl.search !== nextUrl.search) &&
    tourSlug({ ...current, tourLength: next.tourLength }) === tourSlug(next)
    ? false
    : defaultShouldRevalidate
}
