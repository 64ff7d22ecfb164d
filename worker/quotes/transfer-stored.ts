/** A stored drive between two places, as D1 and KV keep it, and the record that is answered for it. */
import * as v from 'valibot'
import type { TransferQuote } from '#domain/quotes/call-shapes.ts'
import { formatDuration } from '#domain/fares/duration.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { isFareTooLow } from '#domain/quotes/plausibility.ts'
import type { TransferRow } from '#worker/platform/schema.ts'
import type { Env } from '#worker/environment.ts'
import { mintTransferToken } from './token.ts'
import { estimate } from './assessment.ts'

const position = v.nullable(v.number())

export const TransferDistanceSchema = v.object({
  pickup: v.string(),
  dropoff: v.string(),
  url: v.string(),
  distanceKm: v.pipe(v.number(), v.integer(), v.minValue(1)),
  durationMinutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
  pickupLat: position,
  pickupLng: position,
  /** Position of the dropoff, as the specification names it. */
  latloc: position,
  longloc: position,
  source: v.picklist(['embedded', 'google']),
  verified: v.boolean(),
  /** UTC, ISO 8601; null for never. */
  expiresAt: v.nullable(v.string()),
})
export type TransferDistance = v.InferOutput<typeof TransferDistanceSchema>

export function storedDrive(row: TransferRow): TransferDistance {
  return v.parse(TransferDistanceSchema, row)
}

/** Prices are worked out anew each time: a change of the fare rules reaches every stored pair at once. */
export function pricesOf({ pickup, dropoff, distanceKm, durationMinutes }: Pick<TransferDistance, 'pickup' | 'dropoff' | 'distanceKm' | 'durationMinutes'>) {
  return transferFare({ pickup, dropoff, distanceKm, durationMinutes })
}

/**
 * False where a booking is for the operator's eye: a place rests on a visitor's word (fit to quote on; whether it is there, the
 * operator knows), or an uploaded figure makes the trip cheaper than the site's own roads. Worked out at each answer, so that it
 * holds for all whom a stored figure is served to, not for the sender alone.
 */
function standsAlone({ pickup, dropoff, distanceKm, durationMinutes, source, verified }: TransferDistance): boolean {
  const [from, to] = [resolvePlace(pickup).position, resolvePlace(dropoff).position]
  if (!verified || !from || !to) return false
  if (source === 'embedded') return true
  const own = estimate(from, to)
  return own !== null && !isFareTooLow({ pickup, dropoff, distanceKm, durationMinutes }, own)
}

/** The answer for one visitor: with a token, which nothing may cache. */
export async function transferRecord(env: Env, drive: TransferDistance): Promise<TransferQuote> {
  const { pickup, dropoff, url, pickupLat: lat, pickupLng: lng, latloc, longloc, source, verified } = drive
  const fromPoint = lat === null || lng === null ? null : { lat, lng }
  const terms = { pickup, dropoff, distance: drive.distanceKm, duration: formatDuration(drive.durationMinutes), verified, ...pricesOf(drive) }
  return { ...terms, url, latloc, longloc, fromPoint, source, token: await mintTransferToken(env, { ...terms, verified: standsAlone(drive) }) }
}
