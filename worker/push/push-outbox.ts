/**
 * The outbox of pushes, in D1 as that of mail is. A push is leased before it is sent: of the request that caused it and
 * the sweep, only one sends it. Only if the Worker dies, or D1 fails, between the push service's acceptance and its
 * record does one go a second time, and then the phone shows it in place of the first.
 */
import { and, asc, eq, getTableColumns, gt, inArray, lt, lte, sql } from 'drizzle-orm'
import { type PushPayload, pushPayload, driverPushWords } from '#domain/bookings/day/push-words.ts'
import { driverLanguage } from '#domain/driver-texts/driver-texts.ts'
import { driverReader } from '#domain/driver-texts/place-names.ts'
import { offeredLanguage } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { DAY_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { doublingWait, isDue, isUnsent, primary, query, STATEMENTS_PER_RUN } from '#worker/database/d1.ts'
import { type PushDeviceRow, pushDevices, pushes, type PushRow } from '#worker/database/schema.ts'
import { settings, type Env } from '#worker/environment.ts'
import { logFailure, logWarning, statementsUsed } from '#worker/log.ts'
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { PushSubscriptionKeys } from '#domain/bookings/day/push-subscription.ts'
import { BRAND } from '#domain/brand.ts'

/*
 * Web Push (RFC 8030): hands one message to the push service of a browser, encrypted for that browser alone (RFC 8291)
 * and signed by us (RFC 8292). docs/decisions/23-web-push.md
 */

/** How long a push service may take. */
export const SEND_MS = 10_000
/** What a push service asks us to wait is believed up to here. */
const LONGEST_WAIT_MS = 60 * 60 * 1000

export type PushOutcome =
  | { readonly kind: 'accepted' }
  /** The browser is no longer there. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'too-large' }
  /** It may go later. */
  | { readonly kind: 'later'; readonly code: string; readonly waitMs: number }
  /** It will never go. */
  | { readonly kind: 'refused'; readonly code: string }

export interface PushMessage {
  /** JSON, in plain text. */
  readonly payload: string
  /** For how long the push service keeps it for a phone that is off. */
  readonly ttlSeconds: number
  readonly isUrgent: boolean
  /** A later one takes the place of an earlier one that the phone has not fetched. */
  readonly tag: string
  /** Without the padding that hides how long it is. */
  readonly isShort: boolean
}

const encoder = new TextEncoder()

/** RFC 8030, section 5.4: at most 32 characters of base64url. */
async function topicOf(tag: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(tag)))
  return hash.slice(0, 24).toBase64({ alphabet: 'base64url', omitPadding: true })
}

/** Seconds, or a date. */
function retryAfterMs(answer: Response): number {
  const value = answer.headers.get('retry-after') ?? ''
  const ms = /^\d{1,9}$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now()
  return Number.isFinite(ms) ? Math.min(Math.max(ms, 0), LONGEST_WAIT_MS) : 0
}

/** @param now when it is signed */
export async function sendPush(env: Env, to: PushSubscriptionKeys, message: PushMessage): Promise<PushOutcome> {
  const [publicKey, privateKey] = settings(env).VAPID_KEYS?.split('.') ?? []
  if (!publicKey || !privateKey) return { kind: 'later', code: 'no keys', waitMs: 0 }
  const { endpoint, p256dh, auth } = to
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } }
  const vapid = { subject: BRAND.origin, publicKey, privateKey }
  const [body, signed, topic] = await Promise.all([
    encryptNotification(subscription, encoder.encode(message.payload), { pad: !message.isShort }),
    vapidHeaders(subscription, vapid),
    topicOf(message.tag),
  ])
  let answer: Response
  try {
    answer = await fetch(endpoint, {
      method: 'POST',
      headers: {
        ...signed.headers,
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(message.ttlSeconds),
        urgency: message.isUrgent ? 'high' : 'normal',
        topic,
      },
      body,
      redirect: 'manual',
      signal: AbortSignal.timeout(SEND_MS),
    })
  } catch {
    return { kind: 'later', code: 'no answer', waitMs: 0 }
  }
  await answer.body?.cancel()
  const code = String(answer.status)
  if (answer.ok) return { kind: 'accepted' }
  if (answer.status === 404 || answer.status === 410) return { kind: 'gone' }
  if (answer.status === 413) return { kind: 'too-large' }
  if (answer.status === 429 || answer.status >= 500) return { kind: 'later', code, waitMs: retryAfterMs(answer) }
  return { kind: 'refused', code }
}

/** A Worker has six connections at once. */
const BATCH = 6
/** Pushes of one sweep. */
const SWEEP = 120
/** Other tasks of the cron come after it. */
const STATEMENTS_LEFT = 500
/** Longer than sending twice and recording take. */
const LEASE_MS = 2 * MINUTE_MS
/** Later than this after its lease a push is not handed over. */
const HAND_OVER_MS = LEASE_MS - 3 * SEND_MS

const FIRST_DELAY_MS = MINUTE_MS
const LONGEST_DELAY_MS = 30 * MINUTE_MS
/** Rows stay this long after they expire, so that a device does not hear of the same occasion twice. */
const KEPT_MS = 7 * DAY_MS
/** D1 may fail for a moment. */
const RECORD_AGAIN_MS = [250, 1000, 4000]

interface DuePush {
  readonly push: PushRow
  readonly device: PushDeviceRow & { readonly driverReads: string | null }
}

/** What the driver reads who has the phone. */
const DRIVER_READS = sql<string | null>`(
  select known.language from driver_devices known where ${pushDevices.owner} = 'driver' and known.phone = ${pushDevices.subject}
)`

/** Takes what is due: nobody else gets it before the lease ends. Urgent ones come first. */
async function lease(env: Env, now: Date): Promise<DuePush[]> {
  const db = primary(env)
  const instant = now.toISOString()
  const due = db
    .select({ id: pushes.id })
    .from(pushes)
    .where(and(isDue(pushes, instant), gt(pushes.expiresAt, instant)))
    .orderBy(sql`not ${pushes.isUrgent}`, sql`${pushes.attempts} > 0`, asc(pushes.dueAt), asc(pushes.id))
    .limit(BATCH)
  const leasedUntil = new Date(now.getTime() + LEASE_MS).toISOString()
  const leased = await query(() => db.update(pushes).set({ leasedUntil }).where(inArray(pushes.id, due)).returning())
  if (leased.length === 0) return []
  const ids = [...new Set(leased.map(({ deviceId }) => deviceId))]
  const devices = await query(() =>
    db
      .select({ ...getTableColumns(pushDevices), driverReads: DRIVER_READS })
      .from(pushDevices)
      .where(inArray(pushDevices.id, ids)),
  )
  return leased.flatMap((push) => {
    const device = devices.find(({ id }) => id === push.deviceId)
    return device ? [{ push, device }] : []
  })
}

async function payloadOf({ push, device }: DuePush, isShort: boolean): Promise<PushPayload> {
  const { said, path, tag } = push
  const texts = textsOf(offeredLanguage(device.owner === 'guest' ? device.language : 'en'))
  if ('toDriver' in said) {
    const reader = await driverReader(driverLanguage(device.driverReads))
    const words = driverPushWords(said, reader)
    return { ...pushPayload({ said: words, path, tag }, texts, isShort), language: reader.language }
  }
  if ('guest' in said) await texts.load('today')
  return pushPayload({ said, path, tag }, texts, isShort)
}

async function messageOf(due: DuePush, now: Date, isShort: boolean) {
  const { push } = due
  return {
    payload: JSON.stringify(await payloadOf(due, isShort)),
    ttlSeconds: Math.max(0, Math.floor((Date.parse(push.expiresAt) - now.getTime()) / 1000)),
    isUrgent: push.isUrgent,
    tag: push.tag,
    isShort,
  }
}

/** Once more and shorter where the push service finds it too large. */
async function hand(env: Env, due: DuePush, now: Date): Promise<{ outcome: PushOutcome; isShort: boolean }> {
  const first = await sendPush(env, due.device, await messageOf(due, now, due.push.isShort))
  if (first.kind !== 'too-large' || due.push.isShort) return { outcome: first, isShort: due.push.isShort }
  return { outcome: await sendPush(env, due.device, await messageOf(due, now, true)), isShort: true }
}

/** 1, 2, 4 … minutes later, at most half an hour, and not before the push service wants it; `null` if it expires before that. */
function nextTry({ attempts, expiresAt }: PushRow, waitMs: number, now: Date): string | null {
  const delay = Math.max(doublingWait(FIRST_DELAY_MS, LONGEST_DELAY_MS, attempts + 1), waitMs)
  const next = new Date(now.getTime() + delay).toISOString()
  return next < expiresAt ? next : null
}

async function recordOutcome(env: Env, due: DuePush, outcome: PushOutcome, isShort: boolean, now: Date): Promise<void> {
  const { push, device } = due
  const db = primary(env)
  const instant = now.toISOString()
  // All that was bound with this browser goes with it, and what waits for it.
  if (outcome.kind === 'gone') return void (await forgetEndpoint(env, device.endpoint))
  const ended = { attempts: push.attempts + 1, leasedUntil: null, isShort }
  const next = outcome.kind === 'later' ? nextTry(push, outcome.waitMs, now) : null
  const code = 'code' in outcome ? outcome.code : '413'
  const set =
    outcome.kind === 'accepted'
      ? { sentAt: instant, lastError: null }
      : next
        ? { dueAt: next, lastError: code }
        : { givenUpAt: instant, lastError: code }
  if (outcome.kind === 'refused') logWarning(`a push service refused a push: ${code}`)
  await query(() =>
    db.batch([
      db
        .update(pushes)
        .set({ ...ended, ...set })
        .where(eq(pushes.id, push.id)),
      ...(outcome.kind === 'accepted'
        ? [db.update(pushDevices).set({ heardAt: instant }).where(eq(pushDevices.id, device.id))]
        : []),
    ]),
  )
}

/** What was accepted is recorded, if at all possible: otherwise it would go again. */
async function record(...given: Parameters<typeof recordOutcome>): Promise<void> {
  for (const pause of RECORD_AGAIN_MS) {
    try {
      return await recordOutcome(...given)
    } catch {
      await new Promise((resolve) => {
        setTimeout(resolve, pause)
      })
    }
  }
  await recordOutcome(...given)
}

const forgetEndpoint = (env: Env, endpoint: string) =>
  query(() => primary(env).delete(pushDevices).where(eq(pushDevices.endpoint, endpoint)))

/** @param isHeld false once somebody else may have taken it */
async function sendOne(env: Env, due: DuePush, now: Date, isHeld: () => boolean): Promise<void> {
  if (!isHeld()) return
  let result: Awaited<ReturnType<typeof hand>>
  try {
    result = await hand(env, due, now)
  } catch (error) {
    // Keys that are no keys: they were typed by a stranger.
    logFailure('push not composed', error)
    result = { outcome: { kind: 'refused', code: 'not composed' }, isShort: due.push.isShort }
  }
  await record(env, due, result.outcome, result.isShort, now)
}

/** @returns how many were tried */
async function sendBatch(env: Env, now: Date): Promise<number> {
  const leasedAt = Date.now()
  const due = await lease(env, now)
  const isHeld = () => Date.now() - leasedAt < HAND_OVER_MS
  for (const outcome of await Promise.allSettled(due.map((each) => sendOne(env, each, now, isHeld)))) {
    if (outcome.status === 'rejected') logFailure('outcome of a push not recorded', outcome.reason)
  }
  return due.length
}

/**
 * Sends what is due, right after the answer to what caused it. Never throws: what fails waits.
 * @returns how many were tried
 */
export async function sendDuePushes(env: Env, now = new Date()): Promise<number> {
  if (settings(env).VAPID_KEYS === null) return 0
  let total = 0
  try {
    for (let tried = BATCH; tried === BATCH && total < SWEEP && statementsUsed() < STATEMENTS_LEFT;) {
      tried = await sendBatch(env, now)
      total += tried
    }
  } catch (error) {
    logFailure('pushes', error)
  }
  return total
}

/**
 * Sends all that is due; gives up what nobody wants to hear any more, and forgets what is long over.
 * @throws DatabaseUnavailable
 */
export async function sweepPushes(env: Env, now = new Date()): Promise<void> {
  const db = primary(env)
  const instant = now.toISOString()
  await query(() =>
    db.batch([
      db
        .update(pushes)
        .set({ givenUpAt: instant, lastError: sql`coalesce(${pushes.lastError}, 'too late')` })
        // The index of what is unsent, and not the one of the expiry: what was sent is not read.
        .where(and(isUnsent(pushes), lte(pushes.dueAt, instant), sql`+${pushes.expiresAt} <= ${instant}`)),
      db.delete(pushes).where(lt(pushes.expiresAt, new Date(now.getTime() - KEPT_MS).toISOString())),
    ]),
  )
  if (settings(env).VAPID_KEYS === null) return
  for (let total = 0, tried = BATCH; tried === BATCH && total < SWEEP; total += tried) {
    if (statementsUsed() > STATEMENTS_PER_RUN - STATEMENTS_LEFT) break
    tried = await sendBatch(env, now)
  }
}
