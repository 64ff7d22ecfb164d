/** Positions of the places that the map service has found in this tab. */
import type { LatLng } from '#domain/places/coordinates.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { recall, remember } from '#client/device/storage.ts'

interface FoundPosition {
  /** The name by which fares are asked for. */
  readonly name: string
  /**
   * The map service's id of the place. A name from a link has none: the map service said where it is when it was asked
   * for the way.
   */
  readonly id?: string | undefined
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

export function rememberPlace(place: FoundPosition): void {
  const all = allPlaces()
  const key = placeKey(place.name)
  all.delete(key)
  all.set(key, place)
  for (const oldest of all.keys()) {
    if (all.size <= MAX_PLACES) break
    all.delete(oldest)
  }
  remember(STORE, JSON.stringify([...all]))
}

/** The place of that id, if it was chosen before. */
export function foundById(id: string): FoundPosition | undefined {
  return [...allPlaces().values()].find((place) => place.id === id)
}

export function foundPlace(name: string): FoundPosition | undefined {
  return allPlaces().get(placeKey(name))
}
