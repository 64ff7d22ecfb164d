/** Who drives what, and what speaks against it: other rides of a driver or a car, too few seats, days off. */
import { and, asc, between, eq, gte, inArray, isNotNull, isNull, lte, ne, or, type SQL, sql } from 'drizzle-orm'
import { DAY_OFF_REASONS, type DayOffReason } from '#domain/bookings/driver/listed-drivers.ts'
import { ENDINGS } from '#domain/bookings/day/ride-events.ts'
import { plateKey } from '#domain/bookings/driver/clashes.ts'
import {
  type CheckedRide,
  type Hindrance,
  type HindranceCode,
  hindrancesAmong,
  hindranceWords,
  isInsistedOn,
  type KnownFleet,
  vehiclesOf,
} from '#domain/bookings/driver/hindrances.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Paper } from '#domain/fleet/calendar.ts'
import { RUNNING } from '#domain/bookings/ride.ts'
import { MAX_NIGHTS } from '#domain/journeys/plan.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import { columnsOf, type Db, primary, query } from '#worker/database/d1.ts'
import { fleet, operatorBookings, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { endsOf } from '#worker/quotes/placed-trips.ts'

const columns = operatorBookings

const CHECKED = {
  ...columnsOf(columns, 'number', 'position', 'beside', 'ride', 'arrangement', 'kind', 'pickup', 'dropoff', 'via'),
  ...columnsOf(
    columns,
    'minutes',
    'vehicle',
    'park',
    'tourLength',
    'distanceKm',
    'pickupDate',
    'pickupTime',
    'travelers',
  ),
  ...columnsOf(columns, 'driverName', 'driverPhone'),
  driverCar: sql<string | null>`
    case when ${columns.driverPhone} is null then (select plate from cars where cars.id = ${columns.carId})
    else ${columns.driverCar} end
  `.as('driver_car'),
  insistedOn: rides.insistedOn,
  isOver: sql<boolean>`exists (
    select 1 from ride_events said
    where said.booking_number = ${columns.number} and said.position = ${columns.position}
      and said.code = ${rides.driverCode} and said.pickup_date = ${columns.pickupDate} and said.taken_back_at is null
      and said.event in (select value from json_each(${JSON.stringify(ENDINGS)}))
  )`
    .mapWith(Boolean)
    .as('is_over'),
  vehicles: sql<number>`(
    select count(*) from rides vehicle
    where vehicle.booking_number = ${columns.number} and vehicle.status in ('new', 'confirmed')
      and coalesce(vehicle.beside, vehicle.position) = coalesce(${columns.beside}, ${columns.position})
  )`.as('vehicles'),
}

/** A ride that has a driver, or at least a car that is kept for it. */
export interface DrivenRide extends CheckedRide {
  /** Its driver has said that it is done, or that nobody came. */
  readonly isOver?: boolean
  readonly pickup: string
  readonly dropoff: string
}

/** What speaks against the driver or the car of a ride, in words. */
export interface SaidHindrance {
  readonly code: HindranceCode
  readonly words: string
  /** The office has insisted on it: it needs no hand. */
  readonly isInsistedOn: boolean
}

export const saidOf = (hindrance: Hindrance<DrivenRide>): SaidHindrance => ({
  code: hindrance.code,
  words: hindranceWords(hindrance),
  isInsistedOn: isInsistedOn(hindrance),
})

/** A car and driver who stay are busy also on days without a ride: they have one at least every this many days. */
const STAY_DAYS = MAX_NIGHTS
/** The longest ride and the longest drive end on the day after. */
const NEAR_DAYS = 2
const MOST_READ = 20_000

/**
 * The rides of drivers on some days, and those for which a car is kept, with all that may clash with them.
 * @param from `YYYY-MM-DD` @param until the same; `null` for all from then on
 */
export function ridesOfDrivers(env: Env, from: string, until: string | null): Promise<DrivenRide[]> {
  const { pickupDate, arrangement, status, driverPhone, carState } = columns
  const daysBetween = (days: number) =>
    until === null
      ? gte(pickupDate, addDays(from, -days))
      : between(pickupDate, addDays(from, -days), addDays(until, days))
  return query(() =>
    primary(env)
      .select(CHECKED)
      .from(columns)
      .innerJoin(rides, and(eq(rides.bookingNumber, columns.number), eq(rides.position, columns.position)))
      .where(
        and(
          daysBetween(STAY_DAYS),
          or(daysBetween(NEAR_DAYS), eq(arrangement, 'stay')),
          inArray(status, RUNNING),
          or(isNotNull(driverPhone), eq(carState, 'held')),
        ),
      )
      .orderBy(asc(pickupDate), asc(columns.pickupTime))
      .limit(MOST_READ),
  )
}

/** The rides of the driver of a sheet about its days, but for those that they cannot drive: a statement. */
export function ridesAroundSheet(db: Db, code: string) {
  const { pickupDate, status, driverPhone, driverAnswer } = columns
  const ofSheet = (what: SQL) => sql`(select ${what} from rides own where own.driver_code = ${code})`
  return db
    .select(CHECKED)
    .from(columns)
    .innerJoin(rides, and(eq(rides.bookingNumber, columns.number), eq(rides.position, columns.position)))
    .where(
      and(
        gte(pickupDate, ofSheet(sql`date(min(own.pickup_date), ${`-${NEAR_DAYS} days`})`)),
        lte(pickupDate, ofSheet(sql`date(max(own.pickup_date), ${`+${NEAR_DAYS} days`})`)),
        eq(driverPhone, ofSheet(sql`min(own.driver_phone)`)),
        eq(status, 'confirmed'),
        or(isNull(driverAnswer), ne(driverAnswer, 'cannot')),
      ),
    )
    .limit(MOST_READ)
}

const readJson = <Row>(text: string) => JSON.parse(text) as readonly Row[]

type ReadDayOff = [phone: string, firstDay: string, lastDay: string | null, reason: DayOffReason]
type ReadBlocked = [plate: string | null, firstDay: string, lastDay: string, why: string]
type ReadCar = [
  plate: string,
  seats: number,
  papers: readonly Paper[],
  endedAt: string | null,
  phones: readonly string[],
  vehicle: VehicleClass | null,
]

/** Seats of the listed cars, which of them are blocked, and who does not drive. @param from the first day that is asked for, `YYYY-MM-DD` */
export async function knownFleet(env: Env, from: string, until: string | null): Promise<KnownFleet> {
  const begins = until === null ? sql`` : sql` and off.first_day <= ${until}`
  const isOff = sql`coalesce(off.last_day, ${from}) >= ${from}${begins}`
  // One statement: pages of lists make many.
  const [found] = await query(() =>
    primary(env)
      .select({
        listed: sql`(
            select json_group_array(json_array(plate, seats, json(papers), ended_at, json((
              select json_group_array(drivers.phone)
              from driver_cars join drivers on drivers.id = driver_cars.driver_id where driver_cars.car_id = cars.id
            )), vehicle)) from cars
          )`.mapWith(readJson<ReadCar>),
        off: sql`(
          select json_group_array(json_array(drivers.phone, off.first_day, off.last_day, off.reason))
          from days_off off join drivers on drivers.id = off.driver_id where ${isOff}
        )`.mapWith(readJson<ReadDayOff>),
        licences: sql`(
          select json_group_array(json_array(phone, licence_until)) from drivers where licence_until is not null
        )`.mapWith(readJson<readonly [phone: string, until: string]>),
        blocked: sql`(
          select json_group_array(json_array(coalesce(cars.plate, off.plate), off.first_day, off.last_day, off.why))
          from blocked_days off left join cars on cars.id = off.car_id where off.last_day >= ${from}${begins}
        )`.mapWith(readJson<ReadBlocked>),
      })
      .from(fleet),
  )
  const { listed, off, licences, blocked } = found!
  return {
    seats: new Map(listed.map(([plate, seats]) => [plateKey(plate), seats])),
    classes: new Map(listed.flatMap(([plate, , , , , vehicle]) => (vehicle ? [[plateKey(plate), vehicle]] : []))),
    drivenBy: new Map(listed.map(([plate, , , , phones]) => [plateKey(plate), phones])),
    daysOff: [
      ...off.map(([phone, firstDay, lastDay, reason]) => ({
        phone,
        firstDay,
        lastDay,
        reason: DAY_OFF_REASONS[reason],
      })),
      ...licences.map(([phone, lastDay]) => ({
        phone,
        firstDay: addDays(lastDay, 1),
        lastDay: null,
        reason: 'the driving licence has run out',
      })),
    ],
    carsOff: [
      ...blocked.map(([plate, firstDay, lastDay, why]) => ({
        plate: plate === null ? null : plateKey(plate),
        firstDay,
        lastDay,
        why,
      })),
      ...listed.flatMap(([plate, , papers, endedAt]) => {
        const its = { plate: plateKey(plate), lastDay: null }
        if (endedAt !== null) return [{ ...its, firstDay: sriLankaTime(new Date(endedAt)).date, why: 'given up' }]
        return papers.map((paper) => ({
          ...its,
          firstDay: addDays(paper.until, 1),
          why: `${paper.name} has run out`,
        }))
      }),
    ],
  }
}

type RideWithEnds = Parameters<typeof endsOf>[0]

/** By the own roads; `null` where nobody knows the way. */
export function minutesBetween(first: RideWithEnds, next: RideWithEnds): number | null {
  const { to } = endsOf(first)
  const { from } = endsOf(next)
  return to && from && (roadLeg(to, from)?.durationMinutes ?? null)
}

const nameOf = ({ number, position }: { readonly number: number; readonly position: number }) => `${number}/${position}`

/** A ride of a booking as the check reads it. */
const asDriven = (booking: Booking, ride: Ride): DrivenRide => ({
  ...ride,
  number: booking.number,
  ride: booking.rides.length > 1 ? `${booking.reference}/${ride.position}` : booking.reference,
  arrangement: booking.arrangement,
  vehicles: vehiclesOf(booking.rides, ride),
})

/** What speaks against the drivers and cars of some rides of a booking. @param changed as a step would leave them, at least one */
export async function hindrancesOf(
  env: Env,
  booking: Booking,
  changed: readonly Ride[],
): Promise<Hindrance<DrivenRide>[]> {
  const days = changed.map(({ pickupDate }) => pickupDate).toSorted()
  const [from, until] = [days[0]!, days.at(-1)!]
  const [driven, known] = await Promise.all([ridesOfDrivers(env, from, until), knownFleet(env, from, until)])
  const wanted = changed.map((ride) => asDriven(booking, ride))
  return hindrancesFor(wanted, driven, known)
}

/** What still speaks against the drivers and cars of rides: whatever becomes of them later, rides that are over were driven. */
export const openHindrancesAmong = (driven: readonly DrivenRide[], known: KnownFleet): Hindrance<DrivenRide>[] =>
  hindrancesAmong(
    driven.filter(({ isOver }) => !isOver),
    known,
    minutesBetween,
  )

/** What is said of the rides of a day, by the ride's reference. @param day `YYYY-MM-DD` */
export async function saidOnDay(env: Env, day: string): Promise<ReadonlyMap<string, readonly SaidHindrance[]>> {
  const [driven, known] = await Promise.all([ridesOfDrivers(env, day, day), knownFleet(env, day, day)])
  const found = openHindrancesAmong(driven, known)
  const byRide = Map.groupBy(found, ({ ride }) => ride.ride)
  return new Map([...byRide].map(([ride, its]) => [ride, its.map(saidOf)]))
}

/** What speaks against some rides as they are meant to be driven. @param driven all rides of drivers around them, themselves among them or not */
export function hindrancesFor(
  wanted: readonly DrivenRide[],
  driven: readonly DrivenRide[],
  known: KnownFleet,
): Hindrance<DrivenRide>[] {
  const names = new Set(wanted.map(nameOf))
  const phones = new Set(wanted.map(({ driverPhone }) => driverPhone))
  const plates = new Set(wanted.map(({ driverCar }) => plateKey(driverCar ?? '')))
  const others = driven.filter(
    (ride) => !names.has(nameOf(ride)) && (phones.has(ride.driverPhone) || plates.has(plateKey(ride.driverCar ?? ''))),
  )
  return hindrancesAmong([...wanted, ...others], known, minutesBetween).filter(({ ride }) => names.has(nameOf(ride)))
}
