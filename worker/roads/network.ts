import Flatbush from 'flatbush'
import { LEDGER_POINTS, LEDGER_ROADS } from './ledger/index.ts'
import { readPoints, readRoads, type Point, type Road, type RoadClass, type Terrain } from './ledger/format.ts'
import { PREFERENCE_SECONDS_PER_KM, RAMP_DELAY_SECONDS, SPEEDS_KMH } from './speeds.ts'

/** A stretch of road between two points of the ledger, both ways alike. */
export interface Edge {
  readonly from: number
  readonly to: number
  readonly km: number
  readonly seconds: number
  /** What the search minimizes: seconds, and a little for the km. */
  readonly cost: number
  readonly road: Road
  readonly terrain: Terrain
}

/** The ledger as a graph. Read-only after `readNetwork`: requests share it. */
export interface Network {
  readonly points: readonly Point[]
  readonly edges: readonly Edge[]
  /** Arcs leaving point `i`: `arcs[firstArc[i]] .. arcs[firstArc[i + 1] - 1]`, each an edge number. */
  readonly firstArc: Uint32Array
  readonly arcEdge: Uint32Array
  readonly arcTarget: Uint32Array
  readonly arcCost: Float64Array
  /** Boxes of the edges that a place may be reached from: expressways and ramps are fenced off. */
  readonly index: Flatbush
  readonly indexedEdges: Uint32Array
}

export function edgeSeconds(roadClass: RoadClass, terrain: Terrain, km: number): number {
  return (km / SPEEDS_KMH[roadClass][terrain]) * 3600 + (roadClass === 'ramp' ? RAMP_DELAY_SECONDS : 0)
}

/** Reads the ledger into a network. Throws when a road names a point that no table has. */
export function readNetwork(pointTables: readonly string[] = LEDGER_POINTS, roadTables: readonly string[] = LEDGER_ROADS): Network {
  const points = pointTables.flatMap(readPoints)
  const numbers = new Map(points.map((point, i) => [point.name, i]))
  const numberOf = (name: string): number => {
    const number = numbers.get(name)
    if (number === undefined) throw new Error(`No position for ${name}`)
    return number
  }
  const edges: Edge[] = []
  for (const table of roadTables) {
    for (const road of readRoads(table)) {
      for (const { from, to, km, terrain } of road.stretches) {
        const seconds = edgeSeconds(road.roadClass, terrain, km)
        edges.push({ from: numberOf(from), to: numberOf(to), km, seconds, cost: seconds + km * PREFERENCE_SECONDS_PER_KM, road, terrain })
      }
    }
  }
  return { points, edges, ...arcsOf(points.length, edges), ...indexOf(points, edges) }
}

function arcsOf(pointCount: number, edges: readonly Edge[]) {
  const firstArc = new Uint32Array(pointCount + 1)
  for (const { from, to } of edges) {
    firstArc[from + 1]! += 1
    firstArc[to + 1]! += 1
  }
  for (let i = 0; i < pointCount; i++) firstArc[i + 1]! += firstArc[i]!
  const next = firstArc.slice()
  const arcEdge = new Uint32Array(edges.length * 2)
  const arcTarget = new Uint32Array(edges.length * 2)
  const arcCost = new Float64Array(edges.length * 2)
  const put = (from: number, to: number, edge: number, cost: number): void => {
    const arc = next[from]!++
    arcEdge[arc] = edge
    arcTarget[arc] = to
    arcCost[arc] = cost
  }
  edges.forEach(({ from, to, cost }, edge) => {
    put(from, to, edge, cost)
    put(to, from, edge, cost)
  })
  return { firstArc, arcEdge, arcTarget, arcCost }
}

function indexOf(points: readonly Point[], edges: readonly Edge[]) {
  const open = edges.flatMap(({ road }, i) => (road.roadClass === 'expressway' || road.roadClass === 'ramp' ? [] : [i]))
  const index = new Flatbush(open.length)
  for (const i of open) {
    const a = points[edges[i]!.from]!
    const b = points[edges[i]!.to]!
    index.add(Math.min(a.lng, b.lng), Math.min(a.lat, b.lat), Math.max(a.lng, b.lng), Math.max(a.lat, b.lat))
  }
  index.finish()
  return { index, indexedEdges: Uint32Array.from(open) }
}
