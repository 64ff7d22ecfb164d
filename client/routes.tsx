/** Every page of the site. The Worker renders this route tree, the browser hydrates it. */
import type { ComponentType } from 'react'
import type { LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router'
import type { Area, Texts } from '#domain/languages/texts.ts'
import { PATTERNS } from '#domain/paths.ts'
import { DocumentHead } from './head/document-head.tsx'
import type { PageHandle } from './head/page-head.ts'
import { LanguageContext } from './languages/language.tsx'
import { ErrorScreen } from '#client/layout/layout.tsx'
import { Layout } from './layout/layout.tsx'

/** What the folder of a page exports by its `page.tsx`. */
interface PageCode {
  readonly Component: ComponentType
  readonly handle: PageHandle
  readonly shouldRevalidate?: ShouldRevalidateFunction
}

/** And by its `load.ts`: what finds the page's data. A page that came as HTML has them with it. */
interface PageLoader {
  readonly loader: LoaderFunction
}

/** Texts of pages beyond those that all have, by folder: the page's HTML names them (worker/pages/render.tsx). */
const PAGE_AREAS: Readonly<Record<string, readonly Area[]>> = {
  home: ['home'],
  transfer: ['transfer'],
  place: ['rates'],
  'airport-rates': ['rates'],
  journey: ['ways', 'journey'],
  journeys: ['ways', 'journeys'],
  booking: ['today'],
  safari: ['tours'],
  safaris: ['tours'],
  offline: ['offline'],
}

/** What the Worker alone writes. */
const WORKER_AREAS: readonly Area[] = import.meta.env.SSR ? ['frame'] : []

/** What the layout and a page say. @param folder of the page's code */
export function areasOf(folder: string): readonly Area[] {
  return ['site', ...(PAGE_AREAS[folder] ?? [])]
}

/** Loads what the layout says. A page loads its own texts. */
export const loadLayoutTexts = (texts: Texts) => texts.load('site', ...WORKER_AREAS)

/** The `id` is unique, and begins with the name of the folder of its code. */
type Page = readonly [id: string, path: string, code: () => Promise<PageCode>, load: () => Promise<PageLoader>]

/** A page is loaded with its texts, and what finds its data beside it, when it is first visited. */
const routeOf =
  (texts: Texts) =>
  ([id, path, importCode, load]: Page): RouteObject => {
    const code = async () => (await Promise.all([importCode(), texts.load(...areasOf(pageFolder(id)))]))[0]
    return {
      id,
      path,
      lazy: {
        Component: async () => (await code()).Component,
        loader: async () => (await load()).loader,
        handle: async () => (await code()).handle,
        shouldRevalidate: async () => (await code()).shouldRevalidate ?? always,
      },
    }
  }

const always: ShouldRevalidateFunction = ({ defaultShouldRevalidate }) => defaultShouldRevalidate

const home = () => import('./pages/home/page.tsx')
const loadHome = () => import('./pages/home/load.ts')
const airportRates = () => import('./pages/airport-rates/page.tsx')
const loadAirportRates = () => import('./pages/airport-rates/load.ts')
/** All that this page shows is on the phone. */
const loadNothing = async () => ({ loader: () => null })

const PAGES: readonly Page[] = [
  ['home', PATTERNS.home, home, loadHome],
  ['transfer', PATTERNS.transfer, () => import('./pages/transfer/page.tsx'), () => import('./pages/transfer/load.ts')],
  ['place', PATTERNS.place, () => import('./pages/place/page.tsx'), () => import('./pages/place/load.ts')],
  ['airport-rates/from', PATTERNS.fromAirport, airportRates, loadAirportRates],
  ['airport-rates/to', PATTERNS.toAirport, airportRates, loadAirportRates],
  ['safaris', PATTERNS.safaris, () => import('./pages/safaris/page.tsx'), () => import('./pages/safaris/load.ts')],
  ['safari', PATTERNS.safari, () => import('./pages/safari/page.tsx'), () => import('./pages/safari/load.ts')],
  ['journey', PATTERNS.journey, () => import('./pages/journey/page.tsx'), () => import('./pages/journey/load.ts')],
  [
    'journeys',
    PATTERNS.readyJourneys,
    () => import('./pages/journeys/page.tsx'),
    () => import('./pages/journeys/load.ts'),
  ],
  ['booking', PATTERNS.booking, () => import('./pages/booking/page.tsx'), () => import('./pages/booking/load.ts')],
  ['terms', PATTERNS.terms, () => import('./pages/terms/page.tsx'), () => import('./pages/terms/load.ts')],
  ['offline', PATTERNS.offline, () => import('./pages/offline/page.tsx'), loadNothing],
  // An address that exists nowhere shows the home page with status 404.
  [
    'home/unknown',
    '*',
    async () => ({ ...(await home()), ...(await home()).unknownPage }),
    async () => ({ loader: (await loadHome()).unknownPageLoader }),
  ],
]

/** A new tree for each router: a router writes into it. @param texts those of the layout are loaded */
export function createRoutes(texts: Texts): RouteObject[] {
  return [
    {
      id: 'site',
      element: (
        <LanguageContext value={texts}>
          <DocumentHead />
          <Layout />
        </LanguageContext>
      ),
      // The layout itself failed.
      errorElement: (
        <LanguageContext value={texts}>
          <main>
            <ErrorScreen />
          </main>
        </LanguageContext>
      ),
      // A page that fails leaves the layout and its menu standing.
      children: [{ id: 'pages', ErrorBoundary: ErrorScreen, children: PAGES.map(routeOf(texts)) }],
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
