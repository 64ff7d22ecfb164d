import { env } from 'cloudflare:workers'
import { beforeEach, expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import type { Env } from '#worker/environment.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { removeBookings, rows, testSite, transferToken } from './booking-site.ts'

/** A database whose batches fail so many times. @param carriedOut whether each takes effect before it fails */
function faulty(times: number, message: string, carriedOut = false): Env['DB'] {
  let left = times
  return {
    withSession: (start: string) => {
      const session = env.DB.withSession(start as 'first-primary')
      return {
        prepare: session.prepare.bind(session),
        getBookmark: session.getBookmark.bind(session),
        batch: async (statements: Parameters<typeof session.batch>[0]) => {
          if (left === 0) return session.batch(statements)
          left -= 1
          if (carriedOut) await session.batch(statements)
          throw new Error(message)
        },
      }
    },
  } as unknown as Env['DB']
}

beforeEach(async () => {
  await removeBookings()
})

test('while the database fails a booking answers 503 and writes nothing; the same post succeeds later', async () => {
  const token = await transferToken()
  const down = testSite({ DB: faulty(10, 'D1_ERROR: no such thing') })
  const refused = await down.bookTransfer(token)
  expect(refused.status).toBe(503)
  expect(await refused.json()).toMatchObject({ type: '/problems/unavailable' })
  expect(await rows('bookings')).toEqual([])
  expect(await rows('outbox')).toEqual([])
  expect(down.mails).toEqual([])
  const site = testSite()
  expect((await site.bookTransfer(token)).status).toBe(200)
  expect(await rows('bookings')).toHaveLength(1)
  expect(site.mails).toHaveLength(2)
})

test('no booking is written without its mail', async () => {
  await env.DB.prepare(
    "create trigger no_mail before insert on outbox begin select raise(abort, 'outbox is broken'); end",
  ).run()
  expect((await testSite().bookTransfer(await transferToken())).status).toBe(503)
  await env.DB.prepare('drop trigger no_mail').run()
  expect(await rows('bookings')).toEqual([])
})

test.each([false, true])(
  'after a passing fault (the batch took effect: %s) there is one booking and one mail each',
  async (carriedOut) => {
    const site = testSite({ DB: faulty(1, 'D1_ERROR: Network connection lost.', carriedOut) })
    const answer = await site.bookTransfer(await transferToken())
    expect(answer.status).toBe(200)
    const { reference } = await answer.json<BookingReceipt>()
    expect(await rows('bookings')).toMatchObject([{ reference }])
    expect(site.mails).toHaveLength(2)
  },
)

test('a sweep without a database does not throw', async () => {
  const { env: broken } = testSite({
    DB: {
      withSession: () => {
        throw new Error('down')
      },
    } as unknown as Env['DB'],
  })
  expect(await sendDueMail(broken)).toBe(0)
})

test('a booking page without a database answers 503, and no cache keeps it', async () => {
  const answer = await testSite({ DB: faulty(10, 'D1_ERROR: down') }).get('/booking/K7Q2-M4XT-9BHE')
  expect(answer.status).toBe(503)
  expect(answer.headers.get('cache-control')).toContain('no-store')
  expect(await answer.text()).toContain('Unexpected Application Error!')
})
