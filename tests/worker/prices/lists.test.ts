/** A published price list reaches every isolate in time, and nothing is sold at a wrong one. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { scheduled } from '#worker/index.ts'
import type { Env } from '#worker/environment.ts'
import {
  listNumber,
  listOfNumber,
  listOfPage,
  promisesOfList,
  runUnderList,
  runWithPriceLists,
} from '#worker/prices/request-price-list.ts'
import { publish, publishedLists, repairPriceLists } from '#worker/prices/publication.ts'
import { testSite } from '../bookings/booking-site.ts'
import { dollarAt, forgetPriceLists, listWith, miniToKandy, publishList } from './price-site.ts'

const MINUTE = 60_000

const down = <T>() =>
  new Proxy(
    {},
    {
      get: () => () => {
        throw new Error('down')
      },
    },
  ) as T
const noDatabase = down<Env['DB']>()
const noCache = down<Env['CACHE']>()

/** Where KV's data centre has read it last. */
const document = () => env.CACHE.get('price-lists', 'json')

/** The number of the list that an isolate sells at. Each `Env` stands for an isolate. */
const sellsAt = (isolate: Env) => runWithPriceLists(isolate, listNumber)
const isolate = (changes: Partial<Env> = {}): Env => ({ ...env, ...changes })

/** The test's KV, whose reads can be counted, and fail. */
function countedCache() {
  const state = { reads: 0, fails: false }
  const CACHE = new Proxy(env.CACHE, {
    get: (kv, name: string) => {
      if (name === 'get') state.reads += 1
      if (state.fails) return () => Promise.reject(new Error('down'))
      return (kv as unknown as Record<string, () => unknown>)[name]!.bind(kv)
    },
  })
  return { state, CACHE }
}

function countedDatabase() {
  const state = { statements: 0 }
  const DB = new Proxy(env.DB, {
    get: (db, name) => {
      if (name !== 'withSession') throw new Error('a session is expected')
      return (start: 'first-primary') => {
        const session = db.withSession(start)
        return {
          prepare: (sql: string) => {
            state.statements += 1
            return session.prepare(sql)
          },
          batch: (...args: Parameters<typeof session.batch>) => session.batch(...args),
        }
      }
    },
  })
  return { state, DB }
}

beforeEach(async () => {
  vi.restoreAllMocks()
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.useFakeTimers({ toFake: ['Date'] })
  await forgetPriceLists()
  return () => vi.useRealTimers()
})

test('D1 refuses to change a list, or to take one away', async () => {
  await publishList(dollarAt(200))
  const triggers = env.TEST_DATABASE.filter((sql) => sql.includes('CREATE TRIGGER `price_lists_'))
  expect(triggers).toHaveLength(2)
  for (const sql of triggers) await env.DB.prepare(sql.replace('CREATE TRIGGER', 'CREATE TRIGGER IF NOT EXISTS')).run()
  for (const sql of ["UPDATE price_lists SET json = '{}'", 'DELETE FROM price_lists'])
    await expect(env.DB.exec(sql)).rejects.toThrow('only added to')
})

test('without a published list the site sells at the first one', async () => {
  expect(await sellsAt(isolate())).toBe(0)
  expect(await miniToKandy(testSite())).toBe(75)
  expect(promisesOfList(0)).toBe(FIRST_PRICE_LIST.promises)
})

test('a published list is sold at by its isolate at once, by the others within fifteen seconds', async () => {
  const [here, there] = [testSite(), testSite()]
  for (const site of [here, there]) expect(await miniToKandy(site)).toBe(75)
  const published = await publishList(dollarAt(200), { site: here.env })
  expect(published).toMatchObject({ number: 1, isSpread: true })
  expect(await miniToKandy(here)).toBe(109)
  expect(await miniToKandy(there)).toBe(75)
  vi.setSystemTime(Date.now() + 15_000)
  expect(await miniToKandy(there)).toBe(109)
})

test('an isolate asks KV once in fifteen seconds, for half a minute of its data centre, and D1 never', async () => {
  await publishList(dollarAt(200))
  const { state, CACHE } = countedCache()
  const here = isolate({ CACHE, DB: noDatabase })
  for (let i = 0; i < 3; i++) expect(await sellsAt(here)).toBe(1)
  expect(state.reads).toBe(1)
  vi.setSystemTime(Date.now() + 15_000)
  for (let i = 0; i < 3; i++) expect(await sellsAt(here)).toBe(1)
  expect(state.reads).toBe(2)
})

test('KV is asked for what is half a minute old at most', async () => {
  const asked: unknown[] = []
  const CACHE = {
    get: async (...parameters: unknown[]) => {
      asked.push(parameters)
      return { lists: [] }
    },
  } as unknown as Env['CACHE']
  await sellsAt(isolate({ CACHE }))
  expect(asked).toEqual([['price-lists', { type: 'json', cacheTtl: 30 }]])
})

test('a list for later comes into force on its instant, while nobody acts and no store answers', async () => {
  const { state, CACHE } = countedCache()
  const here = isolate({ CACHE, DB: noDatabase })
  const from = new Date(Date.now() + 60 * MINUTE)
  await publishList(dollarAt(200))
  await publishList(dollarAt(250), { validFrom: from })
  expect(await sellsAt(here)).toBe(1)
  state.fails = true
  vi.setSystemTime(from.getTime() - 1)
  expect(await sellsAt(here)).toBe(1)
  vi.setSystemTime(from)
  expect(await sellsAt(here)).toBe(2)
})

test('a list for at once counts until the one that was to come comes', async () => {
  const from = new Date(Date.now() + 60 * MINUTE)
  await publishList(dollarAt(250), { validFrom: from })
  await publishList(dollarAt(200))
  expect(await sellsAt(isolate())).toBe(2)
  vi.setSystemTime(from)
  expect(await sellsAt(isolate())).toBe(1)
})

test('a clock that is behind publishes after the list in force', async () => {
  const before = await publishList(dollarAt(200))
  const behind = new Date(Date.parse(before.validFrom) - 2000)
  vi.setSystemTime(Date.parse(before.validFrom) + 1)
  const next = { list: dollarAt(250), validFrom: null, who: '', why: '', basedOn: 1 }
  const after = await publish(env, next, behind)
  expect(after).toMatchObject({ number: 2 })
  expect(await sellsAt(isolate())).toBe(2)
})

test('a moment that has passed is now', async () => {
  const { validFrom } = await publishList(dollarAt(200), { validFrom: new Date('2020-01-01') })
  expect(validFrom).toBe(new Date().toISOString())
})

test('one request has one list, whatever is published meanwhile', async () => {
  const here = isolate()
  await runWithPriceLists(here, async () => {
    expect(priceList().dollar.lkr).toBe(288)
    await publishList(dollarAt(200), { site: here })
    expect([listNumber(), priceList().dollar.lkr]).toEqual([0, 288])
    await Promise.resolve()
    expect([listNumber(), priceList().dollar.lkr]).toEqual([0, 288])
  })
  expect(await runWithPriceLists(here, () => [listNumber(), priceList().dollar.lkr])).toEqual([1, 200])
})

test('another list can count for a part of a request', async () => {
  await publishList(dollarAt(200))
  await runWithPriceLists(isolate(), async () => {
    const draft = dollarAt(250)
    const inDraft = await runUnderList(draft, async () => {
      await Promise.resolve()
      return [priceList(), listNumber()]
    })
    expect(inDraft).toEqual([draft, 1])
    expect(runUnderList(FIRST_PRICE_LIST, listNumber, 0)).toBe(0)
    expect(runUnderList(draft, listOfPage, 0)).toMatchObject({ number: 0, from: sriLankaTime(new Date()).date })
    expect(priceList().dollar.lkr).toBe(200)
  })
})

test('what bookings keep is known of every list, also of one that is long over', async () => {
  const promises = { ...FIRST_PRICE_LIST.promises, driverHours: 3 }
  const vehicles = { ...FIRST_PRICE_LIST.vehicles, van: { ...FIRST_PRICE_LIST.vehicles.van!, names: { en: 'Bus' } } }
  await publishList(listWith({ promises, vehicles }))
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * MINUTE)
  await publishList(dollarAt(200))
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * MINUTE)
  await publishList(dollarAt(250))
  const known = (await document()) as { lists: { list: unknown }[] }
  expect(known.lists[0]).toMatchObject({ vehicles: { van: { names: { en: 'Bus' } } } })
  // The list that was in force a day ago, and this one.
  expect(known.lists.map(({ list }) => list !== null)).toEqual([false, true, true])
  const { state, DB } = countedDatabase()
  await runWithPriceLists(isolate({ DB }), async () => {
    expect(promisesOfList(1)).toEqual(promises)
    expect(await listOfNumber(env, 2)).toEqual(dollarAt(200))
    expect(state.statements).toBe(0)
    expect(await listOfNumber(env, 1)).toEqual(listWith({ promises, vehicles }))
    expect(await listOfNumber(env, 4)).toBeNull()
    expect(() => promisesOfList(4)).toThrow('unavailable')
  })
})

test('a list of a time before a promise was in lists has that of the first list, in force and in what bookings keep', async () => {
  const { ifNobodyComes, ...promises } = { ...FIRST_PRICE_LIST.promises, driverHours: 3 }
  await publishList(listWith({ promises: promises as Promises }))
  const seen = () => runWithPriceLists(isolate(), () => [promisesOfList(1), priceList().promises])
  const expected = { ...promises, ifNobodyComes }
  expect(await seen()).toEqual([expected, expected])
  // Long after, when KV has no more of it than its promises.
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * MINUTE)
  await publishList(dollarAt(200))
  vi.setSystemTime(Date.now() + 3 * 24 * 60 * MINUTE)
  await publishList(dollarAt(250))
  await runWithPriceLists(isolate(), async () => {
    expect(promisesOfList(1)).toEqual(expected)
    expect((await listOfNumber(env, 1))!.promises).toEqual(expected)
  })
})

test('a list stays the same object as long as it says the same', async () => {
  await publishList(dollarAt(200))
  const here = isolate()
  const before = await runWithPriceLists(here, priceList)
  vi.setSystemTime(Date.now() + MINUTE)
  expect(await runWithPriceLists(here, priceList)).toBe(before)
})

test('of two who publish at once one is told that somebody was faster', async () => {
  const lists = [dollarAt(200), dollarAt(250)]
  const answers = await Promise.all(
    lists.map((list) => publish(isolate(), { list, validFrom: null, who: 'Ann', why: '', basedOn: 0 })),
  )
  expect(answers.filter(({ isPublished }) => isPublished)).toHaveLength(1)
  expect(answers.find(({ isPublished }) => !isPublished)).toMatchObject({ latest: { number: 1, who: 'Ann' } })
  expect(await publishedLists(env)).toHaveLength(1)
  const late = await publish(env, { list: dollarAt(260), validFrom: null, who: 'Ben', why: '', basedOn: 0 })
  expect(late).toMatchObject({ isPublished: false, latest: { number: 1 } })
})

test('an answer of D1 that was lost publishes once', async () => {
  let isLost = true
  const DB = {
    withSession: (start: 'first-primary') => {
      const session = env.DB.withSession(start)
      return {
        prepare: (sql: string) => {
          const statement = session.prepare(sql)
          if (!isLost || !sql.startsWith('insert')) return statement
          isLost = false
          return {
            bind: (...values: unknown[]) => ({
              run: async () => {
                await statement.bind(...values).run()
                throw new Error('Network connection lost')
              },
            }),
          }
        },
        batch: (...args: Parameters<typeof session.batch>) => session.batch(...args),
      }
    },
  } as unknown as Env['DB']
  expect(await publishList(dollarAt(200), { site: isolate({ DB }) })).toMatchObject({ number: 1, isSpread: true })
  expect(isLost).toBe(false)
  expect(await publishedLists(env)).toHaveLength(1)
})

test('where KV does not take a list, its publisher is told, and the cron sees to it', async () => {
  const published = await publishList(dollarAt(200), { site: isolate({ CACHE: noCache }) })
  expect(published.isSpread).toBe(false)
  expect(await sellsAt(isolate())).toBe(0)
  await scheduled(env)
  expect(await sellsAt(isolate())).toBe(1)
})

test('the cron that finds all as it is writes nothing', async () => {
  await publishList(dollarAt(200))
  const put = vi.fn<() => Promise<void>>()
  await repairPriceLists(isolate({ CACHE: { get: env.CACHE.get.bind(env.CACHE), put } as unknown as Env['CACHE'] }))
  expect(put).not.toHaveBeenCalled()
})

test('who writes to KV last, while somebody else publishes, writes the list of both', async () => {
  let other: Promise<unknown> | null = null
  const CACHE = {
    get: env.CACHE.get.bind(env.CACHE),
    put: async (key: string, text: string) => {
      // The other one has written to KV before this slow write arrives.
      other ??= publishList(dollarAt(250))
      await other
      await env.CACHE.put(key, text)
    },
  } as unknown as Env['CACHE']
  await publishList(dollarAt(200), { site: isolate({ CACHE }) })
  expect(await sellsAt(isolate())).toBe(2)
})

test('the isolate that has published does not go back to what its data centre still has of KV', async () => {
  const old = await document()
  const here = isolate({ CACHE: { get: async () => old, put: async () => {} } as unknown as Env['CACHE'] })
  await publishList(dollarAt(200), { site: here })
  vi.setSystemTime(Date.now() + 15_000)
  expect(await sellsAt(here)).toBe(1)
})

test('while KV fails, the last copy counts, without one D1; afterwards KV again', async () => {
  await publishList(dollarAt(200))
  const { state, CACHE } = countedCache()
  const known = isolate({ CACHE })
  expect(await sellsAt(known)).toBe(1)
  state.fails = true
  await publishList(dollarAt(250))
  vi.setSystemTime(Date.now() + 60 * MINUTE)
  expect(await sellsAt(known)).toBe(1)
  expect(await sellsAt(isolate({ CACHE: noCache }))).toBe(2)
  state.fails = false
  vi.setSystemTime(Date.now() + 5000)
  expect(await sellsAt(known)).toBe(2)
})

test('where a deploy has found published lists and neither store answers, no price is told, and the rest works', async () => {
  const site = testSite({ CACHE: noCache, DB: noDatabase, PRICES_PUBLISHED: 'yes' })
  expect(await miniToKandy(site)).toBe(503)
  expect((await site.get('/transfer/taxi-from-Colombo-to-Kandy')).status).toBe(503)
  expect((await site.get('/robots.txt')).status).toBe(200)
  // Where none was published, the first list counts.
  expect(await miniToKandy(testSite({ CACHE: noCache, DB: noDatabase }))).toBe(75)
})

test('a copy is used where both stores fail later', async () => {
  await publishList(dollarAt(200))
  const { state, CACHE } = countedCache()
  const site = testSite({ CACHE, PRICES_PUBLISHED: 'yes' })
  expect(await miniToKandy(site)).toBe(109)
  state.fails = true
  Object.assign(site.env, { DB: noDatabase })
  vi.setSystemTime(Date.now() + MINUTE)
  expect(await miniToKandy(site)).toBe(109)
})

test.each(['no json', '[]', '{"lists":[{"number":1}]}', '{"lists":[{"number":0,"validFrom":"x"}]}'])(
  'something else in KV is logged, passed over, and repaired: %s',
  async (text) => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    await publishList(dollarAt(200))
    await env.CACHE.put('price-lists', text)
    expect(await sellsAt(isolate())).toBe(1)
    if (text !== 'no json') expect(warned).toHaveBeenCalled()
    await repairPriceLists(env)
    expect(await sellsAt(isolate({ DB: noDatabase }))).toBe(1)
  },
)

test('a list that pages would fall over is passed over: no price is told', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  await publishList({ ...dollarAt(200), dollar: { lkr: 'x', lkrInTours: 1 } } as never)
  expect(await miniToKandy(testSite())).toBe(503)
})

test('a field that lists have since later is the first list’s', async () => {
  const { waiting: _, ...earlier } = dollarAt(200)
  await publishList(earlier as never)
  expect(await runWithPriceLists(isolate(), () => priceList().waiting)).toEqual(FIRST_PRICE_LIST.waiting)
})

test('an empty KV is asked of D1 once', async () => {
  await env.CACHE.delete('price-lists')
  const { state, DB } = countedDatabase()
  const here = isolate({ DB })
  expect(await sellsAt(here)).toBe(0)
  expect(state.statements).toBe(1)
  vi.setSystemTime(Date.now() + 10 * MINUTE)
  expect(await sellsAt(here)).toBe(0)
  expect(state.statements).toBe(1)
  await publishList(dollarAt(200))
  await env.CACHE.delete('price-lists')
  expect(await sellsAt(isolate())).toBe(1)
})

test('a list has at most 100 kB', async () => {
  const names = { en: 'x'.repeat(100_000) }
  const vehicles = { ...FIRST_PRICE_LIST.vehicles, van: { ...FIRST_PRICE_LIST.vehicles.van!, names } }
  await expect(publishList(listWith({ vehicles }))).rejects.toThrow(RangeError)
  expect(await publishedLists(env)).toEqual([])
})
