/** The listed rates: every page's menu and lists are made of them, so KV spares D1 most of the reading. */
import type { Context } from 'hono'
import * as v from 'valibot'
import type { Rate } from '#domain/quotes/call-shapes.ts'
import { formatDuration } from '#domain/fares/duration.ts'
import { cache, cached } from '#worker/platform/kv.ts'
import type { AppEnv } from '#worker/environment.ts'
import { inBackground } from '#worker/platform/background.ts'
import { findListed } from './transfer-repository.ts'
import { ROADS_REVISION } from './roads-revision.ts'
import { pricesOf, TransferDistanceSchema } from './transfer-stored.ts'

/** How long a kept list is taken for today's, in ms: what an operator changes is seen after that. */
const FRESH_MS = 5 * 60_000
/** How long it stays, for when D1 does not answer. */
const KEPT_MS = 24 * 60 * 60_000

/** Without prices: those are worked out at each answer. */
const ListedDriveSchema = v.object({
  ...v.pick(TransferDistanceSchema, ['pickup', 'dropoff', 'url', 'distanceKm', 'durationMinutes']).entries,
  id: v.pipe(v.number(), v.integer()),
  sub: v.nullable(v.pipe(v.number(), v.integer())),
})
type ListedDrive = v.InferOutput<typeof ListedDriveSchema>

const KeptListSchema = v.object({
  drives: v.array(ListedDriveSchema),
  /** UTC, ISO 8601, both. */
  freshUntil: v.string(),
  expiresAt: v.string(),
})

/** Raise the version when what is kept changes its shape. */
const CACHE_KEY = `listed/1/${ROADS_REVISION}`

function listedRate({ id, sub, url, ...drive }: ListedDrive): Rate {
  const { pickup, dropoff, distanceKm, durationMinutes } = drive
  return {
    id, sub: String(sub ?? 0), pickup, dropoff, linkurl: url,
    ...pricesOf(drive), distance: distanceKm, duration: formatDuration(durationMinutes), database: false, error: false,
  }
}

function keep(c: Context<AppEnv>, drives: ListedDrive[], now: number): void {
  const list: v.InferOutput<typeof KeptListSchema> = {
    drives, freshUntil: new Date(now + FRESH_MS).toISOString(), expiresAt: new Date(now + KEPT_MS).toISOString(),
  }
  inBackground(c, cache(c.env, CACHE_KEY, list, now))
}

/**
 * The rates in menus and lists, in the order in which they were listed; never those computed for a visitor.
 * @throws SiteError 503 when neither KV nor D1 has them
 */
export async function listedRates(c: Context<AppEnv>, now = Date.now()): Promise<Rate[]> {
  const kept = await cached(c.env, CACHE_KEY, KeptListSchema, now)
  if (kept && Date.parse(kept.freshUntil) > now) return kept.drives.map(listedRate)
  try {
    const rows = await findListed(c.env)
    keep(c, v.parse(v.array(ListedDriveSchema), rows), now)
    return rows.map(listedRate)
  } catch (error) {
    // Yesterday's list is better than none.
    if (kept) return kept.drives.map(listedRate)
    throw error
  }
}
