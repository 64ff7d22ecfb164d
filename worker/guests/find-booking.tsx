/**
 * Where a guest who has lost the mails asks for the link to a booking. It goes to the address that the booking was made
 * with, and the page says the same whether or not there is such a booking. docs/product.md#changes
 */
import { and, eq, gt } from 'drizzle-orm'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { EmailSchema, MAX_EMAIL } from '#domain/bookings/details.ts'
import { parseRideReference } from '#domain/bookings/reference.ts'
import { BRAND, CONTACT, whatsappLink } from '#domain/brand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { findBooking, type Booking } from '#worker/bookings/store.ts'
import { primary, query } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { outbox } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { isSameText } from '#worker/platform/signing.ts'
import { Field, rich, usePageTexts } from '#worker/platform/plain-page.tsx'

/** The link to one booking is mailed once in so many hours: who knows both could fill a mailbox with it. */
const LINK_HOURS = 6

/** In place of a text: what was typed is no reference. */
const NO_REFERENCE = 'no-reference'

const WantedSchema = v.object({
  reference: v.pipe(
    v.string(),
    v.check((typed) => parseRideReference(typed) !== null, NO_REFERENCE),
  ),
  email: EmailSchema,
})

type WantedBooking = v.InferOutput<typeof WantedSchema>

/** What was typed into the form. @returns what is wrong with it, in words, for what can be no booking */
export function readWanted(
  fields: Readonly<Record<string, string>>,
  texts: Texts,
): WantedBooking | { readonly problem: string } {
  const read = v.safeParse(WantedSchema, { reference: fields.reference ?? '', email: fields.email ?? '' })
  if (read.success) return read.output
  const [{ message }] = read.issues
  return {
    problem: message === NO_REFERENCE ? texts.in('guest').find.noReference : wordsFor(message, texts.in('problems')),
  }
}

/** The booking of that reference, if it was made with that address. */
export async function bookingOfGuest(env: Env, { reference, email }: WantedBooking): Promise<Booking | null> {
  const found = await findBooking(env, reference)
  return found && isSameText(found.booking.email.toLowerCase(), email.toLowerCase()) ? found.booking : null
}

/**
 * Puts the mail with the link into the outbox.
 * @param network keyed hash of the one that asks
 * @returns the booking's number; `null` where its link was asked for lately
 */
export async function enqueueLink(
  env: Env,
  { number }: Booking,
  network: string | null,
  now: Date,
): Promise<number | null> {
  const db = primary(env)
  const since = new Date(now.getTime() - LINK_HOURS * HOUR_MS).toISOString()
  const [lately] = await query(() =>
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.bookingNumber, number), eq(outbox.kind, 'link'), gt(outbox.createdAt, since))),
  )
  if (lately) return null
  const mail = { kind: 'link', reader: 'guest', bookingNumber: number, position: 0, network } as const
  await query(() => enqueueMail(db, mail, now.toISOString()))
  return number
}

interface FindBookingPageProps {
  /** A link is on its way, if there is such a booking. */
  readonly isSent?: boolean
  readonly problem?: string
  readonly typed?: Readonly<Record<string, string>>
}

export function FindBookingPage({ isSent = false, problem, typed = {} }: FindBookingPageProps) {
  const texts = usePageTexts()
  const { find: t } = texts.in('guest')
  const address = (path: string) => addressIn(texts.language, path)
  const field = (name: 'reference' | 'email') => ({ name, defaultValue: typed[name] ?? '', required: true })
  return (
    <main>
      <p className="soft">{BRAND.name}</p>
      <h1>{t.heading}</h1>
      {isSent && (
        <div className="notice" role="status">
          <p>{t.sent}</p>
          <p className="soft">{t.wait(LINK_HOURS)}</p>
        </div>
      )}
      {problem && (
        <p className="notice notice--bad" role="alert">
          {problem}
        </p>
      )}
      <p className="soft">{t.intro}</p>
      <form method="post" action={address(paths.findBooking)}>
        <Field
          label={t.reference}
          {...field('reference')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <Field label={t.email} {...field('email')} type="email" autoComplete="email" maxLength={MAX_EMAIL} />
        <div className="actions">
          <button className="button button--go" type="submit">
            {t.send}
          </button>
        </div>
      </form>
      <p style={{ marginTop: '1.5rem' }}>
        {rich(
          t.ask<ReactNode>(
            (text) => <a href={whatsappLink(t.hello)}>{text}</a>,
            CONTACT.whatsappShown,
            <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>,
          ),
        )}
      </p>
      <div className="actions">
        <a className="button" href={address(paths.home())}>
          {t.fare}
        </a>
      </div>
    </main>
  )
}
