/**
 * A world in which a seed decides what happens when: the real D1 with a scheduler before it, KV and a mail service in
 * memory, a clock that nobody waits for. Each call of the Worker to one of them is held until the scheduler takes it;
 * faults say which calls fail, and how.
 */
import { env } from 'cloudflare:workers'
import { vi } from 'vitest'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import type { MailKind, MailReader } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { randomNumbers } from '../../random-numbers.ts'

/** What a call is about: a fault names one of these, and how many of them come before. */
export const STORES = ['read', 'write', 'kv', 'mail'] as const
type Store = (typeof STORES)[number]

/**
 * - `fails`: nothing is done, and the error is one after which the Worker asks again; `refused`: one after which it does not
 * - `lost`, `unsaid`: it is done, and the answer is such an error
 * - `slow`: it is done when the caller has long stopped waiting
 * - `dies`, `dies-after`: the isolate ends before it is done, or right after
 */
export const FAULT_KINDS = ['fails', 'refused', 'lost', 'unsaid', 'slow', 'dies', 'dies-after'] as const

export interface Fault {
  readonly store: Store
  /** Counts from 0 within the step. */
  readonly call: number
  readonly kind: (typeof FAULT_KINDS)[number]
  /** So many calls in a row. */
  readonly times: number
}

/** How a request, a sweep or an operator's step ended for whoever waits for it. */
export type Outcome =
  | { readonly kind: 'answer'; readonly value: unknown }
  | { readonly kind: 'error'; readonly error: unknown }
  /** The isolate died, and nobody knows what was done. */
  | { readonly kind: 'dead' }

export interface AcceptedMail {
  readonly row: number
  readonly kind: MailKind
  readonly reader: MailReader
  readonly bookingNumber: number | null
  readonly position: number
  readonly createdAt: string
  readonly at: string
  /** How many rides that it is about ran when the mail service took it; each with its version. */
  readonly rides: readonly { readonly position: number; readonly status: string; readonly version: number }[]
  /** The Worker could not know, or could not keep, that it was accepted: then the mail may come again. */
  excused: boolean
}

/** One request, with all that it does after the answer, in an isolate of its own. */
interface Isolate {
  alive: boolean
  working: number
  finish: (outcome: Outcome) => void
  readonly accepted: AcceptedMail[]
}

interface Call {
  readonly store: Store
  readonly isolate: Isolate
  readonly run: () => Promise<unknown>
  readonly answer: (value: unknown) => void
  readonly fail: (error: Error) => void
  /** Of a mail's record in KV. */
  readonly key?: string
  isLate?: boolean
}

type Bound = ReturnType<Env['DB']['prepare']>

const MESSAGES = {
  again: 'D1_ERROR: Network connection lost.',
  never: 'D1_ERROR: the simulation refuses.',
}
const BETWEEN_CALLS_MS = 3
/** Longer than any limit that the Worker sets for an answer. */
const SLOW_MS = 11_000
/** So long KV knows that a mail was accepted. A cron that is silent for longer sends again what D1 could not record. */
const KEPT_MS = 2 * DAY_MS
/** More calls than a step can need. */
const MOST_CALLS = 3000

const MAIL_AND_ITS_RIDES = `
  select kind, reader, booking_number, position, (
    select json_group_array(json_object('position', rides.position, 'status', status, 'version', version)) from rides
    where rides.booking_number = outbox.booking_number and outbox.position in (0, rides.position)
  ) as rides
  from outbox where id = ?`

const isWrite = (sql: string) => !/^\s*select/i.test(sql)

/** Lets everything go on that waits for nothing but its turn. */
async function turns(): Promise<void> {
  for (let i = 0; i < 150; i++) await Promise.resolve()
}

const afterEvents = setImmediate

export class World {
  secret = 'of-the-simulation-0123456789-abcdefghijk'
  readonly kept = new Map<string, string>()
  readonly mails: AcceptedMail[] = []
  /** What the simulation objects to, as soon as it is seen. */
  readonly objections: string[] = []
  /** The order of all calls: two runs of the same history have the same one. */
  readonly trace: string[] = []
  private waiting: Call[] = []

  constructor(start: Date) {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: start })
  }

  end(): void {
    vi.useRealTimers()
  }

  jump(minutes: number): void {
    vi.setSystemTime(Date.now() + minutes * 60_000)
  }

  /** What the Worker is given in an isolate. */
  private bindings(isolate: Isolate): Env {
    const hold = <T>(store: Store, run: () => Promise<T>, key?: string): Promise<T> => {
      // A dead isolate reaches nothing, and nothing reaches it.
      if (!isolate.alive) return new Promise<never>(() => {})
      return new Promise<T>((resolve, reject) => {
        const answer = resolve as (value: unknown) => void
        this.waiting.push({ store, isolate, run, answer, fail: reject, ...(key === undefined ? {} : { key }) })
      })
    }
    const originals = new WeakMap<object, { readonly bound: Bound; readonly sql: string }>()
    const statement = (bound: Bound, sql: string): Bound => {
      const store = isWrite(sql) ? 'write' : 'read'
      const held = {
        bind: (...values: unknown[]) => statement(bound.bind(...values), sql),
        all: () => hold(store, () => bound.all()),
        run: () => hold(store, () => bound.run()),
        raw: () => hold(store, () => bound.raw()),
        first: () => hold(store, () => bound.first()),
      } as unknown as Bound
      originals.set(held, { bound, sql })
      return held
    }
    const prepare = (sql: string) => statement(env.DB.prepare(sql), sql)
    const batch = (statements: Bound[]) => {
      const found = statements.map((held) => originals.get(held)!)
      const store = found.some(({ sql }) => isWrite(sql)) ? 'write' : 'read'
      return hold(store, () => env.DB.batch(found.map(({ bound }) => bound)))
    }
    const database = { prepare, batch, getBookmark: () => null }
    const CACHE = {
      get: (key: string) => hold('kv', async () => JSON.parse(this.kept.get(key) ?? 'null') as unknown, key),
      put: (key: string, value: string) => hold('kv', async () => void this.kept.set(key, value), key),
      delete: (key: string) => hold('kv', async () => void this.kept.delete(key), key),
    }
    const EMAIL = {
      send: (mail: { headers: Record<string, string> }) => hold('mail', () => this.accept(isolate, mail)),
    }
    const unlimited = { limit: async () => ({ success: true }) }
    return {
      ...env,
      DB: { ...database, withSession: () => database },
      CACHE,
      EMAIL,
      QUOTE_SECRET: this.secret,
      BOOKING_RATE: unlimited,
      READ_RATE: unlimited,
      UPLOAD_RATE: unlimited,
    } as unknown as Env
  }

  private async accept(isolate: Isolate, { headers }: { headers: Record<string, string> }) {
    const id = headers['X-Entity-Ref-ID'] ?? ''
    const row = Number(/-(\d+)-\d{4}-\d\d-\d\dT[\d:.]+Z$/.exec(id)?.[1])
    const createdAt = id.slice(-24)
    if (!row) return { messageId: null }
    const mail = await env.DB.prepare(MAIL_AND_ITS_RIDES).bind(row).first<{
      kind: MailKind
      reader: MailReader
      booking_number: number | null
      position: number
      rides: string
    }>()
    if (!mail) {
      this.trace.push(`mail ${row} has no row`)
      return { messageId: null }
    }
    const { kind, reader, booking_number: bookingNumber, position } = mail
    const rides = JSON.parse(mail.rides) as AcceptedMail['rides']
    const at = new Date().toISOString()
    const accepted = { row, kind, reader, bookingNumber, position, createdAt, at, rides, excused: false }
    const before = this.mails.find((other) => other.row === row && other.createdAt === createdAt)
    const isForgotten = before && Date.now() - Date.parse(before.at) > KEPT_MS
    if (before && !before.excused && !isForgotten) {
      this.objections.push(`the mail '${kind}' to the ${reader}, caused at ${createdAt}, went out twice`)
    }
    this.mails.push(accepted)
    isolate.accepted.push(accepted)
    return { messageId: `message-${this.mails.length}` }
  }

  /** Whoever asks again for a mail whose record was lost may send it again. */
  private async excuseUnrecorded({ accepted }: Isolate): Promise<void> {
    for (const mail of accepted) {
      const row = await env.DB.prepare('select sent_at from outbox where id = ? and created_at = ?')
        .bind(mail.row, mail.createdAt)
        .first<{ sent_at: string | null }>()
      const isNoted = [...this.kept.keys()].some((key) => key.startsWith(`mail/${mail.row}/`))
      if (row?.sent_at === null && !isNoted) mail.excused = true
    }
  }

  private async die(isolate: Isolate): Promise<void> {
    isolate.alive = false
    this.waiting = this.waiting.filter((call) => call.isolate !== isolate)
    await this.excuseUnrecorded(isolate)
    isolate.finish({ kind: 'dead' })
  }

  private async take(call: Call, fault: Fault['kind'] | null): Promise<void> {
    const { isolate, store, key } = call
    this.trace.push(`${store}${fault ? ` ${fault}` : ''}`)
    if (fault && store === 'kv' && key?.startsWith('mail/')) {
      // What D1 did not record, KV does not know now.
      const row = Number(key.split('/')[1])
      for (const mail of this.mails) if (mail.row === row) mail.excused = true
    }
    if (fault === 'dies') return this.die(isolate)
    if (fault === 'fails' || fault === 'refused') {
      return call.fail(new Error(fault === 'fails' ? MESSAGES.again : MESSAGES.never))
    }
    if (fault === 'slow') {
      this.waiting.push({ ...call, isLate: true })
      return
    }
    const before = isolate.accepted.length
    try {
      const value = await call.run()
      // The service took it, and the Worker is not told.
      if (fault !== null || call.isLate) for (const mail of isolate.accepted.slice(before)) mail.excused = true
      if (fault === 'dies-after') return await this.die(isolate)
      if (fault !== null) return call.fail(new Error(fault === 'lost' ? MESSAGES.again : MESSAGES.never))
      call.answer(value)
    } catch (error) {
      if (fault === 'dies-after') return this.die(isolate)
      call.fail(error as Error)
    }
  }

  /**
   * Does some work at once, each piece in an isolate of its own, until all of it and what it does after the answer is
   * over.
   * @param order which call is taken next: a seed; 0 takes them as they came
   */
  async run(
    work: readonly ((env: Env, waitUntil: (promise: Promise<unknown>) => void) => Promise<unknown>)[],
    faults: readonly Fault[] = [],
    order = 0,
  ): Promise<Outcome[]> {
    const { oneOf } = randomNumbers(order)
    const outcomes: (Outcome | null)[] = work.map(() => null)
    const isolates = work.map((start, i): Isolate => {
      const isolate: Isolate = {
        alive: true,
        working: 0,
        accepted: [],
        finish: (outcome) => {
          outcomes[i] ??= outcome
        },
      }
      const follow = (promise: Promise<unknown>) => {
        isolate.working += 1
        void promise
          .catch(() => {})
          .finally(() => {
            isolate.working -= 1
          })
      }
      // Not in the same millisecond, as two people would hardly be.
      vi.advanceTimersByTime(1)
      const main = start(this.bindings(isolate), follow)
      follow(main)
      main.then(
        (value) => isolate.finish({ kind: 'answer', value }),
        (error: unknown) => isolate.finish({ kind: 'error', error }),
      )
      return isolate
    })
    const isOver = () => isolates.every(({ alive, working }) => !alive || working === 0)
    const counts = new Map<Store, number>()
    const faultOf = ({ store, isLate }: Call) => {
      if (isLate) return null
      const number = counts.get(store) ?? 0
      counts.set(store, number + 1)
      return (
        faults.find((one) => one.store === store && number >= one.call && number < one.call + one.times)?.kind ?? null
      )
    }
    let idle = 0
    for (let calls = 0; calls < MOST_CALLS;) {
      await turns()
      const ready = this.waiting.filter(({ isLate }) => !isLate)
      const next = order === 0 || ready.length === 0 ? ready[0] : oneOf(ready)
      if (next) {
        idle = 0
        calls += 1
        this.waiting.splice(this.waiting.indexOf(next), 1)
        vi.advanceTimersByTime(BETWEEN_CALLS_MS)
        await this.take(next, faultOf(next))
        continue
      }
      const late = this.waiting[0]
      if (late) {
        vi.advanceTimersByTime(SLOW_MS)
        await turns()
        // What waited for it goes on before it is done.
        if (this.waiting.some(({ isLate }) => !isLate)) continue
        this.waiting.shift()
        await this.take(late, null)
        continue
      }
      if (isOver()) return outcomes as Outcome[]
      if (vi.getTimerCount() > 0) vi.advanceTimersToNextTimer()
      else if (++idle < 500) await new Promise<void>((resolve) => void afterEvents(resolve))
      else throw new Error('the simulation waits for something that it does not know')
    }
    throw new Error('the Worker makes calls without end')
  }
}
