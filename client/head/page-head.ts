/** What the head of a page says. Each page states it from its loader's data; head-tags.ts makes the elements. */
import { BRAND } from '#domain/brand.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import type { Thing } from './structured-data.ts'

export interface PageHead {
  readonly title: string
  /** One or two sentences for a search result. */
  readonly description: string
  readonly keywords: readonly string[]
  /**
   * Path of the page's one address, encoded. Other spellings of the address redirect to it. `null` where the page has
   * none.
   */
  readonly path: string | null
  /**
   * True for pages that our lists lead to: search engines may list them and caches may keep them. False for pages that
   * a visitor made up. `null` while a failure hides which of the two it is: search engines are told nothing, caches
   * keep nothing.
   */
  readonly listed: boolean | null
  /**
   * The page in schema.org's words. Written for listed pages only, and by the Worker only (`import.meta.env.SSR`):
   * crawlers read the HTML, and the browser need not load this code.
   */
  readonly things?: readonly Thing[]
}

/** Head of a page that exists nowhere. */
export const UNKNOWN_PAGE: PageHead = {
  title: `Page not found | ${BRAND.name}`,
  description: 'There is no page at this address. Find your fixed taxi fare in Sri Lanka here.',
  keywords: [],
  path: null,
  listed: false,
}

/** Head of a page that cannot be shown right now. */
export const FAILED_PAGE: PageHead = {
  title: `Something went wrong | ${BRAND.name}`,
  description: 'This page cannot be shown right now.',
  keywords: [],
  path: null,
  listed: null,
}

/** Head of a page whose trip has no fare, or none right now. */
export function noFareHead({ state, pickup, dropoff }: ShownFare): PageHead {
  if (state === 'failed') return FAILED_PAGE
  const trip = pickup && dropoff ? `from ${pickup} to ${dropoff}` : 'for this address'
  return {
    title: `No taxi fare ${trip} | ${BRAND.name}`,
    description: `There is no fare ${trip}. Choose two places in Sri Lanka that a car can reach.`,
    keywords: [],
    path: null,
    listed: false,
  }
}

/** A page's `handle` in the route tree. */
export interface PageHandle {
  readonly head: (data: never, pathname: string) => PageHead
}

interface Match {
  readonly handle?: unknown
  readonly loaderData: unknown
}

/** The head of the deepest page that matched. A page without its code or its data shows the error screen. */
export function headOf(matches: readonly Match[], pathname: string): PageHead {
  const page = [...matches].reverse().find(({ handle }) => (handle as PageHandle | undefined)?.head)
  if (!page || page.loaderData === undefined) return FAILED_PAGE
  return (page.handle as PageHandle).head(page.loaderData as never, pathname)
}
