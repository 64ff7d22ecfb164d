/** Distances on the island: degrees to km. Plane geometry is accurate to 0.3 % here. */
import type { LatLng } from '#domain/places/coordinates.ts'

const EARTH_RADIUS_KM = 6371.0088
const RADIANS = Math.PI / 180
export const KM_PER_DEGREE_LAT = EARTH_RADIUS_KM * RADIANS

export function kmPerDegreeLng(lat: number): number {
  return KM_PER_DEGREE_LAT * Math.cos(lat * RADIANS)
}

/** Great-circle distance. */
export function greatCircleKm(fromLat: number, fromLng: number, toLat: number, toLng: number): number {
  const sinLat = Math.sin(((toLat - fromLat) * RADIANS) / 2)
  const sinLng = Math.sin(((toLng - fromLng) * RADIANS) / 2)
  const h = sinLat * sinLat + Math.cos(fromLat * RADIANS) * Math.cos(toLat * RADIANS) * sinLng * sinLng
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(h))
}

/** Great-circle distance between two positions. */
export function kmApart(a: LatLng, b: LatLng): number {
  return greatCircleKm(a.lat, a.lng, b.lat, b.lng)
}

/** The point of the segment A-B that is nearest to P: its fraction from A (0 to 1) and the distance to it in km. */
export function nearestOnSegment(
  lat: number,
  lng: number,
  aLat: number,
  aLng: number,
  bLat: number,
  bLng: number,
): { fraction: number; km: number } {
  const kx = kmPerDegreeLng(lat)
  const dx = (bLng - aLng) * kx
  const dy = (bLat - aLat) * KM_PER_DEGREE_LAT
  const px = (lng - aLng) * kx
  const py = (lat - aLat) * KM_PER_DEGREE_LAT
  const length = dx * dx + dy * dy
  const fraction = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
  return { fraction, km: Math.hypot(px - fraction * dx, py - fraction * dy) }
}
