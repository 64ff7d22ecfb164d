/** 'I take it' and 'I cannot': what a driver says of a ride that was given; after setting out, that the car has broken down. */
import { and, eq, exists, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import {
  ANSWER_TEXTS,
  cannotRings,
  type DriverAnswer,
  hasBegun,
  hasEnded,
  LATE_TAPS,
  lateDriverDue,
  lateWords,
  type LateTap,
  lateUntil,
  maySayLate,
  mayTakeAfterAll,
  sayableFrom,
  tapTime,
} from '#domain/bookings/day/ride-events.ts'
import { officeWords } from '#domain/bookings/day/push-words.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { NEWEST, withSeen } from '#domain/d1-bookmarks.ts'
import { paths } from '#domain/paths.ts'
import { addDays, DAY_MS, HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import { raiseForRides } from '#worker/database/alarm-queue.ts'
import { enqueueForRides } from '#worker/database/mail-queue.ts'
import { columnsOf, type Db, primary, query } from '#worker/database/d1.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import { blockedDays, cars, rideEvents, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { noteFleetChange } from '#worker/fleet/fleet-counting.ts'
import { officePath } from '#worker/platform/access.ts'
import { forgetMoved } from '#worker/steps/drivers-to-tell.ts'
import {
  type Afterwards,
  isAt,
  noteOfDriver,
  ofRide,
  type RideDay,
  type Tap,
  type Tapped,
  type WithTap,
} from './ride-events.ts'

const MAIL = { kind: 'driver-cannot', reader: 'operator', byVisitor: true } as const

/** The pickup that an answer is about. */
export const askedPickup = ({ pickupDate, pickupTime }: Pick<Ride, 'pickupDate' | 'pickupTime'>) =>
  `${pickupDate} ${pickupTime}`

interface Answered {
  readonly booking: Booking
  readonly ride: Ride
  readonly day: RideDay
  /** What the driver's page asked, by {@link askedPickup}. Without it the answer is for the ride as it is now. */
  readonly asked?: string | undefined
}

interface BrokenCar {
  readonly booking: Booking
  readonly ride: Ride
  /** Which of the operator's people blocks it, or the driver. */
  readonly who: string
  readonly now: Date
}

export const BROKEN_DOWN = 'the car has broken down'

/** A tap in the history. */
const saidBy = (code: string, id: string, at: string) => ({ what: 'said', kind: `${code} ${id}`, at }) as const

/** Why the car of a ride is blocked. */
const brokeDownOn = ({ reference, rides: { length } }: Booking, { position }: Ride) =>
  `broke down on ${rideReference(reference, position, length)}`

/**
 * The statements that block a car for the day on which it has broken down and the next one, until the office opens it
 * again: so the other rides that it was to drive need a hand, whoever drives this one now, and no midnight mends it. A
 * hired car is known by its plate alone.
 */
async function blockBrokenCar(env: Env, { booking, ride, who, now }: BrokenCar) {
  const listed = await query(() =>
    primary(env)
      .select(columnsOf(cars, 'id', 'plate'))
      .from(cars),
  )
  const plate = (ride.driverCar ?? '').split(',')[0]!.trim()
  const car = listed.find((each) => plateKey(each.plate) === plateKey(plate))
  const today = sriLankaTime(now).date
  const tomorrow = addDays(today, 1)
  const lastDay = ride.pickupDate > tomorrow ? ride.pickupDate : tomorrow
  return (db: Db, isWritten: SQL) =>
    plateKey(plate) !== ''
      ? [
          db.insert(blockedDays).select(
            db
              .select({
                id: sql<number>`null`.as('id'),
                carId: sql<number | null>`${car?.id ?? null}`.as('car_id'),
                plate: sql<string | null>`${car ? null : plate}`.as('plate'),
                firstDay: sql<string>`${today}`.as('first_day'),
                lastDay: sql<string>`${lastDay}`.as('last_day'),
                why: sql<string>`${brokeDownOn(booking, ride)}`.as('why'),
                who: sql<string>`${who}`.as('who'),
                at: sql<string>`${now.toISOString()}`.as('at'),
              })
              .from(rides)
              .where(isWritten),
          ),
        ]
      : []
}

/**
 * Notes that a driver is late, or is not any more: who says so takes the ride. The guest and the office hear of it. Of two taps
 * the later one holds.
 */
export async function noteLate(
  env: Env,
  { booking, ride, day, asked }: Answered,
  tap: LateTap,
  { id, code, age }: Tap,
  now: Date,
  afterwards: Afterwards,
): Promise<Tapped> {
  const tappedAt = tapTime(now, age, null)
  const isTooEarly = tappedAt < sayableFrom('DRIVER_DEPARTED_TO_PICKUP', ride, [])
  if (asked !== askedPickup(ride) || !maySayLate(ride, day) || isTooEarly) return { outcome: 'refused', rows: null }
  const db = primary(env)
  const [at, instant] = [tappedAt.toISOString(), now.toISOString()]
  const { bookingNumber, position, driverName } = ride
  const driverLate = LATE_TAPS[tap] || null
  const isIts = and(
    ofRide(ride),
    eq(rides.status, 'confirmed'),
    eq(rides.driverCode, code),
    eq(rides.pickupDate, ride.pickupDate),
    eq(rides.pickupTime, ride.pickupTime),
  )
  const isWritten = and(isIts, eq(rides.driverAnsweredAt, at), sql`${rides.driverLate} is ${driverLate}`)
  const written = db
    .select({ one: sql`1` })
    .from(rides)
    .where(isWritten)
  const isLateNow = exists(written)
  const tag = `ride ${bookingNumber}/${position}`
  const told = { tag, isUrgent: true, bookingNumber, isDue: isLateNow }
  const reference = rideReference(booking.reference, position, booking.rides.length)
  // In time again it is none.
  const due = lateDriverDue({ ...ride, driverLate, driverAnswer: 'takes', driverAnsweredAt: at }, day)
  const time = due && sriLankaTime(due).time
  // The same hour is told once; of one that is past, as of a tap that a phone has kept, the office alone hears.
  const isNews = time !== null && time !== lateUntil(ride, day)
  const leftMs = (due?.getTime() ?? 0) - now.getTime()
  const found = afterwards(db)
  const read = (await query(() =>
    db.batch([
      db
        .update(rides)
        .set({ driverLate, driverAnswer: 'takes', driverAnsweredAt: at })
        .where(
          and(
            isIts,
            isAt([null, 'DRIVER_DEPARTED_TO_PICKUP']),
            or(isNull(rides.driverAnsweredAt), lte(rides.driverAnsweredAt, at)),
          ),
        ),
      noteOfDriver(db, ride, { ...saidBy(code, id, at), detail: lateWords(time) }, isLateNow),
      ...(isNews && leftMs > 0
        ? enqueuePush(
            db,
            {
              ...told,
              validMs: Math.min(leftMs, HOUR_MS),
              to: { guest: { bookingNumber } },
              occasion: `late ${id}`,
              said: { guest: 'late', driver: driverName?.split(' ')[0] ?? null, time },
              path: withSeen(paths.booking(booking.reference), NEWEST),
            },
            instant,
          )
        : []),
      ...(isNews
        ? enqueuePush(
            db,
            {
              ...told,
              validMs: HOUR_MS,
              to: { office: 'requests' },
              occasion: `late ${id} office`,
              said: officeWords('late', [ride]),
              path: officePath(reference),
            },
            instant,
          )
        : []),
      forgetMoved(db, ride, isLateNow),
      written,
      ...found,
    ]),
  )) as unknown[][]
  const [isNoted, ...rows] = read.slice(-1 - found.length) as [unknown[], ...unknown[][]]
  return isNoted.length > 0 ? { outcome: 'done', rows } : { outcome: 'refused', rows: null }
}

interface ByOffice {
  readonly who: string
  readonly inHistory: WithTap
}

/**
 * Notes a driver's answer; of two taps the later one holds, whichever arrives first. 'I cannot' rings in the office for a
 * ride that is near, and tells it of a later one. Sent again, it changes and tells nothing. Who has not read yet that the
 * ride was moved is asked anew; who takes it at its new time need not be told of it.
 * @param byOffice says that the car has broken down, for a driver who calls: it knows, and nothing rings
 */
export async function noteAnswer(
  env: Env,
  { booking, ride, day, asked }: Answered,
  answer: DriverAnswer,
  { id, code, age }: Tap,
  now: Date,
  afterwards: Afterwards,
  byOffice: ByOffice | null = null,
): Promise<Tapped> {
  if (asked !== undefined && asked !== askedPickup(ride)) return { outcome: 'refused', rows: null }
  // A tap that comes again finds its answer. What the office says is new each time.
  if (ride.driverAnswer === answer) return { outcome: byOffice ? 'refused' : 'done', rows: null }
  const db = primary(env)
  const tappedAt = tapTime(now, age, null)
  const last = day.events.at(-1)
  // Who has tapped later that the ride goes on drives it.
  if (hasEnded(day.stage) || (last && tappedAt < new Date(last.at))) return { outcome: 'refused', rows: null }
  if (ride.driverAnswer === 'cannot' && !mayTakeAfterAll(ride.driverAnsweredAt!, tappedAt))
    return { outcome: 'refused', rows: null }
  const at = tappedAt.toISOString()
  const { bookingNumber, position, pickupDate, pickupTime } = ride
  const isAsked = and(
    eq(rides.bookingNumber, bookingNumber),
    eq(rides.position, position),
    eq(rides.status, 'confirmed'),
    eq(rides.driverCode, code),
    eq(rides.pickupDate, pickupDate),
    eq(rides.pickupTime, pickupTime),
  )
  const isWritten = and(isAsked, eq(rides.driverAnswer, answer), eq(rides.driverAnsweredAt, at))!
  const written = db
    .select({ one: sql`1` })
    .from(rides)
    .where(isWritten)
  const isBreakdown = answer === 'cannot' && (last !== undefined || byOffice !== null)
  const who = byOffice?.who ?? ride.driverName ?? ''
  const blocks = isBreakdown ? await blockBrokenCar(env, { booking, ride, who, now }) : () => []
  const tellsOffice = () =>
    cannotRings(ride, now)
      ? [raiseForRides(db, last ? 'breakdown' : 'driver-cannot', sql`${id}`, isWritten, now.toISOString())]
      : enqueuePush(
          db,
          {
            to: { office: 'requests' },
            occasion: `cannot ${bookingNumber}/${position} ${id}`,
            said: officeWords('cannot', [ride]),
            path: officePath(rideReference(booking.reference, position, booking.rides.length)),
            tag: `ride ${bookingNumber}/${position}`,
            isUrgent: true,
            validMs: DAY_MS,
            bookingNumber,
            isDue: exists(written),
          },
          now.toISOString(),
        )
  const marksBreakdown = (brokeDownAt: string | null) =>
    last && hasBegun(last.event)
      ? [
          db
            .update(rideEvents)
            .set({ brokeDownAt, brokeDownPhone: brokeDownAt === null ? null : ride.driverPhone })
            .where(and(eq(rideEvents.id, last.id), exists(written))),
        ]
      : []
  const found = afterwards(db)
  const read = (await query(() =>
    db.batch([
      db
        .update(rides)
        .set({ driverAnswer: answer, driverAnsweredAt: at })
        .where(and(isAsked, or(isNull(rides.driverAnsweredAt), lte(rides.driverAnsweredAt, at)))),
      ...(byOffice === null
        ? [
            noteOfDriver(
              db,
              ride,
              { ...saidBy(code, id, at), detail: isBreakdown ? BROKEN_DOWN : ANSWER_TEXTS[answer].toLowerCase() },
              exists(written),
            ),
          ]
        : []),
      ...(answer === 'cannot' && byOffice === null
        ? [enqueueForRides(db, MAIL, isWritten, now.toISOString(), 'again'), ...tellsOffice()]
        : []),
      ...(isBreakdown ? marksBreakdown(at) : []),
      ...(answer === 'takes' ? marksBreakdown(null) : []),
      ...blocks(db, isWritten),
      ...(ride.driverAnswer === 'cannot'
        ? [db.delete(blockedDays).where(and(eq(blockedDays.why, brokeDownOn(booking, ride)), exists(written)))]
        : []),
      ...(answer === 'takes' && asked !== undefined ? [forgetMoved(db, ride, exists(written))] : []),
      ...(byOffice?.inHistory(db, written) ?? []),
      written,
      ...found,
    ]),
  )) as unknown[][]
  const [isNoted, ...rows] = read.slice(-1 - found.length) as [unknown[], ...unknown[][]]
  // A driver sees what holds now. The office is told that it is something else.
  if (byOffice && isNoted.length === 0) return { outcome: 'refused', rows: null }
  if (isBreakdown || ride.driverAnswer === 'cannot') noteFleetChange(env)
  return { outcome: 'done', rows }
}
