/**
 * How the ledger is written, and how it is read.
 *
 * A points table has one point a line: `Name lat lng`; a leading `*` marks a town worth naming on the way.
 * A point without a name of its own is named from the nearest town: `Kadawatha 0.8 SW` lies 0.8 km south-west of Kadawatha.
 *
 * A roads table has two lines a road. The first is its number (if it has one), its ends, and its class; the second
 * its points in order with the km from its start, each with the terrain of the stretch that leads up to it:
 *
 *     A24 Matara - Akuressa | main
 *     Matara 0, Hittatiya 1.80 town, Thihagoda 9.35, Akuressa 19.20
 */

export const ROAD_CLASSES = ['expressway', 'ramp', 'main', 'secondary', 'minor'] as const
export type RoadClass = (typeof ROAD_CLASSES)[number]

/**
 * `open` country is the default and is not written; `settled` has houses and villages along the road, `town` is built up
 * on both sides, `city` is streets and traffic lights, `hill` is bends and gradients.
 */
export const TERRAINS = ['open', 'settled', 'town', 'city', 'hill'] as const
export type Terrain = (typeof TERRAINS)[number]

export interface Point {
  readonly name: string
  readonly lat: number
  readonly lng: number
  readonly notable: boolean
}

export interface Stretch {
  readonly from: string
  readonly to: string
  readonly km: number
  readonly terrain: Terrain
}

export interface Road {
  /** `A24`, `E01`; empty for a road without a number. */
  readonly number: string
  /** Its end towns: `Matara - Akuressa`. */
  readonly ends: string
  readonly roadClass: RoadClass
  readonly stretches: readonly Stretch[]
}

export function readPoints(table: string): Point[] {
  const points: Point[] = []
  for (const line of table.split('\n')) {
    if (line === '') continue
    const beforeLng = line.lastIndexOf(' ')
    const beforeLat = line.lastIndexOf(' ', beforeLng - 1)
    const notable = line.charCodeAt(0) === 42
    const lat = Number(line.slice(beforeLat + 1, beforeLng))
    const lng = Number(line.slice(beforeLng + 1))
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
  const stretches: Stretch[] = []
  let from = ''
  let fromKm = 0
  for (const entry of body.split(', ')) {
    const { name, km, terrain } = readEntry(entry)
    if (from !== '') stretches.push({ from, to: name, km: km - fromKm, terrain })
    from = name
    fromKm = km
  }
  return { number, ends: number === '' ? title : title.slice(number.length + 1), roadClass, stretches }
}

function readEntry(entry: string): { name: string; km: number; terrain: Terrain } {
  let end = entry.length
  let terrain: Terrain = 'open'
  let space = entry.lastIndexOf(' ')
  const last = entry.slice(space + 1)
  if (isTerrain(last)) {
    terrain = last
    end = space
    space = entry.lastIndexOf(' ', end - 1)
  }
  const km = Number(entry.slice(space + 1, end))
  if (!(km >= 0)) throw new Error(`No km in the roads table: ${entry}`)
  return { name: entry.slice(0, space), km, terrain }
}

function isTerrain(word: string): word is Terrain {
  return (TERRAINS as readonly string[]).includes(word)
}
