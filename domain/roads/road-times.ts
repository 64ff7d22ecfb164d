/**
 * Minutes between many places: one search from a place answers for all others. The same minutes as `directions`, which
 * searches for each pair.
 */
import FlatQueue from 'flatqueue'
import type { LatLng } from '#domain/places/coordinates.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import { type End, endAt, isPosition, roadNetwork } from './directions.ts'
import { kmApart } from './geometry.ts'
import type { Network } from './network.ts'
import { ACCESS_DETOUR, ACCESS_SPEED_KMH, END_DELAY_SECONDS } from './speeds.ts'

/** From one place to each point of the network. The roads are the same both ways. */
interface TimesFrom {
  readonly cost: Float64Array
  readonly seconds: Float64Array
}

/** By the places that they were found with: an owner may move a park's gate. */
interface Known {
  readonly ends: Map<string, End>
  readonly times: Map<End, TimesFrom>
}
const known = new WeakMap<readonly GazetteerPlace[], Known>()
const MOST_ENDS = 4000
/** Each takes 60 kB. */
const MOST_TIMES = 100

function knownNow(): Known {
  const places = allPlaces()
  const found = known.get(places) ?? { ends: new Map<string, End>(), times: new Map<End, TimesFrom>() }
  known.set(places, found)
  return found
}

function remember<K, V>(map: Map<K, V>, most: number, key: K, value: V): V {
  if (map.size >= most) map.delete(map.keys().next().value!)
  map.set(key, value)
  return value
}

function endOf({ ends }: Known, place: LatLng): End {
  const key = `${place.lat},${place.lng}`
  return ends.get(key) ?? remember(ends, MOST_ENDS, key, endAt(roadNetwork(), place))
}

/** Whole minutes of the drive, as its fare has them; `null` if no road leads there. */
export function roadMinutes(from: LatLng, to: LatLng): number | null {
  if (!isPosition(from) || !isPosition(to)) return null
  const here = knownNow()
  const [start, end] = [endOf(here, from), endOf(here, to)]
  const [ownStart] = start.accesses
  const [ownEnd] = end.accesses
  if (ownStart === undefined || ownEnd === undefined) return null
  const streetKm = kmApart(start.place, end.place) * ACCESS_DETOUR
  if (streetKm <= ownStart.km + ownEnd.km) return wholeMinutes((streetKm / ACCESS_SPEED_KMH) * 3600)
  const backwards = here.times.get(end)
  const times =
    backwards ?? here.times.get(start) ?? remember(here.times, MOST_TIMES, start, timesFrom(roadNetwork(), start))
  return wholeMinutes(
    secondsTo(roadNetwork(), times, ...(backwards ? ([end, start] as const) : ([start, end] as const))),
  )
}

const wholeMinutes = (seconds: number) =>
  seconds > 0 ? Math.round(Math.round(seconds + 2 * END_DELAY_SECONDS) / 60) : 0

/** Dijkstra's search, to all points. */
function timesFrom(network: Network, start: End): TimesFrom {
  const { edges, firstArc, arcTarget, arcEdge } = network
  const cost = new Float64Array(network.points.length).fill(Infinity)
  const seconds = new Float64Array(network.points.length)
  const queue = new FlatQueue<number>()
  const reach = (point: number, itsCost: number, itsSeconds: number): void => {
    if (itsCost >= cost[point]!) return
    cost[point] = itsCost
    seconds[point] = itsSeconds
    queue.push(point, itsCost)
  }
  for (const access of start.accesses) {
    for (const [point, share] of waysOn(network, access)) {
      reach(
        point,
        access.seconds + share * edges.cost[access.edge]!,
        access.seconds + share * edges.seconds[access.edge]!,
      )
    }
  }
  for (;;) {
    const reached = queue.peekValue()
    const point = queue.pop()
    if (point === undefined) return { cost, seconds }
    if (reached! > cost[point]!) continue
    for (let arc = firstArc[point]!; arc < firstArc[point + 1]!; arc++) {
      const edge = arcEdge[arc]!
      reach(arcTarget[arc]!, reached! + edges.cost[edge]!, seconds[point]! + edges.seconds[edge]!)
    }
  }
}

const waysOn = ({ edges }: Network, { edge, fraction }: End['accesses'][number]) =>
  [
    [edges.from[edge]!, fraction],
    [edges.to[edge]!, 1 - fraction],
  ] as const

function secondsTo(network: Network, times: TimesFrom, start: End, end: End): number {
  const { edges } = network
  let best = Infinity
  let seconds = 0
  const offer = (itsCost: number, itsSeconds: number): void => {
    if (itsCost < best) [best, seconds] = [itsCost, itsSeconds]
  }
  for (const access of end.accesses) {
    for (const other of start.accesses) {
      if (other.edge !== access.edge) continue
      const share = Math.abs(other.fraction - access.fraction)
      const streets = other.seconds + access.seconds
      offer(streets + share * edges.cost[access.edge]!, streets + share * edges.seconds[access.edge]!)
    }
    for (const [point, share] of waysOn(network, access)) {
      offer(
        times.cost[point]! + share * edges.cost[access.edge]! + access.seconds,
        times.seconds[point]! + share * edges.seconds[access.edge]! + access.seconds,
      )
    }
  }
  return seconds
}
