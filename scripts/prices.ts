/**
 * `npm run prices`: what your price list changes (domain/operator/price-list.ts), beside the one that was committed last;
 * `npm run prices -- --first` beside the one that the site came with. It changes nothing.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { PRICE_LIST } from '#domain/operator/price-list.ts'
import { FIRST_PRICE_LIST, type PriceList } from '#domain/prices/price-list.ts'
import { BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { pricePreview } from './operator/price-preview.ts'

const FOLDER = '.wrangler/operator'

/** The list of the last commit, in a file of its own. */
async function committedList(): Promise<PriceList> {
  const text = execFileSync('git', ['show', 'HEAD:domain/operator/price-list.ts'], { encoding: 'utf8' })
  mkdirSync(FOLDER, { recursive: true })
  const file = resolve(FOLDER, 'committed-price-list.ts')
  writeFileSync(file, text)
  return ((await import(file)) as { readonly PRICE_LIST: PriceList }).PRICE_LIST
}

const { values } = parseArgs({ options: { first: { type: 'boolean', default: false } } })
const ways = BUILT_IN_RATES.map(([pickup, dropoff, distanceKm, durationMinutes]) => ({
  pickup,
  dropoff,
  distanceKm,
  durationMinutes,
}))
console.log(pricePreview(ways, values.first ? FIRST_PRICE_LIST : await committedList(), PRICE_LIST).join('\n'))
