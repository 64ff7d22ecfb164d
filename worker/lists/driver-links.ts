/** Who may open a driver's links: the phone on which the driver's number was typed first, until the links are closed. */
import { and, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { DriverNews } from '#domain/bookings/agreed/operator-steps.ts'
import { PLACE_STAGES } from '#domain/bookings/day/ride-events.ts'
import { isPastRide } from '#domain/bookings/day/sharing.ts'
import type { KnownNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import type { DriverLanguage } from '#domain/driver-texts/driver-texts.ts'
import {
  countFrom,
  isLockedSomewhere,
  MOST_WRONG_EVERYWHERE,
  MOST_WRONG_NUMBERS,
} from '#domain/bookings/driver/listed-drivers.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { amongRows, columnsOf, type Db, primary, query } from '#worker/database/d1.ts'
import { writeWithAct } from '#worker/database/office-acts.ts'
import {
  changes,
  driverDays,
  type DriverDeviceRow,
  driverDevices,
  driverPlaces,
  type DriverRow,
  drivers,
  driversToTell,
  pushDevices,
  rideAlarms,
  rideEvents,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { randomCode } from '#worker/platform/signing.ts'

const isOf = (phone: string) => eq(driverDevices.phone, phone)

/** @param phone of the driver, E.164 */
export async function findDevice(env: Env, phone: string): Promise<DriverDeviceRow | undefined> {
  return (await query(() => primary(env).select().from(driverDevices).where(isOf(phone)).limit(1)))[0]
}

/** Who drives a ride on whose first car has broken down: what the driver beside that car reads. */
export interface Relief extends Pick<RideRow, 'status' | 'erasedAt' | 'pickupDate' | 'pickupTime'> {
  /** NULL, too, of one who cannot drive it either. */
  readonly name: string | null
  readonly phone: string
  readonly car: string
  /** The guest is on board there. */
  readonly took: 0 | 1
  readonly language: DriverLanguage
}

/**
 * Of the last ride that broke down on a sheet and is not that driver's any more, for the phone that had opened it: JSON. The
 * ride may have moved to another day since: nobody waits on the road then.
 */
const reliefOf = (code: string, device: string) => sql<string | null>`(
  select json_object(
    'name', iif(its.driver_answer is 'cannot', null, its.driver_name), 'phone', its.driver_phone, 'car', its.driver_car,
    'status', its.status, 'erasedAt', its.erased_at, 'pickupDate', its.pickup_date, 'pickupTime', its.pickup_time,
    'language', own.language,
    'took', exists (
      select 1 from ride_events later
      where later.booking_number = broke.booking_number and later.position = broke.position and later.rowid > broke.rowid
        and later.pickup_date = broke.pickup_date and later.code <> broke.code and later.taken_back_at is null
        and later.event not in (select value from json_each(${JSON.stringify(PLACE_STAGES)}))
    )
  )
  from ride_events broke
  join driver_devices own on own.phone = broke.broke_down_phone and own.device = ${device}
  join rides its on its.booking_number = broke.booking_number and its.position = broke.position
  where broke.code = ${code} and broke.broke_down_at is not null and broke.taken_back_at is null
    and its.driver_code is not broke.code and its.pickup_date = broke.pickup_date
  order by broke.broke_down_at desc limit 1
)`

/**
 * The phone of the driver who has a sheet, if it was opened; and what `changeNumber` asks, in the same statement.
 * @param device what the cookie of the phone that asks holds
 */
export const deviceOfSheet = (db: Db, code: string, device: string) =>
  db
    .select({ ...getTableColumns(driverDevices), number: changes.number, relief: reliefOf(code, device).as('relief') })
    .from(changes)
    .leftJoin(
      driverDevices,
      inArray(
        driverDevices.phone,
        db
          .select({ phone: sql<string>`${rides.driverPhone}` })
          .from(rides)
          .where(eq(rides.driverCode, code)),
      ),
    )
    .limit(1)

export const listDevices = (env: Env): Promise<DriverDeviceRow[]> =>
  query(() => primary(env).select().from(driverDevices))

/** The drivers whose links are locked after wrong numbers: names, or numbers that are not on the list. */
export async function lockedDrivers(env: Env, now: Date): Promise<string[]> {
  const { phone, device, wrong, at } = driverDevices
  const found = await query(() =>
    primary(env)
      .select({ ...getTableColumns(driverDevices), name: drivers.name })
      .from(driverDevices)
      .leftJoin(drivers, eq(drivers.phone, phone))
      .where(and(isNull(device), gte(wrong, MOST_WRONG_NUMBERS), gte(at, countFrom(now).toISOString()))),
  )
  return found.filter((known) => isLockedSomewhere(known, now)).map(({ name, phone: number }) => name ?? number)
}

interface TypedNumber {
  /** Of the phone on which it was typed. */
  readonly device: string
  /** Hash of its network. */
  readonly network: string
  readonly isRight: boolean
  /** Of the phone: until the driver chooses another one. */
  readonly language?: DriverLanguage
}

/**
 * Lets a phone open a driver's links, or counts a wrong number. The statement itself looks whether another phone was
 * first, and whether it is still allowed to try: many tries at once are no more than one after the other.
 */
export async function noteNumber(
  env: Env,
  phone: string,
  { device, network, isRight, language }: TypedNumber,
  now: Date,
): Promise<void> {
  const at = now.toISOString()
  const { wrong, wrongByNetwork } = driverDevices
  const its = `$."${network}"`
  const isOver = lt(driverDevices.at, countFrom(now).toISOString())
  const ofNetwork = sql`coalesce(json_extract(${wrongByNetwork}, ${its}), 0)`
  const mayTry = or(isOver, and(lt(wrong, MOST_WRONG_EVERYWHERE), sql`${ofNetwork} < ${MOST_WRONG_NUMBERS}`))
  const first = { wrong: 1, wrongByNetwork: { [network]: 1 } }
  const oneMore = {
    wrong: sql`case when ${isOver} then 1 else ${wrong} + 1 end`,
    wrongByNetwork: sql`case when ${isOver} then ${JSON.stringify(first.wrongByNetwork)}
      else json_set(${wrongByNetwork}, ${its}, ${ofNetwork} + 1) end`,
    at: sql`case when ${isOver} or ${wrong} = 0 then ${at} else ${driverDevices.at} end`,
  }
  await query(() =>
    primary(env)
      .insert(driverDevices)
      .values({ phone, at, language, ...(isRight ? { device } : first) })
      .onConflictDoUpdate({
        target: driverDevices.phone,
        set: isRight ? { device, at, wrong: 0, wrongByNetwork: {} } : oneMore,
        setWhere: and(isNull(driverDevices.device), mayTry),
      }),
  )
}

/** Keeps what a driver reads, whichever phone opens the links. */
export const noteLanguage = (env: Env, phone: string, language: DriverLanguage, now: Date) =>
  query(() =>
    primary(env)
      .insert(driverDevices)
      .values({ phone, language, at: now.toISOString() })
      .onConflictDoUpdate({ target: driverDevices.phone, set: { language } }),
  )

/** The next phone on which the number is typed opens the links. */
export const forgetDevice = (env: Env, phone: string, who = '') =>
  writeWithAct(env, ['drivers', who, `${phone}: another phone may open the links`], (db) => [
    db.update(driverDevices).set({ device: null, wrong: 0, wrongByNetwork: {} }).where(isOf(phone)),
    isToldNoMore(env, phone),
  ])

/** A phone that opens a driver's links no more hears of the driver's rides no more. */
const isToldNoMore = (env: Env, phone: string) =>
  primary(env)
    .delete(pushDevices)
    .where(and(eq(pushDevices.owner, 'driver'), eq(pushDevices.subject, phone)))

/**
 * The statements that close all links of a driver: their days, and the sheets of rides that are ahead or just over. Each
 * sheet gets another code, keeps what was said on it, and stands among what drivers have to be told.
 * @param told the day whose new link goes to the driver anyway
 */
export async function closeLinks(
  env: Env,
  { id, phone }: DriverRow,
  now = new Date(),
  told = '',
): Promise<[BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]]> {
  const db = primary(env)
  const { date: today } = sriLankaTime(now)
  const isOpen = and(
    eq(rides.driverPhone, phone),
    gte(rides.pickupDate, addDays(today, -1)),
    isNotNull(rides.driverCode),
  )
  const old = await query(() =>
    db
      .select(
        columnsOf(rides, 'driverCode', 'bookingNumber', 'position', 'pickupDate', 'pickupTime', 'kind', 'minutes'),
      )
      .from(rides)
      .where(isOpen),
  )
  // One sheet stays one sheet.
  const codes = JSON.stringify(Object.fromEntries(old.map(({ driverCode }) => [driverCode!, randomCode()])))
  const otherCode = (column: typeof rides.driverCode | typeof rideEvents.code | typeof rideAlarms.driverCode) =>
    sql`coalesce((select value from json_each(${codes}) where key = ${column}), ${column})`
  const open = db.select({ number: rides.bookingNumber, position: rides.position }).from(rides).where(isOpen)
  const isOfOpen = (table: typeof rideEvents | typeof driverPlaces | typeof rideAlarms) =>
    inArray(sql`(${table.bookingNumber}, ${table.position})`, open)
  const toTell = old
    .filter((ride) => !isPastRide(ride, now) && ride.pickupDate !== told)
    .map(({ bookingNumber, position }) => [bookingNumber, position])
  const news = db
    .select({
      bookingNumber: rides.bookingNumber,
      position: rides.position,
      phone: sql<string>`${rides.driverPhone}`.as('phone'),
      name: sql<string>`${rides.driverName}`.as('name'),
      car: sql<string>`${rides.driverCar}`.as('car'),
      news: sql<DriverNews>`'link'`.as('news'),
      pickupDate: rides.pickupDate,
      pickupTime: rides.pickupTime,
      at: sql<string>`${now.toISOString()}`.as('at'),
      was: sql<KnownNotes>`'{}'`.as('was'),
    })
    .from(rides)
    .where(and(isOpen, eq(rides.status, 'confirmed'), amongRows([rides.bookingNumber, rides.position], toTell)))
  return [
    db.delete(driverDays).where(eq(driverDays.driverId, id)),
    db.insert(driversToTell).select(news).onConflictDoNothing(),
    db
      .update(rideEvents)
      .set({ code: otherCode(rideEvents.code) })
      .where(isOfOpen(rideEvents)),
    db.delete(driverPlaces).where(isOfOpen(driverPlaces)),
    // It is the same driver: alarms stay open, and are not raised a second time.
    db
      .update(rideAlarms)
      .set({
        driverCode: otherCode(rideAlarms.driverCode),
        occasion: sql`replace(${rideAlarms.occasion}, ${rideAlarms.driverCode}, ${otherCode(rideAlarms.driverCode)})`,
      })
      .where(and(isNotNull(rideAlarms.driverCode), isOfOpen(rideAlarms))),
    db
      .update(rides)
      .set({ driverCode: otherCode(rides.driverCode) })
      .where(isOpen),
  ]
}

/** The statements for a driver who leaves the list, or whose entry becomes another person: nothing of theirs opens any more. */
export const leavingStatements = async (env: Env, driver: DriverRow) =>
  [
    ...(await closeLinks(env, driver)),
    primary(env).delete(driverDevices).where(isOf(driver.phone)),
    isToldNoMore(env, driver.phone),
  ] as const
