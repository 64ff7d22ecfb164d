/** Where the places are that this visitor has found beyond the gazetteer, for as long as the tab lives. */
import type { LatLng } from '#domain/places/coordinates.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { recall, remember } from '#client/tab-storage.ts'

export interface FoundPosition {
  /** The service's own name for the place. */
  readonly id: string
  /** `null` while nobody has said where it is. */
  readonly position: LatLng | null
}

const STORE = 'found-places'
const MOST = 40

let places: Map<string, FoundPosition> | undefined

function known(): Map<string, FoundPosition> {
  places ??= restored()
  return places
}

function restored(): Map<string, FoundPosition> {
  try {
    // Written below, by this very origin.
    return new Map(JSON.parse(recall(STORE) ?? '[]') as [string, FoundPosition][])
  } catch {
    return new Map()
  }
}

export function rememberPlace(name: string, place: FoundPosition): void {
  const all = known()
  all.delete(placeKey(name))
  all.set(placeKey(name), place)
  for (const key of all.keys()) {
    if (all.size <= MOST) break
    all.delete(key)
  }
  remember(STORE, JSON.stringify([...all]))
}

export function foundPlace(name: string): FoundPosition | undefined {
  return known().get(placeKey(name))
}
