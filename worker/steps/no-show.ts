/** The guest did not come to a ride: the office says so, alone or by its driver's word, or says that they came after all. */
import { and, eq, isNull } from 'drizzle-orm'
import { pickupInstant } from '#domain/bookings/ride.ts'
import { chargeOf, NO_CHARGE, waiverLeft } from '#domain/bookings/money/sums.ts'
import { type RideEvent, waitingMinutes } from '#domain/bookings/day/ride-events.ts'
import { MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import type { Db } from '#worker/database/d1.ts'
import { rideEvents } from '#worker/database/schema.ts'
import { feeWords, withMoved } from './cancel.ts'
import { forEach, guestTerms, type Outcome, type StepContext, StepRefused } from './step.ts'

/** @throws StepRefused before the pickup */
export function noShow(rides: readonly Ride[], context: StepContext): Outcome {
  const outcome = forEach(rides, (ride) => {
    const pickup = pickupInstant(ride)
    if (context.now.getTime() < pickup) {
      const from = pickup + waitingMinutes(ride, context.booking.promises) * MINUTE_MS
      throw new StepRefused({ code: 'before-pickup', ...sriLankaTime(new Date(from)) })
    }
    // Who does not come owes what cancelling costs at the pickup.
    const { fee } = guestTerms(context.booking, ride, new Date(pickup))
    const word = ride.nobodyCame ? 'as the driver said' : 'the driver said nothing of it'
    return {
      set: { status: 'no-show', ...chargeOf(fee) },
      words: word + feeWords(ride, fee),
      mails: fee.usd === 0 ? [] : [['charge', 'guest']],
    }
  })
  return withMoved(outcome, context)
}

/** The ride is as it was: confirmed, with its driver. Who was told what they owe is told that they do not. */
export const came = (rides: readonly Ride[]): Outcome =>
  forEach(rides, (ride) => {
    const { status, nobodyCame, cancelFeeUsd } = ride
    return {
      set: status === 'no-show' ? { status: 'confirmed', ...NO_CHARGE, ...waiverLeft(ride) } : null,
      came: true,
      words: [
        status === 'no-show' ? 'it was said that they did not' : '',
        nobodyCame ? "the driver's word is taken back" : '',
      ]
        .filter(Boolean)
        .join('; '),
      mails: cancelFeeUsd > 0 ? [['charge', 'guest']] : [],
    }
  })

/** What the driver said is taken back, as if the driver had done that. */
export const takeBackNobodyCame = (db: Db, { bookingNumber, position }: Ride, instant: string) =>
  db
    .update(rideEvents)
    .set({ takenBackAt: instant })
    .where(
      and(
        eq(rideEvents.bookingNumber, bookingNumber),
        eq(rideEvents.position, position),
        eq(rideEvents.event, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' satisfies RideEvent),
        isNull(rideEvents.takenBackAt),
      ),
    )
