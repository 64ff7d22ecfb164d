/** How often one visitor may do what reaches others, or costs. The limits stand in wrangler.toml. */
import type { RateLimit } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { SiteError } from './site-error.ts'

/** This machine, as a local run gives its visitors' address. */
const LOOPBACK = /^(::1|(::ffff:)?127\..*)$/

/** Whom a limit counts: the visitor's address; `null` in a local run. */
export function visitorAddress(c: Context<AppEnv>): string | null {
  const address = c.req.header('cf-connecting-ip')
  return !address || LOOPBACK.test(address) ? null : address
}

/** Counts one act. True where there is no limit, nobody to count, or a limiter that fails: that turns nobody away. */
export async function isWithinLimit(limiter: RateLimit | undefined, visitor: string | null): Promise<boolean> {
  if (!limiter || visitor === null) return true
  try {
    return (await limiter.limit({ key: visitor })).success
  } catch (error) {
    logFailure('rate limit', error)
    return true
  }
}

/** @throws SiteError `too-many` */
export async function countVisitor(limiter: RateLimit | undefined, visitor: string | null): Promise<void> {
  if (!await isWithinLimit(limiter, visitor)) throw new SiteError('too-many', { detail: 'Please try again in a minute' })
}
