/** Workers Analytics Engine in place of D1: the same words are written, and read by its SQL API. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEMAND_WORDS, type DemandEvent } from '#domain/insight/demand.ts'
import type { Env } from '#worker/environment.ts'
import { countDemand, demandBy, isSampled } from '#worker/insight/demand.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { removeBookings } from '../bookings/booking-site.ts'

beforeEach(() => removeBookings('demand', 'unknown_askers', 'unknown_places', 'network_days'))
afterEach(() => vi.restoreAllMocks())

const NOON = new Date('2026-11-26T06:30:00Z')
const TODAY = { from: '2026-11-26', to: '2026-11-26' }
const ACCOUNT = '5c'.repeat(16)
const TOKEN = 'a-token-of-the-account-0123456789abcdef'

function engine(change: Partial<Env> = {}) {
  const points: unknown[] = []
  const writeDataPoint = (point: unknown) => void points.push(point)
  const site = {
    ...env,
    DEMAND: { writeDataPoint } as Env['DEMAND'],
    DEMAND_DATASET: `${ACCOUNT}/demand`,
    DEMAND_TOKEN: TOKEN,
    ...change,
  } as Env
  return { site, points }
}

const EVENT: DemandEvent = {
  what: 'unreachable',
  kind: 'transfer',
  pickup: 'Villa of Ann Smith',
  dropoff: 'Kandy',
  language: 'en',
  source: 'campaign:newsletter',
  firstPage: 'home',
  device: 'phone',
}
const inD1 = () => env.DB.prepare('select count(*) as n from demand').first<number>('n')

/** What the SQL API is asked, and is to answer. */
function answering(answer: () => Response) {
  const asked: { url: string; sql: string; token: string | null }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const request = new Request(url as string, init)
    asked.push({ url: request.url, sql: await request.text(), token: request.headers.get('authorization') })
    return answer()
  })
  return asked
}

test('a data point holds words and known places, and D1 nothing but who asks for what nobody knows', async () => {
  const { site, points } = engine()
  await countDemand(site, EVENT, '192.0.2.7', NOON)
  expect(points).toEqual([
    {
      indexes: ['unknown-place'],
      blobs: [
        '2026-11-26',
        'unknown-place',
        'transfer',
        'unknown',
        'Kandy',
        'en',
        'campaign:newsletter',
        'home',
        'phone',
      ],
      doubles: [1],
    },
  ])
  expect(await inD1()).toBe(0)
  expect(await env.DB.prepare('select count(*) as n from unknown_askers').first('n')).toBe(1)
  expect(isSampled(site)).toBe(true)
})

test('it is read in groups; each point stands for as many as were left out', async () => {
  const times = Object.fromEntries(DEMAND_WORDS.map((_, i) => [`times${i}`, i === 0 ? '1200' : i]))
  const asked = answering(() =>
    Response.json({ meta: [], data: [{ pickup: 'Ella', ...times, asked: '1206' }], rows: 1 }),
  )
  const groups = await demandBy(engine().site, TODAY, ['pickup'], 20)
  expect(groups).toEqual([
    {
      of: { pickup: 'Ella' },
      sums: { priced: 1200, 'unknown-place': 1, 'no-road': 2, error: 3, full: 4, form: 5, booked: 6, asked: 1206 },
    },
  ])
  expect(asked).toEqual([
    {
      url: `https://api.cloudflare.com/client/v4/accounts/${ACCOUNT}/analytics_engine/sql`,
      token: `Bearer ${TOKEN}`,
      sql: [
        'SELECT blob4 AS pickup,',
        `${DEMAND_WORDS.map((word, i) => `sumIf(_sample_interval, blob2 IN ('${word}')) AS times${i}`).join(', ')},`,
        "sumIf(_sample_interval, blob2 IN ('priced', 'unknown-place', 'no-road', 'error')) AS asked",
        "FROM demand WHERE blob1 >= '2026-11-26' AND blob1 <= '2026-11-26'",
        'GROUP BY pickup ORDER BY asked DESC LIMIT 20 FORMAT JSON',
      ].join(' '),
    },
  ])
})

test.each([
  ["' OR 1=1 --", '2026-11-26'],
  ['2026-11-26', "\\'"],
  ['2026-02-30', '2026-03-01'],
])('%s to %s are no days, and nobody is asked', async (from, to) => {
  const asked = answering(() => Response.json({ data: [] }))
  expect(await demandBy(engine().site, { from, to }, [])).toEqual([])
  expect(asked).toEqual([])
})

test.each([
  ['refuses', () => new Response('no', { status: 403 })],
  ['answers something else', () => Response.json({ data: [{ times0: 'many' }] })],
  ['answers no JSON', () => new Response('<html>')],
])('where the SQL API %s, the counts are unavailable, and the log names no token', async (_, answer) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  answering(answer)
  await expect(demandBy(engine().site, TODAY, [])).rejects.toThrow(SiteError)
  expect(log.mock.calls.join('\n')).toContain('"what":"demand not read"')
  expect(log.mock.calls.join('\n')).not.toContain(TOKEN)
})

test.each([
  ['is not bound', { DEMAND: undefined }],
  ['cannot be read, without its token', { DEMAND_TOKEN: '' }],
  ['cannot be read, without its name', { DEMAND_DATASET: '' }],
])('where it %s, D1 counts', async (_, change) => {
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { site, points } = engine(change as Partial<Env>)
  await countDemand(site, EVENT, null, NOON)
  expect(points).toEqual([])
  expect(await inD1()).toBe(1)
  expect(isSampled(site)).toBe(false)
})
