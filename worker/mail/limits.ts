/**
 * How much mail goes out: a few receipts a day to one address, because anybody can book with a stranger's, and a number
 * of mails an hour for the whole site. Bookings are taken all the same.
 */
import { sql } from 'drizzle-orm'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { DAY_MS, HOUR_MS } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'
import { primary, query } from '#worker/database/d1.ts'
import { alarms, MAIL_OF_ANYBODY, outbox, type OutboxRow } from '#worker/database/schema.ts'
import { hmac } from '#worker/platform/signing.ts'
import { bothForms } from './layout.ts'
import { send } from './sender.ts'

/** Receipts to one address within a day, and as many links. Mail that the operator causes is not counted. */
const RECEIPTS_PER_ADDRESS = 20
/**
 * Receipts for bookings from one network: enough for two guests who book the eight drives of their journey one by one.
 * Bookings with a stranger's address so leave receipts for the stranger's own bookings.
 */
const RECEIPTS_FROM_NETWORK = 8
/** Anybody can cause receipts and notices of new bookings: the rest of an hour's mails is kept for all other mail. */
const SHARE_OF_RECEIPTS = 0.7
/** New bookings of an hour that the operator gets a mail each for: more on a large site. Others come as one list. */
const noticesPerHour = (mailsPerHour: number) => Math.max(20, Math.floor(mailsPerHour / 10))
/** The operator hears of the same thing once in this time. */
const ALARM_EVERY = DAY_MS

/**
 * - `address-limit`: this address has had its receipts of the day
 * - `notice-limit`: the operator has had the notices of the hour; the others come as a list
 * - `site-limit`: the site has sent its mails of the hour, or the receipts among them
 */
export type Allowance = 'allowed' | 'address-limit' | 'notice-limit' | 'site-limit'

/** Other names of one provider's mailboxes. */
const SAME_PROVIDER: Readonly<Record<string, string>> = {
  'googlemail.com': 'gmail.com',
  'proton.me': 'protonmail.com',
  'pm.me': 'protonmail.com',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'yandex.by': 'yandex.ru',
  'yandex.kz': 'yandex.ru',
  'yandex.ua': 'yandex.ru',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
  'fastmail.fm': 'fastmail.com',
}

/** What these providers do not read of a name. */
const NOT_READ: Readonly<Record<string, RegExp>> = { 'gmail.com': /\./g, 'protonmail.com': /[.\-_]/g }

/**
 * One for all spellings that reach one mailbox: case, '+tags', a provider's other domains, what it does not read of a
 * name; at Yandex a dot is a dash, and at Fastmail the mailbox may be in the domain ('tag@ann.fastmail.com').
 */
export function mailbox(email: string): string {
  const [local = '', typed = ''] = email.toLowerCase().split('@')
  const [, owner, host] = /^([^.]+)\.(fastmail\.(?:com|fm))$/.exec(typed) ?? []
  const domain = SAME_PROVIDER[host ?? typed] ?? host ?? typed
  const name = (owner ?? local).split('+')[0]!
  if (domain === 'yandex.ru') return `${name.replaceAll('.', '-')}@${domain}`
  const unread = NOT_READ[domain]
  return `${unread ? name.replace(unread, '') : name}@${domain}`
}

async function recipientOf(env: Env, email: string): Promise<string> {
  return (await hmac(`recipients:${settings(env).QUOTE_SECRET ?? ''}`, mailbox(email))).slice(0, 16).toHex()
}

/** Counts a mail, and says whether it may be sent. One statement, so that mails sent at once cannot pass together. */
export async function allowMail(
  env: Env,
  { id, kind, reader, network, resent }: Pick<OutboxRow, 'id' | 'kind' | 'reader' | 'network' | 'resent'>,
  email: string,
  now: Date,
): Promise<Allowance> {
  const before = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const { MAILS_PER_HOUR: perHour } = settings(env)
  const isOfAnybody = MAIL_OF_ANYBODY.includes(kind) && !resent
  const recipient = isOfAnybody && reader === 'guest' ? await recipientOf(env, email) : null
  const others = (condition: ReturnType<typeof sql>) =>
    sql`(select count(*) from ${outbox} other where other.id <> ${id} and ${condition})`
  const thisHour = sql`other.tried_at > ${before(HOUR_MS)}`
  const ofAnybody = sql`other.kind in ${[...MAIL_OF_ANYBODY]} and not other.resent and ${thisHour}`
  const toAddress = sql`other.recipient = ${recipient} and other.kind = ${kind} and other.tried_at > ${before(DAY_MS)}`
  const full = {
    address:
      recipient === null
        ? sql`0`
        : sql`(${others(toAddress)} >= ${RECEIPTS_PER_ADDRESS} or ${others(sql`${toAddress} and other.network is ${network}`)} >= ${RECEIPTS_FROM_NETWORK})`,
    notices:
      isOfAnybody && reader === 'operator'
        ? sql`${others(sql`${ofAnybody} and other.reader = 'operator'`)} >= ${noticesPerHour(perHour)}`
        : sql`0`,
    site: isOfAnybody
      ? sql`(${others(thisHour)} >= ${perHour} or ${others(ofAnybody)} >= ${Math.max(1, Math.floor(perHour * SHARE_OF_RECEIPTS))})`
      : sql`${others(thisHour)} >= ${perHour}`,
  }
  const db = primary(env)
  const counted = await query(() =>
    db
      .update(outbox)
      .set({ recipient, triedAt: now.toISOString() })
      .where(sql`${outbox.id} = ${id} and not (${full.address}) and not (${full.notices}) and not (${full.site})`)
      .returning({ id: outbox.id }),
  )
  if (counted.length > 0) return 'allowed'
  const [reached] = await query(() =>
    db
      .select({ address: sql<number>`${full.address}`, notices: sql<number>`${full.notices}` })
      .from(outbox)
      .where(sql`${outbox.id} = ${id}`),
  )
  return reached?.address ? 'address-limit' : reached?.notices ? 'notice-limit' : 'site-limit'
}

/** True where a booking gets no receipt because its address has had those of the day. Counts nothing. */
export async function hasHadReceipts(
  env: Env,
  { number, email }: { readonly number: number; readonly email: string },
  now: Date,
): Promise<boolean> {
  const recipient = await recipientOf(env, email)
  const itsNetwork = sql`(
    select own.network from outbox own
    where own.booking_number = ${number} and own.position = 0 and own.kind = 'receipt' and own.reader = 'guest'
  )`
  const toAddress = sql`${outbox.recipient} = ${recipient} and ${outbox.kind} = 'receipt' and ${outbox.triedAt} > ${new Date(now.getTime() - DAY_MS).toISOString()}`
  const [sent] = await query(() =>
    primary(env)
      .select({
        count: sql<number>`count(*)`,
        fromNetwork: sql<number>`coalesce(sum(${outbox.network} is ${itsNetwork}), 0)`,
      })
      .from(outbox)
      .where(sql`${toAddress} and ${outbox.bookingNumber} <> ${number}`),
  )
  return (sent?.count ?? 0) >= RECEIPTS_PER_ADDRESS || (sent?.fromNetwork ?? 0) >= RECEIPTS_FROM_NETWORK
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
    opening: `Of the ${limit} mails of this hour (MAILS_PER_HOUR), none is left at ${BRAND.name} for new bookings, which have 70 % of them. Bookings are taken, and more mail waits.`,
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
  const before = new Date(now.getTime() - DAY_MS).toISOString()
  // The plus keeps SQLite from the index of all mails ever tried: it takes the index of mails that still have a hash.
  await query(() =>
    primary(env)
      .update(outbox)
      .set({ recipient: null, network: null })
      .where(sql`${outbox.recipient} is not null and +${outbox.triedAt} <= ${before}`),
  )
}
