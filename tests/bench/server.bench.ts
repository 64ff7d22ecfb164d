/**
 * What each kind of request costs the Worker, in workerd itself: CPU over a bare Hono handler in the same run, answers
 * a second, and the
 * time that one answer takes. Local D1 and KV have a process of their own. `BENCH_ROWS=home,list` measures some of the
 * rows.
 */
import { cpus } from 'node:os'
import { Budgets, quantile } from './budgets.ts'
import { startBareHandler, startBuiltWorker } from './built-worker.ts'
import { startLocalStorage } from './local-storage.ts'
import { type Call, send, type Visit, visits } from './visits.ts'
import { cpuMs, type RunningWorkerd } from './workerd.ts'

const RUNS = 3
const REQUESTS = 300
const WARM_UP = 100
/** Answers a second are counted with this many requests under way. */
const AT_ONCE = 16
const REQUESTS_AT_ONCE = 600
const PAUSE_MS = 100

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const storage = await startLocalStorage()
  const servers: RunningWorkerd[] = []
  const lines: string[] = []
  try {
    const [site, bare] = [await startBuiltWorker(storage), await startBareHandler()]
    servers.push(site, bare)
    const names = process.env.BENCH_ROWS?.split(',') ?? ['']
    for (const visit of visits().filter(({ name }) => names.some((start) => name.startsWith(start)))) {
      for (const server of servers) await inSequence(server, await prepared(visit, site, WARM_UP))
      const times: number[] = []
      const costs: number[] = []
      for (let turn = 0; turn < RUNS; turn++) {
        const calls = await prepared(visit, site, REQUESTS)
        const before = cpuMs(site.pid)
        times.push(...(await inSequence(site, calls)))
        const used = cpuMs(site.pid) - before
        const bareBefore = cpuMs(bare.pid)
        await inSequence(bare, calls)
        costs.push((used - (cpuMs(bare.pid) - bareBefore)) / REQUESTS)
      }
      const rate = await answersPerSecond(site, await prepared(visit, site, REQUESTS_AT_ONCE))
      const cpu = quantile(costs, 0.5)
      budgets.atMost(visit.limitMs ?? Infinity, `${visit.name}, CPU`, cpu, 'ms')
      lines.push(
        row(
          visit.name,
          cpu.toFixed(2),
          visit.limitMs ?? '',
          rate.toFixed(0),
          quantile(times, 0.5).toFixed(1),
          quantile(times, 0.99).toFixed(1),
        ),
      )
    }
    const rate = await answersPerSecond(
      bare,
      Array.from({ length: 10 * REQUESTS_AT_ONCE }, () => ({ path: '/' })),
    )
    lines.push(row('a bare Hono handler', '0', '', rate.toFixed(0), '', ''))
  } finally {
    for (const server of servers) await server.stop()
    await storage.stop()
  }
  console.log(`\n${cpus()[0]!.model}, ${cpus().length} cores, Linux\n`)
  console.log(
    [
      row('request', 'CPU, ms', 'at most', 'a second', 'median, ms', 'p99, ms'),
      row('---', '---:', '---:', '---:', '---:', '---:'),
      ...lines,
    ].join('\n'),
  )
  budgets.check()
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
