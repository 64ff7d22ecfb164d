/**
 * What a customer fills in to book, field by field. docs/product.md#booking-form
 * Each field's schema also works alone, beside its field in the form: email-phone-and-flight-formats.ts. Messages are
 * codes; field-problems.ts has the words.
 * Checked elsewhere: the pickup's time against the clock (pickup-time.ts), the phone number against each country's plan
 * (numbering-plans.ts).
 */
import { TOUR_TYPES, type RideKind } from '#domain/duration-and-tour-length.ts'
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import * as v from 'valibot'
import {
  type DRIVER_NOTES,
  type DriverNote,
  type DriverNotes,
  driverNotes,
  noteRow,
  notesOf,
} from './booking-form-fields-and-lengths.ts'
import { isDriverWish } from '../driver/driver-wish.ts'
import { companyFields } from './company.ts'
import {
  EmailSchema,
  hasSeatedChildren,
  type NoteRule,
  noteRule,
  PhoneTextSchema,
  TOO_MANY_CHILD_SEATS,
} from './email-phone-and-flight-formats.ts'
import { ENGLISH, OFFERED } from '#domain/languages/languages.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import { DurationTextSchema, optional, PlaceNameSchema } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS } from '#domain/tours/tour-price.ts'
import { isRealDate, isRealTime } from '#domain/sri-lanka-time.ts'
import { isOffered } from '#domain/fares/vehicles.ts'
import { ARRANGEMENTS } from '#domain/journeys/journey-calls.ts'
import { MAX_STOPS } from '#domain/journeys/plan.ts'

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
    bookingDetails: v.pipe(
      TransferFields,
      v.forward(
        v.check(({ childseats, passengers }) => hasSeatedChildren(childseats, passengers), TOO_MANY_CHILD_SEATS),
        ['childseats'],
      ),
    ),
    ...besideDetails,
  },
  MISSING_FIELD,
)
/** The payload of a tour's booking. */
export const TourBookingSchema = v.object(
  {
    bookFormDetails: v.pipe(
      TourFields,
      v.forward(
        v.check(({ childSeats, travelers }) => hasSeatedChildren(childSeats, travelers), TOO_MANY_CHILD_SEATS),
        ['childSeats'],
      ),
    ),
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
    /** One for each ride of the quote: one between two stops each, and one at a park where the journey begins. */
    rides: v.pipe(
      v.array(RideFields, MISSING_FIELD),
      v.minLength(1, MISSING_FIELD),
      v.maxLength(MAX_STOPS, fieldProblem('too-many-stops', MAX_STOPS)),
    ),
  },
  MISSING_FIELD,
)

export const JourneyBookingSchema = v.object(
  {
    bookingDetails: v.pipe(
      JourneyFields,
      v.forward(
        v.check(({ childseats, passengers }) => hasSeatedChildren(childseats, passengers), TOO_MANY_CHILD_SEATS),
        ['childseats'],
      ),
    ),
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
