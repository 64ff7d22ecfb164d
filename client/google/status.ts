/** Where the script of Google's map stands; specification section 4, "Map loading status". */
import { useSyncExternalStore } from 'react'

export type MapServiceStatus = 'not loaded' | 'loading' | 'loaded' | 'failed' | 'auth failure'

let status: MapServiceStatus = 'not loaded'
const listeners = new Set<() => void>()

export const scriptStatus = {
  get: () => status,
  set(next: MapServiceStatus): void {
    // A refused key stays refused, whatever else is reported.
    if (next === status || status === 'auth failure') return
    status = next
    for (const tell of listeners) tell()
  },
  subscribe(tell: () => void): () => void {
    listeners.add(tell)
    return () => void listeners.delete(tell)
  },
}

export function useScriptStatus(): MapServiceStatus {
  return useSyncExternalStore(scriptStatus.subscribe, scriptStatus.get, () => 'not loaded')
}
