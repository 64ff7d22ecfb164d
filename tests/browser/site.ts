/** Runs the production build on a port and with a database of its own. */
import { execFileSync, spawn } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const ROOT = resolve(import.meta.dirname, '../..')

export interface Site {
  readonly url: string
  /** Folder of the local D1 and KV. */
  readonly state: string
  stop(): Promise<void>
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>
  /** Stops and removes the data. */
  remove(): Promise<void>
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer()
      .once('error', failed)
      .listen(0, '127.0.0.1', () => {
        const { port } = server.address() as { port: number }
        server.close(() => done(port))
      })
  })
}

async function answering(url: string): Promise<void> {
  for (let attempt = 0; attempt < 300; attempt++) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    if (ok) return
    await new Promise((wake) => setTimeout(wake, 100))
  }
  throw new Error(`${url} does not answer`)
}

/** Copies the build and sets variables of the Worker. Returns the copy's root. */
function buildWith(vars: Record<string, string>, folder: string): string {
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), { recursive: true })
  const config = join(folder, 'dist/serendip_taxi/wrangler.json')
  const built = JSON.parse(readFileSync(config, 'utf8')) as { vars: Record<string, string> }
  writeFileSync(config, JSON.stringify({ ...built, vars: { ...built.vars, ...vars } }))
  const deploy = join(folder, 'client/.wrangler/deploy')
  mkdirSync(deploy, { recursive: true })
  writeFileSync(
    join(deploy, 'config.json'),
    JSON.stringify({ configPath: '../../../dist/serendip_taxi/wrangler.json', auxiliaryWorkers: [] }),
  )
  return join(folder, 'client')
}

/**
 * @param vars variables of wrangler.toml to override
 * @param command `dev` for the development server, which runs the sources, with React's own checks
 */
export async function startSite(
  vars: Record<string, string> = {},
  command: 'preview' | 'dev' = 'preview',
): Promise<Site> {
  const state = mkdtempSync(join(tmpdir(), 'site-'))
  const root = Object.keys(vars).length > 0 ? [buildWith(vars, state), '--config', join(ROOT, 'vite.config.ts')] : []
  const env = {
    ...process.env,
    SITE_STATE: state,
    CLOUDFLARE_CF_FETCH_ENABLED: 'false',
    WRANGLER_SEND_METRICS: 'false',
  }
  const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)
  execFileSync(process.execPath, [join(ROOT, 'scripts/prepare-local.ts')], {
    cwd: ROOT,
    env: { ...env, PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}` },
    stdio: 'inherit',
  })
  const port = await freePort()
  const url = `http://localhost:${port}`
  let server: ReturnType<typeof spawn> | undefined

  const start = async () => {
    server = spawn(process.execPath, [bin('vite'), command, ...root, '--port', String(port), '--strictPort'], {
      cwd: ROOT,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    await answering(url)
  }
  const stop = async () => {
    const running = server
    server = undefined
    if (!running || running.exitCode !== null) return
    const gone = new Promise((done) => running.once('exit', done))
    running.kill('SIGTERM')
    await gone
  }
  await start()
  return {
    url,
    state,
    start,
    stop,
    remove: async () => {
      await stop()
      rmSync(state, { recursive: true, force: true })
    },
  }
}
