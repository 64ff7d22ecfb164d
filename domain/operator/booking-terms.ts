/** Until when guests change and cancel, what a cancelled stay costs, and the deposit. The operator's own figures. */

/** Hours before a pickup. */
export const GUEST_HOURS = {
  /** Until then a guest cancels alone, free of charge where each ride has a fare of its own. */
  cancel: 24,
  /** Until then a guest changes day, time and details alone. */
  change: 12,
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
 * What the payment link asks for first, of bookings from `fromTotalUsd` on: so many percent of the price, and at least
 * `leastUsd`. `null` for no deposit: then it asks for the whole price.
 */
export const DEPOSIT: { readonly percent: number; readonly leastUsd: number; readonly fromTotalUsd: number } | null = {
  percent: 10,
  leastUsd: 50,
  fromTotalUsd: 500,
}
