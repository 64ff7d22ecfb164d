/**
 * Drivers who were assigned and do not know yet that their ride was cancelled, moved, or given to another, or that its guest
 * did not come or did. They stand on top of the operator's lists until somebody says that they know.
 */
import { isRunning, pickupInstant } from '#domain/bookings/ride.ts'
import { and, eq, getTableColumns, ne, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { DRIVER_NEWS_TEXTS, type DriverNews } from '#domain/bookings/agreed/operator-steps.ts'
import { isSheetOpen } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import type { DriverLanguage } from '#domain/driver-texts/driver-texts.ts'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { BRAND } from '#domain/brand.ts'
import {
  DRIVER_NOTES,
  type DriverNote,
  type DriverNotes,
  type KnownNotes,
  noteRow,
  notesOf,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { ENDINGS, hasEnded, type RideStage } from '#domain/bookings/day/ride-events.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { quoted } from '#domain/visible-text.ts'
import { findBooking, type Ride, waitsOnRoad } from '#worker/bookings/read-bookings.ts'
import { type RideChange, writeChange } from '#worker/bookings/write-change.ts'
import { columnsOf, DatabaseUnavailable, type Db, insertRows, primary, query } from '#worker/database/d1.ts'
import { bookings, driverDevices, type DriverToTell, driversToTell, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** What a step says of a ride beside what it sets. */
interface RideNews {
  /** The sheet says something else about guest or vehicle. */
  readonly isCorrected?: boolean
  /** Its guest came after all. */
  readonly came?: boolean
}

/** What a step with a ride means for the driver who is assigned to it; `null` for nothing. */
export function newsOf(
  ride: Ride,
  set: RideChange,
  { isCorrected = false, came = false }: RideNews,
): Exclude<DriverNews, 'link'> | null {
  if (set.status === 'cancelled' || set.status === 'no-show') return set.status
  if (came) return 'came'
  if (set.pickupDate !== undefined || set.pickupTime !== undefined) return 'moved'
  if (set.driverPhone === null) return set.status === undefined ? 'taken-off' : 'changed'
  const isOther = set.driverPhone !== undefined && set.driverPhone !== ride.driverPhone
  return isOther ? 'replaced' : isCorrected ? 'details' : null
}

/** Notes that a driver may have written down, and that a step changes. The details are the guest's own words, and not told. */
function knownOf(ride: Ride, set: RideChange): KnownNotes {
  const others = notesOf(ride.kind).filter(
    (name) => name !== 'details' && set[name] !== undefined && set[name] !== ride[name],
  )
  return Object.fromEntries(others.map((name) => [name, ride[name] ?? '']))
}

type ToldRide = Pick<
  Ride,
  | 'position'
  | 'status'
  | 'pickupDate'
  | 'pickupTime'
  | 'driverName'
  | 'driverPhone'
  | 'driverCar'
  | 'driverAnswer'
  | 'driverLate'
>

interface RowToTell extends DriverToTell {
  /** Its driver comes although nothing was tapped on the way: who has taken it, or is late. */
  readonly isTaken: boolean
}

function toTell(
  ride: ToldRide & Pick<Ride, 'bookingNumber'>,
  news: DriverNews | null,
  at: string,
  was: KnownNotes = {},
): RowToTell | null {
  const { bookingNumber, position, driverName: name, driverPhone: phone, driverCar, pickupDate, pickupTime } = ride
  // Who cannot drive it does not come: only of another time they are asked anew.
  const isDeclined = ride.driverAnswer === 'cannot' && news !== 'moved'
  const isShut = !isSheetOpen({ status: 'confirmed', erasedAt: null, pickupDate, pickupTime }, new Date(at))
  const isOver = news !== 'came' && !isRunning(ride)
  if (news === null || isDeclined || name === null || phone === null || isShut || isOver) return null
  const isTaken = ride.driverAnswer === 'takes' || ride.driverLate !== null
  return { bookingNumber, position, phone, name, car: driverCar ?? '', news, pickupDate, pickupTime, at, was, isTaken }
}

/** Whether its driver has to be told that a ride is off, by the same rules. @param stage as the driver said last */
export function isToTell(ride: ToldRide & { readonly number: number }, stage: RideStage, now: Date): boolean {
  const row = toTell({ ...ride, bookingNumber: ride.number }, 'cancelled', now.toISOString())
  const isComing = stage === null ? row?.isTaken : !hasEnded(stage)
  return row !== null && (pickupInstant(ride) > now.getTime() || isComing === true)
}

/**
 * Nobody has to be told of what is over. After the pickup's time a driver comes, waits or drives who says so, or has taken
 * the ride, and has not said that it ended.
 */
function insertNews(db: Db, told: readonly RowToTell[], at: string) {
  const { date, time } = sriLankaTime(new Date(at))
  const isAhead = sql`row.value ->> 'pickupDate' || ' ' || (row.value ->> 'pickupTime') > ${`${date} ${time}`}`
  const isUnderWay = sql`coalesce((
    select said.event from ride_events said
    where said.booking_number = row.value ->> 'bookingNumber' and said.position = row.value ->> 'position'
      and said.pickup_date = row.value ->> 'pickupDate' and said.taken_back_at is null
    order by said.rowid desc limit 1
  ) not in (select value from json_each(${JSON.stringify(ENDINGS)})), row.value ->> 'isTaken')`
  return insertRows(db, driversToTell, told, {}, sql`(${isAhead} or ${isUnderWay})`)
}

/** The pickup and the notes that the driver knows stay those of before the first change. */
const otherNews = (news: DriverNews | SQL, at: string) => ({
  target: [driversToTell.bookingNumber, driversToTell.position, driversToTell.phone],
  set: { news, at, was: sql`json_patch(excluded.was, ${driversToTell.was})` },
})

/** What is corrected is told with a new link, too. */
const AS_BEFORE = sql`case ${driversToTell.news} when 'link' then 'details' else ${driversToTell.news} end`

/** Drivers who have rides no more. @param instant UTC, ISO 8601 */
export function noteTakenOff(db: Db, given: readonly Ride[], instant: string): BatchItem<'sqlite'>[] {
  const told = given.flatMap((ride) => toTell(ride, 'taken-off', instant) ?? [])
  if (told.length === 0) return []
  return [insertNews(db, told, instant).onConflictDoUpdate(otherNews('taken-off', instant))]
}

/**
 * The statements by which a step with a ride notes what its driver has to be told, and forgets what is so again.
 * @param instant UTC, ISO 8601
 */
export function noteNews(
  db: Db,
  ride: Ride,
  set: RideChange,
  instant: string,
  said: RideNews = {},
): BatchItem<'sqlite'>[] {
  const { bookingNumber, position, pickupDate, pickupTime } = ride
  const isOf = (driver: string) =>
    and(
      eq(driversToTell.bookingNumber, bookingNumber),
      eq(driversToTell.position, position),
      eq(driversToTell.phone, driver),
    )
  const statements: BatchItem<'sqlite'>[] = []
  const told = toTell(ride, newsOf(ride, set, said), instant, knownOf(ride, set))
  if (told) {
    const { phone, news } = told
    const row = insertNews(db, [told], instant)
    statements.push(
      // A driver who is told of more looks at the sheet as well; who has read the page of before knows no more than it said.
      row.onConflictDoUpdate(otherNews(news === 'details' ? AS_BEFORE : news, instant)),
    )
    if (news === 'moved') {
      const isBack = and(
        eq(driversToTell.pickupDate, set.pickupDate ?? pickupDate),
        eq(driversToTell.pickupTime, set.pickupTime ?? pickupTime),
      )
      if (set.driverName === undefined) statements.push(db.delete(driversToTell).where(and(isOf(phone), isBack)))
    }
  }
  const isShut = !isSheetOpen({ status: 'confirmed', erasedAt: null, pickupDate, pickupTime }, new Date(instant))
  if (set.status === 'cancelled') {
    if (!isShut) statements.push(noteStranded(db, ride, instant))
    // Whoever had the ride before, and was not told yet, waits for no other time of it. The pickup stays the known one.
    const isOfRide = and(eq(driversToTell.bookingNumber, bookingNumber), eq(driversToTell.position, position))
    statements.push(db.update(driversToTell).set({ news: 'cancelled', at: instant }).where(isOfRide))
  }
  // The assigned driver gets the sheet as it is now.
  if (set.driverPhone) statements.push(db.delete(driversToTell).where(isOf(set.driverPhone)))
  return statements
}

/**
 * The driver beside a broken car, with whom the guest waits, hears that the ride is off, whoever was to drive it on. Only the
 * number of that driver is kept.
 */
function noteStranded(db: Db, ride: Ride, instant: string): BatchItem<'sqlite'> {
  const { bookingNumber, position, pickupDate, pickupTime, driverName, driverPhone, driverCar } = ride
  const name = sql`case found.phone when ${driverPhone} then ${driverName}
    else coalesce((select min(its.name) from drivers its where its.phone = found.phone), 'The driver of the broken car') end`
  const car = sql`case found.phone when ${driverPhone} then coalesce(${driverCar}, '') else '' end`
  return db
    .insert(driversToTell)
    .select(
      sql`select ${bookingNumber}, ${position}, found.phone, ${name}, ${car}, 'cancelled', ${pickupDate}, ${pickupTime}, ${instant}, '{}'
        from (select ${waitsOnRoad('broke_down_phone', ride)} as phone) found where found.phone is not null`,
    )
    .onConflictDoUpdate(otherNews('cancelled', instant))
}

/** The driver has read the time that the ride was moved to. @param isRead where that is written */
export function forgetMoved(
  db: Db,
  { bookingNumber, position, driverPhone }: Pick<Ride, 'bookingNumber' | 'position' | 'driverPhone'>,
  isRead: SQL,
): BatchItem<'sqlite'> {
  const its = and(
    eq(driversToTell.bookingNumber, bookingNumber),
    eq(driversToTell.position, position),
    eq(driversToTell.phone, driverPhone ?? ''),
    eq(driversToTell.news, 'moved'),
  )
  return db.delete(driversToTell).where(and(its, isRead))
}

const NOTES = Object.keys(DRIVER_NOTES) as DriverNote[]

/** What the driver of some links has to be told, each with its ride as it is now: a statement. */
export const selectNews = (db: Db, isMeant: SQL) =>
  db
    .select({
      ...columnsOf(driversToTell, 'bookingNumber', 'position', 'news', 'pickupDate', 'pickupTime', 'at', 'was'),
      ...columnsOf(rides, 'kind', 'pickup', 'dropoff', 'park', ...NOTES),
      dateNow: sql<string>`${rides.pickupDate}`.as('date_now'),
      timeNow: sql<string>`${rides.pickupTime}`.as('time_now'),
      reference: bookings.reference,
    })
    .from(driversToTell)
    .innerJoin(
      rides,
      and(eq(rides.bookingNumber, driversToTell.bookingNumber), eq(rides.position, driversToTell.position)),
    )
    .innerJoin(bookings, eq(bookings.number, driversToTell.bookingNumber))
    .where(and(isMeant, ne(driversToTell.news, 'link')))
    .orderBy(driversToTell.pickupDate, driversToTell.pickupTime)

/** `pickupDate`, `pickupTime`: what the driver knows. */
export type NewsOfRide = Awaited<ReturnType<typeof selectNews>>[number]

/** As long as a sheet is open. */
export const isStillNews = ({ pickupDate, pickupTime }: NewsOfRide, now: Date): boolean =>
  isSheetOpen({ status: 'confirmed', erasedAt: null, pickupDate, pickupTime }, now)

/** With what the driver reads, where that was chosen. */
export interface ListedDriverToTell extends DriverToTell {
  readonly language?: DriverLanguage | null
}

/** All drivers who have to be told something. There are few: a row goes when it is done. */
export async function allDriversToTell(env: Env): Promise<ListedDriverToTell[]> {
  return query(() =>
    primary(env)
      .select({ ...getTableColumns(driversToTell), language: driverDevices.language })
      .from(driversToTell)
      .leftJoin(driverDevices, eq(driverDevices.phone, driversToTell.phone))
      .orderBy(driversToTell.pickupDate, driversToTell.pickupTime),
  )
}

/** @example 'Nimal Perera (+94771234567) expects 2026-12-03 09:30: it is cancelled' */
export function newsWords({ name, phone, pickupDate, pickupTime, news }: DriverToTell): string {
  return `${name} (${phone}) expects ${pickupDate} ${pickupTime}: ${DRIVER_NEWS_TEXTS[news]}`
}

/**
 * What was, and what is now, of each note that the driver knows otherwise; nothing for one who does not drive the ride.
 * @example ['Pickup address: “12 Lake Road” → “5 Temple Street”']
 */
export const changedNotes = (
  { news, was }: Pick<DriverToTell, 'news' | 'was'>,
  ride: DriverNotes & Pick<Ride, 'kind'>,
  texts: DriverTexts,
): string[] =>
  news === 'details' || news === 'moved'
    ? notesOf(ride.kind).flatMap((name) => {
        const [before, now] = [was[name], String(ride[name] ?? '')]
        if (before === undefined || String(before) === now) return []
        const label = texts.facts[name === 'guestName' ? 'sign' : name]
        const said = (value: string) => (value === '' ? '–' : noteRow(name).isFreeText ? quoted(value) : value)
        return [`${label}: ${said(String(before))} → ${said(now)}`]
      })
    : []

/** What is written to the driver. @param ride as it is now @param texts in the driver's language */
export function newsMessage(
  driver: DriverToTell,
  ride: DriverNotes & Pick<Ride, 'kind' | 'pickupDate' | 'pickupTime' | 'driverPhone' | 'driverCode'>,
  texts: DriverTexts,
): string {
  const said = newsAlone(driver, ride, texts)
  // To no other phone than that of its driver.
  return driver.phone === ride.driverPhone ? [said, ...changedNotes(driver, ride, texts)].join('\n') : said
}

function newsAlone(
  { phone, pickupDate, pickupTime, news }: DriverToTell,
  ride: Pick<Ride, 'pickupDate' | 'pickupTime' | 'driverPhone' | 'driverCode'>,
  { messages: t, date }: DriverTexts,
): string {
  const sheet = BRAND.origin + plainPaths.driverSheet(ride.driverCode ?? '')
  const known = t.ride(BRAND.name, date(pickupDate), pickupTime)
  if (news === 'details' || news === 'link') return t[news](known, sheet)
  if (news !== 'moved') return t[news](known)
  const moved = t.moved(known, date(ride.pickupDate), ride.pickupTime)
  // The link that the driver has may have been closed since.
  return `${moved} ${ride.driverPhone === phone ? sheet : t.canYou}`
}

interface ToldOptions {
  /** The phone of one driver; without it all drivers. */
  readonly phone?: string | undefined
  /** Of what was noted then, which the driver has read. */
  readonly at?: string
  /** Which of the operator's people, for the history. */
  readonly who?: string | undefined
  readonly now?: Date
}

/** Tries while other changes of the booking come in between. */
const TRIES = 10

/**
 * Notes that the drivers of a ride, or of all rides of a booking, know what they have to.
 * @param reference of the booking, or of one of its rides
 * @returns who knows; empty if nobody had to be told
 */
export async function noteTold(
  env: Env,
  reference: string,
  { phone, at, who = '', now = new Date() }: ToldOptions = {},
): Promise<DriverToTell[]> {
  for (let i = 0; i < TRIES; i++) {
    const found = await findBooking(env, reference)
    if (!found) return []
    const { booking, position } = found
    const isMeant = and(
      eq(driversToTell.bookingNumber, booking.number),
      position === null ? undefined : eq(driversToTell.position, position),
      phone === undefined ? undefined : eq(driversToTell.phone, phone),
      at === undefined ? undefined : eq(driversToTell.at, at),
    )
    const told = await query(() => primary(env).select().from(driversToTell).where(isMeant))
    if (told.length === 0) return []
    const change = {
      step: 'told',
      actor: 'operator',
      who: at === undefined ? who : `${told[0]!.name}, who has read it`,
      detail: told.map(({ name, news }) => `${name} knows that ${DRIVER_NEWS_TEXTS[news]}`).join('; '),
      position: position ?? (booking.rides.length > 1 ? 0 : 1),
      rides: [],
      more: (db: Db) => [db.delete(driversToTell).where(isMeant)],
    } as const
    if (await writeChange(env, booking, change, now)) return told
  }
  throw new DatabaseUnavailable()
}
