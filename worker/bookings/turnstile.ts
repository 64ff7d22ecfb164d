/**
 * Asks Cloudflare Turnstile whether a person sent a booking:
 * https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 * Off unless both keys are set.
 */
import * as v from 'valibot'
import { settings, type Env } from '#worker/environment.ts'
import { logFailure, logWarning } from '#worker/log.ts'

const ENDPOINT = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
/** How long the answer may take: a customer waits for it. */
const ANSWER_MS = 3000
/** Turnstile's tokens are never longer. */
const MAX_TOKEN = 2048
/** The widget of the booking forms says this of itself (client/booking/fields/robot-check.tsx). */
const ACTION = 'booking'
/** Cloudflare's keys for tests. They answer for any widget and any site. */
const TEST_SECRET = /^[123]x0+AA$/

/** What the widget made in the visitor's browser. */
export interface RobotCheck {
  /** `null` if the request has none. */
  readonly token: string | null
  /** Of this site, as the visitor reached it. */
  readonly hostname: string
}

/** `unknown`: Turnstile does not answer, or the operator's secret is wrong. */
export type Verdict = 'person' | 'refused' | 'unknown'

const AnswerSchema = v.object({
  success: v.boolean(),
  hostname: v.optional(v.string()),
  action: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
})

/** What is wrong with the visitor's token; all other codes say that the question or the service is at fault. */
const REFUSALS = new Set(['missing-input-response', 'invalid-input-response', 'timeout-or-duplicate'])

/**
 * A UUID that follows from token and quote. Turnstile verifies a token once, but repeats its answer for the same UUID.
 * So a booking may be posted again with its token, and a booking of another quote may not use that token.
 */
async function idempotencyKey(quote: string, token: string): Promise<string> {
  const bytes = new Uint8Array(
    await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`${quote} ${token}`)),
  ).slice(0, 16)
  // Version and variant (RFC 9562, section 5.4).
  bytes[6] = (bytes[6]! & 0x0f) | 0x40
  bytes[8] = (bytes[8]! & 0x3f) | 0x80
  return bytes.toHex().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/**
 * Never throws.
 * @param quote the id of the quote that is booked
 */
export async function verdictOf(env: Env, { token, hostname }: RobotCheck, quote: string): Promise<Verdict> {
  const { TURNSTILE_SECRET_KEY: secret } = settings(env)
  if (secret === null) return 'person'
  if (!token || token.length > MAX_TOKEN) return 'refused'
  try {
    const response = await fetch(ENDPOINT, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_MS),
      body: JSON.stringify({ secret, response: token, idempotency_key: await idempotencyKey(quote, token) }),
    })
    const answer = v.parse(AnswerSchema, await response.json())
    if (answer.success)
      return TEST_SECRET.test(secret) || (answer.action === ACTION && answer.hostname === hostname)
        ? 'person'
        : 'refused'
    if (answer['error-codes'].length > 0 && answer['error-codes'].every((code) => REFUSALS.has(code))) return 'refused'
    logWarning(
      `Turnstile does not answer: ${answer['error-codes']
        .join(', ')
        .replace(/[^\w, -]/g, '')
        .slice(0, 100)}`,
    )
  } catch (error) {
    logFailure('turnstile', error)
  }
  return 'unknown'
}
