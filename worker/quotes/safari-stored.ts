/** A stored safari distance, as D1 and KV keep it, and the record that is answered for it. */
import * as v from 'valibot'
import type { SafariOffer, TourQuote } from '#domain/quotes/call-shapes.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { isTourPriceTooLow } from '#domain/quotes/plausibility.ts'
import type { SafariRow } from '#worker/platform/schema.ts'
import type { Env } from '#worker/environment.ts'
import { mintSafariToken } from './token.ts'
import { estimate } from './assessment.ts'

export const TourDistanceSchema = v.object({
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
export type TourDistance = v.InferOutput<typeof TourDistanceSchema>

export function storedSafari(row: SafariRow): TourDistance {
  return v.parse(TourDistanceSchema, row)
}

/** False where a booking is for the operator's eye, as with transfers (`../rates/stored.ts`). */
function standsAlone({ park, pickup, dropoff, distanceKm, source, verified }: TourDistance): boolean {
  const gate = findPark(park)?.gate
  const [from, to] = [pickup, dropoff].map((name) => name === park ? gate : resolvePlace(name).position)
  if (!verified || !gate || !from || !to) return false
  if (source === 'embedded') return true
  const own = estimate(from, to, [gate])
  return own !== null && !isTourPriceTooLow(park, distanceKm, own.distanceKm)
}

/** The answer for one visitor: with a token, which nothing may cache. */
export async function safariRecord(env: Env, safari: TourDistance): Promise<TourQuote> {
  const { park, pickup, dropoff, url, distanceKm, source, verified } = safari
  const terms = { park, pickup, dropoff, distance: distanceKm }
  return { ...terms, url, source, verified, token: await mintSafariToken(env, { ...terms, verified: standsAlone(safari) }) }
}

export function safariOffer({ id, url, park, pickup, dropoff, distanceKm }: SafariRow): SafariOffer {
  return { id, url, park, pickup, dropoff, distance: distanceKm }
}
