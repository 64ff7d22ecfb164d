/** A mail about a booking, composed when it is sent. Each kind of mail has words of its own for each of its readers. */
import type { Booking } from '#worker/bookings/store.ts'
import type { OutboxRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { guestMail } from './guest-messages.ts'
import { type KindFor, mailedRides } from './mailed-rides.ts'
import { operatorMail } from './operator-messages.ts'
import type { Mail } from './sender.ts'

/** @param mail as the outbox has it: of a kind that its reader gets about bookings */
export async function compose(
  env: Env,
  booking: Booking,
  { kind, reader, position }: Pick<OutboxRow, 'kind' | 'reader' | 'position'>,
  now: Date,
): Promise<Mail> {
  const mailed = await mailedRides(env, booking, position, now)
  return reader === 'guest'
    ? guestMail(env, mailed, kind as KindFor<'guest'>, now)
    : operatorMail(env, mailed, kind as KindFor<'operator'>, now)
}
