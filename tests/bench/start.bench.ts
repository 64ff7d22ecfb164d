/**
 * A cold isolate: from the start of a workerd process until it has answered a listed page, and until it has told a
 * listed fare, beyond the start of a Worker that does nothing; and what each module costs once it is imported: workerd
 * reads it, that is, goes through its text and notes its functions, and runs it.
 */
import { Budgets, quantile } from './budgets.ts'
import { builtModules, modulesOfStart, startBuiltWorker } from './built-worker.ts'
import { type LocalStorage, putNoPriceLists, startLocalStorage } from './local-storage.ts'
import { type Call, send, visits } from './visits.ts'
import { cpuMs, type RunningWorkerd, startWorkerd } from './workerd.ts'

const STARTS = 20
/** The same, where a module is measured by itself. */
const STARTS_OF_MODULE = 5
/** Below so many bytes modules are measured together. */
const SMALL = 25_000
/** A module is read as often in one start as makes this much: to read it once takes less than a start differs. */
const READ_BYTES = 600_000
/** Budget: docs/limits.md#budgets */
const FIRST_PAGE_MS = 60

const NOTHING = { 'nothing.js': 'export default { fetch: () => new Response() }' }

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const storage = await startLocalStorage()
  await putNoPriceLists(storage)
  try {
    const [page, fare] = await Promise.all([asked('transfer, listed'), asked('query')])
    const ms = new Map<string, { time: number; cpu: number }[]>()
    const note = ({ pid, startMs }: RunningWorkerd, until: string, time = 0) =>
      ms.set(until, [...(ms.get(until) ?? []), { time: startMs + time, cpu: cpuMs(pid) }])
    for (let start = 0; start < STARTS; start++) {
      await during(startWith(NOTHING), (server) => note(server, 'nothing'))
      await during(startBuiltWorker(storage), async (site) => {
        note(site, 'the site listens')
        note(site, 'the first page', await timeOf(site, page))
      })
      await during(startBuiltWorker(storage), async (site) => note(site, 'the first fare', await timeOf(site, fare)))
    }
    const median = (until: string, what: 'time' | 'cpu') =>
      quantile(
        ms.get(until)!.map((noted) => noted[what]),
        0.5,
      )
    console.log(`A Worker that does nothing listens after ${median('nothing', 'time').toFixed(1)} ms. Beyond that:`)
    for (const until of ['the site listens', 'the first page', 'the first fare']) {
      const beyond = (what: 'time' | 'cpu') => median(until, what) - median('nothing', what)
      budgets.atMost(null, `${until}, CPU`, beyond('cpu'), 'ms')
      budgets.atMost(until === 'the first page' ? FIRST_PAGE_MS : null, until, beyond('time'), 'ms')
    }
    await printModules(storage, page, fare)
  } finally {
    await storage.stop()
  }
  budgets.check()
}

async function asked(name: string): Promise<Call> {
  return visits()
    .find((visit) => visit.name === name)!
    .prepare(new URL('http://127.0.0.1'))
}

const startWith = (modules: Readonly<Record<string, string>>) =>
  startWorkerd({ modules, compatibilityDate: '2026-10-01' })

async function during<T>(starting: Promise<RunningWorkerd>, use: (server: RunningWorkerd) => T | Promise<T>) {
  const server = await starting
  try {
    return await use(server)
  } finally {
    await server.stop()
  }
}

async function timeOf({ url }: RunningWorkerd, call: Call): Promise<number> {
  const start = performance.now()
  await send(url, call)
  return performance.now() - start
}

/** What modules cost, the most expensive first. */
async function printModules(storage: LocalStorage, page: Call, fare: Call): Promise<void> {
  const all = builtModules()
  const [atStart, ofPage, ofFare] = await Promise.all([[], [page], [fare]].map((calls) => loaded(storage, all, calls)))
  const groups = new Map<string, string[]>()
  for (const [name, code] of Object.entries(all)) {
    const when = atStart!.has(name)
      ? 'start'
      : [ofPage!.has(name) && 'page', ofFare!.has(name) && 'fare'].filter(Boolean).join(', ') || 'neither'
    const own = code.length < SMALL ? 'smaller ones' : name.replace(/^assets\/|-[\w-]{8}\.js$/g, '')
    const group = `${/\/(texts-[a-z]{2})-/.exec(name)?.[1] ?? own} | ${when}`
    groups.set(group, [...(groups.get(group) ?? []), name])
  }
  const times = await runMs(all)
  const rows: { group: string; count: number; kB: number; read: number; ran: number }[] = []
  for (const [group, names] of groups) {
    rows.push({
      group,
      count: names.length,
      kB: names.reduce((sum, name) => sum + all[name]!.length, 0) / 1000,
      read: await readMs(names.map((name) => all[name]!)),
      ran: names.reduce((sum, name) => sum + (times.get(name) ?? 0), 0),
    })
  }
  const line = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  console.log(`\n${line('module', 'runs for the first', 'modules', 'kB', 'read, ms', 'run at start, ms')}`)
  console.log(line('---', '---', '---:', '---:', '---:', '---:'))
  for (const { group, count, kB, read, ran } of rows.toSorted((a, b) => b.read + b.ran - a.read - a.ran))
    console.log(line(group, count, kB.toFixed(0), read.toFixed(1), ran.toFixed(1)))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  console.log(
    line(
      'all',
      '',
      sum((row) => row.count),
      sum(({ kB }) => kB).toFixed(0),
      sum(({ read }) => read).toFixed(1),
      sum((row) => row.ran).toFixed(1),
    ),
  )
}

const LOADED = `
  import site from "index.js"
  export default { fetch: (request, env, context) =>
    request.url.endsWith("/loaded") ? Response.json(globalThis.loaded) : site.fetch(request, env, context) }`

/** Names of the modules that have run after some calls. */
async function loaded(storage: LocalStorage, all: Readonly<Record<string, string>>, calls: readonly Call[]) {
  const told = Object.entries(all).map(([name, code]) => [
    name,
    `(globalThis.loaded ??= []).push(${JSON.stringify(name)});${code}`,
  ])
  return during(startBuiltWorker(storage, { around: LOADED, modules: Object.fromEntries(told) }), async (site) => {
    for (const call of calls) await send(site.url, call)
    return new Set(JSON.parse(await send(site.url, { path: '/loaded' })) as string[])
  })
}

/** CPU to read modules, in ms. */
async function readMs(codes: readonly string[]): Promise<number> {
  const copies = Math.ceil(READ_BYTES / codes.reduce((sum, code) => sum + code.length, 0))
  const modules = Object.fromEntries(
    Array.from({ length: copies }, (_, copy) => codes.map((code, i) => [`${copy}/${i}.js`, code] as const)).flat(),
  )
  const ms: { nothing: number[]; read: number[] } = { nothing: [], read: [] }
  for (let start = 0; start < STARTS_OF_MODULE; start++) {
    await during(startWith(NOTHING), ({ pid }) => ms.nothing.push(cpuMs(pid)))
    await during(startWith({ ...NOTHING, ...modules }), ({ pid }) => ms.read.push(cpuMs(pid)))
  }
  return Math.max(0, (quantile(ms.read, 0.5) - quantile(ms.nothing, 0.5)) / copies)
}

/** Imports the modules of the start in their order, so that what each imports has run before. */
const RUN = (names: readonly string[]) => `
  export default { async fetch() {
    const ms = {}
    for (const name of ${JSON.stringify(names)}) {
      const start = performance.now()
      await import(name)
      ms[name] = performance.now() - start
    }
    return Response.json(ms)
  } }`

/** Time that each module runs for when it is loaded, in ms. Only of those of the start. */
async function runMs(all: Readonly<Record<string, string>>): Promise<ReadonlyMap<string, number>> {
  const names = modulesOfStart(all)
  const ms = new Map<string, number[]>()
  for (let start = 0; start < STARTS_OF_MODULE; start++) {
    await during(startWith({ 'run.js': RUN(names), ...all }), async ({ url }) => {
      const times = JSON.parse(await send(url, { path: '/' })) as Record<string, number>
      for (const [name, time] of Object.entries(times)) ms.set(name, [...(ms.get(name) ?? []), time])
    })
  }
  // The clock of a Worker goes by whole milliseconds.
  return new Map([...ms].map(([name, times]) => [name, times.reduce((sum, time) => sum + time, 0) / times.length]))
}
