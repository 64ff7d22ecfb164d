/**
 * What a customer fills in to book, field by field. docs/product.md#validation
 * Each field's schema also works alone, beside its field in the form; messages are written for the customer.
 * Checked elsewhere: the pickup's time against the clock (pickup-time.ts), the phone number against each country's plan
 * (phone-number.ts).
 */
import { parseVehicleText, TOUR_TYPES } from '#domain/contract-texts.ts'
import * as v from 'valibot'
import type { RideKind } from './booking.ts'
import { type DRIVER_NOTES, type DriverNote, type DriverNotes, driverNotes, noteRow, notesOf } from './driver-notes.ts'
import { type NoteRule, noteRule } from './note-rules.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { DurationTextSchema, MISSING_FIELD, PlaceNameSchema } from '#domain/quotes/call-shapes.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS } from '#domain/safaris/tour-price.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'

// E-mail.

/** RFC 5321, section 4.5.3.1: a path has 256 octets with its angle brackets. */
export const MAX_EMAIL = 254
const MAX_LOCAL_PART = 64

// The HTML standard's valid e-mail address, with a top-level domain and without two dots in a row. It can hold no line
// break, comma
// or angle bracket, and so stays one address in a mail's header.
const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$`)

const EMAIL_MESSAGE = 'Enter an e-mail address such as name@example.com'

/** Drops the spaces around it, and writes the domain in lower case. */
export const EmailSchema = v.pipe(
  v.string('Enter your e-mail address'),
  v.maxLength(2 * MAX_EMAIL, EMAIL_MESSAGE),
  v.transform((text) => text.replace(/^ +| +$/g, '')),
  v.nonEmpty('Enter your e-mail address'),
  v.maxLength(MAX_EMAIL, `An e-mail address has at most ${MAX_EMAIL} characters`),
  v.check((text) => ADDRESS.test(text) && text.indexOf('@') <= MAX_LOCAL_PART, EMAIL_MESSAGE),
  v.transform((text) => text.slice(0, text.indexOf('@')) + text.slice(text.indexOf('@')).toLowerCase()),
)

// Phone. This is a quick check for the form; `parsePhone` decides.

export const MAX_PHONE = 40
export const PHONE_MESSAGE = 'Enter a phone number with its country code, such as +44 7911 123456'

/** The shortest number that any country dials. */
const MIN_PHONE_DIGITS = 5
// Digits of any script, and the signs that people write between them; 'x', 'ext' and '#' start an extension.
const PHONE = /^[\s+＋()（）.\-‐-―/\p{Nd}]+(?:\s*(?:x|ext\.?|#)\s*\p{Nd}{1,7})?$/iu

/** A number as it was typed, trimmed. */
export const PhoneTextSchema = v.pipe(
  v.string('Enter your phone number'),
  v.maxLength(4 * MAX_PHONE, PHONE_MESSAGE),
  v.transform((text) => text.trim().replace(/[^\S\n\r]+/g, ' ')),
  v.nonEmpty('Enter your phone number'),
  v.maxLength(MAX_PHONE, PHONE_MESSAGE),
  v.check(
    (text) => PHONE.test(text) && !/[\n\r]/.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_PHONE_DIGITS,
    PHONE_MESSAGE,
  ),
)

/** ISO 3166-1 alpha-2: the country of a phone number that was written without a country code. */
const CountrySchema = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'Choose a country')))

// Date, time and numbers.

const DateSchema = v.pipe(
  v.string('Choose a pickup date'),
  v.nonEmpty('Choose a pickup date'),
  v.check(isRealDate, 'There is no such date'),
)

const TimeSchema = v.pipe(
  v.string('Choose a pickup time'),
  v.nonEmpty('Choose a pickup time'),
  v.check(isRealTime, 'Enter a time from 00:00 to 23:59'),
)

/** A form sends numbers as text, a script as numbers. */
const wholeNumber = (message: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d{1,9}\s*$/), v.transform(Number))], message),
    v.integer(message),
  )

// The two payloads.

type CallFields<Kind extends RideKind> = {
  readonly [Name in DriverNote as (typeof DRIVER_NOTES)[Name]['call'][Kind] & string]: NoteRule<Name>
}

/** What the driver is told, as the call of a kind spells it. */
function noteEntries<Kind extends RideKind>(kind: Kind): CallFields<Kind> {
  const entries = notesOf(kind).map((name) => [noteRow(name).call[kind], noteRule(name, kind)])
  return Object.fromEntries(entries) as CallFields<Kind>
}

/**
 * What was said in a call's spelling, by the names of the table.
 * @param said checked details of that kind
 */
export function notesFromCall(kind: RideKind, said: Readonly<Record<string, unknown>>): DriverNotes {
  return driverNotes(Object.fromEntries(notesOf(kind).map((name) => [name, said[noteRow(name).call[kind]!]])))
}

/** The vehicle and both its prices, as `vehicleText` writes them. */
const VehicleSchema = v.pipe(
  v.string('Choose a vehicle'),
  v.nonEmpty('Choose a vehicle'),
  v.check((text) => parseVehicleText(text) !== null, 'Choose a vehicle'),
)

/** A signed token has some 700 characters. */
const MAX_TOKEN = 4000

/**
 * The way back of a transfer: its own quote, day and time. Everything else is as on the way there, with the ends
 * swapped.
 */
const ReturnFields = v.object(
  {
    token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(MAX_TOKEN)),
    distance: v.pipe(wholeNumber('The distance is whole km'), v.minValue(1), v.maxValue(MAX_DRIVABLE_KM)),
    duration: DurationTextSchema,
    pickupdate: DateSchema,
    pickuptime: TimeSchema,
    vehicle: VehicleSchema,
    flight: noteRule('flight', 'transfer'),
  },
  MISSING_FIELD,
)

const TransferFields = v.object(
  {
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
    vehicle: VehicleSchema,
    ...noteEntries('transfer'),
    returntrip: v.pipe(
      v.nullish(ReturnFields),
      v.transform((trip) => trip ?? undefined),
    ),
  },
  MISSING_FIELD,
)

const TourFields = v.object(
  {
    park: PlaceNameSchema,
    /** The total, whole USD. */
    rates: v.pipe(wholeNumber('The total is whole dollars'), v.minValue(1)),
    type: v.picklist(TOUR_TYPES, 'Choose Half Day or Full Day'),
    travelers: v.pipe(
      wholeNumber('Choose the number of travelers'),
      v.minValue(MIN_TRAVELERS, `Choose at least ${MIN_TRAVELERS} traveler`),
      v.maxValue(MAX_TRAVELERS, `A tour takes up to ${MAX_TRAVELERS} travelers`),
    ),
    pickup: PlaceNameSchema,
    dropoff: PlaceNameSchema,
    pickupDate: DateSchema,
    pickupTime: TimeSchema,
    phone: PhoneTextSchema,
    phoneCountry: CountrySchema,
    email: EmailSchema,
    ...noteEntries('tour'),
  },
  MISSING_FIELD,
)

/** Beside the details: whether the same booking, where the guest has it already, is refused with a question. */
const askIfBooked = v.optional(v.boolean())

/** The payload of a transfer's booking. */
export const TransferBookingSchema = v.object({ bookingDetails: TransferFields, askIfBooked }, MISSING_FIELD)
/** The payload of a tour's booking. */
export const TourBookingSchema = v.object({ bookFormDetails: TourFields, askIfBooked }, MISSING_FIELD)

/** Of a way back whose day or time is not after the way there. */
export const WAY_BACK_TOO_EARLY = 'The way back is before the way there'

/** The schemas of the single fields, for messages beside them. */
export const transferFields = TransferFields.entries
export const tourFields = TourFields.entries

/** What the browser sends. */
export type TransferBookingDetails = v.InferInput<typeof TransferFields>
export type TourBookingDetails = v.InferInput<typeof TourFields>
/** What has passed the schema. */
export type CheckedTransferDetails = v.InferOutput<typeof TransferFields>
export type CheckedTourDetails = v.InferOutput<typeof TourFields>
