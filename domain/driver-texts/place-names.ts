/** What drivers call a place in their own script, for a name of the gazetteer. Tables and sources: data/names/ */
import { readNames } from '#domain/places/gazetteer/table-format.ts'
import { asPlaceName } from '#domain/places/parks-from-price-list.ts'
import { type DriverLanguage, type DriverReader, driverTexts } from './driver-texts.ts'
import type { DriverTexts } from './in-english.ts'

const TABLES: Readonly<Record<Exclude<DriverLanguage, 'en'>, () => Promise<string>>> = {
  si: async () => (await import('#data/names/sinhala.ts')).sinhalaNames,
  ta: async () => (await import('#data/names/tamil.ts')).tamilNames,
}

/** What the gazetteer puts behind the name of a town, as the texts know it. */
const KINDS: Readonly<Record<string, keyof DriverTexts['placeKinds']>> = {
  'Railway Station': 'station',
  Beach: 'beach',
  'National Park': 'park',
  Airport: 'airport',
  Harbour: 'harbour',
  Falls: 'falls',
  Junction: 'junction',
}
const WITH_KIND = new RegExp(`^(.+) (${Object.keys(KINDS).join('|')})$`)

/** Of two namesakes the smaller one has its district behind its name. */
const DISTRICT = / \([^)]+\)$/

async function ownNamesOf(language: DriverLanguage, texts: DriverTexts): Promise<DriverReader['ownName']> {
  if (language === 'en') return () => null
  const names = readNames(await TABLES[language]())
  const known = (name: string) => names.get(name)?.join(', ') ?? null
  return (place) => {
    const name = asPlaceName(place)
    const [, town, kind] = WITH_KIND.exec(name) ?? []
    const own = town === undefined ? null : known(town)
    return known(name) ?? (own === null ? known(name.replace(DISTRICT, '')) : texts.placeKinds[KINDS[kind!]!](own))
  }
}

const readers = new Map<DriverLanguage, DriverReader>()

export async function driverReader(language: DriverLanguage): Promise<DriverReader> {
  const known = readers.get(language)
  if (known) return known
  const texts = await driverTexts(language)
  const reader = { language, texts, ownName: await ownNamesOf(language, texts) }
  // What was loaded is kept, not the loading: a request that is cancelled would leave the others waiting.
  readers.set(language, reader)
  return reader
}
