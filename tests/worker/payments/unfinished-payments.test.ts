/** A payment that failed, or that was begun and of which nothing is heard: one mail with the link. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { askForUnfinishedPayments } from '#worker/payments/unfinished-payments.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings } from '../bookings/booking-site.ts'
import { FORM, payHereForm, payHereSite as site } from './payment-site.ts'

const BROWSER = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)' }
beforeEach(async () => {
  await removeBookings()
  site.mails.length = 0
})

/** The guest opens the page. @returns the order that it asks for */
async function open(reference: string, query = '', headers: Record<string, string> = BROWSER) {
  const page = await (await site.get(`/booking/${reference}/pay${query}`, { headers })).text()
  return {
    order: /name="order_id" value="([^"]*)"/.exec(page)![1]!,
    amount: /name="amount" value="([^"]*)"/.exec(page)![1]!,
  }
}

const says = async (order: string, status: string, amount = '74.00') =>
  site.post('/payment/notify', await payHereForm({ order, amount, status }), { headers: FORM })

/** What the guest gets by then. */
async function mailsAfter(ms: number): Promise<string[]> {
  site.mails.length = 0
  const now = new Date(Date.now() + ms)
  await askForUnfinishedPayments(site.env, now)
  const { results } = await env.DB.prepare("select * from outbox where kind = 'not-paid' and sent_at is null").all()
  await sweepOutbox(site.env, { now })
  const sent = site.mails
    .map(({ subject }) => subject)
    .filter((subject) => /did not come|nicht angekommen/.test(subject))
  // None is written down that is then dropped as no longer right.
  expect(results).toHaveLength(sent.length)
  return sent
}

/** A ride in ten days: it can still be paid days later. */
async function booked() {
  const { reference } = await site.booked({ pickupdate: inTenDays })
  await sweepOutbox(site.env)
  return reference
}

test('a failed one: half an hour later one mail with the link, and no second', async () => {
  const reference = await booked()
  const { order } = await open(reference)
  await says(order, '-2')
  expect(await mailsAfter(29 * MINUTE_MS)).toEqual([])
  expect(await mailsAfter(31 * MINUTE_MS)).toEqual([expect.stringContaining(reference)])
  expect(JSON.stringify(site.mails)).toContain(`/booking/${reference}/pay`)
  expect(await mailsAfter(4 * HOUR_MS)).toEqual([])
  // It fails again, and is opened again: it is the same ask.
  await says(order, '-1')
  await open(reference)
  await open(reference, '?all')
  expect(await mailsAfter(8 * HOUR_MS)).toEqual([])
})

test('one that was opened and of which nothing is heard: three hours later', async () => {
  const reference = await booked()
  await open(reference)
  expect(await mailsAfter(2 * HOUR_MS)).toEqual([])
  expect(await mailsAfter(3 * HOUR_MS + MINUTE_MS)).toHaveLength(1)
  expect(await mailsAfter(9 * HOUR_MS)).toEqual([])
})

test.each([
  ['it is paid meanwhile', async (_: string, order: string) => void (await says(order, '2'))],
  ['another attempt is paid', async (reference: string) => void (await says((await open(reference)).order, '2'))],
  ['it is paid in cash', (reference: string) => takeStep(site.env, reference, { step: 'paid', usd: 74 })],
  ['it is cancelled', (reference: string) => takeStep(site.env, reference, { step: 'cancel' })],
] as const)('none where %s', async (_, act) => {
  const reference = await booked()
  const { order } = await open(reference)
  await says(order, '-2')
  await act(reference, order)
  expect(await mailsAfter(4 * HOUR_MS)).toEqual([])
  expect(await mailsAfter(24 * HOUR_MS)).toEqual([])
})

test('none while the gateway still has it, nor days later', async () => {
  const reference = await booked()
  const { order } = await open(reference)
  await says(order, '0')
  expect(await mailsAfter(4 * HOUR_MS)).toEqual([])
  expect(await mailsAfter(60 * HOUR_MS)).toEqual([])
})

test('one that the gateway had for a while and that failed then is asked for', async () => {
  const reference = await booked()
  const { order } = await open(reference)
  await says(order, '0')
  expect(await mailsAfter(4 * HOUR_MS)).toEqual([])
  await says(order, '-2')
  expect(await mailsAfter(5 * HOUR_MS)).toEqual([expect.stringContaining(reference)])
  // The next one is asked for by another order, and for the same money.
  await says((await open(reference)).order, '-2')
  expect(await mailsAfter(10 * HOUR_MS)).toEqual([])
})

test('money that came by the reference is money that moved: what was opened before is not asked for, what comes after is', async () => {
  const before = await booked()
  const { order } = await open(before)
  await says(before, '2', '20.00')
  await says(order, '-2')
  expect(await mailsAfter(4 * HOUR_MS)).toEqual([])

  const drawn = await booked()
  // A group of digits is no count.
  const reference = 'K7Q2-1234-9BHE'
  await env.DB.prepare('update bookings set reference = ? where reference = ?').bind(reference, drawn).run()
  await says(reference, '2', '20.00')
  await says((await open(reference)).order, '-2')
  expect(await mailsAfter(4 * HOUR_MS)).toEqual([expect.stringContaining(reference)])
})

test('none of an attempt that is older than two days when it is looked at', async () => {
  const reference = await booked()
  await open(reference)
  expect(await mailsAfter(48 * HOUR_MS + MINUTE_MS)).toEqual([])
  expect(await mailsAfter(49 * HOUR_MS)).toEqual([])
  const soon = await booked()
  await open(soon)
  expect(await mailsAfter(47 * HOUR_MS)).toEqual([expect.stringContaining(soon)])
})

test('a mail that waited is not sent once it is paid', async () => {
  const reference = await booked()
  const { order } = await open(reference)
  await says(order, '-2')
  await askForUnfinishedPayments(site.env, new Date(Date.now() + HOUR_MS))
  await env.DB.prepare("update outbox set created_at = ? where kind = 'not-paid'")
    .bind(new Date(Date.now() - MINUTE_MS).toISOString())
    .run()
  await says(order, '2')
  site.mails.length = 0
  await sweepOutbox(site.env, { now: new Date(Date.now() + HOUR_MS) })
  expect(site.mails.filter(({ subject }) => /did not come/.test(subject))).toEqual([])
})

test('of a program that fetches the link nothing is noted', async () => {
  const reference = await booked()
  for (const agent of ['', 'WhatsApp/2.23', 'Googlebot/2.1']) await open(reference, '', { 'user-agent': agent })
  expect(await mailsAfter(4 * HOUR_MS)).toEqual([])
  const { results } = await env.DB.prepare('select * from payment_attempts').all()
  expect(results).toEqual([])
})

test('what is asked for next is another ask; of a guest without an address, or erased, nobody is written to', async () => {
  const reference = await booked()
  await says((await open(reference)).order, '-2')
  expect(await mailsAfter(HOUR_MS)).toHaveLength(1)
  await says((await open(reference)).order, '2', '40.00')
  const next = await open(reference)
  expect(next.amount).toBe('34.00')
  await says(next.order, '-2', '34.00')
  expect(await mailsAfter(HOUR_MS)).toHaveLength(1)

  const silent = await booked()
  await says((await open(silent)).order, '-2')
  await env.DB.prepare("update bookings set email = '' where reference = ?").bind(silent).run()
  expect(await mailsAfter(HOUR_MS)).toEqual([])
  const erased = await booked()
  await says((await open(erased)).order, '-2')
  await erasePersonalData(site.env, new Date(Date.now() + 400 * 24 * HOUR_MS))
  expect((await findBooking(site.env, erased))!.booking.erasedAt).not.toBeNull()
  expect(await mailsAfter(HOUR_MS)).toEqual([])
})

test('what was opened long ago is forgotten', async () => {
  const reference = await booked()
  await open(reference)
  await mailsAfter(31 * 24 * HOUR_MS)
  const { results } = await env.DB.prepare('select * from payment_attempts').all()
  expect(results).toEqual([])
})
