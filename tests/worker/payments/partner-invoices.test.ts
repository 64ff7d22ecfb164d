/** A house that pays for its guests: nobody asks them for money, and the house gets one invoice a month. */
import { PARTNER_HEADER } from '#domain/call-headers.ts'
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { assigned } from '#domain/bookings/driver/listed-drivers.ts'
import { sumOfLines } from '#domain/bookings/money/invoices.ts'
import { parseAccount } from '#domain/bookings/money/partners.ts'
import { dueCents, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type Booking, findBooking } from '#worker/bookings/read-bookings.ts'
import type { PartnerRow } from '#worker/database/schema.ts'
import { publicBooking } from '#worker/guests/public-booking.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { cashOfDrivers, listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import { findPartner, listPartners, saveAccount, savePartner } from '#worker/office/money/partners.ts'
import { findInvoice, issueInvoice } from '#worker/payments/invoices.ts'
import { houseInvoice, invoicesOfPartner, issueHouseInvoice } from '#worker/payments/partner-invoices.ts'
import { bookingPaymentLink } from '#worker/payments/payment-options.ts'
import { findAccount, statementOfWeek } from '#worker/payments/driver-accounts.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, freshSite } from '../bookings/booking-site.ts'
import { book, see, send } from '../office/office-site.ts'
import { deskOf, takeRide } from '../office/telephone-desk.ts'

const site = freshSite({}, 'office_acts', 'partners')

const MONTH = '2026-10'
const LATER = new Date('2026-11-05T04:00:00Z')
const ACCOUNT = { company: 'Lotus Hotels (Pvt) Ltd', address: '1 Rock Road\nSigiriya', taxNumber: '1148-7000' }
const RIDE = { pickup: 'Sigiriya', dropoff: 'Kandy', vehicle: 'mini', date: inTenDays, time: '09:30' }

async function house(currency: PaymentCurrency = 'LKR', onAccount = true): Promise<PartnerRow> {
  await savePartner(env, { name: 'Lotus House', place: 'Sigiriya', percent: 10 }, null)
  const [partner] = await listPartners(env)
  await saveAccount(env, partner!, { ...ACCOUNT, currency, onAccount })
  return (await findPartner(env, partner!.id))!
}

let guests = 0
/** A confirmed ride that the office has booked for the house, on a day that is over. */
async function ride({ id }: PartnerRow, day = `${MONTH}-20`): Promise<Booking> {
  const guest = { phone: `+44 7911 12${String(3000 + guests++)}`, email: 'ann@example.com', partner: String(id) }
  const { reference } = await takeRide(deskOf(site.env), RIDE, guest)
  await takeStep(env, reference, { step: 'confirm' })
  await env.DB.prepare(
    'update rides set pickup_date = ? where booking_number = (select number from bookings where reference = ?)',
  )
    .bind(day, reference)
    .run()
  return (await findBooking(env, reference))!.booking
}

const issue = (partner: PartnerRow, seen: number, month = MONTH, who = 'owner@example.com') =>
  issueHouseInvoice(env, partner, { month, seen, who }, LATER)

test.each(['USD', 'LKR'] as const)(
  'in %s it asks for what the rides of a month cost, to the cent, once',
  async (currency) => {
    const partner = await house(currency)
    const its = [await ride(partner), await ride(partner)]
    await ride(partner, '2026-11-20')
    const due = its.reduce((sum, { rides }) => sum + dueCents(rides, currency), 0)
    expect(await houseInvoice(env, partner, MONTH, LATER)).toMatchObject({ cents: due, owedCents: due })
    await expect(issue(partner, due - 1)).rejects.toThrow('faster')
    await issue(partner, due)
    const invoice = (await findInvoice(env, 1))!
    expect(invoice).toMatchObject({
      kind: 'invoice',
      cents: due,
      month: MONTH,
      currency,
      buyer: { name: ACCOUNT.company, taxNumber: ACCOUNT.taxNumber },
    })
    expect(sumOfLines(invoice.lines)).toBe(due)
    expect(invoice.lines.map(({ ride: { reference } }) => reference).toSorted()).toEqual(
      its.map(({ reference }) => reference).toSorted(),
    )
    await expect(issue(partner, due)).rejects.toThrow('nothing to invoice')
    // What fell since is taken off the next one; a cancelled ride costs nothing.
    await takeStep(env, its[0]!.reference, { step: 'cancel' })
    expect((await houseInvoice(env, partner, MONTH, LATER)).cents).toBe(-dueCents(its[0]!.rides, currency))
    await issue(partner, -dueCents(its[0]!.rides, currency))
    expect((await invoicesOfPartner(env, partner.id))[0]).toMatchObject({
      number: 2,
      kind: 'credit note',
      entry: 2,
      credits: 1,
    })
    expect((await see('/money/invoices/2')).text).toContain('For invoice 1')
    expect((await houseInvoice(env, partner, '2026-11', new Date('2026-12-05T00:00:00Z'))).lines).toHaveLength(1)
  },
)

test.each([true, false])(
  'what is still to be paid is not more than it asks for, where what fell is taken off; paid before: %s',
  async (isPaid) => {
    const partner = await house()
    const [fell, other] = [await ride(partner), await ride(partner, '2026-10-25')]
    const [cost, paidInCash] = [dueCents(fell.rides, 'LKR'), 500_000]
    await issue(partner, cost + dueCents(other.rides, 'LKR'))
    if (isPaid) await takeStep(env, fell.reference, { step: 'paid', method: 'bank', lkr: cost / 100 })
    await takeStep(env, fell.reference, { step: 'cancel', insists: true })
    const more = [await ride(partner), await ride(partner)]
    await takeStep(env, more[0]!.reference, { step: 'paid', method: 'cash', lkr: paidInCash / 100 })
    const asked = more.reduce((sum, { rides }) => sum + dueCents(rides, 'LKR'), 0) - cost
    expect(await houseInvoice(env, partner, MONTH, LATER)).toMatchObject({
      cents: asked,
      owedCents: asked - paidInCash,
    })
  },
)

test('a credit note has the taxes of the invoice that it is for, whatever is asked today', async () => {
  const partner = await house()
  const { reference, rides } = await ride(partner)
  const due = dueCents(rides, 'LKR')
  const taxed = (seen: number, percent: number) =>
    issueHouseInvoice(env, partner, { month: MONTH, seen, who: '', taxes: [{ name: 'VAT', percent }] }, LATER)
  await taxed(due, 18)
  await takeStep(env, reference, { step: 'cancel' })
  await taxed(-due, 20)
  const [note, invoice] = await invoicesOfPartner(env, partner.id)
  expect(note).toMatchObject({ kind: 'credit note', credits: invoice!.number, cents: -due })
  expect(note!.taxes).toEqual(invoice!.taxes.map((tax) => ({ ...tax, cents: -tax.cents })))
})

test('of many who issue it at once one does', async () => {
  const partner = await house()
  const { rides } = await ride(partner)
  const due = dueCents(rides, 'LKR')
  const outcomes = await Promise.allSettled(
    Array.from({ length: 6 }, (_, i) => issue(partner, due, MONTH, `owner ${i}`)),
  )
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await invoicesOfPartner(env, partner.id)).toHaveLength(1)
})

test('its guest is asked for nothing, and the driver collects nothing', async () => {
  const partner = await house()
  const paysOnline = { ...site.env, PAYMENT_URL: 'https://pay.example.com/card' }
  const { reference } = await takeRide(deskOf(site.env), RIDE, {
    phone: '+44 7911 123456',
    email: 'ann@example.com',
    partner: String(partner.id),
  })
  await takeStep(env, reference, { step: 'confirm' })
  await takeStep(env, reference, {
    step: 'driver',
    driver: { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234' },
  })
  const { booking } = (await findBooking(env, reference))!
  expect(booking.onAccount).toBe(true)
  expect(await bookingPaymentLink(paysOnline, booking)).toBeNull()
  expect(await publicBooking(paysOnline, booking)).toMatchObject({
    onAccount: true,
    paymentUrl: null,
    depositUsd: null,
  })
  await sweepOutbox(site.env)
  const mails = site.mails.filter(({ to }) => to === 'ann@example.com')
  expect(mails.length).toBeGreaterThan(0)
  expect(mails[0]!.text).toContain('The house that booked it for you pays')
  for (const { text } of mails) expect(text).not.toMatch(/pay the driver (?:in cash|at the end)/i)
  const sheet = await site.get(`/driver/${booking.rides[0].driverCode}`)
  expect(await sheet.text()).not.toContain('Collect USD')
  // Late: what is owed now is for the house to pay.
  const { date, time } = sriLankaTime(new Date(Date.now() + 3 * HOUR_MS))
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(date, time).run()
  await takeStep(env, reference, { step: 'cancel', isGuestsWish: true })
  const { rides: cancelled } = (await findBooking(env, reference))!.booking
  expect(cancelled[0].cancelFeeUsd).toBeGreaterThan(0)
  expect(await env.DB.prepare("select count(*) as n from outbox where kind = 'charge'").first('n')).toBe(0)
  await expect(issueInvoice(env, booking, { currency: 'USD', by: 'operator' }, LATER)).rejects.toThrow('once a month')
})

test('the office reads that the house pays: nobody sends the driver to collect it, or looks for cash at the driver', async () => {
  const partner = await house()
  const nimal = { name: 'Nimal Perera', phone: '+94771234567' }
  await saveDriver(env, { ...nimal, cars: [{ car: 'CAB-1234', seats: 3 }] }, null)
  const [kept] = await listDrivers(env)
  const { reference, rides } = await ride(partner)
  await takeStep(env, reference, { step: 'driver', driver: assigned(kept!, kept!.cars[0]!) })
  expect((await see(`/booking/${reference}`)).text).toContain('by the house, each month')
  const form = (await see(`/booking/${reference}/paid`)).text
  expect(form).toContain('The house pays, each month')
  // Only what the guest paid belongs there: nobody has said that yet.
  expect(/<input[^>]*name="usd"[^>]*>/.exec(form)?.[0]).toMatch(/ value=""/)
  const version = /name="version" value="(\d+)"/.exec(form)![1]!
  const empty = { step: 'paid', version, usd: '', lkr: '', method: 'cash' }
  expect((await send(`/booking/${reference}`, empty)).text).toContain('Say how much the guest paid.')
  const typed = await send(`/booking/${reference}`, { ...empty, usd: '5' })
  expect([typed.status, typed.text.includes('USD 5.00 comes by cash')]).toEqual([200, true])
  expect((await see(`/unpaid?month=${MONTH}`)).text).toContain('by the house, each month')
  const { text: day } = await see(`/day/${rides[0].pickupDate}`)
  expect(day).toContain('the house pays')
  expect(day).not.toContain('collect USD')
  expect(await cashOfDrivers(env, MONTH, LATER)).toMatchObject([{ rides: 1, openUsd: 0, openLkr: 0 }])
  const account = (await findAccount(env, kept!.id))!
  const { rides: its } = await statementOfWeek(env, account, '2026-10-19', LATER)
  expect(its).toMatchObject([{ openUsd: 0, openLkr: 0 }])
})

test('whoever books by the link of the house pays alone, and so do guests of a house without an account', async () => {
  const partner = await house()
  const byLink = await book({}, { headers: { [PARTNER_HEADER]: partner.code } })
  expect((await findBooking(env, byLink))!.booking.onAccount).toBe(false)
  await saveAccount(env, partner, { ...ACCOUNT, currency: 'LKR', onAccount: false })
  expect((await ride(partner)).onAccount).toBe(false)
  expect((await houseInvoice(env, partner, MONTH, LATER)).lines).toEqual([])
})

test('the owner sets it up and issues it on the page of the house', async () => {
  const partner = await house('LKR', false)
  const path = `/partners/${partner.id}`
  const typed = { ...ACCOUNT, currency: 'LKR', onAccount: 'yes' }
  expect((await send(`${path}/account`, { ...typed, address: ' ' })).status).toBe(409)
  expect((await send(`${path}/account`, typed)).status).toBe(303)
  const { rides } = await ride(partner)
  const due = dueCents(rides, 'LKR')
  const page = (await see(`${path}?month=${MONTH}`)).text
  expect(page).toContain('On the house&#x27;s account')
  // It is asked about first.
  expect(page).toMatch(/<details><summary>Invoice LKR [^<]*<\/summary>.*Yes, issue the invoice<\/button>/)
  const seen = /name="seen" value="(-?\d+)"/.exec(page.slice(page.indexOf(`${path}/invoices`)))![1]!
  expect(Number(seen)).toBe(due)
  expect((await send(`${path}/invoices`, { month: MONTH, seen }, null)).status).toBe(403)
  expect((await send(`${path}/invoices`, { month: MONTH, seen })).status).toBe(303)
  const paper = (await see('/money/invoices/1')).text
  for (const words of [ACCOUNT.company, '1148-7000', 'Rides until the end of', 'Taxi from Sigiriya to Kandy'])
    expect(paper).toContain(words)
  expect(paper).not.toContain('Credit all of it')
  expect(paper).toContain('href="/operator/money" aria-current="page"')
})

test('an account is checked: a house that pays needs a company', () => {
  const typed = { ...ACCOUNT, currency: 'LKR', onAccount: 'yes' }
  expect(parseAccount(typed)).toMatchObject({ onAccount: true, currency: 'LKR' })
  for (const change of [
    { company: '' },
    { address: '' },
    { currency: 'EUR' },
    { company: 'x'.repeat(101) },
    { taxNumber: 'a\u0007b' },
  ])
    expect(() => parseAccount({ ...typed, ...change })).toThrow(RangeError)
})
