/** Who has just written sees it, also where the replica nearby is behind; others may read what is some seconds old. */
import { SEEN_HEADER } from '#domain/call-headers.ts'
import { beforeEach, expect, test, vi } from 'vitest'
import type { BookingReceipt, PublicBooking } from '#domain/bookings/booking.ts'
import type { BookingNow } from '#domain/bookings/day/ride-events.ts'
import { NEWEST, SEEN, withSeen } from '#domain/d1-bookmarks.ts'
import { DAY_MS, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { bookingWithHistory } from '#worker/lists/booking-list.ts'
import { sweepOutbox } from '#worker/mail/outbox-and-retries.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { form, removeBookings, testSite, transferToken } from '../bookings/booking-site.ts'
import { bookRide, say, startInTheMorning, WITHOUT_LIMITS } from '../day/day-site.ts'
import { staleReplica } from '../stale-replica.ts'

startInTheMorning()

const replica = staleReplica()
const site = testSite({ ...(WITHOUT_LIMITS as object), DB: replica.DB })
const office = testSite({ OPERATOR_OPEN: 'yes' })

beforeEach(async () => {
  replica.catchUp()
  await removeBookings('guest_words')
})

const inDays = (days: number) => sriLankaTime(new Date(Date.now() + days * DAY_MS)).date

async function book() {
  const answer = await site.bookTransfer(await transferToken(), { pickupdate: inDays(10) })
  return { ...(await answer.json<BookingReceipt>()), seen: answer.headers.get(SEEN_HEADER)! }
}

const callOf = (reference: string, seen?: string) => site.get(withSeen(`/en/serendip/booking/${reference}`, seen))
const called = async (reference: string, seen?: string) => (await callOf(reference, seen)).json<PublicBooking>()
const page = async (path: string) => (await site.get(path)).text()

/** In the link that leads from a page to the booking's. */
const seenIn = (html: string) => new RegExp(`[?]${SEEN}=([\\w-]+)`).exec(html)?.[1]

test('a booking is on its page at once, by its link or without', async () => {
  await replica.stop()
  const { reference, seen } = await book()
  replica.starts.length = 0
  expect((await callOf(reference, seen)).status).toBe(200)
  expect(replica.starts).toEqual([seen])
  // The replica does not have it: the primary is asked whether there is one, and then for it.
  replica.starts.length = 0
  expect((await callOf(reference)).status).toBe(200)
  expect(replica.starts).toEqual(['first-unconstrained', 'first-primary', 'first-primary'])
  expect((await site.get(`/booking/${reference}`)).status).toBe(200)
  replica.starts.length = 0
  expect((await callOf('AAAA-BBBB-CCCC')).status).toBe(404)
  expect(replica.starts).toEqual(['first-unconstrained', 'first-primary'])
})

test('who changes a ride sees the change by the way back, and what nobody has just written is read nearby', async () => {
  const { reference, changesUrl } = await book()
  const { pathname, search } = new URL(changesUrl!)
  const before = await called(reference)
  await page(`/booking/${reference}`)
  await replica.stop()
  const answer = await site.get(
    pathname + search,
    form({ step: 'change', version: '0', date: inDays(12), time: '10:30' }),
  )
  expect(answer.status).toBe(303)
  const { pathname: to, search: done } = new URL(answer.headers.get('location')!, 'https://site.test')
  const seen = seenIn(await page(to + done))!
  replica.starts.length = 0
  expect((await called(reference, seen)).rides[0]).toMatchObject({ pickupDate: inDays(12), pickupTime: '10:30' })
  expect(await page(withSeen(`/booking/${reference}`, seen))).toContain(', 10:30</strong>')
  expect(replica.starts).toEqual([seen, seen])
  // The replica is behind.
  expect((await called(reference)).rides[0]!.pickupDate).toBe(before.rides[0]!.pickupDate)
  expect(await page(`/booking/${reference}`)).not.toContain(', 10:30</strong>')
})

test('a bookmark that is none, or of another database, asks the primary', async () => {
  const { reference } = await book()
  await called(reference)
  await replica.stop()
  await takeStep(site.env, reference, { step: 'confirm' })
  for (const wrong of [NEWEST, 'now;', 'a b', '%00', 'x'.repeat(121), ' ']) {
    replica.starts.length = 0
    const answer = await site.get(`/en/serendip/booking/${reference}?${SEEN}=${encodeURIComponent(wrong)}`)
    expect((await answer.json<PublicBooking>()).rides[0]!.status, wrong).toBe('confirmed')
    expect(replica.starts, wrong).toEqual(['first-primary'])
  }
})

test('what a guest says by one tap is there after it, without scripts and for the next poll', async () => {
  const reference = await bookRide(site, { in: 40 })
  const poll = (tag?: string) =>
    site.get(`/booking/${reference}/now`, tag === undefined ? {} : { headers: { 'if-none-match': tag } })
  const tag = (await poll((await poll()).headers.get('etag')!)).headers.get('etag')!
  await called(reference)
  await replica.stop()
  const answer = await say(site, reference, 'waiting-outside')
  const seen = seenIn(answer.headers.get('location')!)!
  const words = (now: BookingNow | undefined) => now?.rides[0]!.words.map(({ word }) => word)
  expect(words((await called(reference, seen)).now)).toEqual(['waiting-outside'])
  expect(words((await called(reference)).now)).toEqual([])

  const again = await site.get(`/booking/${reference}/words`, {
    ...form({ ride: '1', word: 'cannot-find-you' }),
    headers: { ...form({}).headers, accept: 'application/json' },
  })
  const newTag = again.headers.get('etag')!
  expect(newTag).not.toBe(tag)
  expect((await poll(newTag)).status).toBe(304)
})

test('the office is led to the page as it is at the primary, and a guest by the push of a tap', async () => {
  const { reference } = await book()
  await called(reference)
  await replica.stop()
  await takeStep(site.env, reference, { step: 'confirm' })
  expect((await called(reference)).rides[0]!.status).toBe('new')
  expect(await (await office.get(`/operator/booking/${reference}`)).text()).toContain(`/booking/${reference}?seen=now"`)
  replica.starts.length = 0
  expect((await called(reference, NEWEST)).rides[0]!.status).toBe('confirmed')
  expect(replica.starts).toEqual(['first-primary'])
})

test('a mail leads to the page as it is at the primary while replicas may not know it, and later to any', async () => {
  const { reference } = await book()
  await called(reference)
  await replica.stop()
  await takeStep(site.env, reference, { step: 'confirm' })
  await sweepOutbox(site.env)
  const link = new RegExp(`/booking/${reference}[?]seen=(at-\\w+)`)
  const seen = site.mails.map(({ text }) => link.exec(text)?.[1]).findLast((each) => each !== undefined)!
  replica.starts.length = 0
  expect((await called(reference, seen)).rides[0]!.status).toBe('confirmed')
  expect(replica.starts).toEqual(['first-primary'])
  vi.setSystemTime(Date.now() + 3 * MINUTE_MS)
  replica.starts.length = 0
  expect((await called(reference, seen)).rides[0]!.status).toBe('new')
  expect(replica.starts).toEqual(['first-unconstrained'])
})

test('whoever says something of the journey is judged by what the primary has, and led back to it', async () => {
  const reference = await bookRide(site, { in: 40 })
  await called(reference)
  await replica.stop()
  replica.starts.length = 0
  const answer = await site.get(`/booking/${reference}/opinion`, form({ stars: '5', words: '' }))
  expect([answer.status, seenIn(await answer.text())]).toEqual([409, expect.any(String)])
  expect(new Set(replica.starts)).toEqual(new Set(['first-primary']))
})

test('what was erased stays so, wherever it is read', async () => {
  const { reference, seen } = await book()
  const kept = Number(site.env.ERASE_AFTER_DAYS)
  expect((await called(reference)).erased).toBe(false)
  await replica.stop()
  vi.setSystemTime(Date.now() + (kept + 12) * DAY_MS)
  await erasePersonalData(site.env)
  expect((await bookingWithHistory(site.env, reference))!.booking.email).toBe('')
  for (const link of [undefined, seen]) expect((await called(reference, link)).erased).toBe(true)
  expect(await page(`/booking/${reference}`)).not.toContain('UL504')
})
