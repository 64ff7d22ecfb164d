/** POST /directions: the embedded road network; for places that it does not know a map service, where its key is set. */
import { Hono } from 'hono'
import { DirectionsSchema, type DirectionsAnswer, type LatLng } from '#domain/calls.ts'
import { resolvePlace } from '#domain/gazetteer/resolve.ts'
import type { AppEnv } from '../environment.ts'
import { serviceDirections, type Stop } from '../google/directions.ts'
import { jsonBody } from '../http/body.ts'
import { ProblemError } from '../http/problem.ts'
import { directions } from '../roads/index.ts'

function stopAt(waypoint: string | LatLng): Stop {
  return typeof waypoint === 'string' ? resolvePlace(waypoint) : { name: null, position: waypoint }
}

/** Distances between places that the gazetteer knows come from the embedded network alone. */
const isKnown = ({ name, position }: Stop) => name !== null && position !== null

/** About a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5

/** @throws ProblemError 404 where no road leads */
function embeddedDirections(positions: readonly LatLng[]): DirectionsAnswer {
  const found = directions(positions[0]!, positions.at(-1)!, positions.slice(1, -1))
  if (!found) throw new ProblemError('unreachable')
  const { distanceMeters, durationSeconds, path, roads, towns, expresswayKm, hillKm, windingKm } = found
  return { distanceMeters, durationSeconds, path, source: 'embedded', route: { roads, towns, expresswayKm, hillKm, windingKm } }
}

export const directionsApi = new Hono<AppEnv>()
  .post('/', jsonBody(DirectionsSchema), async (c) => {
    const { from, to, via = [], source } = c.req.valid('json')
    const stops = [from, ...(Array.isArray(via) ? via : [via]), to].map(stopAt)
    const found = source === 'embedded' || stops.every(isKnown) ? null : await serviceDirections(c, stops)
    const positions = found?.positions ?? stops.flatMap(({ position }) => position ?? [])
    if (positions.length < stops.length) throw new ProblemError('unreachable', { detail: 'A place of this name is not known in Sri Lanka' })
    const { path, ...drive } = found?.answer ?? embeddedDirections(positions)
    const answer: DirectionsAnswer = {
      ...drive,
      path: path.map(([lat, lng]) => [roundDegrees(lat), roundDegrees(lng)] as const),
      from: stops[0]!.position && stops[0]!.name, to: stops.at(-1)!.position && stops.at(-1)!.name,
    }
    return c.json(answer, 200)
  })
