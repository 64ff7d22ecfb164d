import { COASTLINE } from './ledger/coastline.ts'

/** A ring of the coastline as lat, lng, lat, lng, ... */
type Ring = Float64Array

let rings: Ring[] | undefined

/** True where the coastline says land. Lagoons and the shore itself are uncertain by half a kilometre. */
export function isOnLand(lat: number, lng: number): boolean {
  rings ??= COASTLINE.trim().split('\n\n').map((block) => Float64Array.from(block.split(/[\s,]+/), Number))
  return rings.some((ring) => isInside(ring, lat, lng))
}

/** Even-odd rule: a ray to the east crosses the ring an odd number of times. */
function isInside(ring: Ring, lat: number, lng: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [aLat, aLng, bLat, bLng] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!]
    if (aLat > lat !== bLat > lat && lng < aLng + ((bLng - aLng) * (lat - aLat)) / (bLat - aLat)) inside = !inside
  }
  return inside
}
