/**
 * Suggestions for the text in a place field. The gazetteer is fetched when the field is first used; hotels come from
 * the Worker.
 */
import { useEffect, useMemo, useRef, useState } from 'react'
import { useSiteApi } from '#client/api.ts'
import { lazyCode } from '#client/lazy-code.ts'
import { useMapService } from '#client/map/map-service.ts'
import type { Suggestion, Suggestions } from './place-search.ts'
import type { LaterSuggestions, PlaceSources } from './later-suggestions.ts'

type PlaceSearchCode = typeof import('./place-search.ts')

let loaded: PlaceSearchCode | null = null

const fetchPlaceSearch = lazyCode(async () => {
  loaded = await import('./place-search.ts')
  loaded.readAheadWhenIdle()
  return loaded
})

const NONE: Suggestions = { list: [], sureIndex: -1 }

/** What is known of an entered text that is no place for sure. */
export interface UnknownText {
  /** The site could not be asked. */
  readonly isOffline: boolean
  /** Places that may be meant, and the town that the text names. */
  readonly offers: readonly Suggestion[]
}

interface FieldSuggestions extends Suggestions {
  /** The code of the search, with the gazetteer; `null` until it has been fetched. */
  readonly placeSearch: PlaceSearchCode | null
  /** True when it could not be fetched. */
  readonly failed: boolean
  /** What else is being looked for; `null` where nobody is asked. */
  readonly later: LaterSuggestions | null
  /** Fetches that code once. */
  load(): Promise<PlaceSearchCode | null>
  /**
   * The place that a text means if it was entered without a choice from the list. Waits for the gazetteer, for hotels,
   * and for the map service.
   */
  meaningOf(text: string, hasFare: (name: string) => Promise<boolean>): Promise<string | UnknownText>
}

/**
 * @param typed empty for popular places
 * @param open whether the list is shown
 */
export function useSuggestions(typed: string, open: boolean): FieldSuggestions {
  const api = useSiteApi()
  const { places: service, findsMore } = useMapService()
  const [placeSearch, setPlaceSearch] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const known = useMemo(
    () => (open && placeSearch ? placeSearch.suggestionsFor(typed) : NONE),
    [placeSearch, open, typed],
  )
  const session = useRef<PlaceSources['session']>({})
  const [answer, setAnswer] = useState<LaterSuggestions>()
  useEffect(
    () =>
      open ? placeSearch?.searchLater({ api, service, session: session.current }, typed, known, setAnswer) : undefined,
    [placeSearch, api, service, typed, known, open],
  )
  const later = open && answer?.typed === typed ? answer : null
  const { list, sureIndex } = useMemo(
    () => (placeSearch && later ? placeSearch.withTownOffer(later) : known),
    [placeSearch, known, later],
  )

  async function load() {
    const fetched = await fetchPlaceSearch()
    setPlaceSearch(fetched)
    // The next letter tries again.
    setFailed(!fetched)
    return fetched
  }

  return {
    list,
    sureIndex,
    placeSearch,
    failed,
    later,
    load,
    async meaningOf(text, hasFare) {
      // Without the gazetteer the site is asked for the name as it is.
      return (await (await load())?.meaningOf(api, text, findsMore ? hasFare : null)) ?? text
    },
  }
}
