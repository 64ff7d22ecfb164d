/** What each page says in schema.org's words. Only the Worker runs this: nothing of it is in the browser's bundle. */
import type { PageHead } from './page-head.ts'
import { airportRatesThings } from '#client/pages/airport-rates/structured-data.ts'
import type { Things } from './structured-data.ts'
import { homeThings } from '#client/pages/home/structured-data.ts'
import { placeThings } from '#client/pages/place/structured-data.ts'
import { safariThings } from '#client/pages/safari/structured-data.ts'
import { transferThings } from '#client/pages/transfer/structured-data.ts'

/** By the page of the route tree. Takes that page's loader data. */
const THINGS: Readonly<Record<string, (data: never, head: PageHead) => Things>> = {
  home: homeThings,
  transfer: transferThings,
  place: placeThings,
  'airport-rates': airportRatesThings,
  safari: safariThings,
}

/** Nothing for a page that search engines are not to list. */
export function structuredData(page: string, data: unknown, head: PageHead): readonly object[] {
  if (!head.listed) return []
  const things = THINGS[page]?.(data as never, head) ?? []
  return things.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
}
