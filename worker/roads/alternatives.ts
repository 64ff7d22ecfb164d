import type { Network } from './network.ts'
import { fastestWay, type Way } from './search.ts'
import type { Access } from './snap.ts'

/** A way is worth offering when it takes at most this much longer than the best... */
const NEARLY_TIES = 1.15
/** ...and at most this share of its km is on roads of the ways already offered. */
const MAX_SHARED = 0.65
/** Roads already offered are made this much dearer to bring out another way. */
const PENALTY = 1.35
const ATTEMPTS = 2

/** Ways other than the best that nearly tie with it, in no particular order. */
export function otherWays(network: Network, from: readonly Access[], to: readonly Access[], best: Way): Way[] {
  const offered = new Set(best.edges)
  const others: Way[] = []
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const way = fastestWay(network, from, to, (edge, cost) => (offered.has(edge) ? cost * PENALTY : cost))
    if (way === null || way.edges.length === 0) break
    const cost = sum(way.edges, (edge) => network.edges.cost[edge]!)
    const bestCost = sum(best.edges, (edge) => network.edges.cost[edge]!)
    const km = sum(way.edges, (edge) => network.edges.km[edge]!)
    const sharedKm = sum(way.edges, (edge) => (offered.has(edge) ? network.edges.km[edge]! : 0))
    for (const edge of way.edges) offered.add(edge)
    if (cost <= bestCost * NEARLY_TIES && sharedKm <= km * MAX_SHARED) others.push(way)
  }
  return others
}

function sum(edges: readonly number[], of: (edge: number) => number): number {
  return edges.reduce((total, edge) => total + of(edge), 0)
}
