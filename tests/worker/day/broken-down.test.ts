/** A car breaks down with the guest on board: what guest, family, office and the next driver read until somebody drives on. */
import { expect, test } from 'vitest'
import { NEWEST } from '#domain/d1-bookmarks.ts'
import { closeAlarms } from '#worker/alarms/watch.ts'
import { addDelayAlarms } from '#worker/day/board.ts'
import { maySayLate } from '#domain/bookings/day/ride-events.ts'
import { askedPickup } from '#worker/day/driver-answers.ts'
import { tapForDriver } from '#worker/day/office-taps.ts'
import { DRIVER_LANGUAGES, driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { type Language, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import type { Env } from '#worker/environment.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { shownBooking } from '#worker/guests/public-booking.ts'
import { listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, rows, testSite } from '../bookings/booking-site.ts'
import { bookedJourney, journeyDetails, journeyQuote } from '../bookings/journey-site.ts'
import {
  bookRide,
  KANDY,
  KUMAR,
  NIMAL,
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

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' } as Partial<Env>)
startInTheMorning()

const textsWith = async (language: Language) => {
  const texts = textsOf(language)
  await texts.load('guest', 'today')
  return texts
}
const textAt = async (path: string) => (await site.get(path)).text()
const office = (path: string) => textAt(`/operator${path}`)
const shownBy = async (reference: string) => (await shownBooking(site.env, reference, NEWEST))!
const now = async (reference: string) => (await seenBy(site, reference)).rides[0]!

/** The guest could not find the driver, is on board at 08:10, half an hour before the pickup, and stands on the road at 08:20. */
async function brokenDown() {
  const reference = await bookRide(site, { in: 70 })
  await site.get(plainPaths.bookingShare(reference), form({ ride: '1', step: 'make' }))
  const family = plainPaths.sharedRide((await now(reference)).share!)
  const sheet = await sheetOf(site, reference)
  pass(35)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  await say(site, reference, 'cannot-find-you')
  pass(5)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  await closeAlarms(site.env, new Date())
  pass(10)
  await tap(site, sheet, 'cannot')
  return { reference, family, sheet }
}

const otherDriver = async (reference: string) => {
  await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
  return sheetOf(site, reference)
}

test('the guest reads that the car has broken down, and who comes to where they are, until they ride again', async () => {
  const { reference } = await brokenDown()
  expect(await now(reference)).toMatchObject({ stage: null, driver: null, brokeDown: '08:20', words: [], canSay: [] })
  const page = () => textAt(`/booking/${reference}`)
  const texts = await textsWith('en')
  const { car, looking, comes, there } = texts.in('today').stages.brokeDown
  const { time } = texts.formats
  const broke = car(time('08:20'))
  for (const words of [broke, looking]) expect(await page()).toContain(words)
  for (const words of ['You are on board', 'has not set out', 'Have a good ride'])
    expect(await page()).not.toContain(words)
  const other = await otherDriver(reference)
  expect(await page()).toContain(`${broke} ${comes('Kumar')}`)
  expect(await now(reference)).toMatchObject({ driver: { name: KUMAR.name }, words: [], canSay: ['cannot-find-you'] })
  await tap(site, other, 'DRIVER_DEPARTED_TO_PICKUP')
  expect(await page()).toContain(`${broke} Kumar is on the way: set out at ${time('08:20')}`)
  // Nobody knows how far it is to where the car stands.
  await showPlace(site, other, KANDY)
  expect((await now(reference)).place).toMatchObject({ minutesAway: null, path: [] })
  pass(31)
  await tap(site, other, 'DRIVER_ARRIVED_AT_PICKUP')
  expect(await page()).toContain(there('Kumar', time('08:51')))
  await tap(site, other, 'DRIVER_DEPARTED_TO_DROPOFF')
  expect(await now(reference)).not.toHaveProperty('brokeDown')
  expect(await page()).toContain('You are on board')
})

test('the guest on the road reads when the next driver expects to be there, counted from the tap; of bags nobody says it', async () => {
  const { reference } = await brokenDown()
  const other = await otherDriver(reference)
  const asked = askedPickup(await rideOf(site, reference))
  expect(await textAt(other)).toContain((await driverTexts('en')).late.in)
  await tap(site, other, 'late-15', { asked })
  // The pickup was to be at 08:40.
  expect(await textAt(other)).toContain('the guest reads 08:35')
  expect((await now(reference)).late).toBe('08:35')
  for (const language of OFFERED) {
    const texts = await textsWith(language)
    const html = await textAt(`${language === 'en' ? '' : `/${language}`}/booking/${reference}`)
    expect(html).toContain(texts.in('today').stages.late('Kumar', texts.formats.time('08:35')))
  }
  for (const path of ['/today', `/booking/${reference}`])
    expect(await office(path)).toContain('is late, there at 08:35')
  expect(
    maySayLate({ train: {}, driverAnswer: 'takes' }, { stage: null, brokeDownAt: '2027-03-01T02:50:00.000Z' }),
  ).toBe(false)
})

test('nobody whom a car left on the road is told a price for cancelling, before and after another driver is named', async () => {
  const { reference } = await brokenDown()
  const { booking } = (await findBooking(site.env, reference))!
  const { pathname, search } = new URL(guestChangesUrl(booking))
  const isFree = async () => {
    const [ride] = (await shownBy(reference)).rides
    expect([ride!.begun, ride!.brokeDown, ride!.cancellation]).toEqual([true, true, null])
    const page = await textAt(`/booking/${reference}`)
    for (const words of ['If you cancel', 'If nobody comes']) expect(page).not.toContain(words)
    const changes = await textAt(pathname + search)
    expect(changes).toContain('it cannot be cancelled here')
    expect(changes).not.toContain('I owe')
    expect(changes).not.toContain('value="cancel"')
  }
  await isFree()
  await otherDriver(reference)
  await isFree()
  expect((await rideOf(site, reference)).status).toBe('confirmed')
})

test('the family reads it, too, and of no driver until another one is named', async () => {
  const { reference, family } = await brokenDown()
  for (const language of OFFERED) {
    const { brokeDown } = (await textsWith(language)).in('guest').family
    const html = await textAt((language === 'en' ? '' : `/${language}`) + family)
    expect(html).toContain(brokeDown(null))
    expect(html).not.toContain('CAB-1234')
  }
  await otherDriver(reference)
  const html = await textAt(family)
  expect(html).toContain('The car has broken down. Kumar comes with another one.')
  expect(html).toContain(KUMAR.car)
})

test('the mail that names the other driver says it, and asks nobody to wait at the pickup', async () => {
  const { reference } = await brokenDown()
  while ((await sendDueMail(site.env)) > 0);
  site.mails.length = 0
  await otherDriver(reference)
  while ((await sendDueMail(site.env)) > 0);
  const { text } = site.mails.find(({ subject }) => subject.startsWith('Your driver'))!
  expect(text).toContain('Your car has broken down on the way. This driver comes to where you are')
  for (const words of ['If we named somebody else', 'If nobody comes', 'If you cancel'])
    expect(text).not.toContain(words)
})

test.each(DRIVER_LANGUAGES)('the other driver reads in %s that nobody is at the pickup', async (language) => {
  const { reference, sheet } = await brokenDown()
  await site.env.DB.prepare('update driver_devices set language = ?').bind(language).run()
  const { answer, brokeDown, pickUp } = await driverTexts(language)
  expect(await textAt(sheet)).toContain(answer.brokeDown)
  expect(await textAt(sheet)).not.toContain(brokeDown.text('08:20'))
  const other = await otherDriver(reference)
  await site.env.DB.prepare('update driver_devices set language = ?').bind(language).run()
  const text = await textAt(other)
  expect(text).toContain(brokeDown.text('08:20'))
  expect(text).toContain(brokeDown.began)
  expect(text).not.toContain(`>${pickUp}<`)
  await tap(site, other, 'DRIVER_DEPARTED_TO_DROPOFF')
  expect(await textAt(other)).not.toContain(brokeDown.text('08:20'))
})

test.each(DRIVER_LANGUAGES)(
  'who waits beside the broken car reads in %s who comes, and nothing of the guest, until the guest is on board there',
  async (language) => {
    const { reference, sheet } = await brokenDown()
    await site.env.DB.prepare('update driver_devices set language = ?').bind(language).run()
    const { relief, callOffice, closed, title } = await driverTexts(language)
    const { booking } = (await findBooking(site.env, reference))!
    const other = await otherDriver(reference)
    // Its script gets nothing any more, and asks for the page.
    expect((await site.get(`${sheet}?part`)).status).toBe(404)
    const answer = await site.get(sheet)
    expect([answer.status, answer.headers.get('refresh')]).toEqual([200, '60'])
    const page = await answer.text()
    expect(page).toContain(`<h1>${title}</h1>`)
    for (const words of [relief.comes(KUMAR.name), KUMAR.car, `tel:${KUMAR.phone}`, relief.call('Kumar'), callOffice])
      expect(page).toContain(words)
    for (const words of [closed.title, booking.phone, booking.email, reference, 'Colombo', 'Kandy', 'driver/'])
      expect(page.replace(/<style>.*?<\/style>/s, '')).not.toContain(words)
    expect(page).not.toContain(other)
    pass(20)
    await tap(site, other, 'DRIVER_ARRIVED_AT_PICKUP')
    expect(await textAt(sheet)).toContain(relief.comes(KUMAR.name))
    await tap(site, other, 'DRIVER_DEPARTED_TO_DROPOFF')
    const after = await textAt(sheet)
    expect(after).toContain(relief.took)
    for (const words of [KUMAR.name, KUMAR.phone, KUMAR.car]) expect(after).not.toContain(words)
    pass(25 * 60)
    expect((await site.get(sheet)).status).toBe(404)
  },
)

test('a driver with another ride of the booking reads who comes on the open sheet, whether that ride is to be driven or declined', async () => {
  const quote = await journeyQuote({ stops: [{ place: 'Colombo' }, { place: 'Kandy', nights: 1 }, { place: 'Galle' }] })
  const rides = ['08:40', '17:30'].map((pickuptime) => ({ pickupdate: '2027-03-01', pickuptime }))
  const { reference } = await bookedJourney(site, quote, journeyDetails(quote, { rides }))
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  const sheet = await sheetOf(site, reference)
  pass(35)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(10)
  await tap(site, sheet, 'cannot')
  await site.env.DB.prepare("update driver_devices set language = 'en'").run()
  const { relief } = await driverTexts('en')
  expect(await textAt(sheet)).not.toContain(relief.comes(KUMAR.name))
  await takeStep(site.env, `${reference}/1`, { step: 'driver', driver: KUMAR, insists: true })
  const saysWho = async () => {
    for (const path of [sheet, `${sheet}?part`]) {
      const page = await textAt(path)
      expect(page).toContain('data-ride="2 ')
      for (const words of [relief.comes(KUMAR.name), KUMAR.car, `tel:${KUMAR.phone}`]) expect(page).toContain(words)
    }
  }
  await saysWho()
  await tap(site, sheet, 'cannot', { ride: 2 })
  expect(await textAt(sheet)).toMatch(/data-ride="2 \d+ left"/)
  await saysWho()
})

test('nobody else reads who comes: no other phone, and no driver who had not set out', async () => {
  const { reference, sheet } = await brokenDown()
  await otherDriver(reference)
  expect((await site.get(sheet)).status).toBe(200)
  const known = await site.env.DB.prepare('select phone, device from driver_devices where phone = ?')
    .bind(NIMAL.phone)
    .first<{ device: string }>()
  const change = (device: string) =>
    site.env.DB.prepare('update driver_devices set device = ? where phone = ?').bind(device, NIMAL.phone).run()
  await change('another-phone-by-22-chr')
  expect((await site.get(sheet)).status).toBe(404)
  await change(known!.device)
  const second = await bookRide(site, { in: 70, name: 'ben' })
  const its = await sheetOf(site, second)
  await tap(site, its, 'cannot')
  await otherDriver(second)
  expect((await site.get(its)).status).toBe(404)
})

test('who comes may break down, too, or be taken off: another car is looked for, and a ride of another day is closed', async () => {
  const { reference, sheet } = await brokenDown()
  await site.env.DB.prepare("update driver_devices set language = 'en'").run()
  const { answer, relief } = await driverTexts('en')
  const other = await otherDriver(reference)
  await tap(site, other, 'DRIVER_DEPARTED_TO_PICKUP')
  await tap(site, other, 'cannot')
  expect(await textAt(sheet)).toContain(answer.brokeDown)
  expect(await textAt(sheet)).not.toContain(KUMAR.phone)
  await takeStep(site.env, reference, { step: 'no-driver' })
  expect(await textAt(sheet)).toContain(answer.brokeDown)
  const named = { name: 'Ruwan Dias', phone: '+94778888888', car: 'QX-5555' }
  await takeStep(site.env, reference, { step: 'driver', driver: named, insists: true })
  expect(await textAt(sheet)).toContain(relief.comes('Ruwan Dias'))
  pass(25 * 60)
  expect((await site.get(sheet)).status).toBe(404)
})

test('what the guest complained of before does not come back to the office, and it is told where the guest is', async () => {
  // No other ride of this file breaks down at that minute.
  pass(2)
  const { reference } = await brokenDown()
  await otherDriver(reference)
  await closeAlarms(site.env, new Date())
  expect((await rows('ride_alarms', reference)).map(({ kind, closing }) => [kind, closing])).toEqual([
    ['cannot-find-you', 'on-board'],
    ['breakdown', 'other-driver'],
  ])
  for (const path of ['/now', '/today', `/booking/${reference}`]) {
    const page = await office(path)
    expect(page).not.toContain('nobody has set out')
    expect(page).not.toContain('“I cannot find you”')
  }
  await saveDriver(site.env, { ...KUMAR, cars: [{ car: KUMAR.car, seats: 3 }] }, null)
  const [{ id: kumar } = { id: 0 }] = await listDrivers(site.env)
  const pages = ['/now', '/today', '/later', '/day/2027-03-01', `/booking/${reference}`, `/drivers/${kumar}`]
  const broke = 'The car broke down on the way at 08:22'
  for (const path of pages) expect(await office(path), path).toContain(broke)
  for (const path of ['/now', '/today'])
    expect(brokenOn(await office(path)), path).toContain(`class="card card--concern" data-card="${reference}"`)
  // Who does not set out to a guest on the road is late soon, long before the pickup that was booked.
  await sheetOf(site, reference)
  pass(9)
  await addDelayAlarms(site.env, new Date())
  expect((await rows('ride_alarms', reference)).map(({ kind }) => kind)).not.toContain('not-set-out')
  pass(2)
  await addDelayAlarms(site.env, new Date())
  expect((await rows('ride_alarms', reference)).at(-1)).toMatchObject({ kind: 'not-set-out', closing: null })
})

const brokenOn = (page: string) => /<section id="broken">.*?<\/section>/s.exec(page)?.[0] ?? ''

test('every page of the office says when the driver who comes to the road will be there', async () => {
  pass(3)
  const { reference } = await brokenDown()
  const other = await otherDriver(reference)
  await saveDriver(site.env, { ...KUMAR, cars: [{ car: KUMAR.car, seats: 3 }] }, null)
  const [{ id: kumar } = { id: 0 }] = await listDrivers(site.env)
  await tap(site, other, 'late-30', { asked: askedPickup(await rideOf(site, reference)) })
  const pages = ['/now', '/today', '/later', '/day/2027-03-01', `/booking/${reference}`, `/drivers/${kumar}`]
  for (const path of pages) expect(await office(path), path).toContain('is late, there at 08:53')
  // Somebody comes: it waits for no hand of the office.
  expect(brokenOn(await office('/now'))).not.toContain(`data-card="${reference}"`)
  // The cancelled ride waits for nobody.
  await takeStep(site.env, reference, { step: 'cancel', insists: true })
  for (const path of pages) expect(await office(path), path).not.toContain('The car broke down on the way at 08:23')
})

const toTell = async (reference: string) =>
  (await rows('drivers_to_tell', reference)).map(({ phone, name, news }) => ({ phone, name, news }))

test('the driver beside the broken car is told that the ride is cancelled, whoever was to drive it on; that is asked first', async () => {
  const { reference } = await brokenDown()
  await takeStep(site.env, reference, { step: 'cancel', insists: true })
  expect(await toTell(reference)).toEqual([{ phone: NIMAL.phone, name: NIMAL.name, news: 'cancelled' }])

  const given = await brokenDown()
  const other = await otherDriver(given.reference)
  await tap(site, other, 'takes')
  const asked = await office(`/booking/${given.reference}/cancel`)
  expect(asked).toContain('Then the driver beside that car has to be told.')
  expect(asked).toContain('name="insist" value="cancel"')
  const cancel = (insists: boolean) => takeStep(site.env, given.reference, { step: 'cancel', insists })
  await expect(cancel(false)).rejects.toThrow('The guest waits where the car broke down at 09:10')
  const byGuest = takeStep(site.env, given.reference, { step: 'cancel' }, { by: 'guest' })
  await expect(byGuest).rejects.toThrow('Please write to us on WhatsApp, or call.')
  await cancel(true)
  expect(await textAt(given.sheet)).toContain((await driverTexts('en')).closed.why.cancelled)
  expect(await toTell(given.reference)).toEqual(
    expect.arrayContaining([
      { phone: NIMAL.phone, name: 'The driver of the broken car', news: 'cancelled' },
      { phone: KUMAR.phone, name: KUMAR.name, news: 'cancelled' },
    ]),
  )
})

test('the driver of a broken car hears nothing of a ride that another one drives by then; giving that away asks', async () => {
  const { reference } = await brokenDown()
  await tap(site, await otherDriver(reference), 'DRIVER_DEPARTED_TO_DROPOFF')
  const named = { name: 'Ruwan Dias', phone: '+94778888888', car: 'QX-5555' }
  await expect(takeStep(site.env, reference, { step: 'driver', driver: named })).rejects.toThrow('guest on board since')
  await takeStep(site.env, reference, { step: 'cancel', insists: true })
  expect(await toTell(reference)).toEqual([{ phone: KUMAR.phone, name: KUMAR.name, news: 'cancelled' }])
})

test('it is over as soon as the car goes again, or another one has the guest on board, whatever the office corrects then', async () => {
  const first = await brokenDown()
  await tap(site, first.sheet, 'takes')
  expect(await now(first.reference)).toMatchObject({ stage: 'DRIVER_DEPARTED_TO_DROPOFF' })
  expect(await now(first.reference)).not.toHaveProperty('brokeDown')
  const second = await brokenDown()
  const other = await otherDriver(second.reference)
  await tap(site, other, 'DRIVER_DEPARTED_TO_DROPOFF')
  const corrected = { ...KUMAR, car: 'CBX-9877' }
  await takeStep(site.env, second.reference, { step: 'driver', driver: corrected, insists: true })
  expect(await now(second.reference)).not.toHaveProperty('brokeDown')
})

test('the office says it for a driver who calls', async () => {
  const reference = await bookRide(site, { in: 30 })
  await tapForDriver(site.env, reference, 'on-board')
  pass(5)
  await tapForDriver(site.env, reference, 'broken-down')
  expect(await now(reference)).toMatchObject({ stage: null, driver: null, brokeDown: '07:35' })
})

test('nobody says that a guest did not come whom our car left on the road: no driver, and not the office', async () => {
  const { reference } = await brokenDown()
  const other = await otherDriver(reference)
  await tap(site, other, 'DRIVER_ARRIVED_AT_PICKUP')
  const { taps, ifNobodyComes } = await driverTexts('en')
  const noShow = () => takeStep(site.env, reference, { step: 'no-show', insists: true })
  for (const minutes of [1, 120]) {
    pass(minutes)
    const page = await textAt(other)
    expect(page).not.toContain(taps.DRIVER_SUBMITTED_CUSTOMER_NO_SHOW)
    expect(page).not.toContain(ifNobodyComes('').split(' so ')[0]!)
  }
  await tap(site, other, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
  expect(await now(reference)).toMatchObject({ stage: 'DRIVER_ARRIVED_AT_PICKUP' })
  const steps = () => office(`/booking/${reference}`)
  expect(await steps()).not.toContain(`/booking/${reference}/no-show`)
  await expect(noShow()).rejects.toMatchObject({ refusal: { code: 'came-along' } })
  await tap(site, other, 'DRIVER_DEPARTED_TO_DROPOFF')
  await expect(noShow()).rejects.toMatchObject({ refusal: { code: 'came-along' } })
  expect((await rideOf(site, reference)).status).toBe('confirmed')
})

test('the script fetches the whole sheet once the guest is on board of the other car: the red line goes', async () => {
  const { reference } = await brokenDown()
  const other = await otherDriver(reference)
  const rideIn = (html: string) => /data-ride="([^"]*)"/.exec(html)![1]
  const before = rideIn(await textAt(other))
  const arrived = await tap(site, other, 'DRIVER_ARRIVED_AT_PICKUP')
  expect(rideIn(await arrived.text())).toBe(before)
  const onBoard = await tap(site, other, 'DRIVER_DEPARTED_TO_DROPOFF')
  expect(rideIn(await onBoard.text())).not.toBe(before)
})

test('the office finds the ride by the driver and the car that broke down, whoever drives it on', async () => {
  const { reference } = await brokenDown()
  const finds = async (text: string) => (await office(`/find?text=${encodeURIComponent(text)}`)).includes(reference)
  await otherDriver(reference)
  for (const text of [NIMAL.name, 'nimal', 'CAB 1234', '077 123 4567', KUMAR.name])
    expect([text, await finds(text)]).toEqual([text, true])
  // Named again, twice the same: it is kept once.
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_PICKUP')
  await otherDriver(reference)
  expect(await finds('CAB 1234')).toBe(true)
  // Who was only named, and drove nothing, is not.
  const named = { name: 'Ruwan Dias', phone: '+94778888888', car: 'QX-5555' }
  await takeStep(site.env, reference, { step: 'driver', driver: named, insists: true })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true })
  for (const text of ['Ruwan', 'QX-5555']) expect([text, await finds(text)]).toEqual([text, false])
})

test('a Chinese or Korean character alone is a name; one letter is too short, and the page says so', async () => {
  const reference = await bookRide(site, { in: 60 })
  await takeStep(site.env, reference, { step: 'change', notes: { guestName: '王小明 김민수' } })
  const find = (text: string) => office(`/find?text=${encodeURIComponent(text)}`)
  for (const text of ['王', '김']) expect(await find(text)).toContain(reference)
  for (const text of ['a', '']) {
    const page = await find(text)
    expect(page).toContain('Type two letters or more.')
    expect(page).not.toContain('None')
  }
})
