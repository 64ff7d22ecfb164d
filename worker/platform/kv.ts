/** KV in front of D1, for saved distances and the listed rates. A cache that may fail: nothing here throws. */
import * as v from 'valibot'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { inTime } from './time-limit.ts'

/** How the keys of all that is kept begin. `npm run purge` finds them by it. */
export const KEPT = { distances: 'distance/', lists: 'listed/' } as const

/** How long KV keeps what never expires in D1. */
const LONGEST_TTL_SECONDS = (30 * DAY_MS) / 1000
/** KV's shortest time to live. */
const MIN_TTL_SECONDS = 60
/** A read takes some 10 ms, at worst some 200. After this D1 is asked. */
const WAIT_MS = 1000
/** KV's longest key, in bytes. */
const MAX_KEY_BYTES = 512

/** A value says itself how long it may be used. */
interface Perishable {
  /** UTC, ISO 8601; `null` for ever. */
  readonly expiresAt: string | null
}

const encoder = new TextEncoder()

/** Names may be too long for a key. Then D1 alone answers for them. */
const fits = (key: string) => encoder.encode(key).length <= MAX_KEY_BYTES

/** Milliseconds. */
const timeLeft = ({ expiresAt }: Perishable, now: number) =>
  expiresAt === null ? Infinity : Date.parse(expiresAt) - now

/** `null` for what is not there, has expired, has another shape, or cannot be reached. */
export async function cached<const S extends v.GenericSchema<unknown, Perishable>>(
  env: Env,
  key: string,
  schema: S,
  now = Date.now(),
): Promise<v.InferOutput<S> | null> {
  if (!fits(key)) return null
  try {
    const parsed = v.safeParse(schema, await inTime(WAIT_MS, env.CACHE.get(key, 'json')))
    return parsed.success && timeLeft(parsed.output, now) > 0 ? parsed.output : null
  } catch {
    return null
  }
}

export async function cache(
  env: Env,
  key: string,
  value: Perishable & Readonly<Record<string, unknown>>,
  now = Date.now(),
): Promise<void> {
  const expirationTtl = value.expiresAt === null ? LONGEST_TTL_SECONDS : Math.floor(timeLeft(value, now) / 1000)
  if (!fits(key) || !(expirationTtl >= MIN_TTL_SECONDS)) return
  try {
    await env.CACHE.put(key, JSON.stringify(value), { expirationTtl })
  } catch {
    // D1 has it.
  }
}

export async function forget(env: Env, keys: readonly string[]): Promise<void> {
  // A value that stays expires by itself.
  await Promise.allSettled(keys.filter(fits).map(async (key) => env.CACHE.delete(key)))
}
