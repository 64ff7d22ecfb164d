/** The HTML pages, and the answer for files that do not exist. */
import { Hono, type MiddlewareHandler } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { problemResponse } from '#worker/platform/problem.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { crawlerFiles } from './crawler-files.ts'
import { renderPage } from './render.tsx'

/** Redirects to the one spelling of a path: no empty segments, no slash at the end, no file name of the home page. */
const onePathSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const spelled = `/${pathname.split('/').filter(Boolean).join('/')}`
  const path = spelled === '/index.html' ? '/' : spelled
  return path === pathname ? next() : c.redirect(path + search, 301)
}

// A place's name may end like a file's: under these paths an ending tells nothing.
const PAGE_OF_A_NAME = /^\/(transfer|things-to-do|booking)\//i
const FILE = /\.(?:[cm]?js|css|map|json|xml|txt|php|png|jpe?g|gif|svg|ico|webp|avif|woff2?|webmanifest|wasm)$/i

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || (FILE.test(path) && !PAGE_OF_A_NAME.test(path))
}

export const pages = new Hono<AppEnv>()
  .route('/', crawlerFiles)
  .get('*', async (c, next) => {
    // The assets binding answers existing files before the Worker runs.
    if (isFile(c.req.path)) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    return next()
  })
  .get('*', onePathSpelling, renderPage)
  .all('*', () => problemResponse(new SiteError('method-not-allowed'), { allow: 'GET, HEAD' }))
