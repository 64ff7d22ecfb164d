/** The cars that the office keeps, and who drives them. */
import {
  and,
  asc,
  eq,
  getTableColumns,
  gte,
  inArray,
  isNotNull,
  isNull,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import { carWords, type ListedCar, namedCar } from '#domain/bookings/driver/listed-drivers.ts'
import { RUNNING } from '#domain/bookings/ride.ts'
import { type VehicleClass, vehicleClasses, vehicleName } from '#domain/fares/vehicles.ts'
import type { KeptCar } from '#domain/fleet/fleet-entries.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import { columnsOf, type Db, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { asShown, changeInWords, checkSeen, takenOff, writeWithAct } from '#worker/database/office-acts.ts'
import { type CarRow, cars, driverCars, type DriverRow, drivers, operatorBookings } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { noteFleetChange } from './fleet-counting.ts'

/** A car that a driver drives, with the words that a guest reads. */
export type DriversCar = CarRow & ListedCar

/** A driver of the list with their cars. */
export interface KeptDriver extends DriverRow {
  readonly hasPhoto: boolean
  readonly cars: readonly DriversCar[]
}

export const inUse = isNull(cars.endedAt)

const hasPhoto = sql`exists (select 1 from car_photos where car_photos.car_id = cars.id)`.mapWith(Boolean)

/** @returns `null` where there is no such car in use */
export async function findCarInUse(
  env: Env,
  id: number,
): Promise<(DriversCar & { readonly hasPhoto: boolean }) | null> {
  const [found] = await query(() =>
    primary(env)
      .select({ ...getTableColumns(cars), hasPhoto })
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
  driver: Omit<KeptDriver, 'cars'>,
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

/** No operator has more. */
export const MOST_CARS = 500

export const listCars = (env: Env): Promise<CarRow[]> =>
  query(() => primary(env).select().from(cars).where(inUse).orderBy(asc(cars.plate)).limit(MOST_CARS))

async function carWhere(env: Env, which: SQL): Promise<CarRow | null> {
  const [found] = await query(() => primary(env).select().from(cars).where(which).limit(1))
  return found ?? null
}

/** Nothing is counted while no car in use has a class. */
export const isCounted = (list: readonly Pick<CarRow, 'vehicle'>[]): boolean =>
  list.some(({ vehicle }) => vehicle !== null)

const classWords = (vehicle: CarRow['vehicle']) => (vehicle === null ? 'without a class' : vehicleName(vehicle))

const paperTexts = (papers: CarRow['papers']) =>
  papers.map(({ name, until }) => `${name} ${until}`).join(', ') || 'no papers'

/** In which a car may be counted: one that is in a class which is switched off stays in that. */
export const classesFor = (car: Pick<CarRow, 'vehicle'> | null | undefined): readonly VehicleClass[] => [
  ...vehicleClasses(),
  ...(car?.vehicle ? [car.vehicle] : []),
]

/** For who did what. */
const fieldsOf = ({ seats, vehicle, base, papers, ...car }: KeptCar) => [
  carWords(car),
  classWords(vehicle),
  `${seats} seats`,
  base || 'no base',
  paperTexts(papers),
]
export const shownCar = (car: KeptCar) => asShown(fieldsOf(car))

/** More rides to come than any fleet drives. */
const MOST_RIDES = 20_000

/**
 * Rides from a day on for which a car is kept, and those whose driver was named with it: their guests look for its plate.
 * @param today `YYYY-MM-DD`
 */
export async function ridesToComeOf(env: Env, { id, plate }: Pick<CarRow, 'id' | 'plate'>, today: string) {
  const { carId, driverCar } = operatorBookings
  const found = await query(() =>
    primary(env)
      .select({
        ...columnsOf(operatorBookings, 'ride', 'reference', 'position', 'rides', 'pickupDate', 'pickupTime'),
        ...columnsOf(operatorBookings, 'pickup', 'dropoff', 'driverName', 'driverCar', 'carId'),
      })
      .from(operatorBookings)
      .where(
        and(
          gte(operatorBookings.pickupDate, today),
          inArray(operatorBookings.status, RUNNING),
          or(eq(carId, id), isNotNull(driverCar)),
        ),
      )
      .orderBy(asc(operatorBookings.pickupDate), asc(operatorBookings.pickupTime))
      .limit(MOST_RIDES),
  )
  const key = plateKey(plate)
  return found
    .map((ride) => ({ ...ride, isKept: ride.carId === id }))
    .filter(({ isKept, driverCar: car }) => isKept || plateKey(car ?? '') === key)
}

async function checkUnkept(env: Env, car: Pick<CarRow, 'id' | 'plate'>, today: string, what: string) {
  const rides = await ridesToComeOf(env, car, today)
  const kept = rides.filter(({ isKept }) => isKept)
  if (kept.length > 0)
    throw new RangeError(
      `It is kept for ${kept.length === 1 ? 'a ride' : `${kept.length} rides`} to come: ${what} once each has another car. Block its days, and those that have no driver yet go to other cars within minutes, where one is free.`,
    )
  return rides
}

export interface Act {
  /** Of the operator's people. */
  readonly who: string
  /** `YYYY-MM-DD`, Sri Lanka time. */
  readonly today: string
}

/** What the first car with a class does, said before it is saved. */
export const COUNTS_FROM_NOW =
  'As soon as one car has a class, the site sells a ride of any class at once only where a car of that class is free; else on request. So enter all your cars one after the other.'

/**
 * Writes a car. One that was given up and comes back keeps its number.
 * @param isCountingMeant the one who saves the first car with a class has read {@link COUNTS_FROM_NOW}
 * @param id of the entry that is changed; `null` for a new one
 * @throws RangeError that says why it cannot be kept
 */
export async function saveCar(
  env: Env,
  car: KeptCar,
  id: number | null,
  { who, today, isCountingMeant, seen }: Act & { readonly isCountingMeant: boolean; readonly seen?: string },
): Promise<void> {
  const place = car.base === '' ? null : placeAt(car.base)
  if (place && (!place.known || !place.position))
    throw new RangeError(
      'The site does not know where it stands: write a place that it knows, or a position: 7.29, 80.63.',
    )
  const namesake = await carWhere(env, eq(cars.plate, car.plate))
  const before = id === null ? namesake : await carWhere(env, eq(cars.id, id))
  if (id !== null && (!before || before.endedAt !== null)) throw takenOff()
  if (namesake && namesake.id !== id && (id !== null || namesake.endedAt === null))
    throw new RangeError(`${car.plate} is on the list already: change that entry.`)
  if (before && before.vehicle !== car.vehicle) await checkUnkept(env, before, today, 'change its class')
  if (car.vehicle !== null && !isCountingMeant && !isCounted(await listCars(env)))
    throw new RangeError(`No car has a class yet. ${COUNTS_FROM_NOW} Tick that you know this.`)
  const values = {
    ...car,
    base: place?.name ?? '',
    baseLat: place?.position?.lat ?? null,
    baseLng: place?.position?.lng ?? null,
    endedAt: null,
  }
  const words = changeInWords(before && before.endedAt === null ? fieldsOf(before) : null, fieldsOf(values))
  if (words === '') return
  if (before && id !== null) checkSeen(fieldsOf(before), seen)
  try {
    await writeWithAct(env, ['cars', who, words], (db) => [
      before ? db.update(cars).set(values).where(eq(cars.id, before.id)) : db.insert(cars).values(values),
    ])
    noteFleetChange(env)
  } catch (error) {
    throw error instanceof WriteConflict ? new RangeError('Somebody has just written this plate.') : error
  }
}

/** In a refusal as many rides are named. */
const MOST_NAMED = 5

/**
 * Gives a car up: it is in no list, and its drivers drive it no more. Rides to come whose driver was named with it need a hand
 * from then on.
 * @param isMeant who gives it up has read which rides these are
 * @throws RangeError while it is kept for rides, and until those are read
 */
export async function endCar(
  env: Env,
  car: Pick<CarRow, 'id' | 'plate' | 'name'>,
  { who, today, isMeant = false }: Act & { readonly isMeant?: boolean },
): Promise<void> {
  const promised = await checkUnkept(env, car, today, 'give it up')
  if (promised.length > 0 && !isMeant) {
    const named = promised.slice(0, MOST_NAMED).map(({ ride, pickupDate }) => `${ride} on ${showDate(pickupDate)}`)
    const more = promised.length - named.length
    throw new RangeError(
      `${promisedWords(promised.length)}: ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}. Tick that each gets another car.`,
    )
  }
  await writeWithAct(env, ['cars', who, `${carWords(car)}: given up`], (db) => [
    db.update(cars).set({ endedAt: new Date().toISOString() }).where(eq(cars.id, car.id)),
    db.delete(driverCars).where(eq(driverCars.carId, car.id)),
  ])
  noteFleetChange(env)
}

export const promisedWords = (rides: number): string =>
  rides === 1 ? '1 ride to come is promised with this plate' : `${rides} rides to come are promised with this plate`
