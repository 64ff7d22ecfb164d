/** 'I take it' and 'I cannot': asked of each ride that was given, by a tap; the office hears of who cannot. */
import { env } from 'cloudflare:workers'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { DRIVER_LANGUAGES, driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { closeAlarms } from '#worker/alarms/watch.ts'
import type { Env } from '#worker/environment.ts'
import { readFleet } from '#worker/fleet/fleet-store.ts'
import { driverDayCode, listDrivers, openDriverDay, saveDriver } from '#worker/lists/drivers.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { againstWords, choicesFor, isFree } from '#worker/lists/driver-choices.ts'
import { askedPickup } from '#worker/day/driver-answers.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { noteTold } from '#worker/steps/drivers-to-tell.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, openLink, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { journeyDetails, journeyQuote } from '../bookings/journey-site.ts'
import {
  bookRide,
  KUMAR,
  NIMAL,
  pass,
  rideOf,
  say,
  seenBy,
  sheetOf,
  START,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from './day-site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' } as Partial<Env>)
startInTheMorning()
beforeEach(() => removeBookings('blocked_days', 'drivers_to_tell', 'driver_days', 'driver_devices', 'drivers'))

const DAY = 24 * 60
const answerOf = async (reference: string) => {
  const { driverAnswer, driverAnsweredAt } = await rideOf(site, reference)
  return [driverAnswer, driverAnsweredAt?.slice(11, 16)]
}
const pickupAsked = async (reference: string) => askedPickup(await rideOf(site, reference))
const alarms = async () => (await env.DB.prepare('select kind, closing from ride_alarms order by id').all()).results

test('a ride is asked about until its driver has answered, and the answer can be another one', async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  expect(await (await site.get(sheet)).text()).toContain('Do you take this ride?')
  const taken = await (await tap(site, sheet, 'takes')).text()
  expect(await answerOf(reference)).toEqual(['takes', '02:00'])
  expect(taken).toContain('You take this ride')
  expect(taken).not.toContain('Do you take this ride?')
  expect(taken).toContain('I cannot after all')
  pass(5)
  const refused = await (await tap(site, sheet, 'cannot')).text()
  expect(await answerOf(reference)).toEqual(['cannot', '02:05'])
  expect(refused).toContain('You cannot: the office looks for another driver')
  // Who cannot drive it says nothing else of it.
  expect(refused).not.toContain('I am on the way')
  expect(await rows('ride_events', reference)).toEqual([])
})

test('a ride that its driver cannot drive beside another one says so, until the other is declined', async () => {
  const first = await bookRide(site, { in: 300 })
  const second = await bookRide(site, { in: 330, name: 'ben', pickup: 'Colombo', dropoff: 'Galle' })
  const far = await bookRide(site, { in: 300 + 2 * DAY, name: 'cid' })
  const text = async (reference: string) => (await site.get(await sheetOf(site, reference))).text()
  for (const language of DRIVER_LANGUAGES) {
    const { answer } = await driverTexts(language)
    await env.DB.prepare('update driver_devices set language = ?').bind(language).run()
    const words = answer.clash('')
    expect(await text(second), language).toContain(words)
    expect(await text(far), language).not.toContain(words)
  }
  await env.DB.prepare("update driver_devices set language = 'en'").run()
  expect(await text(second)).toContain('12:30, 1 March 2027, Colombo to Kandy')
  await tap(site, await sheetOf(site, first), 'cannot')
  expect(await text(second)).not.toContain('You cannot drive both')
})

test('of two taps the later one holds, whichever arrives first; sent again, one counts once', async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  pass(60)
  const cannot = { id: 'c'.repeat(32), ago: 10 }
  site.mails.length = 0
  await tap(site, sheet, 'cannot', cannot)
  await tap(site, sheet, 'takes', { ago: 30 })
  expect(await answerOf(reference)).toEqual(['cannot', '02:50'])
  await tap(site, sheet, 'cannot', cannot)
  expect(await alarms()).toEqual([{ kind: 'driver-cannot', closing: null }])
  expect(site.mails.map(({ subject }) => subject)).toEqual([
    `ALARM: THE DRIVER CANNOT, pickup 1 March 2027, 12:30, booking ${reference}: Taxi from Colombo to Kandy, 1 March 2027`,
  ])
})

const textOf = async (path: string) =>
  (await (await site.get(path)).text()).replaceAll(/<style>.*?<\/style>|<form[^>]*class="languages.*?<\/form>/gs, '')

/** The link to the driver's day. */
async function dayOf(reference: string): Promise<string> {
  const { pickupDate } = await rideOf(site, reference)
  await saveDriver(site.env, { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }, null)
  const [nimal] = await listDrivers(site.env)
  await openDriverDay(site.env, nimal!, pickupDate, false)
  return `/driver/day/${await driverDayCode(site.env, nimal!.id, pickupDate)}`
}

/** What belongs to who drives the ride. */
const OF_ITS_GUEST = [
  '+447911123456',
  '447911123456',
  'UL504',
  'Collect',
  'USD',
  'LKR',
  'On the sign',
  'Guest is on board',
]

test('who cannot drive a ride is thanked, and sees no more of its guest or of what is to be collected', async () => {
  const reference = await bookRide(site, { in: 100 })
  const sheet = await sheetOf(site, reference)
  const day = await dayOf(reference)
  expect(await textOf(sheet)).toContain('447911123456')
  await say(site, reference, 'waiting-outside')
  await tap(site, sheet, 'cannot')
  for (const page of [sheet, `${sheet}?part`, day]) {
    const html = await textOf(page)
    for (const part of [...OF_ITS_GUEST, 'I am waiting outside']) expect(html, `${page}: ${part}`).not.toContain(part)
    expect(html).toContain('You cannot: the office looks for another driver')
    expect(html).toContain('09:10')
  }
  for (const language of DRIVER_LANGUAGES) {
    await env.DB.prepare('update driver_devices set language = ?').bind(language).run()
    const { answer, callOffice } = await driverTexts(language)
    const html = await textOf(sheet)
    for (const part of [answer.thanks, answer.instead.takes, callOffice]) expect(html).toContain(part)
    expect(html).not.toContain(answer.afterAll)
  }
})

test('of a ride to which nobody came the day says nothing to collect', async () => {
  const reference = await bookRide(site, { in: 30 })
  const sheet = await sheetOf(site, reference)
  const day = await dayOf(reference)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(120)
  expect(await textOf(day)).toContain('Collect')
  await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
  const html = await textOf(day)
  expect(html).toContain('nobody came')
  expect(html).not.toContain('Collect')
})

test("'I cannot' is taken back within a minute; later the driver calls the office, who looks for another one", async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'cannot')
  pass(1)
  expect(await textOf(sheet)).toContain('I take it after all')
  await tap(site, sheet, 'takes')
  expect(await textOf(sheet)).toContain('447911123456')
  await tap(site, sheet, 'cannot')
  pass(2)
  const html = await textOf(sheet)
  expect(html).not.toContain('I take it after all')
  expect(html).toContain('Can you drive it after all? Call the office.')
  expect(await (await tap(site, sheet, 'takes')).text()).toContain('That is not possible now')
  expect(await answerOf(reference)).toEqual(['cannot', '02:01'])
  // It was tapped in time, without a network.
  await tap(site, sheet, 'takes', { ago: 1.5 })
  expect(await answerOf(reference)).toEqual(['takes', '02:01'])
})

test('a driver who can after all is given the ride anew by the office, and is asked; its guest hears nothing', async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  const give = () => takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  await expect(give()).rejects.toThrow()
  await tap(site, sheet, 'cannot')
  pass(30)
  site.mails.length = 0
  await give()
  expect(await answerOf(reference)).toEqual([null, undefined])
  const html = await textOf(sheet)
  for (const part of ['Do you take this ride?', '447911123456', 'Collect']) expect(html).toContain(part)
  await tap(site, sheet, 'takes')
  expect(await answerOf(reference)).toEqual(['takes', '02:30'])
  expect(site.mails).toEqual([])
  await expect(give()).rejects.toThrow()
})

/** The same day at 12:30 and 17:30. */
async function bookTwoRides(): Promise<string> {
  const stops = [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Galle' }]
  const quote = await journeyQuote({ stops, travelers: 2 })
  const rides = ['12:30', '17:30'].map((pickuptime) => ({ pickupdate: '2027-03-01', pickuptime }))
  const bookingDetails = { ...journeyDetails(quote), rides }
  const answer = await site.post(`/journey/booking/${quote.token}`, { bookingDetails })
  const { reference } = await answer.json<BookingReceipt>()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  return reference
}

test('of several rides the one that was declined leaves the sheet to the next one, and can be taken back there', async () => {
  const sheet = await sheetOf(site, await bookTwoRides())
  const shownRide = async () => /data-ride="(\d)/.exec(await textOf(sheet))![1]
  expect(await shownRide()).toBe('1')
  await tap(site, sheet, 'cannot', { ride: 1 })
  expect(await shownRide()).toBe('2')
  expect(await textOf(sheet)).toContain('I take it after all')
  await tap(site, sheet, 'takes', { ride: 1 })
  expect(await shownRide()).toBe('1')
  await tap(site, sheet, 'cannot', { ride: 2 })
  expect(await shownRide()).toBe('1')
  expect(await textOf(sheet)).toContain('I take it after all')
  pass(2)
  expect(await textOf(sheet)).not.toContain('I take it after all')
  await tap(site, sheet, 'cannot', { ride: 1 })
  const html = await textOf(sheet)
  for (const part of OF_ITS_GUEST) expect(html, part).not.toContain(part)
  expect(html.split('You cannot').length - 1).toBe(2)
})

test("'I cannot' rings for a ride within two days, and waits on the list for a later one", async () => {
  const [soon, later] = [await bookRide(site, { in: 2 * DAY - 60 }), await bookRide(site, { in: 3 * DAY, name: 'ben' })]
  await tap(site, await sheetOf(site, later), 'cannot')
  expect(await alarms()).toEqual([])
  await tap(site, await sheetOf(site, soon), 'cannot')
  expect(await alarms()).toEqual([{ kind: 'driver-cannot', closing: null }])
  expect(await answerOf(later)).toEqual(['cannot', '02:00'])
})

test('the alarm closes when the driver takes it after all, or another one is named', async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'cannot')
  pass(1)
  await tap(site, sheet, 'takes')
  await closeAlarms(site.env, new Date())
  pass(1)
  await tap(site, sheet, 'cannot')
  await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  // The office need not tell who has said so.
  expect(await rows('drivers_to_tell', reference)).toEqual([])
  await closeAlarms(site.env, new Date())
  expect(await alarms()).toEqual([
    { kind: 'driver-cannot', closing: 'takes' },
    { kind: 'driver-cannot', closing: 'other-driver' },
  ])
})

test('another driver, and another pickup time, are asked anew; a corrected name is not', async () => {
  const reference = await bookRide(site, { in: 300 })
  await tap(site, await sheetOf(site, reference), 'takes')
  await takeStep(site.env, reference, { step: 'change', notes: { guestName: 'Ann Smith' } })
  expect(await answerOf(reference)).toEqual(['takes', '02:00'])
  await takeStep(site.env, reference, { step: 'change', time: '14:00' })
  expect(await answerOf(reference)).toEqual([null, undefined])
  await tap(site, await sheetOf(site, reference), 'takes')
  await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  expect(await answerOf(reference)).toEqual([null, undefined])
})

test('who takes a ride at the time it was moved to need not be told; who has not read that is asked anew', async () => {
  const reference = await bookRide(site, { in: 300 })
  const sheet = await sheetOf(site, reference)
  const askedNow = async () => /name="asked" value="([^"]+)"/.exec(await (await site.get(sheet)).text())![1]!
  const toTell = async () => (await env.DB.prepare('select news from drivers_to_tell').all()).results
  const before = await askedNow()
  await takeStep(site.env, reference, { step: 'change', time: '14:00' })
  const refused = await (await tap(site, sheet, 'takes', { asked: before })).text()
  expect(refused).toContain('Do you take this ride?')
  expect([await answerOf(reference), await toTell()]).toEqual([[null, undefined], [{ news: 'moved' }]])
  await tap(site, sheet, 'takes', { asked: await askedNow() })
  expect([await answerOf(reference), await toTell()]).toEqual([['takes', '02:00'], []])
  // Who is late for the new time has read it, too.
  await takeStep(site.env, reference, { step: 'change', time: '15:00' })
  expect(await toTell()).toEqual([{ news: 'moved' }])
  await tap(site, sheet, 'late-15', { asked: await askedNow() })
  expect([await answerOf(reference), await toTell()]).toEqual([['takes', '02:00'], []])
  // That somebody else has it is another thing.
  await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  expect(await toTell()).toEqual([{ news: 'replaced' }])
})

test("what a driver may not know of a day's rides stands on its page in the driver's language, with the pickup of before, until he says that he has read it", async () => {
  const [given, moved] = [await bookRide(site, { in: 300 }), await bookRide(site, { in: 600, name: 'ben' })]
  const day = await dayOf(given)
  await openLink(site, day, NIMAL.phone)
  expect(await textOf(day)).not.toContain('please do not come')
  await takeStep(site.env, given, { step: 'driver', driver: KUMAR, insists: true })
  await takeStep(site.env, moved, { step: 'change', time: '18:00' })
  for (const language of DRIVER_LANGUAGES) {
    await env.DB.prepare('update driver_devices set language = ?').bind(language).run()
    const { pushes, moment, date } = await driverTexts(language)
    const when = (time: string) => moment(time, date('2027-03-01'))
    const said = (await textOf(day)).replaceAll(/<[^>]*>/g, '')
    for (const words of [pushes.replaced + when('12:30'), `${pushes.moved}${when('17:30')} → 18:00`])
      expect(said, language).toContain(words)
  }
  // Also where nothing else is left of the day.
  await takeStep(site.env, moved, { step: 'cancel' })
  const news = await textOf(day)
  expect(news).toContain((await driverTexts('ta')).pushes.cancelled)
  // What has changed once more since the page was read stays.
  await site.get(`${day}/read`, form({ read: '2027-03-01T00:00:00.000Z' }))
  expect(await textOf(day)).toBe(news)
  const [, first] = /value="([^"]+)" name="read"/.exec(news)!
  await site.get(`${day}/read`, form({ read: first! }))
  expect(await rows('drivers_to_tell', given)).toEqual([])
  expect((await bookingWithHistory(site.env, given))!.history.at(-1)).toMatchObject({
    step: 'told',
    who: `${NIMAL.name}, who has read it`,
    detail: `${NIMAL.name} knows that another driver has it`,
  })
  expect(await rows('drivers_to_tell', moved)).toHaveLength(1)
  await noteTold(site.env, moved)
  expect((await site.get(day)).status).toBe(404)
})

test('a sheet says which of its rides was cancelled or moved, and the whole page is fetched anew', async () => {
  const reference = await bookTwoRides()
  const sheet = await sheetOf(site, reference)
  const pageOf = async () => /data-ride="([^"]*)"/.exec(await textOf(sheet))![1]
  const before = await pageOf()
  await takeStep(site.env, `${reference}/2`, { step: 'change', time: '18:00' })
  expect(await pageOf()).not.toBe(before)
  expect(await textOf(`${sheet}?part`)).toMatch(/Your ride has moved.*17:30, 1 March 2027.* → .*18:00/)
  await takeStep(site.env, `${reference}/2`, { step: 'cancel' })
  const cancelled = await textOf(`${sheet}?part`)
  expect(cancelled).toMatch(/Your ride is cancelled: please do not come.*17:30, 1 March 2027/)
  await site.get(`${sheet}/read`, form({ read: /value="([^"]+)" name="read"/.exec(cancelled)![1]! }))
  expect(await textOf(`${sheet}?part`)).not.toContain('Your ride is cancelled')
})

test('it is no answer once the ride is over, of another phone, or of a ride that is not on the sheet', async () => {
  const reference = await bookRide(site, { in: 30 })
  const sheet = await sheetOf(site, reference)
  expect((await tap(site, sheet, 'takes', { ride: 2 })).status).toBe(404)
  expect((await tap(site, sheet, 'perhaps' as 'takes')).status).toBe(400)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(60)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
  const part = await (await tap(site, sheet, 'cannot')).text()
  expect(part).toContain('That is not possible now')
  expect(part).not.toContain('My car has broken down')
  expect(await answerOf(reference)).toEqual(['takes', '02:00'])
  expect(part).not.toContain('Do you take this ride?')
})

/** What holds now, without what the history of a ride keeps. */
const officeSays = async (path: string) => (await (await site.get(`/operator${path}`)).text()).split('<h2>History')[0]!

test('the office sees who has not answered and who cannot: on the page of the ride, on Now and in the lists', async () => {
  const reference = await bookRide(site, { in: 90 })
  const sheet = await sheetOf(site, reference)
  const seen = async () => {
    const pages = [`/booking/${reference}`, '/now', '/today'].map(async (path) => {
      const html = await officeSays(path)
      return ['has not answered yet', 'takes it', 'CANNOT DRIVE IT'].filter((words) => html.includes(words))
    })
    return Promise.all(pages)
  }
  const waits = ['has not answered yet']
  expect(await seen()).toEqual([waits, waits, waits])
  await tap(site, sheet, 'takes')
  const takes = ['takes it']
  expect(await seen()).toEqual([takes, takes, takes])
  pass(1)
  await tap(site, sheet, 'cannot')
  const cannot = ['CANNOT DRIVE IT']
  expect(await seen()).toEqual([cannot, cannot, cannot])
  expect(await (await site.get('/operator')).text()).toContain('A driver cannot drive a ride')
})

test.each(['DRIVER_DEPARTED_TO_PICKUP', 'DRIVER_DEPARTED_TO_DROPOFF'] as const)(
  'after %s a driver whose car breaks down says so by one tap, and the office is alarmed at once',
  async (event) => {
    const reference = await bookRide(site, { in: 90 })
    const sheet = await sheetOf(site, reference)
    const day = await dayOf(reference)
    expect(await textOf(sheet)).not.toContain('My car has broken down')
    await tap(site, sheet, 'takes')
    pass(20)
    await tap(site, sheet, event)
    for (const language of DRIVER_LANGUAGES) {
      await env.DB.prepare('update driver_devices set language = ?').bind(language).run()
      expect(await textOf(sheet)).toContain((await driverTexts(language)).answer.breakdown)
    }
    await env.DB.prepare("update driver_devices set language = 'en'").run()
    expect((await seenBy(site, reference)).rides[0]!.stage).toBe(event)
    // It was tapped before, and comes late.
    await tap(site, sheet, 'cannot', { ago: 10 })
    expect(await alarms()).toEqual([])
    pass(10)
    site.mails.length = 0
    const said = await (await tap(site, sheet, 'cannot')).text()
    const isOnBoard = event === 'DRIVER_DEPARTED_TO_DROPOFF'
    const answered = isOnBoard
      ? 'Your car has broken down: the office looks for another one'
      : 'You cannot: the office looks for another driver'
    for (const words of [answered, 'I take it after all', '447911123456'])
      expect(await textOf(sheet), words).toContain(words)
    expect(said).not.toContain('My car has broken down')
    expect(await textOf(day)).toContain(answered)
    // The guest no longer reads that somebody is on the way, nor that they ride.
    const { stage, since, driver, brokeDown } = (await seenBy(site, reference)).rides[0]!
    expect([stage, since, driver]).toEqual([null, null, null])
    expect(brokeDown).toBe(isOnBoard ? '08:00' : undefined)
    expect(await alarms()).toEqual([{ kind: 'breakdown', closing: null }])
    expect(site.mails.map(({ subject }) => subject)).toEqual([expect.stringContaining('ALARM: BREAKDOWN')])
    await closeAlarms(site.env, new Date())
    const office = async (path: string) => (await site.get(`/operator${path}`)).text()
    expect(await office('')).toContain('A car has broken down under way')
    expect(await office('')).toContain('name another')
    for (const path of [`/booking/${reference}`, '/today']) expect(await office(path)).toContain('CANNOT DRIVE IT')
    pass(2)
    expect(await textOf(sheet)).toContain('Call the office.')
    // It goes again.
    if (event === 'DRIVER_DEPARTED_TO_PICKUP') await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    else {
      pass(60)
      await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
    }
    await closeAlarms(site.env, new Date())
    expect(await alarms()).toEqual([{ kind: 'breakdown', closing: 'takes' }])
    expect(await textOf(sheet)).not.toContain(answered)
  },
)

async function assignPage(reference: string) {
  const text = await (await site.get(`/operator/booking/${reference}/driver`)).text()
  return { text, links: [...text.matchAll(/href="([^"]+)"/g)].map(([, link]) => link!.replaceAll('&amp;', '&')) }
}

test('the office is not offered as free who cannot drive a ride, nor who has broken down that day', async () => {
  await saveDriver(site.env, { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }, null)
  const [first, evening, declined] = [
    await bookRide(site, { in: 60 }),
    await bookRide(site, { in: 720, name: 'ben' }),
    await bookRide(site, { in: 2 * DAY, name: 'cid' }),
  ]
  const against = async (reference: string) => {
    const [choice] = await choicesFor(site.env, (await bookingWithHistory(site.env, reference))!)
    return [isFree(choice!), againstWords(choice!)]
  }
  const drives = [false, 'drives it now']
  for (const reference of [first, evening, declined]) expect(await against(reference)).toEqual(drives)
  await tap(site, await sheetOf(site, declined), 'cannot')
  await tap(site, await sheetOf(site, first), 'DRIVER_DEPARTED_TO_PICKUP')
  expect([await against(first), await against(evening)]).toEqual([drives, drives])
  await tap(site, await sheetOf(site, first), 'cannot')
  const blocked = `CAB-1234 is not driven then (broke down on ${first}, until 2 March 2027)`
  expect(await against(first)).toEqual([false, `Nimal Perera cannot drive it; ${blocked}`])
  // What else that driver drives is one tap away, and nobody is filled in.
  const { text, links } = await assignPage(first)
  const others = links.find((link) => link.includes('/rides?'))!
  const listed = await (await site.get(others)).text()
  expect([listed.includes(first), listed.includes(evening), listed.includes(declined)]).toEqual([true, true, false])
  expect(text).not.toContain(`value="${NIMAL.phone}"`)
  await takeStep(site.env, evening, { step: 'driver', driver: KUMAR, insists: true })
  expect((await assignPage(evening)).links.filter((link) => link.includes('/rides?'))).toEqual([])
  // Also once somebody else drives it.
  await takeStep(site.env, first, { step: 'driver', driver: { ...KUMAR, phone: '+94775555555' }, insists: true })
  expect(await against(evening)).toEqual([false, blocked])
  expect(await against(declined)).toEqual([false, 'Nimal Perera cannot drive it'])
})

test('the other rides of a car that has broken down need a hand that day, by the tap or by telephone', async () => {
  await saveDriver(site.env, { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }, null)
  const [first, evening] = [await bookRide(site, { in: 60 }), await bookRide(site, { in: 720, name: 'ben' })]
  const isMarked = async () =>
    (await (await site.get(`/operator/booking/${evening}`)).text()).includes('THE CAR IS BLOCKED THAT DAY')
  const sheet = await sheetOf(site, first)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await isMarked()).toBe(false)
  await tap(site, sheet, 'cannot')
  expect(await isMarked()).toBe(true)
  pass(1)
  await tap(site, sheet, 'takes')
  expect(await isMarked()).toBe(false)
  const page = async () => (await site.get(`/operator/booking/${first}`)).text()
  const said = form({ tap: 'broken-down', minutes: '' })
  expect(await page()).toContain('value="broken-down"')
  expect((await site.get(`/operator/booking/${first}/tap`, said)).status).toBe(303)
  expect(await isMarked()).toBe(true)
  for (const words of ['CANNOT DRIVE IT', 'the car has broken down']) expect(await page()).toContain(words)
  expect(await page()).not.toContain('value="broken-down"')
  expect((await seenBy(site, first)).rides[0]).toMatchObject({ stage: null, driver: null })
  // Who notes it knows it.
  expect(await alarms()).toHaveLength(1)
  await takeStep(site.env, first, { step: 'driver', driver: KUMAR })
  expect(await isMarked()).toBe(true)
})

test('a driver who is late says by how much: guest and office read when, until the driver is there or another one drives', async () => {
  const reference = await bookRide(site, { in: 90 })
  const sheet = await sheetOf(site, reference)
  const asked = await pickupAsked(reference)
  const until = (minutes: number) => sriLankaTime(new Date(Date.now() + minutes * 60_000)).time
  const office = async (path: string) => (await site.get(`/operator${path}`)).text()
  expect(await textOf(sheet)).toContain('value="late-30"')
  expect(await (await tap(site, sheet, 'late-30', { asked })).text()).toContain(
    `You are late: the guest reads ${until(120)}.`,
  )
  expect((await answerOf(reference))[0]).toBe('takes')
  expect((await seenBy(site, reference)).rides[0]).toMatchObject({ late: until(120), stage: null })
  for (const path of ['/today', `/booking/${reference}`])
    expect(await office(path), path).toContain(`is late, there at ${until(120)}`)
  // It was tapped before, and comes late; and it was about another hour.
  await tap(site, sheet, 'late-15', { asked, ago: 5 })
  expect(await (await tap(site, sheet, 'late-15', { asked: '2027-03-01 01:00' })).text()).toContain('not possible now')
  expect((await seenBy(site, reference)).rides[0]!.late).toBe(until(120))
  pass(1)
  await tap(site, sheet, 'late-0', { asked })
  expect((await seenBy(site, reference)).rides[0]!.late).toBeUndefined()
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  pass(1)
  await tap(site, sheet, 'late-60', { asked })
  expect((await seenBy(site, reference)).rides[0]!.late).toBe(until(148))
  await takeStep(site.env, reference, { step: 'change', time: until(178), insists: true })
  expect((await seenBy(site, reference)).rides[0]!.late).toBeUndefined()
  const other = await pickupAsked(reference)
  pass(1)
  await tap(site, sheet, 'late-15', { asked: other })
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  expect((await seenBy(site, reference)).rides[0]!.late).toBeUndefined()
  expect(await textOf(sheet)).not.toContain('value="late-30"')
})

test('who says it after the pickup has its time counts from the tap, for the driver, the guest and the office alike', async () => {
  const reference = await bookRide(site, { in: 30 })
  const sheet = await sheetOf(site, reference)
  const asked = await pickupAsked(reference)
  for (const language of DRIVER_LANGUAGES) {
    vi.setSystemTime(START)
    await env.DB.prepare('update driver_devices set language = ?').bind(language).run()
    const { late: t } = await driverTexts(language)
    expect(await textOf(sheet), language).toContain(t.by)
    pass(30 + 28)
    expect(await textOf(sheet), language).toContain(t.in)
  }
  const { late: t } = await driverTexts('ta')
  const seen = async (time: string) => {
    const part = await textOf(sheet)
    expect(part).toContain(t.said(time))
    // And again, once those minutes are over.
    expect(part).toContain('value="late-15"')
    expect((await seenBy(site, reference)).rides[0]!.late).toBe(time)
    for (const path of ['/today', `/booking/${reference}`])
      expect(await (await site.get(`/operator${path}`)).text(), path).toContain(`is late, there at ${time}`)
  }
  // At 08:25, without a network until 08:28.
  await tap(site, sheet, 'late-15', { asked, ago: 3 })
  await seen('08:40')
  pass(20)
  await tap(site, sheet, 'late-15', { asked })
  await seen('09:03')
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await tap(site, sheet, 'cannot')
  expect(await textOf(sheet)).not.toContain('value="late-15"')
})

test('the office insists on a no-show until the guest was waited for from when a late driver is due', async () => {
  const reference = await bookRide(site, { in: 60 })
  await tap(site, await sheetOf(site, reference), 'late-60', { asked: await pickupAsked(reference) })
  const noShow = () => takeStep(site.env, reference, { step: 'no-show' })
  const { elsewhere } = promises().freeWaiting
  pass(60 + elsewhere)
  await expect(noShow()).rejects.toThrow('Its guest was promised to be waited for until')
  pass(60)
  await noShow()
})

test("the office reads that its driver has not set out where that is all that is missing, and has a button beside every 'minutes ago'", async () => {
  const reference = await bookRide(site, { in: 30 })
  const sheet = await sheetOf(site, reference)
  const page = async () => (await site.get(`/operator/booking/${reference}`)).text()
  await tap(site, sheet, 'late-15', { asked: await pickupAsked(reference) })
  expect(await page()).toContain('The driver has not said yet that they have set out. Tap for a driver who calls:')
  expect(await page()).toContain('name="minutes"')
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(60)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
  expect(await page()).toContain('Take back “done”')
  for (const words of ['name="minutes"', 'Tap for a driver who calls']) expect(await page()).not.toContain(words)
})

test('Today counts the drivers to tell, not the bookings that they are to be told of', async () => {
  const references = [await bookRide(site, { in: 300 }), await bookRide(site, { in: 600, name: 'ben' })]
  for (const reference of references)
    await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  await takeStep(site.env, references[0]!, { step: 'change', time: '14:00', insists: true })
  const html = await (await site.get('/operator/today')).text()
  expect(html.match(/ knows<\/button>/g)).toHaveLength(3)
  expect(html).toContain('Tell the driver (3)')
})

test('a driver who is asked anew is late by nothing that was said before', async () => {
  const reference = await bookRide(site, { in: 90 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'late-30', { asked: await pickupAsked(reference) })
  await tap(site, sheet, 'cannot')
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  await tap(site, sheet, 'takes')
  expect((await seenBy(site, reference)).rides[0]!.late).toBeUndefined()
})

test('that the car has broken down is asked once more, without a script', async () => {
  const reference = await bookRide(site, { in: 90 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  for (const language of DRIVER_LANGUAGES) {
    await env.DB.prepare('update driver_devices set language = ?').bind(language).run()
    const { breakdown, breakdownMeans, breakdownYes } = (await driverTexts(language)).answer
    const [, folded = ''] = /<details.*?<summary[^>]*>(.*?)<\/details>/s.exec(await textOf(sheet)) ?? []
    const [shown, asks] = folded.split('</summary>')
    expect(shown).toContain(breakdown)
    expect(asks).toContain(breakdownMeans)
    expect(asks).toMatch(new RegExp(`<button[^>]*value="cannot".*${breakdownYes}`, 's'))
  }
  expect((await textOf(sheet)).match(/value="cannot"/g)).toHaveLength(1)
})

test('a ride that was done before its car broke down needs no hand', async () => {
  await saveDriver(site.env, { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }, null)
  const [done, broken] = [await bookRide(site, { in: 10 }), await bookRide(site, { in: 150, name: 'ben' })]
  const isMarked = async (reference: string) =>
    (await (await site.get(`/operator/booking/${reference}`)).text()).includes('THE CAR IS BLOCKED THAT DAY')
  const sheet = await sheetOf(site, done)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(100)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
  const second = await sheetOf(site, broken)
  await tap(site, second, 'DRIVER_DEPARTED_TO_PICKUP')
  await tap(site, second, 'cannot')
  expect([await isMarked(done), await isMarked(broken)]).toEqual([false, true])
  expect(await (await site.get('/operator')).text()).not.toContain(`card--concern" data-card="${done}"`)
})

test('whose car breaks down at the pickup, or with the guest on board, drives nobody any more', async () => {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  const seen = async () => (await seenBy(site, reference)).rides[0]
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  await tap(site, sheet, 'cannot')
  expect(await seen()).toMatchObject({ stage: null, since: null, driver: null })
  pass(1)
  await tap(site, sheet, 'takes')
  expect(await seen()).toMatchObject({ stage: 'DRIVER_ARRIVED_AT_PICKUP', driver: { name: expect.any(String) } })
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  await tap(site, sheet, 'cannot')
  expect(await seen()).toMatchObject({ stage: null, driver: null, brokeDown: expect.any(String) })
})

test('a car that breaks down shortly before midnight is not free after it', async () => {
  await saveDriver(site.env, { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }, null)
  await saveDriver(site.env, { ...KUMAR, cars: [{ car: KUMAR.car, seats: 3 }] }, null)
  // A quarter to midnight in Sri Lanka.
  pass(975)
  const broken = await bookRide(site, { in: 0 })
  const night = await bookRide(site, { in: 20, name: 'ben', driver: { ...KUMAR, phone: '+94775555555', car: 'X-1' } })
  const sheet = await sheetOf(site, broken)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  await tap(site, sheet, 'cannot')
  // Somebody else drives its guest on.
  await takeStep(site.env, broken, {
    step: 'driver',
    driver: { ...KUMAR, phone: '+94776666666', car: 'X-2' },
    insists: true,
  })
  const choices = async () => choicesFor(site.env, (await bookingWithHistory(site.env, night))!)
  const blocked = `CAB-1234 is not driven then (broke down on ${broken}, until 2 March 2027)`
  for (const minutes of [13, 10]) {
    pass(minutes)
    const found = (await choices()).map((choice) => [choice.driver.name, againstWords(choice)])
    expect(found).toEqual([
      [KUMAR.name, ''],
      [NIMAL.name, blocked],
    ])
  }
})

const marked = async () => (await env.DB.prepare('select car_id, plate from blocked_days order by id').all()).results

test('a hired car that has broken down is marked by its plate for that day and the next alone, and the office can open it again', async () => {
  await saveDriver(site.env, { ...KUMAR, cars: [{ car: KUMAR.car, seats: 3 }] }, null)
  const hired = { name: 'Ruwan Dias', phone: '+94778888888', car: 'WP QX-5555, red van' }
  const another = { name: 'Sunil Fernando', phone: '+94779999999', car: 'wpqx 5555' }
  const first = await bookRide(site, { in: 60, driver: hired })
  const [evening, tomorrow, later, own] = [
    await bookRide(site, { in: 900, name: 'ben', driver: KUMAR }),
    await bookRide(site, { in: 900 + DAY, name: 'cid', driver: KUMAR }),
    await bookRide(site, { in: 900 + 2 * DAY, name: 'eve', driver: KUMAR }),
    await bookRide(site, { in: 480, name: 'dan', driver: KUMAR }),
  ]
  const name = (reference: string, insists = false) =>
    takeStep(site.env, reference, { step: 'driver', driver: another, insists })
  const sheet = await sheetOf(site, first)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await tap(site, sheet, 'cannot')
  const reason = `wpqx 5555 is not driven then (broke down on ${first}, until 2 March 2027)`
  await expect(name(evening)).rejects.toMatchObject({ refusal: { code: 'hindered', reasons: [reason] } })
  await expect(name(tomorrow)).rejects.toMatchObject({ refusal: { code: 'hindered', reasons: [reason] } })
  await name(later)
  await name(evening, true)
  const page = async (path: string) => (await site.get(`/operator${path}`)).text()
  const mark = 'is not driven then'
  expect(await page(`/booking/${evening}`)).toContain(`wpqx 5555 ${mark}`)
  // It is no day on which all cars stand still.
  expect(await page(`/booking/${own}`)).not.toContain('THE CAR IS BLOCKED THAT DAY')
  await env.DB.prepare("update cars set vehicle = 'mini'").run()
  const { fleet } = await readFleet(site.env, '2027-03-01')
  await env.DB.prepare('update cars set vehicle = null').run()
  expect(fleet.cars.length).toBeGreaterThan(0)
  expect(fleet.cars.flatMap(({ blocked }) => blocked)).toEqual([])
  const cars = await page('/cars')
  expect(cars).toContain('<strong>WP QX-5555, hired</strong>')
  expect(cars).not.toContain('<strong>All cars</strong>')
  const [car] = (await env.DB.prepare('select id from cars').all<{ id: number }>()).results
  expect(await page(`/cars/${car!.id}`)).not.toContain('broke down')
  const ofWeek = cars.slice(0, cars.indexOf('Blocked days'))
  expect(ofWeek).not.toContain('broke down')
  // The driver goes on after all, and breaks down once more.
  pass(1)
  await tap(site, sheet, 'takes')
  expect(await marked()).toEqual([])
  pass(1)
  await tap(site, sheet, 'cannot')
  expect(await marked()).toMatchObject([{ car_id: null, plate: 'WP QX-5555' }])
  await expect(name(own)).rejects.toMatchObject({ refusal: { code: 'hindered' } })
  const [, open] = /action="\/operator(\/cars\/blocked\/\d+\/open)"/.exec(await page('/cars'))!
  expect((await site.get(`/operator${open}`, form({}))).status).toBe(303)
  expect(await marked()).toEqual([])
  await name(own)
  // The log of the cars is not erased.
  const opened = await page('/cars')
  expect(opened).toContain('A hired car: no longer blocked')
  // The rides of the week on paper say with which car they are driven.
  expect(opened.replace(/<table class="on-paper">.*?<\/table>/s, '')).not.toContain('QX-5555')
})

test('the plate of a hired car is forgotten with all that says who drove', async () => {
  const reference = await bookRide(site, { in: 60, driver: { ...NIMAL, car: 'WP QX-5555' } })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await tap(site, sheet, 'cannot')
  await env.DB.prepare(
    "insert into blocked_days (first_day, last_day, why) values ('2027-03-01', '2027-03-01', 'an election')",
  ).run()
  const days = Number(env.ERASE_AFTER_DAYS)
  const plates = async (after: number) => {
    await erasePersonalData(site.env, new Date(Date.now() + after * DAY * 60_000))
    return (await marked()).map(({ plate }) => plate)
  }
  expect(await plates(days - 1)).toEqual(['WP QX-5555', null])
  expect(await plates(days + 2)).toEqual([null])
})

test('who sets out takes the ride, also after another answer', async () => {
  const reference = await bookRide(site, { in: 90 })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'cannot')
  pass(1)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await answerOf(reference)).toEqual(['takes', '02:01'])
})

test.each([['takes'], [null]] as const)(
  'after a ride that is over the office reads no more what its driver answered: %s',
  async (answer) => {
    const reference = await bookRide(site, { in: 90 })
    if (answer) await tap(site, await sheetOf(site, reference), answer)
    const told = async () => {
      const pages = [`/booking/${reference}`, '/now', '/today', '/later', '/past'].map(async (path) => {
        const html = await officeSays(path)
        return [html.includes(reference), ['has not answered yet', 'takes it'].some((words) => html.includes(words))]
      })
      return Promise.all(pages)
    }
    // Nobody has tapped: half an hour late, the office still asks who drives it.
    pass(90 + 30)
    expect((await told()).slice(0, 3)).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ])
    // Three hours of driving, and three more in which the driver may be late.
    pass(6 * 60)
    expect(await told()).toEqual(Array.from({ length: 5 }, () => [true, false]))
  },
)
