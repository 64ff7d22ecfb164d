/** sitemap.xml, robots.txt and the manifest of the installed site. The first two name listed pages only, never a pair that a visitor made up. */
import { Hono } from 'hono'
import { BRAND } from '#domain/brand.ts'
import { COLOURS } from '#domain/colours.ts'
import { readyJourneys } from '#domain/journeys/ready-journeys.ts'
import { ENGLISH, type Language, OFFERED, pageUrl } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { onceForEachList } from '#domain/prices/current-price-list.ts'
import type { Rate, SafariOffer } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { pickupsOf } from '#domain/quotes/rate-lists.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import type { AppEnv } from '#worker/environment.ts'
import { sourceOf } from '#worker/log.ts'
import { workerContext } from '#worker/platform/request.ts'
import { listedOffers, listedRates } from '#worker/quotes/listed-rates.ts'
import { LISTED_CACHE_CONTROL, listedUntil } from '#worker/platform/page-caching.ts'
import { pricesUntil } from '#worker/prices/request-price-list.ts'

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  "'": '&apos;',
  '"': '&quot;',
}

/** Path of every listed page, each once. */
function listedPaths(rates: readonly Rate[], offers: readonly SafariOffer[]): string[] {
  return [
    ...new Set([
      paths.home(),
      paths.fromAirport,
      paths.toAirport,
      ...(parksOnSale().length > 0 ? [paths.safaris] : []),
      paths.terms,
      paths.forAgents,
      paths.journey,
      paths.readyJourneys,
      ...readyJourneys().map(({ slug }) => paths.readyJourney(slug)),
      ...pickupsOf(rates).map(paths.place),
      ...rates.map(({ linkurl }) => paths.transfer(linkurl)),
      ...parksOnSale().map(({ name }) => paths.safari(parkSlug(name))),
      ...offers.map(({ url }) => paths.safari(url)),
    ]),
  ]
}

/** https://www.w3.org/TR/appmanifest/ */
const MANIFEST = {
  id: '/',
  name: BRAND.name,
  short_name: BRAND.name,
  description: BRAND.tagline,
  start_url: paths.home(),
  scope: '/',
  display: 'standalone',
  lang: 'en',
  background_color: COLOURS.ground,
  theme_color: COLOURS.ground,
  icons: [
    { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ...[192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  ],
  shortcuts: [
    { name: 'Find a fare', url: paths.home() },
    { name: 'My bookings', url: paths.offline },
  ],
}

/** The last sitemap, and the lists that it was made from. */
const made = onceForEachList(
  () =>
    new Map<
      Language,
      { readonly rates: readonly Rate[]; readonly offers: readonly SafariOffer[]; readonly xml: string }
    >(),
)

/** English pages have no language prefix. */
const sitemapPath = (language: Language) => `/sitemap${language === ENGLISH ? '' : `-${language}`}.xml`

function sitemap(language: Language, rates: readonly Rate[], offers: readonly SafariOffer[]): string {
  const kept = made().get(language)
  if (kept?.rates === rates && kept.offers === offers) return kept.xml
  // The page for agents has one language.
  const inLanguage = listedPaths(rates, offers).filter((path) => language === ENGLISH || path !== paths.forAgents)
  const urls = inLanguage.map(
    (path) => `<url><loc>${pageUrl(language, path).replace(/[&<>'"]/g, (sign) => ENTITIES[sign]!)}</loc></url>`,
  )
  const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`
  made().set(language, { rates, offers, xml })
  return xml
}

export const crawlerFiles = new Hono<AppEnv>()
  .on('GET', OFFERED.map(sitemapPath), async (c) => {
    const language = OFFERED.find((each) => sitemapPath(each) === c.req.path) ?? ENGLISH
    const context = workerContext(c)
    const [rates, offers] = await Promise.all([listedRates(context), listedOffers(context)])
    return c.body(sitemap(language, rates, offers), 200, {
      'content-type': 'application/xml; charset=utf-8',
      // Lists that the site was built with may be out of date: nobody keeps what is made of them.
      'cache-control': sourceOf('lists') === 'built-in' ? 'no-store' : listedUntil(pricesUntil()),
    })
  })
  // The logo leaves room around it: whatever shape a phone cuts, it stays whole.
  .get('/manifest.webmanifest', (c) =>
    c.body(JSON.stringify(MANIFEST), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': LISTED_CACHE_CONTROL,
    }),
  )
  // Without a first page: what is put on a home screen opens the page that it was made from.
  .get('/page.webmanifest', (c) => {
    const { id: _, start_url: _start, shortcuts: _shortcuts, ...manifest } = MANIFEST
    return c.body(JSON.stringify(manifest), 200, {
      'content-type': 'application/manifest+json',
      'cache-control': LISTED_CACHE_CONTROL,
    })
  })
  // Nothing is disallowed: a crawler must read a page to learn that it is noindex.
  .get('/robots.txt', (c) =>
    c.text(
      `User-agent: *\nAllow: /\n\n${OFFERED.map((each) => `Sitemap: ${BRAND.origin}${sitemapPath(each)}\n`).join('')}`,
      200,
      {
        'cache-control': LISTED_CACHE_CONTROL,
      },
    ),
  )
