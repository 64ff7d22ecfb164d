/** POST /directions: the embedded road network. */
import { Hono } from 'hono'
import { DirectionsSchema, type DirectionsAnswer, type LatLng } from '#domain/calls.ts'
import { resolvePlace } from '#domain/gazetteer/resolve.ts'
import type { AppEnv } from '../environment.ts'
import { jsonBody } from '../http/body.ts'
import { ProblemError } from '../http/problem.ts'
import { directions } from '../roads/index.ts'

interface Stop extends LatLng { readonly name: string | null }

function stopAt(waypoint: string | LatLng): Stop {
  if (typeof waypoint !== 'string') return { ...waypoint, name: null }
  const { position, name } = resolvePlace(waypoint)
  if (!position) throw new ProblemError('unreachable', { detail: 'A place of this name is not known in Sri Lanka' })
  return { ...position, name }
}

/** About a metre. */
const roundDegrees = (degrees: number) => Math.round(degrees * 1e5) / 1e5

export const directionsApi = new Hono<AppEnv>()
  .post('/', jsonBody(DirectionsSchema), (c) => {
    const { via = [], ...ends } = c.req.valid('json')
    const [from, to] = [stopAt(ends.from), stopAt(ends.to)]
    const found = directions(from, to, (Array.isArray(via) ? via : [via]).map(stopAt))
    if (!found) throw new ProblemError('unreachable')
    const { distanceMeters, durationSeconds, path, roads, towns, expresswayKm, hillKm } = found
    const answer: DirectionsAnswer = {
      distanceMeters, durationSeconds,
      path: path.map(([lat, lng]) => [roundDegrees(lat), roundDegrees(lng)] as const),
      source: 'embedded', from: from.name, to: to.name,
      route: { roads, towns, expresswayKm, hillKm },
    }
    return c.json(answer, 200)
  })
