/** What guest and operator see of a payment, and the page on the way to it. */
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { booking as bookingTexts } from '#domain/languages/en/booking.ts'
import { overAt } from '#domain/bookings/day/sharing.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { paymentPage } from '#worker/payments/payhere-checkout-page.tsx'
import { takeStep } from '#worker/steps/take-step.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { settlePaymentProblem } from '#worker/payments/gateway-notices.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { payHereHash } from '#worker/payments/gateways/payhere.ts'
import {
  returnTripDetails,
  rows,
  testSite,
  tomorrow,
  tourToken,
  transferToken,
  wayBackPrices,
} from '../bookings/booking-site.ts'
import {
  ACCOUNT,
  payHereSite,
  signedSite,
  type Site,
  startWithoutBookings,
  type Said,
  payHereSays,
  pageSays,
  bookTransfer,
  shown,
  problems,
  history,
} from './payment-site.ts'

startWithoutBookings()

describe('the customer and the operator', () => {
  test('of a paid booking: no payment link, "Paid" on the page, in mail and overview', async () => {
    const { reference, order } = await bookTransfer()
    expect((await shown(reference)).paymentUrl).toMatch(new RegExp(`/booking/${reference}/pay$`))
    await payHereSays({ order })
    expect(await shown(reference)).toMatchObject({ paidUsd: 74, paymentUrl: null })
    const page = await (await payHereSite.get(`/booking/${reference}`)).text()
    expect(page.replaceAll('<!-- -->', '')).toContain('Paid: USD 74')
    expect(page).not.toContain(bookingTexts.money.payOnline)
    payHereSite.mails.length = 0
    await takeStep(payHereSite.env, reference, { step: 'confirm' })
    await sweepOutbox(payHereSite.env)
    // Mails about the payment go out at the same time.
    const { text } = payHereSite.mails.find(({ subject }) => subject.includes(' confirmed'))!
    for (const part of ['Paid: USD 74', 'there is nothing to pay the driver']) expect(text).toContain(part)
    for (const part of [bookingTexts.money.payOnline, 'Pay at the end']) expect(text).not.toContain(part)
    expect((await composeOverview(payHereSite.env, tomorrow, new Date())).text).toContain('nothing to collect')
    expect(await history(reference)).toEqual([
      'payment: USD 74.00 paid at payhere (320032000001); paid USD 0 -> 74 of 74',
      'confirm: ',
    ])
  })

  test('of one that is paid in part: the rest is asked for', async () => {
    const { reference } = await bookTransfer(signedSite)
    await takeStep(signedSite.env, reference, { step: 'paid', usd: 40 })
    const { paymentUrl, paymentUsd } = await shown(reference, signedSite)
    expect(new URL(paymentUrl!).searchParams.get('pv')).toBe('34')
    expect(paymentUsd).toBe(34)
    const page = (await (await signedSite.get(`/booking/${reference}`)).text()).replaceAll('<!-- -->', '')
    for (const part of ['Paid: USD 40 of 74', 'USD 34 or LKR 9,870 is still to be paid', bookingTexts.money.payOnline])
      expect(page).toContain(part)
  })

  test('a booking that was paid before it was cancelled needs a hand, until the money is sent back', async () => {
    const later = sriLankaTime(new Date(Date.now() + 10 * DAY_MS)).date
    const { reference, insertId } = await (
      await payHereSite.bookTransfer(await transferToken(), { pickupdate: later })
    ).json<BookingReceipt>()
    await payHereSays({ order: String(insertId) })
    const concerned = async () => (await listBookings(payHereSite.env, 'concerned')).map(({ concerns }) => concerns)
    expect(await concerned()).toEqual([])
    await takeStep(payHereSite.env, reference, { step: 'cancel' })
    expect(await concerned()).toEqual([['payment']])
    await takeStep(payHereSite.env, reference, { step: 'refund', usd: 54, method: 'card' })
    expect(await concerned()).toEqual([['payment']])
    await takeStep(payHereSite.env, reference, { step: 'refund', usd: 20, method: 'card' })
    expect(await concerned()).toEqual([])
  })

  test('a chargeback of a journey that is over still needs a hand, until somebody has seen to it', async () => {
    const { reference, order } = await bookTransfer()
    await payHereSays({ order })
    await payHereSays({ order, status: '-3' })
    const later = new Date(Date.now() + 20 * DAY_MS)
    const found = async () => (await listBookings(payHereSite.env, { find: reference }, later))[0]!
    expect(await found()).toMatchObject({
      concerns: ['payment'],
      paidUsd: 0,
      paymentProblems: [{ problem: 'charged-back' }],
    })
    expect((await composeOverview(payHereSite.env, '2027-01-01', later)).text).toMatch(
      new RegExp(`USD 74.00 chargeback at payhere \\(.*\\) for booking ${reference}, .*: charged back`),
    )
    const { id } = (await found()).paymentProblems[0]!
    await settlePaymentProblem(payHereSite.env, id, '')
    expect(await found()).toMatchObject({ concerns: [], paymentProblems: [] })
  })
})

describe('a booking of two rides', () => {
  const [there, back] = [74, wayBackPrices.miniusd!]

  async function bookBoth(site: Site = payHereSite) {
    const { reference, insertId, paymentUrl } = await site.booked(await returnTripDetails())
    return { reference, order: String(insertId), paymentUrl }
  }
  const say = (order: string, usd: number, change: Partial<Said> = {}) =>
    pageSays({ order, amount: `${usd}.00`, event: `evt-${change.payment}-${change.status}-${usd}`, ...change })
  const paid = async (reference: string) => (await shown(reference)).rides.map(({ paidUsd }) => paidUsd)

  test('one payment is for both: the first is filled, then the next', async () => {
    const { reference, order } = await bookBoth()
    const page = await (await payHereSite.get(`/booking/${reference}/pay`)).text()
    expect(page).toContain(`name="amount" value="${there + back}.00"`)
    expect(page).toMatch(new RegExp(`name="order_id" value="${order}-1-${there + back}-[\\da-f]{8}p"`))
    expect(page).toContain('Taxi from Colombo to Kandy and back')
    await say(order, there + 10, { payment: 'p1' })
    expect(await paid(reference)).toEqual([there, 10])
    expect((await payHereSite.get(`/booking/${reference}/pay`)).status).toBe(200)
    await say(order, back - 10, { payment: 'p2' })
    expect(await paid(reference)).toEqual([there, back])
    expect(await problems()).toEqual(['too-little'])
    expect((await payHereSite.get(`/booking/${reference}/pay`)).status).toBe(302)
    expect(await history(reference)).toEqual([
      `payment: USD ${there + 10}.00 paid at signed (p1); ride 1 paid USD 0 -> ${there} of ${there}; ride 2 paid USD 0 -> 10 of ${back}; less than was open`,
      `payment: USD ${back - 10}.00 paid at signed (p2); ride 2 paid USD 10 -> ${back} of ${back}`,
    ])
    const [first, second] = await rows('payment_notices', reference)
    expect(await rows('payment_allocations', reference)).toMatchObject([
      { position: 1, usd: there, currency: 'USD', notice_id: first!['id'] },
      { position: 2, usd: 10, currency: 'USD', notice_id: first!['id'] },
      { position: 2, usd: back - 10, currency: 'USD', notice_id: second!['id'] },
    ])
    expect(await rows('booking_history', reference)).toMatchObject([
      { position: 0, actor: 'gateway' },
      { position: 0, actor: 'gateway' },
    ])
  })

  test('money is for the ride that runs, where the other one is cancelled', async () => {
    const { reference, order } = await bookBoth()
    await takeStep(payHereSite.env, `${reference}/1`, { step: 'cancel' })
    await say(order, back)
    expect(await paid(reference)).toEqual([0, back])
    expect(await problems()).toEqual([])
  })

  test('where both are cancelled it counts for the first, and somebody has to send it back', async () => {
    const { reference, order } = await bookBoth()
    await takeStep(payHereSite.env, reference, { step: 'cancel' })
    await say(order, there)
    expect(await paid(reference)).toEqual([there, 0])
    expect(await problems()).toEqual(['cancelled-booking'])
  })

  test.each([
    ['after the day of both', "update rides set pickup_date = '2020-01-01'", []],
    ['while the office has still to look at one', 'update rides set needs_review = position - 1', []],
    ['after both were cancelled', "update rides set status = 'cancelled'", ['cancelled-booking']],
  ] as const)('what was asked for both and comes %s pays both', async (_, change, wrong) => {
    const { reference } = await bookBoth()
    const page = await (await payHereSite.get(`/booking/${reference}/pay`)).text()
    const order = /name="order_id" value="([^"]*)"/.exec(page)![1]!
    await payHereSite.env.DB.prepare(change).run()
    await payHereSays({ order, amount: `${there + back}.00` })
    expect([await paid(reference), await problems()]).toEqual([[there, back], wrong])
  })

  test('a refund after one ride was cancelled is taken from that ride', async () => {
    const { reference, order } = await bookBoth()
    await say(order, there + back, { payment: 'p1' })
    await takeStep(payHereSite.env, `${reference}/1`, { step: 'cancel' })
    await say(order, there, { payment: 'p1', status: 'refunded' })
    expect(await paid(reference)).toEqual([0, back])
    // What is more than the cancelled ride cost is taken from the one that runs.
    await say(order, 20, { payment: 'p1', status: 'refunded' })
    expect(await paid(reference)).toEqual([0, back - 20])
    expect(await problems()).toEqual([])
  })

  test('each ride paid by itself: a chargeback takes away what its own payment brought', async () => {
    const { reference, order } = await bookBoth()
    await say(order, there, { payment: 'p1' })
    await say(order, back, { payment: 'p2' })
    expect(await paid(reference)).toEqual([there, back])
    await say(order, there, { payment: 'p1', status: 'chargeback' })
    expect(await paid(reference)).toEqual([0, back])
  })

  test('two notices at once are both counted, each for what is then still open', async () => {
    const { reference, order } = await bookBoth()
    await Promise.all([say(order, there, { payment: 'p1' }), say(order, back, { payment: 'p2' })])
    expect(await paid(reference)).toEqual([there, back])
    expect((await rows('payment_allocations', reference)).reduce((sum, { usd }) => sum + Number(usd), 0)).toBe(
      there + back,
    )
  })
})

describe('the page before PayHere', () => {
  test('posts the booking to PayHere, with a hash over what may not be changed', async () => {
    const { reference, insertId } = await (
      await payHereSite.bookTour(await tourToken(), { phone: '+44 7911 123456' })
    ).json<BookingReceipt>()
    const answer = await payHereSite.get(`/booking/${reference}/pay`)
    const page = await answer.text()
    expect(answer.status).toBe(200)
    const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]
    const order = field('order_id')!
    expect(order).toMatch(new RegExp(`^${insertId}-1-248-[\\da-f]{8}p$`))
    expect(page).toContain('<form action="https://www.payhere.lk/pay/checkout" method="post">')
    expect(['merchant_id', 'order_id', 'amount', 'currency', 'phone', 'email'].map(field)).toEqual([
      ACCOUNT.merchantId,
      order,
      '248.00',
      'USD',
      undefined,
      undefined,
    ])
    expect(page).toContain('<h1>Pay Online In Advance</h1>')
    await takeStep(payHereSite.env, reference, { step: 'confirm' })
    const { booking } = (await findBooking(payHereSite.env, reference))!
    const now = new Date(overAt(booking.rides[0]) + 1)
    const over = await paymentPage(payHereSite.env, booking, ENGLISH_TEXTS, {}, { now })
    expect(over!.page).toContain('<h1>Pay online</h1>')
    // Whoever has the reference alone learns no more of the guest here, and PayHere does not learn the reference.
    for (const secret of ['ben.guest@example.com', '+447911123456', '7911123456']) expect(page).not.toContain(secret)
    const sent = /<form[\s\S]*<\/form>/.exec(page)![0]
    expect(sent).not.toContain(reference)
    for (const name of ['return_url', 'cancel_url']) {
      const back = await payHereSite.get(new URL(field(name)!).pathname)
      expect([back.status, back.headers.get('x-robots-tag')]).toEqual([200, 'noindex, nofollow, noarchive'])
      expect(await back.text()).toContain('Back from the payment')
    }
    expect(field('hash')).toBe(await payHereHash(ACCOUNT, { order, cents: 24_800, currency: 'USD' }))
    expect(field('notify_url')).toMatch(/^https:.*\/en\/serendip\/payment\/notify$/)
    for (const name of ['first_name', 'last_name', 'address', 'city', 'country', 'email', 'phone'])
      expect(page).toMatch(new RegExp(`<label>[^<]+<input [^>]*required="" name="${name}"/>`))
    expect(page).not.toContain(ACCOUNT.secret)
    expect(page).not.toContain('<script')

    const headers = Object.fromEntries(answer.headers)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'strict-origin',
      'x-robots-tag': 'noindex, nofollow, noarchive',
    })
    expect(headers['content-security-policy']).toContain("form-action 'self' https://payhere.lk https://*.payhere.lk")
    const other = await payHereSite.get(`/booking/${reference}`)
    expect(other.headers.get('content-security-policy')).not.toContain('payhere')
    expect(other.headers.get('referrer-policy')).toBe('same-origin')
  })

  test("the hash is PayHere's", async () => {
    expect(await payHereHash(ACCOUNT, { order: 'K7Q2-M4XT-9BHE', cents: 24_800, currency: 'USD' })).toBe(
      'CD79574B575B5015D1933BA77492BFD2',
    )
  })

  test('asks for rupees, and for the rest of a price, in the sandbox', async () => {
    const site = testSite({ ...payHereSite.env, PAYHERE_SANDBOX: 'true', PAYHERE_CURRENCY: 'LKR' })
    const { reference, order } = await bookTransfer(site as Site)
    expect(await (await site.get(`/booking/${reference}/pay`)).text()).toContain('name="amount" value="21480.00"')
    await takeStep(site.env, reference, { step: 'paid', usd: 37 })
    const page = await (await site.get(`/booking/${reference}/pay`)).text()
    expect(page).toContain('action="https://sandbox.payhere.lk/pay/checkout"')
    expect(page).toContain('name="amount" value="10740.00"')
    await payHereSays({ order, amount: '10740.00', currency: 'LKR' }, site as Site)
    expect(await shown(reference)).toMatchObject({ paidUsd: 74, paymentUrl: null })
  })

  test('leads to the booking when there is nothing to pay, and is not there without PayHere', async () => {
    const { reference } = await bookTransfer()
    await takeStep(payHereSite.env, reference, { step: 'cancel' })
    for (const each of [reference, 'K7Q2-M4XT-9BHE']) {
      const answer = await payHereSite.get(`/booking/${each}/pay`)
      expect([
        answer.status,
        answer.headers.get('location'),
        answer.headers.get('content-security-policy')!.includes('payhere'),
      ]).toEqual([302, expect.stringMatching(new RegExp(`^/booking/${each}\\?seen=[\\w-]+$`)), false])
    }
    expect((await signedSite.get(`/booking/${reference}/pay`)).status).toBe(404)
    const { reference: unsure } = await bookTransfer(payHereSite, { needsReview: true })
    expect((await payHereSite.get(`/booking/${unsure}/pay`)).status).toBe(302)
  })
})
