/**
 * What a customer fills in to book, field by field. docs/product.md#validation
 * Each field's schema also works alone, beside its field in the form; messages are written for the customer.
 * Checked elsewhere: the pickup's time against the clock (pickup-time.ts), the phone number against each country's plan
 * (phone-number.ts).
 */
import * as v from 'valibot'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { parseVehicleText } from '#domain/fares/vehicles.ts'
import { wellFormed } from '#domain/places/place-name.ts'
import { DurationTextSchema, PlaceNameSchema } from '#domain/quotes/call-shapes.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS, TOUR_TYPES } from '#domain/safaris/tour-price.ts'
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

// Free text: flight or room details, additional notes.

export const MAX_FLIGHT_DETAILS = 300
export const MAX_NOTES = 1000

// Control characters other than line breaks, and marks that reverse the direction of the text after them.
const INVISIBLE = /[^\P{Cc}\n]|[\p{Bidi_Control}\u200B\uFEFF\u00AD]/gu

function cleanNote(text: string): string {
  return wellFormed(text)
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const note = (max: number) =>
  v.optional(
    v.nullable(v.pipe(v.string(), v.transform(cleanNote), v.maxLength(max, `Use at most ${max} characters`)), ''),
    '',
  )

// For the driver. Absent, null and empty are the same, and come out as `undefined`: a post without these fields stays
// the post that it was.

export const MAX_GUEST_NAME = 80
export const MAX_ADDRESS = 160
/** A longer text is no flight number, however it is spaced. */
export const MAX_FLIGHT = 20

const cleanLine = (text: string) => cleanNote(text).replaceAll(/\n+/g, ' ')

const line = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max, `Use at most ${max} characters`))),
    v.transform((text) => text || undefined),
  )

const FLIGHT_MESSAGE = 'Enter a flight number such as UL 504'

// An airline's designator (IATA: two characters, at most one of them a digit; ICAO: three letters), up to four digits,
// perhaps a letter.
const FLIGHT_NUMBER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/

/** Without spaces, in capitals: 'ul 504' is UL504. */
export function flightNumber(text: string): string {
  return cleanLine(text)
    .normalize('NFKC')
    .replace(/[\s\-‐-―]/g, '')
    .toUpperCase()
}

const FlightSchema = v.pipe(
  v.nullish(
    v.pipe(
      v.string(),
      v.maxLength(MAX_FLIGHT, FLIGHT_MESSAGE),
      v.transform(flightNumber),
      v.check((text) => text === '' || FLIGHT_NUMBER.test(text), FLIGHT_MESSAGE),
    ),
  ),
  v.transform((text) => text || undefined),
)

/** A form sends numbers as text, a script as numbers. */
const optionalCount = (least: number, most: number, message: string) =>
  v.pipe(
    v.nullish(v.union([v.number(), v.string()], message)),
    v.transform((given) =>
      given === undefined || given === null || String(given).trim() === ''
        ? undefined
        : /^\d{1,9}$/.test(String(given).trim())
          ? Number(given)
          : Number.NaN,
    ),
    v.check((count) => count === undefined || (count >= least && count <= most), message),
  )

/** More than one vehicle takes: then the operator sends two. */
const MAX_PASSENGERS = 20
const MAX_BAGS = 30
const MAX_CHILD_SEATS = 6

/** The fields for the driver, the same for both kinds. */
export const rideFields = {
  /** For the driver's sign. */
  guestName: line(MAX_GUEST_NAME),
  /** Large suitcases. */
  bags: optionalCount(0, MAX_BAGS, `Enter a number from 0 to ${MAX_BAGS}`),
  childSeats: optionalCount(0, MAX_CHILD_SEATS, `Enter a number from 0 to ${MAX_CHILD_SEATS}`),
  flight: FlightSchema,
  pickupAddress: line(MAX_ADDRESS),
  dropoffAddress: line(MAX_ADDRESS),
}

/** How many travel in a transfer. For a tour that is part of the price. */
const PassengersSchema = optionalCount(1, MAX_PASSENGERS, `Enter a number from 1 to ${MAX_PASSENGERS}, or write to us`)

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

const MISSING = 'This field is needed'

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
    flight: FlightSchema,
  },
  MISSING,
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
    flightdetails: note(MAX_FLIGHT_DETAILS),
    guestname: rideFields.guestName,
    passengers: PassengersSchema,
    bags: rideFields.bags,
    childseats: rideFields.childSeats,
    flight: rideFields.flight,
    pickupaddress: rideFields.pickupAddress,
    dropoffaddress: rideFields.dropoffAddress,
    returntrip: v.pipe(
      v.nullish(ReturnFields),
      v.transform((trip) => trip ?? undefined),
    ),
  },
  MISSING,
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
    notes: note(MAX_NOTES),
    ...rideFields,
  },
  MISSING,
)

/** The payload of a transfer's booking. */
export const TransferBookingSchema = v.object({ bookingDetails: TransferFields }, MISSING)
/** The payload of a tour's booking. */
export const TourBookingSchema = v.object({ bookFormDetails: TourFields }, MISSING)

/** The schemas of the single fields, for messages beside them. */
export const transferFields = TransferFields.entries
export const tourFields = TourFields.entries

/** What the browser sends. */
export type TransferBookingDetails = v.InferInput<typeof TransferFields>
export type TourBookingDetails = v.InferInput<typeof TourFields>
/** What has passed the schema. */
export type CheckedTransferDetails = v.InferOutput<typeof TransferFields>
export type CheckedTourDetails = v.InferOutput<typeof TourFields>

/** The way back as a transfer of its own; `null` for a single drive. */
export function wayBack({ returntrip, ...there }: CheckedTransferDetails): CheckedTransferDetails | null {
  if (!returntrip) return null
  const { distance, duration, pickupdate, pickuptime, vehicle } = returntrip
  return {
    ...there,
    distance,
    duration,
    pickupdate,
    pickuptime,
    vehicle,
    pickup: there.dropoff,
    dropoff: there.pickup,
    pickupaddress: there.dropoffaddress,
    dropoffaddress: there.pickupaddress,
    flight: returntrip.flight,
  }
}
