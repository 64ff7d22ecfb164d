/**
 * The day of a ride in D1: a driver's taps, where the driver is, and a guest's words. Each write is one statement that
 * looks at the ride itself: two taps at once, or one that is sent again, cannot pass each other.
 */
import {
  and,
  eq,
  exists,
  getTableColumns,
  gte,
  inArray,
  isNull,
  lt,
  lte,
  ne,
  notExists,
  or,
  sql,
  type SQL,
  type SQLWrapper,
} from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import {
  type Carrying,
  hasBegun,
  MAY_FOLLOW,
  mayTakeBack,
  noShowFrom,
  PLACE_STAGES,
  sayableFrom,
  type RideEvent,
  type RideStage,
  type SaidEvent,
  type SaidWord,
  tapTime,
  waitsSince,
} from '#domain/bookings/day/ride-events.ts'
import type { Closing } from '#domain/bookings/day/alarms.ts'
import { isComplaint, type SaidComplaint } from '#domain/bookings/day/complaints.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { kmApart } from '#domain/roads/geometry.ts'
import { NEWEST, withSeen } from '#domain/d1-bookmarks.ts'
import { paths } from '#domain/paths.ts'
import { MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import { raiseForRides, reopenAlarms } from '#worker/database/alarm-queue.ts'
import { enqueueForRides } from '#worker/database/mail-queue.ts'
import { enqueuePush } from '#worker/database/push-queue.ts'
import {
  driverPlaces,
  guestWords,
  happenings,
  pushes,
  rideAlarms,
  rideEvents,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { positionOfEnd } from '#worker/quotes/placed-trips.ts'

/** A place that is older says nothing of where the driver is. The sweep deletes it. */
const OLDEST_PLACE_MS = 30 * MINUTE_MS

/** The parts of a ride that decide which of its day's events still count. */
export type RideOfDay = Pick<
  RideRow,
  'bookingNumber' | 'position' | 'driverCode' | 'pickup' | 'pickupDate' | 'pickupTime' | 'status'
> &
  Carrying

export interface RideDay {
  /** What its driver has said, in that order. */
  readonly events: readonly (SaidEvent & {
    readonly id: string
    readonly pickupTime: string
    readonly bags: number | null
  })[]
  readonly stage: RideStage
  /**
   * Since when the guest, or the bags, wait on the road with a car that has broken down: UTC, ISO 8601. `null` for most, and
   * once another car has taken them on.
   */
  readonly brokeDownAt: string | null
  readonly place: (LatLng & { readonly at: string }) | null
  /** Of a guest whose car has broken down only what was said since. */
  readonly words: readonly SaidWord[]
  /** What its guest complained of. No driver sees it. */
  readonly complaints: readonly SaidComplaint[]
}

/** When the office answered the alarm that a guest's word raised or joined. */
const SEEN_TO_AT = sql<string | null>`(
  select alarm.answered_at from ride_alarms alarm
  where alarm.booking_number = ${guestWords.bookingNumber} and alarm.position = ${guestWords.position}
    and alarm.kind = ${guestWords.word} and alarm.raised_at <= ${guestWords.at}
  order by alarm.raised_at desc limit 1
)`

/** The statements that read the days of bookings. @param among a select of their numbers */
export const statementsOfDays = (db: Db, among: SQLWrapper) =>
  [
    db
      .select()
      .from(rideEvents)
      .where(and(inArray(rideEvents.bookingNumber, among), isNull(rideEvents.takenBackAt)))
      .orderBy(sql`${rideEvents}.rowid`),
    db.select().from(driverPlaces).where(inArray(driverPlaces.bookingNumber, among)),
    db
      .select({ ...getTableColumns(guestWords), seenToAt: SEEN_TO_AT })
      .from(guestWords)
      .where(inArray(guestWords.bookingNumber, among))
      .orderBy(sql`${guestWords}.rowid`),
  ] as const

/** What {@link statementsOfDays} have read. */
export type RowsOfDays = readonly [
  Awaited<ReturnType<typeof statementsOfDays>[0]>,
  Awaited<ReturnType<typeof statementsOfDays>[1]>,
  Awaited<ReturnType<typeof statementsOfDays>[2]>,
]

type RideEventRow = typeof rideEvents.$inferSelect

/** Its driver is the one whose car has broken down: nobody else has been named. */
export const isWithBrokenCar = ({ brokeDownAt, stage }: RideDay): boolean => brokeDownAt !== null && hasBegun(stage)

/** The days of some rides, in their order. */
export async function daysOf(env: Env, asked: readonly RideOfDay[], now: Date): Promise<RideDay[]> {
  if (asked.length === 0) return []
  const db = primary(env)
  const numbers = JSON.stringify([...new Set(asked.map(({ bookingNumber }) => bookingNumber))])
  const among = sql`(select value from json_each(${numbers}))`
  return daysIn(await query(() => db.batch(statementsOfDays(db, among))), asked, now)
}

/** The same of rows that were read with their bookings. */
export function daysIn([events, places, words]: RowsOfDays, asked: readonly RideOfDay[], now: Date): RideDay[] {
  return asked.map((ride) => {
    const isOf = (row: { bookingNumber: number; position: number }) =>
      row.bookingNumber === ride.bookingNumber && row.position === ride.position
    const tapped = events.filter(
      (row) => isOf(row) && row.code === ride.driverCode && row.pickupDate === ride.pickupDate,
    )
    const brokeDownAt = waitsSince(events.filter((row) => isOf(row) && row.pickupDate === ride.pickupDate))
    const place = places.find((row) => isOf(row) && row.code === ride.driverCode)
    const said = words.filter(
      (row) => isOf(row) && row.pickupDate === ride.pickupDate && (brokeDownAt === null || row.at > brokeDownAt),
    )
    const isFresh = place && now.getTime() - Date.parse(place.at) <= OLDEST_PLACE_MS
    return {
      events: tapped,
      stage: tapped.at(-1)?.event ?? null,
      brokeDownAt,
      place: isFresh ? { lat: place.lat, lng: place.lng, at: place.at } : null,
      words: said.flatMap(({ word, ...row }) => (isComplaint(word) ? [] : [{ ...row, word }])),
      complaints: said.flatMap(({ word, at }) => (isComplaint(word) ? [{ complaint: word, at }] : [])),
    }
  })
}

export async function dayOf(env: Env, ride: RideOfDay, now: Date): Promise<RideDay> {
  return (await daysOf(env, [ride], now))[0]!
}

export const ofRide = ({ bookingNumber, position }: RideOfDay) =>
  and(eq(rides.bookingNumber, bookingNumber), eq(rides.position, position))

/** The ride runs, and the holder of this sheet drives it. */
const isDrivenBy = (ride: RideOfDay, code: string) =>
  and(ofRide(ride), eq(rides.status, 'confirmed'), eq(rides.driverCode, code), eq(rides.pickupDate, ride.pickupDate))

/** The last event of a ride's driver; empty for none. */
const lastSaid = (column: SQL): SQL => sql`coalesce((
  select ${column} from ride_events said
  where said.booking_number = ${rides}.booking_number and said.position = ${rides}.position
    and said.code = ${rides}.driver_code and said.pickup_date = ${rides}.pickup_date and said.taken_back_at is null
  order by said.rowid desc limit 1
), '')`

/** What a ride's driver said last, as a condition on `rides`. */
export const isAt = (stages: readonly RideStage[]): SQL =>
  sql`${lastSaid(sql`said.event`)} in (select value from json_each(${JSON.stringify(stages.map((stage) => stage ?? ''))}))`

/** Its guest shares it by a link: a condition on `rides`. */
const IS_SHARED = sql`(${rides.shareCode} is not null and ${rides.shareDate} = ${rides.pickupDate})`

const deletePlace = (db: Db, { bookingNumber, position }: RideOfDay) =>
  db.delete(driverPlaces).where(and(eq(driverPlaces.bookingNumber, bookingNumber), eq(driverPlaces.position, position)))

/**
 * Mails the operator what was said about a ride, if it was written: the ride may have been cancelled meanwhile.
 * @param isWritten by this very request: what came before it has its mail
 */
export const tellOperator = (
  db: Db,
  mail: { readonly kind: 'no-show' | 'guest-word'; readonly network?: string | null },
  ride: RideOfDay,
  isWritten: SQLWrapper,
  now: Date,
) =>
  enqueueForRides(
    db,
    { ...mail, reader: 'operator', byVisitor: true },
    and(ofRide(ride), exists(isWritten))!,
    now.toISOString(),
    'again',
  )

/** What a guest is told by push, and for how long the guest wants to hear of it. */
const TOLD_TO_GUEST: Partial<Record<RideEvent, 'set-out' | 'at-pickup' | 'bags-here'>> = {
  DRIVER_DEPARTED_TO_PICKUP: 'set-out',
  DRIVER_ARRIVED_AT_PICKUP: 'at-pickup',
  DRIVER_ARRIVED_WITH_BAGS: 'bags-here',
}
const GUEST_PUSH_MS = 30 * MINUTE_MS

/** Once for each driver and day, also where a tap was taken back and made again. */
const pushOccasion = ({ bookingNumber, position, pickupDate }: RideOfDay, event: RideEvent, code: string) =>
  `${TOLD_TO_GUEST[event]} ${bookingNumber}/${position} ${pickupDate} ${code}`

export type NamedRide = RideOfDay & { readonly driverName: string | null }

/** @param isWritten by this very request */
function tellGuest(db: Db, ride: NamedRide, event: RideEvent, at: Date, isWritten: SQLWrapper, now: Date) {
  const guest = TOLD_TO_GUEST[event]
  const { bookingNumber, position, driverName, driverCode } = ride
  if (!guest || now.getTime() - at.getTime() > GUEST_PUSH_MS) return []
  return enqueuePush(
    db,
    {
      to: { guest: { bookingNumber } },
      occasion: pushOccasion(ride, event, driverCode ?? ''),
      said: { guest, driver: driverName?.split(' ')[0] ?? null, time: sriLankaTime(at).time },
      // As new as the tap: a phone shows this within a second.
      path: sql`${paths.booking('')} || (select reference from bookings where number = ${bookingNumber}) || ${withSeen('', NEWEST)}`,
      tag: `ride ${bookingNumber}/${position}`,
      isUrgent: true,
      validMs: GUEST_PUSH_MS,
      bookingNumber,
      isDue: exists(isWritten),
    },
    now.toISOString(),
  )
}

/** Deletes the push of a tap that is taken back, if it was not sent yet. */
const forgetPush = (db: Db, ride: RideOfDay, event: RideEvent, code: string) =>
  db
    .delete(pushes)
    .where(
      and(
        eq(pushes.bookingNumber, ride.bookingNumber),
        eq(pushes.occasion, pushOccasion(ride, event, code)),
        isNull(pushes.sentAt),
      ),
    )

export interface Tap {
  /** Random, made by the phone. */
  readonly id: string
  readonly code: string
  /** How long ago it was tapped, in ms, as the phone says. */
  readonly age: number
  /** How many bags the driver counted. */
  readonly bags?: number | undefined
}

/** The result of a tap: `refused` if something else was said meanwhile, `early` if it cannot be said yet. */
export type TapOutcome = 'done' | 'refused' | 'early'

/** What is written with a tap, where `isWritten` finds it. The batch may be tried again. */
export type WithTap = (db: Db, isWritten: SQLWrapper) => readonly BatchItem<'sqlite'>[]

/** What becomes of a tap that is made where the day is known already. */
export interface Tapped {
  readonly outcome: TapOutcome
  /** What `afterwards` has read in the batch that wrote; `null` where nothing was to be written. */
  readonly rows: readonly unknown[][] | null
}

const unwritten = (outcome: TapOutcome): Tapped => ({ outcome, rows: null })

/** What is read after a tap, in its batch. */
export type Afterwards = (db: Db) => readonly BatchItem<'sqlite'>[]

/** Notes what a driver says of a ride. Sent again, it changes nothing. @param promises of its booking */
export const noteEvent = async (
  env: Env,
  ride: NamedRide,
  event: RideEvent,
  tap: Tap,
  promises: Promises,
  now: Date,
  withIt: WithTap = () => [],
): Promise<TapOutcome> =>
  (await noteEventOf(env, ride, await dayOf(env, ride, now), event, tap, promises, now, withIt)).outcome

/** The same where the day was read before. The batch looks itself whether it is still so. */
export async function noteEventOf(
  env: Env,
  ride: NamedRide,
  before: RideDay,
  event: RideEvent,
  { id, code, age, bags }: Tap,
  promises: Promises,
  now: Date,
  withIt: WithTap = () => [],
  afterwards: Afterwards = () => [],
): Promise<Tapped> {
  const db = primary(env)
  const sent = before.events.find((said) => said.id === id)
  // A page that was gone back to has the id of the tap before: something else that is said by it is no repetition.
  if (sent) return unwritten(sent.event === event ? 'done' : 'refused')
  const at = tapTime(now, age, before.events.at(-1)?.at ?? null)
  if (event === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW') {
    const from = noShowFrom(ride, before, promises)
    if (from === null || at < from) return unwritten('refused')
  } else if (event === 'DRIVER_ARRIVED_WITH_BAGS' && !ride.train) {
    return unwritten('refused')
  } else if (MAY_FOLLOW[event].includes(before.stage) && at < sayableFrom(event, ride, before.events))
    return unwritten('early')
  const { bookingNumber, position, pickupDate } = ride
  const isCounted = bags !== undefined && ride.train && event === 'DRIVER_DEPARTED_TO_DROPOFF'
  const row = db
    .select({
      id: sql<string>`${id}`.as('id'),
      bookingNumber: rides.bookingNumber,
      position: rides.position,
      event: sql<RideEvent>`${event}`.as('event'),
      code: sql<string>`${code}`.as('code'),
      pickupDate: rides.pickupDate,
      pickupTime: rides.pickupTime,
      // Two taps may cross: the later one is not before what was written meanwhile.
      at: sql<string>`max(${at.toISOString()}, ${lastSaid(sql`said.at`)})`.as('at'),
      receivedAt: sql<string>`${now.toISOString()}`.as('received_at'),
      takenBackAt: sql<null>`null`.as('taken_back_at'),
      bags: sql<number | null>`${isCounted ? bags : null}`.as('bags'),
      brokeDownAt: sql<null>`null`.as('broke_down_at'),
      brokeDownPhone: sql<null>`null`.as('broke_down_phone'),
    })
    .from(rides)
    .where(and(isDrivenBy(ride, code), isAt(MAY_FOLLOW[event])))
  const said = (more?: SQL) =>
    db
      .select({ one: sql`1` })
      .from(rideEvents)
      .where(
        and(
          eq(rideEvents.id, id),
          eq(rideEvents.bookingNumber, bookingNumber),
          eq(rideEvents.position, position),
          isNull(rideEvents.takenBackAt),
          more,
        ),
      )
  const isNew = said(eq(rideEvents.receivedAt, now.toISOString()))
  // While the guest is on board their family sees it, where the guest shares the ride.
  const isKept =
    event === 'DRIVER_DEPARTED_TO_DROPOFF'
      ? db
          .select({ one: sql`1` })
          .from(rides)
          .where(and(ofRide(ride), IS_SHARED))
      : null
  const wasWritten = and(
    eq(driverPlaces.bookingNumber, bookingNumber),
    eq(driverPlaces.position, position),
    exists(said()),
    isKept ? notExists(isKept) : undefined,
  )
  const isOnBoard = !PLACE_STAGES.includes(event)
  const found = afterwards(db)
  const read = (await query(() =>
    db.batch([
      db.insert(rideEvents).select(row).onConflictDoNothing(),
      ...(isOnBoard ? [db.delete(driverPlaces).where(wasWritten)] : []),
      ...tellGuest(db, ride, event, at, isNew, now),
      ...(event === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
        ? [
            tellOperator(db, { kind: 'no-show' }, ride, isNew, now),
            raiseForRides(db, 'no-show', sql`${id}`, and(ofRide(ride), exists(isNew))!, now.toISOString()),
          ]
        : []),
      ...withIt(db, isNew),
      db.select().from(rideEvents).where(eq(rideEvents.id, id)).limit(1),
      ...found,
    ]),
  )) as unknown[][]
  const [[written], ...rows] = read.slice(-1 - found.length) as [RideEventRow[], ...unknown[][]]
  const isDone = written?.bookingNumber === bookingNumber && written.pickupDate === pickupDate
  return { outcome: isDone ? 'done' : 'refused', rows }
}

/** Why alarms about a ride close once its driver has said that. */
const CLOSED_BY: Readonly<Record<RideEvent, Closing>> = {
  DRIVER_DEPARTED_TO_PICKUP: 'set-out',
  DRIVER_ARRIVED_AT_PICKUP: 'arrived',
  DRIVER_DEPARTED_TO_DROPOFF: 'on-board',
  DRIVER_ARRIVED_AT_DROPOFF: 'on-board',
  DRIVER_ARRIVED_WITH_BAGS: 'on-board',
  DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'nobody-came',
}

/** Takes back what a driver said last. @param event the one that is meant @param byOffice which need not hurry */
export const takeBack = async (
  env: Env,
  ride: RideOfDay,
  event: RideEvent,
  tap: Omit<Tap, 'id'>,
  now: Date,
  byOffice: WithTap | null = null,
): Promise<TapOutcome> => (await takeBackOf(env, ride, await dayOf(env, ride, now), event, tap, now, byOffice)).outcome

/** The same where the day was read before. */
export async function takeBackOf(
  env: Env,
  ride: RideOfDay,
  { events }: RideDay,
  event: RideEvent,
  { code, age }: Omit<Tap, 'id'>,
  now: Date,
  byOffice: WithTap | null = null,
  afterwards: Afterwards = () => [],
): Promise<Tapped> {
  const last = events.at(-1)
  // It was taken back before: by this very tap, whose answer was lost.
  if (!events.some((said) => said.event === event)) return unwritten('done')
  if (last?.event !== event) return unwritten('refused')
  const isMoved = last.pickupTime !== ride.pickupTime
  if (byOffice === null && !mayTakeBack(last, tapTime(now, age, last.at), isMoved)) return unwritten('refused')
  const db = primary(env)
  // What was said meanwhile rests on it: that nobody came, on the driver's having been at the pickup.
  const isLast = sql`not exists (
    select 1 from ride_events later
    where later.booking_number = ${rideEvents.bookingNumber} and later.position = ${rideEvents.position}
      and later.code = ${rideEvents.code} and later.pickup_date = ${rideEvents.pickupDate}
      and later.taken_back_at is null and later.rowid > ${rideEvents}.rowid
  )`
  const its = and(eq(rideEvents.id, last.id), eq(rideEvents.code, code))
  const isTakenBack = db
    .select({ one: sql`1` })
    .from(rideEvents)
    .where(and(its, eq(rideEvents.takenBackAt, now.toISOString())))
  const before = events.at(-2)?.event ?? null
  const later = afterwards(db)
  const read = (await query(() =>
    db.batch([
      db
        .update(rideEvents)
        .set({ takenBackAt: now.toISOString() })
        .where(and(its, isNull(rideEvents.takenBackAt), isLast)),
      forgetPush(db, ride, event, code),
      db.select({ takenBackAt: rideEvents.takenBackAt }).from(rideEvents).where(its).limit(1),
      ...(PLACE_STAGES.includes(before) ? [] : [deletePlace(db, ride)]),
      // The clock would see some of them only minutes later, and what a guest said never again.
      reopenAlarms(
        db,
        ride,
        CLOSED_BY[event],
        now.toISOString(),
        and(gte(rideAlarms.closedAt, last.receivedAt ?? last.at), exists(isTakenBack)),
      ),
      ...(byOffice?.(db, isTakenBack) ?? []),
      ...later,
    ]),
  )) as unknown[][]
  const [found] = read[2] as Pick<RideEventRow, 'takenBackAt'>[]
  const rows = later.length === 0 ? [] : read.slice(-later.length)
  return { outcome: found?.takenBackAt === null ? 'refused' : 'done', rows }
}

/** As near as the addresses of a known place are to each other. */
const NEAR_KM = 1

interface OfDriver {
  readonly what: 'near' | 'said'
  /** Names it: once is enough. */
  readonly kind: string
  readonly at: string
  readonly detail?: string
}

/** What the history of a booking keeps of its drivers beside their taps on the way. @param isSo a condition on `rides` */
export function noteOfDriver(
  db: Db,
  ride: RideOfDay,
  { what, kind, at, detail = '' }: OfDriver,
  isSo: SQL | undefined,
) {
  const { bookingNumber, position } = happenings
  const known = db
    .select({ one: sql`1` })
    .from(happenings)
    .where(
      and(
        eq(bookingNumber, ride.bookingNumber),
        eq(position, ride.position),
        eq(happenings.what, what),
        eq(happenings.kind, kind),
      ),
    )
  return db.insert(happenings).select(
    db
      .select({
        id: sql<number>`null`.as('id'),
        bookingNumber: rides.bookingNumber,
        position: rides.position,
        at: sql<string>`${at}`.as('at'),
        what: sql<OfDriver['what']>`${what}`.as('what'),
        kind: sql<string>`${kind}`.as('kind'),
        reader: sql<string>`''`.as('reader'),
        outcome: sql<'sent'>`'sent'`.as('outcome'),
        detail: sql<string>`${detail}`.as('detail'),
      })
      .from(rides)
      .where(and(ofRide(ride), isSo, notExists(known))),
  )
}

/** A driver on the way or at the pickup shows the place to the guest, later to the family with whom the guest shares the ride. */
const SHOWS_PLACE = or(isAt(PLACE_STAGES), and(isAt(['DRIVER_DEPARTED_TO_DROPOFF']), IS_SHARED))

/** Overwrites where a driver is: only of one who shows it to somebody. */
export async function notePlace(
  env: Env,
  ride: RideOfDay & Pick<RideRow, 'kind'>,
  { lat, lng, age, code }: LatLng & Omit<Tap, 'id'>,
  now: Date,
): Promise<void> {
  const db = primary(env)
  const at = tapTime(now, age, null).toISOString()
  const row = db
    .select({
      bookingNumber: rides.bookingNumber,
      position: rides.position,
      code: sql<string>`${code}`.as('code'),
      lat: sql<number>`${lat}`.as('lat'),
      lng: sql<number>`${lng}`.as('lng'),
      at: sql<string>`${at}`.as('at'),
    })
    .from(rides)
    .where(and(isDrivenBy(ride, code), SHOWS_PLACE))
  const place = db
    .insert(driverPlaces)
    .select(row)
    .onConflictDoUpdate({
      target: [driverPlaces.bookingNumber, driverPlaces.position],
      set: { code, lat, lng, at },
      // What comes late, by a slow network, is not where the driver is.
      setWhere: or(ne(driverPlaces.code, code), lte(driverPlaces.at, at)),
    })
  const pickup = positionOfEnd(ride.kind, ride.pickup)
  const isNear = pickup !== null && kmApart({ lat, lng }, pickup) <= NEAR_KM
  // When, once for each driver and day, and nothing of the way.
  const near = { what: 'near', kind: `${code} ${ride.pickupDate}`, at } as const
  const isToPickup = and(isDrivenBy(ride, code), isAt(PLACE_STAGES))
  await query(() => db.batch(isNear ? [place, noteOfDriver(db, ride, near, isToPickup)] : [place]))
}

/** The driver's page was closed: what is left of its place. */
export async function forgetOldPlaces(env: Env, now = new Date()): Promise<void> {
  const oldest = new Date(now.getTime() - OLDEST_PLACE_MS).toISOString()
  const runs = primary(env)
    .select({ one: sql`1` })
    .from(rides)
    .where(
      and(
        eq(rides.bookingNumber, driverPlaces.bookingNumber),
        eq(rides.position, driverPlaces.position),
        eq(rides.status, 'confirmed'),
        eq(rides.driverCode, driverPlaces.code),
      ),
    )
  await query(() =>
    primary(env)
      .delete(driverPlaces)
      .where(or(lt(driverPlaces.at, oldest), notExists(runs))),
  )
}
