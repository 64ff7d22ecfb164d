/** The second gateway: opened by this site, and asked what became of a payment. The same notices and amounts as PayHere's. */
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { entriesOfBooking } from '#worker/payments/cash-book.ts'
import { openPaymentProblems } from '#worker/payments/gateway-notices.ts'
import { askForUnfinishedPayments } from '#worker/payments/unfinished-payments.ts'
import { removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { ACCOUNT, bookTransfer, FORM } from './payment-site.ts'

const [APP_ID, TOKEN, SALT] = [
  '80NR1189D04CD635D8ACD',
  `${'ca00d67bf74d77b0'.repeat(4)}.RVKD11`,
  'GR2P1189D04CD635D8AFD',
]
const keysIn = (currency: string) => ({ ONEPAY_KEYS: `${currency} ${APP_ID} ${TOKEN} ${SALT}` })
const site = testSite(keysIn('USD'))
type Site = typeof site
const PAYER = { first_name: 'Ann', last_name: 'Perera', email: 'ann@example.com', phone: '+44 7911 123456' }

interface Opened {
  readonly amount: number
  readonly currency: string
  status: boolean
  /** What is charged, where that is something else. */
  charged?: number | string
}
/** onepay's side, in memory: payments that were opened, by its names. */
let payments: Map<string, Opened>
let fault: 'no answer' | 'broken answer' | 'elsewhere' | 'of another' | 'not 200' | null
/** What onepay was asked for. */
let asked: string[]

beforeEach(async () => {
  await removeBookings()
  site.mails.length = 0
  payments = new Map()
  fault = null
  asked = []
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const request = new Request(input, init)
    asked.push(new URL(request.url).pathname)
    if (request.headers.get('authorization') !== TOKEN) return Response.json({ status: 401 }, { status: 401 })
    if (fault === 'no answer') throw new DOMException('timeout', 'TimeoutError')
    if (fault === 'broken answer') return new Response('<h1>Bad Gateway</h1>')
    const body = await request.json<Record<string, string | number>>()
    if (request.url === 'https://api.onepay.lk/v3/checkout/link/') {
      const hashed = new TextEncoder().encode(`${APP_ID}${body.currency}${Number(body.amount).toFixed(2)}${SALT}`)
      const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', hashed)).toHex()
      expect(body).toMatchObject({ app_id: APP_ID, hash, customer_phone_number: '+447911123456' })
      expect(String(body.reference)).toMatch(/^\d{1,15}-\d+$/)
      const name = `WQBV118E584C83CBA${String(payments.size).padStart(4, '0')}`
      payments.set(name, { amount: Number(body.amount), currency: String(body.currency), status: false })
      const host = fault === 'elsewhere' ? 'evil.example' : 'payment.onepay.lk'
      const gateway = { redirect_url: `https://${host}/redirect/${name}` }
      const opened = { status: 200, message: 'success', data: { ipg_transaction_id: name, gateway } }
      return Response.json(opened, { status: fault === 'not 200' ? 502 : 200 })
    }
    expect(request.url).toBe('https://api.onepay.lk/v3/transaction/status/')
    const found = payments.get(String(body.onepay_transaction_id))
    if (!found) return Response.json({ status: 404 }, { status: 404 })
    const { amount, charged = amount, currency, status } = found
    const name = fault === 'of another' ? 'WQBV118E584C83CBA9999' : body.onepay_transaction_id
    const state = { status, ipg_transaction_id: name, amount: charged, currency, paid_on: '2026-11-26 15:00:00' }
    return Response.json(state, { status: fault === 'not 200' ? 502 : 200 })
  })
})
afterEach(() => void vi.unstubAllGlobals())

const send = (reference: string, typed: object = PAYER, at: Site = site, query = '') =>
  at.get(`/booking/${reference}/pay${query}`, {
    method: 'POST',
    body: new URLSearchParams({ ...typed }).toString(),
    headers: FORM,
    redirect: 'manual',
  })

/** The guest goes to onepay. @returns its name for the payment */
async function start(reference: string, at: Site = site): Promise<string> {
  const answer = await send(reference, PAYER, at)
  expect(answer.status).toBe(303)
  return /\/redirect\/(\w+)$/.exec(answer.headers.get('location')!)![1]!
}

/** onepay's callback. */
const says = (payment: string, at: Site = site, more: object = {}) =>
  at.post('/payment/notify', {
    transaction_id: payment,
    status: 1,
    status_message: 'SUCCESS',
    additional_data: '',
    ...more,
  })

/** The guest pays. */
async function pay(payment: string, charged?: number | string, at: Site = site) {
  payments.set(payment, { ...payments.get(payment)!, status: true, ...(charged === undefined ? {} : { charged }) })
  return says(payment, at)
}

const paidUsd = async (reference: string) => (await findBooking(site.env, reference))!.booking.rides[0].paidUsd
const problems = async () => (await openPaymentProblems(site.env)).map(({ problem }) => problem)
const entries = async (reference: string) =>
  (await entriesOfBooking(site.env, (await findBooking(site.env, reference))!.booking.number)).map(
    ({ cents, currency, method }) => [cents, currency, method],
  )

test('the page asks for what onepay wants and shows nothing of the guest; its form comes back here', async () => {
  const { reference } = await bookTransfer(site)
  const answer = await site.get(`/booking/${reference}/pay`)
  const page = await answer.text()
  expect(page.includes('Go on to onepay')).toBe(true)
  expect([...page.slice(page.indexOf('<form')).matchAll(/ name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'first_name',
    'last_name',
    'email',
    'phone',
  ])
  expect(page.includes('PayHere')).toBe(false)
  expect(answer.headers.get('content-security-policy')).toContain("form-action 'self' https://onepay.lk")
})

describe('the cron, where onepay does not say what became of payments', () => {
  test('waits for all of them at once', async () => {
    for (let i = 0; i < 4; i++) await start((await bookTransfer(site)).reference)
    const known = globalThis.fetch
    let [open, most] = [0, 0]
    vi.stubGlobal('fetch', async (...asks: Parameters<typeof fetch>) => {
      open += 1
      most = Math.max(most, open)
      await scheduler.wait(20)
      open -= 1
      return known(...asks)
    })
    fault = 'broken answer'
    vi.spyOn(console, 'error').mockReturnValue()
    await askForUnfinishedPayments(site.env, new Date(Date.now() + 4 * HOUR_MS))
    expect(most).toBe(4)
  })

  test('finds one of today that was paid, however many of days ago it knows nothing of', async () => {
    const { reference } = await bookTransfer(site)
    const payment = await start(reference)
    const { reference: other } = await bookTransfer(site)
    await env.DB.prepare(
      `insert into payment_attempts (order_name, payment, gateway, booking_number, opened_at)
       with recursive n(i) as (select 1 union all select i + 1 from n where i < 40)
       select 'gone-' || i, 'GONE00000000' || i, 'onepay', (select number from bookings where reference = ?), ? from n`,
    )
      .bind(other, new Date(Date.now() - 3 * 24 * HOUR_MS).toISOString())
      .run()
    payments.set(payment, { ...payments.get(payment)!, status: true })
    vi.spyOn(console, 'error').mockReturnValue()
    await askForUnfinishedPayments(site.env, new Date(Date.now() + 4 * HOUR_MS))
    expect(await paidUsd(reference)).toBe(74)
  })
})

test('paid: counted once, however often onepay says so', async () => {
  const { reference } = await bookTransfer(site)
  const payment = await start(reference)
  expect(payments.get(payment)).toMatchObject({ amount: 74, currency: 'USD' })
  expect(await paidUsd(reference)).toBe(0)
  for (let i = 0; i < 3; i++) expect((await pay(payment)).status).toBe(200)
  expect([await paidUsd(reference), await problems(), await entries(reference)]).toEqual([
    74,
    [],
    [[7400, 'USD', 'online']],
  ])
})

test('rupees, to the cent', async () => {
  const inRupees = testSite(keysIn('LKR'))
  const { reference } = await bookTransfer(inRupees)
  await pay(await start(reference, inRupees), undefined, inRupees)
  expect([await paidUsd(reference), await entries(reference)]).toEqual([74, [[2_148_000, 'LKR', 'online']]])
})

describe('amounts that do not fit, as of any gateway', () => {
  test.each([
    ['less', 40, 40, 'too-little'],
    ['more', '80.50', 74, 'too-much'],
  ] as const)('%s', async (_, charged, counted, problem) => {
    const { reference } = await bookTransfer(site)
    await pay(await start(reference), charged)
    expect([await paidUsd(reference), await problems()]).toEqual([counted, [problem]])
  })

  test('another currency counts nothing', async () => {
    const { reference } = await bookTransfer(site)
    const payment = await start(reference)
    payments.set(payment, { amount: 74, currency: 'LKR', status: true })
    await says(payment)
    expect([await paidUsd(reference), await problems()]).toEqual([0, ['wrong-currency']])
  })

  test('two payments of the same attempt: the second counts nothing, and is shown', async () => {
    const { reference } = await bookTransfer(site)
    const [one, two] = [await start(reference), await start(reference)]
    await pay(one)
    await pay(two)
    expect([await paidUsd(reference), await problems()]).toEqual([74, ['paid-again']])
  })
})

describe('what a callback says counts nothing by itself', () => {
  test('SUCCESS of a payment that onepay does not know as paid', async () => {
    const { reference } = await bookTransfer(site)
    const payment = await start(reference)
    expect((await says(payment, site, { additional_data: 'x' })).status).toBe(200)
    expect([await paidUsd(reference), (await rows('payment_notices'))[0]?.status]).toEqual([0, 'failed'])
    await pay(payment)
    expect(await paidUsd(reference)).toBe(74)
  })

  test('a payment that was not opened here, and one that cannot be: onepay is not even asked', async () => {
    payments.set('ZZBV118E584C83CBA0001', { amount: 74, currency: 'USD', status: true })
    expect((await says('ZZBV118E584C83CBA0001')).status).toBe(400)
    for (const body of ['', "x' or 1=1", 'a'.repeat(200), 7 as never])
      expect((await says(body)).status, String(body)).toBe(422)
    expect([asked, await rows('payment_notices')]).toEqual([[], []])
  })

  test.each(['no answer', 'broken answer', 'of another', 'not 200'] as const)(
    '%s: it is not kept, and found later',
    async (lost) => {
      const { reference } = await bookTransfer(site)
      await sweepOutbox(site.env)
      const payment = await start(reference)
      fault = lost
      expect((await pay(payment)).status).toBe(503)
      expect(await paidUsd(reference)).toBe(0)
      const later = new Date(Date.now() + 4 * HOUR_MS)
      // Nobody is asked to pay while it is not known.
      site.mails.length = 0
      await askForUnfinishedPayments(site.env, later)
      await sweepOutbox(site.env, { now: later })
      expect([site.mails, await paidUsd(reference)]).toEqual([[], 0])
      fault = null
      await askForUnfinishedPayments(site.env, later)
      await sweepOutbox(site.env, { now: later })
      expect(await paidUsd(reference)).toBe(74)
      expect(site.mails.map(({ subject }) => subject).filter((subject) => /did not come/.test(subject))).toEqual([])
    },
  )
})

test('one that came to nothing is asked for once by mail', async () => {
  const { reference } = await bookTransfer(site)
  await sweepOutbox(site.env)
  await start(reference)
  const later = new Date(Date.now() + 4 * HOUR_MS)
  site.mails.length = 0
  for (let i = 0; i < 2; i++) {
    await askForUnfinishedPayments(site.env, later)
    await sweepOutbox(site.env, { now: later })
  }
  expect(site.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('did not come through')])
})

test('what was typed wrongly stays in the form, with what is wrong; nothing is opened', async () => {
  const { reference } = await bookTransfer(site)
  for (const [wrong, words] of [
    [{ phone: '12' }, 'Enter a phone number with its country code'],
    [{ email: 'ann' }, 'Enter an e-mail address'],
    [{ first_name: '<b>'.repeat(40) }, 'at most 60'],
  ] as const) {
    const answer = await send(reference, { ...PAYER, ...wrong })
    const page = await answer.text()
    expect([answer.status, page.includes(words), page.includes('value="Perera"')], words).toEqual([422, true, true])
  }
  expect(payments.size).toBe(0)
})

test.each(['no answer', 'broken answer', 'elsewhere', 'not 200'] as const)(
  '%s when it is opened: nobody is led anywhere',
  async (lost) => {
    const { reference } = await bookTransfer(site)
    fault = lost
    expect((await send(reference)).status).toBe(503)
    expect(await rows('payment_notices')).toEqual([])
  },
)

test('PayHere comes first where both are set, and without keys nothing is taken', async () => {
  const both = testSite({
    ...keysIn('USD'),
    PAYHERE_MERCHANT_ID: ACCOUNT.merchantId,
    PAYHERE_SECRET: ACCOUNT.secret,
  })
  const { reference } = await bookTransfer(both)
  expect((await (await both.get(`/booking/${reference}/pay`)).text()).includes('Go on to PayHere')).toBe(true)
  expect((await send(reference, PAYER, both)).status).toBe(405)
  expect((await send(reference, PAYER, testSite({}))).status).toBe(405)
})
