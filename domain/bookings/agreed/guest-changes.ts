/** What a guest may change of a booking alone, by the link in the mail, and until when. docs/product.md#changes */
import { DAY_MS, HOUR_MS } from '#domain/sri-lanka-time.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { type BothSums, fullLkr, lessGivenBack, type MoneyRide, percentOwed } from '../money/sums.ts'
import { isRunning, type BookingStatus, type Pickup, pickupInstant } from '../ride.ts'

/** What cancelling a ride cost when its guest changed what was agreed, percent of its price; nothing for most. */
interface ChargedRide extends Pickup {
  readonly chargedPercent?: number
}

interface RideTime extends ChargedRide {
  readonly status: BookingStatus
  /** Nobody has agreed to it: `isRequest` in `short-notice.ts`. */
  readonly isRequest: boolean
}

const hoursUntil = (pickup: Pickup, moment: Date) => (pickupInstant(pickup) - moment.getTime()) / HOUR_MS

/** A cancellation less than this before the pickup is late. */
export const isLate = (pickup: Pickup, moment: Date, { guestHours }: Promises) =>
  hoursUntil(pickup, moment) < guestHours.cancel

interface GuestRights {
  readonly cancel: boolean
  readonly change: boolean
}

/**
 * Less than this many hours before the pickup a driver is bound to day and time: then changes are agreed by a message. Nobody
 * is bound by a request, which is changed until its pickup.
 */
export const isTooLateToChange = (ride: Omit<RideTime, 'status'>, now: Date, { guestHours }: Promises): boolean =>
  hoursUntil(ride, now) < (ride.isRequest ? 0 : guestHours.change)

/** A guest cancels until the pickup, and sees the cost before. */
export function guestRights(ride: RideTime, now: Date, promises: Promises): GuestRights {
  const runs = isRunning(ride)
  return { cancel: runs && hoursUntil(ride, now) >= 0, change: runs && !isTooLateToChange(ride, now, promises) }
}

/** What a guest owes who cancels a ride. */
export interface CancelFee extends BothSums {
  readonly percent: number
}

interface BookedStay {
  /** Those of the list that it was made under. */
  readonly promises: Promises
  readonly arrangement: Arrangement
  /** All rides of the booking, also cancelled ones: who cancels the first of them does not gain days by that. */
  readonly rides: readonly ChargedRide[]
}

/** How long before a pickup a charge begins: hours, of a stay days before the first pickup of the booking. */
export type ChargeStart = { readonly hours: number } | { readonly days: number }

/** What a cancellation costs from a time on; from the beginning where that is `null`. */
export interface ChargeStep {
  readonly from: ChargeStart | null
  readonly percent: number
}

export const chargeStartMs = (start: ChargeStart) => ('hours' in start ? start.hours * HOUR_MS : start.days * DAY_MS)

/**
 * All that cancelling costs, the first first. A ride with a fare of its own is free of charge as long as a guest may
 * cancel it alone.
 */
export function chargeSteps(
  arrangement: Arrangement,
  { guestHours, lateCharges, stayCancelling }: Promises,
): readonly [ChargeStep, ...ChargeStep[]] {
  const steps: readonly ChargeStep[] =
    arrangement === 'rides'
      ? [
          { from: null, percent: 0 },
          ...lateCharges.map(({ percent }, i) => ({
            from: { hours: i === 0 ? guestHours.cancel : lateCharges[i - 1]!.hours },
            percent,
          })),
        ]
      : stayCancelling.map(({ percent }, i) => ({
          from: i === 0 ? null : { days: stayCancelling[i - 1]!.days },
          percent,
        }))
  // What costs the same as before is no step.
  return steps.filter(({ percent }, i) => percent !== steps[i - 1]?.percent) as [ChargeStep, ...ChargeStep[]]
}

/** The index of the step that counts this long before the deciding pickup. */
export const chargeStepAt = (steps: readonly ChargeStep[], untilMs: number) =>
  steps.reduce((found, { from }, i) => (from !== null && untilMs < chargeStartMs(from) ? i : found), 0)

/** What was owed before something was changed is owed still: of a stay for all of it. */
export const chargedBefore = (rides: readonly ChargedRide[]) =>
  Math.max(0, ...rides.map(({ chargedPercent = 0 }) => chargedPercent))

/** By the pickup that decides what a cancellation costs: for a stay the first one of the booking. */
function feePercent({ arrangement, rides, promises }: BookedStay, ride: ChargedRide, moment: Date): number {
  const pickup = arrangement === 'rides' ? pickupInstant(ride) : Math.min(...rides.map(pickupInstant))
  const steps = chargeSteps(arrangement, promises)
  const { percent } = steps[chargeStepAt(steps, pickup - moment.getTime())]!
  return Math.max(percent, chargedBefore(arrangement === 'rides' ? [ride] : rides))
}

/** What a ride cost before its guest asked for what nobody has confirmed yet. */
export interface ChangedRide extends MoneyRide {
  readonly beforeUsd?: number | null
  readonly beforeLkr?: number | null
}

/** The ride at the price that somebody has agreed to; the ride itself where that is no less than its price. */
export function asAgreedSoFar<R extends ChangedRide>(ride: R): R {
  const { status, beforeUsd = null, beforeLkr = null, priceUsd } = ride
  if (status !== 'new' || beforeUsd === null || beforeUsd > priceUsd) return ride
  const before = { ...ride, priceUsd: beforeUsd, priceLkr: beforeLkr }
  return fullLkr(before) < fullLkr(ride) ? before : ride
}

/** Whether a guest has asked for what costs more, and nobody has confirmed it. */
export const isDearerAsked = (ride: ChangedRide): boolean => asAgreedSoFar(ride) !== ride

/** A ride with its price. A request costs nothing, whenever it is cancelled. */
type PricedRide = Omit<RideTime, 'status'> & ChangedRide

/** @param moment of the cancellation */
export function cancelFee(booking: BookedStay, ride: PricedRide, moment: Date): CancelFee {
  const percent = ride.isRequest ? 0 : feePercent(booking, ride, moment)
  return { percent, ...percentOwed(lessGivenBack(asAgreedSoFar(ride)), percent) }
}
