/** Never an order that the gateway's plan does not take: what is asked comes in payments that fit, or in another way. */
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { CardRoom } from '#domain/bookings/money/paying.ts'
import { missingDeposit } from '#domain/bookings/money/payments.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { payingRules } from '#worker/payments/payment-options.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { pass, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import { listWith, publishList } from '../prices/price-site.ts'
import { removeBookings, testSite, transferDetails } from '../bookings/booking-site.ts'
import { sent } from '../proposals/proposal-site.ts'
import { ACCOUNT, FORM, payHereForm, payPage } from './payment-site.ts'

const PAYHERE = {
  ...(WITHOUT_LIMITS as object),
  PAYMENT_URL: '',
  PAYHERE_MERCHANT_ID: ACCOUNT.merchantId,
  PAYHERE_SECRET: ACCOUNT.secret,
}
const of = (limits: string, more: object = {}) => testSite({ ...PAYHERE, PAYHERE_LIMITS: limits, ...more })

startInTheMorning()

const inDays = (days: number) => sriLankaTime(new Date(Date.now() + days * 86_400_000)).date

/** A transfer for USD 74. */
async function book(site: ReturnType<typeof testSite>, days = 20, change: object = {}) {
  await removeBookings()
  site.mails.length = 0
  return site.booked({ pickupdate: inDays(days), ...change })
}
type Site = ReturnType<typeof testSite>
const call = async (site: Site, reference: string) =>
  (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const textOf = async (site: Site, path: string) => (await site.get(path)).text()
const notice = async (site: Site, said: { order: string; amount: string; currency: string; payment: string }) =>
  site.post('/payment/notify', await payHereForm(said), { headers: FORM })
const problemsOf = async (site: Site) =>
  (await site.env.DB.prepare('select problem from payment_notices where problem is not null').all()).results

// First: of what the accounts have taken in this month nothing is there yet.
test('a proposal says in how many payments a resident pays the deposit: it is counted in rupees', async () => {
  await removeBookings()
  const days = { '1-date': inDays(10), '2-date': inDays(13), validDate: inDays(5) }
  const { code, content } = await sent({ ...days, '2-travelers': '6', phone: '+94 77 123 4567' })
  const rides = content!.rides.map(({ priceUsd, priceLkr }) => ({ priceUsd, priceLkr, paidUsd: 0 }))
  const depositLkr = (inRupees: boolean) =>
    missingDeposit(
      rides.map((ride) => ({ ...ride, inRupees })),
      FIRST_PRICE_LIST.promises.deposit,
    )!.lkr
  const own = depositLkr(true)
  expect(depositLkr(false)).toBeGreaterThan(own)
  const page = (most: number) => textOf(twoAccounts('0 / 9999999', `${most} / 9999999`), `/proposal/${code}`)
  expect(await page(own)).not.toContain('you pay it in')
  expect(await page(own - 1)).toContain('you pay it in 2 payments')
})

test('what is more than a payment takes is paid in several, each asked for in its turn', async () => {
  const site = of('30 / 0')
  const { reference, payments } = await book(site)
  expect(payments).toBe(3)
  const asked: string[] = []
  for (let left = 3; left > 0; left--) {
    const { order, amount, currency, page } = await payPage(site, reference)
    asked.push(`${amount} ${currency}`)
    expect(Number(amount)).toBeLessThanOrEqual(30)
    if (left > 1) expect(page).toContain(`This is the next of ${left} payments, USD `)
    else expect(page).not.toContain('payments')
    expect((await notice(site, { order, amount, currency, payment: `p${left}` })).status).toBe(200)
  }
  expect(asked).toEqual(['30.00 USD', '30.00 USD', '14.00 USD'])
  expect(await problemsOf(site)).toEqual([])
  expect((await call(site, reference)).rides[0]!.paidUsd).toBe(74)
  expect((await payPage(site, reference)).status).toBe(302)
})

test('answer, page and mail say in how many payments', async () => {
  const site = of('30 / 0')
  const { reference } = await book(site)
  expect(await call(site, reference)).toMatchObject({ payments: 3 })
  const words = 'A card payment has a limit, so you pay it in 3 payments.'
  expect(await textOf(site, `/booking/${reference}`)).toContain(words)
  expect(site.mails.find(({ to }) => to === transferDetails.email)!.text).toContain(words)
  expect(await textOf(site, `/de/booking/${reference}`)).toContain('deshalb zahlen Sie in 3 Teilbeträgen')
})

test('in rupees each payment fits as well', async () => {
  const site = of('10000 / 0', { PAYHERE_CURRENCY: 'LKR' })
  const { reference } = await book(site)
  let paid = 0
  for (let i = 0; i < 3; i++) {
    const { order, amount, currency } = await payPage(site, reference)
    expect(Number(amount)).toBeLessThanOrEqual(10_000)
    paid += Number(amount)
    await notice(site, { order, amount, currency, payment: `p${i}` })
  }
  // Each share of the price is rounded up.
  expect(paid).toBeGreaterThanOrEqual(21_480)
  expect(paid).toBeLessThanOrEqual(21_482)
  expect(await problemsOf(site)).toEqual([])
  expect((await call(site, reference)).rides[0]!.paidUsd).toBe(74)
})

/** Somebody else has paid so much by card this month. */
async function othersPaid(site: Site, usd: number) {
  const { reference } = await site.booked({ pickupdate: inDays(25), email: 'other@example.com' })
  await takeStep(site.env, reference, { step: 'paid', usd, method: 'card' } as Step)
  return reference
}

test('a month that is nearly used takes what is left of it, and says from when the rest can be paid', async () => {
  const site = of('0 / 100')
  const { reference } = await book(site, 35)
  const other = await othersPaid(site, 60)
  const { amount, order, currency, page } = await payPage(site, reference)
  expect(amount).toBe('40.00')
  expect(page).toMatch(/More can be paid by card from 1 \w+ \d{4}\./)
  expect(await call(site, reference)).toMatchObject({ cardFrom: expect.stringMatching(/-01$/) as string })
  await notice(site, { order, amount, currency, payment: 'p1' })
  expect(await problemsOf(site)).toEqual([])
  expect((await payPage(site, reference)).status).toBe(302)
  expect((await call(site, reference)).paymentUrl).toBeNull()
  // An entry that was wrong makes room again, money that went back does not.
  await takeStep(site.env, reference, { step: 'refund', usd: 20, method: 'card' } as Step)
  expect((await payPage(site, reference)).status).toBe(302)
  const [entry] = await site.env.DB.prepare('select number from cash_book where cents = 6000')
    .all<{ number: number }>()
    .then(({ results }) => results)
  await takeStep(site.env, other, { step: 'reverse', number: entry!.number, reason: 'typed twice' } as Step)
  expect((await payPage(site, reference)).amount).toBe('34.00')
})

/** Two accounts. */
const twoAccounts = (usd: string, lkr: string, more: object = {}) =>
  of(usd, {
    ...more,
    PAYHERE_SECOND_MERCHANT_ID: '1211150',
    PAYHERE_SECOND_SECRET: ACCOUNT.secret,
    PAYHERE_SECOND_LIMITS: lkr,
  })

test('the other currency is offered with what its account takes this month', async () => {
  const site = twoAccounts('30 / 0', '0 / 10000')
  const { reference } = await book(site)
  const { page } = await payPage(site, reference)
  const [, offered] = /in=LKR">Pay LKR ([\d,]+)\.00 instead/.exec(page)!
  expect((await payPage(site, reference, '?in=LKR')).amount).toBe(`${offered!.replace(',', '')}.00`)
})

test('cash, bank transfers and the other currency use none of it', async () => {
  const site = of('0 / 100')
  const { reference } = await book(site)
  const { reference: another } = await site.booked({ pickupdate: inDays(25), email: 'other@example.com' })
  await takeStep(site.env, another, { step: 'paid', usd: 30, method: 'cash' } as Step)
  await takeStep(site.env, another, { step: 'paid', usd: 20, method: 'bank' } as Step)
  await takeStep(site.env, another, { step: 'paid', lkr: 2880, method: 'card' } as Step)
  expect((await payPage(site, reference)).amount).toBe('74.00')
})

test('nothing fits: the driver is paid, and by card from the next month on', async () => {
  const site = of('0 / 80')
  const { reference } = await book(site, 35)
  await othersPaid(site, 74)
  const shown = await call(site, reference)
  expect(shown).toMatchObject({ paymentUrl: null, cardFrom: expect.stringMatching(/-01$/) as string })
  expect(shown).not.toHaveProperty('transfer')
  const page = await textOf(site, `/booking/${reference}`)
  expect(page).toContain('Pay at the end of the journey in LKR or USD.')
  expect(page).toMatch(/By card it can be paid from 1 \w+ \d{4}: this month our card service takes no more\./)
  // The month begins in Sri Lanka.
  pass(31 * 24 * 60)
  expect((await call(site, reference)).paymentUrl).not.toBeNull()
  expect((await payPage(site, reference)).amount).toBe('74.00')
})

test('nothing fits, and the ride is over by then: nothing is said of the next month', async () => {
  const site = of('0 / 80')
  const { reference } = await book(site, 2)
  await othersPaid(site, 74)
  const shown = await call(site, reference)
  expect(shown.paymentUrl).toBeNull()
  expect(shown).not.toHaveProperty('cardFrom')
})

test('an account whose limits cannot be read takes nothing', async () => {
  const { paymentUrl } = await book(of('1,000'))
  expect(paymentUrl).toBeNull()
})

test('too many payments are asked of nobody', async () => {
  const { paymentUrl } = await book(of('3 / 0'))
  expect(paymentUrl).toBeNull()
})

test('the page before the gateway writes amounts as its language does, and posts them as the gateway wants them', async () => {
  const site = of('30 / 0', {
    PAYHERE_SECOND_MERCHANT_ID: '1211150',
    PAYHERE_SECOND_SECRET: 'NTk5MDI0NTg0MzE4MjcwNTIzMDIxMTA1Mjk5MDQ5',
    PAYHERE_SECOND_LIMITS: '0 / 0',
  })
  const { reference } = await book(site)
  const read = async (language: string) =>
    (await textOf(site, `/${language}booking/${reference}/pay`)).replaceAll(/[\u00a0\u202f]/g, ' ')
  expect(await read('')).toMatch(/USD 30\.00.*USD 74\.00.*LKR 21,480\.00/s)
  expect(await read('de/')).toMatch(/USD 30,00.*USD 74,00.*LKR 21\.480,00/s)
  expect(await read('fr/')).toMatch(/USD 30,00.*USD 74,00.*LKR 21 480,00/s)
  expect(await read('ru/')).toMatch(/USD 30,00.*USD 74,00.*LKR 21 480,00/s)
  expect(await read('de/')).toContain('name="amount" value="30.00"')
})

test('who comes back from a part of several reads that another one may follow, and where', async () => {
  const site = of('30 / 0')
  const { reference } = await book(site)
  const { order, amount, currency } = await payPage(site, reference)
  await notice(site, { order, amount, currency, payment: '320032000077' })
  expect(await textOf(site, `/paid?order=${order}`)).toContain('leads to the next part if you pay in several')
  expect((await call(site, reference)).payments).toBe(2)
})

test('to pay all is not offered where this month does not take the deposit', async () => {
  const site = of('0 / 100')
  const deposit = { percent: 30, leastUsd: 11, fromTotalUsd: 40 }
  await publishList(listWith({ promises: { ...FIRST_PRICE_LIST.promises, deposit } }), { site: site.env })
  pass(1)
  await removeBookings()
  const asked = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  const [quote] = await asked.json<TransferQuote[]>()
  const { pickup, dropoff, distance: km, duration, token } = quote!
  const details = { ...transferDetails, pickup, dropoff, distance: km, duration, vehicle: vehicleText('mini', quote!) }
  const answer = await site.bookTransfer(token, { ...details, pickupdate: inDays(35) })
  const { reference } = await answer.json<BookingReceipt>()
  expect((await payPage(site, reference)).page).toContain('Pay all now: USD 75.00')
  await othersPaid(site, 74)
  await othersPaid(site, 16)
  const { page, amount } = await payPage(site, reference)
  expect(amount).toBe('10.00')
  expect(page).toContain('Deposit: USD 10.00')
  expect(page).toContain('More can be paid by card from')
  expect(page).not.toContain('Pay all now')
})

describe('before anything is booked a form is told the same', () => {
  const room = async (site: Site, rides: readonly object[], usd: number, more: object = {}) => {
    const answer = await site.get('/card-room', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ usd, lkr: usd * 300, rides, ...more }),
    })
    return { status: answer.status, said: answer.ok ? await answer.json<CardRoom>() : null }
  }
  const rideIn = (days: number) => ({ priceUsd: 74, priceLkr: 21_480, pickupDate: inDays(days) })

  test.each([
    ['0 / 100', 0, 35],
    ['0 / 100', 60, 35],
    ['0 / 100', 60, 2],
    ['0 / 80', 74, 35],
    ['0 / 80', 74, 2],
    ['30 / 0', 0, 20],
    ['30 / 100', 40, 35],
  ])('%s, of which others paid %i, %i days ahead', async (limits, others, days) => {
    const site = of(limits)
    await removeBookings()
    if (others > 0) await othersPaid(site, others)
    const { said } = await room(site, [rideIn(days)], 74)
    const { payments, cardFrom, paymentUrl } = await site.booked({ pickupdate: inDays(days) })
    expect(said).toEqual({ payments: paymentUrl === null ? 0 : (payments ?? 1), cardFrom: cardFrom ?? null })
  })

  test('a resident by the account in rupees; while no day is chosen nothing of the next month', async () => {
    const site = twoAccounts('0 / 1', '0 / 10000')
    await removeBookings()
    expect((await room(site, [rideIn(35)], 74, { inRupees: true })).said).toEqual({
      payments: 1,
      cardFrom: expect.stringMatching(/-01$/) as string,
    })
    expect((await room(site, [{ ...rideIn(35), pickupDate: '' }], 74)).said).toEqual({ payments: 1, cardFrom: null })
  })

  test('nothing else than that question', async () => {
    const site = of('0 / 100')
    const ride = rideIn(35)
    for (const [rides, usd] of [
      [[], 74],
      [[ride], 0],
      [[ride], -5],
      [[ride], 1.5],
      [[ride], 1e12],
      [[{ ...ride, priceUsd: 0 }], 74],
      [[{ ...ride, pickupDate: 'tomorrow' }], 74],
      [Array.from({ length: 61 }, () => ride), 74],
    ] as const)
      expect((await room(site, rides, usd)).status, JSON.stringify([rides, usd]).slice(0, 200)).toBe(422)
    expect((await site.get('/card-room', { method: 'POST', body: 'x' })).status).toBeGreaterThanOrEqual(400)
    expect((await room(testSite({ ...PAYHERE, PAYHERE_MERCHANT_ID: '' }), [ride], 74)).status).toBe(405)
  })

  test('pages ask it only where an account has such a limit, and then a bank may be asked for, too', () => {
    const BANK_ACCOUNT = 'Serendip Taxi (Pvt) Ltd | 0012345678 | Bank of Ceylon, Kandy | BCEYLKLX'
    const rules = (limits: string) => payingRules(twoAccounts(limits, '', { BANK_ACCOUNT }).env)
    expect([rules('0 / 100').hasMonth, rules('30 / 0').hasMonth, rules('').hasMonth]).toEqual([
      true,
      undefined,
      undefined,
    ])
    expect([rules('0 / 100').bankDays, rules('30 / 0').bankDays, rules('').bankDays]).toEqual([3, 3, null])
  })
})
