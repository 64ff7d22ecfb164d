/**
 * How long the built Worker takes to start: from the start of a workerd process until it listens, by when it has read the Worker's
 * modules and run what stands outside of functions; less what the same takes with a Worker that does nothing. The best of a few
 * turns: another process can only make it longer.
 */
import { spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { workerModules } from './built-worker-size.ts'

const { default: WORKERD } = createRequire(import.meta.url)('workerd') as { default: string }

const TURNS = 15

/** Workerd's configuration of a Worker in a folder; its main module stands first. */
function configure(folder: string, modules: readonly string[], date: string): string {
  const file = join(folder, 'worker.capnp')
  writeFileSync(file, `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [(name = "worker", worker = (
        compatibilityDate = "${date}",
        modules = [${modules.map((name) => `(name = "${name}", esModule = embed "${name}")`).join(', ')}],
      ))],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
    );`)
  return file
}

async function timeToListen(config: string): Promise<number> {
  const started = performance.now()
  // On its third channel it says when it listens.
  const server = spawn(WORKERD, ['serve', config, '--control-fd=3'], { stdio: ['ignore', 'ignore', 'inherit', 'pipe'] })
  const gone = new Promise<void>((done) => { server.once('exit', () => done()) })
  const listens = new Promise<number>((done, failed) => {
    server.stdio[3]!.once('data', () => done(performance.now() - started))
    server.once('exit', () => failed(new Error('workerd does not start')))
  })
  try {
    return await listens
  } finally {
    server.kill()
    await gone
  }
}

/** @param built the folder of the built Worker */
export async function workerStartMs(built: string): Promise<number> {
  const folder = mkdtempSync(join(tmpdir(), 'worker-start-'))
  try {
    const [full, empty] = [join(folder, 'full'), join(folder, 'empty')]
    cpSync(built, full, { recursive: true })
    mkdirSync(empty)
    writeFileSync(join(empty, 'index.js'), 'export default { fetch: () => new Response() }')
    const { compatibility_date: date } = JSON.parse(readFileSync(join(built, 'wrangler.json'), 'utf8')) as { compatibility_date: string }
    const configs = [configure(full, workerModules(full), date), configure(empty, workerModules(empty), date)]
    const best = [Infinity, Infinity]
    // In turn, so that both see the machine in the same mood.
    for (let turn = 0; turn < TURNS; turn++) {
      for (const [which, config] of configs.entries()) best[which] = Math.min(best[which]!, await timeToListen(config))
    }
    return best[0]! - best[1]!
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
