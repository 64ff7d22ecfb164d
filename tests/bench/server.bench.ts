/**
 * What each kind of request costs the Worker, in workerd itself: CPU over that of a bare Hono handler, how many times
 * that of a yardstick (yardsticks.ts) in the same run, answers a second, and the time that one answer takes. Local D1
 * and KV have a process of their own. `BENCH_ROWS=home,list` measures some of the rows.
 */
import { cpus } from 'node:os'
import { Budgets, quantile } from './budgets.ts'
import { startBuiltWorker, startYardsticks } from './built-worker.ts'
import { startLocalStorage } from './local-storage.ts'
import { type Call, send, type Visit, visits } from './visits.ts'
import { cpuMs, type RunningWorkerd } from './workerd.ts'
import { recordInBoth, sameMarkup, yardstickPage, type YardstickPage } from './yardsticks.ts'

const RUNS = 5
const REQUESTS = 200
const WARM_UP = 200
/** Answers a second are counted with this many requests under way. */
const AT_ONCE = 16
const REQUESTS_AT_ONCE = 600
const PAUSE_MS = 100

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const storage = await startLocalStorage()
  const servers: RunningWorkerd[] = []
  const lines: string[] = []
  const names = process.env.BENCH_ROWS?.split(',') ?? ['']
  const measured = visits().filter(({ name }) => names.some((start) => name.startsWith(start)))
  try {
    const site = await startBuiltWorker(storage)
    servers.push(site)
    const answers = await pagesOf(site, measured)
    const yardsticks = await startYardsticks(
      storage,
      Object.fromEntries(answers.map(([name, { page }]) => [name, page])),
    )
    servers.push(yardsticks)
    for (const [name, { html }] of answers) {
      if (!sameMarkup(await send(yardsticks.url, rendering(name)), html))
        throw new Error(`The yardstick renders other markup than the page: ${name}`)
    }
    const reads: Call = { path: `/reads/${await recordInBoth(storage)}` }
    for (const visit of measured) {
      const yardstick = visit.yardstick === 'react' ? rendering(visit.name) : reads
      const bare = { path: '/' }
      await inSequence(site, await prepared(visit, site, WARM_UP))
      for (const call of [yardstick, bare]) await inSequence(yardsticks, repeated(call, WARM_UP))
      const times: number[] = []
      const costs: { site: number; yardstick: number; bare: number }[] = []
      for (let turn = 0; turn < RUNS; turn++) {
        const calls = await prepared(visit, site, REQUESTS)
        costs.push({
          site: await cpuOf(site, async () => times.push(...(await inSequence(site, calls)))),
          yardstick: await cpuOf(yardsticks, () => inSequence(yardsticks, repeated(yardstick, REQUESTS))),
          bare: await cpuOf(yardsticks, () => inSequence(yardsticks, repeated(bare, REQUESTS))),
        })
      }
      const cpu = quantile(
        costs.map((cost) => (cost.site - cost.bare) / REQUESTS),
        0.5,
      )
      const ratio = quantile(
        costs.map((cost) => (cost.site - cost.bare) / (cost.yardstick - cost.bare)),
        0.5,
      )
      const rate = await answersPerSecond(site, await prepared(visit, site, REQUESTS_AT_ONCE))
      budgets.atMost(visit.limit, `${visit.name}, CPU`, ratio, 'x')
      lines.push(
        row(
          visit.name,
          cpu.toFixed(2),
          (cpu / ratio).toFixed(2),
          ratio.toFixed(1),
          visit.limit ?? '',
          rate.toFixed(0),
          quantile(times, 0.5).toFixed(1),
          quantile(times, 0.99).toFixed(1),
        ),
      )
    }
    const rate = await answersPerSecond(yardsticks, repeated({ path: '/' }, 10 * REQUESTS_AT_ONCE))
    lines.push(row('a bare Hono handler', '0', '', '', '', rate.toFixed(0), '', ''))
  } finally {
    for (const server of servers) await server.stop()
    await storage.stop()
  }
  console.log(`\n${cpus()[0]!.model}, ${cpus().length} cores, Linux\n`)
  console.log(
    [
      row('request', 'CPU, ms', 'yardstick', 'times', 'at most', 'a second', 'median, ms', 'p99, ms'),
      row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:'),
      ...lines,
    ].join('\n'),
  )
  budgets.check()
}

/** One page of each kind that is compared with React. */
async function pagesOf({ url }: RunningWorkerd, all: readonly Visit[]) {
  const answers: [name: string, { html: string; page: YardstickPage }][] = []
  for (const { name, yardstick, prepare } of all) {
    if (yardstick !== 'react') continue
    const html = await send(url, await prepare(url))
    answers.push([name, { html, page: yardstickPage(html) }])
  }
  return answers
}

const rendering = (page: string): Call => ({ path: `/react/${encodeURIComponent(page)}` })

function repeated(call: Call, count: number): Call[] {
  return Array.from({ length: count }, () => call)
}

/** CPU that the server's process takes for something, in ms. */
async function cpuOf({ pid }: RunningWorkerd, work: () => Promise<unknown>): Promise<number> {
  const before = cpuMs(pid)
  await work()
  return cpuMs(pid) - before
}

async function prepared(visit: Visit, { url }: RunningWorkerd, count: number): Promise<Call[]> {
  const calls: Call[] = []
  while (calls.length < count) calls.push(await visit.prepare(url))
  return calls
}

/** One call after the other, and what the Worker does after its answers. @returns the time that each took, in ms */
async function inSequence({ url }: RunningWorkerd, calls: readonly Call[]): Promise<number[]> {
  const times: number[] = []
  for (const call of calls) {
    const start = performance.now()
    await send(url, call)
    times.push(performance.now() - start)
  }
  await new Promise((wake) => {
    setTimeout(wake, PAUSE_MS)
  })
  return times
}

async function answersPerSecond({ url }: RunningWorkerd, calls: readonly Call[]): Promise<number> {
  const waiting = [...calls]
  const start = performance.now()
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let call = waiting.pop(); call; call = waiting.pop()) await send(url, call)
    }),
  )
  return (calls.length / (performance.now() - start)) * 1000
}

function row(name: string, ...cells: readonly (string | number)[]): string {
  return `| ${name.padEnd(19)} | ${cells.map((cell) => String(cell).padStart(10)).join(' | ')} |`
}
