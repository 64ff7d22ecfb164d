/** Whoever lives in Sri Lanka reads rupees alone, and pays into the account for rupees. */
import { expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { priceWords, sumWords } from '#worker/lists/office-texts.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import {
  form,
  removeBookings,
  testSite,
  tourToken,
  transferDetails,
  transferToken,
  withPlainAmounts,
} from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'
import { ACCOUNT, FORM, payHereForm, payPage } from './payment-site.ts'

const RUPEES = { merchantId: '1211150', secret: 'NTk5MDI0NTg0MzE4MjcwNTIzMDIxMTA1Mjk5MDQ5' }
const FREE = { ...(WITHOUT_LIMITS as object), PAYMENT_URL: '' }
const DOLLARS_ONLY = { ...FREE, PAYHERE_MERCHANT_ID: ACCOUNT.merchantId, PAYHERE_SECRET: ACCOUNT.secret }
const BOTH = { ...DOLLARS_ONLY, PAYHERE_SECOND_MERCHANT_ID: RUPEES.merchantId, PAYHERE_SECOND_SECRET: RUPEES.secret }
const two = testSite(BOTH)
const dollars = testSite(DOLLARS_ONLY)
const either = testSite({ ...BOTH, RESIDENTS_PAY: 'either' })
const ownPage = testSite({ ...(WITHOUT_LIMITS as object) })

startInTheMorning()

type Site = ReturnType<typeof testSite>
const HERE = { phone: '077 123 4567', phonecountry: 'LK' }
const pickupdate = () => sriLankaTime(new Date(Date.now() + 20 * DAY_MS)).date

async function book(site: Site, guest: object, beside: object = {}) {
  await removeBookings()
  site.mails.length = 0
  const bookingDetails = { ...transferDetails, pickupdate: pickupdate(), ...guest }
  const answer = await site.post(`/transfer/booking/${await transferToken()}`, { bookingDetails, ...beside })
  expect(answer.status).toBe(200)
  return answer.json<BookingReceipt>()
}
const call = async (site: Site, reference: string) =>
  (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
/** What a guest reads: without the data of scripts and the site's own words about prices. */
const read = async (site: Site, path: string) => {
  const html = withPlainAmounts(await (await site.get(path)).text())
  return html.slice(html.indexOf('<main'), html.indexOf('</main>'))
}

test.each([
  ['by the number', HERE, {}],
  ['by what the guest says', {}, { livesHere: true }],
])('a resident, known %s, reads no dollars and pays into the account for rupees', async (_, guest, beside) => {
  const { reference, changesUrl } = await book(two, guest, beside)
  const texts = [
    await read(two, `/booking/${reference}`),
    await read(two, new URL(changesUrl!).pathname + new URL(changesUrl!).search),
    two.mails.find(({ subject }) => subject.includes(reference) && !subject.startsWith('New'))!.text,
    (await payPage(two, reference)).page,
  ]
  for (const text of texts) {
    expect(text).toContain('LKR 21,480')
    expect(text).not.toMatch(/USD|dollar/)
  }
  expect(await payPage(two, reference, '?in=USD')).toMatchObject({
    merchant: RUPEES.merchantId,
    amount: '21480.00',
    currency: 'LKR',
  })
  // The contract's fields stay both.
  expect((await call(two, reference)).rides[0]).toMatchObject({ priceUsd: 74, priceLkr: 21_480, inRupees: true })
})

test('a guest from abroad chooses, and reads dollars first', async () => {
  const { reference } = await book(two, {})
  expect(await read(two, `/booking/${reference}`)).toContain('USD 74 (LKR 21,480)')
  const first = await payPage(two, reference)
  expect(first).toMatchObject({ merchant: ACCOUNT.merchantId, amount: '74.00', currency: 'USD' })
  expect(first.page).toContain('<a href="?in=LKR">Pay LKR 21,480.00 instead</a>')
  expect(await payPage(two, reference, '?in=LKR')).toMatchObject({ merchant: RUPEES.merchantId, amount: '21480.00' })
})

test('a notice counts by the account that it is of', async () => {
  const { reference } = await book(two, HERE)
  const { order, amount, currency } = await payPage(two, reference)
  const post = async (account: typeof ACCOUNT) =>
    two.post('/payment/notify', await payHereForm({ order, amount, currency }, account), { headers: FORM })
  expect((await post({ ...RUPEES, secret: ACCOUNT.secret })).status).toBe(400)
  expect((await call(two, reference)).rides[0]!.paidUsd).toBe(0)
  expect((await post(RUPEES)).status).toBe(200)
  expect((await call(two, reference)).rides[0]!.paidUsd).toBe(74)
  expect(await read(two, `/booking/${reference}`)).toContain('LKR 21,480')
  await runWithPriceLists(two.env, () => sweepOutbox(two.env))
  expect(two.mails.at(-1)!.text + two.mails.at(-2)!.text).toContain('LKR 21,480')
})

test('with an account for dollars alone a resident pays the driver, in rupees', async () => {
  const { reference, paymentUrl } = await book(dollars, HERE)
  expect(paymentUrl).toBeNull()
  expect((await payPage(dollars, reference)).status).toBe(302)
  expect(await read(dollars, `/booking/${reference}`)).toContain('Pay at the end of the journey in LKR.')
  expect((await book(dollars, {})).paymentUrl).not.toBeNull()
})

test('where the Central Bank has authorized the owner, a resident pays as others do', async () => {
  const { reference } = await book(either, HERE)
  expect((await payPage(either, reference)).currency).toBe('USD')
  expect(await read(either, `/booking/${reference}`)).toContain('LKR 21,480 (USD 74)')
  expect(await read(either, '/terms')).not.toContain('as the Central Bank')
  expect(await read(two, '/terms')).toContain(
    'pay in Sri Lankan rupees only, as the Central Bank of Sri Lanka requires',
  )
})

test('the terms say a deposit in the rupees by which residents are asked for it, too', async () => {
  expect(await read(either, '/terms')).toMatch(/from USD.500 on .* at least USD.50\./)
  expect(await read(two, '/terms')).toMatch(/from USD.500 \(LKR.144,000\) on .* at least USD.50 \(LKR.14,400\)\./)
})

test('a payment page of the owner is asked for rupees, by links of another version', async () => {
  const { paymentUrl } = await book(ownPage, HERE)
  const parameters = new URL(paymentUrl!).searchParams
  expect([parameters.get('lkr'), parameters.get('v')]).toEqual(['21480', '3'])
  const abroad = new URL((await book(ownPage, {})).paymentUrl!).searchParams
  expect([abroad.get('lkr'), abroad.get('v')]).toEqual([null, '2'])
})

test('a tour has its price in rupees, too, and so has its receipt', async () => {
  await removeBookings()
  const answer = await two.bookTour(await tourToken(), { pickupDate: pickupdate() })
  const { reference, changesUrl } = await answer.json<BookingReceipt>()
  const lkr = 248 * FIRST_PRICE_LIST.dollar.lkr
  const said = `LKR ${lkr.toLocaleString('en')}`
  expect((await read(two, `/booking/${reference}`)).replaceAll('105 USD', '')).not.toContain('USD')
  expect((await payPage(two, reference)).amount).toBe(`${lkr}.00`)
  await takeStep(two.env, reference, { step: 'paid', lkr, method: 'card' } as Step)
  const receipt = await read(
    two,
    new URL(changesUrl!).pathname.replace('/changes', '/receipt') + new URL(changesUrl!).search,
  )
  expect(receipt).toContain(said)
  expect(receipt).not.toContain('USD')
})

test('a number that the office corrects decides anew', async () => {
  const { reference } = await book(two, HERE)
  await takeStep(two.env, reference, { step: 'contact', phone: '+44 7911 123456' } as Step)
  expect((await call(two, reference)).rides[0]!.inRupees).toBe(false)
  await takeStep(two.env, reference, { step: 'contact', phone: '+94 77 123 4567' } as Step)
  expect((await call(two, reference)).rides[0]!.inRupees).toBe(true)
})

test('rupees are counted to the rupee: a part, the rest, what goes back, and the charge of a late cancellation', async () => {
  const { reference } = await book(two, HERE)
  const take = (step: Step) => runWithPriceLists(two.env, () => takeStep(two.env, reference, step))
  await take({ step: 'confirm' })
  // Dollars beside them are the form's.
  await take({ step: 'paid', usd: 74, lkr: 10_000, method: 'bank' })
  expect(await read(two, `/booking/${reference}`)).toContain('LKR 11,480 is still to be paid')
  expect((await payPage(two, reference)).amount).toBe('11480.00')
  await take({ step: 'refund', lkr: 5_000, isOwedAgain: true })
  expect((await payPage(two, reference)).amount).toBe('16480.00')
  await take({ step: 'paid', lkr: 16_480 })
  expect((await call(two, reference)).rides[0]).toMatchObject({ paidUsd: 74, paidLkr: 21_480 })
  // Nobody is to pay again what was given back for nothing.
  await take({ step: 'refund', lkr: 1_999 })
  expect((await call(two, reference)).rides[0]).toMatchObject({ paidLkr: 19_481, waivedLkr: 1_999 })
  expect((await payPage(two, reference)).status).toBe(302)
  await take({ step: 'cancel' })
  await take({ step: 'charge', usd: 37, reason: 'Late' })
  expect(await read(two, `/booking/${reference}`)).toContain('LKR 8,741')
  await take({ step: 'refund', lkr: 8_700 })
  const [ride] = (await call(two, reference)).rides
  expect(ride).toMatchObject({ cancelFeeUsd: 37, paidLkr: 10_781 })
  expect(ride!.cancellation!.lkr!.back).toBe(41)
})

/** Of LKR 22,380, which is USD 77: half of them is no whole dollar. */
async function bookOdd(guest: object) {
  const booked = await book(two, guest)
  const { date, time } = sriLankaTime(new Date(Date.now() + 20 * 3_600_000))
  await two.env.DB.batch([
    two.env.DB.prepare('update bookings set created_at = ?').bind(new Date(Date.now() - 3 * DAY_MS).toISOString()),
    two.env.DB.prepare('update rides set price_usd = 77, price_lkr = 22380, pickup_date = ?, pickup_time = ?').bind(
      date,
      time,
    ),
  ])
  two.mails.length = 0
  const { pathname, search } = new URL(booked.changesUrl!)
  return { reference: booked.reference, changes: pathname + search }
}
const cancels = (path: string, fee: object) =>
  two.get(path, form({ step: 'cancel', version: '0', sure: 'yes', ...fee }, { origin: ORIGIN }))
const dueByView = (reference: string) =>
  two.env.DB.prepare('select owed_lkr, back_lkr from operator_bookings where reference = ?').bind(reference).first()

test('half of a price in rupees is half of its rupees, to whoever reads or pays it', async () => {
  const { reference, changes } = await bookOdd(HERE)
  const before = await read(two, changes)
  expect(before).toContain('Cancel this booking for LKR 11,190')
  // Less was said: the guest looks once more.
  expect((await cancels(changes, { fee: '38', feeLkr: '11189' })).status).toBe(409)
  expect((await cancels(changes, { fee: '38', feeLkr: '11190' })).status).toBe(303)
  await sweepOutbox(two.env)
  const [toGuest, toOffice] = [false, true].map(
    (isOffice) => two.mails.find(({ subject }) => /CANCELLED/.test(subject) === isOffice)!.text,
  )
  expect((await payPage(two, reference)).amount).toBe('11190.00')
  expect(await dueByView(reference)).toEqual({ owed_lkr: 11_190, back_lkr: 0 })
  expect((await listBookings(two.env, { find: reference })).map((ride) => sumWords(ride, 'owed'))).toEqual([
    'LKR 11,190',
  ])
  for (const text of [await read(two, changes), await read(two, `/booking/${reference}`), toGuest, toOffice])
    expect(text).toContain('LKR 11,190')
  // The owner lets a part of it go, in rupees.
  const owner = { role: 'owner' } as never
  await takeStep(two.env, reference, { step: 'charge', lkr: 9_000, reason: 'Ill' }, owner)
  expect((await call(two, reference)).rides[0]).toMatchObject({ cancelFeeUsd: 30, cancelFeeLkr: 9_000 })
  await takeStep(two.env, reference, { step: 'paid', lkr: 9_000 })
  expect(await read(two, changes.replace('/changes', '/receipt'))).toContain('LKR 9,000.00')
  expect(await dueByView(reference)).toEqual({ owed_lkr: 0, back_lkr: 0 })
  await expect(takeStep(two.env, reference, { step: 'charge', lkr: 22_381, reason: 'Ill' }, owner)).rejects.toThrow(
    'Between 0 and 22,380 whole rupees can be owed for it',
  )
})

test('half of what a resident has paid goes back, to the rupee', async () => {
  const { reference, changes } = await bookOdd(HERE)
  await takeStep(two.env, reference, { step: 'paid', lkr: 22_380 })
  expect(await read(two, changes)).toContain('LKR 11,190')
  expect((await call(two, reference)).rides[0]!.cancellation).toMatchObject({
    feeLkr: 11_190,
    lkr: { paid: 22_380, back: 11_190 },
  })
  await takeStep(two.env, reference, { step: 'cancel', isGuestsWish: true })
  expect(await dueByView(reference)).toEqual({ owed_lkr: 0, back_lkr: 11_190 })
  await sweepOutbox(two.env)
  expect(two.mails.at(-1)!.text).toContain('LKR 11,190')
})

test.each([
  ['USD', ACCOUNT, 11_045, 'USD 38 (LKR 11,045)'],
  ['LKR', RUPEES, 11_190, 'USD 38 (LKR 11,190)'],
])('a guest from abroad who has paid by card in %s owes half of that', async (wanted, account, feeLkr, said) => {
  const { reference, changes } = await bookOdd({})
  expect(await read(two, changes)).toContain('Cancel this booking for USD 38 (LKR 11,045)')
  const { order, amount, currency } = await payPage(two, reference, `?in=${wanted}`)
  await two.post('/payment/notify', await payHereForm({ order, amount, currency }, account), { headers: FORM })
  expect(await read(two, changes)).toContain(`Cancel this booking for ${said}`)
  expect((await cancels(changes, { fee: '38' })).status).toBe(409)
  await takeStep(two.env, reference, { step: 'cancel', isGuestsWish: true })
  expect((await call(two, reference)).rides[0]).toMatchObject({ cancelFeeUsd: 38, cancelFeeLkr: feeLkr })
  expect(await dueByView(reference)).toEqual({ owed_lkr: 0, back_lkr: 22_380 - feeLkr })
})

test('what a guest from abroad pays in rupees closes the price in dollars, and a part of it in dollars that of rupees', async () => {
  const { reference } = await book(two, {})
  const take = (step: Step) => runWithPriceLists(two.env, () => takeStep(two.env, reference, step))
  await take({ step: 'paid', lkr: 10_000 })
  expect([(await payPage(two, reference)).amount, (await payPage(two, reference, '?in=LKR')).amount]).toEqual([
    '40.00',
    '11480.00',
  ])
  await take({ step: 'paid', usd: 40 })
  expect((await call(two, reference)).rides[0]).toMatchObject({ paidUsd: 74, paidLkr: 21_480 })
  expect((await payPage(two, reference)).status).toBe(302)
})

test('lists and the evening mail say to the office what a resident pays: rupees alone', async () => {
  const said = async (site: Site) => {
    const now = new Date()
    const [listed] = await listBookings(site.env, 'coming', now)
    const { text } = await composeOverview(site.env, pickupdate(), now)
    return [
      priceWords(listed!),
      text
        .split('\n')
        .filter((line) => /collect/.test(line))
        .join(),
    ]
  }
  const { reference } = await book(two, HERE)
  const [price, evening] = await said(two)
  expect(price).toBe('LKR 21,480')
  expect(evening).toContain('to collect LKR 21,480')
  expect(evening).not.toContain('USD')
  await takeStep(two.env, reference, { step: 'paid', lkr: 10_000 } as Step)
  const [part, partEvening] = await said(two)
  expect(part).toBe('LKR 21,480, 10,000 paid')
  expect(partEvening).toContain('to collect LKR 11,480')
  await takeStep(two.env, reference, { step: 'paid', lkr: 11_480 } as Step)
  expect((await said(two))[0]).toBe('LKR 21,480 paid')

  // The guest cancels: the office's mail names rupees, and how they are noted.
  two.mails.length = 0
  await takeStep(two.env, reference, { step: 'cancel' }, { by: 'guest' } as never)
  await sweepOutbox(two.env)
  const told = two.mails.find(({ subject }) => /CANCELLED/.test(subject))!
  expect(told.text).toContain('LKR 21,480 was paid.')
  expect(told.text).toMatch(/Pay back LKR 21,480 by/)
  expect(told.text).not.toMatch(/USD|--usd/)

  await book(two, {})
  expect((await said(two))[0]).toBe('USD 74')
  await book(either, HERE)
  expect((await said(either))[0]).toBe('USD 74')
})
