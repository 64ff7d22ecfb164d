/**
 * Plain `workerd serve`: the runtime of Cloudflare's servers, without the proxy that `vite preview` and `wrangler dev`
 * put before it.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface WorkerdWorker {
  /** Source by name; the main module first. */
  readonly modules: Readonly<Record<string, string>>
  readonly compatibilityDate: string
  readonly compatibilityFlags?: readonly string[]
  /** Bindings in workerd's own notation, and the services that they name. */
  readonly bindings?: readonly string[]
  readonly services?: readonly string[]
}

export interface RunningWorkerd {
  readonly url: URL
  readonly pid: number
  /** From the start of the process until it listened. */
  readonly startMs: number
  stop(): Promise<void>
}

/**
 * @param flags further arguments of `workerd serve`
 * @param log told each piece of what the Worker writes to the console
 */
export async function startWorkerd(
  worker: WorkerdWorker,
  flags: readonly string[] = [],
  log?: (text: string) => void,
): Promise<RunningWorkerd> {
  const { default: workerd } = createRequire(import.meta.url)('workerd') as { default: string }
  const folder = mkdtempSync(join(tmpdir(), 'workerd-'))
  const config = writeConfig(folder, worker)
  const started = performance.now()
  // workerd reports on file descriptor 3 when and where it listens. It wants to be told that flags may be new ones:
  // Cloudflare's servers take them by name.
  const server = spawn(workerd, ['serve', config, '--control-fd=3', '--experimental', ...flags], {
    stdio: ['ignore', log ? 'pipe' : 'ignore', log ? 'pipe' : 'inherit', 'pipe'],
  })
  for (const output of [server.stdout, server.stderr]) output?.on('data', (text: Buffer) => log?.(text.toString()))
  const ended = new Promise<void>((done) => {
    server.once('exit', () => done())
  })
  const stop = async () => {
    server.kill()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    const port = await new Promise<number>((done, failed) => {
      server.stdio[3]!.on('data', (lines: Buffer) => {
        const heard = /"event":"listen","socket":"http","port":(\d+)/.exec(lines.toString())
        if (heard) done(Number(heard[1]))
      })
      server.once('exit', () => failed(new Error('workerd does not start')))
    })
    return { startMs: performance.now() - started, url: new URL(`http://127.0.0.1:${port}`), pid: server.pid!, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Time that the threads of a process have used of the processors, in ms. Linux only. */
export function cpuMs(pid: number): number {
  let nanoseconds = 0
  for (const thread of readdirSync(`/proc/${pid}/task`))
    nanoseconds += Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, 'utf8').split(' ')[0])
  return nanoseconds / 1e6
}

/** A text in workerd's notation. */
export const quoted = (text: string) => JSON.stringify(text)

function writeConfig(
  folder: string,
  { modules, compatibilityDate, compatibilityFlags = [], bindings = [], services = [] }: WorkerdWorker,
): string {
  const embedded = Object.entries(modules).map(([name, source], i) => {
    writeFileSync(join(folder, `${i}.js`), source)
    return `(name = ${quoted(name)}, esModule = embed "${i}.js")`
  })
  const file = join(folder, 'worker.capnp')
  writeFileSync(
    file,
    `
    using Workerd = import "/workerd/workerd.capnp";
    const config :Workerd.Config = (
      services = [
        (name = "worker", worker = (
          compatibilityDate = ${quoted(compatibilityDate)}, compatibilityFlags = [${compatibilityFlags.map(quoted).join(', ')}],
          modules = [${embedded.join(', ')}], bindings = [${bindings.join(', ')}],
        )),
        ${services.join(', ')}
      ],
      sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "worker")],
    );`,
  )
  return file
}
