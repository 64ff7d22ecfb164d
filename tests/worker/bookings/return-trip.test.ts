/** Return trips: one booking of two rides, paid for as one and changed apart. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { Problem, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { StepRefused } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import type { Env } from '#worker/environment.ts'
import {
  removeBookings,
  returnDays,
  returnTripDetails,
  rows,
  testSite,
  transferDetails,
  transferToken,
  wayBackPrices,
  wayBackToken,
  withPlainAmounts,
} from './booking-site.ts'

const { there, back, later } = returnDays
const [THERE_USD, BACK_USD] = [74, wayBackPrices.miniusd!] as const

const site = testSite({
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYMENT_SECRET: 'a-key-of-the-payment-page-0123456789',
})

beforeEach(async () => {
  await removeBookings()
  site.mails.length = 0
})

const details = async (token?: string, change: object = {}) => ({
  ...(await returnTripDetails({ ...(token === undefined ? {} : { token }), change })),
  pickupaddress: '1 Galle Road',
  dropoffaddress: 'Villa Rose',
  guestname: 'Ann Smith',
})

async function book() {
  const answer = await site.bookTransfer(await transferToken(), await details())
  expect(answer.status).toBe(200)
  return answer.json<BookingReceipt>()
}

const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const ridesOf = async (reference: string) => (await shown(reference)).rides
const amountOf = (url: string | null) => Number(new URL(url!).searchParams.get('pv'))

test('both rides are written, each with its own price and day, the ends of the way back swapped', async () => {
  const { reference, insertId, paymentUrl, ...more } = await book()
  expect(Object.keys(more)).toEqual(['paymentUsd', 'changesUrl'])
  expect(more.paymentUsd).toBe(amountOf(paymentUrl))
  expect(await rows('bookings')).toMatchObject([{ reference, number: insertId }])
  expect(await rows('redeemed_quotes', reference)).toHaveLength(2)
  const [first, second, ...others] = await rows('rides', reference)
  expect(others).toEqual([])
  expect(first).toMatchObject({
    position: 1,
    kind: 'transfer',
    pickup: 'Colombo',
    dropoff: 'Kandy',
    price_usd: THERE_USD,
    pickup_date: there,
    pickup_time: '09:30',
    pickup_address: '1 Galle Road',
    dropoff_address: 'Villa Rose',
    flight: '',
  })
  expect(second).toMatchObject({
    position: 2,
    kind: 'transfer',
    pickup: 'Kandy',
    dropoff: 'Colombo',
    price_usd: BACK_USD,
    pickup_date: back,
    pickup_time: '15:00',
    pickup_address: 'Villa Rose',
    dropoff_address: '1 Galle Road',
    guest_name: 'Ann Smith',
    flight: 'UL503',
  })
  expect(BACK_USD).not.toBe(THERE_USD)
  // One link for both.
  expect(amountOf(paymentUrl)).toBe(THERE_USD + BACK_USD)
  expect(new URL(paymentUrl!).searchParams.get('id')).toBe(String(insertId))
  const booking = await shown(reference)
  expect(amountOf(booking.paymentUrl)).toBe(THERE_USD + BACK_USD)
  expect(booking.rides).toMatchObject([
    { position: 1, kind: 'transfer', pickup: 'Colombo', pickupDate: there, priceUsd: THERE_USD },
    { position: 2, pickupDate: back, priceUsd: BACK_USD },
  ])
})

test("the booking's page shows both rides, each with its own name, status and lines", async () => {
  const { reference } = await book()
  await takeStep(site.env, `${reference}/1`, { step: 'confirm' })
  await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
  const html = withPlainAmounts(await (await site.get(`/booking/${reference}`)).text())
  for (const part of [
    // Its title names what still runs.
    '<h1>Taxi from Colombo to Kandy</h1>',
    'Taxi from Kandy to Colombo',
    `${reference}/1`,
    `${reference}/2`,
    'This ride is confirmed. Your driver will be there.',
    'This ride is cancelled. Nobody will come for it.',
  ])
    expect(html).toContain(part)
  expect(html.match(/class="booking-lines"/g)).toHaveLength(3)
  // What is left to be paid is the price of the ride that runs.
  expect(html).toMatch(new RegExp(`<small>Price</small> <strong translate="no">USD ${THERE_USD} \\(LKR [\\d,]+\\)`))
  expect(html).not.toContain('This booking is cancelled')
})

test('one receipt and one notice tell of both, with one calendar file', async () => {
  const { reference } = await book()
  expect(site.mails.map(({ to }) => to)).toHaveLength(2)
  const [receipt, notice] = [
    site.mails.find(({ to }) => to === transferDetails.email)!,
    site.mails.find(({ to }) => to !== transferDetails.email)!,
  ]
  for (const { subject, text } of [receipt, notice]) {
    expect(subject).toContain('Taxi from Colombo to Kandy and back')
    // Large on top, with the reference.
    expect(text).toMatch(new RegExp(`Booking ${reference}\\nUSD ${THERE_USD + BACK_USD} \\(`))
  }
  expect(receipt.text).toContain('one payment online is for all rides')
  expect(receipt.attachments.map(({ filename }) => filename)).toEqual([`booking-${reference}.ics`])
  // Before the operator has read it, no words of a visitor.
  expect(
    JSON.stringify([
      receipt.subject,
      receipt.text,
      receipt.html,
      ...receipt.attachments.map(({ content }) => new TextDecoder().decode(content)),
    ]),
  ).not.toMatch(/Galle Road|Villa Rose|Ann Smith/)
})

test('a repeated post, also fifty at once, makes the same booking', async () => {
  const [token, returnToken] = [await transferToken(), await wayBackToken()]
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => site.bookTransfer(token, await details(returnToken))),
  )
  const receipts = await Promise.all(answers.map((answer) => answer.json<BookingReceipt>()))
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
  expect(await rows('bookings')).toHaveLength(1)
  expect(await rows('rides')).toHaveLength(2)
  expect(await rows('outbox')).toHaveLength(2)
})

test('a quote of the way back that another booking has redeemed: nothing is written', async () => {
  const returnToken = await wayBackToken()
  expect((await site.bookTransfer(await transferToken(), await details(returnToken))).status).toBe(200)
  const answer = await site.bookTransfer(await transferToken(), await details(returnToken))
  expect(answer.status).toBe(409)
  expect(await answer.json<Problem>()).toMatchObject({ type: '/problems/quote-used' })
  expect(await rows('rides')).toHaveLength(2)
})

test('one quote cannot be both ways, and the way there cannot be booked again with another way back', async () => {
  const token = await transferToken()
  expect((await site.bookTransfer(token, await details(token))).status).toBe(422)
  expect(await rows('rides')).toHaveLength(0)
  expect((await site.bookTransfer(token, await details())).status).toBe(200)
  expect((await site.bookTransfer(token, await details())).status).toBe(409)
  expect(await rows('rides')).toHaveLength(2)
})

test('one quote of the way there with two ways back at once: one of them is booked, and nothing of the other is written', async () => {
  const token = await transferToken()
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async () => (await site.bookTransfer(token, await details(await wayBackToken()))).status),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  expect(await rows('bookings')).toHaveLength(1)
  expect((await rows('rides')).map(({ position }) => position)).toEqual([1, 2])
})

test.each([
  ['another place', {}, { dropoff: 'Galle' }, 'dropoff'],
  ['another price', { vehicle: 'Mini Car - LKR 1000 (USD 3)' }, {}, 'vehicle'],
  ['another distance', { distance: 10 }, {}, 'distance'],
  ['a day before the way there', { pickupdate: later(-1) }, {}, 'pickupdate'],
  ['the minute of the way there', { pickupdate: there, pickuptime: '09:30' }, {}, 'pickuptime'],
  ['a date that does not exist', { pickupdate: '2027-02-30' }, {}, 'pickupdate'],
] as const)(
  'a way back with %s is refused beside its field, and nothing is written',
  async (_, change, terms, field) => {
    const answer = await site.bookTransfer(await transferToken(), await details(await wayBackToken(terms), change))
    expect(answer.status).toBe(422)
    expect((await answer.json<Problem>()).fields?.map((each) => each.field)).toContain(
      `bookingDetails.returntrip.${field}`,
    )
    expect(await rows('rides')).toHaveLength(0)
  },
)

test('a way back that begins before the way there has arrived is booked, and the operator reads of it in one line', async () => {
  const change = { pickupdate: there, pickuptime: '10:00' }
  const { reference } = await site.booked(await details(undefined, change))
  expect(await rows('rides', reference)).toHaveLength(2)
  const line = /^Overlapping rides.*$/m
  const notice = site.mails.find(({ to }) => to !== transferDetails.email)!
  expect(notice.text).toContain('Ride 1 arrives at about 12:30, ride 2 begins at 10:00.')
  expect(line.test(notice.text)).toBe(true)
  // Others have no such line.
  site.mails.length = 0
  await book()
  expect(site.mails.map(({ text }) => line.test(text))).toEqual([false, false])
})

test('a forged quote of the way back is refused, and an old one brings fresh quotes of both ways', async () => {
  const token = await transferToken()
  expect((await site.bookTransfer(token, await details('forged'))).status).toBe(400)
  const answer = await site.bookTransfer(token, await details(await wayBackToken({}, Date.now() - 25 * 60 * 60_000)))
  expect(answer.status).toBe(409)
  const { quote, returnquote } = await answer.json<{ quote: TransferQuote; returnquote: TransferQuote }>()
  expect([quote.pickup, quote.dropoff, returnquote.pickup, returnquote.dropoff]).toEqual([
    'Colombo',
    'Kandy',
    'Kandy',
    'Colombo',
  ])
  expect(await rows('rides')).toHaveLength(0)
})

const paid = async (reference: string) => (await ridesOf(reference)).map(({ paidUsd }) => paidUsd)

test('a payment counts for both rides, each event once, and what goes back is taken from the way back first', async () => {
  const { reference, insertId } = await book()
  const total = THERE_USD + BACK_USD
  const said = {
    event: 'e1',
    payment: 'p1',
    order: String(insertId),
    cents: total * 100,
    currency: 'USD',
    status: 'paid',
  } as const
  await Promise.all([1, 2, 3].map(() => recordNotice(site.env, 'signed', said)))
  expect(await paid(reference)).toEqual([THERE_USD, BACK_USD])
  expect((await shown(reference)).paymentUrl).toBeNull()
  expect((await listBookings(site.env, 'coming')).flatMap(({ concerns }) => concerns)).toEqual([])
  await recordNotice(site.env, 'signed', { ...said, event: 'e2', status: 'refunded', cents: BACK_USD * 100 })
  expect(await paid(reference)).toEqual([THERE_USD, 0])
})

test('too little counts for the first ride first, and is shown to the operator', async () => {
  const { reference, insertId } = await book()
  await recordNotice(site.env, 'signed', {
    event: 'e1',
    payment: 'p1',
    order: String(insertId),
    cents: (THERE_USD + 10) * 100,
    currency: 'USD',
    status: 'paid',
  })
  expect(await paid(reference)).toEqual([THERE_USD, 10])
  expect((await listBookings(site.env, 'coming')).flatMap(({ concerns }) => concerns)).toContain('payment')
})

/** Somebody notes something in the moment between a notice's reading and its writing, once. */
function changedMeanwhile(position: number): Env {
  let isDue = true
  const withSession = (start: 'first-primary') => {
    const session = env.DB.withSession(start)
    return {
      prepare: session.prepare.bind(session),
      async batch(statements: Parameters<typeof session.batch>[0]) {
        if (isDue && statements.length > 2) {
          isDue = false
          const [booking] = await rows('bookings')
          await takeStep(site.env, `${booking!.reference as string}/${position}`, { step: 'note', text: 'Meanwhile' })
        }
        return session.batch(statements)
      },
    }
  }
  return { ...site.env, DB: { withSession } as unknown as Env['DB'] }
}

test.each([1, 2])('a payment during which ride %i is changed counts once for both', async (position) => {
  const { reference, insertId } = await book()
  const cents = (THERE_USD + BACK_USD) * 100
  await recordNotice(changedMeanwhile(position), 'signed', {
    event: 'e1',
    payment: 'p1',
    order: String(insertId),
    cents,
    currency: 'USD',
    status: 'paid',
  })
  expect(await paid(reference)).toEqual([THERE_USD, BACK_USD])
  expect((await rows('booking_history')).map(({ version, step }) => [version, step])).toEqual([
    [1, 'note'],
    [2, 'payment'],
  ])
  expect((await listBookings(site.env, 'coming')).flatMap(({ concerns }) => concerns)).toEqual([])
})

test('once one ride is cancelled, the other one stays, and is paid for alone', async () => {
  const { reference } = await book()
  await takeStep(site.env, `${reference}/1`, { step: 'confirm' })
  await takeStep(site.env, `${reference}/2`, { step: 'cancel' }, { by: 'guest' })
  const { rides, paymentUrl } = await shown(reference)
  expect(rides.map(({ status }) => status)).toEqual(['confirmed', 'cancelled'])
  expect(amountOf(paymentUrl)).toBe(THERE_USD)
})

test('the rides are changed apart, but stay in their order', async () => {
  const { reference } = await book()
  await expect(takeStep(site.env, `${reference}/1`, { step: 'change', date: later(4) })).rejects.toThrow(StepRefused)
  await expect(
    takeStep(site.env, `${reference}/2`, { step: 'change', date: later(-2) }, { by: 'guest' }),
  ).rejects.toThrow(StepRefused)
  await takeStep(site.env, `${reference}/2`, { step: 'change', date: later(5) }, { by: 'guest' })
  await takeStep(site.env, `${reference}/1`, { step: 'change', date: later(4) })
  expect((await rows('rides')).map(({ pickup_date: date }) => date)).toEqual([later(4), later(5)])
})

const thanked = async () => (await rows('outbox')).filter(({ kind }) => kind === 'thanks').length

test('the guest is thanked after the way there where the way back was cancelled', async () => {
  const { reference } = await book()
  await takeStep(site.env, `${reference}/1`, { step: 'confirm' })
  await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
  await addDueReminders(site.env, new Date(`${later(1)}T15:00:00+05:30`))
  expect(await thanked()).toBe(1)
})

test('the guest is thanked once, after the way back', async () => {
  const { reference } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  await addDueReminders(site.env, new Date(`${later(1)}T15:00:00+05:30`))
  expect(await thanked()).toBe(0)
  await addDueReminders(site.env, new Date(`${later(4)}T18:00:00+05:30`))
  expect(await thanked()).toBe(1)
})

test.each([null, undefined])('%s for the way back books one ride, as before', async (returntrip) => {
  const receipt = await site.booked({ returntrip })
  expect(await ridesOf(receipt.reference)).toHaveLength(1)
  expect(await rows('rides')).toHaveLength(1)
})
