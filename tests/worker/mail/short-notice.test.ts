/** A pickup so soon that it is a request: guest and operator are told so, until the operator confirms it. */
import { promises } from '#domain/prices/current-price-list.ts'
import { env } from 'cloudflare:workers'
import { describe, expect, test } from 'vitest'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import { CONTACT, SERVICE } from '#domain/brand.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { addressIn, OFFERED } from '#domain/languages/languages.ts'
import { type Texts, textsOf } from '#domain/languages/texts.ts'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { findBooking } from '#worker/bookings/read-bookings.ts'
import { listBookings } from '#worker/lists/booking-list.ts'
import { compose } from '#worker/mail/compose.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { bookWithoutMail, transferDetails, transferToken, freshSite, form } from '../bookings/booking-site.ts'

const site = freshSite()

/** A booking that is made so many hours before its pickup. */
async function bookHoursBefore(hours: number, change: object = {}) {
  const { date: pickupdate, time: pickuptime } = sriLankaTime(new Date(Date.now() + hours * 3_600_000))
  const {
    booking: { reference },
  } = await bookWithoutMail({
    token: await transferToken(change),
    details: { ...transferDetails, ...change, pickupdate, pickuptime },
  })
  await sweepOutbox(site.env)
  const mailTo = (address: string) => site.mails.find(({ to }) => to === address)!
  return { reference, toGuest: mailTo(transferDetails.email), toOperator: mailTo(env.MAIL_OPERATOR) }
}
const shown = async (reference: string) => (await site.get(`/en/serendip/booking/${reference}`)).json<PublicBooking>()
const page = async (reference: string) => (await site.get(`/booking/${reference}`)).text()
const REQUEST = 'so soon that it is a request'

test('is told to both at once, with a link that names route, time and reference', async () => {
  const { reference, toGuest, toOperator } = await bookHoursBefore(3)
  expect(toOperator.subject).toMatch(/^SHORT NOTICE: New booking /)
  expect(toOperator.text).toContain('told that this is a request')
  expect(toGuest.text).toContain(REQUEST)
  expect(toGuest.text).toMatch(/^We've received your request\n/)
  expect(toGuest.text).not.toContain('within 12 hours.')
  const link = /https:\/\/wa\.me\/\d+\?text=\S*driver%20free\S*/.exec(toGuest.text)![0]
  expect(new URL(link).searchParams.get('text')).toMatch(
    new RegExp(`Taxi from Colombo to Kandy, \\d+ \\w+ \\d{4}, \\d\\d:\\d\\d, booking ${reference}`),
  )
  expect((await shown(reference)).rides[0]).toMatchObject({ shortNotice: true })
  expect(await page(reference)).toContain(REQUEST)
  await takeStep(site.env, reference, { step: 'confirm' })
  expect((await shown(reference)).rides[0]).toMatchObject({ shortNotice: false })
  expect(await page(reference)).not.toContain(REQUEST)
})

describe('a request', () => {
  const link = (text: string) => /\/booking\/[\w-]+\/changes\?key=\w+/.exec(text)?.[0] ?? ''
  const COSTS = 'If you cancel now, that costs USD 74 (LKR 21,480).'
  const post = (path: string, fields: Record<string, string>) => site.get(path, form(fields))

  test('is cancelled free of charge by the link in its mail, hours before the pickup', async () => {
    const { reference, toGuest } = await bookHoursBefore(3)
    const path = link(toGuest.text)
    for (const text of [await page(reference), await (await site.get(path)).text()]) expect(text).not.toContain(COSTS)
    expect((await post(path, { step: 'cancel', version: '0', sure: 'yes' })).status).toBe(303)
    expect((await shown(reference)).rides[0]).toMatchObject({
      status: 'cancelled',
      cancelFeeUsd: 0,
      cancellation: null,
    })
  })

  test('is moved by that link to any hour to come', async () => {
    const { reference, toGuest } = await bookHoursBefore(3)
    const { date, time } = sriLankaTime(new Date(Date.now() + 5 * 3_600_000))
    expect((await post(link(toGuest.text), { step: 'change', version: '0', date, time })).status).toBe(303)
    expect((await shown(reference)).rides[0]).toMatchObject({ pickupDate: date, pickupTime: time, status: 'new' })
  })

  test('gives all back that was paid when nobody can drive it', async () => {
    const { reference } = await bookHoursBefore(3)
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    await takeStep(site.env, reference, { step: 'cancel' })
    expect((await shown(reference)).rides[0]!.cancellation).toMatchObject({ feeUsd: 0, backUsd: 74 })
  })

  test('that is confirmed costs what the terms say from then on, until its guest asks for another time', async () => {
    const { reference, toGuest } = await bookHoursBefore(11)
    await takeStep(site.env, reference, { step: 'confirm' })
    const path = link(toGuest.text)
    for (const text of [await page(reference), await (await site.get(path)).text()]) expect(text).toContain(COSTS)
    expect((await post(path, { step: 'cancel', version: '1', sure: 'yes' })).status).toBe(409)
    await takeStep(site.env, reference, { step: 'cancel' })
    await takeStep(site.env, reference, { step: 'reopen' })
    expect((await shown(reference)).rides[0]!.cancellation).toBeNull()
  })

  test.each([
    ['the operator has to look at', { needsReview: true }, {}],
    ['does not fit into its vehicle', {}, { bags: '9' }],
  ])('is also what %s', async (_, quote, details) => {
    const { reference } = await bookHoursBefore(15, { ...quote, ...details })
    expect((await shown(reference)).rides[0]).toMatchObject({ shortNotice: false, isRequest: true, cancellation: null })
  })

  test('is also a new time of what was confirmed', async () => {
    const { reference, toGuest } = await bookHoursBefore(40)
    await takeStep(site.env, reference, { step: 'confirm' })
    const { date, time } = sriLankaTime(new Date(Date.now() + 20 * 3_600_000))
    const path = link(toGuest.text)
    expect((await post(path, { step: 'change', version: '1', date, time })).status).toBe(303)
    expect((await shown(reference)).rides[0]).toMatchObject({ isRequest: true, cancellation: null })
    await takeStep(site.env, reference, { step: 'confirm' })
    expect((await shown(reference)).rides[0]).toMatchObject({ isRequest: false, cancellation: { feeUsd: 37 } })
  })
})

describe('a request whose pickup passes before anybody has confirmed it', () => {
  const bookForAnHourAgo = async (days = 0) => {
    const { reference, toGuest } = await bookHoursBefore(3)
    const { date, time } = sriLankaTime(new Date(Date.now() - 3_600_000 - days * DAY_MS))
    await env.DB.batch([
      env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(date, time),
      env.DB.prepare('update bookings set created_at = ?').bind(new Date(Date.now() - 2 * 3_600_000).toISOString()),
    ])
    return { reference, changes: /\/booking\/[\w-]+\/changes\?key=\w+/.exec(toGuest.text)![0] }
  }
  /** Beside the number, which is a link. */
  const words = (texts: Texts, paid: number | null = 0) =>
    texts.in('booking').status.new.unanswered(CONTACT.whatsappShown, paid).split(CONTACT.whatsappShown)

  test('is still looked for within the hour after it was asked for, as soon as possible', async () => {
    const { reference } = await bookHoursBefore(0)
    const { date, time } = sriLankaTime(new Date(Date.now() - 60_000))
    await env.DB.prepare('update rides set pickup_date = ?, pickup_time = ?').bind(date, time).run()
    const html = await page(reference)
    expect(html).toContain('we look for a driver at once')
    expect(html).not.toContain(words(ENGLISH_TEXTS)[0])
  })

  test.each(OFFERED)('is not looked for any more, costs nothing and can be booked again: %s', async (language) => {
    const { reference, changes } = await bookForAnHourAgo()
    const texts = textsOf(language)
    await texts.load('booking')
    const [booked, changed] = await Promise.all(
      [`/booking/${reference}`, changes].map(async (path) => (await site.get(addressIn(language, path))).text()),
    )
    for (const part of words(texts)) expect(booked).toContain(part)
    expect(booked).toContain(texts.in('booking').voucher.bookAgain)
    expect(changed).toContain(words(texts)[0])
    const t = texts.in('booking')
    for (const untrue of [t.shortNotice.text, t.status.new.request, t.paying.transfer(t.paying.inEither)])
      for (const html of [booked, changed]) expect(html).not.toContain(untrue)
    expect(await shown(reference)).toMatchObject({
      rides: [{ unanswered: true, shortNotice: false, caveat: null }],
      paymentUrl: null,
    })
  })

  test.each(OFFERED)('says that what was paid comes back, on the page and in the mail: %s', async (language) => {
    const { reference, changes } = await bookForAnHourAgo()
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    await env.DB.prepare('update bookings set language = ?').bind(language).run()
    const texts = textsOf(language)
    await texts.load('booking')
    const [said, ...others] = words(texts, 74)
    const [, comesBack] = said!.split(words(texts, null)[0]!.split(/[.。]/)[0]!)
    expect(comesBack!.length).toBeGreaterThan(10)
    const [booked, changed] = await Promise.all(
      [`/booking/${reference}`, changes].map(async (path) => (await site.get(addressIn(language, path))).text()),
    )
    for (const part of [said!, ...others]) expect(booked).toContain(part)
    expect(changed).toContain(said)
    const { booking } = (await findBooking(site.env, reference))!
    // Also once the drive would be over: a payment may be told late.
    for (const hours of [0, 12]) {
      const { text } = await compose(
        site.env,
        booking,
        { kind: 'paid', reader: 'guest', positions: [], since: '2027-01-01' },
        new Date(Date.now() + hours * 3_600_000),
      )
      expect(text.replaceAll(/\s+/g, ' '), String(hours)).toContain(said!.trim().replaceAll(/\s+/g, ' '))
    }
  })

  test('is mailed about without a way to pay, to change or to meet', async () => {
    const { reference } = await bookForAnHourAgo()
    const { booking } = (await findBooking(site.env, reference))!
    const about = { kind: 'receipt', reader: 'guest', positions: [], since: '2027-01-01' } as const
    const { text } = await compose(site.env, booking, about, new Date())
    expect(text).toContain(words(ENGLISH_TEXTS)[0])
    const { paying, cancelling } = ENGLISH_TEXTS.in('booking')
    for (const untrue of [paying.transfer(paying.inEither), cancelling.requests, cancelling.changeRequest])
      expect(text).not.toContain(untrue)
  })

  test('is on the list of what needs a hand once it is paid, until the office says what became of it', async () => {
    const needs = async (later = 0) =>
      (await listBookings(site.env, 'concerned', new Date(Date.now() + later * DAY_MS))).map(({ concerns }) => concerns)
    const { reference } = await bookForAnHourAgo(5)
    expect(await needs()).toEqual([])
    await takeStep(site.env, reference, { step: 'paid', usd: 74 })
    expect([await needs(), await needs(20)]).toEqual([[['never-confirmed']], [['never-confirmed']]])
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await needs()).toEqual([])
    await takeStep(site.env, reference, { step: 'cancel' })
    expect(await needs()).toEqual([['payment']])
    await takeStep(site.env, reference, { step: 'refund', usd: 74 })
    expect(await needs()).toEqual([])
  })

  test('is no journey that we thank for, days later', async () => {
    const { reference } = await bookForAnHourAgo(2)
    expect(await page(reference)).toContain(words(ENGLISH_TEXTS)[0])
    expect(await page(reference)).not.toContain(ENGLISH_TEXTS.in('booking').status.over)
  })

  test('is an ordinary ride as soon as the office confirms it', async () => {
    const { reference } = await bookForAnHourAgo()
    await takeStep(site.env, reference, { step: 'confirm' })
    expect(await page(reference)).not.toContain(words(ENGLISH_TEXTS)[0])
    expect((await shown(reference)).rides[0]).not.toHaveProperty('unanswered')
  })
})

test("does not carry a place that a visitor typed into the first mail's link", async () => {
  const { toGuest } = await bookHoursBefore(3, { pickup: 'Claim your refund' })
  expect(toGuest.text + toGuest.html).not.toContain('refund')
})

test('is not said of a pickup that leaves time enough', async () => {
  const { reference, toGuest, toOperator } = await bookHoursBefore(30)
  expect(toOperator.subject).toMatch(/^New booking /)
  expect(toGuest.text).not.toContain(REQUEST)
  expect((await shown(reference)).rides[0]).toMatchObject({ shortNotice: false })
})

test('the receipt, the confirmed mail and the page say what the time means at the airport, where the driver waits, and when to leave for a flight', async () => {
  const airport = 'Colombo Bandaranaike International Airport'
  const { reference, toGuest: receipt } = await bookHoursBefore(240, { pickup: airport })
  site.mails.length = 0
  await takeStep(site.env, reference, { step: 'confirm' })
  await sweepOutbox(site.env)
  for (const text of [receipt.text, site.mails[0]!.text, site.mails[0]!.html, await page(reference)]) {
    for (const part of [
      'when your flight lands',
      SERVICE.meetingPoint,
      `${promises().freeWaiting.airport} minutes`,
      'If you do not find your driver',
    ])
      expect(text).toContain(part)
  }
  const { reference: back } = await bookHoursBefore(240, { dropoff: airport })
  expect(await page(back)).toMatch(/suits flights that leave from .* on: .*3 hours.* for the drive/)
})
