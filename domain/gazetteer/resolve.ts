/** From a name as written to the one it is stored under. */
import { canonicalPlaceName } from '../places.ts'
import { findPlace, type GazetteerPlace } from './index.ts'

export interface ResolvedPlace {
  /** The gazetteer's name, else the name as written up to its first comma (specification section 3, upload record). */
  readonly name: string
  /** `null` for a place that the gazetteer does not know: a hotel, mostly. */
  readonly place: GazetteerPlace | null
}

export function resolvePlace(name: string): ResolvedPlace {
  const place = findPlace(name)
  return { name: place?.name ?? canonicalPlaceName(canonicalPlaceName(name).split(',')[0]!), place }
}
