/** What drivers earn, collect and hand over: their accounts. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { cashOfDrivers, listDrivers } from '#worker/lists/drivers.ts'
import { previewStep } from '#worker/steps/preview.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { addDays, DAY_MS, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { removeBookings, returnTripDetails } from '../bookings/booking-site.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { sumOf } from '#domain/bookings/money/sums.ts'
import { mondayOf } from '#domain/bookings/money/driver-account.ts'
import { enterForDriver, findAccount, openAccounts, statementOfWeek } from '#worker/payments/driver-accounts.ts'
import { book, see, seeAsDesk, send, sendAsDesk, site } from './office-site.ts'

const NIMAL = { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1234, white Prius, 3' }
const NIMALS = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234' }

beforeEach(() => removeBookings('driver_entries', 'driver_wages', 'driver_accounts', 'drivers', 'cars'))

async function keep(driver = NIMAL): Promise<number> {
  expect((await send('/drivers', driver)).status).toBe(303)
  return (await listDrivers(site.env)).find(({ name }) => name === driver.name)!.id
}

async function confirmed(change: object = {}): Promise<string> {
  const reference = await book(change)
  await takeStep(site.env, reference, { step: 'confirm' })
  return reference
}

const accountsOfRides = async () =>
  (await env.DB.prepare('select driver_id as id from rides').all<{ id: number | null }>()).results.map(({ id }) => id)

const accounts = async () =>
  (
    await env.DB.prepare('select id, name, phone, ended_at is not null as ended from driver_accounts order by id').all<{
      id: number
      name: string
      phone: string
      ended: 0 | 1
    }>()
  ).results

describe('the account of a ride', () => {
  test("is that of the list's driver who has the number, and stays when the driver leaves and when all is erased", async () => {
    const id = await keep()
    const reference = await confirmed()
    expect(await accountsOfRides()).toEqual([null])
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    expect(await accountsOfRides()).toEqual([id])
    await takeStep(site.env, reference, { step: 'driver', driver: { ...NIMALS, phone: '+94771234599' } })
    expect(await accountsOfRides()).toEqual([null])
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    await takeStep(site.env, reference, { step: 'no-driver' })
    expect(await accountsOfRides()).toEqual([null])
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    // Another number of the same driver: what was driven stays the driver's.
    const change = { ...NIMAL, id: String(id), name: 'Nimal P.', phone: '077 123 4500' }
    expect((await send('/drivers', change)).status).toBe(303)
    expect(await accounts()).toEqual([{ id, name: 'Nimal P.', phone: '+94771234500', ended: 0 }])
    await send(`/drivers/${id}/remove`, { rest: 'without-driver' })
    expect(await accounts()).toEqual([{ id, name: 'Nimal P.', phone: '+94771234500', ended: 1 }])
    const inAYear = new Date(Date.now() + 366 * DAY_MS)
    await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '90' }, inAYear)
    expect(await accountsOfRides()).toEqual([id])
    expect(await env.DB.prepare('select driver_phone as phone from rides').first('phone')).toBeNull()
  })

  test('is found for a ride that named the driver before the list did, and a number on it is of one driver', async () => {
    const reference = await confirmed()
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS })
    const first = await keep()
    expect(await accountsOfRides()).toEqual([first])
    await env.DB.prepare('delete from drivers').run()
    // The list was emptied by hand: the next with this number is somebody else.
    const second = await keep({ ...NIMAL, name: 'Kamal' })
    expect((await accounts()).map(({ id, ended }) => [id, ended])).toEqual([
      [first, 1],
      [second, 0],
    ])
    expect(await accountsOfRides()).toEqual([first])
  })
})

const today = sriLankaTime(new Date()).date
/** A day whose week is over, and the Monday after it. */
const WEEK = mondayOf(addDays(today, -14))
const DAY = addDays(WEEK, 2)

/** A confirmed ride that somebody drove. */
async function driven(
  day: string,
  { time = '09:30', ...change }: { time?: string; email?: string; phone?: string; phonecountry?: string } = {},
) {
  const reference = await confirmed({ pickuptime: time, ...change })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMALS, insists: true })
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ? where booking_number = ?')
    .bind(day, time, (await findBooking(site.env, reference))!.booking.number)
    .run()
  return reference
}

const paid = (reference: string, usd: number, lkr?: number) =>
  takeStep(site.env, reference, { step: 'paid', usd, ...(lkr === undefined ? {} : { lkr }), method: 'cash' })

const statementFor = async (id: number, week = WEEK) =>
  statementOfWeek(site.env, (await findAccount(site.env, id))!, week)

const entries = async () =>
  (
    await env.DB.prepare(
      'select number, what, cents, currency, who, reverses from driver_entries order by number',
    ).all()
  ).results

/** What the page would send. */
async function note(id: number, path: string, fields: Readonly<Record<string, string>>, as = send) {
  const { last } = await statementFor(id)
  return as(`/drivers/accounts/${id}/${path}`, { week: WEEK, last: String(last), ...fields })
}

describe('cash', () => {
  test('that the office took or gave itself is none of the driver’s, and the question says whose it is', async () => {
    const id = await keep()
    const reference = await driven(DAY)
    const asked = async (step: 'paid' | 'refund', method: 'cash' | 'till') =>
      (await previewStep(site.env, reference, { step, usd: 30, method })).sentences.join(' ')
    expect(await asked('paid', 'cash')).toContain('It is counted among what Nimal Perera holds')
    await paid(reference, 60)
    expect(await asked('refund', 'cash')).toContain(
      'It goes out of what Nimal Perera holds: choose “cash at the office”',
    )
    expect(await asked('refund', 'till')).not.toContain('holds')
    await takeStep(site.env, reference, { step: 'refund', usd: 30, method: 'till' })
    expect((await statementFor(id)).openNow).toEqual({ LKR: 0, USD: 6000 })
    await takeStep(site.env, reference, { step: 'refund', usd: 10, method: 'cash' })
    expect((await statementFor(id)).openNow).toEqual({ LKR: 0, USD: 5000 })
  })

  test('that a driver took is open until it is handed over; the guest’s sums and the cash book do not change', async () => {
    const id = await keep()
    const [one, two] = [await driven(DAY), await driven(addDays(DAY, 1), { email: 'b@example.com' })]
    await paid(one, 70, 20_000)
    await paid(two, 60)
    const sums = async () => sumOf((await findBooking(site.env, one))!.booking.rides)
    const cashBook = async () => (await env.DB.prepare('select * from cash_book').all()).results
    const before = [await sums(), await cashBook()]
    expect(await statementFor(id)).toMatchObject({
      carried: { LKR: 0, USD: 0 },
      collected: { LKR: 2_000_000, USD: 6000 },
      open: { LKR: 2_000_000, USD: 6000 },
      openNow: { LKR: 2_000_000, USD: 6000 },
      rides: [{ taken: { LKR: 2_000_000, USD: 0 } }, { taken: { LKR: 0, USD: 6000 }, ride: `${two.slice(0, 4)}…` }],
    })
    expect((await see(`/drivers/cash?month=${WEEK.slice(0, 7)}`)).text).toContain('holds LKR 20,000.00 and USD 60.00')
    expect((await note(id, 'handed-over', { lkr: '15000' })).status).toBe(303)
    expect((await note(id, 'handed-over', { usd: '60' })).status).toBe(303)
    expect(await statementFor(id)).toMatchObject({ openNow: { LKR: 500_000, USD: 0 }, open: { LKR: 2_000_000 } })
    expect(await statementFor(id, mondayOf(today))).toMatchObject({
      carried: { LKR: 2_000_000, USD: 6000 },
      handedOver: { LKR: 1_500_000, USD: 6000 },
      open: { LKR: 500_000, USD: 0 },
      openNow: { LKR: 500_000, USD: 0 },
    })
    expect([await sums(), await cashBook()]).toEqual(before)
    const [account] = await openAccounts(site.env)
    expect(account).toMatchObject({ id, open: { LKR: 500_000, USD: 0 } })
  })

  test('of the week’s page is what the statements have, with reversals, money back and no-shows', async () => {
    const id = await keep()
    const [one, two] = [await driven(DAY), await driven(DAY, { email: 'b@example.com', time: '15:00' })]
    await paid(one, 70)
    await paid(one, 4, 1200)
    // Typed twice, and taken back days later.
    await takeStep(site.env, one, { step: 'reverse', number: 2, reason: 'typed twice' })
    await takeStep(site.env, one, { step: 'refund', usd: 10, method: 'cash' })
    await takeStep(site.env, two, { step: 'no-show' })
    const { cancelFeeUsd } = (await findBooking(site.env, two))!.booking.rides[0]
    expect(cancelFeeUsd).toBeGreaterThan(0)
    await paid(two, cancelFeeUsd)
    // Nobody has paid for this one yet.
    await takeStep(site.env, await driven(DAY, { email: 'c@example.com', time: '18:00' }), { step: 'no-show' })
    const { collected, rides: its } = await statementFor(id)
    expect(collected).toEqual({ LKR: 0, USD: 6000 + cancelFeeUsd * 100 })
    await paid(await driven(DAY, { email: 'd@example.com', time: '20:00' }), 30)
    const [, , unmet, met] = (await statementFor(id)).rides
    // The guest pays what is owed of a no-show online: no driver collects it.
    expect([unmet!.openUsd, unmet!.openLkr]).toEqual([0, 0])
    expect(met!.openUsd).toBeGreaterThan(0)
    const openUsd = its.reduce((sum, ride) => sum + ride.openUsd, met!.openUsd)
    const [week] = (await cashOfDrivers(site.env, WEEK.slice(0, 7))).concat(
      await cashOfDrivers(site.env, addDays(WEEK, 7).slice(0, 7)),
    )
    const usdCents = collected.USD + 3000
    expect(week).toMatchObject({ week: WEEK, usdCents, lkrCents: collected.LKR, rides: 4, openUsd })
  })

  test('that was paid to the office before is not the driver’s, also where its entry is reversed later', async () => {
    const id = await keep()
    const one = await driven(addDays(today, 5))
    await paid(one, 20)
    await env.DB.prepare('update cash_book set day = ?').bind(addDays(WEEK, -20)).run()
    await env.DB.prepare('update rides set pickup_date = ?').bind(DAY).run()
    await takeStep(site.env, one, { step: 'reverse', number: 1, reason: 'it never came' })
    expect(await statementFor(id)).toMatchObject({ collected: { LKR: 0, USD: 0 }, openNow: { LKR: 0, USD: 0 } })
  })

  test('of a ride that is ahead today is listed, though nothing is earned yet', async () => {
    const id = await keep()
    await send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3000', rideLkr: '500', percent: '' })
    const reference = await driven(today)
    await paid(reference, 70, 20_000)
    const account = (await findAccount(site.env, id))!
    const before = await statementOfWeek(site.env, account, mondayOf(today), new Date(`${today}T09:29:00+05:30`))
    expect(before).toMatchObject({
      rides: [{ taken: { LKR: 2_000_000, USD: 0 }, earnedLkr: 0 }],
      collected: { LKR: 2_000_000, USD: 0 },
      earned: { lkr: 0 },
    })
    const month = mondayOf(today).slice(0, 7)
    const [week] = await cashOfDrivers(site.env, month, new Date(`${today}T09:29:00+05:30`))
    expect(week).toMatchObject({ week: mondayOf(today), lkrCents: 2_000_000 })
  })

  test('stays what it was when guest and driver are erased, and when the driver has left', async () => {
    const id = await keep()
    expect(
      (await send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3000', rideLkr: '', percent: '10' })).status,
    ).toBe(303)
    await paid(await driven(DAY), 70, 20_000)
    const before = await statementFor(id)
    expect(before.earned.lkr).toBeGreaterThan(3000)
    const inAYear = new Date(Date.now() + 366 * DAY_MS)
    await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '90' }, inAYear)
    await send(`/drivers/${id}/remove`, { rest: 'without-driver' })
    const after = await statementFor(id)
    expect({ ...after, account: null }).toEqual({ ...before, account: null })
    const page = (await see('/drivers/cash')).text
    expect(page).toContain('no longer on the list')
    expect(page).toContain('holds LKR 20,000.00')
    expect((await note(id, 'handed-over', { lkr: '20000' })).status).toBe(303)
    expect((await see('/drivers/cash')).text).not.toContain('no longer on the list')
  })
})

describe('an entry', () => {
  test('is numbered without gaps, taken back by another one once, and names who wrote it', async () => {
    const [id, other] = [await keep(), await keep({ ...NIMAL, name: 'Kamal', phone: '077 123 4568', cars: 'CAR-1, 3' })]
    await paid(await driven(DAY), 70, 20_000)
    expect((await note(id, 'handed-over', { lkr: '2000' })).status).toBe(303)
    expect((await note(other, 'handed-over', { usd: '5', meant: 'yes' })).status).toBe(303)
    expect((await note(id, 'handed-over', { lkr: '99999999' })).status).toBe(409)
    expect((await note(id, 'reverse', { number: '1', why: ' ' })).status).toBe(409)
    expect((await note(id, 'reverse', { number: '2', why: 'not mine' })).text).toContain('has no entry 2')
    expect((await note(id, 'reverse', { number: '1', why: 'typed twice' })).status).toBe(303)
    expect((await note(id, 'reverse', { number: '1', why: 'again' })).text).toContain('Entry 1 is taken back')
    expect((await note(id, 'reverse', { number: '3', why: 'again' })).text).toContain('takes another one back')
    expect((await note(id, 'handed-over', { lkr: '20000' })).status).toBe(303)
    const rupees = { what: 'handed-over', currency: 'LKR', who: '', reverses: null }
    expect(await entries()).toEqual([
      { ...rupees, number: 1, cents: 200_000 },
      { ...rupees, number: 2, cents: 500, currency: 'USD' },
      { ...rupees, number: 3, cents: -200_000, reverses: 1 },
      { ...rupees, number: 4, cents: 2_000_000 },
    ])
    const page = (await see(`/drivers/accounts/${id}`)).text
    expect(page).toContain('takes back 1 (handed over): typed twice')
    expect((await statementFor(id)).openNow).toEqual({ LKR: 0, USD: 0 })
  })

  test('of two at once is written once, also where the answer is lost', async () => {
    const id = await keep()
    await paid(await driven(DAY), 70, 20_000)
    const account = (await findAccount(site.env, id))!
    const entry = { what: 'handed-over', currency: 'LKR', cents: 2_000_000, week: null } as const
    const now = Date.now()
    const both = await Promise.allSettled(
      [0, 1].map((i) => enterForDriver(site.env, account, entry, { who: `${i}`, last: 0 }, new Date(now + i))),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await entries()).toHaveLength(1)
    // The database loses its answer once, and the statements are made again.
    let lost = 0
    const session = (start: 'first-primary') => {
      const real = env.DB.withSession(start)
      return {
        prepare: real.prepare.bind(real),
        batch: async (statements: Parameters<typeof real.batch>[0]) => {
          const answer = await real.batch(statements)
          if (statements.length === 2 && lost++ === 0) throw new Error('D1_ERROR: Network connection lost.')
          return answer
        },
      }
    }
    const losing = { ...site.env, DB: { withSession: session } as unknown as typeof env.DB }
    const again = { who: 'Ann', last: 1, isMeant: true }
    expect(await enterForDriver(losing, account, { ...entry, cents: 100 }, again)).toMatchObject({ number: 2 })
    expect([lost, (await entries()).length]).toEqual([2, 2])
  })

  test('that is more than is open is asked for once more, with what was typed', async () => {
    const id = await keep()
    await paid(await driven(DAY), 70, 20_000)
    const refused = await note(id, 'handed-over', { lkr: '20001' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('more than is open: LKR 20,000.00')
    expect(refused.text).toContain('value="20001"')
    expect(refused.text).toContain('It is meant')
    for (const wrong of ['0', '-1', '1.5', 'x', '9999999999']) {
      const answer = await note(id, 'handed-over', { lkr: wrong })
      expect(answer.status, wrong).toBe(409)
    }
    expect((await note(id, 'handed-over', { lkr: 'x'.repeat(2000) })).status).toBe(400)
    expect(await entries()).toEqual([])
    expect((await note(id, 'handed-over', { lkr: '20001', meant: 'yes' })).status).toBe(303)
    expect((await statementFor(id)).openNow.LKR).toBe(-100)
    expect((await see(`/drivers/accounts/${id}`)).text).toContain('Below nothing')
    expect((await send(`/drivers/accounts/${id}/handed-over`, { lkr: '1' }, null)).status).toBe(403)
    expect((await see('/drivers/accounts/999')).status).toBe(404)
    expect((await see(`/drivers/accounts/${id}?week=2026-02-31`)).text).toContain(`value="${mondayOf(today)}"`)
  })
})

describe('the wage', () => {
  test('of two rides on one day is one day’s, is kept by date, and is paid once', async () => {
    const id = await keep()
    const wage = (change: object) =>
      send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3000', rideLkr: '500', percent: '', ...change })
    expect((await wage({})).status).toBe(303)
    await driven(DAY)
    await driven(DAY, { email: 'b@example.com', time: '15:00' })
    const week = await statementFor(id)
    expect(week.earned).toMatchObject({ days: [{ day: DAY, lkr: 3000 }], rides: [500, 500], lkr: 4000 })
    // Another wage changes no week that is over.
    const refused = await wage({ dayLkr: '9000' })
    expect(refused.status).toBe(409)
    expect(refused.text).toContain('A week that is over keeps its wage')
    expect(refused.text).toContain('value="9000"')
    expect((await wage({ firstDay: mondayOf(today), dayLkr: '9000', percent: '10' })).status).toBe(303)
    expect((await statementFor(id)).earned).toEqual(week.earned)
    expect((await see(`/drivers/${id}`)).text).toContain('LKR 9,000 a day, LKR 500 a ride, and 10 % of the price')
    // Kept from the cash, in parts.
    expect((await note(id, 'wage', { lkr: '1000', what: 'wage-kept', meant: 'yes' })).status).toBe(303)
    expect((await note(id, 'wage', { lkr: '4000', what: 'wage-paid' })).text).toContain(
      'still to be paid of that week&#x27;s wage: LKR 3,000.00',
    )
    expect((await note(id, 'wage', { lkr: '3000', what: 'wage-paid' })).status).toBe(303)
    expect(await statementFor(id)).toMatchObject({ paid: 400_000, owed: 0, openNow: { LKR: -100_000 } })
    expect((await note(id, 'wage', { lkr: '1', what: 'wage-paid' })).status).toBe(409)
    const ahead = await send(`/drivers/accounts/${id}/wage`, { week: addDays(today, 8), last: '2', lkr: '1' })
    expect(ahead.text).toContain('for a week that has begun')
  })

  test('of a stay is of all its days, also of those without a pickup and of those in the next week', async () => {
    const id = await keep()
    await send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3000', rideLkr: '500', percent: '' })
    const reference = await confirmed(await returnTripDetails())
    await takeStep(site.env, reference, { step: 'driver', driver: NIMALS, insists: true })
    const last = addDays(WEEK, 9)
    await env.DB.batch([
      env.DB.prepare('update rides set pickup_date = iif(position = 1, ?, ?)').bind(addDays(WEEK, 5), last),
      env.DB.prepare("update bookings set arrangement = 'stay'"),
    ])
    const daysOf = async (week: string) => (await statementFor(id, week)).earned.days.map(({ day }) => day)
    expect(await daysOf(WEEK)).toEqual([addDays(WEEK, 5), addDays(WEEK, 6)])
    expect(await daysOf(addDays(WEEK, 7))).toEqual([7, 8, 9].map((day) => addDays(WEEK, day)))
    // The ride that lies in the week before is in no other one.
    expect((await statementFor(id, addDays(WEEK, 7))).rides.map(({ pickupDate }) => pickupDate)).toEqual([last])
    // Where each ride stands by itself, the days between are none.
    await env.DB.prepare("update bookings set arrangement = 'rides'").run()
    expect(await daysOf(WEEK)).toEqual([addDays(WEEK, 5)])
  })

  test('is of what has begun alone, and of a no-show by what is owed for it', async () => {
    const id = await keep()
    await send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3000', rideLkr: '', percent: '10' })
    const reference = await driven(DAY)
    const account = (await findAccount(site.env, id))!
    const earnedAt = async (time: string) =>
      (await statementOfWeek(site.env, account, WEEK, new Date(`${DAY}T${time}:00+05:30`))).earned.lkr
    expect(await earnedAt('09:29')).toBe(0)
    const whole = await earnedAt('09:30')
    const { priceLkr, cancelFeeUsd: _ } = (await findBooking(site.env, reference))!.booking.rides[0]
    expect(whole).toBe(3000 + Math.round(priceLkr! / 10))
    await takeStep(site.env, reference, { step: 'no-show' })
    const { cancelFeeUsd, priceUsd } = (await findBooking(site.env, reference))!.booking.rides[0]
    expect((await statementFor(id)).earned.lkr).toBe(
      3000 + Math.round(Math.ceil((priceLkr! * cancelFeeUsd) / priceUsd) / 10),
    )
    await takeStep(site.env, reference, { step: 'charge', usd: 0, reason: 'ill' })
    expect((await statementFor(id)).earned.lkr).toBe(3000)
  })
})

test('the desk notes what is handed over, and sees and pays no wage', async () => {
  const id = await keep()
  await send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3456', rideLkr: '', percent: '' })
  await paid(await driven(DAY), 70, 20_000)
  expect((await note(id, 'handed-over', { lkr: '100' }, sendAsDesk)).status).toBe(303)
  expect((await note(id, 'wage', { lkr: '100', what: 'wage-paid' }, sendAsDesk)).status).toBe(403)
  expect((await note(id, 'reverse', { number: '1', why: 'x' }, sendAsDesk)).status).toBe(403)
  expect((await sendAsDesk(`/drivers/${id}/wage`, { firstDay: today, dayLkr: '1' })).status).toBe(403)
  await note(id, 'wage', { lkr: '77', what: 'wage-paid' })
  for (const path of [`/drivers/accounts/${id}?week=${WEEK}`, `/drivers/${id}`]) {
    expect((await see(path)).text).toContain('3,456')
    const desk = (await seeAsDesk(path)).text
    for (const hidden of ['3,456', 'LKR 77', '/wage"', '/csv?']) expect(desk, hidden).not.toContain(hidden)
  }
  expect((await seeAsDesk(`/drivers/accounts/${id}/csv?week=${WEEK}`)).status).toBe(403)
})

test('the statement is a file whose columns add up', async () => {
  const id = await keep()
  await send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3000', rideLkr: '500', percent: '' })
  const reference = await driven(DAY)
  await paid(reference, 70, 20_000)
  await note(id, 'wage', { lkr: '1000', what: 'wage-kept' })
  const file = await see(`/drivers/accounts/${id}/csv?week=${WEEK}`)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="driver-${id}-${WEEK}.csv"`)
  const { priceUsd } = (await findBooking(site.env, reference))!.booking.rides[0]
  const line = (cells: string) => `${WEEK},Nimal Perera,${cells}`
  expect(file.text.replace('\uFEFF', '').trim().split('\r\n')).toEqual([
    'week,driver,part,day,what,number,rupees,dollars,wage,openUsd,openLkr,by',
    line(`Open before,${WEEK},,,0,0,,,,`),
    line(`Ride,${DAY},transfer,${reference.slice(0, 4)}…,20000,0,500,${priceUsd - 70},0,`),
    line(`Day worked,${DAY},,,,,3000,,,`),
    // Kept today, for that week.
    line(`Entry,${today},"wage, kept from the cash",1,,,-1000,,,`),
    line(`Open at the end,${addDays(WEEK, 6)},,,20000,0,2500,,,`),
  ])
})

test('what a resident still has to pay stands in rupees, on the page and in the file', async () => {
  const id = await keep()
  const reference = await driven(DAY, { phone: '077 123 4567', phonecountry: 'LK' })
  await paid(reference, 70, 20_000)
  const page = (await see(`/drivers/accounts/${id}?week=${WEEK}`)).text
  expect(page).toContain('LKR 1,480')
  expect(page).not.toContain('USD 5')
  expect((await see(`/drivers/accounts/${id}/csv?week=${WEEK}`)).text).toMatch(/,20000,0,0,0,1480,\r/)
  const cash = (await see(`/drivers/cash?month=${WEEK.slice(0, 7)}`)).text
  expect(cash).toContain('LKR 1,480')
})

test('what was entered is only added to', async () => {
  const id = await keep()
  await send(`/drivers/${id}/wage`, { firstDay: WEEK, dayLkr: '3000', rideLkr: '', percent: '' })
  await note(id, 'handed-over', { lkr: '1', meant: 'yes' })
  for (const change of ['update driver_entries set cents = 0', 'update driver_wages set day_lkr = 0'])
    await expect(env.DB.prepare(change).run()).rejects.toThrow('only added to')
})

describe('cash of a ride that gets another driver', () => {
  const KAMAL = { name: 'Kamal Silva', phone: '077 123 4599', cars: 'CAC-9, van, 6' }
  const named = (name: string, phone: string) => ({ step: 'driver', driver: { name, phone, car: '' } }) as const
  const nimal = named('Nimal Perera', '+94771234567')
  const kamal = named('Kamal Silva', '+94771234599')

  const both = async () => [await keep(), await keep(KAMAL)] as const
  const holds = async () =>
    Object.fromEntries((await openAccounts(site.env)).map(({ id, open }) => [id, open.USD / 100]))
  /** A ride of a week that is over, which the first driver drives. */
  const drivenByNimal = async () => {
    const reference = await confirmed()
    await takeStep(site.env, reference, nimal)
    await env.DB.prepare('update rides set pickup_date = ?').bind(DAY).run()
    return reference
  }
  /** The page of all drivers, each driver's statement and the list of who holds what say the same. */
  async function expectHeld(expected: Readonly<Record<number, number>>) {
    expect(await holds()).toEqual(expected)
    const weeks = await cashOfDrivers(site.env, WEEK.slice(0, 7))
    const listed = await accounts()
    for (const [id, usd] of Object.entries(expected)) {
      const { collected, openNow, rides: its } = await statementFor(Number(id))
      const USD = usd * 100
      expect([collected.USD, openNow.USD, its.reduce((sum, { taken }) => sum + taken.USD, 0)]).toEqual([USD, USD, USD])
      const { phone } = listed.find((each) => each.id === Number(id))!
      const inWeek = weeks.filter((each) => each.phone === phone)
      expect(inWeek.reduce((sum, { usdCents }) => sum + usdCents, 0)).toBe(USD)
    }
  }

  test('stays with who took it; what the next one takes, and what goes back, is of the right one', async () => {
    const [one, two] = await both()
    const reference = await drivenByNimal()
    await paid(reference, 40)
    await takeStep(site.env, reference, kamal)
    await expectHeld({ [one]: 40, [two]: 0 })
    expect((await statementFor(one)).rides).toMatchObject([{ isGone: true, openUsd: 0, earnedLkr: 0 }])
    expect((await see(`/drivers/accounts/${one}?week=${WEEK}`)).text).toContain('no longer this driver’s')
    // The next one has taken nothing: a refund comes from who has it.
    const refund = { step: 'refund', usd: 10, method: 'cash' } as const
    expect((await previewStep(site.env, reference, refund)).sentences.join(' ')).toContain(
      'It goes out of what Nimal Perera holds',
    )
    await takeStep(site.env, reference, refund)
    await expectHeld({ [one]: 30, [two]: 0 })
    await paid(reference, 20)
    await expectHeld({ [one]: 30, [two]: 20 })
    await takeStep(site.env, reference, refund)
    await expectHeld({ [one]: 30, [two]: 10 })
    // The first payment was a slip.
    await takeStep(site.env, reference, { step: 'reverse', number: 2, reason: 'it never went' })
    await takeStep(site.env, reference, { step: 'reverse', number: 1, reason: 'typed twice' })
    await expectHeld({ [one]: 0, [two]: 10 })
  })

  test('stays where nobody drives it, and once it is cancelled or moved; what nobody took is nobody’s later', async () => {
    const [one, two] = await both()
    const reference = await drivenByNimal()
    await paid(reference, 40)
    await takeStep(site.env, reference, { step: 'no-driver' })
    await expectHeld({ [one]: 40, [two]: 0 })
    await paid(reference, 5)
    await takeStep(site.env, reference, kamal)
    await expectHeld({ [one]: 40, [two]: 0 })
    await takeStep(site.env, reference, { step: 'cancel' })
    await expectHeld({ [one]: 40, [two]: 0 })
    expect((await see(`/drivers/accounts/${one}?week=${WEEK}`)).text).toContain('no longer this driver’s')
    await takeStep(site.env, reference, { step: 'refund', usd: 40, method: 'cash' })
    await expectHeld({ [one]: 0, [two]: 0 })
    await env.DB.prepare('update rides set pickup_date = ?').bind(addDays(today, 9)).run()
    expect(await holds()).toEqual({ [one]: 0, [two]: 0 })
    expect((await statementFor(one)).openNow.USD).toBe(0)
  })

  test('is of each vehicle’s driver; what is paid for both is of the first one’s', async () => {
    const [one, two] = await both()
    const { reference } = await site.booked(await returnTripDetails())
    await takeStep(site.env, reference, { step: 'confirm' })
    await env.DB.prepare("update rides set beside = iif(position = 2, 1, null), pickup_date = ?, pickup_time = '09:30'")
      .bind(DAY)
      .run()
    await takeStep(site.env, `${reference}/1`, nimal)
    await takeStep(site.env, `${reference}/2`, { ...kamal, insists: true })
    await paid(`${reference}/1`, 10)
    await paid(`${reference}/2`, 20)
    expect((await previewStep(site.env, reference, { step: 'paid', usd: 5, method: 'cash' })).sentences).toContainEqual(
      expect.stringContaining('what Nimal Perera holds'),
    )
    await paid(reference, 5)
    await expectHeld({ [one]: 15, [two]: 20 })
    await takeStep(site.env, `${reference}/2`, { step: 'no-driver' })
    await expectHeld({ [one]: 15, [two]: 20 })
  })

  test('that is paid before midnight for a booking is of who is on the road then, and counts with that ride', async () => {
    const [one, two] = await both()
    const { reference } = await site.booked(await returnTripDetails())
    await takeStep(site.env, reference, { step: 'confirm' })
    await env.DB.prepare("update rides set pickup_date = iif(position = 1, ?, ?), pickup_time = '00:15'")
      .bind(DAY, addDays(DAY, 1))
      .run()
    await takeStep(site.env, `${reference}/1`, kamal)
    await takeStep(site.env, `${reference}/2`, { ...nimal, insists: true })
    const pays = (time: string) =>
      takeStep(site.env, reference, { step: 'paid', usd: 10, method: 'cash' }, { now: instantOf({ date: DAY, time })! })
    await pays('23:30')
    const at = instantOf({ date: DAY, time: '23:50' })!.toISOString()
    await env.DB.prepare(
      `insert into ride_events (id, booking_number, position, event, code, pickup_date, pickup_time, at, received_at)
       select 'a', booking_number, position, 'DRIVER_DEPARTED_TO_PICKUP', driver_code, pickup_date, pickup_time, ?1, ?1
       from rides where position = 2`,
    )
      .bind(at)
      .run()
    await pays('23:56')
    await expectHeld({ [one]: 10, [two]: 10 })
    expect((await statementFor(one)).rides).toMatchObject([{ isGone: false, taken: { USD: 1000 } }])
    expect((await statementFor(two)).rides).toMatchObject([{ isGone: false, taken: { USD: 1000 } }])
  })

  test('that is reversed was never there for the ride that it was noted for: the driver still has that of the other ride', async () => {
    const one = await keep()
    const { reference } = await site.booked(await returnTripDetails())
    await takeStep(site.env, reference, { step: 'confirm' })
    await env.DB.prepare("update rides set pickup_date = ?, pickup_time = iif(position = 1, '09:30', '19:30')")
      .bind(DAY)
      .run()
    for (const ride of [1, 2]) await takeStep(site.env, `${reference}/${ride}`, { ...nimal, insists: true })
    await paid(`${reference}/1`, 30)
    await takeStep(site.env, reference, { step: 'reverse', number: 1, reason: 'the other ride' })
    await paid(`${reference}/2`, 20)
    await expectHeld({ [one]: 20 })
    await takeStep(site.env, `${reference}/1`, { step: 'paid', usd: 10, method: 'bank' })
    // Nobody holds cash of the first ride.
    await takeStep(site.env, `${reference}/1`, { step: 'refund', usd: 5, method: 'cash' })
    await expectHeld({ [one]: 20 })
    await takeStep(site.env, `${reference}/2`, { step: 'refund', usd: 5, method: 'cash' })
    await expectHeld({ [one]: 15 })
  })

  test('that was noted for a number before the list had it is that driver’s', async () => {
    const two = await keep(KAMAL)
    const reference = await drivenByNimal()
    await paid(reference, 40)
    await takeStep(site.env, reference, kamal)
    await paid(reference, 7)
    await takeStep(site.env, reference, nimal)
    await paid(reference, 9)
    await takeStep(site.env, reference, { step: 'reverse', number: 3, reason: 'wrong' })
    await paid(reference, 8)
    const one = await keep()
    await expectHeld({ [one]: 48, [two]: 7 })
  })

  test('that one who is not on the list took keeps that name, and is the account of who comes on the list', async () => {
    const two = await keep(KAMAL)
    const reference = await drivenByNimal()
    const weeks = async () =>
      Object.fromEntries(
        (await cashOfDrivers(site.env, WEEK.slice(0, 7))).map(({ driver, usdCents }) => [driver, usdCents / 100]),
      )
    await paid(reference, 40)
    expect(await weeks()).toEqual({ 'Nimal Perera': 40 })
    await takeStep(site.env, reference, kamal)
    expect(await weeks()).toEqual({ 'Nimal Perera': 40, 'Kamal Silva': 0 })
    const refund = { step: 'refund', usd: 10, method: 'cash' } as const
    expect((await previewStep(site.env, reference, refund)).sentences.join(' ')).toContain(
      'It goes out of what Nimal Perera holds',
    )
    await takeStep(site.env, reference, refund)
    await takeStep(site.env, reference, { step: 'reverse', number: 2, reason: 'it never went' })
    await takeStep(site.env, reference, { ...refund, usd: 15 })
    expect(await weeks()).toEqual({ 'Nimal Perera': 25, 'Kamal Silva': 0 })
    await takeStep(site.env, reference, { step: 'cancel' })
    expect(await weeks()).toEqual({ 'Nimal Perera': 25 })
    expect((await see(`/drivers/cash?month=${WEEK.slice(0, 7)}`)).text).toContain('USD 25.00')
    await expectHeld({ [two]: 0 })
    const one = await keep()
    await expectHeld({ [one]: 25, [two]: 0 })
  })

  test('goes out of no driver who holds none of it', async () => {
    const one = await keep()
    const reference = await drivenByNimal()
    await takeStep(site.env, reference, { step: 'paid', usd: 40, method: 'bank' })
    const refund = { step: 'refund', usd: 10, method: 'cash' } as const
    expect((await previewStep(site.env, reference, refund)).sentences.join(' ')).not.toContain('It goes out of what')
    await takeStep(site.env, reference, refund)
    await expectHeld({ [one]: 0 })
    expect(await cashOfDrivers(site.env, WEEK.slice(0, 7))).toMatchObject([{ driver: 'Nimal Perera', usdCents: 0 }])
  })

  test('is told without a name once all is erased', async () => {
    await keep(KAMAL)
    const reference = await drivenByNimal()
    await paid(reference, 40)
    await takeStep(site.env, reference, kamal)
    await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '90' }, new Date(Date.now() + 366 * DAY_MS))
    const kept = await env.DB.prepare('select taker_name, taker_phone from cash_book').all()
    expect(kept.results).toEqual([{ taker_name: '', taker_phone: '' }])
    expect(await cashOfDrivers(site.env, WEEK.slice(0, 7))).toMatchObject([
      { driver: null, phone: null, usdCents: 4000 },
    ])
  })
})
