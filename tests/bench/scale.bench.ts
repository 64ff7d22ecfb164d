/**
 * What grows with the data. The same lookup on 1,000 and on 1,000,000 saved pairs, alternating, so that the machine is
 * equally busy for both; each pair is asked for twice: D1 answers first, then KV. And the sweeps of the cron and the
 * operator's lists with 1,000 and with 100,000 bookings. Local D1, of whose times some 10 ms are the way there and
 * back.
 */
import type { D1Database } from '@cloudflare/workers-types'
import { coordinatesName } from '#domain/places/coordinates.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { forgetSends } from '#worker/mail/limits.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import type { Env } from '#worker/environment.ts'
import { listedOffers, listedRates } from '#worker/quotes/listed-rates.ts'
import { removeOldDistances } from '#worker/quotes/saved-distances.ts'
import { Budgets, quantile } from './budgets.ts'
import { startBuiltWorker } from './built-worker.ts'
import { startLocalStorage, type LocalStorage } from './local-storage.ts'
import type { RunningWorkerd } from './workerd.ts'

const SIZES = [1_000, 1_000_000] as const
const WARM_UP = 200
const LOOKUPS = 800
/** The larger table may take this many times as long. */
const MAX_RATIO = 1.3
const ROWS_PER_INSERT = 50_000

/** Beside the small and the large table of pairs: tours saved for visitors, and bookings. */
const TOURS = [1_000, 300_000] as const
const BOOKINGS = [1_000, 100_000] as const
/** Of either, so many bookings are to come. */
const UPCOMING = 500
const TURNS = 15
/**
 * What does not read the past may take this many times as long with the large tables. Reading them takes three times
 * and more.
 */
const MAX_BOOKINGS_RATIO = 2
/** What reads all bookings, in ms. */
const MAX_SEARCH_MS = 2_000

export async function run(): Promise<void> {
  const budgets = new Budgets()
  const stores = await Promise.all(SIZES.map(() => startLocalStorage()))
  const workers = await Promise.all(stores.map((storage) => startBuiltWorker(storage)))
  try {
    const start = performance.now()
    for (const [k, storage] of stores.entries()) await fill(storage, SIZES[k]!)
    console.log(`filled in ${((performance.now() - start) / 1000).toFixed(0)} s`)

    const times = { D1: SIZES.map((): number[] => []), KV: SIZES.map((): number[] => []) }
    for (let n = 0; n < WARM_UP + LOOKUPS; n++) {
      for (const source of ['D1', 'KV'] as const) {
        for (const k of n % 2 === 0 ? [0, 1] : [1, 0]) {
          // The pairs asked for are spread over the whole table, small or large.
          const took = await lookUp(workers[k]!, 1 + Math.floor((n * (SIZES[k]! - 1)) / (WARM_UP + LOOKUPS)))
          if (n >= WARM_UP) times[source][k]!.push(took)
        }
      }
    }

    for (const [source, bySize] of Object.entries(times)) {
      for (const [k, list] of bySize.entries()) {
        console.log(
          `${source}, ${SIZES[k]!.toLocaleString('en')} pairs: median ${quantile(list, 0.5).toFixed(2)} ms, 95 % ${quantile(list, 0.95).toFixed(2)} ms`,
        )
      }
      const [small, large] = bySize.map((list) => quantile(list, 0.5)) as [number, number]
      budgets.atMost(MAX_RATIO, `${source}, the large table takes`, large / small, 'times as long')
    }
    await measureBookings(
      stores.map(({ database }) => database),
      budgets,
    )
  } finally {
    await Promise.all(workers.map((worker) => worker.stop()))
    await Promise.all(stores.map((storage) => storage.stop()))
  }
  budgets.check()
}

/** The numbers from start to end, as `n(i)`. */
const numbers = (start: number, end: number) =>
  `WITH RECURSIVE n(i) AS (SELECT ${start} UNION ALL SELECT i + 1 FROM n WHERE i < ${end})`

/** A day of booking `i`. */
const DAY = `CASE WHEN i <= ${UPCOMING} THEN date('now', '+' || (2 + i % 60) || ' days') ELSE date('now', '-' || (100 + i % 900) || ' days') END`

/** Past ones are erased and their mail is sent; each has two mails, of which some were given up. */
async function fillBookings(database: D1Database, size: 0 | 1): Promise<void> {
  await database
    .prepare(`${numbers(1, TOURS[size])} INSERT INTO safari_offers (route_key, park, pickup, dropoff, distance_km, duration_minutes, expires_at)
    SELECT 'tour ' || i, 'Yala national park', 'Hotel ' || i, 'Kandy', 200, 300, '2099-01-01T00:00:00.000Z' FROM n`)
    .run()
  for (let start = 1; start <= BOOKINGS[size]; start += ROWS_PER_INSERT) {
    const rows = numbers(start, Math.min(start + ROWS_PER_INSERT - 1, BOOKINGS[size]))
    await database.batch([
      database.prepare(`${rows} INSERT INTO bookings (number, reference, guest_key, fingerprint, email, phone, phone_typed, erased_at)
        SELECT i, printf('%012d', i), 'key ' || i, '', CASE WHEN i <= ${UPCOMING} THEN 'guest' || i || '@example.com' ELSE '' END, '', '',
        CASE WHEN i <= ${UPCOMING} THEN NULL ELSE '2026-01-01T00:00:00.000Z' END FROM n`),
      database.prepare(`${rows} INSERT INTO redeemed_quotes (jti, booking_number) SELECT 'jti ' || i, i FROM n`),
      database.prepare(`${rows} INSERT INTO rides (booking_number, position, kind, needs_review, pickup, dropoff, distance_km, minutes, vehicle, pickup_date, pickup_time,
        price_usd, price_lkr, erased_at)
        SELECT i, 1, 'transfer', 0, 'Colombo', 'Kandy', 116, 180, 'mini', ${DAY}, '09:30', 74, 21480,
        CASE WHEN i <= ${UPCOMING} THEN NULL ELSE '2026-01-01T00:00:00.000Z' END FROM n`),
      ...['guest', 'operator'].map((reader) =>
        database.prepare(`${rows} INSERT INTO outbox (kind, reader, booking_number, attempts, sent_at, given_up_at, tried_at)
        SELECT 'receipt', '${reader}', i, 1, CASE WHEN i % 100 THEN '2026-01-01T00:00:00.000Z' END, CASE WHEN i % 100 = 0 THEN '2026-01-01T00:00:00.000Z' END, '2026-01-01T00:00:00.000Z' FROM n`),
      ),
    ])
  }
}

const REFERENCE = '000000000500'

type Work = readonly [name: string, work: (env: Env) => Promise<unknown>]

const NOT_PAST: readonly Work[] = [
  ['reminders that are due', (env) => addDueReminders(env)],
  ['sweep of the outbox', (env) => sweepOutbox(env)],
  ['sweep of mail hashes', (env) => forgetSends(env)],
  ['sweep of personal data', (env) => erasePersonalData(env)],
  ['sweep of expired distances', (env) => removeOldDistances(env)],
  // An environment that the lists have not been read for.
  ['listed rates', (env) => listedRates({ env: { ...env }, waitUntil: () => {} })],
  ['listed tours', (env) => listedOffers({ env: { ...env }, waitUntil: () => {} })],
  ["the operator's list of tomorrow", (env) => listBookings(env, 'tomorrow')],
  ["the operator's list of all that come", (env) => listBookings(env, 'coming')],
  ['one booking by its reference', (env) => bookingWithHistory(env, REFERENCE)],
]
const ALL: readonly Work[] = [
  ['the latest past bookings', (env) => listBookings(env, 'past')],
  ['a search', (env) => listBookings(env, { find: 'guest500@' })],
]

const environment = (database: D1Database) =>
  ({
    DB: { withSession: () => database },
    CACHE: { get: async () => null, put: async () => {} },
    EMAIL: { send: async () => ({ messageId: 'bench' }) },
    PRODUCT: 'serendip',
    QUOTE_SECRET: 'only-for-benches-0123456789abcdef012345',
    PAYMENT_URL: 'https://pay.example.com/card',
    MAIL_FROM: 'from@example.com',
    MAIL_OPERATOR: 'to@example.com',
    MAILS_PER_HOUR: '200',
    ERASE_AFTER_DAYS: '90',
  }) as unknown as Env

/**
 * Alternating, as the lookups; the first turn is not counted. The best of the others counts: other processes can only
 * make a turn longer.
 */
async function measureBookings(databases: readonly D1Database[], budgets: Budgets): Promise<void> {
  for (const [k, database] of databases.entries()) await fillBookings(database, k as 0 | 1)
  const sites = databases.map(environment)
  for (const site of sites) {
    const { length } = await listBookings(site, 'coming')
    if (length !== UPCOMING) throw new Error(`${length} bookings are to come`)
  }
  for (const [name, work] of [...NOT_PAST, ...ALL]) {
    const times = sites.map((): number[] => [])
    for (let turn = 0; turn <= TURNS; turn++) {
      for (const k of turn % 2 === 0 ? [0, 1] : [1, 0]) {
        const start = performance.now()
        await work(sites[k]!)
        if (turn > 0) times[k]!.push(performance.now() - start)
      }
    }
    const [small, large] = times.map((list) => Math.min(...list)) as [number, number]
    const what = `${BOOKINGS[1].toLocaleString('en')} bookings, ${name}`
    if (ALL.some(([each]) => each === name)) budgets.atMost(MAX_SEARCH_MS, what, large, 'ms')
    else
      budgets.atMost(
        MAX_BOOKINGS_RATIO,
        `${what}: ${large.toFixed(1)} ms`,
        large / small,
        `times as long as with ${BOOKINGS[0].toLocaleString('en')}`,
      )
  }
}

/**
 * Pickups are points, whose saved distance is served by name alone. They are scattered over the index, as real names
 * are.
 */
function pickupOf(i: number): string {
  const scattered = Number((BigInt(i) * 2654435761n) % 4294967296n)
  return coordinatesName({ lat: 5 + (scattered >>> 16) / 10_000, lng: 79 + (scattered & 0xffff) / 10_000 })
}

async function fill({ database }: LocalStorage, rows: number): Promise<void> {
  for (let start = 1; start <= rows; start += ROWS_PER_INSERT) {
    const end = Math.min(start + ROWS_PER_INSERT - 1, rows)
    await database
      .prepare(`
      WITH RECURSIVE n(i) AS (SELECT ${start} UNION ALL SELECT i + 1 FROM n WHERE i < ${end}),
      scattered AS (SELECT i, i * 2654435761 % 4294967296 >> 16 AS a, i * 2654435761 % 4294967296 & 65535 AS b FROM n),
      named AS (SELECT i, printf('%d.%04d°N %d.%04d°E', 5 + a / 10000, a % 10000, 79 + b / 10000, b % 10000) AS name,
        printf('%d %04d n %d %04d e', 5 + a / 10000, a % 10000, 79 + b / 10000, b % 10000) AS key FROM scattered)
      INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes)
      SELECT key || ' > kandy', name, 'Kandy', 20 + i % 300, 60 + i % 400 FROM named`)
      .run()
  }
}

async function lookUp({ url }: RunningWorkerd, i: number): Promise<number> {
  const body = JSON.stringify({ urlData: { url: `taxi-from-${encodeURIComponent(pickupOf(i))}-to-Kandy` } })
  const start = performance.now()
  const answer = await fetch(new URL('/en/serendip/transfer/query', url), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const records = (await answer.json()) as { distance: number }[]
  const took = performance.now() - start
  if (records[0]?.distance !== 20 + (i % 300))
    throw new Error(`the lookup of pair ${i} answered ${answer.status} and the wrong record`)
  return took
}
