/** Money back to the card: the office's step and what waits for a person, by tap on a short phone. */
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { activeCheckouts } from '#worker/payments/gateways/gateways.ts'
import { orderOfAttempt } from '#worker/payments/payment-attempts.ts'
import { recordNotice } from '#worker/payments/gateway-notices.ts'
import { bookByTelephone, quoteByTelephone } from '#worker/office/new-bookings/telephone.ts'
import { randomCode } from '#worker/platform/signing.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { APP, type FakePayHere, fakePayHere } from '../worker/payments/fake-payhere.ts'
import { violations } from './accessibility.ts'
import { browser } from './browser.ts'
import { type OfficeServer, startOffice } from './office-server.ts'
import { refuseClicks, SHORT_PHONE } from './visit.ts'

const KEYS = {
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_SECRET: 'MzE4MjcwNTIzMDI1OTkwNDkwMjExMDUyOTQ1ODQz',
  PAYHERE_APP: `${APP.id}:${APP.secret}`,
}

let office: OfficeServer
let payHere: FakePayHere
beforeAll(async () => {
  office = await startOffice(KEYS)
})
afterAll(() => office.close())
beforeEach(() => {
  payHere = fakePayHere()
})
afterEach(() => void vi.unstubAllGlobals())

let payments = 320032000001
/** A confirmed ride that was paid by card. */
async function paid(): Promise<string> {
  return office.run(async () => {
    const context = { env: office.env, waitUntil: () => {} }
    const date = addDays(sriLankaTime(new Date()).date, 20)
    const rides = { rides: [{ pickup: 'Colombo', dropoff: 'Kandy', vehicle: 'mini', date, time: '10:00' }] }
    const pricing = await quoteByTelephone(context, rides, {})
    if ('problems' in pricing) throw new Error(JSON.stringify(pricing.problems))
    const shown = { key: randomCode(), usd: pricing.priced.rides.map(({ price }) => price.usd) }
    const guest = { email: 'ann@example.com', phone: '+44 7911 123456' }
    const { reference, number } = await bookByTelephone(context, { rides, guest }, shown, 'desk@example.com')
    await takeStep(office.env, reference, { step: 'confirm' })
    const [checkout] = activeCheckouts(office.env)
    const [usd] = shown.usd
    const order = await orderOfAttempt(office.env, checkout!, number, { usd: usd!, cents: usd! * 100, currency: 'USD' })
    payments += 1
    const said = { order, cents: usd! * 100, currency: 'USD', payment: String(payments), status: 'paid' } as const
    await recordNotice(office.env, 'payhere', { ...said, event: order, paymentUnsigned: true })
    return reference
  })
}
const ride = (reference: string) => office.run(async () => (await findBooking(office.env, reference))!.booking.rides[0])

async function opened(path: string): Promise<Page> {
  const phone = await browser.newContext(SHORT_PHONE)
  refuseClicks(phone)
  const page = await phone.newPage()
  await page.goto(`${office.url}${path}`)
  return page
}
async function looksWell(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  expect(await violations(page, 'main')).toEqual([])
}

/** From the booking's page to the button that says yes. */
async function toTheYes(reference: string, usd: string): Promise<Page> {
  const page = await opened(`/operator/booking/${reference}`)
  await page.getByText('Give back to the card').first().tap()
  await page.getByLabel(/What goes back to the card, whole USD; \d+ at most at once/).fill(usd)
  await looksWell(page)
  await page.getByRole('button', { name: 'Go on' }).tap()
  await page.getByText(`USD ${usd}.00 goes back by online payment.`).waitFor()
  expect(payHere.asked).toEqual([])
  await looksWell(page)
  return page
}
const yes = (page: Page) => page.getByRole('button', { name: 'Yes, give it back' })

test('what goes back is shown, and goes once it is agreed', async () => {
  const reference = await paid()
  const before = (await ride(reference)).paidUsd
  const page = await toTheYes(reference, '20')
  await yes(page).tap()
  await page.waitForURL(/done$/)
  expect([payHere.gone.length, (await ride(reference)).paidUsd]).toEqual([1, before - 20])
  await looksWell(page)
  await page.context().close()
})

test('what the gateway refuses is said with its reason, and nothing is counted', async () => {
  const reference = await paid()
  const before = (await ride(reference)).paidUsd
  payHere.faults.push('refused')
  const page = await toTheYes(reference, '20')
  await yes(page).tap()
  await page.getByText('Nothing went back: the gateway refused (-1 Refund failed: insufficient balance).').waitFor()
  await looksWell(page)
  expect([payHere.gone, (await ride(reference)).paidUsd]).toEqual([[], before])
  await page.context().close()
})

test.each([
  ['It went back', 20],
  ['It did not', 0],
] as const)("what is not clear waits, is not asked for again, and ends by '%s'", async (said, went) => {
  const reference = await paid()
  const before = (await ride(reference)).paidUsd
  payHere.faults.push('done without an answer')
  const page = await toTheYes(reference, '20')
  await yes(page).tap()
  await page.getByText(/Nobody knows whether it went back/).waitFor()
  await looksWell(page)
  // It needs a hand from now on, and the page of the booking says so.
  await page.goto(`${office.url}/operator`)
  await page
    .getByText(/GIVEN BACK\? The gateway did not say/i)
    .first()
    .waitFor()
  await page.goto(`${office.url}/operator/booking/${reference}`)
  await page.getByText(/It is not asked for again\. Look in the gateway's portal/).waitFor()
  await looksWell(page)
  await page.getByRole('button', { name: said, exact: true }).tap()
  await page.waitForURL(/done$/)
  expect(await page.getByText(/It is not asked for again/).count()).toBe(0)
  expect([payHere.asked.length, (await ride(reference)).paidUsd]).toEqual([1, before - went])
  await page.context().close()
})
