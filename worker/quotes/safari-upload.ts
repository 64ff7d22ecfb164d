/** Takes the distance of a safari with transport that a visitor's browser computed, or refuses it. */
import type * as v from 'valibot'
import type { Context } from 'hono'
import type { SafariUploadSchema } from '#domain/quotes/call-shapes.ts'
import { findPark } from '#domain/safaris/park-lookup.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { placeKey, routeKey } from '#domain/places/place-name.ts'
import { parseSafariSlug } from '#domain/quotes/slugs.ts'
import type { AppEnv } from '#worker/environment.ts'
import { assessDistance, MAP_SERVICE_LIFETIME_MS, positionOf, refuse } from './assessment.ts'
import { canonicalSafari, keepSafari, lookUpEnds, safariUrl } from './safari-lookup.ts'
import { storeSafari } from './safari-repository.ts'
import type { TourDistance } from './safari-stored.ts'

export type SafariUpload = v.InferOutput<typeof SafariUploadSchema>['urlDataUpload']

/**
 * Stores the distance if the roads through the park's gate allow it and nobody was earlier.
 * @returns the distance that this visitor is quoted
 * @throws SiteError 422 with the fields refused; nothing is stored then
 */
export async function takeSafariUpload(c: Context<AppEnv>, upload: SafariUpload, now = Date.now()): Promise<TourDistance> {
  const park = findPark(upload.park)
  const ends = canonicalSafari(upload)
  if (!park || !ends) return refuse([{ field: 'park', message: 'No safari is offered there' }])
  for (const field of ['pickup', 'dropoff'] as const) {
    if (!placeKey(ends[field])) refuse([{ field, message: 'A place name has letters' }])
  }
  const slug = parseSafariSlug(upload.url)
  const named = slug && canonicalSafari(slug)
  if (!named || key(named) !== key(ends)) refuse([{ field: 'url', message: 'The slug names another tour' }])

  if (ends.pickup === ends.park && ends.dropoff === ends.park) {
    if (upload.distance !== 0) refuse([{ field: 'distance', message: 'From the park to the park there is no transport' }])
    return (await lookUpEnds(c, ends))!
  }
  const { gate } = park
  const positions = (['pickup', 'dropoff'] as const).map((field) =>
    ends[field] === ends.park ? gate : positionOf(resolvePlace(ends[field]), upload[`${field}Point`] ?? null, `${field}Point`))
  const { verified, embedded } = assessDistance(upload.distance, [positions[0]!, gate, positions[1]!])
  const own: TourDistance = {
    ...ends, url: safariUrl(ends), distanceKm: upload.distance,
    source: embedded ? 'embedded' : 'google', verified,
    expiresAt: embedded ? null : new Date(now + MAP_SERVICE_LIFETIME_MS).toISOString(),
  }
  const stored = await storeSafari(c.env, own)
  // Another's unchecked figures are served to nobody.
  if (!stored.verified) return own
  keepSafari(c, stored)
  return stored
}

const key = ({ park, pickup, dropoff }: { park: string; pickup: string; dropoff: string }) => routeKey(park, pickup, dropoff)
