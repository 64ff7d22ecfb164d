/** Files for search engines, sitemap.xml and robots.txt: the pages that our lists lead to, never a pair that a visitor made up. */
import { type Context, Hono } from 'hono'
import { BRAND } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { pickupsOf } from '#domain/quotes/rate-lists.ts'
import { PARKS } from '#domain/safaris/parks.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import type { AppEnv } from '#worker/environment.ts'
import { listedRates } from '#worker/quotes/listed-rates.ts'
import { listedOffers } from '#worker/quotes/safari-repository.ts'

const CACHE = 'public, max-age=3600'

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', "'": '&apos;', '"': '&quot;' }

/** Path of every listed page, each once. */
async function listedPaths(c: Context<AppEnv>): Promise<string[]> {
  const [rates, offers] = await Promise.all([listedRates(c), listedOffers(c.env)])
  return [...new Set([
    paths.home(), paths.fromAirport, paths.toAirport,
    ...pickupsOf(rates).map(paths.place),
    ...rates.map(({ linkurl }) => paths.transfer(linkurl)),
    ...PARKS.map(({ name }) => paths.safari(parkSlug(name))),
    ...offers.map(({ url }) => paths.safari(url)),
  ])]
}

export const crawlerFiles = new Hono<AppEnv>()
  .get('/sitemap.xml', async (c) => {
    const urls = (await listedPaths(c)).map((path) => `<url><loc>${(BRAND.origin + path).replace(/[&<>'"]/g, (sign) => ENTITIES[sign]!)}</loc></url>`)
    return c.body(`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join('\n')}\n</urlset>\n`, 200, {
      'content-type': 'application/xml; charset=utf-8', 'cache-control': CACHE,
    })
  })
  // Pages that are not to be listed say so themselves; a crawler must be able to read that.
  .get('/robots.txt', (c) => c.text(`User-agent: *\nAllow: /\n\nSitemap: ${BRAND.origin}/sitemap.xml\n`, 200, { 'cache-control': CACHE }))
