/** What the cron trigger does: mail that waits, personal data that is due to go, and distances that may no longer be kept. */
import type { ExportedHandler } from '@cloudflare/workers-types'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { sendDueMail } from '#worker/bookings/outbox.ts'
import { removeExpired } from '#worker/quotes/expiry.ts'
import { app } from './app.ts'
import type { Env } from './environment.ts'

export async function scheduled(env: Env): Promise<void> {
  // One that fails keeps none of the others from their work.
  const outcomes = await Promise.allSettled([sendDueMail(env), erasePersonalData(env), removeExpired(env)])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

export default {
  fetch: app.fetch as unknown as ExportedHandler<Env>['fetch'],
  scheduled: (_event, env, context) => context.waitUntil(scheduled(env)),
} satisfies ExportedHandler<Env>
