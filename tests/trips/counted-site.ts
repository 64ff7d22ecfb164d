/**
 * A site whose clock only storage moves: each call of D1 and KV holds its answer back until nothing else goes on, and
 * those that wait together come back together. So it is counted, on every machine alike, how many trips to the database
 * an answer needs one after the other. Runs in workerd, around the built Worker or around its code under test.
 */
import type { D1Database, D1PreparedStatement, KVNamespace } from '@cloudflare/workers-types'

/** Where a call goes: KV in the same data centre, a replica of the database nearby, or the primary. */
type Store = 'kv' | 'replica' | 'primary'

/** How many calls of each store an answer waited for, one after the other. */
export type Trips = Readonly<Record<Store, number>>

/** In units of their own: a trip to the database is long beside KV, and of two at a time that to the primary is waited for. */
const DURATION: Readonly<Record<Store, number>> = { kv: 1, replica: 1000, primary: 1001 }

interface Trip {
  readonly store: Store
  /** The one that came back last before it began. */
  readonly after: Trip | null
  readonly due: number
  readonly comeBack: () => void
}

/** Turns of the event loop in which nothing happened. */
const QUIET_TURNS = 4

const turn = () =>
  new Promise((done) => {
    setTimeout(done, 0)
  })

class Clock {
  #now = 0
  #last: Trip | null = null
  #waiting: Trip[] = []
  #busy = 0
  #events = 0
  #isOpen = true

  /** Passes on a call, and holds back what came of it. */
  async pass<T>(store: Store, call: () => Promise<T>): Promise<T> {
    const [after, due] = [this.#last, this.#now + DURATION[store]]
    const found = this.whileBusy(call)
    await found.catch(() => {})
    if (!this.#isOpen) {
      await new Promise<void>((comeBack) => {
        this.#waiting.push({ store, after, due, comeBack })
      })
    }
    return found
  }

  async whileBusy<T>(call: () => Promise<T>): Promise<T> {
    this.#busy += 1
    this.#events += 1
    try {
      return await call()
    } finally {
      this.#busy -= 1
      this.#events += 1
    }
  }

  /** @returns the answer, and what it waited for */
  async until<T>(answering: () => Promise<T>): Promise<{ readonly answer: T; readonly trips: Trips }> {
    this.#isOpen = false
    this.#now = 0
    this.#last = null
    let isThere = false
    const answer = answering()
    const noted = answer.then(
      () => (isThere = true),
      () => (isThere = true),
    )
    // eslint-disable-next-line no-unmodified-loop-condition -- the answer sets it
    while (!isThere) {
      await this.#quiet()
      if (!isThere) this.#comeBack()
    }
    await noted
    const trips = { kv: 0, replica: 0, primary: 0 }
    for (let trip = this.#last as Trip | null; trip; trip = trip.after) trips[trip.store] += 1
    this.#isOpen = true
    for (const trip of this.#waiting.splice(0)) trip.comeBack()
    return { answer: await answer, trips }
  }

  async #quiet(): Promise<void> {
    for (let turns = 0, seen = this.#events; turns < QUIET_TURNS;) {
      await turn()
      turns = this.#busy === 0 && seen === this.#events ? turns + 1 : 0
      seen = this.#events
    }
  }

  /** All that are due next, that of the farthest store last. */
  #comeBack(): void {
    if (this.#waiting.length === 0) return
    this.#now = Math.min(...this.#waiting.map(({ due }) => due))
    const due = this.#waiting.filter((trip) => trip.due === this.#now)
    this.#waiting = this.#waiting.filter((trip) => trip.due !== this.#now)
    for (const trip of due) {
      this.#last = trip
      this.#events += 1
      trip.comeBack()
    }
  }
}

const WRITES = /\b(?:insert|update|delete|replace)\b/i
const isWrite = (sql: string) => WRITES.test(sql.replaceAll(/'(?:[^']|'')*'|"[^"]*"/g, ''))

const RUNS = new Set<PropertyKey>(['all', 'run', 'first', 'raw'])

/** As D1 does it: a session reads from a replica unless it begins at the primary, or has written. */
function countedDatabase(database: D1Database, clock: Clock): D1Database {
  const inner = new WeakMap<object, { readonly statement: D1PreparedStatement; readonly sql: string }>()
  const connect = (session: Pick<D1Database, 'prepare' | 'batch'>, atPrimary: boolean) => {
    let hasWritten = atPrimary
    const storeOf = (texts: readonly string[]): Store => {
      if (texts.some(isWrite)) hasWritten = true
      return hasWritten ? 'primary' : 'replica'
    }
    const counted = (statement: D1PreparedStatement, sql: string): D1PreparedStatement => {
      const outer = new Proxy(statement, {
        get: (_, name) => {
          const method = Reflect.get(statement, name) as (...args: unknown[]) => unknown
          if (name === 'bind') return (...args: unknown[]) => counted(statement.bind(...args), sql)
          if (!RUNS.has(name)) return method
          return (...args: unknown[]) =>
            clock.pass(storeOf([sql]), async () => Reflect.apply(method, statement, args) as Promise<unknown>)
        },
      })
      inner.set(outer, { statement, sql })
      return outer
    }
    return {
      prepare: (sql: string) => counted(session.prepare(sql), sql),
      batch: (statements: D1PreparedStatement[]) => {
        const known = statements.map((statement) => inner.get(statement)!)
        return clock.pass(storeOf(known.map(({ sql }) => sql)), () =>
          session.batch(known.map(({ statement }) => statement)),
        )
      },
    }
  }
  return {
    ...connect(database, true),
    withSession: (start?: string) => {
      const session = database.withSession(start)
      return { ...connect(session, start === 'first-primary'), getBookmark: () => session.getBookmark() }
    },
  } as unknown as D1Database
}

const countedCache = (cache: KVNamespace, clock: Clock): KVNamespace =>
  new Proxy(cache, {
    get: (_, name) => {
      const method = Reflect.get(cache, name) as (...args: unknown[]) => unknown
      return (...args: unknown[]) =>
        clock.pass('kv', async () => Reflect.apply(method, cache, args) as Promise<unknown>)
    },
  })

interface Bindings {
  readonly DB: D1Database
  readonly CACHE: KVNamespace
  readonly ASSETS: unknown
}

type Fetcher<Env> = (request: Request, env: Env, context: object) => Response | Promise<Response>

export interface CountedAnswer {
  readonly answer: Response
  readonly trips: Trips
}

/** @param fetcher what answers */
export function countedSite<Env extends Bindings>(fetcher: Fetcher<Env>, bindings: Env) {
  const clock = new Clock()
  const assets = bindings.ASSETS as { fetch: typeof fetch }
  const env = {
    ...bindings,
    DB: countedDatabase(bindings.DB, clock),
    CACHE: countedCache(bindings.CACHE, clock),
    ASSETS: { fetch: (...asked: Parameters<typeof fetch>) => clock.whileBusy(() => assets.fetch(...asked)) },
  }
  return {
    /** One request after the other. Waits for the work after the answer, too, which it does not count. */
    async ask(request: Request): Promise<CountedAnswer> {
      const body = request.body === null ? null : await request.arrayBuffer()
      const read = new Request(request, body === null ? {} : { body })
      const work: Promise<unknown>[] = []
      const context = { waitUntil: (more: Promise<unknown>) => void work.push(more), passThroughOnException: () => {} }
      const { answer, trips } = await clock.until(async () => {
        const found = await fetcher(read, env, context)
        return { found, bytes: await found.arrayBuffer() }
      })
      const { found, bytes } = answer
      while (work.length > 0) await work.shift()!.catch(() => {})
      const isEmpty = [101, 204, 205, 304].includes(found.status)
      return { answer: new Response(isEmpty ? null : bytes, found), trips }
    },
  }
}
