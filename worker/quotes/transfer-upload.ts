/** Takes a distance that a visitor's browser computed, or refuses it (design sections 4 and 5). */
import type * as v from 'valibot'
import type { Context } from 'hono'
import type { TransferUploadSchema } from '#domain/quotes/call-shapes.ts'
import { parseDuration } from '#domain/fares/duration.ts'
import { transferFare, type Fare } from '#domain/fares/transfer-fare.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey, routeKey } from '#domain/places/place-name.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { MAX_NAMESAKE_KM } from '#domain/quotes/plausibility.ts'
import type { AppEnv } from '#worker/environment.ts'
import { assess, MAP_SERVICE_LIFETIME_MS, kmApart, positionOf, refuse } from './assessment.ts'
import { keepDrive, routeKeysOf } from './transfer-lookup.ts'
import { storeDrive } from './transfer-repository.ts'
import type { TransferDistance } from './transfer-stored.ts'

export type Upload = v.InferOutput<typeof TransferUploadSchema>['urlDataUpload']

type Position = readonly [lat: number | null, lng: number | null]

const PRICE_FIELDS = {
  miniPriceLKR: 'miniprice', miniPriceUSD: 'miniusd',
  carPriceLKR: 'carprice', carPriceUSD: 'carusd',
  vanPriceLKR: 'vanprice', vanPriceUSD: 'vanusd',
} as const satisfies Record<string, keyof Fare>

/** @throws SiteError 422 where the names do not make a trip, or the slug is another pair's */
function checkNames(upload: Upload, pickup: string, dropoff: string): void {
  const [from, to] = [placeKey(pickup), placeKey(dropoff)]
  if (!from) refuse([{ field: 'from', message: 'A place name has letters' }])
  if (!to) refuse([{ field: 'to', message: 'A place name has letters' }])
  if (from === to) refuse([{ field: 'to', message: 'Pickup and dropoff are the same place' }])
  if (!routeKeysOf(upload.url).includes(routeKey(pickup, dropoff))) refuse([{ field: 'url', message: 'The slug names other places' }])
}

/** @throws SiteError 422 with each price that the fare rules do not give */
function checkPrices(upload: Upload, prices: Fare): void {
  refuse(Object.entries(PRICE_FIELDS).flatMap(([field, price]) =>
    upload[field as keyof typeof PRICE_FIELDS] === prices[price] ? [] : [{ field, message: `The fare is ${prices[price]}` }]))
}

function areApart([aLat, aLng]: Position, [bLat, bLng]: Position): boolean {
  return aLat !== null && aLng !== null && bLat !== null && bLng !== null
    && kmApart({ lat: aLat, lng: aLng }, { lat: bLat, lng: bLng }) > MAX_NAMESAKE_KM
}

/** Positions sent under one unknown name that lie far apart are two places of that name. */
function isNamesake(stored: TransferDistance, ours: TransferDistance): boolean {
  return areApart([stored.pickupLat, stored.pickupLng], [ours.pickupLat, ours.pickupLng])
    || areApart([stored.latloc, stored.longloc], [ours.latloc, ours.longloc])
}

/**
 * Stores the drive if the roads allow it and nobody was earlier.
 * @returns the drive that this visitor is quoted: the stored one, or their own where it may not be served to others
 * @throws SiteError 422 with the fields refused; nothing is stored then
 */
export async function takeUpload(c: Context<AppEnv>, upload: Upload, now = Date.now()): Promise<TransferDistance> {
  const [from, to] = [resolvePlace(upload.from), resolvePlace(upload.to)]
  checkNames(upload, from.name, to.name)
  const drive = { distanceKm: upload.distance, durationMinutes: parseDuration(upload.duration)! }
  const sentTo = upload.toPoint ?? (upload.lat != null && upload.long != null ? { lat: upload.lat, lng: upload.long } : null)
  const start = positionOf(from, upload.fromPoint ?? null, 'fromPoint')
  const end = positionOf(to, sentTo, upload.toPoint ? 'toPoint' : 'lat')
  const { verified, embedded } = assess(drive, [start, end])
  checkPrices(upload, transferFare({ pickup: from.name, dropoff: to.name, ...drive }))

  const own: TransferDistance = {
    pickup: from.name, dropoff: to.name, url: transferSlug(from.name, to.name), ...drive,
    pickupLat: start?.lat ?? null, pickupLng: start?.lng ?? null, latloc: end?.lat ?? null, longloc: end?.lng ?? null,
    source: embedded ? 'embedded' : 'google', verified,
    expiresAt: embedded && from.position && to.position ? null : new Date(now + MAP_SERVICE_LIFETIME_MS).toISOString(),
  }
  const stored = await storeDrive(c.env, own)
  // Another's unchecked figures are served to nobody, nor are those of a namesake.
  if (!stored.verified || isNamesake(stored, own)) return { ...own, verified: false }
  keepDrive(c, stored)
  return stored
}
