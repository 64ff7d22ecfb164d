/** The cars that the office keeps, and who drives them. */
import { and, asc, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { carWords, type ListedCar, namedCar } from '#domain/bookings/driver/listed-drivers.ts'
import { type Db, primary, query } from '#worker/database/d1.ts'
import { type CarRow, cars, driverCars, type DriverRow, drivers } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** A car that a driver drives, with the words that a guest reads. */
export type DriversCar = CarRow & ListedCar

/** A driver of the list with their cars. */
export interface KeptDriver extends DriverRow {
  readonly cars: readonly DriversCar[]
}

const inUse = isNull(cars.endedAt)

/** @returns `null` where there is no such car in use */
export async function findCarInUse(env: Env, id: number): Promise<DriversCar | null> {
  const [found] = await query(() =>
    primary(env)
      .select()
      .from(cars)
      .where(and(eq(cars.id, id), inUse))
      .limit(1),
  )
  return found ? { ...found, car: carWords(found) } : null
}

/** For a batch beside a question for drivers: who drives which car in use. @param which of the drivers */
export const selectDriverCars = (db: Db, which: SQL | undefined) =>
  db
    .select({ driverId: driverCars.driverId, car: cars })
    .from(driverCars)
    .innerJoin(cars, eq(cars.id, driverCars.carId))
    .innerJoin(drivers, eq(drivers.id, driverCars.driverId))
    .where(and(inUse, which))
    .orderBy(asc(cars.id))

export const withCars = (
  driver: DriverRow,
  all: readonly { readonly driverId: number; readonly car: CarRow }[],
): KeptDriver => ({
  ...driver,
  cars: all.flatMap(({ driverId, car }) => (driverId === driver.id ? [{ ...car, car: carWords(car) }] : [])),
})

/**
 * The statements by which a driver drives these cars and no others. A car is found by its plate, or made: without a class,
 * so that it is not counted.
 * @param phone of a driver who is on the list by then, E.164
 */
export function drivesStatements(db: Db, phone: string, listed: readonly ListedCar[]) {
  const named = listed.map(({ car, seats }) => ({ ...namedCar(car), seats }))
  const plates = sql`(select value from json_each(${JSON.stringify(named.map(({ plate }) => plate))}))`
  const isTheirs = eq(driverCars.driverId, db.select({ id: drivers.id }).from(drivers).where(eq(drivers.phone, phone)))
  const listedCars = db.select({ id: cars.id }).from(cars).where(inArray(cars.plate, plates))
  return [
    ...named.map((car) =>
      db
        .insert(cars)
        .values(car)
        .onConflictDoUpdate({ target: cars.plate, set: { name: car.name, seats: car.seats, endedAt: null } }),
    ),
    db.delete(driverCars).where(and(isTheirs, notInArray(driverCars.carId, listedCars))),
    db
      .insert(driverCars)
      .select(
        db
          .select({ driverId: sql<number>`${drivers.id}`.as('driver_id'), carId: sql<number>`${cars.id}`.as('car_id') })
          .from(drivers)
          .innerJoin(cars, inArray(cars.plate, plates))
          .where(eq(drivers.phone, phone)),
      )
      .onConflictDoNothing(),
  ]
}
