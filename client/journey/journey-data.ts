/** What the browser knows of a journey: its price by the call, and the ways of its rides by our own roads. */
import { isRefusal, type SiteApi } from '#client/api.ts'
import type { JourneyRide, PricedJourney, ShownJourney } from '#domain/journeys/journey-calls.ts'
import { type Plan, MIN_STOPS, placesOf } from '#domain/journeys/plan.ts'
import { askedPlace } from '#domain/places/coordinates.ts'
import type { DirectionsRequest, Route } from '#domain/quotes/quote-calls-and-lifetime.ts'

/** Rejects only when the signal aborts. */
export async function findJourney(
  api: Pick<SiteApi, 'journey'>,
  plan: Plan,
  signal: AbortSignal,
): Promise<ShownJourney> {
  if (plan.stops.length < MIN_STOPS) return { state: 'started' }
  try {
    const { token: _, ...journey } = await api.journey(plan, { signal })
    return { state: 'priced', journey }
  } catch (error) {
    if (signal.aborted) throw error
    if (!isRefusal(error)) return { state: 'failed' }
    const { fields = [] } = error.problem
    return { state: 'refused', fields }
  }
}

/** The most places between both ends that a call for directions takes. */
const MAX_BETWEEN = 5

/** One request, or two for a tour with many stops on its way. */
function requestsFor(places: readonly string[]): DirectionsRequest[] {
  const requests: DirectionsRequest[] = []
  for (let from = 0; from < places.length - 1; from += MAX_BETWEEN + 1) {
    const part = places.slice(from, from + MAX_BETWEEN + 2)
    requests.push({
      from: askedPlace(part[0]!),
      to: askedPlace(part.at(-1)!),
      via: part.slice(1, -1).map(askedPlace),
      source: 'embedded',
    })
  }
  return requests
}

/** Answers of this visit: one changed stop asks for two ways, not for all of them. */
const routes = new Map<string, Route>()
const MAX_ROUTES = 100

async function routeFor(
  api: Pick<SiteApi, 'directions'>,
  request: DirectionsRequest,
  signal: AbortSignal,
): Promise<Route | null> {
  const key = JSON.stringify(request)
  const known = routes.get(key)
  if (known) return known
  const route = await api.directions(request, { signal })
  if (!route) return null
  if (routes.size >= MAX_ROUTES) routes.clear()
  routes.set(key, route)
  return route
}

/** The ways of a ride; empty if it stays at its place, or nobody can say. Rejects only when the signal aborts. */
export async function routesOf(
  api: Pick<SiteApi, 'directions'>,
  ride: JourneyRide,
  signal: AbortSignal,
): Promise<readonly Route[]> {
  try {
    const found = await Promise.all(requestsFor(placesOf(ride)).map((request) => routeFor(api, request, signal)))
    return found.some((route) => !route) ? [] : (found as Route[])
  } catch (error) {
    if (signal.aborted) throw error
    return []
  }
}

export async function townsOnTheWay(
  api: Pick<SiteApi, 'directions'>,
  { rides }: PricedJourney,
  signal: AbortSignal,
): Promise<readonly (readonly string[])[]> {
  return Promise.all(
    rides.map(async (ride) => (await routesOf(api, ride, signal)).flatMap(({ route }) => route?.towns ?? [])),
  )
}
