/** Starts the app in the browser: hydrates the HTML that the Worker rendered. */
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, type RouteObject, RouterContextProvider, RouterProvider } from 'react-router'
import { connect, SiteApiContext } from './api.ts'
import type { PageData } from './document.ts'
import { googleService } from './google/google-service.ts'
import { embeddedService, MapServiceContext } from './map/map-service.ts'
import { foundPlace } from './places/found-places.ts'
import { createRoutes } from './routes.tsx'
import { browserSiteData, siteData } from './site-data.ts'
import { recall, remember } from './tab-storage.ts'

// A deploy removes the code that an open tab asks for: load the page anew, once. Code that is merely late is no reason.
window.addEventListener('vite:preloadError', () => {
  if (recall('reloaded-for') !== location.href) void reloadIfDeployed()
})

async function reloadIfDeployed() {
  const entry = document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? ''
  const page = await fetch('/', { cache: 'no-store' }).then((answer) => (answer.ok ? answer.text() : ''), () => '')
  if (!page || page.includes(entry)) return
  remember('reloaded-for', location.href)
  location.reload()
}

/** The router hydrates at once only where nothing of the page is left to be loaded. */
async function loadPage(routes: RouteObject[]) {
  for (const { route } of matchRoutes(routes, location) ?? []) {
    const { lazy } = route
    if (typeof lazy !== 'object') continue
    const parts = await Promise.all(Object.entries(lazy).map(async ([name, load]) => [name, await load!()] as const))
    Object.assign(route, Object.fromEntries(parts), { lazy: undefined })
  }
}

async function start() {
  const { product, maps, ...hydrationData } = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData
  const calls = connect({ fetch: window.fetch.bind(window), origin: location.origin, product, positionOf: (name) => foundPlace(name)?.position })
  const service = maps?.browserKey ? googleService(calls, maps) : embeddedService(calls, maps?.serverAsks)
  const api = { ...calls, directions: service.directions }
  const data = browserSiteData(api)
  const routes = createRoutes()
  await loadPage(routes)
  const router = createBrowserRouter(routes, { hydrationData, getContext: () => new RouterContextProvider(new Map([[siteData, data]])) })
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, (
      <StrictMode>
        <SiteApiContext value={api}><MapServiceContext value={service}><RouterProvider router={router} /></MapServiceContext></SiteApiContext>
      </StrictMode>
    ))
  })
}

void start()
