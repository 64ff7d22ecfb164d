/** Names of places: what a name may contain, when two names are the same place, and the one name of the airport. */
import { isAirportAlias } from './airport-aliases.ts'

export const COLOMBO_AIRPORT = 'Colombo Bandaranaike International Airport'
/** The home page starts with this city as dropoff. */
export const COLOMBO = 'Colombo'
/** The longest place name, in characters, that a visitor may send. */
export const MAX_PLACE_NAME = 160

// Control characters, text direction marks, zero-width spaces and soft hyphens. ZWJ and ZWNJ stay: Sinhala needs them.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\uFEFF\u00AD]/gu

/** Nearly all names: ASCII, with nothing to clean. The general way takes ten times as long. */
const CLEAN_ASCII = /^[!-~]+(?: [!-~]+)*$/

/** One line of well-formed Unicode with single spaces and nothing invisible. */
export function cleanPlaceName(name: string): string {
  if (CLEAN_ASCII.test(name)) return name
  return name.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}

/** True for every known spelling of Colombo's international airport; codes and Katunayake itself count. */
export function isColomboAirport(name: string): boolean {
  return name.length <= MAX_PLACE_NAME && isAirportAlias(nameWords(name.replace(/int['’.]?l\b/giu, 'international')))
}

/** The name to show and store: cleaned; the airport always under {@link COLOMBO_AIRPORT}. */
export function canonicalPlaceName(name: string): string {
  return isColomboAirport(name) ? COLOMBO_AIRPORT : cleanPlaceName(name)
}

/** Equal for two spellings of one name: case, accents, apostrophes, hyphens for spaces, airport aliases. */
export function placeKey(name: string): string {
  return nameWords(isColomboAirport(name) ? COLOMBO_AIRPORT : name).join(' ')
}

/** Words for comparison: lower case, no Latin accents or apostrophes; other punctuation separates words. */
function nameWords(name: string): string[] {
  if (CLEAN_ASCII.test(name)) return name.toLowerCase().replace(/['`]/g, '').split(/[^a-z0-9%&+]+/).filter(Boolean)
  return cleanPlaceName(name)
    .normalize('NFKD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase()
    .replace(/['’‘`´]|\u200c|\u200d/g, '')
    .split(/[^\p{L}\p{M}\p{N}%&+]+/u)
    .filter(Boolean)
}
