/** Connections to D1: reads from the nearest replica, writes to the primary. */
import { and, type Column, getTableColumns, isNull, lte, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { drizzle, type DrizzleD1Database } from 'drizzle-orm/d1'
import type { SQLiteTable } from 'drizzle-orm/sqlite-core'
import type { D1Database } from '@cloudflare/workers-types'
import { isBookmark } from '#domain/d1-bookmarks.ts'
import type { Env } from '#worker/environment.ts'
import { countStatement, logFailure, noteSession } from '#worker/log.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { inTime } from '#worker/platform/kv.ts'

export type Db = DrizzleD1Database

/** A database, and how far what was read of it is. */
type Session = ReturnType<Env['DB']['withSession']>

// Drizzle expects a database. It calls two methods, which a session has too.
function connect(session: Session): Db {
  const counted: Pick<typeof session, 'prepare' | 'batch'> = {
    prepare(text) {
      countStatement()
      return session.prepare(text)
    },
    batch: (statements) => session.batch(statements),
  }
  return drizzle(counted as unknown as D1Database)
}

/** What D1 answers to one request, or to one run of the cron. https://developers.cloudflare.com/d1/platform/limits/ */
export const STATEMENTS_PER_RUN = 1000

/** For reads: any replica may answer. */
export const replica = (env: Env): Db => connect(env.DB.withSession('first-unconstrained'))

/** For writes, and for reads that must see them. */
export function primary(env: Env): Db {
  const session = env.DB.withSession('first-primary')
  noteSession(() => session.getBookmark())
  return connect(session)
}

/** @returns also the bookmark to give */
async function readAt<T>(env: Env, start: string, read: (db: Db) => Promise<T>) {
  const session = env.DB.withSession(start)
  const found = await read(connect(session))
  return { found, bookmark: session.getBookmark() }
}

/**
 * Reads what is at least as new as the caller has seen, from the nearest replica that has it. Who names nothing reads at the
 * primary: what was changed or erased a moment ago is so for everybody.
 * @param seen a bookmark of D1 that an earlier answer gave
 * @returns also the bookmark to give
 */
export async function readFrom<T>(
  env: Env,
  seen: string | undefined,
  read: (db: Db) => Promise<T>,
): Promise<{ readonly found: T; readonly bookmark: string | null }> {
  const atPrimary = () => readAt(env, 'first-primary', read)
  if (seen === undefined || !isBookmark(seen)) return atPrimary()
  // Of a database that was restored since, or made up: some replica may wait for it.
  return inTime(READ_WAIT_MS, readAt(env, seen, read)).catch(atPrimary)
}

/**
 * The same for what may be some seconds old where nobody has just written it: who names nothing reads at any replica.
 * @returns also whether the primary was asked
 */
export async function readNearby<T>(env: Env, seen: string | undefined, read: (db: Db) => Promise<T>) {
  const near = seen === undefined ? readAt(env, 'first-unconstrained', read) : readFrom(env, seen, read)
  return { found: (await near).found, isNewest: seen !== undefined && !isBookmark(seen) }
}

/** Some columns of a table or view, for a select. */
export const columnsOf = <Table extends object, Name extends keyof Table>(table: Table, ...names: Name[]) =>
  Object.fromEntries(names.map((name) => [name, table[name]])) as Pick<Table, Name>

/**
 * One statement for many rows, which are one bound text: D1 counts statements, and the values of each.
 * @param rows at least one, all with the same columns; the others are empty
 * @param said what the database itself says of a column, by `row.value`
 */
export const insertRows = <Table extends SQLiteTable>(
  db: Db,
  table: Table,
  rows: readonly Partial<Table['$inferInsert']>[],
  said: Partial<Record<keyof Table['$inferInsert'], SQL>> = {},
  // Without a condition a conflict would be read as one of a join.
  condition = sql`true`,
) => {
  // An insert from a select needs all columns, in the order of the table.
  const values = Object.entries(getTableColumns(table)).map(
    ([name, column]) =>
      sql`${said[name as keyof typeof said] ?? (name in rows[0]! ? sql`row.value ->> ${sql.raw(`'${name}'`)}` : sql`null`)} as ${sql.identifier(column.name)}`,
  )
  return db
    .insert(table)
    .select(sql`select ${sql.join(values, sql`, `)} from json_each(${JSON.stringify(rows)}) row where ${condition}`)
}

/** The columns of a table whose rows are sent: to one sender at a time, again after a failure. */
type Sendable = Readonly<Record<'sentAt' | 'givenUpAt' | 'dueAt' | 'leasedUntil', Column>>

export const isUnsent = ({ sentAt, givenUpAt }: Pick<Sendable, 'sentAt' | 'givenUpAt'>) =>
  and(isNull(sentAt), isNull(givenUpAt))

/** No sender has the row at that instant. */
export const isFree = ({ leasedUntil }: Pick<Sendable, 'leasedUntil'>, instant: string) =>
  or(isNull(leasedUntil), lte(leasedUntil, instant))

export const isDue = (table: Sendable, instant: string) =>
  and(isUnsent(table), lte(table.dueAt, instant), isFree(table, instant))

/** The wait after so many failures, twice as long after each. */
export const doublingWait = (firstMs: number, longestMs: number, failures: number) =>
  Math.min(firstMs * 2 ** (failures - 1), longestMs)

/** Those of many rows that are named: `(booking_number, position) in …`. */
export const amongRows = (columns: readonly SQLWrapper[], rows: readonly (readonly unknown[])[]) =>
  sql`(${sql.join([...columns], sql`, `)}) in (
    select ${sql.join(
      columns.map((_, i) => sql.raw(`value ->> ${i}`)),
      sql`, `,
    )} from json_each(${JSON.stringify(rows)})
  )`

export class DatabaseUnavailable extends SiteError {
  override readonly name = 'DatabaseUnavailable'

  constructor() {
    super('unavailable', { detail: 'The database does not answer; please try again in a moment' })
  }
}

/** After these errors of D1 the same statement may succeed. */
const PASSING =
  /network connection lost|storage caused object to be reset|reset because its code was updated|internal error|overloaded/i

/** A write broke a constraint of the database: somebody else was first. Nothing of its batch was written. */
export class WriteConflict extends Error {
  override readonly name = 'WriteConflict'
}

const CONFLICT = /UNIQUE constraint failed/i

function says(error: unknown, words: RegExp): boolean {
  // Drizzle wraps the database's error as its cause.
  for (let cause = error; cause instanceof Error; cause = cause.cause) if (words.test(cause.message)) return true
  return false
}

/** For reads that something else can answer: the own roads, or the built-in lists. */
export const READ_WAIT_MS = 3000

/**
 * Runs an idempotent query, and once more after a passing fault.
 * @param waitMs for both tries together. Writes have no limit: nobody would know whether they arrived
 * @throws DatabaseUnavailable; WriteConflict, where a unique key exists already
 */
export async function query<T>(run: () => Promise<T>, waitMs?: number): Promise<T> {
  try {
    const answer = run().catch((error: unknown) => {
      if (says(error, PASSING)) return run()
      throw error
    })
    return await (waitMs === undefined ? answer : inTime(waitMs, answer))
  } catch (error) {
    if (says(error, CONFLICT)) throw new WriteConflict()
    logFailure('database', error)
    throw new DatabaseUnavailable()
  }
}
