/** A month's end: who and what drove how far and for how much, what was cancelled, which guests came again. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import { roadLeg } from '#domain/roads/directions.ts'
import { monthEnd, monthLines } from '#worker/office/money/month-end.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings } from '../bookings/booking-site.ts'
import { book, see, seeAsDesk, site } from './office-site.ts'

beforeEach(() => removeBookings('cars'))

/** After the month. */
const NOW = new Date('2026-12-05T00:00:00Z')
const driver = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234, white Prius' }
const other = { name: 'Sunil Silva', phone: '+94777654321', car: 'cab 1234' }

/** A ride that is confirmed and driven, on another day and between other places than it was booked for. */
async function driven(change: {
  readonly guest: string
  readonly day: string
  readonly by?: typeof driver
  readonly from?: string
  readonly to?: string
  readonly phone?: string
}) {
  const {
    guest,
    day,
    by,
    from = 'Colombo',
    to = 'Kandy',
    phone = `+44 7911 1${String(day.replaceAll('-', '')).slice(3)}`,
  } = change
  const reference = await book({ email: guest, phone })
  await takeStep(site.env, reference, { step: 'confirm' })
  if (by) await takeStep(site.env, reference, { step: 'driver', driver: by })
  await changed(
    reference,
    `pickup_date = '${day}', pickup = '${from}', dropoff = '${to}', price_usd = 50, distance_km = 100`,
  )
  return reference
}

const changed = (reference: string, set: string) =>
  env.DB.prepare(`update rides set ${set} where booking_number = (select number from bookings where reference = ?)`)
    .bind(reference)
    .run()

const kmBetween = (from: string, to: string) => roadLeg(placeAt(from).position!, placeAt(to).position!)!.distanceKm

test('sums what each driver and each car brought in, and how far they went empty', async () => {
  await driven({ guest: 'a@example.com', day: '2026-10-30', by: driver, from: 'Galle', to: 'Ella' })
  await driven({ guest: 'b@example.com', day: '2026-11-02', by: driver })
  await driven({ guest: 'c@example.com', day: '2026-11-04', by: driver, from: 'Ella', to: 'Galle' })
  const notMet = await driven({ guest: 'd@example.com', day: '2026-11-05', by: other, from: 'Matara', to: 'Kandy' })
  await changed(notMet, "status = 'no-show', cancel_fee_usd = 9")
  await driven({ guest: 'e@example.com', day: '2026-11-06' })
  const unconfirmed = await book({ email: 'f@example.com' })
  await changed(unconfirmed, "pickup_date = '2026-11-07'")

  const end = await monthEnd(site.env, '2026-11', NOW)
  const empty = kmBetween('Ella', 'Colombo') + kmBetween('Kandy', 'Ella')
  expect(end.drivers).toEqual([
    {
      name: 'Nimal Perera',
      detail: driver.phone,
      rides: 2,
      noShows: 0,
      usd: 100,
      lkr: 0,
      km: 200,
      emptyKm: empty,
      unknownWays: 0,
    },
    // Nobody knows from where it came.
    {
      name: 'Nobody named, or erased',
      detail: '',
      rides: 1,
      noShows: 0,
      usd: 50,
      lkr: 0,
      km: 100,
      emptyKm: 0,
      unknownWays: 1,
    },
    {
      name: 'Sunil Silva',
      detail: other.phone,
      rides: 0,
      noShows: 1,
      usd: 9,
      lkr: 0,
      km: 0,
      emptyKm: 0,
      unknownWays: 1,
    },
  ])
  // One car, whoever drove it and however its plate was written: as it was written last.
  const toNotMet = kmBetween('Galle', 'Matara')
  expect(end.cars.map(({ name, rides, noShows, emptyKm, usd }) => [name, rides, noShows, emptyKm, usd])).toEqual([
    ['cab 1234', 2, 1, empty + toNotMet, 109],
    ['Nobody named, or erased', 1, 0, 0, 50],
  ])
  expect(end.together).toMatchObject({ rides: 3, noShows: 1, usd: 159, km: 300, emptyKm: empty, unknownWays: 2 })
  const page = (await see('/money/month?month=2026-11')).text.replaceAll('<!-- -->', '')
  const shares = page.match(/>Empty <\/span>[^<]*/g)
  expect(shares).toContain('>Empty </span>-')
  expect(shares).not.toContain('>Empty </span>0\u00A0%')
  expect(end).toMatchObject({ unconfirmed: 1, isRunning: false, isCut: false })

  // Of a month that is not over, what was driven so far counts: once its day is over, as a partner's statement has it.
  const evening = await monthEnd(site.env, '2026-11', new Date('2026-11-04T17:00:00Z'))
  expect(evening).toMatchObject({ together: { rides: 1 }, guests: { guests: 1 } })
  const soFar = await monthEnd(site.env, '2026-11', new Date('2026-11-03T00:00:00Z'))
  expect(soFar).toMatchObject({ isRunning: true, unconfirmed: 0, together: { rides: 1 } })
})

test('the first way of a car begins at its base', async () => {
  const { lat, lng } = placeAt('Galle').position!
  await env.DB.prepare(
    "insert into cars (plate, seats, base, base_lat, base_lng) values ('CAB-1234', 3, 'Galle', ?, ?)",
  )
    .bind(lat, lng)
    .run()
  await driven({ guest: 'a@example.com', day: '2026-11-02', by: driver })
  const { drivers, cars } = await monthEnd(site.env, '2026-11', NOW)
  for (const [line] of [drivers, cars])
    expect(line).toMatchObject({ emptyKm: kmBetween('Galle', 'Colombo'), unknownWays: 0 })
})

test('a ride without a named car counts for the one that was kept for it; what was given back brings nothing in', async () => {
  await env.DB.prepare("insert into cars (id, plate, name, seats) values (7, 'CAB-1234', 'white Prius', 3)").run()
  const reference = await driven({ guest: 'a@example.com', day: '2026-11-02' })
  await changed(reference, 'car_id = 7, waived_usd = 20')
  const { cars, drivers } = await monthEnd(site.env, '2026-11', NOW)
  expect(cars).toEqual([expect.objectContaining({ name: 'CAB-1234', detail: 'white Prius', rides: 1, usd: 30 })])
  expect(drivers.map(({ name, usd }) => [name, usd])).toEqual([['Nobody named, or erased', 30]])
})

test('says who cancelled, how late, and what is owed', async () => {
  const [byOffice, byGuest, late] = await Promise.all(
    ['a', 'b', 'c'].map((name) => book({ email: `${name}@example.com` })),
  )
  for (const reference of [byOffice!, byGuest!, late!]) {
    await takeStep(site.env, reference, { step: 'cancel' })
    await changed(reference, "pickup_date = '2026-11-20', price_usd = 70")
  }
  const history = (reference: string, set: string) =>
    env.DB.prepare(
      `update booking_history set ${set} where step = 'cancel' and booking_number = (select number from bookings where reference = ?)`,
    )
      .bind(reference)
      .run()
  await history(byOffice!, "at = '2026-11-01T00:00:00.000Z'")
  await history(byGuest!, "at = '2026-11-01T00:00:00.000Z', actor = 'guest'")
  await history(late!, "at = '2026-11-19T12:00:00.000Z', actor = 'guest'")
  await changed(late!, 'cancel_fee_usd = 35')
  const { undriven, together } = await monthEnd(site.env, '2026-11', NOW)
  expect(undriven.map(({ what, rides, usd, owedUsd }) => [what, rides, usd, owedUsd])).toEqual([
    ['Cancelled by the guest alone', 2, 140, 35],
    ['Cancelled in the office, also as guests asked', 1, 70, 0],
    ['Cancelled otherwise', 0, 0, 0],
    ['Of the cancelled: within 24 hours of the pickup', 1, 70, 35],
    ['No-shows', 0, 0, 0],
  ])
  expect(together).toMatchObject({ rides: 0, usd: 0 })
})

test('what a resident pays is summed in rupees, as it was agreed, and never in dollars', async () => {
  const here = { phone: '+94 77 123 4567' }
  await driven({ guest: 'a@example.com', day: '2026-11-02', by: driver })
  const paid = await driven({ guest: 'b@example.com', day: '2026-11-03', by: driver, ...here })
  await changed(paid, 'price_usd = 77, price_lkr = 22380, waived_usd = 3, waived_lkr = 1000')
  const notMet = await driven({ guest: 'c@example.com', day: '2026-11-04', by: driver, ...here })
  await changed(
    notMet,
    "price_usd = 77, price_lkr = 22380, status = 'no-show', cancel_fee_usd = 38, cancel_fee_lkr = 11190",
  )
  const cancelled = await driven({ guest: 'd@example.com', day: '2026-11-05', ...here })
  await takeStep(site.env, cancelled, { step: 'cancel' })
  await changed(cancelled, 'price_usd = 77, price_lkr = 22380, cancel_fee_usd = 38, cancel_fee_lkr = 11190')
  const end = await monthEnd(site.env, '2026-11', NOW)
  expect(end.drivers[0]).toMatchObject({ usd: 50, lkr: 21_380 + 11_190 })
  expect(end.together).toMatchObject({ usd: 50, lkr: 32_570 })
  const line = { rides: 1, usd: 0, lkr: 22_380, owedUsd: 0, owedLkr: 11_190 }
  expect(end.undriven.filter(({ what, rides }) => rides > 0 && !what.startsWith('Of the'))).toMatchObject([
    { what: 'Cancelled in the office, also as guests asked', ...line },
    { what: 'No-shows', ...line },
  ])
  expect((await see('/money/month?month=2026-11')).text).toContain('<strong>USD 50 and LKR 32,570</strong>')

  const lines = new Map(
    (await monthLines(site.env, '2026-11')).map(({ what, usd, lkrCents }) => [what, [usd, lkrCents]]),
  )
  expect(lines.get('Driven, or still to be driven')).toEqual([50, 2_238_000])
  expect(lines.get('Cancelled, and owed of these')).toEqual([0, 1_119_000])
  expect(lines.get('No-shows, and owed of these')).toEqual([0, 1_119_000])
  // To be paid in both, as before.
  expect(lines.get('Still to be paid, with late charges')![1]).toBeGreaterThan(4_376_000)
  expect((await see('/money?month=2026-11')).text).toContain('cost USD 50 and LKR 22,380')
  // Where the Central Bank has authorized the owner, all is agreed in dollars.
  const either = { ...site.env, RESIDENTS_PAY: 'either' }
  expect((await monthEnd(either, '2026-11', NOW)).together).toMatchObject({ usd: 50 + 74 + 38, lkr: 0 })
  expect(
    (await monthLines(either, '2026-11')).find(({ what }) => what === 'Driven, or still to be driven'),
  ).toMatchObject({
    usd: 127,
    lkrCents: null,
  })
})

test('guests who came again are known by mail or phone, as long as they are not erased', async () => {
  await driven({ guest: 'jane.doe@gmail.com', day: '2026-03-02' })
  // The same mailbox.
  await driven({ guest: 'JaneDoe+taxi@googlemail.com', day: '2026-11-02' })
  await driven({ guest: 'x@example.com', day: '2026-05-02', phone: '+44 7911 123456' })
  await driven({ guest: 'y@example.com', day: '2026-11-03', phone: '+44 7911 123456' })
  await driven({ guest: 'new@example.com', day: '2026-11-04' })
  const erased = await driven({ guest: 'z@example.com', day: '2026-01-04' })
  await driven({ guest: 'z@example.com', day: '2026-11-05' })
  const ofMonth = await driven({ guest: 'new@example.com', day: '2026-11-06' })
  for (const reference of [erased, ofMonth]) {
    await changed(reference, "erased_at = '2026-11-30T00:00:00.000Z'")
    await env.DB.prepare(
      "update bookings set erased_at = '2026-11-30T00:00:00.000Z', email = '', phone = '' where reference = ?",
    )
      .bind(reference)
      .run()
  }
  // Cancelled: nobody came.
  const cancelled = await driven({ guest: 'new@example.com', day: '2026-02-02' })
  await changed(cancelled, "status = 'cancelled'")
  const end = await monthEnd(site.env, '2026-11', NOW)
  expect(end).toMatchObject({ guests: { guests: 4, again: 2, often: 0 }, erased: 1, knownSince: '2026-03-02' })
})

test('of more rides than one page can count, it says that the figures are too low', async () => {
  const reference = await driven({ guest: 'a@example.com', day: '2026-11-02', by: driver })
  const many = JSON.stringify(Array.from({ length: 5000 }, (_, i) => i + 2))
  const { results } = await env.DB.prepare('pragma table_info(rides)').all<{ name: string }>()
  const columns = results.map(({ name }) => name)
  const selected = columns.map((name) => (name === 'position' ? 'each.value' : `one.${name}`))
  await env.DB.prepare(
    `insert into rides (${columns.join()}) select ${selected.join()} from rides one, json_each(?) each
     where one.booking_number = (select number from bookings where reference = ?)`,
  )
    .bind(many, reference)
    .run()
  expect(await monthEnd(site.env, '2026-11', NOW)).toMatchObject({ isCut: true })
  expect((await see('/money/month?month=2026-11')).text).toContain('the figures are too low')
})

test('the page says it in words, with the same figures as a file; the desk sees neither', async () => {
  await driven({ guest: 'a@example.com', day: '2026-10-02', by: driver })
  const page = (await see('/money/month?month=2026-10')).text
  expect(page).toContain('<strong>1 ride</strong> was driven.')
  expect(page).toContain('Nimal Perera')
  expect(page).toContain('100 km with guests, 0 km empty')
  expect(page).toContain('Of 1 pickup nobody knows from where the car came.')
  expect(page).toContain('Nothing was cancelled, and everybody came.')
  expect(page).toContain('Of <strong>1 guest</strong> of this month')
  expect((await see('/money')).text).toContain('href="/operator/money/month?month=')
  const file = (await see('/money/month/csv?month=2026-10')).text.split('\r\n')
  expect(file[0]).toContain('month,part,what,detail,rides,noShows,km,emptyKm,unknownWays,usd,owedUsd,count,lkr,owedLkr')
  expect(file).toContain('2026-10,Driver,Nimal Perera,+94 77 123 4567,1,0,100,0,1,50,,,0,')
  expect(file).toContain('2026-10,Guests,Came again,,,,,,,,,0,,')
  for (const path of ['/money/month', '/money/month/csv']) expect((await seeAsDesk(path)).status, path).toBe(403)
  expect((await seeAsDesk('/money')).text).not.toContain('/operator/money/month')
})
