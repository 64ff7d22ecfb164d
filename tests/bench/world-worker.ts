/** The built Worker with counted trips, and a clock that a request may set: what `npm run bench -- world` runs in workerd. */
import type { D1Database, KVNamespace } from '@cloudflare/workers-types'
// @ts-expect-error the built Worker, which is there when this runs
import builtWorker from 'index.js'
import { type CountedAnswer, countedSite } from '../trips/counted-site.ts'

/** Of a request: how much later it is, in ms. Of an answer: the trips that it waited for. */
const [LATER, TRIPS] = ['x-later', 'x-trips'] as const

interface Bindings {
  readonly DB: D1Database
  readonly CACHE: KVNamespace
  readonly ASSETS: unknown
  /** What Cloudflare Access publishes. */
  readonly ACCESS_KEYS: string
}

let later = 0
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...given: [] | ConstructorParameters<typeof Date>) {
    super(...((given.length === 0 ? [RealDate.now() + later] : given) as [number]))
  }
  static override now = () => RealDate.now() + later
} as DateConstructor

let site: { ask(request: Request): Promise<CountedAnswer> } | undefined

export default {
  async fetch(request: Request, env: Bindings): Promise<Response> {
    later = Number(request.headers.get(LATER) ?? 0)
    globalThis.fetch = async () => new Response(env.ACCESS_KEYS)
    site ??= countedSite<Bindings>((builtWorker as { fetch: never }).fetch, env)
    const { answer, trips } = await site.ask(request)
    const headers = new Headers(answer.headers)
    headers.set(TRIPS, JSON.stringify(trips))
    return new Response(answer.body, { status: answer.status, headers })
  },
}
