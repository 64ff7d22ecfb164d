/** The shapes of the site's calls: schemas of requests, types of answers. Rules: docs/api.md */
import { MAX_STOPS_ON_THE_WAY, MAX_WAITING } from '#domain/fares/stops-and-waiting.ts'
import * as v from 'valibot'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import type { QuotedVehicle, Fare, VehicleClass } from '#domain/fares/vehicles.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { cleanPlaceName, MAX_PLACE_NAME, placeKey } from '#domain/places/place-name.ts'
import type { DatedPrices } from '#domain/fares/dated-fare.ts'
import { DAY_MS, isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'
import { fieldProblem } from './field-problems.ts'
import { MAX_SLUG } from './slugs.ts'

// Parts of several calls.

/** Absent, null: the same. */
export const optional = <const S extends v.GenericSchema>(schema: S) =>
  v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  )

export function wholeFrom(least: number, most: number) {
  const problem = fieldProblem('count-out-of-range', least, most)
  return v.pipe(v.number(problem), v.integer(problem), v.minValue(least, problem), v.maxValue(most, problem))
}

const [noSuchDate, noSuchTime] = [fieldProblem('no-such-date'), fieldProblem('no-such-time')]
export const dateSchema = v.pipe(v.string(noSuchDate), v.check(isRealDate, noSuchDate))
export const timeSchema = v.pipe(v.string(noSuchTime), v.check(isRealTime, noSuchTime))

/** More than any vehicle takes. */
const MOST_ASKED_FOR = 99

/** For whom and when a car is to be there. Without date and time nothing is said of cars. */
const pickupEntries = {
  date: optional(dateSchema),
  time: optional(timeSchema),
  travelers: optional(wholeFrom(1, MOST_ASKED_FOR)),
}

const slug = v.pipe(
  v.string(),
  v.nonEmpty(fieldProblem('no-slug')),
  v.maxLength(MAX_SLUG, fieldProblem('slug-too-long')),
)

/**
 * At most, in bytes: a letter of Sinhala or Tamil takes three. The key of a trip must fit into KV, and a row of D1 must stay
 * small.
 */
const MAX_PLACE_NAME_BYTES = 200

const utf8 = new TextEncoder()

/** True for a name with too many bytes as stored or as compared: one letter may unfold into a whole sentence. */
function hasTooManyBytes(name: string): boolean {
  return [name, placeKey(name)].some((text) => utf8.encode(text).length > MAX_PLACE_NAME_BYTES)
}

// Browsers take these for a dot. NFKC turns other forms of '.', ':', '/' and '@' into the usual ones.
const DOTS = /[\u3002\u2024]/g

// Top-level domains that are no word of a place's name. Any two letters may be a country's.
const GENERIC_DOMAINS =
  'com|net|org|info|biz|xyz|top|site|online|shop|store|app|dev|web|link|click|live|club|vip|win|icu|pro|mobi|name|asia|space|website|page|work|tech|cloud|travel|gov|edu'
const COUNTRY_DOMAIN = '[a-z]{2}'
/** Written with a dot and no space: 'Mt.Lavinia', 'St.Mary', 'Rd.No 5'. */
const ABBREVIATIONS = 'st|mt|rd|no|dr|ave|ft|sri|opp|bldg|km'

// The text before it is matched instead of looked behind for: our oldest browsers cannot read a look-behind.
const ADDRESSES = [
  /@|:\/\/|\bwww\./i,
  new RegExp(`(?:^|[^\\p{L}\\p{N}])[\\p{L}\\p{N}-]+\\.(?:${GENERIC_DOMAINS})(?![\\p{L}\\p{N}])`, 'iu'),
  new RegExp(
    `(?:^|[^\\p{L}\\p{N}.-])(?!(?:${ABBREVIATIONS})\\.)[\\p{L}\\p{N}.-]*[\\p{L}\\p{N}-]{3}\\.${COUNTRY_DOMAIN}(?![\\p{L}\\p{N}])`,
    'iu',
  ),
  // With a path, whatever its last part.
  /[\p{L}\p{N}-]\.[\p{L}\p{N}-]{2,}\/\S/u,
  // IPv4.
  /(?:^|\D)\d{1,3}(?:\.\d{1,3}){3}(?!\d)/,
]

/** True for a text that a mail program may show as a link: a page's address, a domain, an e-mail address. */
export function holdsAddress(text: string): boolean {
  const plain = text.normalize('NFKC').replace(DOTS, '.')
  return ADDRESSES.some((address) => address.test(plain))
}

export const PlaceNameSchema = v.pipe(
  v.string(),
  v.maxLength(4 * MAX_PLACE_NAME),
  v.transform(cleanPlaceName),
  v.nonEmpty(fieldProblem('no-place')),
  v.maxLength(MAX_PLACE_NAME, fieldProblem('place-too-long', MAX_PLACE_NAME)),
  v.check((name) => !hasTooManyBytes(name), fieldProblem('place-has-too-many-bytes')),
  v.check((name) => !holdsAddress(name), fieldProblem('place-holds-address')),
)

/** The part of a place name before its first comma. */
const shortPlaceName = v.pipe(
  v.string(),
  v.transform((name) => name.split(',')[0]!),
  PlaceNameSchema,
)

const price = v.pipe(v.number(), v.integer(fieldProblem('price-not-whole')), v.minValue(1), v.maxValue(10_000_000))

/** `null` for a class that is not offered. */
const priceOfClass = v.nullable(price)

const distanceKm = (least: number, tooShort: string) =>
  v.pipe(
    v.number(fieldProblem('distance-not-a-number')),
    v.integer(fieldProblem('distance-not-whole')),
    v.minValue(least, tooShort),
    v.maxValue(MAX_DRIVABLE_KM, fieldProblem('distance-too-long', MAX_DRIVABLE_KM)),
  )

export const DurationTextSchema = v.pipe(
  v.string(),
  v.maxLength(40),
  v.check((text) => (parseDuration(text) ?? 0) >= 1, fieldProblem('not-a-duration')),
)

const degrees = (limit: number) =>
  v.pipe(
    v.union(
      [v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,20})?$/), v.transform(Number))],
      fieldProblem('not-degrees'),
    ),
    v.finite(),
    v.minValue(-limit),
    v.maxValue(limit),
  )

const latLng = v.strictObject({ lat: degrees(90), lng: degrees(180) })

// Stops on the way of a ride.

/** A place on the way of a ride, with minutes of waiting. */
export interface StopOnTheWay {
  readonly place: string
  readonly minutes: number
  /** For a tour: on the way on from the park. */
  readonly afterPark?: true
}

export const StopsOnTheWaySchema = v.pipe(
  v.array(v.object({ place: PlaceNameSchema, minutes: optional(wholeFrom(0, MAX_WAITING)) })),
  v.maxLength(MAX_STOPS_ON_THE_WAY, fieldProblem('too-many-stops', MAX_STOPS_ON_THE_WAY)),
)
/** As a visitor asks for them: without minutes, as long as waiting is free. */
export type StopsOnTheWay = v.InferOutput<typeof StopsOnTheWaySchema>

/** Where a distance comes from: our own roads, or Google. */
export type DistanceSource = 'embedded' | 'google'

/** RFC 9457 problem details, with the fields that failed validation. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly fields?: readonly { readonly field: string; readonly message: string; readonly problem?: string }[]
  /** Seconds after which another try is worth while, where one address did too much. */
  readonly retryAfter?: number
}

// Places.

export const PlacesSchema = v.object({
  /** What a visitor has typed so far. */
  text: PlaceNameSchema,
  /** Houses near this position come before others that fit as well. */
  near: v.nullish(latLng),
})

/** A place that may be meant by what a visitor typed. */
export interface PlaceMatch extends LatLng {
  /** Unique: fares are asked for by it. */
  readonly name: string
  /** The district, for a place of the gazetteer. */
  readonly town: string
  /** 'hotel', 'guest house', 'villa' …; of a place of the gazetteer 'town', 'beach', 'sight' … */
  readonly kind: string
  /** Where only the town of a house is known, and the position is the town's. */
  readonly atTown?: true
  /** The text surely means this house. */
  readonly sure?: true
}

// Directions.

/** A place that the map service found, by the map service's own id of it. */
const mapServicePlace = v.strictObject({
  placeId: v.pipe(v.string(), v.regex(/^[\w-]{1,512}$/)),
  position: v.nullish(latLng),
})

/**
 * Our own roads answer for a point. The map service is asked for names and ids alone, where the Worker has a key.
 */
const askedPlace = v.union([PlaceNameSchema, latLng, mapServicePlace], fieldProblem('not-a-place'))

export const DirectionsSchema = v.object({
  from: askedPlace,
  to: askedPlace,
  via: v.optional(v.union([askedPlace, v.pipe(v.array(askedPlace), v.maxLength(5))])),
  /** Asks our own roads alone, even where Google could be asked. */
  source: v.optional(v.literal('embedded')),
})
export type DirectionsRequest = v.InferOutput<typeof DirectionsSchema>

/** What the roads answer. */
export interface Route {
  readonly distanceMeters: number
  readonly durationSeconds: number
  readonly path: readonly (readonly [lat: number, lng: number])[]
  readonly source: DistanceSource
  /** The ends as they are stored; `null` for an end given as a point. */
  readonly from?: string | null
  readonly to?: string | null
  /** Absent for a route of Google's. */
  readonly route?: RouteFacts
}

/** What our own roads know about a route. */
export interface RouteFacts {
  /** In driving order: `E03`, `A1`, `Ella - Passara road`. */
  readonly roads: readonly { readonly name: string; readonly km: number }[]
  /** Towns on the way that travelers know. */
  readonly towns: readonly string[]
  readonly expresswayKm: number
  readonly hillKm: number
  /** Winding road in the foothills; `hillKm` does not include it. */
  readonly windingKm: number
  /** The ends that are hotels. `exact` is false where only the town is known, so that the distance is the town's. */
  readonly hotels?: readonly { readonly name: string; readonly town: string; readonly exact: boolean }[]
}

// Transfers.

/** The positions of the ends find a distance that was saved under a name that the site does not know. */
export const TransferQuerySchema = v.object({
  urlData: v.object({
    url: slug,
    fromPoint: v.nullish(latLng),
    toPoint: v.nullish(latLng),
    /** Stops on the way: the answer is for the whole way, and is never saved. */
    via: v.nullish(StopsOnTheWaySchema),
    ...pickupEntries,
  }),
})

export const TransferUploadSchema = v.object({
  urlDataUpload: v.object({
    from: shortPlaceName,
    to: shortPlaceName,
    miniPriceLKR: priceOfClass,
    miniPriceUSD: priceOfClass,
    carPriceLKR: priceOfClass,
    carPriceUSD: priceOfClass,
    vanPriceLKR: priceOfClass,
    vanPriceUSD: priceOfClass,
    distance: distanceKm(1, fieldProblem('distance-too-short', 1)),
    duration: DurationTextSchema,
    /** Position of the dropoff. */
    lat: v.nullish(degrees(90)),
    long: v.nullish(degrees(180)),
    url: slug,
    /** Positions of the ends, for names that the gazetteer does not know. */
    fromPoint: v.nullish(latLng),
    toPoint: v.nullish(latLng),
  }),
})
export type TransferUpload = v.InferInput<typeof TransferUploadSchema>['urlDataUpload']

/** How long a signed quote can be booked, in milliseconds. docs/product.md#quotes */
export const QUOTE_LIFETIME_MS = DAY_MS

/** Of an answer, which has all of its vehicles in a list. */
export interface WithVehicles {
  readonly vehicles: readonly QuotedVehicle[]
}

/** The answer to a query or an upload: a record that can be priced, shown and booked. */
export interface TransferQuote extends Fare, Partial<WithVehicles>, WithAvailability {
  readonly dated?: DatedPrices<Fare>
  readonly pickup: string
  readonly dropoff: string
  readonly url: string
  /** Where they were asked for. Distance, duration and prices are those of the whole way. */
  readonly via?: readonly StopOnTheWay[]
  readonly distance: number
  readonly duration: string
  readonly latloc: number | null
  readonly longloc: number | null
  /** Position of the pickup. */
  readonly fromPoint: LatLng | null
  readonly source: DistanceSource
  /** False when our own roads could not check the distance; the operator reviews such a booking. */
  readonly verified: boolean
  /** A signed quote, good for one booking until it expires. */
  readonly token: string
}

export interface Rate extends Fare {
  readonly id: number
  /** Id of the pickup's first rate as text; '0' for that rate itself, which is at the top level of the menu. */
  readonly sub: string
  readonly pickup: string
  readonly dropoff: string
  readonly linkurl: string
  readonly distance: number
  readonly duration: string
  /** The contract's name for a rate that is not in the database: always false, as `error` is. */
  readonly database: boolean
  readonly error: boolean
}

// Tours.

/** Without a park: the offers of all parks. */
export const SafariOffersSchema = v.object({
  linkUrl: v.object({ park: v.optional(v.pipe(v.string(), v.maxLength(MAX_SLUG))) }),
})

export const SafariQuerySchema = v.object({
  urlData: v.object({ url: slug, pickupPoint: v.nullish(latLng), dropoffPoint: v.nullish(latLng), ...pickupEntries }),
})

export const SafariUploadSchema = v.object({
  urlDataUpload: v.object({
    park: PlaceNameSchema,
    pickup: shortPlaceName,
    dropoff: shortPlaceName,
    /** From the pickup through the park's gate to the dropoff; 0 without transport. */
    distance: distanceKm(0, fieldProblem('distance-negative')),
    url: slug,
    /** Positions of the ends, for names that the gazetteer does not know. */
    pickupPoint: v.nullish(latLng),
    dropoffPoint: v.nullish(latLng),
  }),
})
export type SafariUpload = v.InferInput<typeof SafariUploadSchema>['urlDataUpload']

export interface SafariOffer {
  readonly id: number
  /** Slug of the tour's page, half day. */
  readonly url: string
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  /** Whole km of transport. */
  readonly distance: number
}

/** The answer to a query or an upload: a distance that can be priced, shown and booked. */
export interface TourQuote extends Omit<SafariOffer, 'id'>, WithAvailability {
  readonly source: DistanceSource
  /** As in {@link TransferQuote}. */
  readonly verified: boolean
  /** A signed quote of park, places and distance, good for one booking until it expires. */
  readonly token: string
}

// Whether a car can be there at a pickup's date and time: what the calls answer and forms say. docs/product.md#cars

/** Event of the document: a form says that no car is free. A type, because a constant would be a file of its own. */
export type NoCarEvent = 'no-car-free'

/** `few`: one or two cars could, or one by moving another ride to another car. */
export type Availability = 'free' | 'few' | 'none'

/** The cars of one class at the asked hour; of a tour those of the class that drives it. */
export interface CarsOfClass {
  readonly vehicle: VehicleClass
  readonly cars: Availability
  /** Where there is none: the nearest hours of that day at which there is one, `HH:mm`. Absent where there is no such hour. */
  readonly otherTimes?: readonly string[]
  /** Where there is none: the next larger class that has one. */
  readonly otherVehicle?: VehicleClass
}

/** Absent from an answer while no cars are counted, or where no date and time were asked for. */
export interface WithAvailability {
  /** Of a transfer one for each class on offer, of a tour one. */
  readonly availability?: readonly CarsOfClass[]
}

/** Of a journey: of each ride, and of a car and driver who stay. */
export interface JourneyAvailability {
  readonly rides: readonly (readonly CarsOfClass[])[]
  readonly stay: readonly CarsOfClass[] | null
}
