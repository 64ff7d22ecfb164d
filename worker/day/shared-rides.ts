/**
 * The rides that guests share with their family by a link. It shows one ride, and of its booking nothing else: no name of
 * the guest, no number, price or address, and of places only those that the site knows.
 */
import { and, eq, exists, sql } from 'drizzle-orm'
import { hasEnded } from '#domain/bookings/day/ride-events.ts'
import { isShared, mayShare } from '#domain/bookings/day/sharing.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import { columnsOf, primary, query } from '#worker/database/d1.ts'
import { driverPlaces, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { isCode, randomCode } from '#worker/platform/signing.ts'
import { placeAt, positionOfEnd, wayBetween } from '#worker/quotes/placed-trips.ts'
import { hearOfList, promisesOfList } from '#worker/prices/request-price-list.ts'
import { isLeftOnTheWay, unmetSince } from './booking-now.ts'
import {
  dayOf,
  daysIn,
  isAt,
  isWithBrokenCar,
  ofRide,
  type RideDay,
  statementsOfDays,
  type TapOutcome,
} from './ride-events.ts'

/** Makes the link to a ride, once: as long as there is one, it stays that one. */
export async function shareRide(env: Env, ride: Ride, now: Date): Promise<TapOutcome> {
  const { stage } = await dayOf(env, ride, now)
  if (!mayShare(ride, stage, now)) return 'refused'
  const code = sql<string>`case when ${rides.shareDate} = ${rides.pickupDate} then ${rides.shareCode} else ${randomCode()} end`
  const isStill = and(ofRide(ride), eq(rides.status, 'confirmed'), eq(rides.pickupDate, ride.pickupDate))
  const shared = await query(() =>
    primary(env)
      .update(rides)
      .set({ shareCode: code, shareDate: ride.pickupDate })
      .where(isStill)
      .returning({ position: rides.position }),
  )
  return shared.length > 0 ? 'done' : 'refused'
}

/** Ends the link. The place of a car with the guest on board is shown to nobody then, and goes at once. */
export async function endShare(env: Env, ride: Ride): Promise<TapOutcome> {
  const db = primary(env)
  const isOnBoard = db
    .select({ one: sql`1` })
    .from(rides)
    .where(and(ofRide(ride), isAt(['DRIVER_DEPARTED_TO_DROPOFF'])))
  await query(() =>
    db.batch([
      db.update(rides).set({ shareCode: null, shareDate: null }).where(ofRide(ride)),
      db
        .delete(driverPlaces)
        .where(
          and(
            eq(driverPlaces.bookingNumber, ride.bookingNumber),
            eq(driverPlaces.position, ride.position),
            exists(isOnBoard),
          ),
        ),
    ]),
  )
  return 'done'
}

/** Where the car is. */
export interface SharedPlace extends LatLng {
  readonly minutesOld: number
  /** To the end of the ride; `null` where the way there is not known, and of a tour. */
  readonly minutesLeft: number | null
  readonly path: readonly (readonly [lat: number, lng: number])[]
}

/** All that a link shows. */
export interface Shared {
  /** `null` for a place that the site does not know: it may be a home. */
  readonly from: string | null
  readonly to: string | null
  readonly pickupDate: string
  readonly pickupTime: string
  /** The driver's first name, and the car with its number plate; `null` while nobody is named. */
  readonly driver: string | null
  readonly car: string | null
  readonly stage: 'ahead' | 'unmet' | 'on-board' | 'broke-down' | 'there'
  /** When the guest got on board, was there, or was promised somebody: `HH:mm`, Sri Lanka time. */
  readonly since: string | null
  /** Only while the guest is on board. */
  readonly place: SharedPlace | null
}

const stageOf = ({ stage, brokeDownAt }: RideDay): Shared['stage'] =>
  brokeDownAt !== null
    ? 'broke-down'
    : hasEnded(stage)
      ? 'there'
      : stage === 'DRIVER_DEPARTED_TO_DROPOFF'
        ? 'on-board'
        : 'ahead'

/** Drives, until another one is named. */
const NOBODY = { driverName: null, driverCar: null } as const

type SharedRow = Pick<Ride, 'kind' | 'pickup' | 'dropoff' | 'via'>

function knownPlace(name: string): string | null {
  const { known, isPoint } = placeAt(name)
  return known && !isPoint ? name : null
}

function placeOf({ kind, dropoff, via }: SharedRow, day: RideDay, now: Date): SharedPlace | null {
  const { place, stage } = day
  if (!place || isWithBrokenCar(day) || stage !== 'DRIVER_DEPARTED_TO_DROPOFF') return null
  const minutesOld = Math.max(0, Math.floor((now.getTime() - Date.parse(place.at)) / MINUTE_MS))
  // A tour, and a way by other places, do not go straight there.
  const isDirect = kind === 'transfer' && via === null && knownPlace(dropoff) !== null
  const way = isDirect ? wayBetween(place, positionOfEnd(kind, dropoff)) : null
  return {
    lat: place.lat,
    lng: place.lng,
    minutesOld,
    minutesLeft: way && Math.max(0, way.minutes - minutesOld),
    path: way ? way.path.map(([lat, lng]) => [lat, lng] as const) : [],
  }
}

/** What the link with that code shows now; `null` for one that was never made, or has ended. One trip to the database. */
export async function findShared(env: Env, code: string, now: Date): Promise<Shared | null> {
  if (!isCode(code)) return null
  const db = primary(env)
  const isIts = eq(rides.shareCode, code)
  const [[ride], ...ofDays] = await query(() =>
    db.batch([
      db
        .select({
          ...columnsOf(rides, 'bookingNumber', 'position', 'kind', 'status', 'pickup', 'dropoff', 'via', 'minutes'),
          ...columnsOf(rides, 'pickupDate', 'pickupTime', 'driverName', 'driverCar', 'driverCode', 'driverAnswer'),
          ...columnsOf(rides, 'shareCode', 'shareDate'),
          priceList: sql<number>`(select price_list from bookings where number = ${rides.bookingNumber})`,
        })
        .from(rides)
        .where(isIts)
        .limit(1),
      ...statementsOfDays(db, db.select({ number: rides.bookingNumber }).from(rides).where(isIts)),
    ]),
  )
  if (!ride) return null
  const [day] = daysIn(ofDays, [ride], now) as [RideDay]
  if (!isShared(ride, day.events, now)) return null
  // Without a word of the guest nothing was promised.
  if (day.words.length > 0) await hearOfList(env, ride.priceList)
  const unmet = day.words.length > 0 ? unmetSince(day, { promises: promisesOfList(ride.priceList) }, now) : null
  const stage = unmet === null ? stageOf(day) : 'unmet'
  const last = day.events.at(-1)
  const isLeft = day.brokeDownAt !== null && isLeftOnTheWay(ride, day)
  const { driverName, driverCar } = isLeft ? NOBODY : ride
  const since = unmet ?? (stage === 'ahead' || stage === 'broke-down' ? undefined : last?.at)
  const { pickup, dropoff, pickupDate, pickupTime } = ride
  return {
    from: knownPlace(pickup),
    to: knownPlace(dropoff),
    pickupDate,
    pickupTime,
    driver: driverName?.split(' ')[0] ?? null,
    car: driverCar,
    stage,
    since: since === undefined ? null : sriLankaTime(new Date(since)).time,
    place: placeOf(ride, day, now),
  }
}
