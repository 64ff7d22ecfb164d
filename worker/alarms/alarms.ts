/** Alarms that wait for an answer: which there are, and who sees to them. docs/bookings.md#alarms */
import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { type AlarmFacts, CLOSINGS } from '#domain/bookings/day/alarms.ts'
import type { SaidEvent } from '#domain/bookings/day/ride-events.ts'
import { MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import {
  type BookingRow,
  bookings,
  rideAlarms,
  type RideAlarmRow,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { HOME } from '#worker/platform/access.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'

/** An alarm, with the ride that it is about as that is now. */
export interface Alarm
  extends
    Omit<AlarmFacts, 'closedAt'>,
    Pick<
      RideAlarmRow,
      | 'id'
      | 'bookingNumber'
      | 'position'
      | 'raisedAt'
      | 'stage'
      | 'answeredBy'
      | 'answeredAt'
      | 'closedAt'
      | 'closing'
      | 'messageId'
    > {
  readonly reference: string | null
  /** How many rides its booking has; 0 for mail of the whole site. */
  readonly rides: number
  /** Under which its booking was made; `null` for mail of the whole site. */
  readonly priceList: number | null
  /** When the guest last changed what was agreed of its ride. */
  readonly movedAt: string | null
  /** How its guest is reached; `null` for mail of the whole site. */
  readonly guest: Pick<BookingRow, 'phone' | 'language'> | null
  /** How its driver is reached, of an alarm about one ride. */
  readonly driver: Pick<RideRow, 'driverName' | 'driverPhone'> | null
}

/** An alarm about a whole booking names its first ride. */
const isItsRide = and(
  eq(rides.bookingNumber, rideAlarms.bookingNumber),
  eq(rides.position, sql`max(1, ${rideAlarms.position})`),
)

const RIDES_OF_BOOKING = sql<number>`(select count(*) from rides each where each.booking_number = ${rideAlarms.bookingNumber})`

/** What the driver of its ride has said of this day, as JSON. */
const SAID = sql<string>`(
  select json_group_array(json_object('event', said.event, 'at', said.at, 'receivedAt', said.received_at))
  from ride_events said
  where said.booking_number = ${rides}.booking_number and said.position = ${rides}.position
    and said.code = ${rides}.driver_code and said.pickup_date = ${rides}.pickup_date and said.taken_back_at is null
)`

const HAS_OPENED = sql<number>`exists (
  select 1 from driver_devices phone where phone.phone = ${rides.driverPhone} and phone.device is not null
)`

export async function findAlarms(env: Env, which: SQL): Promise<Alarm[]> {
  const found = await query(() =>
    primary(env)
      .select({
        ...columnsOf(rideAlarms, 'id', 'kind', 'bookingNumber', 'position', 'raisedAt', 'stage', 'messageId'),
        ...columnsOf(rideAlarms, 'answeredBy', 'answeredAt', 'closedAt', 'closing'),
        ...columnsOf(rides, 'pickup', 'pickupDate', 'pickupTime', 'movedAt', 'driverAnswer'),
        reference: bookings.reference,
        priceList: bookings.priceList,
        guest: columnsOf(bookings, 'phone', 'language'),
        driver: columnsOf(rides, 'driverName', 'driverPhone'),
        rides: RIDES_OF_BOOKING,
        said: SAID,
        hasOpened: HAS_OPENED,
      })
      .from(rideAlarms)
      .leftJoin(bookings, eq(bookings.number, rideAlarms.bookingNumber))
      .leftJoin(rides, isItsRide)
      .where(which)
      .orderBy(asc(rideAlarms.id)),
  )
  return found.map((alarm) => {
    const { reference, position, pickup, pickupDate, pickupTime } = alarm
    const isOfRide = position > 0 || alarm.rides === 1
    return {
      ...alarm,
      ride: reference !== null && position > 0 && alarm.rides > 1 ? `${reference}/${position}` : reference,
      pickup: pickup ?? '',
      pickupDate: pickupDate ?? '',
      pickupTime: pickupTime ?? '',
      driver: isOfRide ? alarm.driver : null,
      hasOpened: alarm.hasOpened === 1,
      said: isOfRide ? (JSON.parse(alarm.said) as SaidEvent[]) : [],
    }
  })
}

/** All whose cause is there, also those that somebody sees to: the oldest first. */
export const openAlarms = (env: Env): Promise<Alarm[]> => findAlarms(env, isNull(rideAlarms.closedAt))

/** Those of a booking, also the closed ones, in the order in which they were raised. */
export const alarmsOf = (env: Env, bookingNumber: number): Promise<Alarm[]> =>
  findAlarms(env, eq(rideAlarms.bookingNumber, bookingNumber))

/** The office's page of what an alarm is about. */
export const alarmPath = ({ reference, position, rides: count }: Alarm) =>
  reference === null ? HOME : `${HOME}/booking/${reference}${count > 1 && position > 0 ? `?ride=${position}` : ''}`

/** For a locked screen and the owner's messenger: a place that the site does not know may be a home. */
export function withoutPrivatePlace(alarm: Alarm): Alarm {
  const { known, isPoint } = placeAt(alarm.pickup)
  return known && !isPoint ? alarm : { ...alarm, pickup: '' }
}

/** For this long an alarm that closed itself is still shown. */
export const CLOSED_SHOWN_MINUTES = 30

const shownSince = (now: Date) => new Date(now.getTime() - CLOSED_SHOWN_MINUTES * MINUTE_MS).toISOString()

/** What the page of a ride shows of its own. */
export async function shownAlarmsOf(
  env: Env,
  { number, position }: { readonly number: number; readonly position: number },
  now: Date,
): Promise<Alarm[]> {
  const since = shownSince(now)
  const alarms = await alarmsOf(env, number)
  return alarms
    .filter((alarm) => alarm.position === 0 || alarm.position === position)
    .filter(({ closedAt }) => closedAt === null || closedAt > since)
}

/** What the office's pages show: open alarms, and those that closed themselves just now. */
export const shownAlarms = (env: Env, now: Date): Promise<Alarm[]> =>
  findAlarms(
    env,
    sql`${rideAlarms.id} in (
      select open.id from ride_alarms open where open.closed_at is null
      union all select closed.id from ride_alarms closed where closed.closed_at > ${shownSince(now)}
    )`,
  )

const time = (instant: string) => sriLankaTime(new Date(instant)).time

/** @example 'Ann sees to it since 12:04', 'closed 12:10: the driver has set out'; `null` for one that waits for an answer */
export function answerWords({ answeredBy, answeredAt, closedAt, closing }: Alarm): string | null {
  const answer =
    answeredAt === null ? [] : [`${answeredBy || 'somebody of the office'} sees to it since ${time(answeredAt)}`]
  const end = closedAt === null ? [] : [`closed ${time(closedAt)}: ${CLOSINGS[closing ?? 'over']}`]
  return [...answer, ...end].join('; ') || null
}

/** What became of 'I see to it': `taken` where another was first, `closed` where its cause was gone. */
export interface Answered {
  readonly outcome: 'done' | 'taken' | 'closed'
  readonly alarm: Alarm
}

/**
 * 'I see to it': of two who say so at once, one is named and the other is told.
 * @param who of the office
 * @returns `null` where there is no such alarm
 */
export async function answerAlarm(env: Env, id: number, who: string, now: Date): Promise<Answered | null> {
  const answered = await query(() =>
    primary(env)
      .update(rideAlarms)
      .set({ answeredBy: who, answeredAt: now.toISOString(), nextAt: null, leasedUntil: null })
      .where(and(eq(rideAlarms.id, id), isNull(rideAlarms.answeredAt), isNull(rideAlarms.closedAt)))
      .returning({ id: rideAlarms.id }),
  )
  const [alarm] = await findAlarms(env, eq(rideAlarms.id, id))
  if (!alarm) return null
  // Also by an earlier try, whose answer was lost.
  if (answered.length > 0 || (alarm.answeredBy === who && alarm.answeredAt !== null)) return { outcome: 'done', alarm }
  return { outcome: alarm.answeredAt === null ? 'closed' : 'taken', alarm }
}
