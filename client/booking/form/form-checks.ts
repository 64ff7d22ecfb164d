/** What the booking form does once it is used, in browsers alone: what is wrong with a value, and the booking that its values make. */
import * as v from 'valibot'
import { priceIn } from '#domain/fares/vehicles.ts'
import { nowMs } from '#client/device/clock.ts'
import { pageListNumber } from '#client/prices/page-prices.ts'
import { type RideKind, tourTypeText } from '#domain/duration-and-tour-length.ts'
import { earlierVehicle, vehicleText } from '#domain/fares/vehicle-text.ts'
import { type TransferBookingDetails, transferFields } from '#domain/bookings/request/details.ts'
import {
  hasCountryCode,
  hasSeatedChildren,
  needsCountry,
  noteRule,
  TOO_MANY_CHILD_SEATS,
} from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { pickupProblem, type PickupTimeProblem, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import type { PricedQuote } from '#domain/quotes/fare-quote.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { type FieldTexts, readDraft } from './draft-storage.ts'
import { FORMS, NIGHT_NAMES, noteField, notesIn, RETURN_NAMES, textNames, WAITS } from './form-fields.ts'
import type { PhoneMetadata } from '#client/booking/fields/contact-fields.tsx'
import type { BookingRequest } from '#client/booking/sending/submission-progress.ts'
import { companyFields } from '#domain/bookings/request/company.ts'

const RETURN_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  [RETURN_NAMES.date]: transferFields.pickupdate,
  [RETURN_NAMES.time]: transferFields.pickuptime,
  [RETURN_NAMES.flight]: noteRule('flight', 'transfer'),
}

const NIGHT_SCHEMAS: Readonly<Record<string, v.GenericSchema>> = {
  [NIGHT_NAMES.time]: transferFields.pickuptime,
  [NIGHT_NAMES.hotel]: noteRule('pickupAddress', 'tour'),
}

/** True for a value that the form has a field for: its message is beside the field. */
export function hasField(kind: RideKind, name: string): boolean {
  return name in FORMS[kind].schemas || name in (kind === 'transfer' ? RETURN_SCHEMAS : NIGHT_SCHEMAS)
}

/**
 * The form's field for a field of the call.
 * @example formField('bookingDetails.returntrip.pickupdate') // 'returnpickupdate'
 */
export function formField(path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1)
  return path.includes('.returntrip.') ? `return${name}` : name
}

/**
 * What was told to the driver, under the call's names. Empty texts are sent, as they always were; other empty fields
 * are left out.
 */
function toldOf(kind: RideKind, values: FieldTexts): FieldTexts {
  const entries = notesOf(kind).map((name) => [noteField(name, kind), values[noteField(name, kind)] ?? ''] as const)
  const texts = new Set(Object.values(textNames(kind)))
  return Object.fromEntries(entries.filter(([field, value]) => value !== '' || texts.has(field)))
}

function returnTrip(values: FieldTexts, quote: PricedQuote): NonNullable<TransferBookingDetails['returntrip']> {
  const { date, time, flight } = RETURN_NAMES
  const { vehicle } = earlierVehicle(values.vehicle!)
  return {
    // Set with the quote.
    token: '',
    distance: quote.distance,
    duration: quote.duration,
    vehicle: priceIn(quote, vehicle) ? vehicleText(vehicle, quote) : values.vehicle!,
    pickupdate: values[date]!,
    pickuptime: values[time]!,
    ...(values[flight] ? { flight: values[flight] } : {}),
  }
}

/**
 * @param phone the customer's number with its country code
 * @param back what the way back costs, where one is booked
 */
export function requestOf(
  subject: BookingSubject,
  values: FieldTexts,
  phone: string,
  back: PricedQuote | null = null,
): BookingRequest {
  const common = { phone, token: null, confirmedAt: nowMs(), termsRead: pageListNumber() }
  if (subject.kind === 'transfer') {
    const { pickup, dropoff, quote } = subject.fare
    return {
      ...common,
      kind: 'transfer',
      details: {
        pickup,
        dropoff,
        distance: quote.distance,
        duration: quote.duration,
        vehicle: values.vehicle!,
        pickupdate: values.pickupdate!,
        pickuptime: values.pickuptime!,
        phone: values.phone!,
        email: values.email!,
        ...toldOf('transfer', values),
        ...(values.phonecountry ? { phonecountry: values.phonecountry } : {}),
        ...(back ? { returntrip: returnTrip(values, back) } : {}),
      },
    }
  }
  const { park, pickup, dropoff, tourLength, travelers, distance, usd } = subject
  return {
    ...common,
    kind: 'tour',
    distance,
    details: {
      park,
      pickup,
      dropoff,
      type: tourTypeText(tourLength),
      travelers,
      rates: usd,
      pickupDate: values.pickupDate!,
      pickupTime: values.pickupTime!,
      phone: values.phone!,
      email: values.email!,
      ...toldOf('tour', values),
      ...(values.phoneCountry ? { phoneCountry: values.phoneCountry } : {}),
    },
  }
}

/** Where the country of a number is known: nobody is asked for its code again. */
export const NO_PHONE_OF_COUNTRY = 'not-a-phone-of-country'

/** @param country chosen beside the number. @returns a code */
export function phoneError(phone: string, country: string, { parsePhone }: PhoneMetadata): string | undefined {
  if (!country && needsCountry(phone)) return 'no-country'
  return parsePhone(phone, country || undefined) ? undefined : NO_PHONE_OF_COUNTRY
}

/** What is wrong with one field's value, as a code; `undefined` for a valid one. */
export function fieldError(kind: RideKind, name: string, value: string): string | undefined {
  const schema = FORMS[kind].schemas[name] ?? RETURN_SCHEMAS[name] ?? NIGHT_SCHEMAS[name]
  const problem = schemaProblem(schema, value)
  return name === FORMS[kind].names.phone ? ofItsCountry(problem, value) : problem
}

/** The same for a number that has its own code. @param problem of a phone number */
export const ofItsCountry = (problem: string | undefined, phone: string) =>
  problem === fieldProblem('not-a-phone') && hasCountryCode(phone) ? NO_PHONE_OF_COUNTRY : problem

const timeProblem = ({ code }: PickupTimeProblem) =>
  code === 'before-previous-ride' ? 'way-back-too-early' : pickupProblem(code)

/** The first code that a schema refuses a value by. */
export const schemaProblem = (schema: v.GenericSchema | undefined, value: string): string | undefined =>
  schema && v.safeParse(schema, value).issues?.[0].message

/**
 * What is wrong by name of field, as codes, before anything is sent; the server checks everything again and uses the
 * same codes.
 * @param metadata `null` if it could not be fetched: then only the server checks the phone number
 */
export function formErrors(kind: RideKind, values: FieldTexts, now: Date, metadata: PhoneMetadata | null): FieldTexts {
  const { names, schemas } = FORMS[kind]
  const errors: Record<string, string> = {}
  const isReturn = Boolean(values[RETURN_NAMES.choice]) && values[RETURN_NAMES.way] !== WAITS
  for (const name of Object.keys(isReturn ? { ...schemas, ...RETURN_SCHEMAS } : schemas)) {
    const error = fieldError(kind, name, values[name] ?? '')
    if (error) errors[name] = error
  }
  const { date, time, phone, country } = names
  if (!errors[date] && !errors[time]) {
    const problem = pickupTimeProblem({ date: values[date]!, time: values[time]! }, now)
    if (problem) errors[names[problem.part]] = timeProblem(problem)
  }
  if (isReturn && !errors[date] && !errors[time] && !errors[RETURN_NAMES.date] && !errors[RETURN_NAMES.time]) {
    const back = { date: values[RETURN_NAMES.date]!, time: values[RETURN_NAMES.time]! }
    const problem = pickupTimeProblem(back, now, { date: values[date]!, time: values[time]! })
    if (problem) errors[RETURN_NAMES[problem.part]] = timeProblem(problem)
  }
  if (!errors[phone] && metadata) {
    const error = phoneError(values[phone]!, values[country] ?? '', metadata)
    if (error) errors[phone] = error
  }
  return errors
}

/**
 * True where the guest has chosen another day, and left the time at which the form was opened. That of a tour is its
 * park's, and a landing is known by its flight.
 */
export function isTimeUnsaid(subject: BookingSubject, values: FieldTexts): boolean {
  const { date, time } = readDraft(subject.kind)
  if (subject.kind === 'tour' || !date || time) return false
  return !isColomboAirport(subject.fare.pickup) || !values[noteField('flight', 'transfer')]?.trim()
}

/** @param travelers where the form has no field for them */
export function childSeatErrors(kind: RideKind, values: FieldTexts, travelers?: number): FieldTexts {
  const said = notesIn(kind, values)
  const isRight = hasSeatedChildren(said.childSeats, travelers ?? said.travelers)
  return isRight ? {} : { [noteField('childSeats', kind)]: TOO_MANY_CHILD_SEATS }
}

/** The fields for a company are in every booking form: they stay empty for most guests. */
type CompanyField = keyof typeof companyFields

export const isCompanyField = (name: string): name is CompanyField => name in companyFields

export const companyError = (name: CompanyField, value: string): string | undefined =>
  schemaProblem(companyFields[name], value)

export function companyErrors(values: FieldTexts): FieldTexts {
  const { company = '', taxnumber = '' } = values
  const found = Object.entries({ company, taxnumber }).flatMap(([name, value]) => {
    const problem = companyError(name as CompanyField, value)
    return problem ? [[name, problem] as const] : []
  })
  const isNameless = taxnumber.trim() !== '' && company.trim() === ''
  return { ...Object.fromEntries(found), ...(isNameless ? { company: fieldProblem('missing') } : {}) }
}

/** What is sent beside the details: nothing where no company was named. */
export const companyIn = ({ company = '', taxnumber = '' }: FieldTexts) =>
  company.trim() === '' ? {} : { company, ...(taxnumber.trim() === '' ? {} : { taxnumber }) }
