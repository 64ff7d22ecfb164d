/** What the cron trigger does: mail that waits, and personal data that is due to go. */
import { erasePersonalData } from './bookings/erasure.ts'
import type { Env } from './environment.ts'
import { sendDueMail } from './mail/outbox.ts'

export async function scheduled(env: Env): Promise<void> {
  await sendDueMail(env)
  await erasePersonalData(env)
}
