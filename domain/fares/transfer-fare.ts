/**
 * Transfer fares: what a taxi between two places costs in each vehicle class.
 * Specification section 9, "Fare formulas"; bounds and rounding: design section 3.
 */
import { formatDuration } from './duration.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'

/** Rupees per US dollar. */
export const LKR_PER_USD = 288
/** The longest distance that counts as drivable, in km. */
export const MAX_DRIVABLE_KM = 1100
/** Airport trips shorter than this, in km, have a formula of their own. */
const AIRPORT_FORMULA_BELOW_KM = 80

export { isVehicleClass, VEHICLE_CLASSES, type VehicleClass } from './vehicles.ts'

/** `…price`: whole rupees; `…usd`: whole dollars, rounded down. */
export interface Fare {
  readonly miniprice: number
  readonly carprice: number
  readonly vanprice: number
  readonly miniusd: number
  readonly carusd: number
  readonly vanusd: number
}

export interface MeasuredTrip {
  readonly pickup: string
  readonly dropoff: string
  /** Floored to whole km before pricing. */
  readonly distanceKm: number
  /** Rounded to whole minutes before pricing. */
  readonly durationMinutes: number
}

/** Rupees: a base and a rate per km, in the order mini, car, van. */
interface Formula {
  readonly base: readonly [number, number, number]
  readonly perKm: readonly [number, number, number]
}

const AIRPORT: Formula = { base: [800, 800, 800], perKm: [170, 200, 310] }
const SHORT: Formula = { base: [2900, 3200, 5000], perKm: [230, 250, 400] }
const LONGER_BASE = [600, 900, 1500] as const

type SpeedTier = readonly [mini: number, car: number, van: number]
/** Beyond 15 km: per-km rates by distance band, then by speed tier (up to 0.5, 0.7, 1 km/min, above). */
const BANDS: readonly { readonly uptoKm: number; readonly tiers: readonly [SpeedTier, SpeedTier, SpeedTier, SpeedTier] }[] = [
  { uptoKm: 100, tiers: [[250, 265, 300], [210, 225, 250], [200, 210, 210], [190, 195, 210]] },
  { uptoKm: 144, tiers: [[185, 190, 210], [180, 185, 210], [150, 155, 210], [140, 145, 190]] },
  { uptoKm: Infinity, tiers: [[170, 175, 210], [169, 174, 210], [150, 155, 210], [140, 145, 190]] },
]

/** Average speed in tenths of a km per minute, half up; whole numbers keep 0.55 from rounding down. */
function speedTenths(km: number, minutes: number): number {
  return Math.floor((20 * km + minutes) / (2 * minutes))
}

function formulaFor(airportTrip: boolean, km: number, minutes: number): Formula {
  if (airportTrip && km < AIRPORT_FORMULA_BELOW_KM) return AIRPORT
  if (km <= 15) return SHORT
  const tenths = speedTenths(km, minutes)
  const tier = tenths <= 5 ? 0 : tenths <= 7 ? 1 : tenths <= 10 ? 2 : 3
  const band = BANDS.find(({ uptoKm }) => km <= uptoKm)!
  return { base: LONGER_BASE, perKm: band.tiers[tier] }
}

/**
 * The six prices of a trip.
 * @throws RangeError when the distance is under 1 km or over {@link MAX_DRIVABLE_KM}, or the duration under a minute.
 * @example transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 }).miniprice // 21480
 */
export function transferFare({ pickup, dropoff, distanceKm, durationMinutes }: MeasuredTrip): Fare {
  const km = Math.floor(distanceKm)
  const minutes = Math.round(durationMinutes)
  if (!(km >= 1 && km <= MAX_DRIVABLE_KM)) throw new RangeError(`distance must be 1 to ${MAX_DRIVABLE_KM} km`)
  if (!(minutes >= 1 && minutes < Infinity)) throw new RangeError('duration must be at least a minute')
  const { base, perKm } = formulaFor(isColomboAirport(pickup) || isColomboAirport(dropoff), km, minutes)
  const [mini, car, van] = perKm.map((rate, i) => base[i]! + rate * km) as [number, number, number]
  return {
    miniprice: mini, carprice: car, vanprice: van,
    miniusd: usd(mini), carusd: usd(car), vanusd: usd(van),
  }
}

/** Whole dollars for an amount in rupees, rounded down. */
export function usd(lkr: number): number {
  return Math.floor(lkr / LKR_PER_USD)
}

/** Specification section 3, "Fare quote". */
export type FareQuote = {
  /** Whole km. */
  readonly distance: number | null
  /** Text such as '1 hour 5 mins'. */
  readonly duration: string | null
  readonly latloc: number | null
  readonly longloc: number | null
  readonly url: string
  /** True when no saved record exists for the pair yet. */
  readonly database: boolean
  readonly error: boolean
} & { readonly [price in keyof Fare]: number | null }

/** A quote that has its prices. */
export type PricedQuote = FareQuote & Fare & { readonly distance: number; readonly duration: string; readonly error: false }

export const errorQuote: FareQuote = {
  miniprice: null, carprice: null, vanprice: null, miniusd: null, carusd: null, vanusd: null,
  distance: null, duration: null, latloc: null, longloc: null, url: '', database: false, error: true,
}

export interface QuoteInput extends MeasuredTrip {
  readonly latloc?: number | null
  readonly longloc?: number | null
  readonly url?: string
  readonly database?: boolean
}

/** The quote of a trip; {@link errorQuote} for a trip that has no fare, two spellings of one place included. Never throws. */
export function fareQuote({ latloc = null, longloc = null, url = '', database = false, ...trip }: QuoteInput): FareQuote {
  if (placeKey(trip.pickup) === placeKey(trip.dropoff)) return { ...errorQuote, url }
  try {
    return {
      ...transferFare(trip),
      distance: Math.floor(trip.distanceKm),
      duration: formatDuration(trip.durationMinutes),
      latloc, longloc, url, database, error: false,
    }
  } catch {
    return { ...errorQuote, url }
  }
}

/** Specification section 5: a quote with an error, or a drive of over {@link MAX_DRIVABLE_KM} km. */
export function isUnreachable(quote: Pick<FareQuote, 'error' | 'distance'>): boolean {
  return quote.error || quote.distance === null || quote.distance > MAX_DRIVABLE_KM
}

/** Narrows a quote to one whose fares can be shown. */
export function isPriced(quote: FareQuote): quote is PricedQuote {
  return !isUnreachable(quote)
}
