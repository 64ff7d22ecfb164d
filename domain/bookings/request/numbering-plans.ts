/** Phone numbers in any country's way of writing. The library brings every country's numbering plan: load it late. */
import { isSupportedCountry, parsePhoneNumberFromString, type PhoneNumber as KnownNumber } from 'libphonenumber-js/min'
import { visibleLine } from '#domain/visible-text.ts'

/** The country of a number that was written without a country code, unless the form names another. */
const HOME_COUNTRY = 'LK'

interface PhoneNumber {
  /** ITU E.164, '+94771234567', without the extension. */
  readonly e164: string
  /** As the customer wrote it, with the extension. */
  readonly typed: string
}

const DIGIT = /\p{Nd}/u

/** '٧' -> '7'. The digits of a script follow one another, from its zero on. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!
  let value = 0
  while (DIGIT.test(String.fromCodePoint(code - value - 1))) value++
  return String(value % 10)
}

/** With the digits and signs that the library knows, whatever the script and the keyboard. */
const plainSigns = (typed: string): string =>
  visibleLine(typed)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, plainDigit)
    .replace(/^tel: ?/i, '')
    .replace(/[[\]·•_]/g, ' ')

/**
 * What a text may mean, the likeliest first. A country code may be in brackets, and after '00' wherever one dials
 * from.
 */
function readings(typed: string): [string, ...string[]] {
  const text = plainSigns(typed)
  const [, afterPlus] = /^[ (]*\+[ (]*(?:00)?(\d.*)$/s.exec(text) ?? []
  if (afterPlus !== undefined) return [`+${afterPlus}`]
  const [, afterZeros] = /^[ (]*00[ (]*([1-9].*)$/s.exec(text) ?? []
  return afterZeros === undefined ? [text] : [text, `+${afterZeros}`]
}

/** A number, perhaps not all of it yet, in the digits and signs that the library knows. */
export const plainNumber = (typed: string): string => readings(typed)[0]

const digitsOf = (text: string) => text.replace(/\D/g, '')

/** Where a national number may begin with its country's own calling code, a mobile one has at least so many digits. */
const MOBILE_DIGITS = 9

/**
 * The number whose plus sign was left out: its text begins with the country's calling code, and lacks the zero that the
 * country writes before each number at home. '49 171 2345678' is a mobile number; '0491 712345678' is one in Leer.
 * The library itself reads such a text so only where it is no number of the country as it stands.
 */
function withPlus(number: KnownNumber, text: string): KnownNumber | null {
  const { nationalNumber, countryCallingCode, ext = '' } = number
  const hasZero = digitsOf(number.formatNational()) !== nationalNumber + ext
  if (!hasZero || digitsOf(text) !== nationalNumber + ext || !nationalNumber.startsWith(countryCallingCode)) return null
  if (nationalNumber.length - countryCallingCode.length < MOBILE_DIGITS) return null
  const abroad = parsePhoneNumberFromString(plainNumber(`+${text}`), { extract: false })
  return abroad?.isValid() ? abroad : null
}

function knownNumber(typed: string, country: string): KnownNumber | null {
  const defaultCountry = isSupportedCountry(country) ? country : HOME_COUNTRY
  for (const text of readings(typed)) {
    const number = parsePhoneNumberFromString(text, { defaultCountry, extract: false })
    if (number?.isValid()) return withPlus(number, text) ?? number
  }
  return null
}

/**
 * @param country ISO 3166-1 alpha-2, of a number that was written without a country code
 * @returns `null` for a number that no country has
 * @example parsePhone('077 123 4567') // { e164: '+94771234567', typed: '077 123 4567' }
 */
export function parsePhone(typed: string, country: string = HOME_COUNTRY): PhoneNumber | null {
  const number = knownNumber(typed, country)
  return number && { e164: number.number, typed }
}

/** @example internationalPhone('07911 123456', 'GB') // '+44 7911 123456' */
export function internationalPhone(typed: string, country: string): string {
  return knownNumber(typed, country)?.formatInternational() ?? typed
}

/** With spaces, as people write it. @example spacedPhone('+447911123456') // '+44 7911 123456' */
export function spacedPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}

/**
 * Whose number it is, as far as its calling code tells.
 * @returns `country` as ISO 3166-1 alpha-2, `null` for a code of no country alone
 */
export function countryOfPhone(e164: string): { readonly country: string | null; readonly code: string } | null {
  const number = parsePhoneNumberFromString(e164)
  return number ? { country: number.country ?? null, code: `+${number.countryCallingCode}` } : null
}
