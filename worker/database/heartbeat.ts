/** When each task of the cron last succeeded, kept where an outside monitor and the operator see it. */
import { inArray } from 'drizzle-orm'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { primary, query, READ_WAIT_MS } from './d1.ts'
import { heartbeats } from './schema.ts'

/** What each run of the cron does, in this order. */
export const CRON_TASKS = [
  'price-lists',
  'fleet',
  'currencies',
  'reminders',
  'alarms',
  'pushes',
  'mail',
  'recipients',
  'networks',
  'browser-errors',
  'demand',
  'erasure',
  'places',
  'distances',
] as const
export type CronTask = (typeof CRON_TASKS)[number]

/** Another trigger of the cron: somebody may be stranded, and alarms do not wait for the mail of five minutes. */
export const ALARM_CRON = '* * * * *'
export const TASKS_OF_MINUTE: readonly CronTask[] = ['alarms', 'pushes']

/** Another trigger of the cron: the copy of the database has a run of its own, and takes no statement of the tasks. */
export const BACKUP_CRON = '30 * * * *'
type Task = CronTask | 'backup'

/** UTC, ISO 8601; `null` if it never has. */
export type LastSuccesses = Readonly<Record<CronTask, string | null> & { backup?: string | null }>

/** Notes that tasks have succeeded. */
export async function noteSweep(env: Env, now = new Date(), tasks: readonly Task[] = CRON_TASKS): Promise<void> {
  const at = now.toISOString()
  if (tasks.length === 0) return
  await query(() =>
    primary(env)
      .insert(heartbeats)
      .values(tasks.map((name) => ({ name, at })))
      .onConflictDoUpdate({ target: heartbeats.name, set: { at } }),
  )
}

/**
 * With the daily copy where a bucket is bound. Asks where writes go, so that an answer says that these work.
 * @throws DatabaseUnavailable
 */
export async function lastSuccesses(env: Env): Promise<LastSuccesses> {
  const tasks: readonly Task[] = env.BACKUPS ? [...CRON_TASKS, 'backup'] : CRON_TASKS
  const isAsked = inArray(heartbeats.name, [...tasks])
  const rows = await query(() => primary(env).select().from(heartbeats).where(isAsked), READ_WAIT_MS)
  return Object.fromEntries(
    tasks.map((task) => [task, rows.find(({ name }) => name === task)?.at ?? null]),
  ) as unknown as LastSuccesses
}

/** The cron runs every five minutes: after this time something is wrong. */
const LATE_AFTER_MS = 20 * MINUTE_MS
const BACKUP_LATE_AFTER_MS = 28 * HOUR_MS
/** Shorter than the time between two runs of all tasks: these alone would not do. */
const MINUTE_LATE_AFTER_MS = 4 * MINUTE_MS

function lateAfter(task: Task): number {
  if (task === 'backup') return BACKUP_LATE_AFTER_MS
  return TASKS_OF_MINUTE.includes(task) ? MINUTE_LATE_AFTER_MS : LATE_AFTER_MS
}

/** The tasks that have not succeeded lately. */
export const lateTasks = (successes: LastSuccesses, now = new Date()): Task[] =>
  (Object.keys(successes) as Task[]).filter((task) => {
    const since = now.getTime() - Date.parse(successes[task] ?? '1970-01-01')
    return since > lateAfter(task)
  })
