/** Events of the mail service, as its documentation shows them, from the queue to the operator's list. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { DAY_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { addressesWithoutMail } from '#worker/database/alarm-queue.ts'
import { recordBounces } from '#worker/mail/bounces.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { bookingWithHistory, listBookings } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { composeOverview } from '#worker/mail/evening-mail.ts'
import type { Env } from '#worker/environment.ts'
import worker from '#worker/index.ts'
import { rows, freshSite } from '../bookings/booking-site.ts'

const site = freshSite()

const BOUNCE = {
  bounce: {
    type: 'hard',
    classification: 'permanent_failure',
    reason: '550 5.1.1 <ann.customer@example.com> User unknown',
  },
}

const event = (messageId: string, kind = 'bounced', more: object = BOUNCE) => ({
  type: `cf.email.sending.message.${kind}`,
  source: { type: 'email.sending', zoneId: '023e105f4ecef8ad9ca31a8372d0c353', domain: 'example.com' },
  payload: {
    eventId: '0190d0c4-7ea1-7af2-8b88-c1d2e3f4a5b6',
    messageId,
    sender: 'bookings@example.com',
    recipient: 'ann.customer@example.com',
    subject: 'Booking',
    terminal: true,
    delivery: { status: kind },
    ...more,
  },
  metadata: {
    accountId: 'f9f79265f388666de8122cfb508d7776',
    eventSchemaVersion: 1,
    eventTimestamp: '2026-06-01T02:48:57.132Z',
  },
})

/** Sends a message through the queue. @returns what was done with it */
async function queued(
  body: unknown,
  { attempts = 1, database = site.env }: { attempts?: number; database?: Env } = {},
): Promise<string> {
  const done: string[] = []
  const message = {
    id: 'm1',
    body,
    attempts,
    timestamp: new Date(),
    ack: () => {
      done.push('ack')
    },
    retry: () => {
      done.push('retry')
    },
  }
  await recordBounces(database, [message])
  return done.join()
}

/** So late that nothing else needs a hand, at whatever hour the test runs. */
const LATER = sriLankaTime(new Date(Date.now() + 10 * DAY_MS)).date

/** A booking whose first mails are out: the customer's, and the operator's. */
async function book() {
  const { reference } = await site.booked({ pickupdate: LATER })
  const named = Object.fromEntries((await rows('outbox')).map(({ reader, message_id: id }) => [reader, id])) as Record<
    'guest' | 'operator',
    string
  >
  return { reference, named, found: async () => (await bookingWithHistory(site.env, reference))!.booking }
}

describe('a mail that bounced', () => {
  test.each([
    ['bounced', BOUNCE, 'bounced, hard, permanent_failure'],
    [
      'rejected',
      { rejection: { reason: 'suppressed', party: 'recipient', detail: 'Recipient is suppressed' } },
      'rejected, suppressed',
    ],
    ['failed', { failure: { reason: 'delivery_failed' } }, 'failed, delivery_failed'],
    ['complained', { complaint: { type: 'abuse' } }, 'complained, abuse'],
    ['bounced', {}, 'bounced'],
    ['bounced', { bounce: { type: 'hard', classification: '<ann.customer@example.com>' } }, 'bounced, hard'],
  ] as const)('stands beside its booking: %s %j', async (kind, more, reason) => {
    const { named, found, reference } = await book()
    expect((await found()).concerns).toEqual([])
    expect(await queued(event(named.guest, kind, more))).toBe('ack')
    expect(await found()).toMatchObject({
      concerns: ['mail-bounced'],
      failedMails: [{ kind: 'receipt', reader: 'guest', bounceReason: reason }],
    })
    expect((await listBookings(site.env, 'concerned')).map((booking) => booking.reference)).toEqual([reference])
    expect((await composeOverview(site.env, LATER, new Date())).text).toContain('MAIL BOUNCED: write on WhatsApp')
    expect(JSON.stringify(await rows('outbox'))).not.toContain('ann.customer')
    // A mail that is sent again starts anew.
    await takeStep(site.env, reference, { step: 'resend' })
    await sweepOutbox(site.env)
    expect(await found()).toMatchObject({ concerns: [], failedMails: [] })
  })

  test('of the operator is no reason to write to the customer', async () => {
    const { named, found } = await book()
    await queued(event(named.operator))
    // /health and the office say so.
    expect(await addressesWithoutMail(env as Env)).toEqual([env.MAIL_OPERATOR])
    expect((await found()).concerns).toEqual(['notice-not-sent'])
  })

  test("comes through the Worker's queue handler", async () => {
    const { named, found } = await book()
    const ack = vi.fn()
    await worker.queue(
      {
        queue: 'mail',
        messages: [{ id: 'm1', body: event(named.guest), attempts: 1, timestamp: new Date(), ack, retry: vi.fn() }],
        ackAll: vi.fn(),
        retryAll: vi.fn(),
      } as never,
      site.env,
    )
    expect(ack).toHaveBeenCalledOnce()
    expect((await found()).concerns).toEqual(['mail-bounced'])
  })
})

test.each([
  ['delivered', event('1', 'delivered', {})],
  ['deferred, to be tried again', event('1', 'deferred')],
  ['no event', { type: 'x' }],
  ['a text', 'bounced'],
  ['nothing', null],
  ['no message id', event('')],
  ['a long id', event('x'.repeat(300))],
])('passes over what is %s', async (_what, body) => {
  const { found } = await book()
  expect(await queued(body)).toBe('ack')
  expect((await found()).failedMails).toEqual([])
})

test("an event that is quicker than the record of its mail comes again; in the end it is somebody else's", async () => {
  const { found, named } = await book()
  expect([await queued(event('unknown')), await queued(event('unknown'), { attempts: 4 })]).toEqual(['retry', 'ack'])
  await env.DB.prepare('update outbox set message_id = null').run()
  expect(await queued(event(named.guest))).toBe('retry')
  await env.DB.prepare("update outbox set message_id = ? where reader = 'guest'").bind(named.guest).run()
  expect(await queued(event(named.guest), { attempts: 2 })).toBe('ack')
  expect((await found()).concerns).toEqual(['mail-bounced'])
})

test('while the database does not answer, events wait', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const down = {
    ...site.env,
    DB: {
      withSession: () => {
        throw new Error('down')
      },
    },
  } as unknown as Env
  expect(await queued(event('1'), { database: down, attempts: 9 })).toBe('retry')
  expect(log.mock.calls.join()).not.toContain('ann.customer')
  log.mockRestore()
})
