/**
 * How much mail goes out. Every mail is counted where it is handed to the mail service: an act that mails counts against
 * the mailbox, the booking, the network that it came from, and the hour of the whole site. Bookings are taken all the
 * same, and changes are made: what is limited is mail about them.
 */
import { and, eq, getTableColumns, lte, ne, sql, type SQL } from 'drizzle-orm'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'
import { raiseAlarm, withdrawAlarms } from '#worker/database/alarm-queue.ts'
import { primary, query } from '#worker/database/d1.ts'
import { mailSends, outbox, type OutboxRow, rideAlarms, type SendClass } from '#worker/database/schema.ts'
import { hmac } from '#worker/platform/signing.ts'
import { bothForms } from './layout.ts'
import { noteOwnAddresses, send } from './sender.ts'

/** Mails of one class to one mailbox within a day that visitors caused: receipts, links, changes. */
const MAILS_PER_ADDRESS = 20
/**
 * Those for the acts of one network: enough for two guests who book the eight drives of their journey one by one.
 * Bookings with a stranger's address so leave receipts for the stranger's own bookings.
 */
const MAILS_FROM_NETWORK = 8
/** Changes of one booking within this time are one mail to each reader. The first one goes at once, and a word that is an alarm. */
const TOGETHER_MS = 5 * MINUTE_MS
/** Mails a day about the changes of one booking; after them one mail an hour tells how it stands. */
const CHANGES_OF_BOOKING = 6
/** New bookings and changes from one network that the operator gets a mail each for in an hour. Others come as one list. */
const NOTICES_FROM_NETWORK = 10
/** Those of all networks: more on a large site. */
const noticesPerHour = (mailsPerHour: number) => Math.max(20, Math.floor(mailsPerHour / 10))
/**
 * Visitors cause receipts, links and notices of new bookings; and changes and words, which wait for none of these. The
 * rest of an hour's mails is kept for what the operator and the clock cause.
 */
const SHARE_OF_RECEIPTS = 0.6
const SHARE_OF_CHANGES = 0.2
/** One network leaves something of each share to the others. */
const SHARE_OF_NETWORK = 0.7
/** When mail is tried again that finds a share used up. */
const LATER_MS = 10 * MINUTE_MS
/** The operator hears of the same thing once in this time. */
const ALARM_EVERY = DAY_MS

/** What the operator's list says of a receipt that was not mailed. */
export const WITHHELD = 'this address has had its mails of the day'

/** Whether a mail goes now. */
export type Allowance =
  /** `send`: the row that counts it. */
  | { readonly verdict: 'allowed'; readonly send: number }
  /** This mailbox has had its mails of the day; or its booking was made beyond them. */
  | { readonly verdict: 'address-limit' }
  /** It waits: changes go together, or what it shares with others is used up. */
  | { readonly verdict: 'later'; readonly dueAt: string }
  /** The operator has had the notices of the hour: the others come as a list. */
  | { readonly verdict: 'notice-limit' }
  /** The site has sent its mails of the hour, or the receipts among them. */
  | { readonly verdict: 'site-limit' }

/** @returns what limits count a mail as */
export function classOf({ kind, byVisitor }: Pick<OutboxRow, 'kind' | 'byVisitor'>): SendClass {
  if (!byVisitor) return 'site'
  if (kind === 'receipt' || kind === 'link') return kind
  if (kind === 'guest-word' || kind === 'proposal-change') return 'word'
  return kind === 'no-show' ? 'tap' : 'change'
}

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

/** Mails sent since, as a condition on `mail_sends`. */
const sends = (condition: SQL) => sql`(select count(*) from ${mailSends} sent where ${condition})`

const any = (...conditions: SQL[]) => sql`(${sql.join(conditions, sql` or `)})`

/** Its receipt was not mailed: such a booking causes no mail. */
const isBeyondLimit = (bookingNumber: number | null) => sql`exists (
  select 1 from outbox receipt where receipt.booking_number = ${bookingNumber} and receipt.position = 0
    and receipt.kind = 'receipt' and receipt.reader = 'guest' and receipt.last_error = ${WITHHELD}
)`

/** The conditions under which a mail that visitors cause does not go now; the first one that holds is the reason. */
function conditionsOf(mail: Omit<CountedMail, 'id'>, recipient: string | null, perHour: number, now: Date) {
  const { reader, network, bookingNumber, position } = mail
  const its = classOf(mail)
  const since = (ms: number) => new Date(now.getTime() - ms).toISOString()
  const thisHour = sql`sent.at > ${since(HOUR_MS)}`
  const never = sql`0`
  const siteIsFull = sql`${sends(thisHour)} >= ${perHour}`
  if (its === 'site') return { address: never, together: never, notices: never, site: siteIsFull, share: never }

  const isOfChange = its !== 'receipt' && its !== 'link'
  const classes = isOfChange ? sql`('change', 'word', 'tap')` : sql`('receipt', 'link')`
  const most = Math.max(1, Math.floor(perHour * (isOfChange ? SHARE_OF_CHANGES : SHARE_OF_RECEIPTS)))
  const ofShare = sql`${thisHour} and sent.class in ${classes}`
  const shareIsFull = sql`${sends(ofShare)} >= ${most}`
  const ofNetwork = network === null ? null : sql`sent.network = ${network}`
  const networkIsFull = ofNetwork
    ? sql`${sends(sql`${ofShare} and ${ofNetwork}`)} >= ${Math.ceil(most * SHARE_OF_NETWORK)}`
    : never
  const toAddress = sql`sent.recipient = ${recipient} and sent.class = ${its} and sent.at > ${since(DAY_MS)}`
  // What is said on the day is about one ride: two vehicles of one booking do not wait for each other.
  const about = its === 'change' ? sql`1` : sql`sent.position = ${position}`
  const ofBooking = (ms: number) =>
    sql`sent.booking_number = ${bookingNumber} and sent.reader = ${reader} and sent.class = ${its} and sent.at > ${since(ms)}`
  const together = sql`${ofBooking(TOGETHER_MS)} and ${about}`
  // A word that has raised an alarm does not wait for what was mailed before it. There is one such alarm at a time.
  const isBeforeAlarm = sql`exists (
    select 1 from ${rideAlarms} alarm
    where alarm.booking_number = ${bookingNumber} and alarm.position = ${position} and alarm.kind in ('cannot-find-you', 'nobody-here')
      and alarm.answered_at is null and alarm.closed_at is null and alarm.raised_at > sent.at
  )`
  const notices = sql`${thisHour} and sent.reader = 'operator' and sent.class <> 'site'`
  return {
    address:
      recipient === null
        ? never
        : any(
            sql`${sends(toAddress)} >= ${MAILS_PER_ADDRESS}`,
            sql`${sends(sql`${toAddress} and sent.network is ${network}`)} >= ${MAILS_FROM_NETWORK}`,
            isOfChange ? isBeyondLimit(bookingNumber) : never,
          ),
    together: isOfChange
      ? any(
          sql`${sends(its === 'word' ? sql`${together} and not ${isBeforeAlarm}` : together)} > 0`,
          sql`${sends(ofBooking(DAY_MS))} >= ${CHANGES_OF_BOOKING} and ${sends(ofBooking(HOUR_MS))} > 0`,
        )
      : never,
    notices:
      reader === 'guest'
        ? never
        : any(
            its === 'word' || its === 'tap' ? never : sql`${sends(notices)} >= ${noticesPerHour(perHour)}`,
            ofNetwork ? sql`${sends(sql`${notices} and ${ofNetwork}`)} >= ${NOTICES_FROM_NETWORK}` : never,
            its === 'change' ? isBeyondLimit(bookingNumber) : never,
          ),
    site: isOfChange ? siteIsFull : any(siteIsFull, shareIsFull),
    share: isOfChange ? any(shareIsFull, networkIsFull) : networkIsFull,
  }
}

/** What limits ask of a mail. `position` is 0 for several rides. */
type CountedMail = Pick<OutboxRow, 'id' | 'kind' | 'reader' | 'network' | 'bookingNumber' | 'position' | 'byVisitor'>

/** Counts a mail, and says whether it goes now. One statement, so that mails sent at once cannot pass together. */
export async function allowMail(env: Env, mail: CountedMail, email: string, now: Date): Promise<Allowance> {
  const its = classOf(mail)
  const { id, reader, bookingNumber, position, network } = mail
  const recipient = its !== 'site' && reader === 'guest' ? await recipientOf(env, email) : null
  const full = conditionsOf(mail, recipient, settings(env).MAILS_PER_HOUR, now)
  const db = primary(env)
  const instant = now.toISOString()
  const isFull = sql.join(Object.values(full), sql` or `)
  const values = { at: instant, mail: id, class: its, reader, bookingNumber, position, recipient, network }
  // An insert from a select needs all columns, in the order of the table.
  const selected = Object.fromEntries(
    Object.entries(getTableColumns(mailSends)).map(([name, column]) => [
      name,
      sql`${values[name as keyof typeof values] ?? null}`.as(column.name),
    ]),
  )
  const counting = db
    .select(selected)
    .from(outbox)
    .where(sql`${outbox.id} = ${id} and not (${isFull})`)
  const [[counted]] = await query(() =>
    db.batch([
      db
        .insert(mailSends)
        .select(counting as never)
        .returning({ id: mailSends.id }),
      db
        .update(outbox)
        .set({ triedAt: instant })
        .where(
          sql`${outbox.id} = ${id} and exists (select 1 from ${mailSends} sent where sent.at = ${instant} and sent.mail = ${id})`,
        ),
    ]),
  )
  if (counted) return { verdict: 'allowed', send: counted.id }
  const [reached] = await query(() =>
    db.all<Record<keyof typeof full, number>>(
      sql`select ${full.address} as address, ${full.together} as together, ${full.notices} as notices, ${full.site} as site`,
    ),
  )
  const later = (ms: number) => ({ verdict: 'later', dueAt: new Date(now.getTime() + ms).toISOString() }) as const
  if (reached?.address) return { verdict: 'address-limit' }
  if (reached?.together) return later(TOGETHER_MS)
  if (reached?.notices) return { verdict: 'notice-limit' }
  return reached?.site ? { verdict: 'site-limit' } : later(LATER_MS)
}

/** When the operator was last mailed what the guest of a booking has changed; a day ago at the latest. */
export async function lastTold(env: Env, bookingNumber: number, itself: number, now: Date): Promise<string> {
  const dayAgo = new Date(now.getTime() - DAY_MS).toISOString()
  const [last] = await query(() =>
    primary(env)
      .select({ at: sql<string | null>`max(${mailSends.at})` })
      .from(mailSends)
      .where(
        and(
          eq(mailSends.bookingNumber, bookingNumber),
          eq(mailSends.reader, 'operator'),
          eq(mailSends.class, 'change'),
          ne(mailSends.id, itself),
        ),
      ),
  )
  return last?.at ?? dayAgo
}

/** A mail that the service did not take is none. */
export async function discount(env: Env, id: number): Promise<void> {
  await query(() => primary(env).delete(mailSends).where(eq(mailSends.id, id)))
}

/** Counts a mail to the operator that goes in any case. */
export async function countNotice(env: Env, now: Date): Promise<void> {
  await query(() => primary(env).insert(mailSends).values({ at: now.toISOString(), class: 'site', reader: 'operator' }))
}

/** True where a booking gets no receipt because its address has had those of the day. Counts nothing. */
export async function hasHadReceipts(
  env: Env,
  { number, email }: { readonly number: number; readonly email: string },
  now: Date,
): Promise<boolean> {
  const db = primary(env)
  const [receipt] = await query(() =>
    db
      .select({ network: outbox.network, sentAt: outbox.sentAt, lastError: outbox.lastError })
      .from(outbox)
      .where(
        and(
          eq(outbox.bookingNumber, number),
          eq(outbox.position, 0),
          eq(outbox.kind, 'receipt'),
          eq(outbox.reader, 'guest'),
        ),
      ),
  )
  if (!receipt || receipt.sentAt !== null) return false
  if (receipt.lastError === WITHHELD) return true
  const mail = { kind: 'receipt', reader: 'guest', byVisitor: true, bookingNumber: number, position: 0 } as const
  const { address } = conditionsOf({ ...mail, network: receipt.network }, await recipientOf(env, email), 1, now)
  const [reached] = await query(() => db.all<{ address: number }>(sql`select ${address} as address`))
  return Boolean(reached?.address)
}

/** The same of a booking that is to be made. @param network keyed hash of the one that it comes from */
export async function wouldBeWithheld(env: Env, email: string, network: string | null, now: Date): Promise<boolean> {
  const receipt = { kind: 'receipt', reader: 'guest', byVisitor: true, bookingNumber: null, position: 0 } as const
  const { address } = conditionsOf({ ...receipt, network }, await recipientOf(env, email), 1, now)
  const [reached] = await query(() => primary(env).all<{ address: number }>(sql`select ${address} as address`))
  return Boolean(reached?.address)
}

/** Tells the operator, once a day, that mail waits because of the hour's limit. */
export async function raiseMailAlarm(env: Env, now: Date): Promise<void> {
  const { MAIL_OPERATOR: to, MAILS_PER_HOUR: limit } = settings(env)
  if (!(await raiseAlarm(env, 'mail', ALARM_EVERY, now))) return
  const content = {
    heading: 'ALARM: mail waits',
    lines: [],
    links: [],
    opening: `Of the ${limit} mails of this hour (MAILS_PER_HOUR), none is left at ${BRAND.name} for new bookings, which have ${SHARE_OF_RECEIPTS * 100} % of them. Bookings are taken, and more mail waits.`,
    paragraphs: ['Look at the newest bookings with: npm run bookings -- --remote'],
  }
  const result = await send(
    env,
    { to, replyTo: CONTACT.email, subject: content.heading, ...(await bothForms(content)), attachments: [] },
    `mail-alarm-${now.toISOString()}`,
  )
  await noteOwnAddresses(env, result)
  if ('messageId' in result) return countNotice(env, now)
  logWarning(`The operator was not told that mail waits: ${result.code}`)
  await withdrawAlarms(env, 'mail')
}

/** Removes what no limit counts any more, with the hashes of addresses and networks. */
export async function forgetSends(env: Env, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS).toISOString()
  await query(() => primary(env).delete(mailSends).where(lte(mailSends.at, before)))
}
