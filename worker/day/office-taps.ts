/**
 * The office taps for a driver without a smartphone, and takes back what was tapped wrongly, however long ago that was.
 * That nobody came is a step of its own.
 */
import { and, eq, exists, notExists, sql } from 'drizzle-orm'
import {
  type Carrying,
  EVENT_TEXTS,
  eventText,
  hasEnded,
  isOfficeTap,
  mayFollow,
  OFFICE_TAP,
  type RideEvent,
  type RideStage,
  type SaidEvent,
  sayableFrom,
  tapBackId,
  type TimedEvent,
} from '#domain/bookings/day/ride-events.ts'
import { pickupInstant } from '#domain/bookings/ride.ts'
import { HOUR_MS, MINUTE_MS, sriLankaTime, wholeMinuteFrom } from '#domain/sri-lanka-time.ts'
import { type Booking, findBooking, type Ride, rideAt } from '#worker/bookings/read-bookings.ts'
import { bookingHistory, bookings, type HistoryRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { StepRefused } from '#worker/steps/step.ts'
import { BROKEN_DOWN, noteAnswer } from './driver-answers.ts'
import { dayOf, noteEvent, type RideOfDay, takeBack, type WithTap } from './ride-events.ts'
import { randomHex } from '#worker/platform/signing.ts'

/** As the command names them; a broken car is no event of the ride. */
export const OFFICE_TAPS = {
  'set-out': 'DRIVER_DEPARTED_TO_PICKUP',
  'at-pickup': 'DRIVER_ARRIVED_AT_PICKUP',
  'on-board': 'DRIVER_DEPARTED_TO_DROPOFF',
  'bags-here': 'DRIVER_ARRIVED_WITH_BAGS',
  done: 'DRIVER_ARRIVED_AT_DROPOFF',
  'broken-down': null,
} as const satisfies Readonly<Record<string, RideEvent | null>>
export type OfficeTap = keyof typeof OFFICE_TAPS

const TAPS = Object.keys(OFFICE_TAPS) as OfficeTap[]

/** A night's drive to a pickup in the morning. */
const FIRST_TAP_MS = 12 * HOUR_MS
/** Minutes ago, at most: twelve hours. */
const MOST_MINUTES_AGO = 720

type TappedRide = RideOfDay & Pick<Ride, 'driverName' | 'driverAnswer'>

const isOfDay = ({ status, driverCode, ...ride }: TappedRide, now: Date) =>
  status === 'confirmed' && driverCode !== null && pickupInstant(ride) - now.getTime() <= FIRST_TAP_MS

/** What the office may say of a ride now, and what was said last. */
export interface OfficeTaps {
  readonly stage: RideStage
  readonly next: readonly OfficeTap[]
  /** What was said, in that order. */
  readonly events: readonly SaidEvent[]
}

const isNext = (event: RideEvent | null, stage: RideStage, ride: Carrying & Pick<Ride, 'driverAnswer'>) =>
  event === null ? !hasEnded(stage) && ride.driverAnswer !== 'cannot' : mayFollow(event, stage, ride)

/** @returns `null` for a ride that nobody drives now */
export async function officeTaps(env: Env, ride: TappedRide, now: Date): Promise<OfficeTaps | null> {
  if (!isOfDay(ride, now)) return null
  const { stage, events } = await dayOf(env, ride, now)
  return { stage, next: TAPS.filter((tap) => isNext(OFFICE_TAPS[tap], stage, ride)), events }
}

/** Reads '10'. @throws StepRefused */
export function minutesAgo(typed = ''): number {
  if (typed === '') return 0
  if (!/^\d{1,3}$/.test(typed) || Number(typed) > MOST_MINUTES_AGO) throw new StepRefused({ code: 'minutes-ago' })
  return Number(typed)
}

/** @example 'on the way to the pickup', 'the car has broken down' */
export function officeTapText(tap: OfficeTap): string {
  const event = OFFICE_TAPS[tap]
  return event === null ? BROKEN_DOWN : EVENT_TEXTS[event]
}

export const isOfficeTapName = (name: string): name is OfficeTap => Object.hasOwn(OFFICE_TAPS, name)

async function ridden(env: Env, reference: string, now: Date) {
  const found = await findBooking(env, reference)
  if (!found) throw new StepRefused({ code: 'no-such-booking', reference })
  const { booking, position } = found
  if (position === null && booking.rides.length > 1)
    throw new StepRefused({ code: 'which-ride', reference: booking.reference, rides: booking.rides.length })
  const ride = rideAt(booking, position ?? 1)
  if (!isOfDay(ride, now)) throw new StepRefused({ code: 'not-of-day' })
  return { booking, ride, code: ride.driverCode! }
}

interface Noted extends Pick<HistoryRow, 'position' | 'who' | 'detail' | 'writeId'> {
  readonly step: 'tap' | 'tap-back'
  readonly now: Date
}

/** The row of the history, in the batch of what it tells: both are written, or neither, and once where it is tried again. */
const inHistory =
  ({ number }: Booking, { position, step, who, detail, writeId, now }: Noted): WithTap =>
  (db, isWritten) => {
    const isThis = and(eq(bookingHistory.bookingNumber, number), eq(bookingHistory.writeId, writeId))
    const noted = db.select({ version: bookingHistory.version }).from(bookingHistory).where(isThis)
    const row = db
      .select({
        bookingNumber: bookings.number,
        version: sql<number>`${bookings.version} + 1`.as('version'),
        position: sql<number>`${position}`.as('position'),
        at: sql<string>`${now.toISOString()}`.as('at'),
        step: sql<Noted['step']>`${step}`.as('step'),
        actor: sql<'operator'>`'operator'`.as('actor'),
        who: sql<string>`${who}`.as('who'),
        detail: sql<string>`${detail}`.as('detail'),
        writeId: sql<string>`${writeId}`.as('write_id'),
        openUntil: sql<null>`null`.as('open_until'),
        changed: sql<null>`null`.as('changed'),
      })
      .from(bookings)
      .where(and(eq(bookings.number, number), exists(isWritten), notExists(noted)))
    return [
      db.insert(bookingHistory).select(row),
      db
        .update(bookings)
        .set({ version: sql`(${noted})` })
        .where(and(eq(bookings.number, number), sql`${bookings.version} < (${noted})`)),
    ]
  }

interface TapOptions {
  readonly who?: string | undefined
  readonly minutes?: number
  readonly now?: Date
}

async function sayableAt(env: Env, ride: Ride, event: TimedEvent, now: Date) {
  const { events } = await dayOf(env, ride, now)
  return sriLankaTime(wholeMinuteFrom(sayableFrom(event, ride, events)))
}

/** @throws StepRefused for what is too early, or does not follow what was said last */
export async function tapForDriver(
  env: Env,
  reference: string,
  tap: OfficeTap,
  { who = '', minutes = 0, now = new Date() }: TapOptions = {},
): Promise<void> {
  const { booking, ride, code } = await ridden(env, reference, now)
  const event = OFFICE_TAPS[tap]
  const made = { id: OFFICE_TAP + randomHex(16), code, age: minutes * MINUTE_MS }
  const ago = minutes === 0 ? '' : `, ${minutes} minutes ago`
  const { position } = ride
  const said = event === null ? BROKEN_DOWN : eventText(event, ride)
  const noted = { position, step: 'tap', who, detail: said + ago, writeId: made.id, now } as const
  if (event === null) {
    const day = await dayOf(env, ride, now)
    const byOffice = { who, inHistory: inHistory(booking, noted) }
    const { outcome } = await noteAnswer(env, { booking, ride, day }, 'cannot', made, now, () => [], byOffice)
    if (outcome === 'refused') {
      const isAnswered = Date.parse(ride.driverAnsweredAt ?? '') > now.getTime() - made.age
      throw new StepRefused({ code: isAnswered ? 'answered-since' : 'no-such-tap' })
    }
    return
  }
  const outcome = await noteEvent(env, ride, event, made, booking.promises, now, inHistory(booking, noted))
  if (outcome === 'early') throw new StepRefused({ code: 'tap-too-early', ...(await sayableAt(env, ride, event, now)) })
  if (outcome === 'refused') throw new StepRefused({ code: 'no-such-tap' })
}

/** Takes back what was said last, by the driver or for the driver. @throws StepRefused where it is another one by now */
export async function takeBackTap(
  env: Env,
  reference: string,
  { event: meant, who = '', now = new Date() }: Omit<TapOptions, 'minutes'> & { readonly event?: string } = {},
): Promise<RideEvent> {
  const { booking, ride, code } = await ridden(env, reference, now)
  const last = (await dayOf(env, ride, now)).events.at(-1)
  const isMeant = last && (meant === undefined || meant === last.event)
  // Alarms hang on that nobody came: the guest 'came', which is a step.
  if (!isMeant || last.event === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW') throw new StepRefused({ code: 'no-such-tap' })
  const by = isOfficeTap(last.id) ? '' : ', which the driver had tapped'
  const detail = eventText(last.event, ride, last.bags) + by
  const noted = { position: ride.position, step: 'tap-back', who, detail, writeId: tapBackId(last.id), now } as const
  const outcome = await takeBack(env, ride, last.event, { code, age: 0 }, now, inHistory(booking, noted))
  if (outcome === 'refused') throw new StepRefused({ code: 'no-such-tap' })
  return last.event
}
