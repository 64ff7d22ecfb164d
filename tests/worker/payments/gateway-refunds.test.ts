/** Money back to the card through PayHere: what is asked for goes once, and the books know what went. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { entriesOfBooking } from '#worker/payments/cash-book.ts'
import { unclearRefunds } from '#worker/payments/gateway-refunds.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { giveBack, settleRefund } from '#worker/steps/card-refund.ts'
import { type StepOptions, takeStep } from '#worker/steps/take-step.ts'
import { StepRefused } from '#worker/steps/step.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { scheduled } from '#worker/index.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { removeBookings, testSite } from '../bookings/booking-site.ts'
import { APP, type FakePayHere, fakePayHere, type Fault, SECOND_APP } from './fake-payhere.ts'
import {
  ACCOUNT,
  bookTransfer,
  FORM,
  history,
  payHereForm,
  SECOND_ACCOUNT,
  startWithoutBookings,
} from './payment-site.ts'

const site = testSite({
  PAYHERE_MERCHANT_ID: ACCOUNT.merchantId,
  PAYHERE_SECRET: ACCOUNT.secret,
  PAYHERE_APP: `${APP.id}:${APP.secret}`,
})
startWithoutBookings()

let payHere: FakePayHere
beforeEach(() => {
  payHere = fakePayHere()
  site.mails.length = 0
})
afterEach(() => void vi.unstubAllGlobals())

const field = (page: string, name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)![1]!

/** Pays what the page asks for. */
async function pay(reference: string, payment = '320032000001', at: typeof site = site) {
  const page = await (await at.get(`/booking/${reference}/pay?all`)).text()
  const [order, amount, currency] = ['order_id', 'amount', 'currency'].map((name) => field(page, name))
  const said = await payHereForm({ order: order!, amount: amount!, currency: currency!, payment })
  expect((await at.post('/payment/notify', said, { headers: FORM })).status).toBe(200)
  return { order: order!, amount: amount! }
}

async function paidBooking(payment?: string) {
  const { reference } = await bookTransfer(site)
  const { order } = await pay(reference, payment)
  return { reference, order, booking: (await findBooking(site.env, reference))!.booking }
}

const refusal = async (work: Promise<unknown>) => {
  try {
    await work
    return 'done'
  } catch (error) {
    if (!(error instanceof StepRefused)) throw error
    return error.refusal.code
  }
}
const back = (reference: string, usd: number, options: StepOptions = {}) =>
  refusal(giveBack(site.env, reference, { step: 'give-back', usd }, { who: 'owner', ...options }))

const paidUsd = async (reference: string) => (await findBooking(site.env, reference))!.booking.rides[0].paidUsd
const lines = async (reference: string) =>
  (await entriesOfBooking(site.env, (await findBooking(site.env, reference))!.booking.number)).map(
    ({ number, method, cents, currency, countedUsd }) => ({ number, method, cents, currency, countedUsd }),
  )
const states = async () =>
  (await env.DB.prepare('select state, said from gateway_refunds order by id').all<{ state: string; said: string }>())
    .results
const later = () => new Date(Date.now() + 10 * 60_000)

test('a part goes back: the gateway is asked for it, the cash book has it, the guest is told', async () => {
  const { reference } = await paidBooking()
  await sweepOutbox(site.env)
  site.mails.length = 0
  expect(await back(reference, 20)).toBe('done')
  expect(payHere.asked).toEqual([
    { payment: '320032000001', amount: '20.00', why: expect.stringMatching(/^Booking \d+$/) },
  ])
  expect(await paidUsd(reference)).toBe(54)
  expect(await lines(reference)).toEqual([
    { number: 1, method: 'online', cents: 7400, currency: 'USD', countedUsd: 74 },
    { number: 2, method: 'online', cents: -2000, currency: 'USD', countedUsd: -20 },
  ])
  expect(await states()).toEqual([{ state: 'done', said: '560034010258' }])
  expect((await history(reference)).slice(-2)).toEqual([
    'give-back: asked to give back USD 20.00 of payment 320032000001 at payhere',
    expect.stringContaining('refund: USD 20.00 of payment 320032000001 at payhere went back'),
  ])
  await sweepOutbox(site.env)
  expect(site.mails.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Money back/)])
})

test('all of a payment goes back without an amount, and no more than came', async () => {
  const { reference } = await paidBooking()
  expect(await back(reference, 75)).toBe('more-than-card')
  expect(await back(reference, 0)).toBe('more-than-card')
  expect(await back(reference, 74)).toBe('done')
  expect(payHere.gone).toEqual([{ payment: '320032000001', amount: null }])
  expect(await back(reference, 1)).toBe('more-than-card')
  expect(payHere.asked).toHaveLength(1)
})

test('rupees go back as they came, to the cent', async () => {
  const inRupees = testSite({ ...site.env, PAYHERE_CURRENCY: 'LKR' } as never)
  const { reference } = await bookTransfer(inRupees)
  await pay(reference, '320032000009', inRupees)
  const code = (usd: number) => refusal(giveBack(inRupees.env, reference, { step: 'give-back', usd }))
  expect(await code(25)).toBe('done')
  expect(await code(49)).toBe('done')
  expect(await paidUsd(reference)).toBe(0)
  const [came, ...went] = await lines(reference)
  expect(came).toMatchObject({ cents: 2_148_000, currency: 'LKR', countedUsd: 74 })
  expect(went.reduce((sum, { cents }) => sum + cents, 0)).toBe(-2_148_000)
  expect(payHere.gone.map(({ amount }) => amount)).toEqual(['7257.00', '14223.00'])
})

test('rupees are asked for by the rupee, of what came in rupees alone', async () => {
  const inRupees = testSite({ ...site.env, PAYHERE_CURRENCY: 'LKR' } as never)
  const { reference } = await bookTransfer(inRupees)
  await pay(reference, '320032000009', inRupees)
  const code = (lkr: number) => refusal(giveBack(inRupees.env, reference, { step: 'give-back', lkr }))
  expect(await code(5_000)).toBe('done')
  expect(await code(16_481)).toBe('more-than-card')
  expect(await code(16_480)).toBe('done')
  expect(await paidUsd(reference)).toBe(0)
  expect(payHere.gone.map(({ amount }) => amount)).toEqual(['5000.00', '16480.00'])
  const dollars = await paidBooking()
  expect(await refusal(giveBack(site.env, dollars.reference, { step: 'give-back', lkr: 5_000 }))).toBe('more-than-card')
})

const UNCLEAR: readonly Fault[] = [
  'done without an answer',
  'nothing without an answer',
  'done with a broken answer',
  'done with a page of an error',
  'error',
]

test.each(UNCLEAR)('%s: it is unclear, and nothing sends it again', async (fault) => {
  const { reference } = await paidBooking()
  payHere.faults.push(fault)
  expect(await back(reference, 30)).toBe('refund-unclear')
  expect(await paidUsd(reference)).toBe(74)
  expect(await states()).toMatchObject([{ state: 'unclear' }])
  // Who presses again, the command, another amount, a ride of it, and the clock.
  for (const usd of [30, 30, 10, 44]) expect(await back(reference, usd)).toBe('refund-open')
  expect(await back(`${reference}/1`, 30)).toBe('refund-open')
  for (let i = 0; i < 2; i++) await scheduled(site.env)
  expect(payHere.asked).toHaveLength(1)
  expect((await unclearRefunds(site.env, new Date())).map(({ reference: of, usd }) => [of, usd])).toEqual([
    [reference, 30],
  ])
  // A person says that it went: noted once.
  const [row] = await unclearRefunds(site.env, new Date())
  const went = payHere.gone.length > 0
  await settleRefund(site.env, row!.id, went, { who: 'owner' })
  expect(await refusal(settleRefund(site.env, row!.id, true, { who: 'owner' }))).toBe('refund-over')
  expect(await paidUsd(reference)).toBe(went ? 44 : 74)
  expect(await unclearRefunds(site.env, new Date())).toEqual([])
  const entered = (await lines(reference)).filter(({ cents }) => cents < 0)
  expect(entered.map(({ cents }) => -cents)).toEqual(went ? [3000] : [])
  // Only now may somebody ask again.
  expect(await back(reference, 10)).toBe('done')
  expect(payHere.asked).toHaveLength(2)
})

const REFUSED: readonly Fault[] = ['refused', 'token expired', 'not let in', 'no token', 'no token server']

test.each(REFUSED)('%s: nothing went, the books stay, and it may be asked for again', async (fault) => {
  const { reference } = await paidBooking()
  payHere.faults.push(fault)
  expect(await back(reference, 30)).toBe('refund-refused')
  expect([await paidUsd(reference), payHere.gone, await unclearRefunds(site.env, later())]).toEqual([74, [], []])
  expect(await states()).toMatchObject([{ state: 'refused' }])
  expect(await back(reference, 30)).toBe('done')
  expect([await paidUsd(reference), payHere.gone.length]).toEqual([44, 1])
})

test('two at once ask once, and so does whoever has seen the booking as it was before', async () => {
  const { reference, booking } = await paidBooking()
  const seen = booking.rides[0].version
  const answers = await Promise.all([back(reference, 30), back(reference, 30), back(reference, 30)])
  expect(answers.filter((answer) => answer === 'done')).toHaveLength(1)
  expect(payHere.asked).toHaveLength(1)
  expect(await back(reference, 30, { seen })).toBe('changed-since')
  expect([await paidUsd(reference), payHere.gone.length]).toEqual([44, 1])
})

test('while it is under way nobody asks again or gives back by hand, and what is noted meanwhile does not lose it', async () => {
  const { reference } = await paidBooking()
  const answers: string[] = []
  payHere.meanwhile = async () => {
    payHere.meanwhile = null
    answers.push(await back(reference, 30))
    await takeStep(site.env, reference, { step: 'note', text: 'Called' })
    for (const usd of [60, 1])
      answers.push(await refusal(takeStep(site.env, reference, { step: 'refund', usd, method: 'cash' })))
  }
  expect(await back(reference, 30)).toBe('done')
  expect(answers).toEqual(['refund-open', 'refund-open', 'refund-open'])
  expect(payHere.gone).toHaveLength(1)
  expect((await lines(reference)).map(({ cents }) => cents)).toEqual([7400, -3000])
  expect(await paidUsd(reference)).toBe(44)
  // Once it is known what became of it, the rest may go back by hand.
  await takeStep(site.env, reference, { step: 'refund', usd: 44, method: 'cash' })
  expect(await paidUsd(reference)).toBe(0)
})

test('an isolate that ends while it asks leaves it asked for: a person looks, and it is not sent again', async () => {
  const { reference } = await paidBooking()
  const never = Promise.withResolvers<never>()
  payHere.meanwhile = () => never.promise
  const lost = back(reference, 30)
  await vi.waitFor(() => expect(payHere.asked).toHaveLength(1))
  expect(await states()).toEqual([{ state: 'asked', said: '' }])
  expect(await unclearRefunds(site.env, new Date())).toEqual([])
  expect(await unclearRefunds(site.env, later())).toHaveLength(1)
  payHere.meanwhile = null
  expect(await back(reference, 20, { now: later() })).toBe('refund-open')
  await scheduled(site.env)
  expect(payHere.asked).toHaveLength(1)
  never.reject(new DOMException('gone', 'AbortError'))
  expect(await lost).toBe('refund-unclear')
})

const refunded = (order: string, cents: number, event = 'r1', payment = '320032000001') =>
  ({ event, payment, paymentUnsigned: true, order, cents, currency: 'USD', status: 'refunded' }) as const

test('a notice of what went back does not count twice, before and after the answer', async () => {
  const { reference, order } = await paidBooking()
  expect(await back(reference, 30)).toBe('done')
  await sweepOutbox(site.env)
  site.mails.length = 0
  await recordNotice(site.env, 'payhere', refunded(order, 3000))
  await recordNotice(site.env, 'payhere', refunded(order, 3000))
  await sweepOutbox(site.env)
  expect([await paidUsd(reference), (await lines(reference)).length, site.mails.length]).toEqual([44, 2, 0])
  // While it is under way: the notice counts, and the answer no second time.
  payHere.meanwhile = () => recordNotice(site.env, 'payhere', refunded(order, 1000, 'r2'))
  expect(await back(reference, 10)).toBe('done')
  payHere.meanwhile = null
  expect([await paidUsd(reference), (await lines(reference)).length]).toEqual([34, 3])
  // One that nobody here asked for counts.
  await recordNotice(site.env, 'payhere', refunded(order, 1000, 'r3'))
  expect([await paidUsd(reference), (await lines(reference)).length]).toEqual([24, 4])
})

test('a notice says what became of an unclear one', async () => {
  const { reference, order } = await paidBooking()
  payHere.faults.push('done without an answer')
  await back(reference, 30)
  await recordNotice(site.env, 'payhere', refunded(order, 3000))
  expect([await paidUsd(reference), (await lines(reference)).length, await states()]).toMatchObject([
    44,
    2,
    [{ state: 'done' }],
  ])
  expect(await unclearRefunds(site.env, later())).toEqual([])
  // It is counted once: a chargeback takes all that is left of the payment.
  await site.post('/payment/notify', await payHereForm({ order, amount: '74.00', status: '-3' }), { headers: FORM })
  expect(await paidUsd(reference)).toBe(0)
})

test('each payment by itself; of one that names another payment afterwards nobody gives back', async () => {
  const { reference } = await bookTransfer(site)
  const page = await (await site.get(`/booking/${reference}/pay`)).text()
  const order = field(page, 'order_id')
  const says = async (payment: string, amount = '74.00') =>
    site.post('/payment/notify', await payHereForm({ order, amount, payment }), { headers: FORM })
  await says('320032000001')
  await says('999999999999')
  expect(await back(reference, 10)).toBe('more-than-card')
  expect(payHere.asked).toEqual([])
})

test('what the gateway gave back is no typing error; what a person said may be one', async () => {
  const { reference } = await paidBooking()
  await back(reference, 30)
  const reverse = (number: number) => refusal(takeStep(site.env, reference, { step: 'reverse', number, reason: 'x' }))
  expect(await reverse(2)).toBe('entry-stays')
  payHere.faults.push('nothing without an answer')
  await back(reference, 10)
  const [row] = await unclearRefunds(site.env, new Date())
  await settleRefund(site.env, row!.id, true, { who: 'owner' })
  expect(await reverse(3)).toBe('done')
  expect(await paidUsd(reference)).toBe(44)
})

test('only the owner asks, and only where the keys are set', async () => {
  const { reference } = await paidBooking()
  expect(await back(reference, 10, { role: 'desk' })).toBe('owners')
  const without = testSite({ PAYHERE_MERCHANT_ID: ACCOUNT.merchantId, PAYHERE_SECRET: ACCOUNT.secret })
  expect(await refusal(giveBack(without.env, reference, { step: 'give-back', usd: 10 }))).toBe('more-than-card')
  expect(payHere.asked).toEqual([])
})

describe('two accounts, for dollars and for rupees: money goes back by the one that took it', () => {
  const KEYS = {
    PAYHERE_MERCHANT_ID: ACCOUNT.merchantId,
    PAYHERE_SECRET: ACCOUNT.secret,
    PAYHERE_CURRENCY: 'USD',
    PAYHERE_SECOND_MERCHANT_ID: SECOND_ACCOUNT.merchantId,
    PAYHERE_SECOND_SECRET: SECOND_ACCOUNT.secret,
  }
  const [FIRST, SECOND] = [`${APP.id}:${APP.secret}`, `${SECOND_APP.id}:${SECOND_APP.secret}`]
  const both = testSite({ ...KEYS, PAYHERE_APP: FIRST, PAYHERE_SECOND_APP: SECOND })

  /** Pays what the page asks for in this currency, or less of it. */
  async function payIn(reference: string, currency: 'USD' | 'LKR', paid?: string) {
    const page = await (await both.get(`/booking/${reference}/pay?all&in=${currency}`)).text()
    expect(field(page, 'currency')).toBe(currency)
    const [payment, account] = currency === 'USD' ? ['320032000001', ACCOUNT] : ['420032000001', SECOND_ACCOUNT]
    const said = { order: field(page, 'order_id'), amount: paid ?? field(page, 'amount'), currency, payment: payment! }
    const form = await payHereForm(said, account as typeof ACCOUNT)
    expect((await both.post('/payment/notify', form, { headers: FORM })).status).toBe(200)
  }
  const backAt = (at: typeof both, reference: string, usd: number) =>
    refusal(giveBack(at.env, reference, { step: 'give-back', usd }, { who: 'owner' }))

  test.each([
    ['USD', APP, '20.00', -2000],
    ['LKR', SECOND_APP, '5805.00', -580_500],
  ] as const)('%s', async (currency, { id }, amount, cents) => {
    const { reference } = await bookTransfer(both)
    await payIn(reference, currency)
    expect(await backAt(both, reference, 20)).toBe('done')
    expect([payHere.askedBy, payHere.gone.map((gone) => gone.amount)]).toEqual([[id], [amount]])
    expect((await lines(reference)).at(-1)).toMatchObject({ cents, currency, countedUsd: -20 })
    expect(await paidUsd(reference)).toBe(54)
  })

  test('of a booking that was paid in both, each payment by its own account, in its own money', async () => {
    const { reference } = await bookTransfer(both)
    await payIn(reference, 'USD', '40.00')
    await payIn(reference, 'LKR')
    expect(await paidUsd(reference)).toBe(74)
    expect(await backAt(both, reference, 41)).toBe('more-than-card')
    expect(await backAt(both, reference, 40)).toBe('done')
    expect(await backAt(both, reference, 34)).toBe('done')
    expect(payHere.askedBy).toEqual([APP.id, SECOND_APP.id])
    expect(payHere.gone.map(({ payment }) => payment)).toEqual(['320032000001', '420032000001'])
    expect(await paidUsd(reference)).toBe(0)
    const sums = Map.groupBy(await lines(reference), ({ currency }) => currency)
    for (const entries of sums.values()) expect(entries.reduce((sum, { cents }) => sum + cents, 0)).toBe(0)
  })

  test.each([
    ['first', { PAYHERE_APP: FIRST }, 'USD', 'LKR'],
    ['second', { PAYHERE_SECOND_APP: SECOND }, 'LKR', 'USD'],
  ] as const)('with the key of the %s alone, nothing that the other took is asked for', async (_, app, own, other) => {
    const one = testSite({ ...KEYS, ...app })
    const { reference: stays } = await bookTransfer(both)
    await payIn(stays, other)
    expect(await backAt(one, stays, 10)).toBe('more-than-card')
    expect(payHere.asked).toEqual([])
    await removeBookings()
    const { reference } = await bookTransfer(both)
    await payIn(reference, own)
    expect(await backAt(one, reference, 10)).toBe('done')
  })
})

test('a chargeback of money that went back before takes nothing of what the guest paid otherwise', async () => {
  const { reference } = await bookTransfer(site)
  await takeStep(site.env, reference, { step: 'paid', usd: 34, method: 'cash' })
  const { order, amount } = await pay(reference)
  expect(amount).toBe('40.00')
  await giveBack(site.env, reference, { step: 'give-back', usd: 30, isOwedAgain: true })
  expect(await paidUsd(reference)).toBe(44)
  const said = await payHereForm({ order, amount, status: '-3' })
  await site.post('/payment/notify', said, { headers: FORM })
  // The rest of that payment, and none of the cash.
  expect(await paidUsd(reference)).toBe(34)
})

test('a refund that turns out to have gone, of a payment that was charged back meanwhile, takes no cash either', async () => {
  const { reference } = await bookTransfer(site)
  await takeStep(site.env, reference, { step: 'paid', usd: 34, method: 'cash' })
  const { order, amount } = await pay(reference)
  await giveBack(site.env, reference, { step: 'give-back', usd: 10, isOwedAgain: true })
  payHere.faults.push('done without an answer')
  expect(await back(reference, 20)).toBe('refund-unclear')
  await site.post('/payment/notify', await payHereForm({ order, amount, status: '-3' }), { headers: FORM })
  expect(await paidUsd(reference)).toBe(34)
  const [row] = await unclearRefunds(site.env, new Date())
  await settleRefund(site.env, row!.id, true, { who: 'owner' })
  expect(await paidUsd(reference)).toBe(34)
  // That it went is in the books all the same.
  const { number } = (await findBooking(site.env, reference))!.booking
  expect((await entriesOfBooking(site.env, number)).at(-1)).toMatchObject({
    cents: -2000,
    countedUsd: 0,
    method: 'card',
  })
})
