/** Positions of the places that the map service has found in this tab. */
import type { LatLng } from '#domain/places/coordinates.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { recall, remember } from '#client/tab-storage.ts'

interface FoundPosition {
  /** The map service's id of the place. */
  readonly id: string
  /** `null` when the map service did not tell it. */
  readonly position: LatLng | null
}

const STORE = 'found-places'
const MAX_PLACES = 40

let places: Map<string, FoundPosition> | undefined

function allPlaces(): Map<string, FoundPosition> {
  places ??= storedPlaces()
  return places
}

function storedPlaces(): Map<string, FoundPosition> {
  try {
    // Only this file writes the text, so its shape is known.
    return new Map(JSON.parse(recall(STORE) ?? '[]') as [string, FoundPosition][])
  } catch {
    return new Map()
  }
}

export function rememberPlace(name: string, place: FoundPosition): void {
  const all = allPlaces()
  all.delete(placeKey(name))
  all.set(placeKey(name), place)
  for (const key of all.keys()) {
    if (all.size <= MAX_PLACES) break
    all.delete(key)
  }
  remember(STORE, JSON.stringify([...all]))
}

export function foundPlace(name: string): FoundPosition | undefined {
  return allPlaces().get(placeKey(name))
}
