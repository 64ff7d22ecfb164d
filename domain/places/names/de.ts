/** The German name of a place, by the table of data/names/de.ts and by rule. Rule and sources: docs/languages.md */
import { germanNames } from '#data/names/de.ts'
import { readNames } from '../gazetteer/table-format.ts'

const NAMES = readNames(germanNames)

/** The German name of a place of the gazetteer; `null` if it is the English one. */
export function placeName(place: string): string | null {
  const name =
    NAMES.get(place)?.[0] ??
    place.replace(/ National Park$/, '-Nationalpark').replace(/^(\S+) Railway Station$/, 'Bahnhof $1')
  return name === place ? null : name
}
