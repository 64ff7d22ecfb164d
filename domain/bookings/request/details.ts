/**
 * What a customer fills in to book, field by field. docs/product.md#booking-form
 * Each field's schema also works alone, beside its field in the form. Messages are codes; field-problems.ts has the words.
 * Checked elsewhere: the pickup's time against the clock (pickup-time.ts), the phone number against each country's plan
 * (numbering-plans.ts).
 */
import { TOUR_TYPES, type RideKind } from '#domain/contract-texts.ts'
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import * as v from 'valibot'
import {
  type DRIVER_NOTES,
  type DriverNote,
  type DriverNotes,
  driverNotes,
  noteRow,
  notesOf,
} from '../driver/driver-notes.ts'
import { isDriverWish } from '../driver/driver-wish.ts'
import { companyFields } from './company.ts'
import { type NoteRule, noteRule, typedLine } from './field-rules.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { DurationTextSchema, optional, PlaceNameSchema } from '#domain/quotes/quote-calls.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS } from '#domain/tours/tour-price.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { isOffered } from '#domain/fares/vehicles.ts'
import { ARRANGEMENTS } from '#domain/journeys/journey-calls.ts'
import { MAX_STOPS } from '#domain/journeys/plan.ts'

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

/** A domain in any script. It may hold nothing that ends a host's name in an address, or is decoded there. */
const ANY_DOMAIN = /^(?:[\p{L}\p{M}\p{N}.\u3002-]|\u200C|\u200D)+$/u
/** Letters of two scripts that look alike: no registry takes such a name, and it is an error or a fake. */
const TWO_SCRIPTS = /^(?=.*\p{Script=Latin}).*[\p{Script=Cyrillic}\p{Script=Greek}]/u

const isNoLabel = (label: string) => /^-|-$/.test(label) || TWO_SCRIPTS.test(label)

/** As mail servers know it, in lower case: 'müller.de' is xn--mller-kva.de. What is no domain stays as it is. */
function mailDomain(domain: string): string {
  if (/^[!-~]*$/.test(domain)) return domain.toLowerCase()
  if (!ANY_DOMAIN.test(domain) || domain.split(/[.\u3002]/).some(isNoLabel)) return domain
  try {
    return new URL(`http://${domain}`).hostname
  } catch {
    return domain
  }
}

function mailAddress(text: string): string {
  const at = text.lastIndexOf('@') + 1
  return text.slice(0, at) + mailDomain(text.slice(at))
}

/**
 * An address that mail can be sent to: without what nobody sees, with the usual signs in place of wide ones, and its
 * domain in ASCII and lower case.
 */
export const EmailSchema = v.pipe(
  v.string(fieldProblem('no-email')),
  v.maxLength(2 * MAX_EMAIL, NOT_AN_EMAIL),
  typedLine,
  v.transform((text) => mailAddress(text.normalize('NFKC'))),
  v.nonEmpty(fieldProblem('no-email')),
  v.maxLength(MAX_EMAIL, fieldProblem('email-too-long', MAX_EMAIL)),
  v.check((text) => ADDRESS.test(text) && text.indexOf('@') <= MAX_LOCAL_PART, NOT_AN_EMAIL),
)

// Phone. This is a quick check for the form; `parsePhone` decides.

export const MAX_PHONE = 40
const NOT_A_PHONE = fieldProblem('not-a-phone')

/** The shortest number that any country dials. */
const MIN_PHONE_DIGITS = 5
// Digits of any script, and the signs that people write between them; 'x', 'ext' and '#' start an extension.
const PHONE = /^(?:tel: ?)?[ +()[\].·•~_\-‐-―−/\p{Nd}]+(?: ?(?:x|ext\.?|#) ?\p{Nd}{1,7})?$/iu

/** A number as it was typed, without what nobody sees. */
export const PhoneTextSchema = v.pipe(
  v.string(fieldProblem('no-phone')),
  v.maxLength(4 * MAX_PHONE, NOT_A_PHONE),
  typedLine,
  v.trim(),
  v.nonEmpty(fieldProblem('no-phone')),
  v.maxLength(MAX_PHONE, NOT_A_PHONE),
  v.check(
    (text) => PHONE.test(text.normalize('NFKC')) && (text.match(/\p{Nd}/gu)?.length ?? 0) >= MIN_PHONE_DIGITS,
    NOT_A_PHONE,
  ),
)

/** A country code may be in brackets. */
const codeIn = (phone: string) => /^(?:tel: ?)?[ ([]*(\+|00)/i.exec(visibleLine(phone).normalize('NFKC'))?.[1]

/** True for a number that has its country code behind a plus, so that the country chosen beside it does not matter. */
export const hasCountryCode = (phone: string): boolean => codeIn(phone) === '+'

/** True for a number that nobody can call without knowing its country. The digits after '00' say it. */
export const needsCountry = (phone: string): boolean => codeIn(phone) === undefined

/** ISO 3166-1 alpha-2: the country of a phone number that was written without a country code. */
const CountrySchema = v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, fieldProblem('not-a-country'))))

// Date, time and numbers.

const DateSchema = v.pipe(
  v.string(fieldProblem('no-date')),
  v.nonEmpty(fieldProblem('no-date')),
  v.check(isRealDate, fieldProblem('no-such-date')),
)

const TimeSchema = v.pipe(
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

const MISSING_FIELD = fieldProblem('missing')

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
    returntrip: optional(ReturnFields),
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

/** What stands beside the details in each call that books. */
const besideDetails = {
  /** Whether the same booking, where the guest has it already, is refused with a question. */
  askIfBooked: v.optional(v.boolean()),
  /** The guest has read that a car is free for each ride. Who gets none then reads why. */
  saidFree: v.optional(v.boolean()),
  /** The guest lives in Sri Lanka, whatever the number: `domain/bookings/money/residents.ts`. */
  livesHere: v.optional(v.boolean()),
  /** Whom the guest would like as driver: `domain/bookings/driver/driver-wish.ts`. */
  driverWish: v.optional(v.pipe(v.string(), v.check(isDriverWish))),
  ...companyFields,
  /**
   * The language of the page, in which the guest is written to. A language that is not offered, or none, is English: it is
   * no reason to refuse a booking.
   */
  language: v.fallback(v.optional(v.picklist(OFFERED), ENGLISH), ENGLISH),
}

/** The payload of a transfer's booking. */
export const TransferBookingSchema = v.object(
  {
    bookingDetails: TransferFields,
    ...besideDetails,
  },
  MISSING_FIELD,
)
/** The payload of a tour's booking. */
export const TourBookingSchema = v.object(
  {
    bookFormDetails: TourFields,
    ...besideDetails,
  },
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

// A journey. Places, distances and prices are those of its quote: the form names the vehicle, how the journey is
// driven, and when each ride begins. docs/bookings.md#journeys

const RideFields = v.object(
  {
    pickupdate: DateSchema,
    pickuptime: TimeSchema,
    // What its driver is told, beside what holds for the whole journey.
    flight: noteRule('flight', 'transfer'),
    pickupaddress: noteRule('pickupAddress', 'transfer'),
    dropoffaddress: noteRule('dropoffAddress', 'transfer'),
    flightdetails: noteRule('details', 'transfer'),
  },
  MISSING_FIELD,
)

const JourneyFields = v.object(
  {
    email: EmailSchema,
    phone: PhoneTextSchema,
    phonecountry: CountrySchema,
    vehicle: v.pipe(v.string(fieldProblem('no-vehicle')), v.check(isOffered, fieldProblem('no-vehicle'))),
    arrangement: v.picklist(ARRANGEMENTS, MISSING_FIELD),
    ...noteEntries('transfer'),
    /** One for each ride of the quote. */
    rides: v.pipe(
      v.array(RideFields, MISSING_FIELD),
      v.minLength(1, MISSING_FIELD),
      v.maxLength(MAX_STOPS - 1, fieldProblem('too-many-stops', MAX_STOPS)),
    ),
  },
  MISSING_FIELD,
)

export const JourneyBookingSchema = v.object(
  {
    bookingDetails: JourneyFields,
    ...besideDetails,
  },
  MISSING_FIELD,
)

/** The schemas of the single fields, for messages beside them. */
export const journeyFields = JourneyFields.entries
export const journeyRideFields = RideFields.entries

/** What the browser sends. */
export type JourneyBookingDetails = v.InferInput<typeof JourneyFields>
/** What has passed the schema. */
export type CheckedJourneyDetails = v.InferOutput<typeof JourneyFields>
