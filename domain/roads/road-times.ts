/**
 * Minutes between many places: one search from a place serves all others, and grows only as far as it is asked for. The same
 * minutes as `directions`, which searches for each pair.
 */
import FlatQueue from 'flatqueue'
import type { LatLng } from '#domain/places/coordinates.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import type { GazetteerPlace } from '#domain/places/gazetteer/table-format.ts'
import { type End, endAt, isPosition, roadNetwork } from './directions.ts'
import { kmApart } from './geometry.ts'
import type { Network } from './network.ts'
import {
  ACCESS_DETOUR,
  ACCESS_SPEED_KMH,
  END_DELAY_SECONDS,
  PREFERENCE_SECONDS_PER_KM,
  SPEEDS_KMH,
} from './speeds-and-access.ts'

/** By the places that they were found with: an owner may move a park's gate. */
interface Known {
  readonly byObject: WeakMap<LatLng, End>
  readonly ends: Map<string, End>
  readonly searches: Map<End, Search>
}
const known = new WeakMap<readonly GazetteerPlace[], Known>()
const MOST_ENDS = 4000
/** Each takes 60 kB. */
const MOST_SEARCHES = 80

function knownNow(): Known {
  const places = allPlaces()
  const found = known.get(places) ?? { byObject: new WeakMap(), ends: new Map(), searches: new Map() }
  known.set(places, found)
  return found
}

/** Forgets the oldest where it holds as many as it may. */
function remember<K, V>(map: Map<K, V>, most: number, key: K, value: V): V {
  if (map.size >= most) map.delete(map.keys().next().value!)
  map.set(key, value)
  return value
}

function endOf({ byObject, ends }: Known, place: LatLng): End {
  const found = byObject.get(place)
  if (found) return found
  const key = `${place.lat},${place.lng}`
  const end = ends.get(key) ?? remember(ends, MOST_ENDS, key, endAt(roadNetwork(), place))
  byObject.set(place, end)
  return end
}

/**
 * Whether a drive takes at most this many minutes; `null` if no road leads there. The same there and back.
 * @param hub the place that is asked about most: the search starts from it
 */
export function isWithinRoadMinutes(hub: LatLng, place: LatLng, minutes: number): boolean | null {
  if (!isPosition(hub) || !isPosition(place)) return null
  const here = knownNow()
  const [start, end] = [endOf(here, hub), endOf(here, place)]
  const [ownStart] = start.accesses
  const [ownEnd] = end.accesses
  if (ownStart === undefined || ownEnd === undefined) return null
  // Whole minutes of a fare are rounded half up.
  const limit = (minutes + 0.5) * 60
  const km = kmApart(start.place, end.place)
  const streetKm = km * ACCESS_DETOUR
  if (streetKm <= ownStart.km + ownEnd.km) return withEnds((streetKm / ACCESS_SPEED_KMH) * 3600) < limit
  if (withEnds(km * FASTEST_SECONDS_PER_KM) >= limit) return false
  const roads = roadNetwork()
  const search =
    here.searches.get(start) ??
    here.searches.get(end) ??
    remember(here.searches, MOST_SEARCHES, start, new Search(roads, start))
  return withEnds(search.secondsTo(search.start === start ? end : start, limit - 2 * END_DELAY_SECONDS)) < limit
}

const withEnds = (seconds: number) => (seconds > 0 ? Math.round(seconds + 2 * END_DELAY_SECONDS) : 0)

const FASTEST_SECONDS_PER_KM = 3600 / Math.max(...Object.values(SPEEDS_KMH).flatMap((speeds) => Object.values(speeds)))
/** A way that costs so much takes at least this share of it in seconds. */
const LEAST_SHARE = FASTEST_SECONDS_PER_KM / (FASTEST_SECONDS_PER_KM + PREFERENCE_SECONDS_PER_KM)
/** How much further the search goes at a time. */
const STEP_COST = 900

/** Dijkstra's search from one place, as far as it has grown. */
class Search {
  readonly start: End
  readonly #network: Network
  readonly #cost: Float64Array
  readonly #seconds: Float64Array
  readonly #queue = new FlatQueue<number>()

  constructor(network: Network, start: End) {
    this.#network = network
    this.start = start
    this.#cost = new Float64Array(network.points.length).fill(Infinity)
    this.#seconds = new Float64Array(network.points.length)
    const { cost, seconds } = network.edges
    for (const access of start.accesses) {
      for (const [point, share] of waysOn(network, access)) {
        const [itsCost, itsSeconds] = [share * cost[access.edge]!, share * seconds[access.edge]!]
        this.#reach(point, access.seconds + itsCost, access.seconds + itsSeconds)
      }
    }
  }

  /** @returns seconds, or Infinity where they are more than the limit */
  secondsTo(end: End, limit: number): number {
    for (;;) {
      const [cost, seconds] = this.#bestTo(end)
      const frontier = this.#queue.peekValue() ?? Infinity
      if (cost <= frontier) return seconds
      if (frontier * LEAST_SHARE > limit) return Infinity
      this.#growTo(Math.min(cost, frontier + STEP_COST))
    }
  }

  /** The best way by what has been reached. */
  #bestTo(end: End): readonly [cost: number, seconds: number] {
    const { edges } = this.#network
    let best = Infinity
    let seconds = 0
    const offer = (itsCost: number, itsSeconds: number): void => {
      if (itsCost < best) [best, seconds] = [itsCost, itsSeconds]
    }
    for (const access of end.accesses) {
      const { edge } = access
      for (const other of this.start.accesses) {
        if (other.edge !== edge) continue
        const share = Math.abs(other.fraction - access.fraction)
        const streets = other.seconds + access.seconds
        offer(streets + share * edges.cost[edge]!, streets + share * edges.seconds[edge]!)
      }
      for (const [point, share] of waysOn(this.#network, access)) {
        offer(
          this.#cost[point]! + share * edges.cost[edge]! + access.seconds,
          this.#seconds[point]! + share * edges.seconds[edge]! + access.seconds,
        )
      }
    }
    return [best, seconds]
  }

  #growTo(limit: number): void {
    const { edges, firstArc, arcTarget, arcEdge } = this.#network
    for (;;) {
      const cost = this.#queue.peekValue()
      if (cost === undefined || cost > limit) return
      const point = this.#queue.pop()!
      if (cost > this.#cost[point]!) continue
      const seconds = this.#seconds[point]!
      for (let arc = firstArc[point]!; arc < firstArc[point + 1]!; arc++) {
        const edge = arcEdge[arc]!
        this.#reach(arcTarget[arc]!, cost + edges.cost[edge]!, seconds + edges.seconds[edge]!)
      }
    }
  }

  #reach(point: number, cost: number, seconds: number): void {
    if (cost >= this.#cost[point]!) return
    this.#cost[point] = cost
    this.#seconds[point] = seconds
    this.#queue.push(point, cost)
  }
}

/** Both ends of the road that a place is reached from, and how far along it they are. */
const waysOn = ({ edges }: Network, { edge, fraction }: End['accesses'][number]) =>
  [
    [edges.from[edge]!, fraction],
    [edges.to[edge]!, 1 - fraction],
  ] as const
