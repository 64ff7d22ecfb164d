/** Opinions in D1: written and changed by their guests, read by the office, shown to everybody. docs/bookings.md#what-guests-say */
import { and, desc, eq, getTableColumns, inArray, lt, sql, type SQL } from 'drizzle-orm'
import { isRunning } from '#domain/bookings/ride.ts'
import {
  type HeldFor,
  type OpinionCounts,
  placesOf,
  type Said,
  type ShownOpinion,
  subjectsOf,
} from '#domain/bookings/opinion.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import { columnsOf, type Db, primary, query, READ_WAIT_MS, replica } from '#worker/database/d1.ts'
import { bookings, officeActs, type OpinionRow, opinions, opinionSubjects } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { findHotel } from '#worker/places/known-places.ts'

/** As every visitor may read it: a house is named by its town, and a place that only the guest knows not at all. */
const publicName = (name: string): string | null =>
  findPlace(name)?.name ?? findPlace(findHotel(name)?.town ?? '')?.name ?? null

const ofBooking = ({ number }: Pick<Booking, 'number'>) => eq(opinions.bookingNumber, number)

/**
 * Keeps what a guest says of a booking that is over, in place of what they said before.
 * @returns whether it is kept: what the office has read stays as it is
 */
export async function keepOpinion(
  env: Env,
  booking: Booking,
  said: Said & { readonly language: string },
  now: Date,
): Promise<boolean> {
  const db = primary(env)
  const driven = booking.rides.filter(isRunning)
  const places = placesOf(driven, publicName)
  const month = driven
    .map(({ pickupDate }) => pickupDate.slice(0, 7))
    .toSorted()
    .at(-1)!
  const kept = { ...said, writtenAt: now.toISOString() }
  const its = db.select({ id: opinions.id }).from(opinions).where(ofBooking(booking))
  const [written] = await query(() =>
    db.batch([
      db
        .insert(opinions)
        .values({ ...kept, bookingNumber: booking.number, places, month })
        .onConflictDoUpdate({
          target: opinions.bookingNumber,
          set: { ...kept, version: sql`${opinions.version} + 1` },
          setWhere: eq(opinions.state, 'unread'),
        })
        .returning({ id: opinions.id }),
      db.delete(opinionSubjects).where(inArray(opinionSubjects.opinionId, its)),
      db.insert(opinionSubjects).select(
        db
          .select({ subject: sql<string>`json_each.value`.as('subject'), opinionId: opinions.id })
          .from(opinions)
          .innerJoin(sql`json_each(${JSON.stringify(subjectsOf(places))})`, sql`true`)
          .where(ofBooking(booking)),
      ),
    ]),
  )
  return written.length > 0
}

/** The guest takes back what they said, whether it was read or not. */
export const takeBackOpinion = (env: Env, booking: Pick<Booking, 'number'>) =>
  query(() => primary(env).delete(opinions).where(ofBooking(booking)))

/** The rows of one page, newest first, and whether older ones follow. */
export interface PageOfOpinions<Row> {
  readonly opinions: readonly Row[]
  readonly hasMore: boolean
}

function pageOf<Row>(rows: readonly Row[], size: number): PageOfOpinions<Row> {
  return { opinions: rows.slice(0, size), hasMore: rows.length > size }
}

/** What visitors read. @param before the id of the last one on the page before */
export async function shownOpinions(
  env: Env,
  { subject, before, size }: { readonly subject?: string; readonly before?: number | undefined; readonly size: number },
): Promise<PageOfOpinions<ShownOpinion> & { readonly counts: OpinionCounts }> {
  const db = replica(env)
  const isAbout =
    subject === undefined
      ? undefined
      : inArray(
          opinions.id,
          db
            .select({ id: opinionSubjects.opinionId })
            .from(opinionSubjects)
            .where(eq(opinionSubjects.subject, subject)),
        )
  const isBefore = before === undefined ? undefined : lt(opinions.id, before)
  const [rows, counted] = await query(
    () =>
      db.batch([
        db
          .select(columnsOf(opinions, 'id', 'month', 'places', 'language', 'stars', 'words'))
          .from(opinions)
          .where(and(eq(opinions.state, 'shown'), isAbout, isBefore))
          .orderBy(desc(opinions.id))
          .limit(size + 1),
        db
          .select({ heldFor: opinions.heldFor, count: sql<number>`count(*)` })
          .from(opinions)
          .where(and(inArray(opinions.state, ['shown', 'held back']), isAbout))
          .groupBy(opinions.heldFor),
      ]),
    READ_WAIT_MS,
  )
  const heldBack = counted.flatMap(({ heldFor, count }) => (heldFor === null ? [] : [[heldFor, count] as const]))
  return {
    ...pageOf(rows, size),
    counts: {
      shown: counted.find(({ heldFor }) => heldFor === null)?.count ?? 0,
      heldBack: Object.fromEntries(heldBack) as OpinionCounts['heldBack'],
    },
  }
}

/** As the office reads it, with the booking that it leads to. */
export interface OfficeOpinion extends OpinionRow {
  readonly reference: string | null
}

/** What the office reads. */
export async function officeOpinions(
  env: Env,
  {
    state,
    before,
    size,
  }: { readonly state: OpinionRow['state']; readonly before?: number | undefined; readonly size: number },
): Promise<PageOfOpinions<OfficeOpinion>> {
  const isBefore = before === undefined ? undefined : lt(opinions.id, before)
  const rows = await query(() =>
    primary(env)
      .select({ ...getTableColumns(opinions), reference: bookings.reference })
      .from(opinions)
      .leftJoin(bookings, eq(bookings.number, opinions.bookingNumber))
      .where(and(eq(opinions.state, state), isBefore))
      .orderBy(desc(opinions.id))
      .limit(size + 1),
  )
  return pageOf(rows, size)
}

/** What the office decides. `heldFor`: why it is held back; `null` to show it. */
interface Decision {
  readonly id: number
  /** As the office has read it. */
  readonly version: number
  readonly heldFor: HeldFor | null
}

const CHANGED = 'Its guest has changed or removed it since. Read it again.'

/** Writes what was done, if it is done. */
const actOn = (db: Db, isMeant: SQL, who: string, what: string, now: Date) =>
  db.insert(officeActs).select(
    db
      .select({
        id: sql<number>`null`.as('id'),
        at: sql<string>`${now.toISOString()}`.as('at'),
        page: sql<'opinions'>`'opinions'`.as('page'),
        who: sql<string>`${who}`.as('who'),
        what: sql<string>`${what}`.as('what'),
      })
      .from(opinions)
      .where(isMeant),
  )

/** Shows an opinion, or holds it back for a reason. @throws RangeError if it is another one by now */
export async function decideOpinion(
  env: Env,
  { id, version, heldFor }: Decision,
  who: string,
  now: Date,
): Promise<void> {
  const db = primary(env)
  const isMeant = and(eq(opinions.id, id), eq(opinions.version, version))!
  const what = `Opinion ${id}: ${heldFor === null ? 'shown' : `held back, ${heldFor}`}`
  const set = {
    state: heldFor === null ? ('shown' as const) : ('held back' as const),
    heldFor,
    readAt: now.toISOString(),
    who,
  }
  const [, done] = await query(() =>
    db.batch([
      actOn(db, isMeant, who, what, now),
      db.update(opinions).set(set).where(isMeant).returning({ id: opinions.id }),
    ]),
  )
  if (done.length === 0) throw new RangeError(CHANGED)
}

/** Deletes an opinion, because its guest asks for it. @throws RangeError if there is none */
export async function deleteOpinion(env: Env, id: number, who: string, now: Date): Promise<void> {
  const db = primary(env)
  const isMeant = eq(opinions.id, id)
  const [, done] = await query(() =>
    db.batch([
      actOn(db, isMeant, who, `Opinion ${id}: deleted, because its guest asked for it`, now),
      db.delete(opinions).where(isMeant).returning({ id: opinions.id }),
    ]),
  )
  if (done.length === 0) throw new RangeError(CHANGED)
}
