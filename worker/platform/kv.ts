import * as v from 'valibot'
import type { Env } from '#worker/environment.ts'

/** Days that what came from a map service may be kept, anywhere (its terms); KV keeps nothing longer. */
export const KEPT_DAYS = 30

/**
 * Stored distances and the listed rates in KV, in front of D1 (specification section 4, design section 5). A cache that may fail:
 * nothing here throws.
 */

const CACHE_SECONDS = KEPT_DAYS * 24 * 60 * 60
/** KV takes no shorter life. */
const MIN_CACHE_SECONDS = 60
/** KV takes no longer key, in bytes. */
const MAX_KEY_BYTES = 512

/** What is kept here says itself how long it may be used: UTC, ISO 8601; null for ever. */
interface Perishable { readonly expiresAt: string | null }

/** Names may be too long for a key: D1 alone answers for them. */
const fits = (key: string) => new TextEncoder().encode(key).length <= MAX_KEY_BYTES

/** Milliseconds. */
const timeLeft = ({ expiresAt }: Perishable, now: number) => expiresAt === null ? Infinity : Date.parse(expiresAt) - now

/** `null` for what is not there, past its time, of another shape, or out of reach. */
export async function cached<const S extends v.GenericSchema<unknown, Perishable>>(
  env: Env, key: string, schema: S, now = Date.now(),
): Promise<v.InferOutput<S> | null> {
  if (!fits(key)) return null
  try {
    const parsed = v.safeParse(schema, await env.CACHE.get(key, 'json'))
    return parsed.success && timeLeft(parsed.output, now) > 0 ? parsed.output : null
  } catch {
    return null
  }
}

export async function cache(env: Env, key: string, value: Perishable, now = Date.now()): Promise<void> {
  const expirationTtl = Math.min(CACHE_SECONDS, Math.floor(timeLeft(value, now) / 1000))
  if (!fits(key) || !(expirationTtl >= MIN_CACHE_SECONDS)) return
  try {
    await env.CACHE.put(key, JSON.stringify(value), { expirationTtl })
  } catch {
    // D1 has it.
  }
}
