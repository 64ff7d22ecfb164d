/** Names of places in French, where they differ from the English ones. Sources: docs/languages.md */
import { readNames } from './name-table.ts'

export const frenchNames = `
Colombo Bandaranaike International Airport = Aéroport de Colombo, Aéroport Bandaranaike
Adam's Peak = Pic d'Adam, Pic Adam
Little Adam's Peak = Petit pic d'Adam, Petit pic Adam
Sigiriya Rock Fortress = Rocher du Lion, Rocher de Sigiriya, Forteresse de Sigiriya
Temple of the Tooth = Temple de la Dent, Temple de la Dent de Bouddha
Dambulla Cave Temple = Grottes de Dambulla, Temple d'or de Dambulla, Grottes Dambulla
Nine Arch Bridge = Pont aux neuf arches, Pont des neuf arches
Horton Plains National Park = Parc national de Horton Plains, Parc national des plaines de Horton
Peradeniya Botanical Gardens = Jardin botanique de Peradeniya
Hakgala Botanical Garden = Jardin botanique de Hakgala
Sinharaja Forest Kudawa Entrance = Forêt de Sinharaja
Galle Fort = Fort de Galle
Pinnawala = Pinnawala, Orphelinat des éléphants, Orphelinat des éléphants de Pinnawala
Galle = Galle, Pointe-de-Galle
Lotus Tower = Tour du Lotus
`

const NAMES = readNames(frenchNames)

/** The French name of a place of the gazetteer; `null` where it is the English one. */
export function placeName(place: string): string | null {
  const name = NAMES.get(place)?.[0] ?? byKind(place)
  return name === place ? null : name
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
