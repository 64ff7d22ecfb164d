/** The HTML pages, and the files a page asks for that are not there. */
import { Hono } from 'hono'
import type { AppEnv } from '../environment.ts'
import { renderPage } from './render.tsx'

export const pages = new Hono<AppEnv>()
  // Built files are answered by the assets binding before the Worker runs: what arrives here is missing.
  .all('/assets/*', (c) => c.text('Not found', 404, { 'cache-control': 'no-store' }))
  .get('*', renderPage)
