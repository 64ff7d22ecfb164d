/** Writes a change of a booking, or one of several bookings, with its history in one batch. */
import { isRunning } from '#domain/bookings/ride.ts'
import { and, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { checkPrice } from '#domain/bookings/agreed/agreed-price.ts'
import type { Env } from '#worker/environment.ts'
import { amongRows, type Db, insertRows, primary, query, WriteConflict } from '#worker/database/d1.ts'
import {
  type Actor,
  bookingHistory,
  bookings,
  driverAccounts,
  driverPlaces,
  type HistoryRow,
  pushDevices,
  rides,
  type BookingRow,
  type RideRow,
} from '#worker/database/schema.ts'
import { isFleetCounted, noteFleetChange, refuses } from '#worker/fleet/fleet-counting.ts'
import type { Asked, BookingToHold, FleetAround, HoldPlan } from '#worker/fleet/holds.ts'
import { newGuestKey } from './guest-key.ts'
import { carOf, guards, type Held, lackingWords, movesOf, planOf } from './planned-cars.ts'
import {
  type Booking,
  bookingOf,
  listed,
  load,
  type Ride,
  rideAt,
  statementsOf,
  type Statements,
} from './read-bookings.ts'
import { randomHex } from '#worker/platform/signing.ts'

const PRICES = [
  'priceUsd',
  'priceLkr',
  'quotedUsd',
  'quotedLkr',
  'agreedShare',
  'cancelFeeUsd',
  'cancelFeeLkr',
] as const

type NeverChanges = 'bookingNumber' | 'position' | 'kind' | 'minutes' | 'park' | 'tourLength'
type SetByStore = 'version' | 'changedAt' | 'erasedAt' | 'carId' | 'carState' | 'driverId' | 'shareCode' | 'shareDate'

/** What changes of a ride. */
export type RideChange = Partial<Omit<RideRow, NeverChanges | SetByStore>>

/** How a guest is reached from now on. With another address comes another key. */
export type ContactChange = Partial<Pick<BookingRow, 'email' | 'phone' | 'phoneTyped' | 'resident'>>

export interface BookingChange extends Pick<HistoryRow, 'step' | 'detail' | 'position'> {
  readonly actor: Actor
  /** Which of the operator's people it was. */
  readonly who?: string
  /**
   * The rides that the step is about; `set` is `null` if nothing changes that a guest sees. `isRead`: the operator has
   * looked at what its guest typed.
   */
  readonly rides: readonly { readonly position: number; readonly set: RideChange | null; readonly isRead?: boolean }[]
  readonly contact?: ContactChange | undefined
  /** Of a note or a complaint: the day on which it is to be looked at again. */
  readonly openUntil?: string | undefined
  /** Where no car can be had for a ride: it is a request; or a car that is not listed drives; or nothing is written. */
  readonly withoutCar?: 'request' | 'hire' | 'refuse' | undefined
  /** Where this is so meanwhile, nothing is written: somebody was faster. */
  readonly unless?: SQL | undefined
  /** What is written with it: mail, allocations, notices. */
  readonly more: (db: Db) => readonly BatchItem<'sqlite'>[]
}

/** By it a try knows its own write, whose answer was lost. */
const newWriteId = () => randomHex(8)

/** Those whose words the office has typed, to be found by. */
const NOTES: readonly HistoryRow['step'][] = ['note', 'complaint', 'closed']

/** Nothing was written: no car can be had for these rides, and nobody has said that it is meant. */
export class NoCar extends Error {
  override readonly name = 'NoCar'
  readonly positions: readonly number[]

  constructor(positions: readonly number[]) {
    super('no car can be had')
    this.positions = positions
  }
}

/** What of a ride decides whether it can have its car. */
const FOR_CAR = ['pickupDate', 'pickupTime', 'vehicle', 'travelers'] as const

/** Why a change has a say in a ride's car; `null` where it has none. */
function askedOf(ride: Ride, set: RideChange | null): Asked | null {
  if (!set) return null
  const { status } = set
  const isElsewhere = FOR_CAR.some((name) => set[name] !== undefined && set[name] !== ride[name])
  const isTakenUp = status !== undefined && isRunning({ status }) && !isRunning(ride) && ride.status !== 'no-show'
  const isUnheld = ride.carState === 'request' || ride.carState === 'uncounted'
  const isConfirmed = status === 'confirmed' && ride.status === 'new' && isUnheld
  if (isElsewhere || isTakenUp || isConfirmed) return { isMust: true }
  if (status === 'cancelled') return { isMust: false }
  // Without a driver who has another car it takes one of ours again, if there is one.
  if (set.driverCar === null && ride.carState === 'hired') return { isMust: false }
  return set.driverCar ? { isMust: false, carNamed: set.driverCar } : null
}

function changeToHold(booking: Booking, change: BookingChange): BookingToHold {
  const sets = new Map(change.rides.map(({ position, set }) => [position, set]))
  const asked = booking.rides.flatMap((ride) => {
    const its = askedOf(ride, sets.get(ride.position) ?? null)
    return its ? [[ride.position, its] as const] : []
  })
  return {
    number: booking.number,
    arrangement: booking.arrangement,
    before: booking.rides,
    after: booking.rides.map((ride) => ({ ...ride, ...sets.get(ride.position) }) as Ride),
    asked: new Map(asked),
  }
}

/** The rides that lose their car by a change, and those that the change confirms without a car. */
const newlyLacking = (booking: Booking, change: BookingChange, plan: HoldPlan) =>
  plan.lacking.filter((position) => {
    const set = change.rides.find((ride) => ride.position === position)?.set
    return rideAt(booking, position).carState !== 'request' || set?.status === 'confirmed'
  })

/**
 * Writes a change of a booking with its history, the cars of its rides, and all that belongs to it, in one batch.
 * @param booking as it was read: the change holds only if nobody has changed it since
 * @param around the fleet as it was read with it; the change holds only if nobody has changed that since, or is planned anew
 * @throws RangeError for a price that no ride may have
 * @throws NoCar where the change says so
 * @returns the booking as it is then, where this call has written it, or an earlier try of it whose answer was lost;
 *   `null` where somebody was faster
 */
export async function writeChange(
  env: Env,
  booking: Booking,
  change: BookingChange,
  now: Date,
  around: FleetAround | null = null,
): Promise<Booking | null> {
  for (const { position, set } of change.rides) {
    if (set && PRICES.some((name) => set[name] !== undefined)) checkPrice({ ...rideAt(booking, position), ...set })
  }
  const { withoutCar = 'request' } = change
  const wanted = changeToHold(booking, change)
  const isHired = withoutCar === 'hire'
  const mustAsk = [...wanted.asked.values()].some(({ isMust }) => isMust)
  const hasCars = booking.rides.some(({ carState }) => carState !== 'uncounted')
  const plan = async (tries: number): Promise<Held> => {
    const found = await planOf(env, wanted, tries, now, tries === 0 ? around : null)
    const lacking = withoutCar === 'refuse' ? newlyLacking(booking, change, found) : []
    if (lacking.length > 0) throw new NoCar(lacking)
    return { plan: found, isHired }
  }
  const isLookedAt = wanted.asked.size > 0 && (hasCars || (await isFleetCounted(env)))
  let held = isLookedAt ? await plan(0) : { plan: null, isHired }
  const version = booking.version + 1
  const writeId = newWriteId()
  const search = await import('./search-rows.ts')
  const isThis = eq(bookings.number, booking.number)
  for (let tries = 1; ; tries++) {
    const db = primary(env)
    // What only lets a car go, or names a driver, waits for nobody's count.
    const first = held.plan || mustAsk ? guards(db, held.plan) : []
    const statements = [
      ...(change.unless ? [refuses(db, change.unless)] : []),
      ...first,
      ...statementsOfChange(db, booking, change, { held, version, writeId, now, search }),
      ...statementsOf(db, isThis),
    ]
    try {
      const read = (await query(() => db.batch(statements as unknown as Statements))) as unknown[][]
      const [found, itsRides] = read.slice(-2)
      if (held.plan) noteFleetChange(env, held.plan.days)
      return await bookingOf(env, found as BookingRow[], itsRides as RideRow[])
    } catch (error) {
      if (!(error instanceof WriteConflict)) throw error
      const written = await writeIdOf(db, booking)
      if (written === writeId) {
        if (held.plan) noteFleetChange(env, held.plan.days)
        return load(env, isThis)
      }
      if (written !== null || first.length === 0) return null
      const next = await plan(tries)
      // The fleet is still that one: something else refused it.
      if (change.unless && next.plan?.version === held.plan?.version) return null
      held = next
    }
  }
}

/** By what write a booking, as it was read, was changed since; `null` where nobody has. */
async function writeIdOf(db: Db, { number, version }: Booking): Promise<string | null> {
  const isNext = and(eq(bookingHistory.bookingNumber, number), eq(bookingHistory.version, version + 1))
  const [written] = await query(() =>
    db.select({ writeId: bookingHistory.writeId }).from(bookingHistory).where(isNext).limit(1),
  )
  return written?.writeId ?? null
}

/** A change of a booking as it was read. It changes neither the car of a ride nor the guest's address. */
export interface ChangeOf {
  readonly booking: Booking
  readonly change: Pick<BookingChange, 'step' | 'actor' | 'who' | 'detail' | 'position' | 'rides'>
}

/**
 * Writes changes of several bookings in one batch: all or none, with one statement for each table, however many they are.
 * @param more what is written with them
 * @returns whether they are written; not where somebody was faster with one of them
 */
export async function writeChanges(
  env: Env,
  changes: readonly ChangeOf[],
  more: (db: Db) => readonly BatchItem<'sqlite'>[],
  now: Date,
): Promise<boolean> {
  const [writeId, search, db] = [newWriteId(), await import('./search-rows.ts'), primary(env)]
  const at = now.toISOString()
  const history = changes.map(
    ({ booking: { number, version }, change: { step, actor, who = '', detail, position } }) => ({
      bookingNumber: number,
      version: version + 1,
      position,
      at,
      step,
      actor,
      who,
      detail,
      writeId,
    }),
  )
  const changed = changes.flatMap(({ booking, change }) =>
    change.rides.map((ride) => ({ ...ride, bookingNumber: booking.number })),
  )
  const numbers = changes.map(({ booking }) => booking.number)
  const goes = changed.filter(({ set }) => isOfDriverOrTime(set))
  const statements = [
    // Fails, and all else with it, where somebody has written one of these versions before.
    insertRows(db, bookingHistory, history),
    db
      .update(bookings)
      .set({ version: sql`${bookings.version} + 1` })
      .where(inArray(bookings.number, listed(numbers))),
    updateRides(db, changed, at),
    db.delete(driverPlaces).where(
      amongRows(
        [driverPlaces.bookingNumber, driverPlaces.position],
        goes.map(({ bookingNumber, position }) => [bookingNumber, position]),
      ),
    ),
    ...search.changedSearchRows(
      db,
      changes.map(({ booking, change }) => ({
        bookingNumber: booking.number,
        rides: booking.rides.length,
        changed: change.rides.map((ride) => ({ ...ride, before: rideAt(booking, ride.position) })),
        note: null,
        contact: null,
      })),
    ),
    ...more(db),
  ]
  try {
    await query(() => db.batch(statements as unknown as Statements))
    return true
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    // Its answer was lost: what is written of one is written of all.
    return (await writeIdOf(db, changes[0]!.booking)) === writeId
  }
}

/** What changes of many rides: each keeps what its own change does not name. */
function updateRides(
  db: Db,
  changed: readonly (BookingChange['rides'][number] & Pick<Ride, 'bookingNumber'>)[],
  instant: string,
) {
  const columns = getTableColumns(rides)
  const names = [...new Set(changed.flatMap(({ set }) => Object.keys(set ?? {})))] as (keyof RideChange)[]
  const valueOf = (name: keyof RideChange) => sql`row.value -> 'set' ->> ${sql.raw(`'${name}'`)}`
  const isSet = (name: keyof RideChange) => sql`json_type(row.value, ${sql.raw(`'$.set.${name}'`)}) is not null`
  const set = Object.fromEntries(
    names.map((name) => [name, sql`iif(${isSet(name)}, ${valueOf(name)}, ${columns[name]})`]),
  )
  const account = sql`(select id from ${driverAccounts} where phone = ${valueOf('driverPhone')} and ended_at is null)`
  return db
    .update(rides)
    .set({
      ...set,
      ...(names.includes('driverPhone')
        ? { driverId: sql`iif(${isSet('driverPhone')}, ${account}, ${rides.driverId})` }
        : {}),
      typedAt: sql`iif(row.value ->> 'isRead', null, ${rides.typedAt})`,
      version: sql`${rides.version} + 1`,
      changedAt: sql`iif(json_type(row.value, '$.set') = 'object', ${instant}, ${rides.changedAt})`,
    })
    .from(sql`json_each(${JSON.stringify(changed)}) row`)
    .where(
      and(
        eq(rides.bookingNumber, sql`row.value ->> 'bookingNumber'`),
        eq(rides.position, sql`row.value ->> 'position'`),
      ),
    )
}

interface ChangeToWrite {
  readonly held: Held
  readonly version: number
  readonly writeId: string
  readonly now: Date
  readonly search: typeof import('./search-rows.ts')
}

/** The account of the ride: that of the listed driver with its driver's phone number. */
const accountOf = (set: RideChange | null) =>
  set?.driverPhone === undefined
    ? {}
    : { driverId: sql`(select id from ${driverAccounts} where phone = ${set.driverPhone} and ended_at is null)` }

/** The place of a driver who no longer drives it is deleted; the next driver says when the way begins. */
const isOfDriverOrTime = (set: RideChange | null) =>
  set?.status !== undefined || set?.driverCode !== undefined || set?.pickupDate !== undefined

/** For the mail that tells the guest of it. */
function changedIn(booking: Booking, { step, rides: its }: BookingChange): HistoryRow['changed'] {
  if (step !== 'change' && step !== 'price') return null
  const entries = its.map(({ position, set }) => {
    const ride = rideAt(booking, position)
    const names = (Object.keys(set ?? {}) as (keyof RideChange)[]).filter((name) => set![name] !== ride[name])
    return [position, names] as const
  })
  return Object.fromEntries(entries)
}

function statementsOfChange(
  db: Db,
  booking: Booking,
  change: BookingChange,
  { held, version, writeId, now, search }: ChangeToWrite,
): Statements {
  const instant = now.toISOString()
  const { step, actor, who = '', position, openUntil, contact = {} } = change
  const detail = [change.detail, lackingWords(held, booking.rides.length)].filter(Boolean).join('; ')
  const key = contact.email === undefined ? {} : { guestKey: newGuestKey() }
  const changed = new Set(change.rides.map((ride) => ride.position))
  return [
    // Fails, and all else with it, where somebody has written this version before.
    db.insert(bookingHistory).values({
      bookingNumber: booking.number,
      version,
      position,
      at: instant,
      step,
      actor,
      who,
      detail,
      writeId,
      openUntil,
      changed: changedIn(booking, change),
    }),
    db
      .update(bookings)
      .set({ version, ...contact, ...key })
      .where(eq(bookings.number, booking.number)),
    // The reader of the mails until now may have bound a phone by them.
    ...('guestKey' in key
      ? [
          db
            .delete(pushDevices)
            .where(and(eq(pushDevices.bookingNumber, booking.number), eq(pushDevices.owner, 'guest'))),
        ]
      : []),
    ...change.rides.map(({ position: ride, set, isRead = false }) =>
      db
        .update(rides)
        .set({
          ...set,
          ...accountOf(set),
          ...carOf(held, ride),
          ...(isRead ? { typedAt: null } : {}),
          version: sql`${rides.version} + 1`,
          ...(set ? { changedAt: instant } : {}),
        })
        .where(and(eq(rides.bookingNumber, booking.number), eq(rides.position, ride))),
    ),
    // Of a car that stays the other rides as well.
    ...booking.rides.flatMap(({ position: ride }) => {
      const car = changed.has(ride) ? undefined : carOf(held, ride)
      const isRide = and(eq(rides.bookingNumber, booking.number), eq(rides.position, ride))
      return car ? [db.update(rides).set(car).where(isRide)] : []
    }),
    ...movesOf(db, held.plan),
    ...change.rides
      .filter(({ set }) => isOfDriverOrTime(set))
      .map(({ position: ride }) =>
        db
          .delete(driverPlaces)
          .where(and(eq(driverPlaces.bookingNumber, booking.number), eq(driverPlaces.position, ride))),
      ),
    ...search.changedSearchRows(db, [
      {
        bookingNumber: booking.number,
        rides: booking.rides.length,
        changed: change.rides.map((ride) => ({ ...ride, before: rideAt(booking, ride.position) })),
        note: NOTES.includes(step) ? { text: change.detail, position, version } : null,
        contact: change.contact ? { ...booking, ...contact } : null,
      },
    ]),
    ...change.more(db),
  ]
}
