/**
 * What a guest may tell the driver: one row for each field. Form, checks, columns, pages, mails, lists and csv take
 * from here what they need, so that a new field is a row here and a column in a migration.
 * docs/product.md#for-the-driver
 */
import * as v from 'valibot'
import type { RideKind } from './booking.ts'

// Control characters other than line breaks, and marks that reverse the direction of the text after them.
const INVISIBLE = /[^\P{Cc}\n]|[\p{Bidi_Control}\u200B\uFEFF\u00AD]/gu
/** Halves of a surrogate pair: no text can be sent or stored with them. */
const LONE_SURROGATES = /\p{Surrogate}/gu

function cleanText(text: string): string {
  return text
    .replace(LONE_SURROGATES, '\uFFFD')
    .normalize('NFC')
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(INVISIBLE, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const cleanLine = (text: string) => cleanText(text).replace(/\n+/g, ' ')

// Absent, null and empty are the same. Lines and counts come out as `undefined`, so that a post without them stays the
// post that it was; a text of several lines comes out as ''.

const lineRule = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max, `Use at most ${max} characters`))),
    v.transform((text) => text || undefined),
  )

const textRule = (max: number) =>
  v.optional(
    v.nullable(v.pipe(v.string(), v.transform(cleanText), v.maxLength(max, `Use at most ${max} characters`)), ''),
    '',
  )

/** A form sends numbers as text, a script as numbers. */
const countRule = (least: number, most: number, message = `Enter a number from ${least} to ${most}`) =>
  v.pipe(
    v.nullish(v.union([v.number(), v.string()], message)),
    v.transform((given) => {
      const typed = String(given ?? '').trim()
      if (typed === '') return undefined
      return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
    }),
    v.check((count) => count === undefined || (count >= least && count <= most), message),
  )

const FLIGHT_MESSAGE = 'Enter a flight number such as UL 504'
/** A longer text is no flight number, however it is spaced. */
const MAX_FLIGHT = 20
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

const flightRule = v.pipe(
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

const MAX_ADDRESS = 160
const MAX_GUEST_NAME = 80
/** More than one vehicle takes: then the operator sends two. */
const MAX_PASSENGERS = 20
const MAX_BAGS = 30
const MAX_CHILD_SEATS = 6
const MAX_DETAILS = { transfer: 300, tour: 1000 } as const

interface DriverNoteRow {
  /** A line and a text are letters, a count is a whole number. */
  readonly value: 'line' | 'count' | 'text'
  /** In lists, mails and on pages. */
  readonly label: string | Readonly<Record<RideKind, string>>
  /** Beside the field of a form, where that differs. */
  readonly fieldLabel?: string | Readonly<Record<RideKind, string>>
  /** What each kind's call names it; `null` where that kind has no such field. */
  readonly call: Readonly<Record<RideKind, string | null>>
  readonly rule: Readonly<Record<RideKind, v.GenericSchema<unknown, string | number | undefined | null>>>
  /** Characters of a line or a text. */
  readonly max?: number | Readonly<Record<RideKind, number>>
  /** A visitor's own words: mailed to a customer only once the operator has read them. */
  readonly isFreeText?: true
  /** How many come, and with how much, is agreed with the operator: another vehicle may be needed. */
  readonly onlyOperatorChanges?: true
  /** Where browsers fill it in. */
  readonly autoComplete?: string
}

const same = <const T>(both: T) => ({ transfer: both, tour: both })

/** In the order in which they are shown. */
export const DRIVER_NOTES = {
  flight: {
    value: 'line',
    label: 'Flight',
    fieldLabel: 'Flight number',
    call: same('flight'),
    rule: same(flightRule),
    max: MAX_FLIGHT,
  },
  pickupAddress: {
    value: 'line',
    label: 'Pickup address',
    call: { transfer: 'pickupaddress', tour: 'pickupAddress' },
    rule: same(lineRule(MAX_ADDRESS)),
    max: MAX_ADDRESS,
    isFreeText: true,
  },
  dropoffAddress: {
    value: 'line',
    label: 'Dropoff address',
    call: { transfer: 'dropoffaddress', tour: 'dropoffAddress' },
    rule: same(lineRule(MAX_ADDRESS)),
    max: MAX_ADDRESS,
    isFreeText: true,
  },
  guestName: {
    value: 'line',
    label: 'Name on the sign',
    call: { transfer: 'guestname', tour: 'guestName' },
    rule: same(lineRule(MAX_GUEST_NAME)),
    max: MAX_GUEST_NAME,
    isFreeText: true,
    autoComplete: 'name',
  },
  /** How many take a tour is part of its price. */
  travelers: {
    value: 'count',
    label: 'Travelers',
    call: { transfer: 'passengers', tour: null },
    rule: same(countRule(1, MAX_PASSENGERS, `Enter a number from 1 to ${MAX_PASSENGERS}, or write to us`)),
    onlyOperatorChanges: true,
  },
  /** Large suitcases. */
  bags: {
    value: 'count',
    label: 'Large bags',
    call: same('bags'),
    rule: same(countRule(0, MAX_BAGS)),
    onlyOperatorChanges: true,
  },
  childSeats: {
    value: 'count',
    label: 'Child seats',
    call: { transfer: 'childseats', tour: 'childSeats' },
    rule: same(countRule(0, MAX_CHILD_SEATS)),
    onlyOperatorChanges: true,
  },
  details: {
    value: 'text',
    label: { transfer: 'Flight or room details', tour: 'Notes' },
    fieldLabel: { transfer: 'Flight or room details', tour: 'Additional notes' },
    call: { transfer: 'flightdetails', tour: 'notes' },
    rule: { transfer: textRule(MAX_DETAILS.transfer), tour: textRule(MAX_DETAILS.tour) },
    max: MAX_DETAILS,
    isFreeText: true,
  },
} as const satisfies Readonly<Record<string, DriverNoteRow>>

export type DriverNote = keyof typeof DRIVER_NOTES

/** What was told. Texts are empty, and counts `null`, where nothing was said. */
export type DriverNotes = {
  readonly [Name in DriverNote]: (typeof DRIVER_NOTES)[Name]['value'] extends 'count' ? number | null : string
}

const ROWS: Readonly<Record<DriverNote, DriverNoteRow>> = DRIVER_NOTES

/** The fields that rides of a kind have, in the order in which they are shown. */
export function notesOf(kind: RideKind): DriverNote[] {
  return (Object.keys(ROWS) as DriverNote[]).filter((name) => ROWS[name].call[kind] !== null)
}

export const noteRow = (name: DriverNote): DriverNoteRow => ROWS[name]

const forKind = <T>(either: T | Readonly<Record<RideKind, T>>, kind: RideKind): T =>
  typeof either === 'object' && either !== null ? (either as Readonly<Record<RideKind, T>>)[kind] : (either as T)

/** Beside the value on pages, in mails and lists. */
export const noteLabel = (name: DriverNote, kind: RideKind): string => forKind(ROWS[name].label, kind)

/** Beside the field of a form. */
export const noteFieldLabel = (name: DriverNote, kind: RideKind): string =>
  forKind(ROWS[name].fieldLabel ?? ROWS[name].label, kind)

/** Characters that a line or a text may have; `undefined` for a count. */
export const noteMax = (name: DriverNote, kind: RideKind): number | undefined =>
  forKind<number | undefined>(ROWS[name].max, kind)

const nothingSaid = (name: DriverNote) => (ROWS[name].value === 'count' ? null : '')

/** All fields, with what is not given left empty. */
export function driverNotes(given: {
  readonly [Name in DriverNote]?: DriverNotes[Name] | undefined | null
}): DriverNotes {
  const names = Object.keys(ROWS) as DriverNote[]
  return Object.fromEntries(names.map((name) => [name, given[name] ?? nothingSaid(name)])) as unknown as DriverNotes
}

/**
 * Checks one field as it was typed.
 * @returns the value, or what is wrong with it
 */
export function readNote(
  name: DriverNote,
  kind: RideKind,
  typed: unknown,
): { readonly value: string | number | null } | { readonly message: string } {
  const checked = v.safeParse(ROWS[name].rule[kind], typed)
  return checked.success ? { value: checked.output ?? nothingSaid(name) } : { message: checked.issues[0].message }
}
