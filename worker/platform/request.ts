/** What handlers take from a request for the functions below them: those know nothing of Hono. */
import type { Context, MiddlewareHandler } from 'hono'
import { getPathNoStrict } from 'hono/utils/url'
import { ENGLISH, type Language, readAddress } from '#domain/languages/languages.ts'
import type { AppEnv, WorkerContext } from '#worker/environment.ts'
import { countVisitor, visitorKey } from './rate-limit.ts'

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
  /^\/(?:$|(?:transfer|things-to-do|from)\/|(?:journeys?|booking)(?:\/|$)|(?:terms|passport|offline|paid)$)/i

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

/** The language that the request's address names. */
export function languageOf(c: Context): Language {
  return readAddress(new URL(c.req.url).pathname).language
}
