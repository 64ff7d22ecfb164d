/** What a guest says when nobody comes, and after the ride of what was not as agreed: to the owner, before any review is asked for. */
import { beforeEach, describe, expect, test } from 'vitest'
import { CONTACT } from '#domain/brand.ts'
import { COMPLAINT_TEXTS } from '#domain/bookings/day/complaints.ts'
import { nobodyComesText, unmetText } from '#domain/bookings/driver/pickup-advice.ts'
import { DRIVER_LANGUAGES, type DriverLanguage, driverTexts } from '#domain/driver-texts/driver-texts.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { LANGUAGES, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { TERMS } from '#domain/operator/sentences-of-terms-page.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { guestChangesUrl } from '#worker/bookings/guest-key.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import type { Env } from '#worker/environment.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { shownBooking } from '#worker/guests/public-booking.ts'
import { primary } from '#worker/database/d1.ts'
import { closeLinks } from '#worker/lists/driver-links.ts'
import { listDrivers, saveDriver } from '#worker/lists/drivers.ts'
import { savePhoto } from '#worker/lists/kept-photos.ts'
import { compose } from '#worker/mail/compose.ts'
import { monthLines } from '#worker/office/money/month-end.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { openAccounts } from '#worker/payments/driver-accounts.ts'
import { openPaymentProblems } from '#worker/payments/gateway-notices.ts'
import { closeNote, notesDue } from '#worker/steps/open-notes.ts'
import { previewStep } from '#worker/steps/preview.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import { JPEG } from '../office/pictures.ts'
import { bookedJourney, journeyDetails, journeyQuote, TRAIN_DAY } from '../bookings/journey-site.ts'
import { NOTIFY_SECRET, signedBody } from '../payments/payment-site.ts'
import {
  MINUTE,
  NIMAL,
  KUMAR,
  bookRide,
  pass,
  rideOf,
  say,
  seenBy,
  sheetOf,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from './day-site.ts'

const site = testSite({
  ...(WITHOUT_LIMITS as object),
  OPERATOR_OPEN: 'yes',
  PAYMENT_NOTIFY_SECRET: NOTIFY_SECRET,
} as Partial<Env>)
startInTheMorning()

const today = () => sriLankaTime(new Date()).date

/** A ride that is over by its driver's word. */
async function driven(name = 'ann') {
  const reference = await bookRide(site, { in: 10, name })
  const sheet = await sheetOf(site, reference)
  pass(10)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(120)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_DROPOFF')
  return { reference, sheet }
}

const complaintsOf = async (reference: string) => (await shownBooking(site.env, reference))!.rides[0]!.complaints

/** Minutes from now to a time of today. */
const until = (time: string) => (instantOf({ date: today(), time })!.getTime() - Date.now()) / MINUTE

describe('a ride shortly before midnight', () => {
  test('is not over after it: its guest sees who comes, and is not yet asked how it was', async () => {
    const minutes = until('23:50')
    const reference = await bookRide(site, { in: minutes })
    pass(minutes + 20)
    expect(today()).not.toBe((await shownBooking(site.env, reference))!.rides[0]!.pickupDate)
    const waits = await (await site.get(`/booking/${reference}`)).text()
    expect(waits).not.toContain('This journey is over')
    expect(waits).not.toContain('How was your journey?')
    expect(waits).toContain('<h2 id="today"')
    expect(waits).toContain('class="booking__stage"')
    expect((await shownBooking(site.env, reference))!.rides[0]).toMatchObject({
      over: false,
      past: false,
      driver: { phone: expect.any(String) },
      cancellation: null,
    })
    // Three hours of driving, and three by which a driver may be late.
    pass(6 * 60)
    expect((await shownBooking(site.env, reference))!.rides[0]).toMatchObject({ over: true, past: true, driver: null })
    // Its driver has tapped nothing: nobody waits any more for them to set out.
    const stillSays = await (await site.get(`/booking/${reference}`)).text()
    expect(stillSays).toContain('Nobody is here</button>')
    expect(stillSays).not.toContain('class="booking__stage"')
    pass(2 * 60)
    const over = await (await site.get(`/booking/${reference}`)).text()
    expect(over).toContain('This journey is over')
    expect(over).not.toContain('<h2 id="today"')
    await say(site, reference, 'asked-for-more')
    expect((await complaintsOf(reference))!.said).toMatchObject([{ complaint: 'asked-for-more' }])
  })
})

test.each([
  ['13:55', '2027-03-01'],
  ['23:55', '2027-03-02'],
])('who gets in at %s, before a pickup on %s, and pays has paid the driver', async (time, day) => {
  const minutes = until(time)
  const reference = await bookRide(site, { in: minutes + 20 })
  expect(await rideOf(site, reference)).toMatchObject({ pickupDate: day })
  const sheet = await sheetOf(site, reference)
  const asked = async () => (await previewStep(site.env, reference, { step: 'paid', lkr: 21_480 })).sentences.join(' ')
  pass(minutes - 60)
  const { name, phone, cars } = { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }
  await saveDriver(site.env, { name, phone, cars }, null)
  expect((await asked()).includes('is counted among what Nimal Perera holds')).toBe(day === today())
  pass(55)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(5)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
  pass(1)
  expect(await asked()).toContain('is counted among what Nimal Perera holds')
  await takeStep(site.env, reference, { step: 'paid', lkr: 21_480 })
  expect(await openAccounts(site.env)).toMatchObject([{ name: NIMAL.name, open: { LKR: 2_148_000 } }])
  await removeBookings('driver_accounts', 'drivers')
})

describe('twenty minutes after a pickup', () => {
  const TIMES = ['14:50', '23:50']
  beforeEach(() => removeBookings())

  /** A ride whose guest waits still. */
  async function lateRide(time: string) {
    const minutes = until(time)
    const reference = await bookRide(site, { in: minutes })
    pass(minutes + 20)
    return reference
  }
  const toGuest = async () => {
    while ((await sendDueMail(site.env)) > 0);
    return site.mails.filter(({ to }) => to === 'ann@example.com')
  }
  const listed = async () => {
    const find = async () => (await listDrivers(site.env)).find(({ phone }) => phone === NIMAL.phone)
    if (!(await find())) await saveDriver(site.env, { ...NIMAL, cars: [{ car: NIMAL.car, seats: 3 }] }, null)
    return (await find())!
  }

  test.each(TIMES)('at %s the photo of its driver is shown, until the ride is past', async (time) => {
    const driver = await listed()
    await savePhoto(site.env, driver, JPEG, '')
    const reference = await lateRide(time)
    const photo = async () => (await site.get(`/booking/${reference}/driver/${driver.id}/photo`)).status
    expect(await photo()).toBe(200)
    pass(24 * 60)
    expect(await photo()).toBe(404)
  })

  test.each(TIMES)('at %s its guest hears of another driver, and that the taxi is paid', async (time) => {
    const reference = await lateRide(time)
    await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
    expect(await toGuest()).toHaveLength(1)
    await say(site, reference, 'nobody-here')
    pass(40)
    const page = await (await site.get(`/operator/booking/${reference}/cancel`)).text()
    expect(page).not.toContain('gets no mail')
    await takeStep(site.env, reference, { step: 'refund', method: 'taxi', lkr: 4500 })
    expect(await toGuest()).toHaveLength(2)
  })

  test.each(TIMES)('at %s its guest can pay online, until the ride is past', async (time) => {
    const secret = 'K7q2M4xT9bHeZp3sV8nR1yLwK7q2M4xT9bHeZp3s'
    const env = { ...site.env, PAYMENT_URL: 'https://pay.example.com/card', PAYMENT_SECRET: secret }
    const reference = await lateRide(time)
    const linkOf = async () => (await shownBooking(env, reference))!.paymentUrl
    expect(await linkOf()).toContain('https://pay.example.com/card')
    pass(24 * 60)
    expect(await linkOf()).toBeNull()
  })

  test.each(TIMES)('at %s the office is told that the other driver has a ride of his own then', async (time) => {
    const minutes = until(time)
    const late = await bookRide(site, { in: minutes })
    await bookRide(site, { in: minutes + 60, name: 'sue', driver: KUMAR })
    pass(minutes + 20)
    await expect(takeStep(site.env, late, { step: 'driver', driver: KUMAR })).rejects.toThrow()
    expect((await rideOf(site, late)).driverName).toBe(NIMAL.name)
  })

  test.each(TIMES)(
    'at %s its driver has to be told that all links were closed; not of a ride that is past',
    async (time) => {
      const driver = await listed()
      const reference = await lateRide(time)
      const sheet = await sheetOf(site, reference)
      const told = async () => {
        await site.env.DB.prepare('delete from drivers_to_tell').run()
        await primary(site.env).batch(await closeLinks(site.env, driver))
        return (await site.env.DB.prepare('select news from drivers_to_tell').all()).results
      }
      expect(await told()).toEqual([{ news: 'link' }])
      expect((await site.get(sheet)).status).toBe(404)
      const page = await (await site.get('/operator/today')).text()
      // Which ride it is about, and when it is driven now.
      expect(/Tell the driver \(1\).*?<\/ul>/s.exec(page)![0]).toMatch(
        new RegExp(`>${time}<.*-&gt;.*/operator/booking/${reference}">`),
      )
      pass(12 * 60)
      expect(await told()).toEqual([])
    },
  )
})

describe('nobody is here', () => {
  test('can be said from the pickup on, also of a ride without a driver, and rings the alarm of the office once', async () => {
    const reference = await bookRide(site, { in: 10 })
    await takeStep(site.env, reference, { step: 'no-driver' })
    await say(site, reference, 'nobody-here')
    expect(await rows('guest_words', reference)).toEqual([])
    pass(10)
    expect((await seenBy(site, reference)).rides[0]!.canSay).toEqual(['nobody-here'])
    for (let i = 0; i < 2; i++) {
      await say(site, reference, 'nobody-here')
      pass(3)
    }
    expect(await rows('ride_alarms', reference)).toMatchObject([{ kind: 'nobody-here', closed_at: null }])
    const mail = site.mails.find(({ subject }) => subject.startsWith('GUEST: Nobody is here'))
    expect(mail!.text).toContain(nobodyComesText(promises(), ENGLISH_TEXTS))
  })

  test('is one tap away on a journey, whose lines are folded: also where nobody was named to drive', async () => {
    const quote = await journeyQuote(TRAIN_DAY, site.env)
    const details = journeyDetails(quote, {}, { start: 0 })
    const { reference } = await bookedJourney(site, quote, details)
    await takeStep(site.env, reference, { step: 'confirm' })
    const page = async () => {
      const [top, days] = (await (await site.get(`/booking/${reference}`)).text()).split('class="booking__days"')
      return { top: top!.slice(top!.indexOf('<main')), days: days! }
    }
    const folds = async () => [...(await page()).days.matchAll(/<details[^>]*>/g)].map(([fold]) => / open/.test(fold))
    pass(until(details.rides[0]!.pickuptime) - 60)
    expect((await folds()).map(Number)).toEqual([1, 0, 0])
    expect((await page()).top).toContain('Your driver will be there')
    pass(60)
    // The next one is a day ahead now.
    expect((await folds()).map(Number)).toEqual([1, 0])
    expect((await page()).top).toContain('Nobody is here</button>')
    await say(site, reference, 'nobody-here')
    expect((await page()).top).toContain('We call your driver now')
    expect((await page()).top).not.toContain('Your driver will be there')
    pass(9 * 60)
    expect((await page()).top).not.toContain('Nobody is here</button>')
    // The office of the next test has nothing to do with it.
    await removeBookings()
  })

  test('tells the guest what happens now, and from when on the promise holds', async () => {
    const reference = await bookRide(site, { in: 10 })
    pass(10)
    await say(site, reference, 'nobody-here')
    const from = sriLankaTime(new Date(Date.now() + promises().ifNobodyComes.minutes * MINUTE)).time
    expect((await seenBy(site, reference)).rides[0]!.words).toMatchObject([{ word: 'nobody-here', promisedFrom: from }])
    const html = await (await site.get(`/booking/${reference}`)).text()
    expect(html).toContain(`If nobody is with you at ${from}`)
    expect(html).toContain('you get back all that you paid for this ride')
    const office = await (await site.get('/operator')).text()
    expect(office).toContain(`The guest is promised somebody by ${from}. After that 100 % of the price goes back`)
  })

  test('once the promised minute is past, no driver is promised any more: the page says what holds', async () => {
    const reference = await bookRide(site, { in: 10 })
    pass(10)
    await say(site, reference, 'nobody-here')
    const { minutes } = promises().ifNobodyComes
    const from = sriLankaTime(new Date(Date.now() + minutes * MINUTE)).time
    const page = async () => (await site.get(`/booking/${reference}`)).text()
    pass(minutes - 1)
    expect((await seenBy(site, reference)).rides[0]).not.toHaveProperty('unmetSince')
    // Nor before that, once its guest has said that nobody is there.
    expect(await page()).not.toContain('Your driver will be there')
    pass(1)
    expect((await seenBy(site, reference)).rides[0]).toHaveProperty('unmetSince', from)
    const html = await page()
    expect(html).toContain(`We promised you somebody by ${from}`)
    expect(html).toContain(
      'If nobody has come, you need not wait any longer: you get back all that you paid for this ride',
    )
    expect(html).not.toContain('Your driver will be there')
    expect(html).not.toContain(`If nobody is with you at ${from}`)
    const office = await (await site.get('/operator')).text()
    expect(office).toContain(
      `The guest was promised somebody by ${from}. If nobody was there, 100 % of the price goes back`,
    )
    expect(office).not.toContain('The guest is promised')
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect((await seenBy(site, reference)).rides[0]).not.toHaveProperty('unmetSince')
    expect(await page()).not.toContain('We promised you somebody')
  })

  test('its page for changes, the family’s link and the driver’s sheet agree with it', async () => {
    const reference = await bookRide(site, { in: 10 })
    await site.get(plainPaths.bookingShare(reference), form({ ride: '1', step: 'make' }))
    const family = plainPaths.sharedRide((await seenBy(site, reference)).rides[0]!.share!)
    const sheet = await sheetOf(site, reference)
    pass(10)
    await say(site, reference, 'nobody-here')
    const { pathname, search } = new URL(guestChangesUrl((await findBooking(site.env, reference))!.booking))
    const { minutes } = promises().ifNobodyComes
    const from = sriLankaTime(new Date(Date.now() + minutes * MINUTE)).time
    const read = async (path: string) => (await site.get(path)).text()
    const go = /class="button button--go" value="DRIVER_DEPARTED_TO_PICKUP"/
    const driverReads = async (language: DriverLanguage) => {
      await site.env.DB.prepare('update driver_devices set language = ?').bind(language).run()
      return [await read(sheet), (await driverTexts(language)).promised] as const
    }
    pass(minutes - 1)
    expect(await read(pathname + search)).toContain('Your driver will be there')
    for (const language of DRIVER_LANGUAGES) {
      const [html, promised] = await driverReads(language)
      expect(html).toContain(promised.until(from))
      expect(html).toMatch(go)
    }
    pass(1)
    for (const language of OFFERED) {
      const texts = textsOf(language)
      await texts.load('guest', 'booking')
      const prefix = language === 'en' ? '' : `/${language}`
      const time = texts.formats.time(from)
      expect(await read(prefix + family)).toContain(texts.in('guest').family.unmet(time))
      const changes = await read(prefix + pathname + search)
      expect(changes).toContain(unmetText(from, promises(), texts))
      expect(changes).not.toContain(texts.in('booking').status.confirmed.text)
    }
    for (const language of DRIVER_LANGUAGES) {
      const [html, promised] = await driverReads(language)
      expect(html).toContain(promised.past(from))
      expect(html).toContain('value="DRIVER_DEPARTED_TO_PICKUP"')
      expect(html).not.toMatch(go)
    }
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await read(family)).toContain('On board since')
    expect(await read(sheet)).not.toContain((await driverTexts('ta')).promised.past(from))
    expect(await read(pathname + search)).not.toContain('Your driver will be there')
  })

  test('is said also where the driver says that nobody came; that closes no alarm of the guest', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(10)
    await say(site, reference, 'nobody-here')
    pass(100)
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect((await seenBy(site, reference)).rides[0]).toMatchObject({
      stage: 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW',
      canSay: ['waiting-outside', 'cannot-find-you', 'nobody-here'],
    })
    const open = (await rows('ride_alarms', reference)).filter(({ closed_at }) => closed_at === null)
    expect(open.map(({ kind }) => kind)).toEqual(['nobody-here', 'no-show'])
  })

  test('once on board the alarm closes', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    pass(10)
    await say(site, reference, 'nobody-here')
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await rows('ride_alarms', reference)).toMatchObject([{ kind: 'nobody-here', closing: 'on-board' }])
  })
})

describe('after the ride', () => {
  test.each(['asked-for-more', 'took-to-shop'] as const)('one tap tells the owner: %s', async (complaint) => {
    const { reference, sheet } = await driven()
    expect(await complaintsOf(reference)).toEqual({ said: [], canSay: ['asked-for-more', 'took-to-shop'] })
    const answer = await say(site, reference, complaint)
    const led = new RegExp(`^/booking/${reference}\\?seen=[\\w-]+#after-1$`)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(led)])
    expect(await rows('booking_history', reference)).toContainEqual(
      expect.objectContaining({
        step: 'complaint',
        actor: 'guest',
        detail: COMPLAINT_TEXTS[complaint],
        open_until: today(),
      }),
    )
    // On Now and the list, and by mail.
    const notes = (await notesDue(site.env, today())).filter((note) => note.reference === reference)
    expect(notes.map(({ detail }) => detail)).toEqual([COMPLAINT_TEXTS[complaint]])
    expect(site.mails.map(({ subject }) => subject.split(',')[0])).toEqual([`COMPLAINT: ${COMPLAINT_TEXTS[complaint]}`])
    // The driver does not read it.
    expect(await (await site.get(sheet)).text()).not.toContain(COMPLAINT_TEXTS[complaint])
    const { said, canSay } = (await complaintsOf(reference))!
    expect(said).toMatchObject([{ complaint, date: today() }])
    expect(canSay).not.toContain(complaint)
  })

  test('it is said once, however often it is tapped', async () => {
    const { reference } = await driven()
    const answers = await Promise.all([1, 2, 3].map(() => say(site, reference, 'took-to-shop')))
    expect(answers.map(({ status }) => status)).toEqual([303, 303, 303])
    expect(await rows('guest_words', reference)).toHaveLength(1)
    expect((await rows('booking_history', reference)).filter(({ step }) => step === 'complaint')).toHaveLength(1)
  })

  test('not before the ride is over, nor of one that was not driven, nor long after', async () => {
    const early = await bookRide(site, { in: 10 })
    pass(10)
    await say(site, early, 'took-to-shop')
    const cancelled = await bookRide(site, { in: 10, name: 'ben' })
    await takeStep(site.env, cancelled, { step: 'cancel' })
    pass(600)
    await say(site, cancelled, 'took-to-shop')
    const { reference: old } = await driven('cat')
    pass((TERMS.complaintDays + 1) * 24 * 60)
    await say(site, old, 'took-to-shop')
    for (const reference of [early, cancelled, old]) expect(await rows('guest_words', reference)).toEqual([])
    expect(await complaintsOf(old)).toBeUndefined()
    expect((await say(site, old, 'he-sang')).status).toBe(400)
    expect((await say(site, 'AAAA-AAAA-AAAA', 'took-to-shop')).status).toBe(404)
  })

  test('while it is open the page says so to whoever would ask for words; once closed no more', async () => {
    const { reference } = await driven()
    expect((await shownBooking(site.env, reference))!.notAsked).toBeUndefined()
    await say(site, reference, 'asked-for-more')
    expect((await shownBooking(site.env, reference))!.notAsked).toBe(true)
    const note = (await notesDue(site.env, today())).find((each) => each.reference === reference)
    await closeNote(site.env, reference, { version: note!.version, word: 'Paid back', who: '' })
    expect((await shownBooking(site.env, reference))!.notAsked).toBeUndefined()
    // It was said, all the same; the guest reads when it was closed.
    expect((await complaintsOf(reference))!.said).toMatchObject([{ complaint: 'asked-for-more', closed: today() }])
    await say(site, reference, 'took-to-shop')
    const [first, second] = (await complaintsOf(reference))!.said
    expect([first!.closed, second!.closed]).toEqual([today(), undefined])
  })

  test('it is erased with the guest', async () => {
    const { reference } = await driven()
    await say(site, reference, 'asked-for-more')
    pass(200 * 24 * 60)
    await erasePersonalData(site.env)
    expect(await rows('guest_words', reference)).toEqual([])
    expect(await complaintsOf(reference)).toBeUndefined()
  })
})

describe('a driver who says that nobody came', () => {
  test('of a guest whom the driver says they did not find the pages say one thing, and nothing of money or thanks, until it is settled', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(30)
    await say(site, reference, 'nobody-here')
    pass(10)
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    const { booking } = (await findBooking(site.env, reference))!
    const changesUrl = guestChangesUrl(booking).replace(/^https?:\/\/[^/]+/, '')
    const readAll = async () => [
      await (await site.get(`/booking/${reference}`)).text(),
      await (await site.get(changesUrl)).text(),
    ]
    const said = 'Nimal says: “I waited and did not find you.” Please call us at once.'
    const notYet = [
      'If nobody is with you at',
      'We promised you somebody',
      'still to be paid',
      'to a shop',
      'Thank you for travelling',
      'has begun',
      'Your driver will be there',
    ]
    // Also once the promised minute is past, and the time of the drive.
    for (const minutes of [0, 15, 7 * 60]) {
      pass(minutes)
      for (const html of await readAll()) {
        expect(html).toContain(said)
        for (const other of notYet) expect(html).not.toContain(other)
      }
    }
    expect((await seenBy(site, reference)).again).toBe(60)
    await say(site, reference, 'took-to-shop')
    expect((await rows('guest_words', reference)).map(({ word }) => word)).toEqual(['nobody-here'])
    // Nor long after, while nobody has settled it.
    pass(48 * 60)
    const after = await readAll()
    for (const other of notYet) for (const html of after) expect(html).not.toContain(other)
    await takeStep(site.env, reference, { step: 'came' })
    expect((await readAll())[0]).toContain('Thank you for travelling')
  })

  test('a promise that ran out before the driver came holds also where the driver found nobody', async () => {
    const reference = await bookRide(site, { in: 10 })
    pass(10)
    await say(site, reference, 'nobody-here')
    pass(promises().ifNobodyComes.minutes + 1)
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(100)
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(await (await site.get(`/booking/${reference}`)).text()).toContain('We promised you somebody')
    // The office reads both sides before it says who did not come.
    const asks = await (await site.get(`/operator/booking/${reference}/no-show`)).text()
    expect(asks).toContain('The driver said: at the pickup since')
    expect(asks).toMatch(/The guest said:\s*“Nobody is here” at \d\d:\d\d/)
    expect(asks).toMatch(/The guest said that nobody is there, and somebody was promised by \d\d:\d\d: up to/)
  })
})

describe('a ride that the office cancels after nobody came', () => {
  test('what was promised holds once the office cancels the ride, also after midnight: on all pages, by mail, and until it is closed', async () => {
    const minutes = until('23:50')
    const reference = await bookRide(site, { in: minutes, name: 'eve' })
    pass(minutes)
    await say(site, reference, 'nobody-here')
    const by = sriLankaTime(new Date(Date.now() + promises().ifNobodyComes.minutes * MINUTE)).time
    const { priceUsd } = await rideOf(site, reference)
    const owed = `somebody was promised by ${by}: up to USD ${priceUsd} more for the taxi that the guest took`
    pass(40)
    site.mails.length = 0
    const office = async (path: string) => (await site.get(`/operator${path}`)).text()
    const asks = await office(`/booking/${reference}/cancel`)
    expect(asks).toContain(`The guest said that nobody is there, and ${owed}.`)
    expect(asks).toContain('The guest (eve@example.com) gets a mail.')
    const { version } = await rideOf(site, reference)
    await site.get(`/operator/booking/${reference}`, form({ step: 'cancel', version: String(version) }))
    expect((await rideOf(site, reference)).status).toBe('cancelled')
    // Nothing is left to do there: what is owed stands below.
    expect(/<section id="asking".*?<\/section>/s.exec(await office(''))?.[0] ?? '').not.toContain(reference)
    for (const page of ['', `/booking/${reference}`]) expect(await office(page), page).toContain(owed)
    expect(await office(`/booking/${reference}`)).toContain(`The guest was promised somebody by ${by}: another taxi`)
    const seen = await (await site.get(`/booking/${reference}`)).text()
    expect(seen).toContain(`We promised you somebody by ${by}`)
    expect(seen).toContain('we pay the taxi that you take instead')
    expect(seen).not.toContain('If you did not expect that')
    const { booking } = (await findBooking(site.env, reference))!
    const changes = await (await site.get(guestChangesUrl(booking).replace(/^https?:\/\/[^/]+/, ''))).text()
    expect(changes).toContain(`We promised you somebody by ${by}`)
    while ((await sendDueMail(site.env)) > 0);
    const [mail] = site.mails.filter(({ to }) => to === 'eve@example.com')
    expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain(`We promised you somebody by ${by}`)
    const note = (await notesDue(site.env, today())).find((each) => each.reference === reference)
    await closeNote(site.env, reference, { version: note!.version, word: 'Paid USD 25 by bank', who: '' })
    expect(await office('')).not.toContain(owed)
    const takesUp = await office(`/booking/${reference}/reopen`)
    expect(takesUp).toContain('confirm it and name a driver again')
    expect(takesUp).toContain('the guest’s page says that it was taken up again')
  })

  test('the taxi that the guest took stands in the month, the cash book, receipt, page and mail, and pays nothing of the ride', async () => {
    const reference = await bookRide(site, { in: 10, name: 'eve' })
    const office = async (path: string) => (await site.get(`/operator${path}`)).text()
    expect(await office(`/booking/${reference}`)).not.toContain('Give money')
    pass(10)
    await say(site, reference, 'nobody-here')
    // Who waits for a taxi may need the money now, whether or not the ride is cancelled later.
    expect(await office(`/booking/${reference}`)).toContain('Give money for a taxi')
    pass(40)
    await takeStep(site.env, reference, { step: 'cancel' })
    expect(await office(`/booking/${reference}`)).toContain('Give money for a taxi')
    while ((await sendDueMail(site.env)) > 0);
    site.mails.length = 0
    const { priceLkr, version, lkrPerUsd } = await rideOf(site, reference)
    // Who paid nothing has no money that could go back: the office finds the form all the same.
    const asks = await office(`/booking/${reference}/refund`)
    expect(asks).toContain('selected="">for a taxi in place of ours')
    expect(asks).toContain('<h1>Give money for a taxi')
    expect(asks).not.toContain('>cash<')
    expect(asks).not.toContain('The guest is to pay it again')
    expect(asks).toContain('What went to the guest now, whole USD. Empty: what the rupees are worth.')
    const fields = { step: 'refund', version: String(version), method: 'taxi', lkr: '4500' }
    const shown = await (await site.get(`/operator/booking/${reference}`, form(fields))).text()
    expect(shown).toContain('LKR 4,500.00 goes back for a taxi in place of ours.')
    const much = { step: 'refund', method: 'taxi', lkr: priceLkr! + 1 } as const
    await expect(takeStep(site.env, reference, much)).rejects.toThrow('can go to the guest for a taxi')
    await takeStep(site.env, reference, { step: 'refund', method: 'taxi', lkr: 4500 })
    // A second one is for what the first has left.
    const again = { step: 'refund', method: 'taxi', lkr: priceLkr! - 4500 + 1 } as const
    await expect(takeStep(site.env, reference, again)).rejects.toThrow('can go to the guest for a taxi')
    expect(await rideOf(site, reference)).toMatchObject({ paidUsd: 0, paidLkr: 0, waivedUsd: 0, waivedLkr: 0 })
    while ((await sendDueMail(site.env)) > 0);
    const [mail] = site.mails.filter(({ to }) => to === 'eve@example.com')
    expect(mail!.text).toContain('For the taxi that you took instead: LKR 4,500.')
    expect(mail!.text).not.toContain('Paid after this refund')
    const seen = async () => (await site.get(`/booking/${reference}`)).text()
    expect(await seen()).toContain('We have paid you LKR 4,500 for the taxi that you took instead.')
    const { booking } = (await findBooking(site.env, reference))!
    const receipt = guestChangesUrl(booking)
      .replace(/^https?:\/\/[^/]+/, '')
      .replace('/changes', '/receipt')
    expect(await (await site.get(receipt)).text()).toMatch(
      /USD 0\.00.*For a taxi in place of our car, .*-LKR 4,500\.00/s,
    )
    expect(await office(`/booking/${reference}`)).toContain('back LKR 4,500.00 for a taxi in place of ours')
    const month = today().slice(0, 7)
    const sums = new Map((await monthLines(site.env, month)).map((line) => [line.what, line]))
    const usd = -Math.round(450_000 / lkrPerUsd) / 100
    expect(sums.get('Paid for taxis in place of ours')).toMatchObject({ count: 1, usd, lkrCents: -450_000 })
    expect(sums.get('Paid back')).toMatchObject({ count: 0 })
    expect(sums.get('Together')).toMatchObject({ count: 1, usd, lkrCents: -450_000 })
    expect(await office(`/money/book/csv?month=${month}`)).toContain(',for a taxi in place of ours,LKR,-4500,-4500,0,')
    // In the currency in which it was given, and both where both were.
    await takeStep(site.env, reference, { step: 'refund', method: 'taxi', usd: 12 })
    expect(await seen()).toContain('We have paid you USD 12 and LKR 4,500 for the taxi that you took instead.')
    const [rupees, dollars] = await rows('cash_book', reference)
    await takeStep(site.env, reference, { step: 'reverse', number: Number(rupees!.number), reason: 'Another ride' })
    expect(await seen()).toContain('We have paid you USD 12 for the taxi that you took instead.')
    await takeStep(site.env, reference, { step: 'reverse', number: Number(dollars!.number), reason: 'Another ride' })
    expect(await seen()).not.toContain('for the taxi that you took instead')
  })

  test('whoever took another taxi is asked for nothing of ours, until the taxi is taken back', async () => {
    const reference = await bookRide(site, { in: 10, name: 'una' })
    const { driverName } = await rideOf(site, reference)
    const { priceUsd } = await rideOf(site, reference)
    pass(10)
    await say(site, reference, 'nobody-here')
    pass(40)
    while ((await sendDueMail(site.env)) > 0);
    site.mails.length = 0
    const { booking } = (await findBooking(site.env, reference))!
    const receipt = guestChangesUrl(booking)
      .replace(/^https?:\/\/[^/]+/, '')
      .replace('/changes', '/receipt')
    const asks = new RegExp(`Pay (at the end|online|by)|[Ss]till to (be paid|pay)|/pay`)
    const seen = async () => (await site.get(`/booking/${reference}`)).text()
    expect(await seen()).toMatch(asks)
    expect(await seen()).toContain(driverName!)
    const step = { step: 'refund', method: 'taxi', usd: 5 } as const
    expect((await previewStep(site.env, reference, step)).sentences).toContain('Nothing is still to be paid.')
    await takeStep(site.env, reference, step)
    while ((await sendDueMail(site.env)) > 0);
    const [mail] = site.mails.filter(({ to }) => to === 'una@example.com')
    expect(mail!.text).toContain('For the taxi that you took instead: USD 5.')
    const paper = await (await site.get(receipt)).text()
    expect(paper).toContain('For a taxi in place of our car')
    const changes = await (await site.get(receipt.replace('/receipt', '/changes'))).text()
    for (const page of [await seen(), changes])
      expect(page).toContain('We have paid you USD 5 for the taxi that you took instead.')
    expect(changes).not.toContain('Your driver will be there')
    // Its guest was told to read there what we promise.
    expect(await seen()).toContain('If nobody comes')
    for (const text of [mail!.text, await seen(), paper]) {
      expect(text).not.toMatch(asks)
      expect(text).not.toContain(driverName!)
    }
    expect(await shownBooking(site.env, reference)).toMatchObject({ paymentUrl: null })
    const [entry] = await rows('cash_book', reference)
    const undo = { step: 'reverse', number: Number(entry!.number), reason: 'Another ride' } as const
    const open = new RegExp(`^USD ${priceUsd} .*is still to be paid`)
    expect((await previewStep(site.env, reference, undo)).sentences).toContainEqual(expect.stringMatching(open))
    await takeStep(site.env, reference, undo)
    expect(await seen()).toMatch(asks)
    expect(await seen()).toContain(driverName!)
  })

  test('the taxi of a journey’s ride is taken back of that ride', async () => {
    const quote = await journeyQuote(TRAIN_DAY, site.env)
    const { reference } = await bookedJourney(site, quote, journeyDetails(quote, {}, { start: 2 }))
    await takeStep(site.env, `${reference}/1`, { step: 'refund', method: 'taxi', lkr: 4500 })
    expect(await rideOf(site, reference)).toMatchObject({ taxiLkr: 4500 })
    const [entry] = await rows('cash_book', reference)
    await takeStep(site.env, reference, { step: 'reverse', number: Number(entry!.number), reason: 'Another ride' })
    expect(await rideOf(site, reference)).toMatchObject({ taxiLkr: 0 })
  })

  test('the taxi settles no problem of a payment, and whoever took it is not thanked for the journey', async () => {
    const reference = await bookRide(site, { in: 10, name: 'eve' })
    const { number } = (await findBooking(site.env, reference))!.booking
    const { body, headers } = await signedBody({ order: String(number), amount: '99.00' })
    expect((await site.post('/payment/notify', body, { headers })).status).toBe(200)
    pass(10)
    await say(site, reference, 'nobody-here')
    pass(40)
    const problems = async () => (await openPaymentProblems(site.env)).map(({ problem }) => problem)
    expect(await problems()).toEqual(['too-much'])
    await takeStep(site.env, reference, { step: 'refund', method: 'taxi', lkr: 4500 })
    expect(await problems()).toEqual(['too-much'])
    pass(22 * 60)
    await addDueReminders(site.env)
    while ((await sendDueMail(site.env)) > 0);
    const subjects = () => site.mails.filter(({ to }) => to === 'eve@example.com').map(({ subject }) => subject)
    expect(subjects()).not.toContainEqual(expect.stringContaining('How was your journey'))
    // What they may say all the same is folded on the page.
    const folded = async () =>
      /<details[^>]*><summary>How was your journey/.test(await (await site.get(`/booking/${reference}`)).text())
    expect(await folded()).toBe(true)
    // It was not for this ride.
    const [, entry] = await rows('cash_book', reference)
    await takeStep(site.env, reference, { step: 'reverse', number: Number(entry!.number), reason: 'Another ride' })
    await addDueReminders(site.env)
    while ((await sendDueMail(site.env)) > 0);
    expect(subjects()).toContainEqual(expect.stringContaining('How was your journey'))
    expect(await folded()).toBe(false)
  })

  test('of the taxi no more is promised than what was not given for it yet', async () => {
    const reference = await bookRide(site, { in: 10, name: 'eve' })
    pass(10)
    await say(site, reference, 'nobody-here')
    pass(40)
    const asks = async () => (await site.get(`/operator/booking/${reference}/cancel`)).text()
    const { priceUsd } = await rideOf(site, reference)
    await takeStep(site.env, reference, { step: 'refund', method: 'taxi', usd: 12 })
    expect(await asks()).toContain(`: up to USD ${priceUsd - 12} more for the taxi that the guest took.`)
    await takeStep(site.env, reference, { step: 'refund', method: 'taxi', usd: priceUsd - 12 })
    expect(await asks()).toContain(': the taxi that the guest took is paid.')
    const { version } = await rideOf(site, reference)
    await site.get(`/operator/booking/${reference}`, form({ step: 'cancel', version: String(version) }))
    const { detail } = (await rows('booking_history', reference)).at(-1)!
    expect(detail).toContain(': the taxi that the guest took is paid')
  })

  test.each([{ lkr: 4500 }, { usd: 12 }])(
    'who took it for %o reads of no driver, while the office has not cancelled the ride',
    async (taxi) => {
      const reference = await bookRide(site, { in: 10, name: 'eve' })
      pass(10)
      await say(site, reference, 'nobody-here')
      pass(40)
      while ((await sendDueMail(site.env)) > 0);
      const told = async () => {
        site.mails.length = 0
        // A second one of its kind waits some minutes.
        pass(10)
        while ((await sendDueMail(site.env)) > 0);
        return site.mails.find(({ to }) => to === 'eve@example.com')!.text.replaceAll(/\s+/g, ' ')
      }
      await takeStep(site.env, reference, { step: 'paid', usd: 20 })
      await takeStep(site.env, reference, { step: 'refund', method: 'taxi', ...taxi })
      const ofTaxi = await told()
      await takeStep(site.env, reference, { step: 'refund', usd: 20 })
      for (const text of [ofTaxi, await told()]) {
        expect(text).toContain('We have paid money back')
        expect(text).not.toMatch(
          /driver waits|of your driver follow|Look for this number plate|If nobody is at your pickup/,
        )
      }
    },
  )

  test('nothing of it is promised to whoever asks the office to cancel, or was on board', async () => {
    const reference = await bookRide(site, { in: 10 })
    pass(10)
    await say(site, reference, 'nobody-here')
    await takeStep(site.env, reference, { step: 'cancel', isGuestsWish: true })
    const onBoard = await bookRide(site, { in: 10, name: 'ben' })
    pass(10)
    await say(site, onBoard, 'nobody-here')
    await tap(site, await sheetOf(site, onBoard), 'DRIVER_DEPARTED_TO_DROPOFF')
    await takeStep(site.env, onBoard, { step: 'cancel', insists: true })
    for (const each of [reference, onBoard]) {
      expect((await shownBooking(site.env, each))!.rides[0]).not.toHaveProperty('unmetSince')
      expect((await notesDue(site.env, today())).map((note) => note.reference)).not.toContain(each)
    }
    while ((await sendDueMail(site.env)) > 0);
  })
})

describe.each(OFFERED)('in %s', (language) => {
  const texts = textsOf(language)
  const { prefix } = LANGUAGES[language]

  test('who was confirmed, cancelled and taken up again reads that, until it is confirmed anew, and after the pickup', async () => {
    await texts.load('booking', 'today', 'guest')
    const { takenUp: t } = texts.in('booking').status.new
    const reference = await bookRide(site, { in: 60 })
    const { booking } = (await findBooking(site.env, reference))!
    const changes = prefix + guestChangesUrl(booking).replace(/^https?:\/\/[^/]+/, '')
    const read = async (path: string) => (await (await site.get(path)).text()).replaceAll(/<(?!\/?strong>)[^>]*>/g, '')
    const pages = async () => [await read(`${prefix}/booking/${reference}`), await read(changes)]
    const take = (step: 'cancel' | 'reopen' | 'confirm') => takeStep(site.env, reference, { step })
    await take('cancel')
    for (const page of await pages()) expect(page).not.toContain(t.title)
    await take('reopen')
    for (const page of await pages()) {
      expect(page).toContain(`<strong>${t.title}`)
      expect(page).toContain(t.text)
      expect(page).not.toContain(texts.in('booking').status.new.title)
    }
    // Cancelled and taken up once more before anybody confirmed it.
    await take('cancel')
    await take('reopen')
    pass(61)
    for (const page of await pages()) {
      const { unanswered } = texts.in('booking').status.new
      expect(page).toContain(texts.formats.sentences([t.text, unanswered(CONTACT.whatsappShown, 0)]))
    }
    await take('confirm')
    for (const page of await pages()) expect(page).not.toContain(t.title)
    expect((await rideOf(site, reference)).takenUpAt).toBeNull()
  })

  test('the promise stands on the page, in the terms and in the mail, and what can be said is said', async () => {
    await texts.load('booking', 'today')
    const promise = nobodyComesText(promises(), texts)
    const reference = await bookRide(site, { in: 60 })
    const booking = { ...(await findBooking(site.env, reference))!.booking, language }
    for (const kind of ['confirmed', 'driver', 'reminder'] as const) {
      const mail = await compose(site.env, booking, { kind, reader: 'guest', positions: [1], since: '' }, new Date())
      expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(promise.replaceAll(/\s+/g, ' '))
    }
    const read = async (path: string) => (await site.get(prefix + path)).text()
    // Our number in it is a link.
    expect((await read(`/booking/${reference}`)).replaceAll(/<[^>]*>/g, '')).toContain(promise)
    expect(await read('/terms')).toContain(promise)
    pass(60)
    expect(await read(`/booking/${reference}`)).toContain(texts.in('today').words.nobodyHere)
    await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_DROPOFF')
    pass(120)
    await tap(site, await sheetOf(site, reference), 'DRIVER_ARRIVED_AT_DROPOFF')
    const after = await read(`/booking/${reference}`)
    for (const complaint of ['asked-for-more', 'took-to-shop'] as const)
      expect(after).toContain(texts.in('booking').afterRide[complaint])
    await say(site, reference, 'took-to-shop')
    expect(await read(`/booking/${reference}`)).toContain(texts.in('booking').afterRide.next)
    const note = (await notesDue(site.env, today())).find((each) => each.reference === reference)
    await closeNote(site.env, reference, { version: note!.version, word: 'Talked to the driver', who: '' })
    const closed = await read(`/booking/${reference}`)
    expect(closed).toContain(texts.in('today').closed(texts.formats.date(today())))
    expect(closed).not.toContain(texts.in('booking').afterRide.next)
  })
})
