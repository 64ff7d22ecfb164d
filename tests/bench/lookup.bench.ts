/**
 * How the time of a lookup grows with the stored pairs: the same call on 1,000 and on 1,000,000 pairs, alternating, so that the machine
 * is equally busy for both. Each pair is asked for twice: D1 answers first, then KV.
 */
import { coordinatesName } from '#domain/places/coordinates.ts'
import { Budgets, quantile } from './budgets.ts'
import { startBuiltWorker } from './built-worker.ts'
import { startLocalStorage, type LocalStorage } from './local-storage.ts'
import type { RunningWorkerd } from './workerd.ts'

const SIZES = [1_000, 1_000_000] as const
const WARM_UP = 200
const LOOKUPS = 800
/** The larger table may take this many times as long. */
const MAX_RATIO = 1.3
const ROWS_PER_INSERT = 50_000

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const stores = await Promise.all(SIZES.map(() => startLocalStorage()))
  const workers = await Promise.all(stores.map((storage) => startBuiltWorker(storage)))
  try {
    const start = performance.now()
    for (const [k, storage] of stores.entries()) await fill(storage, SIZES[k]!)
    console.log(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`)

    const times = { D1: SIZES.map((): number[] => []), KV: SIZES.map((): number[] => []) }
    for (let n = 0; n < WARM_UP + LOOKUPS; n++) {
      for (const source of ['D1', 'KV'] as const) {
        for (const k of n % 2 === 0 ? [0, 1] : [1, 0]) {
          // The pairs asked for are spread over the whole table, small or large.
          const took = await lookUp(workers[k]!, 1 + Math.floor(n * (SIZES[k]! - 1) / (WARM_UP + LOOKUPS)))
          if (n >= WARM_UP) times[source][k]!.push(took)
        }
      }
    }

    for (const [source, bySize] of Object.entries(times)) {
      for (const [k, list] of bySize.entries()) {
        console.log(`${source}, ${SIZES[k]!.toLocaleString('en')} pairs: median ${quantile(list, 0.5).toFixed(2)} ms, 95 % ${quantile(list, 0.95).toFixed(2)} ms`)
      }
      const [small, large] = bySize.map((list) => quantile(list, 0.5)) as [number, number]
      budgets.atMost(MAX_RATIO, `${source}, the large table takes`, large / small, 'times as long')
    }
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await Promise.all(stores.map((storage) => storage.stop()))
  }
  budgets.check()
}

/** Pickups are points, whose saved distance is served by name alone. They are scattered over the index, as real names are. */
function pickupOf(i: number): string {
  const scattered = Number(BigInt(i) * 2654435761n % 4294967296n)
  return coordinatesName({ lat: 5 + (scattered >>> 16) / 10_000, lng: 79 + (scattered & 0xffff) / 10_000 })
}

async function fill({ database }: LocalStorage, rows: number): Promise<void> {
  for (let start = 1; start <= rows; start += ROWS_PER_INSERT) {
    const end = Math.min(start + ROWS_PER_INSERT - 1, rows)
    await database.prepare(`
      WITH RECURSIVE n(i) AS (SELECT ${start} UNION ALL SELECT i + 1 FROM n WHERE i < ${end}),
      scattered AS (SELECT i, i * 2654435761 % 4294967296 >> 16 AS a, i * 2654435761 % 4294967296 & 65535 AS b FROM n),
      named AS (SELECT i, printf('%d.%04d°N %d.%04d°E', 5 + a / 10000, a % 10000, 79 + b / 10000, b % 10000) AS name,
        printf('%d %04d n %d %04d e', 5 + a / 10000, a % 10000, 79 + b / 10000, b % 10000) AS key FROM scattered)
      INSERT INTO transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes)
      SELECT 'taxi-from-' || name || '-to-Kandy', key || ' > kandy', name, 'Kandy', 20 + i % 300, 60 + i % 400 FROM named`).run()
  }
}

async function lookUp({ url }: RunningWorkerd, i: number): Promise<number> {
  const body = JSON.stringify({ urlData: { url: `taxi-from-${encodeURIComponent(pickupOf(i))}-to-Kandy` } })
  const start = performance.now()
  const answer = await fetch(new URL('/en/serendip/transfer/query', url), { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const records = await answer.json() as { distance: number }[]
  const took = performance.now() - start
  if (records[0]?.distance !== 20 + i % 300) throw new Error(`the lookup of pair ${i} answered ${answer.status} and the wrong record`)
  return took
}
