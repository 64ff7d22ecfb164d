/** The rides that a driver has and cannot drive, each with the drivers who are free for it. */
import { and, asc, between, eq, exists, getViewSelectedFields, gte, inArray, isNull } from 'drizzle-orm'
import type { SaidMoney } from '#domain/bookings/money/residents.ts'
import { hasEnded, isMet, type OnItsDay, RIDE_EVENTS } from '#domain/bookings/day/ride-events.ts'
import { timesOf } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findByNumbers, rideAt } from '#worker/bookings/read-bookings.ts'
import { writeChanges } from '#worker/bookings/write-change.ts'
import { amongRows, type Db, primary, query } from '#worker/database/d1.ts'
import { type OperatorBooking, operatorBookings, rideEvents } from '#worker/database/schema.ts'
import { refuses } from '#worker/fleet/fleet-counting.ts'
import { type Env, readsRupees } from '#worker/environment.ts'
import { consequencesOfTakingOff } from '#worker/steps/consequences.ts'
import { StepRefused } from '#worker/steps/step.ts'
import { plannedChange, takeStep } from '#worker/steps/take-step.ts'
import { chosenDriver, type NamedDriver } from './drivers.ts'
import { type DriverChoice, driverChoicesEach, isFree } from './driver-choices.ts'
import { driveOf, isRunning } from '#domain/bookings/ride.ts'
import { vehicleName } from '#domain/fares/vehicles.ts'
import { availabilityOfRides, type CarAvailability } from '#worker/fleet/fleet-cache.ts'
import { type CarNow, IS_RESIDENT, LAST_SAID, type ListedBooking, openMatters, ridesOfBooking } from './booking-list.ts'

/** Days on which the driver does not drive, `YYYY-MM-DD`. */
export interface DaysToGive {
  readonly from: string
  /** `null`: for good. */
  readonly until: string | null
}

/** Nobody has more to come. */
const MOST_RIDES = 500

/** A ride with what its driver has said last. */
type GivenRide = OperatorBooking & SaidMoney & Pick<OnItsDay, 'lastSaid'>

/** All that the driver is assigned to on those days and that is not over: also what is under way, but for what is done. */
export async function ridesToGive(
  env: Env,
  { phone }: NamedDriver,
  { from, until }: DaysToGive,
  now: Date,
): Promise<GivenRide[]> {
  const { pickupDate, pickupTime, driverPhone, status } = operatorBookings
  // One of yesterday may be under way.
  const first = from <= sriLankaTime(now).date ? addDays(sriLankaTime(now).date, -1) : from
  const found = await query(() =>
    primary(env)
      .select({ ...getViewSelectedFields(operatorBookings), resident: IS_RESIDENT, lastSaid: LAST_SAID })
      .from(operatorBookings)
      .where(
        and(
          until === null ? gte(pickupDate, first) : between(pickupDate, first, until),
          eq(driverPhone, phone),
          eq(status, 'confirmed'),
        ),
      )
      .orderBy(asc(pickupDate), asc(pickupTime))
      .limit(MOST_RIDES),
  )
  return found
    .filter((ride) => {
      if (hasEnded(ride.lastSaid?.event ?? null)) return false
      // Who drives later than planned is still driving.
      return timesOf(ride).end > now.getTime() || isBeingDriven(ride)
    })
    .map(({ resident, ...ride }) => ({ ...ride, inRupees: readsRupees(env, resident === 1) }))
}

/** Its guest is on board, and its car drives: nobody else can. */
export const isBeingDriven = ({ lastSaid, driverAnswer }: Pick<GivenRide, 'lastSaid' | 'driverAnswer'>): boolean =>
  isMet(lastSaid?.event ?? null) && driverAnswer !== 'cannot'

/** A ride, or all rides of a car and driver who stay, that goes to one driver. */
export interface RideToGive {
  /** At least one. */
  readonly rides: readonly GivenRide[]
  /** Who is free for it, each once with the car that fits best, the best first. */
  readonly free: readonly DriverChoice[]
}

/** The same for rides that one driver takes together: those of a car that stays. */
const keyOf = ({ arrangement, number, ride, beside }: OperatorBooking) =>
  arrangement === 'stay' ? `${number}/${beside !== null}` : ride

/** @param rides those of {@link ridesToGive} @param left the driver who does not drive them */
export async function withFreeDrivers(env: Env, rides: readonly GivenRide[], left: NamedDriver): Promise<RideToGive[]> {
  const groups = [...Map.groupBy(rides, keyOf).values()]
  const choices = await driverChoicesEach(env, groups)
  return groups.map((its, i) => {
    const free = choices[i]!.filter((choice) => choice.driver.id !== left.id && isFree(choice))
    return {
      rides: its,
      free: [...new Map(free.toReversed().map((each) => [each.driver.id, each])).values()].toReversed(),
    }
  })
}

interface Giving {
  /** Of the ride: 'K7Q2-M4XT-9BHE/2'; of a stay of its first one. */
  readonly ride: string
  /** As it was seen. */
  readonly version: number
  /** A choice of {@link withFreeDrivers}; empty: nobody drives it for now. */
  readonly choice: string
  /** Also with its guest on board. */
  readonly insists: boolean
}

/**
 * Gives a ride to somebody else, or takes its driver off.
 * @returns the booking's number, whose mails are due
 * @throws RangeError, StepRefused for what cannot be
 */
export async function giveRide(
  env: Env,
  { ride, version, choice, insists }: Giving,
  isStay: boolean,
  who: string,
): Promise<number> {
  const options = { seen: version, who, isForAll: isStay }
  if (choice === '') {
    const { booking } = await takeStep(env, ride, { step: 'no-driver', insists }, { ...options, isForAll: false })
    return booking.number
  }
  const driver = await chosenDriver(env, choice)
  if (!driver) throw new RangeError('That driver is no longer on the list, or the car was given up.')
  const { booking } = await takeStep(env, ride, { step: 'driver', driver, insists }, options)
  return booking.number
}

/** Bookings of one batch: the words by which they are found are its longest text, and D1 takes 2 MB of one. */
const BOOKINGS_OF_BATCH = 50

/** Where the guest of one of these rides is on board by now: a tap changes no version of its booking. */
function refusesBoarded(db: Db, given: readonly GivenRide[]) {
  const { bookingNumber, position, pickupDate, code, event, takenBackAt } = rideEvents
  const waiting = given.filter(({ lastSaid }) => !isMet(lastSaid?.event ?? null))
  const sheets = waiting.map((ride) => [ride.number, ride.position, ride.pickupDate, ride.driverCode])
  const isOfSheet = amongRows([bookingNumber, position, pickupDate, code], sheets)
  const isBoarding = inArray(event, RIDE_EVENTS.filter(isMet))
  const said = db.select().from(rideEvents)
  return refuses(db, exists(said.where(and(isOfSheet, isBoarding, isNull(takenBackAt)))))
}

/**
 * Takes a driver who leaves off all rides that are not over, but for one with its guest on board. Nothing is pushed: the
 * phone is told nothing more from now on.
 * @throws StepRefused where somebody changes one of them at the same moment, or a guest gets in: what is written stays
 */
export async function takeDriverOffAll(env: Env, driver: NamedDriver, who: string, now: Date): Promise<void> {
  const { date } = sriLankaTime(now)
  const all = await ridesToGive(env, driver, { from: date, until: null }, now)
  const given = all.filter((ride) => !isBeingDriven(ride))
  const bookings = await findByNumbers(env, [...new Set(given.map(({ number }) => number))])
  const changes = [...Map.groupBy(given, ({ number }) => number)].map(([number, its]) => {
    const booking = bookings.get(number)!
    const rides = its.map(({ position }) => rideAt(booking, position)).toSorted((a, b) => a.position - b.position)
    return plannedChange(booking, rides, { step: 'no-driver' }, { who, now })
  })
  for (let i = 0; i < changes.length; i += BOOKINGS_OF_BATCH) {
    const some = changes.slice(i, i + BOOKINGS_OF_BATCH)
    const rides = some.flatMap(({ plan }) => plan.effects.map(({ ride }) => ride))
    const its = given.filter(({ number }) => some.some(({ booking }) => booking.number === number))
    const more = (db: Db) => [refusesBoarded(db, its), ...consequencesOfTakingOff(db, rides, now.toISOString())]
    if (!(await writeChanges(env, some, more, now))) throw new StepRefused({ code: 'somebody-was-faster' })
  }
}

/* What requests that found no car can have by now: cars come free again when others cancel or move. */

/** The most that a list asks for: each is looked for in all that is known of its day. */
const MOST_IN_LIST = 30

function wordsOf({ vehicle }: ListedBooking, { availability, otherHours, nextClass }: CarAvailability): string {
  const own = vehicle === null ? 'car' : vehicleName(vehicle)
  if (availability !== 'none') return `A ${own} can be had for it by now: confirm it.`
  const instead = [
    ...otherHours.map(({ time }) => `one is free at ${time}`),
    ...(nextClass === null ? [] : [`a ${vehicleName(nextClass)} is free then`]),
  ]
  return `Still no ${own} is free then.${instead.length > 0 ? ` Instead ${instead.join(', or ')}.` : ''}`
}

/**
 * @param rides of its booking
 * @returns `null` for a ride that is no such request, and where nobody can tell
 */
export async function carNow(
  env: Env,
  booking: ListedBooking,
  rides: readonly ListedBooking[],
  now: Date,
): Promise<CarNow | null> {
  if (!booking.concerns.includes('no-car')) return null
  const isStay = booking.arrangement === 'stay'
  const asked = rides.filter(
    (ride) => isRunning(ride) && ride.carState === 'request' && (isStay || driveOf(ride) === driveOf(booking)),
  )
  const found = await availabilityOfRides(env, asked, booking.arrangement, now.getTime())
  const its = found?.get(booking.position)
  return its ? { isFree: its.availability !== 'none', words: wordsOf(booking, its) } : null
}

/** The first of a list with what is free for them by now: what is still without a car says so already. */
export async function withCarsNow(
  env: Env,
  bookings: readonly ListedBooking[],
  now: Date,
): Promise<readonly ListedBooking[]> {
  const asked = new Set(bookings.filter(({ concerns }) => concerns.includes('no-car')).slice(0, MOST_IN_LIST))
  // A page of a list may have only the first rides of a car that stays: it is wanted for all of them.
  const stays = new Set([...asked].filter(({ arrangement }) => arrangement === 'stay').map(({ number }) => number))
  const matters = stays.size > 0 ? await openMatters(env, now) : null
  const whole = new Map(
    await Promise.all(
      [...stays].map(async (number) => [number, await ridesOfBooking(env, number, now, matters!)] as const),
    ),
  )
  return Promise.all(
    bookings.map(async (booking) => {
      if (!asked.has(booking)) return booking
      const found = await carNow(
        env,
        booking,
        whole.get(booking.number) ?? bookings.filter(({ number }) => number === booking.number),
        now,
      )
      return found?.isFree ? { ...booking, carNow: found } : booking
    }),
  )
}
