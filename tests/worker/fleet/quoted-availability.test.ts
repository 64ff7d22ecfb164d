/** What guests are told of cars: by the calls before they book, and in answer, page, mails and calendar after. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { TourQuote, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { repairFleet } from '#worker/fleet/fleet-cache.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import { form, inTenDays, removeBookings, testSite } from '../bookings/booking-site.ts'
import { bookedJourney, GROUP, inDays, journeyDetails, journeyQuote, PLAN } from '../bookings/journey-site.ts'
import { read } from '../pages/html.ts'
import { aBooking, removeFleet, statesOf, writeCars } from './fleet-site.ts'

beforeEach(async () => {
  await removeBookings()
  await removeFleet()
  for (const { name } of (await env.CACHE.list({ prefix: 'fleet' })).keys) await env.CACHE.delete(name)
})

type Site = ReturnType<typeof testSite>

async function siteWithCars(...classes: readonly string[]): Promise<Site> {
  await writeCars(...classes)
  const site = testSite()
  await repairFleet(site.env)
  return site
}

/** Keeps a car at that hour. */
async function book(site: Site, time = '09:30', vehicle = 'mini', more: object = {}): Promise<BookingReceipt> {
  const { token, details } = await aBooking(inTenDays, time, vehicle)
  return (await site.post(`/transfer/booking/${token}`, { bookingDetails: details, ...more })).json<BookingReceipt>()
}

const TRIP = 'taxi-from-Colombo-to-Kandy'
const transfer = async (site: Site, more: object = {}) =>
  (await (await site.post('/transfer/query', { urlData: { url: TRIP, ...more } })).json<TransferQuote[]>())[0]
const at = (time: string, date = inTenDays) => ({ date, time })

describe('a quote', () => {
  test('says of each class at the asked hour how many are there, and what is free instead', async () => {
    const site = await siteWithCars('mini', 'van', 'van', 'van')
    expect((await transfer(site, at('09:30')))!.availability).toEqual([
      { vehicle: 'mini', cars: 'few' },
      { vehicle: 'car', cars: 'none', otherVehicle: 'van' },
      { vehicle: 'van', cars: 'free' },
    ])
    await book(site)
    const [mini] = (await transfer(site, at('09:30')))!.availability!
    expect(mini).toMatchObject({ vehicle: 'mini', cars: 'none', otherVehicle: 'van' })
    // The car is back in Colombo for the later one, and away for the earlier one at the same distance.
    expect(mini!.otherTimes).toHaveLength(2)
    const [before, after] = mini!.otherTimes as [string, string]
    for (const time of [before, after]) {
      const [then] = (await transfer(site, at(time)))!.availability!
      expect(then).toEqual({ vehicle: 'mini', cars: 'few' })
    }
    expect(before < '09:30' && after > '09:30').toBe(true)
  })

  test('offers no hour at the airport before the flight lands', async () => {
    const site = await siteWithCars('mini')
    const mini = async (url: string) => (await transfer(site, { ...at('09:30'), url }))!.availability![0]!
    await book(site)
    expect((await mini('taxi-from-Kandy-to-CMB')).otherTimes!.some((time) => time < '09:30')).toBe(true)
    const { cars, otherTimes } = await mini('taxi-from-CMB-to-Kandy')
    expect([cars, otherTimes!.length]).toEqual(['none', 1])
    expect(otherTimes![0]! > '09:30').toBe(true)
  })

  test('of a party knows the seats of the cars', async () => {
    const site = await siteWithCars('van')
    const van = async (travelers: number) =>
      (await transfer(site, { ...at('09:30'), travelers }))!.availability!.find(({ vehicle }) => vehicle === 'van')
    expect(await van(4)).toEqual({ vehicle: 'van', cars: 'few' })
    expect(await van(5)).toEqual({ vehicle: 'van', cars: 'none' })
  })

  test('of a party that is too large for a class says whether one is there, and offers none in its place', async () => {
    const site = await siteWithCars('mini', 'van')
    await env.DB.exec(`update cars set seats = 6 where vehicle = 'van'`)
    await repairFleet(site.env)
    expect((await transfer(site, { ...at('09:30'), travelers: 9 }))!.availability).toEqual([
      { vehicle: 'mini', cars: 'few' },
      { vehicle: 'car', cars: 'none' },
      { vehicle: 'van', cars: 'few' },
    ])
  })

  test('without date and time, or for a moment that nobody can book, says nothing of cars', async () => {
    const site = await siteWithCars('mini')
    for (const more of [
      {},
      { date: inTenDays },
      { time: '09:30' },
      at('09:30', '2020-01-01'),
      at('09:30', '2099-01-01'),
    ])
      expect(await transfer(site, more)).not.toHaveProperty('availability')
  })

  test.each([
    ['date', 'tomorrow'],
    ['date', '2027-02-30'],
    ['time', '25:00'],
    ['time', 930],
    ['travelers', 0],
    ['travelers', 1e9],
  ])('refuses %s %j', async (field, value) => {
    const answer = await testSite().post('/transfer/query', { urlData: { url: TRIP, ...at('09:30'), [field]: value } })
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ fields: [{ field: `urlData.${field}` }] })
  })

  test('of a tour is about the class that seats its travelers, and offers no hour at which its park is closed', async () => {
    const site = await siteWithCars('mini', 'van')
    const url = 'Yala-national-park-safari-pickup-from-Ella-drop-off-in-Galle-1-traveler-half-day'
    const tour = async (time: string, travelers: number) =>
      (await (await site.post('/safari/query', { urlData: { url, ...at(time), travelers } })).json<TourQuote[]>())[0]!
    expect((await tour('04:00', 2)).availability).toEqual([{ vehicle: 'mini', cars: 'few' }])
    expect((await tour('04:00', 4)).availability).toEqual([{ vehicle: 'van', cars: 'few' }])
    await book(site, '05:00')
    // A larger one does as well.
    expect((await tour('04:00', 2)).availability).toEqual([{ vehicle: 'mini', cars: 'few' }])
    await book(site, '05:00', 'van')
    const [full] = (await tour('04:00', 2)).availability!
    expect(full).toMatchObject({ vehicle: 'mini', cars: 'none' })
    expect(full).not.toHaveProperty('otherVehicle')
    for (const time of full!.otherTimes ?? []) expect(time < '14:00').toBe(true)
  })

  test('of a journey is about each ride, and about a car that stays', async () => {
    const site = await siteWithCars('mini', 'van')
    const plan = async (more: object = {}) => (await site.post('/journey', { ...PLAN, ...more })).json<JourneyAnswer>()
    const { rides } = await plan()
    const days = (first: number) => new Date(Date.now() + first * 86_400_000).toISOString().slice(0, 10)
    const pickups = rides.map(({ day }) => ({ date: days(20 + day), time: '09:00' }))
    const { availability } = await plan({ pickups })
    expect(availability!.rides).toHaveLength(rides.length)
    rides.forEach(({ kind }, i) => expect(availability!.rides[i]).toHaveLength(kind === 'tour' ? 1 : 3))
    expect(availability!.rides.flat().find(({ vehicle }) => vehicle === 'car')).toMatchObject({ cars: 'none' })
    expect(availability!.stay?.map(({ vehicle, cars }) => [vehicle, cars])).toEqual([
      ['mini', 'few'],
      ['car', 'none'],
      ['van', 'few'],
    ])
    for (const wrong of [pickups.slice(1), pickups.with(0, { date: '2020-01-01', time: '09:00' })])
      expect(await plan({ pickups: wrong })).not.toHaveProperty('availability')
  })
})

const shown = async (site: Site, reference: string) =>
  (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const pageText = async (site: Site, reference: string) =>
  (await read(`/booking/${reference}`, (path) => site.get(path))).text

describe.each([
  [
    'who was told that a car is free',
    true,
    'car-taken',
    'While you were booking, somebody else took the last Mini Car',
  ],
  ['who was told nothing', false, 'no-car', 'No Mini Car is free at this time, so it is a request'],
] as const)('%s and gets none', (_, saidFree, code, words) => {
  test('reads so at once, on the page, in the mail and in the calendar, and pays nothing before it is confirmed', async () => {
    const site = await siteWithCars('mini')
    await book(site)
    await sweepOutbox(site.env)
    site.mails.length = 0
    const receipt = await book(site, '09:30', 'mini', saidFree ? { saidFree } : {})
    expect(receipt).toMatchObject({
      isRequest: true,
      paymentUrl: null,
      caveats: [{ position: 1, caveat: { code } }],
    })
    const { reference } = receipt
    expect(await statesOf(reference)).toEqual(['request'])
    expect((await shown(site, reference)).rides[0]).toMatchObject({ isRequest: true, caveat: { code } })
    const page = await pageText(site, reference)
    expect(page).toContain(words)
    expect(page).not.toContain("driver's details within")
    const mail = (isOffice: boolean) => site.mails.find(({ to }) => (to === env.MAIL_OPERATOR) === isOffice)!
    expect(mail(false).text).toMatch(/^We've received your request\n/)
    expect(mail(false).text).toContain(words)
    expect(mail(false).text).not.toContain("driver's details within")
    const calendar = await (await site.get(`/booking/${reference}/calendar.ics`)).text()
    expect(calendar.replaceAll('\r\n ', '').replaceAll('\\,', ',')).toContain(words)
    expect(calendar).toContain('STATUS:TENTATIVE')
    expect(mail(true).subject).toMatch(/^NO CAR: New booking /)
    expect(mail(true).text).toContain('told that this is a request, because no car is free')
    expect(mail(true).text).toContain('No car is free for it: find one')
    expect(mail(true).text.includes('another booking took it')).toBe(saidFree)
  })

  test('reads nothing of it once the office has found a car', async () => {
    const site = await siteWithCars('mini')
    const first = await book(site)
    const { reference } = await book(site, '09:30', 'mini', saidFree ? { saidFree } : {})
    await takeStep(site.env, first.reference, { step: 'cancel' })
    await takeStep(site.env, reference, { step: 'confirm' })
    expect((await shown(site, reference)).rides[0]).toMatchObject({ isRequest: false, caveat: null })
    expect(await pageText(site, reference)).not.toContain(words)
  })
})

test('who gets a car reads nothing of cars', async () => {
  const site = await siteWithCars('mini')
  const receipt = await book(site, '09:30', 'mini', { saidFree: true })
  expect(receipt).not.toHaveProperty('isRequest')
  expect(receipt).not.toHaveProperty('caveats')
  for (const { text, subject } of site.mails) expect(subject + text).not.toMatch(/no car|is free|NO CAR/)
})

test('a guest who moves a ride to a full hour reads the nearest free ones, and one tap takes one', async () => {
  const site = await siteWithCars('mini')
  const other = addDays(inTenDays, 2)
  const { token, details } = await aBooking(other)
  await site.post(`/transfer/booking/${token}`, { bookingDetails: details })
  const { reference, changesUrl } = await book(site, '09:30', 'mini', { saidFree: true })
  const path = changesUrl!.slice(new URL(changesUrl!).origin.length)
  const fields = { step: 'change', version: '0', date: other, time: '10:00' }
  const page = await (await site.get(path, form(fields))).text()
  expect(page).toContain('Free instead')
  const hours = [...page.matchAll(/value="(\d\d:\d\d)" name="hour">Pickup at \1</g)].map(([, hour]) => hour!)
  expect(hours).toHaveLength(2)
  const [earlier, later] = hours as [string, string]
  expect(earlier < '10:00' && '10:00' < later).toBe(true)
  // The page's own button beside the field of the hour that was asked for.
  expect((await site.get(path, form({ ...fields, hour: later }))).status).toBe(303)
  expect(await statesOf(reference)).toEqual(['held 1'])
  expect((await shown(site, reference)).rides[0]).toMatchObject({ pickupDate: other, pickupTime: later })
  // Its own car stands in nobody's way.
  const back = await (await site.get(path, form({ ...fields, version: '1', hour: 'now', time: '09:00' }))).text()
  expect(back).toContain(`value="${earlier}" name="hour"`)
  // Whoever asks for it all the same was not overtaken: the page has said that no car is free.
  await site.get(path, form({ ...fields, version: '1', requested: `${other} 10:00` }))
  expect((await shown(site, reference)).rides[0]).toMatchObject({ isRequest: true, caveat: { code: 'no-car' } })
})

test.each([1, 2])('who moves vehicle %i of two alone reads the nearest free hours for it', async (ride) => {
  const site = await siteWithCars('van', 'van')
  const quote = await journeyQuote(GROUP, site.env)
  const { reference, changesUrl } = await bookedJourney(site, quote, journeyDetails(quote, { vehicle: 'van' }))
  // Each of them seats four.
  await env.DB.prepare('update rides set travelers = 8').run()
  for (const position of [3, 4]) await takeStep(site.env, `${reference}/${position}`, { step: 'cancel' })
  for (let i = 0; i < 2; i++) {
    const { token, details } = await aBooking(inDays(30), '10:00', 'van')
    await site.post(`/transfer/booking/${token}`, { bookingDetails: details })
  }
  const path = changesUrl!.slice(new URL(changesUrl!).origin.length)
  const fields = { step: 'change', ride: String(ride), version: '0', date: inDays(30), time: '10:00' }
  const page = await (await site.get(path, form(fields))).text()
  const hours = [...page.matchAll(/name="hour">Pickup at (\d\d:\d\d)</g)].map(([, hour]) => hour!)
  expect(hours).toHaveLength(2)
  expect((await site.get(path, form({ ...fields, hour: hours[0]! }))).status).toBe(303)
  expect((await shown(site, reference)).rides[ride - 1]).toMatchObject({ pickupDate: inDays(30), pickupTime: hours[0] })
})

test('who moves both vehicles to where none is free is offered no hour, which is looked for one car alone, and asks for both', async () => {
  const site = await siteWithCars('van', 'van')
  const quote = await journeyQuote(GROUP, site.env)
  const { reference, changesUrl } = await bookedJourney(site, quote, journeyDetails(quote, { vehicle: 'van' }))
  for (const position of [3, 4]) await takeStep(site.env, `${reference}/${position}`, { step: 'cancel' })
  for (let i = 0; i < 2; i++) {
    const { token, details } = await aBooking(inDays(30), '10:00', 'van')
    await site.post(`/transfer/booking/${token}`, { bookingDetails: details })
  }
  const path = changesUrl!.slice(new URL(changesUrl!).origin.length)
  const fields = { step: 'change', ride: '2', version: '0', date: inDays(30), time: '10:00', both: 'yes' }
  const asked = await site.get(path, form(fields))
  const page = await asked.text()
  expect([asked.status, page]).toEqual([409, expect.stringContaining('Yes, save it so')])
  expect(page).not.toContain('name="hour"')
  expect((await site.get(path, form({ ...fields, requested: `${inDays(30)} 10:00` }))).status).toBe(303)
  const dates = (await shown(site, reference)).rides.map(({ pickupDate }) => pickupDate)
  expect(dates.slice(0, 2)).toEqual([inDays(30), inDays(30)])
})

/** All that guests and the office read of a booking and before it, without random words. */
async function told(): Promise<Readonly<Record<string, string>>> {
  await removeBookings()
  const site = testSite()
  await repairFleet(site.env)
  const of = (path: string) => site.get(path).then((answer) => answer.text())
  const { token, details } = await aBooking(inTenDays)
  const bookingDetails = { ...details, email: 'ann@example.com' }
  const quote = JSON.stringify(await transfer(site))
  const receipt = await (
    await site.post(`/transfer/booking/${token}`, { bookingDetails, saidFree: true })
  ).json<BookingReceipt>()
  const { reference, insertId, changesUrl } = receipt
  const all = {
    quote,
    'quote of a day': JSON.stringify(await transfer(site, { ...at('09:30'), travelers: 2 })),
    journey: await (await site.post('/journey', PLAN)).text(),
    home: await of('/'),
    fare: await of(`/transfer/${TRIP}`),
    planner: await of('/journey'),
    receipt: JSON.stringify(receipt),
    booking: await of(`/booking/${reference}`),
    call: await of(`/en/serendip/booking/${reference}`),
    // How new the database is, is another each time.
    changes: (await of(changesUrl!.slice(new URL(changesUrl!).origin.length))).replace(/\?seen=[\w-]+/, ''),
    calendar: await of(`/booking/${reference}/calendar.ics`),
    mails: JSON.stringify(site.mails.map(({ to, subject, text, html }) => [to, subject, text, html]).toSorted()),
  }
  const random = [reference, String(insertId), new URL(changesUrl!).searchParams.get('key')!]
  return Object.fromEntries(
    Object.entries(all).map(([name, text]) => [
      name,
      random
        .reduce((left, word) => left.replaceAll(word, 'RANDOM'), text)
        .replaceAll(/"token":"[^"]*"/g, '"token":""')
        .replaceAll(/\bsig=[\w-]+/g, 'sig=')
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z|(?<=DTSTAMP:)\w+/g, 'NOW'),
    ]),
  )
}

test('while no car has a class nothing changes: pages, answers, mails and calendars are the same, byte for byte', async () => {
  const before = await told()
  const changed = async () => {
    const after = await told()
    return Object.keys(before).filter((name) => before[name] !== after[name])
  }
  expect(before['quote of a day']).toBe(before.quote)
  await writeCars(null, null)
  await env.DB.prepare(
    "insert into blocked_days (first_day, last_day, why) values ('2020-01-01', '2099-12-31', 'Poson')",
  ).run()
  expect(await changed()).toEqual([])
  await removeFleet()
  await writeCars('van')
  expect(await changed()).toEqual([
    'quote of a day',
    'home',
    'fare',
    'planner',
    'receipt',
    'booking',
    'call',
    'changes',
    'calendar',
    'mails',
  ])
})
