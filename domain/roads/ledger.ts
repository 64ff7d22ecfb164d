/**
 * How the ledger is written, and how it is read.
 *
 * A points table has one point a line: `Name lat lng`; a leading `*` marks a town worth naming on the way.
 * A point without a name of its own is named from the nearest town: `Kadawatha 0.8 SW` lies 0.8 km south-west of
 * Kadawatha.
 *
 * A roads table has two lines a road. The first is its number (if it has one), its ends, and its class; the second
 * its points in order with the km from its start, each with the terrain of the stretch that leads up to it:
 *
 *     A24 Matara - Akuressa | main
 *     Matara 0, Hittatiya 1.80 town, Thihagoda 9.35, Akuressa 19.20
 */

const ROAD_CLASSES = ['expressway', 'ramp', 'main', 'secondary', 'minor'] as const
export type RoadClass = (typeof ROAD_CLASSES)[number]

/**
 * `open` country is the default and is not written; `settled` has houses and villages along the road, `town` is built
 * up
 * on both sides, `city` is streets and traffic lights, `winding` is the bends of the foothills, `hill` bends and
 * gradients.
 */
export const TERRAINS = ['open', 'settled', 'town', 'city', 'winding', 'hill'] as const
export type Terrain = (typeof TERRAINS)[number]

export interface Point {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly notable: boolean
}

export interface Road {
  /** `A24`, `E01`; empty for a road without a number. */
  readonly number: string
  /** Its end towns: `Matara - Akuressa`. */
  readonly ends: string
  readonly roadClass: RoadClass
  /** Names of the points along it, at least two. */
  readonly points: readonly string[]
  /** Km of each point from the first. */
  readonly km: readonly number[]
  /** Terrain of the stretch that leads up to each point; the first one's says nothing. */
  readonly terrains: readonly Terrain[]
}

export function readPoints(table: string): Point[] {
  const points: Point[] = []
  for (const line of table.split('\n')) {
    if (line === '') continue
    const beforeLng = line.lastIndexOf(' ')
    const beforeLat = line.lastIndexOf(' ', beforeLng - 1)
    const notable = line.charCodeAt(0) === 42
    const lat = decimal(line, beforeLat + 1, beforeLng)
    const lng = decimal(line, beforeLng + 1, line.length)
    if (!(lat > 0 && lng > 0)) throw new Error(`No position in the points table: ${line}`)
    points.push({ name: line.slice(notable ? 1 : 0, beforeLat), lat, lng, notable })
  }
  return points
}

export function readRoads(table: string): Road[] {
  const roads: Road[] = []
  const lines = table.split('\n').filter((line) => line !== '')
  for (let i = 0; i + 1 < lines.length; i += 2) roads.push(readRoad(lines[i]!, lines[i + 1]!))
  if (lines.length % 2 === 1) throw new Error(`A road without its points: ${lines.at(-1)}`)
  return roads
}

function readRoad(head: string, body: string): Road {
  const bar = head.indexOf(' | ')
  const title = head.slice(0, bar)
  const roadClass = head.slice(bar + 3) as RoadClass
  if (!ROAD_CLASSES.includes(roadClass)) throw new Error(`Unknown road class: ${head}`)
  const number = /^[AE]\d+(?= )/.exec(title)?.[0] ?? ''
  const points: string[] = []
  const kmPosts: number[] = []
  const terrains: Terrain[] = []
  // Read at every cold start: one pass over the line, no array of entries.
  for (let start = 0; start < body.length;) {
    const comma = body.indexOf(', ', start)
    const end = comma === -1 ? body.length : comma
    const lastWord = body.lastIndexOf(' ', end - 1) + 1
    const isOpen = isDigit(body.charCodeAt(end - 1))
    const terrain = isOpen ? 'open' : terrainAt(body, lastWord, end)
    if (terrain === undefined) throw new Error(`Unknown terrain on ${title}: ${body.slice(start, end)}`)
    const kmStart = isOpen ? lastWord : body.lastIndexOf(' ', lastWord - 2) + 1
    const km = decimal(body, kmStart, isOpen ? end : lastWord - 1)
    if (!(km >= (kmPosts.at(-1) ?? 0)) || kmStart <= start)
      throw new Error(`Km do not rise on ${title}: ${body.slice(start, end)}`)
    points.push(body.slice(start, kmStart - 1))
    kmPosts.push(km)
    terrains.push(terrain)
    start = end + 2
  }
  if (points.length < 2) throw new Error(`A road with one point: ${title}`)
  return {
    number,
    ends: number === '' ? title : title.slice(number.length + 1),
    roadClass,
    points,
    km: kmPosts,
    terrains,
  }
}

function isDigit(charCode: number): boolean {
  return charCode >= 48 && charCode <= 57
}

/** `Number(text.slice(start, end))` of plain decimals, without the slice; NaN for anything else. */
function decimal(text: string, start: number, end: number): number {
  let value = 0
  let scale = 0
  for (let i = start; i < end; i++) {
    const charCode = text.charCodeAt(i)
    if (isDigit(charCode)) {
      value = value * 10 + charCode - 48
      scale *= 10
    } else if (charCode === 46 && scale === 0) scale = 1
    else return Number.NaN
  }
  return start === end ? Number.NaN : value / (scale || 1)
}

function terrainAt(text: string, start: number, end: number): Terrain | undefined {
  return TERRAINS.find((terrain) => terrain.length === end - start && text.startsWith(terrain, start))
}
