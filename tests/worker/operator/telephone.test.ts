/** A booking by telephone: the operator enters it at the price that the site quotes, by a guest's rules. */
import { beforeEach, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { sweepOutbox } from '#worker/mail/outbox.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { bookByTelephone, quoteByTelephone, type Typed } from '#worker/operator/telephone.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { recordNotice } from '#worker/payments/notices.ts'
import { removeBookings, inTenDays, rows, testSite, transferToken } from '../bookings/booking-site.ts'

const site = testSite({ TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET_KEY: 'a-secret-of-turnstile-0123456789abcdef' })
const context = { env: site.env, waitUntil: () => {} }
beforeEach(async () => {
  await removeBookings()
  site.mails.length = 0
})

const TRIP = { pickup: 'colombo', dropoff: 'Kandy' }
const GUEST = { vehicle: 'mini', date: inTenDays, time: '09:30', phone: '+44 7911 123456', guestName: 'Ann Smith' }

async function take(change: Typed = {}, trip: Typed = TRIP) {
  const { quote } = await quoteByTelephone(context, trip)
  return bookByTelephone(context, quote.token, { ...trip, ...GUEST, ...change }, 'ann@example.com')
}

test("it has the price that a guest's own booking has, and its history says who took it", async () => {
  const { quote } = await quoteByTelephone(context, TRIP)
  const booking = await take({ email: 'guest@Example.com', flight: 'ul 504' })
  expect(booking.rides).toMatchObject([
    {
      pickup: 'Colombo',
      dropoff: 'Kandy',
      priceUsd: (quote as TransferQuote).miniusd,
      priceLkr: (quote as TransferQuote).miniprice,
      guestName: 'Ann Smith',
      flight: 'UL504',
      needsReview: false,
      status: 'new',
    },
  ])
  expect(await rows('booking_history')).toMatchObject([
    { version: 1, step: 'telephone', actor: 'operator', who: 'ann@example.com' },
  ])
  await sweepOutbox(site.env)
  expect(site.mails.map(({ to }) => to).toSorted()).toEqual(['guest@example.com', 'info@serendip-taxi.example.com'])
})

test('without an address no mail goes to the guest, by whatever cause; the operator is told', async () => {
  const { reference } = await take()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'change', time: '10:00' })
  const notice = { payment: 'pay-1', order: reference, cents: 7400, currency: 'USD' } as const
  await recordNotice(site.env, 'payhere', { ...notice, event: 'event-1', status: 'paid' })
  await recordNotice(site.env, 'payhere', { ...notice, event: 'event-2', status: 'refunded', cents: 1000 })
  await takeStep(site.env, reference, { step: 'refund', usd: 4 })
  const toGuest = async () => (await rows('outbox')).filter(({ reader }) => reader === 'guest')
  expect(await toGuest()).toEqual([])
  for (const days of [8, 9, 9.9, 11, 12]) {
    const now = new Date(Date.now() + days * DAY_MS)
    await addDueReminders(site.env, now)
    await sweepOutbox(site.env, { now })
  }
  expect(site.mails.length).toBeGreaterThan(0)
  expect(new Set(site.mails.map(({ to }) => to))).toEqual(new Set(['info@serendip-taxi.example.com']))
  expect(site.mails[0]!.replyTo).toBe('info@serendip-taxi.example.com')
  expect(await toGuest()).toEqual([])
  const shown = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  expect(shown).toMatchObject({ noMail: true, emailHint: '' })
})

test("the guest's language is chosen; another text is English", async () => {
  expect((await take({ language: 'ru' })).language).toBe('ru')
  expect((await take({ language: 'tlh' })).language).toBe('en')
  expect((await take()).language).toBe('en')
})

test('the form sent twice makes one booking', async () => {
  const { quote } = await quoteByTelephone(context, TRIP)
  const book = () => bookByTelephone(context, quote.token, { ...TRIP, ...GUEST }, 'ann@example.com')
  const [first, second] = await Promise.all([book(), book()])
  expect((await book()).reference).toBe(first.reference)
  expect(second.reference).toBe(first.reference)
  expect(await rows('bookings')).toHaveLength(1)
})

test('a tour begins and ends at its park where nobody is fetched', async () => {
  const tour = { tourLength: 'half', travelers: '2' }
  const atPark = await take(tour, { park: 'Yala national park' })
  expect(atPark.rides[0]).toMatchObject({ kind: 'tour', park: 'Yala national park', distanceKm: 0, priceUsd: 150 })
  const fetched = await take(tour, { park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle' })
  expect(fetched.rides[0]).toMatchObject({ pickup: 'Ella', dropoff: 'Galle', travelers: 2 })
  expect(fetched.rides[0].priceUsd).toBeGreaterThan(150)
})

test('what nobody sees is dropped, and usual ways to write a number and an address are read', async () => {
  const booking = await take(
    {
      phone: '\u202A(+44) 7911\u00A0123456\u202C',
      email: '\u200Binfo@m\u00FCller.de',
      guestName: 'Ann\u00AD\u200E Smith',
      flight: 'ul\u202F504\uFE0F',
      date: `${inTenDays}\u200E`,
    },
    { pickup: '\uFEFFcolombo', dropoff: 'Kan\u200Bdy' },
  )
  expect(booking).toMatchObject({
    phone: '+447911123456',
    phoneTyped: '(+44) 7911 123456',
    email: 'info@xn--mller-kva.de',
  })
  expect(booking.rides).toMatchObject([
    { pickup: 'Colombo', dropoff: 'Kandy', guestName: 'Ann Smith', flight: 'UL504' },
  ])
})

test.each<[string, Typed, string]>([
  ['a vehicle', { vehicle: '' }, 'Choose the vehicle'],
  ['a phone number', { phone: '12 34' }, 'phone number'],
  ['a number that a country dials', { phone: '+44 00000' }, 'phone number'],
  ['an e-mail address', { email: 'ann@' }, 'e-mail address'],
  ['one address', { email: 'ann@example.com\u2028Bcc: all@example.com' }, 'e-mail address'],
  ['a day to come', { date: '2020-01-01' }, 'past'],
  ['a real day', { date: '2027-02-30' }, 'no such date'],
  ['a flight', { flight: 'my flight' }, 'Flight'],
])('%s is asked for, and nothing is booked', async (_, change, refusal) => {
  await expect(take(change)).rejects.toThrow(refusal)
  expect(await rows('bookings')).toEqual([])
})

test('no price for a place that nobody knows, or a quote that is not ours', async () => {
  await expect(take({}, { pickup: 'Colombo', dropoff: 'Villa Nowhere at all' })).rejects.toThrow('Write the town')
  await expect(take({}, { pickup: 'Colombo', dropoff: '' })).rejects.toThrow('from where and to where')
  for (const token of ['', 'a.b.c', `${await transferToken()}x`])
    await expect(bookByTelephone(context, token, { ...TRIP, ...GUEST }, '')).rejects.toThrow('the price again')
  const old = await transferToken({}, Date.now() - 25 * 60 * 60_000, site.env)
  await expect(bookByTelephone(context, old, { ...TRIP, ...GUEST }, '')).rejects.toThrow('another one now')
  expect(await rows('bookings')).toEqual([])
})

test("a guest's own booking still needs an address and its check", async () => {
  const answer = await site.bookTransfer(await transferToken(), { email: '' })
  expect(answer.status).toBe(422)
  expect((await site.bookTransfer(await transferToken())).status).toBe(403)
  const open = testSite()
  const { reference } = await (await open.bookTransfer(await transferToken())).json<BookingReceipt>()
  expect(await rows('booking_history', reference)).toEqual([])
})
