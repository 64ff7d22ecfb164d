/**
 * What guests are told of cars before they book: whether one can be there, and what is free instead. Loaded once cars are
 * counted. docs/product.md#cars
 */
import { driveOf } from '#domain/bookings/ride.ts'
import { isShortNotice } from '#domain/bookings/request/short-notice.ts'
import { pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import type { AskedTour, AskedTransfer } from '#domain/fleet/fleet.ts'
import { roomOf, vehicleName, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { Arrangement, QuotedJourney } from '#domain/journeys/journey-calls.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import type { CarsOfClass, JourneyAvailability } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import { parkProblem } from '#domain/tours/tour-warning.ts'
import type { Env } from '#worker/environment.ts'
import type { PricedRides } from '#worker/quotes/composed-rides.ts'
import { minutesToGate, placeTour } from '#worker/quotes/placed-trips.ts'
import { availabilityOfRides, type CarAvailability, countedClassOfTour, type RideAsked } from './fleet-cache.ts'

/** Nobody can book such a moment: nothing is said of it. */
const isBookable = (at: LocalMoment, now: Date) => pickupTimeProblem(at, now) === null

type Suits = (at: LocalMoment) => boolean

/** An hour that is offered is no request, unless the asked one is at short notice, too. */
const isNoRequest =
  (at: LocalMoment, now: Date): Suits =>
  (other) =>
    isShortNotice(at, now, promises()) || !isShortNotice(other, now, promises())

/** @param suits the hours that may be offered; `null` for none. @param canChange whether the guest chooses the class */
function told(vehicle: VehicleClass, found: CarAvailability, suits: Suits | null, canChange: boolean): CarsOfClass {
  const { availability: cars, otherHours, nextClass } = found
  const times = suits ? otherHours.filter(suits).map(({ time }) => time) : []
  return {
    vehicle,
    cars,
    ...(times.length > 0 ? { otherTimes: times.toSorted() } : {}),
    ...(canChange && nextClass !== null ? { otherVehicle: nextClass } : {}),
  }
}

const inOrderText = ({ date, time }: LocalMoment) => `${date} ${time}`

/** Nobody is fetched at the airport before the flight has landed. */
const isLanded = (pickup: string, at: LocalMoment, other: LocalMoment) =>
  !isColomboAirport(pickup) || inOrderText(at) < inOrderText(other)

const transferRide = ({ pickup, dropoff, minutes, via, distanceKm, travelers }: AskedTransfer, at: LocalMoment) =>
  ({
    kind: 'transfer',
    position: 1,
    pickup,
    dropoff,
    minutes,
    via,
    distanceKm,
    travelers,
    park: null,
    tourLength: null,
    pickupDate: at.date,
    pickupTime: at.time,
  }) as const

/** Of travelers those whom one vehicle seats: that it does not take all of them is said elsewhere, and is no lack of cars. */
const seatedIn = (vehicle: VehicleClass, travelers: number, vehicles = 1) =>
  Math.min(travelers, vehicles * roomOf(vehicle).seats)

/** @returns one for each class; `null` while nothing is counted, and for a moment that nobody can book */
export async function carsOfTransfer(
  env: Env,
  asked: AskedTransfer,
  at: LocalMoment,
  now: Date,
): Promise<readonly CarsOfClass[] | null> {
  if (!isBookable(at, now)) return null
  const ride = transferRide(asked, at)
  const suits: Suits = (other) => isNoRequest(at, now)(other) && isLanded(asked.pickup, at, other)
  const all = await Promise.all(
    asked.vehicles.map(async (vehicle) => {
      const travelers = seatedIn(vehicle, asked.travelers)
      const seated = { ...ride, vehicle, travelers }
      const found = (await availabilityOfRides(env, [seated], 'rides', now.getTime()))?.get(1)
      return found ? [told(vehicle, found, suits, travelers === asked.travelers)] : []
    }),
  )
  const known = all.flat()
  return known.length > 0 ? known : null
}

/** Hours at which the park can be visited. */
function suitsPark(
  { park, pickup, dropoff, tourLength }: Omit<AskedTour, 'distanceKm'>,
  at: LocalMoment,
  now: Date,
): Suits {
  const placed = placeTour({ park, pickup, dropoff })
  const toGateMinutes = placed && minutesToGate(placed)
  const suits = isNoRequest(at, now)
  return (other) => {
    if (!isLanded(pickup, at, other)) return false
    const problem = parkProblem({ park, tourLength, toGateMinutes, ...other })
    return suits(other) && (problem === null || problem.code === 'out-of-season')
  }
}

/** @returns one, of the class that drives the tour */
export async function carsOfTour(
  env: Env,
  asked: AskedTour & { readonly travelers: number },
  at: LocalMoment,
  now: Date,
): Promise<readonly CarsOfClass[] | null> {
  if (!isBookable(at, now)) return null
  const vehicle = await countedClassOfTour(env, asked.travelers, now.getTime())
  if (vehicle === null) return null
  const ride = {
    ...asked,
    kind: 'tour',
    position: 1,
    minutes: null,
    via: null,
    vehicle: null,
    pickupDate: at.date,
    pickupTime: at.time,
  } as const
  const found = (await availabilityOfRides(env, [ride], 'rides', now.getTime()))?.get(1)
  return found ? [told(vehicle, found, suitsPark(asked, at, now), false)] : null
}

/** The rides of a journey in one class, each vehicle by itself. */
const ridesIn = (
  { rides, vehicles, travelers }: QuotedJourney,
  pickups: readonly LocalMoment[],
  vehicle: VehicleClass,
): RideAsked[] =>
  rides.flatMap((ride, index) =>
    Array.from({ length: vehicles }, (_, number): RideAsked => {
      const position = index * vehicles + number + 1
      const { pickup, dropoff, via, minutes, distance: distanceKm } = ride
      const common = {
        position,
        beside: number === 0 ? null : position - number,
        pickup,
        dropoff,
        via,
        distanceKm,
        pickupDate: pickups[index]!.date,
        pickupTime: pickups[index]!.time,
      }
      if (ride.kind === 'transfer')
        return {
          ...common,
          kind: 'transfer',
          minutes,
          vehicle,
          travelers: seatedIn(vehicle, travelers, vehicles),
          park: null,
          tourLength: null,
        }
      const { park, tourLength } = ride
      const its = ride.vehicles[number]?.travelers ?? travelers
      return { ...common, kind: 'tour', minutes, vehicle: null, park, tourLength, travelers: its }
    }),
  )

/** Hours between the rides before and after it. @param pickup where it begins */
const suitsOrder =
  (pickup: string, pickups: readonly LocalMoment[], index: number, now: Date): Suits =>
  (other) => {
    const [before, after] = [pickups[index - 1], pickups[index + 1]]
    return (
      isNoRequest(pickups[index]!, now)(other) &&
      isLanded(pickup, pickups[index]!, other) &&
      (!before || inOrderText(before) < inOrderText(other)) &&
      (!after || inOrderText(other) < inOrderText(after))
    )
  }

/** The one that is worse for a guest who wants both. */
const worse = (a: CarAvailability, b: CarAvailability): CarAvailability => {
  const ranks = ['free', 'few', 'none']
  // What is free instead was found for each alone: of two vehicles beside each other it is not said.
  const { availability } = ranks.indexOf(a.availability) > ranks.indexOf(b.availability) ? a : b
  return { availability, otherHours: [], nextClass: null }
}

/**
 * @param pickups of each ride
 * @param vehicles the classes on offer
 * @returns `null` while nothing is counted, and where a pickup cannot be booked
 */
export async function carsOfJourney(
  env: Env,
  quoted: QuotedJourney,
  pickups: readonly LocalMoment[],
  vehicles: readonly VehicleClass[],
  now: Date,
): Promise<JourneyAvailability | null> {
  if (pickups.length !== quoted.rides.length || !pickups.every((at) => isBookable(at, now))) return null
  const inClass = async (vehicle: VehicleClass, arrangement: Arrangement) => {
    const found = await availabilityOfRides(env, ridesIn(quoted, pickups, vehicle), arrangement, now.getTime())
    if (!found) return null
    return quoted.rides.map((_, index) => {
      const its = Array.from({ length: quoted.vehicles }, (__, number) =>
        found.get(index * quoted.vehicles + number + 1)!,
      )
      return its.length > 1 ? its.reduce(worse) : its[0]!
    })
  }
  const tourClasses = await Promise.all(
    quoted.rides.map((ride) =>
      ride.kind === 'tour'
        ? countedClassOfTour(env, ride.vehicles[0]?.travelers ?? quoted.travelers, now.getTime())
        : null,
    ),
  )
  const alone = await Promise.all(vehicles.map((vehicle) => inClass(vehicle, 'rides')))
  const staying = quoted.stay ? await Promise.all(vehicles.map((vehicle) => inClass(vehicle, 'stay'))) : null
  if (!alone[0]) return null
  const rides = quoted.rides.map((ride, index) => {
    const ofClass = vehicles.map((vehicle, i) => {
      const tourClass = tourClasses[index]
      const found = alone[i]![index]!
      const seatsAll = seatedIn(vehicle, quoted.travelers, quoted.vehicles) === quoted.travelers
      const canChange = ride.kind === 'transfer' && seatsAll
      return told(tourClass ?? vehicle, found, suitsRide(ride, pickups, index, now), canChange)
    })
    return ride.kind === 'tour' ? ofClass.slice(0, 1) : ofClass
  })
  // Another hour of the first pickup seldom frees a car for days.
  const stay = staying && vehicles.map((vehicle, i) => told(vehicle, staying[i]![0]!, null, true))
  return { rides, stay }
}

function suitsRide(
  ride: QuotedJourney['rides'][number],
  pickups: readonly LocalMoment[],
  index: number,
  now: Date,
): Suits {
  const inOrder = suitsOrder(ride.pickup, pickups, index, now)
  if (ride.kind === 'transfer') return inOrder
  const suits = suitsPark(ride, pickups[index]!, now)
  return (other) => inOrder(other) && suits(other)
}

/** Rides that the office has composed, each in its own class. @returns one for each; `null` while nothing is counted */
export async function carsOfRides(
  env: Env,
  rides: readonly RideAsked[],
  now: Date,
): Promise<readonly CarsOfClass[] | null> {
  const found = await availabilityOfRides(env, rides, 'rides', now.getTime())
  if (!found) return null
  const pickups = rides.map(({ pickupDate: date, pickupTime: time }) => ({ date, time }))
  return Promise.all(
    rides.map(async ({ position, pickup, vehicle, travelers }, index) => {
      const its = vehicle ?? (await countedClassOfTour(env, travelers ?? 1, now.getTime()))!
      return told(
        its,
        found.get(position)!,
        suitsOrder(pickup, pickups, index, now),
        vehicle !== null && vehicle !== undefined,
      )
    }),
  )
}

/** What the office reads of it; `null` where plenty are free. @example 'NO CAR: no Mini Car is free then, so …' */
function carWarning({ vehicle, cars, otherTimes = [], otherVehicle }: CarsOfClass): string | null {
  if (cars === 'free') return null
  if (cars === 'few') return `${vehicleName(vehicle)}: few are left for this time.`
  const instead = [
    ...otherTimes.map((time) => `one is free at ${time}`),
    ...(otherVehicle === undefined ? [] : [`a ${vehicleName(otherVehicle)} is free then`]),
  ]
  const free = instead.length > 0 ? ` Instead ${instead.join(', or ')}.` : ''
  return `NO CAR: no ${vehicleName(vehicle)} is free then. Booked like this it is a request, and you have to find a car.${free}`
}

/** What was composed, with what the office should know of its cars. */
export async function withCarWarnings(env: Env, priced: PricedRides, now: Date): Promise<PricedRides> {
  const asked = priced.rides.map(({ ride, distanceKm, minutes }, i): RideAsked => {
    const { pickup, dropoff, via, park, tourLength, vehicle, notes, date, time } = ride
    const kind = park === null ? 'transfer' : 'tour'
    const { travelers } = notes
    const when = { pickupDate: date, pickupTime: time }
    return {
      kind,
      position: i + 1,
      pickup,
      dropoff,
      via,
      park,
      tourLength,
      vehicle,
      travelers,
      distanceKm,
      minutes,
      ...when,
    }
  })
  const cars = await carsOfRides(env, asked, now)
  if (!cars) return priced
  const [first, ...others] = priced.rides.map((ride, i) => {
    const warning = carWarning(cars[i]!)
    return warning === null ? ride : { ...ride, warnings: [...ride.warnings, warning] }
  })
  return { ...priced, rides: [first!, ...others] }
}

/**
 * The nearest hours of a day at which a ride of a booking can be had that is moved there, `HH:mm`. Its own car counts as free.
 * @param rides of the booking that run, in their order, the moved one at its new time
 */
export async function hoursForMoved(
  env: Env,
  bookingNumber: number,
  rides: readonly RideAsked[],
  position: number,
  now: Date,
): Promise<readonly string[]> {
  const ride = rides.find((each) => each.position === position)!
  const own = `${bookingNumber}/${position}`
  const isBeside = (each: RideAsked) => driveOf(each) === driveOf(ride)
  const vehicles = rides.filter(isBeside).length
  // It is asked for alone; the others of its drive take their part of the party.
  const travelers = ride.kind === 'transfer' ? Math.ceil((ride.travelers ?? 1) / vehicles) : ride.travelers
  const alone = { ...ride, beside: null, travelers } as RideAsked
  const found = (await availabilityOfRides(env, [alone], 'rides', now.getTime(), own))?.get(position)
  if (!found) return []
  // Vehicles of one drive may have any times.
  const drives = rides.filter((each) => each === ride || !isBeside(each))
  const index = drives.indexOf(ride)
  const pickups = drives.map(({ pickupDate: date, pickupTime: time }) => ({ date, time }))
  const inOrder = suitsOrder(ride.pickup, pickups, index, now)
  const { park, tourLength } = ride
  const suits =
    park !== null && tourLength !== null ? suitsPark({ ...ride, park, tourLength }, pickups[index]!, now) : inOrder
  return found.otherHours
    .filter((at) => inOrder(at) && suits(at))
    .map(({ time }) => time)
    .toSorted()
}
