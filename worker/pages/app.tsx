/**
 * The HTML pages, those that the `type` of a problem leads to (RFC 9457, section 3.1.1), and the answer for files that
 * do not exist.
 */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { tourTypeText } from '#domain/duration-and-tour-length.ts'
import { addressIn } from '#domain/languages/languages.ts'
import { keptQuery, PATTERNS, paths, withQuery } from '#domain/paths.ts'
import { cleanPlaceName, MAX_PLACE_NAME, requestedPlace } from '#domain/places/place-name.ts'
import { parkSlug, parseTourSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import type { AppEnv } from '#worker/environment.ts'
import { encodedWithoutPiles } from '#worker/platform/piled-marks.ts'
import { problemResponse, problemPath, PROBLEMS } from '#worker/platform/problem.ts'
import { addressOf, countRead, languageOf } from '#worker/platform/request.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { slipOf } from '#worker/places/known-places.ts'
import { crawlerFiles } from './crawler-files.ts'
import { renderPage } from './render.tsx'
import { LISTED_CACHE_CONTROL } from '#worker/platform/page-caching.ts'
import { listForBrowsers } from '#worker/prices/request-price-list.ts'
import { plainPage } from '#worker/platform/plain-page.tsx'

/** In a link that was copied out of HTML: '&amp;dropoff=Kandy'. */
const AMPERSAND_IN_HTML = /&(?:amp(?:;|%3B))+/gi

/**
 * Redirects to the one spelling of an address: no empty segments, no slash at the end, no file name of the home page, no
 * '&' as HTML writes it, and no pile of marks in a name: a page says the name as it was asked for.
 */
const onePathSpelling: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pathname, search } = addressOf(c)
  const spelled = `/${pathname.split('/').filter(Boolean).join('/')}`
  const path = spelled === '/index.html' ? '/' : encodedWithoutPiles(spelled)
  const query = encodedWithoutPiles(search.replace(AMPERSAND_IN_HTML, '&'))
  return path === pathname && query === search ? next() : c.redirect(path + query, 301)
}

/** What a query asks for beside the page of a redirect. @param others names that the new address says itself */
const kept = (c: Context<AppEnv>, ...others: string[]) => keptQuery(addressOf(c).searchParams, others)

/**
 * The fare calculator's form of a browser that runs no script asks for places as they were typed: it is sent to the
 * places that are meant.
 */
const enteredTrip: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pickup = '', dropoff = '' } = c.req.query()
  if (pickup === '' && dropoff === '') return next()
  const [from, to] = [requestedPlace(pickup), requestedPlace(dropoff)]
  const [fromMeant, toMeant] = [slipOf(from), slipOf(to)]
  return fromMeant || toMeant
    ? c.redirect(
        addressIn(languageOf(c), withQuery(paths.home({ pickup: fromMeant ?? from, dropoff: toMeant ?? to }), kept(c))),
      )
    : next()
}

/**
 * The tour form of a browser that runs no script asks for the park's page with what was chosen: it is sent to the
 * address of that tour.
 */
const chosenTour: MiddlewareHandler<AppEnv> = async (c, next) => {
  const { pickup, dropoff, transport, type } = c.req.query()
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
  return c.redirect(addressIn(languageOf(c), withQuery(paths.safari(slug), kept(c))))
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
  if (!park) return next()
  // With what the tour form asks for.
  const asked = FORM_FIELDS.flatMap((field) => {
    const value = c.req.query(field)
    return value && value.length <= MAX_PLACE_NAME ? [[field, value] as const] : []
  })
  const path = withQuery(paths.safari(parkSlug(park.name)), [...asked, ...kept(c)])
  return c.redirect(addressIn(languageOf(c), path), 301)
}

const FORM_FIELDS = ['pickup', 'dropoff', 'transport', 'type']

const TOUR_WORDS = /( (private|guided|jeep|safari|tour|walk|hike|hiking)s?)+$/i

const problems = new Map(Object.entries(PROBLEMS))

function ProblemPage({ kind }: { readonly kind: string }) {
  const { status, title, meaning } = problems.get(kind)!
  return (
    <main>
      <h1>{title}</h1>
      <p>{meaning}</p>
      <p className="soft">{`HTTP status ${status}, problem type ${problemPath(kind)}`}</p>
      <h2>Other problems</h2>
      <ul>
        {[...problems].map(([other, each]) =>
          other === kind ? null : (
            <li key={other}>
              <a href={problemPath(other)}>{each.title}</a>
            </li>
          ),
        )}
      </ul>
      <nav>
        <a href="/">Home page</a>
      </nav>
    </main>
  )
}

const problemPages = new Hono<AppEnv>().get(problemPath(':kind'), async (c, next) => {
  const kind = c.req.param('kind') ?? ''
  const problem = problems.get(kind)
  if (!problem) return next()
  return c.html(plainPage(problem.title, <ProblemPage kind={kind} />), 200, {
    'cache-control': LISTED_CACHE_CONTROL,
    'x-robots-tag': 'noindex',
  })
})

// A place's name may end like a file's: under these paths an ending tells nothing.
const PAGE_OF_A_NAME = /^\/(transfer|things-to-do|booking)\//i
const FILE = /\.(?:[cm]?js|css|map|json|xml|txt|php|png|jpe?g|gif|svg|ico|webp|avif|woff2?|webmanifest|wasm)$/i

function isFile(path: string): boolean {
  return path.startsWith('/assets/') || (FILE.test(path) && !PAGE_OF_A_NAME.test(path))
}

/** For browsers whose page was made by another price list: client/prices/other-prices.ts */
const priceListPath = new Hono<AppEnv>().get('/price-list/:number{[0-9]{1,6}}', countRead, async (c) => {
  const list = await listForBrowsers(c.env, Number(c.req.param('number')))
  if (!list) throw new SiteError('not-found')
  return c.json(list, 200)
})

export const pages = new Hono<AppEnv>()
  .route('/', priceListPath)
  .route('/', crawlerFiles)
  .route('/', problemPages)
  .get('*', async (c, next) => {
    // The assets binding answers existing files before the Worker runs.
    if (isFile(c.req.path)) return c.text('Not found', 404, { 'cache-control': 'no-store' })
    return next()
  })
  .get('*', onePathSpelling)
  .get(PATTERNS.home, enteredTrip)
  // Who shortens the address of a tour means all of them.
  .get('/things-to-do', (c) => c.redirect(addressIn(languageOf(c), withQuery(paths.safaris, kept(c))), 301))
  .get(PATTERNS.safari, barePark, chosenTour)
  // A listed page comes from Cloudflare's cache most times: what is counted is rendering.
  .get('*', countRead, renderPage)
  .all('*', () => problemResponse(new SiteError('method-not-allowed'), { allow: 'GET, HEAD' }))
