/** KV is empty, old or silent, D1 fails, an answer is lost: D1 alone decides who has a car, and no quote asks it. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { addDays, instantOf } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { fleetDocument, noteFleetChange } from '#worker/fleet/fleet-counting.ts'
import { availabilityAt, repairFleet, spreadNoted } from '#worker/fleet/fleet-cache.ts'
import { scheduled } from '#worker/index.ts'
import { inTenDays, losingDatabase, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { aBooking, book, removeFleet, statesOf, writeCars } from './fleet-site.ts'

beforeEach(async () => {
  await removeBookings()
  await removeFleet()
  for (const { name } of (await env.CACHE.list({ prefix: 'fleet' })).keys) await env.CACHE.delete(name)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.restoreAllMocks()
})

const wanted = (date = inTenDays) => {
  const start = instantOf({ date, time: '09:30' })!.getTime()
  return [
    {
      vehicle: 'mini',
      start,
      end: start + 3 * 60 * 60_000,
      from: { lat: 6.93, lng: 79.85 },
      to: { lat: 7.29, lng: 80.63 },
      party: 1,
    } as const,
  ]
}

const inKv = async () => {
  const { keys } = await env.CACHE.list({ prefix: 'fleet' })
  return keys.map(({ name }) => name).toSorted()
}

const failing = (calls: Partial<Env['CACHE']>) =>
  ({
    get: env.CACHE.get.bind(env.CACHE),
    put: env.CACHE.put.bind(env.CACHE),
    list: env.CACHE.list.bind(env.CACHE),
    delete: env.CACHE.delete.bind(env.CACHE),
    ...calls,
  }) as Env['CACHE']
const down = () => Promise.reject(new Error('KV GET failed: 500'))

/** How often D1 is asked: statements of one batch are one trip. */
function trips(): { readonly DB: Env['DB']; count(): number } {
  let count = 0
  const originals = new WeakMap<object, D1PreparedStatement>()
  const DB = {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      const wrap = (original: D1PreparedStatement): D1PreparedStatement => {
        const wrapped = {
          bind: (...values: unknown[]) => wrap(original.bind(...values)),
          ...Object.fromEntries(
            (['all', 'run', 'raw', 'first'] as const).map((name) => [
              name,
              (...values: never[]) => {
                count += 1
                return (original[name] as (...all: never[]) => unknown)(...values)
              },
            ]),
          ),
        } as unknown as D1PreparedStatement
        originals.set(wrapped, original)
        return wrapped
      }
      return {
        prepare: (sql: string) => wrap(session.prepare(sql)),
        getBookmark: session.getBookmark.bind(session),
        batch: (statements: D1PreparedStatement[]) => {
          count += 1
          return session.batch(statements.map((one) => originals.get(one)!))
        },
      }
    },
  } as unknown as Env['DB']
  return { DB, count: () => count }
}

/** Each booking is of another week. */
let weeks = 0

/** Trips of a quote and of a booking, of one isolate that knows its lists. */
async function tripsOf(): Promise<{ quote: number; booking: number }> {
  const { DB, count } = trips()
  const site = testSite({ DB })
  const quote = async () => {
    const answer = await site.post('/transfer/query', {
      urlData: { url: 'taxi-from-Colombo-to-Kandy' },
      pickupdate: inTenDays,
      pickuptime: '09:30',
    })
    expect(answer.status).toBe(200)
  }
  await quote()
  const before = count()
  await quote()
  const after = count()
  const { token, details } = await aBooking(addDays(inTenDays, 7 * ++weeks))
  const context = count()
  expect((await site.post(`/transfer/booking/${token}`, { bookingDetails: details })).status).toBe(200)
  return { quote: after - before, booking: count() - context }
}

test('a quote asks D1 as often with cars as without; a booking once more, and not while nothing is counted', async () => {
  // The first one of an hour is asked more.
  await tripsOf()
  const without = await tripsOf()
  await writeCars(null)
  expect(await tripsOf()).toEqual(without)
  await writeCars('mini')
  await repairFleet(env)
  const { quote, booking } = await tripsOf()
  expect(quote).toBe(without.quote)
  // Before the answer it reads the fleet once; after it KV is written what D1 has.
  expect(booking - without.booking).toBeLessThanOrEqual(3)
})

test('what is asked of cars reads KV alone, and each day once', async () => {
  await writeCars('mini')
  const site = testSite()
  await repairFleet(env)
  await book(site, inTenDays)
  const reads: string[] = []
  const { DB, count } = trips()
  const get = ((key: string, options: never) => {
    reads.push(key)
    return env.CACHE.get(key, options)
  }) as unknown as Env['CACHE']['get']
  const asking = testSite({ DB, CACHE: failing({ get }) }).env
  for (let i = 0; i < 3; i++) expect((await availabilityAt(asking, wanted()))![0]!.availability).toBe('none')
  expect(await availabilityAt(asking, wanted(addDays(inTenDays, 30)))).toMatchObject([{ availability: 'few' }])
  expect(reads).toEqual(['fleet', `fleet-day:${inTenDays}`])
  expect(count()).toBe(0)
})

test('KV that is empty tells no quote of cars, and D1 decides all the same; the cron writes it anew', async () => {
  await writeCars('mini')
  const site = testSite()
  await repairFleet(env)
  await book(site, inTenDays)
  for (const name of await inKv()) await env.CACHE.delete(name)
  const other = testSite()
  expect(await availabilityAt(other.env, wanted())).toBeNull()
  expect(await statesOf(await book(other, inTenDays))).toEqual(['request'])
  for (const name of await inKv()) await env.CACHE.delete(name)
  await scheduled(env, ['fleet'])
  expect(await availabilityAt(testSite().env, wanted())).toMatchObject([{ availability: 'none' }])
})

test('KV that is old says that a car is free: whoever believes it has asked for one', async () => {
  await writeCars('mini')
  await repairFleet(env)
  const old = testSite({ CACHE: failing({ put: async () => {} }) })
  await book(old, inTenDays)
  const believing = testSite()
  expect(await availabilityAt(believing.env, wanted())).toMatchObject([{ availability: 'few' }])
  expect(await statesOf(await book(believing, inTenDays))).toEqual(['request'])
})

test('KV that takes nothing fails no booking, and the cron mends it', async () => {
  await writeCars('mini')
  await repairFleet(env)
  const site = testSite({ CACHE: failing({ put: down }) })
  expect(await statesOf(await book(site, inTenDays))).toEqual(['held 1'])
  expect(await availabilityAt(testSite().env, wanted())).toMatchObject([{ availability: 'few' }])
  await expect(scheduled(testSite({ CACHE: failing({ put: down }) }).env, ['fleet'])).rejects.toThrow('KV')
  await scheduled(env, ['fleet'])
  expect(await availabilityAt(testSite().env, wanted())).toMatchObject([{ availability: 'none' }])
})

test('KV that does not answer leaves what the isolate knew, or nothing; bookings go on', async () => {
  await writeCars('mini')
  const unknowing = testSite({ CACHE: failing({ get: down as never }) })
  expect(await availabilityAt(unknowing.env, wanted())).toBeNull()
  expect(await statesOf(await book(unknowing, inTenDays))).toEqual(['held 1'])
  await repairFleet(env)
  let isDown = false
  const get = ((...asked: Parameters<typeof env.CACHE.get>) =>
    isDown ? down() : env.CACHE.get(...asked)) as unknown as Env['CACHE']['get']
  const knowing = testSite({ CACHE: failing({ get }) })
  expect(await availabilityAt(knowing.env, wanted())).toMatchObject([{ availability: 'none' }])
  isDown = true
  const later = Date.now() + 60_000
  expect(await availabilityAt(knowing.env, wanted(), later)).toMatchObject([{ availability: 'none' }])
})

test('what KV holds that is none of ours is passed over', async () => {
  await writeCars('mini')
  for (const text of ['null', '7', '[]', '{"fleet":{"cars":[{"id":"x"}]}}', '{"fleet":7}']) {
    await env.CACHE.put('fleet', text)
    const site = testSite()
    expect(await availabilityAt(site.env, wanted())).toBeNull()
  }
  await repairFleet(env)
  await book(testSite(), inTenDays)
  await env.CACHE.put(`fleet-day:${inTenDays}`, '{"hold":1}')
  expect(await availabilityAt(testSite().env, wanted())).toMatchObject([{ availability: 'few' }])
})

test('D1 that fails when the fleet is read writes nothing; the same post succeeds later', async () => {
  await writeCars('mini')
  await repairFleet(env)
  let isDown = true
  const DB = {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: (sql: string) => {
          if (isDown && /from "fleet"/.test(sql)) throw new Error('D1_ERROR: no')
          return session.prepare(sql)
        },
        batch: session.batch.bind(session),
        getBookmark: session.getBookmark.bind(session),
      }
    },
  } as unknown as Env['DB']
  const site = testSite({ DB })
  const { token, details } = await aBooking(inTenDays)
  const post = () => site.post(`/transfer/booking/${token}`, { bookingDetails: details })
  expect((await post()).status).toBe(503)
  expect(await rows('bookings')).toEqual([])
  isDown = false
  expect((await post()).status).toBe(200)
  expect(await statesOf()).toEqual(['held 1'])
})

test('a booking whose answer is lost has its car once', async () => {
  await writeCars('mini', 'mini')
  await repairFleet(env)
  const { DB, hasLost } = losingDatabase()
  const site = testSite({ DB })
  const { token, details } = await aBooking(inTenDays)
  const answer = await site.post(`/transfer/booking/${token}`, { bookingDetails: details })
  expect(answer.status).toBe(200)
  expect((await answer.json<BookingReceipt>()).reference).toBe((await rows('bookings'))[0]!.reference)
  expect(hasLost()).toBe(true)
  expect(await statesOf()).toEqual(['held 1'])
})

test('a car that is given up, and one that is entered, come to KV with what noted them', async () => {
  await writeCars('mini')
  await repairFleet(env)
  const site = testSite()
  expect(await availabilityAt(site.env, wanted())).toMatchObject([{ availability: 'few' }])
  await env.DB.prepare("update cars set ended_at = '2026-01-01T00:00:00.000Z'").run()
  noteFleetChange(site.env)
  await spreadNoted(site.env)
  expect(await availabilityAt(testSite().env, wanted())).toBeNull()
  expect(await fleetDocument(site.env, Date.now())).toMatchObject({ fleet: { cars: [] }, days: {} })
})

test('days that are over leave the list of days, and the cron writes only what has changed', async () => {
  await writeCars('mini')
  await repairFleet(env)
  const site = testSite()
  await book(site, inTenDays)
  await scheduled(env, ['fleet'])
  const puts: string[] = []
  const put = (async (key: string) => void puts.push(key)) as unknown as Env['CACHE']['put']
  await scheduled(testSite({ CACHE: failing({ put }) }).env, ['fleet'])
  expect(puts).toEqual([])
  await env.DB.prepare('update fleet set margin_minutes = 45').run()
  await scheduled(testSite({ CACHE: failing({ put }) }).env, ['fleet'])
  expect(puts).toEqual(['fleet'])
  const days = async () => Object.keys(((await env.CACHE.get('fleet', 'json')) as { days: object }).days)
  expect(await days()).toEqual([-1, 0, 1].map((more) => addDays(inTenDays, more)))
  await env.DB.prepare("update rides set pickup_date = '2026-01-01'").run()
  await scheduled(env, ['fleet'])
  expect(await days()).toEqual([])
})

test('who is always a moment too late has asked for a car after five tries, and is told so', async () => {
  await writeCars('mini')
  await repairFleet(env)
  let reads = 0
  const DB = {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
        batch: async (statements: Parameters<typeof session.batch>[0]) => {
          const answer = await session.batch(statements)
          // What reads the fleet has seven statements, and no other batch has cars in its second one.
          const isFleet = statements.length === 7 && 'plate' in ((answer[1]!.results[0] ?? {}) as object)
          if (isFleet) {
            reads += 1
            await env.DB.prepare('update fleet set version = version + 1').run()
          }
          return answer
        },
      }
    },
  } as unknown as Env['DB']
  const busy = testSite({ DB })
  expect(await statesOf(await book(busy, inTenDays))).toEqual(['request'])
  expect(reads).toBeGreaterThanOrEqual(5)
  expect(await statesOf(await book(testSite(), inTenDays))).toEqual(['held 1'])
})
