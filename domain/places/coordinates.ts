/**
 * Positions, and points typed instead of a name: `6.0535, 80.2210`, or as a map writes them, `6.0535° N, 80.2210° E`.
 */

/** Degrees, WGS 84. */
export interface LatLng {
  readonly lat: number
  readonly lng: number
}

const NUMBER = String.raw`(\d{1,3}(?:\.\d{1,12})?)`
const SIGNED = new RegExp(String.raw`^([+-]?)${NUMBER}\s*[,;\s]\s*([+-]?)${NUMBER}$`)
const LETTERED = new RegExp(String.raw`^${NUMBER}\s*°?\s*([NS])\s*[,;]?\s*${NUMBER}\s*°?\s*([EW])$`, 'i')

/** `null` for a text that is not a point on Earth. */
export function parseCoordinates(text: string): LatLng | null {
  const trimmed = text.trim()
  if (trimmed.length > 60) return null
  const [, latSign, latSize, lngSign, lngSize] = SIGNED.exec(trimmed) ?? []
  const [, north, latSide, east, lngSide] = LETTERED.exec(trimmed) ?? []
  const lat = Number(latSize ?? north) * (latSign === '-' || /s/i.test(latSide ?? '') ? -1 : 1)
  const lng = Number(lngSize ?? east) * (lngSign === '-' || /w/i.test(lngSide ?? '') ? -1 : 1)
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 ? { lat, lng } : null
}

/** How a call for directions asks for a place: by name, or by the point that the name writes out. */
export function askedPlace(name: string): string | LatLng {
  return parseCoordinates(name) ?? name
}

/**
 * The one name of a point, to about ten metres. It has no comma because stored names are cut at a comma.
 * @example coordinatesName({ lat: 6.05352, lng: 80.221 }) // '6.0535°N 80.2210°E'
 */
export function coordinatesName({ lat, lng }: LatLng): string {
  return `${Math.abs(lat).toFixed(4)}°${lat < 0 ? 'S' : 'N'} ${Math.abs(lng).toFixed(4)}°${lng < 0 ? 'W' : 'E'}`
}
