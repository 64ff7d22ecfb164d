/**
 * How the site is: for an outside monitor, whether it can do its work; and from visitors' browsers, that a page failed.
 * Says nothing of bookings. docs/operations.md#alarms
 */
import { Hono } from 'hono'
import * as v from 'valibot'
import { BROWSER_ERRORS, ERROR_EVENTS, NO_START, PAGE_KINDS } from '#domain/browser-errors.ts'
import { addressesWithoutMail } from '#worker/database/alarm-queue.ts'
import { countBrowserError, errorsInBrowsers } from '#worker/database/browser-errors.ts'
import { type LastSuccesses, lastSuccesses, lateTasks } from '#worker/database/heartbeat.ts'
import { type AppEnv, type Env, settings } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { checked, readText } from '#worker/platform/body.ts'
import { isWithinLimit } from '#worker/platform/rate-limit.ts'
import { countRead, visitorOf } from '#worker/platform/request.ts'
import { mintTourToken, readToken } from '#worker/quotes/quote-token.ts'

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

function problemOf(tasks: LastSuccesses | null, quotes: boolean, mail: boolean): string | null {
  if (!tasks) return 'the database does not answer'
  if (!quotes) return 'quotes cannot be signed'
  if (!mail) return 'the mail service refuses an address of MAIL_OPERATOR, or mail does not arrive there'
  const late = lateTasks(tasks)
  return late.length > 0 ? `these tasks of the cron have not succeeded lately: ${late.join(', ')}` : null
}

export const health = new Hono<AppEnv>().get('/health', countRead, async (c) => {
  const [tasks, quotes, unheard, browsers] = await Promise.all([
    lastSuccesses(c.env).catch(() => null),
    canQuote(c.env),
    addressesWithoutMail(c.env).catch(() => []),
    errorsInBrowsers(c.env).catch(() => null),
  ])
  const mail = unheard.length === 0
  // Whether phones are told at all: no fault where the operator has set no keys.
  const push = settings(c.env).VAPID_KEYS !== null
  const problem = problemOf(tasks, quotes, mail)
  return c.json(
    { ok: problem === null, problem, database: tasks !== null, quotes, mail, push, tasks, browsers },
    problem === null ? 200 : 503,
  )
})

/** @example 'unhandledrejection transfer' */
const BeaconSchema = v.pipe(
  v.string(),
  v.maxLength(60),
  v.transform((text) => text.split(' ')),
  v.strictTuple([v.picklist([...ERROR_EVENTS, NO_START]), v.picklist(PAGE_KINDS)]),
)

/** The call by which visitors' browsers tell the kind of an error. Nobody waits for the answer. What is over the limit is not counted, and the browser does not hear of it. */
export const browserErrors = new Hono<AppEnv>().post(BROWSER_ERRORS, async (c) => {
  if (await isWithinLimit(c.env.UPLOAD_RATE, visitorOf(c)))
    c.executionCtx.waitUntil(countBrowserError(c.env, ...checked(BeaconSchema, await readText(c.req.raw))))
  return c.body(null, 204)
})
