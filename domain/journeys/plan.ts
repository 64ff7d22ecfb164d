/**
 * A plan in the address of the page: every plan has one spelling, which a form without scripts sends as well.
 *
 * `stop1` … name the places in their order (an empty one is no stop, so that a form may have a spare row); `nights1`,
 * `tour1`, `leaves1`, `gap1`, `bags1` belong to it; `via1` is repeated, with a `wait1` for each where one has minutes.
 */
import { MAX_STOPS_ON_THE_WAY, MAX_WAITING } from '#domain/fares/stops-and-waiting.ts'
import { TOUR_LENGTHS, type TourLength } from '#domain/duration-and-tour-length.ts'
import {
  type Party,
  partyOfEach,
  roomOf,
  smallestOf,
  type VehicleClass,
  vehicleClasses,
} from '#domain/fares/vehicles.ts'
import { PATTERNS } from '#domain/paths.ts'
import { cleanPlaceName, MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'

// How much a plan may hold. Not beside its schema: a link to a plan needs no schemas.
export const MIN_STOPS = 2
export const MAX_STOPS = 16
/** Nights at one stop. */
export const MAX_NIGHTS = 60
/** Seats and bags that two vehicles of one class have at most. */
export const mostInTwo = (): readonly [seats: number, bags: number] => {
  const rooms = vehicleClasses().map(roomOf)
  return [2 * Math.max(...rooms.map(({ seats }) => seats)), 2 * Math.max(...rooms.map(({ bags }) => bags))]
}

/** Travelers, or bags, for which a plan may ask, whatever the vehicles take. */
const LEAST_MAX_PARTY = 12
/** What two of the largest vehicles take. Larger parties write to us. */
export const maxParty = (): number => Math.max(LEAST_MAX_PARTY, ...mostInTwo())

/** A journey as a visitor plans it: what the call takes (`JourneySchema`), and what the address of the page holds. */
export interface Plan {
  readonly stops: PlannedStop[]
  /** Day of the arrival at the first place: of the first ride, unless nights are spent there. */
  readonly start?: string | null | undefined
  /** Day of the last ride, or of the flight home: the nights are compared with it. */
  readonly end?: string | null | undefined
  /** When the flight leaves, where the last stop is an airport. */
  readonly flight?: string | null | undefined
  readonly travelers?: number | null | undefined
  readonly bags?: number | null | undefined
  /** Two, where the guest wants two vehicles although one takes the party: none of those is free, say. */
  readonly vehicles?: 2 | null | undefined
}

export interface PlannedStop {
  readonly place: string
  readonly nights?: number | null | undefined
  /** Stops on the way to the next place. */
  readonly via?: { readonly place: string; readonly minutes?: number | null | undefined }[] | null | undefined
  /** No ride to the next place: the guest takes the train, say. */
  readonly gap?: boolean | null | undefined
  /** There a car carries the bags, where a train goes and the price list offers it. */
  readonly bagsByCar?: boolean | null | undefined
  /** Where the place is a park on sale: how long the tour is. Half a day where nothing is said. */
  readonly tour?: TourLength | null | undefined
  /** Sri Lanka time of the pickup there, where the guest knows it already. */
  readonly leaves?: string | null | undefined
}

/** Travelers that a journey is priced for where its plan names no number. */
const USUAL_TRAVELERS = 2

export const partyOfPlan = ({ travelers, bags }: Pick<Plan, 'travelers' | 'bags'>): Party => ({
  travelers: travelers ?? USUAL_TRAVELERS,
  bags: bags ?? 0,
})

/** What the fuller one of several vehicles takes. */
export const partyInEach = (plan: Plan, vehicles: number): Party => partyOfEach(partyOfPlan(plan), vehicles)

/** The smallest vehicle that takes such a part of the party as there are vehicles. */
export const smallestForPlan = (plan: Plan, vehicles: number): VehicleClass =>
  smallestOf(vehicleClasses(), partyInEach(plan, vehicles))

/** Cut, so that a hostile address becomes a name that nobody knows. */
const nameIn = (text: string | null | undefined) =>
  cleanPlaceName((text ?? '').slice(0, 4 * MAX_PLACE_NAME)).slice(0, MAX_PLACE_NAME)

function numberIn(text: string | null | undefined, most: number): number | undefined {
  const number = /^\d{1,4}$/.test(text ?? '') ? Number(text) : Number.NaN
  return number <= most ? number : undefined
}

const only = <T>(text: string | null, isOne: (text: string) => boolean, made: (text: string) => T) =>
  text !== null && isOne(text) ? made(text) : undefined

/** Without what is undefined, so that equal plans are equal, and have one address. */
export const saidOf = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T

function stopIn(query: URLSearchParams, row: string): PlannedStop {
  const waits = query.getAll(`wait${row}`)
  const via = query
    .getAll(`via${row}`)
    .map((text, i) => saidOf({ place: nameIn(text), minutes: numberIn(waits[i], MAX_WAITING) }))
    .filter(({ place }) => place !== '')
    .slice(0, MAX_STOPS_ON_THE_WAY)
  return saidOf({
    place: nameIn(query.get(`stop${row}`)),
    nights: numberIn(query.get(`nights${row}`), MAX_NIGHTS) || undefined,
    via: via.length > 0 ? via : undefined,
    gap: query.get(`gap${row}`) === '1' || undefined,
    bagsByCar: (query.get(`gap${row}`) === '1' && query.get(`bags${row}`) === '1') || undefined,
    tour: TOUR_LENGTHS.find((length) => length !== 'half' && length === query.get(`tour${row}`)),
    leaves: only(query.get(`leaves${row}`), isRealTime, String),
  })
}

/**
 * The plan in an address. It may have fewer than two stops, and names that nobody knows; what cannot be read is left
 * out.
 */
export function parsePlan(query: URLSearchParams): Plan {
  const rows = [...new Set([...query.keys()].flatMap((key) => /^stop([1-9]\d?)$/.exec(key)?.[1] ?? []))]
  const stops = rows
    .sort((a, b) => Number(a) - Number(b))
    .map((row) => stopIn(query, row))
    .filter(({ place }) => place !== '')
    .slice(0, MAX_STOPS)
  return saidOf({
    stops,
    start: only(query.get('start'), isRealDate, String),
    end: only(query.get('end'), isRealDate, String),
    flight: only(query.get('flight'), isRealTime, String),
    travelers: numberIn(query.get('travelers'), maxParty()) || undefined,
    bags: numberIn(query.get('bags'), maxParty()),
    vehicles: query.get('vehicles') === '2' ? 2 : undefined,
  })
}

/**
 * The one address of a plan.
 * @example planAddress({ stops: [{ place: 'Kandy', nights: 2 }, { place: 'Ella' }] })
 * // '/journey?stop1=Kandy&nights1=2&stop2=Ella'
 */
export function planAddress({ stops, start, end, flight, travelers, bags, vehicles }: Plan): string {
  const query = new URLSearchParams()
  const put = (name: string, value: string | number | null | undefined) => {
    if (value !== null && value !== undefined && value !== '') query.append(name, String(value))
  }
  stops.forEach(({ place, nights, via, gap, bagsByCar, tour, leaves }, i) => {
    const row = i + 1
    put(`stop${row}`, place)
    put(`nights${row}`, nights || null)
    put(`tour${row}`, tour === 'half' ? null : tour)
    put(`leaves${row}`, leaves)
    put(`gap${row}`, gap ? 1 : null)
    put(`bags${row}`, gap && bagsByCar ? 1 : null)
    const waits = (via ?? []).some(({ minutes }) => minutes !== null && minutes !== undefined)
    for (const each of via ?? []) {
      put(`via${row}`, each.place)
      if (waits) query.append(`wait${row}`, String(each.minutes ?? ''))
    }
  })
  put('start', start)
  put('end', end)
  put('flight', flight)
  put('travelers', travelers)
  put('bags', bags)
  put('vehicles', vehicles)
  const text = query.toString()
  return text === '' ? PATTERNS.journey : `${PATTERNS.journey}?${text}`
}

/** The places of a ride in driving order: a tour goes by way of its park. */
export function placesOf({ pickup, dropoff, park, via }: Way): string[] {
  const before = via.filter(({ afterPark }) => !afterPark).map(({ place }) => place)
  const after = via.filter(({ afterPark }) => afterPark).map(({ place }) => place)
  const way = [pickup, ...before, ...(park === undefined ? [] : [park]), ...after, dropoff]
  return way.filter((place, i) => place !== way[i - 1])
}

/** Where a quoted ride leads. */
interface Way {
  readonly pickup: string
  readonly dropoff: string
  /** Of a tour. */
  readonly park?: string
  readonly via: readonly { readonly place: string; readonly afterPark?: boolean | undefined }[]
}
