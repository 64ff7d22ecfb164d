/** Forms that are refused, or cross with somebody else's step: what was typed stays, and changes nothing else. */
import { env } from 'cloudflare:workers'
import { createElement } from 'react'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import type { RideEvent } from '#domain/bookings/day/ride-events.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { operatorPages } from '#worker/office/app.tsx'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { changedFields, plainPage } from '#worker/platform/plain-page.tsx'
import { RidePage } from '#worker/office/desk/ride-page.tsx'
import { driverReader } from '#domain/driver-texts/place-names.ts'
import { DriverSheet, nextRide } from '#worker/day/driver-sheet.tsx'
import { inTenDays, tourToken, freshSite } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

const site = freshSite()

async function book(change: object = {}): Promise<string> {
  return (await site.booked({ pickupdate: inTenDays, ...change })).reference
}

/** Posts a form as a browser does. */
async function post(address: string, fields: Readonly<Record<string, string>>) {
  const { pathname, search } = new URL(address, ORIGIN)
  const answer = await site.get(pathname + search, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
  })
  return { status: answer.status, text: await answer.text() }
}

describe("the operator's", () => {
  // The pages themselves, as somebody who was let in sees them.
  const open = operatorPages((c) => c.notFound())
  const desk = async (path: string, fields: Readonly<Record<string, string>>) => {
    const answer = await open.fetch(
      new Request(`${ORIGIN}/operator${path}`, {
        method: 'POST',
        body: new URLSearchParams(fields),
        redirect: 'manual',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      }),
      { ...site.env, OPERATOR_OPEN: 'yes' },
    )
    return { status: answer.status, text: await answer.text() }
  }

  test('refused form keeps what was typed, and speaks no command line', async () => {
    const reference = await book()
    await takeStep(site.env, reference, { step: 'confirm' })
    const typed = { step: 'driver', version: '1', name: 'Nimal Perera', phone: '12', car: 'CAB-1234' }
    const { status, text } = await desk(`/booking/${reference}`, typed)
    expect(status).toBe(409)
    for (const part of ['Not done.', '12&#x27; is no phone number.', 'value="Nimal Perera"', 'value="CAB-1234"'])
      expect(text).toContain(part)
    for (const part of ['name, phone, plate', '--', 'npm'])
      expect(
        text.replaceAll(/<style[\s\S]*?<\/style>|button--|notice--|card--/g, '').replaceAll(/var\(--\w+\)/g, ''),
      ).not.toContain(part)
    const moved = await desk(`/booking/${reference}`, {
      step: 'change',
      version: '1',
      date: '2020-01-01',
      time: '09:30',
      details: 'room 12',
    })
    expect(moved.text).toContain('This date is past in Sri Lanka.')
    expect(moved.text).toContain('room 12')
    expect(moved.text).not.toContain('2026-12-31')
  })

  test('form that crosses a step of the guest keeps what was typed, and does not undo that step', async () => {
    const reference = await book()
    const form = {
      step: 'change',
      version: '0',
      date: inTenDays,
      'shown-date': inTenDays,
      time: '09:30',
      'shown-time': '09:30',
      details: 'room 12',
      'shown-details': 'UL504, lands 08:40',
    }
    await takeStep(site.env, reference, { step: 'change', time: '15:00' }, { by: 'guest' })
    const { status, text } = await desk(`/booking/${reference}`, form)
    expect(status).toBe(409)
    for (const part of [
      'Somebody changed it since you looked',
      'changed by the guest: pickup',
      'room 12',
      'value="15:00"',
      'name="version" value="1"',
    ])
      expect(text).toContain(part)
    expect(changedFields(form)).toEqual({
      step: 'change',
      version: '0',
      details: 'room 12',
      'shown-date': inTenDays,
      'shown-time': '09:30',
      'shown-details': 'UL504, lands 08:40',
    })
    expect((await bookingWithHistory(site.env, reference))!.booking.pickupTime).toBe('15:00')
  })

  test('page names the guest, and writes an address of any letters into its link', async () => {
    const reference = await book({ email: 'ann?cc=eve&x@example.com', guestname: 'Ann Smith' })
    const ride = (await bookingWithHistory(site.env, reference))!
    const page = plainPage('', createElement(RidePage, { ...ride, alarms: [], now: new Date() }))
    expect(page).toContain('href="mailto:ann%3Fcc%3Deve%26x@example.com"')
    const answer = await open.fetch(new Request(`${ORIGIN}/operator/later`), { ...site.env, OPERATOR_OPEN: 'yes' })
    expect(await answer.text()).toContain('Ann Smith')
  })
})

test("the guest's form that is refused or crosses keeps what was typed", async () => {
  const reference = await book()
  const { booking } = (await findBooking(site.env, reference))!
  const address = guestChangesUrl(booking)
  const shown = { 'shown-date': inTenDays, 'shown-time': '09:30', 'shown-details': 'UL504, lands 08:40' }
  const typed = {
    step: 'change',
    version: '0',
    date: inTenDays,
    time: '09:30',
    details: 'UL999, lands 10:10',
    ...shown,
  }
  const refused = await post(address, { ...typed, date: '2020-01-01' })
  expect(refused.status).toBe(409)
  expect(refused.text).toContain('UL999, lands 10:10')
  await takeStep(site.env, reference, { step: 'change', time: '11:45' })
  const crossed = await post(address, typed)
  expect(crossed.status).toBe(409)
  for (const part of ['UL999, lands 10:10', 'value="11:45"']) expect(crossed.text).toContain(part)
})

const NOT_BEGUN = { events: [], stage: null, brokeDownAt: null, place: null, words: [], complaints: [] } as const

test('the ride that stands large on the sheet is the one under way, or else the next one that is not over', async () => {
  const [ride] = (await findBooking(site.env, await book()))!.booking.rides
  // Half past eleven in Sri Lanka: a ride of more than eight hours ago is taken for over if another one follows.
  const now = new Date('2027-03-01T06:00:00.000Z')
  const at = (pickupTime: string, stage: RideEvent | null) => ({
    ride: { ...ride, pickupDate: '2027-03-01', pickupTime },
    day: { ...NOT_BEGUN, stage },
  })
  const [morning, evening] = [at('03:00', null), at('18:00', null)]
  expect(nextRide([morning, evening], now)).toBe(evening)
  const underWay = at('03:00', 'DRIVER_DEPARTED_TO_DROPOFF')
  expect(nextRide([underWay, evening], now)).toBe(underWay)
  const over = at('03:00', 'DRIVER_ARRIVED_AT_DROPOFF')
  expect(nextRide([over, evening], now)).toBe(evening)
  expect(nextRide([over], now)).toBe(over)
})

describe('what the driver collects', () => {
  const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')

  async function sheetOf(reference: string): Promise<string> {
    const { booking } = (await findBooking(site.env, reference))!
    const [ride] = booking.rides
    return plainPage(
      '',
      createElement(DriverSheet, {
        booking,
        driven: [{ ride, day: NOT_BEGUN }],
        news: [],
        code: 'A'.repeat(22),
        now: new Date(),
        reader: await driverReader('en'),
      }),
    )
  }

  async function driven(reference: string): Promise<string> {
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, reference, { step: 'driver', driver: NIMAL })
    return reference
  }

  test('of a tour is said in both currencies, below the tour itself', async () => {
    const answer = await site.bookTour(await tourToken(), { pickupDate: inTenDays, phone: '+44 7911 123456' })
    const sheet = await sheetOf(await driven((await answer.json<BookingReceipt>()).reference))
    expect(sheet).toContain('Collect USD 248 or LKR 71,424')
    expect(sheet).toMatch(
      /Pick up<\/p><p class="place" translate="no">.*Tour<\/p><p class="place">Yala national park, Half Day<\/p>.*After the tour drive to<\/p>/,
    )
  })

  test('of a ride that is paid in part is said in both currencies', async () => {
    const reference = await driven(await book())
    await takeStep(site.env, reference, { step: 'paid', usd: 40 })
    expect(await sheetOf(reference)).toContain('Collect USD 34 or LKR 9,870')
  })

  test('is nothing of what was given back, unless the guest is to pay it again', async () => {
    const reference = await driven(await book())
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    await takeStep(site.env, reference, { step: 'refund', usd: 20 })
    expect(await sheetOf(reference)).toContain('nothing to collect')
    const page = await (await site.get(`/booking/${reference}`)).text()
    const text = page.replaceAll('<!-- -->', '')
    for (const part of ['Paid: USD 54<', 'We have paid you back USD\u00a020 in cash.']) expect(text).toContain(part)
    await expect(takeStep(site.env, reference, { step: 'refund', usd: 55 })).rejects.toThrow('Between 1 and 54')
    await takeStep(site.env, reference, { step: 'paid', usd: 20 })
    await takeStep(site.env, reference, { step: 'refund', usd: 20, isOwedAgain: true })
    expect(await sheetOf(reference)).toContain('Collect USD 20')
  })
})

describe('a booking is found', () => {
  const found = async (text: string) => (await listBookings(site.env, { find: text })).map(({ reference }) => reference)

  test('by letters with other accents and capitals, also in scripts that have none, and by a long text', async () => {
    const reference = await book({ guestname: 'JÖRG Łukasz Müller', flightdetails: `${'ශ්‍රී ලංකාව '.repeat(6)}Çeşme` })
    for (const text of [
      'jorg',
      'MULLER',
      'müller',
      'Jörg',
      'cesme',
      'ශ්‍රී ලංකාව '.repeat(5).trim(),
      'ann.customer@example.com',
    ])
      expect(await found(text), text).toEqual([reference])
    expect(await found('x'.repeat(90))).toEqual([])
    // The accents may also be the operator's own.
    const plain = await book({ guestname: 'Francois Duprez' })
    for (const text of ['François', 'DUPRÉZ']) expect(await found(text), text).toEqual([plain])
  })

  test('by letters with accents also where its number is as large as numbers get', async () => {
    const reference = await book({ guestname: 'Zoë Ångström' })
    const { booking } = (await findBooking(site.env, reference))!
    const largest = 2 ** 48 - 1
    await env.DB.batch([
      env.DB.prepare('pragma defer_foreign_keys = on'),
      ...['outbox', 'rides', 'redeemed_quotes', 'search_words', 'happenings'].map((table) =>
        env.DB.prepare(`update ${table} set booking_number = ? where booking_number = ?`).bind(largest, booking.number),
      ),
      env.DB.prepare('update bookings set number = ? where number = ?').bind(largest, booking.number),
    ])
    expect(await found('angstrom')).toEqual([reference])
    expect(await found('zoe')).toEqual([reference])
  })

  test('by the number that a payment names, and by the payment', async () => {
    const reference = await book()
    const { booking } = (await findBooking(site.env, reference))!
    await env.DB.prepare(
      `insert into payment_notices (gateway, event, payment, status, order_name, booking_number, cents, currency, counted_usd, counted_lkr)
       values ('payhere', 'e', '320032000001', 'paid', ?, ?, 7400, 'USD', 0, 0)`,
    )
      .bind(`${booking.number}-2`, booking.number)
      .run()
    for (const text of [String(booking.number), `${booking.number}-2`, '320032000001'])
      expect(await found(text), text).toEqual([reference])
  })
})

test('a pickup that its guest moves near is short notice from then on', async () => {
  const reference = await book({ pickuptime: '23:30' })
  const morning = new Date(`${inTenDays}T10:00:00+05:30`)
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'change', time: '23:00' }, { by: 'guest', now: morning })
  const [listed] = await listBookings(site.env, { find: reference }, morning)
  expect(listed!.concerns).toContain('short-notice')
})
