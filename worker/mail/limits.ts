/**
 * How much mail goes out: a few receipts a day to one address, because anybody can book with a stranger's, and so many
 * mails an hour for the whole site. Bookings are taken all the same.
 */
import { sql } from 'drizzle-orm'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'
import { primary, query } from '#worker/database/d1.ts'
import { alarms, outbox, type OutboxRow } from '#worker/database/schema.ts'
import { hmac } from '#worker/platform/signing.ts'
import { bothForms } from './layout.ts'
import { send } from './sender.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** Receipts to one address within a day. Mail that the operator causes is not counted. */
const RECEIPTS_PER_ADDRESS = 5
/** The operator hears of the same thing once in this time. */
const ALARM_EVERY = DAY

/**
 * - `address-limit`: this address has had its receipts of the day
 * - `site-limit`: the site has sent its mails of the hour
 */
export type Allowance = 'allowed' | 'address-limit' | 'site-limit'

/** One for all spellings that reach one mailbox: case, '+tags', and the dots that Gmail ignores. */
function mailbox(email: string): string {
  const [local = '', domain = ''] = email.toLowerCase().split('@')
  const name = local.split('+')[0]!
  return /^(gmail|googlemail)\.com$/.test(domain) ? `${name.replaceAll('.', '')}@gmail.com` : `${name}@${domain}`
}

async function recipientOf(env: Env, email: string): Promise<string> {
  return (await hmac(`recipients:${settings(env).QUOTE_SECRET ?? ''}`, mailbox(email))).slice(0, 16).toHex()
}

/** Counts a mail, and says whether it may be sent. One statement, so that mails sent at once cannot pass together. */
export async function allowMail(
  env: Env,
  { id, kind, reader }: Pick<OutboxRow, 'id' | 'kind' | 'reader'>,
  email: string,
  now: Date,
): Promise<Allowance> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const recipient = kind === 'receipt' && reader === 'guest' ? await recipientOf(env, email) : null
  const others = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*) from ${outbox} other where other.id <> ${id} and ${condition})`
  const siteCount = others(sql`other.tried_at > ${before(HOUR)}`)
  const addressCount = others(sql`other.recipient = ${recipient} and other.tried_at > ${before(DAY)}`)
  const allowed = sql`${outbox.id} = ${id} and ${siteCount} < ${settings(env).MAILS_PER_HOUR} and ${addressCount} < ${RECEIPTS_PER_ADDRESS}`
  const db = primary(env)
  const counted = await query(() =>
    db.update(outbox).set({ recipient, triedAt: now.toISOString() }).where(allowed).returning({ id: outbox.id }),
  )
  if (counted.length > 0) return 'allowed'
  const [address] = await query(() =>
    db
      .select({ full: sql<number>`${addressCount} >= ${RECEIPTS_PER_ADDRESS}` })
      .from(outbox)
      .where(sql`${outbox.id} = ${id}`),
  )
  return address?.full ? 'address-limit' : 'site-limit'
}

/** True where a booking gets no receipt because its address has had those of the day. Counts nothing. */
export async function hasHadReceipts(
  env: Env,
  { number, email }: { readonly number: number; readonly email: string },
  now: Date,
): Promise<boolean> {
  const recipient = await recipientOf(env, email)
  const [sent] = await query(() =>
    primary(env)
      .select({ count: sql<number>`count(*)` })
      .from(outbox)
      .where(
        sql`${outbox.recipient} = ${recipient} and ${outbox.triedAt} > ${new Date(now.getTime() - DAY).toISOString()} and ${outbox.bookingNumber} <> ${number}`,
      ),
  )
  return (sent?.count ?? 0) >= RECEIPTS_PER_ADDRESS
}

/** Tells the operator, once a day, that mail waits because of the hour's limit. */
export async function raiseMailAlarm(env: Env, now: Date): Promise<void> {
  const { MAIL_OPERATOR: to, MAILS_PER_HOUR: limit } = settings(env)
  const values = { name: 'mail', raisedAt: now.toISOString() }
  const isNew = await query(() =>
    primary(env)
      .insert(alarms)
      .values(values)
      .onConflictDoUpdate({
        target: alarms.name,
        set: values,
        setWhere: sql`${alarms.raisedAt} <= ${new Date(now.getTime() - ALARM_EVERY).toISOString()}`,
      })
      .returning(),
  )
  if (isNew.length === 0) return
  const content = {
    heading: 'ALARM: mail waits',
    lines: [],
    links: [],
    opening: `${BRAND.name} has sent its ${limit} mails of this hour (MAILS_PER_HOUR). Bookings are taken, and more mail waits.`,
    paragraphs: ['Look at the newest bookings with: npm run bookings -- --remote'],
  }
  const result = await send(
    env,
    { to, replyTo: CONTACT.email, subject: content.heading, ...(await bothForms(content)), attachments: [] },
    `mail-alarm-${values.raisedAt}`,
  )
  if ('messageId' in result) return
  logWarning(`The operator was not told that mail waits: ${result.code}`)
  await query(() =>
    primary(env)
      .delete(alarms)
      .where(sql`${alarms.name} = ${values.name}`),
  )
}

/** Removes the hashes of addresses that are counted no more. */
export async function forgetRecipients(env: Env, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - DAY).toISOString()
  // The plus keeps SQLite from the index of all mails ever tried: it takes the one of those that still have a hash.
  await query(() =>
    primary(env)
      .update(outbox)
      .set({ recipient: null })
      .where(sql`${outbox.recipient} is not null and +${outbox.triedAt} <= ${before}`),
  )
}
