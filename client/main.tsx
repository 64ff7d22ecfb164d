/** Starts the app in the browser: hydrates the HTML that the Worker rendered. */
import { startTransition, StrictMode } from 'react'
import { flushSync } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
import {
  createBrowserRouter,
  type DataRouter,
  type LoaderFunction,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from 'react-router'
import { PayingContext, SiteApiContext, usualPaying } from './api.ts'
import type { PageData } from './document.ts'
import { keepTyped, takeBackTranslation } from '#client/forms/hydration.tsx'
import { tagsCode } from './head/document-head.tsx'
import { embeddedService, MapServiceContext } from './map/map-service.ts'
import { foundPlace } from './places/found-places.ts'
import { connectLater } from './late-calls.ts'
import { lazyCode } from './lazy-code.ts'
import { loadPriceNotes } from './quote/price-notes.tsx'
import { takePhotos } from './pictures/own-photos.tsx'
import { onPriceChange, takeFormer, takePagePrices } from './prices/page-prices.ts'
import { createRoutes, hasBookingForm, loadLayoutTexts, usesMapService } from './routes.tsx'
import { browserSiteData, contextOf } from './site-data.ts'
import { loadAgain, recall, remember, unmarkVisitedEntry } from './device/storage.ts'
import { partnerCode } from '#domain/bookings/booking.ts'
import { LANGUAGES, readAddress } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'

// A deploy removes the code that an open tab asks for: reload the page, once. Code that is only late does not count, and
// a page that the visitor is going to is loaded as a document if its code is missing.
window.addEventListener('vite:preloadError', () => {
  if (!nextPage() && !isReloadedHere()) void reloadIfDeployed()
})

/** Its name changes with any code that it may load. The script that starts it is hardly ever another one. */
const app = () => document.querySelector<HTMLElement>('[data-files]')?.dataset.files!.split(' ')[1] ?? ''

const reloadedFor = () => location.href + app()
/** While a deploy spreads, answers may be of two apps in turn: each counts once. */
const isReloadedHere = () => recall('reloaded-for')?.includes(reloadedFor())

/** Where the visitor is going, if the page is being left. */
let nextPage = (): string | null => null

async function reloadIfDeployed() {
  const page = await fetch('/', { cache: 'no-store' }).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  )
  // Code of several parts may be missing: what asked first has begun by now.
  if (!page || page.includes(app()) || isReloadedHere()) return
  const next = nextPage()
  // A click on a link counts more: loading this page again would take it back.
  if (next) return location.assign(next)
  remember('reloaded-for', recall('reloaded-for') + reloadedFor())
  keepTyped()
  loadAgain()
}

/** Only where the operator has a key. */
const googleCode = lazyCode(() => import('./google/google-service.ts'))

/** What finds the data of the shown page, which the HTML has brought: for the visitor's next choice. */
let readAhead = (): unknown => null

/** The router hydrates at once only where nothing of the page is left to be loaded. */
async function loadPage(routes: RouteObject[], basename: string) {
  for (const { route } of matchRoutes(routes, location, basename) ?? []) {
    if (typeof route.lazy !== 'object') continue
    const { loader: importLoader, ...shown } = route.lazy
    const loaderCode = lazyCode(importLoader as () => Promise<LoaderFunction>)
    readAhead = loaderCode
    const loader: LoaderFunction = async (args) => {
      const code = await loaderCode()
      if (!code) throw new Error('The code of the page did not arrive')
      return code(args)
    }
    const parts = await Promise.all(Object.entries(shown).map(async ([name, load]) => [name, await load()] as const))
    Object.assign(route, Object.fromEntries(parts), { loader, lazy: undefined })
  }
}

type Navigating = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'createHref'>

/**
 * Lets the Worker render a page that this document cannot show: its code does not arrive, or it may ask Google or
 * Turnstile, which the content security policy of this document does not admit.
 */
function loadOtherPagesAsDocuments(
  routes: RouteObject[],
  needsDocument: (route: RouteObject) => boolean,
  router: () => Navigating,
) {
  let leavingFor = ''
  /** Throws the cause if there is no connection: the router then shows that the page did not work. */
  const loadDocument = async (cause: unknown) => {
    // The router asks for a page's code just before it says where it goes.
    await new Promise((resolve) => {
      setTimeout(resolve)
    })
    const { state, createHref } = router()
    if (!state.navigation.location) throw cause
    const href = createHref(state.navigation.location)
    const connected = await fetch(href, { method: 'HEAD' }).then(
      () => true,
      () => false,
    )
    if (!connected) throw cause
    // Once: each part of a page's code comes here.
    if (href !== leavingFor) {
      leavingFor = href
      location.assign(href)
      // After the back button this document is as it was: still waiting.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) location.reload()
      })
    }
    return new Promise<never>(() => {})
  }
  for (const route of routes) {
    const { lazy, children } = route
    if (children) loadOtherPagesAsDocuments(children, needsDocument, router)
    if (typeof lazy !== 'object') continue
    route.lazy = Object.fromEntries(
      Object.entries(lazy).map(([name, load]) => [
        name,
        async () =>
          needsDocument(route)
            ? loadDocument(new Error('Another document shows this page'))
            : load!().catch(loadDocument),
      ]),
    )
  }
}

async function start() {
  unmarkVisitedEntry()
  // A visitor who came by a partner's link books by it as long as the tab is open.
  const partner = partnerCode(new URLSearchParams(location.search).get('partner'))
  if (partner) remember('partner', partner)
  const {
    product,
    maps,
    turnstile,
    paysOnline,
    paying = usualPaying(paysOnline),
    eraseAfterDays,
    prices,
    former,
    photos,
    ...hydrationData
  } = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData
  if (prices) takePagePrices(prices)
  if (former) takeFormer(former)
  if (import.meta.env.OWN_PHOTOS && photos) takePhotos(photos)
  const { language } = readAddress(location.pathname)
  const calls = connectLater({
    fetch: window.fetch.bind(window),
    origin: location.origin,
    product,
    language,
    positionOf: (name) => foundPlace(name)?.position,
  })
  const texts = textsOf(language)
  await Promise.all([loadLayoutTexts(texts), loadPriceNotes(texts)])
  const basename = LANGUAGES[language].prefix || '/'
  const routes = createRoutes(texts)
  const here = matchRoutes(routes, location, basename)?.at(-1)?.route
  const admitsMapService = usesMapService(here)
  const google = maps?.browserKey && admitsMapService && (await googleCode())
  const service = google ? google.googleService(calls, maps) : embeddedService(calls, maps?.serverAsks)
  const api = { ...calls, directions: service.directions }
  const data = browserSiteData(api, texts, eraseAfterDays)
  await loadPage(routes, basename)
  loadOtherPagesAsDocuments(
    routes,
    (route) =>
      Boolean(maps?.browserKey && !admitsMapService && usesMapService(route)) ||
      Boolean(turnstile && !hasBookingForm(here) && hasBookingForm(route)),
    () => router,
  )
  const router = createBrowserRouter(routes, {
    basename,
    hydrationData,
    getContext: () => contextOf(data, texts),
  })
  onPriceChange(
    () => void router.revalidate(),
    (list) => loadPriceNotes(texts, list),
  )
  nextPage = () => {
    const { location: next } = router.state.navigation
    return next ? router.createHref(next) : null
  }
  const root = document.getElementById('root')!
  const hydrate = () =>
    hydrateRoot(
      root,
      <StrictMode>
        <SiteApiContext value={api}>
          <MapServiceContext value={service}>
            <PayingContext value={paying}>
              <RouterProvider router={router} />
            </PayingContext>
          </MapServiceContext>
        </SiteApiContext>
      </StrictMode>,
      {
        onRecoverableError(error) {
          // A translator was faster than a part of the page that is hydrated later: React renders that part itself.
          if (!root.querySelector('font')) reportError(error)
        },
      },
    )
  // At once: the translator must not come between.
  if (takeBackTranslation(root)) flushSync(hydrate)
  else startTransition(() => void hydrate())
  return router
}

const extrasCode = lazyCode(() => import('./extras.ts'))

/** What no visitor waits for. */
function startLater(router: DataRouter): void {
  void readAhead()
  void tagsCode()
  void extrasCode().then((code) => code?.startExtras(readAddress(location.pathname).language, router))
}

start().then(startLater, () => window.startup?.failed())
