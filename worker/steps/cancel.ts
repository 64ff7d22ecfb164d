/** A ride is cancelled, by the operator or by its guest, who may owe a part of the price; or it is taken up again. */
import { paidByOthers, type RideShare, sharesToMove } from '#domain/bookings/money/payments.ts'
import { saidIn } from '#domain/bookings/money/said-sums.ts'
import {
  type BothSums,
  chargeOf,
  lessGivenBack,
  NO_CHARGE,
  sumOfShares,
  waiverLeft,
} from '#domain/bookings/money/sums.ts'
import type { CancelFee } from '#domain/bookings/agreed/guest-changes.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import { checkOrder } from './change.ts'
import {
  type Effect,
  forEach,
  guestTerms,
  NO_DRIVER,
  type Outcome,
  refuseGuest,
  type RideEffect,
  type StepContext,
  type StepOf,
} from './step.ts'

const cancelEffect = ({ status }: Ride): Effect => ({
  set: { status: 'cancelled' },
  words: `was ${status}`,
  mails: [['cancelled', 'guest']],
})

/** What was paid of rides that are not driven, and pays others of the booking. The rest the operator pays back. */
function movedShares(booking: Booking, effects: readonly RideEffect[], now: Date): RideShare[] {
  const cancelled = effects
    .map(({ ride, set }): Ride => ({ ...ride, ...(set?.status ? NO_CHARGE : {}), ...set }) as Ride)
    .filter((ride) => !isRunning(ride))
  const others = booking.rides.filter(
    (each) => !(isRunning(each) && isPastRide(each, now)) && !cancelled.some((ride) => ride.position === each.position),
  )
  const ran = booking.rides.filter(isRunning)
  return sharesToMove(cancelled, paidByOthers(booking, ran, [...cancelled, ...others]))
}

const movedWords = (moved: readonly RideShare[], { rides }: Booking) =>
  moved
    .filter(({ usd }) => usd > 0)
    .map(({ position, ...share }) => `${saidIn(rides).sum(share)} of it pays ride ${position}`)

export function withMoved(outcome: Outcome, { booking, now }: StepContext): Outcome {
  const moved = movedShares(booking, outcome.effects, now)
  return { ...outcome, moved, words: movedWords(moved, booking) }
}

/** What cancelling costs by now is owed where the guest wished it. If it was our doing, nothing is. */
export const cancel = (rides: readonly Ride[], { isGuestsWish }: StepOf<'cancel'>, context: StepContext): Outcome =>
  withMoved(
    forEach(rides, (ride) =>
      isGuestsWish ? charged(ride, guestTerms(context.booking, ride, context.now).fee) : cancelEffect(ride),
    ),
    context,
  )

/** What follows upon the words of a ride that is not driven. */
export const feeWords = (ride: Ride, { percent, ...fee }: CancelFee): string =>
  fee.usd === 0
    ? ''
    : `; ${saidIn(ride).sum(fee)} owed, ${percent} % of the price${lessGivenBack(ride) === ride ? '' : ' less what was given back'}`

function charged(ride: Ride, fee: CancelFee): Effect {
  const { set, words, mails } = cancelEffect(ride)
  return fee.usd === 0
    ? { set, words, mails }
    : { set: { ...set, ...chargeOf(fee) }, words: words + feeWords(ride, fee), mails }
}

/** @throws StepRefused where it costs more than the guest was told */
function checkFeeSeen(effects: readonly RideEffect[], seen: Partial<BothSums> = {}): void {
  const fee = sumOfShares(effects.map(({ set }) => ({ usd: set?.cancelFeeUsd ?? 0, lkr: set?.cancelFeeLkr ?? 0 })))
  const { usd = fee.usd, lkr = fee.lkr } = seen
  if (fee.usd > usd || fee.lkr > lkr) throw refuseGuest({ code: 'other-fee' })
}

/** @throws StepRefused in words for the guest */
export function cancelByGuest(rides: readonly Ride[], step: StepOf<'cancel'>, context: StepContext): Outcome {
  const outcome = forEach(rides, (ride) => {
    const { may, fee } = guestTerms(context.booking, ride, context.now)
    if (ride.status === 'cancelled') throw refuseGuest({ code: 'cancelled-already' })
    if (!may.cancel) throw refuseGuest({ code: 'pickup-over' })
    const effect = charged(ride, fee)
    return { ...effect, mails: [...effect.mails, ['cancelled', 'operator']] }
  })
  checkFeeSeen(outcome.effects, step.feeSeen)
  return withMoved(outcome, context)
}

/** A ride that is taken up again has no driver, because its driver was told that it is cancelled. */
export function reopen(rides: readonly Ride[], { booking, now }: StepContext): Outcome {
  const outcome = forEach(rides, (ride) => ({
    // What was paid as a charge pays its price now.
    set: {
      status: 'new',
      ...NO_CHARGE,
      ...waiverLeft(ride),
      confirmedAt: null,
      takenUpAt: ride.confirmedAt === null && ride.takenUpAt === null ? null : now.toISOString(),
      chargedPercent: 0,
      beforeUsd: null,
      beforeLkr: null,
      ...NO_DRIVER,
    },
    words: '',
    mails: [],
  }))
  checkOrder(booking, outcome)
  return outcome
}
