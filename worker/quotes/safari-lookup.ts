/** Finds the stored distance of a safari: KV first, D1 behind it. */
import type { Context } from 'hono'
import { findPark, isAtPark } from '#domain/safaris/park-lookup.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { routeKey } from '#domain/places/place-name.ts'
import { parseSafariSlug, safariSlug } from '#domain/quotes/slugs.ts'
import type { Tour } from '#domain/safaris/tour-price.ts'
import type { AppEnv } from '#worker/environment.ts'
import { cache, cached } from '#worker/platform/kv.ts'
import { inBackground } from '#worker/platform/background.ts'
import { ROADS_REVISION } from './roads-revision.ts'
import { findSafari } from './safari-repository.ts'
import { TourDistanceSchema, type TourDistance } from './safari-stored.ts'

export type SafariEnds = Omit<Tour, 'type'>

/** Under the names it is stored by; `null` for a park that there is not. A place at the park has the park's name. */
export function canonicalSafari(route: SafariEnds): SafariEnds | null {
  const park = findPark(route.park)?.name
  if (park === undefined) return null
  const end = (name: string) => isAtPark(name, park) ? park : resolvePlace(name).name
  return { park, pickup: end(route.pickup), dropoff: end(route.dropoff) }
}

export const safariUrl = (ends: SafariEnds) => safariSlug({ ...ends, type: 'Half Day' })

/** Raise the version when what is kept changes its shape. */
const cacheKey = (key: string) => `safari/1/${ROADS_REVISION}/${key}`

/** Distances of the two durations are one: the slug's does not matter here. */
export async function lookUpSafari(c: Context<AppEnv>, slug: string): Promise<TourDistance | null> {
  const route = parseSafariSlug(slug)
  const ends = route && canonicalSafari(route)
  return ends && lookUpEnds(c, ends)
}

/** @throws SiteError 503 when neither KV nor D1 can say */
export async function lookUpEnds(c: Context<AppEnv>, ends: SafariEnds): Promise<TourDistance | null> {
  const { park, pickup, dropoff } = ends
  // From the gate to the gate there is no transport, and nothing to store.
  if (pickup === park && dropoff === park) return { ...ends, url: safariUrl(ends), distanceKm: 0, source: 'embedded', verified: true, expiresAt: null }
  const key = routeKey(park, pickup, dropoff)
  const hit = await cached(c.env, cacheKey(key), TourDistanceSchema)
  if (hit) return hit
  const safari = await findSafari(c.env, key)
  if (safari) keepSafari(c, safari)
  return safari
}

export function keepSafari(c: Context<AppEnv>, safari: TourDistance): void {
  if (!safari.verified) return
  inBackground(c, cache(c.env, cacheKey(routeKey(safari.park, safari.pickup, safari.dropoff)), safari))
}
