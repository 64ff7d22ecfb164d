/** What the office and the guest may still do with a ride whose guest is on board or was driven, as its driver says. */
import type { D1PreparedStatement } from '@cloudflare/workers-types'
import { beforeEach, describe, expect, test } from 'vitest'
import { promises } from '#domain/prices/current-price-list.ts'
import type { Env } from '#worker/environment.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { listDrivers } from '#worker/lists/drivers.ts'
import { takeDriverOffAll } from '#worker/lists/rides-to-give.ts'
import { newsWords } from '#worker/steps/drivers-to-tell.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, removeBookings, returnTripDetails, rows, testSite } from '../bookings/booking-site.ts'
import {
  bookRide,
  KUMAR,
  NIMAL,
  pass,
  rideOf,
  sheetOf,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from '../day/day-site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' })
startInTheMorning()
beforeEach(() => removeBookings('driver_days', 'drivers', 'office_acts'))

const WAIT = promises().freeWaiting.elsewhere

const see = async (path: string) => (await site.get(`/operator${path}`)).text()
const act = async (reference: string, fields: Readonly<Record<string, string>>) => {
  const version = String((await rideOf(site, reference)).version)
  const answer = await site.get(`/operator/booking/${reference}`, form({ version, ...fields }))
  return { status: answer.status, html: await answer.text() }
}
const lastStep = async (reference: string) => (await bookingWithHistory(site.env, reference))!.history.at(-1)!
const toTell = async (...references: readonly string[]) =>
  (await listBookings(site.env, 'to-tell'))
    .filter(({ reference }) => references.includes(reference))
    .flatMap(({ driversToTell }) => driversToTell.map(newsWords))

/** The guest got in at the pickup's time, 08:30. */
async function onBoard(name = 'ann') {
  const reference = await bookRide(site, { in: 60, name })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(60)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(1)
  return { reference, sheet }
}

async function done(name = 'ann') {
  const ride = await onBoard(name)
  pass(60)
  await tap(site, ride.sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
  return ride
}

describe('that the guest did not come', () => {
  test('is refused on a page that was opened before the driver took it back and found the guest', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(60 + WAIT)
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(await see(`/booking/${reference}/no-show`)).toContain('Yes, the guest did not come')
    await tap(site, sheet, 'back', { event: 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' })
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    for (const insist of ['', 'no-show']) {
      const { status, html } = await act(reference, { step: 'no-show', insist })
      expect([status, html]).toEqual([409, expect.stringContaining('The driver says: guest on board since 09:')])
      expect(html).not.toContain('Yes, the guest did not come')
    }
    expect(await rideOf(site, reference)).toMatchObject({ status: 'confirmed', cancelFeeUsd: 0 })
    const fresh = await see(`/booking/${reference}/no-show`)
    expect(fresh).toContain('If that is wrong, take it back first.')
    expect(fresh).not.toContain('gets a mail')
    expect(fresh).not.toContain('Yes, the guest did not come')
    expect(await see(`/booking/${reference}`)).not.toContain('/no-show')
  })

  test('is refused of a ride that is done, until the taps are taken back', async () => {
    const { reference } = await done()
    await expect(takeStep(site.env, reference, { step: 'no-show', insists: true })).rejects.toThrow(
      'The driver says: done since',
    )
    for (const back of ['DRIVER_ARRIVED_AT_DROPOFF', 'DRIVER_DEPARTED_TO_DROPOFF'])
      await site.get(`/operator/booking/${reference}/tap`, form({ back }))
    await takeStep(site.env, reference, { step: 'no-show' })
    expect((await rideOf(site, reference)).status).toBe('no-show')
  })
})

describe('a driver at the pickup', () => {
  const EXPECTS = 'Nimal Perera (+94771234567) expects 2027-03-01 08:30'
  async function waits() {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(60 + WAIT + 1)
    return { reference, sheet }
  }

  test('is told that the office waits no longer, and that the guest came', async () => {
    const { reference } = await waits()
    expect(await see(`/booking/${reference}/no-show`)).toContain('has to be told')
    await takeStep(site.env, reference, { step: 'no-show', insists: true })
    expect(await toTell(reference)).toEqual([`${EXPECTS}: the guest did not come, and nobody waits any longer`])
    expect(await see('/today')).toContain('Please%20do%20not%20wait%20any%20longer')
    await takeStep(site.env, reference, { step: 'came' })
    expect(await toTell(reference)).toEqual([`${EXPECTS}: the guest came: go back to them`])
    expect(await see('/today')).toContain('Please%20go%20back%20to%20the%20pickup')
  })

  test('who said that nobody came knows it, and is told only that the guest came', async () => {
    const { reference, sheet } = await waits()
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(await see(`/booking/${reference}/no-show`)).not.toContain('has to be told')
    await takeStep(site.env, reference, { step: 'no-show' })
    expect(await toTell(reference)).toEqual([])
    await takeStep(site.env, reference, { step: 'came' })
    expect(await toTell(reference)).toEqual([`${EXPECTS}: the guest came: go back to them`])
  })

  test('is told that the guest came also where the office has not said that they did not', async () => {
    const { reference, sheet } = await waits()
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    await takeStep(site.env, reference, { step: 'came' })
    expect(await toTell(reference)).toEqual([`${EXPECTS}: the guest came: go back to them`])
  })
})

const keep = async () => {
  for (const [name, phone, car] of [
    ['Nimal Perera', '077 123 4567', 'CAB-1234, 3'],
    ['Kumar Silva', '077 765 4321', 'CBX-9876, 3'],
  ] as const)
    await site.get('/operator/drivers', form({ name, phone, cars: car }))
  const [kumar, nimal] = await listDrivers(site.env)
  return { kumar: kumar!, nimal: nimal! }
}
const driverOf = async (reference: string) => (await rideOf(site, reference)).driverName

describe('giving it to another driver', () => {
  test('of one who is sick asks while the guest is on board, and lists no ride that is done', async () => {
    const { kumar, nimal } = await keep()
    const past = await done('past')
    const ridden = await onBoard('ridden')
    const coming = await bookRide(site, { in: 600, name: 'coming' })
    const path = `/drivers/${nimal.id}/rides`
    const page = await see(`${path}?from=2027-03-01`)
    const listed = [past.reference, ridden.reference, coming].filter((each) => page.includes(`data-card="${each}"`))
    expect(listed).toEqual([ridden.reference, coming])
    expect(page).toContain('guest on board since 10:31')
    expect(page).toContain('drives it to the end')
    const give = async (insist: string) => {
      const { version } = await rideOf(site, ridden.reference)
      const fields = { ride: ridden.reference, version: String(version), choice: `${kumar.id}/${kumar.cars[0]!.id}` }
      return site.get(`/operator${path}`, form({ ...fields, from: '2027-03-01', until: '', insist }))
    }
    const refused = await give('')
    expect([refused.status, await refused.text()]).toEqual([409, expect.stringContaining('The driver says: guest on')])
    expect(await driverOf(ridden.reference)).toBe('Nimal Perera')
    expect((await give('yes')).status).toBe(303)
    expect(await driverOf(ridden.reference)).toBe('Kumar Silva')
  })

  test('who leaves the list drives the guest on board to the end', async () => {
    const { nimal } = await keep()
    const { reference } = await onBoard()
    const coming = await bookRide(site, { in: 600, name: 'coming' })
    await takeDriverOffAll(site.env, nimal, 'Ann', new Date())
    expect([await driverOf(reference), await driverOf(coming)]).toEqual(['Nimal Perera', null])
  })

  test('asks of a ride that is done', async () => {
    const { reference } = await done()
    const fields = { step: 'driver', name: KUMAR.name, phone: KUMAR.phone, car: KUMAR.car }
    expect(await see(`/booking/${reference}/driver`)).toMatch(/The driver said: .*done since 09:31/)
    const { status, html } = await act(reference, fields)
    expect([status, html]).toEqual([409, expect.stringContaining('The driver says: done since 09:31')])
    await expect(takeStep(site.env, reference, { step: 'no-driver' })).rejects.toThrow('The driver says: done since')
    const insist = /name="insist" value="([^"]*)"/.exec(html)![1]!
    expect((await act(reference, { ...fields, insist })).status).toBe(303)
    expect((await lastStep(reference)).detail).toContain('all the same, though the driver says: done since 09:31')
  })
})

describe('cancelling', () => {
  test('says what the driver has said, asks once the guest is on board, and has the driver told', async () => {
    const { reference } = await onBoard()
    const page = await see(`/booking/${reference}/cancel`)
    expect(page).toContain('guest on board since 08:30')
    expect(page).toContain('name="insist" value="cancel"')
    const { status, html } = await act(reference, { step: 'cancel' })
    expect([status, html]).toEqual([409, expect.stringContaining('The driver says: guest on board since 08:30')])
    expect((await rideOf(site, reference)).status).toBe('confirmed')
    expect((await act(reference, { step: 'cancel', insist: 'cancel' })).status).toBe(303)
    expect((await lastStep(reference)).detail).toContain(
      'all the same, though the driver says: guest on board since 08:30',
    )
    expect(await toTell(reference)).toEqual(['Nimal Perera (+94771234567) expects 2027-03-01 08:30: it is cancelled'])
    expect(await see('/today')).toMatch(new RegExp(`id="to-tell".*data-card="${reference}"`, 's'))
  })

  test('asks nothing while nobody is on board, and has the driver told who is on the way or waits', async () => {
    const late = await bookRide(site, { in: 60, name: 'late' })
    const met = await bookRide(site, { in: 60, name: 'met', driver: KUMAR })
    const silent = await bookRide(site, { in: 60, name: 'silent', driver: { ...KUMAR, phone: '+94777654322' } })
    pass(65)
    await tap(site, await sheetOf(site, late), 'DRIVER_DEPARTED_TO_PICKUP')
    await tap(site, await sheetOf(site, met), 'DRIVER_ARRIVED_AT_PICKUP')
    expect(await see(`/booking/${late}/cancel`)).toContain('on the way to the pickup since 08:35')
    expect(await see(`/booking/${late}/cancel`)).not.toContain('name="insist"')
    for (const reference of [late, met, silent]) expect((await act(reference, { step: 'cancel' })).status).toBe(303)
    expect((await toTell(late, met, silent)).toSorted()).toEqual([
      'Kumar Silva (+94777654321) expects 2027-03-01 08:30: it is cancelled',
      'Nimal Perera (+94771234567) expects 2027-03-01 08:30: it is cancelled',
    ])
  })

  test('has the driver told who has taken the ride or comes late, and says so by the same rule', async () => {
    const taken = await bookRide(site, { in: 60, name: 'taken' })
    const late = await bookRide(site, { in: 60, name: 'late', driver: KUMAR })
    const silent = await bookRide(site, { in: 60, name: 'silent', driver: { ...KUMAR, phone: '+94777654322' } })
    await tap(site, await sheetOf(site, taken), 'takes')
    await tap(site, await sheetOf(site, late), 'takes')
    await tap(site, await sheetOf(site, late), 'late-60')
    pass(65)
    const says = async (reference: string) => (await see(`/booking/${reference}/cancel`)).includes('has to be told')
    expect(await Promise.all([taken, late, silent].map(says))).toEqual([true, true, false])
    for (const reference of [taken, late, silent]) await act(reference, { step: 'cancel' })
    expect((await toTell(taken, late, silent)).toSorted()).toEqual([
      'Kumar Silva (+94777654321) expects 2027-03-01 08:30: it is cancelled',
      'Nimal Perera (+94771234567) expects 2027-03-01 08:30: it is cancelled',
    ])
  })

  test('tells nobody of a ride that was taken a day ago, or that nobody came to', async () => {
    const old = await bookRide(site, { in: 60, name: 'old' })
    const waited = await bookRide(site, { in: 60, name: 'waited', driver: KUMAR })
    for (const reference of [old, waited]) await tap(site, await sheetOf(site, reference), 'takes')
    await tap(site, await sheetOf(site, waited), 'DRIVER_ARRIVED_AT_PICKUP')
    pass(60 + WAIT)
    await tap(site, await sheetOf(site, waited), 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(await see(`/booking/${waited}/cancel`)).not.toContain('has to be told')
    await takeStep(site.env, waited, { step: 'cancel' })
    pass(24 * 60)
    expect(await see(`/booking/${old}/cancel`)).not.toContain('has to be told')
    await takeStep(site.env, old, { step: 'cancel' })
    expect(await toTell(old, waited)).toEqual([])
  })

  test('of a ride that is done tells no driver', async () => {
    const { reference } = await done()
    await takeStep(site.env, reference, { step: 'cancel', insists: true })
    expect(await toTell(reference)).toEqual([])
  })

  test('is refused to a guest who is on board before the time of the pickup', async () => {
    const reference = await bookRide(site, { in: 60 })
    const cancel = () => takeStep(site.env, reference, { step: 'cancel' }, { by: 'guest' })
    await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_DROPOFF')
    await expect(cancel()).rejects.toThrow('Please write to us on WhatsApp, or call.')
    await site.get(`/operator/booking/${reference}/tap`, form({ back: 'DRIVER_DEPARTED_TO_DROPOFF' }))
    await cancel()
    expect((await rideOf(site, reference)).status).toBe('cancelled')
  })
})

test('all lists of the office say of a ride what Today and its own page say', async () => {
  const { reference } = await onBoard('listed')
  const over = await done('over')
  const pages = ['', '/now', '/today', '/later', '/past', '/day/2027-03-01', '/find?text=example']
  for (const path of pages) {
    const page = await see(path)
    expect(page, path).toContain('guest on board since 08:30')
    expect(page, path).toContain('done since 10:32')
    expect(page, path).not.toContain('>confirmed<')
  }
  expect(await see(`/booking/${reference}`)).toContain('>guest on board since 08:30<')
  expect(await see(`/booking/${over.reference}`)).toContain('>done since 10:32<')
})

test('a ride with its guest on board stays on Now while another ride of the booking waits to be confirmed', async () => {
  const days = { there: '2027-03-01', back: '2027-03-02' }
  const there = { pickupdate: days.there, pickuptime: '12:00' }
  const back = await returnTripDetails({ change: { pickupdate: days.back, pickuptime: '20:00' } })
  const { reference } = await site.booked({ ...back, ...there })
  await takeStep(site.env, `${reference}/1`, { step: 'confirm' })
  await takeStep(site.env, `${reference}/1`, { step: 'driver', driver: NIMAL, insists: true })
  const sheet = await sheetOf(site, `${reference}/1`)
  pass(4 * 60)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(30)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  const page = await see('')
  expect(/id="to-confirm".*?<\/section>/s.exec(page)?.[0]).toContain(`data-card="${reference}/2"`)
  const others = /id="others".*?<\/section>/s.exec(page)![0]
  expect(others).toContain(`data-card="${reference}/1"`)
  expect(others).toContain('guest on board since 12:00')
  expect(others).not.toContain(`data-card="${reference}/2"`)
})

test('a ride that is done says on Today and Now what is not paid, with the step that notes it', async () => {
  const { reference } = await onBoard()
  const shown = async () => {
    const pages = await Promise.all(['/today', ''].map(see))
    return pages.map((page) => /unpaid (?:<!-- -->)?(USD \d+ or LKR [\d,]+)/.exec(page)?.[1])
  }
  expect(await shown()).toEqual([undefined, undefined])
  pass(60)
  await tap(site, await sheetOf(site, reference), 'DRIVER_ARRIVED_AT_DROPOFF')
  expect(await shown()).toEqual(Array(2).fill('USD 74 or LKR 21,480'))
  expect(await see('/today')).toContain(`href="/operator/booking/${reference}/paid"`)
  await takeStep(site.env, reference, { step: 'paid', usd: 70 })
  expect(await shown()).toEqual(Array(2).fill('USD 4 or LKR 1,162'))
  await takeStep(site.env, reference, { step: 'paid' })
  expect(await shown()).toEqual([undefined, undefined])
})

describe('a driver who taps "on board" between the look at what they said and the batch', () => {
  /** That happens right before the batch that writes the history. */
  function crossedBy(tapped: () => Promise<unknown>): Env {
    let isTapped = false
    const withSession = (start: never) => {
      const session = site.env.DB.withSession(start)
      let writes = false
      return {
        prepare(text: string) {
          if (text.startsWith('insert into "booking_history"')) writes = true
          return session.prepare(text)
        },
        async batch(statements: D1PreparedStatement[]) {
          if (writes && !isTapped) {
            isTapped = true
            await tapped()
          }
          return session.batch(statements)
        },
        getBookmark: () => session.getBookmark(),
      }
    }
    return { ...site.env, DB: { withSession } as unknown as Env['DB'] }
  }

  const KUMARS = { step: 'driver', driver: KUMAR } as const
  test.each([
    ['the office that says that nobody came', 91 + WAIT, { step: 'no-show', insists: true }, 'operator'],
    ['the guest who cancels', 55, { step: 'cancel' }, 'guest'],
    ['the office that names another driver', 55, KUMARS, 'operator'],
    ['the office that takes the driver off', 55, { step: 'no-driver' }, 'operator'],
    ['the office that cancels', 55, { step: 'cancel' }, 'operator'],
  ] satisfies [string, number, Step, 'guest' | 'operator'][])('refuses %s', async (_, minutes, step, by) => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(minutes)
    const before = await rideOf(site, reference)
    const crossed = crossedBy(() => tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF'))
    await expect(takeStep(crossed, reference, step, { by })).rejects.toThrow()
    expect(await rideOf(site, reference)).toEqual(before)
    expect(await rows('ride_events', reference)).toHaveLength(2)
  })

  test('is asked about once more, and what was insisted on is done then', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    pass(55)
    const crossed = crossedBy(() => tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF'))
    await takeStep(crossed, reference, { ...KUMARS, insists: true })
    expect((await rideOf(site, reference)).driverName).toBe(KUMAR.name)
    expect((await lastStep(reference)).detail).toContain('all the same, though the driver says: guest on board')
  })

  test('refuses who takes a driver off all rides; the next look leaves that ride alone', async () => {
    const { nimal } = await keep()
    const [coming, boarding] = [await bookRide(site, { in: 300, name: 'coming' }), await bookRide(site, { in: 60 })]
    const sheet = await sheetOf(site, boarding)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(55)
    const crossed = crossedBy(() => tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF'))
    await expect(takeDriverOffAll(crossed, nimal, 'Ann', new Date())).rejects.toThrow()
    expect([await driverOf(coming), await driverOf(boarding)]).toEqual(['Nimal Perera', 'Nimal Perera'])
    await takeDriverOffAll(site.env, nimal, 'Ann', new Date())
    expect([await driverOf(coming), await driverOf(boarding)]).toEqual([null, 'Nimal Perera'])
  })
})
