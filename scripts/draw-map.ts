/**
 * Draws the island for the site's own map: `npm run draw:map` writes `domain/map/island.ts`.
 * Coast: Natural Earth 1:10m (public domain) from world-atlas. Roads: the site's own road network. Towns: its
 * gazetteer.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { Feature, MultiPolygon } from 'geojson'
import { feature } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import { MAP_HEIGHT, MAP_WIDTH, pathData, project, simplify, type XY } from '#domain/map/geometry.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { POPULAR_PLACES } from '#data/places/popular-places.ts'
import { roadNetwork } from '#domain/roads/directions.ts'
import type { RoadClass } from '#domain/roads/ledger.ts'
import { readOrStop } from './operator/options.ts'

export const ISLAND_FILE = join(import.meta.dirname, '../domain/map/island.ts')

/** How far a drawn line may be off, in map units of about 111 m: the coast 220 m, a road 670 m. */
const COAST_TOLERANCE = 2
const ROAD_TOLERANCE = 6
const LABELLED_KINDS = ['city', 'town', 'beach']

type Countries = Topology<{ countries: GeometryCollection }>

function coast(): string {
  const atlas = JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('world-atlas/countries-10m.json'), 'utf8'),
  ) as Countries
  const shape = atlas.objects.countries.geometries.find(
    ({ properties }) => (properties as { readonly name?: string }).name === 'Sri Lanka',
  )
  if (!shape) throw new Error('world-atlas has no Sri Lanka')
  const { geometry } = feature(atlas, shape) as Feature<MultiPolygon>
  const rings = geometry.coordinates.map(([outer]) => outer!.map(([lng, lat]) => project(lat!, lng!)))
  return rings.map((ring) => pathData(simplify(ring, COAST_TOLERANCE), true)).join('')
}

/** Every road of a class, as a line from end to end. */
function roads(roadClass: RoadClass): string {
  const { roads: all, points } = roadNetwork()
  const positions = new Map(points.map(({ name, lat, lng }) => [name, project(lat, lng)]))
  const lines = all
    .filter((road) => road.roadClass === roadClass)
    .map((road) => road.points.map((name) => positions.get(name)!))
  return lines.map((line: XY[]) => pathData(simplify(line, ROAD_TOLERANCE))).join('')
}

function towns(): string {
  const known = POPULAR_PLACES.flatMap((name) => findPlace(name) ?? []).filter(({ kind }) =>
    LABELLED_KINDS.includes(kind),
  )
  return known
    .map(({ name, lat, lng }) => {
      const [x, y] = project(lat, lng)
      return `  [${JSON.stringify(name)}, ${Math.round(x)}, ${Math.round(y)}],`
    })
    .join('\n')
}

/** The module's text. */
export function drawIsland(): string {
  return `/**
 * The island, ${MAP_WIDTH} x ${MAP_HEIGHT} units (./geometry.ts). Written by scripts/draw-map.ts: change that, not this.
 * Coast: Natural Earth 1:10m, public domain. Roads and towns: this site's road network and gazetteer.
 */
export const COAST =
  '${coast()}'

export const EXPRESSWAYS =
  '${roads('expressway')}'

export const MAIN_ROADS =
  '${roads('main')}'

/** Towns worth naming, the best known first. */
export const TOWNS: readonly (readonly [name: string, x: number, y: number])[] = [
${towns()}
]
`
}

if (import.meta.main) {
  readOrStop({}, 'It takes no options.')
  writeFileSync(ISLAND_FILE, drawIsland())
}
