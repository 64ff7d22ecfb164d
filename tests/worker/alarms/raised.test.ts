/** Alarms of a driver's tap and a guest's word, and the answer 'I see to it'. */
import { env } from 'cloudflare:workers'
import { describe, expect, test, vi } from 'vitest'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { alarmsOf, answerAlarm, answerWords, openAlarms } from '#worker/alarms/alarms.ts'
import { answerAlarms, closeAlarms, watchAlarms } from '#worker/alarms/watch.ts'
import { erasePersonalData } from '#worker/bookings/erasure.ts'
import { takeBackTap, tapForDriver } from '#worker/day/office-taps.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { rows, freshSite } from '../bookings/booking-site.ts'
import { bookRide, pass, rideOf, say, sheetOf, startInTheMorning, tap, WITHOUT_LIMITS } from '../day/day-site.ts'

const site = freshSite(WITHOUT_LIMITS)
startInTheMorning()

const ID = '7'.repeat(32)

async function nobodyCame(name = 'ann', id = ID): Promise<string> {
  const reference = await bookRide(site, { in: 30, name })
  const sheet = await sheetOf(site, reference)
  await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
  pass(20)
  await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
  pass(100)
  await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', { id })
  await tap(site, sheet, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', { id })
  return reference
}

const kinds = async () => (await openAlarms(site.env)).map(({ kind, ride }) => ({ kind, ride }))

describe('raised with what causes it', () => {
  test('nobody came: one alarm, also for a tap that is sent twice', async () => {
    const reference = await nobodyCame()
    expect(await kinds()).toEqual([{ kind: 'no-show', ride: reference }])
  })

  test('a guest who cannot find the driver waits for one answer, however often it is said', async () => {
    const reference = await bookRide(site, { in: 10 })
    await say(site, reference, 'waiting-outside')
    expect(await kinds()).toEqual([])
    await say(site, reference, 'cannot-find-you')
    pass(3)
    await say(site, reference, 'cannot-find-you')
    expect(await kinds()).toEqual([{ kind: 'cannot-find-you', ride: reference }])
    const [alarm] = await openAlarms(site.env)
    await answerAlarm(site.env, alarm!.id, 'ann@office.test', new Date())
    pass(3)
    await say(site, reference, 'cannot-find-you')
    expect(await kinds()).toHaveLength(2)
  })

  test('a word that is refused raises none', async () => {
    const reference = await bookRide(site, { in: 600 })
    expect((await say(site, reference, 'cannot-find-you', { id: ID })).status).toBe(303)
    expect(await kinds()).toEqual([])
  })
})

describe('that nobody came', () => {
  const endOf = async (reference: string) => {
    await closeAlarms(site.env, new Date())
    return (await rows('ride_alarms', reference)).map(({ kind, closing }) => [kind, closing])
  }

  test('is closed by the office that says the guest came, also after it had said the contrary, and not by the driver', async () => {
    const reference = await nobodyCame()
    await takeStep(site.env, reference, { step: 'came' })
    expect(await endOf(reference)).toEqual([['no-show', 'came']])
    const second = await nobodyCame('ben', '8'.repeat(32))
    await takeStep(site.env, second, { step: 'no-show' })
    expect(await endOf(second)).toEqual([['no-show', 'no-show']])
    await takeStep(site.env, second, { step: 'came' })
    expect(await endOf(second)).toEqual([['no-show', 'came']])
    const { number } = (await rows('bookings', second))[0] as { number: number }
    expect((await alarmsOf(site.env, number)).map(answerWords).join()).toMatch(/the guest came, says the office$/)
  })

  test('is closed by the driver who takes it back', async () => {
    const reference = await nobodyCame()
    const event = 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
    await tap(site, await sheetOf(site, reference), 'back', { event })
    expect(await endOf(reference)).toEqual([['no-show', 'taken-back']])
  })
})

describe('I see to it', () => {
  test('names who does; the second is told so', async () => {
    const reference = await nobodyCame()
    const [alarm] = await openAlarms(site.env)
    const now = new Date()
    const both = await Promise.all(['ann', 'ben'].map((who) => answerAlarm(site.env, alarm!.id, who, now)))
    expect(both.map((each) => each!.outcome).toSorted()).toEqual(['done', 'taken'])
    const named = both.map((each) => each!.alarm.answeredBy)
    expect(new Set(named).size).toBe(1)
    const { number } = (await rows('bookings', reference))[0] as { number: number }
    expect(await alarmsOf(site.env, number)).toEqual([
      expect.objectContaining({ answeredBy: named[0], answeredAt: now.toISOString(), closedAt: null }),
    ])
    expect(await answerAlarm(site.env, 12345678, 'ann', now)).toBeNull()
  })
})

describe('a wrong tap that is taken back', () => {
  const closings = async () => (await rows('ride_alarms')).map(({ kind, closing }) => [kind, closing])

  test.each(['driver', 'office'] as const)('opens what it had closed at once, tapped by the %s', async (who) => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    pass(4)
    await watchAlarms(site.env)
    await say(site, reference, 'cannot-find-you')
    pass(2)
    await answerAlarms(site.env)
    const open = [
      ['not-set-out', null],
      ['cannot-find-you', null],
    ]
    expect(await closings()).toEqual(open)
    if (who === 'driver') await tap(site, sheet, 'DRIVER_DEPARTED_TO_DROPOFF')
    else await tapForDriver(site.env, reference, 'on-board')
    await answerAlarms(site.env)
    expect(await closings()).toEqual(open.map(([kind]) => [kind, 'on-board']))
    if (who === 'driver') await tap(site, sheet, 'back', { event: 'DRIVER_DEPARTED_TO_DROPOFF' })
    else await takeBackTap(site.env, reference)
    await answerAlarms(site.env)
    expect(await closings()).toEqual(open)
  })

  test('opens nothing that had closed before it', async () => {
    const reference = await bookRide(site, { in: 10 })
    const sheet = await sheetOf(site, reference)
    await watchAlarms(site.env)
    await tap(site, sheet, 'DRIVER_DEPARTED_TO_PICKUP')
    await answerAlarms(site.env)
    pass(3)
    await tap(site, sheet, 'DRIVER_ARRIVED_AT_PICKUP')
    await tap(site, sheet, 'back', { event: 'DRIVER_ARRIVED_AT_PICKUP' })
    expect(await closings()).toEqual([['not-set-out', 'set-out']])
  })
})

test('erasure removes them', async () => {
  const reference = await nobodyCame()
  expect((await rideOf(site, reference)).status).toBe('confirmed')
  vi.setSystemTime(Date.now() + 400 * DAY_MS)
  await erasePersonalData({ ...site.env, ERASE_AFTER_DAYS: '90' } as never)
  expect((await env.DB.prepare('select count(*) as n from ride_alarms').first('n')) as number).toBe(0)
})
