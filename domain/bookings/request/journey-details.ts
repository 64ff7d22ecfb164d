/**
 * What a customer fills in to book a journey. Places, distances and prices are those of its quote: the form names the
 * vehicle, how the journey is driven, and when each ride begins. docs/bookings.md#journeys
 */
import * as v from 'valibot'
import { VEHICLE_CLASSES } from '#domain/fares/vehicles.ts'
import { ARRANGEMENTS } from '#domain/journeys/journey-calls.ts'
import { MAX_STOPS } from '#domain/journeys/plan.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import {
  askIfBooked,
  CountrySchema,
  DateSchema,
  EmailSchema,
  guestLanguage,
  MISSING_FIELD,
  noteEntries,
  PhoneTextSchema,
  TimeSchema,
} from './details.ts'
import { noteRule } from './note-rules.ts'

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
    vehicle: v.picklist(VEHICLE_CLASSES, fieldProblem('no-vehicle')),
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
  { bookingDetails: JourneyFields, askIfBooked, language: guestLanguage },
  MISSING_FIELD,
)

/** The schemas of the single fields, for messages beside them. */
export const journeyFields = JourneyFields.entries
export const journeyRideFields = RideFields.entries

/** What the browser sends. */
export type JourneyBookingDetails = v.InferInput<typeof JourneyFields>
/** What has passed the schema. */
export type CheckedJourneyDetails = v.InferOutput<typeof JourneyFields>
