/**
 * The Worker: answers requests, notes what the mail service says of mails, and at each cron trigger sends what is due
 * and what waits, erases old personal data, and removes expired distances.
 */
import type { ExportedHandler } from '@cloudflare/workers-types'
import { forgetNetworks } from '#worker/bookings/day-limit.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { forgetOldPlaces } from '#worker/day/events.ts'
import { noteSweep } from '#worker/database/heartbeat.ts'
import { recordBounces } from '#worker/mail/bounces.ts'
import { forgetRecipients } from '#worker/mail/limits.ts'
import { sweepOutbox } from '#worker/mail/outbox.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { addDelayAlarms } from '#worker/day/board.ts'
import { removeOldDistances } from '#worker/quotes/saved-distances.ts'
import { app } from './app.ts'
import type { Env } from './environment.ts'
import { inScope } from './log.ts'

export async function scheduled(env: Env): Promise<void> {
  // A failing task does not stop the others.
  const reminders = await Promise.allSettled([addDueReminders(env), addDelayAlarms(env)])
  const others = await Promise.allSettled([
    sweepOutbox(env),
    forgetRecipients(env),
    forgetNetworks(env),
    erasePersonalData(env),
    forgetOldPlaces(env),
    removeOldDistances(env),
  ])
  for (const outcome of [...reminders, ...others]) if (outcome.status === 'rejected') throw outcome.reason
  // Last: if a task fails, the heartbeat is missing, and an outside monitor notices it at /health.
  await noteSweep(env)
}

export default {
  fetch: app.fetch as unknown as ExportedHandler<Env>['fetch'],
  queue: (batch, env) => inScope(`queue-${batch.messages[0]?.id}`, () => recordBounces(env, batch.messages)),
  scheduled: (event, env, context) => context.waitUntil(inScope(`cron-${event.scheduledTime}`, () => scheduled(env))),
} satisfies ExportedHandler<Env>
