/** When each task of the cron last succeeded, kept where an outside monitor and the operator see it. */
import { inArray } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { primary, query, READ_WAIT_MS } from './d1.ts'
import { heartbeats } from './schema.ts'

/** What each run of the cron does, in this order. */
export const CRON_TASKS = [
  'reminders',
  'alarms',
  'mail',
  'recipients',
  'networks',
  'erasure',
  'places',
  'distances',
] as const
export type CronTask = (typeof CRON_TASKS)[number]

/** UTC, ISO 8601; `null` if it never has. */
export type LastSuccesses = Readonly<Record<CronTask, string | null>>

/** Notes that tasks have succeeded. */
export async function noteSweep(env: Env, now = new Date(), tasks: readonly CronTask[] = CRON_TASKS): Promise<void> {
  const at = now.toISOString()
  if (tasks.length === 0) return
  await query(() =>
    primary(env)
      .insert(heartbeats)
      .values(tasks.map((name) => ({ name, at })))
      .onConflictDoUpdate({ target: heartbeats.name, set: { at } }),
  )
}

/** Asks where writes go, so that an answer says that these work. @throws DatabaseUnavailable */
export async function lastSuccesses(env: Env): Promise<LastSuccesses> {
  const rows = await query(
    () =>
      primary(env)
        .select()
        .from(heartbeats)
        .where(inArray(heartbeats.name, [...CRON_TASKS])),
    READ_WAIT_MS,
  )
  return Object.fromEntries(
    CRON_TASKS.map((task) => [task, rows.find(({ name }) => name === task)?.at ?? null]),
  ) as LastSuccesses
}

/** The cron runs every five minutes: after this time something is wrong. */
const LATE_AFTER_MS = 20 * MINUTE_MS

/** The tasks that have not succeeded lately. */
export const lateTasks = (successes: LastSuccesses, now = new Date()): CronTask[] =>
  CRON_TASKS.filter((task) => now.getTime() - Date.parse(successes[task] ?? '1970-01-01') > LATE_AFTER_MS)
