/** A mail about a booking, composed when it is sent. Each kind of mail has words of its own for each of its readers. */
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { guestTexts } from '#worker/bookings/guest-texts.ts'
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
  const texts = reader === 'guest' ? await guestTexts(booking) : ENGLISH_TEXTS
  const mailed = await mailedRides(env, booking, position, texts, now)
  return reader === 'guest'
    ? guestMail(mailed, kind as KindFor<'guest'>, now)
    : operatorMail(env, mailed, kind as KindFor<'operator'>, now)
}
