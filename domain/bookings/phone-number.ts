/** Phone numbers in any country's way of writing. The library brings every country's numbering plan: load it late. */
import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min'

/** The country of a number that was written without a country code, unless the form names another. */
const HOME_COUNTRY = 'LK'

interface PhoneNumber {
  /** ITU E.164, '+94771234567', without the extension. */
  readonly e164: string
  /** As the customer wrote it, with the extension. */
  readonly typed: string
}

/**
 * @param country ISO 3166-1 alpha-2, of a number that was written without a country code
 * @returns `null` for a number that no country has
 * @example parsePhone('077 123 4567') // { e164: '+94771234567', typed: '077 123 4567' }
 */
export function parsePhone(typed: string, country: string = HOME_COUNTRY): PhoneNumber | null {
  const defaultCountry = isSupportedCountry(country) ? country : HOME_COUNTRY
  const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
  return number?.isValid() ? { e164: number.number, typed } : null
}

/** With spaces, as people write it. @example spacedPhone('+447911123456') // '+44 7911 123456' */
export function spacedPhone(e164: string): string {
  return parsePhoneNumberFromString(e164)?.formatInternational() ?? e164
}
