/** Whoever books with the address of somebody else, or holds a link, makes no weapon of our mail. */
import { promises } from '#domain/prices/current-price-list.ts'
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Env } from '#worker/environment.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { returnDays, rows, testSite, transferToken, freshSite } from '../bookings/booking-site.ts'
import { bookRide, NIMAL, pass, say, sheetOf, startInTheMorning, tap, WITHOUT_LIMITS } from '../day/day-site.ts'
import { ORIGIN } from '../site.ts'
import { cause, failing, later } from './mail-site.ts'

const ATTACKER = '203.0.113.7'
const VICTIM = 'victim@example.com'
const noLimits: Partial<Env> = WITHOUT_LIMITS
const site = freshSite(noLimits)
type Site = typeof site

const post = (at: Site, path: string, fields: Record<string, string>, from = ATTACKER) =>
  at.get(path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: ORIGIN, 'cf-connecting-ip': from },
  })

/** A booking of so many rides, and the link that its answer holds. */
async function book(rides: number, email = VICTIM, { at = site, from = ATTACKER } = {}) {
  const init = { headers: { 'cf-connecting-ip': from } }
  const answer = await at.bookTransfer(await transferToken(), { email, pickupdate: returnDays.there }, init)
  const { reference, changesUrl = '' } = await answer.json<BookingReceipt>()
  const columns = Object.keys((await rows('rides', reference))[0]!)
  for (let position = 2; position <= rides; position++)
    await env.DB.prepare(
      `insert into rides (${columns.join(', ')}) select ${columns.map((name) => (name === 'position' ? position : name)).join(', ')}
       from rides where position = 1 and booking_number = (select number from bookings where reference = ?)`,
    )
      .bind(reference)
      .run()
  const { pathname, search } = new URL(changesUrl)
  return { reference, link: pathname + search }
}

const cancelRide = (link: string, ride: number, at = site, from = ATTACKER) =>
  post(at, link, { step: 'cancel', version: '0', sure: 'yes', ride: String(ride) }, from)

const changeRide = (link: string, version: number, at = site, from = ATTACKER) =>
  post(
    at,
    link,
    {
      step: 'change',
      ride: '1',
      version: String(version),
      date: returnDays.there,
      time: '09:30',
      bags: String(version % 2),
    },
    from,
  )

/** Mails to somebody, and how the subjects begin. */
const to = (address: string | null, at = site) => at.mails.filter((mail) => [mail.to].flat().includes(address!))

async function sweepFor(minutes: number, at = site) {
  for (let i = 1; i <= minutes; i += 5) await sweepOutbox(at.env, { now: later(i) })
}

describe('changes of one booking', () => {
  test('are one mail to each reader at once and one some minutes later, which tells of all others', async () => {
    const { reference, link } = await book(30)
    site.mails.length = 0
    for (let ride = 1; ride <= 30; ride++) expect((await cancelRide(link, ride)).status).toBe(303)
    expect(to(VICTIM)).toHaveLength(1)
    expect(to(env.MAIL_OPERATOR)).toHaveLength(1)
    await sweepFor(60)
    expect(to(VICTIM)).toHaveLength(2)
    expect(to(env.MAIL_OPERATOR)).toHaveLength(2)
    const [guest, operator] = [to(VICTIM)[1]!, to(env.MAIL_OPERATOR)[1]!]
    expect(guest.subject).toContain(`Booking ${reference} cancelled`)
    for (const ride of [2, 17, 30]) {
      expect(guest.text).toContain(`Ride ${ride} of 30: Taxi from Colombo to Kandy`)
      expect(operator.text).toContain(`Ride ${ride}: cancelled, was new`)
    }
    expect(operator.text).not.toContain('Ride 1: cancelled')
    expect((await rows('outbox')).every(({ sent_at: sent }) => sent !== null)).toBe(true)
  })

  test('of one ride are all in the mail that waited for them, and what runs and what does not is one mail, too', async () => {
    const { link } = await book(3)
    site.mails.length = 0
    for (let version = 0; version < 4; version++) expect((await changeRide(link, version)).status).toBe(303)
    await cancelRide(link, 2)
    await sweepFor(30)
    const mails = to(env.MAIL_OPERATOR)
    expect(mails).toHaveLength(2)
    expect(mails[0]!.text).toContain("'' -> '0'")
    expect(mails[1]!.subject).toContain('CHANGED by the guest')
    expect(mails[1]!.text.match(/large bags|bags '/gi)!.length).toBeGreaterThanOrEqual(3)
    expect(mails[1]!.text).toContain('Ride 2: cancelled, was new')
    const [, second] = to(VICTIM)
    expect(second!.text).toContain('Ride 2 of 3: Taxi from Colombo to Kandy')
    expect(second!.text).toContain('Cancelled')
  })

  test('that go on for hours are some mails and then one an hour, and the last one says how it stands', async () => {
    const { link } = await book(1)
    site.mails.length = 0
    vi.useFakeTimers({ toFake: ['Date'] })
    try {
      for (let version = 0; version < 48; version++) {
        await changeRide(link, version)
        pass(5)
      }
      expect(to(VICTIM).length).toBeLessThanOrEqual(8)
      expect(to(env.MAIL_OPERATOR).length).toBeLessThanOrEqual(10)
      pass(60)
      await sweepOutbox(site.env)
      expect(to(env.MAIL_OPERATOR).at(-1)!.text).toContain('CHANGED by the guest')
    } finally {
      vi.useRealTimers()
    }
  })
})

describe('a stranger', () => {
  test('gets eight mails about changes a day from one network, whatever the number of bookings', async () => {
    const links = []
    for (let i = 0; i < 8; i++) links.push((await book(4)).link)
    site.mails.length = 0
    for (const link of links) for (let ride = 1; ride <= 4; ride++) await cancelRide(link, ride)
    await sweepFor(120)
    expect(to(VICTIM)).toHaveLength(8)
  })

  test('gets nothing of a booking whose receipt was withheld, by whatever key', async () => {
    for (let i = 0; i < 8; i++) await book(1)
    const { link, reference } = await book(3)
    site.mails.length = 0
    for (let ride = 1; ride <= 3; ride++) expect((await cancelRide(link, ride)).status).toBe(303)
    await sweepFor(30)
    expect(to(VICTIM)).toEqual([])
    // The operator reads of it in the list of many.
    const [list, ...others] = to(env.MAIL_OPERATOR).filter(({ text }) => text.includes(reference))
    expect(list!.text).toContain('CANCELLED by the guest')
    expect(others).toEqual([])
  })
})

describe("the hour's mails of the site", () => {
  test('are counted where they are sent: one row that goes again and again counts each time', async () => {
    const small = testSite({ ...noLimits, MAILS_PER_HOUR: '10' })
    const reference = await bookRide(small, { in: 60 })
    await env.DB.prepare('delete from mail_sends').run()
    for (let i = 0; i < 30; i++) {
      await env.DB.prepare("update outbox set sent_at = null, by_visitor = 0 where kind = 'confirmed'").run()
      await sweepOutbox(small.env)
    }
    expect(small.mails.filter(({ subject }) => subject.includes(reference))).toHaveLength(10)
  })

  test('leave receipts to honest guests while somebody changes a dozen bookings again and again', async () => {
    const small = testSite({ ...noLimits, MAILS_PER_HOUR: '100' })
    const links = []
    for (let i = 0; i < 12; i++) links.push((await book(10, `made-up-${i}@example.com`, { at: small })).link)
    for (const link of links) for (let ride = 1; ride <= 10; ride++) await cancelRide(link, ride, small)
    small.mails.length = 0
    for (let i = 0; i < 10; i++) await book(1, `honest${i}@example.com`, { at: small, from: `198.51.${i}.1` })
    for (let i = 0; i < 10; i++) expect(to(`honest${i}@example.com`, small), String(i)).toHaveLength(1)
  })

  test('of them one network leaves a part to the others', async () => {
    const small = testSite({ ...noLimits, MAILS_PER_HOUR: '50' })
    for (let i = 0; i < 30; i++) await book(1, `made-up-${i}@example.com`, { at: small })
    small.mails.length = 0
    await book(1, 'honest@example.com', { at: small, from: '198.51.100.1' })
    expect(to('honest@example.com', small)).toHaveLength(1)
  })

  test('hold no mail that the service did not take', async () => {
    const down = testSite({ EMAIL: failing('E_DELIVERY_FAILED').binding })
    await book(1, VICTIM, { at: down })
    expect(await rows('mail_sends')).toEqual([])
  })
})

describe('words that a guest changes once the operator has confirmed', () => {
  const SPAM = 'win at casino.example.com'
  const spam = (link: string, version: number) =>
    post(site, link, {
      step: 'change',
      ride: '1',
      version: String(version),
      date: returnDays.there,
      time: '09:30',
      guestName: SPAM,
      pickupAddress: SPAM,
      details: SPAM,
    })
  const everything = () =>
    to(VICTIM)
      .map(({ text, html, subject, attachments }) =>
        [text, html, subject, ...attachments.map(({ content }) => new TextDecoder().decode(content))].join('\n'),
      )
      .join('\n')

  test('are in no mail until the operator has looked at them', async () => {
    const { reference, link } = await book(1)
    await takeStep(site.env, reference, { step: 'confirm' })
    expect((await spam(link, 1)).status).toBe(303)
    for (const [kind, minutes] of [
      ['changed', 6],
      ['confirmed', 7],
      ['reminder', 8],
    ] as const) {
      await cause(reference, kind, 'guest', 1)
      await sweepOutbox(site.env, { now: later(minutes) })
    }
    expect(to(VICTIM).length).toBeGreaterThanOrEqual(3)
    expect(everything()).not.toContain('casino')
    // A step that was taken by what the page showed then: it has read them.
    await takeStep(site.env, reference, { step: 'driver', driver: NIMAL }, { seen: 2 })
    await sweepOutbox(site.env, { now: later(20) })
    expect(everything()).toContain('casino')
  })

  test('stay out of a mail for a step of somebody who cannot have seen them, as of a command for all rides', async () => {
    const { reference, link } = await book(2)
    await takeStep(site.env, reference, { step: 'confirm' })
    await spam(link, 1)
    await takeStep(site.env, reference, { step: 'driver', driver: NIMAL, insists: true }, { isForAll: true })
    await sweepOutbox(site.env, { now: later(6) })
    expect(to(VICTIM).at(-1)!.text).toContain(NIMAL.name)
    expect(everything()).not.toContain('casino')
    await takeStep(site.env, reference, { step: 'resend' }, { isForAll: true, now: later(30) })
    await sweepOutbox(site.env, { now: later(30) })
    expect(everything()).toContain('casino')
  })

  test('while figures and flights that a guest changes are mailed at once', async () => {
    const { reference, link } = await book(1)
    await post(site, link, {
      step: 'change',
      ride: '1',
      version: '0',
      date: returnDays.there,
      time: '09:30',
      guestName: 'Ann',
    })
    await takeStep(site.env, reference, { step: 'confirm' }, { seen: 1 })
    await post(site, link, {
      step: 'change',
      ride: '1',
      version: '2',
      date: returnDays.there,
      time: '09:30',
      flight: 'UL 505',
    })
    await sweepOutbox(site.env, { now: later(6) })
    expect(to(VICTIM).at(-1)!.text).toContain('Flight: UL505')
    expect(to(VICTIM).at(-1)!.text).toContain('Ann')
  })
})

describe('on the day of a ride', () => {
  startInTheMorning()

  test('a driver who says and takes back that nobody came causes one mail in some minutes', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(10 + promises().freeWaiting.elsewhere)
    for (let i = 0; i < 15; i++) {
      await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
      await tap(site, sheet, 'back', { event: 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' })
      pass(0.04)
    }
    expect(site.mails).toHaveLength(1)
    pass(5)
    await sweepOutbox(site.env)
    pass(1)
    await sweepOutbox(site.env)
    expect(site.mails).toHaveLength(2)
  })

  test("a guest's words do not hold back that nobody came", async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    pass(10 + promises().freeWaiting.elsewhere)
    await say(site, reference, 'waiting-outside')
    site.mails.length = 0
    await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW')
    expect(site.mails).toHaveLength(1)
  })
})
