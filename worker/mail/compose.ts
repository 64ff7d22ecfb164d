/** A mail about a booking, composed when it is sent. Each kind of mail has words of its own for each of its readers. */
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { guestTexts } from '#worker/bookings/guest-texts.ts'
import type { Booking } from '#worker/bookings/read-bookings.ts'
import type { OutboxRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { refundsSince } from '#worker/payments/cash-book.ts'
import { guestMail } from './guest-messages.ts'
import { changedSince, type KindFor, mailedRides } from './mailed-rides.ts'
import { operatorMail } from './operator-messages.ts'
import type { Mail } from './sender.ts'

/** A mail as the outbox has it: of a kind that its reader gets about bookings. */
export interface MailToCompose extends Pick<OutboxRow, 'kind' | 'reader'> {
  /** The rides that it is about; all of them where none is named. */
  readonly positions: readonly number[]
  /** The operator knows the guest's steps before this time, and a guest what changed or went back. */
  readonly since: string
}

export async function compose(
  env: Env,
  booking: Booking,
  { kind, reader, positions, since }: MailToCompose,
  now: Date,
): Promise<Mail> {
  const texts = reader === 'guest' ? await guestTexts(booking) : ENGLISH_TEXTS
  const [mailed, changed] = await Promise.all([
    mailedRides(env, booking, positions, texts, now, kind === 'driver' || kind === 'cancelled'),
    reader === 'guest' && kind === 'changed' ? changedSince(env, booking.number, since) : [],
  ])
  if (reader === 'guest' && kind === 'refunded')
    return guestMail({ ...mailed, wentBack: await refundsSince(env, booking.number, since) }, kind, now)
  return reader === 'guest'
    ? guestMail({ ...mailed, changed }, kind as KindFor<'guest'>, now)
    : operatorMail(env, { ...mailed, since }, kind as KindFor<'operator'>, now)
}
