/** Tells a booking posted again from another one for the same quote, without keeping what was posted. */
import { hex, hmac } from '#domain/digest.ts'
import type { Env } from '../environment.ts'
import { quoteSecret } from '../quotes/secret.ts'

/** Hex of a keyed hash over the details: without the key nobody can try out phone numbers against it. */
export async function fingerprint(env: Env, details: Record<string, unknown>): Promise<string> {
  const text = JSON.stringify(Object.entries(details).filter(([, value]) => value !== undefined).toSorted(([a], [b]) => (a < b ? -1 : 1)))
  return hex(await hmac(`fingerprints:${quoteSecret(env)}`, text))
}
