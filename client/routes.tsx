/** Every page of the site: the one route tree that the Worker renders and the browser hydrates. */
import type { RouteObject, StaticHandlerContext } from 'react-router'
import { connect, type ApiConnection } from './api.ts'
import { Layout } from './layout/layout.tsx'
import { SiteApiContext } from './site-api.ts'

export function createRoutes(connection: ApiConnection): RouteObject[] {
  const api = connect(connection)
  return [
    {
      id: 'site',
      element: <SiteApiContext value={api}><Layout /></SiteApiContext>,
      children: [
        { id: 'home', index: true, lazy: () => import('./pages/home/home.tsx') },
        { id: 'unknown', path: '*', loader: () => { throw new Response(null, { status: 404 }) }, lazy: () => import('./pages/home/home.tsx') },
      ],
    },
  ]
}

export function headMarkup(_context: StaticHandlerContext): string {
  return '<title>Serendip Taxi</title>'
}
