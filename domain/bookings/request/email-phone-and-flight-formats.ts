/**
 * What is right for an e-mail address, a phone number, and each field of `booking-form-fields-and-lengths.ts`. Only forms and
 * calls load this.
 */
import * as v from 'valibot'
import { wellFormed } from '#domain/places/place-name.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import { visibleLine, visibleText } from '#domain/visible-text.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import {
  type DRIVER_NOTES,
  type DriverNote,
  type DriverNoteRow,
  noteMax,
  noteRow,
  nothingSaid,
} from './booking-form-fields-and-lengths.ts'

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

/** A name is written in texts of ours, where 'evil.com' would be a link: 'evil. com', as 'St. John', is none. */
const cleanName = (text: string) => cleanLine(text).replace(/[.。．｡](?=[\p{L}\p{N}])|:(?=\/\/)/gu, '$& ')

/** A line that may be missing. */
export const lineRule = (max: number, clean = cleanLine) =>
  v.pipe(
    v.nullish(v.pipe(v.string(), v.transform(clean), v.maxLength(max, fieldProblem('text-too-long', max)))),
    v.transform((text) => text || undefined),
  )

const textRule = (max: number) =>
  v.optional(
    v.nullable(v.pipe(v.string(), v.transform(cleanText), v.maxLength(max, fieldProblem('text-too-long', max))), ''),
    '',
  )

/** A form sends numbers as text, a script as numbers. A Japanese or Chinese keyboard writes wide digits: ２. */
function countRule({ least, most, canAskForMore }: NonNullable<DriverNoteRow['range']>) {
  const problem = () => fieldProblem(canAskForMore ? 'count-out-of-range-ask' : 'count-out-of-range', least, most())
  return v.pipe(
    v.nullish(v.union([v.number(), v.string()], problem)),
    v.transform((given) => {
      const typed = visibleLine(String(given ?? '')).normalize('NFKC')
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

/** One within other words, in capitals as tickets have it, so that 'at 22.15' is none. */
const FLIGHT_IN_WORDS =
  /(?:^|[^\p{L}\p{N}])((?:[A-Z]{2}|[A-Z]\d|\d[A-Z]|[A-Z]{3}) ?\d{1,4}[A-Z]?)(?![\p{L}\p{N}]|[.:]\d)/gu

/** Without spaces, in capitals: 'ul 504' is UL504, and so is 'SriLankan UL 504, lands 04:10'. */
function flightNumber(text: string): string {
  const line = cleanLine(text).normalize('NFKC')
  const whole = line.replace(/[\s\-‐-―]/g, '').toUpperCase()
  const named = FLIGHT_NUMBER.test(whole) ? [] : [...line.matchAll(FLIGHT_IN_WORDS)]
  return named.length === 1 ? named[0]![1]!.replace(' ', '') : whole
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
  const { value, range, isFlightNumber, isName } = noteRow(name)
  const max = noteMax(name, kind)!
  const rule =
    value === 'count'
      ? countRule(range!)
      : value === 'text'
        ? textRule(max)
        : isFlightNumber
          ? flightRule(max)
          : lineRule(max, isName && cleanName)
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

/** True for a party in which each child seat has a traveler: children count, too. @param travelers `null`: not said */
export const hasSeatedChildren = (childSeats: number | null = null, travelers: number | null = null): boolean =>
  travelers === null || (childSeats ?? 0) <= travelers

export const TOO_MANY_CHILD_SEATS = fieldProblem('too-many-child-seats')

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
