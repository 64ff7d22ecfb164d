

/** What a place's name is, before anything is known of the place. */

export const COLOMBO_AIRPORT = 'Colombo Bandaranaike International Airport'
/** The city that the home page starts with as dropoff. */
export const COLOMBO = 'Colombo'
/** Longest place name, in characters, that is taken from a visitor. */
export const MAX_PLACE_NAME = 160

// Controls, format characters (RTL marks, zero-width) and line breaks have no place in a name; ZWJ and ZWNJ spell Sinhala.
const INVISIBLE = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\u200B\uFEFF\u00AD]/gu

/** One line, single spaces, well-formed Unicode, nothing invisible. */
export function cleanPlaceName(name: string): string {
  return name.toWellFormed().normalize('NFC').replace(INVISIBLE, ' ').replace(/\s+/g, ' ').trim()
}

/** Names of places: how they are cleaned, compared, and when a name means the Colombo airport (specification section 5). */


/** Words of a name for comparison: lower case, no Latin accents, apostrophes dropped, other punctuation a space. */
function words(name: string): string[] {
  return cleanPlaceName(name)
    .normalize('NFKD').replace(/[\u0300-\u036f]/g, '').normalize('NFC').toLowerCase()
    .replace(/['’‘`´]|\u200c|\u200d/g, '')
    .split(/[^\p{L}\p{M}\p{N}%&+]+/u)
    .filter(Boolean)
}

// An alias is made of these words alone: 'Hotel Airport Garden' or 'Ratmalana Airport' have words that are not here.
const AIRPORT_WORDS = new Set(['airport', 'airports', 'apt', 'flughafen', 'aeropuerto', 'aeroport', 'aeroporto'])
const AIRPORT_CODES = new Set(['bia', 'cmb', 'vcbi'])
const BANDARANAIKE = new Set(['bandaranaike', 'bandaranayake', 'bandaranayaka', 'bandaranaika'])
const KATUNAYAKE = new Set(['katunayake', 'katunayaka', 'katunayaka'])
const FILLERS = new Set(['colombo', 'international', 'intl', 'int', 'kia', 'negombo', 'sri', 'lanka', 'the', 'main', 'of', 'de', 'at', 'in', 'srilanka'])
const ROAD_WORDS = new Set(['road', 'rd', 'terminal', 'arrivals', 'arrival', 'departures', 'departure'])
const ACCESS_ROAD = new Set(['canada', 'friendship'])
const POSTCODE = /^11\d{3}$/
const OTHER_SCRIPTS = new Set([
  'බණ්ඩාරනායක ජාත්‍යන්තර ගුවන්තොටුපළ',
  'කටුනායක ගුවන්තොටුපළ',
  'கட்டுநாயக்க பண்டாரநாயக்க சர்வதேச விமான நிலையம்',
  'பண்டாரநாயக்க சர்வதேச விமான நிலையம்',
  'கட்டுநாயக்க',
  'கட்டுநாயக்க சர்வதேச விமான நிலையம்',
].map((name) => words(name).join(' ')))

/** True for every known spelling of Colombo's international airport, codes and Katunayake itself included. */
export function isColomboAirport(name: string): boolean {
  if (name.length > MAX_PLACE_NAME) return false
  const all = words(name.replace(/int['’.]?l\b/giu, 'international'))
  if (OTHER_SCRIPTS.has(all.join(' '))) return true
  const has = (set: ReadonlySet<string>) => all.some((word) => set.has(word))
  const known = all.every((word, i) =>
    AIRPORT_WORDS.has(word) || AIRPORT_CODES.has(word) || BANDARANAIKE.has(word) || KATUNAYAKE.has(word)
    || FILLERS.has(word) || ROAD_WORDS.has(word) || ACCESS_ROAD.has(word) || (i > 0 && (POSTCODE.test(word) || /^\d$/.test(word))))
  if (!known) return false
  if (has(AIRPORT_WORDS) || has(AIRPORT_CODES)) return true
  if (has(BANDARANAIKE)) return all.length > 1 && !has(ROAD_WORDS)
  // Katunayake is the airport; a road there is not, but for the one that leads to the terminal.
  return has(KATUNAYAKE) && (!has(ROAD_WORDS) || has(ACCESS_ROAD))
}

/** The name to show and store: cleaned, and the airport under its one name. */
export function canonicalPlaceName(name: string): string {
  return isColomboAirport(name) ? COLOMBO_AIRPORT : cleanPlaceName(name)
}

/** Equal for two spellings of one name: case, accents, apostrophes, hyphens for spaces, airport aliases. */
export function placeKey(name: string): string {
  return words(canonicalPlaceName(name)).join(' ')
}

/** Equal for all spellings of the same places in the same order: what a stored distance is found by. */
export function routeKey(...names: readonly string[]): string {
  return names.map(placeKey).join(' > ')
}
