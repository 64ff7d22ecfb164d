/**
 * Routes to places that the gazetteer does not have: from Google's Routes library, checked against the site's own
 * roads.
 */
import { type CallOptions, type SiteApi, timeLimit } from '#client/api.ts'
import type { MapSettings } from '#client/map/map-service.ts'
import { foundPlace, rememberPlace } from '#client/places/found-places.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { isInSriLanka } from '#domain/places/sri-lanka-bounds.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import type { DirectionsRequest, Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { distanceObjections, legObjections, wholeLeg } from '#domain/quotes/plausibility.ts'
import { GoogleError, GoogleLibrary, ROUTE_MS, within } from './maps-api.ts'

interface Place {
  /** Empty for a point. */
  readonly name: string
  /** Google's id. */
  readonly id?: string | undefined
  readonly position: LatLng | null
  /** True for a point and a place of the gazetteer: the site's own roads know the way there. */
  readonly known: boolean
}

export interface RouteSources extends Pick<MapSettings, 'browserKey' | 'serverAsks'> {
  /** The site's own calls, not those that ask Google first. */
  readonly api: Pick<SiteApi, 'directions'>
}

/**
 * The route of a request with a place that the site's own roads do not know.
 * @returns `null` if no road leads there, or no place is found
 * @throws GoogleError when Google does not answer and the own roads cannot replace it; otherwise rejects as `SiteApi`
 *   does
 */
export async function findRoute(
  sources: RouteSources,
  request: DirectionsRequest,
  options: CallOptions = {},
): Promise<Route | null> {
  const { from, to, via = [] } = request
  const places = [from, ...(Array.isArray(via) ? via : [via]), to].map((asked) => placeOf(asked))
  // Nobody pays for a way between places that our own roads know.
  if (places.every(({ known }) => known)) return sources.api.directions({ ...request, source: 'embedded' }, options)
  const route = routeThrough(sources, places)
  return options.signal ? within(options.signal, route) : route
}

/** The route of a fare whose distance is Google's, also when another visitor's browser asked for it. */
export function findFareRoute(
  sources: RouteSources,
  { pickup, dropoff, start, quote: { latloc, longloc } }: PricedFare,
): Promise<Route | null> {
  const end = latloc === null || longloc === null ? null : { lat: latloc, lng: longloc }
  return routeThrough(sources, [placeOf(pickup, start), placeOf(dropoff, end)])
}

/** @param saved position to use when this browser does not know one */
function placeOf(asked: DirectionsRequest['from'], saved: LatLng | null = null): Place {
  if (typeof asked !== 'string') {
    return 'lat' in asked
      ? { name: '', position: asked, known: true }
      : { name: '', id: asked.placeId, position: asked.position ?? null, known: false }
  }
  const found = foundPlace(asked)
  if (found) return { name: asked, id: found.id, position: found.position ?? saved, known: false }
  const { name, position } = resolvePlace(asked)
  return { name, position: position ?? saved, known: position !== null }
}

const MAX_KEPT = 40
const kept = new Map<string, Promise<Route | null>>()

const keyOf = (places: readonly Place[]) =>
  JSON.stringify(places.map(({ name, id, position }) => position ?? id ?? name))

function keep(key: string, answer: Promise<Route | null>): void {
  kept.set(key, answer)
  if (kept.size > MAX_KEPT) kept.delete(kept.keys().next().value!)
}

/** Keeps Google's answers, so that a route that is quoted and then drawn is paid for once. */
async function routeThrough(sources: RouteSources, places: readonly Place[]): Promise<Route | null> {
  const key = keyOf(places)
  const earlier = kept.get(key)
  if (earlier) return earlier
  const answer = requestRoute(sources, places)
  keep(key, answer)
  const route = await answer.catch(() => null)
  // An answer that replaces Google's is not kept: next time Google may answer.
  if (route?.source !== 'google') kept.delete(key)
  else keep(keyOf(placedBy(route, places)), answer)
  return answer
}

/** The places with the positions that Google's route tells. Under these the fare is saved and drawn. */
function placedBy({ path }: Route, places: readonly Place[]): Place[] {
  const ends = new Map([
    [0, path[0]],
    [places.length - 1, path.at(-1)],
  ])
  return places.map((place, i) => {
    const point = ends.get(i)
    if (place.position || !point) return place
    const position = { lat: point[0], lng: point[1] }
    if (place.name) rememberPlace({ name: place.name, id: place.id, position })
    return { ...place, position }
  })
}

async function requestRoute(sources: RouteSources, places: readonly Place[]): Promise<Route | null> {
  const { api, browserKey, serverAsks } = sources
  const ownStops = places.map(({ name, position, known }) => (known && name) || (position ?? name))
  const isTour = places.length > 2
  const located = places.every(({ position }) => position !== null)
  const ownRoute = (stops: readonly (string | LatLng)[]) => api.directions({ ...requestFor(stops), source: 'embedded' })
  const [google, own] = await Promise.all([
    (serverAsks ? workersRoute(api, places) : googleRoute(browserKey, places, isTour)).catch((error: unknown) => {
      if (located) return null
      throw error
    }),
    located ? ownRoute(ownStops) : null,
  ])
  if (!google) return own
  // The Worker has compared it with the own roads.
  if (serverAsks) return google
  const [start, end] = [google.path[0]!, google.path.at(-1)!].map(([lat, lng]) => ({ lat, lng }))
  const expected = own ?? (await ownRoute([start!, ...ownStops.slice(1, -1), end!]))
  if (!expected || contradicts(google, expected, isTour)) return expected
  return { ...google, from: expected.from ?? null, to: expected.to ?? null }
}

function workersRoute(api: RouteSources['api'], places: readonly Place[]): Promise<Route | null> {
  const signal = timeLimit(ROUTE_MS)
  const stops = places.map(({ name, id, position }) => (id ? { placeId: id, position } : name || position!))
  return within(signal, api.directions(requestFor(stops), { signal }))
}

function requestFor(stops: readonly DirectionsRequest['from'][]): DirectionsRequest {
  return { from: stops[0]!, to: stops.at(-1)!, ...(stops.length > 2 ? { via: stops.slice(1, -1) } : {}) }
}

/** True for a distance that the Worker would refuse to save. The price of a tour does not depend on the duration. */
function contradicts(google: Route, own: Route, isTour: boolean): boolean {
  const [claimed, expected] = [wholeLeg(google), wholeLeg(own)]
  return (
    (isTour ? distanceObjections(claimed.distanceKm, expected.distanceKm) : legObjections(claimed, expected)).length > 0
  )
}

const library = new GoogleLibrary('routes')

/**
 * Google's route through the places.
 * @param alternatives whether to request other routes as well, as the product asks for tours; only the first one is
 *   used
 * @returns `null` when Google has no route, or cannot be asked
 * @throws GoogleError when Google should have an answer but does not give it
 */
async function googleRoute(browserKey: string, places: readonly Place[], alternatives: boolean): Promise<Route | null> {
  const [origin, ...rest] = places.map(
    ({ name, id, position }) => position ?? (id ? `places/${id}` : `${name}, Sri Lanka`),
  )
  const destination = rest.pop()
  try {
    return await library.call(
      browserKey,
      timeLimit(ROUTE_MS),
      async ({ Route: GoogleRoute }) =>
        readRoute(
          await GoogleRoute.computeRoutes({
            origin: origin!,
            destination: destination!,
            ...(rest.length > 0 ? { intermediates: rest.map((location) => ({ location, via: true })) } : {}),
            travelMode: 'DRIVING',
            routingPreference: 'TRAFFIC_UNAWARE',
            computeAlternativeRoutes: alternatives,
            region: 'lk',
            language: 'en',
            fields: ['distanceMeters', 'durationMillis', 'path', 'viewport'],
          }),
        ),
      ROUTE_MS,
    )
  } catch (error) {
    // Without a script or a valid key the site works as if there were no Google.
    if (error instanceof GoogleError && error.reason !== 'outage') return null
    throw error
  }
}

const isAmount = (number: number | null | undefined): number is number =>
  typeof number === 'number' && Number.isFinite(number) && number >= 0

function readRoute({
  routes = [],
  geocodingResults,
}: Awaited<ReturnType<typeof google.maps.routes.Route.computeRoutes>>): Route | null {
  // Google guessed a place whose name matches only in part. A guess is not priced.
  if (geocodingResults?.origin?.partialMatch || geocodingResults?.destination?.partialMatch) return null
  const [route] = routes
  // A place that is only passed through does not end a leg, so the route has one leg.
  const leg = route?.legs?.[0] ?? route
  if (!route || !leg || !isAmount(leg.distanceMeters) || !isAmount(leg.durationMillis)) return null
  const path = (route.path ?? []).map(({ lat, lng }) => [lat, lng] as const)
  const [start, end] = [path[0], path.at(-1)]
  if (!start || !end || ![start, end].every(([lat, lng]) => isInSriLanka({ lat, lng }))) return null
  return { distanceMeters: leg.distanceMeters, durationSeconds: leg.durationMillis / 1000, path, source: 'google' }
}
