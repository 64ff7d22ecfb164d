/** Routes on the island's own road network: no service, no key, no network access. */
import type { Leg } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { wholeLeg } from '#domain/quotes/plausibility.ts'
import { kmApart } from './geometry.ts'
import { readNetwork, type Network } from './network.ts'
import { routeAlong, type RoadRoute } from './route.ts'
import { fastestWay, type Streets, type Way } from './search.ts'
import { accessesOf } from './snap.ts'
import { ACCESS_DETOUR } from './speeds.ts'

let network: Network | undefined

/** Read on first use, so that a cold start does not pay for it. */
export function roadNetwork(): Network {
  network ??= readNetwork()
  return network
}

/** The last routes that were found: a page asks for the distance of its trip, then for what there is to tell of it. */
const lastRoutes = new Map<string, RoadRoute | null>()
const MAX_LAST_ROUTES = 200

/**
 * The fastest route between two places, by way of `via` in that order.
 *
 * @returns `null` where no road leads: at sea, abroad, on an islet, or far off any road
 */
export function directions(from: LatLng, to: LatLng, via: readonly LatLng[] = []): RoadRoute | null {
  const places = [from, ...via, to]
  const key = places.map(({ lat, lng }) => `${lat},${lng}`).join(' ')
  let route = lastRoutes.get(key)
  if (route !== undefined) return route
  const roads = roadNetwork()
  const legs = legsBetween(roads, places)
  route = legs && routeAlong(roads, places, legs)
  if (lastRoutes.size >= MAX_LAST_ROUTES) lastRoutes.delete(lastRoutes.keys().next().value!)
  lastRoutes.set(key, route)
  return route
}

/** Distance and duration of that route in the whole units that prices are made of. */
export function roadLeg(from: LatLng, to: LatLng, via: readonly LatLng[] = []): Leg | null {
  const route = directions(from, to, via)
  return route && wholeLeg(route)
}

function legsBetween(roads: Network, places: readonly LatLng[]): (Way | Streets)[] | null {
  if (!places.every(isPosition)) return null
  const accesses = places.map(({ lat, lng }) => accessesOf(roads, lat, lng))
  const legs: (Way | Streets)[] = []
  for (let i = 0; i + 1 < places.length; i++) {
    const [start] = accesses[i]!
    const [end] = accesses[i + 1]!
    if (start === undefined || end === undefined) return null
    const streetKm = kmApart(places[i]!, places[i + 1]!) * ACCESS_DETOUR
    const leg = streetKm <= start.km + end.km ? { streetKm } : fastestWay(roads, accesses[i]!, accesses[i + 1]!)
    if (leg === null) return null
    legs.push(leg)
  }
  return legs
}

function isPosition({ lat, lng }: LatLng): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
