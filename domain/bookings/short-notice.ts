/** Pickups that come so soon that the operator must find a driver first. docs/product.md#short-notice */
import { SERVICE } from '#domain/brand.ts'
import { instantOf, type LocalMoment } from '#domain/sri-lanka-time.ts'

const HOUR = 60 * 60_000

/** How many hours before a pickup it must be booked to be more than a request: at night more than by day. @param time `HH:mm` */
function leadHours(time: string): number {
  const { from, until, hours } = SERVICE.nightLead
  return time >= from || time < until ? hours : SERVICE.leadHours
}

/** True for a pickup that is a request: it was booked, or would be booked at that moment, too shortly before. */
export function isShortNotice(pickup: LocalMoment, booked: Date): boolean {
  const instant = instantOf(pickup)
  return instant !== null && instant.getTime() - booked.getTime() < leadHours(pickup.time) * HOUR
}
