/** Finds the stored drive of a pair of places: KV first, D1 behind it. */
import type { Context } from 'hono'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { MAX_PLACE_NAME, routeKey } from '#domain/places/place-name.ts'
import { transferSlugReadings } from '#domain/quotes/slugs.ts'
import type { Trip } from '#domain/fares/transfer-fare.ts'
import { cache, cached } from '#worker/platform/kv.ts'
import type { AppEnv } from '#worker/environment.ts'
import { inBackground } from '#worker/platform/background.ts'
import { findDrives } from './transfer-repository.ts'
import { ROADS_REVISION } from './roads-revision.ts'
import { TransferDistanceSchema, type TransferDistance } from './transfer-stored.ts'

/** A slug with more '-to-' in it than this is no name of places. */
const MAX_READINGS = 8

/** Raise the version when what is kept changes its shape. */
const cacheKey = (key: string) => `drive/1/${ROADS_REVISION}/${key}`

/** Keeps a drive in KV; only what may be served to everybody. */
export function keepDrive(c: Context<AppEnv>, drive: TransferDistance): void {
  if (!drive.verified) return
  inBackground(c, cache(c.env, cacheKey(routeKey(drive.pickup, drive.dropoff)), drive))
}

/** Route keys of what a slug may mean; readings whose places are known come first. */
export function routeKeysOf(slug: string): string[] {
  const readings = transferSlugReadings(slug)
    .filter(({ pickup, dropoff }) => pickup.length <= MAX_PLACE_NAME && dropoff.length <= MAX_PLACE_NAME)
    .slice(0, MAX_READINGS)
    .map(keyed)
  return [...new Set(readings.toSorted((a, b) => b.known - a.known).map(({ key }) => key))]
}

function keyed({ pickup, dropoff }: Trip): { key: string; known: number } {
  const [from, to] = [resolvePlace(pickup), resolvePlace(dropoff)]
  return { key: routeKey(from.name, to.name), known: Number(from.position !== null) + Number(to.position !== null) }
}

/**
 * The stored drive of the first key that has one.
 * @throws SiteError 503 when neither KV nor D1 can say
 */
export async function lookUp(c: Context<AppEnv>, keys: readonly string[]): Promise<TransferDistance | null> {
  const [first] = keys
  if (first === undefined) return null
  const hit = await cached(c.env, cacheKey(first), TransferDistanceSchema)
  if (hit) return hit
  const found = await findDrives(c.env, keys)
  const key = keys.find((each) => found.has(each))
  if (key === undefined) return null
  const drive = found.get(key)!
  keepDrive(c, drive)
  return drive
}

export function lookUpSlug(c: Context<AppEnv>, slug: string): Promise<TransferDistance | null> {
  return lookUp(c, routeKeysOf(slug))
}

/** For a booking that needs a fresh quote: the pair as the token names it. */
export function lookUpPair(c: Context<AppEnv>, { pickup, dropoff }: Trip): Promise<TransferDistance | null> {
  return lookUp(c, [keyed({ pickup, dropoff }).key])
}
