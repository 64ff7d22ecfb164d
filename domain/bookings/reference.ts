/**
 * Booking references, such as 'K7Q2-M4XT-9BHE': what a customer reads out on the phone, and what opens the booking's
 * page. They hold sixty random bits in Crockford's base 32, which leaves out letters that look like digits.
 * A ride is named 'K7Q2-M4XT-9BHE/2' where it must be told apart from the other rides of its booking.
 */
import { BRAND } from '#domain/brand.ts'
import { ENGLISH, type Language, pageUrl } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { decodeSegment } from '#domain/quotes/slugs.ts'
import { visibleLine } from '#domain/visible-text.ts'

const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const LENGTH = 12

const grouped = (letters: string) => letters.match(/.{4}/g)!.join('-')

/** @param random fills an array with random bytes; a test may give its own */
export function newReference(
  random: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  return grouped([...random(new Uint8Array(LENGTH))].map((byte) => ALPHABET[byte & 31]).join(''))
}

/** The longest text in which a reference is looked for: a pasted link with its key has some 120 characters. */
export const MAX_TYPED_REFERENCE = 300

/** What a person types between the letters: spaces, and dashes of any kind. */
const BETWEEN = /[\s\p{Pd}\u2212]/gu
/** What surrounds a reference in a sentence or a mail: full stops, brackets, quotation marks. */
const AROUND = /^[\s\p{P}\p{S}]+|[\s\p{P}\p{S}]+$/gu

/** As it is meant: in capitals, O for 0, I or L for 1. */
const meantLetters = (letters: string) => letters.toUpperCase().replace(/O/g, '0').replace(/[IL]/g, '1')

/** Letters and digits of ASCII, and nothing else: no letter of another script that looks like one of them. */
const ASCII_LETTERS = /^[0-9A-Za-z]+$/

const plainText = (text: string) => visibleLine(text).normalize('NFKC')

/** The part of a pasted link that names the booking, without what surrounds it. */
function tidied(text: string): string {
  if (text.length > MAX_TYPED_REFERENCE) return ''
  const [, inLink] = /\/booking\/([^/?#\s]+)/i.exec(text) ?? []
  return plainText(inLink === undefined ? text : decodeSegment(inLink)).replace(AROUND, '')
}

/**
 * The reference that a person typed or pasted: in any case, with or without dashes, O for 0, I or L for 1, alone or in
 * the link to its page. `null` for anything else.
 */
export function parseReference(text: string): string | null {
  return referenceOf(tidied(text))
}

function referenceOf(tidy: string): string | null {
  const typed = tidy.replace(BETWEEN, '')
  if (typed.length !== LENGTH || !ASCII_LETTERS.test(typed)) return null
  const letters = meantLetters(typed)
  return [...letters].every((letter) => ALPHABET.includes(letter)) ? grouped(letters) : null
}

/** A booking, or one of its rides. */
export interface RideReference {
  readonly reference: string
  /** Counts from 1; `null` for the booking with all its rides. */
  readonly position: number | null
}

/**
 * Reads the reference of a booking or of a ride.
 * @example parseRideReference('k7q2m4xt9bhe/2') // { reference: 'K7Q2-M4XT-9BHE', position: 2 }
 */
export function parseRideReference(text: string): RideReference | null {
  const [, typed = '', position] = /^([^/]*)(?:\/\s*([1-9]\d?))?$/.exec(tidied(text)) ?? []
  const reference = referenceOf(typed.trim())
  return reference === null ? null : { reference, position: position === undefined ? null : Number(position) }
}

/**
 * A part of a reference that a person typed or read off a sign, without dashes: 'k7 q2' -> 'K7Q2'. `null` for what may
 * be a word: it has at least four letters, and one of them is a digit.
 */
export function parseReferencePart(text: string): string | null {
  const letters = text.length > MAX_TYPED_REFERENCE ? '' : plainText(text).replace(BETWEEN, '')
  if (letters.length < 4 || letters.length > LENGTH || !/\d/.test(letters) || !ASCII_LETTERS.test(letters)) return null
  const read = meantLetters(letters)
  return [...read].every((letter) => ALPHABET.includes(letter)) ? read : null
}

/** Names a ride; the only one of a booking has the booking's own name. @param rides how many the booking has */
export function rideReference(reference: string, position: number, rides: number): string {
  return rides > 1 ? `${reference}/${position}` : reference
}

/**
 * The text of the driver's sign if the guest gave no name. Anybody can read it there, and the reference opens the
 * booking: so it holds two of its letters alone.
 * @example signWord('K7Q2-M4XT-9BHE') // 'Serendip K7'
 */
export function signWord(reference: string): string {
  return `${BRAND.name.split(' ')[0]} ${reference.slice(0, 2)}`
}

/** The full address of a booking's page, for mails and calendars. */
export function bookingPageUrl(reference: string, language: Language = ENGLISH): string {
  return pageUrl(language, paths.booking(reference))
}
