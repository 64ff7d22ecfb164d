/**
 * Web Push (RFC 8030): hands one message to the push service of a browser, encrypted for that browser alone (RFC 8291)
 * and signed by us (RFC 8292). docs/decisions/23-web-push.md
 */
import { encryptNotification, vapidHeaders } from '@block65/webcrypto-web-push'
import type { PushSubscriptionKeys } from '#domain/bookings/day/push-subscription.ts'
import { BRAND } from '#domain/brand.ts'
import { settings, type Env } from '#worker/environment.ts'

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
