/** 'I take it' and 'I cannot': what a driver says of a ride that was given; after setting out, that the car has broken down. */
import { and, eq, exists, isNull, lte, or, sql } from 'drizzle-orm'
import { cannotRings, type DriverAnswer, mayTakeAfterAll, hasEnded, tapTime } from '#domain/bookings/day/ride-events.ts'
import { officeWords } from '#domain/bookings/day/push-words.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import type { Booking, Ride } from '#worker/bookings/store.ts'
import { raiseForRides } from '#worker/database/alarm-queue.ts'
import { enqueueForRides } from '#worker/database/mail-queue.ts'
import { primary, query } from '#worker/database/d1.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import { rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { officePath } from '#worker/platform/access.ts'
import { forgetMoved } from '#worker/steps/drivers-to-tell.ts'
import type { Afterwards, RideDay, Tap, Tapped } from './ride-events.ts'

const MAIL = { kind: 'driver-cannot', reader: 'operator', byVisitor: true } as const

/** The pickup that an answer is about. */
export const askedFor = ({ pickupDate, pickupTime }: Pick<Ride, 'pickupDate' | 'pickupTime'>) =>
  `${pickupDate} ${pickupTime}`

interface Answered {
  readonly booking: Booking
  readonly ride: Ride
  readonly day: RideDay
  /** What the driver's page asked, as {@link askedFor} says it; a page from before this was said says nothing. */
  readonly asked?: string | undefined
}

/**
 * Notes a driver's answer; of two taps the later one holds, whichever arrives first. 'I cannot' rings in the office for a
 * ride that is near, and tells it of a later one. Sent again, it changes and tells nothing. Who has not read yet that the
 * ride was moved is asked anew; who takes it at its new time need not be told of it.
 */
export async function noteAnswer(
  env: Env,
  { booking, ride, day, asked }: Answered,
  answer: DriverAnswer,
  { id, code, age }: Tap,
  now: Date,
  afterwards: Afterwards,
): Promise<Tapped> {
  if (asked !== undefined && asked !== askedFor(ride)) return { outcome: 'refused', rows: null }
  // A tap that comes again finds its answer.
  if (ride.driverAnswer === answer) return { outcome: 'done', rows: null }
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
  const found = afterwards(db)
  const read = (await query(() =>
    db.batch([
      db
        .update(rides)
        .set({ driverAnswer: answer, driverAnsweredAt: at })
        .where(and(isAsked, or(isNull(rides.driverAnsweredAt), lte(rides.driverAnsweredAt, at)))),
      ...(answer === 'cannot'
        ? [enqueueForRides(db, MAIL, isWritten, now.toISOString(), 'again'), ...tellsOffice()]
        : []),
      ...(answer === 'takes' && asked !== undefined ? [forgetMoved(db, ride, exists(written))] : []),
      ...found,
    ]),
  )) as unknown[][]
  return { outcome: 'done', rows: found.length > 0 ? read.slice(-found.length) : [] }
}
