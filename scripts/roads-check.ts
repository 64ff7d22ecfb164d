/**
 * `npm run roads:check -- FILE.csv`: compares the own roads with drives that somebody has measured.
 * The file has a header line with at least the columns from, to, km and minutes. Places are in the gazetteer's
 * spelling.
 */
import { readFileSync } from 'node:fs'
import { parse } from 'csv-parse/sync'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { directions } from '#domain/roads/directions.ts'
import { readOrStop } from './operator/options.ts'

const [file] = readOrStop({}, 'Usage: npm run roads:check -- FILE.csv', 1).positionals
if (file === undefined) {
  console.error('Usage: npm run roads:check -- FILE.csv   (columns from,to,km,minutes)')
  process.exit(2)
}

const rows: Partial<Record<string, string>>[] = parse(readFileSync(file), {
  bom: true,
  columns: true,
  skip_empty_lines: true,
  trim: true,
  relax_column_count: true,
})
if (['from', 'to', 'km', 'minutes'].some((column) => rows[0]?.[column] === undefined)) {
  console.error(`${file} lacks one of the columns from,to,km,minutes`)
  process.exit(2)
}

const kmErrors: number[] = []
const minutesErrors: number[] = []
let unknown = 0
console.log(
  `${'from'.padEnd(26)}${'to'.padEnd(26)}${'km'.padStart(6)}${'here'.padStart(8)}${'ratio'.padStart(7)}${'min'.padStart(7)}${'here'.padStart(6)}${'ratio'.padStart(7)}`,
)
for (const row of rows) {
  const { from = '', to = '' } = row
  const km = Number(row.km)
  const minutes = Number(row.minutes)
  const start = findPlace(from)
  const end = findPlace(to)
  const route = start && end && directions(start, end)
  if (!route || !(km > 0) || !(minutes > 0)) {
    unknown += 1
    const reason =
      start === null
        ? `no place ${from}`
        : end === null
          ? `no place ${to}`
          : route === null
            ? 'no road'
            : 'no km or minutes'
    console.log(`${from.padEnd(26)}${to.padEnd(26)}  skipped: ${reason}`)
    continue
  }
  const hereKm = route.distanceMeters / 1000
  const hereMinutes = route.durationSeconds / 60
  kmErrors.push(Math.abs(hereKm / km - 1))
  minutesErrors.push(Math.abs(hereMinutes / minutes - 1))
  console.log(
    `${from.padEnd(26)}${to.padEnd(26)}${km.toFixed(0).padStart(6)}${hereKm.toFixed(1).padStart(8)}${(hereKm / km).toFixed(3).padStart(7)}` +
      `${minutes.toFixed(0).padStart(7)}${hereMinutes.toFixed(0).padStart(6)}${(hereMinutes / minutes).toFixed(3).padStart(7)}`,
  )
}
console.log(`\n${kmErrors.length} pairs${unknown > 0 ? `, ${unknown} skipped` : ''}`)
console.log(`km:      ${summary(kmErrors)}`)
console.log(`minutes: ${summary(minutesErrors)}`)

function summary(errors: readonly number[]): string {
  if (errors.length === 0) return 'no pairs'
  const sorted = errors.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(share * sorted.length) - 1)]!
  const mean = sorted.reduce((sum, error) => sum + error, 0) / sorted.length
  return `mean absolute error ${percent(mean)}, median ${percent(at(0.5))}, 90th percentile ${percent(at(0.9))}, worst ${percent(sorted.at(-1)!)}`
}

function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`
}
