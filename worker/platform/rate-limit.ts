/** How often one visitor may do what reaches others, or costs: the limits stand in wrangler.toml. */
import type { RateLimit } from '@cloudflare/workers-types'
import type { Context } from 'hono'
import type { AppEnv } from '#worker/environment.ts'
import { logFailure } from './log.ts'
import { SiteError } from './site-error.ts'

/** This machine, as a local run gives its visitors' address. */
const LOOPBACK = /^(::1|(::ffff:)?127\..*)$/

/**
 * Counts one act of the visitor. Without an address of theirs, as in a local run and in calls of our own pages, nothing is counted;
 * a limiter that fails turns nobody away.
 * @throws SiteError `too-many`
 */
export async function countVisitor(limiter: RateLimit | undefined, c: Context<AppEnv>): Promise<void> {
  const address = c.req.header('cf-connecting-ip')
  if (!limiter || !address || LOOPBACK.test(address)) return
  const { success } = await limiter.limit({ key: address }).catch((error: unknown) => {
    logFailure('rate limit', error)
    return { success: true }
  })
  if (!success) throw new SiteError('too-many', { detail: 'Please try again in a minute' })
}
