/**
 * What a page shows for a trip or a tour. The Worker and the browser find the distance in different ways; the rest is
 * the same.
 */
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { type Leg, MAX_DRIVABLE_KM, type MeasuredTrip, transferFare, type Trip } from '#domain/fares/transfer-fare.ts'
import type { Fare } from '#domain/fares/vehicles.ts'
import { type DatedFare, todaysPrices } from '#domain/fares/dated-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { placeKey, requestedPlace } from '#domain/places/place-name.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { TourTrip } from '#domain/tours/tour-price.ts'
import type { DistanceSource } from './quote-calls-and-lifetime.ts'
import { transferSlug } from './slugs.ts'

/** Prices, distance and duration are null when there is no fare: docs/product.md#quotes */
type FareQuote = {
  /** Whole km. */
  readonly distance: number | null
  /** Text such as '1 hour 5 mins'. */
  readonly duration: string | null
  /** Position of the dropoff. */
  readonly latloc: number | null
  readonly longloc: number | null
  readonly url: string
  /** The contract's name for a trip that is not in the database: no saved record exists for it. */
  readonly database: boolean
  readonly error: boolean
} & DatedFare

export type PricedQuote = FareQuote & { readonly distance: number; readonly duration: string; readonly error: false }

interface QuoteInput extends MeasuredTrip {
  readonly latloc?: number | null
  readonly longloc?: number | null
  readonly url?: string
  readonly database?: boolean
}

/** What a page shows for a trip. It holds no token, so a page with it may be cached. */
export type ShownFare = Trip &
  (
    | {
        readonly state: 'priced'
        readonly quote: PricedQuote
        readonly source: DistanceSource
        /** Position of the pickup; the quote has the dropoff's. */
        readonly start: LatLng | null
        /** True when it was computed for this visit: the browser uploads it to be saved. */
        readonly awaitsUpload: boolean
      }
    /** No car can get there, or a place is unknown. */
    | { readonly state: 'unreachable'; readonly instead?: readonly PlaceInstead[] }
    /** Pickup and dropoff are one place. */
    | { readonly state: 'same-place' }
    /** The service did not answer; trying again may help. */
    | { readonly state: 'failed' }
  )

/** A place for an end of a trip whose name nobody knows. */
export interface PlaceInstead {
  readonly end: keyof Trip
  readonly name: string
  /** What the page calls it, in its language. */
  readonly label: string
  /** The sentence before the first place of an end. */
  readonly intro?: string
  /** What was asked for, where the place is the town that it names: we drive to the door. */
  readonly address?: string
}

export type PricedFare = Extract<ShownFare, { readonly state: 'priced' }>

/** A trip's distance and duration, from a saved record or from the roads. */
export interface TripDistance extends Trip, Leg {
  readonly source: DistanceSource
  /** Positions of the ends, where known. */
  readonly start: LatLng | null
  readonly end: LatLng | null
  /** True when it was computed just now: the browser uploads it to be saved. */
  readonly awaitsUpload: boolean
  /** Of no date, as the Worker has computed it: browsers do not know what the owner has set by hand. */
  readonly fare?: Fare
}

/** The transport of a tour, as its page shows it. */
export interface TourTransport {
  /** In the site's spelling. */
  readonly trip: TourTrip
  /** `failed`: the service did not answer; trying again may help. */
  readonly state: 'found' | 'unreachable' | 'failed'
  /** Whole km, 0 without transport; `null` unless found. */
  readonly distanceKm: number | null
  /** Whole minutes of the drive from the pickup to the gate, 0 at the gate; `null` if the own roads cannot say. */
  readonly toGateMinutes: number | null
  readonly instead?: readonly PlaceInstead[]
  /** True when it was computed just now: the browser uploads it to be saved. */
  readonly awaitsUpload: boolean
}

export const errorQuote: FareQuote = {
  miniprice: null,
  carprice: null,
  vanprice: null,
  miniusd: null,
  carusd: null,
  vanusd: null,
  distance: null,
  duration: null,
  latloc: null,
  longloc: null,
  url: '',
  database: false,
  error: true,
}

/**
 * The fare without season and night.
 * @returns `null` between two spellings of one place, and for a distance that nobody drives
 */
export function fareBetween(trip: MeasuredTrip): Fare | null {
  if (hasEqualEnds(trip)) return null
  // Where nobody can say which list is in force, it is not the trip that has no fare.
  const list = priceList()
  try {
    return transferFare(trip, list)
  } catch {
    return null
  }
}

/** {@link errorQuote} for a trip without a fare. */
export function fareQuote(
  { latloc = null, longloc = null, url = '', database = false, ...trip }: QuoteInput,
  today = sriLankaTime(new Date()).date,
): FareQuote {
  const fare = fareBetween(trip)
  if (!fare) return { ...errorQuote, url }
  return {
    ...todaysPrices(fare, today),
    distance: Math.floor(trip.distanceKm),
    duration: formatDuration(trip.durationMinutes),
    latloc,
    longloc,
    url,
    database,
    error: false,
  }
}

/** True for a quote with an error, or for more than {@link MAX_DRIVABLE_KM} km. */
export function isUnreachable(quote: Pick<FareQuote, 'error' | 'distance'>): boolean {
  return quote.error || quote.distance === null || quote.distance > MAX_DRIVABLE_KM
}

/**
 * @param findDistance answers `null` for a trip without a route; its errors are passed on
 * @param now of the server
 */
export async function shownFare(
  trip: Trip,
  findDistance: (trip: Trip) => Promise<TripDistance | null>,
  now = new Date(),
): Promise<ShownFare> {
  const asked = { pickup: requestedPlace(trip.pickup), dropoff: requestedPlace(trip.dropoff) }
  if (!asked.pickup || !asked.dropoff) return { ...asked, state: 'unreachable' }
  if (hasEqualEnds(asked)) return { ...asked, state: 'same-place' }
  const found = await findDistance(asked)
  if (!found) return { ...asked, state: 'unreachable' }
  const { pickup, dropoff, distanceKm, durationMinutes, source, start, end, awaitsUpload, fare } = found
  const today = sriLankaTime(now).date
  const computed = fareQuote(
    {
      pickup,
      dropoff,
      distanceKm,
      durationMinutes,
      latloc: end?.lat ?? null,
      longloc: end?.lng ?? null,
      url: transferSlug(pickup, dropoff),
      database: awaitsUpload,
    },
    today,
  )
  const quote = computed.error || !fare ? computed : { ...computed, ...todaysPrices(fare, today) }
  if (isPriced(quote)) return { pickup, dropoff, state: 'priced', quote, source, start, awaitsUpload }
  return { pickup, dropoff, state: hasEqualEnds(found) ? 'same-place' : 'unreachable' }
}

/** False for the error quote, and for a distance that nobody drives. */
export function isPriced(quote: FareQuote): quote is PricedQuote {
  return !isUnreachable(quote)
}

function hasEqualEnds({ pickup, dropoff }: Trip): boolean {
  return placeKey(pickup) === placeKey(dropoff)
}
