/** The board of a day: each ride's status, and which are late. The sweep alarms the operator by the same rules. */
import { and, between, eq, isNotNull, sql } from 'drizzle-orm'
import {
  awaitedAt,
  type Delay,
  delayAfterBreakdown,
  delayOf,
  DELAYS,
  isDeclined,
} from '#domain/bookings/day/ride-events.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { SET_OUT } from '#domain/operator/setting-out-and-arrivals.ts'
import { HOUR_MS, instantOf, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { daysOf, isWithBrokenCar, type RideDay, type RowsOfDays, statementsOfDays } from './ride-events.ts'
import { primary, query } from '#worker/database/d1.ts'
import { raiseWhileDue } from '#worker/database/alarm-queue.ts'
import { enqueueForRides } from '#worker/database/mail-queue.ts'
import { type RideRow, rides } from '#worker/database/schema.ts'
import { NEAR_HOURS } from '#worker/lists/booking-list.ts'
import type { Env } from '#worker/environment.ts'
import { positionOfEnd, wayBetween } from '#worker/quotes/placed-trips.ts'

/** What the board needs to know of a ride. */
export type RideOnBoard = Pick<
  RideRow,
  | 'bookingNumber'
  | 'position'
  | 'kind'
  | 'status'
  | 'pickup'
  | 'dropoff'
  | 'pickupDate'
  | 'pickupTime'
  | 'driverCode'
  | 'driverPhone'
  | 'driverAnswer'
>

export interface RideState {
  readonly day: RideDay
  /** `null` for a ride that is in time, or that nobody drives. */
  readonly delay: Delay | null
}

const pickupOf = ({ pickupDate: date, pickupTime: time }: RideOnBoard) => instantOf({ date, time })!.getTime()

/** A driver who rests longer begins at home again. */
const SAME_DAY_MS = 18 * HOUR_MS

/** Where a driver is before a ride: where the ride before it ends, or else where drivers begin. */
function startOf(ride: RideOnBoard, all: readonly RideOnBoard[]): LatLng | null {
  const since = (each: RideOnBoard) => pickupOf(ride) - pickupOf(each)
  const [before] = all
    .filter((each) => each.driverPhone === ride.driverPhone && each.status === 'confirmed')
    .filter((each) => since(each) > 0 && since(each) <= SAME_DAY_MS)
    .toSorted((a, b) => since(a) - since(b))
  if (before) return positionOfEnd(before.kind, before.dropoff)
  return SET_OUT.base === null ? null : positionOfEnd('transfer', SET_OUT.base)
}

function delayOfRide(ride: RideOnBoard, day: RideDay, all: readonly RideOnBoard[], now: Date): Delay | null {
  if (ride.status !== 'confirmed' || ride.driverPhone === null || isWithBrokenCar(day)) return null
  // Nobody knows how far the way is to where a car has broken down.
  if (day.brokeDownAt !== null) return delayAfterBreakdown(day.stage, new Date(day.brokeDownAt), now)
  const pickup = positionOfEnd(ride.kind, ride.pickup)
  const way = day.stage === null ? wayBetween(startOf(ride, all), pickup) : null
  const left = day.place && wayBetween(day.place, pickup)
  return delayOf(
    {
      awaited: awaitedAt(ride, day.words),
      stage: day.stage,
      setOutMinutes: way ? way.minutes + SET_OUT.marginMinutes : SET_OUT.unknownMinutes,
      thereAt: left && new Date(Date.parse(day.place!.at) + left.minutes * MINUTE_MS),
    },
    now,
  )
}

/** The status of rides, in their order. @param all rides of their drivers around them */
export async function statesOf(
  env: Env,
  asked: readonly RideOnBoard[],
  all: readonly RideOnBoard[],
  now: Date,
): Promise<RideState[]> {
  return statesIn(await daysOf(env, asked, now), asked, all, now)
}

/** The same of days that were read before. */
export const statesIn = (
  days: readonly RideDay[],
  asked: readonly RideOnBoard[],
  all: readonly RideOnBoard[],
  now: Date,
): RideState[] => asked.map((ride, i) => ({ day: days[i]!, delay: delayOfRide(ride, days[i]!, all, now) }))

/** The days of all rides that are near, as they are stored. */
export function daysNear(env: Env, now: Date): Promise<RowsOfDays> {
  const db = primary(env)
  const { past, ahead } = NEAR_HOURS
  const [first, last] = [-past, ahead].map((hours) => sriLankaTime(new Date(now.getTime() + hours * HOUR_MS)).date)
  const near = db
    .select({ number: rides.bookingNumber })
    .from(rides)
    .where(between(rides.pickupDate, first!, last!))
  return query(() => db.batch(statementsOfDays(db, near)))
}

const BOARD_COLUMNS = {
  bookingNumber: rides.bookingNumber,
  position: rides.position,
  kind: rides.kind,
  status: rides.status,
  pickup: rides.pickup,
  dropoff: rides.dropoff,
  pickupDate: rides.pickupDate,
  pickupTime: rides.pickupTime,
  driverCode: rides.driverCode,
  driverPhone: rides.driverPhone,
  driverAnswer: rides.driverAnswer,
}

/** Rides with a driver between yesterday and tomorrow. */
export async function ridesAround(env: Env, now: Date): Promise<RideOnBoard[]> {
  const day = (ms: number) => sriLankaTime(new Date(now.getTime() + ms)).date
  return query(() =>
    primary(env)
      .select(BOARD_COLUMNS)
      .from(rides)
      .where(
        and(
          between(rides.pickupDate, day(-SAME_DAY_MS), day(SAME_DAY_MS)),
          eq(rides.status, 'confirmed'),
          isNotNull(rides.driverPhone),
        ),
      ),
  )
}

/** Nobody sets out earlier, and nobody is looked for later. */
const WATCHED = { beforeMs: 12 * HOUR_MS, afterMs: 9 * HOUR_MS } as const

/**
 * Mails the operator of each ride that is late, once for a ride, its time and its driver; and raises an alarm while it is
 * late.
 */
export async function addDelayAlarms(env: Env, now = new Date()): Promise<void> {
  const all = await ridesAround(env, now)
  const watched = all.filter((ride) => {
    const until = pickupOf(ride) - now.getTime()
    return until < WATCHED.beforeMs && until > -WATCHED.afterMs
  })
  const states = await statesOf(env, watched, all, now)
  // That nobody drives it is an alarm of its own.
  const isLeft = (i: number) => isDeclined(watched[i]!.driverAnswer, states[i]!.day.stage)
  const db = primary(env)
  // One statement for all of a kind: D1 counts them.
  for (const kind of DELAYS) {
    const late = watched.filter((_, i) => states[i]!.delay === kind && !isLeft(i))
    if (late.length === 0) continue
    const names = JSON.stringify(late.map(({ bookingNumber, position }) => [bookingNumber, position]))
    const isLate = sql`(${rides.bookingNumber}, ${rides.position}) in (select value ->> 0, value ->> 1 from json_each(${names}))`
    const occasion = sql`${rides.pickupDate} || ' ' || ${rides.pickupTime} || ' ' || ${rides.driverCode}`
    await query(() =>
      db.batch([
        enqueueForRides(db, { kind, reader: 'operator' }, isLate, now.toISOString()),
        raiseWhileDue(db, kind, occasion, isLate, now.toISOString()),
      ]),
    )
  }
}
