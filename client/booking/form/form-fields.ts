/** The names of the fields of booking forms: what differs between transfers, tours and journeys. */
import type * as v from 'valibot'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import { tourFields, transferFields } from '#domain/bookings/request/details.ts'
import {
  type DriverNote,
  type DriverNotes,
  driverNotes,
  noteRow,
  notesOf,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { noteRule, readNote } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import type { FieldNames } from './draft-storage.ts'
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'

interface FormOfKind {
  readonly names: FieldNames
  /** Schemas of the fields that the form shows. */
  readonly schemas: Readonly<Record<string, v.GenericSchema>>
}

/**
 * Characters that fit into a field, by what it takes. More than may be sent: a pasted text that was cut without a word
 * would lose its end, and its field says that it is too long (field-problems.ts). The draft has room for all of them.
 */
export const ROOM = { line: 1000, text: 4000 } as const

/** The form's field for what a guest tells the driver: the kind's call has it by the same name. */
export const noteField = (name: DriverNote, kind: RideKind): string => noteRow(name).call[kind]!

/** What was typed for the driver, as a booking has it. */
export function notesIn(kind: RideKind, details: Readonly<Record<string, unknown>>): DriverNotes {
  const read = notesOf(kind).map((name) => {
    const note = readNote(name, kind, details[noteField(name, kind)])
    return [name, 'value' in note ? note.value : null]
  })
  return driverNotes(Object.fromEntries(read))
}

/** Texts of several lines. They are among the form's own fields, the rest side by side below. */
export const textNotes = (kind: RideKind) => notesOf(kind).filter((name) => noteRow(name).value === 'text')

export const textNames = (kind: RideKind) =>
  Object.fromEntries(textNotes(kind).map((name) => [name, noteField(name, kind)]))

const noteSchemas = (kind: RideKind) =>
  Object.fromEntries(notesOf(kind).map((name) => [noteField(name, kind), noteRule(name, kind)]))

/** Of the fields' names only some are spelled in another way. */
function formOf(
  kind: RideKind,
  fields: Readonly<Record<string, v.GenericSchema>>,
  [date, time, country]: readonly [date: string, time: string, country: string],
): FormOfKind {
  const shown = [...(kind === 'transfer' ? ['vehicle'] : []), date, time, 'phone', 'email']
  return {
    names: { date, time, phone: 'phone', country, email: 'email', ...textNames(kind) },
    schemas: { ...Object.fromEntries(shown.map((name) => [name, fields[name]!])), ...noteSchemas(kind) },
  }
}

export const FORMS: Readonly<Record<RideKind, FormOfKind>> = {
  transfer: formOf('transfer', transferFields, ['pickupdate', 'pickuptime', 'phonecountry']),
  tour: formOf('tour', tourFields, ['pickupDate', 'pickupTime', 'phoneCountry']),
}

/** The value of `RETURN_NAMES.way` where the driver waits there and brings the guest back. */
export const WAITS = 'wait'

/** The fields of the way back. The checkbox `choice` shows the others. */
export const RETURN_NAMES = {
  choice: 'return',
  way: 'returnway',
  minutes: 'returnminutes',
  date: 'returnpickupdate',
  time: 'returnpickuptime',
  flight: 'returnflight',
} as const

/** The fields of a tour with a night at its park. The checkbox `choice` shows the others. */
export const NIGHT_NAMES = { choice: 'night', time: 'nighttime', hotel: 'nighthotel' } as const

/** The field of a journey's form for what the driver should know. */
export const JOURNEY_NOTES = noteField('details', 'transfer')

/** The fields that a journey's form has once. */
export const JOURNEY_NAMES = {
  date: '',
  time: '',
  phone: 'phone',
  country: 'phonecountry',
  email: 'email',
  details: JOURNEY_NOTES,
}

/** The fields of each ride of a journey: in the form a field's name ends with the ride's number. */
export type RideField = 'pickupdate' | 'pickuptime' | 'flight'

export const rideFieldName = (field: RideField, index: number) => `${field}${index}`
/**
 * How a journey's draft calls a ride: by its way, so that its fields stay with it when its place in the journey changes. A
 * landing stays with its airport wherever the ride leads, and so does a flight out.
 * @returns for its start, and for its flight
 */
export function rideInDraft(ride: Pick<JourneyRide, 'pickup' | 'dropoff'> & { readonly park?: string | null }) {
  const { pickup, dropoff, park } = ride
  if (isColomboAirport(pickup)) return [pickup, pickup] as const
  const way = `${pickup} - ${dropoff}${park ? `, ${park}` : ''}`
  return [way, isColomboAirport(dropoff) ? dropoff : way] as const
}

export const timeInDraft = (start: string) => `pickuptime: ${start}`
export const flightInDraft = (flight: string) => `flight: ${flight}`
export const doorInDraft = (place: string) => `door: ${place}`
// Browsers take 'address1' for the guest's own.
export const doorName = (index: number) => `door${index}`

/** A ride has no field for the door of the place where its driver waits: its details say it, in a line that `doorAt` reads. */
export const withDoor = (text: string, place: string, door: string) =>
  [door && `${place}: ${door}`, text].filter(Boolean).join('\n')

/** True for a name that tells a house, not a town: guests enter their hotel as a place. */
export const isHouse = (name: string): boolean =>
  /\b(?:hotel|resort|villas?|guest ?house|homestay|hostel|lodge|inn|bungalow|cabanas?)\b/i.test(name)

/** The places at which a driver has to find a door: each once. */
export function doorsOf(rides: readonly JourneyRide[]): string[] {
  const places = rides.flatMap((ride) =>
    [ride.pickup, ride.dropoff].filter(
      (place) => !isColomboAirport(place) && !(ride.kind === 'tour' && placeKey(place) === placeKey(ride.park)),
    ),
  )
  return [...new Set(places)]
}
