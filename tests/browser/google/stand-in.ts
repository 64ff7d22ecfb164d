/**
 * A stand-in for Google: answers what the page asks of it, so that nothing leaves this machine, and records every
 * request.
 */
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { join } from 'node:path'
import type { Page, Request, Route } from 'playwright-core'

export interface Hotel {
  readonly id: string
  readonly name: string
  readonly address: string
  readonly lat: number
  readonly lng: number
}

export const LIGHTHOUSE: Hotel = {
  id: 'hotel-1',
  name: 'Jetwing Lighthouse',
  address: 'Dadalla, Galle, Sri Lanka',
  lat: 6.0486,
  lng: 80.1964,
}
export const GRAND: Hotel = {
  id: 'hotel-2',
  name: 'Grand Hotel',
  address: 'Grand Hotel Road, Nuwara Eliya, Sri Lanka',
  lat: 6.9719,
  lng: 80.7669,
}
export const HERITANCE: Hotel = {
  id: 'hotel-3',
  name: 'Heritance Kandalama',
  address: 'Dambulla, Sri Lanka',
  lat: 7.8856,
  lng: 80.7033,
}

/** What a request for the script gets. What hangs arrives when the test calls `release`. */
type ScriptBehaviour =
  | 'answers'
  | 'is blocked'
  | 'hangs'
  | 'hangs, and is a login page'
  | 'is a login page'
  | 'refuses the key at once'
  | 'refuses the key later'
/** What a request to a service gets. What is slow answers when the test calls `release`, and what hangs never. */
type ServiceBehaviour =
  | 'answers'
  | 'finds nothing'
  | 'knows no such place'
  | 'is slow'
  | 'hangs'
  | 'fails'
  | 'refuses'
  | 'has no quota left'
  | 'answers nonsense'

export interface GoogleBehaviour {
  script?: ScriptBehaviour
  places?: ServiceBehaviour
  /** Searches are not answered before this resolves. */
  placesHeld?: Promise<void>
  routes?: ServiceBehaviour
  /** Length of every route, km. */
  km?: number
  partialMatch?: boolean
}

interface GoogleRequest {
  readonly url: URL
  readonly body: Record<string, unknown> | null
}

export interface Google {
  /** All requests, those for the script included. */
  readonly requests: GoogleRequest[]
  searches(): GoogleRequest[]
  details(): GoogleRequest[]
  routes(): GoogleRequest[]
  scripts(): GoogleRequest[]
  /** How many maps were drawn. */
  maps(): number
  /** Answers later requests differently. */
  change(behaviour: GoogleBehaviour): void
  /** True for a request that has no answer yet, and gets none before `release`. */
  isHeld(request: Request): boolean
  /** Lets what hangs or is slow arrive, and waits until it has. */
  release(): Promise<void>
}

const SOURCE = join(import.meta.dirname, 'maps-script.ts')
const SCRIPT = `window.mapsScriptRuns = (window.mapsScriptRuns ?? 0) + 1; ${stripTypeScriptTypes(readFileSync(SOURCE, 'utf8'))}`
const REFUSE = 'window.gm_authFailure(); window.keyIsRefused = true;'
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

const SCRIPTS: Record<
  Exclude<ScriptBehaviour, 'is blocked' | 'hangs' | 'hangs, and is a login page'>,
  { contentType: string; body: string }
> = {
  answers: { contentType: 'text/javascript', body: SCRIPT },
  'is a login page': { contentType: 'text/html', body: '<!doctype html><title>Hotel Wi-Fi</title><p>Please log in' },
  'refuses the key at once': { contentType: 'text/javascript', body: REFUSE + SCRIPT },
  'refuses the key later': { contentType: 'text/javascript', body: `${SCRIPT};setTimeout(() => { ${REFUSE} }, 300)` },
}

const cors = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }
const json = (route: Route, body: unknown, status = 200) =>
  route.fulfill({ status, headers: cors, contentType: 'application/json', body: JSON.stringify(body) })

/** @param hold takes a request that is not answered now, with its answer if that comes later */
async function serve(
  route: Route,
  behaviour: ServiceBehaviour,
  nothing: unknown,
  answer: unknown,
  hold: (route: Route, later?: () => Promise<void>) => void,
): Promise<void> {
  if (route.request().method() === 'OPTIONS') return route.fulfill({ status: 204, headers: cors })
  switch (behaviour) {
    case 'answers':
      return json(route, answer)
    case 'finds nothing':
      return json(route, nothing)
    case 'knows no such place':
      return json(route, { error: { status: 'NOT_FOUND' } }, 404)
    case 'is slow':
      return hold(route, () => json(route, answer))
    case 'hangs':
      return hold(route)
    case 'fails':
      return json(route, { error: { status: 'INTERNAL' } }, 500)
    case 'refuses':
      return json(route, { error: { status: 'PERMISSION_DENIED' } }, 403)
    case 'has no quota left':
      return json(route, { error: { status: 'RESOURCE_EXHAUSTED' } }, 429)
    case 'answers nonsense':
      return json(route, { suggestions: 'none', routes: [{ distanceMeters: 'far' }] })
  }
}

/** Position of a waypoint: itself, or the hotel of that name. An unknown name is in Chennai, abroad. */
function positionOf(place: unknown, hotels: readonly Hotel[]): { lat: number; lng: number } {
  if (typeof place === 'object') return place as Hotel
  return hotels.find(({ name }) => String(place).startsWith(name)) ?? { lat: 13.08, lng: 80.27 }
}

/** A straight path of 21 points. */
const lineBetween = (from: { lat: number; lng: number }, to: { lat: number; lng: number }) =>
  Array.from({ length: 21 }, (_, i) => ({
    lat: from.lat + ((to.lat - from.lat) * i) / 20,
    lng: from.lng + ((to.lng - from.lng) * i) / 20,
  }))

/** Call this before the page is opened. */
export async function playGoogle(
  page: Page,
  hotels: readonly Hotel[],
  behaviour: GoogleBehaviour = {},
): Promise<Google> {
  const now = { ...behaviour }
  const requests: GoogleRequest[] = []
  const held = new Map<Request, (() => Promise<void>) | undefined>()
  const hold = (route: Route, later?: () => Promise<void>) => void held.set(route.request(), later)
  const byHost = (host: string, path = '') =>
    requests.filter(({ url }) => url.hostname === host && url.pathname.includes(path))
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (!/(^|\.)(googleapis|gstatic|google)\.com$/.test(url.hostname) || request.method() === 'OPTIONS') return
    requests.push({ url, body: request.postDataJSON() as Record<string, unknown> | null })
  })

  await page.route('https://maps.googleapis.com/**', async (route) => {
    const { script = 'answers' } = now
    if (script === 'is blocked') return route.abort('blockedbyclient')
    if (script === 'hangs') return hold(route, () => route.fulfill(SCRIPTS.answers))
    if (script === 'hangs, and is a login page') return hold(route, () => route.fulfill(SCRIPTS['is a login page']))
    return route.fulfill(SCRIPTS[script])
  })
  await page.route('https://maps.gstatic.com/**', (route) => route.fulfill({ contentType: 'image/gif', body: PIXEL }))
  await page.route('https://places.googleapis.com/v1/places:autocomplete', async (route) => {
    await now.placesHeld
    const { input = '' } = (route.request().postDataJSON() ?? {}) as { input?: string }
    const suggestions = hotels
      .filter(({ name }) => name.toLowerCase().includes(input.toLowerCase()))
      .map(({ id, name, address }) => ({ placeId: id, mainText: name, secondaryText: address }))
    return serve(route, now.places ?? 'answers', { suggestions: [] }, { suggestions }, hold)
  })
  await page.route('https://places.googleapis.com/v1/places/*', (route) => {
    const hotel = hotels.find(({ id }) => route.request().url().includes(`/${id}?`))
    return hotel
      ? json(route, { location: { lat: hotel.lat, lng: hotel.lng }, formattedAddress: hotel.address })
      : json(route, { error: { status: 'NOT_FOUND' } }, 404)
  })
  await page.route('https://routes.googleapis.com/**', (route) => {
    const { km = 150, partialMatch = false, routes = 'answers' } = now
    const { origin, destination } = route.request().postDataJSON() as { origin: unknown; destination: unknown }
    const answer = {
      distanceMeters: km * 1000 + 400,
      durationMillis: km * 60_000 + 500,
      path: lineBetween(positionOf(origin, hotels), positionOf(destination, hotels)),
    }
    return serve(route, routes, { routes: [] }, { routes: [answer], partialMatch }, hold)
  })

  return {
    requests,
    scripts: () => byHost('maps.googleapis.com'),
    searches: () => byHost('places.googleapis.com', ':autocomplete'),
    details: () => byHost('places.googleapis.com', '/places/'),
    routes: () => byHost('routes.googleapis.com'),
    maps: () => byHost('maps.gstatic.com').length,
    change: (next) => Object.assign(now, next),
    isHeld: (request) => held.has(request),
    async release() {
      const waiting = [...held].filter(([, later]) => later)
      await Promise.all(
        waiting.map(async ([request, later]) => {
          held.delete(request)
          // The page may have given it up.
          await later!().catch(() => {})
          await (await request.response().catch(() => null))?.finished()
        }),
      )
    },
  }
}
