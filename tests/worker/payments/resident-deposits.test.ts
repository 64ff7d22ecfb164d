/** A deposit of a resident: the rupees that are asked, those that a gateway says, and those that everybody reads are the same. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { entriesOfBooking } from '#worker/payments/cash-book.ts'
import { openPaymentProblems } from '#worker/payments/gateway-notices.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { NIMAL, pass, sheetOf, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import { removeBookings, testSite, transferDetails, transferToken } from '../bookings/booking-site.ts'
import { see } from '../office/office-site.ts'
import { forgetPriceLists, listWith, publishList } from '../prices/price-site.ts'
import { FORM, payHereForm, payPage, SECOND_ACCOUNT } from './payment-site.ts'

const FREE = { ...(WITHOUT_LIMITS as object), PAYMENT_URL: '' }
const PAYHERE = {
  PAYHERE_MERCHANT_ID: SECOND_ACCOUNT.merchantId,
  PAYHERE_SECRET: SECOND_ACCOUNT.secret,
  PAYHERE_CURRENCY: 'LKR',
} as const
const TOKEN = `${'ca00d67bf74d77b0'.repeat(4)}.RVKD11`
const payHere = testSite({ ...FREE, ...PAYHERE })
const onepay = testSite({ ...FREE, ONEPAY_KEYS: `LKR 80NR1189D04CD635D8ACD ${TOKEN} GR2P1189D04CD635D8AFD` })
type Site = typeof payHere

startInTheMorning()
const DEPOSIT = { percent: 30, leastUsd: 0, fromTotalUsd: 40 }

beforeEach(async () => {
  await removeBookings()
  await forgetPriceLists()
  await publishList(listWith({ promises: { ...FIRST_PRICE_LIST.promises, deposit: DEPOSIT } }), { site: payHere.env })
  pass(1)
})
afterEach(async () => {
  vi.unstubAllGlobals()
  await forgetPriceLists()
})

/** Of LKR 22,380, which is USD 77: 30 % of them are LKR 6,714, and of the dollars, whole ones, LKR 6,976. */
async function book(site: Site) {
  const pickupdate = sriLankaTime(new Date(Date.now() + 20 * DAY_MS)).date
  const bookingDetails = { ...transferDetails, pickupdate, phone: '077 123 4567', phonecountry: 'LK' }
  const token = await transferToken()
  const answer = await site.post(`/transfer/booking/${token}`, { bookingDetails })
  expect(answer.status).toBe(200)
  const booked = await answer.json<BookingReceipt>()
  await env.DB.exec('update bookings set price_list = (select max(number) from price_lists)')
  await env.DB.exec('update rides set price_usd = 77, price_lkr = 22380')
  return booked
}
const call = async (site: Site, reference: string) =>
  (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const read = async (site: Site, path: string) => {
  const html = await (await site.get(path)).text()
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}
/** As a request does: with the price lists that there are. */
const within = <Result>(site: Site, what: () => Promise<Result>) => runWithPriceLists(site.env, what)
const take = (site: Site, reference: string, step: Step) => within(site, () => takeStep(site.env, reference, step))
const entries = (site: Site, reference: string) =>
  within(site, async () => {
    const { booking } = (await findBooking(site.env, reference))!
    return (await entriesOfBooking(site.env, booking.number)).map(({ cents, currency }) => [cents, currency])
  })

const says = async (site: Site, order: string, amount: string, currency: string, account = SECOND_ACCOUNT) =>
  site.post('/payment/notify', await payHereForm({ order, amount, currency }, account), { headers: FORM })

test('PayHere is asked for the rupees, and its notice of them closes the deposit: all name the same figures', async () => {
  const { reference, changesUrl } = await book(payHere)
  expect(await call(payHere, reference)).toMatchObject({ paymentLkr: 6_714, depositUsd: 24, depositLkr: 6_714 })
  const { order, amount, currency, page } = await payPage(payHere, reference)
  expect([amount, currency]).toEqual(['6714.00', 'LKR'])
  for (const text of [page, await read(payHere, `/booking/${reference}`)]) expect(text).toContain('LKR 6,714')

  await take(payHere, reference, { step: 'confirm' })
  await take(payHere, reference, { step: 'driver', driver: NIMAL, insists: true })
  payHere.mails.length = 0
  expect((await says(payHere, order, amount, currency)).status).toBe(200)
  expect(await openPaymentProblems(payHere.env)).toEqual([])
  expect(await entries(payHere, reference)).toEqual([[671_400, 'LKR']])
  const [ride] = (await call(payHere, reference)).rides
  expect(ride).toMatchObject({ paidLkr: 6_714 })
  expect((await call(payHere, reference)).depositUsd).toBeNull()

  await within(payHere, async () => {
    while ((await sendDueMail(payHere.env)) > 0);
  })
  const path = new URL(changesUrl!)
  const guest = await read(payHere, `/booking/${reference}`)
  const mail = payHere.mails.findLast(({ text }) => text.includes('6,714'))!.text
  const receipt = await read(payHere, path.pathname.replace('/changes', '/receipt') + path.search)
  const sheet = await (await payHere.get(await within(payHere, () => sheetOf(payHere, reference)))).text()
  const ofOffice = (await see(`/booking/${reference}?ride=1`)).text
  for (const text of [guest, ofOffice, sheet, mail]) expect(text).toContain('LKR 15,666')
  for (const text of [guest, ofOffice, receipt, mail]) expect(text).toContain('6,714')
  for (const text of [guest, sheet, receipt, mail]) expect(text).not.toContain('USD')
  // The rest, to the rupee, is what is asked for next.
  expect((await payPage(payHere, reference)).amount).toBe('15666.00')
})

test('rupees that came in part are asked for no more, and what was not asked for is shown to the office', async () => {
  const { reference } = await book(payHere)
  const first = await payPage(payHere, reference)
  // Of another account, in dollars of the same figure, and with another sum in a seal that is for these.
  expect((await says(payHere, first.order, first.amount, 'LKR', { ...SECOND_ACCOUNT, secret: 'x' })).status).toBe(400)
  expect((await says(payHere, first.order.replace('6714', '1'), '1.00', 'LKR')).status).toBe(422)
  expect((await says(payHere, first.order, first.amount, 'USD')).status).toBe(200)
  expect((await call(payHere, reference)).rides[0]!.paidLkr ?? 0).toBe(0)
  expect((await openPaymentProblems(payHere.env)).map(({ problem }) => problem)).toEqual(['wrong-currency'])
  const { order } = await payPage(payHere, reference)
  const part = await payHereForm({ order, amount: '6000.00', currency: 'LKR', payment: '320032000002' }, SECOND_ACCOUNT)
  await payHere.post('/payment/notify', part, { headers: FORM })
  expect((await openPaymentProblems(payHere.env)).map(({ problem }) => problem)).toContain('too-little')
  expect((await payPage(payHere, reference)).amount).toBe('714.00')
})

test('what the office notes as paid without a sum is all that is open, in rupees, and so is what goes back to the card', async () => {
  const { reference } = await book(payHere)
  const { order, amount, currency } = await payPage(payHere, reference)
  await says(payHere, order, amount, currency)
  await take(payHere, reference, { step: 'paid' })
  expect(await entries(payHere, reference)).toEqual([
    [671_400, 'LKR'],
    [1_566_600, 'LKR'],
  ])
  const form = (await see(`/booking/${reference}/give-back`)).text
  expect(form).toContain('whole LKR; of one payment at once')
  expect(form).not.toMatch(/name="usd"/)
})

test('onepay is asked for the same rupees, and says them', async () => {
  let opened: Record<string, unknown> = {}
  let charged = 0
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init)
    const name = 'WQBV118E584C83CBA0001'
    if (!request.url.endsWith('/checkout/link/'))
      return Response.json({ status: true, ipg_transaction_id: name, amount: charged, currency: 'LKR' })
    opened = await request.json()
    const gateway = { redirect_url: `https://payment.onepay.lk/redirect/${name}` }
    return Response.json({ status: 200, data: { ipg_transaction_id: name, gateway } })
  })
  const { reference } = await book(onepay)
  const typed = { first_name: 'Ann', last_name: 'Perera', email: 'ann@example.com', phone: '+94771234567' }
  const body = new URLSearchParams(typed).toString()
  const sent = await onepay.get(`/booking/${reference}/pay`, {
    method: 'POST',
    body,
    headers: FORM,
    redirect: 'manual',
  })
  expect(sent.status).toBe(303)
  expect(opened).toMatchObject({ amount: 6_714, currency: 'LKR' })
  charged = 6_714
  expect((await onepay.post('/payment/notify', { transaction_id: 'WQBV118E584C83CBA0001', status: 1 })).status).toBe(
    200,
  )
  expect(await entries(onepay, reference)).toEqual([[671_400, 'LKR']])
  expect(await openPaymentProblems(onepay.env)).toEqual([])
  expect(await read(onepay, `/booking/${reference}`)).toContain('LKR 15,666')
})
