/** Shapes of the calls the site makes: payload schemas and answer types. Specification section 7, design section 4. */
import * as v from 'valibot'
import { MAX_DRIVABLE_KM, type Fare } from '#domain/fares/transfer-fare.ts'
import { parseDuration } from '#domain/fares/duration.ts'
import { cleanPlaceName, MAX_PLACE_NAME } from '#domain/places/place-name.ts'

/** A slug holds two or three names, each up to nine bytes a character when encoded, and the words between them. */
export const MAX_SLUG = 3 * 9 * MAX_PLACE_NAME + 100

const slug = v.pipe(v.string(), v.nonEmpty('A slug is needed'), v.maxLength(MAX_SLUG, 'The slug is too long'))

export const PlaceNameSchema = v.pipe(
  v.string(), v.maxLength(4 * MAX_PLACE_NAME), v.transform(cleanPlaceName),
  v.nonEmpty('A place is needed'), v.maxLength(MAX_PLACE_NAME, `A place name has at most ${MAX_PLACE_NAME} characters`),
)

/** Specification section 3: the part of a place name before a comma. */
const shortPlaceName = v.pipe(v.string(), v.transform((name) => name.split(',')[0]!), PlaceNameSchema)

const price = v.pipe(v.number(), v.integer('A price is a whole number'), v.minValue(1), v.maxValue(10_000_000))

const distanceKm = v.pipe(
  v.number('The distance must be a number of km'), v.integer('The distance is whole km'), v.minValue(1, 'The distance must be at least 1 km'),
  v.maxValue(MAX_DRIVABLE_KM, `The distance must be at most ${MAX_DRIVABLE_KM} km`),
)

export const DurationTextSchema = v.pipe(
  v.string(), v.maxLength(40),
  v.check((text) => (parseDuration(text) ?? 0) >= 1, "The duration must be a text such as '1 hour 5 mins'"),
)

const degrees = (limit: number) => v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^-?\d{1,3}(\.\d{1,20})?$/), v.transform(Number))], 'Must be degrees'),
  v.finite(), v.minValue(-limit), v.maxValue(limit),
)

export const LatLngSchema = v.strictObject({ lat: degrees(90), lng: degrees(180) })
export type LatLng = v.InferOutput<typeof LatLngSchema>

export const TransferQuerySchema = v.object({ urlData: v.object({ url: slug }) })

export const TransferUploadSchema = v.object({
  urlDataUpload: v.object({
    from: shortPlaceName,
    to: shortPlaceName,
    miniPriceLKR: price, miniPriceUSD: price,
    carPriceLKR: price, carPriceUSD: price,
    vanPriceLKR: price, vanPriceUSD: price,
    distance: distanceKm,
    duration: DurationTextSchema,
    /** Position of the dropoff. */
    lat: v.nullish(degrees(90)),
    long: v.nullish(degrees(180)),
    url: slug,
    /** Positions of both ends: they place names that the gazetteer does not know. */
    fromPoint: v.nullish(LatLngSchema),
    toPoint: v.nullish(LatLngSchema),
  }),
})
export type TransferUpload = v.InferInput<typeof TransferUploadSchema>['urlDataUpload']

const waypoint = v.union([PlaceNameSchema, LatLngSchema], 'A place name, or { lat, lng }')

export const DirectionsSchema = v.object({
  from: waypoint,
  to: waypoint,
  via: v.optional(v.union([waypoint, v.pipe(v.array(waypoint), v.maxLength(5))])),
  /** Asks for the embedded network alone, whatever else there is to ask. */
  source: v.optional(v.literal('embedded')),
})
export type DirectionsRequest = v.InferOutput<typeof DirectionsSchema>

export interface Route {
  readonly distanceMeters: number
  readonly durationSeconds: number
  readonly path: readonly (readonly [lat: number, lng: number])[]
  readonly source: DistanceSource
  /** The ends in the site's spelling, as they are stored; `null` for an end given as a point. */
  readonly from?: string | null
  readonly to?: string | null
  /** What the embedded network knows of the way. */
  readonly route?: {
    /** In driving order: `E03`, `A1`, `Ella - Passara road`. */
    readonly roads: readonly { readonly name: string; readonly km: number }[]
    /** Towns that are passed, without the ends. */
    readonly towns: readonly string[]
    readonly expresswayKm: number
    readonly hillKm: number
    /** Of the foothills' bends, besides the hill roads. */
    readonly windingKm: number
  }
}

/** Where a distance comes from: the embedded network, or Google. */
export type DistanceSource = 'embedded' | 'google'

/** The answer to a query or an upload: a record that can be priced, shown and booked. */
export interface TransferQuote extends Fare {
  readonly pickup: string
  readonly dropoff: string
  readonly url: string
  readonly distance: number
  readonly duration: string
  readonly latloc: number | null
  readonly longloc: number | null
  /** Position of the pickup. */
  readonly fromPoint: LatLng | null
  readonly source: DistanceSource
  /** False when the distance could not be checked against the island's roads; such a booking is reviewed by the operator. */
  readonly verified: boolean
  /** A signed quote, good for one booking within 24 h. */
  readonly token: string
}

/** Specification section 3, "Transfer rate (list)" with the menu's `sub`. */
export interface Rate extends Fare {
  readonly id: number
  /** Id of the pickup's first rate as text; '0' for that one itself: the top level of the menu. */
  readonly sub: string
  readonly pickup: string
  readonly dropoff: string
  readonly linkurl: string
  readonly distance: number
  readonly duration: string
  readonly database: boolean
  readonly error: boolean
}

/** Without a park: the offers for all of them. */
export const SafariOffersSchema = v.object({ linkUrl: v.object({ park: v.optional(v.pipe(v.string(), v.maxLength(MAX_SLUG))) }) })

export const SafariQuerySchema = v.object({ urlData: v.object({ url: slug }) })

export const SafariUploadSchema = v.object({
  urlDataUpload: v.object({
    park: PlaceNameSchema,
    pickup: shortPlaceName,
    dropoff: shortPlaceName,
    /** From the pickup through the park's gate to the dropoff; 0 without transport. */
    distance: v.pipe(
      v.number('The distance must be a number of km'), v.integer('The distance is whole km'), v.minValue(0, 'The distance cannot be negative'),
      v.maxValue(MAX_DRIVABLE_KM, `The distance must be at most ${MAX_DRIVABLE_KM} km`),
    ),
    url: slug,
    /** Positions of the ends: they place names that the gazetteer does not know. */
    pickupPoint: v.nullish(LatLngSchema),
    dropoffPoint: v.nullish(LatLngSchema),
  }),
})
export type SafariUpload = v.InferInput<typeof SafariUploadSchema>['urlDataUpload']

/** Specification section 3, "Safari offer". */
export interface SafariOffer {
  readonly id: number
  /** Slug of the safari page, half day. */
  readonly url: string
  readonly park: string
  readonly pickup: string
  readonly dropoff: string
  /** Whole km of transport. */
  readonly distance: number
}

/** The answer to a safari query or upload: a distance that can be priced, shown and booked. */
export interface TourQuote extends Omit<SafariOffer, 'id'> {
  readonly source: DistanceSource
  /** As with transfers. */
  readonly verified: boolean
  /** A signed quote of park, places and distance, good for one booking within 24 h. */
  readonly token: string
}

/** RFC 9457 problem details, with the fields that failed validation. */
export interface Problem {
  readonly type: string
  readonly title: string
  readonly status: number
  readonly detail?: string
  readonly fields?: readonly { readonly field: string; readonly message: string }[]
}
