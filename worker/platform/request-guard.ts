/**
 * What every request passes before anything reads it: it gets an id, its address is checked, another site's writes are
 * refused, and no cache keeps its answer unless the answer says so.
 */
import type { MiddlewareHandler } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { inScope } from '#worker/log.ts'
import { SiteError } from './site-error.ts'

/** The longest address of a page has three names of 1,440 characters; the longest of a call a token of some 1,000. */
const MAX_ADDRESS = 8192

/** The visitor's word for an id is not taken: `cf-ray` is Cloudflare's own, which overwrites what a visitor sends. */
const RAY = /^[0-9a-f]{16}(-[A-Z]{3})?$/

const newId = () => crypto.getRandomValues(new Uint8Array(8)).toHex()

/**
 * Gives the answer and all entries of the log one id. `Server-Timing` says where the data came from, and nothing of
 * time: clocks stand still while a Worker computes.
 */
export const requestId: MiddlewareHandler<AppEnv> = (c, next) => {
  const ray = c.req.header('cf-ray')
  return inScope(ray && RAY.test(ray) ? ray : newId(), async ({ id, sources }) => {
    await next()
    c.header('x-request-id', id)
    if (sources.size > 0)
      c.header('server-timing', [...sources].map(([what, source]) => `${what};desc="${source}"`).join(', '))
  })
}

/** A cache may keep an answer without `Cache-Control`: Cloudflare's, in front of the Worker, for two hours. */
export const keptOnlyByRule: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  if (!c.res.headers.has('cache-control')) c.header('cache-control', 'no-store')
}

/**
 * Two Host headers, or one that is no host, make an address that cannot be read.
 * @throws SiteError `bad-request`, `address-too-long`
 */
export const readableAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.url.length > MAX_ADDRESS) throw new SiteError('address-too-long')
  if (!URL.canParse(c.req.url)) throw new SiteError('bad-request', { detail: 'The address cannot be read' })
  await next()
}

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Browsers say where a write comes from. Scripts and old browsers say nothing, and pass: they have no visitor's cookies
 * to misuse, and the one cookie, of a driver's phone, is not sent along by other sites. Hono's own `csrf` checks forms alone, and our calls take JSON.
 * @throws SiteError `cross-site`
 */
export const sameSiteWrites: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (!READS.has(c.req.method)) {
    const [origin, site] = [c.req.header('origin'), c.req.header('sec-fetch-site')]
    // The host alone: before a local preview the scheme may change.
    const foreign = origin !== undefined && URL.parse(origin)?.host !== new URL(c.req.url).host
    if (foreign || site === 'cross-site') throw new SiteError('cross-site')
  }
  await next()
}
