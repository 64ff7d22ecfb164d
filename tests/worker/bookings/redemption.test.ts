import { describe, expect, test } from 'vitest'
import { env } from 'cloudflare:workers'
import { decode, sign } from 'hono/jwt'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import {
  type Problem,
  QUOTE_LIFETIME_MS,
  type TourQuote,
  type TransferQuote,
} from '#domain/quotes/quote-calls-and-lifetime.ts'
import { formatDuration, parseDuration } from '#domain/duration-and-tour-length.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { safariPrice } from '#domain/tours/tour-price.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import {
  bookWithoutMail,
  returnTripDetails,
  tourToken,
  transferToken,
  rows,
  inTenDays,
  tourDetails,
  tomorrow,
  tour,
  transferDetails,
  trip,
  freshSite,
} from './booking-site.ts'

const site = freshSite()

test('a transfer is booked at the quoted price; the receipt has its reference and its payment link', async () => {
  const answer = await site.bookTransfer(await transferToken())
  expect(answer.status).toBe(200)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  const receipt = await answer.json<BookingReceipt>()
  expect(receipt.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/)
  expect(await rows('bookings')).toMatchObject([
    {
      number: receipt.insertId,
      reference: receipt.reference,
      language: 'en',
      email: 'ann.customer@example.com',
      phone: '+447911123456',
      phone_typed: '+44 7911 123456',
    },
  ])
  expect(await rows('rides')).toMatchObject([
    {
      booking_number: receipt.insertId,
      position: 1,
      kind: 'transfer',
      status: 'new',
      needs_review: 0,
      pickup: 'Colombo',
      dropoff: 'Kandy',
      distance_km: 116,
      minutes: 180,
      pickup_date: tomorrow,
      pickup_time: '09:30',
      vehicle: 'mini',
      price_lkr: 21480,
      price_usd: 74,
      details: 'UL504, lands 08:40',
    },
  ])
  const payment = new URL(receipt.paymentUrl!)
  expect(payment.href.startsWith(env.PAYMENT_URL)).toBe(true)
  expect(Object.fromEntries(payment.searchParams)).toMatchObject({
    id: String(receipt.insertId),
    pv: '74',
    eml: 'ann.customer@example.com',
    type: '1',
  })
  expect(payment.searchParams.get('sig')).toMatch(/^[\w-]{43}$/)
})

test('a tour is priced at booking, for its type and travelers', async () => {
  const rates = safariPrice({ park: tour.park, type: 'Full Day', travelers: 3, distanceKm: tour.distance })
  const answer = await site.bookTour(await tourToken(), { type: 'Full Day', travelers: 3, rates })
  expect(answer.status).toBe(200)
  const receipt = await answer.json<BookingReceipt>()
  expect(await rows('bookings')).toMatchObject([
    { number: receipt.insertId, reference: receipt.reference, phone: '+94771234567' },
  ])
  // 230 for three at Yala for a full day, and 170 x 245 / 291 = 143.13 for transport.
  expect(await rows('rides')).toMatchObject([
    {
      booking_number: receipt.insertId,
      kind: 'tour',
      park: tour.park,
      tour_length: 'full',
      travelers: 3,
      price_usd: 373,
      price_lkr: null,
      details: 'Two binoculars, please',
    },
  ])
  expect(Object.fromEntries(new URL(receipt.paymentUrl!).searchParams)).toMatchObject({
    id: receipt.reference,
    pv: '373',
    eml: 'ben.guest@example.com',
    type: '2',
  })
})

test('the same post fifty times at once makes one booking, one mail to the customer, and fifty equal answers', async () => {
  const token = await transferToken()
  const answers = await Promise.all(Array.from({ length: 50 }, () => site.bookTransfer(token)))
  expect(new Set(answers.map((answer) => answer.status))).toEqual(new Set([200]))
  const bodies = await Promise.all(answers.map((answer) => answer.text()))
  expect(new Set(bodies).size).toBe(1)
  expect(await rows('bookings')).toHaveLength(1)
  expect(site.mails.filter((mail) => mail.to === 'ann.customer@example.com')).toHaveLength(1)
  expect(site.mails.filter((mail) => mail.to === env.MAIL_OPERATOR)).toHaveLength(1)
  expect(site.mails).toHaveLength(2)
})

test('of fifty customers who book one quote at once, one gets it and the others see nothing of that booking', async () => {
  const token = await transferToken()
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, i) => site.bookTransfer(token, { email: `guest${i}@example.com` })),
  )
  expect(answers.filter((answer) => answer.status === 200)).toHaveLength(1)
  expect(answers.filter((answer) => answer.status === 409)).toHaveLength(49)
  const [row] = await rows('bookings')
  for (const answer of answers) {
    if (answer.status === 200) continue
    const text = await answer.text()
    expect(text).not.toContain(row!.reference)
    expect(text).not.toContain(row!.email)
  }
})

test('another customer who posts a booked quote gets 409 and sees nothing of the first booking', async () => {
  const token = await transferToken()
  const first = await (await site.bookTransfer(token)).json<BookingReceipt>()
  const answer = await site.bookTransfer(token, { email: 'other@example.com', phone: '+1 415 555 2671' })
  expect(answer.status).toBe(409)
  const text = await answer.text()
  expect(JSON.parse(text)).toMatchObject({ type: '/problems/quote-used', status: 409 })
  for (const secret of [first.reference, first.paymentUrl, 'ann.customer', '447911', 'UL504', '09:30'])
    expect(text).not.toContain(secret)
  expect(await rows('bookings')).toHaveLength(1)
})

/** A booking with its mail, which is then cancelled. */
async function bookAndCancel() {
  const token = await transferToken()
  const { reference } = await (await site.bookTransfer(token)).json<BookingReceipt>()
  await takeStep(site.env, reference, { step: 'cancel' })
  return { token, reference }
}

test('a quote whose booking was cancelled is spent: the fresh one makes a new booking with new mail', async () => {
  const { token, reference } = await bookAndCancel()
  const refused = await site.bookTransfer(token)
  expect(refused.status).toBe(409)
  const { type, quote } = await refused.json<Problem & { quote: TransferQuote }>()
  expect(type).toBe('/problems/quote-stale')
  // Another hour is no reason to keep a fresh price from the guest.
  const otherHour = await site.bookTransfer(token, { pickuptime: '11:45' })
  expect(otherHour.status).toBe(409)
  expect(await otherHour.json()).toMatchObject({ type: '/problems/quote-stale', quote: { token: expect.any(String) } })
  const again = await (await site.bookTransfer(quote.token, confirmed(quote))).json<BookingReceipt>()
  expect(again.reference).not.toBe(reference)
  expect(await rows('rides', again.reference)).toMatchObject([{ status: 'new', pickup: 'Colombo' }])
  expect(await rows('outbox', again.reference)).toMatchObject([{ kind: 'receipt' }, { kind: 'receipt' }])
  expect(site.mails.filter(({ text }) => text.includes(again.reference))).toHaveLength(2)
})

const askIfBooked = async (change: object = {}) =>
  site.post(`/transfer/booking/${await transferToken()}`, {
    bookingDetails: { ...transferDetails, ...change },
    askIfBooked: true,
  })

describe('a guest who has booked the same', () => {
  test('is asked first where the form asks for that; of the reference it tells the beginning alone', async () => {
    const { reference } = await site.booked()
    const answer = await askIfBooked({ email: 'Ann.Customer@example.com' })
    expect(answer.status).toBe(409)
    const problem = await answer.json<Problem & { alreadyBooked: string }>()
    expect(problem).toMatchObject({ type: '/problems/already-booked', alreadyBooked: `${reference.slice(0, 4)}…` })
    expect(JSON.stringify(problem)).not.toContain(reference)
    expect(await rows('bookings')).toHaveLength(1)
  })

  test('is asked also where the same is booked by several posts at once: one of them books', async () => {
    const tokens = await Promise.all([1, 2, 3, 4].map(() => transferToken()))
    const body = { bookingDetails: transferDetails, askIfBooked: true }
    const answers = await Promise.all(tokens.map((token) => site.post(`/transfer/booking/${token}`, body)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409])
    const refused = await answers.find(({ status }) => status === 409)!.json<Problem>()
    expect(refused.type).toBe('/problems/already-booked')
    expect(await rows('bookings')).toHaveLength(1)
    // Who means it books it once more.
    const again = await site.post(`/transfer/booking/${await transferToken()}`, { bookingDetails: transferDetails })
    expect(again.status).toBe(200)
  })

  test('is asked no more often than a network may book in a day', async () => {
    await site.bookTransfer(await transferToken())
    const visitor = { headers: { 'cf-connecting-ip': '198.51.100.7' } }
    const ask = async () =>
      site.post(
        `/transfer/booking/${await transferToken()}`,
        { bookingDetails: transferDetails, askIfBooked: true },
        visitor,
      )
    expect((await ask()).status).toBe(409)
    await env.DB.prepare('update network_days set written = 5000').run()
    expect((await ask()).status).toBe(429)
    expect(await rows('bookings')).toHaveLength(1)
  })

  test('books it once more by the same quote, or without having been asked', async () => {
    await site.bookTransfer(await transferToken())
    const token = await transferToken()
    const body = { bookingDetails: transferDetails }
    expect((await site.post(`/transfer/booking/${token}`, { ...body, askIfBooked: true })).status).toBe(409)
    expect((await site.post(`/transfer/booking/${token}`, body)).status).toBe(200)
    expect((await site.bookTransfer(await transferToken())).status).toBe(200)
    expect(await rows('bookings')).toHaveLength(3)
  })

  test('gets the answer again to a post whose answer was lost', async () => {
    const body = { bookingDetails: transferDetails, askIfBooked: true }
    const token = await transferToken()
    const [first, second] = [
      await site.post(`/transfer/booking/${token}`, body),
      await site.post(`/transfer/booking/${token}`, body),
    ]
    expect(await second.json()).toEqual(await first.json())
  })

  test.each([
    ['another guest', { email: 'ben@example.com' }],
    ['somebody who knows the address alone', { phone: '+94 77 123 4567' }],
    ['another time', { pickuptime: '10:30' }],
    ['another day', { pickupdate: inTenDays }],
  ])('is not asked for %s', async (_, change) => {
    await site.bookTransfer(await transferToken())
    expect((await askIfBooked(change)).status).toBe(200)
  })

  test('is not asked once it is cancelled', async () => {
    await bookAndCancel()
    expect((await askIfBooked()).status).toBe(200)
  })

  test('is not asked for a return trip of which there is the way there alone', async () => {
    const both = await returnTripDetails()
    await site.bookTransfer(await transferToken(), { pickupdate: both.pickupdate })
    expect((await askIfBooked(both)).status).toBe(200)
    expect((await askIfBooked({ ...both, ...(await returnTripDetails()) })).status).toBe(409)
  })

  test.each([
    ['transfer', 2],
    ['transfer', 5],
    ['safari', 2],
    ['safari', 5],
  ] as const)('has one %s of %i alike that come at the same moment', async (kind, count) => {
    const tokens = await Promise.all(
      Array.from({ length: count }, () => (kind === 'safari' ? tourToken() : transferToken())),
    )
    const details = kind === 'safari' ? { bookFormDetails: tourDetails } : { bookingDetails: transferDetails }
    const answers = await Promise.all(
      tokens.map((token) => site.post(`/${kind}/booking/${token}`, { ...details, askIfBooked: true })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(count - 1).fill(409)])
    const [{ reference }] = (await rows('bookings')) as [{ reference: string }]
    expect(await rows('bookings')).toHaveLength(1)
    expect(await rows('rides')).toHaveLength(1)
    for (const answer of answers.filter(({ status }) => status === 409))
      expect(await answer.json()).toMatchObject({
        type: '/problems/already-booked',
        alreadyBooked: `${reference.slice(0, 4)}…`,
      })
  })

  test('is asked for a tour, too', async () => {
    await site.bookTour(await tourToken())
    const answer = await site.post(`/safari/booking/${await tourToken()}`, {
      bookFormDetails: tourDetails,
      askIfBooked: true,
    })
    expect(answer.status).toBe(409)
  })
})

test('a quote can be booked for a day', async () => {
  expect((await site.bookTransfer(await transferToken({}, Date.now() - QUOTE_LIFETIME_MS + 60_000))).status).toBe(200)
  expect((await site.bookTour(await tourToken({}, Date.now() - QUOTE_LIFETIME_MS + 60_000))).status).toBe(200)
})

test('a repeated post gets the same answer, even after the quote has expired and the pickup is past', async () => {
  const yesterday = Date.now() - 25 * 60 * 60_000
  const token = await transferToken({}, yesterday)
  // Booked a day ago, for an hour later.
  const moment = sriLankaTime(new Date(yesterday + 60 * 60_000))
  const details = { ...transferDetails, pickupdate: moment.date, pickuptime: moment.time }
  const { booking } = await bookWithoutMail({ token, details, now: new Date(yesterday + 60_000) })
  const again = await site.bookTransfer(token, { pickupdate: moment.date, pickuptime: moment.time })
  expect(again.status).toBe(200)
  expect(await again.json()).toMatchObject({ insertId: booking.number, reference: booking.reference })
  expect(await rows('bookings')).toHaveLength(1)
})

/** The details that the page takes from a new quote. */
const confirmed = (quote: TransferQuote) => ({
  distance: quote.distance,
  duration: quote.duration,
  vehicle: vehicleText('mini', quote),
})
const faresOf = ({ pickup, dropoff, distance, duration }: TransferQuote) =>
  transferFare({ pickup, dropoff, distanceKm: distance, durationMinutes: parseDuration(duration)! })

describe('a stale quote gets 409 and a new quote that can be booked', () => {
  test('when it has expired', async () => {
    const answer = await site.bookTransfer(await transferToken({}, Date.now() - QUOTE_LIFETIME_MS - 1000))
    expect(answer.status).toBe(409)
    const { type, quote } = await answer.json<Problem & { quote: TransferQuote }>()
    expect(type).toBe('/problems/quote-stale')
    expect(quote).toMatchObject({ pickup: 'Colombo', dropoff: 'Kandy', ...faresOf(quote) })
    expect(await rows('bookings')).toHaveLength(0)
    expect((await site.bookTransfer(quote.token, confirmed(quote))).status).toBe(200)
  })

  test('when the fare has changed since', async () => {
    const answer = await site.bookTransfer(await transferToken({ miniprice: 20000, miniusd: 69 }), {
      vehicle: 'Mini Car - LKR 20000 (USD 69)',
    })
    expect(answer.status).toBe(409)
    const { quote } = await answer.json<Problem & { quote: TransferQuote }>()
    expect(quote).toMatchObject(faresOf(quote))
    expect((await site.bookTransfer(quote.token, confirmed(quote))).status).toBe(200)
    expect(await rows('rides')).toMatchObject([{ price_lkr: quote.miniprice, price_usd: quote.miniusd }])
  })

  test('for places that nobody knows, with the distance that was quoted', async () => {
    const villas = { pickup: 'Villa of the test, Galle', dropoff: 'Another villa of the test' }
    const token = await transferToken({ ...villas, needsReview: true }, Date.now() - 25 * 60 * 60_000)
    const answer = await site.bookTransfer(token, villas)
    expect(answer.status).toBe(409)
    expect(await answer.json()).toMatchObject({
      quote: {
        ...villas,
        verified: false,
        distance: 116,
        duration: formatDuration(trip.minutes),
        miniprice: 21480,
        vanusd: 89,
      },
    })
  })

  test('for a tour', async () => {
    const answer = await site.bookTour(await tourToken({}, Date.now() - QUOTE_LIFETIME_MS - 1000))
    expect(answer.status).toBe(409)
    const { quote } = await answer.json<{ quote: TourQuote }>()
    const rates = safariPrice({ park: tour.park, type: 'Half Day', travelers: 1, distanceKm: quote.distance })
    expect((await site.bookTour(quote.token, { rates })).status).toBe(200)
  })

  test('for a tour quoted at other prices', async () => {
    const { payload } = decode(await tourToken())
    const token = await sign({ ...payload, jti: crypto.randomUUID(), tariff: '99.160' }, env.QUOTE_SECRET, 'HS256')
    const answer = await site.bookTour(token, { rates: 240 })
    expect(answer.status).toBe(409)
    const { type, quote } = await answer.json<Problem & { quote: TourQuote }>()
    expect(type).toBe('/problems/quote-stale')
    expect(quote).toMatchObject({ park: tour.park, pickup: tour.pickup, dropoff: tour.dropoff })
    expect(await rows('rides')).toHaveLength(0)
    // With a current quote a wrong price is a wrong field.
    const wrong = await site.bookTour(quote.token, { rates: 240 })
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({ fields: [{ field: 'bookFormDetails.rates' }] })
    const rates = safariPrice({ park: tour.park, type: 'Half Day', travelers: 1, distanceKm: quote.distance })
    expect((await site.bookTour(quote.token, { rates })).status).toBe(200)
  })
})

test('a quote whose distance nobody checked is booked and marked for review', async () => {
  const receipt = await (
    await site.bookTransfer(await transferToken({ needsReview: true }), { pickupdate: inTenDays })
  ).json<BookingReceipt>()
  expect(await rows('rides', receipt.reference)).toMatchObject([{ needs_review: 1 }])
  expect(site.mails.find((mail) => mail.to === env.MAIL_OPERATOR)!.subject).toMatch(/^REVIEW: /)
})

test("a customer may spell the places in another way; the booking has the quote's spelling", async () => {
  const answer = await site.bookTransfer(
    await transferToken({ pickup: 'Colombo Bandaranaike International Airport' }),
    { pickup: 'BIA', dropoff: 'kandy' },
  )
  // From 80 km on an airport trip has the same fare as other trips.
  expect(answer.status).toBe(200)
  expect(await rows('rides')).toMatchObject([
    { pickup: 'Colombo Bandaranaike International Airport', dropoff: 'Kandy' },
  ])
})

test('a phone number without a country code belongs to the country that the form names', async () => {
  expect((await site.bookTransfer(await transferToken(), { phone: '07911 123456', phonecountry: 'GB' })).status).toBe(
    200,
  )
  expect((await site.bookTour(await tourToken(), { phone: '(415) 555-2671', phoneCountry: 'US' })).status).toBe(200)
  expect(await rows('bookings')).toMatchObject([
    { phone: '+447911123456', phone_typed: '07911 123456' },
    { phone: '+14155552671' },
  ])
})

test('a pickup at this moment, which the form starts with, can be booked', async () => {
  const now = sriLankaTime(new Date())
  expect((await site.bookTransfer(await transferToken(), { pickupdate: now.date, pickuptime: now.time })).status).toBe(
    200,
  )
})

test('the insertId is a random number: it does not tell how many bookings there are', async () => {
  const ids = []
  for (let i = 0; i < 8; i++) ids.push((await site.booked()).insertId)
  for (let i = 0; i < 4; i++) ids.push((await (await site.bookTour(await tourToken())).json<BookingReceipt>()).insertId)
  expect(new Set(ids).size).toBe(12)
  expect(ids.every((id) => Number.isSafeInteger(id) && id > 0 && id <= 2 ** 48)).toBe(true)
  // Twelve numbers below 2 ** 40, of up to 2 ** 48: as likely as winning the lottery.
  expect(Math.max(...ids)).toBeGreaterThan(2 ** 40)
  expect(ids).not.toEqual(ids.toSorted((a, b) => a - b))
})

test('the details that these tests post are those of their quote', () => {
  expect(transferDetails).toMatchObject({ pickup: trip.pickup, vehicle: 'Mini Car - LKR 21480 (USD 74)' })
  expect(tourDetails.rates).toBe(
    safariPrice({ park: tour.park, type: 'Half Day', travelers: 1, distanceKm: tour.distance }),
  )
})
