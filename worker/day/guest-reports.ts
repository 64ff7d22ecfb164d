/** What a guest says of a ride: on its day by one tap, and after it that something was not as agreed. */
import { and, eq, exists, type SQL, sql } from 'drizzle-orm'
import { type GuestWord, hasEnded, isWholeWord, MOST_WORDS, possibleWords } from '#domain/bookings/day/ride-events.ts'
import { MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Complaint, COMPLAINT_TEXTS, possibleComplaints } from '#domain/bookings/day/complaints.ts'
import { overAt } from '#domain/bookings/day/sharing.ts'
import { DatabaseUnavailable, type Db, primary, query } from '#worker/database/d1.ts'
import { raiseForRides } from '#worker/database/alarm-queue.ts'
import { guestWords, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { type Booking, findByNumber, rideAt } from '#worker/bookings/read-bookings.ts'
import { writeChange } from '#worker/bookings/write-change.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { dayOf, type NamedRide, ofRide, type TapOutcome, tellOperator } from './ride-events.ts'

export interface WordToSay {
  /** Random, made by the browser. */
  readonly id: string
  readonly word: GuestWord
  readonly time: string | null
  /** Keyed hash of the guest's network. */
  readonly network?: string | null
}

/** The same word within this time says nothing new. */
const AGAIN_MS = 2 * MINUTE_MS

/** Notes a guest's word, and tells the operator. Sent again, it changes nothing. */
export async function noteWord(
  env: Env,
  ride: NamedRide,
  { id, word, time, network = null }: WordToSay,
  now: Date,
): Promise<TapOutcome> {
  const { bookingNumber, position, driverName, ...rest } = ride
  const { stage, words, brokeDownAt } = await dayOf(env, ride, now)
  const driver = driverName === null ? null : { driverName }
  const possible = possibleWords({ ...rest, driver }, stage, now, brokeDownAt !== null)
  if (!isWholeWord(word, time) || !possible.includes(word)) return 'refused'
  const last = words.filter((said) => said.word === word).at(-1)
  if (last?.time === time && now.getTime() - Date.parse(last.at) < AGAIN_MS) return 'done'
  const db = primary(env)
  const instant = now.toISOString()
  const row = db
    .select({
      id: sql<string>`${id}`.as('id'),
      bookingNumber: rides.bookingNumber,
      position: rides.position,
      pickupDate: rides.pickupDate,
      word: sql<GuestWord>`${word}`.as('word'),
      time: sql<string | null>`${time}`.as('time'),
      at: sql<string>`${instant}`.as('at'),
    })
    .from(rides)
    .where(
      and(
        ofRide(ride),
        eq(rides.status, 'confirmed'),
        sql`(select count(*) from guest_words said
          where said.booking_number = ${bookingNumber} and said.position = ${position}) < ${MOST_WORDS}`,
      ),
    )
  const said = (more?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(guestWords)
      .where(
        and(
          eq(guestWords.id, id),
          eq(guestWords.bookingNumber, bookingNumber),
          eq(guestWords.position, position),
          more,
        ),
      )
  const isNew = said(eq(guestWords.at, instant))
  // A guest who says it again and again waits for the same answer.
  const waits = sql`not exists (
    select 1 from ride_alarms alarm
    where alarm.booking_number = ${bookingNumber} and alarm.position = ${position} and alarm.kind = ${word}
      and alarm.answered_at is null and alarm.closed_at is null
  )`
  const [, written] = await query(() =>
    db.batch([
      db.insert(guestWords).select(row).onConflictDoNothing(),
      said().limit(1),
      tellOperator(db, { kind: 'guest-word', network }, ride, isNew, now),
      ...(word === 'cannot-find-you' || word === 'nobody-here'
        ? [raiseForRides(db, word, sql`${id}`, and(ofRide(ride), exists(isNew), waits)!, instant)]
        : []),
    ]),
  )
  return written.length > 0 ? 'done' : 'refused'
}

interface Complained {
  readonly id: string
  readonly position: number
  readonly complaint: Complaint
  /** Keyed hash of the guest's network. */
  readonly network: string | null
}

/** Tries while other changes of the booking come in between. */
const TRIES = 10

/** Writes down what was not as agreed, once for each ride, and mails the owner: it is on Now until somebody has closed it. */
export async function complain(
  env: Env,
  booking: Booking,
  { id, position, complaint, network }: Complained,
  now: Date,
): Promise<TapOutcome> {
  let current: Booking | null = booking
  for (let i = 0; i < TRIES && current; i++) {
    const ride = rideAt(current, position)
    const { stage, complaints } = await dayOf(env, ride, now)
    const said = complaints.map((each) => each.complaint)
    if (said.includes(complaint)) return 'done'
    const isDenied = stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
    const over = !isDenied && (hasEnded(stage) || now.getTime() > overAt(ride))
    if (ride.erasedAt !== null || !possibleComplaints({ ...ride, over }, said, now).includes(complaint))
      return 'refused'
    const { number: bookingNumber } = current
    const { pickupDate } = ride
    const at = now.toISOString()
    const change = {
      step: 'complaint',
      actor: 'guest',
      detail: COMPLAINT_TEXTS[complaint],
      position,
      openUntil: sriLankaTime(now).date,
      rides: [],
      more: (db: Db) => [
        db.insert(guestWords).values({ id, bookingNumber, position, pickupDate, word: complaint, time: null, at }),
        enqueueMail(
          db,
          { kind: 'guest-word', reader: 'operator', bookingNumber, position, byVisitor: true, network },
          at,
        ),
      ],
    } as const
    if (await writeChange(env, current, change, now)) return 'done'
    current = await findByNumber(env, bookingNumber)
  }
  throw new DatabaseUnavailable()
}
