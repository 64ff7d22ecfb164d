/** For an outside monitor: whether the site can do its work. Says nothing of bookings. docs/operations.md#alarms */
import { Hono } from 'hono'
import { type LastSuccesses, lastSuccesses, lateTasks } from '#worker/database/heartbeat.ts'
import type { AppEnv, Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { countRead } from '#worker/platform/request.ts'
import { mintTourToken, readToken } from '#worker/quotes/token.ts'

/** Signs a quote that nobody gets, and reads it again. */
async function canQuote(env: Env): Promise<boolean> {
  try {
    const token = await mintTourToken(env, { park: '', pickup: '', dropoff: '', distance: 0, needsReview: true })
    return (await readToken(env, token, 'safari')).ok
  } catch (error) {
    logFailure('health', error)
    return false
  }
}

function problemOf(tasks: LastSuccesses | null, quotes: boolean): string | null {
  if (!tasks) return 'the database does not answer'
  if (!quotes) return 'quotes cannot be signed'
  const late = lateTasks(tasks)
  return late.length > 0 ? `these tasks of the cron have not succeeded lately: ${late.join(', ')}` : null
}

export const health = new Hono<AppEnv>().get('/health', countRead, async (c) => {
  const [tasks, quotes] = await Promise.all([lastSuccesses(c.env).catch(() => null), canQuote(c.env)])
  const problem = problemOf(tasks, quotes)
  return c.json(
    { ok: problem === null, problem, database: tasks !== null, quotes, tasks },
    problem === null ? 200 : 503,
  )
})
