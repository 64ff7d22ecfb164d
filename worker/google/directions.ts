/** Directions by Google for places that the gazetteer does not know, with the operator's server key (design section 5). */
import type { Context } from 'hono'
import type { Route } from '#domain/quotes/call-shapes.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { isInSriLanka, legObjections } from '#domain/quotes/plausibility.ts'
import type { AppEnv } from '#worker/environment.ts'
import { logFailure } from '#worker/platform/log.ts'
import { estimate } from '#worker/quotes/assessment.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { computeRoute, RoutesError, type GoogleRoute } from './routes-api.ts'

/** A place on the way, by its name or its position. */
export interface Stop {
  /** `null` for a point. */
  readonly name: string | null
  /** `null` for a name that is not known. */
  readonly position: LatLng | null
}

// Of this isolate: what one visitor learnt spares the next one the wait.
const breaker = new CircuitBreaker({ failures: 3, pauseMs: 60_000 })

async function mayAsk({ env, req }: Context<AppEnv>): Promise<boolean> {
  const { success } = await env.MAP_SERVICE_RATE?.limit({ key: req.header('cf-connecting-ip') ?? 'local' }) ?? { success: true }
  return success && breaker.mayAsk(Date.now())
}

async function ask(key: string, stops: readonly Stop[]): Promise<GoogleRoute | null> {
  try {
    const drive = await computeRoute(key, stops.map(({ name, position }) => position ?? { name: name ?? '' }))
    breaker.succeeded()
    return drive
  } catch (error) {
    if (!(error instanceof RoutesError)) throw error
    breaker.failed(Date.now(), error.lasting)
    logFailure(`map service: ${error.failure}`, error)
    return null
  }
}

const pointOf = ([lat, lng]: readonly [number, number]): LatLng => ({ lat, lng })

export interface ServiceDirections {
  /** Where the stops are. */
  readonly positions: readonly LatLng[]
  /** `null` where what was found contradicts the island's roads: the embedded network is to answer for these positions. */
  readonly answer: Route | null
}

/**
 * @param stops ends and what lies between them, at least two
 * @returns `null` where there is no key, no drive, or no answer in time; and where nobody knows the position of a stop on the way:
 * Google's answer tells where a drive starts and ends, so a stop between cannot be held against the roads
 */
export async function serviceDirections(c: Context<AppEnv>, stops: readonly Stop[]): Promise<ServiceDirections | null> {
  const key = c.env.GOOGLE_MAPS_SERVER_KEY
  if (!key || stops.slice(1, -1).some(({ position }) => position === null) || !await mayAsk(c)) return null
  const drive = await ask(key, stops)
  if (!drive) return null
  const [start, end] = [pointOf(drive.path[0]!), pointOf(drive.path.at(-1)!)]
  const positions = stops.map(({ position }, i) => position ?? (i === 0 ? start : end))
  if (!positions.every(isInSriLanka)) return null
  const expected = estimate(positions[0]!, positions.at(-1)!, positions.slice(1, -1))
  if (!expected) return null
  const found = { distanceKm: Math.floor(drive.distanceMeters / 1000), durationMinutes: Math.round(drive.durationSeconds / 60) }
  return { positions, answer: legObjections(found, expected).length > 0 ? null : { ...drive, source: 'google' } }
}
