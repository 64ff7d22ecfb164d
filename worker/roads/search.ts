import FlatQueue from 'flatqueue'
import type { Network } from './network.ts'
import type { Access } from './snap.ts'

/** The fastest way between two places: the edges in driving order, and where it leaves the first and enters the last. */
export interface Way {
  readonly seconds: number
  readonly start: Access
  readonly end: Access
  /** Points passed, in order; empty when both places lie on one edge. */
  readonly points: readonly number[]
  /** Edges between those points, one fewer. */
  readonly edges: readonly number[]
}

/** Seconds of an arc; a caller may make edges dearer to look for other ways. */
export type ArcCost = (edge: number, seconds: number) => number

interface Side {
  readonly seconds: Float64Array
  readonly arrivedBy: Int32Array
  readonly accessOf: Int16Array
  readonly done: Uint8Array
  readonly queue: FlatQueue<number>
}

/** Dijkstra's search from both ends at once. Null when no road joins them. */
export function fastestWay(network: Network, from: readonly Access[], to: readonly Access[], cost?: ArcCost): Way | null {
  const direct = directWay(network, from, to, cost)
  const sides = [openSide(network, from, cost), openSide(network, to, cost)] as const
  let best = direct?.seconds ?? Infinity
  let meeting = -1
  for (;;) {
    const nextOut = sides[0].queue.peekValue() ?? Infinity
    const nextBack = sides[1].queue.peekValue() ?? Infinity
    if (nextOut + nextBack >= best || nextOut === Infinity || nextBack === Infinity) break
    const [side, other] = nextOut <= nextBack ? sides : [sides[1], sides[0]]
    const point = side.queue.pop()!
    if (side.done[point] === 1) continue
    side.done[point] = 1
    const reached = side.seconds[point]!
    const total = reached + other.seconds[point]!
    if (total < best) {
      best = total
      meeting = point
    }
    for (let arc = network.firstArc[point]!; arc < network.firstArc[point + 1]!; arc++) {
      const target = network.arcTarget[arc]!
      const edge = network.arcEdge[arc]!
      const seconds = reached + (cost ? cost(edge, network.arcSeconds[arc]!) : network.arcSeconds[arc]!)
      if (seconds < side.seconds[target]!) {
        side.seconds[target] = seconds
        side.arrivedBy[target] = edge
        side.accessOf[target] = side.accessOf[point]!
        side.queue.push(target, seconds)
        const through = seconds + other.seconds[target]!
        if (through < best) {
          best = through
          meeting = target
        }
      }
    }
  }
  if (meeting < 0) return direct
  const out = trace(network, sides[0], meeting)
  const back = trace(network, sides[1], meeting)
  return {
    seconds: best,
    start: from[sides[0].accessOf[meeting]!]!,
    end: to[sides[1].accessOf[meeting]!]!,
    points: [...out.points.toReversed(), meeting, ...back.points],
    edges: [...out.edges.toReversed(), ...back.edges],
  }
}

function openSide(network: Network, accesses: readonly Access[], cost?: ArcCost): Side {
  const side: Side = {
    seconds: new Float64Array(network.points.length).fill(Infinity),
    arrivedBy: new Int32Array(network.points.length).fill(-1),
    accessOf: new Int16Array(network.points.length).fill(-1),
    done: new Uint8Array(network.points.length),
    queue: new FlatQueue<number>(),
  }
  accesses.forEach((access, i) => {
    const edge = network.edges[access.edge]!
    const edgeSeconds = cost ? cost(access.edge, edge.seconds) : edge.seconds
    const ends = [[edge.from, access.fraction], [edge.to, 1 - access.fraction]] as const
    for (const [point, share] of ends) {
      const seconds = access.seconds + share * edgeSeconds
      if (seconds < side.seconds[point]!) {
        side.seconds[point] = seconds
        side.accessOf[point] = i
        side.queue.push(point, seconds)
      }
    }
  })
  return side
}

/** Both places on one edge: along it, without passing any point. */
function directWay(network: Network, from: readonly Access[], to: readonly Access[], cost?: ArcCost): Way | null {
  let best: Way | null = null
  for (const start of from) {
    for (const end of to) {
      if (start.edge !== end.edge) continue
      const edge = network.edges[start.edge]!
      const along = Math.abs(start.fraction - end.fraction) * (cost ? cost(start.edge, edge.seconds) : edge.seconds)
      const seconds = start.seconds + along + end.seconds
      if (best === null || seconds < best.seconds) best = { seconds, start, end, points: [], edges: [] }
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
    const { from, to } = network.edges[edge]!
    point = from === point ? to : from
    points.push(point)
    edges.push(edge)
  }
  return { points, edges }
}
