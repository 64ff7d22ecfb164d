/**
 * The names by which people mean Colombo's international airport: 'BIA', 'Katunayake', 'Bandaranaike Int'l Airport
 * (CMB)'.
 * A name is an alias when every word of it is listed here and one of them says that it is the airport. Names such as
 * 'Hotel Airport Garden' or 'Ratmalana Airport' have other words.
 */

const AIRPORT = new Set(['airport', 'airports', 'apt', 'flughafen', 'aeropuerto', 'aeroport', 'aeroporto'])
const CODES = new Set(['bia', 'cmb', 'vcbi'])
const BANDARANAIKE = new Set(['bandaranaike', 'bandaranayake', 'bandaranayaka', 'bandaranaika'])
const KATUNAYAKE = new Set(['katunayake', 'katunayaka', 'katunayaka'])
const ROAD = new Set(['road', 'rd', 'terminal', 'arrivals', 'arrival', 'departures', 'departure'])
/** Canada Friendship Road leads to the terminal. */
const ACCESS_ROAD = new Set(['canada', 'friendship'])
const OTHER_WORDS = new Set([
  'colombo',
  'international',
  'intl',
  'int',
  'kia',
  'negombo',
  'sri',
  'lanka',
  'the',
  'main',
  'of',
  'de',
  'at',
  'in',
  'srilanka',
])
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
export function isAirportAlias(words: readonly string[]): boolean {
  if (!words.every((word, i) => WORDS.has(word) || (i > 0 && POSTCODE_OR_DIGIT.test(word))))
    return OTHER_SCRIPTS.has(words.join(' '))
  const has = (set: ReadonlySet<string>) => words.some((word) => set.has(word))
  if (has(AIRPORT) || has(CODES)) return true
  if (has(BANDARANAIKE)) return words.length > 1 && !has(ROAD)
  // Katunayake alone means the airport. A road in Katunayake does not, except the one to the terminal.
  return has(KATUNAYAKE) && (!has(ROAD) || has(ACCESS_ROAD))
}
