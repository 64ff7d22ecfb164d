/** Names of places: what a name may contain, when two names are the same place, and the one name of the airport. */
import { visibleText } from '#domain/visible-text.ts'
import { coordinatesName, parseCoordinates } from './coordinates.ts'

export const COLOMBO_AIRPORT = 'Colombo Bandaranaike International Airport'
/** The home page starts with this city as dropoff. */
export const COLOMBO = 'Colombo'
/** The longest place name, in characters, that a visitor may send. */
export const MAX_PLACE_NAME = 160
const CONTROL = /[\p{Cc}\p{Zl}\p{Zp}]/gu

/** Nearly all names: ASCII, with nothing to clean. The general way takes ten times as long. */
const CLEAN_ASCII = /^[!-~]+(?: [!-~]+)*$/

/** A lone surrogate, left when a text is cut inside a character. It cannot be encoded in UTF-8. */
const LONE_SURROGATE = /\p{Surrogate}/gu

/** `String.prototype.toWellFormed`, which our oldest browsers lack. */
export function wellFormed(text: string): string {
  return text.replace(LONE_SURROGATE, '\uFFFD')
}

/** One line of well-formed Unicode with single spaces and nothing invisible. */
export function cleanPlaceName(name: string): string {
  if (CLEAN_ASCII.test(name)) return name
  return visibleText(wellFormed(name).replace(CONTROL, ' ')).normalize('NFC').replace(/ +/g, ' ').trim()
}

const MAX_KEPT = 1000

/**
 * The last answers are kept: a page asks of the same names again and again.
 * @param of tells the same of a name each time
 */
export function keptByName<T>(of: (name: string) => T): (name: string) => T {
  const kept = new Map<string, T>()
  return (name) => {
    // A longer one is nobody's name: what a stranger sends fills no memory.
    if (name.length > MAX_PLACE_NAME) return of(name)
    if (kept.has(name)) return kept.get(name)!
    const found = of(name)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(name, found)
    return found
  }
}

/** True for every known spelling of Colombo's international airport; codes and Katunayake itself count. */
export const isColomboAirport = keptByName(
  (name) => name.length <= MAX_PLACE_NAME && isAirportAlias(nameWords(name.replace(/int['’.]?l\b/gi, 'international'))),
)

/** The name to show and store: cleaned; the airport always under {@link COLOMBO_AIRPORT}. */
export function canonicalPlaceName(name: string): string {
  return isColomboAirport(name) ? COLOMBO_AIRPORT : cleanPlaceName(name)
}

/** The name to look up and show for a place as typed: cleaned, with aliases applied. Coordinates get their one name. */
export const requestedPlace = keptByName((typed) => {
  const point = parseCoordinates(typed)
  return point
    ? coordinatesName(point)
    : canonicalPlaceName(typed.slice(0, 4 * MAX_PLACE_NAME)).slice(0, MAX_PLACE_NAME)
})

/** Equal for two spellings of one name: case, accents, apostrophes, hyphens for spaces, airport aliases. */
export const placeKey = keptByName((name) => nameWords(isColomboAirport(name) ? COLOMBO_AIRPORT : name).join(' '))

/** Words for comparison: lower case, no Latin accents or apostrophes; other punctuation separates words. */
function nameWords(name: string): string[] {
  if (CLEAN_ASCII.test(name))
    return name
      .toLowerCase()
      .replace(/['`]/g, '')
      .split(/[^a-z0-9%&+]+/)
      .filter(Boolean)
  return cleanPlaceName(name)
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .toLowerCase()
    .replace(/['’‘`´]|\u200c|\u200d/g, '')
    .split(/[^\p{L}\p{M}\p{N}%&+]+/u)
    .filter(Boolean)
}

// The names by which people mean Colombo's international airport: 'BIA', 'Katunayake', 'Bandaranaike Int'l Airport
// (CMB)'. A name is one when every word of it is listed here and one of them says that it is the airport. Names such as
// 'Hotel Airport Garden' or 'Ratmalana Airport' have other words.

const AIRPORT = new Set(['airport', 'airports', 'apt', 'flughafen', 'aeropuerto', 'aeroport', 'aeroporto'])
const CODES = new Set(['bia', 'cmb', 'vcbi'])
const BANDARANAIKE = new Set(['bandaranaike', 'bandaranayake', 'bandaranayaka', 'bandaranaika'])
const KATUNAYAKE = new Set(['katunayake', 'katunayaka', 'katunayaka'])
const ROAD = new Set(['road', 'rd', 'terminal', 'arrivals', 'arrival', 'departures', 'departure'])
/** Canada Friendship Road leads to the terminal. */
const ACCESS_ROAD = new Set(['canada', 'friendship'])
const OTHER_WORDS = new Set(
  'colombo international intl int kia negombo sri lanka the main of de at in srilanka'.split(' '),
)
const WORDS = new Set(
  [AIRPORT, CODES, BANDARANAIKE, KATUNAYAKE, ROAD, ACCESS_ROAD, OTHER_WORDS].flatMap((words) => [...words]),
)
const POSTCODE_OR_DIGIT = /^(11\d{3}|\d)$/

/** Whole names, without the joiners that Sinhala spelling puts between letters. */
const OTHER_SCRIPTS = new Set(
  [
    'බණ්ඩාරනායක ජාත්‍යන්තර ගුවන්තොටුපළ',
    'කටුනායක ගුවන්තොටුපළ',
    'கட்டுநாயக்க பண்டாரநாயக்க சர்வதேச விமான நிலையம்',
    'பண்டாரநாயக்க சர்வதேச விமான நிலையம்',
    'கட்டுநாயக்க',
    'கட்டுநாயக்க சர்வதேச விமான நிலையம்',
  ].map((name) => name.replaceAll('\u200d', '')),
)

/** @param words of a name, as `nameWords` splits it */
function isAirportAlias(words: readonly string[]): boolean {
  if (!words.every((word, i) => WORDS.has(word) || (i > 0 && POSTCODE_OR_DIGIT.test(word))))
    return OTHER_SCRIPTS.has(words.join(' '))
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  if (has(AIRPORT) || has(CODES)) return true
  if (has(BANDARANAIKE)) return words.length > 1 && !has(ROAD)
  // Katunayake alone means the airport. A road in Katunayake does not, except the one to the terminal.
  return has(KATUNAYAKE) && (!has(ROAD) || has(ACCESS_ROAD))
}
