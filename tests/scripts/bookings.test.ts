/** `npm run bookings`, run as the operator runs it, on a local database of the test's own. */
import { priceList, promises } from '#domain/prices/current-price-list.ts'
import { execFileSync, spawnSync } from 'node:child_process'
import { globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { mondayOf } from '#domain/bookings/money/driver-account.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { AGREED_PRICES } from '#domain/operator/business.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { MonthLine } from '#worker/office/money/month-end.ts'
import type { ListedBooking } from '#worker/lists/booking-list.ts'
import { printable } from '#worker/platform/write-csv.ts'
import { keptWords } from '../kept-words.ts'
import { APP, type FakePayHere, fakePayHere, SECOND_APP } from '../worker/payments/fake-payhere.ts'
import { bookingsCsv, bookingSheet } from '../../scripts/operator/report.ts'
import { commandEnvironment, ROOT, runHere } from './local-stores.ts'

/** The owner's account at PayHere, as wrangler.toml would name it. */
const account = vi.hoisted(() => ({ merchantId: '' }))
vi.mock('wrangler', async (original) => {
  const wrangler = await original<typeof import('wrangler')>()
  return {
    ...wrangler,
    unstable_readConfig: (...asked: Parameters<typeof wrangler.unstable_readConfig>) => {
      const config = wrangler.unstable_readConfig(...asked)
      return { ...config, vars: { ...config.vars, PAYHERE_MERCHANT_ID: account.merchantId } }
    },
  }
})

const COMMAND = join(ROOT, 'scripts/bookings.ts')
const state = mkdtempSync(join(tmpdir(), 'bookings-'))
const env = commandEnvironment(state)

const bookings = (...args: string[]) => runHere(COMMAND, ...args)

// An escape sequence that clears the screen, a right-to-left override, a line break.
const ATTACK = "\u001b[2J\u001b]0;owned\u0007\u202Eevil\nO'Brien"
const quoted = (...values: (string | number)[]) =>
  values.map((value) => (typeof value === 'number' ? value : `'${value.replaceAll("'", "''")}'`)).join(', ')

const HOUR = 60 * 60_000
/** In Sri Lanka, `YYYY-MM`. */
const currentMonth = () => sriLankaTime(new Date()).date.slice(0, 7)
const BEGAN_IN = currentMonth()
/** Date and time in Sri Lanka, so many hours from now. */
const inHours = (hours: number): [string, string] => {
  const { date, time } = sriLankaTime(new Date(Date.now() + hours * HOUR))
  return [date, time]
}
/** A pickup that was booked just now is short notice by the operator's own figure, which the command reads. */
const SOON = Math.max(1, Math.min(5, promises().leadHours - 1))
const hoursAgo = (hours: number) => new Date(Date.now() - hours * HOUR).toISOString()

type Values = Readonly<Record<string, string | number>>

const insert = (table: string, values: Values) =>
  `insert into ${table} (${Object.keys(values).join(', ')}) values (${quoted(...Object.values(values))})`

const NEITHER = { guest_key: 'k', fingerprint: 'f', phone_typed: '' }

interface Seeded {
  readonly number: number
  readonly reference: string
  readonly guest: Values
  readonly rides: readonly Values[]
}

/** A booking with its rides. */
const seeded = ({ number, reference, guest, rides }: Seeded) => [
  insert('bookings', { number, reference, created_at: hoursAgo(1), ...NEITHER, ...guest }),
  ...rides.map((ride, i) => insert('rides', { booking_number: number, position: i + 1, needs_review: 0, ...ride })),
  ...keptWords(
    { number, reference, ...guest },
    rides.map((ride, i) => ({ ...ride, position: i + 1 })),
  ).map((word) => insert('search_words', { ...word })),
]

const pickupAt = ([pickup_date, pickup_time]: readonly [string, string]) => ({ pickup_date, pickup_time })

const transfer = (
  [pickup, dropoff]: readonly [string, string],
  [distance_km, minutes]: readonly [number, number],
  [price_usd, price_lkr]: readonly [number, number],
  vehicle: string,
  at: readonly [string, string],
) => ({ kind: 'transfer', pickup, dropoff, distance_km, minutes, price_usd, price_lkr, vehicle, ...pickupAt(at) })

let databaseFile: string

beforeAll(() => {
  // It makes keys, and shows none.
  expect(execFileSync('node', [join(ROOT, 'scripts/prepare-local.ts')], { cwd: ROOT, env, encoding: 'utf8' })).toBe('')
  const old = { email: 'old@example.com', phone: '+94771234568' }
  // The one that wrangler has made.
  databaseFile = globSync('v3/d1/miniflare-D1DatabaseObject/*.sqlite', { cwd: state })
    .map((each) => join(state, each))
    .find((each) => !/metadata/.test(each))!
  const database = new DatabaseSync(databaseFile)
  database.exec(
    [
      ...seeded({
        number: 1,
        reference: 'AAAA-AAAA-AAA1',
        guest: { email: 'ann@example.com', phone: '+447911123456', phone_typed: '+44 7911 123456' },
        rides: [
          {
            ...transfer(['Colombo', 'Kandy'], [116, 180], [74, 21480], 'mini', ['2099-01-02', '09:30']),
            details: 'UL504',
          },
        ],
      }),
      ...seeded({
        number: 2,
        reference: 'AAAA-AAAA-AAA2',
        guest: { email: 'ben@example.com', phone: '+94771234567', phone_typed: '077 123 4567' },
        rides: [
          {
            ...transfer([ATTACK, 'Ella'], [200, 300], [120, 34845], 'van', ['2099-01-01', '07:00']),
            needs_review: 1,
            details: ATTACK,
          },
        ],
      }),
      ...seeded({
        number: 3,
        reference: 'AAAA-AAAA-AAA3',
        guest: { ...old, created_at: '2019-11-20T09:00:00.000Z' },
        rides: [transfer(['Galle', 'Matara'], [45, 60], [30, 9000], 'car', ['2020-01-01', '07:00'])],
      }),
      ...seeded({
        number: 4,
        reference: 'AAAA-AAAA-AAA4',
        guest: { ...old, email: 'late@example.com', created_at: hoursAgo(48) },
        rides: [transfer(['Colombo Airport', 'Negombo'], [9, 20], [8, 3000], 'car', inHours(-2))],
      }),
      ...seeded({
        number: 5,
        reference: 'AAAA-AAAA-AAA5',
        guest: { ...old, email: 'soon@example.com', created_at: hoursAgo(0.5) },
        rides: [transfer(['Galle', 'Mirissa'], [37, 60], [25, 7000], 'car', inHours(SOON))],
      }),
      ...seeded({
        number: 6,
        reference: 'SSSS-SSSS-SSS1',
        guest: { email: 'cat@example.com', phone: '+94771234569' },
        rides: [
          {
            kind: 'tour',
            park: 'Yala national park',
            tour_length: 'half',
            travelers: 2,
            pickup: 'Yala national park',
            dropoff: 'Ella',
            distance_km: 120,
            price_usd: 175,
            ...pickupAt(['2099-02-01', '05:00']),
          },
        ],
      }),
      ...seeded({
        number: 7,
        reference: 'BBBB-BBBB-BBB1',
        guest: { email: 'dan@example.com', phone: '+94771234570' },
        rides: [
          transfer(['Kandy', 'Ella'], [136, 240], [88, 25500], 'mini', ['2099-03-01', '09:00']),
          transfer(['Ella', 'Kandy'], [136, 240], [88, 25500], 'mini', ['2099-03-04', '09:00']),
        ],
      }),
      `insert into outbox (kind, reader, booking_number, attempts, given_up_at, last_error) values ('receipt', 'guest', 2, 11, '${hoursAgo(1)}', 'E_DELIVERY_FAILED')`,
      `insert into payment_notices (gateway, event, payment, status, order_name, booking_number, cents, currency, counted_usd, counted_lkr, problem, received_at) values
      ('payhere', 'p1', 'p1', 'chargeback', 'SSSS-SSSS-SSS1', 6, 17500, 'USD', 0, 0, 'charged-back', '${hoursAgo(1)}'), ('payhere', 'p2', 'p2', 'paid', '999', null, 7400, 'USD', 0, 0, 'unknown-booking', '${hoursAgo(1)}')`,
      `insert into outbox (kind, reader, booking_number, sent_at) values ('receipt', 'guest', 1, '2026-11-20T08:00:01.000Z')`,
    ].join(';\n'),
  )
  database.close()
  // Of an id that the configuration had before: a runtime would leave such a file.
  writeFileSync(join(state, 'v3/d1/miniflare-D1DatabaseObject', `${'0'.repeat(64)}.sqlite`), '')
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value)
})
afterAll(() => rmSync(state, { recursive: true, force: true }))

test('in a process of its own the command tells a program how it ended', () => {
  const run = (...args: string[]) => {
    const { stdout, stderr, status } = spawnSync('node', [COMMAND, ...args], { cwd: ROOT, env, encoding: 'utf8' })
    return { stdout, stderr, status }
  }
  expect(run('--show', 'AAAA-AAAA-AAA1')).toMatchObject({
    status: 0,
    stdout: expect.stringContaining('AAAA-AAAA-AAA1'),
    stderr: '',
  })
  expect(run('--cancel', 'AAAA-AAAA-AAA5')).toMatchObject({
    status: 1,
    stdout: expect.not.stringContaining('cancelled'),
    stderr: expect.stringContaining('--yes'),
  })
})

test('the list goes by pickup time: the last 24 hours, the next 48, and what is later', async () => {
  const { stdout, status } = await bookings()
  expect(status).toBe(0)
  const list = stdout.slice(stdout.indexOf('Last 24 hours'))
  expect(list).toMatch(
    /^Last 24 hours \(1\)\n.*AAAA-AAAA-AAA4.*\n\nNext 48 hours \(1\)\n.*AAAA-AAAA-AAA5.*\n\nLater \(5\)\n.*AAAA-AAAA-AAA2.*\n.*AAAA-AAAA-AAA1.*\n.*SSSS-SSSS-SSS1.*\n.*BBBB-BBBB-BBB1\/1.*\n.*BBBB-BBBB-BBB1\/2/,
  )
  expect(list).toContain(
    'Fri 2099-01-02 09:30  AAAA-AAAA-AAA1  new        Colombo -> Kandy · Mini Car  ann@example.com  USD 74',
  )
  expect(list).toContain(
    'Yala national park, Half Day, 2 travelers · Yala national park entrance gate -> Ella  cat@example.com  USD 175',
  )
  expect(list).not.toContain('AAAA-AAAA-AAA3')
  expect((await bookings('--past')).stdout).toContain('AAAA-AAAA-AAA3')
})

test("what needs a hand stands on top, with the customer's phone number and why", async () => {
  const { stdout } = await bookings()
  const top = stdout.slice(0, stdout.indexOf('Last 24 hours'))
  expect(top).toMatch(/^NEEDS A HAND \(4\)/m)
  expect(top).toMatch(/AAAA-AAAA-AAA4 {2}pickup 2 h ago {2}NO DRIVER/)
  expect(top).toMatch(
    new RegExp(`AAAA-AAAA-AAA5 {2}pickup in (${SOON - 1}|${SOON}) h {2}NO DRIVER · SHORT NOTICE: not confirmed`),
  )
  expect(top).toMatch(/AAAA-AAAA-AAA2 {2}pickup in \d+ days {2}MAIL NOT SENT: write or call · REVIEW: /)
  expect(top).toContain('+94771234567 (typed 077 123 4567) · ben@example.com')
  expect(top).toContain('receipt to the customer: given up after 11 tries: E_DELIVERY_FAILED')
})

test('text that a customer typed cannot move the cursor, colour the text or reverse it, nor be calculated by a spreadsheet', async () => {
  for (const args of [[], ['--csv'], ['--show', 'AAAA-AAAA-AAA2']]) {
    const { stdout } = await bookings(...args)
    // oxlint-disable-next-line no-control-regex
    expect(stdout.replaceAll('\r\n', '\n')).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202a-\u202e]/)
    expect(stdout).toContain("evil / O'Brien")
  }
  const [booking] = JSON.parse((await bookings('--json', '--find', 'AAAA-AAAA-AAA1')).stdout) as Parameters<
    typeof bookingsCsv
  >[0]
  expect(bookingsCsv([{ ...booking!, details: '=HYPERLINK("x")' }])).toContain(`"'=HYPERLINK(""x"")"`)
  for (const details of ['＝1+1', '\u200D=1+1', ' ＠x', '\u2060－1'])
    expect(bookingsCsv([{ ...booking!, details }])).toContain(`"'${printable(details)}"`)
  // Where a semicolon separates, a quote in the middle of a line keeps nothing together.
  expect(bookingsCsv([{ ...booking!, details: 'a;=1+1; ＋1;b' }])).toContain(`"a;'=1+1;' ＋1;b"`)
})

test('a table for a spreadsheet tells that it is UTF-8, has readable phone numbers, and goes to a file alone', async () => {
  const file = join(state, 'list.csv')
  expect((await bookings('--csv', '--to', file)).stdout).toBe(`Written to ${file}\n`)
  const table = readFileSync(file, 'utf8')
  expect(table).toMatch(/^\uFEFFpickupDate,pickupTime,/)
  expect(table).toContain(',+44 7911 123456,')
  expect(table).not.toContain("'+")
})

test('a booking is found by what is known of it', async () => {
  for (const text of ['+44 7911-123456', 'UL 504', 'nan@example']) {
    const { stdout } = await bookings('--find', text)
    expect(stdout, text).toContain('AAAA-AAAA-AAA1')
    expect(stdout).not.toContain('More: --page')
  }
  expect((await bookings('--find', 'UL 504', '--page', '2')).stdout).not.toContain('AAAA-AAAA-AAA1')
})

test('one booking is confirmed, driven, changed, paid and noted, with its reference in any spelling; its history tells', async () => {
  expect((await bookings('--confirm', 'aaaaaaaaaaa1', '--yes')).stdout).toBe(
    'AAAA-AAAA-AAA1 is confirmed. The customer is told by mail within minutes.\n',
  )
  expect(
    (await bookings('--driver', 'Nimal Perera, 077 123 4567, CAB-1234', 'AAAA-AAAA-AAA1', '--yes')).stdout,
  ).toContain('is driven by Nimal Perera.')
  expect((await bookings('--change', 'AAAA-AAAA-AAA1', '--details', 'UL506', '--yes')).stdout).toContain('is changed.')
  const unasked = await bookings('--paid', 'AAAA-AAAA-AAA1', '--usd', '40')
  expect(unasked.stdout).toMatch(
    /^USD 40\.00 comes by cash\.\nThen USD 40 of USD 74 are paid for the ride\.\nUSD 34 or /,
  )
  expect(unasked.stderr).toContain('Add --yes')
  expect((await bookings('--paid', 'AAAA-AAAA-AAA1', '--usd', '40', '--yes')).stdout).toContain(
    'Receipt: 1\nAAAA-AAAA-AAA1: USD 40 of 74 are paid.\n',
  )
  expect((await bookings('--note', 'AAAA-AAAA-AAA1', 'wants a child seat')).status).toBe(0)
  const { stdout } = await bookings('--show', 'AAAA AAAA AAA1')
  for (const part of [
    'CONFIRMED',
    'Nimal Perera · +94771234567 · CAB-1234',
    'paid USD 40, to collect USD 34',
    'https://wa.me/447911123456',
  ])
    expect(stdout).toContain(part)
  expect(stdout.slice(stdout.indexOf('History'))).toMatch(
    /booked\n.* confirmed by \S+\n.* driver named by \S+: Nimal Perera, \+94771234567, CAB-1234\n.* changed by \S+: flight or room details 'UL504' -> 'UL506'\n.* paid by \S+: USD 40 of 74, before USD 0; USD 40\.00 by cash\n.* note by \S+: wants a child seat\n$/,
  )
})

test('payments that do not fit stand on top, until somebody has seen to them', async () => {
  const { stdout } = await bookings()
  expect(stdout).toMatch(
    /^Payments that need a hand \(1\)\n {2}payment 2: USD 74\.00 paid at payhere \(p2\) for 999, .*: there is no such booking\n/,
  )
  expect(stdout).toMatch(
    /SSSS-SSSS-SSS1 .*PAYMENT: look at it, then note what came or went back\n(?: {4}.*\n)+? {4}payment 1: USD 175\.00 chargeback/,
  )
  expect((await bookings('--payments')).stdout).toContain('Payments that need a hand (2)')
  expect((await bookings('--settled', '2')).stdout).toContain('Payment 2 is seen to.')
  expect(await bookings('--settled', '2')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no open payment 2'),
  })
  expect((await bookings('--settled', '1')).status).toBe(0)
  expect((await bookings('--payments')).stdout).toContain('Payments that need a hand (0)\nnone')
})

test('an alarm is listed until somebody sees to it, who is named to the next', async () => {
  const database = new DatabaseSync(databaseFile)
  const alarm = { id: 7, kind: 'no-show', booking_number: 4, position: 1, occasion: '4/1 tap', raised_at: hoursAgo(1) }
  database.exec(insert('ride_alarms', alarm))
  database.close()
  for (const args of [[], ['--alarms']])
    expect((await bookings(...args)).stdout).toMatch(
      /^Alarms \(1\)\n7 .*Nobody came to the pickup: AAAA-AAAA-AAA4, .*Colombo Airport {2}--see-to 7\n/,
    )
  expect((await bookings('--see-to', '7')).stdout).toMatch(/^Alarm 7: .+ sees to it since \d\d:\d\d\.\n$/)
  const other = new DatabaseSync(databaseFile)
  other.exec("update ride_alarms set answered_by = 'ann@example.com' where id = 7")
  other.close()
  expect((await bookings('--see-to', '7')).stdout).toContain('You need not see to alarm 7: ann@example.com sees to it')
  expect(await bookings('--see-to', '8')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('There is no alarm 8'),
  })
})

test('a step that is impossible is refused with the way to do it', async () => {
  expect((await bookings('--driver', 'AAAA-AAAA-AAA5', 'Nimal, 0771234567, CAB-1', '--yes')).stderr).toContain(
    'use --confirm first',
  )
  expect((await bookings('--cancel', 'SSSS SSSS SSS1', '--yes')).stdout).toContain('SSSS-SSSS-SSS1 is cancelled.')
  expect(await bookings('--confirm', 'SSSS-SSSS-SSS1', '--yes')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--reopen'),
  })
  expect((await bookings('--reopen', 'SSSS-SSSS-SSS1')).stdout).toContain('open again')
  expect((await bookings('--confirm', 'SSSS-SSSS-SSS1', '--yes')).status).toBe(0)
})

test('of a booking with several rides one is named by its number, and without a number a step is for all', async () => {
  expect((await bookings('--confirm', 'BBBB-BBBB-BBB1/2', '--yes')).stdout).toContain('BBBB-BBBB-BBB1/2 is confirmed.')
  expect((await bookings('--show', 'BBBB-BBBB-BBB1/1')).stdout).toContain('BBBB-BBBB-BBB1/1  NEW')
  const both = ['Kamal, 0771234567, CAB-2', 'Nimal, 0771234568, CAB-3'] as const
  expect((await bookings('--driver', 'BBBB-BBBB-BBB1', ...both, '--yes')).stderr).toContain(
    'It has one vehicle at a time',
  )
  expect((await bookings('--driver', 'BBBB-BBBB-BBB1/2', ...both, '--yes')).stderr).toContain("What is 'Nimal, 07")
  expect((await bookings('--driver', 'BBBB-BBBB-BBB1', 'Kamal, 0771234567, CAB-2', '--yes')).stdout).toContain('Kamal')
  expect((await bookings('--show', 'BBBB-BBBB-BBB1/2')).stdout).toContain('Kamal · +94771234567')
  expect((await bookings('--change', 'BBBB-BBBB-BBB1', '--time', '10:00', '--yes')).stderr).toContain(
    'This booking has 2 rides. Say which one: BBBB-BBBB-BBB1/1 to BBBB-BBBB-BBB1/2.',
  )
  expect((await bookings('--cancel', 'BBBB-BBBB-BBB1', '--yes')).stdout).toContain('BBBB-BBBB-BBB1 is cancelled.')
  for (const ride of ['BBBB-BBBB-BBB1/1', 'BBBB-BBBB-BBB1/2'])
    expect((await bookings('--show', ride)).stdout).toContain('CANCELLED')
  // The driver who was assigned stays on top until somebody says that he knows.
  expect((await bookings()).stdout).toMatch(
    /BBBB-BBBB-BBB1\/2 .*TELL THE DRIVER\n(?: {4}.*\n)+? {4}Kamal \(\+94771234567\) expects 2099-03-04 09:00: it is cancelled/,
  )
  expect((await bookings('--told', 'BBBB-BBBB-BBB1/2')).stdout).toBe('BBBB-BBBB-BBB1/2: Kamal knows.\n')
  expect((await bookings()).stdout).not.toContain('TELL THE DRIVER')
  expect((await bookings('--show', 'BBBB-BBBB-BBB1/2')).stdout).toMatch(/ told by \S+: Kamal knows/)
  expect((await bookings('--told', 'BBBB-BBBB-BBB1/2')).stderr).toContain('No driver has to be told anything')
})

// An operator may allow none at all.
const percent = Math.min(10, AGREED_PRICES.mostDiscountPercent)

test.skipIf(percent === 0)('another price is agreed with a reason, in percent or in dollars', async () => {
  const price = Math.floor((120 * (100 - percent)) / 100)
  const agree = (...args: string[]) => bookings('--price', 'AAAA-AAAA-AAA2', ...args, '--yes')
  expect((await agree('--discount', String(percent), 'Guest of many journeys')).stdout).toBe(
    `AAAA-AAAA-AAA2: the price is USD ${price}. The customer is told by mail within minutes.\n`,
  )
  expect((await agree('--usd', '119', 'Guest of many journeys')).stdout).toContain('USD 119.')
  const least = Math.max(1, Math.ceil((120 * (100 - AGREED_PRICES.mostDiscountPercent)) / 100))
  expect((await agree('--usd', '0', 'why')).stderr).toContain(`between USD ${least} and USD`)
  expect((await agree('--usd', String(price))).stderr).toContain('The reason is missing')
  const { stdout } = await bookings('--show', 'AAAA-AAAA-AAA2')
  expect(stdout).toContain('LKR 34,845 (USD 120): Guest of many journeys')
  expect(stdout).toContain('; paid USD 0, to collect USD 119')
  const [found] = JSON.parse((await bookings('--json', '--find', 'AAAA-AAAA-AAA2')).stdout) as ListedBooking[]
  const sheet = (change: Partial<ListedBooking>) =>
    bookingSheet(
      { booking: { ...found!, ...change }, rides: [], history: [], happened: [], entries: [], partner: null },
      new Date(),
      (_style, text) => text,
    )
  expect(sheet({ status: 'cancelled' })).toContain('paid USD 0, nothing to collect\n')
  expect(sheet({})).not.toContain('Give back')
  const paid = { paidUsd: 20, paidLkr: 5808, cameInUsd: 20 }
  expect(sheet({ ...paid, status: 'cancelled' })).toContain('Give back   USD 20 or LKR 5,808\n')
  expect(sheet({ status: 'cancelled', cancelFeeUsd: 20, cancelFeeLkr: 5808 })).toContain(
    'USD 20 (LKR 5,808) of the price of what was cancelled is owed',
  )
  expect(sheet({ priceReason: '' })).toContain('LKR 34,845 (USD 120)\n')
  expect(stdout).toContain(`: USD ${price} -> 119: Guest of many journeys`)
})

test('the cash book of a month is for the accountant: rupees, method, date and receipt number, without gaps', async () => {
  expect((await bookings('--paid', 'AAAA-AAAA-AAA1', '--method', 'bank', '--lkr', '9900', '--yes')).stdout).toContain(
    '74 of 74',
  )
  expect((await bookings('--paid', 'AAAA-AAAA-AAA1', '--usd', '70', '--method', 'stones')).stderr).toContain(
    'cash, till, card, bank',
  )
  const { date } = sriLankaTime(new Date())
  const month = date.slice(0, 7)
  const lines = (await bookings('--month', month, '--csv')).stdout.trim().split('\r\n')
  expect(lines[0]).toBe(
    'receipt,date,time,method,currency,amount,rupees,countedUsd,reference,service,pickupDate,pickup,dropoff,park,priceUsd,status,gateway,payment,enteredBy,reverses',
  )
  const row = (start: string, end: string) => expect.stringMatching(`^${start},${date},\\d\\d:\\d\\d,${end},\\w*,$`)
  const ride = 'AAAA-AAAA-AAA1,transfer,2099-01-02,Colombo,Kandy,,74,confirmed,,'
  expect(lines.slice(1)).toEqual([
    row('1', `cash,USD,40,${40 * priceList().dollar.lkr},40,${ride}`),
    row('2', `bank transfer,LKR,9900,9900,34,${ride}`),
  ])
  for (const secret of ['ann@example.com', '7911']) expect(lines.join()).not.toContain(secret)
  const { stdout } = await bookings('--month', month)
  expect(stdout).toContain(`Cash book of ${month} (2)`)
  expect(stdout).toContain(
    `In rupees, less what went back: ${showAmount((40 * priceList().dollar.lkr + 9900) * 100, 'LKR')}, of which LKR 9,900.00 came in rupees and the rest in dollars`,
  )
  expect((await bookings('--month', '2019-01')).stdout).toContain('(0)\nnone')
  expect((await bookings('--month', '2026-13')).stderr).toContain('such as 2026-11')
  // What is given back stands there, too.
  const giveBack = (...args: string[]) => bookings('--refund', 'AAAA-AAAA-AAA1', '--usd', '20', '--yes', ...args)
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  expect((await giveBack('--method', 'bank', '--lkr', '5800')).stdout).toContain('USD 54 of 74 stay paid.')
  // A terminal has none of the site's secrets, and needs none for this.
  expect(warned).not.toHaveBeenCalled()
  warned.mockRestore()
  const file = join(state, 'cash book.csv')
  expect((await bookings('--month', month, '--csv', '--to', file)).stdout).toBe(`Written to ${file}\n`)
  const written = readFileSync(file, 'utf8')
  expect(written.startsWith('\uFEFFreceipt,')).toBe(true)
  expect(written.trim().split('\r\n').at(-1)).toEqual(row('3', `bank transfer,LKR,-5800,-5800,-20,${ride}`))
})

test('drivers stand on a list, by which they are assigned: by name, and by the plate where there are several cars', async () => {
  expect((await bookings('--drivers')).stdout).toContain('--keep-driver adds a driver')
  const keep = (driver: string, ...cars: string[]) =>
    bookings('--keep-driver', driver, ...cars.flatMap((car) => ['--car', car]))
  expect((await keep('Sunil Jayasuriya, 077 666 5544')).stderr).toContain('cars')
  expect((await keep('Sunil, 12', 'NA-1, 8')).status).toBe(1)
  expect((await keep('Sunil Jaya, 077 666 5544', 'NA-1, 8')).stdout).toBe('Sunil Jaya is on the list.\n')
  // The phone number tells who it is: the entry is written anew.
  expect((await keep('Sunil Jayasuriya, 077 666 5544', 'NA-1, white van, 8', 'CAB-7, red Alto, 3')).status).toBe(0)
  expect((await keep(`Sunil Perera, 077 666 5545`, 'NB-2, 3')).status).toBe(0)
  expect((await bookings('--drivers')).stdout).toBe(
    'Sunil Jayasuriya  +94776665544  NA-1, white van, 8; CAB-7, red Alto, 3\nSunil Perera  +94776665545  NB-2, 3\n',
  )

  const assign = (text: string) => bookings('--driver', 'SSSS-SSSS-SSS1', text, '--yes')
  for (const [text, refusal] of [
    ['sunil', "'sunil' means several drivers of the list: Sunil Jayasuriya, Sunil Perera"],
    ['Kamal', "'Kamal' means no drivers of the list"],
    ['jaya', "Which car? Write 'Sunil Jayasuriya, plate': NA-1, white van, 8; CAB-7, red Alto, 3"],
    ['jaya, NB', 'Which car?'],
  ] as const)
    expect(await assign(text)).toMatchObject({ status: 1, stderr: expect.stringContaining(refusal) })
  expect((await assign('jaya, cab')).stdout).toMatch(
    /is driven by Sunil Jayasuriya\. Pass the sheet on: \S+\/driver\/[\w-]{22} The customer is told/,
  )
  expect((await bookings('--show', 'SSSS-SSSS-SSS1')).stdout).toContain(
    'Sunil Jayasuriya · +94776665544 · CAB-7, red Alto',
  )
  // Of a driver with one car the name will do.
  expect((await assign('077 666 5545')).stdout).toContain('is driven by Sunil Perera.')
})

test('cars, blocked days and days off are kept by the command, through the same functions as the pages', async () => {
  expect((await bookings('--cars')).stdout).toContain('No car has a class yet.')
  const keep = (...args: string[]) => bookings('--keep-car', ...args)
  expect((await keep('KX-1, blue van, 8', '--vehicle', 'van')).stderr).toContain('If that is meant: --counting')
  expect((await keep('KX-1, blue van', '--vehicle', 'van', '--counting')).stderr).toContain('seats')
  const paper = ['--paper', 'Insurance 2020-03-01']
  expect((await keep('kx-1, blue van, 8', '--base', 'Negombo', ...paper)).stdout).toBe(
    'KX-1, blue van is on the list.\n',
  )
  // What is not given stays.
  expect((await keep('KX-1, 9')).status).toBe(0)
  const day = '2026-12-24'
  expect((await bookings('--block', 'kx-1', '--date', day, '--reason', 'Service')).stdout).toContain(
    'blocked 24 December',
  )
  expect((await bookings('--block', 'ZZ-1', '--date', day, '--reason', 'Service')).stderr).toContain("no car 'ZZ-1'")
  expect((await bookings('--block', 'all', '--date', day)).stderr).toContain('The reason is missing')
  expect((await bookings('--margin', '45')).stdout).toBe('Between two rides of a car: 45 minutes.\n')
  const { stdout: list } = await bookings('--cars')
  expect(list).toContain('KX-1, blue van  without a class  9 seats  Negombo')
  expect(list).toContain('KX-1: Insurance has run out on 1 March 2020')
  const [, number] = /^(\d+)  KX-1: blocked 24 December 2026, Service$/m.exec(list)!
  expect((await bookings('--unblock', number!)).stdout).toContain('open again')
  expect((await bookings('--unblock', number!)).stderr).toContain('There are no blocked days')
  expect((await bookings('--end-car', 'KX-1')).stdout).toBe('KX-1 is given up.\n')

  const facts = ['--speaks', 'de', '--licence', 'B12', '--licence-until', '2027-03-01']
  expect((await bookings('--keep-driver', 'Ruwan, 077 666 5549', '--car', 'RU-1, 3', ...facts)).status).toBe(0)
  expect((await bookings('--drivers')).stdout).toContain('Ruwan  +94776665549  RU-1, 3  German')
  expect(
    (await bookings('--keep-driver', 'Ruwan, 077 666 5549', '--car', 'RU-1, 3', '--speaks', 'xx')).stderr,
  ).toContain('A language is one of')
  expect((await bookings('--driver', 'SSSS-SSSS-SSS1', 'Ruwan', '--yes', '--insist')).status).toBe(0)
  const sick = await bookings('--sick', 'Ruwan')
  expect(sick.stdout).toContain('Ruwan: sick, from')
  expect(sick.stdout).toContain('SSSS-SSSS-SSS1')
  expect(sick.stdout).toContain('free: ')
  expect((await bookings('--rides-of', 'Ruwan', '--date', '2020-01-01', '--until', '2020-01-02')).stdout).toContain(
    'no rides',
  )
  expect((await bookings('--day-off', 'Ruwan', '--reason', 'lazy')).stderr).toContain('Choose a reason')
  expect((await bookings('--back', 'Ruwan')).stdout).toBe('Ruwan works again.\n')
  expect((await bookings('--back', 'Ruwan')).stderr).toContain('has no day off today')
  expect((await bookings('--remove-driver', 'Ruwan')).stderr).toContain('has rides to come')
  expect((await bookings('--remove-driver', 'Ruwan', '--rest', 'x')).stderr).toContain("'without-driver'")
  expect((await bookings('--remove-driver', 'Ruwan', '--rest', 'without-driver')).stdout).toContain(
    'no longer on the list',
  )
  expect((await bookings('--show', 'SSSS-SSSS-SSS1')).stdout).toContain('was Ruwan')
  expect((await bookings('--driver', 'SSSS-SSSS-SSS1', '077 666 5545', '--yes')).status).toBe(0)
})

test('a driver with another ride then, or a car that is too small, is said by the command; --insist assigns it all the same', async () => {
  const set = (values: string) => {
    const database = new DatabaseSync(databaseFile)
    database.exec(`update rides set ${values} where booking_number = 6`)
    database.close()
  }
  const choices = (await bookings('--drivers-for', 'SSSS-SSSS-SSS1')).stdout
  expect(choices).toMatch(/^Sunil \w+ .*free +that week: (1 ride|no rides)/)
  expect((await bookings('--drivers-for', 'KKKK-KKKK-KKK1')).stderr).toContain('There is no booking')
  set('travelers = 5')
  expect((await bookings('--drivers-for', 'SSSS-SSSS-SSS1')).stdout).toContain('NB-2 seats 3, and they are 5')
  const assign = (...more: string[]) => bookings('--driver', 'SSSS-SSSS-SSS1', 'jaya, cab', '--yes', ...more)
  expect(await assign()).toMatchObject({
    status: 1,
    stderr: 'Not done. CAB-7 seats 3, and they are 5. If it is to be so all the same: --insist.\n',
  })
  expect((await bookings()).stdout).toContain('CAR TOO SMALL: NB-2 seats 3, and they are 5')
  expect((await assign('--insist')).stdout).toContain('is driven by Sunil Jayasuriya.')
  const sheet = (await bookings('--show', 'SSSS-SSSS-SSS1')).stdout
  expect(sheet).toMatch(/Insisted +CAB-7 seats 3, and they are 5/)
  expect(sheet).toContain('all the same, though CAB-7 seats 3, and they are 5')
  expect((await bookings()).stdout).not.toContain('CAR TOO SMALL')
  set('travelers = 2')
})

test("a driver's day is one link: the same one until a new one is asked for, and none once the driver has left", async () => {
  const day = async (...more: string[]) => (await bookings('--driver-day', 'jaya', ...more)).stdout
  const link = await day('--date', '2099-02-01')
  expect(link).toMatch(/^https:\/\/\S+\/driver\/day\/[\w-]{22}\n$/)
  expect(await day('--date', '2099-02-01')).toBe(link)
  expect(await day()).not.toBe(link)
  const renewed = await day('--date', '2099-02-01', '--new-link')
  expect([renewed === link, await day('--date', '2099-02-01')]).toEqual([false, renewed])
  expect((await bookings('--driver-day', 'jaya', '--date', '2099-02-31')).stderr).toContain('--date takes a day')
  expect((await bookings('--driver-day', 'sunil')).stderr).toContain('several drivers')
  expect((await bookings('--remove-driver', 'sunil')).stderr).toContain('several drivers')
  expect((await bookings('--remove-driver', 'jaya', '--rest', 'without-driver')).stdout).toBe(
    'Sunil Jayasuriya is no longer on the list.\n',
  )
  expect((await bookings('--drivers')).stdout).toBe('Sunil Perera  +94776665545  NB-2, 3\n')
  expect((await bookings('--driver-day', 'jaya')).stderr).toContain('no drivers of the list: Sunil Perera')
})

test('what drivers collected stands by weeks, and a month at a glance; both for a program or a spreadsheet', async () => {
  const late = 'AAAA-AAAA-AAA4'
  for (const args of [
    ['--confirm', late],
    ['--driver', late, 'Sunil Perera'],
    ['--paid', late, '--usd', '5'],
  ])
    expect(await bookings(...args, '--yes')).toMatchObject({ status: 0, stderr: '' })
  const [ride] = JSON.parse((await bookings('--json', '--find', late)).stdout) as { pickupDate: string }[]
  const week = mondayOf(ride!.pickupDate)
  const cash = (...more: string[]) => bookings('--driver-cash', week.slice(0, 7), ...more)
  const collected = {
    driver: 'Sunil Perera',
    phone: '+94776665545',
    usdCents: 500,
    lkrCents: 0,
    openUsd: 3,
    openLkr: 0,
  }
  expect(JSON.parse((await cash('--json')).stdout)).toEqual([{ week, rides: 1, ...collected }])
  expect((await cash()).stdout.trimEnd().split('\n')).toEqual([
    'week        driver        phone            rides  rupees  dollars  openUsd  openLkr',
    `${week}  Sunil Perera  +94 77 666 5545  1      0       5        3        0`,
  ])
  expect((await cash('--csv')).stdout.trimEnd()).toBe(
    `\uFEFFweek,driver,phone,rides,rupees,dollars,openUsd,openLkr\r\n${week},Sunil Perera,+94 77 666 5545,1,0,5,3,0`,
  )

  const empty = (...more: string[]) => bookings('--driver-cash', '2031-02', ...more)
  expect((await empty()).stdout).toBe('No ride was driven in the weeks that begin in 2031-02.\n')
  expect(JSON.parse((await empty('--json')).stdout)).toEqual([])
  expect((await empty('--csv')).stdout.trimEnd()).toBe('\uFEFFweek,driver,phone,rides,rupees,dollars,openUsd,openLkr')

  const money = async (month: string) => JSON.parse((await bookings('--money', month, '--json')).stdout) as MonthLine[]
  const line = (lines: Awaited<ReturnType<typeof money>>, what: string) => lines.find((each) => each.what === what)
  const january = await money('2099-01')
  expect(line(january, 'Transfers')).toMatchObject({ part: 'Rides', count: 2, km: 316 })
  expect(line(await money('2099-03'), 'Cancelled, and owed of these')).toMatchObject({ count: 2, usd: 0 })
  expect(line(await money('2099-03'), 'Transfers')).toBeUndefined()
  // A month may have ended since the first payment.
  const paid: MonthLine[] = []
  for (const month of new Set([BEGAN_IN, currentMonth()])) paid.push(...(await money(month)))
  const sumOf = (what: string, of: 'count' | 'usd' | 'lkrCents') =>
    paid.reduce((sum, each) => sum + (each.what === what ? each[of]! : 0), 0)
  expect([sumOf('Paid by cash', 'count'), sumOf('Paid by cash', 'usd')]).toEqual([2, 45])
  expect([sumOf('Paid back', 'count'), sumOf('Paid back', 'usd'), sumOf('Paid back', 'lkrCents')]).toEqual([
    1, -20, -580_000,
  ])
  expect((await bookings('--money', '2099-01')).stdout).toMatch(
    /^month +part +what .*\n2099-01 +Rides +Transfers +2 +316 /,
  )
  const csv = (await bookings('--money', '2099-01', '--csv')).stdout.split('\r\n')
  expect(csv.slice(0, 2)).toEqual([
    '\uFEFFmonth,part,what,count,km,usd,rupees,usdAndRupees',
    expect.stringMatching(/^2099-01,Rides,Transfers,2,316,\d+,,"two sums: agreed in dollars, agreed in rupees"$/),
  ])
  for (const option of ['--driver-cash', '--money'])
    expect((await bookings(option, '2026-13')).stderr).toContain(`${option} takes a month such as 2026-11`)
})

test('what a driver hands over and earns is noted, taken back, and stands in a week’s statement', async () => {
  const late = 'AAAA-AAAA-AAA4'
  const [ride] = JSON.parse((await bookings('--json', '--find', late)).stdout) as { pickupDate: string }[]
  const week = mondayOf(ride!.pickupDate)
  const said = async (...args: string[]) => {
    const { stdout, stderr } = await bookings(...args)
    return (stdout || stderr).trim()
  }
  expect(await said('--wage', 'sunil', '--a-day', '3000', '--percent', '10', '--date', week)).toBe(
    `Sunil Perera earns LKR 3,000 a day and 10 % of the price from ${week} on.`,
  )
  expect(await said('--handed-over', 'sunil', '--usd', '6')).toContain('more than is open: USD 5.00')
  expect(await said('--handed-over', 'sunil', '--usd', '5')).toBe('Entry 1: Sunil Perera, handed over, USD 5.00.')
  expect(await said('--take-back', '1', '--of', 'sunil')).toContain('The reason is missing')
  expect(await said('--take-back', '1', '--of', 'sunil', '--reason', 'not yet')).toBe(
    'Entry 2: Sunil Perera, handed over, -USD 5.00.',
  )
  expect(await said('--pay-wage', 'sunil', '--lkr', '1000', '--week', week, '--kept', '--insist')).toBe(
    'Entry 3: Sunil Perera, wage, kept from the cash, LKR 1,000.00.',
  )
  const statement = JSON.parse((await bookings('--statement', 'sunil', '--week', ride!.pickupDate, '--json')).stdout)
  expect(statement).toMatchObject({ week, collected: { USD: 500, LKR: 0 }, paid: 100_000 })
  expect(statement.owed).toBe(statement.earned.lkr * 100 - 100_000)
  const csv = (await bookings('--statement', 'sunil', '--week', week, '--csv')).stdout
  expect(csv).toContain(`${week},Sunil Perera,Ride,${ride!.pickupDate},transfer,${late.slice(0, 4)}…,0,5,`)
  expect(await said('--statement', 'sunil', '--week', week)).toMatch(/^week +driver +part +day /)
  expect(await said('--statement', 'sunil', '--week', '2026-02-30')).toContain('--week takes a day such as 2026-11-23')
  expect(await said('--statement', 'nobody')).toContain('no drivers of the list')
  expect(await said('--handed-over', 'sunil', '--week', week)).toContain('--week')
  expect(await said('--take-back', 'x', '--of', 'sunil', '--reason', 'x')).toContain('the number of an entry')
})

test('the office taps for a driver who called, and takes a wrong tap back', async () => {
  expect((await bookings('--tap', 'BBBB-BBBB-BBB1/1', 'set-out')).stderr).toContain('Only of a confirmed ride')
  expect((await bookings('--tap', 'AAAA-AAAA-AAA4', 'asleep')).stderr).toContain(
    'set-out, at-pickup, on-board, bags-here, done',
  )
  expect((await bookings('--tap', 'AAAA-AAAA-AAA4', 'set-out', '--minutes-ago', '721')).stderr).toContain('minutes')
  expect((await bookings('--tap', 'set-out', 'AAAA-AAAA-AAA4', '--minutes-ago', '25')).stdout).toBe(
    'AAAA-AAAA-AAA4: on the way to the pickup.\n',
  )
  expect((await bookings('--tap', 'AAAA-AAAA-AAA4', 'set-out')).stderr).toContain('does not follow')
  expect((await bookings('--tap-back', 'AAAA-AAAA-AAA4')).stdout).toBe(
    "AAAA-AAAA-AAA4: 'on the way to the pickup' is taken back.\n",
  )
  expect(await bookings('--tap-back', 'AAAA-AAAA-AAA4')).toMatchObject({ status: 1, stdout: '' })
  const { stdout } = await bookings('--show', 'AAAA-AAAA-AAA4')
  expect(stdout).toMatch(
    / \S+, for the driver: on the way to the pickup \(received .*\) \(taken back\)\n(.*\n)*?.* taken back by \S+: on the way to the pickup\n/,
  )
  expect(stdout.match(/on the way to the pickup/g)).toHaveLength(2)
})

/** A trip of a month from now, as the office types it. */
const tripByTelephone = () =>
  `--new --from colombo --to Kandy --date ${inHours(24 * 30)[0]} --time 05:30 --yes`.split(' ')

test('a booking by telephone costs what the site quotes; without an address no mail goes', async () => {
  const trip = tripByTelephone()
  const { stdout, stderr } = await bookings(
    ...trip,
    '--vehicle',
    'mini',
    '--phone',
    '+44 7911 123456',
    '--name',
    'Ann Smith',
  )
  expect(stderr).toBe('')
  const [, reference] = /^(\S+) is booked at USD \d+\. No mail goes to the customer: there is no address\.\n$/.exec(
    stdout,
  )!
  const shown = (await bookings('--show', reference!)).stdout
  for (const part of ['Colombo -> Kandy · Mini Car', '+447911123456 · no e-mail', 'Name on the sign “Ann Smith”'])
    expect(shown).toContain(part)
  expect(shown).toMatch(/booked by telephone by \S+\n/)
  expect((await bookings('--confirm', reference!, '--yes')).stdout).toContain('there is no address')
  for (const [args, refusal] of [
    [['--phone', '+44 7911 123456'], 'Choose a vehicle'],
    [['--vehicle', 'mini', '--phone', '12'], 'phone number'],
    [['--vehicle', 'mini', '--phone', '+44 7911 123456', '--email', 'ann@'], 'e-mail address'],
  ] as const)
    expect(await bookings(...trip, ...args)).toMatchObject({ status: 1, stderr: expect.stringContaining(refusal) })
})

test('address, number and vehicle are corrected; which price counts is asked', async () => {
  const trip = tripByTelephone()
  const { stdout } = await bookings(...trip, '--vehicle', 'mini', '--phone', '+44 7911 123456')
  const [reference = ''] = stdout.split(' ')
  const contact = await bookings(
    '--contact',
    reference,
    '--email',
    'ann@example.com',
    '--phone',
    '077 123 4567',
    '--yes',
  )
  expect(contact.stderr).toBe('')
  expect(contact.stdout).toContain('told by mail within minutes')
  const asked = await bookings('--change', reference, '--vehicle', 'van', '--yes')
  expect(asked).toMatchObject({ status: 1, stderr: expect.stringContaining('or --keep-price') })
  const [, price = ''] = /--new-price (\d+)/.exec(asked.stderr)!
  expect((await bookings('--change', reference, '--vehicle', 'van', '--new-price', price, '--yes')).stderr).toBe('')
  const shown = (await bookings('--show', reference)).stdout
  for (const part of ['Van', '+94771234567', 'ann@example.com', "e-mail '' -> 'ann@example.com'"])
    expect(shown).toContain(part)
})

test('a guest with a Sri Lankan number is told rupees alone by telephone', async () => {
  const trip = tripByTelephone()
  const { stdout } = await bookings(...trip, '--vehicle', 'mini', '--phone', '077 123 4567')
  expect(stdout).toMatch(/^\S+ is booked at LKR [\d,]+\. No mail goes to the customer: there is no address\.\n$/)
})

test('by telephone bags go by car alone, and a wish for the driver is noted', async () => {
  const [date] = inHours(24 * 30)
  const way = ['--new', '--from', 'Kandy', '--to', 'Ella', '--vehicle', 'mini', '--date', date, '--time', '07:30']
  const rest = ['--bags-alone', '--phone', '+44 7911 123458', '--speaks', 'de', '--woman', '--yes']
  expect((await bookings(...way, ...rest)).stderr).toContain('Ride 1, bags: How many bags does the car carry?')
  const { stdout } = await bookings(...way, ...rest, '--bags', '3')
  const [, reference] = /^(\S+) is booked at USD \d+\./.exec(stdout)!
  const shown = (await bookings('--show', reference!)).stdout
  for (const part of ['Bags alone, guests by train Kandy -> Ella', 'speaks German, a woman'])
    expect(shown).toContain(part)
})

test('several rides by telephone are one booking, each --then beginning where the one before ended; prices by hand have bounds', async () => {
  const [there, back, safari] = [30, 33, 36].map((days) => inHours(24 * days)[0]) as [string, string, string]
  const rides = [
    '--new',
    '--from',
    'Colombo',
    '--to',
    'Kandy',
    '--vehicle',
    'mini',
    '--date',
    there,
    '--time',
    '05:30',
    '--phone',
    '+44 7911 123457',
    '--name',
    'Ben Long',
    '--yes',
    '--then',
    '--to',
    'Ella',
    '--date',
    back,
    '--time',
    '09:00',
    '--stops',
    'Gampola, 20 min',
    '--then',
    '--park',
    'Yala',
    '--to',
    'Galle',
    '--travelers',
    '2',
    '--date',
    safari,
    '--time',
    '05:00',
  ]
  const { stdout, stderr } = await bookings(...rides)
  expect(stderr).toBe('')
  const [, reference, usd] = /^(\S+) is booked at USD (\d+)\./.exec(stdout)!
  const parts = [['Colombo -> Kandy'], ['Kandy -> Ella', 'Gampola', 'Mini'], ['Yala national park', 'Galle']]
  for (const [i, each] of parts.entries()) {
    const shown = (await bookings('--show', `${reference}/${i + 1}`)).stdout
    for (const part of [...each, 'Ben Long']) expect(shown).toContain(part)
  }
  const whole = Math.floor((Number(usd) * (100 - AGREED_PRICES.mostDiscountPercent / 2)) / 100)
  const cheaper = await bookings(
    ...rides.slice(0, 15),
    '--total',
    String(whole),
    '--reason',
    'A package',
    ...rides.slice(15),
  )
  expect(cheaper.stdout).toContain(`is booked at USD ${whole}.`)
  for (const [args, refusal] of [
    [[...rides, '--usd', '1'], 'The reason is missing'],
    [['--reason', 'Why', ...rides, '--usd', '1'], 'Ride 3, usd: A price by hand may be between'],
    [[...rides, '--phone', '+44 7911 123457'], 'phone'],
    [[...rides, '--from', 'Villa Nowhere at all'], 'Ride 3, pickup: We do not know this place'],
    [[...rides.slice(0, 15), '--total', '1', '--reason', 'Why', ...rides.slice(15)], 'between USD'],
    [[...rides.slice(0, 15), '--partner', 'Nobody'], "no partner 'Nobody'"],
    [['--today', '--then', '--to', 'Ella'], '--then goes with --new'],
    [[...rides, '--today'], '--today means nothing with --new'],
    [[...rides, 'Ella'], "Unexpected argument 'Ella'"],
    [[...rides, ...Array.from({ length: 16 }, () => '--then')], 'At most'],
  ] as const)
    expect(await bookings(...args), args.join(' ')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(refusal),
    })
})

test('a ride that has taken place is entered for the books, by --past', async () => {
  const [date, time] = inHours(-30)
  const ride = ['--new', '--from', 'Colombo', '--to', 'Galle', '--vehicle', 'mini', '--date', date, '--time', time]
  const guest = ['--phone', '+44 7911 123458', '--email', 'past@example.com', '--yes']
  // What is said of the whole booking may stand behind its last ride.
  const [day, hour] = inHours(-6)
  const both = await bookings(...ride, '--then', '--to', 'Ella', '--date', day, '--time', hour, ...guest, '--past')
  expect(both).toMatchObject({ status: 0, stdout: expect.stringContaining('It has taken place: nobody gets a mail.') })
  expect(await bookings(...ride, ...guest)).toMatchObject({ status: 1, stderr: expect.stringContaining('past') })
  const { stdout } = await bookings(...ride, ...guest, '--past')
  expect(stdout).toMatch(/^\S+ is booked at USD \d+\. It has taken place: nobody gets a mail\.\n$/)
  const reference = stdout.split(' ')[0]!
  const shown = (await bookings('--show', reference)).stdout
  expect(shown).toMatch(/confirmed/i)
  expect(shown).toContain('it had taken place')
  // Nobody needs its sheet any more.
  const driven = (await bookings('--driver', 'Nimal, 077 123 4567, CAB-1', reference, '--yes')).stdout
  expect(driven).toContain('is driven by Nimal.')
  expect(driven).not.toContain('sheet')
})

test('what reaches a customer is not done where nobody can be asked', async () => {
  expect(await bookings('--cancel', 'AAAA-AAAA-AAA5')).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('--yes'),
  })
  expect((await bookings('--show', 'AAAA-AAAA-AAA5')).stdout).toContain('NEW')
})

test('no mail is promised for a journey that is over', async () => {
  expect((await bookings('--confirm', 'AAAA-AAAA-AAA3', '--yes')).stdout).toBe(
    'AAAA-AAAA-AAA3 is confirmed. No mail goes to the customer: the journey is over.\n',
  )
})

test('one payment is noted for all rides of a booking, and given back of all', async () => {
  expect((await bookings('--reopen', 'BBBB-BBBB-BBB1')).stdout).toContain('is open again')
  expect((await bookings('--paid', 'BBBB-BBBB-BBB1', '--usd', '100', '--yes')).stdout).toContain(
    'BBBB-BBBB-BBB1: USD 100 of 176 are paid.\n',
  )
  expect((await bookings('--show', 'BBBB-BBBB-BBB1/2')).stdout).toContain('paid USD 12, to collect USD 76')
  expect((await bookings('--paid', 'BBBB-BBBB-BBB1', '--yes')).stdout).toContain(
    'BBBB-BBBB-BBB1: USD 176 of 176 are paid.\n',
  )
  expect((await bookings('--paid', 'BBBB-BBBB-BBB1', '--usd', '1')).stderr).toContain('All of it is paid')
  expect((await bookings('--refund', 'BBBB-BBBB-BBB1', '--usd', '100', '--yes')).stdout).toContain(
    'BBBB-BBBB-BBB1: USD 76 of 176 stay paid.',
  )
})

test('a no-show is said and taken back, and stands in the list, the sheet and the month', async () => {
  const reference = 'AAAA-AAAA-AAA3'
  expect((await bookings('--no-show', 'AAAA-AAAA-AAA1', '--yes')).stderr).toContain('Its pickup is still to come: ')
  expect((await bookings('--no-show', reference, '--yes')).stderr).toMatch(/No driver was assigned.*--insist/)
  expect((await bookings('--no-show', reference, '--yes', '--insist')).stdout).toMatch(
    /^AAAA-AAAA-AAA3: the guest did not come, USD \d+ are owed/,
  )
  expect((await bookings('--show', reference)).stdout).toMatch(
    /NO-SHOW[\s\S]* the guest did not come by \S+: the driver said nothing/,
  )
  expect((await bookings('--past')).stdout).toMatch(/AAAA-AAAA-AAA3 {2}no-show/)
  expect((await bookings('--money', '2020-01')).stdout).toMatch(/No-shows, and owed of these +1 /)
  expect((await bookings('--cancel', reference, '--yes')).stderr).toContain('--came')
  expect((await bookings('--came', reference, '--yes')).stdout).toContain('is confirmed as before')
  expect((await bookings('--past')).stdout).toMatch(/AAAA-AAAA-AAA3 {2}confirmed/)
})

test('a note is open until a day, stands on top when it is due, and is closed by its number with a word', async () => {
  const reference = 'AAAA-AAAA-AAA1'
  const { date: today } = sriLankaTime(new Date())
  expect((await bookings('--note', reference, 'ask for the flight', '--until', '2020-01-01')).stderr).toContain(
    'from today on',
  )
  expect((await bookings('--note', reference, 'ask for the flight', '--until', today)).stdout).toContain(
    'the note is kept',
  )
  expect((await bookings('--complaint', reference, 'car was late', '--until', today)).stdout).toContain(
    'complaint is kept',
  )
  expect((await bookings()).stdout).toMatch(
    /Notes that are open \(2\)\n {2}AAAA-AAAA-AAA1 {2}\d+ {2}note by .*ask for the flight/,
  )
  const several = (await bookings('--close', reference, 'asked')).stderr
  const [, number] = /(\d+), note by/.exec(several) ?? []
  expect((await bookings('--close', reference, '--number', number!)).stderr).toContain('what came of it')
  expect((await bookings('--close', reference, 'asked', '--number', number!)).stdout).toBe(
    `${reference}: the note is closed.\n`,
  )
  expect((await bookings('--close', reference, 'gave money back')).stdout).toContain('the complaint is closed')
  expect((await bookings('--close', reference, 'again')).stderr).toContain('No such note')
  expect((await bookings()).stdout).not.toContain('Notes that are open')
  expect((await bookings('--show', reference)).stdout).toMatch(/ closed by \S+: complaint \d+: gave money back/)
})

test('past rides come page by page', async () => {
  const count = 501
  const numbers = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  const database = new DatabaseSync(databaseFile)
  database.exec(`${numbers} insert into bookings (number, reference, guest_key, fingerprint, email, phone, phone_typed)
    select 5000 + i, printf('PAGE-%04d-AAAA', i), 'k', 'f', '', '', '' from n`)
  database.exec(`${numbers} insert into rides (booking_number, position, kind, needs_review, pickup, dropoff, distance_km, minutes,
    vehicle, pickup_date, pickup_time, price_usd, price_lkr)
    select 5000 + i, 1, 'transfer', 0, 'Colombo', 'Kandy', 116, 180, 'mini', '2001-01-01', '09:30', 74, 21480 from n`)
  const first = (await bookings('--past')).stdout
  expect(first).toContain('More: --page 2')
  const second = (await bookings('--past', '--page', '2')).stdout
  expect(second).toContain('PAGE-0501-AAAA')
  expect(second).not.toContain('More: --page')
  database.exec(
    'delete from rides where booking_number between 5001 and 5501; delete from bookings where number between 5001 and 5501',
  )
  database.close()
})

test.each([
  ['--confirm', 'ZZZZ-ZZZZ-ZZZZ'],
  ['--cancel', "x'; drop table bookings; --"],
  ['--confirm', 'AAAA-AAAA-AAA1', '--cancel', 'AAAA-AAAA-AAA1'],
  ['--unknown'],
  ['AAAA-AAAA-AAA1'],
  ['--find', 'x'],
  ['--find', 'ann', '--page', '0'],
  ['--page', '2'],
])('%s %s changes nothing and fails', async (...args) => {
  const { status, stderr } = await bookings(...args)
  expect(status).toBe(1)
  expect(stderr).toContain('npm run bookings -- --help')
})

test('what was proposed is listed, the last changed first, and one is shown with its history; nobody gets its link', async () => {
  expect((await bookings('--proposals')).stdout).toBe('No proposals\n')
  const database = new DatabaseSync(databaseFile)
  const rest = { version: 1, last_day: '2099-01-05', language: 'en', email: '', phone: '+447911123456' }
  const until = { valid_until: '2099-01-01T12:30:00.000Z' }
  const proposed = (number: number, values: Values) =>
    insert('proposals', { number, code: `SECRET${number}`, step: 2, ...rest, ...until, ...values })
  const done = (step: number, values: Values) =>
    insert('proposal_history', { proposal_number: 11, step, version: 1, write_id: `w${step}`, ...values })
  database.exec(
    [
      proposed(11, { state: 'change asked', title: ATTACK, name: 'Ann Smith', changed_at: '2026-11-20T08:00:00.000Z' }),
      proposed(12, { state: 'sent', title: 'A week', name: '', changed_at: '2026-11-21T08:00:00.000Z' }),
      proposed(13, {
        state: 'seen',
        title: 'Late',
        name: 'Ben',
        changed_at: '2026-11-19T08:00:00.000Z',
        valid_until: '2020-01-01T12:30:00.000Z',
      }),
      insert('proposal_versions', { proposal_number: 11, version: 1, json: '{}' }),
      done(1, { at: '2026-11-18T08:00:00.000Z', act: 'save', who: 'ann@office.example' }),
      done(2, { at: '2026-11-18T08:32:00.000Z', act: 'send', who: 'ann@office.example', detail: 'by mail' }),
      done(3, { at: '2026-11-20T08:00:00.000Z', act: 'ask', detail: ATTACK }),
    ].join(';\n'),
  )
  database.close()
  const { stdout } = await bookings('--proposals')
  expect(stdout.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^12 +sent +version 1 +until 2099-01-01 18:00 +erased +A week$/),
    expect.stringMatching(/^11 +change asked +version 1 +until 2099-01-01 18:00 +Ann Smith +\S/),
    expect.stringMatching(/^13 +expired +version 1 +until 2020-01-01 18:00 +Ben +Late$/),
  ])
  const shown = (await bookings('--proposals', '--show', '11')).stdout
  expect(shown.trimEnd().split('\n')).toEqual([
    expect.stringMatching(/^11 +change asked/),
    '2026-11-18 13:30  version 1 saved by ann@office.example',
    '2026-11-18 14:02  sent by ann@office.example by mail',
    expect.stringMatching(/^2026-11-20 13:30 {2}/),
  ])
  for (const part of ['\u001b', '\u202e', 'SECRET']) expect(stdout + shown).not.toContain(part)
  const listed = (await bookings('--proposals', '--json')).stdout
  expect(JSON.parse(listed)).toMatchObject([{ number: 12 }, { number: 11 }, { number: 13, shownState: 'expired' }])
  expect(listed).not.toContain('SECRET')
  expect((await bookings('--proposals', '--page', '2')).stdout).toBe('No proposals\n')
  for (const args of [
    ['--show', '99'],
    ['--show', "1'; drop table proposals; --"],
    ['--page', '0'],
  ])
    expect(await bookings('--proposals', ...args), args.join(' ')).toMatchObject({ status: 1, stdout: '' })
})

test('letters of every script stay readable', async () => {
  expect(printable('ශ්‍රී ලංකාව ரயில் Zürich 北京')).toBe('ශ්‍රී ලංකාව ரயில் Zürich 北京')
})

test('invoices: those of a month, as a list and for a spreadsheet', async () => {
  expect((await bookings('--invoices', '2020-01')).stdout).toBe('No invoice was issued in 2020-01.\n')
  expect((await bookings('--invoices', '2020-01', '--csv')).stdout).toContain('number,kind,date,company,taxNumber,')
  expect(JSON.parse((await bookings('--invoices', '2020-01', '--json')).stdout)).toEqual([])
  expect((await bookings('--invoices', 'x')).stderr).toContain('--invoices takes a month such as 2026-11')
})

test('partners: what each has earned, and what is due and paid', async () => {
  expect((await bookings('--partners', '2020-01')).stdout).toBe("No ride of a partner's guest was driven in 2020-01.\n")
  expect((await bookings('--partners', '2020-01', '--csv')).stdout.trimEnd()).toBe(
    '\uFEFFpartner,rides,noShows,commissionUsd,paidOutUsd,dueUsd,commissionLkr,paidOutLkr,dueLkr',
  )
  for (const [args, said] of [
    [['--partners', '2020-13'], '--partners takes a month such as 2026-11'],
    [['--pay-out', 'Nobody', '--until', '2026-11'], "no partner 'Nobody'"],
    [['--pay-out', 'Nobody', '--until', '2026-11', '--new-price', '5'], '--new-price means nothing with --pay-out'],
    [['--pay-out-back', '1'], '--pay-out-back goes with --partner'],
  ] as const)
    expect((await bookings(...args)).stderr).toContain(said)
})

describe('money back through PayHere, asked for from this terminal', () => {
  const CARD = 'DDDD-DDDD-DDD1'
  let payHere: FakePayHere
  const run = (sql: string) => {
    const database = new DatabaseSync(databaseFile)
    try {
      return database.prepare(sql).all()
    } finally {
      database.close()
    }
  }
  const inBooks = () => run('select cents, method from cash_book where booking_number = 31 order by number')
  const states = () => run('select state from gateway_refunds order by id').map((row) => row.state)
  /** The number of the one that waits, as the list of payments says it. */
  const waiting = async () =>
    /^\s*(\d+) {2}DDDD-DDDD-DDD1 {2}USD 5\.00/m.exec((await bookings('--payments')).stdout)?.[1]

  beforeAll(() => {
    const database = new DatabaseSync(databaseFile)
    database.exec(
      [
        ...seeded({
          number: 31,
          reference: CARD,
          guest: { email: 'eve@example.com', phone: '+94771234571' },
          rides: [
            {
              ...transfer(['Colombo', 'Kandy'], [130, 180], [74, 21_480], 'mini', ['2099-05-01', '09:00']),
              status: 'confirmed',
            },
          ],
        }),
        insert('payment_notices', {
          gateway: 'payhere',
          event: 'c1',
          payment: '320032000001',
          status: 'paid',
          order_name: '31-1-74-0f81c2d4p',
          booking_number: 31,
          cents: 7400,
          currency: 'USD',
          counted_usd: 74,
          counted_lkr: 21_480,
          received_at: hoursAgo(1),
        }),
        insert('payment_allocations', { booking_number: 31, position: 1, usd: 74, lkr: 21480, currency: 'USD' }),
      ].join(';\n'),
    )
    database.close()
  })
  beforeEach(() => {
    payHere = fakePayHere()
    account.merchantId = '1211149'
    vi.stubEnv('PAYHERE_SECRET', 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz')
    vi.stubEnv('PAYHERE_APP', `${APP.id}:${APP.secret}`)
    vi.stubEnv('PAYHERE_SECOND_SECRET', '')
    vi.stubEnv('PAYHERE_SECOND_APP', '')
  })
  afterEach(() => {
    account.merchantId = ''
    vi.unstubAllGlobals()
  })

  test('without the secrets, or without a yes, nobody is asked; what it makes is shown first', async () => {
    const unasked = await bookings('--give-back', CARD, '--usd', '20')
    expect(unasked.stdout).toContain('USD 20.00 goes back by online payment.')
    expect(unasked).toMatchObject({ status: 1, stderr: expect.stringContaining('Add --yes') })
    for (const name of ['PAYHERE_SECRET', 'PAYHERE_APP']) {
      vi.stubEnv(name, '')
      expect(await bookings('--give-back', CARD, '--usd', '20', '--yes')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('set PAYHERE_SECRET and PAYHERE_APP in the terminal'),
      })
      vi.stubEnv(name, name === 'PAYHERE_APP' ? `${APP.id}:${APP.secret}` : 'x'.repeat(32))
    }
    // The second account's keys alone give back nothing that the first one took.
    vi.stubEnv('PAYHERE_APP', '')
    vi.stubEnv('PAYHERE_SECOND_APP', `${SECOND_APP.id}:${SECOND_APP.secret}`)
    vi.stubEnv('PAYHERE_SECOND_SECRET', 'OTg3NjU0MzIxMDk4NzY1NDMyMTA5ODc2NTQzMjEw')
    expect((await bookings('--give-back', CARD, '--usd', '20', '--yes')).stderr).toContain(
      'Nothing of it came by a card to which the site can give back.',
    )
    expect([payHere.asked, states(), inBooks()]).toEqual([[], [], []])
  })

  test('it goes back once, and stands in the cash book; what is refused does not', async () => {
    const done = await bookings('--give-back', CARD, '--usd', '20', '--yes')
    expect(done).toMatchObject({ status: 0, stderr: '' })
    expect(done.stdout).toContain(
      `${CARD}: the gateway gave it back. USD 54 of 74 stay paid. The customer is told by mail within minutes.\n`,
    )
    expect(payHere.gone).toEqual([{ payment: '320032000001', amount: '20.00' }])
    payHere.faults.push('refused')
    expect(await bookings('--give-back', CARD, '--usd', '10', '--yes')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining(
        'Nothing went back: the gateway refused (-1 Refund failed: insufficient balance)',
      ),
    })
    expect(await bookings('--give-back', CARD, '--usd', '55', '--yes')).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('Between 1 and 54 whole dollars'),
    })
    expect([payHere.asked.length, states(), inBooks()]).toEqual([
      2,
      ['done', 'refused'],
      [{ cents: -2000, method: 'online' }],
    ])
  })

  test.each([
    ['--went-back', 'went back, and is in the cash book.', 'done', 1],
    ['--not-back', 'did not go back.', 'refused', 0],
  ] as const)(
    'an unclear one is not asked for again, waits in the list, and %s ends it once',
    async (how, said, ended, entries) => {
      const before = inBooks().length
      payHere.faults.push('done without an answer')
      expect(await bookings('--give-back', CARD, '--usd', '5', '--yes')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('Nobody knows whether it went back'),
      })
      expect(await bookings('--give-back', CARD, '--usd', '5', '--yes')).toMatchObject({
        status: 1,
        stderr: expect.stringContaining('The gateway was asked before'),
      })
      expect(payHere.asked).toHaveLength(1)
      const number = (await waiting())!
      expect(inBooks()).toHaveLength(before)
      for (const wrong of ['999', 'x', '-1', "1'; drop table gateway_refunds"])
        expect((await bookings(how, wrong)).status, wrong).toBe(1)
      expect(await bookings(how, number)).toMatchObject({ status: 0, stdout: `${CARD}: refund ${number} ${said}\n` })
      for (const again of ['--went-back', '--not-back'])
        expect(await bookings(again, number)).toMatchObject({
          status: 1,
          stderr: expect.stringContaining('It is known already'),
        })
      expect([await waiting(), states().at(-1), inBooks().length - before]).toEqual([undefined, ended, entries])
    },
  )
})

test('what a resident has paid is said in rupees, which that price is in', async () => {
  const database = new DatabaseSync(databaseFile)
  database.exec('update bookings set resident = 1 where number = 5')
  const step = (name: string, ...args: string[]) => bookings(name, 'AAAA-AAAA-AAA5', ...args, '--yes')
  expect((await step('--paid', '--lkr', '4000')).stdout).toContain(': LKR 4,000 of 7,000 are paid.')
  expect((await step('--refund', '--lkr', '1000')).stdout).toContain(': LKR 3,000 of 7,000 stay paid.')
  database.exec('update bookings set resident = 0 where number = 5')
  database.close()
})

test('a house pays its invoice: what each booking gets is said first, then all are noted at once', async () => {
  const database = new DatabaseSync(databaseFile)
  const on_account = 1
  const house = { id: 900, code: 'code-of-the-house-0900', name: 'Lotus', place: 'Ella', percent: 10, on_account }
  const guest = { email: '', phone: '', partner_id: house.id, on_account }
  const days = { at: hoursAgo(1), day: BEGAN_IN, month: BEGAN_IN, who: '', seller: '{}', buyer: '{}', taxes: '[]' }
  const owed = { currency: 'LKR', cents: 5_000_000, owed_cents: 5_000_000 }
  const rows = [
    insert('partners', house),
    ...[1, 2].flatMap((i) =>
      seeded({
        number: 900 + i,
        reference: `HHHH-HHHH-HHH${i}`,
        guest,
        rides: [
          { ...transfer(['Ella', 'Galle'], [200, 240], [80 + i, 25_000], 'mini', inHours(-50)), status: 'confirmed' },
        ],
      }),
    ),
    insert('invoices', { number: 900, kind: 'invoice', partner_id: house.id, entry: 1, ...days, ...owed }),
    ...[1, 2].map((i) => {
      const line = { invoice: 900, booking_number: 900 + i, position: 1, currency: 'LKR', cents: 2_500_000, ride: '{}' }
      return insert('invoice_lines', line)
    }),
  ]
  for (const row of rows) database.exec(row)
  const entries = () =>
    database.prepare('select cents, currency, method from cash_book where booking_number > 900').all()
  const pay = (...args: string[]) => bookings('--invoice-paid', '900', ...args)
  expect((await pay()).stdout).toBe(
    'HHHH-HHHH-HHH1  LKR 25,000.00\nHHHH-HHHH-HHH2  LKR 25,000.00\nOnce it has come: --invoice-paid 900 --lkr 50000\n',
  )
  for (const [args, said] of [
    [['--usd', '161'], 'Invoice 900 is in LKR: --lkr'],
    [['--lkr', '50001'], 'more than is still to be paid of this invoice'],
    [['--lkr', 'all'], '--lkr takes a whole amount'],
    [['--lkr', '50000', '--method', 'stones'], '--method takes cash, till, card, bank'],
  ] as const)
    expect((await pay(...args)).stderr).toContain(said)
  for (const number of ['1', 'x'])
    expect((await bookings('--invoice-paid', number)).stderr).toContain('takes the number of an invoice of a house')
  expect(entries()).toEqual([])
  expect((await pay('--lkr', '30000', '--method', 'cash')).stdout).toBe(
    'Invoice 900: LKR 30,000.00 of it is paid, LKR 20,000.00 is still to be paid.\n',
  )
  expect((await pay('--lkr', '20000')).stdout).toBe('Invoice 900: LKR 20,000.00 of it is paid.\n')
  expect(entries()).toMatchObject([
    { cents: 2_500_000, currency: 'LKR', method: 'cash' },
    { cents: 500_000, currency: 'LKR', method: 'cash' },
    { cents: 2_000_000, currency: 'LKR', method: 'bank' },
  ])
  expect((await pay()).stdout).toContain('Nothing of it is still to be paid.')
  expect((await pay('--lkr', '50000')).stderr).toContain('Nothing that this invoice asks for is still to be paid')
  database.close()
})
