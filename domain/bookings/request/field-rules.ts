/** What is right for each field of `driver-notes.ts`. Only forms and calls load this. */
import * as v from 'valibot'
import { wellFormed } from '#domain/places/place-name.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import { visibleLine, visibleText } from '#domain/visible-text.ts'
import type { RideKind } from '#domain/contract-texts.ts'
import {
  type DRIVER_NOTES,
  type DriverNote,
  type DriverNoteRow,
  noteMax,
  noteRow,
  nothingSaid,
} from '../driver/driver-notes.ts'

/** What somebody typed as one line, before it is checked. */
export const typedLine = v.transform(visibleLine)

const CONTROL_BUT_LINE_BREAK = /[^\P{Cc}\n]/gu

/** A text of several lines as its reader sees it. */
export function cleanText(text: string): string {
  return visibleText(wellFormed(text).replace(/\r\n?|[\u2028\u2029]/g, '\n'))
    .normalize('NFC')
    .replace(CONTROL_BUT_LINE_BREAK, '')
    .replace(/ +/g, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

const cleanLine = (text: string) => cleanText(text).replace(/\n+/g, ' ')

// Absent, null and empty are the same. Lines and counts come out as `undefined`, so that a post without them stays the
// post that it was; a text of several lines comes out as ''.

/** A line that may be missing. */
export const lineRule = (max: number) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.transform(cleanLine), v.maxLength(max, fieldProblem('text-too-long', max)))),
    v.transform((text) => text || undefined),
  )

const textRule = (max: number) =>
  v.optional(
    v.nullable(v.pipe(v.string(), v.transform(cleanText), v.maxLength(max, fieldProblem('text-too-long', max))), ''),
    '',
  )

/** A form sends numbers as text, a script as numbers. */
function countRule({ least, most, canAskForMore }: NonNullable<DriverNoteRow['range']>) {
  const problem = () => fieldProblem(canAskForMore ? 'count-out-of-range-ask' : 'count-out-of-range', least, most())
  return v.pipe(
    v.nullish(v.union([v.number(), v.string()], problem)),
    v.transform((given) => {
      const typed = visibleLine(String(given ?? ''))
      if (typed === '') return undefined
      return /^\d{1,9}$/.test(typed) ? Number(typed) : Number.NaN
    }),
    v.check((count) => count === undefined || (count >= least && count <= most()), problem),
  )
}

const NOT_A_FLIGHT = fieldProblem('not-a-flight')
// An airline's designator (IATA: two characters, at most one of them a digit; ICAO: three letters), up to four digits,
// perhaps a letter.
const FLIGHT_NUMBER = /^(?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3})\d{1,4}[A-Z]?$/

/** Without spaces, in capitals: 'ul 504' is UL504. */
function flightNumber(text: string): string {
  return cleanLine(text)
    .normalize('NFKC')
    .replace(/[\s\-‐-―]/g, '')
    .toUpperCase()
}

const flightRule = (max: number) =>
  v.pipe(
    v.nullish(
      v.pipe(
        v.string(),
        v.maxLength(max, NOT_A_FLIGHT),
        v.transform(flightNumber),
        v.check((text) => text === '' || FLIGHT_NUMBER.test(text), NOT_A_FLIGHT),
      ),
    ),
    v.transform((text) => text || undefined),
  )

/** The schema of a field, by what the table says that it holds. */
export type NoteRule<Name extends DriverNote> = {
  readonly count: ReturnType<typeof countRule>
  readonly line: ReturnType<typeof lineRule>
  readonly text: ReturnType<typeof textRule>
}[(typeof DRIVER_NOTES)[Name]['value']]

export function noteRule<Name extends DriverNote>(name: Name, kind: RideKind): NoteRule<Name> {
  const { value, range, isFlightNumber } = noteRow(name)
  const max = noteMax(name, kind)!
  const rule =
    value === 'count'
      ? countRule(range!)
      : value === 'text'
        ? textRule(max)
        : isFlightNumber
          ? flightRule(max)
          : lineRule(max)
  return rule as unknown as NoteRule<Name>
}

/**
 * Checks one field as it was typed.
 * @returns the value, or the code of what is wrong with it
 */
export function readNote(
  name: DriverNote,
  kind: RideKind,
  typed: unknown,
): { readonly value: string | number | null } | { readonly problem: string } {
  const checked = v.safeParse(noteRule(name, kind), typed)
  return checked.success ? { value: checked.output ?? nothingSaid(name) } : { problem: checked.issues[0].message }
}
