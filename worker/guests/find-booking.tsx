/**
 * Where a guest who has lost the mails asks for the link to a booking, by the day of a pickup or by the reference. It
 * goes to the address that the booking was made with, and the page says the same whether or not there is such a booking.
 * The reference alone leads to the booking's page, which hides what needs the link.
 * docs/product.md#changes
 */
import { and, eq, gt, sql } from 'drizzle-orm'
import type { ReactNode } from 'react'
import * as v from 'valibot'
import { EmailSchema, MAX_EMAIL } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { MAX_TYPED_REFERENCE, parseRideReference } from '#domain/bookings/reference.ts'
import { CONTACT, whatsappLink } from '#domain/brand.ts'
import { addressIn } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { paths } from '#domain/paths.ts'
import { wordsFor } from '#domain/quotes/field-problems.ts'
import { HOUR_MS, isRealDate } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import { bookings, outbox, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { isWithinLimit } from '#worker/platform/rate-limit.ts'
import { hmac, isSameText, quoteSecret } from '#worker/platform/signing.ts'
import {
  Button,
  Field,
  focusedMessage,
  Refusal,
  refusedField,
  rich,
  usePageTexts,
} from '#worker/platform/plain-page.tsx'

/**
 * Hours between two mails with the link to one booking: without this, anybody who knows the address could fill a
 * mailbox.
 */
const LINK_HOURS = 6
/** Bookings of one address with a pickup on one day. */
const MOST_OF_A_DAY = 5

/** Instead of a text, if neither a day nor a reference was given. */
const NOTHING_TO_FIND_BY = 'nothing-to-find-by'

const ReferenceSchema = v.pipe(
  v.string(),
  v.check((typed) => parseRideReference(typed) !== null, NOTHING_TO_FIND_BY),
)

/** By the reference, if one is given: it names one booking. */
const WantedSchema = v.union([
  v.object({ email: EmailSchema, reference: ReferenceSchema }),
  v.object({
    email: EmailSchema,
    reference: v.literal(''),
    day: v.pipe(v.string(), v.check(isRealDate, NOTHING_TO_FIND_BY)),
  }),
])

type WantedBooking = v.InferOutput<typeof WantedSchema>

interface RefusedFields {
  readonly field: 'email' | 'day' | 'reference'
  /** In words. */
  readonly problem: string
}

/** What was typed into the form. @returns what is wrong with it, in words, for what can be no booking */
export function readWanted(fields: Readonly<Record<string, string>>, texts: Texts): WantedBooking | RefusedFields {
  const { email = '', reference = '', day = '' } = fields
  const wanted = { email, reference: visibleLine(reference).trim(), day: visibleLine(day).trim() }
  const read = v.safeParse(WantedSchema, wanted)
  if (read.success) return read.output
  const address = v.safeParse(EmailSchema, email)
  if (!address.success)
    return { field: 'email', problem: wordsFor(address.issues[0].message, texts.in('form').problems.fields) }
  return { ...noReference(texts), field: wanted.reference === '' ? 'day' : 'reference' }
}

export const noReference = (texts: Texts): RefusedFields => ({
  field: 'reference',
  problem: texts.in('guest').find.noReference,
})

/** The numbers of the bookings that were made with that address. */
async function bookingsOfGuest(env: Env, wanted: WantedBooking): Promise<number[]> {
  const address = wanted.email.toLowerCase()
  if (!('day' in wanted)) {
    const found = await findBooking(env, wanted.reference)
    return found && isSameText(found.booking.email.toLowerCase(), address) ? [found.booking.number] : []
  }
  const found = await query(() =>
    primary(env)
      .selectDistinct({ number: bookings.number })
      .from(rides)
      .innerJoin(bookings, eq(bookings.number, rides.bookingNumber))
      .where(and(eq(rides.pickupDate, wanted.day), eq(sql`lower(${bookings.email})`, address)))
      .limit(MOST_OF_A_DAY),
  )
  return found.map(({ number }) => number)
}

/**
 * Puts the mails with the links into the outbox. A visitor who asks too often for one address causes none, and is told
 * nothing of it.
 * @param network keyed hash of the one that asks
 * @returns the numbers of the bookings whose link is mailed now
 */
export async function enqueueLinks(
  env: Env,
  wanted: WantedBooking,
  network: string | null,
  now: Date,
): Promise<number[]> {
  const address = (await hmac(`found:${quoteSecret(env)}`, wanted.email.toLowerCase())).toHex()
  if (!(await isWithinLimit(env.CHANGE_RATE, `find for ${address}`))) return []
  const numbers = await bookingsOfGuest(env, wanted)
  const enqueued = await Promise.all(numbers.map((number) => enqueueLink(env, number, network, now)))
  return numbers.filter((_, i) => enqueued[i])
}

/** @returns false where the link of that booking was asked for lately */
async function enqueueLink(env: Env, number: number, network: string | null, now: Date): Promise<boolean> {
  const db = primary(env)
  const since = new Date(now.getTime() - LINK_HOURS * HOUR_MS).toISOString()
  const [lately] = await query(() =>
    db
      .select({ id: outbox.id })
      .from(outbox)
      .where(and(eq(outbox.bookingNumber, number), eq(outbox.kind, 'link'), gt(outbox.createdAt, since))),
  )
  if (lately) return false
  const mail = { kind: 'link', reader: 'guest', bookingNumber: number, position: 0, byVisitor: true, network } as const
  await query(() => enqueueMail(db, mail, now.toISOString()))
  return true
}

interface FindBookingPageProps {
  /** The address that a link is on its way to, if there is such a booking: a typing error shows. */
  readonly sentTo?: string
  readonly refused?: RefusedFields
  readonly typed?: Readonly<Record<string, string>>
  /** The booking's page has led here. */
  readonly isSeen?: boolean
}

export function FindBookingPage({ sentTo, refused, typed = {}, isSeen = false }: FindBookingPageProps) {
  const texts = usePageTexts()
  const { find: t } = texts.in('guest')
  const address = (path: string) => addressIn(texts.language, path)
  const field = (name: RefusedFields['field']) => ({
    name,
    defaultValue: typed[name] ?? '',
    ...(refused?.field === name && refusedField),
  })
  /** Above its field: the browser scrolls to that. */
  const refusalOf = (name: RefusedFields['field']) => <Refusal>{refused?.field === name && refused.problem}</Refusal>
  return (
    <main>
      <h1>{texts.in('frame').footer.findBooking}</h1>
      {sentTo && (
        <div className="notice" role="status" {...focusedMessage}>
          <p style={{ overflowWrap: 'anywhere' }}>{t.sent(sentTo)}</p>
          <p className="soft">{t.wait(LINK_HOURS)}</p>
        </div>
      )}
      <p className="soft">{t.intro}</p>
      <form className="narrow-form" method="post" action={address(paths.findBooking)}>
        {refusalOf('email')}
        <Field label={t.email} {...field('email')} type="email" autoComplete="email" maxLength={MAX_EMAIL} required />
        {refusalOf('day')}
        <Field label={t.day} {...field('day')} type="date" autoComplete="off" />
        {refusalOf('reference')}
        <Field
          label={t.reference}
          {...field('reference')}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={MAX_TYPED_REFERENCE}
        />
        <div className="actions">
          <Button look="go">{t.send}</Button>
          {!isSeen && (
            <Button name="show" value="yes" formNoValidate>
              {t.show}
            </Button>
          )}
        </div>
      </form>
      <p style={{ marginTop: '1.5rem' }}>
        {rich(t.kept<ReactNode>((text) => <a href={address(paths.offline)}>{text}</a>))}
      </p>
      <p>
        {rich(
          t.ask<ReactNode>(
            (text) => <a href={whatsappLink(t.hello)}>{text}</a>,
            CONTACT.whatsappShown,
            <a href={`mailto:${CONTACT.email}`}>{CONTACT.email}</a>,
          ),
        )}
      </p>
    </main>
  )
}
