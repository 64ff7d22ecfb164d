/** The entries of the main menu, on wide screens and on phones. */
import { PARKS } from '#domain/tours/parks.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { paths } from '#domain/paths.ts'

export type SubmenuName = 'fromAirport' | 'toAirport' | 'safari' | 'taxi'

/** Ids of the footer's lists, to which the menu leads without scripts. */
export const FOOTER_LISTS = { all: 'site-links', towns: 'towns', thingsToDo: 'things-to-do' } as const

/** Where a submenu's button leads without a script. */
export const FALLBACK_HREFS: Readonly<Record<SubmenuName, string>> = {
  fromAirport: paths.fromAirport,
  toAirport: paths.toAirport,
  safari: paths.safaris,
  taxi: `#${FOOTER_LISTS.towns}`,
}

export const SAFARI_LINKS = PARKS.map(({ name, shortName }) => ({
  park: name,
  name: shortName,
  to: paths.safari(parkSlug(name)),
}))
