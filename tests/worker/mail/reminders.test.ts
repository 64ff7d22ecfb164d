/** The mails that the clock causes, swept as the cron does, on the Worker's own D1. */
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { parseDriver } from '#domain/bookings/agreed/operator-steps.ts'
import type { Step } from '#worker/steps/step.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { closeNote } from '#worker/steps/open-notes.ts'
import { addDueReminders } from '#worker/mail/due-reminders.ts'
import { returnTripDetails, rows, tomorrow, tourToken, freshSite } from '../bookings/booking-site.ts'

const HOUR = 3_600_000
const site = freshSite()

const NIMAL = parseDriver('Nimal Perera, 077 123 4567, CAB-1234')
/** 09:30 of tomorrow in Sri Lanka, so many hours later. */
const pickup = (hours = 0) => new Date(Date.parse(`${tomorrow}T09:30:00+05:30`) + hours * HOUR)

/** Booked four days before its pickup. */
async function book(change: object = {}): Promise<string> {
  const { reference } = await site.booked(change)
  await env.DB.prepare('update bookings set created_at = ? where reference = ?')
    .bind(pickup(-96).toISOString(), reference)
    .run()
  site.mails.length = 0
  return reference
}

const take = (reference: string, step: Step, now = pickup(-90)) => takeStep(site.env, reference, step, { now })

/** What one run of the cron sends: whom, and how the subject begins. */
async function cron(now: Date): Promise<[string, string][]> {
  site.mails.length = 0
  await addDueReminders(site.env, now)
  await sweepOutbox(site.env, { now })
  return site.mails.map(({ to, subject }) => [to, subject.split(/[:,]/)[0]!])
}

const GUEST = 'ann.customer@example.com'
const OPERATOR = env.MAIL_OPERATOR as string

describe('the guest', () => {
  test('who complains is asked how it was once that is closed', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await take(reference, { step: 'complaint', text: 'He was rude', openUntil: tomorrow })
    const thanks = async (hours: number) =>
      (await cron(pickup(hours))).filter(([, subject]) => subject.startsWith('How was'))
    expect(await thanks(21)).toEqual([])
    const complaint = (await rows('booking_history', reference)).find(({ step }) => step === 'complaint')!
    await closeNote(site.env, reference, { version: Number(complaint.version), word: 'Called, said sorry', who: '' })
    expect(await thanks(22)).toHaveLength(1)
  })

  test('who was not found is not asked how it was', async () => {
    const [found, missed] = [await book(), await book({ pickuptime: '09:29' })]
    for (const reference of [found, missed]) {
      await take(reference, { step: 'confirm' })
      await take(reference, { step: 'driver', driver: NIMAL, insists: true })
    }
    await env.DB.prepare(
      `insert into ride_events (id, booking_number, position, event, code, pickup_date, pickup_time, at, received_at)
       select 'x', r.booking_number, 1, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', r.driver_code, r.pickup_date, r.pickup_time, '', ''
       from rides r join bookings b on b.number = r.booking_number where b.reference = ?`,
    )
      .bind(missed)
      .run()
    const thanks = (await cron(pickup(21))).filter(([, subject]) => subject.startsWith('How was'))
    expect(thanks).toEqual([[GUEST, `How was your journey? Booking ${found}`]])
  })

  test('whose other taxi we paid is not asked how it was, whichever ride that was for', async () => {
    const details = await returnTripDetails({ change: { pickuptime: '12:00' } })
    const reference = await book({
      ...details,
      pickupdate: tomorrow,
      returntrip: { ...details.returntrip, pickupdate: tomorrow },
    })
    await takeStep(site.env, reference, { step: 'confirm' }, { now: pickup(-90), isForAll: true })
    await take(`${reference}/1`, { step: 'refund', method: 'taxi', usd: 5 }, pickup(1))
    const thanks = async (hours: number) =>
      (await cron(pickup(hours))).filter(([, subject]) => subject.startsWith('How was'))
    expect(await thanks(24)).toEqual([])
    const [entry] = await rows('cash_book', reference)
    const undo = { step: 'reverse', number: Number(entry!.number), reason: 'Another guest' } as const
    await take(reference, undo, pickup(25))
    expect(await thanks(26)).toHaveLength(1)
  })

  test('is reminded a day before, with the driver, and asked after the ride; each once', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await take(reference, { step: 'driver', driver: NIMAL, insists: true })
    expect(await cron(pickup(-80))).toHaveLength(2)
    expect(await cron(pickup(-24.5))).toEqual([])
    expect(await cron(pickup(-24))).toEqual([[GUEST, `Reminder of booking ${reference}`]])
    for (const part of ['09:30 hrs', 'Nimal Perera', '+94771234567', 'CAB-1234', 'UL504'])
      expect(site.mails[0]!.text).toContain(part)
    expect(await cron(pickup(-23))).toEqual([])
    expect(await cron(pickup(21))).toEqual([[GUEST, 'How was your journey? Booking ' + reference]])
    for (const part of ['https://reviews.example.com/google', 'https://wa.me/'])
      expect(site.mails[0]!.text).toContain(part)
    expect(await cron(pickup(22))).toEqual([])
  })

  test('of a cancelled booking hears nothing more', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await take(reference, { step: 'cancel' })
    await cron(pickup(-80))
    for (const hours of [-23, -11, -2, 21])
      expect((await cron(pickup(hours))).filter(([to]) => to === GUEST)).toEqual([])
  })

  test('is not reminded twice when a booking is cancelled while its reminder waits', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await cron(pickup(-80))
    await addDueReminders(site.env, pickup(-24))
    await take(reference, { step: 'cancel' }, pickup(-24))
    expect((await cron(pickup(-23.9))).map(([, subject]) => subject)).toEqual([`Booking ${reference} cancelled`])
  })

  test('is not reminded again when only the flight changes', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await cron(pickup(-80))
    expect((await cron(pickup(-24))).filter(([to]) => to === GUEST)).toEqual([
      [GUEST, `Reminder of booking ${reference}`],
    ])
    await take(reference, { step: 'change', notes: { details: 'UL506' } }, pickup(-20))
    expect((await cron(pickup(-19))).filter(([to]) => to === GUEST)).toEqual([[GUEST, `Booking ${reference} changed`]])
  })

  test('is reminded anew of a new time', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await cron(pickup(-80))
    expect((await cron(pickup(-20))).filter(([to]) => to === GUEST)).toEqual([
      [GUEST, `Reminder of booking ${reference}`],
    ])
    const later = new Date(Date.parse(tomorrow) + 72 * HOUR).toISOString().slice(0, 10)
    await take(reference, { step: 'change', date: later }, pickup(-19))
    expect((await cron(pickup(-18))).filter(([to]) => to === GUEST)).toEqual([[GUEST, `Booking ${reference} changed`]])
    expect((await cron(pickup(52))).filter(([to]) => to === GUEST)).toEqual([
      [GUEST, `Reminder of booking ${reference}`],
    ])
  })
})

const alarms = (mails: [string, string][]) => mails.filter(([, subject]) => subject.startsWith('ALARM')).length

describe('the operator', () => {
  test('is alarmed 12 and 3 hours before a pickup without a driver, once each, transfers and tours alike', async () => {
    await book()
    const { reference } = await (await site.bookTour(await tourToken(), { pickupTime: '09:30' })).json<BookingReceipt>()
    await env.DB.prepare('update bookings set created_at = ?').bind(pickup(-96).toISOString()).run()
    expect(alarms(await cron(pickup(-12.1)))).toBe(0)
    expect(alarms(await cron(pickup(-12)))).toBe(2)
    expect(site.mails.some(({ subject }) => subject.includes(reference))).toBe(true)
    expect(alarms(await cron(pickup(-11)))).toBe(0)
    expect(alarms(await cron(pickup(-3)))).toBe(2)
    expect(site.mails[0]!.subject).toContain('WITHIN 3 HOURS')
    expect(alarms(await cron(pickup(-2)))).toBe(0)
  })

  test('is alarmed late rather than never when the cron was dead for hours', async () => {
    await book()
    expect(alarms(await cron(pickup(-7)))).toBe(1)
    expect(alarms(await cron(pickup(-0.5)))).toBe(1)
  })

  test('is not alarmed about a driver who was found while the alarm waited', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await addDueReminders(site.env, pickup(-12))
    await take(reference, { step: 'driver', driver: NIMAL, insists: true })
    expect(alarms(await cron(pickup(-11.9)))).toBe(0)
  })

  test('is alarmed about a driver who cannot, as about none, until another one is named', async () => {
    const reference = await book()
    await take(reference, { step: 'confirm' })
    await take(reference, { step: 'driver', driver: NIMAL, insists: true })
    await cron(pickup(-80))
    const say = (answer: string) =>
      env.DB.prepare('update rides set driver_answer = ?, driver_answered_at = ?')
        .bind(answer, pickup(-72).toISOString())
        .run()
    await say('takes')
    expect(alarms(await cron(pickup(-12)))).toBe(0)
    await say('cannot')
    expect(alarms(await cron(pickup(-11.9)))).toBe(1)
    expect(site.mails.find(({ subject }) => subject.startsWith('ALARM'))!.text).toContain(
      'Nimal Perera has said: I cannot drive it.',
    )
    await addDueReminders(site.env, pickup(-3))
    await take(
      reference,
      { step: 'driver', driver: parseDriver('Kumar Silva, 077 765 4321, CBX-9876'), insists: true },
      pickup(-2.9),
    )
    expect(alarms(await cron(pickup(-2.8)))).toBe(0)
  })

  test('reads in the evening of a driver who cannot that there is none', async () => {
    const reference = await book({ pickuptime: '23:40' })
    await take(reference, { step: 'confirm' })
    await take(reference, { step: 'driver', driver: NIMAL, insists: true })
    await env.DB.prepare("update rides set driver_answer = 'cannot', driver_answered_at = ?")
      .bind(pickup(-72).toISOString())
      .run()
    await cron(new Date(Date.parse(`${tomorrow}T18:00:00+05:30`) - 24 * HOUR))
    const mail = site.mails.find(({ to, text }) => to === OPERATOR && text.includes('Sri Lanka time'))!
    expect(mail.subject).toMatch(/^TO DO: Tomorrow, .*: 1 pickup, 1 without a driver$/)
  })

  test('gets each evening one overview of tomorrow, across midnight in Sri Lanka', async () => {
    const reference = await book({ pickuptime: '23:40' })
    await take(reference, { step: 'confirm' })
    await cron(pickup(-80))
    const evening = new Date(Date.parse(`${tomorrow}T18:00:00+05:30`) - 24 * HOUR)
    expect((await cron(new Date(evening.getTime() - 60_000))).filter(([, subject]) => subject === 'TO DO')).toEqual([])
    expect((await cron(evening)).filter(([to]) => to === OPERATOR)).toEqual([[OPERATOR, 'TO DO']])
    expect(site.mails.find(({ to }) => to === OPERATOR)!.text).toMatch(
      new RegExp(
        `23:40 ${reference}: Colombo -> Kandy · Mini Car\\n {2}NO DRIVER · \\+447911123456 · to collect USD 74`,
      ),
    )
    expect((await cron(new Date(evening.getTime() + 5.9 * HOUR))).filter(([to]) => to === OPERATOR)).toEqual([])
    // The next evening there is nobody to drive.
    expect(
      (await cron(new Date(evening.getTime() + 24 * HOUR)))
        .filter(([to]) => to === OPERATOR)
        .map(([, subject]) => subject),
    ).toContain('Tomorrow')
  })

  test('gets no overview of a day that has come', async () => {
    await addDueReminders(site.env, new Date(`${tomorrow}T20:00:00+05:30`))
    expect(await cron(new Date(Date.parse(`${tomorrow}T20:00:00+05:30`) + 12 * HOUR))).toEqual([])
  })
})
