/** Sums up the ways that were found: distance, duration, path, and what can be told of the roads. */
import type { LatLng } from '#domain/places/coordinates.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'
import type { Route, RouteFacts } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { TERRAINS } from './ledger.ts'
import type { Network } from './network.ts'
import type { Streets, Way } from './search.ts'
import { ACCESS_SPEED_KMH, END_DELAY_SECONDS } from './speeds-and-access.ts'

/** The embedded network's answer: with what it knows of the way. */
export type RoadRoute = Route & { readonly source: 'embedded'; readonly route: RouteFacts }

/** Shorter bits of road are junctions, not roads that a driver would name. */
const MIN_NAMED_KM = 0.5

/** Only names that travelers know tell them anything of the way. */
const KNOWN_TOWNS = new Set(POPULAR_PLACES)

/** @param places the ends of the legs, one more than there are legs */
export function routeAlong(network: Network, places: readonly LatLng[], legs: readonly (Way | Streets)[]): RoadRoute {
  let km = 0
  let seconds = 0
  let expresswayKm = 0
  let hillKm = 0
  let windingKm = 0
  const path: [number, number][] = []
  const roads: { name: string; km: number }[] = []
  const towns: string[] = []

  const { edges } = network
  const drive = (edge: number, share: number): void => {
    const road = network.roads[edges.road[edge]!]!
    const driven = edges.km[edge]! * share
    km += driven
    seconds += edges.seconds[edge]! * share
    if (road.roadClass === 'ramp') return
    if (road.roadClass === 'expressway') expresswayKm += driven
    const terrain = TERRAINS[edges.terrain[edge]!]
    if (terrain === 'hill') hillKm += driven
    if (terrain === 'winding') windingKm += driven
    const name = roadName(road)
    const last = roads.at(-1)
    if (last?.name === name) last.km += driven
    else roads.push({ name, km: driven })
  }

  legs.forEach((way, i) => {
    if ('streetKm' in way) {
      km += way.streetKm
      seconds += (way.streetKm / ACCESS_SPEED_KMH) * 3600
      pushPoint(path, places[i]!)
      pushPoint(path, places[i + 1]!)
      return
    }
    const { start, end } = way
    seconds += start.seconds + end.seconds
    km += start.km + end.km
    pushPoint(path, places[i]!)
    pushPoint(path, onEdge(network, start.edge, start.fraction))
    if (way.points.length === 0) {
      drive(start.edge, Math.abs(start.fraction - end.fraction))
    } else {
      drive(start.edge, shareTo(network, start.edge, start.fraction, way.points[0]!))
      way.points.forEach((point, j) => {
        pushPoint(path, network.points[point]!)
        const { name, notable } = network.points[point]!
        if (notable && KNOWN_TOWNS.has(name) && towns.at(-1) !== name) towns.push(name)
        if (j < way.edges.length) drive(way.edges[j]!, 1)
      })
      drive(end.edge, shareTo(network, end.edge, end.fraction, way.points.at(-1)!))
    }
    pushPoint(path, onEdge(network, end.edge, end.fraction))
    pushPoint(path, places[i + 1]!)
  })
  return {
    distanceMeters: Math.round(km * 1000),
    durationSeconds: Math.round(km > 0 ? seconds + 2 * END_DELAY_SECONDS : 0),
    path,
    source: 'embedded',
    route: {
      roads: mergeRoads(roads),
      towns,
      expresswayKm: roundKm(expresswayKm),
      hillKm: roundKm(hillKm),
      windingKm: roundKm(windingKm),
    },
  }
}

function roadName(road: { number: string; ends: string }): string {
  return road.number === '' ? `${road.ends} road` : road.number
}

function mergeRoads(roads: readonly { name: string; km: number }[]): { name: string; km: number }[] {
  const merged: { name: string; km: number }[] = []
  for (const { name, km } of roads) {
    if (km < MIN_NAMED_KM) continue
    const last = merged.at(-1)
    if (last?.name === name) last.km += km
    else merged.push({ name, km })
  }
  return merged.map(({ name, km }) => ({ name, km: roundKm(km) }))
}

/** The share of an edge between a fraction on it and one of its end points. */
function shareTo(network: Network, edge: number, fraction: number, point: number): number {
  return network.edges.from[edge] === point ? fraction : 1 - fraction
}

function onEdge(network: Network, edge: number, fraction: number): LatLng {
  const a = network.points[network.edges.from[edge]!]!
  const b = network.points[network.edges.to[edge]!]!
  return { lat: a.lat + (b.lat - a.lat) * fraction, lng: a.lng + (b.lng - a.lng) * fraction }
}

function pushPoint(path: [number, number][], { lat, lng }: LatLng): void {
  const last = path.at(-1)
  if (last === undefined || last[0] !== lat || last[1] !== lng) path.push([lat, lng])
}

function roundKm(km: number): number {
  return Math.round(km * 10) / 10
}
