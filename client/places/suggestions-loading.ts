/** Suggestions for what has been typed, once the gazetteer has arrived. */
import { useEffect, useMemo, useRef, useState } from 'react'
import { lazyCode } from '#client/lazy-code.ts'
import { useMapService } from '#client/map/map-service.ts'
import type { FieldSearch, Found } from './suggestions.ts'
import type { Suggestions } from './suggestions.ts'

type Gazetteer = typeof import('./suggestions.ts')

let arrived: Gazetteer | undefined

const fetchSuggestions = lazyCode(() => import('./suggestions.ts'))

async function fetchGazetteer(): Promise<Gazetteer | undefined> {
  if (arrived) return arrived
  const fetched = await fetchSuggestions()
  if (fetched && !arrived) {
    arrived = fetched
    whenIdle(arrived.readAhead)
  }
  return arrived
}

/** Calls it whenever there is nothing else to do, until it answers true. */
function whenIdle(step: () => boolean) {
  const next = () => void (step() || whenIdle(step))
  if ('requestIdleCallback' in window) requestIdleCallback(next)
  else setTimeout(next, 200)
}

export type SuggestionsState = 'loading' | 'ready' | 'failed'

const NONE: Suggestions = { list: [], likeliest: -1 }

/** @param open whether the list is wanted now */
export function useSuggestions(typed: string, open: boolean): Suggestions & {
  readonly state: SuggestionsState
  /** Who is to be named for some of them. */
  readonly credit: string | null
  /** Fetches the gazetteer unless it is here; undefined when it cannot be had. */
  load(): Promise<Gazetteer | undefined>
  /** The name to ask for when this text is entered as it is; undefined while the gazetteer is not here. */
  nameEntered(text: string): string | undefined
} {
  const [gazetteer, setGazetteer] = useState(arrived)
  const [failed, setFailed] = useState(false)
  const known = useMemo(() => (open && gazetteer ? gazetteer.suggestionsFor(typed) : NONE), [gazetteer, open, typed])
  const { places } = useMapService()
  const search = useRef<FieldSearch>({})
  const [beyond, setBeyond] = useState<Found>()
  // The gazetteer first; others are asked only where it has too little.
  const enough = known.likeliest >= 0
  useEffect(() => (enough ? undefined : gazetteer?.searchBeyond(places, search.current, typed, setBeyond)), [gazetteer, places, enough, typed])
  const found = beyond?.typed === typed && beyond.places
  const { list, likeliest } = gazetteer && found ? gazetteer.withFound(known, found, typed) : known
  return {
    list, likeliest,
    credit: found && found.length > 0 ? places!.credit : null,
    state: gazetteer && (found !== null || list.length > 0) ? 'ready' : failed ? 'failed' : 'loading',
    load: async () => {
      const fetched = await fetchGazetteer()
      setGazetteer(fetched)
      // A full name works without the list; the next letter tries again.
      setFailed(!fetched)
      return fetched
    },
    nameEntered: (text) => gazetteer?.nameEntered(text),
  }
}
