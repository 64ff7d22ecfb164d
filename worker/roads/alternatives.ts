import type { Network } from './network.ts'
import { fastestWay, type Way } from './search.ts'
import type { Access } from './snap.ts'

/** A way is worth offering when it takes at most this much longer than the fastest... */
const NEARLY_TIES = 1.15
/** ...and at most this share of its time is on roads of the ways already offered. */
const MAX_SHARED = 0.65
/** Roads already offered are made this much dearer to bring out another way. */
const PENALTY = 1.35
const MAX_WAYS = 2

/** Ways other than the fastest that nearly tie with it, the fastest of them first. */
export function otherWays(network: Network, from: readonly Access[], to: readonly Access[]): Way[] {
  const fastest = fastestWay(network, from, to)
  if (fastest === null) return []
  const offered = new Set(fastest.edges)
  const others: Way[] = []
  for (let attempt = 0; attempt < MAX_WAYS; attempt++) {
    const way = fastestWay(network, from, to, (edge, seconds) => (offered.has(edge) ? seconds * PENALTY : seconds))
    if (way === null) break
    const real = realSeconds(network, way)
    const shared = secondsOn(network, way.edges.filter((edge) => offered.has(edge)))
    for (const edge of way.edges) offered.add(edge)
    if (real <= fastest.seconds * NEARLY_TIES && shared <= MAX_SHARED * real) others.push({ ...way, seconds: real })
  }
  return others.toSorted((a, b) => a.seconds - b.seconds)
}

function secondsOn(network: Network, edges: readonly number[]): number {
  return edges.reduce((sum, edge) => sum + network.edges[edge]!.seconds, 0)
}

/** A way's seconds without the penalties it was found under. */
function realSeconds(network: Network, way: Way): number {
  const partOf = ({ edge, fraction }: Access, point: number | undefined): number => {
    const { from, seconds } = network.edges[edge]!
    return point === undefined ? 0 : seconds * (from === point ? fraction : 1 - fraction)
  }
  if (way.points.length === 0) return way.seconds
  const ends = partOf(way.start, way.points[0]) + partOf(way.end, way.points.at(-1))
  return way.start.seconds + ends + secondsOn(network, way.edges) + way.end.seconds
}
