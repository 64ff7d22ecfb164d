/**
 * What a taxi between two places costs in each vehicle class: rates per km and base prices. Rules:
 * docs/product.md#fares
 */
import { isColomboAirport } from '#domain/places/place-name.ts'
import { usd } from './money.ts'

/** The longest distance that counts as drivable, in km. */
export const MAX_DRIVABLE_KM = 1100

/** Two places, by name. */
export interface Trip {
  readonly pickup: string
  readonly dropoff: string
}

/** What the roads say about a trip. */
export interface Leg {
  readonly distanceKm: number
  readonly durationMinutes: number
}

export interface MeasuredTrip extends Trip, Leg {}

/** Six prices. `…price`: whole rupees; `…usd`: whole dollars, rounded down. */
export interface Fare {
  readonly miniprice: number
  readonly carprice: number
  readonly vanprice: number
  readonly miniusd: number
  readonly carusd: number
  readonly vanusd: number
}

/** Rupees, in this order. */
type ByVehicle = readonly [mini: number, car: number, van: number]
interface Formula {
  readonly base: ByVehicle
  readonly perKm: ByVehicle
}

/** An airport trip shorter than this, in km, costs by AIRPORT; from here on by distance and speed like any other. */
const AIRPORT_FORMULA_BELOW_KM = 80
const AIRPORT: Formula = { base: [800, 800, 800], perKm: [170, 200, 310] }

const SHORT_TRIP_KM = 15
const SHORT: Formula = { base: [2900, 3200, 5000], perKm: [230, 250, 400] }

const LONGER_BASE: ByVehicle = [600, 900, 1500]
/**
 * Rates per km beyond SHORT_TRIP_KM: by distance, then by average speed (up to 0.5, 0.7 and 1 km a minute, and above).
 */
const BANDS: readonly {
  readonly upToKm: number
  readonly perKm: readonly [ByVehicle, ByVehicle, ByVehicle, ByVehicle]
}[] = [
  {
    upToKm: 100,
    perKm: [
      [250, 265, 300],
      [210, 225, 250],
      [200, 210, 210],
      [190, 195, 210],
    ],
  },
  {
    upToKm: 144,
    perKm: [
      [185, 190, 210],
      [180, 185, 210],
      [150, 155, 210],
      [140, 145, 190],
    ],
  },
  {
    upToKm: Infinity,
    perKm: [
      [170, 175, 210],
      [169, 174, 210],
      [150, 155, 210],
      [140, 145, 190],
    ],
  },
]

/**
 * The prices of a trip. The distance is floored to whole km and the duration rounded to whole minutes before pricing.
 * @throws RangeError when the distance is under 1 km or over {@link MAX_DRIVABLE_KM}, or the duration under a minute
 * @example transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 }).miniprice //
 *   21480
 */
export function transferFare({ pickup, dropoff, distanceKm, durationMinutes }: MeasuredTrip): Fare {
  const km = Math.floor(distanceKm)
  const minutes = Math.round(durationMinutes)
  if (!(km >= 1 && km <= MAX_DRIVABLE_KM)) throw new RangeError(`distance must be 1 to ${MAX_DRIVABLE_KM} km`)
  if (!(minutes >= 1 && minutes < Infinity)) throw new RangeError('duration must be at least a minute')
  const { base, perKm } = formulaFor(isColomboAirport(pickup) || isColomboAirport(dropoff), km, minutes)
  return fareOf(perKm.map((rate, i) => base[i]! + rate * km))
}

/** @param lkr of each class of vehicle, in their order */
export function fareOf(lkr: readonly number[]): Fare {
  const [mini, car, van] = lkr as [number, number, number]
  return {
    miniprice: mini,
    carprice: car,
    vanprice: van,
    miniusd: usd(mini),
    carusd: usd(car),
    vanusd: usd(van),
  }
}

function formulaFor(isAirportTrip: boolean, km: number, minutes: number): Formula {
  if (isAirportTrip && km < AIRPORT_FORMULA_BELOW_KM) return AIRPORT
  if (km <= SHORT_TRIP_KM) return SHORT
  const tenths = speedTenths(km, minutes)
  const tier = tenths <= 5 ? 0 : tenths <= 7 ? 1 : tenths <= 10 ? 2 : 3
  const band = BANDS.find(({ upToKm }) => km <= upToKm)!
  return { base: LONGER_BASE, perKm: band.perKm[tier] }
}

/** Average speed in tenths of a km per minute, half rounded up. Integer arithmetic keeps 0.55 from rounding down. */
function speedTenths(km: number, minutes: number): number {
  return Math.floor((20 * km + minutes) / (2 * minutes))
}
