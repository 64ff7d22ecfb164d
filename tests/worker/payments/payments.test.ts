/** Notices of the payment gateway, from the call to the booking, its page, its mails and the operator's list. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { StepRefused } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { orderOfAttempt } from '#worker/payments/payment-attempts.ts'
import { activeCheckouts, readNotice } from '#worker/payments/gateways/gateways.ts'
import { payHereSignature } from '#worker/payments/gateways/payhere.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { openPaymentProblems, settlePaymentProblem } from '#worker/payments/gateway-notices.ts'
import type { Env } from '#worker/environment.ts'
import { hmac } from '#worker/platform/signing.ts'
import {
  returnTripDetails,
  rows,
  countingDatabase,
  losingDatabase,
  testSite,
  tourToken,
  transferToken,
} from '../bookings/booking-site.ts'
import {
  ACCOUNT,
  NOTIFY_SECRET,
  payHereSite,
  signedSite,
  type Site,
  startWithoutBookings,
  type Said,
  FORM,
  payHereForm,
  signedBody,
  payHereSays,
  pageSays,
  bookTransfer,
  shown,
  problems,
  history,
} from './payment-site.ts'

startWithoutBookings()

/** Both adapters, with the words that each has for a status. */
const GATEWAYS = [
  ['PayHere', payHereSays, { paid: '2', pending: '0', cancelled: '-1', failed: '-2', chargeback: '-3' }],
  [
    'a signed page',
    (said: Said) => pageSays({ event: `evt-${said.status}-${said.payment}`, ...said }),
    { paid: 'paid', pending: 'pending', cancelled: 'cancelled', failed: 'failed', chargeback: 'chargeback' },
  ],
] as const

describe.each(GATEWAYS)('%s', (_name, say, statuses) => {
  test.each([
    ['paid', [['paid']], 74, []],
    ['the same three times', [['paid'], ['paid'], ['paid']], 74, []],
    ['pending, then paid', [['pending'], ['paid']], 74, []],
    ['paid, and pending late', [['paid'], ['pending']], 74, []],
    ['failed, then paid by another card', [['failed'], ['paid', { payment: 'p2' }]], 74, []],
    ['cancelled', [['cancelled']], 0, []],
    ['less than the price', [['paid', { amount: '1.00' }]], 1, ['too-little']],
    ['more than the price', [['paid', { amount: '7400.00' }]], 74, ['too-much']],
    ['rupees', [['paid', { amount: '21480.00', currency: 'LKR' }]], 74, []],
    ['another currency', [['paid', { currency: 'EUR' }]], 0, ['wrong-currency']],
    ['as many rupees as dollars', [['paid', { currency: 'LKR' }]], 1, ['too-little']],
    ['charged back', [['paid'], ['chargeback']], 0, ['charged-back']],
    ['charged back before it is said to be paid', [['chargeback'], ['paid']], 0, ['after-refund', 'charged-back']],
  ] as const)('%s', async (_what, said, paidUsd, expected) => {
    const { reference, order } = await bookTransfer()
    for (const [status, change = {}] of said) {
      const answer = await say({ order, payment: 'p1', ...change, status: statuses[status] })
      expect([answer.status, await answer.text()]).toEqual([200, 'ok'])
    }
    expect((await shown(reference)).paidUsd).toBe(paidUsd)
    expect(await problems()).toEqual(expected)
    const { rides } = (await bookingWithHistory(payHereSite.env, reference))!
    expect(rides[0]!.concerns.includes('payment')).toBe(expected.length > 0)
    // Every kind of notice once, however often it came.
    expect((await history(reference)).length).toBe(
      new Set(said.map(([status, change]) => `${status} ${(change as Said | undefined)?.payment}`)).size,
    )
  })

  test('a tour, by its reference', async () => {
    const { reference } = await (await payHereSite.bookTour(await tourToken())).json<BookingReceipt>()
    await say({ order: reference, amount: '248.00', payment: 'p1', status: statuses.paid })
    expect(await shown(reference)).toMatchObject({ paidUsd: 248, paymentUrl: null })
    expect(await problems()).toEqual([])
  })

  test('a cancelled booking: the money is counted, and somebody has to send it back', async () => {
    const { reference, order } = await bookTransfer()
    await takeStep(payHereSite.env, reference, { step: 'cancel' })
    await say({ order, payment: 'p1', status: statuses.paid })
    expect(await shown(reference)).toMatchObject({ status: 'cancelled', paidUsd: 74, paymentUrl: null })
    expect(await problems()).toEqual(['cancelled-booking'])
  })
})

describe('what is refused, and leaves no trace', () => {
  const RECORDED =
    'merchant_id=1211149&order_id=K7Q2-M4XT-9BHE&payment_id=320032000777&payhere_amount=248.00&payhere_currency=USD&status_code=2&md5sig=49D8BD4B39D25440D6F53630D50EA7B4'

  test.each([
    ['another amount', RECORDED.replace('248.00', '2.48')],
    ['another status', RECORDED.replace('status_code=2', 'status_code=-3')],
    ['another order', RECORDED.replace('9BHE', '9BHF')],
    ['another currency', RECORDED.replace('USD', 'LKR')],
    ['another merchant', RECORDED.replace('1211149', '1211150')],
    ['no signature', RECORDED.replace(/&md5sig.*/, '')],
    ['an empty body', ''],
    ['a JSON body', '{"order_id":"K7Q2-M4XT-9BHE"}'],
    ['no form at all', '\0\0'],
  ])('PayHere: %s', async (_what, body) => {
    expect((await payHereSite.post('/payment/notify', body, { headers: FORM })).status).toBe(400)
    expect(await problems()).toEqual([])
  })

  test('PayHere: the recorded message itself is genuine, but its order is none of ours', async () => {
    expect((await payHereSite.post('/payment/notify', RECORDED, { headers: FORM })).status).toBe(422)
    expect(await rows('payment_notices')).toEqual([])
  })

  test('PayHere: an attempt that nobody was asked to make', async () => {
    const { reference, order } = await bookTransfer()
    for (const name of [`${order}-1-74-00000000p`, `${order}-1-74`, `${order}-1`]) {
      expect((await payHereSays({ order: name })).status).toBe(422)
    }
    expect(await rows('payment_notices')).toEqual([])
    expect(await history(reference)).toEqual([])
  })

  test.each([
    ['an amount that is none', { amount: '-74.00' }],
    ['an amount of many digits', { amount: `${'9'.repeat(40)}.00` }],
    ['an amount without cents', { amount: '74' }],
    ['an amount with one digit of cents', { amount: '74.0' }],
    ['an amount with more cents', { amount: '74.000' }],
    ['an amount with a zero before it', { amount: '074.00' }],
    ['an amount with a comma', { amount: '7,400.00' }],
    ['a status that PayHere does not have', { status: '7' }],
    ['a property name for a status', { status: 'toString' }],
    ['a long order', { order: 'x'.repeat(200) }],
    ['markup for an order', { order: '<b>' }],
    ['a line break in the payment', { payment: 'a\nb' }],
  ])('PayHere, rightly signed: %s', async (_what, change) => {
    const { order } = await bookTransfer()
    expect((await payHereSays({ order, ...change })).status).toBe(422)
    expect(await rows('payment_notices')).toEqual([])
  })

  test('a signed page: what was altered, sent again later, or signed with another key', async () => {
    const { body, headers } = await signedBody({ order: '17' })
    const signature = headers['x-payment-signature']
    const old = await signedBody({ order: '17' }, Date.now() - 301_000)
    const early = await signedBody({ order: '17' }, Date.now() + 310_000)
    const cases: [string, string | undefined][] = [
      [body.replace('74.00', '1.00'), signature],
      [body, undefined],
      [body, signature.replace(/t=\d+/, `t=${Math.floor(Date.now() / 1000) + 5}`)],
      [body, `${signature}0`],
      [body, signature.toUpperCase()],
      [old.body, old.headers['x-payment-signature']],
      [early.body, early.headers['x-payment-signature']],
      [body, signature.replace(/v1=.*/, `v1=${(await hmac(`${NOTIFY_SECRET}x`, body)).toHex()}`)],
    ]
    for (const [sent, header] of cases)
      expect(
        (
          await signedSite.post('/payment/notify', sent, {
            headers: header === undefined ? {} : { 'x-payment-signature': header },
          })
        ).status,
      ).toBe(400)
    expect(await problems()).toEqual([])
    const fresh = await signedBody({ order: '17' }, Date.now() - 290_000)
    expect((await signedSite.post('/payment/notify', fresh.body, { headers: fresh.headers })).status).toBe(200)
  })

  test('the signature of a signed page is the one that docs/payments.md gives', async () => {
    const body =
      '{"event":"evt-1","payment":"pay-1","order":"K7Q2-M4XT-9BHE","amount":"248.00","currency":"USD","status":"paid"}'
    vi.useFakeTimers({ toFake: ['Date'], now: 1795305600_000 })
    const answer = await signedSite.post('/payment/notify', body, {
      headers: {
        'x-payment-signature': 't=1795305600,v1=38b4638b06e026d20fd8f9389b6b3ca09a19785530fdd9099b89f992df6d6b62',
      },
    })
    vi.useRealTimers()
    expect(answer.status).toBe(200)
  })

  test('a large body, another method, a site without a gateway', async () => {
    expect((await payHereSite.post('/payment/notify', 'x'.repeat(20_000), { headers: FORM })).status).toBe(413)
    expect((await payHereSite.get('/en/serendip/payment/notify')).status).toBe(405)
    for (const bindings of [
      {},
      { PAYHERE_MERCHANT_ID: ACCOUNT.merchantId },
      { PAYHERE_SECRET: ACCOUNT.secret },
    ] satisfies Partial<Env>[]) {
      expect((await payHereSays({ order: '17' }, testSite(bindings) as Site)).status).toBe(404)
    }
  })

  test("another site's page cannot send one; a server, which has no Origin, can", async () => {
    const { order } = await bookTransfer()
    const form = await payHereForm({ order })
    expect(
      (await payHereSite.post('/payment/notify', form, { headers: { ...FORM, origin: 'https://evil.example' } }))
        .status,
    ).toBe(403)
    expect((await payHereSite.post('/payment/notify', form, { headers: FORM })).status).toBe(200)
  })
})

test('a signed page: an unknown booking is kept for the operator, and answered as usual', async () => {
  for (const order of ['999999', 'K7Q2-M4XT-9BHE'])
    expect((await pageSays({ order, event: order, payment: order })).status).toBe(200)
  expect(await problems()).toEqual(['unknown-booking', 'unknown-booking'])
  const [first] = await openPaymentProblems(env as Env)
  expect([
    await settlePaymentProblem(env as Env, first!.id, ''),
    await settlePaymentProblem(env as Env, first!.id, ''),
  ]).toEqual([true, false])
  expect(await problems()).toEqual(['unknown-booking'])
})

test('a signed page: the same event with another amount, and a second payment', async () => {
  const { reference, order } = await bookTransfer(signedSite)
  const say = async (change: Partial<Said>) => expect((await pageSays({ order, ...change })).status).toBe(200)
  await say({})
  await say({ amount: '1.00' })
  expect(await problems()).toEqual(['other-figures'])
  await say({ event: 'evt-2', payment: 'pay-2' })
  expect(await problems()).toEqual(['too-much', 'other-figures'])
  expect((await shown(reference)).paidUsd).toBe(74)
})

describe("a notice of PayHere, whose signature leaves out the payment's id", () => {
  /** The order that the page before PayHere gives to PayHere. */
  async function openPage(reference: string, site: Site = payHereSite) {
    const page = await (await site.get(`/booking/${reference}/pay`)).text()
    return /name="order_id" value="([^"]*)"/.exec(page)![1]!
  }

  test('each attempt has an order of its own, which says what it asks for; opening the page again makes no other', async () => {
    const { reference, order } = await bookTransfer()
    const first = await openPage(reference)
    expect(first).toMatch(new RegExp(`^${order}-1-74-[\\da-f]{8}p$`))
    await payHereSays({ order: first, status: '-2' })
    expect(await openPage(reference)).toBe(first)
    await takeStep(payHereSite.env, reference, { step: 'paid', usd: 40 })
    const second = await openPage(reference)
    expect(second).toMatch(new RegExp(`^${order}-1-34-`))
    await payHereSays({ order: second, amount: '34.00', status: '0' })
    expect(await openPage(reference)).toMatch(new RegExp(`^${order}-2-34-`))
    await takeStep(payHereSite.env, reference, { step: 'refund', usd: 40, isOwedAgain: true })
    expect(await openPage(reference)).toMatch(new RegExp(`^${order}-2-74-`))
  })

  test('opening the page writes nothing, however often and for whatever amount', async () => {
    const { reference } = await bookTransfer()
    const { DB, statements } = countingDatabase()
    const site = testSite({ ...payHereSite.env, DB }) as Site
    for (const query of ['', '?all', '', '?all']) await site.get(`/booking/${reference}/pay${query}`)
    expect(statements()).not.toEqual([])
    expect(statements().filter((text) => !text.startsWith('select'))).toEqual([])
  })

  test('the name of another amount, booking or site is none of ours', async () => {
    const { reference, order } = await bookTransfer()
    const name = await openPage(reference)
    const altered = [
      name.replace('-74-', '-7-'),
      name.replace('-74-', '-74r1-'),
      name.replace('-1-', '-2-'),
      name.replace(order, (await bookTransfer()).order),
    ]
    for (const forged of altered) expect((await payHereSays({ order: forged, amount: '1.00' })).status).toBe(422)
    const other = testSite({ ...payHereSite.env, PAYHERE_SECRET: `${ACCOUNT.secret}0` }) as Site
    expect(await openPage(reference, other)).not.toBe(name)
    expect(await rows('payment_notices')).toEqual([])
  })

  test('sent again with other ids it pays nothing more, and opens one problem, once', async () => {
    const { reference } = await bookTransfer()
    const order = await openPage(reference)
    await payHereSays({ order })
    await takeStep(payHereSite.env, reference, { step: 'refund', usd: 74, isOwedAgain: true })
    for (let i = 0; i < 30; i++) expect((await payHereSays({ order, payment: `forged-${i}` })).status).toBe(200)
    expect((await shown(reference)).paidUsd).toBe(0)
    expect(await problems()).toEqual(['paid-again'])
    expect(await rows('payment_notices')).toMatchObject([{ times: 31, counted_usd: 74 }])
    const [open] = await openPaymentProblems(payHereSite.env)
    await settlePaymentProblem(payHereSite.env, open!.id, '')
    await payHereSays({ order, payment: 'forged-again' })
    expect(await problems()).toEqual([])
    // A fresh attempt pays again.
    expect(await openPage(reference)).not.toBe(order)
    await payHereSays({ order: await openPage(reference), payment: 'genuine' })
    expect((await shown(reference)).paidUsd).toBe(74)
  })

  test('neither does one of a booking by its number', async () => {
    const { reference, order } = await bookTransfer()
    await payHereSays({ order, payment: 'p1' })
    await payHereSays({ order, payment: 'p1' })
    expect(await problems()).toEqual([])
    await takeStep(payHereSite.env, reference, { step: 'refund', usd: 74, isOwedAgain: true })
    await payHereSays({ order, payment: 'p2' })
    expect((await shown(reference)).paidUsd).toBe(0)
    expect(await problems()).toEqual(['paid-again'])
  })

  test('order and amount, which are signed with nothing between them, cannot be cut elsewhere', async () => {
    const { reference, order } = await bookTransfer()
    // A guest has kept back the notice of an attempt for a small amount.
    const asked = { usd: 4, cents: 400, currency: 'USD' } as const
    const small = await orderOfAttempt(payHereSite.env, activeCheckouts(payHereSite.env)[0]!, Number(order), asked)
    const signature = await payHereSignature(ACCOUNT, { order: small, amount: '4.00', currency: 'USD', status: '2' })
    const signed = `${small}4.00`
    for (let end = order.length; end < signed.length; end++) {
      const form = new URLSearchParams(await payHereForm({ order: signed.slice(0, end), amount: signed.slice(end) }))
      expect(form.get('md5sig')).toBe(signature)
      if (end === small.length) continue
      expect((await payHereSite.post('/payment/notify', form.toString(), { headers: FORM })).status).toBe(422)
    }
    expect(await rows('payment_notices')).toEqual([])
    expect((await shown(reference)).paidUsd).toBe(0)
    expect((await payHereSays({ order: small, amount: '4.00' })).status).toBe(200)
    expect((await shown(reference)).paidUsd).toBe(4)
  })

  test('two readings of one signature are two notices: none keeps out the other', async () => {
    const readings = [
      { order: '17-1p', amount: '34.00' },
      { order: '17-1p3', amount: '4.00' },
    ]
    const read = async (said: Said) =>
      (await readNotice(payHereSite.env, {
        body: await payHereForm(said),
        signature: '',
        now: new Date(),
        orderOf: async () => null,
      }))!.notice
    const signatures = readings.map((said) => payHereSignature(ACCOUNT, { currency: 'USD', status: '2', ...said }))
    expect(new Set(await Promise.all(signatures)).size).toBe(1)
    const events = (await Promise.all(readings.map(read))).map(({ event }) => event)
    expect(new Set(events).size).toBe(2)
  })

  test('one order pays for both rides of a return trip, and for neither twice', async () => {
    const answer = await payHereSite.bookTransfer(await transferToken(), await returnTripDetails())
    const { reference } = await answer.json<BookingReceipt>()
    const order = await openPage(reference)
    await payHereSays({ order, amount: '74.00' })
    await payHereSays({ order, amount: '74.00', payment: 'forged' })
    expect((await shown(reference)).rides.map(({ paidUsd }) => paidUsd)).toEqual([74, 0])
  })

  test('a chargeback takes the money away, whatever payment it names', async () => {
    const { reference } = await bookTransfer()
    const order = await openPage(reference)
    await payHereSays({ order })
    await payHereSays({ order, status: '-3', payment: 'forged' })
    expect((await shown(reference)).paidUsd).toBe(0)
    await payHereSays({ order, payment: 'forged-2' })
    expect((await shown(reference)).paidUsd).toBe(0)
  })

  test('who pays is thanked, but not once a chargeback has taken the money before the mail went', async () => {
    const thanks = async (...statuses: readonly string[]) => {
      const { reference } = await bookTransfer()
      // Something went back before: that is no payment either.
      await takeStep(payHereSite.env, reference, { step: 'paid', usd: 20 })
      await takeStep(payHereSite.env, reference, { step: 'refund', usd: 20 })
      await sweepOutbox(payHereSite.env)
      payHereSite.mails.length = 0
      const order = await openPage(reference)
      for (const status of statuses) await payHereSays({ order, amount: '54.00', status })
      await sweepOutbox(payHereSite.env)
      return payHereSite.mails.filter(({ text }) => text.includes('Paid so far')).map(({ subject }) => subject)
    }
    expect(await thanks('2')).toHaveLength(1)
    expect(await thanks('2', '-3')).toEqual([])
  })

  test('an attempt counts for no more than it asked for, and in its own currency', async () => {
    const { reference } = await bookTransfer()
    await takeStep(payHereSite.env, reference, { step: 'paid', usd: 40 })
    const order = await openPage(reference)
    await takeStep(payHereSite.env, reference, { step: 'refund', usd: 40, isOwedAgain: true })
    await payHereSays({ order, amount: '500.00' })
    expect((await shown(reference)).paidUsd).toBe(34)
    const other = await openPage(reference)
    await payHereSays({ order: other, amount: '40.00', currency: 'LKR' })
    expect((await shown(reference)).paidUsd).toBe(34)
    expect(await problems()).toEqual(['wrong-currency', 'too-much'])
  })
})

test('twenty copies of a notice at once count once', async () => {
  const { reference, order } = await bookTransfer()
  const answers = await Promise.all(Array.from({ length: 20 }, () => payHereSays({ order, amount: '40.00' })))
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
  expect((await shown(reference)).paidUsd).toBe(40)
  expect(await env.DB.prepare('select times from payment_notices').first()).toEqual({ times: 20 })
})

test('the operator and many notices at once: no notice is lost, and the history makes sense', async () => {
  const { reference, order } = await bookTransfer()
  const steps = Array.from({ length: 10 }, (_, i) =>
    takeStep(payHereSite.env, reference, { step: 'note', text: `Note ${i}` }).then(
      () => true,
      (error: unknown) => {
        expect(error).toBeInstanceOf(StepRefused)
        return false
      },
    ),
  )
  const notices = Array.from({ length: 10 }, (_, i) => payHereSays({ order, amount: `5.0${i}`, payment: `p${i}` }))
  for (const { status } of await Promise.all(notices)) expect(status).toBe(200)
  const taken = (await Promise.all(steps)).filter(Boolean).length
  expect((await shown(reference)).paidUsd).toBe(50)
  const entries = await history(reference)
  expect(entries.filter((entry) => entry.startsWith('payment'))).toHaveLength(10)
  expect(entries.filter((entry) => entry.startsWith('note'))).toHaveLength(taken)
  // Each begins where the one before it ended.
  expect(entries.flatMap((entry) => /paid USD (\d+) -> (\d+)/.exec(entry)?.slice(1, 3).map(Number) ?? [])).toEqual(
    Array.from({ length: 10 }, (_, i) => [i * 5, i * 5 + 5]).flat(),
  )
})

test('a notice that cannot be written is judged again only when its booking has changed', async () => {
  const { order } = await bookTransfer()
  // As if another row were in the way that is none of its own.
  await env.DB.prepare(
    `create trigger in_the_way before insert on payment_notices
    begin select raise(abort, 'UNIQUE constraint failed: nobody knows which'); end`,
  ).run()
  try {
    const { DB, statements } = countingDatabase()
    const answer = await testSite({ ...payHereSite.env, DB }).post('/payment/notify', await payHereForm({ order }), {
      headers: FORM,
    })
    expect(answer.status).toBe(503)
    expect(statements().length).toBeLessThan(40)
  } finally {
    await env.DB.prepare('drop trigger in_the_way').run()
  }
})

test('a site without a payment page has no address for its notices', async () => {
  const answer = await testSite().get('/en/serendip/payment/notify', { method: 'POST', body: 'status=paid' })
  expect(answer.status).toBe(404)
})

test('a notice whose answer the database loses counts once', async () => {
  const { order, reference } = await bookTransfer(signedSite)
  const { DB, hasLost } = losingDatabase()
  const { body, headers } = await signedBody({ order })
  expect((await testSite({ ...signedSite.env, DB }).post('/payment/notify', body, { headers })).status).toBe(200)
  expect(hasLost()).toBe(true)
  expect(await shown(reference)).toMatchObject({ paidUsd: 74 })
  expect(await rows('payment_notices')).toMatchObject([{ times: 1, counted_usd: 74 }])
  expect(await rows('booking_history')).toHaveLength(1)
})
