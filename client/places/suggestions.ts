/** Suggestions for the text in a place field. The gazetteer is fetched when the field is first used. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { lazyCode } from '#client/lazy-code.ts'
import { useMapService } from '#client/map/map-service.ts'
import type { FieldSearch, ServiceAnswer, Suggestions } from './gazetteer-search.ts'

type GazetteerSearch = typeof import('./gazetteer-search.ts')

const fetchCode = lazyCode(() => import('./gazetteer-search.ts'))

let loaded: GazetteerSearch | undefined

async function fetchGazetteer(): Promise<GazetteerSearch | undefined> {
  if (loaded) return loaded
  const fetched = await fetchCode()
  if (fetched && !loaded) {
    loaded = fetched
    whenIdle(loaded.readAhead)
  }
  return loaded
}

/** Calls the function in idle time, again and again until it returns true. */
function whenIdle(step: () => boolean) {
  const next = () => void (step() || whenIdle(step))
  if ('requestIdleCallback' in window) requestIdleCallback(next)
  else setTimeout(next, 200)
}

export type SuggestionsState = 'loading' | 'ready' | 'failed'

const NONE: Suggestions = { list: [], sureIndex: -1 }

interface FieldSuggestions extends Suggestions {
  readonly state: SuggestionsState
  /** The map service to name below the list; `null` when all suggestions are the site's own. */
  readonly credit: string | null
  /** Fetches the gazetteer once; undefined when it cannot be fetched. */
  load(): Promise<GazetteerSearch | undefined>
  /** The name to ask fares for when a text is entered without a choice from the list; undefined before the gazetteer has loaded. */
  nameEntered(text: string): string | undefined
}

/**
 * @param typed empty for popular places
 * @param open whether the list is shown
 */
export function useSuggestions(typed: string, open: boolean): FieldSuggestions {
  const [gazetteer, setGazetteer] = useState(loaded)
  const [failed, setFailed] = useState(false)
  const known = useMemo(() => (open && gazetteer ? gazetteer.suggestionsFor(typed) : NONE), [gazetteer, open, typed])
  const { places } = useMapService()
  const search = useRef<FieldSearch>({})
  const [answer, setAnswer] = useState<ServiceAnswer>()
  // The map service costs money, so it is asked only when the gazetteer has no sure match.
  const isSure = known.sureIndex >= 0
  useEffect(() => (isSure ? undefined : gazetteer?.searchService(places, search.current, typed, setAnswer)), [gazetteer, places, isSure, typed])
  const found = answer?.typed === typed && answer.places
  const { list, sureIndex } = gazetteer && found ? gazetteer.withFoundPlaces(known, found, typed) : known
  return {
    list, sureIndex,
    credit: found && found.length > 0 ? places!.credit : null,
    state: gazetteer && (found !== null || list.length > 0) ? 'ready' : failed ? 'failed' : 'loading',
    load: async () => {
      const fetched = await fetchGazetteer()
      setGazetteer(fetched)
      // The next letter tries again.
      setFailed(!fetched)
      return fetched
    },
    nameEntered: (text) => gazetteer?.nameEntered(text),
  }
}
