/**
 * What a guest may tell the driver: one row for each field. Form, checks (email-phone-and-flight-formats.ts), columns,
 * pages, mails, lists and csv take from here what they need, so that a new field is a row here, a label in the texts of
 * `booking`, and a column in a migration. Guests need not fill in any.
 */
import { BULKY_THINGS, type BulkyThing, MAX_BULKY } from '#domain/fares/bulky-things.ts'
import { mostInTwo } from '#domain/journeys/plan.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'

const MAX_ADDRESS = 160

export interface DriverNoteRow {
  /** A line and a text are letters, a count is a whole number. */
  readonly value: 'line' | 'count' | 'text'
  /** What each kind's call names it; `null` if that kind has no such field. */
  readonly call: Readonly<Record<RideKind, string | null>>
  /** Characters of a line or a text. */
  readonly max?: number | Readonly<Record<RideKind, number>>
  /** The line must be a flight number. */
  readonly isFlightNumber?: true
  /** What a count may be, and whether a guest who needs more is told to write. */
  readonly range?: { readonly least: number; readonly most: () => number; readonly canAskForMore?: true }
  /** The line is a person's name: it holds no link. */
  readonly isName?: true
  /** A visitor's own words: mailed to a customer only once the operator has read them. */
  readonly isFreeText?: true
  /** The value of the field's `autocomplete` attribute. */
  readonly autoComplete?: string
}

const same = <const T>(both: T) => ({ transfer: both, tour: both })

type BulkyRow = DriverNoteRow & { readonly value: 'count' }

/** What does not fit into a suitcase: each kind is counted. */
const bulkyRows = () =>
  Object.fromEntries(
    BULKY_THINGS.map((thing): [string, BulkyRow] => [
      thing,
      {
        value: 'count',
        call: { transfer: thing.toLowerCase(), tour: thing },
        range: { least: 0, most: () => MAX_BULKY },
      },
    ]),
  ) as { readonly [Thing in BulkyThing]: BulkyRow }

/** In the order in which they are shown. */
export const DRIVER_NOTES = {
  flight: {
    value: 'line',
    call: same('flight'),
    // With an airline's name or a time beside the number, of which the number alone is kept.
    max: 40,
    isFlightNumber: true,
  },
  pickupAddress: {
    value: 'line',
    call: { transfer: 'pickupaddress', tour: 'pickupAddress' },
    max: MAX_ADDRESS,
    isFreeText: true,
  },
  dropoffAddress: {
    value: 'line',
    call: { transfer: 'dropoffaddress', tour: 'dropoffAddress' },
    max: MAX_ADDRESS,
    isFreeText: true,
  },
  guestName: {
    value: 'line',
    call: { transfer: 'guestname', tour: 'guestName' },
    max: 80,
    isFreeText: true,
    isName: true,
    autoComplete: 'name',
  },
  /** How many take a tour is part of its price. */
  travelers: {
    value: 'count',
    call: { transfer: 'passengers', tour: null },
    // More than one vehicle takes: then the operator sends two.
    range: { least: 1, most: () => Math.max(20, mostInTwo()[0]), canAskForMore: true },
  },
  /** Large suitcases. */
  bags: {
    value: 'count',
    call: same('bags'),
    range: { least: 0, most: () => Math.max(30, mostInTwo()[1]) },
  },
  childSeats: {
    value: 'count',
    call: { transfer: 'childseats', tour: 'childSeats' },
    range: { least: 0, most: () => 6 },
  },
  ...bulkyRows(),
  details: {
    value: 'text',
    call: { transfer: 'flightdetails', tour: 'notes' },
    max: { transfer: 300, tour: 1000 },
    isFreeText: true,
  },
} as const satisfies Readonly<Record<string, DriverNoteRow>>

export type DriverNote = keyof typeof DRIVER_NOTES

/** What was told. Texts are empty, and counts `null`, where nothing was said. */
export type DriverNotes = {
  readonly [Name in DriverNote]: (typeof DRIVER_NOTES)[Name]['value'] extends 'count' ? number | null : string
}

const ROWS: Readonly<Record<DriverNote, DriverNoteRow>> = DRIVER_NOTES

/** Some of them, as somebody knows them. */
export type KnownNotes = { readonly [Name in DriverNote]?: DriverNotes[Name] }

/** The fields that rides of a kind have, in the order in which they are shown. */
export function notesOf(kind: RideKind): DriverNote[] {
  return (Object.keys(ROWS) as DriverNote[]).filter((name) => ROWS[name].call[kind] !== null)
}

export const noteRow = (name: DriverNote): DriverNoteRow => ROWS[name]

const forKind = <T>(either: T | Readonly<Record<RideKind, T>>, kind: RideKind): T =>
  typeof either === 'object' && either !== null ? (either as Readonly<Record<RideKind, T>>)[kind] : (either as T)

type Labels = Readonly<Partial<Record<DriverNote, string | Readonly<Record<RideKind, string>>>>>

/** Beside the value on pages, in mails and lists. */
export function noteLabel(name: DriverNote, kind: RideKind, texts: Texts): string {
  const labels: Labels = texts.in('booking').notes
  return forKind(labels[name] ?? '', kind)
}

/** Beside the field of a form. */
export function noteFieldLabel(name: DriverNote, kind: RideKind, texts: Texts): string {
  const labels: Labels = texts.in('booking').noteFields
  const label = labels[name]
  return label === undefined ? noteLabel(name, kind, texts) : forKind(label, kind)
}

/** Characters that a line or a text may have; `undefined` for a count. */
export const noteMax = (name: DriverNote, kind: RideKind): number | undefined =>
  forKind<number | undefined>(ROWS[name].max, kind)

/** The door at a stop, which a form writes into the details (`withDoor`, loaded with the form); empty for none. */
export const doorAt = (place: string, details: string): string =>
  details
    .split('\n')
    .find((line) => line.startsWith(`${place}: `))
    ?.slice(place.length + 2) ?? ''

/** In place of the details, for who has the booking's reference alone. */
export const UNSHOWN = '…'

export const nothingSaid = (name: DriverNote) => (ROWS[name].value === 'count' ? null : '')

/** All fields, with what is not given left empty. */
export function driverNotes(given: {
  readonly [Name in DriverNote]?: DriverNotes[Name] | undefined | null
}): DriverNotes {
  const names = Object.keys(ROWS) as DriverNote[]
  return Object.fromEntries(names.map((name) => [name, given[name] ?? nothingSaid(name)])) as unknown as DriverNotes
}
