/** Nobody came: the driver says so, the office says whether that is so, and each list and page tells it. */
import { env } from 'cloudflare:workers'
import { promises } from '#domain/prices/current-price-list.ts'
import { describe, expect, test } from 'vitest'
import { bookingCalendar } from '#domain/bookings/calendar-file.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { LANGUAGES, type Language } from '#domain/languages/languages.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { publicBooking } from '#worker/guests/public-booking.ts'
import { bookingWithHistory, listBookings, listConcerned, pickupsByDay } from '#worker/lists/booking-list.ts'
import { alarmsOf } from '#worker/alarms/alarms.ts'
import { answerAlarms } from '#worker/alarms/watch.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { rows, testSite, form } from '../bookings/booking-site.ts'
import {
  bookRide,
  MINUTE,
  pass,
  rideOf,
  say,
  seenBy,
  sheetOf,
  startInTheMorning,
  tap,
  WITHOUT_LIMITS,
} from '../day/day-site.ts'
import { request } from '../site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes' })
startInTheMorning()

const WAIT = promises().freeWaiting.elsewhere

/** The driver was at the pickup, and has said that nobody came. */
async function notMet(name = 'ann') {
  const reference = await bookRide(site, { in: 60, name })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(60 + WAIT)
  await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
  return { reference, sheet }
}

const see = async (path: string) => (await site.get(`/operator${path}`)).text()
const act = (reference: string, fields: Readonly<Record<string, string>>) =>
  site.get(`/operator/booking/${reference}`, form(fields))
const concernsOf = async (reference: string) =>
  (await listConcerned(site.env, new Date())).bookings.find((each) => each.reference === reference)?.concerns ?? []

describe("a driver's word that nobody came", () => {
  test('waits for the office, on Now and Today, however long ago it was', async () => {
    const { reference } = await notMet()
    expect(await concernsOf(reference)).toEqual(['nobody-came'])
    for (const page of ['', '/today', `/booking/${reference}`]) {
      const html = await see(page)
      expect(html, page).toContain('NOBODY CAME, says the driver')
      expect(html, page).toContain(`/operator/booking/${reference}/no-show`)
      expect(html, page).toContain(`/operator/booking/${reference}/came`)
    }
    pass(10 * 24 * 60)
    expect(await concernsOf(reference)).toEqual(['nobody-came'])
    expect((await composeOverview(site.env, '2027-03-12', new Date())).text).toContain('NOBODY CAME')
  })

  test('is a no-show once the office has said so: who, and what is owed, stand in the history', async () => {
    const { reference } = await notMet()
    const { priceUsd, version } = await rideOf(site, reference)
    expect((await act(reference, { step: 'no-show', version: String(version) })).status).toBe(303)
    const ride = await rideOf(site, reference)
    const percent = promises().lateCharges.at(-1)!.percent
    expect(ride).toMatchObject({ status: 'no-show', cancelFeeUsd: Math.floor((priceUsd * percent) / 100), priceUsd })
    // The driver stays: who was there is asked for later.
    expect(ride.driverName).not.toBeNull()
    expect((await bookingWithHistory(site.env, reference))!.history.at(-1)).toMatchObject({
      step: 'no-show',
      actor: 'operator',
      detail: expect.stringContaining(`as the driver said; USD ${ride.cancelFeeUsd} owed`),
    })
    // Nothing of it is paid.
    expect(await concernsOf(reference)).toEqual(['payment'])
    await takeStep(site.env, reference, { step: 'paid', usd: 1 })
    expect(await concernsOf(reference)).toEqual(['payment'])
    await takeStep(site.env, reference, { step: 'paid' })
    expect(await rideOf(site, reference)).toMatchObject({ paidUsd: ride.cancelFeeUsd })
    expect(await concernsOf(reference)).toEqual([])
    // Two people at once: the second is told.
    expect((await act(reference, { step: 'no-show', version: String(version) })).status).toBe(409)
  })

  test('is taken back by the office where the guest came after all', async () => {
    const { reference } = await notMet()
    await takeStep(site.env, reference, { step: 'came' })
    expect(await rideOf(site, reference)).toMatchObject({ status: 'confirmed', nobodyCame: false })
    expect(await concernsOf(reference)).toEqual(['tell-driver'])
    expect((await seenBy(site, reference)).rides[0]!.stage).toBe('DRIVER_ARRIVED_AT_PICKUP')
    await expect(takeStep(site.env, reference, { step: 'came' })).rejects.toThrow('Nobody has said')
  })
})

describe('the office alone', () => {
  test('says it once the promised waiting is over, and of a confirmed ride', async () => {
    const reference = await bookRide(site, { in: 60 })
    const { pickupTime, pickupDate } = await rideOf(site, reference)
    const until = sriLankaTime(new Date(instantOf({ date: pickupDate, time: pickupTime })!.getTime() + WAIT * MINUTE))
    await expect(takeStep(site.env, reference, { step: 'no-show' })).rejects.toThrow(
      `Its pickup is still to come: it can be said from ${until.time}, `,
    )
    expect(await see(`/booking/${reference}`)).not.toContain('/no-show')
    pass(60)
    const asked = `promised ${WAIT} minutes of waiting: it can be said from ${until.time}, `
    expect(await see(`/booking/${reference}`)).toContain('/no-show')
    expect(await see(`/booking/${reference}/no-show`)).toContain(asked)
    pass(WAIT - 1)
    for (const insists of [false, true])
      await expect(takeStep(site.env, reference, { step: 'no-show', insists })).rejects.toThrow(asked)
    expect((await rideOf(site, reference)).status).toBe('confirmed')
    pass(1)
    expect(await see(`/booking/${reference}/no-show`)).not.toContain('minutes of waiting')
    expect(await see(`/booking/${reference}/no-show`)).toContain('Yes, the guest did not come')
    await takeStep(site.env, reference, { step: 'no-show' })
    expect((await rideOf(site, reference)).status).toBe('no-show')
    for (const step of ['confirm', 'cancel', 'resend'] as const)
      await expect(takeStep(site.env, reference, { step })).rejects.toThrow('Its guest did not come')
  })

  test('insists where the driver came late, or the guest told of a late flight after the driver had said so', async () => {
    const late = await bookRide(site, { in: 60 })
    pass(60 + 10)
    await tap(site, await sheetOf(site, late), 'DRIVER_ARRIVED_AT_PICKUP')
    pass(WAIT - 10)
    const noShow = (reference: string, insists = false) => takeStep(site.env, reference, { step: 'no-show', insists })
    await expect(noShow(late)).rejects.toThrow('Its guest was promised to be waited for until')
    pass(10)
    await noShow(late)
    expect((await rideOf(site, late)).status).toBe('no-show')

    const wait = promises().freeWaiting.airport
    const flown = await bookRide(site, { in: 60, name: 'flown', pickup: 'Colombo Airport' })
    await tap(site, await sheetOf(site, flown), 'DRIVER_ARRIVED_AT_PICKUP')
    pass(60 + WAIT)
    await expect(noShow(flown, true)).rejects.toThrow(`promised ${wait} minutes of waiting`)
    pass(wait - WAIT)
    await tap(site, await sheetOf(site, flown), 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    const ride = await rideOf(site, flown)
    await env.DB.prepare(
      "insert into guest_words (id, booking_number, position, word, time, pickup_date, at) values ('w', ?, 1, 'flight-late', ?, ?, ?)",
    )
      .bind(ride.bookingNumber, sriLankaTime(new Date()).time, ride.pickupDate, new Date().toISOString())
      .run()
    await expect(noShow(flown)).rejects.toThrow('Its guest was promised to be waited for until')
    await noShow(flown, true)
    expect((await bookingWithHistory(site.env, flown))!.history.at(-1)!.detail).toContain(
      'all the same, though its guest was promised to be waited for until',
    )
  })

  test('takes it back: all is as before, and a refund that was due is not', async () => {
    const reference = await bookRide(site, { in: 60 })
    const before = await rideOf(site, reference)
    await takeStep(site.env, reference, { step: 'paid' })
    pass(60 + WAIT)
    await takeStep(site.env, reference, { step: 'no-show' })
    const { cancelFeeUsd, paidUsd } = await rideOf(site, reference)
    expect(await concernsOf(reference)).toEqual(paidUsd === cancelFeeUsd ? [] : ['payment'])
    await takeStep(site.env, reference, { step: 'came' })
    const { status, cancelFeeUsd: owed, driverName, driverCode } = await rideOf(site, reference)
    expect({ status, owed, driverName, driverCode }).toEqual({
      status: 'confirmed',
      owed: 0,
      driverName: before.driverName,
      driverCode: before.driverCode,
    })
    expect(await rows('refunds_due', reference)).toEqual([])
  })

  test('has what is paid beyond the charge on its list, until it has said what stays paid', async () => {
    const reference = await bookRide(site, { in: 60 })
    await takeStep(site.env, reference, { step: 'paid' })
    pass(60 + WAIT)
    await takeStep(site.env, reference, { step: 'no-show' })
    const { paidUsd, cancelFeeUsd } = await rideOf(site, reference)
    if (paidUsd > cancelFeeUsd) {
      expect(await concernsOf(reference)).toEqual(['payment'])
      await takeStep(site.env, reference, { step: 'refund', usd: paidUsd - cancelFeeUsd })
    }
    expect(await concernsOf(reference)).toEqual([])
    // What goes back of it is no waiver: the ride does not run.
    expect((await rideOf(site, reference)).waivedUsd).toBe(0)
  })
})

describe('that the guest did not come, where nobody of ours may have been there', () => {
  const mailsAfter = async (reference: string, step: () => Promise<unknown>) => {
    site.mails.length = 0
    pass(1)
    await step()
    while ((await sendDueMail(site.env)) > 0);
    return site.mails.filter(({ subject, text }) => `${subject} ${text}`.includes(reference))
  }
  const alarms = async (reference: string) => {
    await answerAlarms(site.env, new Date())
    const { number } = (await findBooking(site.env, reference))!.booking
    return (await alarmsOf(site.env, number)).map(({ kind, closing }) => [kind, closing])
  }

  test('is refused where no driver was assigned, until the office insists; the history says so', async () => {
    const reference = await bookRide(site, { in: 60 })
    await takeStep(site.env, reference, { step: 'no-driver' })
    pass(60 + WAIT)
    const { version } = await rideOf(site, reference)
    const fields = { step: 'no-show', version: String(version) }
    const mails = await mailsAfter(reference, async () => {
      const refused = await act(reference, fields)
      const html = await refused.text()
      expect([refused.status, html]).toEqual([409, expect.stringContaining('No driver was assigned: nobody of ours')])
      expect(html).toContain('name="insist" value="no-show"')
      expect(html).toContain('Yes, the guest did not come')
    })
    expect(mails).toEqual([])
    expect(await rideOf(site, reference)).toMatchObject({ status: 'confirmed', cancelFeeUsd: 0, version })
    expect((await act(reference, { ...fields, insist: 'no-show' })).status).toBe(303)
    expect((await rideOf(site, reference)).status).toBe('no-show')
    const { happened } = (await bookingWithHistory(site.env, reference))!
    expect(happened.map(({ words }) => words)).toContainEqual(
      expect.stringMatching(/^the guest did not come: .*all the same, though no driver was assigned/),
    )
  })

  test('is refused while the guest says that nobody is there; taken back, the alarm is open as before', async () => {
    const reference = await bookRide(site, { in: 60 })
    pass(60 + WAIT)
    await say(site, reference, 'nobody-here')
    await expect(takeStep(site.env, reference, { step: 'no-show' })).rejects.toThrow(
      'A guest says that nobody is there: that alarm is open',
    )
    await takeStep(site.env, reference, { step: 'no-show', insists: true })
    expect(await alarms(reference)).toEqual([['nobody-here', 'no-show']])
    await takeStep(site.env, reference, { step: 'came' })
    expect(await alarms(reference)).toEqual([['nobody-here', null]])
    // What has no cause any more closes again.
    await takeStep(site.env, reference, { step: 'no-show', insists: true })
    expect(await alarms(reference)).toEqual([['nobody-here', 'no-show']])
    pass(25 * 60)
    await takeStep(site.env, reference, { step: 'came' })
    expect(await alarms(reference)).toEqual([['nobody-here', 'over']])
  })

  test.each(Object.keys(LANGUAGES) as Language[])(
    'taken back, who was told what they owe is told that they do not: %s',
    async (language) => {
      const reference = await bookRide(site, { in: 60 })
      await env.DB.prepare('update bookings set language = ? where reference = ?').bind(language, reference).run()
      pass(60 + WAIT)
      const charged = await mailsAfter(reference, () => takeStep(site.env, reference, { step: 'no-show' }))
      expect(charged).toHaveLength(1)
      expect(await see(`/booking/${reference}/came`)).toContain('gets a mail')
      const [mail, ...more] = await mailsAfter(reference, () => takeStep(site.env, reference, { step: 'came' }))
      expect(more).toEqual([])
      expect(mail!.text.replaceAll(/\s+/g, ' ')).toContain(TAKEN_BACK[language])
    },
  )

  test('taken back, who was told nothing gets no mail', async () => {
    const { reference } = await notMet()
    expect(await mailsAfter(reference, () => takeStep(site.env, reference, { step: 'came' }))).toEqual([])
  })
})

test('what is owed of an old no-show stands below the rides of now that nobody drives or that an alarm is about', async () => {
  const old = await bookRide(site, { in: 60 })
  pass(60 + WAIT)
  await takeStep(site.env, old, { step: 'no-show' })
  pass(2 * 24 * 60)
  const later = await bookRide(site, { in: 20 * 60 })
  const tonight = await bookRide(site, { in: 180, name: 'tonight' })
  const { reference: alarmed } = await notMet('alarmed')
  for (const reference of [later, tonight]) await takeStep(site.env, reference, { step: 'no-driver' })
  const cards = [...(await see('')).matchAll(/<li class="card card--concern" data-card="([^"]+)"/g)].map(([, it]) => it)
  const order = cards.filter((each) => [old, later, tonight, alarmed].includes(each!))
  expect(order).toEqual([alarmed, tonight, later, old])
})

describe('a no-show', () => {
  async function noShow() {
    const { reference, sheet } = await notMet('noshow')
    await takeStep(site.env, reference, { step: 'no-show' })
    return { reference, sheet }
  }

  test('is told by every list, by the day and by the search, and is no pickup to be driven', async () => {
    const { reference } = await noShow()
    const { pickupDate, driverName } = (await bookingWithHistory(site.env, reference))!.booking
    for (const path of ['', '/later', '/past', `/find?text=${reference}`, `/booking/${reference}`])
      expect(await see(path), path).toMatch(/>no-show<\/span>/)
    expect(await see('/today')).toContain('no-show')
    const day = await see(`/day/${pickupDate}`)
    expect(day).toContain(reference)
    expect(day).toContain('no-show')
    // What is owed for it is open.
    expect(await listBookings(site.env, { unpaid: pickupDate.slice(0, 7) })).toContainEqual(
      expect.objectContaining({ reference }),
    )
    const { pickups } = { pickups: (await pickupsByDay(site.env, pickupDate.slice(0, 7))).get(pickupDate) ?? 0 }
    const running = (await listBookings(site.env, { day: pickupDate })).filter(({ status }) => status !== 'no-show')
    expect(pickups).toBe(running.length)
    expect(driverName).not.toBeNull()
  })

  test('says so in the call, in the calendar and to agents, and the three other states are spelled as before', async () => {
    const { reference } = await noShow()
    const call = await (await site.get(`/en/serendip/booking/${reference}`)).json<{ rides: { status: string }[] }>()
    expect(call.rides[0]!.status).toBe('no-show')
    const { booking } = (await findBooking(site.env, reference))!
    const shown = await publicBooking(site.env, booking)
    const { text } = bookingCalendar(shown, booking, ENGLISH_TEXTS)
    expect(text).toContain('STATUS:CANCELLED')
    expect(text).not.toContain('VALARM')
    expect(shown.paymentUrl).not.toBeNull()
  })

  test.each(Object.keys(LANGUAGES) as Language[])('is told to its guest on the page: %s', async (language) => {
    const { reference } = await noShow()
    const path = `${language === 'en' ? '' : `/${language}`}/booking/${reference}`
    const texts = SAID[language]!
    const html = await (await request(path)).text()
    for (const said of texts) expect(html).toContain(said)
    expect(html).not.toContain('Please call us at once')
  })

  test('closes the sheet, and its guest is neither thanked nor reminded', async () => {
    const { reference, sheet } = await noShow()
    expect((await site.get(sheet)).status).toBe(404)
    pass(24 * 60)
    await addDueReminders(site.env, new Date(Date.now() + MINUTE))
    expect((await rows('outbox', reference)).map(({ kind }) => kind)).not.toContain('thanks')
  })
})

const TAKEN_BACK: Readonly<Record<string, string>> = {
  en: 'We take that back, together with what was owed for it.',
  de: 'Das nehmen wir zurück, und auch, was dafür zu zahlen war.',
  fr: 'rien n’est dû à ce titre.',
  ru: 'платить за это ничего не нужно.',
  zh: '您无需为此付费。',
}

/** As a native reads it; that the page is in one language, other tests hold. */
const SAID: Readonly<Record<string, readonly string[]>> = {
  en: ['Not met', 'As far as we know, you did not come to the pickup', 'of the price is owed, as you did not come'],
  de: [
    'Nicht angetroffen',
    'Soweit wir wissen, sind Sie nicht zur Abholung',
    'weil Sie nicht zur Abholung gekommen sind',
  ],
  fr: ['Passager absent', 'À notre connaissance, vous n’étiez pas', 'car vous n’étiez pas au lieu'],
  ru: ['Вы не пришли', 'Насколько нам известно, вы не пришли', 'потому что вы не пришли'],
  zh: ['未接到', '据我们所知，您没有到上车地点', '因为您没有到上车地点'],
}
