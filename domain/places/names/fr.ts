/** The French name of a place, by the table of data/names/fr.ts and by rule. Rule and sources: docs/languages.md */
import { frenchNames } from '#data/names/fr.ts'
import { readNames } from '../gazetteer/table-format.ts'

const NAMES = readNames(frenchNames)

/** The French name of a place of the gazetteer; `null` if it is the English one. */
export function placeName(place: string): string | null {
  const name = NAMES.get(place)?.[0] ?? byKind(place)
  return name === place ? null : name.replace("'", '’')
}

const KINDS: readonly (readonly [string, string])[] = [
  [' National Park', 'Parc national'],
  [' Railway Station', 'Gare'],
]

/** Before a vowel 'de' is shortened: Parc national d'Udawalawe. */
function byKind(place: string): string {
  const [end = '', kind] = KINDS.find(([each]) => place.endsWith(each)) ?? []
  if (!kind) return place
  const own = place.slice(0, -end.length)
  return `${kind} ${/^[AEIOU]/.test(own) ? "d'" : 'de '}${own}`
}
