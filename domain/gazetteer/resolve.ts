/** From a name as written to the one it is stored under. */
import type { LatLng } from '../calls.ts'
import { coordinatesName, parseCoordinates } from '../coordinates.ts'
import { canonicalPlaceName } from '../places.ts'
import { findPlace } from './index.ts'

export interface ResolvedPlace {
  /** The gazetteer's name, a point's one name, else the name as written up to its first comma (specification section 3, upload record). */
  readonly name: string
  /** `null` for a place that neither the gazetteer nor its own name places: a hotel, mostly. */
  readonly position: LatLng | null
}

export function resolvePlace(name: string): ResolvedPlace {
  const point = parseCoordinates(name)
  if (point) return { name: coordinatesName(point), position: point }
  const place = findPlace(name)
  if (place) return { name: place.name, position: { lat: place.lat, lng: place.lng } }
  return { name: canonicalPlaceName(canonicalPlaceName(name).split(',')[0]!), position: null }
}
