/** What the Worker writes around the app's markup: the head, and the data that the browser hydrates with. */
import type { StaticHandlerContext } from 'react-router'
import { headMarkup, scriptJson } from '#client/head/markup.ts'
import { FAILED_PAGE, headOf, type PageHead } from '#client/head/page-head.ts'
import { structuredData } from '#client/head/page-structured-data.ts'
import type { MapSettings } from '#client/map/map-service.ts'

/** What pages know of the operator's settings. */
export interface PageSettings {
  readonly product: string
  readonly maps?: MapSettings | undefined
}

/** Left in the page by the Worker, read by `client/main.tsx`. */
export interface PageData extends PageSettings {
  readonly loaderData: StaticHandlerContext['loaderData']
  readonly errors: StaticHandlerContext['errors']
}

export interface PageDocument {
  readonly head: PageHead
  readonly headMarkup: string
  readonly dataMarkup: string
  /** The page of the route tree, as `client/pages/{page}/{page}.tsx` is called. */
  readonly page: string
}

export async function pageDocument({ matches, loaderData, errors, location }: StaticHandlerContext, settings: PageSettings): Promise<PageDocument> {
  const page = matches.at(-1)?.route
  const head = errors ? FAILED_PAGE : await headOf(matches.map(({ route }) => ({ handle: route.handle, loaderData: loaderData[route.id] })), location.pathname)
  const things = errors || !page ? [] : structuredData(page.handle?.page, loaderData[page.id], head)
  const data: PageData = { ...settings, loaderData, errors }
  return {
    head,
    headMarkup: headMarkup(head, things),
    dataMarkup: `<script type="application/json" id="page-data">${scriptJson(data)}</script>`,
    page: page?.handle?.page ?? '',
  }
}
