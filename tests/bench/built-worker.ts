/** The built Worker: its size, the time it takes to start, and a run of it in plain workerd. */
import { globSync, readFileSync } from 'node:fs'
import { join, posix, resolve } from 'node:path'
import { build } from 'vite'
import { gzipKb } from '../browser/first-view.ts'
import type { LocalStorage } from './local-storage.ts'
import { quoted, startWorkerd, type RunningWorkerd } from './workerd.ts'
import type { YardstickPage } from './yardsticks.ts'

/** `BENCH_DIST` measures another build than this checkout's. */
const DIST = resolve(import.meta.dirname, '../..', process.env.BENCH_DIST ?? 'dist')
const BUILT_WORKER = join(DIST, 'serendip_taxi')

/** Budgets: docs/limits.md#budgets */
export const WORKER_KB = 642
export const WORKER_START_TIMES = 5

const START_RUNS = 15

/**
 * What books and finds a booking, what agents ask, the pages of bookings, drivers and the office, what mails say, what alarms
 * raise, the copy of the database, the ways of the listed transfers and so on: modules of their own, loaded when asked for,
 * with what only they import. And the texts of each language.
 */
const LATE_MODULES = [
  'backup',
  'beacons',
  'binding',
  'booking-calls',
  'booking-details',
  'booking-files',
  'booking-list',
  'built-in-routes',
  'calendar-file',
  'call-payloads',
  'card-refund',
  'compose',
  'currency-rates',
  'day-calls',
  'demand',
  'desk-handlers',
  'driver-handlers',
  'due-reminders',
  'error-page',
  'evening-mail',
  'fleet-cache',
  'gateway-limits',
  'gateway-refunds',
  'guest-handlers',
  'holds',
  'insistence',
  'invoices',
  'keep-handlers',
  'kept-booking',
  'late-deposits',
  'meeting-place',
  'office-routes',
  'onepay-calls',
  'opinion-handlers',
  'parts',
  'pay-handlers',
  'payhere-checkout-page',
  'payhere-refunds',
  'proposal-handlers',
  'proposal-mails',
  'public-booking',
  'push-outbox',
  'quoted-availability',
  'roles',
  'search-rows',
  'server',
  'times-of-year',
  'unfinished-payments',
  'watch',
  'texts-[a-z]{2}-[a-z]+',
]
const LOADED_LATE = new RegExp(String.raw`(^|/)(${LATE_MODULES.join('|')})-[\w-]{8}\.js$`)

/** A module that another one imports, at once or later. */
const IMPORTED = /(?:\bfrom|\bimport)\s*\(?\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g

/** One that it imports at once. */
const IMPORTED_AT_ONCE = /(?:\bfrom|\bimport)\s*["'`](\.{1,2}\/[^"'`]+\.js)["'`]/g

const namedBy = (imports: RegExp, name: string, code: string) =>
  [...code.matchAll(imports)].map(([, path]) => posix.join(posix.dirname(name), path!))

/** The modules that run before the first request, each after those that it imports. */
export function modulesOfStart(all: Readonly<Record<string, string>>): string[] {
  const found = new Set<string>()
  const order: string[] = []
  const add = (name: string) => {
    const code = all[name]
    if (code === undefined || found.has(name)) return
    found.add(name)
    for (const imported of namedBy(IMPORTED_AT_ONCE, name, code)) add(imported)
    order.push(name)
  }
  add('index.js')
  return order
}

/** Size of all modules together, without those that are loaded late, as `wrangler deploy` prints it: gzip, kB. */
export function builtWorkerKb(): number {
  const all = builtModules()
  const loaded = new Set<string>()
  const load = (name: string) => {
    const code = all[name]
    if (code === undefined || loaded.has(name) || LOADED_LATE.test(name)) return
    loaded.add(name)
    for (const imported of namedBy(IMPORTED, name, code)) load(imported)
  }
  load('index.js')
  return gzipKb(Buffer.from([...loaded].map((name) => all[name]).join('')))
}

/**
 * From the start of a workerd process until it listens, in ms: by then it has read the modules and run their top level.
 * For the site what it takes longer than a Worker that does nothing, and that Worker's own time: milliseconds differ
 * between machines. The best of several runs counts, because other processes can only make a run longer.
 */
export async function workerStartMs(): Promise<{ readonly site: number; readonly bare: number }> {
  const { compatibilityDate, compatibilityFlags } = config()
  const workers = [
    { modules: builtModules(), compatibilityDate, compatibilityFlags },
    { modules: { 'index.js': 'export default { fetch: () => new Response() }' }, compatibilityDate },
  ]
  const best = [Infinity, Infinity]
  // Alternating, so that the machine is equally busy for both.
  for (let run = 0; run < START_RUNS; run++) {
    for (const [which, worker] of workers.entries()) {
      const server = await startWorkerd(worker)
      best[which] = Math.min(best[which]!, server.startMs)
      await server.stop()
    }
  }
  const [whole, bare] = best as [number, number]
  return { site: whole - bare, bare }
}

/** Takes every mail and sends none. */
const MAIL =
  'import { WorkerEntrypoint } from "cloudflare:workers"; export default class extends WorkerEntrypoint { async send() { return { messageId: "bench" } } }'

const text = ([name, value]: [string, string]) => `(name = ${quoted(name)}, text = ${quoted(value)})`
const external = (name: string, address: string) =>
  `(name = ${quoted(name)}, external = (address = ${quoted(address)}, http = ()))`

const STORAGE_BINDINGS = [
  '(name = "CACHE", kvNamespace = "kv")',
  '(name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "d1")]))',
]
const storageServices = ({ kv, d1 }: Pick<LocalStorage, 'd1' | 'kv'>) => [external('kv', kv), external('d1', d1)]

/** Hands every mail to a server, which says by its status whether the mail service takes it. */
const HAND_ON = `
  import { WorkerEntrypoint } from "cloudflare:workers"
  export default class extends WorkerEntrypoint {
    async send({ to, subject, text }) {
      const { ok } = await this.env.SINK.fetch("http://mail/", { method: "POST", body: JSON.stringify({ to, subject, text }) })
      if (!ok) throw Object.assign(new Error("no mail now"), { code: "E_DELIVERY_FAILED" })
      return { messageId: "soak" }
    }
  }`

/** Lets a visit to `/soak/cron` do what the cron trigger does, and answers when that is done. */
const WITH_CRON = `
  import site from "index.js"
  export default { async fetch(request, env, context) {
    if (new URL(request.url).pathname !== "/soak/cron") return site.fetch(request, env, context)
    await new Promise((done) => site.scheduled({ scheduledTime: Date.now() }, env, { waitUntil: (work) => done(work) }))
    return new Response()
  } }`

interface BuiltWorkerOptions {
  /** As `startWorkerd` takes them. */
  readonly flags?: readonly string[]
  readonly log?: (text: string) => void
  /** Variables other than those of the build. */
  readonly vars?: Readonly<Record<string, string>>
  /** Host and port of a server that gets every mail. Without it they go nowhere. */
  readonly mailServer?: string
  /** Adds `/soak/cron`. */
  readonly cron?: boolean
  /** Source of a module that answers in the Worker's place: it imports that from 'index.js'. */
  readonly around?: string
  /** Instead of those of the build; the main one first. */
  readonly modules?: Readonly<Record<string, string>>
}

export function startBuiltWorker(
  storage: Pick<LocalStorage, 'd1' | 'kv'>,
  {
    flags,
    log,
    vars: otherVars,
    mailServer,
    cron = false,
    around = cron ? WITH_CRON : undefined,
    modules = builtModules(),
  }: BuiltWorkerOptions = {},
): Promise<RunningWorkerd> {
  const { compatibilityDate, compatibilityFlags, vars } = config()
  return startWorkerd(
    {
      modules: around === undefined ? modules : { 'around.js': around, ...modules },
      compatibilityDate,
      compatibilityFlags,
      bindings: [
        ...Object.entries({ ...vars, ...otherVars, QUOTE_SECRET: 'only-for-benches-0123456789abcdef012345' }).map(text),
        ...STORAGE_BINDINGS,
        '(name = "ASSETS", service = "assets")',
        '(name = "EMAIL", service = "mail")',
      ],
      services: [
        ...storageServices(storage),
        `(name = "assets", disk = (path = ${quoted(join(DIST, 'client'))}))`,
        `(name = "mail", worker = (compatibilityDate = ${quoted(compatibilityDate)}, modules = [(name = "mail.js", esModule = ${quoted(mailServer ? HAND_ON : MAIL)})]${mailServer ? ', bindings = [(name = "SINK", service = "mail-server")]' : ''}))`,
        ...(mailServer ? [external('mail-server', mailServer)] : []),
      ],
    },
    flags,
    log,
  )
}

/** The smallest Worker that Hono can make: what every request costs in any case. */
export async function startBareHandler(): Promise<RunningWorkerd> {
  return startWorkerd({
    modules: { 'index.js': await bundled('bare-handler.ts') },
    compatibilityDate: config().compatibilityDate,
  })
}

/**
 * A Worker that does what the site's costs are compared with, and nothing else.
 *
 * @param pages by name
 */
export async function startYardsticks(
  storage: Pick<LocalStorage, 'd1' | 'kv'>,
  pages: Readonly<Record<string, YardstickPage>>,
): Promise<RunningWorkerd> {
  return startWorkerd({
    modules: { 'index.js': await bundled('yardstick-handler.ts') },
    compatibilityDate: config().compatibilityDate,
    bindings: [text(['PAGES', JSON.stringify(pages)]), ...STORAGE_BINDINGS],
    services: storageServices(storage),
  })
}

/** A file of this folder with all that it imports. @param there modules that are there when it runs */
export async function bundled(entry: string, there: readonly string[] = []): Promise<string> {
  const [bundle] = (await build({
    configFile: false,
    logLevel: 'silent',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      write: false,
      lib: { entry: join(import.meta.dirname, entry), formats: ['es'], fileName: 'index' },
      rollupOptions: { external: [...there] },
    },
  })) as { output: { code: string }[] }[]
  return bundle!.output[0]!.code
}

/** Source by name; the main module first. */
export function builtModules(): Record<string, string> {
  return Object.fromEntries(
    ['index.js', ...globSync('assets/*.js', { cwd: BUILT_WORKER })].map((name) => [
      name,
      readFileSync(join(BUILT_WORKER, name), 'utf8'),
    ]),
  )
}

function config() {
  const {
    compatibility_date: compatibilityDate,
    compatibility_flags: compatibilityFlags,
    vars,
  } = JSON.parse(readFileSync(join(BUILT_WORKER, 'wrangler.json'), 'utf8')) as {
    compatibility_date: string
    compatibility_flags: string[]
    vars: Record<string, string>
  }
  return { compatibilityDate, compatibilityFlags, vars }
}
