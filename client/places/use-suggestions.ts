/**
 * Suggestions for the text in a place field. The gazetteer is fetched when the field is first used; hotels come from
 * the Worker.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { useLanguage } from '#client/languages/language.tsx'
import { lazyCode } from '#client/lazy-code.ts'
import { useMapService } from '#client/map/map-service.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { PlaceNames } from '#domain/languages/place-names.ts'
import type { LaterSuggestions, PlaceSources, Suggestions, UnknownText } from './later-suggestions.ts'

type PlaceSearchCode = typeof import('./place-suggestions.ts')

/** The search, what it says, and the names of places in the reader's language. */
interface LoadedSearch {
  readonly code: PlaceSearchCode
  readonly texts: Texts
  readonly nameOf: PlaceNames
}

const loaded = new Map<Texts, LoadedSearch>()

async function fetchSearchIn(texts: Texts): Promise<LoadedSearch> {
  const code = await importSearch()
  const [nameOf] = await Promise.all([code.placeNamesIn(texts.language), texts.load('places')])
  const search: LoadedSearch = { code, texts, nameOf }
  loaded.set(texts, search)
  search.code.readAheadWhenIdle()
  return search
}

const importSearch = (): Promise<PlaceSearchCode> => import('./place-suggestions.ts')

const fetchers = new WeakMap<Texts, () => Promise<LoadedSearch | null>>()

function fetchPlaceSearch(texts: Texts): Promise<LoadedSearch | null> {
  const fetchOnce = fetchers.get(texts) ?? lazyCode(() => fetchSearchIn(texts))
  fetchers.set(texts, fetchOnce)
  return fetchOnce()
}

/** After this time the list of places counts as missing; when it comes later, it is there. ms */
const LIST_PATIENCE = 8000
/** After this time nobody waits any longer to learn what an entered text means. ms */
const MEANING_PATIENCE = 15_000

const after = <T>(milliseconds: number, value: T) =>
  new Promise<T>((resolve) => {
    setTimeout(() => resolve(value), milliseconds)
  })

const NONE: Suggestions = { list: [], sureIndex: -1 }

/**
 * @param typed empty for popular places
 * @param open whether the list is shown
 * @param apartFrom places that are not popular here
 */
export function useSuggestions(typed: string, open: boolean, apartFrom: readonly string[]) {
  const api = useSiteApi()
  const { places: service, findsMore } = useMapService()
  const texts = useLanguage()
  const [search, setSearch] = useState<LoadedSearch | null>(loaded.get(texts) ?? null)
  const placeSearch = search?.code ?? null
  const [failed, setFailed] = useState(false)
  const known = useMemo(
    () => (open && search ? search.code.suggestionsFor(typed, search, apartFrom) : NONE),
    // Another array each time, and the same while the list is open.
    // oxlint-disable-next-line react/exhaustive-deps
    [search, open, typed],
  )
  const session = useRef<PlaceSources['session']>({})
  const [answer, setAnswer] = useState<LaterSuggestions>()
  useEffect(
    () =>
      open
        ? search?.code.searchLater(
            { api, service, session: session.current, t: search.texts.in('places') },
            typed,
            known,
            setAnswer,
          )
        : undefined,
    [search, api, service, typed, known, open],
  )
  const later = open && answer?.typed === typed ? answer : null
  const { list, sureIndex } = useMemo(
    () => (search && later ? search.code.withTownOffer(later, search.texts.in('places')) : known),
    [search, known, later],
  )

  /** Fetches the code of the search once. */
  async function load() {
    const fetching = fetchPlaceSearch(texts)
    void fetching.then(setSearch)
    const fetched = await Promise.race([fetching, after(LIST_PATIENCE, null)])
    // The next letter tries again.
    setFailed(!fetched)
    return fetched && fetched.code
  }

  return {
    list,
    sureIndex,
    /** The code of the search, with the gazetteer; `null` until it has been fetched. */
    placeSearch,
    /** True when it could not be fetched. */
    failed,
    /** What else is being looked for; `null` if nobody is asked. */
    later,
    load,
    /**
     * The place that a text means if it was entered without a choice from the list. Waits for the gazetteer, for hotels,
     * and for the map service.
     */
    async meaningOf(text: string, hasFare: (name: string) => Promise<boolean>): Promise<string | UnknownText> {
      const found = await load()
      // Without the gazetteer the site is asked for the name as it is.
      const words = loaded.get(texts)
      if (!found || !words) return text
      const meaning = found.meaningOf({ ...words, api }, text, findsMore ? hasFare : null)
      return Promise.race([meaning, after(MEANING_PATIENCE, { isOffline: true, offers: [] })])
    },
  }
}
