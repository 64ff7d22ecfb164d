/**
 * Cars for rides that are sure and have none that can drive: those that were booked while nothing was counted, and those whose
 * car has been blocked since, or whose drivers are off. What finds no car stays as it is, and in the office's list.
 */
import { and, eq, inArray } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { placeErrand } from '#domain/fleet/availability.ts'
import { isCounted } from '#domain/fleet/fleet.ts'
import { primary, query, WriteConflict } from '#worker/database/d1.ts'
import { rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { refusesOtherFleet } from './counted.ts'
import type { StoredFleet, StoredHold, UnheldErrand } from './stored-fleet.ts'

/** D1 answers a thousand statements to one run of the cron. The others come with the next one. */
const MOST_AT_ONCE = 100

interface Given {
  readonly bookingNumber: number
  readonly positions: readonly number[]
  readonly car: number
}

/** Which rides get which car. */
function givenCars({ fleet, holds, unheld }: StoredFleet, now: number): Given[] {
  const around = new Map<string, StoredHold>(holds.map((hold) => [hold.ride, hold]))
  const given = new Map<string, Given>()
  const keep = (hold: StoredHold) => {
    around.set(hold.ride, hold)
    given.set(hold.ride, { bookingNumber: hold.bookingNumber, positions: hold.positions, car: hold.car })
  }
  const place = (wanted: UnheldErrand) => {
    const { car, moves } = placeErrand(fleet, [...around.values()], wanted, now)
    if (car === null) return false
    for (const move of moves) {
      const moved = around.get(move.ride)!
      keep({ ...moved, car: move.car })
    }
    keep({ ...wanted, car })
    return true
  }
  const isBlocked = ({ car, start, end }: StoredHold) =>
    fleet.cars.find(({ id }) => id === car)?.blocked.some((span) => span.start < end && start < span.end) ?? true
  const stranded = holds.filter((hold) => !hold.isFixed && hold.start > now && isBlocked(hold))
  for (const hold of stranded) {
    if (given.size >= MOST_AT_ONCE) break
    around.delete(hold.ride)
    if (!place(hold)) around.set(hold.ride, hold)
  }
  for (const wanted of unheld.toSorted((a, b) => a.start - b.start)) {
    if (given.size >= MOST_AT_ONCE) break
    if (wanted.start > now) place(wanted)
  }
  return [...given.values()]
}

/**
 * Writes them, if nothing of the fleet has changed since it was read.
 * @returns whether anything was written
 * @throws DatabaseUnavailable
 */
export async function mendHolds(env: Env, stored: StoredFleet, now: number): Promise<boolean> {
  if (!isCounted(stored.fleet)) return false
  const given = givenCars(stored, now)
  if (given.length === 0) return false
  const db = primary(env)
  const statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [
    refusesOtherFleet(db, stored.version),
    ...given.map(({ bookingNumber, positions, car }) =>
      db
        .update(rides)
        .set({ carId: car, carState: 'held' })
        .where(and(eq(rides.bookingNumber, bookingNumber), inArray(rides.position, [...positions]))),
    ),
  ]
  try {
    await query(() => db.batch(statements))
    return true
  } catch (error) {
    // Somebody has booked meanwhile. An answer that was lost is the same: the fleet is read again.
    if (!(error instanceof WriteConflict)) throw error
    return true
  }
}
