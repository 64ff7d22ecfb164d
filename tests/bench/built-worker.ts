/** The built Worker in workerd, without the proxy of `vite preview`, on a database of its own. */
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { createTestHarness } from 'wrangler'

// Nothing here needs the network.
process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
process.env.WRANGLER_SEND_METRICS = 'false'

const ROOT = resolve(import.meta.dirname, '../..')

export interface BuiltWorker {
  readonly url: URL
  readonly database: D1Database
  close(): Promise<void>
}

export async function startBuiltWorker(): Promise<BuiltWorker> {
  const harness = createTestHarness({
    root: ROOT,
    workers: [{ configPath: join(ROOT, 'dist/serendip_taxi/wrangler.json'), secrets: { QUOTE_SECRET: 'only-for-benches-0123456789abcdef012345' } }],
  })
  const { url } = await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  return { url, database: DB as D1Database, close: () => harness.close() }
}
