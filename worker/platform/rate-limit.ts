/** How often one visitor may do what reaches others, or costs money. The limits are in wrangler.toml. */
import type { RateLimit } from '@cloudflare/workers-types'
import { logFailure } from '#worker/log.ts'
import { SiteError } from './site-error.ts'

const IPV4 = /^\d{1,3}(?:\.\d{1,3}){3}$/
const IPV6 = /^[\da-f:.]*:[\da-f:.]*$/i

/** The eight groups of an IPv6 address in any spelling; `null` for anything else. */
function ipv6Groups(address: string): number[] | null {
  // The URL parser writes every spelling in one way: lower case, hexadecimal, at most one '::'.
  const host = IPV6.test(address) ? URL.parse(`http://[${address}]`)?.hostname.slice(1, -1) : undefined
  if (host === undefined) return null
  const [start = [], end = []] = host.split('::').map((half) => half.split(':').filter(Boolean))
  const zeros = Array.from({ length: 8 - start.length - end.length }, () => '0')
  return [...start, ...zeros, ...end].map((group) => Number.parseInt(group, 16))
}

/** The IPv4 address inside an IPv4-mapped one (RFC 4291, section 2.5.5.2). */
function mappedIpv4(groups: readonly number[]): string | null {
  const [high, low] = [groups[6]!, groups[7]!]
  return groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
    ? [high >> 8, high & 255, low >> 8, low & 255].join('.')
    : null
}

/**
 * What a limit counts as one visitor: an IPv4 address, or the /64 network of an IPv6 address, which is one household.
 * All texts that are not addresses count as one visitor. `null` for this machine, as in a local run.
 * @example visitorKey('2001:db8::1:2:3:4') // '2001:db8:0:0::/64'
 */
export function visitorKey(address: string): string | null {
  const groups = ipv6Groups(address)
  const ipv4 = groups ? mappedIpv4(groups) : IPV4.test(address) ? address : null
  if (ipv4) return ipv4.startsWith('127.') ? null : ipv4
  if (!groups) return 'no address'
  if (groups.slice(0, 7).every((group) => group === 0) && groups[7] === 1) return null
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`
}

/**
 * The network that a visitor's address belongs to, as wide as one customer of a provider may have it: /24, or /56 of
 * IPv6.
 * @param visitor as `visitorKey` gives it
 * @example networkOf('192.0.2.17') // '192.0.2.0/24'
 * @example networkOf('2001:db8:0:12::/64') // '2001:db8:0:0::/56'
 */
export function networkOf(visitor: string): string {
  if (IPV4.test(visitor)) return visitor.replace(/\d+$/, '0/24')
  return visitor.replace(/([\da-f]+)::\/64$/, (_, group: string) => {
    return `${(Number.parseInt(group, 16) & 0xff00).toString(16)}::/56`
  })
}

/**
 * Counts one act.
 * @param visitor as `visitorOf` gives it
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

/** As long as the limits of wrangler.toml count. */
const PERIOD_S = 60

/** @throws SiteError `too-many` */
export async function countVisitor(limiter: RateLimit | undefined, visitor: string | null): Promise<void> {
  if (!(await isWithinLimit(limiter, visitor)))
    throw new SiteError('too-many', { detail: 'Please try again in a minute', retryAfter: PERIOD_S })
}
