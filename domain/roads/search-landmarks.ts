/**
 * Tells the search in which direction a place lies (the ALT method: A*, landmarks and the triangle inequality; Goldberg
 * and Harrelson 2005). It buys a search of 290 points in place of 1,610; a page of an unlisted pair has one.
 */
import FlatQueue from 'flatqueue'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { Network } from './network.ts'

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
export function potentialBetween(network: Network, start: number, end: number): (point: number) => number {
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
