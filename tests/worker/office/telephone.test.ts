/** A booking by telephone: the operator enters it at the price that the site quotes, by a guest's rules. */
import { expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { TypedRide } from '#domain/bookings/request/composed.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { bookByTelephone, type TypedGuest } from '#worker/office/new-bookings/telephone.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { inTenDays, rows, testSite, transferToken, freshSite } from '../bookings/booking-site.ts'
import { see, send } from './office-site.ts'
import { deskOf, ONE, pricesOf, takeRide } from './telephone-desk.ts'

const site = freshSite({ TURNSTILE_SITE_KEY: 'key', TURNSTILE_SECRET_KEY: 'a-secret-of-turnstile-0123456789abcdef' })
const context = deskOf(site.env)

const RIDE = {
  pickup: 'colombo',
  dropoff: 'Kandy',
  vehicle: 'mini',
  date: inTenDays,
  time: '09:30',
  guestName: 'Ann Smith',
}
const GUEST = { phone: '+44 7911 123456' }

const take = (ride: TypedRide = {}, guest: TypedGuest = {}) =>
  takeRide(context, { ...RIDE, ...ride }, { ...GUEST, ...guest })

test("it has the price that a guest's own booking has, and its history says who took it", async () => {
  const { rides } = await pricesOf(context, { rides: [RIDE] })
  const booking = await take({ flight: 'ul 504' }, { email: 'guest@Example.com' })
  expect(booking.rides).toMatchObject([
    {
      pickup: 'Colombo',
      dropoff: 'Kandy',
      priceUsd: rides[0].quoted.usd,
      priceLkr: rides[0].quoted.lkr,
      quotedUsd: null,
      priceReason: '',
      guestName: 'Ann Smith',
      flight: 'UL504',
      needsReview: false,
      status: 'new',
    },
  ])
  expect(await rows('booking_history')).toMatchObject([
    { version: 1, step: 'telephone', actor: 'operator', who: ONE, detail: '' },
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
  expect((await take({}, { language: 'ru' })).language).toBe('ru')
  expect((await take({}, { language: 'tlh' })).language).toBe('en')
  expect((await take()).language).toBe('en')
})

test('a resident, who pays in rupees, is given a price in rupees: it is that to the rupee', async () => {
  const guest = { phone: '077 123 4567' }
  const form = { ...guest, '1-usd': '20 500', reason: 'as last time', act: 'prices' }
  const rides = Object.fromEntries(Object.entries(RIDE).map(([name, value]) => [`1-${name}`, value]))
  expect((await see('/new')).text).toContain('of a guest who lives here: in rupees')
  const shown = (await send('/new', { ...rides, ...form })).text
  for (const part of ['Price by hand, in rupees;', 'LKR 20,500', 'value="20 500"']) expect(shown).toContain(part)
  const value = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(shown)![1]!
  const booked = { ...rides, ...form, act: 'book', key: value('key'), shown: value('shown') }
  expect((await send('/new', booked)).status).toBe(303)
  const [ride] = await rows('rides')
  expect(ride).toMatchObject({ price_lkr: 20_500, price_reason: 'as last time' })
  expect(Number(ride!['quoted_lkr'])).toBeGreaterThan(20_500)
  expect((await rows('booking_history'))[0]!['detail']).toContain('-> 20,500: as last time')
  const dollars = await send('/new', { ...rides, ...form, phone: GUEST.phone })
  expect([dollars.status, dollars.text.includes('between USD')]).toEqual([409, true])
})

test('the form sent twice makes one booking, also once its price is another one', async () => {
  const rides = { rides: [RIDE] }
  const { priceUsd } = await pricesOf(context, rides)
  const shown = { key: randomCode(), usd: [priceUsd] }
  const book = (usd = shown.usd) => bookByTelephone(context, { rides, guest: GUEST }, { ...shown, usd }, ONE)
  const [first, second] = await Promise.all([book(), book()])
  expect((await book()).reference).toBe(first.reference)
  expect((await book([priceUsd + 1])).reference).toBe(first.reference)
  expect(second.reference).toBe(first.reference)
  expect(await rows('bookings')).toHaveLength(1)
  const other = { rides, guest: { ...GUEST, phone: '+44 7911 123457' } }
  await expect(bookByTelephone(context, other, shown, ONE)).rejects.toThrow('booked before, with other details')
  expect(await rows('bookings')).toHaveLength(1)
})

test('another price than the form showed is asked, and nothing is booked', async () => {
  const rides = { rides: [RIDE] }
  const { priceUsd } = await pricesOf(context, rides)
  for (const usd of [[priceUsd - 1], [Number.NaN], []])
    await expect(bookByTelephone(context, { rides, guest: GUEST }, { key: randomCode(), usd }, ONE)).rejects.toThrow(
      usd.length > 0 ? 'Tell the guest, then book' : 'other rides',
    )
  for (const key of ['', 'short', `${randomCode()}x`])
    await expect(bookByTelephone(context, { rides, guest: GUEST }, { key, usd: [priceUsd] }, ONE)).rejects.toThrow(
      'the prices again',
    )
  expect(await rows('bookings')).toEqual([])
})

test('a tour begins and ends at its park where nobody is fetched', async () => {
  const tour = { tourLength: 'half', travelers: '2' }
  const atPark = await take({ ...tour, pickup: '', dropoff: '', park: 'Yala national park' })
  expect(atPark.rides[0]).toMatchObject({ kind: 'tour', park: 'Yala national park', distanceKm: 0, priceUsd: 150 })
  const fetched = await take({ ...tour, park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle' })
  expect(fetched.rides[0]).toMatchObject({ pickup: 'Ella', dropoff: 'Galle', travelers: 2 })
  expect(fetched.rides[0].priceUsd).toBeGreaterThan(150)
})

test('what nobody sees is dropped, and usual ways to write a number and an address are read', async () => {
  const booking = await take(
    {
      pickup: '\uFEFFcolombo',
      dropoff: 'Kan\u200Bdy',
      guestName: 'Ann\u00AD\u200E Smith',
      flight: 'ul\u202F504\uFE0F',
      date: `${inTenDays}\u200E`,
    },
    { phone: '\u202A(+44) 7911\u00A0123456\u202C', email: '\u200Binfo@m\u00FCller.de' },
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

test.each<[string, TypedRide, TypedGuest, string]>([
  ['a vehicle', { vehicle: '' }, {}, 'Ride 1, vehicle: Choose a vehicle: Mini Car LKR'],
  ['a vehicle on offer', { vehicle: 'constructor' }, {}, 'Choose a vehicle'],
  ['a phone number', {}, { phone: '12 34' }, 'phone number'],
  ['a number that a country dials', {}, { phone: '+44 00000' }, 'phone number'],
  ['an e-mail address', {}, { email: 'ann@' }, 'e-mail address'],
  ['one address', {}, { email: 'ann@example.com\u2028Bcc: all@example.com' }, 'e-mail address'],
  ['a day to come', { date: '2020-01-01' }, {}, 'past'],
  ['a real day', { date: '2027-02-30' }, {}, 'no such date'],
  ['a flight', { flight: 'my flight' }, {}, 'flight'],
  ['a partner on the list', {}, { partner: '7' }, 'not on the list'],
])('%s is asked for, and nothing is booked', async (_, ride, guest, refusal) => {
  await expect(take(ride, guest)).rejects.toThrow(refusal)
  expect(await rows('bookings')).toEqual([])
})

test('no price for a place that nobody knows', async () => {
  await expect(take({ dropoff: 'Villa Nowhere at all' })).rejects.toThrow('Write the town')
  await expect(take({ dropoff: '' })).rejects.toThrow('Ride 1, dropoff')
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

test('to a guest without an address no mail is sent again: the ride’s page does not offer it', async () => {
  const [told, untold] = [await take({}, { email: 'guest@example.com' }), await take()]
  expect((await see(`/booking/${told.reference}`)).text).toContain('Send the mail again')
  expect((await see(`/booking/${untold.reference}`)).text).not.toContain('Send the mail again')
})
