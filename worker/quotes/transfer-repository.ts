/** Stored drives and listed rates in D1. */
import { and, asc, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { routeKey } from '#domain/places/place-name.ts'
import { primary, query, replica } from '#worker/platform/d1.ts'
import { transferRates, type NewTransferRow, type TransferRow } from '#worker/platform/schema.ts'
import { utcNow } from '#worker/platform/schema.ts'
import type { Env } from '#worker/environment.ts'
import { storedDrive, type TransferDistance } from './transfer-stored.ts'

const servable = and(
  eq(transferRates.verified, true),
  or(isNull(transferRates.expiresAt), gt(transferRates.expiresAt, utcNow)),
)

/** Drives that may be served to everybody, by their route keys. */
export async function findDrives(env: Env, keys: readonly string[]): Promise<Map<string, TransferDistance>> {
  const rows = await query(() => replica(env).select().from(transferRates).where(and(inArray(transferRates.routeKey, [...keys]), servable)))
  return new Map(rows.map((row) => [row.routeKey, storedDrive(row)]))
}

/**
 * Stores a drive. The first one stays; only a verified one takes the place of an unverified one, and any that of an expired one.
 * @returns what is stored for the pair now
 */
export async function storeDrive(env: Env, drive: TransferDistance): Promise<TransferDistance> {
  const key = routeKey(drive.pickup, drive.dropoff)
  const row: NewTransferRow = { ...drive, routeKey: key, listed: false }
  const { pickup: _pickup, dropoff: _dropoff, url: _url, ...replaceable } = drive
  const db = primary(env)
  return query(async () => {
    const written: TransferRow[] = await db.insert(transferRates).values(row).onConflictDoUpdate({
      target: transferRates.routeKey,
      set: { ...replaceable, updatedAt: utcNow },
      setWhere: sql`${transferRates.listed} = 0 and (
        (excluded.verified = 1 and ${transferRates.verified} = 0)
        or ${transferRates.expiresAt} <= ${utcNow})`,
    }).returning()
    const [stored] = written.length > 0 ? written : await db.select().from(transferRates).where(eq(transferRates.routeKey, key))
    return stored ? storedDrive(stored) : drive
  })
}

/** The listed drives, in the order in which they were listed. */
export async function findListed(env: Env): Promise<TransferRow[]> {
  // Written out: SQLite uses a partial index only where its condition stands literally.
  return query(() => replica(env).select().from(transferRates).where(sql`${transferRates.listed} = 1`).orderBy(asc(transferRates.id)))
}
