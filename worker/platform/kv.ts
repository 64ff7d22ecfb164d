/**
 * KV, and what an isolate keeps of it. In front of D1, for saved distances and the listed rates, it is a cache that may fail.
 * Documents of prices, currencies and the fleet are read again and again: each isolate has a copy for some seconds.
 */
import * as v from 'valibot'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'

/** What does not answer in time counts as failed: a slow store must not make every page slow. */
class NoAnswerInTime extends Error {
  override readonly name = 'NoAnswerInTime'
}

/** @throws NoAnswerInTime; the work itself goes on */
export async function inTime<T>(ms: number, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  try {
    return await Promise.race([
      work,
      new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new NoAnswerInTime()), ms)
      }),
    ])
  } finally {
    clearTimeout(timer)
  }
}

/** How the keys of all that is kept begin. `npm run purge` finds them by it. */
export const KEPT = { distances: 'distance/', lists: 'listed/' } as const

/** How long KV keeps what never expires in D1. */
const LONGEST_TTL_SECONDS = (30 * DAY_MS) / 1000
/** KV's shortest time to live. */
const MIN_TTL_SECONDS = 60
/** A read takes some 10 ms, at worst some 200. */
export const KV_WAIT_MS = 1000
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
    const parsed = v.safeParse(schema, await inTime(KV_WAIT_MS, env.CACHE.get(key, 'json')))
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

/** How long an isolate goes by its copy, in ms. */
const FRESH_MS = 15_000
/** How long a data centre keeps what it has read of KV, in seconds: the least that KV allows. */
const KV_SECONDS = 30
/** While nothing answers, it is asked again after this time, in ms. */
export const RETRY_MS = 5000

/** A document of KV; `null` for none. @throws if KV does not answer in time */
export const readDocument = (env: Env, key: string): Promise<unknown> =>
  inTime(KV_WAIT_MS, env.CACHE.get<unknown>(key, { type: 'json', cacheTtl: KV_SECONDS }))

/** @param until as `freshUntil` gave it. Where time has gone back, the copy may be of a later moment. */
export const isFresh = (until: number, now: number): boolean => now < until && now >= until - FRESH_MS

export const freshUntil = (now: number): number => now + FRESH_MS

/** What an isolate knows of a document in KV. */
export class KvCopies<Value> {
  readonly #copies = new WeakMap<Env, { readonly value: Value; readonly until: number }>()

  /** The copy, while it is good. */
  fresh(env: Env, now: number): { readonly value: Value } | undefined {
    const copy = this.#copies.get(env)
    return copy && isFresh(copy.until, now) ? copy : undefined
  }

  /** What was known last, however old. */
  last(env: Env): Value | undefined {
    return this.#copies.get(env)?.value
  }

  /** This isolate goes by what it has written itself: another data centre may still have what was there before. */
  keep(env: Env, value: Value, now: number, ms = FRESH_MS): Value {
    this.#copies.set(env, { value, until: now + ms })
    return value
  }

  /**
   * The copy, or what KV has now; while KV does not answer, what was known last.
   * @param none where KV has never answered
   */
  async read(env: Env, now: number, key: string, parse: (document: unknown) => Value, none: Value): Promise<Value> {
    const copy = this.fresh(env, now)
    if (copy) return copy.value
    try {
      return this.keep(env, parse(await readDocument(env, key)), now)
    } catch {
      return this.keep(env, this.last(env) ?? none, now, RETRY_MS)
    }
  }
}
