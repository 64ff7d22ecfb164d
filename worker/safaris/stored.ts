/** A stored safari distance, as D1 and KV keep it, and the record that is answered for it. */
import * as v from 'valibot'
import type { SafariOffer, SafariRecord } from '#domain/calls.ts'
import { resolvePlace } from '#domain/gazetteer/resolve.ts'
import type { SafariRow } from '../db/schema.ts'
import type { Env } from '../environment.ts'
import { mintSafariToken } from '../quotes/token.ts'

export const StoredSafariSchema = v.object({
  park: v.string(),
  pickup: v.string(),
  dropoff: v.string(),
  url: v.string(),
  distanceKm: v.pipe(v.number(), v.integer(), v.minValue(0)),
  source: v.picklist(['embedded', 'google']),
  verified: v.boolean(),
  /** UTC, ISO 8601; null for never. */
  expiresAt: v.nullable(v.string()),
})
export type StoredSafari = v.InferOutput<typeof StoredSafariSchema>

export function storedSafari(row: SafariRow): StoredSafari {
  return v.parse(StoredSafariSchema, row)
}

/** The answer for one visitor: with a token, which nothing may cache. */
export async function safariRecord(env: Env, { park, pickup, dropoff, url, distanceKm, source, verified }: StoredSafari): Promise<SafariRecord> {
  const known = verified && [pickup, dropoff].every((name) => resolvePlace(name).position !== null)
  const terms = { park, pickup, dropoff, distance: distanceKm }
  return { ...terms, url, source, verified, token: await mintSafariToken(env, { ...terms, verified: known }) }
}

export function safariOffer({ id, url, park, pickup, dropoff, distanceKm }: SafariRow): SafariOffer {
  return { id, url, park, pickup, dropoff, distance: distanceKm }
}
