/** Rates of guests' money: fetched once a day where the owner allows it, and shown for a week. The bank fails in each way. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { CurrencyRates } from '#domain/fares/prices-in-other-currencies.ts'
import { BUILT_RATES, MOST_TABLE_BYTES, RATES_ADDRESS } from '#domain/fares/currency-table.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { scheduled } from '#worker/index.ts'
import { fetchDailyRates, ratesTrouble } from '#worker/prices/currency-rates.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'

const NOON = Date.parse('2026-11-24T06:30:00Z')
const at = (ms: number) => new Date(NOON + ms)

/** Roubles for the units of a currency. */
const ROUBLES = { USD: 80, EUR: 91, GBP: 105, INR: 0.93, CNY: 11.1, AUD: 51.5 }

const table = (day = '24.11.2026', roubles: Readonly<Record<string, number | string>> = ROUBLES) =>
  `<?xml version="1.0" encoding="windows-1251"?><ValCurs Date="${day}" name="Foreign Currency Market">${Object.entries(
    roubles,
  )
    .map(
      ([code, value]) =>
        `<Valute ID="R1"><CharCode>${code}</CharCode><Nominal>1</Nominal><Name>\u00C4\u00EE\u00EB</Name><Value>${String(value).replace('.', ',')}</Value></Valute>`,
    )
    .join('')}</ValCurs>`

/** As the bank sends it: one byte for each sign. */
const sent = (xml: string) => new Response(Uint8Array.from(xml, (sign) => sign.charCodeAt(0)))

const OF_TODAY: CurrencyRates = {
  date: '2026-11-24',
  perDollar: { EUR: 0.8791, GBP: 0.7619, INR: 86.02, RUB: 80, CNY: 7.207, AUD: 1.553 },
}

let bank: ReturnType<typeof vi.fn<typeof fetch>>
let warnings: unknown[][]

beforeEach(async () => {
  await removeBookings('alarms', 'heartbeats')
  await env.CACHE.delete('currencies')
  bank = vi.fn<typeof fetch>(async () => sent(table()))
  vi.spyOn(globalThis, 'fetch').mockImplementation(bank)
  warnings = []
  for (const level of ['warn', 'error'] as const)
    vi.spyOn(console, level).mockImplementation((...said) => void warnings.push(said))
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
})

const ALLOWED = { FETCH_CURRENCIES: 'true' } as Partial<Env>
/** Another isolate each time: it has no copy. */
const site = (bindings: Partial<Env> = {}) => testSite({ ...ALLOWED, ...bindings }).env
const kept = () => env.CACHE.get<{ rates: CurrencyRates | null; nextAt: number }>('currencies', 'json')

/** What a browser is told at a moment. */
async function told(ms: number, bindings: Partial<Env> = ALLOWED): Promise<unknown> {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + ms })
  const answer = await testSite(bindings).get('/currencies')
  expect(answer.status).toBe(200)
  vi.useRealTimers()
  return answer.json()
}

test('the table is kept for all visitors, and asked for once a day', async () => {
  await fetchDailyRates(site(), at(0))
  expect(bank.mock.calls.map(([address, init]) => [address, init?.redirect])).toEqual([[RATES_ADDRESS, 'manual']])
  expect((await kept())?.rates).toEqual(OF_TODAY)
  expect(await told(MINUTE_MS)).toEqual(OF_TODAY)
  for (const ms of [5 * MINUTE_MS, HOUR_MS, DAY_MS - 1]) await fetchDailyRates(site(), at(ms))
  expect(bank).toHaveBeenCalledTimes(1)
  bank.mockImplementation(async () => sent(table('25.11.2026', { ...ROUBLES, USD: 81 })))
  await fetchDailyRates(site(), at(DAY_MS))
  expect(bank).toHaveBeenCalledTimes(2)
  expect(await told(DAY_MS + MINUTE_MS)).toMatchObject({ date: '2026-11-25', perDollar: { RUB: 81 } })
  expect(warnings).toEqual([])
})

test('nobody is asked where the owner has not allowed it, and what KV has does not count then', async () => {
  await fetchDailyRates(site(), at(0))
  bank.mockClear()
  await env.CACHE.put('currencies', JSON.stringify({ rates: OF_TODAY, nextAt: 0 }))
  for (const FETCH_CURRENCIES of ['false', '', 'yes'])
    await fetchDailyRates(site({ FETCH_CURRENCIES } as Partial<Env>), at(0))
  await scheduled(testSite().env)
  expect(bank).not.toHaveBeenCalled()
  expect(await told(0, {})).toBeNull()
  expect(await told(Date.parse('2026-11-06T12:00:00Z') - NOON, {})).toEqual(BUILT_RATES)
})

test('the cron fetches them', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOON })
  await scheduled(site())
  expect((await kept())?.rates).toEqual(OF_TODAY)
})

test('a table is shown for a week by the days of Sri Lanka, and by no cache beyond the day', async () => {
  await fetchDailyRates(site(), at(0))
  const midnight = Date.parse('2026-12-01T18:30:00Z') - NOON
  expect(await told(midnight - 1000)).toEqual(OF_TODAY)
  expect(await told(midnight)).toBeNull()
  vi.useFakeTimers({ toFake: ['Date'], now: NOON + midnight - 10_000 })
  const answer = await testSite(ALLOWED).get('/currencies')
  expect(answer.headers.get('cache-control')).toMatch(/^public, max-age=10, stale-while-revalidate=0,/)
})

test('what a deploy brings counts against an older table, and its day', async () => {
  const rates = { ...OF_TODAY, date: '2026-10-29' }
  await env.CACHE.put('currencies', JSON.stringify({ rates, nextAt: 0 }))
  expect(await told(Date.parse('2026-10-31T12:00:00Z') - NOON)).toEqual(BUILT_RATES)
})

const never = () => new Promise<never>(() => {})

test.each<[string, () => Promise<Response>]>([
  ['does not answer', () => Promise.reject(new TypeError('Network connection lost.'))],
  ['is too slow', () => Promise.reject(new DOMException('The operation timed out', 'TimeoutError'))],
  ['fails', async () => new Response('Sorry', { status: 503 })],
  [
    'leads elsewhere',
    async () => new Response(null, { status: 302, headers: { location: 'https://elsewhere.test/' } }),
  ],
  ['answers with a page', async () => new Response('<html>Checking your browser</html>')],
  ['answers with nothing', async () => new Response(null)],
  ['answers without end', async () => sent(table() + ' '.repeat(MOST_TABLE_BYTES))],
  ['breaks off', async () => sent(table().slice(0, 300))],
  ['lacks a currency', async () => sent(table('24.11.2026', { ...ROUBLES, GBP: '' }))],
  ['has nothing for a currency', async () => sent(table('24.11.2026', { ...ROUBLES, INR: 0 }))],
  ['has less than nothing', async () => sent(table('24.11.2026', { ...ROUBLES, INR: -1 }))],
  ['has what no rate can be', async () => sent(table('24.11.2026', { ...ROUBLES, EUR: 1e-9 }))],
  ['has a day that is none', async () => sent(table('31.11.2026'))],
  ['has a table of long ago', async () => sent(table('16.11.2026'))],
  ['has a table of next month', async () => sent(table('02.12.2026'))],
])('a bank that %s changes nothing: what was kept counts, and it is asked again after an hour', async (_, answer) => {
  const before = { ...OF_TODAY, date: '2026-11-23' }
  await env.CACHE.put('currencies', JSON.stringify({ rates: before, nextAt: 0 }))
  bank.mockImplementation(answer)
  await fetchDailyRates(site(), at(0))
  expect((await kept())?.rates).toEqual(before)
  expect(warnings).toHaveLength(1)
  await fetchDailyRates(site(), at(HOUR_MS - 1))
  expect(bank).toHaveBeenCalledTimes(1)
  bank.mockImplementation(async () => sent(table()))
  await fetchDailyRates(site(), at(HOUR_MS))
  expect((await kept())?.rates).toEqual(OF_TODAY)
})

test('the office is told of a bank that is silent for days, until a table comes', async () => {
  const keep = (date: string) =>
    env.CACHE.put('currencies', JSON.stringify({ rates: { ...OF_TODAY, date }, nextAt: 0 }))
  bank.mockImplementation(async () => new Response('Sorry', { status: 503 }))
  await keep('2026-11-19')
  await fetchDailyRates(site(), at(0))
  expect(await ratesTrouble(site(), at(0))).toBeNull()
  await keep('2026-11-18')
  await fetchDailyRates(site(), at(0))
  expect(await ratesTrouble(site(), at(MINUTE_MS))).toContain('have not come for days')
  expect(await ratesTrouble(testSite().env, at(MINUTE_MS))).toBeNull()
  bank.mockImplementation(async () => sent(table()))
  await fetchDailyRates(site(), at(HOUR_MS))
  expect(await ratesTrouble(site(), at(HOUR_MS))).toBeNull()
})

describe('a rate that jumps', () => {
  const JUMPED = { ...ROUBLES, GBP: 80, CNY: 20 }

  test('is refused with its table, and the office is told on its page, until a table fits', async () => {
    await fetchDailyRates(site(), at(0))
    bank.mockImplementation(async () => sent(table('25.11.2026', JUMPED)))
    await fetchDailyRates(site(), at(DAY_MS))
    expect((await kept())?.rates).toEqual(OF_TODAY)
    expect(String(warnings)).toContain('GBP, CNY moved by more than 20 %')
    vi.useFakeTimers({ toFake: ['Date'], now: NOON + DAY_MS })
    const office = await testSite({ ...ALLOWED, OPERATOR_OPEN: 'yes' }).get('/operator')
    expect(await office.text()).toContain(
      'The daily rates of currencies are refused: GBP, CNY moved by more than 20 %.',
    )
    vi.useRealTimers()
    await fetchDailyRates(site(), at(DAY_MS + HOUR_MS))
    expect(bank).toHaveBeenCalledTimes(2)
    bank.mockImplementation(async () => sent(table('26.11.2026')))
    await fetchDailyRates(site(), at(2 * DAY_MS))
    expect((await kept())?.rates?.date).toBe('2026-11-26')
    expect(await ratesTrouble(site(), at(2 * DAY_MS))).toBeNull()
  })

  test('is measured against the built rates where none were kept', async () => {
    bank.mockImplementation(async () => sent(table('24.11.2026', JUMPED)))
    await fetchDailyRates(site(), at(0))
    expect((await kept())?.rates).toBeNull()
    expect(await told(MINUTE_MS)).toBeNull()
  })
})

describe('KV', () => {
  const failing = (calls: Partial<Env['CACHE']>) =>
    ({
      ...ALLOWED,
      CACHE: { get: env.CACHE.get.bind(env.CACHE), put: env.CACHE.put.bind(env.CACHE), ...calls },
    }) as Partial<Env>
  const down = () => Promise.reject(new Error('KV failed: 500'))

  test.each([
    ['cannot be read', failing({ get: down as never })],
    ['takes nothing', failing({ put: down as never })],
  ])('where it %s, no bank is asked: it would be asked every five minutes', async (_, bindings) => {
    await fetchDailyRates(site(bindings), at(0))
    expect(bank).not.toHaveBeenCalled()
    expect(warnings).toHaveLength(1)
  })

  test('where it takes the time and not the table, the bank is asked again after an hour', async () => {
    let puts = 0
    const put = ((...write: Parameters<KVNamespace['put']>) => (++puts > 1 ? down() : env.CACHE.put(...write))) as never
    await fetchDailyRates(site(failing({ put })), at(0))
    expect(await kept()).toEqual({ rates: null, nextAt: NOON + HOUR_MS })
    expect(warnings).toHaveLength(1)
  })

  test.each(['{"rates":{"date":"soon"}}', '[]', '"text"', '{"rates":{"date":"2026-11-24","perDollar":{"EUR":"0"}}}'])(
    'what is no table in it is passed over: %s',
    async (text) => {
      await env.CACHE.put('currencies', text)
      expect(await told(0)).toBeNull()
      await fetchDailyRates(site(), at(0))
      expect((await kept())?.rates).toEqual(OF_TODAY)
    },
  )

  test('a time that is too far away, as a wrong clock has left it, does not stop the cron', async () => {
    await env.CACHE.put('currencies', JSON.stringify({ rates: null, nextAt: NOON + 400 * DAY_MS }))
    await fetchDailyRates(site(), at(0))
    expect((await kept())?.rates).toEqual(OF_TODAY)
  })

  test('is read once in 15 seconds by an isolate, beside the price lists; while it is silent the built rates count', async () => {
    const keys: string[] = []
    let isSilent = false
    const get = ((key: string, options: never) => {
      keys.push(key)
      return isSilent ? down() : env.CACHE.get(key, options)
    }) as never
    await env.CACHE.put('currencies', JSON.stringify({ rates: OF_TODAY, nextAt: 0 }))
    const visited = testSite(failing({ get }))
    const ask = async (ms: number) => {
      vi.useFakeTimers({ toFake: ['Date'], now: NOON + ms })
      return (await visited.get('/currencies')).json()
    }
    for (const ms of [0, 1000, 14_000]) expect(await ask(ms)).toEqual(OF_TODAY)
    expect(keys.filter((key) => key === 'currencies')).toHaveLength(1)
    isSilent = true
    // The copy goes on for as long as nothing else is known.
    expect(await ask(16_000)).toEqual(OF_TODAY)
    expect(keys.filter((key) => key === 'currencies')).toHaveLength(2)
    vi.useFakeTimers({ toFake: ['Date'], now: NOON })
    await visited.get('/')
    const before = keys.filter((key) => key === 'currencies').length
    vi.useFakeTimers({ toFake: ['Date'], now: NOON + HOUR_MS })
    await visited.get('/')
    expect(keys.filter((key) => key === 'currencies')).toHaveLength(before)
    expect(await told(0, failing({ get }))).toBeNull()
  })

  test('is asked for rates and price lists at once, not one after the other', async () => {
    const asked: string[] = []
    const { promise: held, resolve: answer } = Promise.withResolvers<null>()
    const get = ((key: string) => {
      asked.push(key)
      return held
    }) as never
    const waiting = testSite(failing({ get })).get('/currencies')
    await vi.waitFor(() => expect(asked).toHaveLength(3))
    expect(asked.toSorted()).toEqual(['currencies', 'fleet', 'price-lists'])
    answer(null)
    expect((await waiting).status).toBe(200)
  })
})

test('a bank that never ends its answer is left', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  bank.mockImplementation(async () => new Response(new ReadableStream({ pull: never })))
  const over = fetchDailyRates(site(), at(0))
  await vi.waitFor(() => expect(bank).toHaveBeenCalled(), { interval: 0 }).catch(() => {})
  await vi.advanceTimersByTimeAsync(60_000)
  await over
  expect(warnings).toHaveLength(1)
  expect((await kept())?.rates).toBeNull()
})
