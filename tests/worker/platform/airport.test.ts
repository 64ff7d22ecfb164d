/**
 * An evening at the airport: 300 guests behind one address, who all book within an hour, and look for their drivers, who
 * are behind the same carrier. The limits are those that the site comes with, by a clock of the test.
 */
import { env } from 'cloudflare:workers'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { WITHHELD } from '#worker/mail/mails-per-hour.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { returnTripDetails, rows, testSite, transferToken, removeBookings } from '../bookings/booking-site.ts'
import { bookRide, NIMAL, sheetOf } from '../day/day-site.ts'
import limits from '../../../docs/limits.md?raw'

const GUESTS = 300
const DRIVERS = 40
const MINUTE = 60_000
const AIRPORT = { headers: { 'cf-connecting-ip': '203.0.113.1' } }
const START = Date.parse('2027-03-01T14:00:00.000Z')

/** Of each variable and limiter, as the page says. */
const LIMITS = Object.fromEntries(
  [...limits.matchAll(/^\| .+ \| (\d+) \| `([A-Z_]+)` in `wrangler\.toml` \|$/gm)].map(([, limit, name]) => [
    name!,
    limit!,
  ]),
)
const RATES = Object.entries(LIMITS).filter(([name]) => name.endsWith('_RATE'))

const dayAfter = (days: number) => sriLankaTime(new Date(START + days * 24 * 60 * MINUTE)).date

/** How many acts a request of the test stands for. */
let weight = 1

/** Counts as the platform does: acts of a key in each minute. */
function limiter(limit: number) {
  const counted = new Map<string, number>()
  return {
    limit: async ({ key }: { key: string }) => {
      const ofMinute = `${Math.floor(Date.now() / MINUTE)} ${key}`
      const acts = (counted.get(ofMinute) ?? 0) + weight
      counted.set(ofMinute, acts)
      return { success: acts <= limit }
    },
  }
}

const airport = () =>
  testSite({
    ...Object.fromEntries(RATES.map(([name, limit]) => [name, limiter(Number(limit))])),
    MAILS_PER_HOUR: LIMITS.MAILS_PER_HOUR,
  } as Partial<Env>)

/** The same numbers in each run. */
function dice(seed: number) {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
})
beforeEach(async () => {
  vi.setSystemTime(START)
  weight = 1
  await removeBookings()
})
afterAll(() => {
  vi.useRealTimers()
})

test(
  'nobody honest is refused: each of 300 guests reads, searches, books and gets the receipt',
  { timeout: 120_000 },
  async () => {
    expect(RATES.length).toBeGreaterThan(8)
    const site = airport()
    const roll = dice(7)
    const arrivals = Array.from({ length: GUESTS }, () => roll() * 60 * MINUTE).toSorted((a, b) => a - b)
    const statuses: Record<string, number> = {}
    const note = async (what: string, answer: Promise<Response>) => {
      const { status } = await answer
      const name = `${what} ${status}`
      statuses[name] = (statuses[name] ?? 0) + 1
    }
    for (const [i, after] of arrivals.entries()) {
      vi.setSystemTime(START + after)
      // Thirty letters of searches, and a dozen pages and lookups: for the next two guests as well.
      if (i % 3 === 0) {
        weight = 3 * 30
        await note('search', site.post('/places', { text: 'galle' }, AIRPORT))
        weight = 3 * 12
        await note('page', site.post('/transfer/query', { urlData: { url: 'taxi-from-Galle-to-Kandy' } }, AIRPORT))
        weight = 1
      }
      const both = i % 3 === 0 ? await returnTripDetails({ change: { pickupdate: dayAfter(3) } }) : {}
      const details = { ...both, pickupdate: dayAfter(1), email: `guest${i}@example.com` }
      const token = await transferToken()
      await note('book', site.bookTransfer(token, details, AIRPORT))
      // Some press twice, or lose the answer.
      if (i % 5 === 0) await note('book', site.bookTransfer(token, details, AIRPORT))
    }
    expect(statuses).toEqual({ 'search 200': GUESTS / 3, 'page 200': GUESTS / 3, 'book 200': GUESTS + GUESTS / 5 })
    // The mails that wait for the next hour follow by the sweep.
    for (let minute = 60; minute <= 120; minute += 5) {
      vi.setSystemTime(START + minute * MINUTE)
      await sweepOutbox(site.env)
    }
    const got = (i: number) => site.mails.filter(({ to }) => to === `guest${i}@example.com`).length
    expect(arrivals.map((_, i) => got(i))).toEqual(arrivals.map(() => 1))
    const outbox = await rows('outbox')
    expect(outbox.filter(({ last_error: error }) => error === WITHHELD)).toEqual([])
    // The operator knows of all, by some mails.
    const told = site.mails.filter(({ to }) => to === env.MAIL_OPERATOR)
    expect(told.length).toBeLessThan(100)
    const references = (await rows('bookings')).map(({ reference }) => String(reference))
    for (const reference of references)
      expect(
        told.some(({ text }) => text.includes(reference)),
        reference,
      ).toBe(true)
  },
)

test('and all look for their drivers at once, who share an address, too', { timeout: 120_000 }, async () => {
  const site = airport()
  const away = testSite({ BOOKING_RATE: undefined, CHANGE_RATE: undefined } as Partial<Env>)
  const references: string[] = []
  for (let i = 0; i < DRIVERS; i++) {
    const driver = { ...NIMAL, phone: `+9477${1_000_000 + i}` }
    references.push(await bookRide(away, { in: 30 + i, name: `guest${i}`, driver }))
  }
  const sheets = await Promise.all(references.map((reference) => sheetOf(away, reference)))
  // Within one minute: a guest's page asks each 5 s, a driver's sheet each 15 s; some 300 guests.
  for (let minute = 0; minute < 2; minute++) {
    vi.setSystemTime(START + minute * MINUTE)
    // One page of a booking each, and some families look with two phones or more.
    weight = 12 * 5
    for (const reference of references) expect((await site.get(`/booking/${reference}/now`, AIRPORT)).status).toBe(200)
    // The others, ten in a request: as often as one reference may be asked for in a minute.
    weight = 12 * 10
    for (let i = DRIVERS; i < GUESTS; i += 10)
      expect((await site.get(`/booking/AAAA-AAAA-${1000 + i}/now`, AIRPORT)).status, `guest ${i}`).toBe(404)
    weight = 4
    for (const sheet of sheets) expect((await site.get(`${sheet}?part`, AIRPORT)).status).toBe(200)
    weight = 1
    expect(
      (
        await site.bookTransfer(
          await transferToken(),
          { pickupdate: dayAfter(1), email: `new${minute}@example.com` },
          AIRPORT,
        )
      ).status,
    ).toBe(200)
  }
})

test('a flood of bookings from one address ends after a minute and a day of them, and writes no more', async () => {
  const site = airport()
  const statuses: number[] = []
  for (let i = 0; i < 70; i++)
    statuses.push(
      (
        await site.bookTransfer(
          await transferToken(),
          { pickupdate: dayAfter(1), email: `robot${i}@example.com` },
          AIRPORT,
        )
      ).status,
    )
  expect(statuses.filter((status) => status === 200)).toHaveLength(60)
  expect(await rows('bookings')).toHaveLength(60)
  vi.setSystemTime(START + MINUTE)
  await env.DB.prepare('update network_days set written = 4995').run()
  const answers = []
  for (let i = 0; i < 3; i++) {
    const answer = await site.bookTransfer(
      await transferToken(),
      { pickupdate: dayAfter(1), email: `more${i}@example.com` },
      AIRPORT,
    )
    answers.push(answer.status)
    if (answer.status === 429)
      expect((await answer.json<BookingReceipt & { retryAfter: number }>()).retryAfter).toBeGreaterThan(60)
  }
  expect(answers).toEqual([200, 429, 429])
})
