/**
 * Google's route between places that the gazetteer does not know, asked for with the operator's server key and compared
 * with the island's own roads. docs/product.md#distances
 */
import type { LatLng } from '#domain/places/coordinates.ts'
import { isInSriLanka } from '#domain/places/sri-lanka-bounds.ts'
import type { Route } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { legObjections, wholeLeg } from '#domain/quotes/plausibility.ts'
import { type Env, settings } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { isWithinLimit } from '#worker/platform/rate-limit.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { computeRoute, type GoogleRoute, RoutesError } from './routes-api.ts'

/** A place on the way. */
export interface Stop {
  /** `null` for a point. */
  readonly name: string | null
  /** `null` for a name that is not known. */
  readonly position: LatLng | null
  /** Google's id of a place that it found. */
  readonly placeId?: string
}

/**
 * Pauses requests to a service that fails, so that visitors do not wait for it in vain. After a pause one request goes
 * through; its outcome ends the pause or starts another.
 */
export class CircuitBreaker {
  readonly #rules: { readonly failures: number; readonly pauseMs: number }
  #failures = 0
  #pausedUntil: number | undefined

  /** @param rules failures in a row after which it pauses, and for how long */
  constructor(rules: { readonly failures: number; readonly pauseMs: number }) {
    this.#rules = rules
  }

  /** True when the caller may ask. It must then report the outcome. */
  mayAsk(now: number): boolean {
    if (this.#pausedUntil === undefined) return true
    if (now < this.#pausedUntil) return false
    this.#pausedUntil = now + this.#rules.pauseMs
    return true
  }

  succeeded(): void {
    this.#failures = 0
    this.#pausedUntil = undefined
  }

  /** @param lasting true where another try would fail as well: a refused key, a spent quota */
  failed(now: number, lasting = false): void {
    this.#failures += 1
    if (lasting || this.#failures >= this.#rules.failures) this.#pausedUntil = now + this.#rules.pauseMs
  }
}

// Shared by the whole isolate: after one visitor met a failure, the next one does not wait for it.
const breaker = new CircuitBreaker({ failures: 3, pauseMs: 60_000 })

async function ask(key: string, stops: readonly Stop[]): Promise<GoogleRoute | 'unavailable' | null> {
  try {
    const route = await computeRoute(
      key,
      stops.map(({ name, position, placeId }) => (placeId ? { placeId } : (position ?? { name: name ?? '' }))),
    )
    breaker.succeeded()
    return route
  } catch (error) {
    if (!(error instanceof RoutesError)) throw error
    breaker.failed(Date.now(), error.lasting)
    logFailure(`map service: ${error.failure}`, error)
    return 'unavailable'
  }
}

const pointOf = ([lat, lng]: readonly [number, number]): LatLng => ({ lat, lng })

interface GoogleAnswer {
  /** Where the stops are. */
  readonly positions: readonly LatLng[]
  /** `null` if it contradicts the island's roads: these are to answer for the positions. */
  readonly route: Route | null
}

/** Why Google was not asked, or did not answer: neither says that a place is unknown. */
export type NoAnswer = 'unavailable' | 'too-many'

/**
 * @param stops the ends and what lies between them, at least two
 * @param visitor as `visitorOf` gives it
 * @returns `null` without a key, or where Google knows no route. Also where the position of a stop on the way is
 *   unknown: Google says where a route starts and ends, so a stop between could not be compared with the roads
 */
export async function askGoogle(
  env: Env,
  stops: readonly Stop[],
  visitor: string | null,
): Promise<GoogleAnswer | NoAnswer | null> {
  const { GOOGLE_MAPS_SERVER_KEY: key } = settings(env)
  if (!key || stops.slice(1, -1).some(({ position }) => position === null)) return null
  if (!(await isWithinLimit(env.MAP_SERVICE_RATE, visitor))) return 'too-many'
  if (!breaker.mayAsk(Date.now())) return 'unavailable'
  const route = await ask(key, stops)
  if (route === null || route === 'unavailable') return route
  const [start, end] = [pointOf(route.path[0]!), pointOf(route.path.at(-1)!)]
  const positions = stops.map(({ position }, i) => position ?? (i === 0 ? start : end))
  if (!positions.every(isInSriLanka)) return null
  const own = roadLeg(positions[0]!, positions.at(-1)!, positions.slice(1, -1))
  if (!own) return null
  return { positions, route: legObjections(wholeLeg(route), own).length > 0 ? null : { ...route, source: 'google' } }
}
