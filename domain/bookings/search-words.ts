/**
 * By what the office finds a booking. Each word of it is kept with the letters that follow it, folded and without
 * what stands between words; what somebody types is folded alike, and is looked for as the beginning of such a row. So
 * 'UL 504' finds UL504, and 'muller' Müller. docs/bookings.md#find
 */
import { type DriverNote, type DriverNotes, noteRow, notesOf } from './request/booking-form-fields-and-lengths.ts'
import { parseReferencePart } from './reference.ts'
import { parsePhone } from './request/numbering-plans.ts'
import { visibleLine } from '#domain/visible-text.ts'

/** Letters of a row. What is typed beyond them is not compared. */
const LETTERS_OF_ROW = 20
/** A row also begins within a word, where as many letters of it are left. */
const LEAST_WITHIN = 4
/** Any part of a phone number or a reference is found that has as many characters. */
const LEAST_PART = 4
/** Rows of a booking with all its rides, whatever its guest has written. */
const ROWS_OF_BOOKING = 1000
const ROWS_OF_RIDE = 250
const ROWS_OF_CONTACT = 60
const ROWS_OF_NOTE = 100
const ROWS_OF_DRIVER = 60
/** Characters that are looked for. */
export const MOST_SOUGHT = 100
const MOST_WORDS_SOUGHT = 8

/** Letters that are no letter with an accent to Unicode. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** In lower case without Latin accents. The vowel signs of Sinhala and Tamil are marks, and stay. */
const folded = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/[ßæœøłđðþı]/g, (letter) => PLAIN[letter]!)

/** Chinese has no spaces: each character may begin a word. Figures beside letters are a word: 'UL504', 'CAB1234'. */
const WORD = /\p{Script=Han}|\p{N}+|(?:(?!\p{Script=Han})[\p{L}\p{M}])+/gu
const OTHER = /[^\p{L}\p{M}\p{N}]+/gu

const lettersOnly = (foldedText: string) => foldedText.replaceAll(OTHER, '')

/** What a row holds of these letters. German guests write 'Mueller' as well as 'Müller'. */
const row = (letters: readonly string[]) =>
  [
    ...letters
      .slice(0, 2 * LETTERS_OF_ROW)
      .join('')
      .replaceAll(/([aou])e/g, '$1'),
  ]
    .slice(0, LETTERS_OF_ROW)
    .join('')

interface Rows {
  /** From the beginnings of words. */
  readonly begin: readonly string[]
  readonly within: readonly string[]
}

function rowsOf(text: string): Rows {
  const words = (folded(text).match(WORD) ?? []).map((word) => [...word])
  const letters = words.flat()
  const [begin, within]: [string[], string[]] = [[], []]
  let at = 0
  for (const word of words) {
    begin.push(row(letters.slice(at, at + 2 * LETTERS_OF_ROW)))
    for (let i = 1; i <= word.length - LEAST_WITHIN; i++) {
      within.push(row(letters.slice(at + i, at + i + 2 * LETTERS_OF_ROW)))
    }
    at += word.length
  }
  return { begin, within }
}

/** Of a phone number or a reference: from each character on. */
function partsOf(text: string): string[] {
  const letters = [...lettersOnly(folded(text))]
  return letters.slice(0, Math.max(0, letters.length - LEAST_PART + 1)).map((_, i) => row(letters.slice(i)))
}

const atMost = (most: number, ...rows: readonly (readonly string[])[]) => [...new Set(rows.flat())].slice(0, most)

/** What is looked for in a ride. */
export type SearchedRide = Pick<DriverNotes, DriverNote> & {
  readonly pickup: string
  readonly dropoff: string
  readonly via: readonly { readonly place: string }[] | null
  readonly park: string | null
  readonly driverName?: string | null
  readonly driverPhone?: string | null
  readonly driverCar?: string | null
}

const WORDED_NOTES = notesOf('transfer').filter((name) => noteRow(name).value !== 'count')
const isLong = (name: DriverNote) => noteRow(name).value === 'text'

/** The columns of a ride that {@link wordsOfRide} reads. */
export const SEARCHED_COLUMNS: readonly (keyof SearchedRide)[] = [
  ...(['pickup', 'dropoff', 'via', 'park', 'driverName', 'driverPhone', 'driverCar'] as const),
  ...WORDED_NOTES,
]

/** The rows of a ride. @param rides of its booking */
export function wordsOfRide(ride: SearchedRide, rides: number): string[] {
  const stops = ride.via?.map(({ place }) => place) ?? []
  const notes = WORDED_NOTES.filter((name) => !isLong(name)).map((name) => String(ride[name] ?? ''))
  const lines = [ride.pickup, ride.dropoff, ...stops, ride.park, ...notes, ride.driverName, ride.driverCar]
  const long = WORDED_NOTES.filter(isLong).map((name) => String(ride[name] ?? ''))
  const rowsOfLines = lines.map((line) => rowsOf(line ?? ''))
  return atMost(
    Math.min(ROWS_OF_RIDE, Math.floor((ROWS_OF_BOOKING - ROWS_OF_CONTACT) / rides)),
    ...rowsOfLines.map(({ begin }) => begin),
    partsOf(ride.driverPhone ?? ''),
    ...long.map((text) => rowsOf(text).begin),
    ...rowsOfLines.map(({ within }) => within),
  )
}

/** The rows of what a booking holds beside its rides. */
export function wordsOfBooking(booking: {
  readonly reference: string
  readonly email: string
  readonly phone: string
}): string[] {
  const email = rowsOf(booking.email)
  return atMost(ROWS_OF_CONTACT, partsOf(booking.reference), partsOf(booking.phone), email.begin, email.within)
}

/** The rows of who had a ride before, and of that car: what is left in it is looked for by its plate. */
export function wordsOfDriver({ driverName, driverPhone, driverCar }: Partial<SearchedRide>): string[] {
  const [name, car] = [rowsOf(driverName ?? ''), rowsOf(driverCar ?? '')]
  return atMost(ROWS_OF_DRIVER, name.begin, car.begin, partsOf(driverPhone ?? ''), name.within, car.within)
}

/** The rows of a note that the office has written. */
export const wordsOfNote = (text: string): string[] => atMost(ROWS_OF_NOTE, rowsOf(text).begin)

const isDigit = (letter: string) => /\p{N}/u.test(letter)

/** What may have been meant: also with any two letters swapped that are side by side. Figures stay as they are typed. */
function meant(letters: string): string[] {
  const typed = [...letters].slice(0, 2 * LETTERS_OF_ROW)
  const swapped = typed.slice(1).flatMap((second, i) => {
    const first = typed[i]!
    if (typed.length < LEAST_PART || first === second || (isDigit(first) && isDigit(second))) return []
    return [[...typed.slice(0, i), second, first, ...typed.slice(i + 2)]]
  })
  return [typed, ...swapped].map(row)
}

const withoutZeros = (digits: string) => digits.replace(/^0+(?=.)/, '')

/** What rows begin with that are looked for. */
export interface Sought {
  /** One of these is enough. */
  readonly whole: readonly string[]
  /** Or of each of these one: words that stand apart. Empty for a single word. */
  readonly words: readonly (readonly string[])[]
}

/**
 * What to look for when somebody types this.
 * @example soughtBy('UL 504').whole // ['ul504', ...]
 */
export function soughtBy(typed: string): Sought {
  const text = [...visibleLine(typed.slice(0, 2 * MOST_SOUGHT))].slice(0, MOST_SOUGHT).join('')
  const plain = folded(text)
  const letters = lettersOnly(plain)
  if (letters === '') return { whole: [], words: [] }
  const isNumber = /^\p{N}+$/u.test(letters)
  const phone = parsePhone(text)?.e164.slice(1)
  const part = parseReferencePart(text)?.toLowerCase()
  const others = [phone, part, isNumber ? withoutZeros(letters) : undefined].filter((each) => each !== undefined)
  const words = plain
    // 'UL 504' and 'CAB 1234' are a word, and no flight of UL for a guest whose number has 504 in it.
    .replaceAll(/(?<![\p{L}\p{M}\p{N}])(\p{L}{1,3})[^\p{L}\p{M}\p{N}]+(?=\p{N})/gu, '$1')
    .split(/\s+/)
    .map((word) => withoutZeros(lettersOnly(word)))
    .filter((word) => [...word].length > 1 || isDigit(word))
  return {
    whole: [...new Set([...meant(letters), ...others.map((each) => row([...each]))])],
    words: isNumber || letters === words[0] ? [] : [...new Set(words)].slice(0, MOST_WORDS_SOUGHT).map(meant),
  }
}
