/** The island's roads: time of directions, start-up time and memory of the network. */
import { execFileSync } from 'node:child_process'
import createGraph from 'ngraph.graph'
import { aStar } from 'ngraph.path'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { directions, roadNetwork } from '#domain/roads/directions.ts'
import { Budgets, quantile } from './budgets.ts'

const BUDGET_MS = { median: 1, worst: 5, networkReady: 20 }
const PAIRS = 10_000
const LIBRARY_PAIRS = 1_000
const STARTS = 7

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const starts = Array.from({ length: STARTS }, startInFreshProcess)
  const readyMs = starts.map((start) => start.readyMs)
  console.log(
    `network ready in a fresh process: median ${quantile(readyMs, 0.5).toFixed(1)} ms; heap ${quantile(
      starts.map((start) => start.heapMb),
      0.5,
    ).toFixed(1)} MB`,
  )
  budgets.atMost(BUDGET_MS.networkReady, `network ready, best of ${STARTS} fresh processes`, quantile(readyMs, 0), 'ms')

  const pairs = randomPairs(PAIRS)
  const times = timesOf(pairs, ([from, to]) => void directions(from, to))
  console.log(`directions, ${PAIRS} random pairs: ${summary(times)}`)
  budgets.atMost(BUDGET_MS.median, 'directions, median', quantile(times, 0.5), 'ms')
  budgets.atMost(BUDGET_MS.worst, 'directions, worst', quantile(times, 1), 'ms')
  console.log(
    `${LIBRARY_PAIRS} of these pairs by ngraph.path, the search alone: ${summary(timesOf(pairs.slice(0, LIBRARY_PAIRS), libraryDirections()))}`,
  )
  budgets.check()
}

/**
 * Time of one call for each input. The slowest twentieth is timed three more times: a call that is slow by itself stays
 * slow, one that waited for another process or for the garbage collector does not.
 */
function timesOf<T>(inputs: readonly T[], call: (input: T) => void): number[] {
  const timed = (input: T): number => {
    const start = performance.now()
    call(input)
    return performance.now() - start
  }
  for (const input of inputs.slice(0, 200)) call(input)
  const times = inputs.map((input) => ({ input, ms: timed(input) })).toSorted((a, b) => b.ms - a.ms)
  for (const slow of times.slice(0, inputs.length / 20))
    slow.ms = Math.min(slow.ms, timed(slow.input), timed(slow.input), timed(slow.input))
  return times.map(({ ms }) => ms)
}

function summary(times: readonly number[]): string {
  return `median ${quantile(times, 0.5).toFixed(3)} ms, 99 % ${quantile(times, 0.99).toFixed(3)} ms, worst ${quantile(times, 1).toFixed(3)} ms`
}

/** Random pairs of places, the same in every run. */
function randomPairs(count: number) {
  const places = allPlaces()
  let state = 20_260
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return places[Math.floor((state / 2 ** 32) * places.length)]!
  }
  return Array.from({ length: count }, () => [next(), next()] as const)
}

/** The same search by a graph library, between the points nearest to the places, for comparison. */
function libraryDirections() {
  const { points, edges } = roadNetwork()
  const graph = createGraph<undefined, number>()
  for (let edge = 0; edge < edges.count; edge++) graph.addLink(edges.from[edge]!, edges.to[edge]!, edges.cost[edge]!)
  const finder = aStar(graph, { distance: (_from, _to, link) => link.data })
  const nearest = new Map<object, number>()
  const pointNear = (place: { lat: number; lng: number }): number => {
    const known = nearest.get(place)
    if (known !== undefined) return known
    let best = 0
    let bestSquare = Infinity
    points.forEach(({ lat, lng }, i) => {
      const square = (lat - place.lat) ** 2 + (lng - place.lng) ** 2
      if (square < bestSquare) [best, bestSquare] = [i, square]
    })
    nearest.set(place, best)
    return best
  }
  for (const place of allPlaces()) pointNear(place)
  return ([from, to]: readonly [{ lat: number; lng: number }, { lat: number; lng: number }]) =>
    void finder.find(pointNear(from), pointNear(to))
}

/** Processor time of the thread: a busy machine does not change it. */
function startInFreshProcess(): { readyMs: number; heapMb: number } {
  const roads = JSON.stringify(import.meta.resolve('#domain/roads/directions.ts'))
  const script = `
    const { roadNetwork } = await import(${roads})
    gc()
    const before = process.memoryUsage()
    const used = process.threadCpuUsage()
    globalThis.network = roadNetwork()
    const cost = process.threadCpuUsage(used)
    const readyMs = (cost.user + cost.system) / 1000
    gc()
    const after = process.memoryUsage()
    const held = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
    console.log(JSON.stringify({ readyMs, heapMb: held / 2 ** 20 }))`
  const answer = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  return JSON.parse(answer) as { readyMs: number; heapMb: number }
}
