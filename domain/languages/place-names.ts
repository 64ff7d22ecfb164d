/**
 * The name of a place in a reader's language, to be shown beside the English one, which is on every sign.
 * docs/languages.md#names-of-places
 */
import { asPlaceName, ownersName } from '#domain/places/parks-from-price-list.ts'
import type { NamedLanguage } from '#domain/places/gazetteer/lookup.ts'
import type { Language, OtherLanguage } from './languages.ts'

/** @param place an English name of the gazetteer or of a park on sale. @returns `null` where the language has no other name */
export type PlaceNames = (place: string) => string | null

/** Each language is code of its own: it costs the others nothing. */
const NAMES: Readonly<Record<OtherLanguage, () => Promise<{ readonly placeName: PlaceNames }>>> = {
  de: () => import('#domain/places/names/de.ts'),
  fr: () => import('#domain/places/names/fr.ts'),
  ru: () => import('#domain/places/names/ru.ts'),
  zh: () => import('#domain/places/names/zh.ts'),
  // The gazetteer finds places by names in the same languages.
} satisfies Record<NamedLanguage, unknown>

const kept = new Map<Language, PlaceNames>([['en', () => null]])

/** What the price list calls a park comes first. */
const withParks =
  (language: Language, nameOf: PlaceNames): PlaceNames =>
  (place) =>
    ownersName(place, language) ?? nameOf(place)

export async function placeNamesIn(language: Language): Promise<PlaceNames> {
  const known = kept.get(language)
  if (known) return known
  const nameOf = withParks(language, (await NAMES[language as OtherLanguage]()).placeName)
  // What was loaded is kept, not the loading: a request that is cancelled would leave the others waiting.
  kept.set(language, nameOf)
  return nameOf
}

/** Names by the English name. Places without another name are left out. */
export type OwnNames = Readonly<Record<string, string>>

/** The ends of a trip. */
interface Ends {
  readonly pickup: string
  readonly dropoff: string
}

/** @param places of the gazetteer, or trips between them: a rule would make a name of a hotel's, too */
export async function ownNamesIn(language: Language, places: readonly (string | Ends)[]): Promise<OwnNames> {
  const nameOf = await placeNamesIn(language)
  return Object.fromEntries(
    places
      .flatMap((place) => (typeof place === 'string' ? [place] : [place.pickup, place.dropoff]))
      .flatMap((place) => {
        // Parks are written without a capital letter where tours are named.
        const name = nameOf(asPlaceName(place))
        return name === null ? [] : [[place, name]]
      }),
  )
}
