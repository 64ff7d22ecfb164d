/** Where Sri Lanka lies. Apart from `coordinates.ts`, which every page starts with. */
import type { LatLng } from './coordinates.ts'

/** Degrees; the island with its islets, without Rameswaram. */
export const SRI_LANKA = { south: 5.85, north: 9.9, west: 79.5, east: 82 }

export function isInSriLanka({ lat, lng }: LatLng): boolean {
  return lat >= SRI_LANKA.south && lat <= SRI_LANKA.north && lng >= SRI_LANKA.west && lng <= SRI_LANKA.east
}
