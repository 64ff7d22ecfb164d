/** Counts of what guests look for, in D1: where no Workers Analytics Engine is bound. */
import { and, between, desc, eq, lt, sql } from 'drizzle-orm'
import {
  ANSWERS,
  DEMAND_WORDS,
  type DemandDimension,
  type DemandDimensions,
  type DemandWord,
  OTHER,
} from '#domain/insight/demand.ts'
import { isWithinDay } from '#worker/bookings/booking-limits.ts'
import { primary, query, READ_WAIT_MS } from '#worker/database/d1.ts'
import { demand as table } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

/** One question, form or booking, as it is counted. */
export interface Counted extends DemandDimensions {
  readonly what: DemandWord
}

/** Days from one to the other, both included: `YYYY-MM-DD`, Sri Lanka time. */
export interface DaySpan {
  readonly from: string
  readonly to: string
}

/** How often each word was counted, of one group. */
export interface Group<D extends DemandDimension> {
  readonly of: Readonly<Pick<DemandDimensions, D>>
  readonly times: Readonly<Record<DemandWord, number>>
}

/**
 * What a count is told from others by: of a row the primary key, of a data point its texts in this order. Add at the end
 * alone: another order would mix what data points hold with what will be written.
 */
export const COUNTED_FIELDS = [
  'day',
  'what',
  'kind',
  'pickup',
  'dropoff',
  'language',
  'source',
  'firstPage',
  'device',
] as const satisfies readonly (keyof Counted)[]

/** New rows in a day; above it all words of a row but what became of it are `other`. A flood makes seven rows more. */
const ROWS_A_DAY = 2000

export async function addToCounters(env: Env, counted: Counted, now: Date): Promise<void> {
  const { day, what } = counted
  const known = await query(() =>
    primary(env)
      .update(table)
      .set({ times: sql`${table.times} + 1` })
      .where(and(...COUNTED_FIELDS.map((name) => eq(table[name], counted[name]))))
      .returning({ times: table.times }),
  )
  if (known.length > 0) return
  const isNew = await isWithinDay(env, 'demand rows', 1, ROWS_A_DAY, now)
  const other = { kind: OTHER, pickup: OTHER, dropoff: OTHER, language: OTHER } as const
  const row = isNew ? counted : { day, what, ...other, source: OTHER, firstPage: OTHER, device: OTHER }
  await query(() =>
    primary(env)
      .insert(table)
      .values({ ...row, times: 1 } as typeof table.$inferInsert)
      .onConflictDoUpdate({
        target: COUNTED_FIELDS.map((name) => table[name]),
        set: { times: sql`${table.times} + 1` },
      }),
  )
}

const timesOf = (word: DemandWord) =>
  sql<number>`sum(case when ${table.what} = ${word} then ${table.times} else 0 end)`.mapWith(Number)
const IS_ANSWER = sql.raw(ANSWERS.map((word) => `'${word}'`).join(', '))

const part = (row: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]))

/** Those that asked most come first. @throws DatabaseUnavailable */
export async function groupsOfCounters<D extends DemandDimension>(
  env: Env,
  { from, to }: DaySpan,
  by: readonly D[],
  most: number,
): Promise<Group<D>[]> {
  const columns = Object.fromEntries(by.map((name) => [name, table[name]]))
  const sums = Object.fromEntries(DEMAND_WORDS.map((word) => [word, timesOf(word)]))
  const rows = await query(
    () =>
      primary(env)
        .select({ ...columns, ...sums })
        .from(table)
        .where(between(table.day, from, to))
        .groupBy(...by.map((name) => table[name]))
        .orderBy(
          desc(sql`sum(case when ${table.what} in (${IS_ANSWER}) then ${table.times} else 0 end)`),
          ...by.map((name) => table[name]),
        )
        .limit(most),
    READ_WAIT_MS,
  )
  return rows.map((row) => ({ of: part(row, by), times: part(row, DEMAND_WORDS) }) as unknown as Group<D>)
}

export const forgetCounters = (env: Env, before: string) =>
  query(() => primary(env).delete(table).where(lt(table.day, before)))
