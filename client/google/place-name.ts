/** What a place found at Google is called here: one name for one place, fit for an address and for a booking. */
import { type LatLng, coordinatesName } from '#domain/places/coordinates.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { canonicalPlaceName, cleanPlaceName, MAX_PLACE_NAME } from '#domain/places/place-name.ts'

/** Degrees; some 11 km. */
const NEAR = 0.1

const isNear = (a: LatLng, b: LatLng) => Math.abs(a.lat - b.lat) < NEAR && Math.abs(a.lng - b.lng) < NEAR

/** The town of an address such as `Dadalla Road, Galle 80000, Sri Lanka`; empty where it tells none. */
export function townOf(address: string): string {
  const parts = address.split(',').map((part) => part.replace(/\b\d{4,6}\b/g, '').trim()).filter((part) => part !== '' && !/^sri lanka$/i.test(part))
  const town = parts.at(-1) ?? ''
  return /\d|\+/.test(town) ? '' : town
}

/**
 * Hotels have namesakes: the town tells them apart. A comma would end the name (specification section 3, upload record).
 * @example foundName('Grand Hotel', 'Grand Hotel Road, Nuwara Eliya, Sri Lanka') // 'Grand Hotel (Nuwara Eliya)'
 */
export function foundName(name: string, address: string): string {
  const own = canonicalPlaceName(name.replaceAll(',', ' '))
  const town = cleanPlaceName(townOf(address))
  const told = town === '' || own.toLowerCase().includes(town.toLowerCase()) || own !== cleanPlaceName(name.replaceAll(',', ' '))
  return (told ? own : `${own} (${town})`).slice(0, MAX_PLACE_NAME)
}

/** The name to ask fares for, once it is known where the place is: the gazetteer's own where it has the place. */
export function settledName(name: string, found: string, position: LatLng | null): string {
  const same = findPlace(name)
  if (same && (!position || isNear(same, position))) return same.name
  const other = findPlace(found)
  if (!other || !position || isNear(other, position)) return found
  // Another place has this very name.
  return coordinatesName(position)
}
