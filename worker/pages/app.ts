/** The HTML pages, and the answer for files that do not exist. */
import { Hono, type MiddlewareHandler } from 'hono'
import { tourTypeText } from '#domain/contract-texts.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { PATTERNS, paths } from '#domain/paths.ts'
import { cleanPlaceName, MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { requestedPlace } from '#domain/quotes/fare-quote.ts'
import { parkSlug, parseTourSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import type { AppEnv } from '#worker/environment.ts'
import { problemResponse } from '#worker/platform/problem.ts'
import { countRead, languageOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { slipOf } from '#worker/places/known-places.ts'
import { crawlerFiles } from './crawler-files.ts'
import { problemPages } from './problem-pages.tsx'
import { renderPage } from './render.tsx'

/** Redirects to the one spelling of a path: no empty segments, no slash at the end, no file name of the home page. */
const onePathSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = new URL(c.req.url)
  const spelled = `/${pathname.split('/').filter(Boolean).join('/')}`
  const path = spelled === '/index.html' ? '/' : spelled
  return path === pathname ? next() : c.redirect(path + search, 301)
}

/**
 * The fare calculator's form of a browser that runs no script asks for places as they were typed: it is sent to the
 * places that are meant.
 */
const enteredTrip: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pickup = '', dropoff = '' } = c.req.query()
  const [from, to] = [requestedPlace(pickup), requestedPlace(dropoff)]
  const [fromMeant, toMeant] = [slipOf(from), slipOf(to)]
  return fromMeant || toMeant
    ? c.redirect(addressIn(languageOf(c), paths.home({ pickup: fromMeant ?? from, dropoff: toMeant ?? to })))
    : next()
}

/**
 * The tour form of a browser that runs no script asks for the park's page with what was chosen: it is sent to the
 * address of that tour.
 */
const chosenTour: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pickup, dropoff, transport, type, travelers } = c.req.query()
  const park = parseTourSlug(c.req.param('park') ?? '')?.park
  if (!park || pickup === undefined) return next()
  const place = (typed = '') => {
    const asked = transport ? requestedPlace(typed) : ''
    return (slipOf(asked) ?? asked) || park
  }
  const slug = tourSlug({
    park,
    pickup: place(pickup),
    dropoff: place(dropoff),
    // The form sends the contract's text.
    tourLength: type === tourTypeText('full') ? 'full' : 'half',
  })
  const query = travelers ? `?travelers=${encodeURIComponent(travelers)}` : ''
  return c.redirect(addressIn(languageOf(c), paths.safari(slug)) + query)
}

/**
 * A park's name alone leads to its tours, in any of these forms: 'yala', 'Yala national park', 'horton-plains-walk'.
 */
const barePark: MiddlewareHandler<AppEnv> = async (c, next) => {
  const segment = c.req.param('park') ?? ''
  const name = cleanPlaceName(segment.replaceAll('-', ' '))
  const park =
    name.length <= MAX_PLACE_NAME && !parseTourSlug(segment)
      ? (findPark(name) ?? findPark(name.replace(TOUR_WORDS, '')))
      : null
  return park ? c.redirect(addressIn(languageOf(c), paths.safari(parkSlug(park.name))), 301) : next()
}

const TOUR_WORDS = /( (private|guided|jeep|safari|tour|walk|hike|hiking)s?)+$/i

// A place's name may end like a file's: under these paths an ending tells nothing.
const PAGE_OF_A_NAME = /^\/(transfer|things-to-do|booking)\//i
const FILE = /\.(?:[cm]?js|css|map|json|xml|txt|php|png|jpe?g|gif|svg|ico|webp|avif|woff2?|webmanifest|wasm)$/i

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || (FILE.test(path) && !PAGE_OF_A_NAME.test(path))
}

export const pages = new Hono<AppEnv>()
  .route('/', crawlerFiles)
  .route('/', problemPages)
  .get('*', async (c, next) => {
    // The assets binding answers existing files before the Worker runs.
    if (isFile(c.req.path)) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    return next()
  })
  .get(PATTERNS.home, enteredTrip)
  .get(PATTERNS.safari, barePark, chosenTour)
  // A listed page comes from Cloudflare's cache most times: what is counted is rendering.
  .get('*', onePathSpelling, countRead, renderPage)
  .all('*', () => problemResponse(new SiteError('method-not-allowed'), { allow: 'GET, HEAD' }))
