/** Budgets of the embedded roads and the gazetteer: time of directions, start-up, memory, suggestions. */
import { execFileSync } from 'node:child_process'
import createGraph from 'ngraph.graph'
import { aStar } from 'ngraph.path'
import { allPlaces, suggestPlaces } from '#domain/places/gazetteer/lookup.ts'
import { directions, roadNetwork } from '#worker/roads/directions.ts'
import { RECORDED_PREFIXES } from './typed-names.ts'

const BUDGET = { medianMs: 1, worstMs: 5, readyMs: 20, keystrokeMs: 16 }
const PAIRS = 10_000

export async function run(): Promise<void> {
  const blown: string[] = []
  const hold = (what: string, ms: number, budgetMs: number): void => {
    if (ms > budgetMs) blown.push(`${what}: ${ms.toFixed(2)} ms, budget ${budgetMs} ms`)
  }

  const starts = Array.from({ length: 7 }, startInFreshProcess)
  const readyMs = starts.map((start) => start.readyMs).toSorted((a, b) => a - b)
  const heapMb = starts.map((start) => start.heapMb).toSorted((a, b) => a - b)
  console.log(`network ready in a fresh process: best ${readyMs[0]!.toFixed(1)} ms, median ${readyMs[3]!.toFixed(1)} ms; holds ${heapMb[3]!.toFixed(1)} MB of heap`)
  hold('network ready, best of 7 fresh processes', readyMs[0]!, BUDGET.readyMs)

  const pairs = randomPairs(PAIRS)
  const own = timesOf(pairs, ([from, to]) => void directions(from, to))
  console.log(`directions, ${PAIRS} random pairs: ${summary(own)}`)
  hold('directions, median', own.medianMs, BUDGET.medianMs)
  hold('directions, worst', own.worstMs, BUDGET.worstMs)

  const general = yardstick()
  console.log(`the same pairs from ngraph.path, search alone: ${summary(timesOf(pairs.slice(0, 1_000), general))} (1,000 of them)`)

  suggestPlaces('warm')
  const typed = timesOf(RECORDED_PREFIXES, (prefix) => void suggestPlaces(prefix))
  console.log(`suggestions, ${RECORDED_PREFIXES.length} recorded prefixes: ${summary(typed)}`)
  hold('suggestion, worst', typed.worstMs, BUDGET.keystrokeMs)

  if (blown.length > 0) throw new Error(`Over budget: ${blown.join('; ')}`)
}

interface Times {
  readonly medianMs: number
  readonly p99Ms: number
  readonly worstMs: number
}

/**
 * Time of one call for each input. The slowest twentieth is timed again, three times: what is slow by itself stays slow, what
 * had to wait for another process or for the garbage collector does not.
 */
function timesOf<T>(inputs: readonly T[], call: (input: T) => void): Times {
  const timed = (input: T): number => {
    const start = performance.now()
    call(input)
    return performance.now() - start
  }
  for (const input of inputs.slice(0, 200)) call(input)
  const times = inputs.map((input) => ({ input, ms: timed(input) })).toSorted((a, b) => b.ms - a.ms)
  for (const slow of times.slice(0, inputs.length / 20)) slow.ms = Math.min(slow.ms, timed(slow.input), timed(slow.input), timed(slow.input))
  const ms = times.map((time) => time.ms).toSorted((a, b) => a - b)
  const at = (share: number): number => ms[Math.min(ms.length - 1, Math.floor(share * ms.length))]!
  return { medianMs: at(0.5), p99Ms: at(0.99), worstMs: ms.at(-1)! }
}

function summary({ medianMs, p99Ms, worstMs }: Times): string {
  return `median ${medianMs.toFixed(3)} ms, p99 ${p99Ms.toFixed(3)} ms, worst ${worstMs.toFixed(3)} ms`
}

/** Fixed pairs of places, the same in every run. */
function randomPairs(count: number) {
  const places = allPlaces()
  let state = 20_260
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return places[Math.floor((state / 2 ** 32) * places.length)]!
  }
  return Array.from({ length: count }, () => [next(), next()] as const)
}

/** The same search by a general graph library, between the points nearest to the places. */
function yardstick() {
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

/** Processor time of the thread, not of the clock: a busy machine does not make the network dearer. */
function startInFreshProcess(): { readyMs: number; heapMb: number } {
  const roads = JSON.stringify(import.meta.resolve('#worker/roads/index.ts'))
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
  const answer = execFileSync(process.execPath, ['--expose-gc', '--input-type=module', '-e', script], { encoding: 'utf8' })
  return JSON.parse(answer) as { readyMs: number; heapMb: number }
}
