import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { keptWords } from '../../kept-words.ts'
import {
  inTenDays,
  losingDatabase,
  removeBookings,
  returnDays,
  returnTripDetails,
  rows,
  testSite,
  tourToken,
  writeMany,
} from '../bookings/booking-site.ts'

const site = testSite()
beforeEach(() => removeBookings())

const NIMAL = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234 Prius' }

async function book(change: object = {}): Promise<string> {
  return (await site.booked(change)).reference
}

async function take(reference: string, ...steps: readonly Step[]): Promise<void> {
  for (const step of steps) await takeStep(site.env, reference, step)
}

const found = async (text: string, page?: { limit: number; offset: number }) =>
  (await listBookings(site.env, { find: text }, new Date(), page)).map(({ ride }) => ride)

/** What the table holds, and what it must hold by the rows of the bookings. */
async function words() {
  const [bookings, rides, history, kept] = await Promise.all(
    (['bookings', 'rides', 'booking_history', 'search_words'] as const).map((table) => rows(table)),
  )
  const name = (word: object) => JSON.stringify(Object.entries(word).toSorted())
  const isOf = (number: unknown) => (row: Record<string, unknown>) => row.booking_number === number
  const due = bookings!.flatMap((each) =>
    keptWords(each, rides!.filter(isOf(each.number)), history!.filter(isOf(each.number))),
  )
  return { kept: kept!.map(name).toSorted(), due: due.map(name).toSorted() }
}

test('a booking is found by what somebody remembers of it, past or coming', async () => {
  const reference = await book({ guestname: "Jörg O'Brien", flight: 'UL504', flightdetails: 'Two surf-boards' })
  await take(reference, { step: 'confirm' }, { step: 'driver', driver: NIMAL })
  await book({
    guestname: 'Mary Smith',
    flight: 'UL226',
    flightdetails: '',
    phone: '+49 171 5047771',
    email: 'mary@example.com',
  })
  const sought = [
    'jorg obrien',
    "o'brein",
    'UL 504',
    'ul-504',
    'surfboards',
    'Nimla',
    'perera',
    'cab 1234',
    '077 123 4567',
    '123 45',
  ]
  for (const text of sought) expect(await found(text), text).toEqual([reference])
  await env.DB.prepare("update rides set pickup_date = '2025-01-01'").run()
  for (const text of sought) expect(await found(text), text).toEqual([reference])
})

test('a word of the booking finds each of its rides, a word of a ride that one', async () => {
  const { reference } = await site.booked(await returnTripDetails())
  await take(`${reference}/2`, { step: 'confirm' }, { step: 'driver', driver: NIMAL })
  expect((await found('ann.customer')).toSorted()).toEqual([`${reference}/1`, `${reference}/2`])
  expect(await found('nimal')).toEqual([`${reference}/2`])
  // Of the booking and of the ride, each in another row.
  expect(await found('customer nimal')).toEqual([`${reference}/2`])
})

describe('with every change of what is searched the words change', () => {
  test('of drivers, notes, and what the guest told', async () => {
    const reference = await book({ guestname: 'Mary Smith' })
    await take(reference, { step: 'confirm' }, { step: 'driver', driver: NIMAL })
    expect(await found('nimal')).toEqual([reference])
    const sunil = { name: 'Sunil', phone: '+94761112233', car: 'WP-9' }
    await take(reference, { step: 'driver', driver: sunil }, { step: 'change', notes: { guestName: 'Peter Jones' } })
    await take(reference, { step: 'note', text: 'Wants a chilled coconut' }, { step: 'note', text: 'Paid in rupees' })
    for (const gone of ['nimal', '0771234567', 'cab-1234', 'mary']) expect(await found(gone), gone).toEqual([])
    for (const there of ['sunil', '0761112233', 'wp 9', 'peter', 'coconut', 'rupees', 'Colombo'])
      expect(await found(there), there).toEqual([reference])
    const { kept, due } = await words()
    expect(kept).toEqual(due)
    await take(reference, { step: 'cancel' }, { step: 'reopen' })
    expect(await found('sunil')).toEqual([])
    expect(await found('coconut')).toEqual([reference])
    const after = await words()
    expect(after.kept).toEqual(after.due)
  })

  test('once, also where the answer of the database was lost', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    for (const step of [
      { step: 'driver', driver: NIMAL },
      { step: 'note', text: 'Chilled coconut' },
    ] as const) {
      const { DB, hasLost } = losingDatabase()
      await takeStep({ ...site.env, DB }, reference, step)
      expect(hasLost()).toBe(true)
    }
    const { kept, due } = await words()
    expect(kept).toEqual(due)
  })

  test('of no other one', async () => {
    const [one, other] = [await book(), await book({ email: 'other@example.com', phone: '+49 171 5047771' })]
    await take(one, { step: 'confirm' }, { step: 'driver', driver: NIMAL }, { step: 'paid', usd: 10 })
    await take(other, { step: 'confirm' }, { step: 'note', text: 'nothing' })
    const { kept, due } = await words()
    expect(kept).toEqual(due)
  })
})

test('words are erased with what they were taken from: of a ride, then of the booking', async () => {
  const kept = Number(env.ERASE_AFTER_DAYS)
  const after = (day: string) => new Date(Date.parse(`${day}T12:00:00Z`) + (kept + 1) * DAY_MS)
  const details = { ...(await returnTripDetails()), guestname: 'Mary Smith' }
  const { reference } = await site.booked(details)
  await take(reference, { step: 'confirm' }, { step: 'note', text: 'Chilled coconut' })
  const staying = await book({ pickupdate: returnDays.back, email: 'stays@example.com', phone: '+49 171 5047771' })
  const positions = async (of: string) => [...new Set((await rows('search_words', of)).map(({ position }) => position))]
  expect(await positions(reference)).toEqual([0, 1, 2])
  await erasePersonalData(env, after(returnDays.there))
  expect(await positions(reference)).toEqual([0, 2])
  await env.DB.prepare(
    "update rides set pickup_date = '2025-01-01' where booking_number = (select number from bookings where reference = ?)",
  )
    .bind(reference)
    .run()
  await erasePersonalData(env, after(returnDays.there))
  expect(await positions(reference)).toEqual([])
  expect(await positions(staying)).toEqual([0, 1])
  for (const text of ['mary', 'coconut', 'ann.customer']) expect(await found(text), text).toEqual([])
  // It is still found by its own name.
  expect(await found(reference)).toHaveLength(2)
})

test('a long text of a guest makes few rows, in a tour and in a transfer', async () => {
  const hostile = Array.from({ length: 300 }, (_, i) => String.fromCodePoint(0x4e00 + i)).join('')
  await book({ flightdetails: hostile, guestname: hostile.slice(0, 80) })
  await site.bookTour(await tourToken(), { notes: hostile.repeat(3), guestName: hostile.slice(0, 80) })
  const counts = Map.groupBy(await rows('search_words'), (row) => row.booking_number)
  expect(counts.size).toBe(2)
  for (const of of counts.values()) expect(of.length).toBeLessThanOrEqual(310)
})

test('what many bookings hold comes page by page, the latest first, each ride once', async () => {
  await writeMany(25, inTenDays)
  await env.DB.prepare(
    "update rides set pickup_date = date('2026-01-01', '+' || (booking_number % 7) || ' days')",
  ).run()
  const all = await found('colombo')
  expect(new Set(all).size).toBe(25)
  const pages = await Promise.all([0, 10, 20].map((offset) => found('colombo', { limit: 10, offset })))
  expect(pages.flat()).toEqual(all)
  const dates = (await listBookings(site.env, { find: 'colombo' })).map(({ pickupDate }) => pickupDate)
  expect(dates).toEqual(dates.toSorted().toReversed())
})
