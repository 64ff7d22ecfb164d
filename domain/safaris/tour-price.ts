/** Prices of private safari jeep tours and of the guided hike. Specification section 9, "Safari price". */

export const TOUR_TYPES = ['Half Day', 'Full Day'] as const
export type TourType = (typeof TOUR_TYPES)[number]
export const MIN_TRAVELERS = 1
export const MAX_TRAVELERS = 6

/** Whole USD by travelers, one to six: [half day, full day]. */
type BaseTable = readonly (readonly [halfDay: number, fullDay: number])[]
const YALA: BaseTable = [[105, 170], [150, 210], [175, 230], [215, 275], [250, 310], [280, 340]]
const OTHER_PARKS: BaseTable = [[99, 160], [130, 170], [160, 210], [195, 250], [220, 270], [290, 350]]

/** Rupees per km of transport, and the rupees that the safari table reckons to a dollar. */
const TRANSPORT_LKR_PER_KM = 170
const SAFARI_LKR_PER_USD = 291

export interface TourPriceInput {
  readonly park: string
  readonly type: TourType
  /** Whole number, 1 to 6. */
  readonly travelers: number
  /** Transport distance, floored to whole km; 0 without transport. */
  readonly distanceKm: number
}

/** True for every spelling of Yala, 'Yala national park' and 'yala-national-park' included. */
export function isYala(park: string): boolean {
  return /(^|[^\p{L}])yala([^\p{L}]|$)/iu.test(park)
}

/** True for the guided hike, which has no choice of duration. */
export function isAdamsPeak(park: string): boolean {
  return /adam.{0,2}s[\s-]*peak/iu.test(park)
}

/**
 * The price of a tour in whole USD, rounded half up once, at the end.
 * @throws RangeError for travelers outside 1 to 6, an unknown type, or a distance that is none
 */
export function safariPrice({ park, type, travelers, distanceKm }: TourPriceInput): number {
  const km = Math.floor(distanceKm)
  if (!(km >= 0 && km < Infinity)) throw new RangeError('distance must be a number of km')
  const base = (isYala(park) ? YALA : OTHER_PARKS)[travelers - 1]?.[TOUR_TYPES.indexOf(type)]
  if (base === undefined) throw new RangeError(`travelers must be ${MIN_TRAVELERS} to ${MAX_TRAVELERS}, and the tour half or full day`)
  // Whole numbers throughout: (base + 170 km / 291), half up.
  return Math.floor((2 * (base * SAFARI_LKR_PER_USD + TRANSPORT_LKR_PER_KM * km) + SAFARI_LKR_PER_USD) / (2 * SAFARI_LKR_PER_USD))
}

/**
 * What a tour costs, in one short text: another one as soon as any price of it is another, whatever changed in the rules. A change for
 * other parks is none of its business.
 * @example tourPriceList({ park: 'Yala', distanceKm: 0 }) // '105.170.150.210.175.230.215.275.250.310.280.340'
 */
export function tourPriceList({ park, distanceKm }: Pick<TourPriceInput, 'park' | 'distanceKm'>): string {
  const travelers = Array.from({ length: MAX_TRAVELERS }, (_, i) => MIN_TRAVELERS + i)
  return travelers.flatMap((each) => TOUR_TYPES.map((type) => safariPrice({ park, type, travelers: each, distanceKm }))).join('.')
}
