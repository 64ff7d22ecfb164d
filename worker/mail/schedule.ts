/** When a mail that failed is tried again, and when no longer. */

const MINUTE = 60_000
const FIRST_DELAY = 5 * MINUTE
const LONGEST_DELAY = 240 * MINUTE
const GIVE_UP_AFTER = 24 * 60 * MINUTE

/** How long the one who sends a mail may take before another may try: longer than a send, shorter than a sweep's interval. */
export const LEASE = 4 * MINUTE

/**
 * The next try after so many that failed: 5, 10, 20 … minutes later, at most four hours.
 * @returns `null` when that would be over a day after the booking
 */
export function nextTry(created: Date, attempts: number, now: Date): Date | null {
  const next = new Date(now.getTime() + Math.min(FIRST_DELAY * 2 ** (attempts - 1), LONGEST_DELAY))
  return next.getTime() - created.getTime() > GIVE_UP_AFTER ? null : next
}
