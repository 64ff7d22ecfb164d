/** Every page of the site: the one route tree that the Worker renders and the browser hydrates. */
import type { ComponentType } from 'react'
import { data } from 'react-router'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router'
import type { ApiConnection, SiteApi } from './api.ts'
import { DocumentHead } from '#client/head/document-head.tsx'
import type { PageHandle } from '#client/head/page-head.ts'
import { ErrorScreen } from '#client/layout/error-screen.tsx'
import { connectLater } from './late-api.ts'
import { Layout } from '#client/layout/layout.tsx'
import { googleService } from '#client/google/service.ts'
import { embeddedService, type MapSettings, MapServiceContext } from '#client/map/map-service.ts'
import { PATTERNS } from '#domain/paths.ts'
import { SiteApiContext } from './api.ts'

type Load = (api: SiteApi, args: LoaderFunctionArgs) => unknown

/** A page in parts, each fetched when it is needed: hydration wants the component alone. */
interface Page {
  readonly Component: () => Promise<ComponentType>
  /** Data of the page; `data(value, { status })` for another status than 200. Never with a token in it: pages are cached. */
  readonly load: () => Promise<Load>
  readonly head: PageHandle['head']
  /** Where another address of the same page needs no other data. */
  readonly shouldReload?: () => Promise<ShouldRevalidateFunction>
}

const home: Page = {
  Component: async () => (await import('#client/pages/home/page.tsx')).Component,
  load: async () => (await import('#client/pages/home/load.ts')).loadHome,
  head: async () => (await import('#client/pages/home/head.ts')).head,
}

/** Specification section 2: an address that exists nowhere shows the home page; its status says that it is none. */
const unknown: Page = {
  Component: home.Component,
  load: async () => {
    const { fareOfSearch } = await import('#client/pages/home/load.ts')
    return async (api, args) => data(await fareOfSearch(api, args), { status: 404 })
  },
  head: async () => {
    const { UNKNOWN_PAGE } = await import('#client/head/page-head.ts')
    return () => UNKNOWN_PAGE
  },
}

const transfer: Page = {
  Component: async () => (await import('#client/pages/transfer/page.tsx')).Component,
  load: async () => (await import('#client/pages/transfer/load.ts')).loadTransfer,
  head: async () => (await import('#client/pages/transfer/head.ts')).head,
}

const place: Page = {
  Component: async () => (await import('#client/pages/place/page.tsx')).Component,
  load: async () => (await import('#client/pages/place/load.ts')).loadPlace,
  head: async () => (await import('#client/pages/place/head.ts')).head,
}

const airportRates: Page = {
  Component: async () => (await import('#client/pages/airport-rates/page.tsx')).Component,
  load: async () => (await import('#client/pages/airport-rates/load.ts')).loadAirportRates,
  head: async () => (await import('#client/pages/airport-rates/head.ts')).head,
}

const safari: Page = {
  Component: async () => (await import('#client/pages/safari/page.tsx')).Component,
  load: async () => (await import('#client/pages/safari/load.ts')).loadSafari,
  head: async () => (await import('#client/pages/safari/head.ts')).head,
  shouldReload: async () => (await import('#client/pages/safari/page.tsx')).shouldReload,
}

const booking: Page = {
  Component: async () => (await import('#client/pages/booking/page.tsx')).Component,
  load: async () => (await import('#client/pages/booking/load.ts')).loadBooking,
  head: async () => (await import('#client/pages/booking/head.ts')).head,
}

/** @param page name of the component's module, by which the Worker preloads its files */
function pageRoute(api: SiteApi, path: string, page: string, { Component, load, head, shouldReload }: Page): RouteObject {
  return {
    id: path,
    path,
    handle: { page, head, load } satisfies PageHandle,
    lazy: async () => ({ Component: await Component(), shouldRevalidate: await shouldReload?.() }),
    loader: async (args: LoaderFunctionArgs) => (await load())(api, args),
  }
}

/** @param maps what the operator has set up; on the server nothing is drawn or searched */
export function createRoutes(connection: ApiConnection, maps?: MapSettings): RouteObject[] {
  const calls = connectLater(connection)
  // Google's code stays out of the Worker, which draws no map.
  const service = !import.meta.env.SSR && maps?.browserKey ? googleService(calls, maps) : embeddedService(calls, maps?.serverAsks)
  const api: SiteApi = { ...calls, directions: service.directions }
  return [
    {
      id: 'site',
      element: <SiteApiContext value={api}><MapServiceContext value={service}><DocumentHead /><Layout /></MapServiceContext></SiteApiContext>,
      // The layout itself failed: nothing of it is asked for again.
      errorElement: <main><ErrorScreen /></main>,
      children: [{
        // A page that fails leaves the layout standing: the menu leads on.
        ErrorBoundary: ErrorScreen,
        children: [
          pageRoute(api, PATTERNS.home, 'home', home),
          pageRoute(api, PATTERNS.transfer, 'transfer', transfer),
          pageRoute(api, PATTERNS.place, 'place', place),
          pageRoute(api, PATTERNS.fromAirport, 'airport-rates', airportRates),
          pageRoute(api, PATTERNS.toAirport, 'airport-rates', airportRates),
          pageRoute(api, PATTERNS.safari, 'safari', safari),
          pageRoute(api, PATTERNS.booking, 'booking', booking),
          pageRoute(api, '*', 'home', unknown),
        ],
      }],
    },
  ]
}
