import { edgesIn } from './edge-grid.ts'
import { KM_PER_DEGREE_LAT, kmPerDegreeLng, nearestOnSegment } from './geometry.ts'
import { isOnLand } from './land.ts'
import type { Network } from './network.ts'
import { ACCESS_DETOUR, ACCESS_SPEED_KMH, MAX_ACCESS_KM, MAX_OFFSHORE_KM } from './speeds.ts'

/** A way from a place to a road: where it meets which edge, and what getting there costs. */
export interface Access {
  readonly edge: number
  /** How far along the edge from its `from` point, 0 to 1. */
  readonly fraction: number
  readonly km: number
  readonly seconds: number
}

const MAX_ACCESSES = 5
/** A road this much further off than the nearest one may still be the way that is taken. */
const FURTHER_KM = 0.7

/** The roads a place can be reached from, the nearest first; none for a place off the network. */
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
    found = found.toSorted((a, b) => a.km - b.km || a.edge - b.edge)
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
