/**
 * The route between places: the island's own roads; Google for places that they do not know, if its server key is set.
 */
import type { LatLng } from '#domain/places/coordinates.ts'
import type { DirectionsRequest, Route } from '#domain/quotes/quote-calls.ts'
import type { Env } from '#worker/environment.ts'
import { askGoogle, type Stop } from '#worker/google/route-check.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { directions } from '#domain/roads/directions.ts'
import { hotelsAmong } from '#worker/places/known-places.ts'
import { placeAt } from './placed-trips.ts'

function stopAt(asked: DirectionsRequest['from']): Stop {
  if (typeof asked === 'string') return placeAt(asked)
  if ('lat' in asked) return { name: null, position: asked }
  return { name: null, position: asked.position ?? null, placeId: asked.placeId }
}

/** Only the own roads answer for these. */
const isKnown = ({ position, placeId }: Stop) => position !== null && placeId === undefined

/** As the site spells it; `null` for a point, and for a name that nobody knows. */
const nameOf = ({ name, position }: Stop) => position && name

/** About a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** @throws SiteError `unreachable` */
function ownRoute(positions: readonly LatLng[]): Route {
  const route = directions(positions[0]!, positions.at(-1)!, positions.slice(1, -1))
  if (!route) throw new SiteError('unreachable')
  return route
}

/**
 * @param visitor as `visitorOf` gives it: Google's answers cost, so they are counted
 * @throws SiteError `unreachable` where no road leads, or nobody knows a place; `unavailable` or `too-many` where
 *   Google may know it
 */
export async function routeBetween(
  env: Env,
  { from, to, via = [], source }: DirectionsRequest,
  visitor: string | null,
): Promise<Route> {
  const stops = [from, ...(Array.isArray(via) ? via : [via]), to].map(stopAt)
  const asked = source === 'embedded' || stops.every(isKnown) ? null : await askGoogle(env, stops, visitor)
  const answer = typeof asked === 'string' ? null : asked
  const positions = answer?.positions ?? stops.flatMap(({ position }) => position ?? [])
  if (positions.length < stops.length) {
    throw typeof asked === 'string'
      ? new SiteError(asked)
      : new SiteError('unreachable', { detail: 'A place of this name is not known in Sri Lanka' })
  }
  const route = answer?.route ?? ownRoute(positions)
  return {
    ...route,
    path: route.path.map(([lat, lng]) => [roundDegrees(lat), roundDegrees(lng)] as const),
    from: nameOf(stops[0]!),
    to: nameOf(stops.at(-1)!),
    ...(route.route && {
      route: { ...route.route, hotels: hotelsAmong(...[stops[0]!, stops.at(-1)!].flatMap(({ name }) => name ?? [])) },
    }),
  }
}
