/** What the office keeps of its cars and drivers: papers, days off, blocked days, and how a ride stands with its car. */

/**
 * How a ride stands with its car. `uncounted`: it was booked while no car in use had a class. `held`: a car is kept for it.
 * `request`: none could be had, and the office must find one. `hired`: the office insisted, and a car drives that is not listed.
 */
export type CarState = 'uncounted' | 'held' | 'request' | 'hired'

/** A paper of a car that runs out: its insurance, its revenue licence. */
export interface Paper {
  readonly name: string
  /** The last day on which it is good, `YYYY-MM-DD`. */
  readonly until: string
}

/** Why a driver does not drive on some days. */
export type DayOffReason = 'sick' | 'day off' | 'holiday' | 'other'
