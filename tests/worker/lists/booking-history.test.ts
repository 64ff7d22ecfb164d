/** What happened to a ride: taps, words, places reached, who was told, alarms; in order, on page and sheet, until erasure. */
import { env } from 'cloudflare:workers'
import { promises } from '#domain/prices/current-price-list.ts'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { showInstant } from '#worker/lists/office-texts.ts'
import { answerAlarm, alarmsOf } from '#worker/alarms/alarms.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { recordBounces } from '#worker/mail/bounces.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { askedPickup } from '#worker/day/driver-answers.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { removeBookings, rows, testSite } from '../bookings/booking-site.ts'
import {
  bookRide,
  KANDY,
  KUMAR,
  pass,
  rideOf,
  say,
  sheetOf,
  showPlace,
  startInTheMorning,
  START,
  tap,
  WITHOUT_LIMITS,
} from '../day/day-site.ts'

const site = testSite({ ...(WITHOUT_LIMITS as object), OPERATOR_OPEN: 'yes', ERASE_AFTER_DAYS: '90' })
startInTheMorning()
beforeEach(() => removeBookings())

/** Some hundred metres from the pickup. */
const COLOMBO = (({ lat, lng }) => ({ lat: lat + 0.005, lng }))(placeAt('Colombo').position!)

const happened = async (reference: string) => (await bookingWithHistory(site.env, reference))!.happened
const words = async (reference: string) => (await happened(reference)).map((each) => each.words)
const minute = (minutes: number) => showInstant(new Date(START + minutes * 60_000).toISOString())

async function day() {
  const reference = await bookRide(site, { in: 60 })
  const sheet = await sheetOf(site, reference)
  pass(10)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_PICKUP' })
  pass(10)
  // Tapped without a network, five minutes ago.
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP', { ago: 5 })
  pass(20)
  await say(site, reference, 'waiting-outside')
  pass(1)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(20 + promises().freeWaiting.elsewhere)
  await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
  return { reference, sheet }
}

describe('the history', () => {
  test('tells steps, taps, words, alarms and who was told, in the order of time', async () => {
    const { reference } = await day()
    const { number } = (await findBooking(site.env, reference))!.booking
    const [alarm] = await alarmsOf(site.env, number)
    pass(1)
    await answerAlarm(site.env, alarm!.id, 'ann@example.com', new Date())
    pass(1)
    await takeStep(site.env, reference, { step: 'no-show' }, { who: 'ann@example.com' })
    while ((await sendDueMail(site.env)) > 0);
    const told = await happened(reference)
    expect(told.map(({ at }) => at)).toEqual(told.map(({ at }) => at).toSorted())
    const said = told.map((each) => each.words)
    const inOrder = [
      'booked',
      'confirmed',
      'driver named: Nimal',
      'mail to the guest, confirmation: went out',
      'driver: on the way to the pickup (taken back)',
      'taken back: on the way to the pickup',
      `driver: on the way to the pickup (received ${minute(20)})`,
      'guest: I am waiting outside',
      'driver: at the pickup',
      'driver: nobody came',
      'alarm: Nobody came to the pickup',
      'ann@example.com sees to the alarm: Nobody came',
      'the guest did not come by ann@example.com: as the driver said',
    ]
    for (const part of inOrder)
      expect(
        said.some((each) => each.includes(part)),
        part,
      ).toBe(true)
    const places = inOrder.slice(4).map((part) => said.findIndex((each) => each.startsWith(part)))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(said).toContain('mail to the office, no-show: went out')
    // When it was tapped, not when it came.
    expect(told.find((each) => each.words.includes('received'))!.at).toBe(new Date(START + 15 * 60_000).toISOString())
    const page = await (await site.get(`/operator/booking/${reference}`)).text()
    for (const part of ['guest: I am waiting outside', 'driver: nobody came', 'sees to the alarm'])
      expect(page).toContain(part)
  })

  test('keeps a mail that was sent twice, and one that did not arrive', async () => {
    const reference = await bookRide(site, { in: 600 })
    pass(5)
    await takeStep(site.env, reference, { step: 'resend' })
    while ((await sendDueMail(site.env)) > 0);
    const confirmations = (await words(reference)).filter(
      (each) => each === 'mail to the guest, confirmation: went out',
    )
    expect(confirmations).toHaveLength(2)
    const [mail] = (await rows('outbox', reference)).filter(
      ({ kind, reader }) => kind === 'driver' && reader === 'guest',
    )
    await recordBounces(site.env, [
      {
        body: { type: 'cf.email.sending.message.bounced', payload: { messageId: mail!.message_id } },
        timestamp: new Date(),
        attempts: 1,
        ack: vi.fn(),
        retry: vi.fn(),
      } as never,
    ])
    expect((await words(reference)).some((each) => each.startsWith('mail to the guest, driver: did not arrive'))).toBe(
      true,
    )
    // Moved: the clock's mails start again, and what went out stays told.
    await env.DB.prepare("delete from outbox where kind = 'confirmed'").run()
    expect((await words(reference)).filter((each) => each.includes('confirmation: went out'))).toHaveLength(2)
  })

  test('keeps what was told by push, whatever becomes of the push', async () => {
    const reference = await bookRide(site, { in: 600 })
    const { number } = (await findBooking(site.env, reference))!.booking
    await env.DB.batch([
      env.DB.prepare(
        "insert into push_devices (id, owner, endpoint, p256dh, auth) values (9, 'office', 'https://push.example/1', 'k', 'a')",
      ),
      env.DB.prepare(
        `insert into pushes (id, device_id, occasion, booking_number, said, path, tag, is_urgent, created_at, due_at, expires_at)
        values (9, 9, 'o', ?, '{"title":"New booking","text":"t"}', '/', 't', 0, '', '', '')`,
      ).bind(number),
      env.DB.prepare('update pushes set attempts = 1 where id = 9'),
      env.DB.prepare("update pushes set sent_at = '2027-03-01T02:00:00.000Z' where id = 9"),
      env.DB.prepare('delete from pushes'),
    ])
    expect((await words(reference)).filter((each) => each.startsWith('push'))).toEqual([
      'push to the office, New booking: went out',
    ])
  })

  test('keeps what drivers answer, and by how much they are late, once and with its time', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    const asked = askedPickup(await rideOf(site, reference))
    await tap(site, sheet, 'takes')
    pass(10)
    const late = { asked, id: 'a'.repeat(32), ago: 5 }
    await tap(site, sheet, 'late-15', late)
    await tap(site, sheet, 'late-15', late)
    // It is about another pickup.
    await tap(site, sheet, 'late-60', { asked: '2027-03-01 01:00' })
    pass(1)
    await tap(site, sheet, 'late-0', { asked })
    pass(1)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    pass(1)
    await tap(site, sheet, 'cannot')
    const said = [
      'takes it',
      'is late, there at 08:45',
      'in time again',
      'on the way to the pickup',
      'the car has broken down',
    ]
    const told = async (driver: string) =>
      (await happened(reference)).filter(({ words: each }) => each.startsWith(`${driver}: `))
    expect((await told('driver')).map((each) => each.words)).toEqual(said.map((each) => `driver: ${each}`))
    expect((await told('driver'))[1]!.at).toBe(new Date(START + 5 * 60_000).toISOString())
    await takeStep(site.env, reference, { step: 'driver', driver: KUMAR, insists: true })
    expect((await told('an earlier driver')).map((each) => each.words)).toEqual(
      said.map((each) => `an earlier driver: ${each}`),
    )
  })

  test('names an earlier driver as such', async () => {
    const reference = await bookRide(site, { in: 60 })
    await tap(site, await sheetOf(site, reference), 'DRIVER_DEPARTED_TO_PICKUP')
    await takeStep(site.env, reference, { step: 'driver', driver: KUMAR })
    expect(await words(reference)).toContain('an earlier driver: on the way to the pickup')
  })
})

describe('a place reached', () => {
  test('is kept once, with its time and without a place: the way there leaves nothing', async () => {
    const reference = await bookRide(site, { in: 60 })
    const sheet = await sheetOf(site, reference)
    // Before the way begins nothing is kept.
    await showPlace(site, sheet, COLOMBO)
    expect(await rows('happenings', reference)).not.toContainEqual(expect.objectContaining({ what: 'near' }))
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await showPlace(site, sheet, KANDY)
    const near = async () => (await rows('happenings', reference)).filter(({ what }) => what === 'near')
    expect(await near()).toEqual([])
    pass(20)
    for (let i = 0; i < 3; i++) await showPlace(site, sheet, COLOMBO)
    expect(await near()).toMatchObject([{ at: new Date(START + 20 * 60_000).toISOString(), detail: '' }])
    expect(JSON.stringify(await near())).not.toContain(String(COLOMBO.lng))
    expect(await words(reference)).toContain("the driver's phone was near the pickup")
    expect(await (await site.get(sheet)).text()).toContain('The office keeps when you were near the pickup')
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    expect(await rows('driver_places', reference)).toEqual([])
  })
})

test('all of it stays until erasure, and goes with it', async () => {
  const { reference } = await day()
  pass(80 * 24 * 60)
  await erasePersonalData(site.env)
  expect(await words(reference)).toContain('guest: I am waiting outside')
  pass(20 * 24 * 60)
  await erasePersonalData(site.env)
  expect(await rows('happenings', reference)).toEqual([])
  const left = await words(reference)
  expect(left.filter((each) => /driver:|guest:|mail|alarm|Nimal/.test(each))).toEqual([])
  expect(left).toContain('erasure')
})
