/** What a journey costs, both ways: a car for each ride, or one car and driver who stay. Rules: docs/product.md#journeys */
import { BULKY_THINGS, type BulkyThing } from '#domain/fares/bulky-things.ts'
import { costOf, paidQuarters, waitingLkr, fareWithStops } from '#domain/fares/stops-and-waiting.ts'
import { lkrOf, lkrPerUsd, usd } from '#domain/fares/money.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { bagsFare, fareOfClasses, fareOfFares, pricesOf } from '#domain/fares/fare-of-classes.ts'
import {
  largestVehicle,
  type Party,
  partyOfEach,
  roomOf,
  smallestVehicleFor,
  vehicleClasses,
  type VehicleClass,
  type Fare,
} from '#domain/fares/vehicles.ts'
import { MAX_TRAVELERS, tourPrice } from '#domain/tours/tour-price.ts'
import type { QuotedJourney, QuotedRide, QuotedTourRide, QuotedTransferRide } from './journey-calls.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'

/** A price for every class that is offered, if there is nothing to add up. */
const NO_FARE = () => fareOfClasses(vehicleClasses(), () => ({ lkr: 0, usd: 0 }))

export function sumOfFares(fares: readonly Fare[]): Fare {
  const [first, ...others] = fares
  if (!first) return NO_FARE()
  return fareOfFares([first, ...others], (prices) => ({
    lkr: prices.reduce((sum, { lkr }) => sum + lkr, 0),
    usd: prices.reduce((sum, { usd: dollars }) => sum + dollars, 0),
  }))
}

/**
 * How many vehicles a party needs; `null` for one that two of the largest do not take.
 * @param hasTours a tour takes six travelers for each vehicle, however many seats it has
 * @param least two where the guest wants two; a single traveler has one all the same
 */
export function vehiclesFor(party: Party, hasTours: boolean, least: 1 | 2 = 1): 1 | 2 | null {
  const takes = (count: number) =>
    smallestVehicleFor(partyOfEach(party, count)) !== null && (!hasTours || party.travelers <= MAX_TRAVELERS * count)
  return takes(1) && (least === 1 || party.travelers === 1) ? 1 : takes(2) ? 2 : null
}

/** Who and what rides in one vehicle, where the guest has said it. */
export type PartyInVehicle = Readonly<Record<'travelers' | 'bags' | 'childSeats' | BulkyThing, number | null>>

/** Of guests who go by train only the bags are in the car. */
export const carriedBy = <P extends PartyInVehicle>(ride: QuotedRide, party: P): P =>
  ride.kind === 'transfer' && ride.train ? { ...party, travelers: null, childSeats: null } : party

/** What one of the vehicles of a drive takes of the whole party. @param number counts from 0 */
export function partyInVehicle(party: PartyInVehicle, vehicles: 1 | 2, number: number): PartyInVehicle {
  const part = (name: keyof PartyInVehicle) => {
    const count = party[name]
    return count === null || vehicles === 1 ? count : number === 0 ? Math.ceil(count / 2) : Math.floor(count / 2)
  }
  const { travelers } = party
  const parts = (['bags', 'childSeats', ...BULKY_THINGS] as const).map((name) => [name, part(name)])
  return {
    ...(Object.fromEntries(parts) as PartyInVehicle),
    travelers: travelers === null ? null : (partyByVehicle(travelers, vehicles)[number] ?? null),
  }
}

/** The travelers of each vehicle: as even as can be. */
export function partyByVehicle(travelers: number, vehicles: 1 | 2): number[] {
  return vehicles === 1 ? [travelers] : [Math.ceil(travelers / 2), Math.max(1, Math.floor(travelers / 2))]
}

type PricedWay = Pick<QuotedTransferRide, 'pickup' | 'dropoff' | 'via' | 'distance' | 'minutes' | 'direct' | 'train'>

/** The fare of one vehicle. @throws RangeError as `transferFare` does */
export function transferRideFare({ train, ...way }: PricedWay, list: PriceList = priceList()): Fare {
  const fare = guestsFare(way, list)
  return train ? bagsFare(fare, list) : fare
}

function guestsFare(
  { pickup, dropoff, via, distance, minutes, direct }: Omit<PricedWay, 'train'>,
  list: PriceList,
): Fare {
  const way = { distanceKm: distance, durationMinutes: minutes }
  if (via.length === 0) return transferFare({ pickup, dropoff, ...way }, list)
  return fareWithStops(
    {
      pickup,
      dropoff,
      way,
      direct: direct && { distanceKm: direct.distance, durationMinutes: direct.minutes },
      minutesAtStops: via.map((stop) => stop.minutes),
    },
    list,
  )
}

/** A tour's car is no choice of the guests: as few seats as the party needs, and of these the most room for bags. */
function tourCar(travelers: number): VehicleClass {
  const fitting = vehicleClasses().filter((vehicle) => travelers <= roomOf(vehicle).seats)
  const leastSeats = fitting.filter((vehicle) => roomOf(vehicle).seats === roomOf(fitting[0]!).seats)
  return leastSeats.at(-1) ?? largestVehicle()
}

/**
 * For each vehicle: what the tour costs with its transport and waiting, and without. Whole dollars.
 * @param date of the pickup, for the season of the tour
 */
export function tourRideVehicles(
  { park, tourLength, distance, via }: Pick<QuotedTourRide, 'park' | 'tourLength' | 'distance' | 'via'>,
  travelersOfVehicles: readonly number[],
  date?: string,
  list?: PriceList,
): QuotedTourRide['vehicles'] {
  const waits = via.map(({ minutes }) => minutes)
  return travelersOfVehicles.map((travelers) => {
    const tour = { park, tourLength, travelers, date }
    const waiting = paidQuarters(waits) > 0 ? Math.ceil(waitingLkr(tourCar(travelers), waits) / lkrPerUsd()) : 0
    return {
      travelers,
      usd: tourPrice({ ...tour, distanceKm: distance }, list) + waiting,
      tourUsd: tourPrice({ ...tour, distanceKm: 0 }, list),
    }
  })
}

/** The fare of several vehicles together, each in whole rupees: the booked fares add up to the quoted one. */
export const amountOf = (dollars: readonly number[]): { readonly usd: number; readonly lkr: number } => ({
  usd: dollars.reduce((sum, each) => sum + each, 0),
  lkr: dollars.reduce((sum, each) => sum + lkrOf(each), 0),
})

/** The fare of all vehicles together. A tour costs the same in each vehicle class. */
export function rideFare(ride: QuotedRide, vehicles: 1 | 2): Fare {
  if (ride.kind === 'transfer')
    return fareOfFares([ride.prices], ([one]) => ({ lkr: vehicles * one!.lkr, usd: vehicles * one!.usd }))
  const whole = amountOf(ride.vehicles.map((vehicle) => vehicle.usd))
  return fareOfClasses(vehicleClasses(), () => whole)
}

/**
 * A car and driver who stay, of all vehicles together: the car, and what the parks ask for the tours. Waiting is
 * included.
 * @param km of all that one car drives
 */
export function stayFare(
  { rides, vehicles, days }: Pick<QuotedJourney, 'rides' | 'vehicles' | 'days'>,
  km: number,
): Fare | null {
  const tours = amountOf(
    rides.flatMap((ride) => (ride.kind === 'tour' ? ride.vehicles.map(({ tourUsd }) => tourUsd) : [])),
  )
  const isOffered = vehicleClasses().every((vehicle) => driverStayLkr(vehicle, { days, km }) !== null)
  if (!isOffered) return null
  return fareOfClasses(vehicleClasses(), (vehicle) => {
    const one = driverStayLkr(vehicle, { days, km })!
    return { lkr: vehicles * one + tours.lkr, usd: vehicles * usd(one) + tours.usd }
  })
}

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** True when the rules still give the quoted prices. */
export function isCurrentJourney(quoted: QuotedJourney): boolean {
  if (!priceList().bagsByCar && quoted.rides.some((ride) => ride.kind === 'transfer' && ride.train)) return false
  const areRidesCurrent = quoted.rides.every((ride) =>
    ride.kind === 'transfer'
      ? isEqual(pricesOf(ride.prices), pricesOf(transferRideFare(ride)))
      : isEqual(
          ride.vehicles,
          tourRideVehicles(
            ride,
            ride.vehicles.map(({ travelers }) => travelers),
          ),
        ),
  )
  if (!areRidesCurrent) return false
  const stay = quoted.stayKm === null ? null : stayFare(quoted, quoted.stayKm)
  return stay === null || quoted.stay === null ? stay === quoted.stay : isEqual(pricesOf(stay), pricesOf(quoted.stay))
}

// A car and driver who stay with the guests. The rates are the operator's.

/**
 * Whole rupees for one car; `null` if the operator does not offer it, or not for so few dates.
 * @param km whole km of all that the car drives, empty ways included
 * @example with 8000 a day, 80 a km and 50 km a day at least: driverStayLkr('mini', { days: 3, km: 400 }) // 56000
 */
export function driverStayLkr(
  vehicle: VehicleClass,
  { days, km }: { readonly days: number; readonly km: number },
): number | null {
  const { driverStay } = priceList()
  if (!driverStay || days < driverStay.leastDays) return null
  const { perDay, perKm, leastKmPerDay } = driverStay
  return costOf(vehicle, (own) => perDay[own]! * days + perKm[own]! * Math.max(km, leastKmPerDay[own]! * days))
}
