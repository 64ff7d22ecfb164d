/**
 * What the operator promises on the page of terms, on booking pages and in mails: what a cancellation costs, when a
 * payment goes back, and under which law. All of it is a sample until `TERMS.since` holds a day of the operator's own.
 */

interface LateCharge {
  readonly hours: number
  readonly percent: number
}

/** What guests may do until when, and what a later cancellation costs. */
export const CANCELLATION = {
  /** Hours before the pickup until which a guest cancels free of charge, by the link in the mail. */
  freeHours: 24,
  /** Hours before the pickup until which a guest changes day, time and details by that link. */
  changeHours: 12,
  /**
   * Percent of a ride's price that a later cancellation costs: the first row whose hours are still left counts. The
   * last row is also for guests who do not come.
   */
  lateCharges: [
    { hours: 12, percent: 50 },
    { hours: 0, percent: 100 },
  ] as readonly LateCharge[],
} as const

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
