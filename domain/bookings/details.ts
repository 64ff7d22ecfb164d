/**
 * What a customer fills in to book, field by field. docs/product.md#validation
 * Each field's schema also works alone, beside its field in the form. Messages are codes; field-texts.ts has the words.
 * Checked elsewhere: the pickup's time against the clock (pickup-time.ts), the phone number against each country's plan
 * (phone-number.ts).
 */
import { parseVehicleText, TOUR_TYPES } from '#domain/contract-texts.ts'
import * as v from 'valibot'
import type { RideKind } from './booking.ts'
import { type DRIVER_NOTES, type DriverNote, type DriverNotes, driverNotes, noteRow, notesOf } from './driver-notes.ts'
import { type NoteRule, noteRule } from './note-rules.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { DurationTextSchema, PlaceNameSchema } from '#domain/quotes/call-shapes.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS } from '#domain/safaris/tour-price.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'

// E-mail.

/** RFC 5321, section 4.5.3.1: a path has 256 octets with its angle brackets. */
export const MAX_EMAIL = 254
const MAX_LOCAL_PART = 64

// The HTML standard's valid e-mail address, with a top-level domain and without two dots in a row. It can hold no line
// break, comma or angle bracket, and so stays one address in a mail's header.
const LOCAL = "[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*"
const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?'
const ADDRESS = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{1,59})$`)

const NOT_AN_EMAIL = fieldProblem('not-an-email')

/** Drops the spaces around it, and writes the domain in lower case. */
export const EmailSchema = v.pipe(
  v.string(fieldProblem('no-email')),
  v.maxLength(2 * MAX_EMAIL, NOT_AN_EMAIL),
  v.transform((text) => text.replace(/^ +| +$/g, '')),
  v.nonEmpty(fieldProblem('no-email')),
  v.maxLength(MAX_EMAIL, fieldProblem('email-too-long', MAX_EMAIL)),
  v.check((text) => ADDRESS.test(text) && text.indexOf('@') <= MAX_LOCAL_PART, NOT_AN_EMAIL),
  v.transform((text) => text.slice(0, text.indexOf('@')) + text.slice(text.indexOf('@')).toLowerCase()),
)

// Phone. This is a quick check for the form; `parsePhone` decides.

export const MAX_PHONE = 40
const NOT_A_PHONE = fieldProblem('not-a-phone')

/** The shortest number that any country dials. */
const MIN_PHONE_DIGITS = 5
// Digits of any script, and the signs that people write between them; 'x', 'ext' and '#' start an extension.
const PHONE = /^[\s+＋()（）.\-‐-―/\p{Nd}]+(?:\s*(?:x|ext\.?|#)\s*\p{Nd}{1,7})?$/iu

/** A number as it was typed, trimmed. */
export const PhoneTextSchema = v.pipe(
  v.string(fieldProblem('no-phone')),
  v.maxLength(4 * MAX_PHONE, NOT_A_PHONE),
  v.transform((text) => text.trim().replace(/[^\S\n\r]+/g, ' ')),
  v.nonEmpty(fieldProblem('no-phone')),
  v.maxLength(MAX_PHONE, NOT_A_PHONE),
  v.check(
    (text) => PHONE.test(text) && !/[\n\r]/.test(text) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_PHONE_DIGITS,
    NOT_A_PHONE,
  ),
)

/** ISO 3166-1 alpha-2: the country of a phone number that was written without a country code. */
export const CountrySchema = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, fieldProblem('not-a-country'))))

// Date, time and numbers.

export const DateSchema = v.pipe(
  v.string(fieldProblem('no-date')),
  v.nonEmpty(fieldProblem('no-date')),
  v.check(isRealDate, fieldProblem('no-such-date')),
)

export const TimeSchema = v.pipe(
  v.string(fieldProblem('no-time')),
  v.nonEmpty(fieldProblem('no-time')),
  v.check(isRealTime, fieldProblem('no-such-time')),
)

/** A form sends numbers as text, a script as numbers. */
const wholeNumber = (problem: string) =>
  v.pipe(
    v.union([v.number(), v.pipe(v.string(), v.regex(/^\s*\d{1,9}\s*$/), v.transform(Number))], problem),
    v.integer(problem),
  )

// The two payloads.

export const MISSING_FIELD = fieldProblem('missing')

type CallFields<Kind extends RideKind> = {
  readonly [Name in DriverNote as (typeof DRIVER_NOTES)[Name]['call'][Kind] & string]: NoteRule<Name>
}

/** What the driver is told, as the call of a kind spells it. */
export function noteEntries<Kind extends RideKind>(kind: Kind): CallFields<Kind> {
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
  v.string(fieldProblem('no-vehicle')),
  v.nonEmpty(fieldProblem('no-vehicle')),
  v.check((text) => parseVehicleText(text) !== null, fieldProblem('no-vehicle')),
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
    distance: v.pipe(wholeNumber(fieldProblem('distance-not-whole')), v.minValue(1), v.maxValue(MAX_DRIVABLE_KM)),
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
    distance: v.pipe(wholeNumber(fieldProblem('distance-not-whole')), v.minValue(1), v.maxValue(MAX_DRIVABLE_KM)),
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
    rates: v.pipe(wholeNumber(fieldProblem('total-not-whole')), v.minValue(1)),
    type: v.picklist(TOUR_TYPES, fieldProblem('not-a-tour-length')),
    travelers: v.pipe(
      wholeNumber(fieldProblem('travelers-not-whole')),
      v.minValue(MIN_TRAVELERS, fieldProblem('too-few-travelers', MIN_TRAVELERS)),
      v.maxValue(MAX_TRAVELERS, fieldProblem('too-many-travelers', MAX_TRAVELERS)),
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
export const askIfBooked = v.optional(v.boolean())

/**
 * Beside the details: the language of the page, in which the guest is written to. A language that is not offered, or
 * none, is English: it is no reason to refuse a booking.
 */
export const guestLanguage = v.fallback(v.optional(v.picklist(OFFERED), ENGLISH), ENGLISH)

/** The payload of a transfer's booking. */
export const TransferBookingSchema = v.object(
  { bookingDetails: TransferFields, askIfBooked, language: guestLanguage },
  MISSING_FIELD,
)
/** The payload of a tour's booking. */
export const TourBookingSchema = v.object(
  { bookFormDetails: TourFields, askIfBooked, language: guestLanguage },
  MISSING_FIELD,
)

/** The schemas of the single fields, for messages beside them. */
export const transferFields = TransferFields.entries
export const tourFields = TourFields.entries

/** What the browser sends. */
export type TransferBookingDetails = v.InferInput<typeof TransferFields>
export type TourBookingDetails = v.InferInput<typeof TourFields>
/** What has passed the schema. */
export type CheckedTransferDetails = v.InferOutput<typeof TransferFields>
export type CheckedTourDetails = v.InferOutput<typeof TourFields>
