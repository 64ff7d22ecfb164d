/** The driver's taps on the day of a ride. */
import { promises } from '#domain/prices/current-price-list.ts'
import { describe, expect, test, vi } from 'vitest'
import { RIDE_EVENTS, type RideEvent } from '#domain/bookings/day/ride-events.ts'
import { dayOf, noteEvent, takeBack } from '#worker/day/ride-events.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { tapForDriver } from '#worker/day/office-taps.ts'
import { noteWord } from '#worker/day/guest-reports.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { Env } from '#worker/environment.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { request } from '../site.ts'
import { form, rows, testSite } from '../bookings/booking-site.ts'
import {
  bookRide,
  KANDY,
  KUMAR,
  MINUTE,
  START,
  MOUNT_LAVINIA,
  pass,
  rideOf,
  say,
  seenBy,
  sheetOf,
  showPlace,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from './day-site.ts'

const site = testSite({ ...WITHOUT_LIMITS, OPERATOR_OPEN: 'yes' } as Partial<Env>)
startInTheMorning()

const stageOf = async (reference: string) => (await seenBy(site, reference)).rides[0]!.stage

describe("the driver's taps", () => {
  test('lead from the way to the pickup to the end, each once, and the guest sees them', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    expect(await stageOf(reference)).toBeNull()
    const order = [
      'DRIVER_DEPARTED_TO_PICKUP',
      'DRIVER_ARRIVED_AT_PICKUP',
      'DRIVER_DEPARTED_TO_DROPOFF',
      'DRIVER_ARRIVED_AT_DROPOFF',
    ] as const
    for (const event of order) {
      pass(20)
      expect(await (await tap(site, sheet, event)).text()).not.toContain('not possible')
      expect(await stageOf(reference)).toBe(event)
    }
    // Said again, by a second tap: it stands already.
    expect(await (await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')).text()).toContain('not possible')
    expect((await rows('ride_events', reference)).map(({ event }) => event)).toEqual(order)
    expect((await seenBy(site, reference)).again).toBeNull()
  })

  test('stand black on white, for the sun: 7 to 1 and more', async () => {
    const html = await (await site.get(await sheetOf(site, await bookRide(site, { in: 60 })))).text()
    expect(html).toContain('<html lang="en" class="daylight">')
    const colours = Object.fromEntries(
      [.../\.daylight\{([^}]*)\}/.exec(html)![1]!.matchAll(/--([\w-]+):(#\w+)/g)].map(([, name, colour]) => [
        name,
        colour!,
      ]),
    )
    /** Of WCAG 2. */
    const light = (colour: string) => {
      const six = colour.length === 4 ? colour.replaceAll(/[\da-f]/g, '$&$&') : colour
      const [red, green, blue] = [1, 3, 5].map((at) => {
        const part = Number.parseInt(six.slice(at, at + 2), 16) / 255
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
      }) as [number, number, number]
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const contrast = (a: string, b: string) => {
      const [dark, bright] = [light(colours[a]!), light(colours[b]!)].toSorted((x, y) => x - y) as [number, number]
      return (bright + 0.05) / (dark + 0.05)
    }
    for (const name of ['text', 'text-soft', 'go', 'bad', 'sand'])
      for (const ground of ['ground', 'surface']) expect(contrast(name, ground), name).toBeGreaterThanOrEqual(7)
    expect(contrast('on-go', 'go')).toBeGreaterThanOrEqual(7)
  })

  test("change the guest's page: on board nothing of it is for the pickup, and at the end the journey is over", async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    const page = async () => (await request(`/booking/${reference}`)).text()
    const forPickup = [
      'Your driver will be there',
      'If you cancel now',
      'Look for this number plate',
      'At your pickup',
      'Add to your calendar',
    ]
    const shown = async (texts: readonly string[]) => {
      const html = await page()
      return texts.filter((text) => html.includes(text))
    }
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    expect(await shown(forPickup)).toEqual(forPickup)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await shown([...forPickup, 'You are on board'])).toEqual(['You are on board'])
    pass(60)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
    expect(await shown([...forPickup, 'This journey is over'])).toEqual(['This journey is over'])
  })

  test('that nobody came thanks nobody, asks the guest to call, and collects nothing', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(60 + promises().freeWaiting.elsewhere)
    expect(await (await site.get(sheet)).text()).toContain('Collect USD')
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).toContain('Please call us at once.')
    expect(html).toContain('>Call us</a>')
    expect(html).not.toContain('Thank you')
    const told = await (await site.get(sheet)).text()
    expect(told).not.toContain('Collect USD')
    expect(told).toContain('Before you drive away, call the office.')
  })

  test('are buttons of forms on the sheet: three of them large, and the page works without its script', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    const answer = await site.get(sheet)
    const html = await answer.text()
    expect(html.match(/<button class="button[^>]*value="DRIVER/g)).toHaveLength(4)
    expect(html).toMatch(/value="DRIVER_ARRIVED_AT_DROPOFF" hidden=""/)
    expect(answer.headers.get('permissions-policy')).toContain('geolocation=(self)')
    expect((await site.get(`/booking/${reference}`)).headers.get('permissions-policy')).toContain('geolocation=()')
    const posted = await site.get(sheet, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ step: 'DRIVER_DEPARTED_TO_PICKUP', ride: '1', id: 'ab'.repeat(16) }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([posted.status, posted.headers.get('location')]).toEqual([303, sheet])
    expect(await (await site.get(sheet)).text()).toContain('on the way to the pickup · 07:30')
  })

  test('that were kept count once, by their own time, whatever the clock of the phone says', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    pass(30)
    const kept = { id: 'cd'.repeat(16), ago: 10 }
    await Promise.all([1, 2, 3].map(() => tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', kept)))
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', kept)
    // Not before what was said earlier, and not in the future.
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP', { ago: 25 })
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF', { ago: 0 })
    const times = (await rows('ride_events', reference)).map(({ at }) => String(at).slice(11, 16))
    expect(times).toEqual(['02:20', '02:20', '02:30'])
  })

  test('of two phones at once only one counts', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await Promise.all([1, 2, 3, 4].map(() => tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')))
    expect(await rows('ride_events', reference)).toHaveLength(1)
  })

  test.each(['1970-01-01', '2010-01-01'])(
    'count where the clock of the phone stood at %s until there was a network',
    async (clock) => {
      const reference = await bookRide(site, { in: 60 })
      const ago = (Date.now() - Date.parse(clock)) / MINUTE
      for (const step of ['takes', 'DRIVER_DEPARTED_TO_PICKUP'] as const)
        expect((await tap(site, await sheetOf(site, reference), step, { ago })).status).toBe(200)
      expect((await rideOf(site, reference)).driverAnswer).toBe('takes')
      expect(await rows('ride_events', reference)).toMatchObject([
        { event: 'DRIVER_DEPARTED_TO_PICKUP', at: new Date().toISOString() },
      ])
    },
  )

  test('can be taken back for a minute, also when both were kept', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    const back = { event: 'DRIVER_ARRIVED_AT_PICKUP' } as const
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(2)
    expect(await (await tap(site, sheet, 'back', back)).text()).toContain('not possible')
    expect(await stageOf(reference)).toBe('DRIVER_ARRIVED_AT_PICKUP')
    // Tapped half a minute after it, without a network.
    await tap(site, sheet, 'back', { ...back, ago: 1.5 })
    expect(await stageOf(reference)).toBeNull()
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    expect(await stageOf(reference)).toBe('DRIVER_DEPARTED_TO_PICKUP')
  })

  test('a way that was begun for another time can be taken back later', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    pass(5)
    await takeStep(site.env, reference, { step: 'change', time: '12:00', insists: true })
    const back = async () =>
      /<form[^>]*class="actions back"([^>]*)>.*?<\/form>/s.exec(await (await site.get(sheet)).text())!
    expect((await back())[0]).toContain('Take it back')
    expect((await back())[1]).not.toContain('hidden')
    await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
    expect(await stageOf(reference)).toBeNull()
  })

  test('nobody came: only at the pickup, and after the waiting that is promised', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    const noShow = () => tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    await noShow()
    expect(await stageOf(reference)).toBeNull()
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(10 + promises().freeWaiting.elsewhere - 1)
    expect(await (await site.get(sheet)).text()).toMatch(/say so from .* on/)
    await noShow()
    expect(await stageOf(reference)).toBe('DRIVER_ARRIVED_AT_PICKUP')
    pass(1)
    expect(await (await site.get(sheet)).text()).toContain('I called, and waited')
    await noShow()
    expect(await stageOf(reference)).toBe('DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(site.mails.map(({ subject }) => subject.split(',')[0])).toEqual(['NOBODY CAME'])
  })

  test('nobody came: who told late of the arrival waits from then on, and everybody reads when it was told', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    const wait = promises().freeWaiting.elsewhere
    const noShow = () => tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    pass(10 + wait)
    const told = sriLankaTime(new Date()).time
    // The phone had no network, or its owner says so.
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP', { ago: 10 + wait })
    await noShow()
    const said = (await seenBy(site, reference)).rides[0]!
    expect(said).toMatchObject({ stage: 'DRIVER_ARRIVED_AT_PICKUP', since: '07:30', told })
    expect(await (await site.get(sheet)).text()).toContain(`We heard at ${told} that you are here.`)
    expect(await (await request(`/booking/${reference}`)).text()).toContain(`07:30 (told us at ${told})`)
    for (const page of ['today', `booking/${reference}`, `booking/${reference}/no-show`])
      expect(await (await site.get(`/operator/${page}`)).text(), page).toContain(
        `at the pickup since 07:30, told at ${told}`,
      )
    pass(wait)
    await noShow()
    expect(await stageOf(reference)).toBe('DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    const words = `(the driver: at the pickup since 07:30, told at ${told})`
    expect(await (await site.get('/operator/now')).text()).toContain(words)
    expect(site.mails.at(-1)!.text).toContain(`Driver, 07:30, told at ${told}: at the pickup`)
  })

  test('nobody came: an arrival that the office noted for a driver counts from the time that it says', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    const wait = promises().freeWaiting.elsewhere
    pass(10 + wait)
    await tapForDriver(site.env, reference, 'at-pickup', { minutes: 10 + wait })
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(await stageOf(reference)).toBe('DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
  })

  test('of a late flight the waiting begins with the landing', async () => {
    const reference = await bookRide(site, { in: 10, pickup: 'Colombo Airport' })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    // Two hours after the pickup's time.
    expect((await say(site, reference, 'flight-late', { time: '09:40' })).status).toBe(303)
    pass(10 + promises().freeWaiting.airport + 119)
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(await stageOf(reference)).toBe('DRIVER_ARRIVED_AT_PICKUP')
    pass(1)
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(await stageOf(reference)).toBe('DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
  })

  test.each([
    ['no event', { step: 'DRIVER_LEFT', ride: '1', id: 'ab'.repeat(16) }, 400],
    ['no id', { step: 'DRIVER_DEPARTED_TO_PICKUP', ride: '1', id: '1' }, 400],
    ['a ride that is none of the sheet', { step: 'DRIVER_DEPARTED_TO_PICKUP', ride: '2', id: 'ab'.repeat(16) }, 404],
    ['a time that is none', { step: 'DRIVER_DEPARTED_TO_PICKUP', ride: '1', id: 'ab'.repeat(16), age: '-5' }, 400],
  ])('%s is refused', async (_, fields, status) => {
    const sheet = await sheetOf(site, await bookRide(site, { in: 60 }))
    const answer = await site.get(sheet, {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect(answer.status).toBe(status)
  })

  test("another driver begins anew, and the first one's sheet says and shows nothing more", async () => {
    const reference = await bookRide(site, { in: 60 })
    const first = await sheetOf(site, reference)
    await tap(site, first, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, first, MOUNT_LAVINIA)
    await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
    const seen = (await seenBy(site, reference)).rides[0]!
    expect(seen).toMatchObject({ stage: null, place: null, driver: KUMAR })
    expect(await rows('driver_places', reference)).toEqual([])
    expect((await tap(site, first, 'DRIVER_ARRIVED_AT_PICKUP')).status).toBe(404)
    expect((await showPlace(site, first, MOUNT_LAVINIA)).status).toBe(404)
    expect((await site.get(`${first}?part`)).status).toBe(404)
    await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_PICKUP')
    expect(await stageOf(reference)).toBe('DRIVER_DEPARTED_TO_PICKUP')
    expect(await rows('driver_places', reference)).toEqual([])
  })
})

test('of what came too late for the ride, nothing is kept and nobody is told', async () => {
  const reference = await bookRide(site, { in: 30 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  const [seen] = (await findBooking(site.env, reference))!.booking.rides
  pass(30 + promises().freeWaiting.elsewhere + 1)
  // Between the reading of the ride and the writing, the office cancels it.
  await takeStep(site.env, reference, { step: 'cancel' })
  const now = new Date()
  const given = { id: 'a'.repeat(32), code: seen!.driverCode!, age: 0 }
  expect(await noteEvent(site.env, seen!, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', given, promises(), now)).toBe('refused')
  const word = { id: 'b'.repeat(32), word: 'cannot-find-you', time: null } as const
  expect(await noteWord(site.env, seen!, word, now)).toBe('refused')
  expect(await rows('guest_words', reference)).toEqual([])
  const told = (await rows('outbox', reference)).map(({ kind }) => kind)
  expect(told).not.toContain('no-show')
  expect(told).not.toContain('guest-word')
})

/** The site, where something else happens between what a function reads and what it writes. */
function crossedBy(other: () => Promise<unknown>): Env {
  const { DB } = site.env
  const session = DB.withSession('first-primary')
  let reads = 0
  const crossed = {
    prepare: (sql: string) => session.prepare(sql),
    batch: async (statements: D1PreparedStatement[]) => {
      reads += 1
      if (reads === 2) await other()
      return session.batch(statements)
    },
  }
  return { ...site.env, DB: { ...crossed, withSession: () => crossed } as unknown as Env['DB'] }
}

describe('of two requests that cross each other', () => {
  test('a word that is sent again is told once', async () => {
    const reference = await bookRide(site, { in: 60 })
    const id = 'c'.repeat(32)
    await say(site, reference, 'waiting-outside', { id })
    pass(3)
    await say(site, reference, 'waiting-outside', { id })
    expect(await rows('guest_words', reference)).toHaveLength(1)
    expect(site.mails).toHaveLength(1)
  })

  test('the same tap is told once', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(10 + promises().freeWaiting.elsewhere)
    const ride = await rideOf(site, reference)
    const [event, id] = ['DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', 'd'.repeat(32)] as const
    const first = () => tap(site, sheet, event, { id })
    const given = { id, code: ride.driverCode!, age: 0 }
    expect(await noteEvent(crossedBy(first), ride, event, given, promises(), new Date(Date.now() + 1))).toBe('done')
    expect(await rows('ride_events', reference)).toHaveLength(2)
    expect(site.mails).toHaveLength(1)
    expect(
      (await rows('outbox', reference)).filter((mail) => mail.sent_at === null && mail.kind === 'no-show'),
    ).toEqual([])
  })

  test('nothing counts of a driver who was replaced meanwhile', async () => {
    const reference = await bookRide(site, { in: 60 })
    const ride = await rideOf(site, reference)
    const given = { code: ride.driverCode!, age: 0 }
    const replaced = () => takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
    const tapped = { id: 'e'.repeat(32), ...given }
    expect(
      await noteEvent(crossedBy(replaced), ride, 'DRIVER_DEPARTED_TO_PICKUP', tapped, promises(), new Date()),
    ).toBe('refused')
    expect(await rows('ride_events', reference)).toEqual([])
    // Before them the second driver says nothing of another day.
    const moved = { ...(await rideOf(site, reference)), pickupDate: '2027-02-28' }
    const other = { id: 'f'.repeat(32), code: moved.driverCode!, age: 0 }
    expect(await noteEvent(site.env, moved, 'DRIVER_DEPARTED_TO_PICKUP', other, promises(), new Date())).toBe('refused')
  })

  test('the later one is not before what was written meanwhile', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    const ride = await rideOf(site, reference)
    const kept = { id: 'f'.repeat(32), code: ride.driverCode!, age: 40 * MINUTE }
    const now = () => tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    expect(await noteEvent(crossedBy(now), ride, 'DRIVER_ARRIVED_AT_PICKUP', kept, promises(), new Date())).toBe('done')
    const times = (await rows('ride_events', reference)).map(({ at }) => at)
    expect(times).toEqual([new Date().toISOString(), new Date().toISOString()])
  })

  test('what something rests on is not taken back', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    const ride = await rideOf(site, reference)
    const onBoard = () => tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    const given = { code: ride.driverCode!, age: 0 }
    expect(await takeBack(crossedBy(onBoard), ride, 'DRIVER_ARRIVED_AT_PICKUP', given, new Date())).toBe('refused')
    expect((await rows('ride_events', reference)).map((row) => row.taken_back_at)).toEqual([null, null])
  })

  test('both may take the same tap back', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    const ride = await rideOf(site, reference)
    const back = () => tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
    const given = { code: ride.driverCode!, age: 0 }
    const later = new Date(Date.now() + 1)
    expect(await takeBack(crossedBy(back), ride, 'DRIVER_DEPARTED_TO_PICKUP', given, later)).toBe('done')
    const [row] = await rows('ride_events', reference)
    expect(row!.taken_back_at).toBe(new Date().toISOString())
  })
})

test.each([
  ['another ride', { position: 2 }, ['ride_events', 'driver_places', 'guest_words']],
  ['another driver', { code: 'x'.repeat(22) }, ['ride_events', 'driver_places']],
  ['another day', { pickup_date: '2027-03-02' }, ['ride_events', 'guest_words']],
] as const)('what was said of %s is not of this one', async (_, other, tables) => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  const ride = await rideOf(site, reference)
  const at = new Date().toISOString()
  const { bookingNumber: booking_number, driverCode: code, pickupDate: pickup_date, pickupTime: pickup_time } = ride
  const row = { booking_number, position: 1, code, pickup_date, ...other }
  const { position } = row
  const said = { booking_number, position, pickup_date: row.pickup_date, at }
  const values = {
    ride_events: {
      ...said,
      id: 'e1',
      event: 'DRIVER_ARRIVED_AT_DROPOFF',
      code: row.code,
      pickup_time,
      received_at: at,
    },
    driver_places: { booking_number, position, code: row.code, ...KANDY, at },
    guest_words: { ...said, id: 'w1', word: 'waiting-outside' },
  }
  for (const table of ['guest_words', 'driver_places', 'ride_events'] as const)
    await site.env.DB.prepare(`delete from ${table}`).run()
  for (const table of tables) {
    const entries = Object.entries(values[table])
    const names = entries.map(([name]) => name).join()
    await site.env.DB.prepare(`insert into ${table} (${names}) values (${entries.map(() => '?').join()})`)
      .bind(...entries.map(([, value]) => value))
      .run()
  }
  expect(await dayOf(site.env, ride, new Date())).toEqual({
    events: [],
    stage: null,
    place: null,
    words: [],
    complaints: [],
    brokeDownAt: null,
  })
  expect(await (await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')).text()).not.toContain('not possible')
  expect(await stageOf(reference)).toBe('DRIVER_DEPARTED_TO_PICKUP')
  await say(site, reference, 'waiting-outside')
  expect((await seenBy(site, reference)).rides[0]!.words).toHaveLength(1)
})

test('who may not see a ride sees nothing of its day', async () => {
  const [mine, other] = [await bookRide(site, { in: 60 }), await bookRide(site, { in: 60, name: 'ben', driver: KUMAR })]
  await tap(site, await sheetOf(site, mine), 'DRIVER_DEPARTED_TO_PICKUP')
  await say(site, mine, 'waiting-outside')
  expect((await seenBy(site, other)).rides).toMatchObject([{ stage: null, words: [] }])
  expect(await (await site.get(await sheetOf(site, other))).text()).not.toContain('waiting outside')
  expect((await site.get('/booking/AAAA-AAAA-AAAA/now')).status).toBe(404)
  const answer = await site.get(`/booking/${mine}/now`)
  expect(answer.headers.get('cache-control')).toBe('private, no-store')
  expect(await answer.text()).not.toContain((await sheetOf(site, mine)).split('/')[2])
})

test('nothing is asked again of a ride that is far, cancelled or over', async () => {
  const [far, cancelled] = [await bookRide(site, { in: 60 * 40 }), await bookRide(site, { in: 60, name: 'ben' })]
  await takeStep(site.env, cancelled, { step: 'cancel' })
  expect((await seenBy(site, far)).again).toBeNull()
  expect((await seenBy(site, cancelled)).again).toBeNull()
  const soon = await bookRide(site, { in: 300, name: 'cat' })
  expect((await seenBy(site, soon)).again).toBe(60)
  pass(240)
  expect((await seenBy(site, soon)).again).toBeLessThan(10)
})

test('what is out of order is refused, and leaves the place', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  const refused = async (event: RideEvent) => (await (await tap(site, sheet, event)).text()).includes('not possible')
  expect(await refused('DRIVER_ARRIVED_AT_DROPOFF')).toBe(true)
  expect(await refused('DRIVER_ARRIVED_AT_PICKUP')).toBe(false)
  await showPlace(site, sheet, MOUNT_LAVINIA)
  expect(await refused('DRIVER_DEPARTED_TO_PICKUP')).toBe(true)
  expect(await refused('DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')).toBe(true)
  expect(await rows('driver_places', reference)).toHaveLength(1)
  expect(await refused('DRIVER_DEPARTED_TO_DROPOFF')).toBe(false)
  expect(await refused('DRIVER_ARRIVED_AT_PICKUP')).toBe(true)
  pass(60)
  expect(await refused('DRIVER_ARRIVED_AT_DROPOFF')).toBe(false)
  for (const event of RIDE_EVENTS) expect(await refused(event), event).toBe(true)
})

test('a tap whose answer was lost is sent again and counts once: also that nobody came', async () => {
  const reference = await bookRide(site, { in: 10 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(10 + promises().freeWaiting.elsewhere)
  const id = 'cd'.repeat(16)
  for (let i = 0; i < 3; i++) {
    const answer = await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', { id })
    expect(await answer.text()).not.toContain('not possible')
  }
  expect(await rows('ride_events', reference)).toHaveLength(2)
  expect(site.mails).toHaveLength(1)
})

test('a page that was gone back to says by its old number that something else was not taken', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  const id = 'b'.repeat(32)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { id })
  expect(await (await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { id })).text()).not.toContain('not possible')
  expect(await (await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP', { id })).text()).toContain('not possible')
  expect(await stageOf(reference)).toBe('DRIVER_DEPARTED_TO_PICKUP')
})

test('a tap that is sent again after the ride has another day says nothing of that day', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  const id = 'ef'.repeat(16)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { id })
  await takeStep(site.env, reference, { step: 'change', date: '2027-03-02' })
  expect(await (await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { id })).text()).toContain('Too early for')
  expect((await rows('ride_events', reference)).map((row) => row.pickup_date)).toEqual(['2027-03-01'])
})

test('two wrong taps are taken back one after the other', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  // The first one is not the last one.
  const first = await tap(site, sheet, 'back', { event: 'DRIVER_ARRIVED_AT_PICKUP' })
  expect(await first.text()).toContain('not possible')
  await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_DROPOFF' })
  expect(await stageOf(reference)).toBe('DRIVER_ARRIVED_AT_PICKUP')
  // Sent twice, because the first answer was lost.
  for (let i = 0; i < 2; i++) {
    const answer = await tap(site, sheet, 'back', { event: 'DRIVER_ARRIVED_AT_PICKUP' })
    expect(await answer.text()).not.toContain('not possible')
  }
  expect(await stageOf(reference)).toBeNull()
})

describe('a tap that is too early', () => {
  test('does not count, and says from when on it does', async () => {
    const reference = await bookRide(site, { in: 60 * 30 })
    const sheet = await sheetOf(site, reference)
    expect(await (await site.get(sheet)).text()).toContain('You can tap from 01:30, 2 March 2027 on:')
    for (const event of ['DRIVER_DEPARTED_TO_PICKUP', 'DRIVER_ARRIVED_AT_PICKUP'] as const)
      expect(await (await tap(site, sheet, event)).text()).toContain('Too early for')
    expect(await rows('ride_events', reference)).toEqual([])
    // Without the script, too.
    const fields = { ride: '1', id: 'b'.repeat(32), step: 'DRIVER_ARRIVED_AT_PICKUP' }
    const posted = await site.get(sheet, { ...form(fields), redirect: 'manual' })
    expect(posted.headers.get('location')).toBe(`${sheet}?early=DRIVER_ARRIVED_AT_PICKUP`)
    expect(await (await site.get(posted.headers.get('location')!)).text()).toContain(
      'Too early for “I am at the pickup”: you can tap it from 07:30, 2 March 2027 on.',
    )
    expect(await (await site.get(`${sheet}?early=DRIVER_SUBMITTED_CUSTOMER_NO_SHOW`)).text()).not.toContain('Too early')
    pass(60 * 18)
    expect(await (await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')).text()).not.toContain('Too early')
    expect(await stageOf(reference)).toBe('DRIVER_DEPARTED_TO_PICKUP')
  })

  test('names a minute at which it is taken', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    vi.setSystemTime(Date.now() + 50_000)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await (await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')).text()).toContain(
      'you can tap it from 07:36, 1 March 2027 on.',
    )
    await expect(tapForDriver(site.env, reference, 'done')).rejects.toThrow('07:36')
    vi.setSystemTime(START + 6 * MINUTE)
    expect(await (await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')).text()).not.toContain('Too early')
  })

  test('is not one that was made in time and came late, and one that was made too early stays it', async () => {
    const reference = await bookRide(site, { in: 60 * 12 })
    const sheet = await sheetOf(site, reference)
    pass(20)
    expect(await (await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { ago: 30 })).text()).toContain('Too early for')
    expect(await (await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { ago: 15 })).text()).not.toContain('Too early')
    expect(await stageOf(reference)).toBe('DRIVER_DEPARTED_TO_PICKUP')
  })
})
