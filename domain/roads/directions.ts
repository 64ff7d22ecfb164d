/** Routes on the island's own road network: no service, no key, no network access. */
import type { Leg } from '#domain/fares/transfer-fare.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import { wholeLeg } from '#domain/quotes/plausibility.ts'
import { kmApart } from './geometry.ts'
import { readNetwork, type Network } from './network.ts'
import { routeAlong, type RoadRoute } from './route-summary.ts'
import { fastestWay, type Streets, type Way, type Access, accessesOf, isOnLand } from './search.ts'
import { ACCESS_DETOUR } from './speeds-and-access.ts'

let network: Network | undefined

/** Read on first use, so that a cold start does not pay for it. */
export function roadNetwork(): Network {
  network ??= readNetwork()
  return network
}

/**
 * The last routes that were found: a page asks for the distance of its trip first, then for facts about the route. By
 * the places that they were found with: an owner may move a park's gate.
 */
const lastRoutes = new WeakMap<readonly GazetteerPlace[], Map<string, RoadRoute | null>>()
const MAX_LAST_ROUTES = 200

/**
 * The fastest route between two places, by way of `via` in that order.
 *
 * @returns `null` if no road leads there: at sea, abroad, on an islet, or far off any road
 */
export function directions(from: LatLng, to: LatLng, via: readonly LatLng[] = []): RoadRoute | null {
  const asked = [from, ...via, to]
  const key = asked.map(({ lat, lng }) => `${lat},${lng}`).join(' ')
  const places = allPlaces()
  const last = lastRoutes.get(places) ?? new Map<string, RoadRoute | null>()
  lastRoutes.set(places, last)
  const known = last.get(key)
  if (known !== undefined) return known
  const route = routeBetween(asked)
  if (last.size >= MAX_LAST_ROUTES) last.delete(last.keys().next().value!)
  last.set(key, route)
  return route
}

function routeBetween(asked: readonly LatLng[]): RoadRoute | null {
  if (!asked.every(isPosition)) return null
  const roads = roadNetwork()
  const ends = asked.map((place) => endAt(roads, place))
  const legs = legsBetween(roads, ends)
  const places = ends.map(({ place }) => place)
  return legs && routeAlong(roads, places, legs)
}

/** Where the roads take up a place. */
export interface End {
  readonly place: LatLng
  readonly accesses: readonly Access[]
}

/** A guest in a park is met at the nearest gate: no road is mapped inside. */
export function endAt(roads: Network, place: LatLng): End {
  const accesses = accessesOf(roads, place.lat, place.lng)
  if (accesses.length > 0 || !isOnLand(place.lat, place.lng)) return { place, accesses }
  for (const { lat, lng } of gatesNear(place)) {
    const ofGate = accessesOf(roads, lat, lng)
    if (ofGate.length > 0) return { place: { lat, lng }, accesses: ofGate }
  }
  return { place, accesses }
}

/** No point of a park is further from a gate. */
const MAX_GATE_KM = 25

/** The nearest first. An owner may have set one where no road is mapped. */
const gatesNear = (place: LatLng): GazetteerPlace[] =>
  allPlaces()
    .filter((gate) => gate.kind === 'park' && kmApart(place, gate) <= MAX_GATE_KM)
    .sort((a, b) => kmApart(place, a) - kmApart(place, b))

/** Distance and duration of that route in the whole units that prices are made of. */
export function roadLeg(from: LatLng, to: LatLng, via: readonly LatLng[] = []): Leg | null {
  const route = directions(from, to, via)
  return route && wholeLeg(route)
}

function legsBetween(roads: Network, ends: readonly End[]): (Way | Streets)[] | null {
  const legs: (Way | Streets)[] = []
  for (let i = 0; i + 1 < ends.length; i++) {
    const [from, to] = [ends[i]!, ends[i + 1]!]
    const [start] = from.accesses
    const [end] = to.accesses
    if (start === undefined || end === undefined) return null
    const streetKm = kmApart(from.place, to.place) * ACCESS_DETOUR
    legs.push(streetKm <= start.km + end.km ? { streetKm } : fastestWay(roads, from.accesses, to.accesses))
  }
  return legs
}

export function isPosition({ lat, lng }: LatLng): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180
}
