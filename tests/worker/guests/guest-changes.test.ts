/** A guest changes and cancels by the link in the mail. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { CONCERN_TEXTS } from '#domain/bookings/agreed/concerns.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { DAY_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { bookingWithHistory, listConcerned } from '#worker/lists/booking-list.ts'
import { concernWords } from '#worker/lists/office-texts.ts'
import { mayChangeToday } from '#worker/bookings/booking-limits.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { guestTerms } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { compose } from '#worker/mail/compose.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import {
  losingDatabase,
  returnDays,
  returnTripDetails,
  rows,
  testSite,
  tourToken,
  trip,
  freshSite,
} from '../bookings/booking-site.ts'
import { read } from '../pages/html.ts'
import { ORIGIN } from '../site.ts'

const site = freshSite()

/** Ten days from now in Sri Lanka. */
const day = (days: number) => new Date(Date.now() + days * 24 * 3_600_000).toISOString().slice(0, 10)
const GUEST = 'ann.customer@example.com'
const transferFares = transferFare({ ...trip, distanceKm: trip.distance, durationMinutes: trip.minutes })

/** A booking in ten days, and the path of the link in its receipt. */
async function book(change: object = {}): Promise<{ reference: string; path: string }> {
  const { reference } = await site.booked({ pickupdate: day(10), ...change })
  const receipt = site.mails.find(({ to }) => to === GUEST)!
  const link = new RegExp(`${BRAND.origin}(/booking/${reference}/changes\\?key=[0-9a-f]{32})`).exec(receipt.text)
  site.mails.length = 0
  return { reference, path: link?.[1] ?? '' }
}

const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}, at = site) =>
  at.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, ...headers },
  })
const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const CANCEL = { step: 'cancel', version: '0', sure: 'yes' }

test('the link opens with what a chat or a mail added behind it, and with no other key', async () => {
  const { reference, path } = await book()
  for (const added of ['.', ')', '%E2%80%8B', '%22%3E']) expect((await site.get(path + added)).status, added).toBe(200)
  for (const wrong of [
    path.slice(0, -1),
    `${path}0`,
    path.replace('key=', 'key=x.'),
    `/booking/${reference}/changes?key=.`,
  ])
    expect((await site.get(wrong)).status, wrong).toBe(404)
  // What it writes leads to the clean link.
  const page = await (await site.get(`${path}%22%3E%3Cscript%3E`)).text()
  expect(page).toContain(`action="${path}"`)
  const answer = await post(`${path.replace('/changes', '%0D%0A/changes')}.`, CANCEL)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, `${path}&done=cancel`])
})

test('cancels once, and both sides hear of it', async () => {
  const { reference, path } = await book()
  const page = await site.get(path)
  expect(page.status).toBe(200)
  expect(page.headers.get('cache-control')).toBe('private, no-store')
  expect(page.headers.get('referrer-policy')).toBe('same-origin')
  const text = await page.text()
  expect(text).toContain('Free to cancel until ')
  expect(text).toContain('>Receipt</a>')
  expect((await post(path, CANCEL)).status).toBe(303)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled' })
  await sweepOutbox(site.env)
  expect(site.mails.map(({ to, subject }) => [to, subject.split(':')[0]]).toSorted()).toEqual(
    [
      [GUEST, `Booking ${reference} cancelled`],
      [env.MAIL_OPERATOR, 'CANCELLED by the guest'],
    ].toSorted(),
  )
  const again = await post(path, { ...CANCEL, version: '1' })
  expect(again.status).toBe(409)
  const refused = await again.text()
  expect(refused).toContain('This booking is cancelled already.')
  // The operator's commands mean nothing to a guest.
  expect(refused).not.toMatch(/--(resend|reopen|confirm)/)
})

test('a form that is sent twice is done once, and says so both times; another change is still told of', async () => {
  const { reference, path } = await book()
  const change = { step: 'change', version: '0', date: day(12), time: '10:00', details: '' }
  const answers = await Promise.all([post(path, change), post(path, change)])
  expect(answers.map(({ headers }) => headers.get('location'))).toEqual(Array(2).fill(`${path}&done=change`))
  await sweepOutbox(site.env)
  expect(site.mails.filter(({ to }) => to === GUEST)).toHaveLength(1)
  expect((await post(path, { ...change, time: '11:00' })).status).toBe(409)
  for (let i = 0; i < 2; i++)
    expect((await post(path, { ...CANCEL, version: '1' })).headers.get('location')).toBe(`${path}&done=cancel`)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled' })
})

test('a cancellation whose answer the database loses is made once, and the guest is not told of another change', async () => {
  const { reference, path } = await book()
  const { DB, hasLost } = losingDatabase()
  expect((await post(path, CANCEL, {}, testSite({ DB }))).status).toBe(303)
  expect(hasLost()).toBe(true)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled' })
  const { history } = (await bookingWithHistory(site.env, reference))!
  expect(history.map(({ step }) => step).filter((step) => step === 'cancel')).toHaveLength(1)
  await sweepOutbox(site.env)
  expect(await rows('outbox')).toHaveLength(4)
})

test('a ride that is moved into another one is asked about once, with both times; yes is for that time alone', async () => {
  const { reference, path } = await book(await returnTripDetails())
  const change = { step: 'change', ride: '2', version: '0', date: returnDays.there }
  const asked = await post(path, { ...change, time: '10:00' })
  expect(asked.status).toBe(409)
  const page = await asked.text()
  expect(page).toContain('Ride 1 arrives at about 12:30, ride 2 begins at 10:00. Is that what you want?')
  const yes = /<button[^>]*>Yes, save it so<\/button>/.exec(page)![0]
  for (const attribute of ['form="change-2"', 'name="meant"', `value="${returnDays.there} 10:00"`])
    expect(yes).toContain(attribute)
  expect(page).toContain('href="#time-2">Change the time</a>')
  expect(page).toContain('id="time-2"')
  expect(page).toMatch(/<form[^>]* id="change-2"/)
  // The answer is for the pickup that was asked about.
  expect((await post(path, { ...change, time: '10:30', meant: `${returnDays.there} 10:00` })).status).toBe(409)
  expect((await post(path, { ...change, time: '10:30', meant: `${returnDays.there} 10:30` })).status).toBe(303)
  expect((await shown(reference)).rides).toMatchObject([{}, { pickupDate: returnDays.there, pickupTime: '10:30' }])
  await sweepOutbox(site.env)
  const notice = site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!
  expect(notice.text).toContain('Ride 1 arrives at about 12:30, ride 2 begins at 10:30.')
  // Equal times stay refused, whatever is said; and what stays overlapping is not asked about again.
  const equal = { ...change, version: '1', time: '09:30', meant: `${returnDays.there} 09:30` }
  expect(await (await post(path, equal)).text()).toContain('no longer be in their order')
  expect((await post(path, { ...change, version: '1', time: '10:30', flight: 'UL 505' })).status).toBe(303)
})

test('what is paid back is told before and after a cancellation, on both pages and in the mails', async () => {
  const { reference, path } = await book()
  const pages = async () => [
    await (await site.get(path)).text(),
    (await read(`/booking/${reference}`, (page) => site.get(page))).text,
  ]
  for (const page of await pages()) {
    expect(page).toContain('Free to cancel until ')
    expect(page).toMatch(/Later it costs 50\s% of the price, from /)
    expect(page).toContain('within 7 days')
    expect(page).not.toContain('If you cancel now')
  }
  await takeStep(env, reference, { step: 'paid', usd: 74 })
  const BEFORE =
    'USD 74 is paid. If you cancel now, all of it is paid back the way you paid: to the same card or account, or in cash, within 7 days.'
  for (const page of await pages()) expect(page).toContain(BEFORE)

  expect((await post(path, { ...CANCEL, version: '1' })).status).toBe(303)
  await sweepOutbox(site.env)
  const by = showDate(sriLankaTime(new Date(Date.now() + 7 * 24 * 3_600_000)).date)
  const AFTER = `USD 74 was paid: all of it is paid back the way you paid: to the same card or account, or in cash, by ${by}.`
  for (const page of await pages()) expect(page).toContain(AFTER)
  expect(site.mails.find(({ to, subject }) => to === GUEST && subject.includes('cancelled'))!.text).toContain(AFTER)
  expect(
    site.mails.find(({ to, subject }) => to === env.MAIL_OPERATOR && subject.includes('CANCELLED'))!.text,
  ).toContain(`USD 74 was paid. Pay back USD 74 by ${by}, as the guest was told`)

  await takeStep(env, reference, { step: 'refund', usd: 74 })
  for (const page of await pages()) expect(page).not.toContain('was paid')
})

test('late, both pages say what a cancellation costs now, and afterwards what it means for the payment', async () => {
  const { reference, path } = await book({ pickupdate: day(2) })
  const soon = sriLankaTime(new Date(Date.now() + 15 * 3_600_000))
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(soon.date, soon.time).run()
  await takeStep(env, reference, { step: 'paid', usd: 74 })
  const BEFORE = 'USD 74 is paid. If you cancel now, that costs USD 37 (LKR 10,740), and USD 37 is paid back'
  expect(await (await site.get(path)).text()).toContain(BEFORE)
  expect((await read(`/booking/${reference}`, (page) => site.get(page))).text).toContain(BEFORE)
  await takeStep(env, reference, { step: 'cancel', isGuestsWish: true })
  await sweepOutbox(site.env)
  const AFTER = 'USD 74 was paid, and USD 37 (LKR 10,740) is owed: USD 37 is paid back'
  expect(await (await site.get(path)).text()).toContain(AFTER)
  expect(site.mails.find(({ to, subject }) => to === GUEST && subject.includes('cancelled'))!.text).toContain(AFTER)
})

test('a new time is a request: it is confirmed and driven anew; a new flight is not', async () => {
  const { reference, path } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, {
    step: 'driver',
    driver: { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' },
  })
  const fields = { step: 'change', date: day(10), time: '09:30', details: 'EK650' }
  expect((await post(path, { ...fields, version: '2' })).status).toBe(303)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'confirmed', driver: { name: 'Nimal' } })
  expect(await ride(reference)).toMatchObject({ details: 'EK650' })
  expect((await post(path, { ...fields, version: '3', date: day(11) })).headers.get('location')).toBe(
    `${path}&done=change`,
  )
  expect((await shown(reference)).rides[0]).toMatchObject({
    status: 'new',
    pickupDate: day(11),
    driver: null,
    priceUsd: 74,
  })
  expect(
    (await bookingWithHistory(site.env, reference))!.history.map(({ step, actor }) => [step, actor]).slice(2),
  ).toEqual([
    ['change', 'guest'],
    ['change', 'guest'],
  ])
})

test("a change that crosses the operator's is decided once; the guest is told", async () => {
  const { reference, path } = await book()
  const outcomes = await Promise.all([
    post(path, { step: 'change', version: '0', date: day(12), time: '10:00', details: '' }).then(
      ({ status }) => status,
    ),
    takeStep(site.env, reference, { step: 'confirm' }, { seen: 0 }).then(
      () => 200,
      () => 409,
    ),
    post(path, CANCEL).then(({ status }) => status),
  ])
  expect(outcomes.filter((status) => status === 409)).toHaveLength(2)
  expect((await bookingWithHistory(site.env, reference))!.history).toHaveLength(1)
})

test("nobody changes anything with the reference alone, another booking's key, or from another site", async () => {
  const [one, other] = [await book(), await book({ pickuptime: '10:00' })]
  const path = one.path.split('?')[0]!
  for (const key of ['', '?key=', '?key=x', `?${other.path.split('?')[1]!}`, `?key=${'0'.repeat(32)}`]) {
    expect((await site.get(path + key)).status, key).toBe(404)
    expect((await post(path + key, CANCEL)).status, key).toBe(404)
  }
  expect((await post(one.path, CANCEL, { origin: 'https://evil.example' })).status).toBe(403)
  for (const wrong of [
    { step: 'confirm', version: '0' },
    { step: 'cancel', version: '0' },
    { step: 'paid', version: '0', usd: '74' },
  ])
    expect((await post(one.path, wrong as Record<string, string>)).status).toBe(400)
  expect((await shown(one.reference)).rides[0]).toMatchObject({ status: 'new' })
  // Neither does the booking's page or its call tell the key.
  const key = /key=(\w+)/.exec(one.path)![1]!
  for (const address of [
    `/booking/${one.reference}`,
    `/en/serendip/booking/${one.reference}`,
    `/booking/${one.reference}/calendar.ics`,
  ])
    expect(await (await site.get(address)).text(), address).not.toContain(key)
})

test('near the pickup a cancellation says what it costs, and costs what was said', async () => {
  const { reference, path } = await book()
  // Long before: it is no request.
  await env.DB.prepare('update bookings set created_at = ?')
    .bind(new Date(Date.now() - 3 * DAY_MS).toISOString())
    .run()
  const pickUpIn = async (hours: number) => {
    const { date, time } = sriLankaTime(new Date(Date.now() + hours * 3_600_000))
    await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(date, time).run()
    return time
  }
  const time = await pickUpIn(20)
  const page = await (await site.get(path)).text()
  expect(page).toContain('>Cancel this booking for USD 37 (LKR 10,740)<')
  expect(page).toContain('Yes, cancel this booking: I owe USD 37 (LKR 10,740)')
  expect(page).toContain('name="fee" value="37"')
  expect(page).toContain('Save the change')
  // To a time that is too near.
  const near = sriLankaTime(new Date(Date.now() + 3 * 3_600_000))
  expect((await post(path, { step: 'change', version: '0', ...near, details: '' })).status).toBe(409)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'new', pickupTime: time })
  // A page that was opened before said nothing of a fee.
  const free = await post(path, CANCEL)
  expect(free.status).toBe(409)
  expect(await free.text()).toContain('Cancelling costs more by now')

  await pickUpIn(8)
  const late = await (await site.get(path)).text()
  expect(late).toContain('>Cancel this booking for USD 74 (LKR 21,480)<')
  expect(late).toContain(`<a href="tel:${CONTACT.whatsapp}" translate="no">${CONTACT.whatsappShown}</a>`)
  expect(late).not.toContain('Save the change')
  expect((await post(path, { ...CANCEL, fee: '37' })).status).toBe(409)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'new' })
  expect((await post(path, { ...CANCEL, fee: '74' })).status).toBe(303)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled', cancelFeeUsd: 74 })
  await sweepOutbox(site.env)
  expect(site.mails.find(({ to }) => to === GUEST)!.text).toContain('USD 74 (LKR 21,480) of the price')
})

test.each([0, 60])(
  'moved by ten minutes and %i days, a ride that costs something to cancel costs as much',
  async (days) => {
    const { reference, path } = await book()
    await env.DB.prepare('update bookings set created_at = ?')
      .bind(new Date(Date.now() - 3 * DAY_MS).toISOString())
      .run()
    const inHours = (hours: number) => sriLankaTime(new Date(Date.now() + hours * 3_600_000))
    const before = inHours(20)
    await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(before.date, before.time).run()
    const { cancelling: t } = ENGLISH_TEXTS.in('booking')
    expect(await (await site.get(path)).text()).toContain(t.moved(50))
    const change = { step: 'change', version: '0', ...inHours(20 + 1 / 6 + days * 24), details: '' }
    expect((await post(path, change)).status).toBe(303)
    expect(await (await site.get(path)).text()).toContain(t.costs(50))
    expect((await post(path, { ...CANCEL, version: '1' })).status).toBe(409)
    expect((await post(path, { ...CANCEL, version: '1', fee: '37' })).status).toBe(303)
    expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled', cancelFeeUsd: 37 })
  },
)

test('of a ride that is over the page says so once, and no hours before its pickup', async () => {
  const { path } = await book()
  const said = async () => {
    const page = await (await site.get(path)).text()
    return ['we change it by hand', 'The time of the pickup is over.', 'Cancel it'].map(
      (words) => page.split(words).length - 1,
    )
  }
  const { date, time } = sriLankaTime(new Date(Date.now() - 60_000))
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(date, time).run()
  expect(await said()).toEqual([1, 1, 1])
  const before = sriLankaTime(new Date(Date.now() - 2 * 86_400_000))
  await env.DB.prepare('update rides set pickup_date = ?').bind(before.date).run()
  expect(await said()).toEqual([0, 1, 0])
})

test('once the pickup is over the guest is asked to write or call', async () => {
  const { reference, path } = await book()
  const { date, time } = sriLankaTime(new Date(Date.now() - 60_000))
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(date, time).run()
  await takeStep(env, reference, { step: 'paid', usd: 74 })
  const page = await (await site.get(path)).text()
  expect(page).toContain('The time of the pickup is over.')
  // Nobody cancels it any more: neither page says what that would cost.
  for (const html of [page, await (await site.get(`/booking/${reference}`)).text()])
    expect(html).not.toContain('If you cancel now')
  const refused = await post(path, { ...CANCEL, version: '1', fee: '74' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain('Please write to us on WhatsApp, or call.')
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'new' })
})

test("what a guest writes is text, and in the operator's mail alone", async () => {
  const { path } = await book()
  await post(path, {
    step: 'change',
    version: '0',
    date: day(10),
    time: '09:30',
    details: '<script>alert(1)</script> claim your refund',
  })
  await sweepOutbox(site.env)
  expect(await (await site.get(path)).text()).toContain('&lt;script&gt;')
  expect(site.mails.find(({ to }) => to === GUEST)!.text).not.toContain('refund')
  expect(site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!.text).toContain('refund')
})

/** A return trip, and the path of its link. */
async function bookReturnTrip() {
  return book({ ...(await returnTripDetails()), pickupaddress: '1 Galle Road', dropoffaddress: 'Villa Rose' })
}
const rides = async () =>
  (await rows('rides')).map(({ status, pickup_date: date, pickup_address: address }) => [status, date, address])

test('each ride of a booking has its own forms on the one page, and is changed and cancelled alone', async () => {
  const { reference, path } = await bookReturnTrip()
  const page = await (await site.get(path)).text()
  expect(page).toContain('Taxi from Colombo to Kandy and back')
  // Two for each ride, and one that cancels both.
  expect(page.match(/<form /g)).toHaveLength(5)
  for (const position of [1, 2]) {
    expect(page).toContain(`${reference}/${position}`)
    expect(page.match(new RegExp(`name="ride" value="${position}"`, 'g'))).toHaveLength(2)
  }
  const { there, back, later } = returnDays
  const change = {
    step: 'change',
    version: '0',
    ride: '2',
    date: later(5),
    time: '10:00',
    pickupAddress: 'Villa Lotus',
  }
  expect((await post(path, change)).headers.get('location')).toBe(`${path}&done=change&ride=2`)
  expect(await rides()).toEqual([
    ['new', there, '1 Galle Road'],
    ['new', later(5), 'Villa Lotus'],
  ])
  expect(later(5)).not.toBe(back)
  // The other ride has not changed: what was seen of it still holds.
  expect((await post(path, { ...CANCEL, ride: '1' })).headers.get('location')).toBe(`${path}&done=cancel-ride&ride=1`)
  expect((await rides()).map(([status]) => status)).toEqual(['cancelled', 'new'])
  const after = await (await site.get(`${path}&done=cancel-ride&ride=1`)).text()
  expect(after).toContain('This ride is cancelled. You get a mail about it.')
  // It says which one, and title and total are of what still runs.
  expect(after).toContain(`Ride 1 of 2: Taxi from Colombo to Kandy, ${showDate(there)}`)
  expect(after).toContain('<h1>Taxi from Kandy to Colombo</h1>')
  expect(after).toMatch(/1 of 2 rides, 1 cancelled: USD \d+ \(LKR [\d,]+\) in all/)
  expect(after.match(/<form /g)).toHaveLength(2)
  // What follows within some minutes comes with the next mail.
  await sweepOutbox(site.env, { now: new Date(Date.now() + 6 * 60_000) })
  const [changed, cancelled] = site.mails.filter(({ to }) => to === GUEST)
  expect(changed!.text).toContain(`Ride 2 of 2: Taxi from Kandy to Colombo, ${showDate(later(5))}`)
  expect(cancelled!.text).toContain(`Ride 1 of 2: Taxi from Colombo to Kandy, ${showDate(there)}`)
  expect(cancelled!.text).toMatch(/Your booking goes on with one ride: USD \d+ \(LKR [\d,]+\) in all\./)
  expect(cancelled!.text).not.toContain('discount')
})

test('another house at which a ride ends is where the next one begins, if it began there; the page and one mail say so', async () => {
  const { path } = await bookReturnTrip()
  const ends = async () =>
    (await rows('rides')).map(({ pickup_address: from, dropoff_address: to, version }) => [from, to, version])
  const change = (ride: string, version: string, typed: object) =>
    post(path, { step: 'change', ride, version, date: returnDays.there, time: '09:30', ...typed })
  const moved = await change('1', '0', { dropoffAddress: 'Hotel Lotus' })
  expect(moved.headers.get('location')).toBe(`${path}&done=change-next&ride=1`)
  expect(await ends()).toEqual([
    ['1 Galle Road', 'Hotel Lotus', 1],
    ['Hotel Lotus', '1 Galle Road', 1],
  ])
  expect(await (await site.get(moved.headers.get('location')!)).text()).toContain(
    ENGLISH_TEXTS.in('guest').done['change-next'],
  )
  await sweepOutbox(site.env, { now: new Date(Date.now() + 6 * 60_000) })
  const [mail, ...others] = site.mails.filter(({ to }) => to === GUEST)
  expect(others).toEqual([])
  expect(mail!.text).toContain('Taxi from Kandy to Colombo')
  expect(site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!.text).toContain(
    "ride 2: pickup address 'Villa Rose' -> 'Hotel Lotus'",
  )
  // Who changes houses between both says so by the second one.
  const back = { date: returnDays.back, time: '15:00' }
  await change('2', '1', { ...back, pickupAddress: 'Sea View' })
  expect((await change('1', '1', { dropoffAddress: 'Villa Rose' })).headers.get('location')).toContain('done=change&')
  expect(await ends()).toEqual([
    ['1 Galle Road', 'Villa Rose', 2],
    ['Sea View', '1 Galle Road', 2],
  ])
})

test('by their key guests see what they typed, which the receipt does not hold', async () => {
  const typed = { guestname: 'Ann Mary Smith', dropoffaddress: 'Villa Rose', flightdetails: 'Vegetarian snacks' }
  const { reference } = await site.booked({ pickupdate: day(10), ...typed })
  const { text } = site.mails.find(({ to }) => to === GUEST)!
  expect(text).toContain('Your name, addresses and notes are left out here. To check them, open “Change or cancel”')
  const own = await (await site.get(/\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(text)![0])).text()
  const facts = own.slice(0, own.indexOf('<form'))
  for (const said of [...Object.values(typed), GUEST, '+447911123456']) {
    expect(text.includes(said) && said !== GUEST && !said.startsWith('+'), said).toBe(false)
    expect(facts).toContain(`${said}</dd>`)
  }
  // Who has the reference alone still sees hints.
  const page = await (await site.get(`/booking/${reference}`)).text()
  expect(page).toContain('Ann M. S.')
  expect(page).not.toContain('Ann Mary Smith')
})

test('a mail of all rides says of which one it leaves out what the guest typed, beside another that it tells in full', async () => {
  const { reference, path } = await bookReturnTrip()
  await takeStep(site.env, reference, { step: 'confirm' })
  const change = {
    step: 'change',
    ride: '2',
    version: '1',
    date: returnDays.back,
    time: '15:00',
    dropoffAddress: 'Hotel Lotus',
  }
  expect((await post(path, change)).headers.get('location')).toContain('done=change')
  const { booking } = (await findBooking(site.env, reference))!
  const of = { kind: 'link', reader: 'guest', positions: [], since: '' } as const
  const { text } = await compose(site.env, booking, of, new Date())
  expect(text).toContain('Villa Rose')
  expect(text).not.toContain('Hotel Lotus')
  expect(text).toContain('Ride 2: Your name, addresses and notes are left out here.')
})

test('which of several rides is meant must be said, and be one of them', async () => {
  const { path } = await bookReturnTrip()
  for (const ride of [{}, { ride: '3' }, { ride: '0' }]) {
    const answer = await post(path, { ...CANCEL, ...(ride as Record<string, string>) })
    expect(answer.status).toBe(409)
    expect(await answer.text()).toContain('Choose the ride that you mean.')
  }
  expect((await post(path, { ...CANCEL, ride: 'x' })).status).toBe(400)
  // A ride cannot be moved before the one before it.
  const early = { step: 'change', version: '0', ride: '2', date: returnDays.later(-2), time: '10:00' }
  expect((await post(path, early)).status).toBe(409)
  expect((await rides()).map(([status]) => status)).toEqual(['new', 'new'])
})

test('what costs something to cancel gets no cheaper by a change, also after it was moved', async () => {
  const { reference, path } = await book({ vehicle: vehicleText('van', transferFares) })
  await env.DB.prepare('update bookings set created_at = ?')
    .bind(new Date(Date.now() - 3 * DAY_MS).toISOString())
    .run()
  const inHours = (hours: number) => sriLankaTime(new Date(Date.now() + hours * 3_600_000))
  const near = inHours(20)
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(near.date, near.time).run()
  const later = inHours(20 + 60 * 24)
  for (const [version, at] of [near, later].entries()) {
    expect(choices(await (await site.get(path)).text())).toEqual(['van 89/25860'])
    const cheaper = { step: 'change', version: String(version), ...at, details: '', instead: 'mini 74' }
    expect((await post(path, cheaper)).status).toBe(409)
    if (version === 0) expect((await post(path, { ...cheaper, ...later, instead: 'van 89' })).status).toBe(303)
  }
  expect((await post(path, { ...CANCEL, version: '1', fee: '44' })).status).toBe(303)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled', cancelFeeUsd: 44 })
})

test('a dearer vehicle costs no more to cancel, and is not to be paid, until somebody confirms it', async () => {
  const { reference, path } = await book()
  await env.DB.prepare('update bookings set created_at = ?')
    .bind(new Date(Date.now() - 3 * DAY_MS).toISOString())
    .run()
  const near = sriLankaTime(new Date(Date.now() + 20 * 3_600_000))
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(near.date, near.time).run()
  const change = { step: 'change', ...near, details: '' }
  site.mails.length = 0
  expect((await post(path, { ...change, version: '0', instead: 'van 89' })).status).toBe(303)
  await sweepOutbox(site.env)
  const part = 'Until we confirm the change, this is a part of the price before it: USD 74 (LKR 21,480).'
  const mail = site.mails.find(({ to }) => to === GUEST)!.text
  for (const said of ['A cancellation costs 50 % of the price', part]) expect(plain(mail)).toContain(said)
  const page = await (await site.get(path)).text()
  expect(page).toContain(part)
  expect(page).toContain('If you cancel now, that costs USD 37 (LKR 10,740).')
  expect(page).toContain('>Cancel this booking for USD 37 (LKR 10,740)<')
  expect(await shown(reference)).toMatchObject({ paymentUrl: null, rides: [{ cancellation: { feeUsd: 37 } }] })
  expect(await chargeOfCancelling(reference)).toBe(37)
  // What cancelling costs a part of is the booked price: its guest may take that vehicle again.
  expect(choices(page)).toEqual(['mini 74/21480', 'car 77/22360', 'van 89/25860'])
  expect((await post(path, { ...change, version: '1', instead: 'car 77' })).status).toBe(303)
  expect(await shown(reference)).toMatchObject({ paymentUrl: null, rides: [{ cancellation: { feeUsd: 37 } }] })
  expect((await post(path, { ...change, version: '2', instead: 'mini 74' })).status).toBe(303)
  expect((await shown(reference)).paymentUrl).toContain('pv=74')
  expect((await post(path, { ...change, version: '3', instead: 'van 89' })).status).toBe(303)
  await takeStep(site.env, reference, { step: 'confirm' })
  expect((await shown(reference)).paymentUrl).toContain('pv=89')
  expect(choices(await (await site.get(path)).text())).toEqual(['van 89/25860'])
  expect((await post(path, { ...CANCEL, version: '5', fee: '44' })).status).toBe(303)
  expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled', cancelFeeUsd: 44 })
})

test('a dearer vehicle that nobody has confirmed owes what the booked one does, also taken up again', async () => {
  const { reference, path } = await book()
  await env.DB.prepare('update bookings set created_at = ?')
    .bind(new Date(Date.now() - 3 * DAY_MS).toISOString())
    .run()
  const near = sriLankaTime(new Date(Date.now() + 20 * 3_600_000))
  await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(near.date, near.time).run()
  const change = { step: 'change', ...near, details: '', version: '0', instead: 'van 89' }
  expect((await post(path, change)).status).toBe(303)
  expect((await post(path, { ...CANCEL, version: '1', fee: '37', feeLkr: '10740' })).status).toBe(303)
  expect((await shown(reference)).rides[0]).toMatchObject({ cancelFeeUsd: 37, cancelFeeLkr: 10_740 })
  expect((await shown(reference)).paymentUrl).toContain('pv=37')
  await takeStep(site.env, reference, { step: 'reopen' })
  expect(await ride(reference)).toMatchObject({ vehicle: 'van', price_usd: 89, before_usd: null, before_lkr: null })
})

/** What the office reads that its guest owes who wishes to cancel now. */
const chargeOfCancelling = async (reference: string) => {
  const { booking } = (await findBooking(env, reference))!
  return guestTerms(booking, booking.rides[0], new Date()).fee.usd
}

const plain = (text: string) => text.replaceAll(/\s+/g, ' ')

/** As the page's choice has it. */
const choices = (page: string) =>
  [...page.matchAll(/<option value="([^"]+)"( selected="")?>/g)].map((found) => found[1]!)
const ride = async (reference: string) => (await rows('rides', reference))[0]!

test('another vehicle costs what was quoted for it, and is a request', async () => {
  const { reference, path } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  const driver = { name: 'Nimal', phone: '+94771234567', car: 'CAB-1' }
  await takeStep(site.env, reference, { step: 'driver', driver })
  await takeStep(site.env, reference, { step: 'paid', usd: 74 })
  const page = await (await site.get(path)).text()
  expect(choices(page)).toEqual(['mini 74/21480', 'car 77/22360', 'van 89/25860'])
  expect(page).toContain('<option value="mini 74/21480" selected="">')
  expect(page).toContain('Van, USD 89 (LKR 25,860)')
  expect(page).toContain('Van: up to 6 travelers and 6 large bags.')
  const fields = { step: 'change', version: '3', date: day(10), time: '09:30', details: '', instead: 'van 89' }
  expect((await post(path, fields)).headers.get('location')).toBe(`${path}&done=change`)
  expect(await ride(reference)).toMatchObject({
    vehicle: 'van',
    price_lkr: 25_860,
    price_usd: 89,
    status: 'new',
    driver_name: null,
  })
  // Nobody is asked to pay for it before it is confirmed.
  expect((await shown(reference)).paymentUrl).toBeNull()
  await takeStep(site.env, reference, { step: 'confirm' })
  expect((await shown(reference)).paymentUrl).toContain('pv=15')
  await sweepOutbox(site.env)
  const toOperator = site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!
  expect(toOperator.text).toContain('Mini Car for USD 74 -> Van for USD 89')
  expect(toOperator.text).toContain('Nimal')
})

test('a price that the guest did not see is refused, and so is what is no offer', async () => {
  const { reference, path } = await book()
  const fields = { step: 'change', version: '0', date: day(10), time: '09:30', details: '' }
  for (const instead of ['van 88', 'van 1', 'mini 73', '4 74', 'bus 74', 'van 89/25859', 'van 88/25860']) {
    const answer = await post(path, { ...fields, instead })
    expect(answer.status, instead).toBe(409)
    expect(await answer.text()).toContain('This price is no longer right.')
  }
  for (const instead of ['Bus 74', 'van', 'van -1', 'van 89/', 'van 89/x', '']) {
    expect((await post(path, { ...fields, instead })).status, instead).toBe(400)
  }
  expect(await ride(reference)).toMatchObject({ vehicle: 'mini', price_usd: 74, version: 0 })
})

test('asked to choose again, a guest is shown what is booked, and not the first vehicle of the list', async () => {
  const { path } = await book({ vehicle: vehicleText('car', transferFares) })
  const fields = { step: 'change', version: '0', date: day(10), time: '09:30', details: '' }
  const chosenIn = async (instead: string) => {
    const answer = await post(path, { ...fields, instead, 'shown-instead': 'car 77/22360' })
    expect(answer.status).toBe(409)
    return /<option value="([^"]+)" selected=""/.exec(await answer.text())?.[1]
  }
  expect(await chosenIn('van 88')).toBe('car 77/22360')
  // What can still be had stays chosen.
  expect(await (await post(path, { ...fields, date: day(-1), instead: 'van 89/25860' })).text()).toContain(
    '<option value="van 89/25860" selected="">',
  )
})

test('what is too much once the ride is cheaper is for the operator to pay back', async () => {
  const { reference, path } = await book({ vehicle: vehicleText('van', transferFares) })
  await takeStep(site.env, reference, { step: 'paid', usd: 89 })
  const fields = { step: 'change', version: '1', date: day(10), time: '09:30', details: '', instead: 'mini 74' }
  expect((await post(path, fields)).status).toBe(303)
  expect((await bookingWithHistory(site.env, reference))!.rides[0]!.concerns).toContain('payment')
  await sweepOutbox(site.env)
  expect(site.mails.find(({ to }) => to === env.MAIL_OPERATOR)!.text).toContain('pay back USD 15')
  expect(site.mails.find(({ to }) => to === GUEST)!.text).toContain(
    'USD 15 too much is paid for a ride: we pay that back',
  )
})

test('bags and seats change alone; a party that no longer fits makes a request of it', async () => {
  const { reference, path } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  const fields = { step: 'change', date: day(10), time: '09:30', details: '', instead: 'mini 74' }
  const small = { travelers: '3', bags: '2', childSeats: '1' }
  expect((await post(path, { ...fields, ...small, version: '1' })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ status: 'confirmed', travelers: 3, bags: 2, child_seats: 1 })
  const full = '5 travelers and 2 large bags do not fit into the Mini Car.'
  const meant = { full: `${full} ${ENGLISH_TEXTS.in('form').asRequest}` }
  expect((await post(path, { ...fields, ...small, ...meant, travelers: '5', version: '2' })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ status: 'new', vehicle: 'mini', travelers: 5 })
  const page = await (await site.get(path)).text()
  expect(page.split(full)).toHaveLength(2)
  expect(page).toContain('Please choose the Van below.')
  expect(page).not.toContain('We write to you about a larger vehicle')
  expect(page).toContain(ENGLISH_TEXTS.in('booking').caveat.nothingToPay)
  expect((await post(path, { ...fields, travelers: '21', version: '3' })).status).toBe(409)
  const refused = await post(path, { ...fields, ...small, travelers: '2', childSeats: '3', version: '3' })
  expect(refused.status).toBe(409)
  expect(await refused.text()).toContain(ENGLISH_TEXTS.in('form').problems.fields['too-many-child-seats'])
  // The van takes them.
  expect((await post(path, { ...fields, ...small, travelers: '5', instead: 'van 89', version: '3' })).status).toBe(303)
  expect(await (await site.get(path)).text()).not.toContain('do not fit')
})

test('a party for which the vehicle is too small is asked about before it is saved, in the words of the booking form; yes is for that party and vehicle alone', async () => {
  const { reference, path } = await book({ vehicle: vehicleText('van', transferFares), passengers: '5', bags: '2' })
  const fields = { step: 'change', version: '0', date: day(10), time: '09:30', details: '', travelers: '5', bags: '2' }
  const mini = { ...fields, instead: 'mini 74/21480' }
  const ask = async (typed: Record<string, string>, at = path) => {
    const answer = await post(at, typed)
    const html = await answer.text()
    const [, yes] = /<button[^>]*value="([^"]*)"[^>]*name="full"/.exec(html) ?? []
    return { status: answer.status, html, yes }
  }
  const first = await ask(mini)
  const { asRequest } = ENGLISH_TEXTS.in('form')
  expect(first).toMatchObject({
    status: 409,
    yes: `5 travelers and 2 large bags do not fit into the Mini Car. ${asRequest}`,
  })
  expect(first.html).toContain(`<p id="refusal">${first.yes}</p>`)
  expect(first.html).toContain('>Yes, save it so</button>')
  expect(first.html).toContain('href="#change-1">Change it</a>')
  expect(first.html).toContain('<option value="mini 74/21480" selected="">')
  expect(await ride(reference)).toMatchObject({ vehicle: 'van', version: 0 })
  // In the guest's language, and answered by the same button.
  const russian = await ask(mini, `/ru${path}`)
  expect(russian.html).toMatch(/<p id="refusal">[^<]* не вместит: [^<]*5[^<]* В таком виде это пока запрос/)
  expect(russian.yes).toBe(first.yes)
  const full = first.yes!
  expect((await ask({ ...mini, full, travelers: '8' })).status).toBe(409)
  expect((await post(path, { ...mini, full })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ vehicle: 'mini', travelers: 5, status: 'new' })
  // Once too small, it is asked about again for more people, and not for anything else.
  const eight = await ask({ ...fields, version: '1', travelers: '8' })
  expect(eight.yes).toContain('8 travelers and 2 large bags do not fit into the Mini Car.')
  expect((await post(path, { ...fields, version: '1', time: '10:30' })).status).toBe(303)
  expect((await post(path, { ...fields, version: '2', travelers: '8', full: eight.yes! })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ vehicle: 'mini', travelers: 8 })
})

test('a refused change says so in the title, and begins at the field that was refused, or at the message, and a saved one at its message', async () => {
  const { reference, path } = await book()
  const fields = { step: 'change', version: '0', date: day(10), time: '09:30', details: '', instead: 'mini 74' }
  const focused = (html: string) => [...html.matchAll(/<(\w+)[^>]*\sautofocus=""[^>]*>/gi)].map(([element]) => element)
  for (const [typed, field] of [
    [{ ...fields, travelers: '51' }, 'travelers'],
    [{ ...fields, date: day(-2) }, 'date'],
  ] as const) {
    const html = await (await post(path, typed)).text()
    expect(html).toContain(`<title>Error: Booking ${reference} |`)
    expect(focused(html)).toHaveLength(1)
    expect(focused(html)[0]).toContain(`name="${field}"`)
    expect(focused(html)[0]).toMatch(/aria-invalid="true" aria-describedby="refusal"/)
    expect(html.match(/id="refusal"/g)).toHaveLength(1)
    // A phone shows both at once: the field is far below the top of the page.
    expect(html).toMatch(new RegExp(`id="refusal">[^<]+</p><label>[^<]*<input[^>]*name="${field}"`))
  }
  // No field is to blame that the ride is another one by now.
  const html = await (await post(path, { ...fields, version: '7' })).text()
  expect(html).toContain(`<title>Error: Booking ${reference} |`)
  expect(focused(html)).toHaveLength(1)
  expect(focused(html)[0]).toMatch(/^<div.*role="alert".*tabindex="-1"/i)
  // And what was saved is said at once: that page is new, too.
  const { headers } = await post(path, { ...fields, time: '10:00' })
  const saved = await (await site.get(headers.get('location')!)).text()
  expect(focused(saved)).toHaveLength(1)
  expect(focused(saved)[0]).toMatch(/^<div.*role="alert".*tabindex="-1"/i)
  const fresh = await (await site.get(path)).text()
  expect(focused(fresh)).toEqual([])
  expect(fresh).not.toMatch(/aria-invalid|<title>Error/)
})

test('an address in another town changes neither price nor confirmation: the office looks at it, and the guest reads so', async () => {
  const { reference, path } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  const form = { step: 'change', date: day(10), time: '09:30', pickupAddress: '12 Galle Road, Colombo 00300' }
  const send = async (dropoffAddress: string, version: number) =>
    (await post(path, { ...form, version: `${version}`, dropoffAddress })).status
  const office = async () => {
    const { booking } = (await bookingWithHistory(site.env, reference))!
    return booking.concerns.map((concern) => concernWords(booking, concern))
  }
  expect(await (await site.get(path)).text()).toContain('An address changes no price; one in another place')
  expect(await send('Jaffna Fort, Jaffna', 1)).toBe(303)
  expect(await ride(reference)).toMatchObject({ status: 'confirmed', price_usd: 74 })
  expect(await office()).toEqual([
    `${CONCERN_TEXTS['address-elsewhere']}: the dropoff address, read as Jaffna Fort, lies 271 km from Kandy`,
  ])
  expect((await listConcerned(site.env, new Date())).bookings.map((each) => each.reference)).toEqual([reference])
  const page = await (await site.get(path)).text()
  expect(page).toContain(
    'Dropoff address: it seems to lie about 271 km from the place that you booked. That would be another fare',
  )
  expect(page.match(/about \d+ km from the place/g)).toHaveLength(1)
  // Back at the booked place nobody has to look; nor once the office has.
  expect(await send('Hotel Topaz, Kandy', 2)).toBe(303)
  expect(await office()).toEqual([])
  expect(await send('Nine Arch Bridge, Ella', 3)).toBe(303)
  expect(await office()).toEqual([expect.stringContaining('Nine Arch Bridge, lies')])
  await takeStep(site.env, reference, { step: 'note', text: 'They mean Kandy' }, { seen: 4 })
  expect(await office()).toEqual([])
  expect(await (await site.get(path)).text()).not.toContain('from the place that you booked')
})

test('an address is asked for where a driver needs one, not at the airport', async () => {
  const { reference, path } = await book()
  const asked = async () => {
    const page = await (await site.get(path)).text()
    return ['pickupAddress', 'dropoffAddress'].filter((name) => page.includes(`name="${name}"`))
  }
  const set = (column: string, text: string) =>
    env.DB.prepare(
      `update rides set ${column} = ? where booking_number = (select number from bookings where reference = ?)`,
    )
      .bind(text, reference)
      .run()
  expect(await asked()).toEqual(['pickupAddress', 'dropoffAddress'])
  await set('pickup', COLOMBO_AIRPORT)
  expect(await asked()).toEqual(['dropoffAddress'])
  // What a guest wrote stays where it can be changed.
  await set('pickup_address', 'Hall 2')
  expect(await asked()).toEqual(['pickupAddress', 'dropoffAddress'])
})

test('what does not fit into a suitcase is changed behind a line, and makes a request of the ride where it needs a roof rack', async () => {
  const { reference, path } = await book()
  await takeStep(site.env, reference, { step: 'confirm' })
  const line = '<summary>Surfboards, golf bags, bicycles, wheelchairs, prams</summary>'
  expect(await (await site.get(path)).text()).toContain(`<details>${line}`)
  const fields = { step: 'change', date: day(10), time: '09:30', details: '', instead: 'mini 74' }
  expect((await post(path, { ...fields, prams: '1', version: '1' })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ status: 'confirmed', prams: 1 })
  expect(await (await site.get(path)).text()).toContain(`<details open="">${line}`)
  expect((await post(path, { ...fields, prams: '10', version: '2' })).status).toBe(409)
  expect((await post(path, { ...fields, prams: '1', bicycles: '1', version: '2' })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ status: 'new', prams: 1, bicycles: 1 })
  expect(await (await site.get(path)).text()).toContain('goes onto a roof rack')
  expect((await bookingWithHistory(site.env, reference))!.rides[0]!.concerns).toContain('roof-rack')
  // The van takes it inside.
  expect((await post(path, { ...fields, prams: '1', bicycles: '1', instead: 'van 89', version: '3' })).status).toBe(303)
  expect((await bookingWithHistory(site.env, reference))!.rides[0]!.concerns).not.toContain('roof-rack')
  // Boards that fit nowhere are the reason, and not the people, whom the van takes.
  const boards = { travelers: '5', bags: '5', surfboards: '3', longboards: '2', instead: 'van 89', version: '4' }
  const asked = await (await post(path, { ...fields, ...boards })).text()
  const full = /value="([^"]*)"[^>]*name="full"/.exec(asked)![1]!
  expect((await post(path, { ...fields, ...boards, full })).status).toBe(303)
  const [, notice] = /class="notice notice--bad"><p>(.*?)<\/p>/.exec(await (await site.get(path)).text())!
  expect(notice).toBe(
    '5 travelers and 5 large bags (Surfboards up to 2.1 m: 3, Surfboards over 2.1 m: 2, Bicycles: 1, Prams: 1) do not fit into the Van.',
  )
})

test('a tour is changed like a drive, and how many take it at the price of so many', async () => {
  const { reference } = await (
    await site.bookTour(await tourToken(), { pickupDate: day(10), email: GUEST })
  ).json<BookingReceipt>()
  const path = /\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(site.mails.find(({ to }) => to === GUEST)!.text)![0]
  const page = await (await site.get(path)).text()
  expect(page).not.toMatch(/name="(travelers|ride)"/)
  expect(choices(page)).toEqual(['1 248', '2 293', '3 318', '4 358', '5 393', '6 423'])
  const fields = { step: 'change', version: '0', date: day(10), time: '05:00', details: 'Vegetarian', travelers: '4' }
  // A text that is too long is refused with words, and stays to be shortened: its field does not cut it.
  const long = await (await post(path, { ...fields, instead: '1 248', details: `${'x'.repeat(1000)} RAMP` })).text()
  expect(long).toContain('Use at most 1000 characters')
  expect(long).toContain('x RAMP</textarea>')
  expect(Number(/name="details"[^>]*maxLength="(\d+)"/.exec(page)?.[1])).toBeGreaterThan(1000)
  // Their number goes with its price alone.
  expect((await post(path, { ...fields, instead: '1 248' })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ details: 'Vegetarian', travelers: 1, status: 'new' })
  expect((await post(path, { ...fields, version: '1', instead: '4 358' })).status).toBe(303)
  expect(await ride(reference)).toMatchObject({ travelers: 4, price_usd: 358, vehicle: null })
})

test.each([
  ['drive', async () => book()],
  [
    'tour',
    async () => {
      const receipt = await site.bookTour(await tourToken(), { pickupDate: day(10), email: GUEST })
      const { reference } = await receipt.json<BookingReceipt>()
      const mail = site.mails.find(({ to }) => to === GUEST)!
      site.mails.length = 0
      return { reference, path: /\/booking\/[^/\s]+\/changes\?key=[0-9a-f]{32}/.exec(mail.text)![0] }
    },
  ],
])('a %s that its guest has moved is said to wait for a yes: here, on its page and in the mail', async (_, booked) => {
  const { reference, path } = await booked()
  const { request, text } = ENGLISH_TEXTS.in('booking').status.new
  const pages = async () =>
    Promise.all([path, `/booking/${reference}`].map(async (each) => (await read(each, site.get)).text))
  for (const page of await pages()) expect(page).not.toContain(request)
  await takeStep(site.env, reference, { step: 'confirm' })
  for (const page of await pages()) expect(page).not.toContain(request)
  expect((await post(path, { step: 'change', version: '1', date: day(12), time: '10:30' })).status).toBe(303)
  for (const page of await pages()) {
    expect(page).toContain(request)
    expect(page).not.toContain(text(12))
  }
  await sweepOutbox(site.env)
  const mail = site.mails.filter(({ to, subject }) => to === GUEST && subject.includes('changed')).at(-1)!
  expect(mail.text).toContain(request)
  expect(mail.text).not.toContain('details within')
})

test('of a car and driver who stay no vehicle is changed by itself', async () => {
  const { path } = await book()
  await env.DB.prepare("update bookings set arrangement = 'stay'").run()
  const page = await (await site.get(path)).text()
  expect(page).not.toContain('name="instead"')
  expect(page).toContain('Another vehicle has another price: please write to us.')
  const fields = { step: 'change', version: '0', date: day(10), time: '09:30', details: '', instead: 'van 89' }
  expect((await post(path, fields)).status).toBe(409)
  expect((await rows('rides'))[0]).toMatchObject({ vehicle: 'mini', version: 0 })
})

test('of one booking forty changes a day are taken, of one network as many as it may write rows; cancelling still works', async () => {
  const { reference, path } = await book()
  const from = (address: string) => ({ 'cf-connecting-ip': address })
  const asItIs = { step: 'change', date: day(10), time: '09:30' }
  const change = (number: number, address: string) =>
    post(path, { ...asItIs, version: String(number), details: `UL${500 + number}` }, from(address))
  const key = /key=([\w-]+)/.exec(path)![1]!
  for (let i = 0; i < 38; i++) expect(await mayChangeToday(site.env, { reference, key }, null)).toBe(true)
  // Of somebody without the key nothing is counted.
  for (let i = 0; i < 3; i++)
    expect((await post(path.replace(key, 'f'.repeat(32)), { ...asItIs, version: '0' })).status).toBe(404)
  expect((await change(0, '2001:db8:0:51::1')).status).toBe(303)
  const rowsOf = (like: string) =>
    env.DB.prepare(`update network_days set written = written + 4993 where network like '${like}'`).run()
  await rowsOf('changes %')
  site.mails.length = 0
  const refused = await change(1, '2001:db8:0:52::1')
  expect(refused.status).toBe(429)
  const page = await refused.text()
  expect(page).toContain('So many changes were made today that this one was not.')
  expect(page).toContain('UL501')
  expect((await ride(reference)).details).toBe('UL500')
  expect(site.mails).toEqual([])
  await env.DB.prepare("update network_days set written = 38 where network like 'booking %'").run()
  // Another network.
  expect((await change(1, '2001:db8:1::1')).status).toBe(303)
  expect((await change(2, '2001:db8:1::1')).status).toBe(303)
  expect((await change(3, '2001:db8:2::1')).status).toBe(429)
  expect((await post(path, { ...CANCEL, version: '3' }, from('2001:db8:0:53::1'))).status).toBe(303)
})
