/** Sending what the outbox holds, whatever fails: the mail service, the database, KV or the Worker. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { primary } from '#worker/database/d1.ts'
import { enqueueMail } from '#worker/database/mail-queue.ts'
import type { Env } from '#worker/environment.ts'
import { sendDueMail, sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { send } from '#worker/mail/sender.ts'
import {
  bookWithoutMail,
  rows,
  testSite,
  tourToken,
  transferToken,
  freshSite,
  transferDetails,
} from '../bookings/booking-site.ts'
import { cause, later } from './mail-site.ts'

const site = freshSite()

test('when a Worker dies between a booking and its mail, the sweep sends the mail once', async () => {
  const { booking } = await bookWithoutMail()
  expect(site.mails).toHaveLength(0)
  await Promise.all(Array.from({ length: 10 }, () => sendDueMail(site.env)))
  expect(site.mails.map(({ to }) => to).toSorted()).toEqual(['ann.customer@example.com', env.MAIL_OPERATOR].toSorted())
  await sendDueMail(site.env, { now: later(60) })
  await sendDueMail(site.env, { bookingNumber: booking.number, now: later(600) })
  expect(site.mails).toHaveLength(2)
})

test('when a Worker dies while it sends, the mail is free again once the lease ends', async () => {
  await bookWithoutMail()
  const stuck = testSite({ EMAIL: { send: () => new Promise(() => {}) } as unknown as Env['EMAIL'] })
  void sendDueMail(stuck.env)
  await expect.poll(async () => (await rows('outbox')).filter((row) => row.leased_until !== null).length).toBe(2)
  expect(await sendDueMail(site.env, { now: later(3) })).toBe(0)
  expect(await sendDueMail(site.env, { now: later(5) })).toBe(2)
  expect(site.mails).toHaveLength(2)
})

test('a cause that is written twice, as its answer was lost, is told once; another one is told again', async () => {
  const { booking } = await bookWithoutMail()
  await sendDueMail(site.env)
  site.mails.length = 0
  const noShow = { kind: 'no-show', reader: 'operator', bookingNumber: booking.number, position: 1 } as const
  const tellAt = async (instant: Date) => {
    await enqueueMail(primary(site.env), noShow, instant.toISOString())
    await sendDueMail(site.env, { now: later(10) })
    return site.mails.length
  }
  const [first, second] = [later(1), later(2)]
  expect(await tellAt(first)).toBe(1)
  expect(await tellAt(first)).toBe(1)
  expect(await tellAt(second)).toBe(2)
})

/** So many bookings, each to an address of its own, made one minute after the other. */
const bookWithoutMails = async (count: number) => {
  for (let i = 0; i < count; i++)
    await bookWithoutMail({ details: { ...transferDetails, email: `ann${i}@example.com` }, now: later(i - 120) })
}

/** Copies the only row of a table 250 times. @param changed the columns of copy number i */
const copy = (table: string, columns: string, changed: string) =>
  env.DB.prepare(
    `insert into ${table} (${columns}) with recursive n(i) as (select 1 union all select i + 1 from n where i < 250)
     select ${changed} from ${table}, n`,
  ).run()

describe('a sweep', () => {
  test('sends all that is due, batch after batch, what is due longest first', async () => {
    await bookWithoutMails(15)
    expect(await sweepOutbox(site.env)).toBe(30)
    const receipts = site.mails.map(({ to }) => to).filter((to) => to !== env.MAIL_OPERATOR)
    // Twelve mails, of six bookings, are sent at once.
    expect(new Set(receipts.slice(0, 6))).toEqual(new Set([0, 1, 2, 3, 4, 5].map((i) => `ann${i}@example.com`)))
    expect(await sweepOutbox(site.env)).toBe(0)
  })

  test('ends when its time is up, and the next one goes on', async () => {
    await bookWithoutMails(15)
    let batches = 0
    expect(await sweepOutbox(site.env, { isTimeUp: () => batches++ === 1 })).toBe(12)
    expect(await sweepOutbox(site.env)).toBe(18)
  })

  test('sends so many mails that it stays below the number of calls that a Worker may make', async () => {
    await bookWithoutMail()
    const contact = 'fingerprint, email, phone, phone_typed'
    await copy(
      'bookings',
      `number, reference, guest_key, ${contact}`,
      `number + i, reference || i, guest_key, ${contact}`,
    )
    const ride =
      'kind, needs_review, pickup, dropoff, distance_km, minutes, vehicle, pickup_date, pickup_time, price_usd'
    await copy(
      'rides',
      `booking_number, position, price_lkr, ${ride}`,
      `booking_number + i, position, price_lkr, ${ride}`,
    )
    await env.DB.prepare('delete from outbox').run()
    await env.DB.prepare(
      "insert into outbox (kind, reader, booking_number) select 'receipt', 'operator', number from bookings limit 250",
    ).run()
    const { env: busy } = testSite({ MAILS_PER_HOUR: '1000' })
    expect(await sweepOutbox(busy)).toBe(190)
    expect(await sweepOutbox(busy)).toBe(60)
  })

  test('sends mail that failed before after all other mail', async () => {
    await bookWithoutMails(13)
    await env.DB.prepare(
      "update outbox set attempts = 1 where booking_number = (select number from bookings where email = 'ann0@example.com')",
    ).run()
    await sweepOutbox(site.env)
    expect(site.mails.slice(0, 24).map(({ to }) => to)).not.toContain('ann0@example.com')
    expect(site.mails.slice(24).map(({ to }) => to)).toContain('ann0@example.com')
  })

  test('gives a mail service that does not answer up after ten seconds, and goes on', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    await bookWithoutMails(1)
    const sweep = sweepOutbox(testSite({ EMAIL: { send: () => new Promise(() => {}) } as unknown as Env['EMAIL'] }).env)
    while (vi.getTimerCount() < 2) await scheduler.wait(10)
    vi.advanceTimersByTime(10_000)
    expect(await sweep).toBe(2)
    vi.useRealTimers()
    expect(await rows('outbox')).toMatchObject([
      { last_error: 'no answer', leased_until: null, given_up_at: null },
      { last_error: 'no answer' },
    ])
  })
})

/** A site before whose reads of one table something happens. */
function before(table: string, act: () => unknown) {
  const meant = new WeakSet<D1PreparedStatement>()
  const mark = (statement: D1PreparedStatement): D1PreparedStatement => {
    meant.add(statement)
    const { bind, raw } = statement
    return Object.assign(statement, {
      bind: (...values: unknown[]) => mark(Reflect.apply(bind, statement, values)),
      raw: async () => {
        await act()
        return Reflect.apply(raw, statement, [])
      },
    })
  }
  const withSession: Env['DB']['withSession'] = (constraint) => {
    const session = env.DB.withSession(constraint)
    const { prepare, batch } = session
    return Object.assign(session, {
      prepare(sql: string) {
        const statement = Reflect.apply(prepare, session, [sql])
        return /^select/i.test(sql) && sql.includes(`from "${table}"`) ? mark(statement) : statement
      },
      async batch(statements: D1PreparedStatement[]) {
        if (statements.some((each) => meant.has(each))) await act()
        return Reflect.apply(batch, session, [statements])
      },
    }) as typeof session
  }
  return testSite({ DB: { withSession } as unknown as Env['DB'] })
}

describe('while the database is slow', () => {
  test('a mail that nobody wants any more stays where it is caused again before it is taken out', async () => {
    const { booking } = await bookWithoutMail()
    await env.DB.prepare('delete from outbox').run()
    // Nobody drives it any more.
    await cause(booking.reference, 'driver', 'guest', 1)
    const driver = { kind: 'driver', reader: 'guest', bookingNumber: booking.number, position: 1 } as const
    let isTaken = false
    const crossed = {
      withSession(start: 'first-primary') {
        const session = env.DB.withSession(start)
        return {
          prepare(text: string) {
            const statement = session.prepare(text)
            if (!text.startsWith('delete from "outbox"')) return statement
            return {
              bind: (...values: unknown[]) => ({
                async run() {
                  isTaken = true
                  await enqueueMail(primary(site.env), driver, later(1).toISOString())
                  return statement.bind(...values).run()
                },
              }),
            }
          },
          batch: session.batch.bind(session),
          getBookmark: session.getBookmark.bind(session),
        }
      },
    }
    await sendDueMail({ ...site.env, DB: crossed as unknown as Env['DB'] })
    expect([isTaken, await rows('outbox')]).toMatchObject([true, [{ kind: 'driver', sent_at: null }]])
  })

  test('a mail that is composed after its try has ended is not sent by that try, but by the next one', async () => {
    const { booking } = await bookWithoutMail()
    await env.DB.prepare('delete from outbox').run()
    await cause(booking.reference, 'changed', 'operator', 1)
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>()
    const slow = before('booking_history', () => answered)
    const sending = sendDueMail(slow.env)
    while (vi.getTimerCount() < 1) await scheduler.wait(5)
    vi.advanceTimersByTime(10_000)
    await sending
    answer()
    vi.useRealTimers()
    await scheduler.wait(50)
    expect(slow.mails).toEqual([])
    await sendDueMail(site.env, { now: later(6) })
    expect(site.mails).toHaveLength(1)
  })

  test('a mail whose lease ends soon is left to the next try', async () => {
    await bookWithoutMail()
    const start = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: start })
    const slow = before('bookings', () => vi.setSystemTime(start + 3 * 60_000))
    await sendDueMail(slow.env)
    vi.useRealTimers()
    expect(slow.mails).toEqual([])
    expect(await rows('outbox')).toMatchObject([{ attempts: 0 }, { attempts: 0 }])
    await sendDueMail(site.env, { now: later(5, start) })
    expect(site.mails).toHaveLength(2)
  })
})

test('a booking sends its own mail and leaves the rest to the sweep', async () => {
  const { booking } = await bookWithoutMail()
  const tour = await (await site.bookTour(await tourToken())).json<BookingReceipt>()
  expect(site.mails.map(({ text }) => text.includes(tour.reference))).toEqual([true, true])
  expect(await rows('outbox', booking.reference)).toMatchObject([{ sent_at: null }, { sent_at: null }])
})

test('a line break in a subject starts no other header', async () => {
  const answer = await send(
    site.env,
    {
      to: 'ann@example.com',
      replyTo: 'info@example.com',
      subject: 'Taxi\r\nBcc: all@example.com\u2028x',
      text: '',
      html: '',
      attachments: [],
    },
    'K7Q2-M4XT-9BHE-1',
  )
  expect(answer).toEqual({ messageId: '1' })
  expect(site.mails[0]!.subject).toBe('Taxi Bcc: all@example.com x')
})

describe('several addresses for notices', () => {
  const several = { MAIL_OPERATOR: 'desk@example.com, owner@example.com' } as Partial<Env>

  test('get one mail together; the guest is not among them', async () => {
    const other = testSite(several)
    await other.bookTransfer(await transferToken())
    expect(other.mails.map(({ to }) => to)).toHaveLength(2)
    expect(other.mails.map(({ to }) => to)).toContainEqual(['desk@example.com', 'owner@example.com'])
    expect(other.mails.map(({ to }) => to)).toContain('ann.customer@example.com')
  })

  test('each is told alone where the service refuses one of them for good', async () => {
    const told: unknown[] = []
    const EMAIL = {
      send: async ({ to }: { to: string | string[] }) => {
        if ([to].flat().includes('desk@example.com')) {
          throw Object.assign(new Error('suppressed'), { code: 'E_RECIPIENT_SUPPRESSED' })
        }
        told.push(to)
        return { messageId: 'm' }
      },
    } as unknown as Env['EMAIL']
    await testSite({ ...several, EMAIL }).bookTransfer(await transferToken())
    expect(told.toSorted()).toEqual(['ann.customer@example.com', 'owner@example.com'])
    expect((await rows('outbox')).map(({ sent_at }) => sent_at === null)).toEqual([false, false])
  })

  test('wait together while the service is out of order: apart some would get it twice', async () => {
    const tried: unknown[] = []
    const EMAIL = {
      send: async ({ to }: { to: string | string[] }) => {
        tried.push(to)
        throw Object.assign(new Error('busy'), { code: 'E_INTERNAL_SERVER_ERROR' })
      },
    } as unknown as Env['EMAIL']
    await testSite({ ...several, EMAIL }).bookTransfer(await transferToken())
    expect(tried).toHaveLength(2)
    expect(tried).toContainEqual(['desk@example.com', 'owner@example.com'])
  })
})
