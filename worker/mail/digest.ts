/**
 * One mail to the operator about many new bookings and changes. The first ones of an hour have a mail each (mails-per-hour.ts);
 * more are told together, so that nobody can bury the others.
 */
import { and, asc, eq, sql } from 'drizzle-orm'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { MINUTE_MS, showDate } from '#domain/sri-lanka-time.ts'
import { raiseAlarm, withdrawAlarms } from '#worker/database/alarm-queue.ts'
import { amongRows, isFree, isUnsent, primary, query } from '#worker/database/d1.ts'
import { bookings, type MailKind, outbox, rides } from '#worker/database/schema.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'
import { operatorPageUrl } from '#worker/platform/access.ts'
import { bothForms } from './layout.ts'
import { countNotice } from './mails-per-hour.ts'
import { noteOwnAddresses, send } from './sender.ts'

/** A digest comes at most this often. */
export const DIGEST_EVERY = 15 * MINUTE_MS
/** More would make the mail too large; the next digest has them. */
const MOST = 90

/** What a line says has happened, beside the booking; nothing of a new booking. */
const HAPPENED: Partial<Record<MailKind, string>> = {
  changed: 'CHANGED by the guest',
  cancelled: 'CANCELLED by the guest',
  'guest-word': 'the guest has a word for the driver',
  'no-show': 'NOBODY CAME',
}

/** Sends the notices that were put off, if there are any, as one mail. */
export async function sendDigest(env: Env, now: Date): Promise<void> {
  const db = primary(env)
  const instant = now.toISOString()
  const waiting = await query(() =>
    db
      .select({
        id: outbox.id,
        createdAt: outbox.createdAt,
        kind: outbox.kind,
        about: outbox.position,
        reference: bookings.reference,
        pickup: rides.pickup,
        dropoff: rides.dropoff,
        date: rides.pickupDate,
        time: rides.pickupTime,
        others: sql<number>`(select count(*) - 1 from rides every where every.booking_number = ${outbox.bookingNumber})`,
        lacksCar: sql<number>`exists (
          select 1 from rides every
          where every.booking_number = ${outbox.bookingNumber} and ${outbox.position} in (0, every.position)
            and every.status = 'new' and every.car_state = 'request'
        )`,
      })
      .from(outbox)
      .innerJoin(bookings, eq(bookings.number, outbox.bookingNumber))
      .innerJoin(
        rides,
        and(eq(rides.bookingNumber, outbox.bookingNumber), eq(rides.position, sql`max(1, ${outbox.position})`)),
      )
      .where(and(isUnsent(outbox), isFree(outbox, instant), eq(outbox.amongMany, true)))
      .orderBy(asc(rides.pickupDate), asc(rides.pickupTime))
      .limit(MOST),
  )
  if (waiting.length === 0) return
  // Also keeps two sweeps from sending it twice.
  if (!(await raiseAlarm(env, 'digest', DIGEST_EVERY, now))) return
  const page = operatorPageUrl(env)
  const content = {
    heading: waiting.every(({ kind }) => kind === 'receipt')
      ? `${waiting.length} more new bookings`
      : `${waiting.length} more new bookings and changes`,
    opening: `Much comes in at ${BRAND.name}. These are told together; the next pickup is first.`,
    lines: waiting.map(({ kind, about, reference, pickup, dropoff, date, time, others, lacksCar }) => ({
      label: `${showDate(date)} ${time}`,
      title: `${pickup} -> ${dropoff}`,
      value: [
        ...(HAPPENED[kind] ? [HAPPENED[kind]] : []),
        ...(lacksCar ? ['NO CAR'] : []),
        about > 0 && others > 0 ? `${reference}/${about}` : reference,
        ...(about === 0 && others > 0 ? [`and ${others} more ${others === 1 ? 'ride' : 'rides'}`] : []),
      ].join(' · '),
    })),
    paragraphs: page === null ? ['See all of them with: npm run bookings -- --remote'] : [],
    links: page === null ? [] : [{ text: 'See all of them', href: page, button: true }],
  }
  const { MAIL_OPERATOR: to } = settings(env)
  const mail = { to, replyTo: CONTACT.email, subject: content.heading, ...(await bothForms(content)), attachments: [] }
  const result = await send(env, mail, `digest-${instant}`)
  await noteOwnAddresses(env, result)
  if ('messageId' in result) {
    const { messageId } = result
    // What was caused again meanwhile goes again.
    const told = amongRows(
      [outbox.id, outbox.createdAt],
      waiting.map(({ id, createdAt }) => [id, createdAt]),
    )
    await query(() =>
      db.update(outbox).set({ sentAt: instant, leasedUntil: null, network: null, messageId }).where(told),
    )
    return countNotice(env, now)
  }
  logWarning(`The operator was not told of ${waiting.length} bookings: ${result.code}`)
  await withdrawAlarms(env, 'digest')
}
