/** What a guest may still do alone, and what it costs: every fee of a step is here. */
import { cancelFee, type CancelFee, guestRights } from '#domain/bookings/agreed/guest-changes.ts'
import { type AskedRide, askedRide } from '#worker/bookings/open-caveats.ts'
import type { Booking, Ride } from '#worker/bookings/store.ts'
import { refuseGuest, type RideEffect } from './step.ts'

interface GuestTerms {
  readonly asked: AskedRide
  readonly may: ReturnType<typeof guestRights>
  /** What cancelling costs by now. */
  readonly fee: CancelFee
}

export function guestTerms(booking: Booking, ride: Ride, now: Date): GuestTerms {
  const asked = askedRide(booking, ride)
  return { asked, may: guestRights(asked, now), fee: cancelFee(booking, asked, now) }
}

/** @throws StepRefused where it costs more than the guest was told */
export function checkFeeSeen(effects: readonly RideEffect[], seenUsd: number | undefined): void {
  const feeUsd = effects.reduce((sum, { set }) => sum + (set?.cancelFeeUsd ?? 0), 0)
  if (seenUsd !== undefined && feeUsd > seenUsd) throw refuseGuest({ code: 'other-fee' })
}
