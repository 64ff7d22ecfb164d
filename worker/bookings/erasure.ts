/** Erases personal data a set number of days after the journey, or its cancellation. Route, date and price stay. docs/bookings.md#personal-data */
import { and, eq, inArray, isNotNull, isNull, lt, notExists, notInArray, type SQL, sql } from 'drizzle-orm'
import { type DriverNote, noteRow, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { mails } from '#domain/languages/en/mails.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { isAtGate } from '#domain/tours/parks.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import {
  blockedDays,
  bookingHistory,
  bookings,
  cashBook,
  charges,
  driverDevices,
  driverPlaces,
  drivers,
  driversToTell,
  guestWords,
  happenings,
  opinions,
  proposalHistory,
  proposals,
  proposalVersions,
  pushDevices,
  pushes,
  receiptRequests,
  rideAlarms,
  rideEvents,
  type RideRow,
  rides,
  searchWords,
} from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'

/** Since when personal data is kept; `null` with a wrong ERASE_AFTER_DAYS. */
export function keptSince(env: Env, now: Date): Date | null {
  const { ERASE_AFTER_DAYS: daysKept } = settings(env)
  return daysKept === null ? null : new Date(now.getTime() - daysKept * DAY_MS)
}

const dueRides = (keptFrom: Date) => ({
  isPast: lt(rides.pickupDate, sriLankaTime(keptFrom).date),
  // Nothing that a guest sees changes of a cancelled ride: its last change is the cancellation.
  isLongCancelled: sql`${rides.status} = 'cancelled' and ${rides.changedAt} < ${keptFrom.toISOString()}`,
})

/** The same of a ride that was read: it may be erased since, or at any moment. */
export function isDueToErase(
  ride: Pick<RideRow, 'erasedAt' | 'pickupDate' | 'status' | 'changedAt'>,
  keptFrom: Date,
): boolean {
  const { erasedAt, pickupDate, status, changedAt } = ride
  if (erasedAt !== null) return false
  const isLongCancelled = status === 'cancelled' && changedAt !== null && changedAt < keptFrom.toISOString()
  return isLongCancelled || pickupDate < sriLankaTime(keptFrom).date
}

/** The driver's notes in words. Counts stay: they identify nobody. */
const ERASED_NOTES = Object.fromEntries(
  notesOf('transfer')
    .filter((name) => noteRow(name).value !== 'count')
    .map((name) => [name, '']),
) as Partial<Record<DriverNote, string>>

/** A value that is bound may have 2 MB, and D1 counts statements. */
const RIDES_OF_STATEMENT = 500

/** A place that the site knows says nothing of a guest; one that was typed may be a home. */
export function withoutTypedPlace(park: string | null, name: string, end: 'pickup' | 'dropoff'): string {
  // The park may be sold no more.
  if ((park !== null && (isAtGate(name, park) || findPark(name))) || placeAt(name).known) return name
  return mails.typedPlace[end]
}

/**
 * Replaces the typed places of rides that are due. It comes first: a ride that is erased is not found again.
 * @returns whether a ride is due
 */
async function eraseTypedPlaces(env: Env, isDue: SQL): Promise<boolean> {
  const db = primary(env)
  const due = await query(() =>
    db
      .select(columnsOf(rides, 'bookingNumber', 'position', 'park', 'pickup', 'dropoff', 'via'))
      .from(rides)
      .where(isDue),
  )
  const changes = due.flatMap(({ bookingNumber, position, park, ...typed }) => {
    const pickup = withoutTypedPlace(park, typed.pickup, 'pickup')
    const dropoff = withoutTypedPlace(park, typed.dropoff, 'dropoff')
    const stops = typed.via?.map((stop) => ({
      ...stop,
      place: placeAt(stop.place).known ? stop.place : mails.typedPlace.stop,
    }))
    const via = stops ?? null
    const hasTypedStop = via?.some(({ place }, i) => place !== typed.via![i]!.place) ?? false
    if (pickup === typed.pickup && dropoff === typed.dropoff && !hasTypedStop) return []
    return [{ bookingNumber, position, pickup, dropoff, via: via && JSON.stringify(via) }]
  })
  for (let i = 0; i < changes.length; i += RIDES_OF_STATEMENT) {
    const part = JSON.stringify(changes.slice(i, i + RIDES_OF_STATEMENT))
    const of = (name: keyof (typeof changes)[number]) => sql`change.value ->> ${sql.raw(`'${name}'`)}`
    await query(() =>
      db
        .update(rides)
        .set({ pickup: of('pickup'), dropoff: of('dropoff'), via: of('via') })
        .from(sql`json_each(${part}) change`)
        .where(sql`${rides.bookingNumber} = ${of('bookingNumber')} and ${rides.position} = ${of('position')}`),
    )
  }
  return due.length > 0
}

/**
 * Erases what was told to the driver, who drove, and typed places, of every ride that is long past or was cancelled
 * long ago; and of a booking whose rides all are, who the guest is. With a wrong ERASE_AFTER_DAYS it erases nothing,
 * and says so in the log at each sweep.
 */
export async function erasePersonalData(env: Env, now = new Date()): Promise<void> {
  const keptFrom = keptSince(env, now)
  if (keptFrom === null) {
    logWarning('No personal data is erased: ERASE_AFTER_DAYS is not set, or wrong')
    return
  }
  const { isPast, isLongCancelled } = dueRides(keptFrom)
  // One after the other: each finds its rides by an index of its own.
  for (const reason of [isPast, isLongCancelled]) {
    const isDue = and(isNull(rides.erasedAt), reason)!
    const isAnyDue = await eraseTypedPlaces(env, isDue)
    if (isAnyDue) await erase(env, isDue, sql`(${isPast} or coalesce(${isLongCancelled}, 0))`, now.toISOString())
  }
  await eraseProposals(env, keptFrom, now)
  const listed = primary(env).select({ phone: drivers.phone }).from(drivers)
  const isLeft = and(lt(driverDevices.at, keptFrom.toISOString()), notInArray(driverDevices.phone, listed))
  const isTold = and(
    eq(pushDevices.owner, 'driver'),
    lt(pushDevices.createdAt, keptFrom.toISOString()),
    notInArray(pushDevices.subject, listed),
  )
  await query(() =>
    primary(env).batch([
      primary(env).delete(driverDevices).where(isLeft),
      primary(env).delete(pushDevices).where(isTold),
      // A hired car leads to who drove it.
      primary(env)
        .delete(blockedDays)
        .where(and(lt(blockedDays.lastDay, sriLankaTime(keptFrom).date), isNotNull(blockedDays.plate))),
    ]),
  )
}

/** @param isOverdue whether a ride need not be kept, for any reason */
async function erase(env: Env, isDue: SQL, isOverdue: SQL, erasedAt: string): Promise<void> {
  const db = primary(env)
  const touched = db.select({ number: rides.bookingNumber }).from(rides).where(isDue)
  const driver = { driverName: null, driverPhone: null, driverCar: null, driverCode: null }
  const hasRideToKeep = db
    .select({ one: sql`1` })
    .from(rides)
    .where(and(eq(rides.bookingNumber, bookings.number), isNull(rides.erasedAt), sql`not ${isOverdue}`))
  const isOver = and(isNull(bookings.erasedAt), inArray(bookings.number, touched), notExists(hasRideToKeep))
  const over = db.select({ number: bookings.number }).from(bookings).where(isOver)
  // As each change has: one that was planned before and comes after is refused, and writes nothing of a guest again.
  const steps = db
    .select({
      bookingNumber: bookings.number,
      version: sql<number>`${bookings.version} + 1`.as('version'),
      position: sql<number>`0`.as('position'),
      at: sql<string>`${erasedAt}`.as('at'),
      step: sql<'erasure'>`'erasure'`.as('step'),
      actor: sql<'clock'>`'clock'`.as('actor'),
      who: sql<string>`''`.as('who'),
      detail: sql<string>`''`.as('detail'),
      writeId: sql<string>`''`.as('write_id'),
      openUntil: sql<null>`null`.as('open_until'),
      changed: sql<null>`null`.as('changed'),
    })
    .from(bookings)
    .where(inArray(bookings.number, touched))
  await query(() =>
    db.batch([
      // In this order: each statement finds its rows by what a later one changes.
      db.insert(bookingHistory).select(steps),
      db
        .update(bookings)
        .set({ version: sql`${bookings.version} + 1` })
        .where(inArray(bookings.number, touched)),
      db.update(bookingHistory).set({ detail: '', openUntil: null }).where(inArray(bookingHistory.bookingNumber, over)),
      // When and where guest and driver met, what they said, and by what the ride was found: nothing of it is needed any more.
      ...[driversToTell, rideEvents, driverPlaces, guestWords, rideAlarms, happenings, searchWords].map((table) =>
        db
          .delete(table)
          .where(
            inArray(
              sql`(${table.bookingNumber}, ${table.position})`,
              db.select({ number: rides.bookingNumber, position: rides.position }).from(rides).where(isDue),
            ),
          ),
      ),
      // An erased guest is told nothing more, and what was told is forgotten.
      db.delete(pushes).where(inArray(pushes.bookingNumber, touched)),
      db.delete(pushDevices).where(inArray(pushDevices.bookingNumber, over)),
      db.update(charges).set({ reason: '' }).where(inArray(charges.bookingNumber, over)),
      // That a driver took it stays.
      db
        .update(cashBook)
        .set({ takerName: '', takerPhone: '' })
        .where(and(inArray(cashBook.bookingNumber, over), isNotNull(cashBook.takerPhone))),
      db.delete(receiptRequests).where(inArray(receiptRequests.bookingNumber, over)),
      db.delete(searchWords).where(inArray(searchWords.bookingNumber, over)),
      db.delete(rideAlarms).where(inArray(rideAlarms.bookingNumber, over)),
      db.delete(happenings).where(inArray(happenings.bookingNumber, over)),
      // What was said stays, and leads to no booking any more.
      db.update(opinions).set({ bookingNumber: null }).where(inArray(opinions.bookingNumber, over)),
      db
        .update(bookings)
        .set({ email: '', phone: '', phoneTyped: '', fingerprint: '', driverWish: '', erasedAt })
        .where(isOver),
      db
        .update(rides)
        .set({ ...ERASED_NOTES, ...driver, shareCode: null, shareDate: null, priceReason: '', erasedAt } as object)
        .where(isDue),
    ]),
  )
}

/**
 * Of a proposal that became a booking so many days after its last pickup, or once that booking is erased, of any other after
 * its last change and its time: who the guest is, what was proposed, what was asked. That there was one, its states and its
 * booking stay.
 */
async function eraseProposals(env: Env, keptFrom: Date, now: Date): Promise<void> {
  const db = primary(env)
  const [before, day] = [keptFrom.toISOString(), sriLankaTime(keptFrom).date]
  const isOver = sql`case when ${proposals.bookingNumber} is null
    then ${proposals.state} = 'withdrawn' or ${proposals.validUntil} < ${before}
    else ${proposals.lastDay} < ${day} or exists (
      select 1 from bookings booked where booked.number = ${proposals.bookingNumber} and booked.erased_at is not null
    ) end`
  const isDue = and(isNull(proposals.erasedAt), lt(proposals.changedAt, before), isOver)!
  const due = db.select({ number: proposals.number }).from(proposals).where(isDue)
  const nobody = { title: '', name: '', email: '', phone: '', erasedAt: now.toISOString() }
  await query(() =>
    db.batch([
      // In this order: the last statement changes what the others find their rows by.
      db.update(proposalVersions).set({ json: '' }).where(inArray(proposalVersions.proposalNumber, due)),
      db.update(proposalHistory).set({ detail: '' }).where(inArray(proposalHistory.proposalNumber, due)),
      db.update(proposals).set(nobody).where(isDue),
    ]),
  )
}
