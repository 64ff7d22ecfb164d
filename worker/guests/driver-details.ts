/**
 * Who drives the rides of a booking, as its guest reads it: what the office keeps of a listed driver and of the car, and which
 * of their photos there are. docs/bookings.md#drivers
 */
import { eq, sql } from 'drizzle-orm'
import type { DriverOnList } from '#domain/bookings/ride.ts'
import { primary, query } from '#worker/database/d1.ts'
import { bookings } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'

/** The driver of the list who has the ride's number. The columns of the ride are written out, as in store.ts. */
export const CREW_DRIVER = sql`(select driver.id from drivers driver where driver.phone = rides.driver_phone)`

/** The car in use with the plate before the first comma. */
export const CREW_CAR = sql`(
  select car.id from cars car where car.ended_at is null
    and car.plate = upper(trim(substr(rides.driver_car || ',', 1, instr(rides.driver_car || ',', ',') - 1)))
)`

/** Of all rides of the booking that the statement is about, as JSON. */
export const CREW = sql<string>`(
  select json_group_array(json_object(
    'position', rides.position,
    'carPhoto', (select photo.car_id from car_photos photo where photo.car_id = ${CREW_CAR}),
    'onList', (
      select json_object(
        'languages', json(driver.languages), 'boardLicence', driver.board_licence, 'since', driver.since,
        'photo', (select photo.driver_id from driver_photos photo where photo.driver_id = driver.id))
      from drivers driver where driver.phone = rides.driver_phone)))
  from rides where rides.booking_number = bookings.number
)`

interface CrewOfRide {
  readonly position: number
  readonly carPhoto: number | null
  readonly onList:
    | (Required<Pick<DriverOnList, 'languages' | 'boardLicence' | 'since'>> & { readonly photo: number | null })
    | null
}

/** By the position of the ride. */
export type Crew = ReadonlyMap<number, DriverOnList>

const shownOf = ({ onList, carPhoto }: CrewOfRide): DriverOnList => ({
  ...(onList && onList.languages.length > 0 ? { languages: onList.languages } : {}),
  ...(onList?.boardLicence ? { boardLicence: onList.boardLicence } : {}),
  ...(onList?.since ? { since: onList.since } : {}),
  ...(onList && onList.photo !== null ? { photo: onList.photo } : {}),
  ...(carPhoto === null ? {} : { carPhoto }),
})

/** @param read by {@link CREW} */
export const crewIn = (read: string): Crew =>
  new Map((JSON.parse(read) as CrewOfRide[]).map((ride) => [ride.position, shownOf(ride)]))

/** Of a booking that was read before. */
export async function crewOf(env: Env, { number, rides: its }: Booking): Promise<Crew> {
  if (its.every(({ driverName }) => driverName === null)) return new Map()
  const [found] = await query(() =>
    primary(env).select({ crew: CREW }).from(bookings).where(eq(bookings.number, number)),
  )
  return found ? crewIn(found.crew) : new Map()
}
