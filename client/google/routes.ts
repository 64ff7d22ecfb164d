/** Directions from Google's Routes library. */
import type { Route } from '#domain/quotes/call-shapes.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { isInSriLanka } from '#domain/quotes/plausibility.ts'
import { PAUSE_MS, within } from './time-limits.ts'
import { scriptLoaded } from './script.tsx'

/** By its position, by Google's id for it, or by a name that Google is to find. */
export interface Stop {
  readonly name: string
  readonly id?: string | undefined
  readonly position: LatLng | null
}

let pausedUntil = 0

function locationOf({ name, id, position }: Stop): string | LatLng {
  return position ?? (id ? `places/${id}` : `${name}, Sri Lanka`)
}

const isWhole = (number: number | null | undefined): number is number => typeof number === 'number' && Number.isFinite(number) && number >= 0

function answerOf({ routes = [], geocodingResults }: Awaited<ReturnType<typeof google.maps.routes.Route.computeRoutes>>): Route | null {
  // What is driven through is not stopped at: the first route has one leg, whose figures are its own.
  const [route] = routes
  // A name that fits only in part is a guess; nobody is priced on a guess.
  if (geocodingResults?.origin?.partialMatch || geocodingResults?.destination?.partialMatch) return null
  const leg = route?.legs?.[0] ?? route
  if (!route || !leg || !isWhole(leg.distanceMeters) || !isWhole(leg.durationMillis)) return null
  const path = (route.path ?? []).map(({ lat, lng }) => [lat, lng] as const)
  const [start, end] = [path[0], path.at(-1)]
  if (!start || !end || ![start, end].every(([lat, lng]) => isInSriLanka({ lat, lng }))) return null
  return { distanceMeters: leg.distanceMeters, durationSeconds: leg.durationMillis / 1000, path, source: 'google' }
}

/**
 * The drive by way of the stops, the first and the last of which are its ends. Never rejects.
 *
 * @param alternatives whether other ways are asked for as well (specification section 7: on the safari page); the first one counts
 * @returns `null` where Google knows of none or does not answer in time
 */
export async function computeRoute(browserKey: string, stops: readonly Stop[], alternatives: boolean, signal: AbortSignal): Promise<Route | null> {
  if (Date.now() < pausedUntil || !await scriptLoaded(browserKey, signal)) return null
  const [origin, ...rest] = stops.map(locationOf)
  const destination = rest.pop()
  try {
    const { Route } = await within(signal, google.maps.importLibrary('routes'))
    const answer = await within(signal, Route.computeRoutes({
      origin: origin!, destination: destination!,
      ...(rest.length > 0 ? { intermediates: rest.map((location) => ({ location, via: true })) } : {}),
      travelMode: 'DRIVING', routingPreference: 'TRAFFIC_UNAWARE', computeAlternativeRoutes: alternatives, region: 'lk', language: 'en',
      fields: ['distanceMeters', 'durationMillis', 'path', 'viewport'],
    }))
    return answerOf(answer)
  } catch (error) {
    if (!(error instanceof DOMException)) pausedUntil = Date.now() + PAUSE_MS
    return null
  }
}
