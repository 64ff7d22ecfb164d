/** Stored safari distances and listed offers in D1. */
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { SafariOffer } from '#domain/quotes/call-shapes.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import { routeKey } from '#domain/places/place-name.ts'
import { primary, query, replica } from '#worker/platform/d1.ts'
import { safariOffers, type SafariRow } from '#worker/platform/schema.ts'
import { utcNow } from '#worker/platform/schema.ts'
import type { Env } from '#worker/environment.ts'
import { safariOffer, storedSafari, type TourDistance } from './safari-stored.ts'

export async function findSafari(env: Env, key: string): Promise<TourDistance | null> {
  const [row] = await query(() => replica(env).select().from(safariOffers).where(and(
    eq(safariOffers.routeKey, key),
    eq(safariOffers.verified, true),
    or(isNull(safariOffers.expiresAt), gt(safariOffers.expiresAt, utcNow)),
  )))
  return row ? storedSafari(row) : null
}

/** As with transfers: the first one stays, but for a verified one after an unverified one, and any after an expired one. */
export async function storeSafari(env: Env, safari: TourDistance): Promise<TourDistance> {
  const key = routeKey(safari.park, safari.pickup, safari.dropoff)
  const { distanceKm, source, verified, expiresAt } = safari
  const db = primary(env)
  return query(async () => {
    const written: SafariRow[] = await db.insert(safariOffers).values({ ...safari, routeKey: key, listed: false }).onConflictDoUpdate({
      target: safariOffers.routeKey,
      set: { distanceKm, source, verified, expiresAt, updatedAt: utcNow },
      setWhere: sql`${safariOffers.listed} = 0 and (
        (excluded.verified = 1 and ${safariOffers.verified} = 0) or ${safariOffers.expiresAt} <= ${utcNow})`,
    }).returning()
    const [stored] = written.length > 0 ? written : await db.select().from(safariOffers).where(eq(safariOffers.routeKey, key))
    return stored ? storedSafari(stored) : safari
  })
}

/** The offers for a park by any spelling of it, or for all parks; empty for a park that there is not. */
export async function listedOffers(env: Env, park?: string): Promise<SafariOffer[]> {
  const name = park ? findPark(park)?.name : undefined
  if (park && !name) return []
  // Written out: SQLite uses a partial index only where its condition stands literally.
  const listed = sql`${safariOffers.listed} = 1`
  const rows = await query(() => replica(env).select().from(safariOffers)
    .where(name ? and(listed, eq(safariOffers.park, name)) : listed)
    .orderBy(asc(safariOffers.id)))
  return rows.map(safariOffer)
}
