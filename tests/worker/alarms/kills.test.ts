/**
 * The Worker is killed at each of its calls while alarms go out, before the call is done and after: none is lost, and
 * nobody is told twice but by a message that the owner's messenger had accepted, under the id that it had.
 */
import { env } from 'cloudflare:workers'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { watchAlarms } from '#worker/alarms/watch.ts'
import type { Env } from '#worker/environment.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { rows, testSite, removeBookings } from '../bookings/booking-site.ts'
import { bookRide, KUMAR, MINUTE, START, startInTheMorning } from '../day/day-site.ts'
import { ALARM_SITE, bindPhone, messenger, told } from './alarm-site.ts'

const site = testSite(ALARM_SITE)
startInTheMorning()
afterEach(() => {
  vi.restoreAllMocks()
})

let phones: number[] = []
/** When the driver of one ride should have set out. */
const LATE = '07:40'
beforeAll(async () => {
  vi.setSystemTime(START)
  await removeBookings()
  for (const name of ['ann', 'ben']) await bookRide(site, { in: 60, name })
  // It is late, and somebody sees to it.
  await bookRide(site, { in: 10, name: 'cat', driver: KUMAR })
  phones = [await bindPhone('alarms'), await bindPhone('bookings')]
})
afterAll(async () => {
  await removeBookings()
})

/** Two guests who cannot find their drivers, just now; the alarm of the ride that is late is answered. */
async function raiseTwo(): Promise<void> {
  await env.DB.batch(['pushes', 'ride_alarms', 'alarm_messages'].map((table) => env.DB.prepare(`delete from ${table}`)))
  await env.DB.prepare(
    `insert into ride_alarms (kind, booking_number, position, occasion, pickup_date, pickup_time, driver_code, raised_at, next_at)
     select 'cannot-find-you', booking_number, position, booking_number || ' word', pickup_date, pickup_time, driver_code, ?1, ?1
     from rides where pickup_time > ?2`,
  )
    .bind(new Date().toISOString(), LATE)
    .run()
  await env.DB.prepare(
    `insert into ride_alarms (kind, booking_number, position, occasion, pickup_date, pickup_time, driver_code, raised_at, answered_at)
     select 'not-set-out', booking_number, position,
       booking_number || '/' || position || ' ' || pickup_date || ' ' || pickup_time || ' ' || driver_code,
       pickup_date, pickup_time, driver_code, ?1, ?1
     from rides where pickup_time <= ?2`,
  )
    .bind(new Date().toISOString(), LATE)
    .run()
}

type Bound = ReturnType<Env['DB']['prepare']>
type When = 'before' | 'after'
/** The call that tells the owner. */
const POST = 'post'

/** What one kill after so many calls does. It happens once; the runs that follow live. */
class Killer {
  calls = 0
  /** What each call asks for. */
  readonly asked: string[] = []
  /** The calls that a message to the owner took, and those that came right after. */
  readonly posts: number[] = []
  hasKilled = false
  /** Ends the run that is killed, which itself never goes on. */
  dead = Promise.withResolvers<void>()

  private readonly at: number
  private readonly when: When

  constructor(at: number, when: When) {
    this.at = at
    this.when = when
  }

  async call<T>(what: string, run: () => Promise<T>): Promise<T> {
    const mine = (this.calls += 1)
    this.asked.push(what)
    if (what === POST) this.posts.push(mine)
    const dies = mine === this.at && !this.hasKilled
    if (dies && this.when === 'after') await run()
    if (dies) {
      this.hasKilled = true
      this.dead.resolve()
      return new Promise<never>(() => {})
    }
    return run()
  }

  bindings(): Env {
    const originals = new WeakMap<object, { readonly sql: string; readonly bound: Bound }>()
    const statement = (sql: string, bound: Bound): Bound => {
      const held = {
        bind: (...values: unknown[]) => statement(sql, bound.bind(...values)),
        all: () => this.call(sql, () => bound.all()),
        run: () => this.call(sql, () => bound.run()),
        raw: () => this.call(sql, () => bound.raw()),
      } as unknown as Bound
      originals.set(held, { sql, bound })
      return held
    }
    const database = {
      prepare: (sql: string) => statement(sql, env.DB.prepare(sql)),
      batch: (held: Bound[]) => {
        const all = held.map((each) => originals.get(each)!)
        return this.call(all.map(({ sql }) => sql).join(), () => env.DB.batch(all.map(({ bound }) => bound)))
      },
    }
    return { ...site.env, DB: { ...database, withSession: () => database } } as unknown as Env
  }
}

/** The minutes at which somebody's turn comes, and those after them: a lease lasts one. */
const MINUTES = [0, 1, 2, 5, 6, 7, 10, 11, 12, 15, 16]

/** Twenty minutes with one kill. */
async function live(at: number, when: When) {
  vi.setSystemTime(START)
  await raiseTwo()
  const killer = new Killer(at, when)
  const owner = messenger(undefined, (post) => killer.call(POST, post))
  const bindings = killer.bindings()
  /** How many calls there were before each minute. */
  const begins: number[] = []
  for (const minute of MINUTES) {
    vi.setSystemTime(START + minute * MINUTE)
    begins.push(killer.calls)
    killer.dead = Promise.withResolvers()
    await Promise.race([runWithPriceLists(bindings, () => watchAlarms(bindings)), killer.dead.promise])
  }
  vi.restoreAllMocks()
  return {
    killer,
    begins,
    owner,
    heard: await told(),
    alarms: (await rows('ride_alarms')).filter(({ kind }) => kind === 'cannot-find-you'),
  }
}

/**
 * A kill after each call that writes or tells, in each minute whose calls are others than those of all minutes before it:
 * calls that read leave everything as the one before them did. Around the message to the owner, also before each call.
 */
function killsOf({ killer: { asked, posts }, begins }: Awaited<ReturnType<typeof live>>) {
  const kills: { at: number; when: When }[] = []
  const known = new Set<string>()
  for (const [i, begin] of begins.entries()) {
    const calls = asked.slice(begin, begins[i + 1])
    const isKnown = known.has(calls.join('\n'))
    known.add(calls.join('\n'))
    for (const [j, what] of calls.entries()) {
      const at = begin + j + 1
      const isNear = Math.abs(at - posts[0]!) <= 3
      if (isNear || (!isKnown && !/^select\b/.test(what))) kills.push({ at, when: 'after' })
      if (isNear || at === 1) kills.push({ at, when: 'before' })
    }
  }
  return kills
}

test('none is lost and none comes twice, whenever the Worker is killed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const whole = await live(0, 'before')
  expect(whole.killer.posts).toHaveLength(1)
  const kills = killsOf(whole)
  expect(kills.length).toBeGreaterThanOrEqual(50)
  for (const { at, when } of kills) {
    const { killer, owner, heard, alarms } = await live(at, when)
    const killed = `killed ${when} call ${at}`
    expect(killer.hasKilled, killed).toBe(true)
    expect(
      heard.map(({ device, title }) => [device, title]),
      killed,
    ).toEqual(phones.map((device) => [device, '2 ALARMS']))
    expect(
      alarms.map(({ stage }) => stage),
      killed,
    ).toEqual(['webhook', 'webhook'])
    const ids = new Set(owner.accepted.map(({ id }) => id))
    expect(ids.size, killed).toBe(1)
    expect(owner.accepted[0]!.alarms, killed).toHaveLength(2)
    // Only a kill between the acceptance and its record sends a message again.
    const post = killer.posts[0]!
    const isExcused = (at === post && when === 'after') || (at === post + 1 && when === 'before')
    expect(owner.accepted.length, killed).toBe(isExcused ? 2 : 1)
  }
}, 120_000)
