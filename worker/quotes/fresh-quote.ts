/** A new quote for one that is stale: the stored drive at today's fare, else what the old quote says of the drive. */
import type { Context } from 'hono'
import type { TourQuote, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { parseDuration } from '#domain/fares/duration.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import type { AppEnv } from '#worker/environment.ts'
import type { TourClaims, TransferClaims } from './token.ts'
import { lookUpPair } from './transfer-lookup.ts'
import { transferRecord } from './transfer-stored.ts'
import { canonicalSafari, lookUpEnds, safariUrl } from './safari-lookup.ts'
import { safariRecord } from './safari-stored.ts'

export async function freshTransferQuote(c: Context<AppEnv>, claims: TransferClaims): Promise<TransferQuote> {
  const { pickup, dropoff, distance, duration, verified } = claims
  return transferRecord(c.env, await lookUpPair(c, claims) ?? {
    pickup, dropoff, verified, url: transferSlug(pickup, dropoff), distanceKm: distance, durationMinutes: parseDuration(duration) ?? 0,
    pickupLat: null, pickupLng: null, latloc: null, longloc: null, source: 'embedded', expiresAt: null,
  })
}

export async function freshTourQuote(c: Context<AppEnv>, claims: TourClaims): Promise<TourQuote> {
  const { park, pickup, dropoff, distance, verified } = claims
  const ends = canonicalSafari(claims)
  return safariRecord(c.env, (ends && await lookUpEnds(c, ends)) ?? {
    park, pickup, dropoff, verified, url: safariUrl({ park, pickup, dropoff }), distanceKm: distance, source: 'embedded', expiresAt: null,
  })
}
