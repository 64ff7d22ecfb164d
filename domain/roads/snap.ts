/** Where a place meets the road network. */
import { edgesIn, type Network } from './network.ts'
import { KM_PER_DEGREE_LAT, kmPerDegreeLng, nearestOnSegment } from './geometry.ts'
import { COASTLINE } from '#data/roads/coastline.ts'
import { ACCESS_DETOUR, ACCESS_SPEED_KMH, MAX_ACCESS_KM, MAX_OFFSHORE_KM } from './speeds.ts'

/** A way from a place to a road. */
export interface Access {
  readonly edge: number
  /** How far along the edge from its `from` point, 0 to 1. */
  readonly fraction: number
  readonly km: number
  readonly seconds: number
}

const MAX_ACCESSES = 5
/** Roads up to this much further off than the nearest one are tried as well. */
const FURTHER_KM = 0.7

/** The roads that a place can be reached from, the nearest first. None for a place off the network. */
export function accessesOf(network: Network, lat: number, lng: number): Access[] {
  const { points, edges, grid } = network
  let reachKm = 1
  let found: { edge: number; fraction: number; km: number }[] = []
  for (; reachKm <= MAX_ACCESS_KM * 2; reachKm *= 2.5) {
    const dLat = reachKm / KM_PER_DEGREE_LAT
    const dLng = reachKm / kmPerDegreeLng(lat)
    found = edgesIn(grid, { south: lat - dLat, west: lng - dLng, north: lat + dLat, east: lng + dLng }).map((edge) => {
      const a = points[edges.from[edge]!]!
      const b = points[edges.to[edge]!]!
      return { edge, ...nearestOnSegment(lat, lng, a.lat, a.lng, b.lat, b.lng) }
    })
    found.sort((a, b) => a.km - b.km || a.edge - b.edge)
    if (found.length > 0 && found[0]!.km + FURTHER_KM <= reachKm) break
  }
  const nearestKm = found[0]?.km ?? Infinity
  if (nearestKm > MAX_ACCESS_KM || (nearestKm > MAX_OFFSHORE_KM && !isOnLand(lat, lng))) return []
  return found
    .filter(({ km }) => km <= nearestKm + FURTHER_KM)
    .slice(0, MAX_ACCESSES)
    .map(({ edge, fraction, km }) => {
      const accessKm = km * ACCESS_DETOUR
      return { edge, fraction, km: accessKm, seconds: (accessKm / ACCESS_SPEED_KMH) * 3600 }
    })
}

/** A ring of the coastline as lat, lng, lat, lng, ... */
type Ring = Float64Array

let rings: Ring[] | undefined

/** Lagoons and the shore are accurate to half a kilometre. */
export function isOnLand(lat: number, lng: number): boolean {
  rings ??= COASTLINE.trim()
    .split('\n\n')
    .map((block) => Float64Array.from(block.split(/[\s,]+/), Number))
  return rings.some((ring) => isInside(ring, lat, lng))
}

/** Even-odd rule: from inside, a ray to the east crosses the ring an odd number of times. */
function isInside(ring: Ring, lat: number, lng: number): boolean {
  let inside = false
  for (let i = 0, j = ring.length - 2; i < ring.length; j = i, i += 2) {
    const [aLat, aLng, bLat, bLng] = [ring[i]!, ring[i + 1]!, ring[j]!, ring[j + 1]!]
    if (aLat > lat !== bLat > lat && lng < aLng + ((bLng - aLng) * (lat - aLat)) / (bLat - aLat)) inside = !inside
  }
  return inside
}
