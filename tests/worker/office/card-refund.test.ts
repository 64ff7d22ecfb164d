/** The office gives back to a card on a page, and says what became of what was not clear. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { operatorPages } from '#worker/office/app.tsx'
import { removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { APP, type FakePayHere, fakePayHere } from '../payments/fake-payhere.ts'
import { ACCOUNT, bookTransfer, FORM, payHereForm, payPage } from '../payments/payment-site.ts'
import { ORIGIN } from '../site.ts'

const KEYS = { PAYHERE_MERCHANT_ID: ACCOUNT.merchantId, PAYHERE_SECRET: ACCOUNT.secret }
const site = testSite({ ...KEYS, PAYHERE_APP: `${APP.id}:${APP.secret}` })
const open = operatorPages((c) => c.notFound())
const context = { waitUntil: () => {}, passThroughOnException: () => {}, props: {} }

let payHere: FakePayHere
beforeEach(async () => {
  await removeBookings()
  payHere = fakePayHere()
})
afterEach(() => void vi.unstubAllGlobals())

async function office(path: string, fields?: Readonly<Record<string, string>>, env: object = site.env) {
  const request = new Request(`${ORIGIN}/operator${path}`, {
    ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
  })
  const answer = await open.fetch(request, { ...env, OPERATOR_OPEN: 'yes' }, context as never)
  return { status: answer.status, text: await answer.text(), to: answer.headers.get('location') }
}

async function paid() {
  const { reference } = await bookTransfer(site)
  const page = await (await site.get(`/booking/${reference}/pay`)).text()
  const order = /name="order_id" value="([^"]*)"/.exec(page)![1]!
  await site.post('/payment/notify', await payHereForm({ order }), { headers: FORM })
  return reference
}

const version = async (reference: string) => String((await findBooking(site.env, reference))!.booking.rides[0].version)
const agreed = (text: string) => /name="agreed" value="([^"]*)"/.exec(text)![1]!

/** The form, what it makes, and yes. */
async function giveBack(reference: string, usd = '20') {
  const form = { step: 'give-back', version: await version(reference), usd }
  const shown = await office(`/booking/${reference}`, form)
  return { shown, answer: () => office(`/booking/${reference}`, { ...form, agreed: agreed(shown.text) }) }
}

test('what goes back is shown first; yes asks the gateway once, also where it is tapped twice', async () => {
  const reference = await paid()
  expect((await office(`/booking/${reference}`)).text).toContain('Give back to the card')
  expect((await office(`/booking/${reference}/give-back`)).text).toContain('74 at most at once')
  const { shown, answer } = await giveBack(reference)
  expect(shown.text).toContain('USD 20.00 goes back by online payment.')
  expect([shown.text.includes('Yes, give it back'), payHere.asked.length]).toEqual([true, 0])
  const taps = await Promise.all([answer(), answer()])
  expect(taps.map(({ status }) => status).toSorted()).toEqual([303, 409])
  expect((await answer()).status).toBe(409)
  expect(payHere.gone).toEqual([{ payment: '320032000001', amount: '20.00' }])
  expect((await rows('cash_book', reference)).map(({ cents, method }) => [cents, method])).toEqual([
    [7400, 'online'],
    [-2000, 'online'],
  ])
})

test.each([
  ['back', 54],
  ['not', 74],
] as const)('an unclear one needs a hand until somebody says: %s', async (what, left) => {
  const reference = await paid()
  payHere.faults.push('done without an answer')
  const refused = await (await giveBack(reference)).answer()
  expect([refused.status, refused.text.includes('Nobody knows whether it went back')]).toEqual([409, true])
  const later = new Date(Date.now() + 60_000)
  const [listed] = await listBookings(site.env, 'concerned', later)
  expect(listed?.concerns).toContain('refund-unclear')
  const page = await office(`/booking/${reference}`)
  expect(page.text).toContain('USD 20.00 of payment 320032000001 at payhere')
  const path = /action="\/operator(\/refunds\/\d+)"/.exec(page.text)![1]!
  expect((await office(path, { what: 'perhaps' })).status).toBeGreaterThanOrEqual(400)
  expect((await office(path, { what })).to).toBe(`/operator/booking/${reference}?done`)
  expect((await office(path, { what })).status).toBeGreaterThanOrEqual(400)
  const { booking } = (await bookingWithHistory(site.env, reference))!
  expect([booking.paidUsd, booking.concerns.includes('refund-unclear')]).toEqual([left, false])
  expect(payHere.asked).toHaveLength(1)
})

test('a refused one says why, and stays on the form', async () => {
  const reference = await paid()
  payHere.faults.push('refused')
  const { status, text } = await (await giveBack(reference)).answer()
  expect(status).toBe(409)
  expect(text).toContain('Nothing went back: the gateway refused (-1 Refund failed: insufficient balance).')
})

test('without the key there is no such step', async () => {
  const reference = await paid()
  const without = testSite(KEYS).env
  expect((await office(`/booking/${reference}`, undefined, without)).text).not.toContain('Give back to the card')
  const form = { step: 'give-back', version: await version(reference), usd: '20' }
  expect((await office(`/booking/${reference}`, form, without)).status).toBe(409)
})

test('of a resident who paid in several payments, rupees that one of them has are offered, and named', async () => {
  const parts = testSite({ ...site.env, PAYHERE_CURRENCY: 'LKR', PAYHERE_LIMITS: '15000 / 0' } as never)
  const { reference } = await bookTransfer(parts)
  await parts.env.DB.exec('update bookings set resident = 1')
  for (const payment of ['320032000001', '320032000002']) {
    const { order, amount } = await payPage(parts, reference, '?all')
    const said = await payHereForm({ order, amount, currency: 'LKR', payment })
    await parts.post('/payment/notify', said, { headers: FORM })
  }
  const came = (await rows('cash_book', reference)).map(({ cents }) => Number(cents) / 100)
  expect(came).toEqual([15_000, 6480])
  const form = (await office(`/booking/${reference}/give-back`, undefined, parts.env)).text
  expect(form).toContain('of one payment at once: 15,000 at most')
  expect(form).toMatch(/name="lkr"[^>]* value="15000"/)
  const typed = { step: 'give-back', version: await version(reference) }
  const refused = [
    await office(`/booking/${reference}`, { ...typed, lkr: '21480' }, parts.env),
    await office(`/booking/${reference}`, { ...typed, usd: '70' }, parts.env),
  ]
  for (const { status, text } of refused) {
    expect(status).toBe(409)
    expect(text).toContain('At most LKR 15,000 can go back to the card at once: one payment at a time.')
  }
  const shown = await office(`/booking/${reference}`, { ...typed, lkr: '15000' }, parts.env)
  await office(`/booking/${reference}`, { ...typed, lkr: '15000', agreed: agreed(shown.text) }, parts.env)
  expect(payHere.gone).toEqual([{ payment: '320032000001', amount: null }])
  expect((await office(`/booking/${reference}/give-back`, undefined, parts.env)).text).toContain('6,480 at most')
})
