/** The days of the cars: blocked ones, a week of all cars, papers that run out, the margin between two rides. */
import { and, asc, between, eq, gte, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { RUNNING } from '#domain/bookings/ride.ts'
import type { Week } from '#domain/fleet/calendar.ts'
import { type BlockedDays, daysText, type HeldPaper, papersDue } from '#domain/fleet/fleet-entries.ts'
import { MAX_NIGHTS } from '#domain/journeys/plan.ts'
import { addDays, addMonths } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import { writeWithAct } from '#worker/database/office-acts.ts'
import {
  blockedDays,
  type BlockedDaysRow,
  type CarRow,
  cars,
  daysOff,
  driverCars,
  drivers,
  fleet,
  ofListedCars,
  operatorBookings,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { type Act, inUse, MOST_CARS } from './cars.ts'
import { noteFleetChange } from './fleet-counting.ts'

/** Blocked days that are not over, the next first. @param today `YYYY-MM-DD` */
export const listBlockedDays = (env: Env, today: string): Promise<BlockedDaysRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(blockedDays)
      .where(gte(blockedDays.lastDay, today))
      .orderBy(asc(blockedDays.firstDay), asc(blockedDays.id))
      .limit(MOST_CARS),
  )

/** @param car `null` for all of them @throws RangeError where there are too many */
export async function blockDays(
  env: Env,
  car: Pick<CarRow, 'id' | 'plate'> | null,
  days: BlockedDays,
  { who, today }: Act,
): Promise<void> {
  if ((await listBlockedDays(env, today)).length >= MOST_CARS) throw new RangeError('There are too many blocked days.')
  const words = `${car?.plate ?? 'All cars'}: blocked ${daysText(days)}, ${days.why}`
  await writeWithAct(env, ['cars', who, words], (db) => [
    db.insert(blockedDays).values({ ...days, carId: car?.id ?? null, who }),
  ])
  noteFleetChange(env)
}

/** @returns whether there were such days */
export async function unblockDays(env: Env, id: number, { who }: Act): Promise<boolean> {
  const [found] = await query(() =>
    primary(env)
      .select({ days: blockedDays, plate: cars.plate })
      .from(blockedDays)
      .leftJoin(cars, eq(cars.id, blockedDays.carId))
      .where(eq(blockedDays.id, id))
      .limit(1),
  )
  if (!found) return false
  // Its plate is erased with what else is known of who drove: here it would stay.
  const car = found.plate ?? (found.days.plate === null ? 'All cars' : 'A hired car')
  const words = `${car}: no longer blocked ${daysText(found.days)}`
  await writeWithAct(env, ['cars', who, words], (db) => [db.delete(blockedDays).where(eq(blockedDays.id, id))])
  noteFleetChange(env)
  return true
}

export async function marginOf(env: Env): Promise<number> {
  const [row] = await query(() => primary(env).select({ minutes: fleet.marginMinutes }).from(fleet).limit(1))
  return row!.minutes
}

export async function setMargin(env: Env, minutes: number, { who }: Act): Promise<void> {
  await writeWithAct(env, ['cars', who, `Between two rides of a car: ${minutes} minutes`], (db) => [
    db.update(fleet).set({ marginMinutes: minutes }),
  ])
  noteFleetChange(env)
}

/** A car and driver who stay have a ride at least every this many days. */
const STAY_DAYS = MAX_NIGHTS

/** What the calendar of a week shows. @param first of its days, `YYYY-MM-DD` */
export async function readWeek(env: Env, first: string) {
  const last = addDays(first, 6)
  const db = primary(env)
  const { pickupDate, arrangement, status } = operatorBookings
  const during = (table: typeof blockedDays | typeof daysOff) =>
    and(lte(table.firstDay, last), or(isNull(table.lastDay), gte(table.lastDay, first)))
  const [found, driven, blocked, off, rides] = await query(() =>
    db.batch([
      db.select().from(cars).where(inUse).orderBy(asc(cars.plate)).limit(MOST_CARS),
      db
        .select({ driverId: driverCars.driverId, carId: driverCars.carId, name: drivers.name })
        .from(driverCars)
        .innerJoin(drivers, eq(drivers.id, driverCars.driverId))
        .orderBy(asc(drivers.name)),
      db
        .select()
        .from(blockedDays)
        .where(and(during(blockedDays), ofListedCars))
        .orderBy(asc(blockedDays.firstDay)),
      db.select().from(daysOff).where(during(daysOff)),
      db
        .select({
          ...columnsOf(
            operatorBookings,
            'number',
            'ride',
            'reference',
            'position',
            'rides',
            'pickupDate',
            'pickupTime',
          ),
          ...columnsOf(operatorBookings, 'arrangement', 'carId', 'driverCar', 'pickup', 'dropoff'),
          ...columnsOf(operatorBookings, 'guestName', 'driverName'),
        })
        .from(operatorBookings)
        .where(
          and(
            between(pickupDate, addDays(first, -STAY_DAYS), addDays(last, STAY_DAYS)),
            or(between(pickupDate, first, last), eq(arrangement, 'stay')),
            inArray(status, RUNNING),
          ),
        ),
    ]),
  )
  return { cars: found, drivers: driven, blocked, daysOff: off, rides } satisfies Week<CarRow, (typeof rides)[number]>
}

export type ReadWeek = Awaited<ReturnType<typeof readWeek>>

/** A paper that runs out, and the entry that it belongs to. */
export interface DuePaper extends HeldPaper {
  readonly entry: 'cars' | 'drivers'
  readonly id: number
}

/** Papers of cars and licences of drivers that have run out or do so within a month. @param today `YYYY-MM-DD` */
export async function duePapers(env: Env, today: string): Promise<DuePaper[]> {
  const soon = addMonths(today, 1)
  const found = await query(() =>
    primary(env)
      .all<DuePaper>(sql`select 'cars' as entry, ${cars.id} as id, ${cars.plate} as "of", json_each.value ->> 'name' as name,
        json_each.value ->> 'until' as until
      from ${cars}, json_each(${cars.papers})
      where ${cars.endedAt} is null and json_each.value ->> 'until' <= ${soon}
      union all
      select 'drivers', ${drivers.id}, ${drivers.name}, 'Driving licence', ${drivers.licenceUntil}
      from ${drivers} where ${drivers.licenceUntil} <= ${soon}
    `),
  )
  return papersDue(found, today)
}
