/** The road network: the ledger, read into a graph. */
import { readPoints, readRoads, TERRAINS, type Point, type Road, type RoadClass, type Terrain } from './ledger.ts'
import { LEDGER_POINTS, LEDGER_ROADS } from '#data/roads/index.ts'
import { PREFERENCE_SECONDS_PER_KM, RAMP_DELAY_SECONDS, SPEEDS_KMH } from './speeds-and-access.ts'

/**
 * Stretches of road between two points of the ledger, the same both ways. Edge `i` is the `i`-th entry of each array.
 * They are arrays, because a cold start would spend its time on thousands of small objects.
 */
interface Edges {
  readonly count: number
  readonly from: Uint16Array
  readonly to: Uint16Array
  readonly km: Float64Array
  readonly seconds: Float64Array
  /** What the search minimizes: seconds, and a little for the km. */
  readonly cost: Float64Array
  readonly road: Uint16Array
  /** Index into `TERRAINS`. */
  readonly terrain: Uint8Array
}

/** The ledger as a graph. Requests share it, so nothing may change it. */
export interface Network {
  readonly points: readonly Point[]
  readonly roads: readonly Road[]
  readonly edges: Edges
  /**
   * The arcs that leave point `i` are `firstArc[i]` up to `firstArc[i + 1]`. Each has an edge and the point at its
   * other end.
   */
  readonly firstArc: Uint16Array
  readonly arcEdge: Uint16Array
  readonly arcTarget: Uint16Array
  /** The edges that a place can be reached from. Expressways and ramps are fenced off. */
  readonly grid: EdgeGrid
}

function edgeSeconds(roadClass: RoadClass, terrain: Terrain, km: number): number {
  return (km / SPEEDS_KMH[roadClass][terrain]) * 3600 + (roadClass === 'ramp' ? RAMP_DELAY_SECONDS : 0)
}

/** Reads the ledger. Throws when a road names a point that no table has. */
export function readNetwork(
  pointTables: readonly string[] = LEDGER_POINTS,
  roadTables: readonly string[] = LEDGER_ROADS,
): Network {
  const points = pointTables.flatMap(readPoints)
  const roads = roadTables.flatMap(readRoads)
  const edges = edgesOf(points, roads)
  return { points, roads, edges, ...arcsOf(points.length, edges), grid: gridOf(points, roads, edges) }
}

function edgesOf(points: readonly Point[], roads: readonly Road[]): Edges {
  const numbers = new Map(points.map((point, i) => [point.name, i]))
  const numberOf = (name: string): number => {
    const number = numbers.get(name)
    if (number === undefined) throw new Error(`No position for ${name}`)
    return number
  }
  const count = roads.reduce((sum, road) => sum + road.points.length - 1, 0)
  // Each edge has two arcs, which are counted in 16 bits.
  if (points.length > 0xffff || 2 * count > 0xffff) throw new Error('The ledger has outgrown 16-bit numbers')
  const edges = {
    count,
    from: new Uint16Array(count),
    to: new Uint16Array(count),
    km: new Float64Array(count),
    seconds: new Float64Array(count),
    cost: new Float64Array(count),
    road: new Uint16Array(count),
    terrain: new Uint8Array(count),
  }
  let edge = 0
  roads.forEach((road, number) => {
    let from = numberOf(road.points[0]!)
    for (let i = 1; i < road.points.length; i++) {
      const to = numberOf(road.points[i]!)
      const km = road.km[i]! - road.km[i - 1]!
      const seconds = edgeSeconds(road.roadClass, road.terrains[i]!, km)
      edges.from[edge] = from
      edges.to[edge] = to
      edges.km[edge] = km
      edges.seconds[edge] = seconds
      edges.cost[edge] = seconds + km * PREFERENCE_SECONDS_PER_KM
      edges.road[edge] = number
      edges.terrain[edge] = TERRAINS.indexOf(road.terrains[i]!)
      edge += 1
      from = to
    }
  })
  return edges
}

function arcsOf(pointCount: number, { count, from, to }: Edges) {
  const firstArc = new Uint16Array(pointCount + 1)
  for (let edge = 0; edge < count; edge++) {
    firstArc[from[edge]! + 1]! += 1
    firstArc[to[edge]! + 1]! += 1
  }
  for (let i = 0; i < pointCount; i++) firstArc[i + 1]! += firstArc[i]!
  const next = firstArc.slice()
  const arcEdge = new Uint16Array(count * 2)
  const arcTarget = new Uint16Array(count * 2)
  for (let edge = 0; edge < count; edge++) {
    const out = next[from[edge]!]!++
    arcEdge[out] = edge
    arcTarget[out] = to[edge]!
    const back = next[to[edge]!]!++
    arcEdge[back] = edge
    arcTarget[back] = from[edge]!
  }
  return { firstArc, arcEdge, arcTarget }
}

function gridOf(points: readonly Point[], roads: readonly Road[], edges: Edges): EdgeGrid {
  const open: number[] = []
  for (let edge = 0; edge < edges.count; edge++) {
    const { roadClass } = roads[edges.road[edge]!]!
    if (roadClass !== 'expressway' && roadClass !== 'ramp') open.push(edge)
  }
  return edgeGrid(open, (edge) => {
    const a = points[edges.from[edge]!]!
    const b = points[edges.to[edge]!]!
    return {
      south: Math.min(a.lat, b.lat),
      west: Math.min(a.lng, b.lng),
      north: Math.max(a.lat, b.lat),
      east: Math.max(a.lng, b.lng),
    }
  })
}

const CELL_DEGREES = 0.1
const SOUTH = 5.85
const WEST = 79.45
const ROWS = 41
const COLUMNS = 26

interface EdgeGrid {
  /** Edges by cell, row by row from the south-west. A cell without a road has no entry. */
  readonly cells: readonly (readonly number[] | undefined)[]
}

interface Box {
  readonly south: number
  readonly west: number
  readonly north: number
  readonly east: number
}

/** @param boxOf the bounding box of an edge */
function edgeGrid(numbers: readonly number[], boxOf: (edge: number) => Box): EdgeGrid {
  const cells: number[][] = []
  for (const edge of numbers) {
    eachCell(boxOf(edge), (cell) => void (cells[cell] ??= []).push(edge))
  }
  return { cells }
}

/** Edges whose bounding box may touch the box, each once. */
export function edgesIn({ cells }: EdgeGrid, box: Box): number[] {
  const found = new Set<number>()
  eachCell(box, (cell) => cells[cell]?.forEach((edge) => found.add(edge)))
  return [...found]
}

function eachCell({ south, west, north, east }: Box, visit: (cell: number) => void): void {
  const fromRow = Math.max(0, Math.floor((south - SOUTH) / CELL_DEGREES))
  const toRow = Math.min(ROWS - 1, Math.floor((north - SOUTH) / CELL_DEGREES))
  const fromColumn = Math.max(0, Math.floor((west - WEST) / CELL_DEGREES))
  const toColumn = Math.min(COLUMNS - 1, Math.floor((east - WEST) / CELL_DEGREES))
  for (let row = fromRow; row <= toRow; row++) {
    for (let column = fromColumn; column <= toColumn; column++) visit(row * COLUMNS + column)
  }
}
