/** Mails that cannot be sent, composed or recorded as sent. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { addressesWithoutMail } from '#worker/database/alarm-queue.ts'
import { lastSuccesses } from '#worker/database/heartbeat.ts'
import type { Env } from '#worker/environment.ts'
import { officeTrouble } from '#worker/lists/office-texts.ts'
import { sendDueMail, sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { bookWithoutMail, rows, testSite, transferToken, freshSite } from '../bookings/booking-site.ts'
import { failing, later, setRides } from './mail-site.ts'

const site = freshSite()

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
    expect(refused.tries).toHaveLength(2)
    const outbox = await rows('outbox')
    expect(outbox.every((row) => row.last_error === 'E_RECIPIENT_SUPPRESSED')).toBe(true)
    expect(outbox.map(({ reader, given_up_at: at }) => [reader, at !== null])).toEqual([
      ['guest', true],
      ['operator', false],
    ])
    // The operator's own waits until somebody has mended the address.
    expect(await sendDueMail(site.env, { now: later(600) })).toBe(1)
    expect(site.mails.map(({ to }) => to)).toEqual([env.MAIL_OPERATOR])
  })

  test('because the address of the operator is refused waits until it is mended, and the office says so meanwhile', async () => {
    await bookWithoutMail()
    const guestsAlone = {
      send: async (mail: { to: string }) => {
        if (mail.to === env.MAIL_OPERATOR) throw Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })
        return { messageId: 'm' }
      },
    } as unknown as Env['EMAIL']
    await sendDueMail({ ...env, EMAIL: guestsAlone } as Env)
    for (let hours = 4; hours <= 60; hours += 5)
      await sweepOutbox({ ...env, EMAIL: guestsAlone } as Env, { now: later(hours * 60) })
    expect(await addressesWithoutMail(env as Env)).toEqual([env.MAIL_OPERATOR])
    expect(officeTrouble(await lastSuccesses(env), [env.MAIL_OPERATOR!], [], new Date())).toContain(
      `No mail reaches ${env.MAIL_OPERATOR}`,
    )
    // Mended after a weekend: the notice goes, and the alarm ends.
    await sweepOutbox(site.env, { now: later(65 * 60) })
    expect(site.mails.map(({ to }) => to)).toEqual([env.MAIL_OPERATOR])
    expect(await addressesWithoutMail(env as Env)).toEqual([])
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
