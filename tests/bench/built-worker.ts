/** The built Worker: its size, the time it takes to start, and a run of it in workerd without the proxy of `vite preview`. */
import { spawn } from 'node:child_process'
import { cpSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { D1Database } from '@cloudflare/workers-types'
import { gzipKb } from '../browser/first-view.ts'

const ROOT = resolve(import.meta.dirname, '../..')
const BUILT_WORKER = join(ROOT, 'dist/serendip_taxi')

/** Budgets: docs/product.md#budgets */
export const WORKER_KB = 600
export const WORKER_START_MS = 100

/** Size of all modules together as `wrangler deploy` prints it: gzip, kB. */
export function builtWorkerKb(): number {
  return gzipKb(Buffer.concat(modulesOf(BUILT_WORKER).map((name) => readFileSync(join(BUILT_WORKER, name)))))
}

const START_RUNS = 15

/**
 * From the start of a workerd process until it listens: by then it has read the modules and run their top level. Minus the same for a
 * Worker that does nothing. The best of several runs counts, because other processes can only make a run longer.
 */
export async function workerStartMs(): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-start-'))
  try {
    const [full, empty] = [join(folder, 'full'), join(folder, 'empty')]
    cpSync(BUILT_WORKER, full, { recursive: true })
    mkdirSync(empty)
    writeFileSync(join(empty, 'index.js'), 'export default { fetch: () => new Response() }')
    const { compatibility_date: date } = JSON.parse(readFileSync(join(BUILT_WORKER, 'wrangler.json'), 'utf8')) as { compatibility_date: string }
    const configs = [workerdConfig(full, date), workerdConfig(empty, date)]
    const best = [Infinity, Infinity]
    // Alternating, so that the machine is equally busy for both.
    for (let run = 0; run < START_RUNS; run++) {
      for (const [which, config] of configs.entries()) best[which] = Math.min(best[which]!, await timeToListen(config))
    }
    return best[0]! - best[1]!
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

export interface RunningWorker {
  readonly url: URL
  readonly database: D1Database
  close(): Promise<void>
}

/** Starts the Worker with an empty, migrated database. */
export async function startBuiltWorker(): Promise<RunningWorker> {
  // Nothing here needs the network.
  process.env.CLOUDFLARE_CF_FETCH_ENABLED = 'false'
  process.env.WRANGLER_SEND_METRICS = 'false'
  const { createTestHarness } = await import('wrangler')
  const harness = createTestHarness({
    root: ROOT,
    workers: [{ configPath: join(BUILT_WORKER, 'wrangler.json'), secrets: { QUOTE_SECRET: 'only-for-benches-0123456789abcdef012345' } }],
  })
  const { url } = await harness.listen()
  const worker = harness.getWorker<{ DB: D1Database }>()
  await worker.applyD1Migrations('DB')
  const { DB } = await worker.getEnv()
  return { url, database: DB as D1Database, close: () => harness.close() }
}

/** The main module first, then the others. */
function modulesOf(folder: string): string[] {
  return ['index.js', ...globSync('assets/*.js', { cwd: folder })]
}

function workerdConfig(folder: string, compatibilityDate: string): string {
  const file = join(folder, 'worker.capnp')
  writeFileSync(file, `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [(name = "worker", worker = (
        compatibilityDate = "${compatibilityDate}",
        modules = [${modulesOf(folder).map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
      ))],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
    );`)
  return file
}

async function timeToListen(config: string): Promise<number> {
  const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string }
  const started = performance.now()
  // workerd reports on file descriptor 3 when it listens.
  const server = spawn(workerd, ['serve', config, '--control-fd=3'], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  const ended = new Promise<void>((done) => { server.once('exit', () => done()) })
  const listens = new Promise<number>((done, failed) => {
    server.stdio[3]!.once('data', () => done(performance.now() - started))
    server.once('exit', () => failed(new Error('workerd does not start')))
  })
  try {
    return await listens
  } finally {
    server.kill()
    await ended
  }
}
