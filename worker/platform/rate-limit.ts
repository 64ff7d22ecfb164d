/** How often one visitor may do what reaches others, or costs. The limits stand in wrangler.toml. */
import type { RateLimit } from '@cloudflare/workers-types'
import { logFailure } from '#worker/log.ts'
import { SiteError } from './site-error.ts'

/**
 * Counts one act.
 * @param visitor as `visitorAddress` gives it
 * @returns true also without a limit, for nobody, and where the limiter fails: that refuses nobody
 */
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
