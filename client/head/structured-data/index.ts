/** What each page says in schema.org's words. Only the Worker runs this: nothing of it is in the browser's bundle. */
import type { PageHead } from '../page-head.ts'
import { airportRatesThings } from './airport-rates.ts'
import type { Things } from './business.ts'
import { homeThings } from './home.ts'
import { placeThings } from './place.ts'
import { safariThings } from './safari.ts'
import { transferThings } from './transfer.ts'

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
