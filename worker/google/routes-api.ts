/**
 * Google's Routes API, computeRoutes:
 * https://developers.google.com/maps/documentation/routes/reference/rest/v2/TopLevel/computeRoutes
 */
import { decode } from '@googlemaps/polyline-codec'
import * as v from 'valibot'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'

const ENDPOINT = 'https://routes.googleapis.com/directions/v2:computeRoutes'
const FIELDS = ['routes.distanceMeters', 'routes.duration', 'routes.polyline.encodedPolyline', 'geocodingResults']
/** How long one try may take, in ms, body included. Two tries stay within the 3 s that a visitor waits. */
export const TRY_MS = 1200

/** A place by its position, by Google's own id, or by a name that Google is to find. */
type Waypoint = LatLng | { readonly placeId: string } | { readonly name: string }

export interface GoogleRoute extends Pick<Route, 'distanceMeters' | 'durationSeconds' | 'path'> {}

/**
 * - `refused`: the key is wrong, or may not ask this
 * - `quota`: 429
 * - `server`: 5xx, or any other status that is no success
 * - `garbage`: the answer cannot be read
 * - `silence`: no answer in time, or no connection
 */
type RoutesFailure = 'refused' | 'quota' | 'server' | 'garbage' | 'silence'

/** May be logged: it says nothing of what was asked or answered. */
export class RoutesError extends Error {
  override readonly name = 'RoutesError'
  readonly failure: RoutesFailure

  constructor(failure: RoutesFailure) {
    super(failure)
    this.failure = failure
  }

  /** True where another try would fail as well. */
  get lasting(): boolean {
    return this.failure === 'refused' || this.failure === 'quota'
  }
}

/** Google leaves out zeros, and empty lists of routes. */
const AnswerSchema = v.object({
  routes: v.optional(
    v.array(
      v.object({
        distanceMeters: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
        /** Seconds, whole or not: `165s`, `3.5s`. */
        duration: v.pipe(
          v.string(),
          v.regex(/^\d{1,9}(\.\d{1,9})?s$/),
          v.transform((text) => Number(text.slice(0, -1))),
        ),
        polyline: v.object({ encodedPolyline: v.pipe(v.string(), v.nonEmpty()) }),
      }),
    ),
    [],
  ),
  geocodingResults: v.optional(
    v.object({
      origin: v.optional(v.object({ partialMatch: v.optional(v.boolean(), false) })),
      destination: v.optional(v.object({ partialMatch: v.optional(v.boolean(), false) })),
    }),
  ),
})

function locationOf(waypoint: Waypoint): object {
  if ('placeId' in waypoint) return waypoint
  return 'name' in waypoint
    ? { address: `${waypoint.name}, Sri Lanka` }
    : { location: { latLng: { latitude: waypoint.lat, longitude: waypoint.lng } } }
}

function requestBody(stops: readonly Waypoint[]): string {
  const [origin, ...rest] = stops.map(locationOf)
  const destination = rest.pop()
  return JSON.stringify({
    origin,
    destination,
    // The route passes through without a stop, so it has one leg with the figures of the whole.
    ...(rest.length > 0 ? { intermediates: rest.map((stop) => ({ ...stop, via: true })) } : {}),
    travelMode: 'DRIVE',
    routingPreference: 'TRAFFIC_UNAWARE',
    regionCode: 'lk',
    languageCode: 'en',
    units: 'METRIC',
  })
}

function failureOf(status: number, text: string): RoutesFailure | null {
  if (status === 429) return 'quota'
  if (status === 401 || status === 403 || text.includes('API_KEY_INVALID')) return 'refused'
  // This is about the places, not about the service: Google cannot find a name.
  return status === 400 || status === 404 ? null : 'server'
}

async function askOnce(key: string, body: string): Promise<unknown> {
  let answer: Response
  let text: string
  try {
    answer = await fetch(ENDPOINT, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(TRY_MS),
      headers: { 'content-type': 'application/json', 'x-goog-api-key': key, 'x-goog-fieldmask': FIELDS.join(',') },
    })
    text = await answer.text()
  } catch {
    throw new RoutesError('silence')
  }
  if (!answer.ok) {
    const failure = failureOf(answer.status, text)
    if (failure) throw new RoutesError(failure)
    return {}
  }
  try {
    return JSON.parse(text)
  } catch {
    throw new RoutesError('garbage')
  }
}

function routeOf(json: unknown): GoogleRoute | null {
  const parsed = v.safeParse(AnswerSchema, json)
  if (!parsed.success) throw new RoutesError('garbage')
  const {
    routes: [route],
    geocodingResults,
  } = parsed.output
  // A name that matches only in part is a guess, which is no basis for a price.
  if (!route || geocodingResults?.origin?.partialMatch || geocodingResults?.destination?.partialMatch) return null
  const { distanceMeters, duration, polyline } = route
  const path = decode(polyline.encodedPolyline)
  if (path.length < 2 || path.some(([lat, lng]) => Math.abs(lat) > 90 || Math.abs(lng) > 180))
    throw new RoutesError('garbage')
  return { distanceMeters, durationSeconds: duration, path }
}

/**
 * @param stops the ends, and what lies between them
 * @returns `null` if Google has no route
 * @throws RoutesError after a second try, or where that would fail as well
 */
export async function computeRoute(key: string, stops: readonly Waypoint[]): Promise<GoogleRoute | null> {
  const body = requestBody(stops)
  const once = async () => routeOf(await askOnce(key, body))
  return once().catch((error: RoutesError) => {
    if (!error.lasting) return once()
    throw error
  })
}
