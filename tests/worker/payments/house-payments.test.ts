/** A house pays an invoice for several bookings: each gets its share, an entry of the cash book each, all or none. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { dueCents, openCents, type PaymentCurrency } from '#domain/bookings/money/sums.ts'
import { type Booking, findBooking } from '#worker/bookings/read-bookings.ts'
import type { PartnerRow } from '#worker/database/schema.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { findPartner, listPartners, saveAccount, savePartner } from '#worker/office/money/partners.ts'
import { entriesOfBooking } from '#worker/payments/cash-book.ts'
import { findInvoice } from '#worker/payments/invoices.ts'
import { houseInvoice, issueHouseInvoice } from '#worker/payments/partner-invoices.ts'
import { housePayment, noteHousePayment } from '#worker/steps/house-payment.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { see, send, sendAsDesk } from '../office/office-site.ts'
import { countedStatements } from '../counted-statements.ts'
import { deskOf, takeRide, takeRides } from '../office/telephone-desk.ts'

const site = testSite()
beforeEach(() => removeBookings('office_acts', 'partners'))

const MONTH = '2026-10'
const LATER = new Date('2026-11-05T04:00:00Z')
const WHO = 'owner@example.com'

async function house(currency: PaymentCurrency): Promise<PartnerRow> {
  await savePartner(env, { name: 'Lotus House', place: 'Sigiriya', percent: 10 }, null)
  const [partner] = await listPartners(env)
  const account = { company: 'Lotus Hotels (Pvt) Ltd', address: '1 Rock Road', taxNumber: '', onAccount: true }
  await saveAccount(env, partner!, { ...account, currency })
  return (await findPartner(env, partner!.id))!
}

let guests = 0
/** A confirmed ride of last month. */
async function ride({ id }: PartnerRow, dropoff = 'Kandy'): Promise<string> {
  const trip = { pickup: 'Sigiriya', dropoff, vehicle: 'mini', date: inTenDays, time: '09:30' }
  const guest = { phone: `+44 7911 13${String(3000 + guests++)}`, email: 'ann@example.com', partner: String(id) }
  const { reference } = await takeRide(deskOf(site.env), trip, guest)
  await takeStep(env, reference, { step: 'confirm' })
  await env.DB.prepare(
    'update rides set pickup_date = ? where booking_number = (select number from bookings where reference = ?)',
  )
    .bind(`${MONTH}-20`, reference)
    .run()
  return reference
}

const bookingOf = async (reference: string): Promise<Booking> => (await findBooking(env, reference))!.booking
async function issue(partner: PartnerRow, now = LATER) {
  const { cents } = await houseInvoice(env, partner, MONTH, now)
  await issueHouseInvoice(env, partner, { month: MONTH, seen: cents, who: WHO }, now)
  return cents
}
const invoice = async (number = 1) => (await findInvoice(env, number))!
const book = async () => {
  const entries = await rows('cash_book')
  return entries.map(({ number, cents, currency, method }) => [number, cents, currency, method])
}
const note = async (seen: number, number = 1) =>
  noteHousePayment(env, await invoice(number), { method: 'bank', seen, who: WHO }, LATER)

test.each(['LKR', 'USD'] as const)('in %s: each booking gets what it costs, to the cent, once', async (currency) => {
  const partner = await house(currency)
  const its = [await ride(partner), await ride(partner, 'Galle'), await ride(partner, 'Ella')]
  const due = await issue(partner)
  const shares = await Promise.all(its.map(async (one) => dueCents((await bookingOf(one)).rides, currency)))
  expect(due).toBe(shares.reduce((sum, cents) => sum + cents, 0))
  const planned = await housePayment(env, await invoice())
  expect(planned).toMatchObject({ cents: due })
  expect(await book()).toEqual([])
  await note(due)
  // It is counted in the invoice's currency.
  expect(new Set((await rows('payment_allocations')).map((row) => row['currency']))).toEqual(new Set([currency]))
  // Numbers without gaps, in one batch.
  const entries = await rows('cash_book')
  expect(entries.map(({ number }) => number)).toEqual([1, 2, 3])
  expect(new Set(entries.map(({ at }) => at)).size).toBe(1)
  for (const [i, reference] of its.entries()) {
    const booking = await bookingOf(reference)
    expect([openCents(booking.rides, 'USD'), openCents(booking.rides, 'LKR')]).toEqual([0, 0])
    expect(await entriesOfBooking(env, booking.number)).toMatchObject([
      { cents: shares[i], currency, method: 'bank', who: WHO },
    ])
    const { history } = (await bookingWithHistory(env, reference))!
    expect(history.at(-1)).toMatchObject({ step: 'paid', actor: 'operator', who: WHO })
    expect(history.at(-1)!.detail).toContain('the house paid invoice 1')
  }
  await expect(note(due)).rejects.toThrow('still to be paid')
  expect(await book()).toHaveLength(3)
})

test('each ride of a booking gets what the invoice asks for it, also where it costs more by then', async () => {
  const partner = await house('USD')
  const trip = { pickup: 'Sigiriya', dropoff: 'Kandy', vehicle: 'mini', date: inTenDays, time: '09:30' }
  const back = { ...trip, pickup: 'Kandy', dropoff: 'Sigiriya', time: '18:30' }
  const guest = { phone: '+44 7911 139999', email: 'ann@example.com', partner: String(partner.id) }
  const { reference } = await takeRides(deskOf(site.env), { rides: [trip, back] }, guest)
  await takeStep(env, reference, { step: 'confirm' })
  await takeStep(env, `${reference}/1`, { step: 'price', price: { percent: 10 }, reason: 'Regular' })
  await env.DB.prepare('update rides set pickup_date = ?').bind(`${MONTH}-20`).run()
  const due = await issue(partner)
  await takeStep(env, `${reference}/1`, { step: 'price', price: { percent: 0 }, reason: 'Wrong' })
  await note(due)
  const open = async () => (await bookingOf(reference)).rides.map((each) => openCents(each, 'USD'))
  const [first, second] = await open()
  expect([first! > 0, second]).toEqual([true, 0])
  // What it costs more stands on the next invoice, and is paid by it.
  expect(await issue(partner)).toBe(first)
  await note(first!, 2)
  expect(await open()).toEqual([0, 0])
})

/** What a payment writes, but for what tells two bookings and their making apart. */
async function written(references: readonly string[]) {
  const its = (await Promise.all(references.map(bookingOf))).map(({ number }) => number)
  const OWN = /^(id|number|booking_number|entry|write_id|phone|phone_typed|reference|guest_key|fingerprint)$/
  const isEarlier = (value: unknown) =>
    typeof value === 'string' && /^2026-.*Z$/.test(value) && value !== LATER.toISOString()
  const ofIts = async (table: Parameters<typeof rows>[0]) => {
    const all = await rows(table)
    return its.map((number) =>
      all
        .filter((row) => (row['booking_number'] ?? row['number']) === number)
        .toSorted((a, b) => Number(a['number'] ?? a['version'] ?? 0) - Number(b['number'] ?? b['version'] ?? 0))
        .map((row) =>
          Object.fromEntries(
            Object.entries(row).map(([name, value]) => [name, OWN.test(name) || isEarlier(value) ? '' : value]),
          ),
        ),
    )
  }
  const tables = ['bookings', 'rides', 'booking_history', 'payment_allocations', 'cash_book', 'refunds_due'] as const
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await ofIts(table)])))
}

test('it writes of each booking what a payment of that booking alone writes', async () => {
  const partner = await house('LKR')
  const set = async () => {
    const [plain, typed, late, back] = [
      await ride(partner),
      await ride(partner),
      await ride(partner),
      await ride(partner),
    ]
    const numberOf = async (one: string) => (await bookingOf(one)).number
    // The guest has typed something that nobody has read yet.
    await env.DB.prepare("update rides set typed_at = '2026-10-01T00:00:00.000Z' where booking_number = ?")
      .bind(await numberOf(typed))
      .run()
    // Nobody came, and it is owed; and what was given back is paid again.
    await takeStep(env, late, { step: 'no-show', insists: true }, { now: LATER })
    await takeStep(env, back, { step: 'paid', method: 'bank', usd: 20 }, { now: LATER })
    await takeStep(env, back, { step: 'refund', method: 'bank', usd: 10 }, { now: LATER })
    return [plain, typed, late, back]
  }
  const together = await set()
  await issue(partner)
  const alone = await set()
  const { shares } = await housePayment(env, await invoice())
  await note(shares.reduce((sum, { cents }) => sum + cents, 0))
  for (const [i, reference] of alone.entries()) {
    const share = shares.find(({ booking }) => booking.reference === together[i])!
    const ofInvoice = { number: 1, each: share.rides.map(({ cents }) => cents / 100) }
    const step = { step: 'paid', method: 'bank', lkr: share.cents / 100, ofInvoice } as const
    await takeStep(env, reference, step, { who: WHO, now: LATER })
  }
  expect(shares.every(({ cents }) => cents > 0)).toBe(true)
  expect(await written(together)).toEqual(await written(alone))
})

test('its statements are as many for three bookings as for one', async () => {
  const partner = await house('LKR')
  const counts: number[] = []
  for (const more of [1, 3]) {
    for (let i = 0; i < more; i++) await ride(partner)
    await issue(partner)
    const [counted, long] = [countedStatements(), await invoice(counts.length + 1)]
    const itsEnv = { ...env, DB: counted.DB } as typeof env
    const { cents } = await housePayment(itsEnv, long)
    await noteHousePayment(itsEnv, long, { method: 'bank', seen: cents, who: WHO }, LATER)
    counts.push(counted.asked())
  }
  expect(counts[1]).toBe(counts[0])
})

test('what is paid already, or fell since, gets nothing; another sum than was seen writes nothing', async () => {
  const partner = await house('LKR')
  const [paid, cancelled, part, open] = [
    await ride(partner),
    await ride(partner, 'Galle'),
    await ride(partner, 'Ella'),
    await ride(partner, 'Colombo'),
  ]
  const due = await issue(partner)
  await takeStep(env, paid, { step: 'paid', method: 'bank', lkr: dueCents((await bookingOf(paid)).rides, 'LKR') / 100 })
  await takeStep(env, cancelled, { step: 'cancel' })
  await takeStep(env, part, { step: 'paid', method: 'bank', lkr: 5000 })
  const left = openCents((await bookingOf(part)).rides, 'LKR') + dueCents((await bookingOf(open)).rides, 'LKR')
  const page = (await see('/money/invoices/1')).text
  expect(page.match(/nothing more/g)).toHaveLength(2)
  expect(/name="seen" value="(\d+)"/.exec(page)![1]).toBe(String(left))
  for (const seen of [due, left - 1, 0]) await expect(note(seen)).rejects.toThrow('faster')
  expect(await book()).toHaveLength(2)
  await note(left)
  expect(
    (await book())
      .slice(2)
      .map(([, cents]) => Number(cents))
      .reduce((sum, cents) => sum + cents, 0),
  ).toBe(left)
  // A credit note is taken off the next invoice: nobody pays it.
  await issue(partner)
  expect(await invoice(2)).toMatchObject({ kind: 'credit note' })
  expect((await housePayment(env, await invoice(2))).shares).toEqual([])
  await expect(note(0, 2)).rejects.toThrow('still to be paid')
})

test('a price that rose since: what is not on the invoice stays open', async () => {
  const partner = await house('LKR')
  const reference = await ride(partner)
  await issue(partner)
  // It costs more by now: that is for the next invoice.
  const before = dueCents((await bookingOf(reference)).rides, 'LKR')
  await env.DB.prepare('update rides set price_usd = price_usd + 10, price_lkr = price_lkr + 2900').run()
  await note(before)
  expect(openCents((await bookingOf(reference)).rides, 'LKR')).toBe(290_000)
  await issue(partner)
  await note(290_000, 2)
  expect(openCents((await bookingOf(reference)).rides, 'LKR')).toBe(0)
})

test('of many who note it at once one does, and nothing is written in part', async () => {
  const partner = await house('LKR')
  const its = [await ride(partner), await ride(partner, 'Galle')]
  const due = await issue(partner)
  const outcomes = await Promise.allSettled(Array.from({ length: 4 }, () => note(due)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect((await book()).map(([number]) => number)).toEqual([1, 2])
  // Somebody changes the last booking between the look and the write: the first is not written either.
  await env.DB.prepare('delete from cash_book').run()
  await env.DB.prepare('delete from payment_allocations').run()
  const last = Math.max(...(await Promise.all(its.map(bookingOf))).map(({ number }) => number))
  await env.DB.prepare(
    `create trigger slower before insert on booking_history when new.booking_number = ${last}
     begin select raise(abort, 'UNIQUE constraint failed: booking_history.version'); end`,
  ).run()
  try {
    await expect(note(due)).rejects.toThrow('faster')
  } finally {
    await env.DB.prepare('drop trigger slower').run()
  }
  expect([await book(), await rows('payment_allocations')]).toEqual([[], []])
})

test.each(['LKR', 'USD'] as const)(
  'in %s: of a smaller sum the first days get theirs, and the rest stays open',
  async (currency) => {
    const partner = await house(currency)
    const [later, first, last] = [await ride(partner), await ride(partner, 'Galle'), await ride(partner, 'Ella')]
    for (const [reference, day] of [
      [first, '03'],
      [later, '11'],
      [last, '28'],
    ])
      await env.DB.prepare(
        'update rides set pickup_date = ? where booking_number = (select number from bookings where reference = ?)',
      )
        .bind(`${MONTH}-${day}`, reference!)
        .run()
    const due = await issue(partner)
    expect((await invoice()).lines.map(({ ride: { reference } }) => reference)).toEqual([first, later, last])
    const costOf = async (reference: string) => dueCents((await bookingOf(reference)).rides, currency)
    const came = (await costOf(first)) + 700
    await noteHousePayment(env, await invoice(), { method: 'bank', seen: due, came, who: WHO }, LATER)
    expect((await book()).map(([, cents]) => cents)).toEqual([came - 700, 700])
    const open = async () => {
      const all = await Promise.all([first, later, last].map(bookingOf))
      return all.map(({ rides }) => openCents(rides, currency))
    }
    expect(await open()).toEqual([0, (await costOf(later)) - 700, await costOf(last)])
    // The rest comes: nothing is paid twice, nothing is left.
    await note(due - came)
    expect(await open()).toEqual([0, 0, 0])
    const cents = (await book()).map(([, each]) => Number(each))
    expect(cents.reduce((sum, each) => sum + each, 0)).toBe(due)
  },
)

test('more than the invoice asks for, a part of a rupee and no sum write nothing, and the page says why', async () => {
  const partner = await house('LKR')
  await ride(partner)
  const due = await issue(partner)
  const sent = (came: string) => send('/money/invoices/1/paid', { seen: String(due), method: 'bank', came })
  const more = await sent(String(due / 100 + 1))
  expect([more.status, more.text.includes('more than is still to be paid of this invoice')]).toEqual([409, true])
  for (const wrong of ['0', '-5', '12.50', 'all'])
    expect((await sent(wrong)).text).toContain('Say what the house paid as a whole amount')
  expect(await book()).toEqual([])
  expect((await sent('5 000')).status).toBe(303)
  expect(await book()).toMatchObject([[1, 500_000, 'LKR', 'bank']])
  const page = (await see('/money/invoices/1')).text
  expect(page).toContain(`name="seen" value="${due - 500_000}"`)
  expect(page).toContain(`Still open: <strong>${showAmount(due - 500_000, 'LKR')}</strong>`)
})

test('the office reads what each booking gets, chooses how it came and notes it once', async () => {
  const partner = await house('LKR')
  const its = [await ride(partner), await ride(partner, 'Galle')]
  const due = await issue(partner)
  const page = (await see('/money/invoices/1')).text
  for (const reference of its) expect(page).toContain(`/operator/booking/${reference}`)
  const fields = { seen: String(due), method: 'bank' }
  expect((await send('/money/invoices/1/paid', fields, null)).status).toBe(403)
  for (const wrong of [{ seen: '1' }, { seen: 'x' }, { method: 'stones' }, { method: 'online' }])
    expect((await send('/money/invoices/1/paid', { ...fields, ...wrong })).status).toBe(409)
  expect((await send('/money/invoices/7/paid', fields)).status).toBe(404)
  expect(await book()).toEqual([])
  expect((await sendAsDesk('/money/invoices/1/paid', fields)).status).toBe(303)
  expect((await send('/money/invoices/1/paid', fields)).status).toBe(409)
  expect(await book()).toHaveLength(2)
  const paid = (await see('/money/invoices/1')).text
  expect(paid).not.toContain('name="seen"')
  expect(paid).toContain('Still open: <strong>nothing</strong>')
})
