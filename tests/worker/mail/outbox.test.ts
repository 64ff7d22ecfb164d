/** Sending what the outbox holds, whatever fails: the mail service, the database, KV or the Worker. */
import { env } from 'cloudflare:workers'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Env } from '#worker/environment.ts'
import { sendDueMail, sweepOutbox } from '#worker/mail/outbox.ts'
import { send } from '#worker/mail/sender.ts'
import { bookWithoutMail, rows, testSite, tourToken, transferDetails, transferToken } from '../bookings/booking-site.ts'
import { cause, failing, later, removeBookings, setRides } from './mail-site.ts'

const site = testSite()
beforeEach(async () => {
  site.mails.length = 0
  await removeBookings()
})

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

/** While the database refuses to record that a mail was accepted. The pauses between tries pass at once. */
async function withoutOutcomes<T>(work: () => Promise<T>): Promise<T> {
  await env.DB.prepare(
    "create trigger no_outcome before update of sent_at on outbox begin select raise(abort, 'ann.customer'); end",
  ).run()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const clock = setInterval(() => vi.advanceTimersByTime(250), 5)
  const result = await work().finally(() => clearInterval(clock))
  vi.useRealTimers()
  await env.DB.prepare('drop trigger no_outcome').run()
  return result
}

async function quietly<T>(work: () => Promise<T>): Promise<T> {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  return work().finally(() => log.mockRestore())
}

describe('a mail that was accepted while its record fails', () => {
  test('is recorded a moment later, when the database is back', async () => {
    await bookWithoutMail()
    await env.DB.prepare(
      "create trigger no_outcome before update of sent_at on outbox begin select raise(abort, 'down'); end",
    ).run()
    await quietly(async () => {
      const sending = sendDueMail(site.env)
      await vi.waitUntil(() => site.mails.length === 2)
      await scheduler.wait(100)
      await env.DB.prepare('drop trigger no_outcome').run()
      await sending
    })
    expect((await rows('outbox')).every((row) => row.sent_at !== null && row.leased_until === null)).toBe(true)
    expect(site.mails).toHaveLength(2)
  })

  test('is not sent again by the sweep, which finds a note of it in KV and records it', async () => {
    await bookWithoutMail()
    const at = new Date()
    await quietly(() => withoutOutcomes(() => sendDueMail(site.env, { now: at })))
    expect(await rows('outbox')).toMatchObject([{ sent_at: null }, { sent_at: null }])
    await sweepOutbox(site.env, { now: later(5) })
    expect(await rows('outbox')).toMatchObject([
      { sent_at: at.toISOString(), attempts: 1, message_id: expect.stringMatching(/^[12]$/) },
      { sent_at: at.toISOString() },
    ])
    expect(site.mails).toHaveLength(2)
  })

  test('is sent again if KV fails too, under the same X-Entity-Ref-ID; every mail has its own', async () => {
    await bookWithoutMail()
    const broken = {
      get: async () => {
        throw new Error('KV is down')
      },
      put: async () => {
        throw new Error('KV is down')
      },
    } as unknown as Env['CACHE']
    await quietly(() => withoutOutcomes(() => sendDueMail({ ...site.env, CACHE: broken })))
    await sweepOutbox(site.env, { now: later(5) })
    const ids = site.mails.map(({ to, headers }) => `${to} ${headers['X-Entity-Ref-ID']}`)
    expect(ids).toHaveLength(4)
    expect(new Set(ids).size).toBe(2)
    expect(new Set(site.mails.map(({ headers }) => headers['X-Entity-Ref-ID'])).size).toBe(2)
  })
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
    await copy('bookings', `number, reference, ${contact}`, `number + i, reference || i, ${contact}`)
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

describe('a mail that fails', () => {
  test('does not fail the booking, and is sent later', async () => {
    const down = failing('E_DELIVERY_FAILED')
    const answer = await testSite({ EMAIL: down.binding }).bookTransfer(await transferToken())
    expect(answer.status).toBe(200)
    expect(down.tries).toHaveLength(2)
    expect(await rows('outbox')).toMatchObject([
      { attempts: 1, leased_until: null, last_error: 'E_DELIVERY_FAILED' },
      { attempts: 1, leased_until: null },
    ])
    expect(await sendDueMail(site.env, { now: later(4) })).toBe(0)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
    expect(site.mails).toHaveLength(2)
    expect(await rows('outbox')).toMatchObject([
      { attempts: 2, last_error: null },
      { attempts: 2, last_error: null },
    ])
  })

  test('is tried again at longer and longer intervals, and given up after a day', async () => {
    const down = failing('E_RATE_LIMIT_EXCEEDED')
    const start = Date.now()
    await bookWithoutMail({ now: new Date(start) })
    const tried: number[] = []
    for (let minute = 0; minute <= 26 * 60; minute += 5) {
      if ((await sendDueMail({ ...env, EMAIL: down.binding } as Env, { now: later(minute, start) })) > 0)
        tried.push(minute)
    }
    expect(tried).toEqual([0, 5, 15, 35, 75, 155, 315, 555, 795, 1035, 1275])
    expect(await rows('outbox')).toMatchObject([
      { attempts: 11, last_error: 'E_RATE_LIMIT_EXCEEDED' },
      { attempts: 11 },
    ])
    expect((await rows('outbox')).every((row) => row.given_up_at !== null)).toBe(true)
    const { results } = await env.DB.prepare("select state, last_error from operator_mail where state <> 'sent'").all()
    expect(results).toEqual([
      { state: 'given up', last_error: 'E_RATE_LIMIT_EXCEEDED' },
      { state: 'given up', last_error: 'E_RATE_LIMIT_EXCEEDED' },
    ])
  })

  test('because it was refused for good is not tried again', async () => {
    await bookWithoutMail()
    const refused = failing('E_RECIPIENT_SUPPRESSED')
    await sendDueMail({ ...env, EMAIL: refused.binding } as Env)
    expect(await sendDueMail(site.env, { now: later(600) })).toBe(0)
    expect(
      (await rows('outbox')).every((row) => row.given_up_at !== null && row.last_error === 'E_RECIPIENT_SUPPRESSED'),
    ).toBe(true)
  })

  test('until its booking is erased is not sent any more', async () => {
    const { booking } = await bookWithoutMail()
    await env.DB.prepare("update bookings set erased_at = created_at, email = '' where number = ?")
      .bind(booking.number)
      .run()
    await sendDueMail(site.env)
    expect(site.mails).toEqual([])
    expect(await rows('outbox')).toMatchObject([
      { last_error: 'booking erased', sent_at: null },
      { last_error: 'booking erased', sent_at: null },
    ])
    expect(await sendDueMail(site.env, { now: later(600) })).toBe(0)
  })

  test('leaves no address in the recorded error', async () => {
    await bookWithoutMail()
    await sendDueMail({ ...env, EMAIL: failing(null).binding } as Env)
    expect(JSON.stringify(await rows('outbox'))).not.toContain('ann.customer')
    expect(await rows('outbox')).toMatchObject([{ last_error: 'Error' }, { last_error: 'Error' }])
  })

  test('does not stop another mail', async () => {
    await bookWithoutMail()
    const halfDown = testSite({
      EMAIL: {
        send: async ({ to }: { to: string }) => {
          if (to === env.MAIL_OPERATOR) throw new Error('down')
        },
      } as unknown as Env['EMAIL'],
    })
    await sendDueMail(halfDown.env)
    expect((await rows('outbox')).map((row) => [row.reader, row.sent_at !== null])).toEqual([
      ['guest', true],
      ['operator', false],
    ])
  })

  test('because the account has no mail service waits for one', async () => {
    await bookWithoutMail()
    await sendDueMail({ ...env, EMAIL: undefined } as Env)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
    expect(site.mails).toHaveLength(2)
  })
})

const logged = async (work: () => Promise<unknown>) => {
  const lines: string[] = []
  const log = vi.spyOn(console, 'error').mockImplementation((...parts) => {
    lines.push(parts.map(String).join(' '))
  })
  await work()
  log.mockRestore()
  expect(lines.join('\n')).not.toMatch(/ann\.customer|7911 ?123|UL504/)
  return lines
}

describe('the log tells, without customer data,', () => {
  test('that a mail could not be composed', async () => {
    const { booking } = await bookWithoutMail()
    const { pickupDate } = booking.rides[0]
    const setDate = (date: string) => setRides(booking.reference, { pickup_date: date })
    await setDate('ann.customer')
    const lines = await logged(() => sendDueMail(site.env))
    expect(lines).toEqual([
      expect.stringMatching(/"what":"mail not composed","error":"TypeError"/),
      expect.stringMatching(/"what":"mail not composed","error":"TypeError"/),
    ])
    expect(await rows('outbox')).toMatchObject([
      { attempts: 1, last_error: 'not composed', given_up_at: null },
      { attempts: 1 },
    ])
    await setDate(pickupDate)
    expect(await sendDueMail(site.env, { now: later(6) })).toBe(2)
  })

  test('that the outcome of a mail could not be recorded', async () => {
    await bookWithoutMail()
    const lines = await logged(() => withoutOutcomes(() => sendDueMail(site.env)))
    expect(lines.filter((line) => line.includes('"what":"outcome of a mail not recorded"'))).toHaveLength(2)
  })
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
