/** Puts pushes into their outbox, in the batch of what causes them. */
import { and, eq, getTableColumns, inArray, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { OfficeTopic, PushSaid } from '#domain/bookings/day/push-words.ts'
import { type Db, isFree, isUnsent } from './d1.ts'
import { pushDevices, pushes, type PushOwner, type RideRow } from './schema.ts'

/**
 * Phones of the office that want to hear of a topic, or of one of several; `all`: also those that do not, for what nobody
 * has answered.
 */
type Readers =
  | { readonly office: OfficeTopic | readonly OfficeTopic[] | 'all' }
  | { readonly driver: string }
  /** The ride's driver, if told then of a change by the same batch; `another`: the phone of who was told beside that driver. */
  | {
      readonly toldAt: string
      readonly ride: Pick<RideRow, 'bookingNumber' | 'position' | 'driverPhone'>
      readonly another?: SQL<string | null>
    }
  | { readonly guest: { readonly bookingNumber: number } }

export interface CausedPush {
  /** `driver`: the number, E.164. */
  readonly to: Readers
  /** A device hears of an occasion once. @example 'booked 12345', 'set out 12345/1 3f09…' */
  readonly occasion: string
  readonly said: PushSaid
  /** The page of this site that a tap opens: '/operator/booking/K7Q2-M4XT-9BHE' */
  readonly path: string | SQL
  /** On a phone it takes the place of an earlier one with this tag, and before it went, too. @example 'ride 12345/1' */
  readonly tag: string
  /** It wakes the phone. */
  readonly isUrgent: boolean
  /** For how long anybody wants to hear of it. */
  readonly validMs: number
  /** The booking that it is about: its pushes go after the answer, and are deleted with its personal data. */
  readonly bookingNumber: number | null
  /** A condition on nothing but what the batch has written: `exists(…)`. */
  readonly isDue?: SQL
}

const isOf = (owner: PushOwner, subject: string) => and(eq(pushDevices.owner, owner), eq(pushDevices.subject, subject))!

function isReader(to: Readers): SQL {
  if ('driver' in to) return isOf('driver', to.driver)
  if ('toldAt' in to) {
    const { bookingNumber, position, driverPhone } = to.ride
    const isHis = sql`told.phone is ${driverPhone}`
    const isMeant = to.another ? sql`not (${isHis}) and told.phone = ${to.another}` : isHis
    return and(
      eq(pushDevices.owner, 'driver'),
      sql`${pushDevices.subject} in (
        select told.phone from drivers_to_tell told
        where told.booking_number = ${bookingNumber} and told.position = ${position} and told.at = ${to.toldAt} and ${isMeant}
      )`,
    )!
  }
  if ('guest' in to) return isOf('guest', String(to.guest.bookingNumber))
  if (to.office === 'all') return isOf('office', '')
  const topics = JSON.stringify([to.office].flat())
  return and(
    isOf('office', ''),
    sql`exists (
      select 1 from json_each(${pushDevices.topics}) where value in (select value from json_each(${topics}))
    )`,
  )!
}

/**
 * The statements that tell each device that was bound for it.
 * @param instant UTC, ISO 8601: the same when a batch is written again
 */
export function enqueuePush(db: Db, push: CausedPush, instant: string): [BatchItem<'sqlite'>, BatchItem<'sqlite'>] {
  const { to, occasion, said, path, tag, isUrgent, validMs, bookingNumber, isDue } = push
  const given: Readonly<Record<string, SQL>> = {
    deviceId: sql`${pushDevices.id}`,
    occasion: sql`${occasion}`,
    bookingNumber: sql`${bookingNumber}`,
    said: sql`${JSON.stringify(said)}`,
    path: sql`${path}`,
    tag: sql`${tag}`,
    isUrgent: sql`${isUrgent ? 1 : 0}`,
    createdAt: sql`${instant}`,
    dueAt: sql`${instant}`,
    expiresAt: sql`${new Date(Date.parse(instant) + validMs).toISOString()}`,
    attempts: sql`0`,
    isShort: sql`0`,
  }
  // An insert from a select needs all columns, in the order of the table.
  const selected = Object.fromEntries(
    Object.entries(getTableColumns(pushes)).map(([name, column]) => [name, (given[name] ?? sql`null`).as(column.name)]),
  )
  const isHeard = and(isReader(to), isDue)
  const readers = db.select({ id: pushDevices.id }).from(pushDevices).where(isHeard)
  const isOld = and(
    isUnsent(pushes),
    isFree(pushes, instant),
    eq(pushes.tag, tag),
    sql`${pushes.occasion} <> ${occasion}`,
    inArray(pushes.deviceId, readers),
  )
  return [
    db.delete(pushes).where(isOld),
    db
      .insert(pushes)
      .select(db.select(selected).from(pushDevices).where(isHeard) as never)
      .onConflictDoNothing(),
  ]
}
