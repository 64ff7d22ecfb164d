/** A month at a glance: rides by the day of the pickup, money by the day of the cash book. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { monthLines } from '#worker/office/money/month-end.ts'
import { entriesOfBooking, entriesOfMonth } from '#worker/payments/cash-book.ts'
import { cashBookCsv, cashBookSums } from '#worker/office/csv-files.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, returnTripDetails, tour, tourDetails, tourToken } from '../bookings/booking-site.ts'
import { book, see, seeAsDesk, site } from './office-site.ts'

beforeEach(() => removeBookings())

const first = async (reference: string) => (await findBooking(site.env, reference))!.booking.rides[0]

test('counts rides by kind, what is open, and money by the way that it came', async () => {
  const paid = await book()
  const open = await book({ email: 'b@example.com' })
  const cancelled = await book({ email: 'c@example.com' })
  const { reference: toured } = await (await site.bookTour(await tourToken())).json<{ reference: string }>()
  const next = await book({ email: 'd@example.com' })
  const notMet = await book({ email: 'e@example.com' })
  const { priceUsd } = await first(paid)
  await takeStep(site.env, paid, { step: 'confirm' })
  await takeStep(site.env, paid, { step: 'paid', usd: priceUsd, method: 'cash' })
  await takeStep(site.env, open, { step: 'paid', usd: 30, method: 'card', lkr: 9000 })
  await takeStep(site.env, open, { step: 'refund', usd: 10, method: 'card' })
  await takeStep(site.env, cancelled, { step: 'cancel' })
  await env.DB.batch([
    env.DB.prepare("update rides set pickup_date = '2026-10-31'"),
    env.DB.prepare(
      "update rides set pickup_date = '2026-11-01' where booking_number = (select number from bookings where reference = ?)",
    ).bind(next),
    env.DB.prepare("update rides set cancel_fee_usd = 7 where status = 'cancelled'"),
    env.DB.prepare(
      "update rides set status = 'no-show', cancel_fee_usd = 9 where booking_number = (select number from bookings where reference = ?)",
    ).bind(notMet),
    env.DB.prepare("update cash_book set day = '2026-10-31'"),
  ])
  const lines = await monthLines(site.env, '2026-10')
  const figures = Object.fromEntries(lines.map(({ what, count, km, usd }) => [what, [count, km, usd]]))
  const { distanceKm, waivedUsd, paidUsd } = await first(open)
  expect([paidUsd, waivedUsd]).toEqual([20, 10])
  expect(figures).toMatchObject({
    Transfers: [2, 2 * distanceKm, 2 * priceUsd],
    // Its guest lives in Sri Lanka: it was agreed in rupees.
    Tours: [1, tour.distance, 0],
    'Driven, or still to be driven': [3, 2 * distanceKm + tour.distance, 2 * priceUsd],
    'Not confirmed of these': [2, distanceKm + tour.distance, priceUsd],
    // Nobody is to pay again what was given back; what is owed of rides that were not driven is to be paid.
    'Still to be paid, with late charges': [4, null, priceUsd - 30 + tourDetails.rates + 7 + 9],
    'To be given back': [0, null, 0],
    'Cancelled, and owed of these': [1, null, 7],
    'No-shows, and owed of these': [1, null, 9],
    'Paid by cash': [1, null, priceUsd],
    'Paid by card': [1, null, 30],
    'Paid by online payment': [0, null, 0],
    'Paid back': [1, null, -10],
    Together: [3, null, priceUsd + 20],
    'Of it in dollars': [2, null, priceUsd - 10],
    'Of it in rupees': [1, null, 30],
  })
  const card = lines.find(({ what }) => what === 'Paid by card')!
  expect(card.lkrCents).toBe(900_000)
  const tourLkr = tourDetails.rates * FIRST_PRICE_LIST.dollar.lkr
  for (const what of ['Tours', 'Driven, or still to be driven', 'Not confirmed of these'])
    expect(lines.find((line) => line.what === what)!.lkrCents, what).toBe(tourLkr * 100)
  expect(await first(toured)).toMatchObject({ priceUsd: tourDetails.rates })

  const page = (await see('/money?month=2026-10')).text
  expect(page).toContain('LKR 9,000.00')
  expect(page).toContain(`, ${formatUsd(priceUsd)} and ${formatLkr(tourLkr)} of it not yet confirmed`)
  expect(page).toContain('>Paid by card<')
  // Nothing came that way.
  expect(page).not.toContain('Paid by online payment')
  const other = (await see('/money?month=2026-02')).text
  expect(other).not.toContain('not yet confirmed')
  expect([...other.matchAll(/<tr><td>(.+?)<\/td>/g)].map(([, what]) => what)).toEqual([
    'Driven, or still to be driven',
    'Still to be paid, with late charges',
    'Together',
  ])
  const file = await see('/money/csv?month=2026-10')
  expect(file.text.split('\r\n')).toEqual(
    expect.arrayContaining([
      'month,part,what,count,km,usd,rupees,usdAndRupees',
      `2026-10,Rides,"Cancelled, and owed of these",1,,7,,"two sums: agreed in dollars, agreed in rupees"`,
      '2026-10,Money,Paid by card,1,,30,9000,the same sum in both',
    ]),
  )
  // The page says it in a sentence.
  expect(file.text).toMatch(/^2026-10,Rides,"Still to be paid, with late charges",.*,the same sum in both$/m)
  expect(file.text).toMatch(/^2026-10,Rides,Tours,.*,"two sums: agreed in dollars, agreed in rupees"$/m)
})

test('dollars of a month are as they moved, whatever they pay of a price, and with the rupees they make the whole', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'paid', usd: 30, method: 'card' })
  await takeStep(site.env, reference, { step: 'refund', usd: 10, method: 'card' })
  await takeStep(site.env, reference, { step: 'paid', usd: 20, method: 'cash', lkr: 6000 })
  await env.DB.batch([
    // The card was charged half a dollar more; and of what is charged back, some had gone back before.
    env.DB.prepare('update cash_book set cents = 3050 where number = 1'),
    env.DB.prepare('update cash_book set cents = -2600 where number = 2'),
    env.DB.prepare("update cash_book set day = '2026-10-31'"),
  ])
  const lines = await monthLines(site.env, '2026-10')
  expect(Object.fromEntries(lines.map(({ what, usd }) => [what, usd]))).toMatchObject({
    'Paid by card': 30.5,
    'Paid back': -26,
    Together: 24.5,
    'Of it in dollars': 4.5,
    'Of it in rupees': 20,
  })
  expect((await see('/money?month=2026-10')).text).toContain(
    'USD 50.50 came in and USD 26 went back. That makes USD 24.50, or LKR',
  )
})

test('the cash book names the ride that was paid, also the first of several, and the booking where it was all of them', async () => {
  const { reference } = await site.booked(await returnTripDetails())
  await takeStep(site.env, `${reference}/1`, { step: 'paid', usd: 10 })
  await takeStep(site.env, `${reference}/2`, { step: 'paid', usd: 10 })
  await takeStep(site.env, reference, { step: 'paid', usd: 20 })
  const { booking } = (await findBooking(site.env, reference))!
  const [titles, ...lines] = cashBookCsv(await entriesOfBooking(site.env, booking.number))
    .trim()
    .split('\r\n')
  const at = titles!.split(',').indexOf('reference')
  expect(lines.map((line) => line.split(',')[at])).toEqual([`${reference}/1`, `${reference}/2`, reference])
})

test('a file begins with what tells a spreadsheet its letters', async () => {
  const answer = await site.get('/operator/money/csv?month=2026-10')
  // Without Access there is no such page.
  expect(answer.status).toBe(404)
  const { headers, bytes } = await see('/money/csv?month=2026-10')
  expect(Array.from(bytes.slice(0, 3))).toEqual([0xef, 0xbb, 0xbf])
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('cache-control')).toBe('private, no-store')
})

test('the cash book has each entry, its sums by way and currency, and the same as a file; a reversal takes back what it reverses', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'paid', usd: 30, method: 'cash' })
  await takeStep(site.env, reference, { step: 'paid', usd: 20, method: 'card', lkr: 6000 })
  await takeStep(site.env, reference, { step: 'paid', usd: 5, method: 'cash' })
  await takeStep(site.env, reference, { step: 'reverse', number: 3, reason: 'of another guest' })
  await env.DB.prepare("update cash_book set day = '2026-10-31'").run()
  const entries = await entriesOfMonth(site.env, '2026-10')
  expect(
    cashBookSums(entries).map(({ method, currency, entries: count, cents }) => [method, currency, count, cents]),
  ).toEqual([
    ['cash', 'USD', 3, 3000],
    ['card', 'LKR', 1, 600_000],
  ])
  const page = (await see('/money/book?month=2026-10')).text
  const shown = page.replaceAll(/<span class="soft narrow">[^<]*<\/span>/g, '').replaceAll(' class="amount"', '')
  expect(shown).toContain('<tr><td>cash, USD</td><td>3</td><td>USD 30.00</td><td>LKR 8,640.00</td></tr>')
  expect(shown).toContain('<tr><td>card, LKR</td><td>1</td><td>LKR 6,000.00</td><td>LKR 6,000.00</td></tr>')
  expect(page).toContain('href="/operator/money/book/csv?month=2026-10"')
  const lines = (await see('/money/book/csv?month=2026-10')).text.trim().split('\r\n')
  expect(lines[0]).toMatch(/receipt,date,time,method,currency,amount,.*,reverses$/)
  expect(lines.slice(1).map((line) => [line.split(',')[0], line.split(',')[5], line.split(',').at(-1)])).toEqual([
    ['1', '30', ''],
    ['2', '6000', ''],
    ['3', '5', ''],
    ['4', '-5', '3'],
  ])
})

test('the desk, which enters money, sees month and cash book; no link leads it to a file, which is the owner’s', async () => {
  const reference = await book()
  await takeStep(site.env, reference, { step: 'paid', usd: 30, method: 'cash' })
  await env.DB.prepare("update cash_book set day = '2026-10-31'").run()
  for (const path of ['/money', '/money/book']) {
    const { status, text } = await seeAsDesk(`${path}?month=2026-10`)
    expect([path, status]).toEqual([path, 200])
    expect(text).toContain('USD 30')
    expect(text).not.toContain('/csv')
    expect((await seeAsDesk(`${path}/csv?month=2026-10`)).status).toBe(403)
    expect((await see(`${path}?month=2026-10`)).text).toContain('/csv?month=2026-10')
  }
})
