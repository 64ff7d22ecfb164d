/**
 * What a customer fills in to book, field by field (specification sections 2, 3 and 5).
 * Each field's schema can be used alone, beside its field; messages are written for the customer.
 * What needs a clock or every country's numbering plan is checked apart: pickup-moment.ts, phone.ts.
 */
import * as v from 'valibot'
import { DurationTextSchema, PlaceNameSchema } from '../calls.ts'
import { MAX_DRIVABLE_KM } from '../fares.ts'
import { MAX_TRAVELERS, MIN_TRAVELERS, SAFARI_TYPES } from '../safari.ts'
import { isRealDate, isRealTime } from '../sri-lanka-time.ts'
import { parseVehicleText } from '../vehicles.ts'
import { EmailSchema } from './email.ts'
import { FlightDetailsSchema, NotesSchema } from './note.ts'
import { PhoneTextSchema } from './phone-outline.ts'

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
  type: v.picklist(SAFARI_TYPES, 'Choose Half Day or Full Day'),
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
export const SafariBookingSchema = v.object({ bookFormDetails: SafariFields }, MISSING)

/** Schemas of the single fields, for messages beside them while a form is filled in. */
export const transferFields = TransferFields.entries
export const safariFields = SafariFields.entries

/** What the browser sends. */
export type BookingDetails = v.InferInput<typeof TransferFields>
export type SafariBookingDetails = v.InferInput<typeof SafariFields>
/** What has passed the schema. */
export type CheckedTransferDetails = v.InferOutput<typeof TransferFields>
export type CheckedSafariDetails = v.InferOutput<typeof SafariFields>
