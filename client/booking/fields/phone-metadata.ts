/** Calling codes and number formats of all countries. Some 40 kB: fetched when the visitor starts to use the form. */
import { AsYouType, getCountries, getCountryCallingCode, isSupportedCountry } from 'libphonenumber-js/min'
import { plainNumber } from '#domain/bookings/request/numbering-plans.ts'
import { type Language, LANGUAGES } from '#domain/languages/languages.ts'

export { internationalPhone, parsePhone } from '#domain/bookings/request/numbering-plans.ts'

interface Country {
  /** ISO 3166-1 alpha-2. */
  readonly code: string
  readonly name: string
  /** With its plus sign. */
  readonly callingCode: string
}

const known = new Map<Language, readonly Country[]>()

/** Sorted by name. */
export function countriesIn(language: Language): readonly Country[] {
  let countries = known.get(language)
  if (!countries) {
    const { tag } = LANGUAGES[language]
    const names = new Intl.DisplayNames([tag], { type: 'region' })
    const { compare } = new Intl.Collator(tag)
    countries = getCountries()
      .map((code) => ({ code, name: names.of(code) ?? code, callingCode: `+${getCountryCallingCode(code)}` }))
      .sort((a, b) => compare(a.name, b.name))
    known.set(language, countries)
  }
  return countries
}

/** An incomplete number, grouped as its country does; `country` if its calling code tells. */
export function formatAsTyped(
  text: string,
  country: string,
): { readonly text: string; readonly country: string | undefined } {
  const formatter = new AsYouType(isSupportedCountry(country) ? country : undefined)
  const grouped = formatter.input(plainNumber(text))
  return { text: grouped, country: formatter.getCountry() }
}

/** The same number with another country's calling code; unchanged if it has none. */
export function withCountry(text: string, country: string): string {
  const plain = plainNumber(text)
  if (!plain.startsWith('+') || !isSupportedCountry(country)) return text
  const formatter = new AsYouType()
  formatter.input(plain)
  const national = formatter.getNumber()?.nationalNumber ?? ''
  return new AsYouType().input(`+${getCountryCallingCode(country)}${national}`)
}
