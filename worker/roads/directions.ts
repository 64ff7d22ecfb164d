/** Directions on the island's embedded road network: no service, no key, no network access. */

import type { LatLng } from '#domain/places/coordinates.ts'
import { otherWays } from './alternatives.ts'
import { greatCircleKm } from './geometry.ts'
import { journeyAlong, type Directions } from './journey.ts'
import { readNetwork, type Network } from './network.ts'
import { fastestWay, type Hop, type Way } from './search.ts'
import { accessesOf } from './snap.ts'
import { ACCESS_DETOUR } from './speeds.ts'

export type { Directions } from './journey.ts'

let network: Network | undefined

/** The network, read on first use so that a cold start which needs no directions does not pay for it. */
export function roadNetwork(): Network {
  network ??= readNetwork()
  return network
}

/**
 * The fastest drive between two places, by way of `via` in that order.
 *
 * @returns null where a place is not reachable by road: at sea, abroad, on an islet, or far off any road
 */
export function directions(from: LatLng, to: LatLng, via: readonly LatLng[] = []): Directions | null {
  const places = [from, ...via, to]
  const roads = roadNetwork()
  const legs = legsBetween(roads, places)
  return legs && journeyAlong(roads, places, legs)
}

/**
 * The drive that `directions` gives and those other ways that nearly tie with it, the fastest first; empty where there is none.
 */
export function alternativeDirections(from: LatLng, to: LatLng, via: readonly LatLng[] = []): Directions[] {
  const places = [from, ...via, to]
  const roads = roadNetwork()
  const legs = legsBetween(roads, places)
  if (legs === null) return []
  const [best] = legs
  const others = legs.length > 1 || best === undefined || 'hopKm' in best
    ? []
    : otherWays(roads, accessesOf(roads, from.lat, from.lng), accessesOf(roads, to.lat, to.lng), best)
  return [journeyAlong(roads, places, legs), ...others.map((way) => journeyAlong(roads, places, [way]))]
    .toSorted((a, b) => a.durationSeconds - b.durationSeconds)
}

function legsBetween(roads: Network, places: readonly LatLng[]): (Way | Hop)[] | null {
  if (!places.every(isPosition)) return null
  const accesses = places.map(({ lat, lng }) => accessesOf(roads, lat, lng))
  const legs: (Way | Hop)[] = []
  for (let i = 0; i + 1 < places.length; i++) {
    const [start] = accesses[i]!
    const [end] = accesses[i + 1]!
    if (start === undefined || end === undefined) return null
    const from = places[i]!
    const to = places[i + 1]!
    const hopKm = greatCircleKm(from.lat, from.lng, to.lat, to.lng) * ACCESS_DETOUR
    const leg = hopKm <= start.km + end.km ? { hopKm } : fastestWay(roads, accesses[i]!, accesses[i + 1]!)
    if (leg === null) return null
    legs.push(leg)
  }
  return legs
}

function isPosition({ lat, lng }: LatLng): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
