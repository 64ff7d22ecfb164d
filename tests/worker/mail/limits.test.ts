/** How much mail goes out: to one address, and of the whole site. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { today } from '#domain/languages/en/today.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { forgetNetworks } from '#worker/bookings/booking-limits.ts'
import type { Env } from '#worker/environment.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { forgetSends, mailbox } from '#worker/mail/mails-per-hour.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import {
  bookWithoutMail,
  returnTripDetails,
  rows,
  testSite,
  transferToken,
  freshSite,
  transferDetails,
} from '../bookings/booking-site.ts'
import { cause, failing, later, setRides } from './mail-site.ts'

const site = freshSite()

const sentTo = (address: RegExp) => site.mails.filter(({ to }) => address.test(to)).length

describe('one address', () => {
  test('gets eight receipts a day at most, in whatever spelling; the operator sees those that were not sent', async () => {
    const spellings = [
      'ann.b@gmail.com',
      'annb+1@gmail.com',
      'ANN.B@Gmail.com',
      'annb@googlemail.com',
      'a.n.n.b+x@gmail.com',
      'annb@gmail.com',
      'ann.b@gmail.com',
      'ann.b+2@gmail.com',
      'a.nnb@gmail.com',
      'ann.b@googlemail.com',
    ]
    for (const email of spellings) expect((await site.bookTransfer(await transferToken(), { email })).status).toBe(200)
    expect(sentTo(/mail\.com$/i)).toBe(8)
    expect(sentTo(/^info@/)).toBe(10)
    const { results } = await env.DB.prepare(
      "select state, kind, reader, attempts, last_error from operator_mail where state <> 'sent'",
    ).all()
    const unsent = {
      state: 'given up',
      kind: 'receipt',
      reader: 'guest',
      attempts: 0,
      last_error: 'this address has had its mails of the day',
    }
    expect(results).toEqual([unsent, unsent])
    // Others are not affected, nor is mail that the operator causes.
    await site.bookTransfer(await transferToken(), { email: 'ben@gmail.com' })
    expect(sentTo(/^ben@/)).toBe(1)
    const [{ reference }] = (await rows('bookings')).filter(({ email }) => email === 'ann.b@gmail.com') as [
      { reference: string },
    ]
    await setRides(reference, { status: 'confirmed' })
    await cause(reference, 'confirmed', 'guest', 1)
    expect(await sweepOutbox(site.env, { now: later(1) })).toBe(1)
    expect(sentTo(/^ann\.b@/)).toBe(3)
  })

  test('whoever books beyond them gets the change link with the answer, and the page says that no mail comes', async () => {
    const book = async () => site.booked({ email: 'cleo@example.com' })
    const pageOf = async ({ reference }: BookingReceipt) => (await site.get(`/booking/${reference}`)).text()
    const mailed = await book()
    for (let i = 1; i < 8; i++) await book()
    expect(mailed).not.toHaveProperty('noMail')
    expect(await pageOf(mailed)).not.toContain(today.noMail.text)

    const beyond = await book()
    const { pathname, search } = new URL(beyond.changesUrl!)
    expect(await (await site.get(pathname + search)).text()).toContain('Cancel it')
    const page = await pageOf(beyond)
    expect(page).toContain(today.noMail.text)
    const call = await (await site.get(`/en/serendip/booking/${beyond.reference}`)).text()
    expect(JSON.parse(call)).toMatchObject({ noMail: true })
    // Who has the reference alone changes nothing.
    for (const shown of [page, call]) expect(shown).not.toContain(new URLSearchParams(search).get('key'))
  })

  test('gets no more when the bookings come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, async () => site.bookTransfer(await transferToken())))
    expect(sentTo(/^ann\.customer/)).toBe(8)
  })

  test('gets mail again the next day, and its hash is gone', async () => {
    for (let i = 0; i < 9; i++) await site.bookTransfer(await transferToken())
    const kept = JSON.stringify([await rows('mail_sends'), await rows('outbox')])
    expect(kept).toMatch(/"recipient":"[0-9a-f]{32}"/)
    expect(kept).not.toContain('ann.customer')
    const tomorrow = later(24 * 60 + 1)
    // Its pickup is days later: at any hour of the day it can still be booked then.
    await bookWithoutMail({
      now: tomorrow,
      details: { ...transferDetails, pickupdate: sriLankaTime(later(4 * 24 * 60)).date },
    })
    await sweepOutbox(site.env, { now: tomorrow })
    expect(sentTo(/^ann\.customer/)).toBe(9)
    await forgetSends(env, later(24 * 60 + 1))
    expect((await rows('mail_sends')).filter(({ recipient }) => recipient !== null)).toHaveLength(1)
  })
})

const bookBen = async (at: ReturnType<typeof testSite>, i: number, change: object = {}) =>
  at.bookTransfer(await transferToken(), { ...change, email: `ben${i}@example.com` })

describe("beyond the hour's mails of the whole site", () => {
  // Receipts and notices have four of them.
  const small = { MAILS_PER_HOUR: '7' }

  test('bookings go on, mail waits, and the operator is told once', async () => {
    const busy = testSite(small)
    for (let i = 0; i < 5; i++) expect((await bookBen(busy, i)).status).toBe(200)
    const alarms = busy.mails.filter(({ subject }) => subject.startsWith('ALARM'))
    expect(alarms).toMatchObject([
      { to: env.MAIL_OPERATOR, text: expect.stringContaining('7 mails of this hour') as string },
    ])
    expect(busy.mails).toHaveLength(4 + 1)
    expect((await rows('outbox')).filter(({ sent_at: sent }) => sent === null)).toMatchObject(
      Array.from({ length: 6 }, () => ({ attempts: 0, given_up_at: null, leased_until: null })),
    )
    expect(await sweepOutbox(busy.env, { now: later(1) })).toBe(0)
    expect(await sweepOutbox(busy.env, { now: later(61) })).toBe(4)
    expect(await sweepOutbox(busy.env, { now: later(122) })).toBe(2)
    expect(busy.mails).toHaveLength(10 + 1)
    expect(busy.mails.filter(({ subject }) => subject.startsWith('ALARM'))).toHaveLength(1)
  })

  test('an alarm that could not be sent is raised again', async () => {
    const log = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const { binding } = failing('E_DELIVERY_FAILED')
    const takesNoAlarm = {
      send: async (mail: { subject: string }) =>
        mail.subject.startsWith('ALARM') ? binding!.send(mail as never) : { messageId: 'x' },
    } as unknown as Env['EMAIL']
    for (let i = 0; i < 3; i++) await bookBen(testSite({ ...small, EMAIL: takesNoAlarm }), i)
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('The operator was not told that mail waits: E_DELIVERY_FAILED'),
    )
    log.mockRestore()
    const busy = testSite(small)
    await bookBen(busy, 4)
    expect(busy.mails).toMatchObject([{ subject: 'ALARM: mail waits' }])
  })
})

const fromAddress = (address: string): RequestInit => ({ headers: { 'cf-connecting-ip': address } })
/** Only the limits of mail and of a day count. */
const attacked = testSite({ BOOKING_RATE: undefined, READ_RATE: undefined })
const bookFrom = async (address: string, email: string, at = attacked) =>
  at.bookTransfer(await transferToken(), { email }, fromAddress(address))

describe('whoever books with the address of somebody else', () => {
  const to = (email: string) => attacked.mails.filter((mail) => mail.to === email).length
  beforeEach(() => void (attacked.mails.length = 0))

  test('does not keep her from her own receipt, which comes from another network', async () => {
    for (let i = 0; i < 10; i++) await bookFrom(`203.0.113.${i}`, 'victim@example.com')
    expect(to('victim@example.com')).toBe(8)
    await bookFrom('198.51.100.7', 'victim@example.com')
    expect(to('victim@example.com')).toBe(9)
  })

  test('leaves no hash of a network behind after a day, also not beside what the operator got', async () => {
    await bookFrom('203.0.113.1', 'victim@example.com')
    expect((await rows('mail_sends')).map(({ network }) => typeof network)).toEqual(['string', 'string'])
    expect((await rows('outbox')).map(({ network }) => network)).toEqual([null, null])
    await forgetSends(env, later(24 * 60 + 1))
    expect(await rows('mail_sends')).toEqual([])
  })

  test('cannot send her more than twenty a day from many networks', async () => {
    for (let i = 0; i < 24; i++) await bookFrom(`10.0.${i}.1`, 'victim@example.com')
    expect(to('victim@example.com')).toBe(20)
  })

  test('does not keep the operator from sending her receipt again', async () => {
    for (let i = 0; i < 9; i++) await bookFrom('203.0.113.1', 'victim@example.com')
    const last = (await rows('bookings')).at(-1) as { reference: string }
    await takeStep(attacked.env, last.reference, { step: 'resend' })
    await sweepOutbox(attacked.env, { now: later(1) })
    expect(to('victim@example.com')).toBe(9)
    expect((await rows('outbox', last.reference)).find(({ reader }) => reader === 'guest')).toMatchObject({
      by_visitor: 0,
      given_up_at: null,
    })
  })

  test.each([
    ['a.n.n+x@googlemail.com', 'ann@gmail.com'],
    ['Ann.B-c_d+x@pm.me', 'annbcd@protonmail.com'],
    ['annbcd@proton.me', 'annbcd@protonmail.com'],
    ['ann.b@ya.ru', 'ann-b@yandex.ru'],
    ['ann-b+x@yandex.com', 'ann-b@yandex.ru'],
    ['shop@ann.fastmail.com', 'ann@fastmail.com'],
    ['ann+shop@fastmail.fm', 'ann@fastmail.com'],
    ['ann+x@me.com', 'ann@icloud.com'],
    ['a.b@mac.com', 'a.b@icloud.com'],
    ['a.b@example.com', 'a.b@example.com'],
  ])('%s is %s', (typed, expected) => expect(mailbox(typed)).toBe(expected))
})

describe('many bookings of one network', () => {
  test('leave room for what is urgent, which goes first', async () => {
    const busy = testSite({ MAILS_PER_HOUR: '10' })
    const { booking } = await bookWithoutMail()
    await sweepOutbox(busy.env, { now: later(0) })
    for (let i = 0; i < 8; i++)
      await bookWithoutMail({ details: { ...transferDetails, email: `robot${i}@example.com` } })
    await setRides(booking.reference, { status: 'confirmed' })
    await cause(booking.reference, 'confirmed', 'guest', 1)
    busy.mails.length = 0
    await sweepOutbox(busy.env, { now: later(1) })
    // Sixteen mails waited before it, and a batch has twelve.
    expect(busy.mails.filter(({ subject }) => subject.includes('confirmed'))).toHaveLength(1)
    // Six of ten are receipts and notices: two before, four now.
    expect(busy.mails.filter(({ subject }) => !/confirmed|ALARM/.test(subject))).toHaveLength(4)
    await cause(booking.reference, 'driver', 'guest', 1)
    await setRides(booking.reference, { driver_name: 'Nimal', driver_phone: '+94771234567', driver_car: 'Car' })
    await sweepOutbox(busy.env, { now: later(2) })
    expect(busy.mails.at(-1)!.subject).toContain('Your driver')
  })

  test('are told to the operator one by one up to twenty an hour, the others in one mail', async () => {
    const big = testSite({ BOOKING_RATE: undefined, MAILS_PER_HOUR: '200' })
    for (let i = 0; i < 25; i++) await bookBen(big, i)
    const both = await bookBen(big, 25, await returnTripDetails())
    const { reference: withTwo } = await both.json<BookingReceipt>()
    const told = () => big.mails.filter(({ to }) => to === env.MAIL_OPERATOR)
    expect(told()).toHaveLength(20)
    await env.DB.prepare(
      `update rides set car_state = 'request'
       where position = 2 and booking_number = (select number from bookings where reference = ?)`,
    )
      .bind(withTwo)
      .run()
    await sweepOutbox(big.env, { now: later(1) })
    expect(told()).toHaveLength(21)
    const digest = told().at(-1)!
    expect(digest.subject).toBe('6 more new bookings')
    const notTold = (await rows('bookings')).filter(({ reference }) => digest.text.includes(String(reference)))
    expect(notTold).toHaveLength(6)
    expect(digest.text).toContain(`NO CAR · ${withTwo} · and 1 more ride\n`)
    expect(digest.text.match(/NO CAR/g)).toHaveLength(1)
    expect(digest.text.match(/more ride/g)).toHaveLength(1)
    expect((await rows('outbox')).every(({ sent_at: sent }) => sent !== null)).toBe(true)
    await sweepOutbox(big.env, { now: later(20) })
    expect(told()).toHaveLength(21)
  })

  test('what is caused anew while that mail goes out is told again', async () => {
    const big = testSite({ BOOKING_RATE: undefined, MAILS_PER_HOUR: '200' })
    for (let i = 0; i < 22; i++) await bookBen(big, i)
    const again = later(1).toISOString()
    const isMeant = 'among_many = 1 and booking_number = (select max(booking_number) from outbox where among_many = 1)'
    const service = {
      send: async ({ subject }: { subject: string }) => {
        if (subject.includes('more new bookings'))
          await env.DB.prepare(`update outbox set created_at = ?, among_many = 0 where ${isMeant}`).bind(again).run()
        return { messageId: subject }
      },
    }
    await sweepOutbox({ ...big.env, EMAIL: service as unknown as Env['EMAIL'] }, { now: later(1) })
    const unsent = (await rows('outbox')).filter(({ sent_at: sent }) => sent === null)
    expect(unsent).toMatchObject([{ created_at: again, reader: 'operator' }])
  })

  const count = async () =>
    (await env.DB.prepare("select written from network_days where network not like 'demand%'").all()).results

  test('write 5,000 rows a day at most, by /24 and /56; the counter holds one row for each and day', async () => {
    await bookFrom('203.0.113.1', 'one@example.com')
    expect(await count()).toEqual([{ written: 5 }])
    await env.DB.prepare('update network_days set written = 4996').run()
    const refused = await bookFrom('203.0.113.200', 'two@example.com')
    expect(refused.status).toBe(429)
    // Until tomorrow.
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(0)
    expect(seconds).toBeLessThanOrEqual(24 * 3600)
    expect(await refused.json()).toMatchObject({ retryAfter: seconds })
    expect((await bookFrom('203.0.114.1', 'three@example.com')).status).toBe(200)
    await bookFrom('2001:db8:0:1200::1', 'four@example.com')
    await bookFrom('2001:db8:0:12ff::1', 'five@example.com')
    expect(await count()).toEqual(expect.arrayContaining([{ written: 4996 }, { written: 5 }, { written: 10 }]))
    await forgetNetworks(env as Env, later(24 * 60))
    expect(await count()).toEqual([])
  })

  test('do not pass that limit together: of bookings at once only one has room', async () => {
    await bookFrom('203.0.113.1', 'one@example.com')
    await env.DB.prepare('update network_days set written = 4991').run()
    const answers = await Promise.all(
      [2, 3, 4, 5].map((i) => bookFrom(`203.0.113.${i}`, `guest${i}@example.com`).then(({ status }) => status)),
    )
    expect(answers.toSorted()).toEqual([200, 429, 429, 429])
    expect(await rows('bookings')).toHaveLength(2)
    expect(await count()).toEqual([{ written: 4996 }])
  })
})
