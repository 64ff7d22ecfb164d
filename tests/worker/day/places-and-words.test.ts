/** What driver and guest tell one another on the day of a ride: where the driver is, and what the guest says. */
import { describe, expect, test } from 'vitest'
import { awaitedWords, MOST_WORDS } from '#domain/bookings/day/ride-events.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { daysOf, forgetOldPlaces } from '#worker/day/ride-events.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { ORIGIN, request } from '../site.ts'
import { form, rows, testSite } from '../bookings/booking-site.ts'
import {
  bookRide,
  KANDY,
  KUMAR,
  MINUTE,
  MOUNT_LAVINIA,
  NIMAL,
  pass,
  rideOf,
  say,
  seenBy,
  sheetOf,
  showPlace,
  START,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from './day-site.ts'
import { journeyDetails, journeyQuote, bookedJourney } from '../bookings/journey-site.ts'

const site = testSite(WITHOUT_LIMITS)
startInTheMorning()

describe("the driver's place", () => {
  test('is shown from the way to the pickup until the guest is on board, with its age and the way that is left', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await showPlace(site, sheet, MOUNT_LAVINIA)
    expect(await rows('driver_places', reference)).toEqual([])
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    for (const lat of [6.8, 6.81, 6.82]) await showPlace(site, sheet, { ...MOUNT_LAVINIA, lat })
    await showPlace(site, sheet, MOUNT_LAVINIA)
    // One row, overwritten.
    expect(await rows('driver_places', reference)).toMatchObject([MOUNT_LAVINIA])
    pass(4)
    const { place } = (await seenBy(site, reference)).rides[0]!
    expect(place).toMatchObject({ ...MOUNT_LAVINIA, minutesOld: 4 })
    expect(place!.minutesAway).toBeGreaterThan(8)
    expect(place!.minutesAway).toBeLessThan(45)
    expect(place!.path.length).toBeGreaterThan(2)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    expect((await seenBy(site, reference)).rides[0]!.place).toMatchObject({ ...MOUNT_LAVINIA, minutesAway: null })
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    await showPlace(site, sheet, KANDY)
    expect(await rows('driver_places', reference)).toEqual([])
    expect((await seenBy(site, reference)).rides[0]!.place).toBeNull()
  })

  test('is on the page that the Worker writes, which leaves its map to the browser', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, MOUNT_LAVINIA)
    const page = await site.get(`/booking/${reference}`)
    expect(page.status).toBe(200)
    expect(await page.text()).toContain('booking__eta')
  })

  const GONE: [string, (reference: string, sheet: string) => Promise<unknown>][] = [
    ['cancelled', (reference) => takeStep(site.env, reference, { step: 'cancel' })],
    ['moved', (reference) => takeStep(site.env, reference, { step: 'change', time: '16:00' })],
    ['taken back', (_, sheet) => tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })],
    [
      'at its end',
      (_, sheet) => {
        pass(60)
        return tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
      },
    ],
    [
      'left alone for half an hour',
      async () => {
        pass(31)
        await forgetOldPlaces(site.env)
      },
    ],
  ]
  test.each(GONE)('is deleted when the ride is %s', async (_, end) => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, MOUNT_LAVINIA)
    await forgetOldPlaces(site.env)
    expect(await rows('driver_places', reference)).toHaveLength(1)
    await end(reference, sheet)
    expect(await rows('driver_places', reference)).toEqual([])
  })

  test('is deleted when a driver takes back that they are at the pickup, and had said nothing before', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    await showPlace(site, sheet, MOUNT_LAVINIA)
    await tap(site, sheet, 'back', { event: 'DRIVER_ARRIVED_AT_PICKUP' })
    expect(await rows('driver_places', reference)).toEqual([])
    // Of one who was on the way before, it stays.
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    await showPlace(site, sheet, MOUNT_LAVINIA)
    await tap(site, sheet, 'back', { event: 'DRIVER_ARRIVED_AT_PICKUP' })
    expect(await rows('driver_places', reference)).toHaveLength(1)
  })

  test('is not shown when it is half an hour old, also before the sweep', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, MOUNT_LAVINIA)
    pass(30)
    expect((await seenBy(site, reference)).rides[0]!.place).toMatchObject({ minutesOld: 30 })
    pass(1)
    expect((await seenBy(site, reference)).rides[0]!.place).toBeNull()
  })

  test('is no place beyond the island', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    const beyond = [
      { lat: 91, lng: 80 },
      { lat: Number.NaN, lng: 80 },
      { lat: 51.5, lng: -0.1 },
      { lat: 7, lng: 1e21 },
    ]
    for (const place of beyond) expect((await showPlace(site, sheet, place)).status, `${place.lat}`).toBe(400)
    expect(await rows('driver_places', reference)).toEqual([])
  })

  test('is the newest one, also where an older one comes later', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, MOUNT_LAVINIA, 1)
    await showPlace(site, sheet, KANDY, 5)
    expect((await seenBy(site, reference)).rides[0]!.place).toMatchObject({ ...MOUNT_LAVINIA, minutesOld: 1 })
  })
})

test('beside the payment link stands when it is paid back, until the journey is over', async () => {
  const reference = await bookRide(site, { in: 5 })
  const sheet = await sheetOf(site, reference)
  const shown = async () =>
    /class="booking__paid-back">([^<]*)</.exec(await (await request(`/booking/${reference}`)).text())?.[1]
  pass(10)
  expect(await shown()).toBe('Paid back in full if we cannot drive you.')
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(60)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
  expect(await shown()).toBeUndefined()
})

test("the guest's page of changes says what the booking's page says of a ride that has begun, and of one that is over", async () => {
  const reference = await bookRide(site, { in: 30 })
  const sheet = await sheetOf(site, reference)
  const changes = `/booking/${reference}/changes?key=${(await findBooking(site.env, reference))!.booking.guestKey}`
  const says = async (words: string) => (await (await request(changes)).text()).includes(words)
  const begun = 'Your driver has told us that this ride has begun'
  expect([await says('Your driver will be there.'), await says('name="sure"')]).toEqual([true, true])
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  expect([await says('If you cancel now'), await says('name="sure"')]).toEqual([false, false])
  expect([await says(begun), await says('The time of the pickup is over')]).toEqual([true, false])
  // By a page that was opened before.
  const { version, cancelFeeUsd } = await rideOf(site, reference)
  for (const step of ['cancel', 'cancel-all']) {
    const fee = String(cancelFeeUsd + 1000)
    const answer = await request(changes, form({ step, version: String(version), sure: 'yes', fee, feeLkr: '900000' }))
    expect([answer.status, (await answer.text()).includes(begun)]).toEqual([409, true])
  }
  expect((await rideOf(site, reference)).status).toBe('confirmed')
  await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_DROPOFF' })
  expect([await says(begun), await says('name="sure"')]).toEqual([false, true])
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(60)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
  expect([await says('Your driver will be there.'), await says('This journey is over.')]).toEqual([false, true])
})

describe("the guest's words", () => {
  test('stand on the sheet and reach the operator at once; the same one twice is one', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    expect((await seenBy(site, reference)).rides[0]!.canSay).toEqual(['waiting-outside', 'cannot-find-you'])
    for (let i = 0; i < 2; i++) await say(site, reference, 'waiting-outside')
    expect(await rows('guest_words', reference)).toHaveLength(1)
    expect(await (await site.get(`${sheet}?part`)).text()).toContain('I am waiting outside')
    expect(site.mails.map(({ subject }) => subject.split(',')[0])).toEqual(['GUEST: I am waiting outside'])
    const html = await (await request(`/booking/${reference}`)).text()
    expect(html).toContain('you said “I am waiting outside”')
  })

  test('that raise an alarm are mailed at once, also soon after other words; said again, they wait', async () => {
    const reference = await bookRide(site, { in: 60 })
    const said = () => site.mails.map(({ subject }) => subject.split(',')[0])
    await say(site, reference, 'waiting-outside')
    pass(1)
    await say(site, reference, 'cannot-find-you')
    expect(said()).toEqual(['GUEST: I am waiting outside', 'GUEST: I cannot find you'])
    pass(2)
    await say(site, reference, 'cannot-find-you')
    await say(site, reference, 'waiting-outside')
    expect(said()).toHaveLength(2)
  })

  test('leave the driver’s pages once the guest is on board', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    await say(site, reference, 'cannot-find-you')
    const shown = async () => (await (await site.get(sheet)).text()).includes('I cannot find you')
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    expect(await shown()).toBe(true)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await shown()).toBe(false)
    const said = [{ word: 'nobody-here', time: null, at: '' }] as const
    expect(awaitedWords(said, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')).toEqual(said)
  })

  test('of a late flight: only at an airport, with the time at which it lands', async () => {
    const [city, airport] = [
      await bookRide(site, { in: 600 }),
      await bookRide(site, { in: 600, pickup: 'Colombo Airport', name: 'ben' }),
    ]
    await say(site, city, 'flight-late', { time: '20:10' })
    await say(site, airport, 'flight-late')
    expect((await say(site, airport, 'flight-late', { time: '25:10' })).status).toBe(400)
    expect([...(await rows('guest_words', city)), ...(await rows('guest_words', airport))]).toEqual([])
    await say(site, airport, 'flight-late', { time: '20:10' })
    expect(await (await site.get(await sheetOf(site, airport))).text()).toContain('it lands at 20:10')
    expect(site.mails[0]!.subject).toContain('My flight is late: it lands at 20:10')
  })

  test('are not taken long before the pickup, nor once on board; they are few, and none is free text', async () => {
    const [far, soon] = [await bookRide(site, { in: 60 * 30 }), await bookRide(site, { in: 60, name: 'ben' })]
    const words = async (reference: string) => (await rows('guest_words', reference)).length
    await say(site, far, 'waiting-outside')
    expect(await words(far)).toBe(0)
    expect((await say(site, soon, 'pay me')).status).toBe(400)
    for (let i = 0; i < MOST_WORDS + 3; i++) {
      await say(site, soon, 'cannot-find-you')
      pass(3)
    }
    expect(await words(soon)).toBe(MOST_WORDS)
    const other = await bookRide(site, { in: 30, name: 'cat' })
    await tap(site, await sheetOf(site, other), 'DRIVER_DEPARTED_TO_DROPOFF')
    await say(site, other, 'waiting-outside')
    expect(await words(other)).toBe(0)
  })

  test('with the id of a word that another ride has, nothing is said and nobody is told', async () => {
    const [ann, ben] = [await bookRide(site, { in: 60 }), await bookRide(site, { in: 60, name: 'ben' })]
    const id = 'ab'.repeat(16)
    await say(site, ann, 'waiting-outside', { id })
    site.mails.length = 0
    const answer = await request(`/booking/${ben}/words`, {
      method: 'POST',
      headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN },
      body: new URLSearchParams({ ride: '1', word: 'waiting-outside', id }),
    })
    expect(answer.status).toBe(409)
    await sendDueMail(site.env)
    expect(await rows('guest_words', ben)).toEqual([])
    expect(site.mails).toEqual([])
  })

  test('come with the reference alone, ten in a minute', async () => {
    const limited = testSite()
    const reference = await bookRide(site, { in: 60 })
    expect((await say(limited, 'AAAA-AAAA-AAAA', 'waiting-outside')).status).toBe(404)
    const statuses: number[] = []
    // A new minute may begin in between.
    while (statuses.length < 21 && !statuses.includes(429))
      statuses.push((await say(limited, reference, 'waiting-outside')).status)
    expect(statuses).toContain(429)
  })
})

test('with the guest all of the day is erased', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await showPlace(site, sheet, MOUNT_LAVINIA)
  await say(site, reference, 'waiting-outside')
  await erasePersonalData(site.env, new Date(START + 92 * 24 * 60 * MINUTE))
  for (const table of ['ride_events', 'driver_places', 'guest_words'] as const)
    expect(await rows(table, reference)).toEqual([])
})

describe('of two rides side by side', () => {
  const two = async () => {
    const [ann, ben] = [await bookRide(site, { in: 60 }), await bookRide(site, { in: 60, name: 'ben', driver: KUMAR })]
    const sheets = [await sheetOf(site, ann), await sheetOf(site, ben)] as const
    for (const sheet of sheets) {
      await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
      await showPlace(site, sheet, MOUNT_LAVINIA)
    }
    return { ann, ben, sheets }
  }
  const places = async (...references: string[]) =>
    Promise.all(references.map(async (reference) => (await rows('driver_places', reference)).length))

  test('the end of one leaves the place of the other', async () => {
    const { ann, ben, sheets } = await two()
    await tap(site, sheets[0], 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await places(ann, ben)).toEqual([0, 1])
    await tap(site, sheets[1], 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
    await tap(site, sheets[1], 'DRIVER_ARRIVED_AT_PICKUP')
    await showPlace(site, sheets[1], MOUNT_LAVINIA)
    const cat = await bookRide(site, { in: 60, name: 'cat' })
    const third = await sheetOf(site, cat)
    await tap(site, third, 'DRIVER_DEPARTED_TO_PICKUP')
    await tap(site, third, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
    expect(await places(ben)).toEqual([1])
  })

  test('a word of one is told once, and is none of the other', async () => {
    const { ann, ben } = await two()
    site.mails.length = 0
    await say(site, ann, 'waiting-outside')
    while ((await sendDueMail(site.env)) > 0);
    expect(site.mails.map(({ subject }) => subject.split(',')[0])).toEqual(['GUEST: I am waiting outside'])
    expect((await rows('outbox', ben)).map(({ kind }) => kind)).not.toContain('guest-word')
    const days = await daysOf(site.env, [await rideOf(site, ann), await rideOf(site, ben)], new Date())
    expect(days.map(({ words }) => words.length)).toEqual([1, 0])
  })

  test('a tap of another ride with the same id deletes nothing', async () => {
    const { ann, ben, sheets } = await two()
    const id = 'ab'.repeat(16)
    await tap(site, sheets[0], 'DRIVER_DEPARTED_TO_DROPOFF', { id })
    expect(await (await tap(site, sheets[1], 'DRIVER_DEPARTED_TO_DROPOFF', { id })).text()).toContain('not possible')
    expect(await places(ann, ben)).toEqual([0, 1])
  })
})

test('the sweep deletes a place of somebody who does not drive the ride any more', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await showPlace(site, sheet, MOUNT_LAVINIA)
  await site.env.DB.prepare('update driver_places set code = ?').bind('z'.repeat(22)).run()
  await forgetOldPlaces(site.env)
  expect(await rows('driver_places', reference)).toEqual([])
})

test('of several rides of one sheet each has its own day', async () => {
  const quote = await journeyQuote({
    stops: [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Galle', nights: 1 }, { place: 'Colombo' }],
    travelers: 2,
  })
  // All of them today, one after the other.
  const details = journeyDetails(quote)
  const rides = quote.rides.map((_, i) => ({
    pickupdate: '2027-03-01',
    pickuptime: `${8 + 2 * i}`.padStart(2, '0') + ':30',
  }))
  const { reference } = await bookedJourney(site, quote, { ...details, rides })
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP', { ride: 1 })
  await showPlace(site, sheet, MOUNT_LAVINIA)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF', { ride: 2 })
  expect(await rows('driver_places', reference)).toHaveLength(1)
  await tap(site, sheet, 'back', { ride: 1, event: 'DRIVER_ARRIVED_AT_PICKUP' })
  expect((await seenBy(site, reference)).rides.map(({ stage }) => stage)).toEqual([
    null,
    'DRIVER_DEPARTED_TO_DROPOFF',
    null,
  ])
  const mailed = async () => (await rows('outbox', reference)).filter(({ kind }) => kind === 'guest-word').length
  await say(site, reference, 'cannot-find-you', { ride: '1' })
  expect(await mailed()).toBe(1)
})
