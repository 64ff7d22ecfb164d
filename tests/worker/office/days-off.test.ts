/** Days off of a driver, the rides that are then given anew, and a driver who leaves the list. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { listDaysOff } from '#worker/fleet/days-off.ts'
import type { KeptDriver } from '#worker/fleet/cars.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { listDrivers } from '#worker/lists/drivers.ts'
import { ridesToGive, takeDriverOffAll } from '#worker/lists/rides-to-give.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, removeBookings, returnTripDetails } from '../bookings/booking-site.ts'
import { countedStatements } from '../counted-statements.ts'
import { book, see, send, site } from './office-site.ts'

const today = sriLankaTime(new Date()).date
const NIMAL = { name: 'Nimal Perera', phone: '077 123 4567', cars: 'CAB-1, 3' }
const KAMAL = { name: 'Kamal Silva', phone: '077 123 4568', cars: 'CAB-2, 3' }

beforeEach(() => removeBookings('driver_days', 'drivers', 'office_acts'))

async function keepBoth(): Promise<{ kamal: KeptDriver; nimal: KeptDriver }> {
  for (const driver of [NIMAL, KAMAL]) expect((await send('/drivers', driver)).status).toBe(303)
  const [kamal, nimal] = await listDrivers(site.env)
  return { kamal: kamal!, nimal: nimal! }
}

const choiceOf = ({ id, cars }: KeptDriver) => `${id}/${cars[0]!.id}`
const assignedTo = ({ name, phone, cars }: KeptDriver) => ({ name, phone, car: cars[0]!.car })

/** A confirmed ride with a driver. */
async function driven(driver: KeptDriver, pickuptime: string, change: object = {}): Promise<string> {
  const reference = await book({ pickuptime, pickupdate: inTenDays, ...change })
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: assignedTo(driver) })
  return reference
}

const driversOf = async (reference: string) =>
  (await findBooking(site.env, reference))!.booking.rides.map(({ driverName }) => driverName)

/** The forms of a page of rides: of each ride the names on its buttons. */
const offered = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/data-card="([^"]+)"(.*?)<\/li>/gs)].map(([, ride, card]) => [
      ride!,
      [...card!.matchAll(/value="\d+\/\d+" name="choice">([^<]*)/g)].map(([, name]) => name),
    ]),
  )

async function give(driver: KeptDriver, ride: string, choice: string, more: object = {}) {
  const { booking, position } = (await findBooking(site.env, ride))!
  const { version } = booking.rides[(position ?? 1) - 1]!
  return send(`/drivers/${driver.id}/rides`, {
    ride,
    version: String(version),
    choice,
    from: today,
    until: '',
    ...more,
  })
}

describe('days off', () => {
  test('a resident’s ride is in rupees among those to give away', async () => {
    const { nimal } = await keepBoth()
    // Of several bookings each is as its own guest pays.
    for (const time of ['00:30', '17:30']) await driven(nimal, time, { email: `at${time.slice(0, 2)}@example.com` })
    await driven(nimal, '09:30', { phone: '077 999 1234', phonecountry: 'LK' })
    const list = (await see(`/drivers/${nimal.id}/rides?from=${today}`)).text
    expect(list.match(/USD 74|LKR 21,480/g)).toEqual(['USD 74', 'LKR 21,480', 'USD 74'])
  })

  test('"sick from now on" is one tap, and leads to all rides of that day on', async () => {
    const { kamal, nimal } = await keepBoth()
    const [first, second] = [await driven(nimal, '09:30'), await driven(nimal, '18:30', { email: 'b@example.com' })]
    const page = (await see(`/drivers/${nimal.id}`)).text
    expect(page).toContain('Nimal Perera is sick from now on')
    const sick = await send(`/drivers/${nimal.id}/days-off`, { first: today, reason: 'sick' })
    expect(sick.headers.get('location')).toBe(`/operator/drivers/${nimal.id}/rides?from=${today}&until=`)
    const list = (await see(`/drivers/${nimal.id}/rides?from=${today}`)).text
    expect(list).toContain('2 rides')
    expect(offered(list)).toEqual({ [first]: ['Kamal Silva, CAB-2'], [second]: ['Kamal Silva, CAB-2'] })
    // Who has one ride then is not free for another.
    await driven(kamal, '09:40', { email: 'c@example.com' })
    const busy = (await see(`/drivers/${nimal.id}/rides?from=${today}`)).text
    expect(offered(busy)).toEqual({ [first]: [], [second]: ['Kamal Silva, CAB-2'] })
    expect(busy).toContain('Nobody of the list is free.')
    site.mails.length = 0
    expect((await give(nimal, second, choiceOf(kamal))).status).toBe(303)
    expect(await driversOf(second)).toEqual(['Kamal Silva'])
    // At once: its guest knows another driver's name and plate.
    expect(site.mails.map(({ to, text }) => [to, text.includes('Kamal Silva')])).toEqual([['b@example.com', true]])
    expect(Object.keys(offered((await see(`/drivers/${nimal.id}/rides?from=${today}`)).text))).toEqual([first])
    expect((await give(nimal, first, '')).status).toBe(303)
    expect(await driversOf(first)).toEqual([null])
    expect((await see(`/drivers/${nimal.id}/rides?from=${today}`)).text).toContain('All are given.')
    const told = await env.DB.prepare('select name, news from drivers_to_tell order by news').all()
    expect(told.results).toEqual([
      { name: 'Nimal Perera', news: 'replaced' },
      { name: 'Nimal Perera', news: 'taken-off' },
    ])
    expect((await see('/drivers')).text).toContain('sick, from')
  })

  test('show the rides of those days alone, and end', async () => {
    const { nimal } = await keepBoth()
    const reference = await driven(nimal, '09:30')
    const days = { first: addDays(inTenDays, -1), last: addDays(inTenDays, -1), reason: 'holiday' }
    await send(`/drivers/${nimal.id}/days-off`, days)
    expect((await see(`/drivers/${nimal.id}/rides?from=${days.first}&until=${days.last}`)).text).toContain('0 rides')
    const later = await see(`/drivers/${nimal.id}/rides?from=${days.first}&until=${inTenDays}`)
    expect(Object.keys(offered(later.text))).toEqual([reference])
    await send(`/drivers/${nimal.id}/days-off`, { first: addDays(today, -3), last: '', reason: 'sick' })
    const listed = await listDaysOff(site.env, today)
    expect(listed.map(({ reason }) => reason)).toEqual(['sick', 'holiday'])
    for (const { id } of listed) expect((await send(`/drivers/${nimal.id}/days-off/${id}/end`, {})).status).toBe(303)
    expect(await listDaysOff(site.env, today)).toEqual([])
    // What has been stays.
    expect((await env.DB.prepare('select last_day from days_off').all()).results).toEqual([
      { last_day: addDays(today, -1) },
    ])
  })

  test('that are refused stay open as they were typed, with what is wrong at its field', async () => {
    const { nimal } = await keepBoth()
    const typed = { first: inTenDays, last: addDays(inTenDays, -2), reason: 'holiday' }
    const { status, text } = await send(`/drivers/${nimal.id}/days-off`, typed)
    expect(status).toBe(409)
    const form = /<details open=""><summary>Other days off<\/summary>.*?<\/details>/s.exec(text)?.[0] ?? ''
    expect(form).toContain(`name="first" value="${typed.first}"`)
    expect(form).toMatch(
      new RegExp(`<input(?=[^>]* name="last")(?=[^>]* aria-invalid="true")[^>]* value="${typed.last}"`),
    )
    expect(form).toMatch(/id="last-problem"><div><p class="bad">The last day comes before the first/)
    expect(form).toContain('<option value="holiday" selected="">')
    const far = { ...typed, first: '2040-01-01', last: '' }
    expect((await send(`/drivers/${nimal.id}/days-off`, far)).text).toMatch(
      /id="first-problem"><div><p class="bad">The days lie within/,
    )
    expect((await see(`/drivers/${nimal.id}`)).text).toContain('<details><summary>Other days off')
  })

  test('are refused where they cannot be', async () => {
    const { nimal } = await keepBoth()
    for (const typed of [
      { first: 'x', reason: 'sick' },
      { first: today, reason: 'lazy' },
    ]) {
      const answer = await send(`/drivers/${nimal.id}/days-off`, typed)
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('Not done.')
    }
    expect(await listDaysOff(site.env, today)).toEqual([])
  })

  test('a ride under way, and one of yesterday evening, are among them; one that is over is not', async () => {
    const { nimal } = await keepBoth()
    const reference = await driven(nimal, '23:00')
    const at = async (moment: string) =>
      (await ridesToGive(site.env, nimal, { from: '2027-01-02', until: null }, new Date(`${moment}+05:30`))).length
    await env.DB.prepare("update rides set pickup_date = '2027-01-01', pickup_time = '23:00', minutes = 180").run()
    expect(await at('2027-01-02T01:59:00')).toBe(1)
    expect(await at('2027-01-02T02:00:00')).toBe(0)
    await takeStep(site.env, reference, { step: 'note', text: 'x' })
  })
})

describe('giving a ride', () => {
  test('is refused for a version that was not seen, a driver who is gone, and a ride that is not confirmed', async () => {
    const { kamal, nimal } = await keepBoth()
    const reference = await driven(nimal, '09:30')
    for (const [choice, more] of [
      [choiceOf(kamal), { version: '0' }],
      ['99/99', {}],
      ['x', {}],
    ] as const) {
      const answer = await give(nimal, reference, choice, more)
      expect(answer.status).toBe(409)
      expect(answer.text).toContain('Not done.')
    }
    expect(await driversOf(reference)).toEqual(['Nimal Perera'])
    await takeStep(site.env, reference, { step: 'cancel' })
    expect((await give(nimal, reference, choiceOf(kamal))).status).toBe(409)
  })

  test('is of one ride of its booking', async () => {
    const { kamal, nimal } = await keepBoth()
    const reference = await book(await returnTripDetails())
    await takeStep(site.env, reference, { step: 'confirm' })
    await takeStep(site.env, reference, { step: 'driver', driver: assignedTo(nimal) })
    expect((await give(nimal, `${reference}/2`, choiceOf(kamal))).status).toBe(303)
    expect(await driversOf(reference)).toEqual(['Nimal Perera', 'Kamal Silva'])
    expect((await give(nimal, `${reference}/1`, '')).status).toBe(303)
    expect(await driversOf(reference)).toEqual([null, 'Kamal Silva'])
  })
})

test('somebody else for all rides of a booking drives those that are not done', async () => {
  const { kamal, nimal } = await keepBoth()
  const trip = await book(await returnTripDetails())
  const all = (driver: KeptDriver) =>
    takeStep(site.env, trip, { step: 'driver', driver: assignedTo(driver) }, { isForAll: true })
  await takeStep(site.env, trip, { step: 'confirm' }, { isForAll: true })
  await all(nimal)
  await env.DB.prepare(
    `insert into ride_events (id, booking_number, position, event, code, pickup_date, pickup_time, at, received_at)
    select 'done', booking_number, position, 'DRIVER_ARRIVED_AT_DROPOFF', driver_code, pickup_date, pickup_time, ?, ?
    from rides where position = 1`,
  )
    .bind(new Date().toISOString(), new Date().toISOString())
    .run()
  await all(kamal)
  expect(await driversOf(trip)).toEqual(['Nimal Perera', 'Kamal Silva'])
  expect((await bookingWithHistory(site.env, trip))!.history.at(-1)).toMatchObject({ step: 'driver', position: 2 })
})

describe('a driver who leaves the list', () => {
  test('is asked about while rides are to come, and goes once each is given', async () => {
    const { kamal, nimal } = await keepBoth()
    const reference = await driven(nimal, '09:30')
    const asked = await send(`/drivers/${nimal.id}/remove`, {})
    expect(asked.headers.get('location')).toContain('leaving=yes')
    expect(await listDrivers(site.env)).toHaveLength(2)
    const page = (await see(`/drivers/${nimal.id}/rides?from=${today}&leaving=yes`)).text
    expect(page).toContain('what becomes of the rides?')
    const given = await give(nimal, reference, choiceOf(kamal), { leaving: 'yes' })
    expect(given.headers.get('location')).toContain('leaving=yes')
    expect((await send(`/drivers/${nimal.id}/remove`, {})).headers.get('location')).toBe('/operator/drivers')
    expect((await listDrivers(site.env)).map(({ name }) => name)).toEqual(['Kamal Silva'])
    expect(await driversOf(reference)).toEqual(['Kamal Silva'])
  })

  test('goes at once where the rest is to be without a driver', async () => {
    const { nimal } = await keepBoth()
    const references = [await driven(nimal, '09:30'), await driven(nimal, '18:30', { email: 'b@example.com' })]
    expect((await send(`/drivers/${nimal.id}/remove`, { rest: 'without-driver' })).status).toBe(303)
    expect((await listDrivers(site.env)).map(({ name }) => name)).toEqual(['Kamal Silva'])
    expect(await Promise.all(references.map(driversOf))).toEqual([[null], [null]])
  })

  /** What taking a driver off writes of a ride, but for what tells two rides apart. */
  async function written(reference: string) {
    const { number, rides } = (await findBooking(site.env, reference))!.booking
    const read = async (sql: string) => (await env.DB.prepare(sql).bind(number).all()).results
    const kept = rides.map((ride) => {
      const pricedDay = { ...ride.pricedDay, date: '' }
      return { ...ride, bookingNumber: 0, pickupDate: '', pricedDay, confirmedAt: '', carId: null }
    })
    return {
      kept,
      history: await read(
        "select version, position, at, step, actor, who, detail, open_until from booking_history where step = 'no-driver' and booking_number = ?",
      ),
      told: await read('select position, phone, name, car, news, at from drivers_to_tell where booking_number = ?'),
      found: await read(
        'select word, position, note from search_words where booking_number = ? and position > 0 order by word',
      ),
      places: await read('select position from driver_places where booking_number = ?'),
      mails: await read("select kind, position from outbox where booking_number = ? and kind = 'not-set-out'"),
    }
  }

  test('and each ride is as if that driver were taken off it alone, in as many statements as for one', async () => {
    const { nimal } = await keepBoth()
    const now = new Date()
    const counts: number[] = []
    for (const others of [1, 3]) {
      const references: string[] = []
      for (let i = 0; i <= others; i++) {
        const reference = await driven(nimal, '09:30', {
          pickupdate: addDays(inTenDays, i),
          email: `g${String(counts.length)}${String(i)}@example.com`,
        })
        const { number } = (await findBooking(site.env, reference))!.booking
        await env.DB.batch([
          env.DB.prepare(
            "insert into driver_places (booking_number, position, code, lat, lng, at) values (?, 1, 'x', 7, 80, ?)",
          ).bind(number, now.toISOString()),
          env.DB.prepare(
            "insert into outbox (booking_number, position, kind, reader) values (?, 1, 'not-set-out', 'operator')",
          ).bind(number),
        ])
        references.push(reference)
      }
      const alone = references.at(-1)!
      await takeStep(site.env, alone, { step: 'no-driver' }, { who: 'Ann', now })
      const counted = countedStatements()
      await takeDriverOffAll({ ...site.env, DB: counted.DB }, nimal, 'Ann', now)
      counts.push(counted.asked())
      const wanted = await written(alone)
      expect([wanted.history.at(-1)!['step'], wanted.told.length, wanted.places, wanted.mails]).toEqual([
        'no-driver',
        1,
        [],
        [],
      ])
      for (const reference of references) expect(await written(reference)).toEqual(wanted)
    }
    expect(counts[1]).toBe(counts[0])
  })

  test('is one entry in the history of a booking with several rides', async () => {
    const { nimal } = await keepBoth()
    const trip = await book(await returnTripDetails())
    await takeStep(site.env, trip, { step: 'confirm' }, { isForAll: true })
    await takeStep(site.env, trip, { step: 'driver', driver: assignedTo(nimal) }, { isForAll: true })
    await takeDriverOffAll(site.env, nimal, 'Ann', new Date())
    expect(await driversOf(trip)).toEqual([null, null])
    const { results } = await env.DB.prepare(
      "select position, detail from booking_history where step = 'no-driver'",
    ).all()
    expect(results).toEqual([{ position: 0, detail: 'was Nimal Perera, +94771234567' }])
  })
})

test('the entry has languages and a licence', async () => {
  const entry = { ...NIMAL, 'speaks-de': 'yes', 'speaks-si': 'yes', licence: 'B1234567', until: '2027-03-01' }
  expect((await send('/drivers', entry)).status).toBe(303)
  const [nimal] = await listDrivers(site.env)
  expect(nimal).toMatchObject({ languages: ['si', 'de'], licence: 'B1234567', licenceUntil: '2027-03-01' })
  expect((await see('/drivers')).text).toContain('Sinhala, German')
  const page = (await see(`/drivers/${nimal!.id}`)).text
  expect(page).toContain('value="B1234567"')
  const wrong = await send('/drivers', { ...entry, id: String(nimal!.id), until: '2027-02-30' })
  expect(wrong.status).toBe(409)
  const change = { ...NIMAL, id: String(nimal!.id), 'speaks-de': 'yes' }
  expect((await send('/drivers', change)).status).toBe(303)
  expect((await listDrivers(site.env))[0]).toMatchObject({ languages: ['de'], licence: '', licenceUntil: null })
  const acts = (await env.DB.prepare('select what from office_acts order by id').all()).results
  expect(acts.map(({ what }) => what)).toEqual([
    'Nimal Perera, +94771234567, CAB-1, 3, speaks Sinhala, German, licence B1234567 until 2027-03-01: new on the list',
    "Nimal Perera: 'speaks Sinhala, German' -> 'speaks German', 'licence B1234567 until 2027-03-01' -> ''",
  ])
})
