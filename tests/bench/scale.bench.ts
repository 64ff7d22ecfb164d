/**
 * What grows with the data. The same lookup on 1,000 and on 1,000,000 saved pairs, alternating, so that the machine is
 * equally busy for both; each pair is asked for twice: D1 answers first, then KV. And the sweeps of the cron and the
 * operator's lists with 1,000 and with 100,000 bookings. Local D1, of whose times some 10 ms are the way there and
 * back.
 */
import type { D1Database } from '@cloudflare/workers-types'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { forgetSends } from '#worker/mail/mails-per-hour.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import type { Env } from '#worker/environment.ts'
import { ROADS_REVISION } from '#worker/quotes/built-in-lists.ts'
import { listedOffers, listedRates } from '#worker/quotes/listed-rates.ts'
import { placeTransfer, tripKey } from '#worker/quotes/placed-trips.ts'
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
const ROWS_PER_INSERT = 10_000

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
/** What reads all bookings, in ms: the past, and a search for a word that each of them has. */
const MAX_OF_ALL_MS = 2_000
/** Other searches, in ms. */
const MAX_SEARCH_MS = 150

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
          const took = await lookUp(workers[k]!, Math.floor((n * SIZES[k]!) / (WARM_UP + LOOKUPS)))
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

/** The same for each booking; all of them together are some 50 words, as of a guest who writes a note. */
const SHARED_WORDS = [
  'colombo',
  'olombo',
  'lombo',
  'kandy',
  'andy',
  'examplecom',
  'xamplecom',
  'amplecom',
  'please',
  'bring',
  'surfboards',
  ...Array.from({ length: 12 }, (_, i) => `note${i}`),
]
const NAME = `'visitor' || printf('%06d', i)`
const PHONE = `'4479' || printf('%08d', i * 7919 % 100000000)`
const OWN_WORDS = [
  NAME,
  `substr(${NAME}, 2)`,
  `substr(${NAME}, 3)`,
  `'flight' || i`,
  `'car' || i`,
  ...Array.from({ length: 9 }, (_, i) => `substr(${PHONE}, ${i + 1})`),
  ...Array.from({ length: 9 }, (_, i) => `substr(printf('%012d', i), ${i + 1})`),
]

/** None of them is erased: as many as a site of 400,000 rides a year has at a time. */
async function fillWords(database: D1Database, size: 0 | 1): Promise<void> {
  for (const word of [...SHARED_WORDS.map((each) => `'${each}'`), ...OWN_WORDS]) {
    await database
      .prepare(
        `${numbers(1, BOOKINGS[size])} INSERT OR IGNORE INTO search_words (word, booking_number, position, note) SELECT ${word}, i, 0, 0 FROM n`,
      )
      .run()
  }
}

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

/** The first page of what is found. */
async function find(env: Env, text: string, count?: number): Promise<void> {
  const { length } = await listBookings(env, { find: text }, new Date(), { limit: 101, offset: 0 })
  if (length !== (count ?? 101)) throw new Error(`'${text}' finds ${length} bookings`)
}

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
  ['a search for a word of all', (env) => find(env, 'Kandy')],
  ['a search for two words of all', (env) => find(env, 'surfboards Kandy')],
]
const SEARCHES: readonly Work[] = [
  ['a search for a name', (env) => find(env, 'visitor000500', 1)],
  ['a search for a name with two letters swapped', (env) => find(env, 'viistor000500', 1)],
  ['a search for a part of a phone number', (env) => find(env, `9${String(500 * 7919).padStart(8, '0')}`, 1)],
  ['a search for what nobody has', (env) => find(env, 'Nobody At All Has This', 0)],
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
    // None of the pairs is too many: a sweep that removes some takes longer than one that removes nothing.
    MAX_SAVED_DISTANCES: '1000000',
  }) as unknown as Env

/** In ms; `null` for what takes as long with few bookings. */
function limitOf(name: string): number | null {
  const isAmong = (works: readonly Work[]) => works.some(([each]) => each === name)
  if (isAmong(SEARCHES)) return MAX_SEARCH_MS
  return isAmong(ALL) ? MAX_OF_ALL_MS : null
}

/**
 * Alternating, as the lookups; the first turn is not counted. The best of the others counts: other processes can only
 * make a turn longer.
 */
async function measureBookings(databases: readonly D1Database[], budgets: Budgets): Promise<void> {
  for (const [k, database] of databases.entries()) {
    await fillBookings(database, k as 0 | 1)
    await fillWords(database, k as 0 | 1)
  }
  const sites = databases.map(environment)
  for (const site of sites) {
    const { length } = await listBookings(site, 'coming')
    if (length !== UPCOMING) throw new Error(`${length} bookings are to come`)
  }
  for (const [name, work] of [...NOT_PAST, ...SEARCHES, ...ALL]) {
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
    const most = limitOf(name)
    if (most !== null) budgets.atMost(most, what, large, 'ms')
    else
      budgets.atMost(
        MAX_BOOKINGS_RATIO,
        `${what}: ${large.toFixed(1)} ms`,
        large / small,
        `times as long as with ${BOOKINGS[0].toLocaleString('en')}`,
      )
  }
}

const NAMED = allPlaces()
/** No listed rate begins in a village. Each of them with each of the others is a million pairs. */
const PICKUPS = NAMED.filter(({ kind }) => kind === 'village').slice(0, 1_250)
const DROPOFFS = NAMED.filter(({ kind }) => kind !== 'village').slice(0, 800)

/** The pair of a number, from 0 on. */
const pairOf = (i: number) => ({
  pickup: PICKUPS[Math.floor(i / DROPOFFS.length)]!.name,
  dropoff: DROPOFFS[i % DROPOFFS.length]!.name,
})

const distanceOf = (i: number) => 20 + (i % 300)

async function fill({ database }: LocalStorage, rows: number): Promise<void> {
  for (let start = 0; start < rows; start += ROWS_PER_INSERT) {
    const pairs = Array.from({ length: Math.min(ROWS_PER_INSERT, rows - start) }, (_, n) => {
      const pair = pairOf(start + n)
      return [tripKey(placeTransfer(pair)), pair.pickup, pair.dropoff, distanceOf(start + n)]
    })
    await database
      .prepare(`
      INSERT INTO transfer_rates (route_key, pickup, dropoff, distance_km, duration_minutes, roads)
      SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, 60, '${ROADS_REVISION}' FROM json_each(?)`)
      .bind(JSON.stringify(pairs))
      .run()
  }
}

async function lookUp({ url }: RunningWorkerd, i: number): Promise<number> {
  const { pickup, dropoff } = pairOf(i)
  const body = JSON.stringify({ urlData: { url: transferSlug(pickup, dropoff) } })
  const start = performance.now()
  const answer = await fetch(new URL('/en/serendip/transfer/query', url), {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  })
  const records = (await answer.json()) as { distance: number }[]
  const took = performance.now() - start
  if (records[0]?.distance !== distanceOf(i))
    throw new Error(`the lookup of pair ${i} answered ${answer.status} and the wrong record`)
  return took
}
