/** How much mail goes out: to one address, and of the whole site. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { NO_MAIL } from '#domain/bookings/texts.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { forgetRecipients } from '#worker/mail/limits.ts'
import { sweepOutbox } from '#worker/mail/outbox.ts'
import { bookWithoutMail, rows, testSite, transferDetails, transferToken } from '../bookings/booking-site.ts'
import { cause, failing, later, removeBookings, setRides } from './mail-site.ts'

const site = testSite()
beforeEach(async () => {
  site.mails.length = 0
  await removeBookings()
})

const sentTo = (address: RegExp) => site.mails.filter(({ to }) => address.test(to)).length

describe('one address', () => {
  test('gets five receipts a day at most, in whatever spelling; the operator sees those that were not sent', async () => {
    const spellings = [
      'ann.b@gmail.com',
      'annb+1@gmail.com',
      'ANN.B@Gmail.com',
      'annb@googlemail.com',
      'a.n.n.b+x@gmail.com',
      'annb@gmail.com',
      'ann.b@gmail.com',
    ]
    for (const email of spellings) expect((await site.bookTransfer(await transferToken(), { email })).status).toBe(200)
    expect(sentTo(/mail\.com$/i)).toBe(5)
    expect(sentTo(/^info@/)).toBe(7)
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
    expect(sentTo(/^ann\.b@/)).toBe(2)
  })

  test('whoever books beyond them gets the change link with the answer, and the page says that no mail comes', async () => {
    const book = async () =>
      (await site.bookTransfer(await transferToken(), { email: 'cleo@example.com' })).json<BookingReceipt>()
    const pageOf = async ({ reference }: BookingReceipt) => (await site.get(`/booking/${reference}`)).text()
    const mailed = await book()
    for (let i = 1; i < 5; i++) await book()
    expect(mailed).not.toHaveProperty('changesUrl')
    expect(await pageOf(mailed)).not.toContain(NO_MAIL)

    const beyond = await book()
    const { pathname, search } = new URL(beyond.changesUrl!)
    expect(await (await site.get(pathname + search)).text()).toContain('Cancel it')
    const page = await pageOf(beyond)
    expect(page).toContain(NO_MAIL)
    const call = await (await site.get(`/en/serendip/booking/${beyond.reference}`)).text()
    expect(JSON.parse(call)).toMatchObject({ noMail: true })
    // Who has the reference alone changes nothing.
    for (const shown of [page, call]) expect(shown).not.toContain(new URLSearchParams(search).get('key'))
  })

  test('gets no more when the bookings come at once', async () => {
    await Promise.all(Array.from({ length: 12 }, async () => site.bookTransfer(await transferToken())))
    expect(sentTo(/^ann\.customer/)).toBe(5)
  })

  test('gets mail again the next day, and its hash is gone', async () => {
    for (let i = 0; i < 6; i++) await site.bookTransfer(await transferToken())
    const kept = JSON.stringify(await rows('outbox'))
    expect(kept).toMatch(/"recipient":"[0-9a-f]{32}"/)
    expect(kept).not.toContain('ann.customer')
    const tomorrow = later(24 * 60 + 1)
    // Its pickup is days later: at any hour of the day it can still be booked then.
    await bookWithoutMail({
      now: tomorrow,
      details: { ...transferDetails, pickupdate: sriLankaTime(later(4 * 24 * 60)).date },
    })
    await sweepOutbox(site.env, { now: tomorrow })
    expect(sentTo(/^ann\.customer/)).toBe(6)
    await forgetRecipients(env, later(24 * 60 + 1))
    expect((await rows('outbox')).filter(({ recipient }) => recipient !== null)).toHaveLength(1)
  })
})

const bookBen = async (at: ReturnType<typeof testSite>, i: number) =>
  at.bookTransfer(await transferToken(), { email: `ben${i}@example.com` })

describe("beyond the hour's mails of the whole site", () => {
  const small = { MAILS_PER_HOUR: '4' }

  test('bookings go on, mail waits, and the operator is told once', async () => {
    const busy = testSite(small)
    for (let i = 0; i < 5; i++) expect((await bookBen(busy, i)).status).toBe(200)
    const alarms = busy.mails.filter(({ subject }) => subject.startsWith('ALARM'))
    expect(alarms).toMatchObject([
      { to: env.MAIL_OPERATOR, text: expect.stringContaining('4 mails of this hour') as string },
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
    for (let i = 0; i < 3; i++) await bookBen(testSite({ ...small, EMAIL: failing('E_DELIVERY_FAILED').binding }), i)
    expect(log).toHaveBeenCalledWith(
      expect.stringContaining('The operator was not told that mail waits: E_DELIVERY_FAILED'),
    )
    log.mockRestore()
    const busy = testSite(small)
    await bookBen(busy, 4)
    expect(busy.mails).toMatchObject([{ subject: 'ALARM: mail waits' }])
  })
})
