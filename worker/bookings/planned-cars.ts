/** The cars of the rides that one batch writes: planned before, guarded in the batch, planned anew where the fleet was changed meanwhile. */
import { and, eq, inArray } from 'drizzle-orm'
import type { Env } from '#worker/environment.ts'
import type { Db } from '#worker/database/d1.ts'
import { rides } from '#worker/database/schema.ts'
import { refusesCounted, refusesOtherFleet } from '#worker/fleet/fleet-counting.ts'
import type { BookingToHold, FleetAround, HoldPlan } from '#worker/fleet/holds.ts'

/** A plan, and whether the database has to find that nothing is counted where there is none. */
export interface Held {
  readonly plan: HoldPlan | null
  readonly isHired: boolean
}

export const carOf = ({ plan, isHired }: Held, position: number) => {
  const isLacking = plan?.lacking.includes(position) ?? false
  return isHired && isLacking ? { carId: null, carState: 'hired' as const } : plan?.cars.get(position)
}

/** What the history says of rides for which no car could be had. */
export function lackingWords({ plan, isHired }: Held, ridesOfBooking: number): string {
  const lacking = plan?.lacking ?? []
  if (lacking.length === 0) return ''
  const which = ridesOfBooking > lacking.length ? `${lacking.map((position) => `ride ${position}`).join(', ')}: ` : ''
  return `${which}${isHired ? 'a car drives that is not listed' : 'no car can be had, a request'}`
}

/** How often cars are looked for again where others were booked meanwhile; then it is a request. */
const HOLD_TRIES = 5

/** What goes first in a batch: it is refused where the fleet is another one than the plan is of. */
export const guards = (db: Db, plan: HoldPlan | null) =>
  plan === null ? [refusesCounted(db)] : plan.version === null ? [] : [refusesOtherFleet(db, plan.version)]

/** The part that finds cars is loaded where they are counted. */
export async function planOf(
  env: Env,
  booking: BookingToHold,
  tries: number,
  now: Date,
  around: FleetAround | null = null,
): Promise<HoldPlan> {
  const { planHolds, planWithoutCars } = await import('#worker/fleet/holds.ts')
  return tries < HOLD_TRIES ? planHolds(env, booking, now.getTime(), around) : planWithoutCars(booking)
}

/** Other rides that make room. */
export const movesOf = (db: Db, plan: HoldPlan | null) =>
  (plan?.moves ?? []).map(({ bookingNumber, positions, car }) =>
    db
      .update(rides)
      .set({ carId: car })
      .where(and(eq(rides.bookingNumber, bookingNumber), inArray(rides.position, [...positions]))),
  )
