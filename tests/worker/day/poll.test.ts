/** What a booking's page asks again and again: one trip to the database, and nothing is sent twice. */
import { env } from 'cloudflare:workers'
import { expect, test, vi } from 'vitest'
import type { BookingNow } from '#domain/bookings/day/ride-events.ts'
import { READ_WAIT_MS } from '#worker/database/d1.ts'
import { testSite } from '../bookings/booking-site.ts'
import { bookRide, say, sheetOf, startInTheMorning, tap, WITHOUT_LIMITS } from './day-site.ts'

startInTheMorning()

/** Some replica waits for what nobody has written. */
const neverThere = {
  prepare: (text: string) => env.DB.withSession().prepare(text),
  batch: () => new Promise(() => {}),
  getBookmark: () => null,
}

/** Where each session of the database began. */
const starts: (string | undefined)[] = []
const DB = {
  withSession: (start?: string) => {
    starts.push(start)
    if (start === 'of-another-database') throw new Error('D1_ERROR: no such bookmark')
    if (start === 'far-ahead') return neverThere
    return env.DB.withSession(start)
  },
} as unknown as D1Database
const site = testSite({ ...(WITHOUT_LIMITS as object), DB })

const poll = (reference: string, tag?: string) =>
  site.get(`/booking/${reference}/now`, tag === undefined ? {} : { headers: { 'if-none-match': tag } })

test('what has not changed is not sent again, and what has is, from a replica that is as new as the last answer', async () => {
  const reference = await bookRide(site, { in: 40 })
  const sheet = await sheetOf(site, reference)
  starts.length = 0
  const first = await poll(reference)
  const tag = first.headers.get('etag')!
  expect(first.status).toBe(200)
  // Who has seen nothing yet sees what was changed a moment ago.
  expect(starts).toEqual(['first-primary'])

  starts.length = 0
  const second = await poll(reference, tag)
  expect([second.status, await second.text()]).toEqual([304, ''])
  expect(starts).toEqual([/\.(.+)"$/.exec(tag)![1]])
  expect((await poll(reference, `W/${tag}`)).status).toBe(304)

  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  const third = await poll(reference, second.headers.get('etag')!)
  expect(third.status).toBe(200)
  expect((await third.json<BookingNow>()).rides[0]!.stage).toBe('DRIVER_DEPARTED_TO_PICKUP')

  await say(site, reference, 'waiting-outside')
  expect((await (await poll(reference, third.headers.get('etag')!)).json<BookingNow>()).rides[0]!.words).toHaveLength(1)
})

test('a tag that somebody made up, or of a database that was restored since, asks the primary', async () => {
  const reference = await bookRide(site, { in: 40, name: 'ben' })
  for (const tag of ['"0".', '*', `"${'0'.repeat(24)}.${'x'.repeat(121)}"`, `"${'0'.repeat(24)}.; drop"`]) {
    starts.length = 0
    expect((await poll(reference, tag)).status, tag).toBe(200)
    expect(starts, tag).toEqual(['first-primary'])
  }
  starts.length = 0
  expect((await poll(reference, `"${'0'.repeat(24)}.of-another-database"`)).status).toBe(200)
  expect(starts).toEqual(['of-another-database', 'first-primary'])

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  starts.length = 0
  const late = poll(reference, `"${'0'.repeat(24)}.far-ahead"`)
  await vi.waitFor(() => expect(starts).toEqual(['far-ahead']))
  await vi.advanceTimersByTimeAsync(READ_WAIT_MS)
  expect((await late).status).toBe(200)
  expect(starts).toEqual(['far-ahead', 'first-primary'])
})
