/** How long personal data is kept after a ride: which rides are due to be erased. docs/bookings.md#personal-data */
import { lt, sql } from 'drizzle-orm'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type RideRow, rides } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'

/** Since when it is kept; `null` with a wrong ERASE_AFTER_DAYS. */
export function keptSince(env: Env, now: Date): Date | null {
  const { ERASE_AFTER_DAYS: daysKept } = settings(env)
  return daysKept === null ? null : new Date(now.getTime() - daysKept * DAY_MS)
}

export const dueRides = (keptFrom: Date) => ({
  isPast: lt(rides.pickupDate, sriLankaTime(keptFrom).date),
  // Nothing that a guest sees changes of a cancelled ride: its last change is the cancellation.
  isLongCancelled: sql`${rides.status} = 'cancelled' and ${rides.changedAt} < ${keptFrom.toISOString()}`,
})

/** The same of a ride that was read: it may be erased since, or at any moment. */
export function isDue(
  ride: Pick<RideRow, 'erasedAt' | 'pickupDate' | 'status' | 'changedAt'>,
  keptFrom: Date,
): boolean {
  const { erasedAt, pickupDate, status, changedAt } = ride
  if (erasedAt !== null) return false
  const isLongCancelled = status === 'cancelled' && changedAt !== null && changedAt < keptFrom.toISOString()
  return isLongCancelled || pickupDate < sriLankaTime(keptFrom).date
}
