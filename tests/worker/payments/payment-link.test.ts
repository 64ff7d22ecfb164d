import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { booking as bookingTexts } from '#domain/languages/en/booking.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import type { Env } from '#worker/environment.ts'
import {
  removeBookings,
  returnTripDetails,
  testSite,
  tourToken,
  transferToken,
  wayBackPrices,
} from '../bookings/booking-site.ts'

const KEY = 'a-key-of-the-payment-page-0123456789'

const bytes = (text: string) => new TextEncoder().encode(text)

/** What docs/payments.md#the-payment-link tells a payment page to do. */
async function isSignedBy(key: string, link: string): Promise<boolean> {
  const [query, sig] = new URL(link).search.slice(1).split('&sig=') as [string, string]
  const imported = await crypto.subtle.importKey('raw', bytes(key), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'verify',
  ])
  const signature = Uint8Array.from(atob(sig.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
    character.charCodeAt(0),
  )
  return new URLSearchParams(query).get('v') === '2' && crypto.subtle.verify('HMAC', imported, signature, bytes(query))
}

const receiptOf = async (answer: Response) => {
  expect(answer.status).toBe(200)
  return answer.json<BookingReceipt>()
}
const customerMail = ({ mails }: ReturnType<typeof testSite>) =>
  mails.findLast(({ to }) => to === 'ann.customer@example.com')!
const setStatus = (reference: string, status: string) =>
  env.DB.prepare(
    'update rides set status = ?, changed_at = ? where booking_number = (select number from bookings where reference = ?)',
  )
    .bind(status, new Date().toISOString(), reference)
    .run()

/** Everywhere a customer meets a booking: its call, its page, and the newest mail about it. */
async function shownLinks(site: ReturnType<typeof testSite>, reference: string) {
  const { paymentUrl } = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  const page = await (await site.get(`/booking/${reference}`)).text()
  const { text, html } = customerMail(site)
  return {
    paymentUrl,
    page: page.includes(bookingTexts.money.payOnline),
    mail: text.includes(bookingTexts.money.payOnline) || html.includes(bookingTexts.money.payOnline),
  }
}

beforeEach(async () => {
  await removeBookings()
})

describe('the signature of a payment link', () => {
  test('can be checked by a payment page that knows the key', async () => {
    const site = testSite({ PAYMENT_SECRET: KEY })
    const transfer = await receiptOf(
      await site.bookTransfer(await transferToken(), { email: "a+b&pv=1&c'd@example.com" }),
    )
    const tour = await receiptOf(await site.bookTour(await tourToken(), { phone: '+44 7911 123456' }))
    for (const { paymentUrl } of [transfer, tour]) expect(await isSignedBy(KEY, paymentUrl!)).toBe(true)
    expect(new URL(transfer.paymentUrl!).searchParams.get('eml')).toBe("a+b&pv=1&c'd@example.com")
  })

  test('does not fit an altered link, nor another key', async () => {
    const { paymentUrl } = await receiptOf(await testSite({ PAYMENT_SECRET: KEY }).bookTransfer(await transferToken()))
    for (const altered of [
      paymentUrl!.replace('pv=74', 'pv=1'),
      paymentUrl!.replace('?', '?pv=1&'),
      paymentUrl!.replace('&v=2', '&v=2&pv=1'),
      paymentUrl!.replace('&v=2', ''),
    ]) {
      expect(altered).not.toBe(paymentUrl)
      expect(await isSignedBy(KEY, altered)).toBe(false)
    }
    expect(await isSignedBy(`${KEY}x`, paymentUrl!)).toBe(false)
    expect(
      await isSignedBy(
        env.QUOTE_SECRET,
        (await receiptOf(await testSite().bookTransfer(await transferToken()))).paymentUrl!,
      ),
    ).toBe(false)
  })
})

describe('a booking that needs a review', () => {
  test('has no payment link before the operator confirms it, and one from then on', async () => {
    const site = testSite()
    const token = await transferToken({ needsReview: true })
    const { reference, insertId, paymentUrl } = await receiptOf(await site.bookTransfer(token))
    expect(paymentUrl).toBeNull()
    expect(await shownLinks(site, reference)).toEqual({ paymentUrl: null, page: false, mail: false })
    expect(customerMail(site).text).not.toContain(env.PAYMENT_URL)

    await setStatus(reference, 'confirmed')
    await env.DB.prepare(
      "insert into outbox (kind, reader, booking_number, position) values ('confirmed', 'guest', ?, 1)",
    )
      .bind(insertId)
      .run()
    expect(await sendDueMail(site.env)).toBe(1)
    const again = await receiptOf(await site.bookTransfer(token))
    expect(again.paymentUrl).toContain(env.PAYMENT_URL)
    const shown = expect.stringContaining(`${env.PAYMENT_URL}?id=${insertId}`) as string
    expect(await shownLinks(site, reference)).toEqual({ paymentUrl: shown, page: true, mail: true })
  })

  test('has none when the operator cancels it', async () => {
    const site = testSite()
    const token = await transferToken({ needsReview: true })
    const { reference } = await receiptOf(await site.bookTransfer(token))
    await setStatus(reference, 'cancelled')
    expect(await shownLinks(site, reference)).toMatchObject({ paymentUrl: null, page: false })
  })
})

test('one link is for all rides that are still to be paid', async () => {
  const site = testSite()
  const { reference, insertId, paymentUrl } = await receiptOf(
    await site.bookTransfer(await transferToken(), await returnTripDetails()),
  )
  const asked = (link: string) => ['id', 'pv', 'type'].map((name) => new URL(link).searchParams.get(name))
  const [there, back] = [74, wayBackPrices.miniusd!]
  expect(asked(paymentUrl!)).toEqual([String(insertId), String(there + back), '1'])
  await env.DB.prepare("update rides set status = 'cancelled' where position = 1").run()
  const { paymentUrl: second } = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  expect(asked(second!)).toEqual([String(insertId), String(back), '1'])
  const tour = await receiptOf(await site.bookTour(await tourToken()))
  expect(asked(tour.paymentUrl!)).toEqual([tour.reference, '248', '2'])
})

test('an erased booking has no payment link, even before its journey', async () => {
  const site = testSite()
  const { reference } = await receiptOf(await site.bookTransfer(await transferToken()))
  await env.DB.prepare('update bookings set erased_at = created_at where reference = ?').bind(reference).run()
  expect(await (await site.get(`/en/serendip/booking/${reference}`)).json()).toMatchObject({
    rides: [{ past: false }],
    erased: true,
    paymentUrl: null,
  })
})

describe('a payment page that is not set up', () => {
  test.each([
    ['no address', { PAYMENT_URL: '' }],
    ['an address that is none', { PAYMENT_URL: 'pay' }],
    ['an address without https', { PAYMENT_URL: 'http://pay.example.com' }],
    ['a script for an address', { PAYMENT_URL: 'javascript:alert(1)' }],
    ['a weak key', { PAYMENT_SECRET: 'x'.repeat(40) }],
  ])('costs the link and nothing else: %s', async (_what, bindings: Partial<Env>) => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const site = testSite(bindings)
    const { reference, paymentUrl } = await receiptOf(await site.bookTransfer(await transferToken()))
    expect(paymentUrl).toBeNull()
    expect(site.mails).toHaveLength(2)
    expect(await shownLinks(site, reference)).toEqual({ paymentUrl: null, page: false, mail: false })
    warn.mockRestore()
  })

  test('and no secret: a booking that was made before is still shown', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const site = testSite()
    const { reference } = await receiptOf(await site.bookTransfer(await transferToken()))
    const without = { ...testSite({ QUOTE_SECRET: undefined }), mails: site.mails }
    expect(await shownLinks(without, reference)).toMatchObject({ paymentUrl: null, page: false })
    expect(
      await shownLinks({ ...testSite({ QUOTE_SECRET: undefined, PAYMENT_SECRET: KEY }), mails: site.mails }, reference),
    ).toMatchObject({ page: true })
    warn.mockRestore()
  })
})
