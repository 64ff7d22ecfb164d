import * as v from 'valibot'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { parseVehicleText } from '#domain/fares/vehicles.ts'
import { DurationTextSchema, PlaceNameSchema } from '#domain/quotes/call-shapes.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS, TOUR_TYPES } from '#domain/safaris/tour-price.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'

/** E-mail addresses of customers. */

/** RFC 5321, section 4.5.3.1: a path has 256 octets with its angle brackets. */
export const MAX_EMAIL = 254
const MAX_LOCAL_PART = 64

// The HTML standard's valid e-mail address, with a top-level domain and no dots in a row: no line break, no comma,
// no angle bracket, so that an address is one address in every header it is put in.
const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$`)

const MESSAGE = 'Enter an e-mail address such as name@example.com'

/** Spaces around it dropped, the domain in lower case. */
export const EmailSchema = v.pipe(
  v.string('Enter your e-mail address'),
  v.maxLength(2 * MAX_EMAIL, MESSAGE),
  v.transform((text) => text.replace(/^ +| +$/g, '')),
  v.nonEmpty('Enter your e-mail address'),
  v.maxLength(MAX_EMAIL, `An e-mail address has at most ${MAX_EMAIL} characters`),
  v.check((text) => ADDRESS.test(text) && text.indexOf('@') <= MAX_LOCAL_PART, MESSAGE),
  v.transform((text) => text.slice(0, text.indexOf('@')) + text.slice(text.indexOf('@')).toLowerCase()),
)

/** Free text of a customer: flight or room details, additional notes. */

// Controls other than line breaks, and marks that turn the direction of what follows, have no place in a note.
const INVISIBLE = /[^\P{Cc}\n]|[\p{Bidi_Control}\u200B\uFEFF\u00AD]/gu

function cleanNote(text: string): string {
  return text.toWellFormed().normalize('NFC').replace(/\r\n?|[\u2028\u2029]/g, '\n').replace(/\t/g, ' ').replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ').replace(/\n{3,}/g, '\n\n').trim()
}

export const MAX_FLIGHT_DETAILS = 300
export const MAX_NOTES = 1000

const note = (max: number) => v.optional(v.nullable(v.pipe(
  v.string(), v.transform(cleanNote), v.maxLength(max, `Use at most ${max} characters`),
), ''), '')

export const FlightDetailsSchema = note(MAX_FLIGHT_DETAILS)
export const NotesSchema = note(MAX_NOTES)

/** A first look at a phone number, light enough for the form; phone.ts has the last word. */

export const MAX_PHONE = 40
export const PHONE_MESSAGE = 'Enter a phone number with its country code, such as +44 7911 123456'

// Digits of any script, and the signs people write between them; 'x', 'ext' and '#' lead an extension.
const OUTLINE = /^[\s+＋()（）.\-‐-―/\p{Nd}]+(?:\s*(?:x|ext\.?|#)\s*\p{Nd}{1,7})?$/iu

/** A number as it was typed, trimmed. Five digits is the shortest that any country dials. */
export const PhoneTextSchema = v.pipe(
  v.string('Enter your phone number'),
  v.maxLength(4 * MAX_PHONE, PHONE_MESSAGE),
  v.transform((text) => text.trim().replace(/[^\S\n\r]+/g, ' ')),
  v.nonEmpty('Enter your phone number'),
  v.maxLength(MAX_PHONE, PHONE_MESSAGE),
  v.check((text) => OUTLINE.test(text) && !/[\n\r]/.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= 5, PHONE_MESSAGE),
)

/**
 * What a customer fills in to book, field by field (specification sections 2, 3 and 5).
 * Each field's schema can be used alone, beside its field; messages are written for the customer.
 * What needs a clock or every country's numbering plan is checked apart: pickup-moment.ts, phone.ts.
 */

/** A form's fields arrive as text, a script's as numbers: both are taken. */
const wholeNumber = (message: string) => v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d{1,9}\s*$/), v.transform(Number))], message),
  v.integer(message),
)

const DateSchema = v.pipe(
  v.string('Choose a pickup date'), v.nonEmpty('Choose a pickup date'), v.check(isRealDate, 'There is no such date'),
)

const TimeSchema = v.pipe(
  v.string('Choose a pickup time'), v.nonEmpty('Choose a pickup time'), v.check(isRealTime, 'Enter a time from 00:00 to 23:59'),
)

/** ISO 3166-1 alpha-2; which country's number a phone number without country code is. */
const CountrySchema = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Choose a country')))

const MISSING = 'This field is needed'

const TransferFields = v.object({
  pickup: PlaceNameSchema,
  dropoff: PlaceNameSchema,
  email: EmailSchema,
  phone: PhoneTextSchema,
  phonecountry: CountrySchema,
  /** Whole km. */
  distance: v.pipe(wholeNumber('The distance is whole km'), v.minValue(1), v.maxValue(MAX_DRIVABLE_KM)),
  duration: DurationTextSchema,
  pickupdate: DateSchema,
  pickuptime: TimeSchema,
  /** As `vehicleText` makes it: the type and both prices. */
  vehicle: v.pipe(v.string('Choose a vehicle'), v.nonEmpty('Choose a vehicle'), v.check((text) => parseVehicleText(text) !== null, 'Choose a vehicle')),
  flightdetails: FlightDetailsSchema,
}, MISSING)

const SafariFields = v.object({
  park: PlaceNameSchema,
  /** Total in whole USD. */
  rates: v.pipe(wholeNumber('The total is whole dollars'), v.minValue(1)),
  type: v.picklist(TOUR_TYPES, 'Choose Half Day or Full Day'),
  travelers: v.pipe(
    wholeNumber('Choose the number of travelers'),
    v.minValue(MIN_TRAVELERS, 'Choose at least 1 traveler'), v.maxValue(MAX_TRAVELERS, `One jeep takes up to ${MAX_TRAVELERS} travelers`),
  ),
  pickup: PlaceNameSchema,
  dropoff: PlaceNameSchema,
  pickupDate: DateSchema,
  pickupTime: TimeSchema,
  phone: PhoneTextSchema,
  phoneCountry: CountrySchema,
  email: EmailSchema,
  notes: NotesSchema,
}, MISSING)

/** The payload of a transfer's booking. */
export const TransferBookingSchema = v.object({ bookingDetails: TransferFields }, MISSING)
/** The payload of a safari's or hike's booking. */
export const TourBookingSchema = v.object({ bookFormDetails: SafariFields }, MISSING)

/** Schemas of the single fields, for messages beside them while a form is filled in. */
export const transferFields = TransferFields.entries
export const tourFields = SafariFields.entries

/** What the browser sends. */
export type TransferBookingDetails = v.InferInput<typeof TransferFields>
export type TourBookingDetails = v.InferInput<typeof SafariFields>
/** What has passed the schema. */
export type CheckedTransferDetails = v.InferOutput<typeof TransferFields>
export type CheckedTourDetails = v.InferOutput<typeof SafariFields>
