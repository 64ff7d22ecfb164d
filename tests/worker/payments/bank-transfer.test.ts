/** Where nobody can pay online, a deposit is asked for by bank transfer; without an account nothing is said of one. */
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { countedStatements } from '../counted-statements.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { addDays, DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { listConcerned } from '#worker/lists/booking-list.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { pass, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import { listWith, publishList } from '../prices/price-site.ts'
import { form, removeBookings, testSite, transferDetails } from '../bookings/booking-site.ts'

const BANK = { BANK_ACCOUNT: 'Ann Perera | 1234 5678 | A Bank, Galle | ABANLKLX', BANK_DAYS: '3' } as const
const CASH = { ...(WITHOUT_LIMITS as object), PAYMENT_URL: '' }
const site = testSite({ ...CASH, ...BANK })
const without = testSite({ ...CASH, BANK_DAYS: '3' })
const online = testSite({ ...(WITHOUT_LIMITS as object), ...BANK })
const office = testSite({ ...CASH, ...BANK, OPERATOR_OPEN: 'yes' })
const officeOnline = testSite({ ...(WITHOUT_LIMITS as object), ...BANK, OPERATOR_OPEN: 'yes' })

startInTheMorning()
const DEPOSIT = { percent: 30, leastUsd: 11, fromTotalUsd: 40 }

beforeEach(async () => {
  await removeBookings()
  await env.DB.exec('DROP TRIGGER IF EXISTS price_lists_remain')
  await env.DB.exec('DELETE FROM price_lists')
  await env.CACHE.put('price-lists', '{"lists":[]}')
  await publishList(listWith({ promises: { ...FIRST_PRICE_LIST.promises, deposit: DEPOSIT } }), { site: site.env })
  pass(1)
  for (const each of [site, without, online]) each.mails.length = 0
})

const inDays = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date

async function book(at = site, days = 20, guest: object = {}) {
  const asked = await at.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  const [quote] = await asked.json<TransferQuote[]>()
  const { pickup, dropoff, distance: km, duration, token } = quote!
  const details = { ...transferDetails, pickup, dropoff, distance: km, duration, vehicle: vehicleText('mini', quote!) }
  const answer = await at.bookTransfer(token, { ...details, pickupdate: inDays(days), pickuptime: '09:30', ...guest })
  expect(answer.status).toBe(200)
  return answer.json<BookingReceipt>()
}

const call = async (reference: string, at = site) =>
  (await at.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const pageOf = async (path: string, at = site) => (await at.get(path)).text()
const toGuest = (at = site) => at.mails.filter(({ to }) => to === transferDetails.email)
const take = (reference: string, step: Step) => runWithPriceLists(site.env, () => takeStep(site.env, reference, step))

test('answer, page and mail say how much, where to, with which reference, until when, and what happens else', async () => {
  const { reference, insertId, transfer } = await book()
  const until = addDays(inDays(0), 3)
  expect(transfer).toMatchObject({ until, isLate: false, reference: String(insertId) })
  expect(transfer!.usd).toBe(Math.ceil(((await call(reference)).rides[0]!.priceUsd * 30) / 100))
  expect((await call(reference)).transfer).toEqual(transfer)
  for (const text of [toGuest()[0]!.text, await pageOf(`/booking/${reference}`)]) {
    expect(text).toContain(`We ask for a deposit of USD ${transfer!.usd} by bank transfer`)
    expect(text).toMatch(
      /It has to be there by .*? If it is not, we ask you once more, and may then cancel the booking\./,
    )
    for (const value of ['Ann Perera', '1234 5678', 'A Bank, Galle', 'ABANLKLX', String(insertId)])
      expect(text).toContain(value)
  }
})

test('a resident is asked for rupees alone', async () => {
  const { reference, transfer } = await book(site, 20, { phone: '077 123 4567', phonecountry: 'LK' })
  const said = `LKR ${transfer!.lkr.toLocaleString('en')}`
  for (const text of [toGuest()[0]!.text, await pageOf(`/booking/${reference}`)]) {
    expect(text).toContain(`We ask for a deposit of ${said} by bank transfer`)
    expect(text).not.toContain(`USD ${transfer!.usd}`)
  }
})

test('is asked for in the language of the guest', async () => {
  const { reference } = await book()
  expect(await pageOf(`/de/booking/${reference}`)).toContain('per Banküberweisung')
})

test.each([
  ['without an account', without],
  ['where guests pay online', online],
])('%s no page and no mail says anything of a transfer', async (_, at) => {
  const { reference, transfer } = await book(at)
  expect(transfer).toBeUndefined()
  expect(await call(reference, at)).not.toHaveProperty('transfer')
  const pages = ['/', '/terms', `/booking/${reference}`].map((path) => pageOf(path, at))
  for (const text of [toGuest(at)[0]!.text, ...(await Promise.all(pages))]) {
    expect(text).not.toMatch(/bank transfer/i)
    expect(text).not.toContain('bankDays')
  }
})

test('the terms say it before anything is booked', async () => {
  const text = await pageOf('/terms')
  expect(text).toContain('we ask for a deposit by bank transfer: 30\u00A0% of the price')
  expect(text).toContain('within 3 days of booking')
})

test('that drivers take cash only stands in the terms and on the page of what is booked', async () => {
  const cash = 'The driver takes cash only.'
  const { reference } = await book(site, 3)
  for (const path of ['/terms', `/booking/${reference}`]) expect(await pageOf(path)).toContain(cash)
})

test('the answers know the stops and the wish for a language that the forms offer', async () => {
  // No line ends between a currency and its amount.
  const text = (await pageOf('/terms')).replaceAll('\u00a0', ' ')
  const { freeMinutes } = priceList().waiting!
  expect(text).toContain(
    `The first ${freeMinutes} minutes at each stop are free, a further hour costs LKR 2,000 (Mini Car)`,
  )
  expect(text).toContain(ENGLISH_TEXTS.in('booking').crew.wish.hint)
})

test('no transfer is asked for where it could not come before the ride', async () => {
  expect((await book(site, 3)).transfer).toBeUndefined()
  expect(toGuest()[0]!.text).toContain('Pay at the end of the journey')
})

test('what the office marks as come by bank is no longer asked for', async () => {
  const { reference, transfer } = await book()
  await take(reference, { step: 'paid', usd: transfer!.usd, method: 'bank' } as Step)
  expect(await call(reference)).not.toHaveProperty('transfer')
  expect((await call(reference)).rides[0]!.paidUsd).toBe(transfer!.usd)
})

test('where guests pay online the cron looks no booking up whose deposit has not come', async () => {
  for (let i = 0; i < 5; i++) await book(online, 20, { email: `ann${i}@example.com`, pickuptime: `1${i}:00` })
  pass(5 * 24 * 60)
  const counted = countedStatements()
  const { askForLateDeposits } = await import('#worker/payments/late-deposits.ts')
  const at = { ...online.env, DB: counted.DB }
  await runWithPriceLists(online.env, () => askForLateDeposits(at, new Date()))
  expect(counted.asked()).toBe(0)
})

const DAY = 24 * 60

/** The five minutes of the cron, twice. @returns the mails that ask for a late deposit */
async function clock(at = site) {
  for (let run = 0; run < 2; run++) {
    await runWithPriceLists(at.env, () => addDueReminders(at.env))
    await runWithPriceLists(at.env, () => sweepOutbox(at.env))
  }
  return toGuest(at).filter(({ subject }) => /^Your deposit .* has not arrived:/.test(subject))
}

const releasable = async (at = site) => {
  const { bookings } = await runWithPriceLists(at.env, () => listConcerned(at.env, new Date()))
  return bookings.filter(({ concerns }) => concerns.includes('deposit-late')).map(({ reference }) => reference)
}

test('a late deposit is asked for by one mail, then the office is offered to release the booking', async () => {
  const { reference, transfer } = await book()
  await take(reference, { step: 'confirm' })
  pass(3 * DAY)
  expect(await clock()).toEqual([])
  pass(DAY)
  const [mail, ...more] = await clock()
  expect(more).toEqual([])
  expect(mail!.text).toContain(`We ask for a deposit of USD ${transfer!.usd} by bank transfer`)
  expect(mail!.text).toContain('we have not received it. Please send it now')
  expect(mail!.text).toContain('1234 5678')
  expect(await releasable()).toEqual([])
  pass(2 * DAY)
  expect(await clock()).toHaveLength(1)
  expect(await releasable()).toEqual([reference])
  await take(reference, { step: 'cancel' })
  expect(await releasable()).toEqual([])
  expect(await clock()).toHaveLength(1)
})

test.each<readonly [string, (reference: string, usd: number) => Promise<unknown>]>([
  ['that came in time', (reference, usd) => take(reference, { step: 'paid', usd, method: 'bank' } as Step)],
  ['of a booking that is cancelled', (reference) => take(reference, { step: 'cancel' })],
])('nobody is asked for a deposit %s', async (_, act) => {
  const { reference, transfer } = await book()
  await act(reference, transfer!.usd)
  pass(7 * DAY)
  expect(await clock()).toEqual([])
  expect(await releasable()).toEqual([])
})

test('money that came after the mail takes the booking off the list', async () => {
  const { reference, transfer } = await book()
  pass(4 * DAY)
  expect(await clock()).toHaveLength(1)
  pass(2 * DAY)
  expect(await releasable()).toEqual([reference])
  await take(reference, { step: 'paid', usd: transfer!.usd, method: 'bank' } as Step)
  expect(await releasable()).toEqual([])
})

test('a mail that waited does not go once the money is there', async () => {
  const { reference, transfer } = await book()
  pass(4 * DAY)
  await runWithPriceLists(site.env, () => addDueReminders(site.env))
  await take(reference, { step: 'paid', usd: transfer!.usd, method: 'bank' } as Step)
  await runWithPriceLists(site.env, () => sweepOutbox(site.env))
  expect(await clock()).toEqual([])
})

/** The office's page of a booking, or of a step with it, as it is read. */
const inOffice = async (path: string, at = office) => {
  const html = await pageOf(`/operator/booking/${path}`, at)
  return html
    .replace(/<script.*?<\/script>/gs, '')
    .replaceAll('<!-- -->', '')
    .replaceAll('&nbsp;', ' ')
}
const depositIn = (html: string) => /<dt>Deposit<\/dt><dd>(.*?)<\/dd>/.exec(html)?.[1]
const fieldsOf = (html: string) => ({
  usd: /name="usd"[^>]*value="(.*?)"/.exec(html)?.[1],
  lkr: /name="lkr"[^>]*value="(.*?)"/.exec(html)?.[1],
  method: /<option[^>]*value="([a-z-]*)" selected/.exec(html)?.[1],
})

test('the office reads what its guest is asked for, until when, and whether it has come', async () => {
  const { reference, insertId, transfer } = await book(site, 20)
  const { usd, lkr, until } = transfer!
  const sums = `USD ${usd} or LKR ${lkr.toLocaleString('en')}`
  const day = showDate(until)
  expect(depositIn(await inOffice(reference))).toBe(`asked: ${sums} by bank transfer, by ${day}, reference ${insertId}`)
  const note = await inOffice(`${reference}/paid`)
  expect(note).toContain(`Deposit: ${sums} by bank transfer, by ${day}, reference ${insertId}.`)
  expect(fieldsOf(note)).toEqual({ usd: String(usd), lkr: undefined, method: 'bank' })
  pass(4 * DAY)
  expect(depositIn(await inOffice(reference))).toBe(
    `<span class="bad">asked: ${sums} by bank transfer, was to be here by ${day}, and is not, reference ${insertId}</span>`,
  )
  await take(reference, { step: 'paid', usd, method: 'bank' } as Step)
  expect(depositIn(await inOffice(reference))).toBe(`${sums}, has come`)
  const rest = fieldsOf(await inOffice(`${reference}/paid`))
  expect(rest).toEqual({
    usd: String((await call(reference)).rides[0]!.priceUsd - usd),
    lkr: undefined,
    method: undefined,
  })
})

test('the office reads the deposit of a resident in rupees, and what is asked for online', async () => {
  const { reference, transfer } = await book(site, 20, { phone: '077 123 4567', phonecountry: 'LK' })
  const page = await inOffice(reference)
  expect(depositIn(page)).toContain(`asked: LKR ${transfer!.lkr.toLocaleString('en')} by bank transfer`)
  expect(fieldsOf(await inOffice(`${reference}/paid`))).toMatchObject({ lkr: String(transfer!.lkr), method: 'bank' })
  const byCard = await book(online, 25)
  const { depositUsd } = await call(byCard.reference, online)
  expect(depositIn(await inOffice(byCard.reference, officeOnline))).toBe(`asked: USD ${depositUsd} online`)
  expect(fieldsOf(await inOffice(`${byCard.reference}/paid`, officeOnline)).method).toBeUndefined()
})

test('nothing of a deposit stands in the office where none is asked for', async () => {
  const { reference } = await book(site, 3)
  expect(depositIn(await inOffice(reference))).toBeUndefined()
  expect(fieldsOf(await inOffice(`${reference}/paid`)).method).toBeUndefined()
})

test('of a journey the deposit stands with each ride, and is noted for all of them', async () => {
  const [quote] = await (
    await site.post('/transfer/query', { urlData: { url: 'taxi-from-Kandy-to-Colombo' } })
  ).json<TransferQuote[]>()
  const { token, distance, duration } = quote!
  const back = { pickupdate: inDays(23), pickuptime: '15:00', vehicle: vehicleText('mini', quote!) }
  const { reference, transfer } = await book(site, 20, { returntrip: { token, distance, duration, ...back } })
  const rides = (await call(reference)).rides
  expect(transfer!.usd).toBe(Math.ceil((rides.reduce((sum, { priceUsd }) => sum + priceUsd, 0) * 30) / 100))
  for (const ride of [1, 2])
    expect(depositIn(await inOffice(`${reference}?ride=${ride}`))).toContain(`asked: USD ${transfer!.usd} or`)
  const all = `/operator/booking/${reference}/paid?ride=2&amp;all=yes`
  const one = await inOffice(`${reference}/paid?ride=2`)
  expect(one).toContain(`It is for <a href="${all}">all rides of the booking</a>.`)
  expect(fieldsOf(one)).toMatchObject({ usd: String(transfer!.usd), method: 'bank' })
  const ofAll = await inOffice(`${reference}/paid?ride=2&all=yes`)
  expect(ofAll).not.toContain('It is for')
  expect(fieldsOf(ofAll)).toMatchObject({ usd: String(transfer!.usd), method: 'bank' })
  const { version } = /name="version" value="(?<version>\d+)"/.exec(ofAll)!.groups!
  const typed = { step: 'paid', version: version!, all: 'yes', usd: String(transfer!.usd), method: 'bank' }
  const post = `/operator/booking/${reference}?ride=2`
  const preview = await (await office.get(post, form(typed))).text()
  const agreed = /name="agreed" value="(.*?)"/.exec(preview)![1]!.replaceAll('&#x27;', "'")
  expect((await office.get(post, form({ ...typed, agreed }))).status).toBe(303)
  expect(depositIn(await inOffice(`${reference}?ride=1`))).toContain('has come')
  expect(await call(reference)).not.toHaveProperty('transfer')
})

test('what the office sends by WhatsApp says the deposit with where it goes, as the page does', async () => {
  const { reference, insertId, transfer } = await book()
  const messageOf = (html: string) =>
    /<textarea[^>]*aria-label="Message to the guest"[^>]*>(.*?)<\/textarea>/s.exec(html)![1]!
  const message = messageOf(await inOffice(reference))
  const { usd, lkr } = transfer!
  expect(message).toContain(`We ask for a deposit of USD ${usd} by bank transfer; it is a part of the price.`)
  expect(message).toMatch(/It has to be there by .*? If it is not, we ask you once more, and may then cancel/)
  for (const line of [
    `Amount: USD ${usd} or LKR ${lkr.toLocaleString('en')}`,
    'Account number: 1234 5678',
    'SWIFT code: ABANLKLX',
    `Payment reference: ${insertId}`,
  ])
    expect(message.split('\n')).toContain(line)
  expect(await pageOf(`/booking/${reference}/keep`)).toContain(`Payment reference: ${insertId}`)
  await take(reference, { step: 'paid', usd, method: 'bank' } as Step)
  expect(messageOf(await inOffice(reference))).not.toContain('deposit')
})

test('without an account nobody is asked, and nothing is offered to be released', async () => {
  await book(without)
  pass(7 * DAY)
  expect(await clock(without)).toEqual([])
  expect(await releasable(without)).toEqual([])
})
