/**
 * The name of a place in a reader's language, to be shown beside the English one, which stands on every sign.
 * docs/languages.md#names-of-places
 */

/** @param place an English name of the gazetteer. @returns `null` where the language has no other name */
export type PlaceNames = (place: string) => string | null

/** Each language is code of its own: it costs the others nothing. */
const LANGUAGES = new Map<string, () => Promise<{ readonly placeName: PlaceNames }>>([
  ['de', () => import('./de.ts')],
  ['fr', () => import('./fr.ts')],
  ['ru', () => import('./ru.ts')],
  ['zh', () => import('./zh.ts')],
])

/** @param language as in an address: 'ru' */
export async function placeNamesIn(language: string): Promise<PlaceNames> {
  const names = await LANGUAGES.get(language)?.()
  return names?.placeName ?? (() => null)
}
