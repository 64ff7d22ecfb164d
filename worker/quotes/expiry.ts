/** Removes what may no longer be kept: distances that came from Google, after 30 days. */
import { and, eq, lte, sql } from 'drizzle-orm'
import { primary, query } from '#worker/platform/d1.ts'
import { safariOffers, transferRates } from '#worker/platform/schema.ts'
import type { Env } from '#worker/environment.ts'

/** @returns how many rows went */
export async function removeExpired(env: Env, now = new Date()): Promise<number> {
  const db = primary(env)
  const results = await query(() => db.batch([
    db.delete(transferRates).where(and(eq(transferRates.listed, false), lte(transferRates.expiresAt, sql`${now.toISOString()}`))),
    db.delete(safariOffers).where(and(eq(safariOffers.listed, false), lte(safariOffers.expiresAt, sql`${now.toISOString()}`))),
  ]))
  return results.reduce((rows, { meta }) => rows + (meta.changes ?? 0), 0)
}
