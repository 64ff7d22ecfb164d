/** Starts the app in the browser: takes over the HTML that the Worker rendered. */
import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router'
import type { RouteObject } from 'react-router'
import type { PageData } from './document.ts'
import type { PageHandle } from '#client/head/page-head.ts'
import { createRoutes } from './routes.tsx'
import { recall, remember } from './tab-storage.ts'

// A deploy under an open tab removes the chunk it asks for: load the page anew, once. A chunk that is merely late is no reason.
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

async function start() {
  const { product, maps, ...hydrationData } = JSON.parse(document.getElementById('page-data')!.textContent!) as PageData
  const routes = createRoutes({ fetch: window.fetch.bind(window), origin: location.origin, product }, maps)
  // The page's own chunk must be here before hydration, or React would find other markup than the Worker's.
  await Promise.all((matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return
    Object.assign(route, await route.lazy(), { lazy: undefined })
  }))
  const router = createBrowserRouter(routes, { hydrationData })
  startTransition(() => {
    hydrateRoot(document.getElementById('root')!, <StrictMode><RouterProvider router={router} /></StrictMode>)
  })
  if ('requestIdleCallback' in window) requestIdleCallback(() => fetchAhead(routes), { timeout: 3000 })
  else setTimeout(() => fetchAhead(routes), 1000)
}

/** Ahead of the next step, what it needs: a visitor who is offline by then is told so by the page, not by the browser. */
function fetchAhead(routes: RouteObject[]) {
  const handles = (matchRoutes(routes, location) ?? []).flatMap(({ route }) => (route.handle as PageHandle | undefined) ?? [])
  const parts = [import('./api.ts'), import('#client/head/show-head.ts'), ...handles.flatMap(({ head, load }) => [head(), load()])]
  // What cannot be fetched now is asked for again when it is needed.
  void Promise.allSettled(parts)
}

void start()
