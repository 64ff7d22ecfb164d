/** What the office insists on: where something speaks against a driver or a car, or against a no-show. */
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { hindranceKey, isInsistedOn, reasonsIn } from '#domain/bookings/driver/hindrances.ts'
import { noShowDoubts } from '#domain/bookings/day/alarms.ts'
import { isPastDay } from '#domain/bookings/request/pickup-time.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import type { RideChange } from '#worker/bookings/write-change.ts'
import { openAlarmsOf } from '#worker/database/alarm-queue.ts'
import { primary, query } from '#worker/database/d1.ts'
import { rideEvents } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import type { Plan } from './consequences.ts'
import { hindrancesOf } from './hindrances.ts'
import { type RideEffect, type StepOf, StepRefused } from './step.ts'

/** What of a ride decides whether its driver and car fit. */
const CHECKED: readonly (keyof RideChange)[] = [
  'driverPhone',
  'driverCar',
  'pickupDate',
  'pickupTime',
  'travelers',
  'vehicle',
]

interface Insisted {
  readonly plan: Plan
  /** For the history. */
  readonly insisted: readonly string[]
}

/** For the history. */
const allTheSame = (reasons: readonly string[]) => reasons.map((each) => `all the same, though ${each}`)

/** Whether a car has broken down with the guest of a ride on board, on that day. */
async function hasBrokenDown(env: Env, { bookingNumber, position, pickupDate }: Ride): Promise<boolean> {
  const found = await query(() =>
    primary(env)
      .select({ brokeDownAt: rideEvents.brokeDownAt })
      .from(rideEvents)
      .where(
        and(
          eq(rideEvents.bookingNumber, bookingNumber),
          eq(rideEvents.position, position),
          eq(rideEvents.pickupDate, pickupDate),
          isNull(rideEvents.takenBackAt),
          isNotNull(rideEvents.brokeDownAt),
        ),
      )
      .limit(1),
  )
  return found.length > 0
}

/** @throws StepRefused `hindered` until somebody insists, `came-along` of a guest who was on board */
async function insistedNoShow(env: Env, plan: Plan, { insists }: StepOf<'no-show'>): Promise<Insisted> {
  const rides = plan.effects.map(({ ride }) => ride)
  for (const ride of rides) if (await hasBrokenDown(env, ride)) throw new StepRefused({ code: 'came-along' })
  const found = await Promise.all(
    rides.map(async (ride) => noShowDoubts(ride.driverPhone, await openAlarmsOf(env, ride))),
  )
  const reasons = found.flat()
  if (reasons.length > 0 && !insists) throw new StepRefused({ code: 'hindered', reasons })
  return { plan, insisted: allTheSame(reasons.map((each) => each.charAt(0).toLowerCase() + each.slice(1))) }
}

/**
 * Where the office assigns or changes a ride, and something speaks against its driver or car: what it insists on is kept
 * with the ride, and in the history. That a guest did not come it insists on where nobody of ours may have been there.
 * @throws StepRefused `hindered` until somebody insists
 */
export async function withInsistence(
  env: Env,
  booking: Booking,
  plan: Plan,
  step: StepOf<'driver' | 'change' | 'no-show'>,
  now: Date,
): Promise<Insisted> {
  if (step.step === 'no-show') return insistedNoShow(env, plan, step)
  const isChecked = ({ ride, set }: RideEffect) => {
    const after = { ...ride, ...set }
    return (
      CHECKED.some((name) => set?.[name] !== undefined) &&
      after.driverPhone !== null &&
      !isPastDay(after.pickupDate, now)
    )
  }
  const checked = plan.effects.filter(isChecked)
  if (checked.length === 0) return { plan, insisted: [] }
  const changed = checked.map(({ ride, set }) => ({ ...ride, ...set }) as Ride)
  const found = await hindrancesOf(env, booking, changed)
  // Who assigns a driver anew is asked anew.
  const asked = step.step === 'driver' ? found : found.filter((hindrance) => !isInsistedOn(hindrance))
  const words = reasonsIn(asked)
  if (words.length > 0 && !step.insists) throw new StepRefused({ code: 'hindered', reasons: words })
  const keysOf = (position: number) =>
    found.filter(({ ride }) => ride.position === position).map((hindrance) => hindranceKey(hindrance))
  const effects = plan.effects.map((effect) =>
    checked.includes(effect) ? { ...effect, set: { ...effect.set, insistedOn: keysOf(effect.ride.position) } } : effect,
  )
  return { plan: { ...plan, effects }, insisted: allTheSame(words) }
}
