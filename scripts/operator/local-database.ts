/**
 * This machine's D1, read by Node's own SQLite. A runtime that is started for the operator's command takes over a
 * second, the list itself a tenth of one.
 * D1's local files are SQLite's: one directory, one file for each database
 * (https://developers.cloudflare.com/d1/best-practices/local-development/).
 */
import { createHash, createHmac } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Env } from '#worker/environment.ts'
import { DatabaseUnavailable } from '#worker/database/d1.ts'

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

/**
 * @param state directory of the local site's data
 * @param databaseId of the configuration
 * @throws DatabaseUnavailable before a local site with that database has run
 */
export function openLocalDatabase(state: string, databaseId: string): { readonly DB: Env['DB']; close(): void } {
  const file = join(state, fileOf(databaseId))
  if (!existsSync(file)) throw new DatabaseUnavailable()
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  const session = new Session(database)
  return { DB: { withSession: () => session } as unknown as Env['DB'], close: () => database.close() }
}
