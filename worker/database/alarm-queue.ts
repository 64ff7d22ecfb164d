/** Raises alarms, in the batch of what causes them, and notes which the office was told: `worker/alarms/` tells it. */
import { getTableColumns, sql, type SQL, type SQLWrapper, and, asc, eq, gt, inArray, isNull } from 'drizzle-orm'
import type { AlarmKind, Closing } from '#domain/bookings/day/alarms.ts'
import { type Db, primary, query } from './d1.ts'
import { alarms, rideAlarms, type RideRow, rides } from './schema.ts'
import { DAY_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'

/** An insert from a select needs all columns, in the order of the table. */
const selection = (given: Readonly<Record<string, SQL>>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(rideAlarms)).map(([name, column]) => [
      name,
      (given[name] ?? sql`null`).as(column.name),
    ]),
  )

function insertForRides(db: Db, kind: AlarmKind, occasion: SQL, isDue: SQL, instant: string) {
  const raised = db
    .select(
      selection({
        kind: sql`${kind}`,
        bookingNumber: sql`${rides.bookingNumber}`,
        position: sql`${rides.position}`,
        occasion: sql`${rides.bookingNumber} || '/' || ${rides.position} || ' ' || ${occasion}`,
        pickupDate: sql`${rides.pickupDate}`,
        pickupTime: sql`${rides.pickupTime}`,
        driverCode: sql`${rides.driverCode}`,
        raisedAt: sql`${instant}`,
        stage: sql`'raised'`,
        nextAt: sql`${instant}`,
      }),
    )
    .from(rides)
    .where(isDue)
  return db.insert(rideAlarms).select(raised as never)
}

/**
 * Raises an alarm for each of some rides, once for its occasion.
 * @param occasion tells it from others of its ride: the id of a tap, or columns of `rides`
 * @param isDue a condition on `rides`
 * @param instant UTC, ISO 8601
 */
export const raiseForRides = (...given: Parameters<typeof insertForRides>) =>
  insertForRides(...given).onConflictDoNothing()

/** A cause that comes and goes, as where a driver's phone is, rings no more often than that. */
const AGAIN_MS = 5 * MINUTE_MS

const whereUnanswered = (value: string | null, column: SQLWrapper) =>
  sql`iif(${rideAlarms.answeredAt} is null, ${value}, ${column})`

/**
 * The same for a cause that the clock sees as long as it is there: an alarm that closed because it was gone is raised again
 * where it has come back. Who has said that they see to it still does.
 */
export function raiseWhileDue(...given: Parameters<typeof insertForRides>) {
  const instant = given[4]
  return insertForRides(...given).onConflictDoUpdate({
    target: [rideAlarms.kind, rideAlarms.occasion],
    set: {
      closedAt: null,
      closing: null,
      raisedAt: whereUnanswered(instant, rideAlarms.raisedAt),
      stage: whereUnanswered('raised', rideAlarms.stage),
      messageId: whereUnanswered(null, rideAlarms.messageId),
      nextAt: whereUnanswered(instant, rideAlarms.nextAt),
    },
    setWhere: sql`${rideAlarms.closedAt} <= ${new Date(Date.parse(instant) - AGAIN_MS).toISOString()}
      and ${rideAlarms.closing} <> 'over'`,
  })
}

/** The open alarms about a ride, the oldest first. */
export async function openAlarmsOf(env: Env, ride: Pick<RideRow, 'bookingNumber' | 'position'>): Promise<AlarmKind[]> {
  const found = await query(() =>
    primary(env)
      .select({ kind: rideAlarms.kind })
      .from(rideAlarms)
      .where(and(isAbout(ride), isNull(rideAlarms.closedAt)))
      .orderBy(asc(rideAlarms.id)),
  )
  return found.map(({ kind }) => kind)
}

/**
 * Opens the alarms about a ride again that closed for a reason which holds no more. The clock closes those whose cause is gone.
 * @param instant UTC, ISO 8601
 * @param isMeant a condition on `ride_alarms`; all without one
 */
export const reopenAlarms = (
  db: Db,
  ride: Pick<RideRow, 'bookingNumber' | 'position'>,
  closing: Closing,
  instant: string,
  isMeant?: SQL,
) =>
  db
    .update(rideAlarms)
    // Who has said that they see to it still does.
    .set({ closedAt: null, closing: null, nextAt: sql`iif(${rideAlarms.answeredAt} is null, ${instant}, null)` })
    .where(and(isAbout(ride), eq(rideAlarms.closing, closing), isMeant))

/** Closes the alarm that a driver's word has raised, by the office's word. @param instant UTC, ISO 8601 */
export const closeNobodyCame = (db: Db, ride: Pick<RideRow, 'bookingNumber' | 'position'>, instant: string) =>
  db
    .update(rideAlarms)
    .set({ closedAt: instant, closing: 'came', nextAt: null, leasedUntil: null })
    .where(and(isAbout(ride), eq(rideAlarms.kind, 'no-show'), isNull(rideAlarms.closedAt)))

const isAbout = ({ bookingNumber, position }: Pick<RideRow, 'bookingNumber' | 'position'>) =>
  and(eq(rideAlarms.bookingNumber, bookingNumber), eq(rideAlarms.position, position))

/* What the operator was told, so that it is not told again at once; and which of the operator's addresses take no mail. */

/** @returns false where it was raised within that time: one statement, so that of two at once one raises it */
export async function raiseAlarm(env: Env, name: string, everyMs: number, now: Date): Promise<boolean> {
  const values = { name, raisedAt: now.toISOString() }
  const isNew = await query(() =>
    primary(env)
      .insert(alarms)
      .values(values)
      .onConflictDoUpdate({
        target: alarms.name,
        set: values,
        setWhere: sql`${alarms.raisedAt} <= ${new Date(now.getTime() - everyMs).toISOString()}`,
      })
      .returning(),
  )
  return isNew.length > 0
}

export async function withdrawAlarms(env: Env, ...names: readonly string[]): Promise<void> {
  await query(() =>
    primary(env)
      .delete(alarms)
      .where(inArray(alarms.name, [...names])),
  )
}

/** Those of the names that were raised after that moment. */
export async function alarmsSince(env: Env, names: readonly string[], since: Date): Promise<string[]> {
  const rows = await query(() =>
    primary(env)
      .select({ name: alarms.name })
      .from(alarms)
      .where(and(inArray(alarms.name, [...names]), gt(alarms.raisedAt, since.toISOString()))),
  )
  return rows.map(({ name }) => name)
}

/** Refused by the mail service when it was sent, or not arrived: what was accepted later says nothing of the latter. */
type Trouble = 'refused' | 'bounced'

const nameOf = (trouble: Trouble, address: string) => `mail ${trouble}: ${address}`

/** The addresses that hear of bookings. */
export const operatorAddresses = (env: Env): readonly string[] => [settings(env).MAIL_OPERATOR ?? []].flat()

/** Notes that an address of the operator takes no mail. */
export async function noteNoMail(env: Env, trouble: Trouble, addresses: readonly string[], now: Date): Promise<void> {
  for (const address of addresses) await raiseAlarm(env, nameOf(trouble, address), 0, now)
}

/** Notes that addresses of the operator take mail. */
export const noteMailTaken = (env: Env, addresses: readonly string[]) =>
  withdrawAlarms(env, ...addresses.map((address) => nameOf('refused', address)))

/** The operator's addresses that have taken no mail within a day. */
export async function addressesWithoutMail(env: Env, now = new Date()): Promise<string[]> {
  const addresses = operatorAddresses(env)
  const names = addresses.flatMap((address) => [nameOf('refused', address), nameOf('bounced', address)])
  if (names.length === 0) return []
  const found = await alarmsSince(env, names, new Date(now.getTime() - DAY_MS))
  return addresses.filter((address) => found.some((name) => name.endsWith(`: ${address}`)))
}
