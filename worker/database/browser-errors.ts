/** Errors in visitors' browsers, counted by day, kind and kind of page: what no request of a page shows. */
import { gte, lt, sql } from 'drizzle-orm'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { primary, query, READ_WAIT_MS } from './d1.ts'
import { browserErrors as table } from './schema.ts'

/** Of each kind on each kind of page in a day: a flood writes no more, and there are 30 rows a day at most. */
const MOST_A_DAY = 1000
const DAYS_BEFORE = 7

const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10)

export async function countBrowserError(env: Env, kind: string, page: string, now = Date.now()): Promise<void> {
  await query(() =>
    primary(env)
      .insert(table)
      .values({ day: dayOf(now), kind, page, times: 1 })
      .onConflictDoUpdate({
        target: [table.day, table.kind, table.page],
        set: { times: sql`${table.times} + 1` },
        setWhere: lt(table.times, MOST_A_DAY),
      }),
  ).catch((error: unknown) => logFailure('browser error not counted', error))
}

export interface BrowserErrors {
  /** UTC, so far. */
  readonly today: number
  /** In the seven days before. */
  readonly before: number
  /** Of today, the most frequent first. @example ['error on transfer: 12'] */
  readonly most: readonly string[]
}

/** @throws DatabaseUnavailable */
export async function errorsInBrowsers(env: Env, now = Date.now()): Promise<BrowserErrors> {
  const since = dayOf(now - DAYS_BEFORE * DAY_MS)
  const rows = await query(() => primary(env).select().from(table).where(gte(table.day, since)), READ_WAIT_MS)
  const today = dayOf(now)
  const ofToday = rows.filter(({ day }) => day === today)
  const sum = (some: typeof rows) => some.reduce((all, { times }) => all + times, 0)
  return {
    today: sum(ofToday),
    before: sum(rows) - sum(ofToday),
    most: ofToday
      .toSorted((one, other) => other.times - one.times)
      .map(({ kind, page, times }) => `${kind} on ${page}: ${times}`),
  }
}

/** Removes what nobody is shown any more. */
export async function forgetBrowserErrors(env: Env, now = Date.now()): Promise<void> {
  await query(() =>
    primary(env)
      .delete(table)
      .where(lt(table.day, dayOf(now - DAYS_BEFORE * DAY_MS))),
  )
}
