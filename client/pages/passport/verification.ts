/** Checks a fare passport by the site's published keys. By a library, because older browsers lack Ed25519. */
import { verifyAsync } from '@noble/ed25519'
import * as v from 'valibot'
import { bytesOfBase64Url, type PassportFacts, readPassport } from '#domain/bookings/fare-passport.ts'
import { paths } from '#domain/paths.ts'

const KeysSchema = v.object({ keys: v.array(v.object({ kid: v.string(), x: v.string() })) })

/**
 * - `genuine`: signed by us
 * - `false`: no passport of ours, or changed
 * - `no-keys`: the keys could not be had, so nobody can say
 */
export type Verdict =
  | { readonly kind: 'genuine'; readonly facts: PassportFacts }
  | { readonly kind: 'false' }
  | { readonly kind: 'no-keys' }

async function publishedKeys(): Promise<v.InferOutput<typeof KeysSchema>['keys'] | null> {
  try {
    const answer = await fetch(paths.passportKeys)
    return answer.ok ? v.parse(KeysSchema, await answer.json()).keys : null
  } catch {
    return null
  }
}

export async function verdictOn(passport: string): Promise<Verdict> {
  const read = readPassport(passport)
  if (!read) return { kind: 'false' }
  const keys = await publishedKeys()
  if (!keys) return { kind: 'no-keys' }
  const key = keys.find(({ kid }) => kid === read.keyId)
  const isGenuine =
    key !== undefined && (await verifyAsync(read.signature, read.signed, bytesOfBase64Url(key.x)).catch(() => false))
  return isGenuine ? { kind: 'genuine', facts: read.facts } : { kind: 'false' }
}
