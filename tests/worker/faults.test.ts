/**
 * Faults of docs/faults.md that no other test injects: slow stores, clocks that differ, a database that is a migration
 * ahead or behind.
 */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Env } from '#worker/environment.ts'
import { removeOldDistances } from '#worker/quotes/saved-distances.ts'
import { BOOKING_TABLES, rows, testSite, transferDetails, transferToken } from './bookings/booking-site.ts'
import { read } from './pages/html.ts'
import { forgetKept } from './site.ts'

const KANDY = '/transfer/taxi-from-Colombo-to-Kandy'
const AIRPORT_LIST = '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate'

/**
 * A store that does not answer. Whoever asks it has waited as long as the limit says at once: only the timers of the
 * Worker's limits are moved, so that what does answer takes its own time.
 */
function silentStore(limitMs: number) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  let [waits, due] = [0, false]
  const ask = () => {
    // Who asks at the same time waits at the same time.
    if (!due) {
      due = true
      waits += 1
      queueMicrotask(() => {
        due = false
        vi.advanceTimersByTime(limitMs)
      })
    }
    return new Promise<never>(() => {})
  }
  return { ask, waits: () => waits }
}

function silentCache() {
  const { ask, waits } = silentStore(1000)
  return { waits, CACHE: { get: ask, put: async () => {} } as unknown as Env['CACHE'] }
}

function silentDatabase() {
  const { ask, waits } = silentStore(3000)
  const statement: unknown = new Proxy({}, { get: (_, name) => (name === 'bind' ? () => statement : ask) })
  return { waits, DB: { withSession: () => ({ prepare: () => statement, batch: ask }) } as unknown as Env['DB'] }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('while KV does not answer at all, D1 does after a second', async () => {
  const { CACHE, waits } = silentCache()
  const site = testSite({ CACHE })
  for (const path of [KANDY, AIRPORT_LIST]) {
    const page = await read(path, site.get)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/\d USD|LKR \d/)
  }
  // Once for each page at most.
  expect([1, 2]).toContain(waits())
})

test('while D1 does not answer at all, the own roads and the built-in lists do after three seconds', async () => {
  await forgetKept()
  const { DB, waits } = silentDatabase()
  const site = testSite({ DB })
  for (const path of [KANDY, AIRPORT_LIST]) {
    const page = await read(path, site.get)
    expect(page.status).toBe(200)
    expect(page.text).toMatch(/\d USD|LKR \d/)
  }
  const quoted = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Matara-to-Jaffna' } })
  expect(quoted.status).toBe(200)
  // Once for each answer at most.
  expect([1, 2, 3]).toContain(waits())
})

test.each([
  ['ahead', 10],
  ['behind', -10],
])('a quote signed where the clock is ten minutes %s is booked', async (_which, minutes) => {
  const site = testSite()
  const answer = await site.post(
    `/transfer/booking/${await transferToken({}, Date.now() + minutes * 60_000)}`,
    transferBody(),
  )
  expect(answer.status).toBe(200)
})

test('while the cron is silent, mail goes out with its booking, and expired distances are served to nobody', async () => {
  const site = testSite()
  expect((await site.post(`/transfer/booking/${await transferToken()}`, transferBody())).status).toBe(200)
  expect(site.mails).toHaveLength(2)
  await env.DB.exec(
    "INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, listed, source, expires_at) VALUES ('matara > jaffna', 'Matara', 'Jaffna', 999, 999, 0, 'embedded', '2020-01-01T00:00:00.000Z')",
  )
  expect(await (await site.post('/transfer/query', { urlData: { url: 'taxi-from-Matara-to-Jaffna' } })).json()).toEqual(
    [],
  )
  expect(await removeOldDistances(env)).toBe(1)
})

test('with a migration that this Worker does not know, everything goes on', async () => {
  for (const table of ['transfer_rates', 'safari_offers', ...BOOKING_TABLES])
    await env.DB.exec(`ALTER TABLE ${table} ADD COLUMN of_tomorrow TEXT NOT NULL DEFAULT 'x'`)
  await forgetKept()
  const site = testSite()
  for (const path of [KANDY, AIRPORT_LIST]) expect((await read(path, site.get)).status).toBe(200)
  expect((await site.post(`/transfer/booking/${await transferToken()}`, transferBody())).status).toBe(200)
  expect(site.mails).toHaveLength(2)
})

test('without a migration that this Worker needs, fares are shown, a booking answers 503 and succeeds later', async () => {
  await forgetKept()
  const [before, site, token] = [await rows('bookings'), testSite(), await transferToken()]
  await env.DB.exec('ALTER TABLE outbox RENAME COLUMN leased_until TO leased_before')
  await env.DB.exec('ALTER TABLE transfer_rates RENAME COLUMN source TO source_before')
  for (const path of [KANDY, AIRPORT_LIST]) expect((await read(path, site.get)).text).toMatch(/\d USD|LKR \d/)
  expect((await site.post(`/transfer/booking/${token}`, transferBody())).status).toBe(503)
  expect(await rows('bookings')).toEqual(before)
  await env.DB.exec('ALTER TABLE outbox RENAME COLUMN leased_before TO leased_until')
  await env.DB.exec('ALTER TABLE transfer_rates RENAME COLUMN source_before TO source')
  expect((await site.post(`/transfer/booking/${token}`, transferBody())).status).toBe(200)
  expect(await rows('bookings')).toHaveLength(before.length + 1)
})

const transferBody = () => ({ bookingDetails: transferDetails })
