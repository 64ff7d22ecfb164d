/** Finds the fastest way between two places of the network. */
import FlatQueue from 'flatqueue'
import { type Network, edgesIn } from './network.ts'
import { KM_PER_DEGREE_LAT, kmPerDegreeLng, nearestOnSegment } from './geometry.ts'
import { COASTLINE } from '#data/roads/coastline.ts'
import { ACCESS_DETOUR, ACCESS_SPEED_KMH, MAX_ACCESS_KM, MAX_OFFSHORE_KM } from './speeds-and-access.ts'
import type { LatLng } from '#domain/places/coordinates.ts'

// Landmarks tell the search in which direction a place lies (the ALT method: A*, landmarks and the triangle inequality;
// Goldberg and Harrelson 2005). It buys a search of 290 points in place of 1,610; a page of an unlisted pair has one.

/** The corners of the island: the point that has most of this is a landmark. Most ways lead towards one of them. */
const CORNERS: readonly ((point: LatLng) => number)[] = [
  ({ lat }) => lat,
  ({ lat }) => -lat,
  ({ lat, lng }) => lng - 0.3 * lat,
  ({ lat, lng }) => -lng - 0.3 * lat,
]

/** What it costs to drive from each landmark to each point. */
type LandmarkCosts = readonly Float64Array[]

const costsByNetwork = new WeakMap<Network, LandmarkCosts>()

/** Some 2 ms at the first search. */
function landmarkCosts(network: Network): LandmarkCosts {
  const costs = costsByNetwork.get(network) ?? CORNERS.map((most) => costsFrom(network, furthest(network, most)))
  costsByNetwork.set(network, costs)
  return costs
}

const furthest = ({ points }: Network, most: (point: LatLng) => number): number =>
  points.reduce((best, point, i) => (most(point) > most(points[best]!) ? i : best), 0)

/** Dijkstra's search from one point to all others. */
function costsFrom({ points, edges, firstArc, arcEdge, arcTarget }: Network, start: number): Float64Array {
  const costs = new Float64Array(points.length).fill(Infinity)
  const queue = new FlatQueue<number>()
  costs[start] = 0
  queue.push(start, 0)
  for (let point = queue.pop(); point !== undefined; point = queue.pop()) {
    for (let arc = firstArc[point]!; arc < firstArc[point + 1]!; arc++) {
      const target = arcTarget[arc]!
      const cost = costs[point]! + edges.cost[arcEdge[arc]!]!
      if (cost >= costs[target]!) continue
      costs[target] = cost
      queue.push(target, cost)
    }
  }
  return costs
}

/**
 * Half of how much nearer `point` is to `end` than to `start`, by the best landmark: no more than it costs to drive
 * there. Along an edge it changes by no more than the edge costs.
 * @returns a function of the point
 */
function potentialBetween(network: Network, start: number, end: number): (point: number) => number {
  const landmarks = landmarkCosts(network)
  return (point) => {
    let toEnd = 0
    let toStart = 0
    for (const costs of landmarks) {
      const cost = costs[point]!
      toEnd = Math.max(toEnd, Math.abs(costs[end]! - cost))
      toStart = Math.max(toStart, Math.abs(costs[start]! - cost))
    }
    return (toEnd - toStart) / 2
  }
}

/** The fastest way between two places: edges in driving order, and where it enters the first and leaves the last. */
export interface Way {
  /** Seconds, and a little for the km. */
  readonly cost: number
  readonly start: Access
  readonly end: Access
  /** Points passed, in order; empty when both places lie on one edge. */
  readonly points: readonly number[]
  /** Edges between those points, one fewer. */
  readonly edges: readonly number[]
}

/**
 * The way between two places that are nearer to each other than to any mapped road: by streets that the ledger lacks.
 */
export interface Streets {
  readonly streetKm: number
}

interface Side {
  readonly cost: Float64Array
  readonly arrivedBy: Int32Array
  readonly accessOf: Int16Array
  readonly done: Uint8Array
  readonly queue: FlatQueue<number>
}

/**
 * A* from both ends at once. The network is one connected whole, so there is always a way. Both sides order points by
 * one potential with opposite signs: so they stop where Dijkstra's search would, when no way can be better any more.
 * @param from at least one, as of `to`
 */
export function fastestWay(network: Network, from: readonly Access[], to: readonly Access[]): Way {
  const direct = directWay(network, from, to)
  const sides = sidesOf(network)
  const { from: firstPoint } = network.edges
  const potential = potentialBetween(network, firstPoint[from[0]!.edge]!, firstPoint[to[0]!.edge]!)
  openSide(network, sides[0], from, potential)
  openSide(network, sides[1], to, (point) => -potential(point))
  let best = direct?.cost ?? Infinity
  let meeting = -1
  for (;;) {
    const nextOut = sides[0].queue.peekValue() ?? Infinity
    const nextBack = sides[1].queue.peekValue() ?? Infinity
    if (nextOut + nextBack >= best || nextOut === Infinity || nextBack === Infinity) break
    const isOut = nextOut <= nextBack
    const [side, other] = isOut ? sides : [sides[1], sides[0]]
    const point = side.queue.pop()!
    if (side.done[point] === 1) continue
    side.done[point] = 1
    const reached = side.cost[point]!
    const total = reached + other.cost[point]!
    if (total < best) {
      best = total
      meeting = point
    }
    for (let arc = network.firstArc[point]!; arc < network.firstArc[point + 1]!; arc++) {
      const target = network.arcTarget[arc]!
      const edge = network.arcEdge[arc]!
      const cost = reached + network.edges.cost[edge]!
      if (cost < side.cost[target]!) {
        side.cost[target] = cost
        side.arrivedBy[target] = edge
        side.accessOf[target] = side.accessOf[point]!
        side.queue.push(target, isOut ? cost + potential(target) : cost - potential(target))
        const through = cost + other.cost[target]!
        if (through < best) {
          best = through
          meeting = target
        }
      }
    }
  }
  if (meeting < 0) return direct!
  const out = trace(network, sides[0], meeting)
  const back = trace(network, sides[1], meeting)
  return {
    cost: best,
    start: from[sides[0].accessOf[meeting]!]!,
    end: to[sides[1].accessOf[meeting]!]!,
    points: [...out.points.reverse(), meeting, ...back.points],
    edges: [...out.edges.reverse(), ...back.edges],
  }
}

/** By their network. A search runs without a pause, so that the next one can use them again: making them took half its time. */
const usedSides = new WeakMap<Network, readonly [Side, Side]>()

function sidesOf(network: Network): readonly [Side, Side] {
  const sides = usedSides.get(network) ?? ([newSide(network), newSide(network)] as const)
  usedSides.set(network, sides)
  return sides
}

const newSide = ({ points: { length } }: Network): Side => ({
  cost: new Float64Array(length),
  arrivedBy: new Int32Array(length),
  accessOf: new Int16Array(length),
  done: new Uint8Array(length),
  queue: new FlatQueue<number>(),
})

function openSide(
  network: Network,
  side: Side,
  accesses: readonly Access[],
  potential: (point: number) => number,
): void {
  side.cost.fill(Infinity)
  side.arrivedBy.fill(-1)
  side.accessOf.fill(-1)
  side.done.fill(0)
  side.queue.clear()
  accesses.forEach((access, i) => {
    const { from, to, cost: costs } = network.edges
    const edgeCost = costs[access.edge]!
    const ends = [
      [from[access.edge]!, access.fraction],
      [to[access.edge]!, 1 - access.fraction],
    ] as const
    for (const [point, share] of ends) {
      const cost = access.seconds + share * edgeCost
      if (cost < side.cost[point]!) {
        side.cost[point] = cost
        side.accessOf[point] = i
        side.queue.push(point, cost + potential(point))
      }
    }
  })
}

/** The way along one edge that both places are on, without passing a point. */
function directWay(network: Network, from: readonly Access[], to: readonly Access[]): Way | null {
  let best: Way | null = null
  for (const start of from) {
    for (const end of to) {
      if (start.edge !== end.edge) continue
      const along = Math.abs(start.fraction - end.fraction) * network.edges.cost[start.edge]!
      const cost = start.seconds + along + end.seconds
      if (best === null || cost < best.cost) best = { cost, start, end, points: [], edges: [] }
    }
  }
  return best
}

/** The points and edges from the meeting point back to where this side began, the meeting point left out. */
function trace(network: Network, side: Side, meeting: number): { points: number[]; edges: number[] } {
  const points: number[] = []
  const edges: number[] = []
  let point = meeting
  for (let edge = side.arrivedBy[point]!; edge >= 0; edge = side.arrivedBy[point]!) {
    const { from, to } = network.edges
    point = from[edge] === point ? to[edge]! : from[edge]!
    points.push(point)
    edges.push(edge)
  }
  return { points, edges }
}

/* Where a place meets the road network. */

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
