/** Phone numbers in any country's way of writing. Brings every country's numbering plan along: load it late. */
import { parsePhoneNumberFromString, isSupportedCountry } from 'libphonenumber-js/min'

/** Where a number written without a country code is taken to be from, unless the form says another. */
const HOME_COUNTRY = 'LK'

export interface PhoneNumber {
  /** ITU E.164, '+94771234567'; an extension stands only in `typed`. */
  readonly e164: string
  /** As the customer wrote it. */
  readonly typed: string
}

/**
 * @param country ISO 3166-1 alpha-2 of a number written nationally
 * @returns `null` for what no country dials
 * @example parsePhone('077 123 4567') // { e164: '+94771234567', typed: '077 123 4567' }
 */
export function parsePhone(typed: string, country: string = HOME_COUNTRY): PhoneNumber | null {
  const defaultCountry = isSupportedCountry(country) ? country : HOME_COUNTRY
  const number = parsePhoneNumberFromString(typed, { defaultCountry, extract: false })
  return number?.isValid() ? { e164: number.number, typed } : null
}
