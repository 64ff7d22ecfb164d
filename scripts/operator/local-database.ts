/**
 * This machine's D1, read by Node's own SQLite. A runtime that is started for the operator's command takes over a
 * second, the list itself a tenth of one.
 * D1's local files are SQLite's: one directory, one file for each database
 * (https://developers.cloudflare.com/d1/best-practices/local-development/).
 */
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Env } from '#worker/environment.ts'
import { DatabaseUnavailable } from '#worker/database/d1.ts'

const FILES = 'd1/miniflare-D1DatabaseObject/*.sqlite'
/** Of the runtime itself. */
const METADATA = 'metadata.sqlite'

/** A running site writes to the same file; so long is waited for it. */
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

/** @param state directory of the local site's data. @throws DatabaseUnavailable before a local site has run */
export function openLocalDatabase(state: string): { readonly DB: Env['DB']; close(): void } {
  const [file] = globSync(join(state, FILES)).filter((path) => !path.endsWith(METADATA))
  if (file === undefined) throw new DatabaseUnavailable()
  const database = new DatabaseSync(file, { timeout: BUSY_MS })
  const session = new Session(database)
  return { DB: { withSession: () => session } as unknown as Env['DB'], close: () => database.close() }
}
