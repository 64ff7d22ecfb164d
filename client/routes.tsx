/** Every page of the site. The Worker renders this route tree, the browser hydrates it. */
import type { RouteObject } from 'react-router'
import { PATTERNS } from '#domain/paths.ts'
import { DocumentHead } from './head/document-head.tsx'
import { ErrorScreen } from './layout/error-screen.tsx'
import { Layout } from './layout/layout.tsx'

/** A page is loaded in one piece, when it is first visited. Its id is unique and begins with the name of its folder. */
const pages: RouteObject[] = [
  {
    id: 'home',
    path: PATTERNS.home,
    lazy: {
      Component: async () => (await import('./pages/home/page.tsx')).Component,
      loader: async () => (await import('./pages/home/load.ts')).loader,
      handle: async () => (await import('./pages/home/head.ts')).handle,
    },
  },
  {
    id: 'transfer',
    path: PATTERNS.transfer,
    lazy: {
      Component: async () => (await import('./pages/transfer/page.tsx')).Component,
      loader: async () => (await import('./pages/transfer/load.ts')).loader,
      handle: async () => (await import('./pages/transfer/head.ts')).handle,
    },
  },
  {
    id: 'place',
    path: PATTERNS.place,
    lazy: {
      Component: async () => (await import('./pages/place/page.tsx')).Component,
      loader: async () => (await import('./pages/place/load.ts')).loader,
      handle: async () => (await import('./pages/place/head.ts')).handle,
    },
  },
  ...(
    [
      ['airport-rates/from', PATTERNS.fromAirport],
      ['airport-rates/to', PATTERNS.toAirport],
    ] as const
  ).map(([id, path]): RouteObject => ({
    id,
    path,
    lazy: {
      Component: async () => (await import('./pages/airport-rates/page.tsx')).Component,
      loader: async () => (await import('./pages/airport-rates/load.ts')).loader,
      handle: async () => (await import('./pages/airport-rates/head.ts')).handle,
    },
  })),
  {
    id: 'safaris',
    path: PATTERNS.safaris,
    lazy: {
      Component: async () => (await import('./pages/safaris/page.tsx')).Component,
      loader: async () => (await import('./pages/safaris/load.ts')).loader,
      handle: async () => (await import('./pages/safaris/head.ts')).handle,
    },
  },
  {
    id: 'safari',
    path: PATTERNS.safari,
    lazy: {
      Component: async () => (await import('./pages/safari/page.tsx')).Component,
      loader: async () => (await import('./pages/safari/load.ts')).loader,
      shouldRevalidate: async () => (await import('./pages/safari/load.ts')).shouldRevalidate,
      handle: async () => (await import('./pages/safari/head.ts')).handle,
    },
  },
  {
    id: 'journey',
    path: PATTERNS.journey,
    lazy: {
      Component: async () => (await import('./pages/journey/page.tsx')).Component,
      loader: async () => (await import('./pages/journey/load.ts')).loader,
      handle: async () => (await import('./pages/journey/head.ts')).handle,
    },
  },
  {
    id: 'journeys',
    path: PATTERNS.readyJourneys,
    lazy: {
      Component: async () => (await import('./pages/journeys/page.tsx')).Component,
      loader: async () => (await import('./pages/journeys/load.ts')).loader,
      handle: async () => (await import('./pages/journeys/head.ts')).handle,
    },
  },
  {
    id: 'booking',
    path: PATTERNS.booking,
    lazy: {
      Component: async () => (await import('./pages/booking/page.tsx')).Component,
      loader: async () => (await import('./pages/booking/load.ts')).loader,
      handle: async () => (await import('./pages/booking/head.ts')).handle,
    },
  },
  {
    id: 'terms',
    path: PATTERNS.terms,
    lazy: {
      Component: async () => (await import('./pages/terms/page.tsx')).Component,
      loader: async () => (await import('./pages/terms/load.ts')).loader,
      handle: async () => (await import('./pages/terms/head.ts')).handle,
    },
  },
  {
    id: 'passport',
    path: PATTERNS.passport,
    lazy: {
      Component: async () => (await import('./pages/passport/page.tsx')).Component,
      loader: async () => (await import('./pages/passport/load.ts')).loader,
      handle: async () => (await import('./pages/passport/head.ts')).handle,
    },
  },
  {
    id: 'offline',
    path: PATTERNS.offline,
    lazy: {
      Component: async () => (await import('./pages/offline/page.tsx')).Component,
      loader: async () => (await import('./pages/offline/load.ts')).loader,
      handle: async () => (await import('./pages/offline/head.ts')).handle,
    },
  },
  {
    // An address that exists nowhere shows the home page with status 404.
    id: 'home/unknown',
    path: '*',
    lazy: {
      Component: async () => (await import('./pages/home/page.tsx')).Component,
      loader: async () => (await import('./pages/home/load.ts')).unknownPageLoader,
      handle: async () => (await import('./pages/home/head.ts')).unknownPageHandle,
    },
  },
]

/** A new tree for each router: a router writes into it. */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'site',
      element: (
        <>
          <DocumentHead />
          <Layout />
        </>
      ),
      // The layout itself failed.
      errorElement: (
        <main>
          <ErrorScreen />
        </main>
      ),
      // A page that fails leaves the layout and its menu standing.
      children: [{ id: 'pages', ErrorBoundary: ErrorScreen, children: pages }],
    },
  ]
}

/** The folder of a page's code. @param id of its route */
export function pageFolder(id: string): string {
  return id.split('/')[0]!
}

const MAP_SERVICE_FOLDERS: ReadonlySet<string> = new Set(['home', 'transfer', 'place', 'safari'])

/** True for a page that takes bookings: it may load the check that a person books. */
export function hasBookingForm(route: RouteObject | undefined): boolean {
  // A journey is priced by our own roads alone, so that its page asks no map service.
  return route?.id === 'journey' || (usesMapService(route) && pageFolder(route!.id!) !== 'place')
}

/** True for a page that shows the fare of any place: it may load from the map service. No other page may. */
export function usesMapService(route: RouteObject | undefined): boolean {
  return MAP_SERVICE_FOLDERS.has(pageFolder(route?.id ?? ''))
}
