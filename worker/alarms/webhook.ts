/**
 * The owner's messenger: an HTTPS address that is told of alarms which nobody in the office has answered. A message is
 * leased before it is sent, and keeps its id until it is accepted: the receiver drops what it has had.
 * docs/operations.md#the-owners-messenger
 */
import { eq, inArray } from 'drizzle-orm'
import { alarmMessage, alarmSentence } from '#domain/bookings/day/alarms.ts'
import { BRAND } from '#domain/brand.ts'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { doublingWait, isDue, primary, query } from '#worker/database/d1.ts'
import { alarmMessages, rideAlarms } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'
import { logFailure, logWarning } from '#worker/log.ts'
import { operatorPageUrl } from '#worker/platform/access.ts'
import { hmac } from '#worker/platform/signing.ts'
import { type Alarm, findAlarms, withoutPrivatePlace } from './alarms.ts'

export interface Receiver {
  readonly url: string
  readonly secret: string
}

/** `null` where the owner has set up none. */
export function receiverOf(env: Env): Receiver | null {
  const { ALARM_WEBHOOK: url, ALARM_WEBHOOK_SECRET: secret } = settings(env)
  return url === null || secret === null ? null : { url, secret }
}

/** How long the receiver may take. */
const POST_MS = 10_000
/** Longer than that, and than recording takes. */
const LEASE_MS = MINUTE_MS
const FIRST_DELAY_MS = MINUTE_MS
const LONGEST_DELAY_MS = 30 * MINUTE_MS
/** Nobody waits for a driver any more. */
const GIVE_UP_AFTER_MS = 6 * HOUR_MS
/** Of one run: each may take the time of a post. */
const MESSAGES = 10

/**
 * Posts a message once, and follows no redirect: what is signed for one address is for no other.
 * @returns `null` once it is accepted, else why it is not
 */
export async function postMessage(
  { url, secret }: Receiver,
  { id, body }: { readonly id: string; readonly body: string },
  now: Date,
  waitMs = POST_MS,
): Promise<string | null> {
  const time = Math.floor(now.getTime() / 1000)
  const signature = (await hmac(secret, `${time}.${body}`)).toHex()
  try {
    const answer = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      signal: AbortSignal.timeout(waitMs),
      headers: {
        'content-type': 'application/json',
        'idempotency-key': id,
        'x-alarm-signature': `t=${time},v1=${signature}`,
      },
      body,
    })
    await answer.body?.cancel()
    return answer.ok ? null : String(answer.status)
  } catch (error) {
    return error instanceof Error ? error.name : 'no answer'
  }
}

/** What is said: in words for a messenger, and for a program. */
function bodyOf(env: Env, id: string, alarms: readonly Alarm[], now: Date): string {
  const link = ({ ride }: Pick<Alarm, 'ride'>) => operatorPageUrl(env, ride ?? '') ?? BRAND.origin
  const spoken = alarms.map(withoutPrivatePlace)
  const url = spoken.length === 1 ? link(spoken[0]!) : link({ ride: null })
  return JSON.stringify({
    id,
    text: `${BRAND.name}: ${alarmMessage(spoken, now)}. Nobody has answered: ${url}`,
    url,
    alarms: spoken.map((alarm) => ({
      kind: alarm.kind,
      ride: alarm.ride,
      raisedAt: alarm.raisedAt,
      text: alarmSentence(alarm, now),
      url: link(alarm),
    })),
  })
}

async function lease(env: Env, now: Date) {
  const db = primary(env)
  const instant = now.toISOString()
  const due = db
    .select({ id: alarmMessages.id })
    .from(alarmMessages)
    .where(isDue(alarmMessages, instant))
    .orderBy(alarmMessages.dueAt)
    .limit(MESSAGES)
  const leasedUntil = new Date(now.getTime() + LEASE_MS).toISOString()
  return query(() => db.update(alarmMessages).set({ leasedUntil }).where(inArray(alarmMessages.id, due)).returning())
}

async function record(env: Env, id: string, outcome: Partial<typeof alarmMessages.$inferInsert>): Promise<void> {
  await query(() =>
    primary(env)
      .update(alarmMessages)
      .set({ leasedUntil: null, ...outcome })
      .where(eq(alarmMessages.id, id)),
  )
}

async function sendMessage(
  env: Env,
  receiver: Receiver,
  { id, attempts, createdAt }: typeof alarmMessages.$inferSelect,
  now: Date,
): Promise<void> {
  const its = await findAlarms(env, eq(rideAlarms.messageId, id))
  const waiting = its.filter(({ answeredAt, closedAt }) => answeredAt === null && closedAt === null)
  const instant = now.toISOString()
  if (waiting.length === 0) return record(env, id, { givenUpAt: instant, lastError: 'answered' })
  const failure = await postMessage(receiver, { id, body: bodyOf(env, id, waiting, now) }, now)
  if (failure === null) return record(env, id, { sentAt: instant, attempts: attempts + 1, lastError: null })
  logWarning(`ALARM_WEBHOOK has not taken an alarm: ${failure}`)
  const next = now.getTime() + doublingWait(FIRST_DELAY_MS, LONGEST_DELAY_MS, attempts + 1)
  const isOver = next - Date.parse(createdAt) > GIVE_UP_AFTER_MS
  return record(env, id, {
    attempts: attempts + 1,
    lastError: failure,
    ...(isOver ? { givenUpAt: instant } : { dueAt: new Date(next).toISOString() }),
  })
}

/** Sends what is due to the owner's messenger. */
export async function sendMessages(env: Env, now: Date): Promise<void> {
  const receiver = receiverOf(env)
  if (!receiver) return
  const messages = await lease(env, now)
  // A message whose outcome cannot be recorded does not stop the others: it goes again under its id.
  const outcomes = await Promise.allSettled(messages.map((message) => sendMessage(env, receiver, message, now)))
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') logFailure('outcome of an alarm not recorded', outcome.reason)
}
