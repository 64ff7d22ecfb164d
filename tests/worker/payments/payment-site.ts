/** For tests of payments: a site with each of the gateways, and their notices. */
import { beforeEach } from 'vitest'
import type { BookingReceipt, PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { payHereSignature } from '#worker/payments/gateways/payhere.ts'
import { openPaymentProblems } from '#worker/payments/gateway-notices.ts'
import { hmac } from '#worker/platform/signing.ts'
import { removeBookings, testSite, transferToken } from '../bookings/booking-site.ts'

export const ACCOUNT = { merchantId: '1211149', secret: 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz' }
/** For the other currency. */
export const SECOND_ACCOUNT = { merchantId: '1211150', secret: 'OTg3NjU0MzIxMDk4NzY1NDMyMTA5ODc2NTQzMjEw' }
export const NOTIFY_SECRET = 'a-key-of-the-payment-page-0123456789'
export const payHereSite = testSite({ PAYHERE_MERCHANT_ID: ACCOUNT.merchantId, PAYHERE_SECRET: ACCOUNT.secret })
export const signedSite = testSite({ PAYMENT_NOTIFY_SECRET: NOTIFY_SECRET })
export type Site = typeof payHereSite

/** Each test of the file begins without bookings. */
export function startWithoutBookings(): void {
  beforeEach(async () => {
    await removeBookings()
    for (const { mails } of [payHereSite, signedSite]) mails.length = 0
  })
}

export interface Said {
  readonly order: string
  readonly amount?: string
  readonly currency?: string
  readonly status?: string
  readonly payment?: string
  readonly event?: string
}

export const FORM = { 'content-type': 'application/x-www-form-urlencoded' }

/** A notice as PayHere posts it. */
export async function payHereForm(
  { order, amount = '74.00', currency = 'USD', status = '2', payment = '320032000001' }: Said,
  account = ACCOUNT,
): Promise<string> {
  return new URLSearchParams({
    merchant_id: account.merchantId,
    order_id: order,
    payment_id: payment,
    payhere_amount: amount,
    payhere_currency: currency,
    status_code: status,
    md5sig: await payHereSignature(account, { order, amount, currency, status }),
    custom_1: '',
    custom_2: '',
    status_message: 'Successfully completed',
    method: 'VISA',
    card_holder_name: 'A Customer',
    card_no: '************1292',
  }).toString()
}

export async function signedBody(
  { order, amount = '74.00', currency = 'USD', status = 'paid', payment = 'pay-1', event = 'evt-1' }: Said,
  now = Date.now(),
) {
  const body = JSON.stringify({ event, payment, order, amount, currency, status })
  const time = Math.floor(now / 1000)
  return {
    body,
    headers: { 'x-payment-signature': `t=${time},v1=${(await hmac(NOTIFY_SECRET, `${time}.${body}`)).toHex()}` },
  }
}

export const payHereSays = async (said: Said, site: Site = payHereSite) =>
  site.post('/payment/notify', await payHereForm(said), { headers: FORM })
export const pageSays = async (said: Said) => {
  const { body, headers } = await signedBody(said)
  return signedSite.post('/payment/notify', body, { headers })
}

export async function bookTransfer(site: Site = payHereSite, change: Parameters<typeof transferToken>[0] = {}) {
  const { reference, insertId } = await (await site.bookTransfer(await transferToken(change))).json<BookingReceipt>()
  return { reference, order: String(insertId) }
}

/** A booking as its page shows it, beside its first ride. */
export async function shown(reference: string, site: Site = payHereSite): Promise<PublicRide & PublicBooking> {
  const booking = await (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
  return { ...booking.rides[0]!, ...booking }
}
export const problems = async () => (await openPaymentProblems(payHereSite.env)).map(({ problem }) => problem)
export const history = async (reference: string) =>
  (await bookingWithHistory(payHereSite.env, reference))!.history.map(({ step, detail }) => `${step}: ${detail}`)

/** The page before PayHere: its status, and what its form sends. */
export async function payPage(site: Pick<Site, 'get'>, reference: string, query = '') {
  const answer = await site.get(`/booking/${reference}/pay${query}`)
  const page = await answer.text()
  const field = (name: string) => new RegExp(`name="${name}" value="([^"]*)"`).exec(page)?.[1]
  return {
    status: answer.status,
    page,
    merchant: field('merchant_id'),
    order: field('order_id')!,
    amount: field('amount')!,
    currency: field('currency')!,
  }
}
