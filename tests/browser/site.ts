/** Runs the production build on a port and with a database of its own. */
import { type ChildProcess, execFileSync, fork, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type { PriceList } from '#domain/prices/price-list.ts'
import { VARIABLES } from '../operator/variables.ts'
import type { Wanted } from './site-host.ts'

const ROOT = resolve(import.meta.dirname, '../..')

export interface Site {
  readonly url: string
  /** Folder of the local D1 and KV. */
  readonly state: string
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

/** Waits for the first answer, however long a busy machine takes. False if the server has given up. */
async function isAnswering(url: string, server: ChildProcess): Promise<boolean> {
  while (server.exitCode === null) {
    const ok = await fetch(url).then(
      (answer) => answer.ok,
      () => false,
    )
    // Not another server, which took the port in the meantime.
    if (ok && server.exitCode === null) return true
    await new Promise((wake) => setTimeout(wake, 50))
  }
  return false
}

/** How often a server is started: what is started beside it may take a port that was free a moment ago. */
const PORTS_TRIED = 5

const PROGRAMS = join(ROOT, 'node_modules/.bin')
const QUICK_START = join(import.meta.dirname, 'quick-start.ts')
/** Of the environment of local sites. */
const LOCAL = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }

/** Where sites are started; without it each has a process of its own. */
let host: string | undefined
export const useHost = (address: string): void => void (host = address)

/** Starts the process of all sites. Its address is for `useHost`. */
export async function openHost(): Promise<{ readonly address: string; close(): Promise<unknown> }> {
  const sites = fork(join(import.meta.dirname, 'site-host.ts'), {
    cwd: ROOT,
    env: { ...process.env, ...LOCAL },
    execArgv: ['--import', QUICK_START],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const gone = once(sites, 'exit')
  const [port] = (await Promise.race([
    once(sites, 'message'),
    gone.then(() => Promise.reject(new Error('The process of the sites does not start'))),
  ])) as [number]
  return {
    address: `http://localhost:${port}`,
    close() {
      sites.disconnect()
      return gone
    },
  }
}

async function askHost<T>(address: string, asked: Wanted | { readonly stop: string }): Promise<T> {
  const answer = await fetch(address, { method: 'POST', body: JSON.stringify(asked) })
  if (!answer.ok) throw new Error(`The site does not start: ${await answer.text()}`)
  return answer.json() as Promise<T>
}

async function startAtHost(address: string, wanted: Wanted): Promise<Site> {
  const { url } = await askHost<{ url: string }>(address, wanted)
  return {
    url,
    state: wanted.state,
    remove: () => askHost(address, { stop: url }),
  }
}

/** Runs a script of the project, or a program of its packages, to its end. */
export function runInProject(command: string, args: readonly string[], env: Record<string, string> = {}): void {
  execFileSync(command, args, {
    cwd: ROOT,
    env: { ...process.env, PATH: `${PROGRAMS}:${process.env.PATH}`, WRANGLER_SEND_METRICS: 'false', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
}

/** `npm ci` empties it. */
const MIGRATED = join(ROOT, 'node_modules/.cache/migrated')

/** What a migrated database depends on: its tables, its name, and the runtime that writes it. */
function migrationsHash(): string {
  const migrations = readdirSync(join(ROOT, 'migrations')).filter((name) => name.endsWith('.sql'))
  const hash = createHash('sha256')
  for (const path of [
    ...migrations.toSorted().map((name) => `migrations/${name}`),
    'wrangler.toml',
    'package-lock.json',
  ])
    hash.update(`${path}\n`).update(readFileSync(join(ROOT, path)))
  return hash.digest('hex').slice(0, 16)
}

/**
 * Migrates in one go: wrangler's command starts a runtime for each migration, which takes ten times as long. How a clone
 * applies them, tests/scripts/bookings.test.ts shows.
 */
async function migrate(state: string): Promise<void> {
  // Loaded here, for most runs find a database that is migrated.
  const [{ readD1Migrations }, { getPlatformProxy }] = await Promise.all([
    import('@cloudflare/vitest-pool-workers'),
    import('wrangler'),
  ])
  const platform = await getPlatformProxy<{ DB: D1Database }>({
    configPath: join(ROOT, 'wrangler.toml'),
    // Where wrangler's command and Vite's plugin look for it.
    persist: { path: join(state, 'v3') },
  })
  const { DB } = platform.env
  for (const { queries } of await readD1Migrations(join(ROOT, 'migrations')))
    await DB.batch(queries.map((query) => DB.prepare(query)))
  await platform.dispose()
}

/** The folder of an empty, migrated database, made once for all runs: to copy, not to write into. */
export async function migratedState(): Promise<string> {
  const kept = join(MIGRATED, migrationsHash())
  if (existsSync(kept)) return kept
  mkdirSync(MIGRATED, { recursive: true })
  const made = mkdtempSync(join(MIGRATED, 'being-made-'))
  await migrate(made)
  try {
    // In one step, so that nobody finds half of it.
    renameSync(made, kept)
  } catch (error) {
    // Another run may have been faster.
    rmSync(made, { recursive: true })
    if (!existsSync(kept)) throw error
  }
  return kept
}

/** Signs what the payment page tells a site. */
export const NOTIFY_SECRET = 'of-the-payment-page-0123456789-abcdefgh'

/** All files book at one site within an hour: the usual limit would keep their mail back. */
const MAILS_PER_HOUR = '10000'

/** A partner of each site. Its row is written before the site starts: a local site cannot write while a test does. */
export const GUESTHOUSE = { code: 'guesthouse-0123456789a', name: 'Lanka', place: 'Ella', percent: 10 } as const

/** A site's database. Close it after use. */
export function openDatabase(state: string, options: { readonly readOnly?: boolean } = {}): DatabaseSync {
  const [file] = globSync(join(state, 'v3/d1/*/*.sqlite'), { exclude: (name) => name.endsWith('metadata.sqlite') })
  return new DatabaseSync(file!, options)
}

function addGuesthouse(state: string): void {
  const database = openDatabase(state)
  database
    .prepare('insert into partners (code, name, place, percent) values (:code, :name, :place, :percent)')
    .run(GUESTHOUSE)
  database.close()
}

/** Copies the build, without this machine's secrets, and sets variables of the Worker. Returns the copy's root. */
function buildWith(vars: Record<string, string>, folder: string): string {
  cpSync(join(ROOT, 'dist'), join(folder, 'dist'), {
    recursive: true,
    filter: (path) => !path.endsWith('.dev.vars') && !path.endsWith('.map'),
  })
  const config = join(folder, 'dist/serendip_taxi/wrangler.json')
  const built = JSON.parse(readFileSync(config, 'utf8')) as { vars: Record<string, string> }
  const ours = { ...VARIABLES, MAILS_PER_HOUR, PAYMENT_NOTIFY_SECRET: NOTIFY_SECRET }
  writeFileSync(config, JSON.stringify({ ...built, vars: { ...built.vars, ...ours, ...vars } }))
  const deploy = join(folder, 'client/.wrangler/deploy')
  mkdirSync(deploy, { recursive: true })
  writeFileSync(
    join(deploy, 'config.json'),
    JSON.stringify({ configPath: '../../../dist/serendip_taxi/wrangler.json', auxiliaryWorkers: [] }),
  )
  return join(folder, 'client')
}

/** A site whose owner has published a list of prices. */
export const startSiteWith = (
  list: PriceList,
  vars: Record<string, string> = {},
  prepare: (database: DatabaseSync) => void = () => {},
): Promise<Site> =>
  startSite(vars, 'preview', (database) => {
    prepare(database)
    database
      .prepare(
        `insert into price_lists (number, json, valid_from, created_at, who, why)
        values (1, ?, '2026-01-01T00:00:00.000Z', '2026-01-01T00:00:00.000Z', 'Ann', 'Our own')`,
      )
      .run(JSON.stringify(list))
  })

/** The D1 and KV of a new site. Whoever takes it removes it. */
export async function newState(): Promise<string> {
  const state = mkdtempSync(join(tmpdir(), 'site-'))
  cpSync(await migratedState(), state, { recursive: true })
  addGuesthouse(state)
  return state
}

/**
 * @param vars variables of wrangler.toml to override
 * @param command `dev` for the development server, which runs the sources, with React's own checks
 * @param prepare writes into the database before the site starts
 */
export async function startSite(
  vars: Record<string, string> = {},
  command: 'preview' | 'dev' = 'preview',
  prepare: (database: DatabaseSync) => void = () => {},
): Promise<Site> {
  const state = await newState()
  const database = openDatabase(state)
  prepare(database)
  database.close()
  if (command === 'preview' && host) return startAtHost(host, { state, root: buildWith(vars, state) })
  const root = command === 'preview' ? [buildWith(vars, state), '--config', join(ROOT, 'vite.config.ts')] : []
  const start = (port: number) =>
    spawn(
      process.execPath,
      ['--import', QUICK_START, join(PROGRAMS, 'vite'), command, ...root, '--port', String(port), '--strictPort'],
      {
        cwd: ROOT,
        env: { ...process.env, ...LOCAL, SITE_STATE: state },
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
  let port = await freePort()
  let server = start(port)
  // Also when a hook or a test ends this process without removing the site.
  const kill = () => server.kill()
  process.once('exit', kill)
  const urlOf = () => `http://localhost:${port}`
  for (let tried = 1; !(await isAnswering(urlOf(), server)); tried++) {
    if (tried === PORTS_TRIED) throw new Error(`The server of ${urlOf()} does not start`)
    port = await freePort()
    server = start(port)
  }
  const url = urlOf()
  return {
    url,
    state,
    async remove() {
      const gone = new Promise((done) => server.once('exit', done))
      if (server.exitCode === null) {
        kill()
        await gone
      }
      process.off('exit', kill)
      rmSync(state, { recursive: true, force: true })
    },
  }
}
