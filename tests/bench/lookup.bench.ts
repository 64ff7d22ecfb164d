/**
 * How a lookup's time grows with the pairs stored: the same call on 1,000 and on 1,000,000 pairs, in turn, so that both see
 * the machine in the same mood. Each pair is asked for twice: first D1 answers, then KV.
 */
import { startBuiltWorker, type BuiltWorker } from './built-worker.ts'

const SIZES = [1_000, 1_000_000] as const
const WARM_UP = 200
const LOOKUPS = 800
/** The larger table may take this many times as long. */
const BUDGET = 1.3

/** Scattered over the index, as names are. */
const scattered = (i: number) => (BigInt(i) * 2654435761n % 4294967296n).toString(16).padStart(8, '0')

async function fill({ database }: BuiltWorker, rows: number): Promise<void> {
  const chunk = 50_000
  for (let start = 1; start <= rows; start += chunk) {
    const end = Math.min(start + chunk - 1, rows)
    await database.prepare(`
      WITH RECURSIVE n(i) AS (SELECT ${start} UNION ALL SELECT i + 1 FROM n WHERE i < ${end}), named AS (SELECT printf('villa %08x', i * 2654435761 % 4294967296) AS name, i FROM n)
      INSERT INTO transfer_rates (url, route_key, pickup, dropoff, distance_km, duration_minutes, verified)
      SELECT 'taxi-from-' || replace(name, ' ', '%20') || '-to-Kandy', name || ' > kandy', name, 'Kandy', 20 + i % 300, 60 + i % 400, 1 FROM named`).run()
  }
}

async function lookUp({ url }: BuiltWorker, i: number): Promise<number> {
  const body = JSON.stringify({ urlData: { url: `taxi-from-villa%20${scattered(i)}-to-Kandy` } })
  const start = performance.now()
  const answer = await fetch(new URL('/en/serendip/transfer/query', url), { method: 'POST', body, headers: { 'content-type': 'application/json' } })
  const records = await answer.json() as { distance: number }[]
  const took = performance.now() - start
  if (records[0]?.distance !== 20 + i % 300) throw new Error(`the lookup of pair ${i} answered ${answer.status} and the wrong record`)
  return took
}

function quantile(times: readonly number[], share: number): number {
  return times.toSorted((a, b) => a - b)[Math.floor(share * (times.length - 1))]!
}

export async function run(): Promise<void> {
  const workers = await Promise.all(SIZES.map(startBuiltWorker))
  try {
    const filling = performance.now()
    for (const [k, worker] of workers.entries()) await fill(worker, SIZES[k]!)
    console.log(`filled in ${((performance.now() - filling) / 1000).toFixed(0)} s`)

    const times = { D1: SIZES.map((): number[] => []), KV: SIZES.map((): number[] => []) }
    for (let n = 0; n < WARM_UP + LOOKUPS; n++) {
      for (const source of ['D1', 'KV'] as const) {
        for (const k of n % 2 === 0 ? [0, 1] : [1, 0]) {
          // The small table's pairs come from all over it, as do the large one's.
          const took = await lookUp(workers[k]!, 1 + Math.floor(n * (SIZES[k]! - 1) / (WARM_UP + LOOKUPS)))
          if (n >= WARM_UP) times[source][k]!.push(took)
        }
      }
    }

    const over: string[] = []
    for (const [source, [small, large]] of Object.entries(times) as ['D1' | 'KV', [number[], number[]]][]) {
      const ratio = quantile(large, 0.5) / quantile(small, 0.5)
      const row = (name: string, list: number[]) => `${name.padStart(9)} pairs  median ${quantile(list, 0.5).toFixed(2)} ms  p95 ${quantile(list, 0.95).toFixed(2)} ms`
      console.log(`${source}: ${row('1,000', small)}\n    ${row('1,000,000', large)}\n    ${ratio.toFixed(2)}x (budget ${BUDGET}x)`)
      if (ratio > BUDGET) over.push(source)
    }
    if (over.length > 0) throw new Error(`a lookup from ${over.join(' and ')} slows down by more than ${BUDGET}x`)
  } finally {
    await Promise.all(workers.map((worker) => worker.close()))
  }
}
