/** Suggestions for what has been typed, once the gazetteer has arrived. */
import { useMemo, useState } from 'react'
import type { Suggestion, Suggestions } from './suggestions.ts'

type Gazetteer = typeof import('./suggestions.ts')

let arrived: Gazetteer | undefined

async function fetchGazetteer(): Promise<Gazetteer> {
  if (!arrived) {
    arrived = await import('./suggestions.ts')
    for (const prepare of arrived.PREPARATIONS) whenIdle(prepare)
  }
  return arrived
}

function whenIdle(task: () => unknown) {
  if ('requestIdleCallback' in window) requestIdleCallback(task)
  else setTimeout(task, 200)
}

export type SuggestionsState = 'loading' | 'ready' | 'failed'

const NONE: Suggestions = { list: [], sure: false }

/** @param open whether the list is wanted now */
export function useSuggestions(typed: string, open: boolean): {
  readonly list: readonly Suggestion[]
  readonly sure: boolean
  readonly state: SuggestionsState
  /** Fetches the gazetteer unless it is here; undefined when it cannot be had. */
  load(): Promise<Gazetteer | undefined>
  /** The name to ask for when this text is entered as it is; undefined while the gazetteer is not here. */
  nameEntered(text: string): string | undefined
} {
  const [gazetteer, setGazetteer] = useState(arrived)
  const [failed, setFailed] = useState(false)
  const { list, sure } = useMemo(() => (open && gazetteer ? gazetteer.suggestionsFor(typed) : NONE), [gazetteer, open, typed])
  return {
    list, sure,
    state: gazetteer ? 'ready' : failed ? 'failed' : 'loading',
    load: async () => {
      try {
        const fetched = await fetchGazetteer()
        setGazetteer(fetched)
        return fetched
      } catch {
        // A full name works without the list; the next letter tries again.
        setFailed(true)
        return undefined
      }
    },
    nameEntered: (text) => gazetteer?.nameEntered(text),
  }
}
