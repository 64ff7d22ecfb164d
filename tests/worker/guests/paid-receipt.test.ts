/** The receipt that a guest wants for what was paid: asked for by the link in the mail, mailed after the ride. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { BRAND } from '#domain/brand.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { guestReceiptUrl } from '#worker/bookings/guest-key.ts'
import { findBooking, type Ride } from '#worker/bookings/read-bookings.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, returnTripDetails, freshSite } from '../bookings/booking-site.ts'
import { ORIGIN } from '../site.ts'

const site = freshSite()
const FIRM = { company: 'Müller & Söhne <GmbH>', address: 'Hauptstraße 1\r\n10115 Berlin\r\nDE 123' }
/** The day after the ride. */
const AFTER = new Date(Date.parse(`${inTenDays}T06:00:00Z`) + DAY_MS)

async function bookedRide(change: object = {}) {
  const { reference } = await site.booked({ pickupdate: inTenDays, ...change })
  await takeStep(site.env, reference, { step: 'confirm' })
  const { booking } = (await findBooking(site.env, reference))!
  const { pathname, search } = new URL(guestReceiptUrl(booking))
  return { reference, path: pathname + search, priceUsd: booking.rides[0].priceUsd }
}

const see = async (path: string) => {
  const answer = await site.get(path)
  return { status: answer.status, text: await answer.text(), kept: answer.headers.get('cache-control') }
}
const ask = (path: string, fields: Readonly<Record<string, string>>, origin = ORIGIN) =>
  site.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin },
  })
const requests = async () => (await env.DB.prepare('select * from receipt_requests').all()).results

/** What the clock mails at a moment. */
async function receiptsMailed(now: Date) {
  await addDueReminders(site.env, now)
  await sweepOutbox(site.env, { now })
  return site.mails.splice(0).filter(({ subject }) => subject.startsWith('Receipt for booking'))
}

test('it opens with the key in the mail alone', async () => {
  const { reference, path } = await bookedRide()
  expect(await see(path)).toMatchObject({ status: 200, kept: 'private, no-store' })
  for (const wrong of [`/booking/${reference}/receipt`, `/booking/${reference}/receipt?key=${'0'.repeat(32)}`]) {
    expect((await see(wrong)).status, wrong).toBe(404)
    expect((await ask(wrong, FIRM)).status, wrong).toBe(404)
  }
  expect((await ask(path, FIRM, 'https://evil.example')).status).toBe(403)
  expect(await requests()).toEqual([])
  expect((await see(path.replace('/receipt?', '/changes?'))).text).toContain('/receipt?key=')
})

test('it says what is still to be paid, until all is', async () => {
  const { reference, path, priceUsd } = await bookedRide()
  await takeStep(site.env, reference, { step: 'paid', usd: 20 })
  expect((await see(path)).text).toMatch(new RegExp(`>USD ${priceUsd - 20} or LKR [\\d,]+ is still to be paid\\.<`))
  await takeStep(site.env, reference, { step: 'paid', usd: priceUsd - 20 })
  expect((await see(path)).text).not.toContain('still to be paid')
})

/** The last column of a receipt: prices, payments, their sum. */
const amounts = (html: string) => [...html.matchAll(/([A-Z]{3} [\d,.]+)(?:<\/strong>)?<\/td>/g)].map(([, text]) => text)

test('what is paid in all is the sum of the payments above it, in rupees where all are', async () => {
  const { reference, path, priceUsd } = await bookedRide()
  const { priceLkr } = (await findBooking(site.env, reference))!.booking.rides[0]
  const [price, rupees] = [`USD ${priceUsd}.00`, `LKR ${priceLkr!.toLocaleString('en')}.00`]
  await takeStep(site.env, reference, { step: 'paid', usd: 20, method: 'bank', lkr: 6000 })
  expect(amounts((await see(path)).text)).toEqual([rupees, 'LKR 6,000.00', 'LKR 6,000.00'])
  await takeStep(site.env, reference, { step: 'paid', usd: 10, method: 'card' })
  // The card paid more than counts.
  await env.DB.prepare("update cash_book set cents = 1550 where currency = 'USD'").run()
  expect(amounts((await see(path)).text)).toEqual([price, 'LKR 6,000.00', 'USD 15.50', 'USD 35.50'])
})

test('where a paid ride is cancelled and another one is not paid, page and receipt say what goes back and what is to be paid', async () => {
  const { reference, path } = await bookedRide(await returnTripDetails())
  const { rides } = (await findBooking(site.env, reference))!.booking
  const [{ priceUsd }, other] = rides
  await takeStep(site.env, reference, { step: 'paid', usd: priceUsd })
  expect((await see(path)).text).toMatch(new RegExp(`>USD ${other!.priceUsd} or LKR [\\d,]+ is still to be paid\\.<`))
  await takeStep(site.env, `${reference}/1`, { step: 'cancel' })
  const back = `USD ${priceUsd} was paid: all of it is paid back`
  const { text } = await see(path)
  for (const part of [back, `USD ${other!.priceUsd} or LKR `, 'is still to be paid.']) expect(text).toContain(part)
  const page = (await see(`/booking/${reference}`)).text.replaceAll('<!-- -->', '')
  expect(page).not.toContain('Paid: ')
  const said = page.replace(/<script.*?<\/script>/gs, '').split(back)
  expect(said, 'once').toHaveLength(2)
})

test('its number is given when money is counted: without gaps, one for each line of the cash book', async () => {
  const first = await bookedRide()
  expect((await see(first.path)).text).toContain('as soon as something is paid')
  await takeStep(site.env, first.reference, { step: 'paid', usd: 20, method: 'bank' })
  const second = await bookedRide()
  await takeStep(site.env, second.reference, { step: 'paid', usd: second.priceUsd })
  await takeStep(site.env, first.reference, { step: 'paid', usd: first.priceUsd - 20, lkr: 15_000 })
  const saved = (await ask(first.path, FIRM)).headers.get('location')!
  expect((await see(saved)).text).toContain('Saved. It will be on the receipt.')
  const { text } = await see(first.path)
  expect(text).not.toContain('Saved.')
  expect(text).toContain('<h1>Receipt 3</h1>')
  for (const line of ['Paid by bank transfer', 'no.\u00a01<', 'no.\u00a03<', 'LKR 15,000.00', `USD ${first.priceUsd}`])
    expect(text).toContain(line)
  expect(text).toContain(BRAND.legalName.replace('&', '&amp;'))
  expect(text).toContain(BRAND.registrationNumber)
  expect(text).toContain('Müller &amp; Söhne &lt;GmbH&gt;')
  expect(text).toContain('Hauptstraße 1\n10115 Berlin')
  const other = (await see(second.path)).text
  expect(other).toContain('<h1>Receipt 2</h1>')
  expect(other).not.toContain('Müller')
})

test('payments and refunds at once leave no gap, and no number twice', async () => {
  const booked = []
  for (let i = 0; i < 6; i++) booked.push(await bookedRide({ email: `guest${i}@example.com` }))
  await Promise.all(
    booked.map(({ reference, priceUsd }) => takeStep(site.env, reference, { step: 'paid', usd: priceUsd })),
  )
  await Promise.all(
    booked.slice(0, 3).map(({ reference }) => takeStep(site.env, reference, { step: 'refund', usd: 5 })),
  )
  const { results } = await env.DB.prepare('select number from cash_book order by number').all<{ number: number }>()
  expect(results.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  // What went back has a number of its own, and the guest's receipt is then the newer one.
  const titles = await Promise.all(booked.map(async ({ path }) => /<h1>Receipt (\d+)/.exec((await see(path)).text)![1]))
  expect(titles.slice(0, 3).map(Number).toSorted()).toEqual([7, 8, 9])
  expect(new Set(titles).size).toBe(6)
  const { text } = await see(booked[0]!.path)
  expect(text).toContain('Paid back by cash')
  // Nobody is to pay it again: the price less that is what is paid in all.
  expect(text).toMatch(/Taken off the price<\/td><td[^>]*>-USD 5\.00</)
})

test.each([
  ['no company', { company: ' ' }],
  ['no address', { address: '' }],
  ['a long company', { company: 'x'.repeat(101) }],
  ['a long address', { address: 'x'.repeat(301) }],
  ['a control character', { company: 'Firm\u001B' }],
  ['a line break in a name', { company: 'A\nB' }],
])('%s is refused, and what was typed stays', async (_, change) => {
  const { path } = await bookedRide()
  const answer = await ask(path, { ...FIRM, address: 'A street', ...change })
  expect(answer.status).toBe(422)
  expect(await answer.text()).toContain('Not saved.')
  expect(await requests()).toEqual([])
})

test('a name of 20 kB is not read, and a formula is a text on the page', async () => {
  const { reference, path, priceUsd } = await bookedRide()
  expect((await ask(path, { ...FIRM, company: 'x'.repeat(20_000) })).status).toBe(413)
  expect(await requests()).toEqual([])
  await takeStep(site.env, reference, { step: 'paid', usd: priceUsd })
  expect((await ask(path, { ...FIRM, company: '=cmd|" /C calc"!A0' })).status).toBe(303)
  expect((await see(path)).text).toContain('<strong>=cmd|&quot; /C calc&quot;!A0</strong>')
})

test('it is mailed once, after the last ride, to who asked for it, when all is paid', async () => {
  const asked = await bookedRide()
  const silent = await bookedRide()
  await ask(asked.path, FIRM)
  for (const { reference, priceUsd } of [asked, silent])
    await takeStep(site.env, reference, { step: 'paid', usd: priceUsd - 1 })
  expect(await receiptsMailed(AFTER)).toEqual([])
  for (const { reference } of [asked, silent]) await takeStep(site.env, reference, { step: 'paid', usd: 1 })
  expect(await receiptsMailed(new Date(AFTER.getTime() - DAY_MS))).toEqual([])
  const [mail, ...more] = await receiptsMailed(AFTER)
  expect(mail!.subject).toBe(`Receipt for booking ${asked.reference}`)
  expect(mail!.text).toContain(BRAND.origin + asked.path)
  expect(mail!.text + mail!.html).not.toContain('Müller')
  expect(more).toEqual([])
  expect(await receiptsMailed(new Date(AFTER.getTime() + DAY_MS))).toEqual([])
})

test('for whom it is goes when the booking is erased, and is not written again', async () => {
  const { path } = await bookedRide()
  await ask(path, FIRM)
  expect(await requests()).toHaveLength(1)
  await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '90' }, new Date(AFTER.getTime() + 91 * DAY_MS))
  expect(await requests()).toEqual([])
  expect((await ask(path, FIRM)).status).toBe(303)
  expect(await requests()).toEqual([])
})

test('what another booking has ahead, or owes, holds back no receipt; nor does a ride that was cancelled', async () => {
  const { reference } = await site.booked(await returnTripDetails())
  await takeStep(site.env, reference, { step: 'confirm' })
  const { booking } = (await findBooking(site.env, reference))!
  const [there, back] = booking.rides as [Ride, Ride]
  await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
  await takeStep(site.env, `${reference}/1`, { step: 'paid', usd: there.priceUsd })
  const { pathname, search } = new URL(guestReceiptUrl(booking))
  await ask(pathname + search, FIRM)
  // Another guest's: later, and not paid.
  await bookedRide({ pickupdate: back.pickupDate, email: 'ben@example.com' })
  const between = new Date(Date.parse(`${there.pickupDate}T06:00:00Z`) + DAY_MS)
  expect(between.toISOString().slice(0, 10) <= back.pickupDate).toBe(true)
  expect((await receiptsMailed(between)).map(({ subject }) => subject)).toEqual([`Receipt for booking ${reference}`])
})

test('a booking of two rides gets one receipt, once both are driven and paid', async () => {
  const { reference } = await site.booked(await returnTripDetails())
  await takeStep(site.env, reference, { step: 'confirm' })
  const { booking } = (await findBooking(site.env, reference))!
  const [there, back] = booking.rides as [Ride, Ride]
  const { pathname, search } = new URL(guestReceiptUrl(booking))
  await ask(pathname + search, FIRM)
  const after = new Date(Date.parse(`${back.pickupDate}T06:00:00Z`) + DAY_MS)
  await takeStep(site.env, `${reference}/1`, { step: 'paid', usd: there.priceUsd })
  // Another guest's money pays nothing here.
  const other = await bookedRide({ email: 'ben@example.com' })
  await takeStep(site.env, other.reference, { step: 'paid', usd: other.priceUsd })
  expect(await receiptsMailed(after)).toEqual([])
  await takeStep(site.env, `${reference}/2`, { step: 'paid', usd: back.priceUsd })
  expect(await receiptsMailed(after)).toHaveLength(1)
})
