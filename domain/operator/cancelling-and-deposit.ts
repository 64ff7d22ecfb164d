/**
 * Until when guests change and cancel, what a cancellation costs, how payments go back, and the deposit. The operator's
 * own figures; samples until `TERMS.since` in `terms.ts` holds a day of the operator's own.
 */

/** Hours before a pickup. */
export const GUEST_HOURS = {
  /**
   * Until then a guest cancels free of charge if each ride has a fare of its own; later it costs a percentage below.
   */
  cancel: 24,
  /** Until then a guest changes day, time and details alone. */
  change: 12,
} as const

/**
 * What is owed of a ride with a fare of its own that is cancelled too late to be free, by whole hours before its pickup:
 * the first row that is reached counts. The last one has 0 hours; it is also for guests who do not come.
 */
export const LATE_CHARGES: readonly { readonly hours: number; readonly percent: number }[] = [
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

/**
 * What is owed of a ride that a guest cancels where a car and driver stay: by whole days before the first pickup of the
 * booking. The first row that is reached counts; the last one has 0 days.
 */
export const STAY_CANCELLING: readonly { readonly days: number; readonly percent: number }[] = [
  { days: 30, percent: 0 },
  { days: 14, percent: 20 },
  { days: 7, percent: 40 },
  { days: 3, percent: 60 },
  { days: 0, percent: 100 },
]

/**
 * What the payment link asks for first, of bookings from `fromTotalUsd` on: `percent` of the price, and at least
 * `leastUsd`. `null` for no deposit: then it asks for the whole price.
 */
export const DEPOSIT: { readonly percent: number; readonly leastUsd: number; readonly fromTotalUsd: number } | null = {
  percent: 10,
  leastUsd: 50,
  fromTotalUsd: 500,
}
