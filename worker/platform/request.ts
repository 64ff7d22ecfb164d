/**
 * What every request passes before anything reads it: it gets an id, its address is checked, another site's writes are
 * refused, and no cache keeps its answer unless the answer says so. And what handlers take from it for the functions below
 * them: those know nothing of Hono.
 */
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { getPathNoStrict } from 'hono/utils/url'
import { ENGLISH, type Language, readAddress } from '#domain/languages/languages.ts'
import type { AppEnv, WorkerContext } from '#worker/environment.ts'
import { inScope } from '#worker/log.ts'
import { countVisitor, visitorKey } from './rate-limit.ts'
import { SiteError } from './site-error.ts'
import { randomHex } from './signing.ts'

export function workerContext(c: Context<AppEnv>): WorkerContext {
  return { env: c.env, waitUntil: (work) => c.executionCtx.waitUntil(work) }
}

/** What a limit counts as one visitor; `null` in a local run, which has no limits. */
export function visitorOf(c: Context<AppEnv>): string | null {
  const address = c.req.header('cf-connecting-ip')
  return address ? visitorKey(address.trim()) : null
}

/** For calls and pages that only read. Each request counts once. */
export const countRead: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.get('isCounted')) return next()
  c.set('isCounted', true)
  await countVisitor(c.env.READ_RATE, visitorOf(c))
  await next()
}

/** Pages that guests see in their language. Calls, files and the operator's pages have one address. */
const GUEST_PAGE =
  /^\/(?:$|(?:transfer|from|ride)\/|(?:things-to-do|journeys?|booking|proposal|opinions)(?:\/|$)|(?:terms|passport|offline|paid)$)/i

/**
 * For what pages and phones ask again and again, many of them from one address: an airport's, a hotel's, a carrier's. Counted
 * by what is asked for; the address has a limit of its own, far above that of a visitor.
 * @param nameOf what is asked for: a booking, a driver's sheet
 */
export const countPoll =
  (nameOf: (c: Context<AppEnv>) => string | undefined): MiddlewareHandler<AppEnv> =>
  async (c, next) => {
    if (c.get('isCounted')) return next()
    c.set('isCounted', true)
    const visitor = visitorOf(c)
    await countVisitor(c.env.CROWD_RATE, visitor)
    // A local run has no limits.
    if (visitor !== null) await countVisitor(c.env.POLL_RATE, (nameOf(c) ?? '').slice(0, 80))
    await next()
  }

/**
 * For Hono, which then finds the pages of each language by the same path: `c.req.path` names no language, and has no slash at
 * its end.
 */
export function guestPath(request: Request): string {
  const spelled = getPathNoStrict(request)
  const { language, path } = readAddress(spelled)
  return language !== ENGLISH && GUEST_PAGE.test(path) ? path : spelled
}

/** The path of the request without its language, as an address holds it: Hono's own is decoded, line breaks as well. */
export const writtenPath = (c: Context): string => new URL(c.req.path, c.req.url).pathname

/** The request's address, read once: whoever changes it makes another one. */
export function addressOf(c: Context<AppEnv>): Readonly<URL> {
  const read = c.get('address') ?? new URL(c.req.url)
  c.set('address', read)
  return read
}

/** The language that the request's address names. */
export function languageOf(c: Context): Language {
  return readAddress(addressOf(c).pathname).language
}

/** The longest address of a page has three names of 1,440 characters; the longest of a call a token of some 1,000. */
const MAX_ADDRESS = 8192

/** The visitor's word for an id is not taken: `cf-ray` is Cloudflare's own, which overwrites what a visitor sends. */
const RAY = /^[0-9a-f]{16}(-[A-Z]{3})?$/

/**
 * Gives the answer and all entries of the log one id. `Server-Timing` says where the data came from, and nothing of
 * time: clocks stand still while a Worker computes.
 */
export const requestId: MiddlewareHandler<AppEnv> = (c, next) => {
  const ray = c.req.header('cf-ray')
  return inScope(ray && RAY.test(ray) ? ray : randomHex(8), async ({ id, sources }) => {
    await next()
    // Not by `c.header`, which makes another answer of one that is there.
    const { headers } = c.res
    headers.set('x-request-id', id)
    if (sources.size > 0)
      headers.set('server-timing', [...sources].map(([what, source]) => `${what};desc="${source}"`).join(', '))
  })
}

/** A cache may keep an answer without `Cache-Control`: Cloudflare's, in front of the Worker, for two hours. */
export const keptOnlyByRule: MiddlewareHandler<AppEnv> = async (c, next) => {
  await next()
  const { headers } = c.res
  if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
}

/**
 * Two Host headers, or one that is no host, make an address that cannot be read.
 * @throws SiteError `bad-request`, `address-too-long`
 */
export const readableAddress: MiddlewareHandler<AppEnv> = async (c, next) => {
  if (c.req.url.length > MAX_ADDRESS) throw new SiteError('address-too-long')
  const address = URL.parse(c.req.url)
  if (!address) throw new SiteError('bad-request', { detail: 'The address cannot be read' })
  c.set('address', address)
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
    const foreign = origin !== undefined && URL.parse(origin)?.host !== addressOf(c).host
    if (foreign || site === 'cross-site') throw new SiteError('cross-site')
  }
  await next()
}

/** Programs that fetch a link to show a picture of it beside a message, or to look for viruses, are no guest. */
export const isRobot = (agent: string): boolean =>
  agent === '' || /bot|crawl|spider|preview|facebookexternalhit|whatsapp|scan/i.test(agent)

/**
 * Handlers of a module that is loaded when somebody asks for one of them: most visitors only look at prices.
 * @example const byDay = lateHandler(() => import('./day-calls.tsx')); app.post('/words', byDay('takeWord'))
 */
export const lateHandler =
  <Name extends string>(load: () => Promise<Readonly<Record<Name, Handler<AppEnv>>>>) =>
  (name: Name): Handler<AppEnv> =>
  async (c, next) =>
    (await load())[name](c, next)
