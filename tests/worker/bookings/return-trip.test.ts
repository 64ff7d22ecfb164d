/** Return trips: two drives that are booked and paid for as one, and changed apart. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking, PublicTransfer } from '#domain/bookings/booking.ts'
import type { Problem, TransferQuote } from '#domain/quotes/call-shapes.ts'
import { guestChangesPath } from '#worker/bookings/guest-key.ts'
import { StepRefused, takeStep } from '#worker/bookings/operator-actions.ts'
import { listBookings } from '#worker/bookings/operator-list.ts'
import { recordNotice } from '#worker/bookings/payments.ts'
import { addDueReminders } from '#worker/bookings/reminders.ts'
import type { Env } from '#worker/environment.ts'
import {
  returnDays,
  returnTripDetails,
  rows,
  testSite,
  transferDetails,
  transferToken,
  wayBackPrices,
  wayBackToken,
} from './booking-site.ts'

const { there, back, later } = returnDays
const [THERE_USD, BACK_USD] = [74, wayBackPrices.miniusd] as const

const site = testSite({
  PAYMENT_URL: 'https://pay.example.com/card',
  PAYMENT_SECRET: 'a-key-of-the-payment-page-0123456789',
})

beforeEach(async () => {
  await env.DB.batch(
    ['transfer_bookings', 'outbox', 'booking_history', 'payment_notices'].map((table) =>
      env.DB.prepare(`delete from ${table}`),
    ),
  )
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
  return answer.json<Required<BookingReceipt>>()
}

const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicTransfer>()
const amountOf = (url: string | null) => Number(new URL(url!).searchParams.get('pv'))

test('both drives are written, each with its own price, day and reference, the ends of the way back swapped', async () => {
  const { reference, returnReference, insertId, paymentUrl } = await book()
  const [first, second] = await rows('transfer_bookings')
  expect(first).toMatchObject({
    reference,
    number: insertId,
    pickup: 'Colombo',
    dropoff: 'Kandy',
    price_usd: THERE_USD,
    pickup_date: there,
    pickup_time: '09:30',
    pickup_address: '1 Galle Road',
    dropoff_address: 'Villa Rose',
    other_way: returnReference,
    is_return: 0,
  })
  expect(second).toMatchObject({
    reference: returnReference,
    pickup: 'Kandy',
    dropoff: 'Colombo',
    price_usd: BACK_USD,
    pickup_date: back,
    pickup_time: '15:00',
    pickup_address: 'Villa Rose',
    dropoff_address: '1 Galle Road',
    guest_name: 'Ann Smith',
    flight: 'UL503',
    other_way: reference,
    is_return: 1,
  })
  expect(BACK_USD).not.toBe(THERE_USD)
  // One link for both.
  expect(amountOf(paymentUrl)).toBe(THERE_USD + BACK_USD)
  expect(new URL(paymentUrl!).searchParams.get('id')).toBe(String(insertId))
  for (const each of [reference, returnReference]) expect((await shown(each)).paymentUrl).toBe(paymentUrl)
  expect((await shown(reference)).otherWay).toMatchObject({
    reference: returnReference,
    isReturn: true,
    pickupDate: back,
    total: { priceUsd: THERE_USD + BACK_USD },
  })
})

test('one receipt and one notice tell of both, with a calendar file for each drive', async () => {
  const { reference, returnReference } = await book()
  expect(site.mails.map(({ to }) => to)).toHaveLength(2)
  const [receipt, notice] = [
    site.mails.find(({ to }) => to === transferDetails.email)!,
    site.mails.find(({ to }) => to !== transferDetails.email)!,
  ]
  for (const { subject, text } of [receipt, notice]) {
    expect(subject).toContain('Taxi from Colombo to Kandy and back')
    expect(text).toMatch(new RegExp(`Way back: .*15:00 hrs\\s+\\(booking ${returnReference}\\)`))
    // Large on top, with the reference.
    expect(text).toMatch(new RegExp(`Booking ${reference}\\n.*\\(USD ${THERE_USD + BACK_USD}\\)`))
  }
  // Each drive is confirmed by itself.
  expect(notice.text).toContain(`--confirm ${reference}; the way back: --confirm ${returnReference}`)
  expect(receipt.text).toContain('one payment online is for both ways')
  expect(receipt.attachments.map(({ filename }) => filename)).toEqual([
    `booking-${reference}.ics`,
    `booking-${returnReference}.ics`,
  ])
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

test('a repeated post, also fifty at once, makes the same two bookings', async () => {
  const [token, returnToken] = [await transferToken(), await wayBackToken()]
  const answers = await Promise.all(
    Array.from({ length: 50 }, async () => site.bookTransfer(token, await details(returnToken))),
  )
  const receipts = await Promise.all(answers.map((answer) => answer.json<BookingReceipt>()))
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1)
  expect(await rows('transfer_bookings')).toHaveLength(2)
  expect(await rows('outbox')).toHaveLength(2)
})

test('a quote of the way back that another booking has redeemed: nothing is written', async () => {
  const returnToken = await wayBackToken()
  expect((await site.bookTransfer(await transferToken(), await details(returnToken))).status).toBe(200)
  const answer = await site.bookTransfer(await transferToken(), await details(returnToken))
  expect(answer.status).toBe(409)
  expect(await answer.json<Problem>()).toMatchObject({ type: '/problems/quote-used' })
  expect(await rows('transfer_bookings')).toHaveLength(2)
})

test('one quote cannot be both ways, and the way there cannot be booked again with another way back', async () => {
  const token = await transferToken()
  expect((await site.bookTransfer(token, await details(token))).status).toBe(422)
  expect(await rows('transfer_bookings')).toHaveLength(0)
  expect((await site.bookTransfer(token, await details())).status).toBe(200)
  expect((await site.bookTransfer(token, await details())).status).toBe(409)
  expect(await rows('transfer_bookings')).toHaveLength(2)
})

test('one quote of the way there with two ways back at once: one of them is booked, and nothing of the other is written', async () => {
  const token = await transferToken()
  const statuses = await Promise.all(
    [1, 2, 3, 4].map(async () => (await site.bookTransfer(token, await details(await wayBackToken()))).status),
  )
  expect(statuses.toSorted()).toEqual([200, 409, 409, 409])
  expect((await rows('transfer_bookings')).map(({ is_return: isReturn }) => isReturn)).toEqual([0, 1])
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
    expect(await rows('transfer_bookings')).toHaveLength(0)
  },
)

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
  expect(await rows('transfer_bookings')).toHaveLength(0)
})

test('a payment counts for both drives, each event once, and what goes back is taken from the way back first', async () => {
  const { reference, returnReference, insertId } = await book()
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
  const paid = async () => (await Promise.all([shown(reference), shown(returnReference)])).map(({ paidUsd }) => paidUsd)
  expect(await paid()).toEqual([THERE_USD, BACK_USD])
  expect((await shown(reference)).paymentUrl).toBeNull()
  expect((await listBookings(site.env, 'coming')).flatMap(({ concerns }) => concerns)).toEqual([])
  await recordNotice(site.env, 'signed', { ...said, event: 'e2', status: 'refunded', cents: BACK_USD * 100 })
  expect(await paid()).toEqual([THERE_USD, 0])
})

test('too little counts for the drive that it names first, and is shown to the operator', async () => {
  const { reference, returnReference, insertId } = await book()
  await recordNotice(site.env, 'signed', {
    event: 'e1',
    payment: 'p1',
    order: String(insertId),
    cents: (THERE_USD + 10) * 100,
    currency: 'USD',
    status: 'paid',
  })
  expect([(await shown(reference)).paidUsd, (await shown(returnReference)).paidUsd]).toEqual([THERE_USD, 10])
  expect((await listBookings(site.env, 'coming')).flatMap(({ concerns }) => concerns)).toContain('payment')
})

/** Changes a booking in the moment between a notice's reading and its writing, once. */
function changedMeanwhile(reference: string): Env {
  let isDue = true
  const withSession = (start: 'first-primary') => {
    const session = env.DB.withSession(start)
    return {
      prepare: session.prepare.bind(session),
      async batch(statements: Parameters<typeof session.batch>[0]) {
        if (isDue && statements.length > 2) {
          isDue = false
          await env.DB.prepare('update transfer_bookings set version = version + 1 where reference = ?')
            .bind(reference)
            .run()
        }
        return session.batch(statements)
      },
    }
  }
  return { ...site.env, DB: { withSession } as unknown as Env['DB'] }
}

test.each(['reference', 'returnReference'] as const)(
  'a payment during which the drive of the %s is changed counts once for both',
  async (changed) => {
    const booked = await book()
    const cents = (THERE_USD + BACK_USD) * 100
    await recordNotice(changedMeanwhile(booked[changed]), 'signed', {
      event: 'e1',
      payment: 'p1',
      order: String(booked.insertId),
      cents,
      currency: 'USD',
      status: 'paid',
    })
    expect([(await shown(booked.reference)).paidUsd, (await shown(booked.returnReference)).paidUsd]).toEqual([
      THERE_USD,
      BACK_USD,
    ])
    expect((await rows('transfer_bookings')).map(({ version }) => version).toSorted()).toEqual([1, 2])
    expect((await listBookings(site.env, 'coming')).flatMap(({ concerns }) => concerns)).toEqual([])
  },
)

test('once one drive is cancelled, the other one stays, and is paid for alone', async () => {
  const { reference, returnReference } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, returnReference, { step: 'cancel' }, { by: 'guest' })
  const [first, second] = [await shown(reference), await shown(returnReference)]
  expect([first.status, second.status]).toEqual(['confirmed', 'cancelled'])
  expect(amountOf(first.paymentUrl)).toBe(THERE_USD)
  expect(second.paymentUrl).toBeNull()
  expect(first.otherWay).toMatchObject({ status: 'cancelled', total: null })
})

test('the drives are changed apart, but the way back stays after the way there', async () => {
  const { reference, returnReference } = await book()
  await expect(takeStep(site.env, reference, { step: 'change', date: later(4) })).rejects.toThrow(StepRefused)
  await expect(
    takeStep(site.env, returnReference, { step: 'change', date: later(-2) }, { by: 'guest' }),
  ).rejects.toThrow(/The way back is before the way there/)
  await takeStep(site.env, returnReference, { step: 'change', date: later(5) }, { by: 'guest' })
  await takeStep(site.env, reference, { step: 'change', date: later(4) })
  expect((await rows('transfer_bookings')).map(({ pickup_date: date }) => date)).toEqual([later(4), later(5)])
  // The guest's page of each leads to the other.
  const page = await (await site.get(await guestChangesPath(site.env, reference))).text()
  expect(page).toContain((await guestChangesPath(site.env, returnReference)).replaceAll('&', '&amp;'))
})

const thanked = async () => (await rows('outbox')).filter(({ audience }) => audience === 'thanks').length

test('the guest is thanked after the way there where the way back was cancelled', async () => {
  const { reference, returnReference } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, returnReference, { step: 'cancel' })
  await addDueReminders(site.env, new Date(`${later(1)}T15:00:00+05:30`))
  expect(await thanked()).toBe(1)
})

test('the guest is thanked once, after the way back', async () => {
  const { reference, returnReference } = await book()
  for (const each of [reference, returnReference]) await takeStep(site.env, each, { step: 'confirm' })
  await addDueReminders(site.env, new Date(`${later(1)}T15:00:00+05:30`))
  expect(await thanked()).toBe(0)
  await addDueReminders(site.env, new Date(`${later(4)}T18:00:00+05:30`))
  expect(await thanked()).toBe(1)
})

test.each([null, undefined])('%s for the way back books one drive, as before', async (returntrip) => {
  const receipt = await (await site.bookTransfer(await transferToken(), { returntrip })).json<BookingReceipt>()
  expect(receipt).not.toHaveProperty('returnReference')
  expect(await (await site.get(`/en/serendip/booking/${receipt.reference}`)).json<PublicBooking>()).toMatchObject({
    otherWay: null,
  })
  expect(await rows('transfer_bookings')).toHaveLength(1)
})
