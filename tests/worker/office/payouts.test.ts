/** What partners are paid: for driven and paid rides alone, never twice, and taken back by an entry of its own. */
import { PARTNER_HEADER } from '#domain/call-headers.ts'
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { parsePayout } from '#domain/bookings/money/partners.ts'
import { type PartnerRow } from '#worker/database/schema.ts'
import { listPartners, savePartner, statementOf } from '#worker/office/money/partners.ts'
import { openPayouts, partnersMonth, payOut, payoutsOf, takePayoutBack } from '#worker/office/money/payouts.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings } from '../bookings/booking-site.ts'
import { dollarAt, forgetPriceLists, publishList } from '../prices/price-site.ts'
import { book, see, send, site } from './office-site.ts'

beforeEach(() => removeBookings('office_acts', 'partners'))

const MONTH = '2026-10'
const LATER = new Date('2026-11-05T04:00:00Z')
const PAID = { month: MONTH, currency: 'USD', method: 'bank', day: '2026-11-05', who: 'owner@example.com' } as const

async function house(name = 'Lotus House', percent = 10): Promise<PartnerRow> {
  await savePartner(env, { name, place: 'Sigiriya', percent }, null)
  return (await listPartners(env)).find((each) => each.name === name)!
}

let booked = 0
/** A confirmed ride of the partner's guest. @param day of its pickup from now on */
async function ride({ code }: PartnerRow, day = `${MONTH}-20`, who: object = {}): Promise<string> {
  const own = { ...who, email: `guest${booked++}@example.com` }
  const reference = await book(own, { headers: { [PARTNER_HEADER]: code } })
  await takeStep(env, reference, { step: 'confirm' })
  await env.DB.prepare(
    'update rides set pickup_date = ? where booking_number = (select number from bookings where reference = ?)',
  )
    .bind(day, reference)
    .run()
  return reference
}

const due = async (partner: PartnerRow, month = MONTH) => (await openPayouts(env, partner.id, month, LATER)).USD.cents

test('is due for driven and paid rides alone: not for unpaid ones, cancelled ones, no-shows and what is still to come', async () => {
  const partner = await house()
  const other = await house('Another House')
  const [paid, unpaid, cancelled, noShow, next] = [
    await ride(partner),
    await ride(partner),
    await ride(partner),
    await ride(partner),
    await ride(partner, '2026-11-20'),
  ]
  await ride(other)
  expect(await due(partner)).toBe(0)
  for (const reference of [paid, cancelled, noShow, next]) await takeStep(env, reference, { step: 'paid', usd: 40 })
  expect(await due(partner, '2026-11')).toBe(1200)
  await takeStep(env, cancelled, { step: 'cancel' })
  await takeStep(env, noShow, { step: 'no-show', insists: true })
  expect(await due(partner)).toBe(400)
  expect(await due(partner, '2026-11')).toBe(400)
  expect(await partnersMonth(env, MONTH, LATER)).toEqual([
    {
      id: other.id,
      name: 'Another House',
      rides: 1,
      noShows: 0,
      commission: { usd: 0, lkr: 0 },
      paidOut: { usd: 0, lkr: 0 },
    },
    {
      id: partner.id,
      name: 'Lotus House',
      rides: 2,
      noShows: 1,
      commission: { usd: 400, lkr: 0 },
      paidOut: { usd: 0, lkr: 0 },
    },
  ])
  await takeStep(env, unpaid, { step: 'paid', usd: 20 })
  expect(await due(partner)).toBe(600)
})

test('counts no ride as a no-show that was cancelled after its driver had said that nobody came: no statement lists it', async () => {
  const partner = await house()
  const reference = await ride(partner)
  const driver = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234' }
  await takeStep(env, reference, { step: 'driver', driver, insists: true })
  await env.DB.prepare(
    `insert into ride_events (id, booking_number, position, event, code, pickup_date, pickup_time, at, received_at)
    select 'e', booking_number, 1, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', driver_code, pickup_date, pickup_time, '', ''
    from rides`,
  ).run()
  expect(await partnersMonth(env, MONTH, LATER)).toMatchObject([{ rides: 0, noShows: 1 }])
  await takeStep(env, reference, { step: 'cancel', insists: true })
  expect(await statementOf(env, partner.id, MONTH, LATER)).toEqual([])
  expect(await partnersMonth(env, MONTH, LATER)).toEqual([])
})

test('is paid out once: what comes later is the next payout, what went back is taken off', async () => {
  const partner = await house()
  const [first, second] = [await ride(partner), await ride(partner)]
  await takeStep(env, first, { step: 'paid', usd: 50 })
  await payOut(env, partner, { ...PAID, seen: 500 }, LATER)
  expect(await due(partner)).toBe(0)
  await expect(payOut(env, partner, { ...PAID, seen: 500 }, LATER)).rejects.toThrow('Nothing is due')
  // Paid after the month was paid out.
  await takeStep(env, second, { step: 'paid', usd: 30 })
  await expect(payOut(env, partner, { ...PAID, seen: 500 }, LATER)).rejects.toThrow('USD 3.00')
  await payOut(env, partner, { ...PAID, method: 'cash', seen: 300 }, LATER)
  // Given back: nobody has paid for it any more.
  await takeStep(env, first, { step: 'refund', usd: 50 })
  expect(await due(partner)).toBe(-500)
  await expect(payOut(env, partner, { ...PAID, seen: -500 }, LATER)).rejects.toThrow('Nothing is due')
  await takeStep(env, second, { step: 'paid', usd: 10 })
  expect(await due(partner)).toBe(-400)
  expect(await payoutsOf(env, partner.id)).toMatchObject([
    { number: 2, entry: 2, cents: 300, method: 'cash', day: '2026-11-05', month: MONTH },
    { number: 1, entry: 1, cents: 500, method: 'bank', who: 'owner@example.com' },
  ])
})

test('of a resident it is counted and paid out in rupees, as the price was agreed; of others in dollars', async () => {
  const partner = await house('Lotus House', 12)
  const [resident, abroad] = [
    await ride(partner, undefined, { phone: '077 123 4567', phonecountry: 'LK' }),
    await ride(partner),
  ]
  await takeStep(env, resident, { step: 'paid', lkr: 9_900 })
  await takeStep(env, abroad, { step: 'paid', usd: 50 })
  const both = async () => {
    const { USD, LKR } = await openPayouts(env, partner.id, MONTH, LATER)
    return [USD.cents, LKR.cents]
  }
  expect(await both()).toEqual([600, 118_800])
  const page = (await see(`/partners/${partner.id}?month=${MONTH}`)).text
  expect(page).toContain('2 rides: USD 6.00 and LKR 1,188.00')
  for (const said of ['LKR 9,900', 'Note USD 6.00 as paid out', 'Note LKR 1,188.00 as paid out'])
    expect(page).toContain(said)
  expect((await see(`/partners/month?month=${MONTH}`)).text).toContain('Due: USD 6.00 and LKR 1,188.00')
  const inRupees = { ...PAID, currency: 'LKR' } as const
  await expect(payOut(env, partner, { ...inRupees, seen: 600 }, LATER)).rejects.toThrow('LKR 1,188.00')
  await payOut(env, partner, { ...inRupees, seen: 118_800 }, LATER)
  expect(await both()).toEqual([600, 0])
  expect(await partnersMonth(env, MONTH, LATER)).toMatchObject([
    { commission: { usd: 600, lkr: 118_800 }, paidOut: { usd: 0, lkr: 118_800 } },
  ])
  await takeStep(env, resident, { step: 'refund', lkr: 900 })
  expect(await both()).toEqual([600, -10_800])
  await takePayoutBack(env, partner, { number: 1, who: '' }, LATER)
  expect(await both()).toEqual([600, 108_000])
  const acts = await env.DB.prepare("select what from office_acts where what like '%back%'").all()
  expect(acts.results.map(({ what }) => what)).toEqual([expect.stringContaining('-LKR 1,188.00 for rides until')])
})

test('a wrong payout is taken back once, by an entry of its own, and is due again', async () => {
  const [partner, other] = [await house(), await house('Another House')]
  await takeStep(env, await ride(partner), { step: 'paid', usd: 50 })
  await payOut(env, partner, { ...PAID, seen: 500 }, LATER)
  const back = (number: number, of = partner) => takePayoutBack(env, of, { number, who: '' }, LATER)
  await expect(back(1, other)).rejects.toThrow('no payout 1')
  await back(1)
  expect(await due(partner)).toBe(500)
  expect((await payoutsOf(env, partner.id))[0]).toMatchObject({ number: 2, cents: -500, reverses: 1 })
  await expect(back(1)).rejects.toThrow('took it back before')
  await expect(back(2)).rejects.toThrow('it stays')
  await payOut(env, partner, { ...PAID, seen: 500 }, LATER)
  expect(await due(partner)).toBe(0)
})

test('of many who pay out at once one does; payouts of several partners get numbers without gaps', async () => {
  const partner = await house()
  await takeStep(env, await ride(partner), { step: 'paid', usd: 50 })
  const others = await Promise.all(['A', 'B', 'C', 'D'].map((name) => house(name)))
  for (const each of others) await takeStep(env, await ride(each), { step: 'paid', usd: 20 })
  const outcomes = await Promise.allSettled([
    ...Array.from({ length: 6 }, (_, i) => payOut(env, partner, { ...PAID, seen: 500, who: `owner ${i}` }, LATER)),
    ...others.map((each) => payOut(env, each, { ...PAID, seen: 200 }, LATER)),
  ])
  expect(outcomes.slice(0, 6).filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(outcomes.slice(6).every(({ status }) => status === 'fulfilled')).toBe(true)
  const { results } = await env.DB.prepare('select number, cents from partner_payouts order by number').all()
  expect(results.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5])
  expect(results.reduce((sum, { cents }) => sum + Number(cents), 0)).toBe(500 + 4 * 200)
  const paid = await env.DB.prepare('select sum(cents) from partner_payout_rides').first('sum(cents)')
  expect(paid).toBe(500 + 4 * 200)
})

test('a lost answer of the database pays nothing twice', async () => {
  const partner = await house()
  await takeStep(env, await ride(partner), { step: 'paid', usd: 50 })
  const DB = {
    withSession: () => {
      const session = env.DB.withSession('first-primary')
      let hasLost = false
      return {
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
        batch: async (statements: Parameters<typeof session.batch>[0]) => {
          const answer = await session.batch(statements)
          if (statements.length !== 3 || hasLost) return answer
          hasLost = true
          throw new Error('D1_ERROR: Network connection lost.')
        },
      }
    },
  } as unknown as typeof env.DB
  await payOut({ ...env, DB }, partner, { ...PAID, seen: 500 }, LATER)
  expect(await payoutsOf(env, partner.id)).toHaveLength(1)
  expect(await due(partner)).toBe(0)
})

test('the owner notes it on the page, which shows what was paid', async () => {
  const partner = await house()
  await takeStep(env, await ride(partner), { step: 'paid', usd: 50 })
  const path = `/partners/${partner.id}`
  const page = (await see(`${path}?month=${MONTH}`)).text
  expect(page).toContain('Note USD 5.00 as paid out')
  const typed = { month: MONTH, currency: 'USD', method: 'bank', day: '2026-11-05', seen: '500' }
  expect((await send(`${path}/payouts`, { ...typed, day: '2099-01-01' })).status).toBe(409)
  expect((await send(`${path}/payouts`, { ...typed, method: 'gold' })).text).toContain('one of: cash, till, card, bank')
  expect((await send(`${path}/payouts`, typed)).status).toBe(303)
  const after = (await see(`${path}?month=${MONTH}`)).text
  expect(after).toContain('No. 1: USD 5.00 for rides until 2026-10, by bank transfer on 2026-11-05')
  expect(after).toContain('of which USD 5.00 are paid out')
  expect(after).not.toContain('as paid out')
  // Pressed twice.
  expect((await send(`${path}/payouts`, typed)).status).toBe(409)
  expect((await see(`${path}/csv?month=${MONTH}`)).text).toMatch(/,5,5,0,0\r\n$/)
  expect((await see(`/partners/month/csv?month=${MONTH}`)).text).toBe(
    'partner,rides,noShows,commissionUsd,paidOutUsd,dueUsd,commissionLkr,paidOutLkr,dueLkr\r\nLotus House,1,0,5,5,0,0,0,0\r\n',
  )
  expect((await see(`/partners/month?month=${MONTH}`)).text).toContain('Due: USD 0.00')
  expect((await send(`${path}/payouts/1/back`, { month: MONTH })).status).toBe(303)
  const taken = (await see(`${path}?month=${MONTH}`)).text
  expect(taken).toContain('takes back no. 1')
  expect(taken).toContain('Note USD 5.00 as paid out')
  const acts = await env.DB.prepare("select what from office_acts where what like 'Lotus House: p%' order by id").all()
  expect(acts.results.map(({ what }) => what)).toEqual([
    'Lotus House: paid USD 5.00 for rides until 2026-10, by bank transfer on 2026-11-05',
    expect.stringMatching(/^Lotus House: payout 1 taken back, -USD 5.00 /),
  ])
  // No form of another site.
  expect((await send(`${path}/payouts`, typed, null)).status).toBe(403)
})

test('a payout has a way and a real day', () => {
  expect(parsePayout({ currency: 'LKR', method: 'cash', day: '2026-11-05' })).toEqual({
    currency: 'LKR',
    method: 'cash',
    day: '2026-11-05',
  })
  for (const typed of [
    { method: 'online', day: '2026-11-05' },
    { method: 'cash', day: '2026-11-31' },
    { method: 'cash', day: '' },
    { method: 'cash', day: '2026-11-05', currency: 'EUR' },
  ])
    expect(() => parsePayout({ currency: 'USD', ...typed })).toThrow(RangeError)
})

test('a payout is of no day to come, and of none before the first booking that it pays for', async () => {
  const partner = await house()
  const [early, late] = [await ride(partner), await ride(partner, `${MONTH}-24`)]
  const bookedOn = (reference: string, at: string) =>
    env.DB.prepare('update bookings set created_at = ? where reference = ?').bind(at, reference).run()
  // The seventh of October in Sri Lanka.
  await bookedOn(early, '2026-10-06T20:00:00.000Z')
  await bookedOn(late, '2026-10-15T04:00:00.000Z')
  const pay = (day: string, seen: number) => payOut(env, partner, { ...PAID, day, seen }, LATER)
  await takeStep(env, early, { step: 'paid', usd: 50 })
  await takeStep(env, late, { step: 'paid', usd: 30 })
  await expect(pay('2026-11-06', 800)).rejects.toThrow('today or before')
  for (const day of ['2019-05-05', '2026-10-06'])
    await expect(pay(day, 800)).rejects.toThrow('on 7 October 2026 or later: the first booking that it pays for')
  const page = (await see(`/partners/${partner.id}?month=${MONTH}`)).text
  expect(page).toMatch(/<input(?=[^>]* name="day")(?=[^>]* min="2026-10-07")/)
  await pay('2026-10-07', 800)
  // What is paid for by now counts no longer.
  await takeStep(env, late, { step: 'paid', usd: 10 })
  await expect(pay('2026-10-14', 100)).rejects.toThrow('on 15 October 2026 or later')
  await pay('2026-10-15', 100)
  expect(await payoutsOf(env, partner.id)).toMatchObject([{ day: '2026-10-15' }, { day: '2026-10-07' }])
})

test('a statement says in words what was paid out too much, once money went back', async () => {
  const partner = await house('Lotus House', 12)
  const [first, second] = [await ride(partner), await ride(partner)]
  for (const [reference, usd] of [
    [first, 50],
    [second, 30],
  ] as const)
    await takeStep(env, reference, { step: 'paid', usd })
  await payOut(env, partner, { ...PAID, seen: 960 }, LATER)
  const said = async () => /2 rides:[^<]*/.exec((await see(`/partners/${partner.id}?month=${MONTH}`)).text)?.[0]
  expect(await said()).toBe('2 rides: USD 9.60, of which USD 9.60 are paid out')
  await takeStep(env, first, { step: 'refund', usd: 43 })
  expect(await said()).toBe(
    '2 rides: USD 4.44. USD 9.60 are paid out, USD 5.16 too much: the next payout is so much less.',
  )
})

test('a statement of a past month keeps the dollar of its bookings, whatever a dollar is today', async () => {
  const partner = await house()
  const said = async () =>
    /LKR [\d,.]+ at [^.]* rupees for a dollar[^.]*\./.exec(
      (await see(`/partners/${partner.id}?month=${MONTH}`)).text,
    )?.[0]
  expect(await said()).toBeUndefined()
  await takeStep(env, await ride(partner), { step: 'paid', usd: 50 })
  const before = await said()
  expect(before).toBe('LKR 1,440.00 at 288 rupees for a dollar, as the rides were booked.')
  await publishList(dollarAt(320), { site: site.env })
  try {
    expect(await said()).toBe(before)
    // A ride of the dearer dollar counts by that.
    const later = await ride(partner)
    await env.DB.prepare('update bookings set lkr_per_usd = 320 where reference = ?').bind(later).run()
    await takeStep(env, later, { step: 'paid', usd: 50 })
    expect(await said()).toBe('LKR 3,040.00 at 288 or 320 rupees for a dollar, as the rides were booked.')
  } finally {
    await forgetPriceLists()
  }
})
