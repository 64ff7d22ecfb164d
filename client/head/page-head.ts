import { BRAND } from '#domain/brand.ts'

/** What the head of a page says. Each page states it from its loader's data; the Worker writes it, the browser keeps it up to date. */

export interface PageHead {
  readonly title: string
  /** One or two sentences for a search result. */
  readonly description: string
  readonly keywords: readonly string[]
  /** Path of the page's one address, encoded; another spelling of it is sent there. `null` where the page has none. */
  readonly path: string | null
  /**
   * Whether search engines list the page, and caches may keep it: pages that our lists lead to, not what a visitor typed.
   * `null` while that cannot be said: search engines are told nothing then, and caches keep nothing.
   */
  readonly listed: boolean | null
}

/** Of a page that exists nowhere. */
export const UNKNOWN_PAGE: PageHead = {
  title: `Page not found | ${BRAND.name}`,
  description: 'There is no page at this address. Find your fixed taxi fare in Sri Lanka here.',
  keywords: [], path: null, listed: false,
}

/** Of a page that cannot be shown right now: which page it is to search engines stays open. */
export const FAILED_PAGE: PageHead = {
  title: `Something went wrong | ${BRAND.name}`,
  description: 'This page cannot be shown right now.',
  keywords: [], path: null, listed: null,
}

export function absoluteUrl(path: string): string {
  return BRAND.origin + path
}

/** The `handle` of a page's route: what there is to know of a page before its code has been fetched. */
export interface PageHandle {
  /** Name of the component's module, by which the Worker preloads its files. */
  readonly page: string
  readonly head: () => Promise<(data: never, pathname: string) => PageHead>
  /** Fetches the code that loads the page's data. */
  readonly load: () => Promise<unknown>
}

interface Match { readonly handle?: unknown; readonly loaderData: unknown }

/** The head of the deepest page that was matched; without data it is the error screen that is shown. */
export async function headOf(matches: readonly Match[], pathname: string): Promise<PageHead> {
  const page = matches.findLast(({ handle }) => (handle as PageHandle | undefined)?.head)
  if (!page) return UNKNOWN_PAGE
  if (page.loaderData === undefined) return FAILED_PAGE
  const head = await (page.handle as PageHandle).head()
  return head(page.loaderData as never, pathname)
}

/** What a page tells search engines of itself; `null` for nothing: a passing fault must not take a listed page out of their index. */
export function robots({ listed }: PageHead): string | null {
  if (listed === null) return null
  return listed ? 'index, follow, max-image-preview:large' : 'noindex, follow'
}
