/** What a tour costs, and what its price is made of. Rules: docs/product.md#tours */
import {
  TOUR_LENGTHS,
  tourLength as lengthOf,
  type TourLength,
  type TourType,
} from '#domain/duration-and-tour-length.ts'
import { inTenThousands, tourSeasonOn, WHOLE } from '#domain/prices/seasons.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { parkNamed } from './parks.ts'

/** Where a tour goes, by name: pickup and dropoff are the park itself without transport. */
export interface TourTrip {
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
}

export interface Tour extends TourTrip {
  readonly tourLength: TourLength
}

export const MIN_TRAVELERS = 1
export const MAX_TRAVELERS = 6
/** Every number of travelers that a tour takes. */
export const PARTY_SIZES: readonly number[] = Array.from(
  { length: MAX_TRAVELERS - MIN_TRAVELERS + 1 },
  (_, i) => MIN_TRAVELERS + i,
)

export interface PricedTour {
  readonly park: string
  readonly tourLength: TourLength
  /** Whole number. */
  readonly travelers: number
  /** Distance of the transport, floored to whole km; 0 without transport. */
  readonly distanceKm: number
  /** Of the pickup, `YYYY-MM-DD`: its season counts. Without it, no season does. */
  readonly date?: string | undefined
}

/**
 * {@link tourPrice} with the contract's text for the length.
 * @throws RangeError as that does, and for an unknown type
 */
export function safariPrice({ type, ...tour }: Omit<PricedTour, 'tourLength'> & { readonly type: TourType }): number {
  return tourPrice({ ...tour, tourLength: lengthOf(type) })
}

/**
 * The price of a tour in whole USD, rounded half up once, at the end: after the season of its date.
 * @throws RangeError for fewer than {@link MIN_TRAVELERS} or more than {@link MAX_TRAVELERS}, or a negative or infinite
 *   distance
 */
export function tourPrice(
  { park, tourLength, travelers, distanceKm, date = '' }: PricedTour,
  list: PriceList = priceList(),
): number {
  const km = Math.floor(distanceKm)
  if (!(km >= 0 && km < Infinity)) throw new RangeError('distance must be a number of km')
  const { tours } = list
  const prices = parkNamed(park, list)?.prices ?? (isYala(park) ? 'yala' : 'otherParks')
  const base = (typeof prices === 'string' ? tours[prices] : prices)[travelers - 1]?.[tourLength]
  if (base === undefined) throw new RangeError(`travelers must be ${MIN_TRAVELERS} to ${MAX_TRAVELERS}`)
  const lkrPerUsd = list.dollar.lkrInTours
  const lkr = base * lkrPerUsd + tours.transportPerKm * km
  // lkr / lkrPerUsd, half up: of whole numbers, in integer arithmetic.
  const season = tourSeasonOn(date, list)
  if (!season) return Math.floor((2 * lkr + lkrPerUsd) / (2 * lkrPerUsd))
  const dollar = lkrPerUsd * WHOLE
  return Math.max(1, Math.floor((2 * lkr * inTenThousands(season.percent) + dollar) / (2 * dollar)))
}

/** Whole USD. */
export interface TourPriceParts {
  /** The tour itself, for all travelers. */
  readonly tour: number
  /** 0 without transport. */
  readonly transport: number
  /** Rupees of the transport, where they are not by the dollar alone. */
  readonly lkr?: number
}

/**
 * What a tour's price is made of. Only the total is rounded, so that the transport is what it adds to the tour: the
 * parts always make up the total.
 * @example tourPriceParts({ park: 'Yala', tourLength: 'full', travelers: 4, distanceKm: 259 })
 * // { tour: 275, transport: 151 }
 */
export function tourPriceParts(tour: PricedTour, list: PriceList = priceList()): TourPriceParts {
  const withoutTransport = tourPrice({ ...tour, distanceKm: 0 }, list)
  return { tour: withoutTransport, transport: tourPrice(tour, list) - withoutTransport }
}

/**
 * All prices of a tour in one short text, which changes when any of them changes. Prices of other parks do not affect
 * it.
 * @example tourPriceList({ park: 'Yala', distanceKm: 0 }) // '105.170.150.210.175.230.215.275.250.310.280.340'
 */
export function tourPriceList({ park, distanceKm }: Pick<PricedTour, 'park' | 'distanceKm'>): string {
  return PARTY_SIZES.flatMap((travelers) =>
    TOUR_LENGTHS.map((tourLength) => tourPrice({ park, tourLength, travelers, distanceKm })),
  ).join('.')
}

/** True for every spelling of Yala, 'Yala national park' and 'yala-national-park' included. */
function isYala(park: string): boolean {
  return /(^|[^\p{L}])yala([^\p{L}]|$)/iu.test(park)
}
