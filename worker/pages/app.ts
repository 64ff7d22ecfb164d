/** One spelling of a path: no empty segments, no slash at its end, no name of the home page's file. Which names stand in it is for the pages to say. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { problemResponse } from '#worker/platform/problem.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { crawlerFiles } from './crawler-files.ts'
import { renderPage } from './render.tsx'

const HOME_FILE = '/index.html'

export const oneSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const spelled = `/${pathname.split('/').filter(Boolean).join('/')}`
  const path = spelled === HOME_FILE ? '/' : spelled
  return path === pathname ? next() : c.redirect(path + search, 301)
}

/** The HTML pages, and the files a page asks for that are not there. */

// Names of places may end in anything: only outside these can an ending tell a file.
const PAGE_OF_A_NAME = /^\/(transfer|things-to-do|booking)\//i
const FILE = /\.(?:[cm]?js|css|map|json|xml|txt|php|png|jpe?g|gif|svg|ico|webp|avif|woff2?|webmanifest|wasm)$/i

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || (FILE.test(path) && !PAGE_OF_A_NAME.test(path))
}

export const pages = new Hono<AppEnv>()
  .route('/', crawlerFiles)
  .get('*', async (c, next) => {
    // Built files are answered by the assets binding before the Worker runs: what arrives here is missing.
    if (isFile(c.req.path)) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    return next()
  })
  .get('*', oneSpelling, renderPage)
  .all('*', () => problemResponse(new SiteError('method-not-allowed'), { allow: 'GET, HEAD' }))
