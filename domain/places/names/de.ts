/** The German name of a place, by the table of data/names/de.ts and by rule. Rule and sources: docs/languages.md */
import { germanNames } from '#data/names/de.ts'
import { readNames } from '../gazetteer/table-format.ts'

const NAMES = readNames(germanNames)

/** The German name of a place of the gazetteer; `null` if it is the English one. */
export function placeName(place: string): string | null {
  const name = NAMES.get(place)?.[0] ?? byKind(place)
  return name === place ? null : name
}

/** The words of a German name are joined: Gal-Oya-Nationalpark. */
function byKind(place: string): string {
  const park = place.replace(/ National Park$/, '-Nationalpark')
  return park === place ? place.replace(/^(\S+) Railway Station$/, 'Bahnhof $1') : park.replaceAll(' ', '-')
}
