/** The operator's steps and list, on the Worker's own D1. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import { HOUR_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { StepRefused, type Step } from '#worker/steps/step.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import {
  inTenDays,
  returnDays,
  returnTripDetails,
  testSite,
  tomorrow,
  tourToken,
  transferDetails,
  writeKeptWords,
  freshSite,
} from '../bookings/booking-site.ts'

const site = freshSite()

const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234, white Prius')
const KAMAL = parseDriver('Kamal, +94 71 234 5678, WP KX 9')

/** A booking whose first mails are out. */
async function book(change: object = {}): Promise<string> {
  const { reference } = await site.booked(change)
  site.mails.length = 0
  return reference
}

async function take(reference: string, ...steps: (Step | Step['step'])[]) {
  for (const step of steps) await takeStep(site.env, reference, typeof step === 'string' ? ({ step } as Step) : step)
}

/** Mails to the customer that the next sweep sends: their subjects. */
async function swept(): Promise<string[]> {
  site.mails.length = 0
  await sweepOutbox(site.env)
  return site.mails.map(({ subject }) => subject.split(':')[0]!)
}

const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()

test('the list of what needs a hand leaves out no ride of which the rules say so', async () => {
  const { reference } = await site.booked()
  await env.DB.prepare('update outbox set sent_at = ?').bind(new Date().toISOString()).run()
  const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS)
  const both = [false, true]
  const found = new Set<string>()
  for (const status of ['new', 'confirmed', 'cancelled'])
    for (const driver of [null, 'Nimal'])
      for (const needsReview of both)
        for (const pickup of [-1, 8, 300])
          for (const [bookedBefore, travelers, bags] of [
            [1, null, null],
            [1, 2, 5],
            [40, 5, 0],
          ] as const) {
            const { date, time } = sriLankaTime(inHours(pickup))
            await env.DB.batch([
              env.DB.prepare(
                `update rides set status = ?, needs_review = ?, driver_name = ?, driver_phone = ?, driver_car = ?,
                 pickup_date = ?, pickup_time = ?, travelers = ?, bags = ?`,
              ).bind(
                status,
                needsReview,
                driver,
                driver && '+94771234567',
                driver && 'CAB-1',
                date,
                time,
                travelers,
                bags,
              ),
              env.DB.prepare('update bookings set created_at = ?').bind(inHours(-bookedBefore).toISOString()),
            ])
            const [ride] = await listBookings(site.env, { find: reference })
            for (const concern of ride!.concerns) found.add(concern)
            const listed = await listBookings(site.env, 'concerned')
            expect(listed.map(({ concerns }) => concerns)).toEqual(ride!.concerns.length > 0 ? [ride!.concerns] : [])
          }
  expect([...found].toSorted()).toEqual(['does-not-fit', 'no-driver', 'review', 'short-notice'])
})

describe('a driver', () => {
  test("stands in a mail of its own and on the booking's page, each change once", async () => {
    const reference = await book()
    await take(reference, 'confirm', { step: 'driver', driver: NIMAL })
    expect((await swept()).toSorted()).toEqual([
      `Booking ${reference} confirmed`,
      `Your driver for booking ${reference}`,
    ])
    const mail = site.mails.find(({ subject }) => subject.startsWith('Your driver'))!
    for (const body of [mail.text, mail.html])
      for (const part of ['Nimal Perera', '+94771234567', 'CAB-1234, white Prius', 'https://wa.me/94771234567'])
        expect(body).toContain(part)
    expect(mail.text).not.toContain('within 12 hours')
    expect(await swept()).toEqual([])
    expect((await shown(reference)).rides[0]!.driver).toEqual(NIMAL)
    const page = await (await site.get(`/booking/${reference}`)).text()
    expect(page).toContain('Nimal Perera')
    expect(page).toContain('tel:+94771234567')

    await take(reference, { step: 'driver', driver: KAMAL })
    expect(await swept()).toEqual([`Your driver for booking ${reference}`])
    expect(site.mails[0]!.text).toContain('Kamal')
    // A list of mails shows that it is another one.
    expect([mail, site.mails[0]!].map(({ subject }) => / (Nimal|Kamal)\b/.exec(subject)?.[1])).toEqual([
      'Nimal',
      'Kamal',
    ])
    await expect(take(reference, { step: 'driver', driver: KAMAL })).rejects.toThrow('assigned already')
  })

  test('is not shown once the booking is cancelled, and the mail about him does not go', async () => {
    const reference = await book()
    await take(reference, 'confirm', { step: 'driver', driver: NIMAL }, 'cancel')
    expect(await swept()).toEqual([`Booking ${reference} cancelled`])
    expect(site.mails[0]!.text).not.toContain('Nimal')
    expect((await shown(reference)).rides[0]).toMatchObject({ status: 'cancelled', driver: null })
    // Taken up again, it has no driver.
    await take(reference, 'reopen', 'confirm')
    expect((await shown(reference)).rides[0]!.driver).toBeNull()
  })

  test('follows in a later mail when the booking is confirmed without one', async () => {
    const reference = await book()
    await take(reference, 'confirm')
    await swept()
    expect(site.mails[0]!.text).toContain('The name, phone number and car of your driver follow')
  })
})

test('a change of time and flight is mailed once and stands in the calendar file', async () => {
  const reference = await book()
  await take(reference, 'confirm')
  await swept()
  await take(reference, { step: 'change', time: '11:45', notes: { details: 'UL506' } })
  expect(await swept()).toEqual([`Booking ${reference} changed`])
  expect(site.mails[0]!.text).toContain('11:45 hrs')
  expect(new TextDecoder().decode(site.mails[0]!.attachments[0]!.content)).toContain('T114500')
  expect((await shown(reference)).rides[0]).toMatchObject({ pickupTime: '11:45' })
  expect((await findBooking(site.env, reference))!.booking.rides[0]).toMatchObject({ details: 'UL506' })
})

test.each<[string, Step, string]>([
  ['a date that is none', { step: 'change', date: '2026-02-30' }, 'no such date'],
  ['a date that is past', { step: 'change', date: '2020-01-01' }, 'past in Sri Lanka'],
  ['no change at all', { step: 'change' }, 'Nothing changes'],
  ['details that are too long', { step: 'change', notes: { details: 'x'.repeat(301) } }, 'at most 300'],
  ['more than the price', { step: 'paid', usd: 9999 }, 'whole dollars'],
  ['a driver before it is confirmed', { step: 'driver', driver: NIMAL }, 'confirm it first'],
  ['reopening what is open', { step: 'reopen' }, 'not cancelled'],
])('%s is refused, and nothing changes', async (_, step, message) => {
  const reference = await book()
  await expect(take(reference, step)).rejects.toThrow(message)
  expect((await bookingWithHistory(site.env, reference))!.history).toEqual([])
  expect(await swept()).toEqual([])
})

test('confirming what is cancelled is refused with the way to do it', async () => {
  const reference = await book()
  await take(reference, 'cancel')
  await expect(take(reference, 'confirm')).rejects.toThrow('take it up again')
})

describe('two at once', () => {
  test('of fifty steps at once one is taken, and the history has just that', async () => {
    const reference = await book()
    const steps = Array.from({ length: 50 }, (_, i): Step => ({ step: i % 2 ? 'confirm' : 'cancel' }))
    const outcomes = await Promise.allSettled(steps.map((step) => takeStep(site.env, reference, step, { seen: 0 })))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toBeInstanceOf(StepRefused)
    const { booking, history } = (await bookingWithHistory(site.env, reference))!
    expect(history.map(({ step }) => step)).toEqual([booking.status === 'confirmed' ? 'confirm' : 'cancel'])
    expect(await swept()).toEqual([`Booking ${reference} ${booking.status}`])
  })

  test('who looked before another changed it is told', async () => {
    const reference = await book()
    await take(reference, 'confirm')
    await expect(takeStep(site.env, reference, { step: 'cancel' }, { seen: 0 })).rejects.toThrow('Somebody changed it')
    expect((await shown(reference)).rides[0]).toMatchObject({ status: 'confirmed' })
  })
})

test('a mail is sent again when asked for', async () => {
  const reference = await book()
  await take(reference, 'resend')
  expect(await swept()).toEqual([`Booking ${reference}`])
  await take(reference, 'confirm', { step: 'driver', driver: NIMAL })
  await swept()
  await take(reference, 'resend')
  expect((await swept()).toSorted()).toEqual([`Booking ${reference} confirmed`, `Your driver for booking ${reference}`])
})

test('the list goes by pickup time over both kinds; a pickup of late last night is still there', async () => {
  const later = await book({ pickuptime: '23:30' })
  const tour = await (await site.bookTour(await tourToken())).json<BookingReceipt>()
  const pickup = Date.parse(`${tomorrow}T23:30:00+05:30`)
  const references = async (filter: Parameters<typeof listBookings>[1], now: number) =>
    (await listBookings(site.env, filter, new Date(now))).map(({ reference }) => reference)
  expect(await references('coming', pickup)).toEqual([tour.reference, later])
  expect(await references('coming', pickup + 3_600_000)).toEqual([tour.reference, later])
  expect(await references('coming', pickup + 23 * 3_600_000)).toEqual([later])
  expect(await references('past', pickup + 3_600_000)).toEqual([later, tour.reference])
  expect(await references('today', pickup)).toEqual([tour.reference, later])
  expect(await references('tomorrow', pickup)).toEqual([])
})

test('a booking is found by reference, phone in any spacing, mail, place, note and driver; signs of a pattern are text', async () => {
  const reference = await book()
  await take(reference, 'confirm', { step: 'driver', driver: NIMAL })
  for (const text of [
    reference.toLowerCase().replaceAll('-', ''),
    `${reference}/1`,
    // As they stand on the booking's page, and are read out.
    '3456',
    '…3456',
    '+44 7911-123456',
    'ANN.customer',
    'olombo',
    'ul504',
    'nimal',
    'cab-1',
  ]) {
    expect(
      (await listBookings(site.env, { find: text })).map((found) => found.reference),
      text,
    ).toEqual([reference])
  }
  // A part of it, with letters for digits that look like them. Chosen: a random one may have no digit.
  await env.DB.prepare("update bookings set reference = 'K7Q2-M401-9BHE'").run()
  await writeKeptWords()
  for (const text of ['q2m4', 'K7Q2 M4', 'k7q2-m4oi-9b']) {
    expect(await listBookings(site.env, { find: text }), text).toHaveLength(1)
  }
  for (const text of ['%%', '__', '9112', 'q2m5', 'nobody', "' or 1=1 --"])
    expect(await listBookings(site.env, { find: text }), text).toEqual([])
})

test("with the customer's data the driver and the words of the history are erased", async () => {
  const reference = await book()
  await take(reference, 'confirm', { step: 'driver', driver: NIMAL }, { step: 'note', text: 'Ann wants a child seat' })
  await erasePersonalData(
    site.env,
    new Date(Date.parse(`${tomorrow}T12:00:00Z`) + (Number(env.ERASE_AFTER_DAYS) + 1) * 24 * 3_600_000),
  )
  const { booking, history } = (await bookingWithHistory(site.env, reference))!
  expect(booking).toMatchObject({ driverName: null, driverPhone: null, driverCar: null, email: '' })
  expect(history.map(({ step, detail }) => [step, detail])).toEqual([
    ['confirm', ''],
    ['driver', ''],
    ['note', ''],
    ['erasure', ''],
  ])
  await expect(take(reference, { step: 'note', text: 'Ann again' })).rejects.toThrow('erased')
})

test('nobody is written to about a pickup whose day is over', async () => {
  const reference = await book()
  const now = new Date(Date.parse(`${tomorrow}T12:00:00Z`) + 24 * 3_600_000)
  expect((await takeStep(site.env, reference, { step: 'cancel' }, { now })).mailed).toBe(false)
  expect((await takeStep(site.env, reference, { step: 'reopen' }, { now })).mailed).toBe(false)
  // Unless it is moved to a day that comes.
  const moved = { step: 'change', date: inTenDays } as const
  expect((await takeStep(site.env, reference, moved, { now })).mailed).toBe(true)
})

test('what was typed is mailed only after the operator has confirmed it', async () => {
  const reference = await book()
  await take(reference, { step: 'change', time: '11:45' })
  await swept()
  expect(site.mails[0]!.text).not.toContain(transferDetails.flightdetails)
})

describe('a booking with two rides', () => {
  async function bookBothWays(): Promise<string> {
    const { reference } = await site.booked(await returnTripDetails())
    site.mails.length = 0
    return reference
  }

  const statuses = async (reference: string) =>
    (await bookingWithHistory(site.env, reference))!.rides.map(({ status }) => status)

  test('is confirmed as a whole with one mail, or ride by ride', async () => {
    const reference = await bookBothWays()
    await take(`${reference}/2`, 'confirm')
    expect(await statuses(reference)).toEqual(['new', 'confirmed'])
    expect(await swept()).toEqual([`Booking ${reference}/2 confirmed`])
    await take(reference, { step: 'driver', driver: NIMAL })
    expect((await bookingWithHistory(site.env, reference))!.rides.map(({ driverName }) => driverName)).toEqual([
      null,
      NIMAL.name,
    ])
    await swept()
    await take(reference, 'confirm', 'cancel')
    expect(await statuses(reference)).toEqual(['cancelled', 'cancelled'])
    expect(await swept()).toEqual([`Booking ${reference} cancelled`])
  })

  test('has no step without a number that could mean another ride than the operator thinks', async () => {
    const reference = await bookBothWays()
    for (const step of [
      { step: 'change', time: '10:00' },
      { step: 'price', price: { usd: 60 }, reason: 'Agreed on WhatsApp' },
    ] satisfies Step[])
      await expect(take(reference, step)).rejects.toThrow(`${reference}/1 to ${reference}/2`)
    await expect(take(`${reference}/3`, 'confirm')).rejects.toThrow('There is no booking')
  })

  test('without a deposit: what was paid of a cancelled ride is given back, and pays no other', async () => {
    const reference = await bookBothWays()
    await take(`${reference}/1`, { step: 'paid', usd: 74 })
    await take(`${reference}/1`, 'cancel')
    const { rides } = (await bookingWithHistory(site.env, reference))!
    expect(rides.map(({ paidUsd }) => paidUsd)).toEqual([74, 0])
    expect(rides[0]!.concerns).toContain('payment')
  })

  test('needs a hand where a mail failed: of one ride that one, of the booking both', async () => {
    const reference = await bookBothWays()
    await env.DB.prepare('delete from outbox').run()
    const failed = (position: number) =>
      env.DB.prepare(
        `insert into outbox (kind, reader, booking_number, position, attempts, given_up_at)
         select 'changed', 'guest', number, ?, 11, ? from bookings where reference = ?`,
      )
        .bind(position, new Date().toISOString(), reference)
        .run()
    const concerned = async () =>
      (await listBookings(site.env, 'coming'))
        .filter(({ concerns }) => concerns.includes('mail-not-sent'))
        .map(({ position }) => position)
    await failed(2)
    expect(await concerned()).toEqual([2])
    await failed(0)
    expect(await concerned()).toEqual([1, 2])
  })

  test('keeps its order, also when a ride is taken up again', async () => {
    const reference = await bookBothWays()
    await expect(take(`${reference}/1`, { step: 'change', date: returnDays.later(4) })).rejects.toThrow(
      'pickup of ride 2',
    )
    await take(`${reference}/2`, 'cancel')
    await take(`${reference}/1`, { step: 'change', date: returnDays.later(4) })
    await expect(take(`${reference}/2`, 'reopen')).rejects.toThrow('pickup of ride 1')
    expect(await statuses(reference)).toEqual(['new', 'cancelled'])
  })

  test('takes steps with both rides at the same moment: neither stands in the way of the other', async () => {
    const reference = await bookBothWays()
    const steps = [1, 2].map((ride) => takeStep(site.env, `${reference}/${ride}`, { step: 'confirm' }, { seen: 0 }))
    await Promise.all(steps)
    expect(await statuses(reference)).toEqual(['confirmed', 'confirmed'])
    const { history } = (await bookingWithHistory(site.env, reference))!
    expect(history.map(({ version, position }) => [version, position]).toSorted()).toEqual([
      [1, expect.any(Number)],
      [2, expect.any(Number)],
    ])
  })
})

test('a step that another one of the same ride overtakes while it is written is not taken', async () => {
  const reference = await book()
  let [isWriting, isOvertaken] = [false, false]
  const withSession: typeof env.DB.withSession = (constraint) => {
    const session = env.DB.withSession(constraint)
    const { prepare, batch } = session
    return Object.assign(session, {
      prepare(sql: string) {
        isWriting ||= sql.startsWith('insert into "booking_history"')
        return Reflect.apply(prepare, session, [sql])
      },
      async batch(statements: D1PreparedStatement[]) {
        if (isWriting && !isOvertaken) {
          isOvertaken = true
          await take(reference, 'cancel')
        }
        return Reflect.apply(batch, session, [statements])
      },
    }) as typeof session
  }
  const overtaken = testSite({ DB: { withSession } as unknown as typeof env.DB })
  await expect(takeStep(overtaken.env, reference, { step: 'note', text: 'looks fine' })).rejects.toMatchObject({
    refusal: { code: 'somebody-was-faster' },
  })
  expect((await bookingWithHistory(site.env, reference))!.history.map(({ step }) => step)).not.toContain('note')
})
