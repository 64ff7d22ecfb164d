/** Every country's calling code and way of writing a number. Some 40 kB: fetched when someone starts to fill in a form. */
import { AsYouType, getCountries, getCountryCallingCode, isSupportedCountry, parsePhoneNumberFromString } from 'libphonenumber-js/min'

export { parsePhone } from '#domain/bookings/phone-number.ts'

export interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  /** With its plus sign. */
  readonly callingCode: string
}

const names = new Intl.DisplayNames(['en'], { type: 'region' })

/** By name. */
export const COUNTRIES: readonly Country[] = getCountries()
  .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
  .toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

/** A number as far as it has been typed, grouped as its country does; `country` where its code tells. */
export function asTyped(text: string, country: string): { readonly text: string; readonly country: string | undefined } {
  const writer = new AsYouType(isSupportedCountry(country) ? country : undefined)
  const grouped = writer.input(text)
  return { text: grouped, country: writer.getCountry() }
}

/** The same number with another country's code; unchanged where it has none. */
export function withCountry(text: string, country: string): string {
  if (!text.trim().startsWith('+') || !isSupportedCountry(country)) return text
  const writer = new AsYouType()
  writer.input(text)
  const national = writer.getNumber()?.nationalNumber ?? ''
  return new AsYouType().input(`+${getCountryCallingCode(country)}${national}`)
}

/** A number with its country code. @example shownPhone('07911 123456', 'GB') // '+44 7911 123456' */
export function shownPhone(typed: string, country: string): string {
  return parsePhoneNumberFromString(typed, isSupportedCountry(country) ? country : undefined)?.formatInternational() ?? typed
}
