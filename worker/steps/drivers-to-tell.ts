/**
 * Drivers who were assigned and do not know yet that their ride was cancelled, moved, or given to another. They stand on
 * top of the operator's lists until somebody says that they know.
 */
import { isRunning } from '#domain/bookings/ride.ts'
import { and, eq } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { DRIVER_NEWS_TEXTS, type DriverNews } from '#domain/bookings/agreed/operator-steps.ts'
import { BRAND } from '#domain/brand.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { instantOf, showDate } from '#domain/sri-lanka-time.ts'
import { findBooking, type Ride, type RideChange, writeChange } from '#worker/bookings/store.ts'
import { DatabaseUnavailable, type Db, primary, query } from '#worker/database/d1.ts'
import { type DriverToTell, driversToTell } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** What a step with a ride means for the driver who is assigned to it; `null` for nothing. */
export function newsOf(ride: Ride, set: RideChange, isCorrected: boolean): Exclude<DriverNews, 'link'> | null {
  if (set.status === 'cancelled') return 'cancelled'
  if (set.pickupDate !== undefined || set.pickupTime !== undefined) return 'moved'
  if (set.driverPhone === null) return set.status === undefined ? 'taken-off' : 'changed'
  const isOther = set.driverPhone !== undefined && set.driverPhone !== ride.driverPhone
  return isOther ? 'replaced' : isCorrected ? 'details' : null
}

/**
 * The statements by which a step with a ride notes what its driver has to be told, and forgets what is so again.
 * @param instant UTC, ISO 8601
 * @param isCorrected the sheet says something else about guest or vehicle
 */
export function noteNews(
  db: Db,
  ride: Ride,
  set: RideChange,
  instant: string,
  isCorrected = false,
): BatchItem<'sqlite'>[] {
  const { bookingNumber, position, driverName: name, driverPhone: phone, driverCar, pickupDate, pickupTime } = ride
  const isOf = (driver: string) =>
    and(
      eq(driversToTell.bookingNumber, bookingNumber),
      eq(driversToTell.position, position),
      eq(driversToTell.phone, driver),
    )
  const statements: BatchItem<'sqlite'>[] = []
  const news = newsOf(ride, set, isCorrected)
  const isAhead = instantOf({ date: pickupDate, time: pickupTime })!.getTime() > Date.parse(instant)
  if (news !== null && name !== null && phone !== null && isAhead && isRunning(ride)) {
    const values = { bookingNumber, position, phone, name, car: driverCar ?? '', pickupDate, pickupTime, at: instant }
    const row = db.insert(driversToTell).values({ ...values, news })
    statements.push(
      // Whoever is told of more looks at the sheet as well.
      news === 'details'
        ? row.onConflictDoNothing()
        : row
            // The pickup that the driver knows stays the one of before the first change.
            .onConflictDoUpdate({
              target: [driversToTell.bookingNumber, driversToTell.position, driversToTell.phone],
              set: { news, at: instant },
            }),
    )
    if (news === 'moved') {
      const isBack = and(
        eq(driversToTell.pickupDate, set.pickupDate ?? pickupDate),
        eq(driversToTell.pickupTime, set.pickupTime ?? pickupTime),
      )
      if (set.driverName === undefined) statements.push(db.delete(driversToTell).where(and(isOf(phone), isBack)))
    }
  }
  // The assigned driver gets the sheet as it is now.
  if (set.driverPhone) statements.push(db.delete(driversToTell).where(isOf(set.driverPhone)))
  return statements
}

/** All drivers who have to be told something. There are few: a row goes when it is done. */
export async function allDriversToTell(env: Env): Promise<DriverToTell[]> {
  return query(() =>
    primary(env).select().from(driversToTell).orderBy(driversToTell.pickupDate, driversToTell.pickupTime),
  )
}

/** @example 'Nimal Perera (+94771234567) expects 2026-12-03 09:30: it is cancelled' */
export function newsWords({ name, phone, pickupDate, pickupTime, news }: DriverToTell): string {
  return `${name} (${phone}) expects ${pickupDate} ${pickupTime}: ${DRIVER_NEWS_TEXTS[news]}`
}

/** What is written to the driver. @param ride as it is now */
export function newsMessage(
  { phone, pickupDate, pickupTime, news }: DriverToTell,
  ride: Pick<Ride, 'pickupDate' | 'pickupTime' | 'driverPhone' | 'driverCode'>,
): string {
  const sheet = BRAND.origin + plainPaths.driverSheet(ride.driverCode ?? '')
  const known = `${BRAND.name}: the ride on ${showDate(pickupDate)}, ${pickupTime}`
  if (news === 'cancelled') return `${known} is cancelled. Please do not come.`
  if (news === 'changed') return `${known} has changed. Please wait until we tell you whether you drive it.`
  if (news === 'replaced') return `${known} has another driver. Please do not come.`
  if (news === 'taken-off') return `${known} is to be driven by somebody else. Please do not come.`
  if (news === 'details') return `${known}: something was corrected. Please look at its sheet: ${sheet}`
  if (news === 'link') return `${known} has another link: ${sheet}`
  const moved = `${known} has moved to ${showDate(ride.pickupDate)}, ${ride.pickupTime}.`
  // The link that the driver has may have been closed since.
  return ride.driverPhone === phone ? `${moved} ${sheet}` : `${moved} Can you drive then?`
}

interface ToldOptions {
  /** The phone of one driver; without it all drivers. */
  readonly phone?: string | undefined
  /** Which of the operator's people, for the history. */
  readonly who?: string | undefined
  readonly now?: Date
}

/** So often it is tried again when something else of the booking changes meanwhile. */
const TRIES = 10

/**
 * Notes that the drivers of a ride, or of all rides of a booking, know what they have to.
 * @param reference of the booking, or of one of its rides
 * @returns who knows; empty if nobody had to be told
 */
export async function noteTold(
  env: Env,
  reference: string,
  { phone, who = '', now = new Date() }: ToldOptions = {},
): Promise<DriverToTell[]> {
  for (let i = 0; i < TRIES; i++) {
    const found = await findBooking(env, reference)
    if (!found) return []
    const { booking, position } = found
    const isMeant = and(
      eq(driversToTell.bookingNumber, booking.number),
      position === null ? undefined : eq(driversToTell.position, position),
      phone === undefined ? undefined : eq(driversToTell.phone, phone),
    )
    const told = await query(() => primary(env).select().from(driversToTell).where(isMeant))
    if (told.length === 0) return []
    const change = {
      step: 'told',
      actor: 'operator',
      who,
      detail: told.map(({ name, news }) => `${name} knows that ${DRIVER_NEWS_TEXTS[news]}`).join('; '),
      position: position ?? (booking.rides.length > 1 ? 0 : 1),
      rides: [],
      more: (db: Db) => [db.delete(driversToTell).where(isMeant)],
    } as const
    if (await writeChange(env, booking, change, now)) return told
  }
  throw new DatabaseUnavailable()
}
