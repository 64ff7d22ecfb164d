/**
 * The Worker: answers requests, notes what the mail service says of mails, and at each cron trigger sends what is due
 * and what waits, erases old personal data, and removes expired distances.
 */
import type { ExecutionContext, ExportedHandler } from '@cloudflare/workers-types'
import { forgetNetworks } from '#worker/bookings/booking-limits.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { forgetOldPlaces } from '#worker/day/ride-events.ts'
import {
  ALARM_CRON,
  BACKUP_CRON,
  CRON_TASKS,
  type CronTask,
  noteSweep,
  TASKS_OF_MINUTE,
} from '#worker/database/heartbeat.ts'
import { recordBounces } from '#worker/mail/bounces.ts'
import { forgetSends } from '#worker/mail/mails-per-hour.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { forgetBrowserErrors } from '#worker/database/browser-errors.ts'
import { forgetOfficeActs } from '#worker/database/office-acts.ts'
import { withoutTracking } from '#worker/platform/page-caching.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { repairPriceLists } from '#worker/prices/publication.ts'
import { removeOldDistances } from '#worker/quotes/saved-distances.ts'
import { app } from './app.ts'
import type { Env } from './environment.ts'
import { inScope, logFailure } from './log.ts'

const TASKS: Readonly<Record<CronTask, (env: Env) => Promise<unknown>>> = {
  'price-lists': (env) => repairPriceLists(env),
  fleet: async (env) => (await import('#worker/fleet/fleet-cache.ts')).repairFleet(env),
  currencies: async (env) => (await import('#worker/prices/currency-rates.ts')).fetchDailyRates(env),
  reminders: async (env) => (await import('#worker/mail/due-reminders.ts')).addDueReminders(env),
  alarms: async (env) => (await import('#worker/alarms/watch.ts')).watchAlarms(env),
  pushes: async (env) => (await import('#worker/push/push-outbox.ts')).sweepPushes(env),
  mail: (env) => sweepOutbox(env),
  recipients: (env) => forgetSends(env),
  networks: (env) => forgetNetworks(env),
  'browser-errors': (env) => forgetBrowserErrors(env),
  demand: async (env) => (await import('#worker/insight/demand.ts')).forgetDemand(env),
  erasure: async (env) => {
    await erasePersonalData(env)
    await forgetOfficeActs(env)
  },
  places: (env) => forgetOldPlaces(env),
  distances: (env) => removeOldDistances(env),
}

/** One task after the other. A failing one does not stop the others; it is missing at /health, where a monitor looks. */
export async function scheduled(env: Env, tasks: readonly CronTask[] = CRON_TASKS): Promise<void> {
  const succeeded: CronTask[] = []
  const failures: unknown[] = []
  for (const task of tasks) {
    try {
      await TASKS[task](env)
      succeeded.push(task)
    } catch (error) {
      logFailure(`cron: ${task}`, error)
      failures.push(error)
    }
  }
  await noteSweep(env, new Date(), succeeded)
  // The platform then counts the run as failed.
  if (failures.length > 0) throw failures[0]
}

type Fetch = (request: Request, env: Env, context: ExecutionContext) => Response | Promise<Response>

/**
 * Cloudflare's cache keeps one copy of a page for each query. For a link with tracking parameters, the Worker asks itself,
 * through the cache, for the page without them: so all tracked links share that one copy. The answer to the tracked link
 * is not cached. https://developers.cloudflare.com/workers/cache/examples/
 */
const answer: Fetch = async (request, env, context) => {
  const page = withoutTracking(request)
  if (page === null) return app.fetch(request, env, context as never)
  const site = (context.exports as { default?: { fetch(request: Request): Promise<Response> } } | undefined)?.default
  if (site) {
    const found = await site.fetch(page)
    if (found.status === 200 || found.status === 304) {
      const copy = new Response(found.body, found)
      copy.headers.set('cloudflare-cdn-cache-control', 'no-store')
      return copy
    }
    // A redirect keeps what the link was tracked with.
    await found.body?.cancel()
  }
  return app.fetch(request, env, context as never)
}

export default {
  fetch: answer as unknown as NonNullable<ExportedHandler<Env>['fetch']>,
  queue: (batch, env) =>
    inScope(`queue-${batch.messages[0]?.id}`, () => runWithPriceLists(env, () => recordBounces(env, batch.messages))),
  scheduled: (event, env, context) =>
    context.waitUntil(
      inScope(`cron-${event.scheduledTime}`, async () => {
        const tasks = event.cron === ALARM_CRON ? TASKS_OF_MINUTE : CRON_TASKS
        if (event.cron !== BACKUP_CRON) return runWithPriceLists(env, () => scheduled(env, tasks))
        const { exportDatabase } = await import('#worker/database/backup.ts')
        return exportDatabase(env)
      }),
    ),
} satisfies ExportedHandler<Env>
