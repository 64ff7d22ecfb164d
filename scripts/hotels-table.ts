/**
 * `npm run hotels -- FOLDER`: makes the table of hotels (data/hotels/) from the sources in a folder, then
 * applies scripts/hotels/corrections.txt. Without a folder it applies the corrections to the table as it is. `--tell`
 * prints what was joined and left out. The folder has `hotels.csv` (name, lat, lng, town, kind, sources, confidence,
 * stars, district, alias) and `hotels_town_only.csv` (name, town, town_lat, town_lng, kind, stars, district, source).
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { compactName } from '#domain/places/gazetteer/matching.ts'
import { hotelLine, readHotels, type Hotel, type Trust } from '#worker/places/hotel-table.ts'
import { readCsv, readRow } from './hotels/cleaning.ts'
import { corrected } from './hotels/corrections.ts'
import { withoutDuplicates } from './hotels/duplicates.ts'
import { readOrStop } from './operator/options.ts'

const PROVINCES: Readonly<Record<string, readonly string[]>> = {
  western: ['Colombo', 'Gampaha', 'Kalutara'],
  central: ['Kandy', 'Matale', 'Nuwara Eliya'],
  southern: ['Galle', 'Matara', 'Hambantota'],
  northern: ['Jaffna', 'Kilinochchi', 'Mannar', 'Mullaitivu', 'Vavuniya'],
  eastern: ['Ampara', 'Batticaloa', 'Trincomalee'],
  'north-western': ['Kurunegala', 'Puttalam'],
  'north-central': ['Anuradhapura', 'Polonnaruwa'],
  uva: ['Badulla', 'Monaragala'],
  sabaragamuwa: ['Kegalle', 'Ratnapura'],
}
const TABLE = join(import.meta.dirname, '../data/hotels')
const CORRECTIONS = join(import.meta.dirname, 'hotels/corrections.txt')

const {
  values: { tell: tells },
  positionals: [folder],
} = readOrStop({ tell: { type: 'boolean', default: false } }, 'npm run hotels -- FOLDER [--tell]', 1)
const tell = (line: string): void => {
  if (tells) console.log(line)
}

function houseOf(row: Readonly<Record<string, string>>, trust: Trust): Hotel[] {
  const hotel = readRow(row, trust)
  if (!hotel) tell(`left out: ${row.name} (${row.town}), ${row.kind}, ${row.sources ?? row.source}`)
  return hotel ? [hotel] : []
}

function fromSources(path: string): Hotel[] {
  const rows = (file: string) => readCsv(readFileSync(join(path, file), 'utf8'))
  return [
    ...rows('hotels.csv').flatMap((row) => houseOf(row, row.confidence as Trust)),
    ...rows('hotels_town_only.csv').flatMap((row) => houseOf(row, 'T')),
  ]
}

function fromTable(): Hotel[] {
  return Object.keys(PROVINCES).flatMap((province) => {
    const table = /= `\n([^`]*)`/.exec(readFileSync(join(TABLE, `${province}.ts`), 'utf8'))?.[1] ?? ''
    return readHotels(table).map((hotel) => ({ ...hotel, name: hotel.name.replace(` (${hotel.town})`, '') }))
  })
}

/** Puts the town after a name that another house or place has. A second house of one name in one town is left out. */
function named(hotels: readonly Hotel[]): Hotel[] {
  const inTown = new Set<string>()
  const different = hotels
    .toSorted((a, b) => (a.trust === b.trust ? 0 : a.trust < b.trust ? -1 : 1))
    .filter(({ name, town }) => {
      const key = `${compactName(name)} ${town}`
      if (inTown.has(key)) tell(`left out, the town has another: ${name} (${town})`)
      return !inTown.has(key) && inTown.add(key)
    })
  const count = new Map<string, number>()
  for (const { name } of different) count.set(compactName(name), (count.get(compactName(name)) ?? 0) + 1)
  return different.flatMap((hotel) => {
    if (count.get(compactName(hotel.name)) === 1 && findPlace(hotel.name) === null) return [hotel]
    const name = `${hotel.name} (${hotel.town})`
    if (findPlace(name) !== null) tell(`left out, a place has its name: ${name}`)
    return findPlace(name) === null ? [{ ...hotel, name }] : []
  })
}

function moduleOf(province: string, districts: readonly string[], hotels: readonly Hotel[]): string {
  const title = province
    .split('-')
    .map((word) => word[0]!.toUpperCase() + word.slice(1))
    .join(' ')
  const constant = `${province.replace(/-(.)/, (_, letter: string) => letter.toUpperCase())}Hotels`
  const lines = districts.flatMap((district) => [
    `## ${district}`,
    ...hotels
      .filter((hotel) => hotel.district === district)
      .toSorted((a, b) => (a.town === b.town ? (a.name < b.name ? -1 : 1) : a.town < b.town ? -1 : 1))
      .map(hotelLine),
  ])
  return [
    '/**',
    ` * Hotels of ${title} Province. Made by \`npm run hotels\`; corrections stand in scripts/hotels/corrections.txt.`,
    ' * Format: worker/places/hotel-table.ts',
    ' *',
    ' * © OpenStreetMap contributors; Sri Lanka Tourism Development Authority. This table is a database under the Open',
    ' * Database License (ODbL) 1.0, https://opendatacommons.org/licenses/odbl/1-0/: whoever changes it and offers it to',
    ' * others does so under the same licence.',
    ' */',
    `export const ${constant} = \``,
    ...lines,
    '`',
    '',
  ].join('\n')
}

const raw = folder ? fromSources(folder) : fromTable()
const hotels = named(
  corrected(folder ? withoutDuplicates(raw, tell) : raw, readFileSync(CORRECTIONS, 'utf8'), (line) =>
    folder ? console.log(line) : undefined,
  ),
)
for (const [province, districts] of Object.entries(PROVINCES))
  writeFileSync(join(TABLE, `${province}.ts`), moduleOf(province, districts, hotels))
console.log(`${raw.length} rows, ${hotels.length} houses`)
