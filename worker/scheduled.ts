/** What the cron trigger does: mail that waits, personal data that is due to go, and distances that may no longer be kept. */
import { erasePersonalData } from './bookings/erasure.ts'
import type { Env } from './environment.ts'
import { sendDueMail } from './mail/outbox.ts'
import { removeExpired } from './rates/expiry.ts'

export async function scheduled(env: Env): Promise<void> {
  // One that fails keeps none of the others from their work.
  const outcomes = await Promise.allSettled([sendDueMail(env), erasePersonalData(env), removeExpired(env)])
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}
