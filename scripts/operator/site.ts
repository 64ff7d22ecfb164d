/** The site's D1 for the operator's commands, as the Worker sees it: the local one, or the deployed one. */
import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { Env } from '#worker/environment.ts'
import { createHash, createHmac } from 'node:crypto'
import { userInfo } from 'node:os'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { DatabaseUnavailable } from '#worker/database/d1.ts'

// The local one is read by Node's own SQLite. A runtime that is started for the operator's command takes over a second,
// the list itself a tenth of one. D1's local files are SQLite's: one directory, one file for each database
// (https://developers.cloudflare.com/d1/best-practices/local-development/).

/** The class of the runtime whose objects are the databases; its folder has a file for each. */
const DATABASES = 'miniflare-D1DatabaseObject'

/**
 * The file of a database: the runtime names it as it names a Durable Object. The folder still has the files of other ids
 * that the configuration had before.
 */
function fileOf(databaseId: string): string {
  const key = createHash('sha256').update(DATABASES).digest()
  const sign = (data: string | Buffer) => createHmac('sha256', key).update(data).digest().subarray(0, 16)
  const name = sign(databaseId)
  return join('d1', DATABASES, `${Buffer.concat([name, sign(name)]).toString('hex')}.sqlite`)
}

/** A running site writes to the same file; a command waits for it this long. */
const BUSY_MS = 5000

class Statement {
  readonly #database: DatabaseSync
  readonly #sql: string
  readonly #values: readonly SQLInputValue[]

  constructor(database: DatabaseSync, sql: string, values: readonly SQLInputValue[] = []) {
    this.#database = database
    this.#sql = sql
    this.#values = values
  }

  bind(...values: SQLInputValue[]) {
    return new Statement(this.#database, this.#sql, values)
  }

  runNow() {
    return { results: this.#database.prepare(this.#sql).all(...this.#values) }
  }

  async all() {
    return this.runNow()
  }
  async run() {
    return this.runNow()
  }

  /** Rows as lists of values: two columns may have one name. */
  async raw() {
    const prepared = this.#database.prepare(this.#sql)
    prepared.setReturnArrays(true)
    return prepared.all(...this.#values)
  }
}

/** What the site asks of a session with D1. */
class Session {
  readonly #database: DatabaseSync

  constructor(database: DatabaseSync) {
    this.#database = database
  }

  prepare(sql: string) {
    return new Statement(this.#database, sql)
  }

  /** It has no replica. */
  getBookmark() {
    return null
  }

  /** All statements or none. */
  async batch(statements: readonly Statement[]) {
    this.#database.exec('begin immediate')
    try {
      const results = statements.map((statement) => statement.runNow())
      this.#database.exec('commit')
      return results
    } catch (error) {
      this.#database.exec('rollback')
      throw error
    }
  }
}

/** SQLite as the Worker sees D1. */
export const databaseOf = (database: DatabaseSync): Env['DB'] =>
  ({ withSession: () => new Session(database) }) as unknown as Env['DB']

/**
 * @param state directory of the local site's data
 * @param databaseId of the configuration
 * @throws DatabaseUnavailable before a local site with that database has run
 */
function openLocalDatabase(state: string, databaseId: string): { readonly DB: Env['DB']; close(): void } {
  const file = join(state, fileOf(databaseId))
  if (!existsSync(file)) throw new DatabaseUnavailable()
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  return { DB: databaseOf(database), close: () => database.close() }
}

const CONFIG = 'wrangler.toml'
/** A copy of the configuration whose D1 is the deployed one. */
const REMOTE_CONFIG = '.wrangler/operator/wrangler.toml'

/**
 * Wrangler reaches a deployed database through a binding that is marked `remote`. The site's own configuration must not
 * be marked so:
 * then every local run would write to the deployed database.
 */
function remoteConfig(): string {
  const config = readFileSync(CONFIG, 'utf8')
    .replace('[[d1_databases]]', '[[d1_databases]]\nremote = true')
    .replace(/^main = "(.*)"$/m, (_, path: string) => `main = "${resolve(path)}"`)
    .replace(/^directory = "(.*)"$/m, (_, path: string) => `directory = "${resolve(path)}"`)
  mkdirSync('.wrangler/operator', { recursive: true })
  writeFileSync(REMOTE_CONFIG, config)
  return REMOTE_CONFIG
}

/**
 * Runs with the database of the site, the only binding that the operator's command uses.
 * @param state the folder of a local site's D1 and KV
 */
export async function withSite<T>(
  remote: boolean,
  run: (env: Env) => Promise<T>,
  state = process.env.SITE_STATE ?? '.wrangler/state',
): Promise<T> {
  if (!remote) {
    const config = readFileSync(CONFIG, 'utf8')
    const databaseId = /^database_id = "(.+)"/m.exec(config)?.[1] ?? ''
    // By it lists say what residents pay.
    const RESIDENTS_PAY = /^RESIDENTS_PAY = "(.*)"/m.exec(config)?.[1] ?? ''
    const { DB, close } = openLocalDatabase(join(state, 'v3'), databaseId)
    try {
      return await run({ DB, RESIDENTS_PAY } as Env)
    } finally {
      close()
    }
  }
  // Its notices would get into a list that a program reads.
  process.env.WRANGLER_LOG ??= 'error'
  // Loaded for the deployed database alone: it takes a second.
  const { getPlatformProxy } = await import('wrangler')
  const { env, dispose } = await getPlatformProxy<Env>({ configPath: remoteConfig(), remoteBindings: true })
  try {
    return await run(env)
  } finally {
    await dispose()
  }
}

/** Who uses a command, for the history. */
export function loginName(): string {
  try {
    return userInfo().username
  } catch {
    // A container's user may have no name.
    return ''
  }
}
