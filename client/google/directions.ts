/** Directions for places that the gazetteer does not have: Google's, held against the island's own roads. */
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import type { Route, DirectionsRequest } from '#domain/quotes/call-shapes.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { resolvePlace } from '#domain/places/gazetteer/lookup.ts'
import { distanceObjections, legObjections } from '#domain/quotes/plausibility.ts'
import type { Leg } from '#domain/fares/transfer-fare.ts'
import type { CallOptions, SiteApi } from '#client/api.ts'
import type { MapSettings } from '#client/map/map-service.ts'
import { foundPlace } from '#client/places/found-places.ts'
import { ROUTE_MS, within } from './time-limits.ts'
import { computeRoute, type Stop } from './routes.ts'

interface Place extends Stop {
  /** The gazetteer's, or a typed point: the embedded network answers for it alone. */
  readonly known: boolean
}

function placeAt(waypoint: string | LatLng): Place {
  if (typeof waypoint !== 'string') return { name: '', position: waypoint, known: true }
  const found = foundPlace(waypoint)
  if (found) return { name: waypoint, ...found, known: false }
  const { name, position } = resolvePlace(waypoint)
  return { name, position, known: position !== null }
}

const driveOf = ({ distanceMeters, durationSeconds }: Route): Leg =>
  ({ distanceKm: Math.floor(distanceMeters / 1000), durationMinutes: Math.round(durationSeconds / 60) })

/** What the Worker would refuse to save is not quoted either; a safari's price takes no account of time. */
function contradicts(found: Route, roads: Route, isSafari: boolean): boolean {
  const [claimed, expected] = [driveOf(found), driveOf(roads)]
  return (isSafari ? distanceObjections(claimed.distanceKm, expected.distanceKm) : legObjections(claimed, expected)).length > 0
}

interface Asking extends Pick<MapSettings, 'browserKey' | 'serverAsks'> {
  readonly api: Pick<SiteApi, 'directions'>
}

function requestAlong(stops: readonly (string | LatLng)[]): DirectionsRequest {
  return { from: stops[0]!, to: stops.at(-1)!, ...(stops.length > 2 ? { via: stops.slice(1, -1) } : {}) }
}

async function ask({ api, browserKey, serverAsks }: Asking, stops: readonly Place[]): Promise<Route | null> {
  const isSafari = stops.length > 2
  const signal = AbortSignal.timeout(ROUTE_MS)
  const placed = stops.every(({ position }) => position !== null)
  const named = ({ name, position, known }: Place) => (known && name) || (position ?? name)
  const along = requestAlong(stops.map(named))
  // The Worker with a key of its own asks Google itself; without, its roads answer at once for whatever has a position.
  if (serverAsks) return api.directions(along)
  const [found, roads] = await Promise.all([
    computeRoute(browserKey, stops, isSafari, signal),
    placed ? api.directions({ ...along, source: 'embedded' }) : null,
  ])
  if (!found) return roads
  const [start, end] = [found.path[0]!, found.path.at(-1)!].map(([lat, lng]) => ({ lat, lng }))
  const expected = roads ?? await api.directions({ ...requestAlong([start!, ...stops.slice(1, -1).map(named), end!]), source: 'embedded' })
  if (!expected || contradicts(found, expected, isSafari)) return expected
  return { ...found, from: expected.from ?? null, to: expected.to ?? null }
}

const MOST_KEPT = 20
const answers = new Map<string, Promise<Route | null>>()

/** Asks once for a drive, however often it is quoted and drawn. */
async function askOnce(asking: Asking, stops: readonly Place[]): Promise<Route | null> {
  const key = JSON.stringify(stops.map(({ name, id, position }) => position ?? id ?? name))
  const kept = answers.get(key)
  if (kept) return kept
  const answer = ask(asking, stops)
  answers.set(key, answer)
  if (answers.size > MOST_KEPT) answers.delete(answers.keys().next().value!)
  // What stands in for Google's answer is not to stay in its place.
  const found = await answer.catch(() => null)
  if (!found || found.source === 'embedded') answers.delete(key)
  return answer
}

/** Directions where one of the places was found beyond the gazetteer, or is not known at all; the embedded ones for others. */
export async function directionsBeyond(asking: Asking, request: DirectionsRequest, options: CallOptions = {}): Promise<Route | null> {
  const { from, to, via = [] } = request
  const places = [from, ...(Array.isArray(via) ? via : [via]), to].map(placeAt)
  if (places.every(({ known }) => known)) return asking.api.directions(request, options)
  const answer = askOnce(asking, places)
  return options.signal ? within(options.signal, answer) : answer
}

/** The same for drawing a fare that rests on Google's distance, whoever it was computed for. */
export function directionsOf(asking: Asking, { pickup, dropoff, start, quote: { latloc, longloc } }: PricedFare): Promise<Route | null> {
  const end = latloc === null || longloc === null ? null : { lat: latloc, lng: longloc }
  return askOnce(asking, [placeOr(pickup, start), placeOr(dropoff, end)])
}

/** The saved position is for a name that nothing in this browser places. */
function placeOr(name: string, saved: LatLng | null): Place {
  const place = placeAt(name)
  return { ...place, position: place.position ?? saved }
}
