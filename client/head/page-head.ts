/** What the head of a page says. Each page states it from its loader's data; head-tags.ts makes the elements. */
import { BRAND } from '#domain/brand.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import type { Thing } from './structured-data.ts'

export interface PageHead {
  /** Without the site's name. */
  readonly title: string
  /** One or two sentences for a search result. */
  readonly description: string
  /** By the Worker only, as `things`. */
  readonly keywords?: readonly string[]
  /**
   * Path of the page's one address, encoded. Other spellings of the address redirect to it. `null` if the page has
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

/** With what all titles end with. */
export const fullTitle = ({ title }: PageHead): string => `${title} | ${BRAND.name}`

/** Head of a page that exists nowhere. */
export function unknownPage(texts: Texts): PageHead {
  const { title, description } = texts.in('site').heads.unknown
  return { title, description, path: null, listed: false }
}

/** Head of a page that cannot be shown right now. */
export function failedPage(texts: Texts): PageHead {
  const { title, description } = texts.in('site').heads.failed
  return { title, description, path: null, listed: null }
}

/** Head of a page whose trip has no fare, or none right now. */
export function noFareHead({ state, pickup, dropoff }: ShownFare, texts: Texts): PageHead {
  if (state === 'failed') return failedPage(texts)
  const { heads } = texts.in('site')
  const { title, description } = pickup && dropoff ? heads.noFare(pickup, dropoff) : heads.noFareHere
  return { title, description, path: null, listed: false }
}

/** A page's `handle` in the route tree. */
export interface PageHandle {
  /** @param pathname without its language */
  readonly head: (data: never, pathname: string, texts: Texts) => PageHead
}

interface Match {
  readonly handle?: unknown
  readonly loaderData: unknown
}

/** The head of the deepest page that matched. A page without its code or its data shows the error screen. */
export function headOf(matches: readonly Match[], pathname: string, texts: Texts): PageHead {
  const page = [...matches].reverse().find(({ handle }) => (handle as PageHandle | undefined)?.head)
  if (!page || page.loaderData === undefined) return failedPage(texts)
  return (page.handle as PageHandle).head(page.loaderData as never, pathname, texts)
}
