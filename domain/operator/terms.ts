/**
 * What a late cancellation costs, how payments go back, and what the page of terms says beside the promises that stand
 * elsewhere in this folder. All of it is a sample until `TERMS.since` holds a day of the operator's own.
 */

interface LateCharge {
  readonly hours: number
  readonly percent: number
}

/**
 * Percent of a ride's price that a cancellation costs which comes too late to be free (`SERVICE.cancelHours`): the first
 * row whose hours before the pickup are still left counts. The last row is also for guests who do not come.
 */
export const LATE_CHARGES: readonly LateCharge[] = [
  { hours: 12, percent: 50 },
  { hours: 0, percent: 100 },
]

/** How a payment made in advance goes back. */
export const REFUND = {
  /** Days after the cancellation. */
  days: 7,
  /** After 'is paid back'. */
  way: 'to the card or account that it came from',
} as const

export const TERMS = {
  /** The day from which they hold, `YYYY-MM-DD`. Write it once you stand by all that the page /terms says. */
  since: '2026-01-01',
  /** After 'They are under'. */
  law: 'the law of Sri Lanka',
  /** Who pays for what happens on the road, in a sentence. */
  insurance: 'Our vehicles are licensed to carry passengers for hire, and insured for them.',
  /** Days after the journey within which a complaint is answered with certainty. */
  complaintDays: 30,
} as const
