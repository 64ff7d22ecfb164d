/** The fleet as D1 has it: the cars that are counted, who drives them, and the holds of some days. One round trip. */
import { and, between, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm'
import { type BookingStatus, isRunning } from '#domain/bookings/ride.ts'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import { fleetOf } from '#domain/fleet/calendar.ts'
import { type Ends, errandsOf, type RideForCar } from '#domain/fleet/errands.ts'
import type { Fleet, Hold } from '#domain/fleet/fleet.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findPark } from '#domain/tours/park-lookup.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import {
  blockedDays,
  ofListedCars,
  bookings,
  cars,
  daysOff,
  driverCars,
  fleet as fleetRow,
  type RideRow,
  rides,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { resolveKnownPlace } from '#worker/places/known-places.ts'

/** A ride, as far as its car is concerned. */
export interface RideToDrive extends RideForCar, Pick<RideRow, 'dropoff' | 'driverPhone' | 'carId' | 'carState'> {
  readonly status: BookingStatus
  /** Of a ride that is being booked there is none. */
  readonly driverCar?: string | null
}

/** A hold, with the rides that it is of. */
export interface StoredHold extends Hold {
  readonly bookingNumber: number
  readonly positions: readonly number[]
}

/** Rides that were booked while nothing was counted, and are to come. */
export type UnheldErrand = Omit<StoredHold, 'car'>

export interface StoredFleet {
  /** Writes of holds that were computed from this refer to it. */
  readonly version: number
  readonly fleet: Fleet
  readonly holds: readonly StoredHold[]
  readonly unheld: readonly UnheldErrand[]
  /** The counted cars by their number plates, each as {@link plateKey} has it. */
  readonly plates: ReadonlyMap<string, number>
}

/** Whether a driver is named who comes with a car that is not counted: none of ours is kept for the ride. */
export const hasOtherCar = ({ driverCar }: Pick<RideToDrive, 'driverCar'>, plates: StoredFleet['plates']): boolean =>
  !!driverCar && !plates.has(plateKey(driverCar))

const COLUMNS = [
  'bookingNumber',
  'position',
  'beside',
  'kind',
  'status',
  'pickup',
  'dropoff',
  'via',
  'minutes',
  'distanceKm',
  'vehicle',
  'park',
  'tourLength',
  'pickupDate',
  'pickupTime',
  'travelers',
  'driverPhone',
  'driverCar',
  'carId',
  'carState',
] as const

/** A no-show keeps its car until its time is over: the car was there, and waited. */
const DRIVEN: readonly BookingStatus[] = ['new', 'confirmed', 'no-show']
/** A ride that began this many days before may still be driven. */
const LONGEST_RIDE_DAYS = 2

/** Finds the ends of rides. Each name is looked up once. */
export function placesOfEnds(): (ride: Pick<RideToDrive, 'park' | 'pickup' | 'dropoff'>) => Ends {
  const known = new Map<string, LatLng | null>()
  const positionOf = (name: string, isOfTour: boolean): LatLng | null => {
    const key = `${isOfTour} ${name}`
    if (!known.has(key)) known.set(key, (isOfTour ? findPark(name)?.gate : null) ?? resolveKnownPlace(name).position)
    return known.get(key)!
  }
  return ({ park, pickup, dropoff }) => ({
    from: positionOf(pickup, park !== null),
    to: positionOf(dropoff, park !== null),
  })
}

type StoredRide = Pick<RideRow, (typeof COLUMNS)[number]> & { readonly arrangement: Arrangement }

/** @param stored all rides that are driven, of some bookings. @returns of each car that they take which one, or `null` for none */
function errandsIn(stored: readonly StoredRide[], fleet: Fleet, plates: StoredFleet['plates']) {
  const endsOf = placesOfEnds()
  return [...Map.groupBy(stored, (ride) => ride.bookingNumber)].flatMap(([bookingNumber, its]) => {
    const running = its.map((ride) => ({ ...ride, status: 'confirmed' as const }))
    return errandsOf(running, its[0]!.arrangement, fleet, endsOf).map((errand) => {
      const ofErrand = its.filter(({ position }) => errand.positions.includes(position))
      const car = ofErrand.find(({ carId }) => carId !== null)?.carId ?? null
      const isUncounted =
        ofErrand.every(({ carState, status }) => carState === 'uncounted' && isRunning({ status })) &&
        !ofErrand.every((ride) => hasOtherCar(ride, plates))
      const isFixed = ofErrand.some(({ driverPhone }) => driverPhone !== null)
      return { ...errand, ride: `${bookingNumber}/${errand.positions[0]}`, car, isUncounted, isFixed, bookingNumber }
    })
  })
}

const dayOf = (instant: number) => sriLankaTime(new Date(instant)).date

/**
 * The fleet, and all holds that touch some days.
 * @param from `YYYY-MM-DD`, included
 * @param to included; without it all that follow
 * @param offFrom from then on blocked days and days off are read, where that is earlier
 * @throws DatabaseUnavailable
 */
export async function readFleet(env: Env, from: string, to = '9999-12-31', offFrom = from): Promise<StoredFleet> {
  const db = primary(env)
  const columns = { ...columnsOf(rides, ...COLUMNS), arrangement: bookings.arrangement }
  const isDriven = inArray(rides.status, DRIVEN)
  const isCounted = and(isNull(cars.endedAt), sql`${cars.vehicle} is not null`)
  // A car that stays is held on days without a ride, too. The index knows the two conditions by these words.
  const stays = db
    .select({ number: bookings.number })
    .from(bookings)
    .where(sql`${bookings.arrangement} = 'stay' and ${bookings.erasedAt} is null`)
  const [[row], listed, driven, off, blocked, near, staying] = await query(() =>
    db.batch([
      db.select().from(fleetRow),
      db
        .select(columnsOf(cars, 'id', 'plate', 'vehicle', 'seats', 'baseLat', 'baseLng', 'papers'))
        .from(cars)
        .where(isCounted),
      db.select({ driver: driverCars.driverId, car: driverCars.carId }).from(driverCars),
      db
        .select({ driver: daysOff.driverId, firstDay: daysOff.firstDay, lastDay: daysOff.lastDay })
        .from(daysOff)
        .where(or(isNull(daysOff.lastDay), gte(daysOff.lastDay, offFrom))),
      db
        .select({ car: blockedDays.carId, firstDay: blockedDays.firstDay, lastDay: blockedDays.lastDay })
        .from(blockedDays)
        .where(and(gte(blockedDays.lastDay, offFrom), ofListedCars)),
      db
        .select(columns)
        .from(rides)
        .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
        .where(
          and(
            between(rides.pickupDate, addDays(from, -LONGEST_RIDE_DAYS), to),
            eq(bookings.arrangement, 'rides'),
            isDriven,
          ),
        ),
      db
        .select(columns)
        .from(rides)
        .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
        .where(and(inArray(rides.bookingNumber, stays), isDriven)),
    ]),
  )
  const fleet = fleetOf({
    cars: listed.map(({ baseLat: lat, baseLng: lng, ...car }) => ({
      ...car,
      base: lat === null || lng === null ? null : { lat, lng },
    })),
    driverCars: driven,
    daysOff: off,
    blockedDays: blocked,
    marginMinutes: row!.marginMinutes,
  })
  const plates = new Map(listed.map(({ plate, id }) => [plateKey(plate), id]))
  const errands = errandsIn([...near, ...staying], fleet, plates).filter(
    ({ start, end }) => dayOf(end) >= from && dayOf(start) <= to,
  )
  return {
    version: row!.version,
    fleet,
    holds: errands.flatMap(({ car, ...errand }) => (car === null ? [] : [{ ...errand, car }])),
    unheld: errands.filter(({ car, isUncounted }) => car === null && isUncounted),
    plates,
  }
}
