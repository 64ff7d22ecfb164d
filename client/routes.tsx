/** Every page of the site: the one route tree that the Worker renders and the browser hydrates. */
import type { ComponentType } from 'react'
import { data } from 'react-router'
import type { LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router'
import { connect, type ApiConnection, type SiteApi } from './api.ts'
import { DocumentHead } from './head/document-head.tsx'
import { UNKNOWN_PAGE, type PageHead } from './head/page-head.ts'
import { ErrorScreen } from './layout/error-screen.tsx'
import { Layout } from './layout/layout.tsx'
import { PATTERNS } from './paths.ts'
import { SiteApiContext } from './site-api.ts'

export { pageDocument } from './document.ts'

/** What the module of a page exports. */
interface PageModule {
  readonly Component: ComponentType
  /** Data of the page; `data(value, { status })` for another status than 200. Never with a token in it: pages are cached. */
  readonly load?: (api: SiteApi, args: LoaderFunctionArgs) => unknown
  readonly head: (data: never) => PageHead
  /** Where another address of the same page needs no other data. */
  readonly shouldReload?: ShouldRevalidateFunction
}

/** @param page name of the module, by which the Worker preloads its files */
function pageRoute(api: SiteApi, page: string, importPage: () => Promise<PageModule>): RouteObject {
  return {
    id: page,
    lazy: async () => {
      const { Component, load, head, shouldReload } = await importPage()
      return {
        Component,
        handle: { page, head },
        ...(load ? { loader: (args: LoaderFunctionArgs) => load(api, args) } : {}),
        ...(shouldReload ? { shouldRevalidate: shouldReload } : {}),
      }
    },
  }
}

/** Specification section 2: an address that exists nowhere shows the home page; its status says that it is none. */
function asUnknown({ Component, load }: PageModule): PageModule {
  return {
    Component,
    load: async (api, args) => data(await load?.(api, args) ?? null, { status: 404 }),
    head: () => UNKNOWN_PAGE,
  }
}

const importHome = () => import('./pages/home/home.tsx')
const importAirportRates = () => import('./pages/airport-rates/airport-rates.tsx')

export function createRoutes(connection: ApiConnection): RouteObject[] {
  const api = connect(connection)
  return [
    {
      id: 'site',
      element: <SiteApiContext value={api}><DocumentHead /><Layout /></SiteApiContext>,
      // The layout itself failed: nothing of it is asked for again.
      errorElement: <main><ErrorScreen /></main>,
      children: [{
        // A page that fails leaves the layout standing: the menu leads on.
        ErrorBoundary: ErrorScreen,
        children: [
          { ...pageRoute(api, 'home', importHome), path: PATTERNS.home },
          { ...pageRoute(api, 'booking', () => import('./pages/booking/booking.tsx')), path: PATTERNS.booking },
          { ...pageRoute(api, 'transfer', () => import('./pages/transfer/transfer.tsx')), path: PATTERNS.transfer },
          { ...pageRoute(api, 'place', () => import('./pages/place/place.tsx')), path: PATTERNS.place },
          { ...pageRoute(api, 'airport-rates', importAirportRates), id: 'from-airport', path: PATTERNS.fromAirport },
          { ...pageRoute(api, 'airport-rates', importAirportRates), id: 'to-airport', path: PATTERNS.toAirport },
          { ...pageRoute(api, 'safari', () => import('./pages/safari/safari.tsx')), path: PATTERNS.safari },
          { ...pageRoute(api, 'home', async () => asUnknown(await importHome())), id: 'unknown', path: '*' },
        ],
      }],
    },
  ]
}
