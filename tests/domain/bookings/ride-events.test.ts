import { promises } from '#domain/prices/current-price-list.ts'
import { describe, expect, test } from 'vitest'
import {
  askAgain,
  awaitedAt,
  delayOf,
  isWholeWord,
  MAY_FOLLOW,
  mayTakeBack,
  noShowFrom,
  possibleWords,
  RIDE_EVENTS,
  sayableFrom,
  tapTime,
  wordText,
} from '#domain/bookings/day/ride-events.ts'
import { COLOURS } from '#domain/colours.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'

const PICKUP = { pickup: 'Colombo Airport', pickupDate: '2026-12-03', pickupTime: '23:40' }
const pickup = Date.parse('2026-12-03T18:10:00.000Z')
const at = (minutes: number) => new Date(pickup + minutes * MINUTE_MS)

test('each event has its place in the order, and nothing follows the end', () => {
  for (const [i, event] of RIDE_EVENTS.slice(0, 4).entries())
    for (const [j, last] of RIDE_EVENTS.slice(0, 4).entries()) expect(MAY_FOLLOW[event].includes(last)).toBe(j < i)
  for (const event of RIDE_EVENTS)
    for (const end of ['DRIVER_ARRIVED_AT_DROPOFF', 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'] as const)
      expect(MAY_FOLLOW[event]).not.toContain(end)
})

test('a tap was made when the phone says, but not in the future, not before an earlier one, and not long ago', () => {
  const minutes = (age: number, before: Date | null = null) =>
    (tapTime(at(0), age * MINUTE_MS, before && before.toISOString()).getTime() - pickup) / MINUTE_MS
  expect([minutes(0), minutes(10), minutes(-10), minutes(Number.NaN)]).toEqual([0, -10, 0, 0])
  expect(minutes(30, at(-20))).toBe(-20)
  expect(minutes(100 * 60)).toBe(-12 * 60)
})

test('a minute to take a tap back; longer for a way that was begun for another time', () => {
  const said = { event: 'DRIVER_DEPARTED_TO_PICKUP', at: at(0).toISOString() } as const
  expect([mayTakeBack(said, at(1), false), mayTakeBack(said, at(1.1), false)]).toEqual([true, false])
  expect(mayTakeBack(said, at(90), true)).toBe(true)
  expect(mayTakeBack({ ...said, event: 'DRIVER_ARRIVED_AT_PICKUP' }, at(90), true)).toBe(false)
})

describe('a late flight', () => {
  const late = (time: string) => [{ word: 'flight-late', time, at: at(-60).toISOString() }] as const
  test('lands after midnight on the next day, and never before its time', () => {
    expect(awaitedAt(PICKUP, late('01:10'))).toEqual(at(90))
    expect(awaitedAt(PICKUP, late('23:55'))).toEqual(at(15))
    expect(awaitedAt(PICKUP, late('22:00'))).toEqual(at(0))
    expect(awaitedAt(PICKUP, [])).toEqual(at(0))
  })
  test('around midnight is of the day that is nearest to the pickup', () => {
    const afterMidnight = { ...PICKUP, pickupTime: '00:30' }
    const pickedUp = awaitedAt(afterMidnight, [])
    expect(awaitedAt(afterMidnight, late('23:50'))).toEqual(pickedUp)
    expect(awaitedAt(afterMidnight, late('01:00'))).toEqual(new Date(pickedUp.getTime() + 30 * MINUTE_MS))
  })
  test('told by who knows the reference moves nothing by more than two hours', () => {
    const inTheMorning = { ...PICKUP, pickupTime: '10:30' }
    const pickedUp = awaitedAt(inTheMorning, [])
    for (const time of ['13:00', '22:00', '22:29'])
      expect(awaitedAt(inTheMorning, late(time))).toEqual(new Date(pickedUp.getTime() + 120 * MINUTE_MS))
  })
  test('moves the time from which nobody came', () => {
    const events = [{ event: 'DRIVER_ARRIVED_AT_PICKUP', at: at(-5).toISOString() }] as const
    expect(noShowFrom(PICKUP, { events, words: [] }, promises())).toEqual(at(promises().freeWaiting.airport))
    expect(noShowFrom(PICKUP, { events, words: late('01:10') }, promises())).toEqual(
      at(90 + promises().freeWaiting.airport),
    )
    expect(noShowFrom({ ...PICKUP, pickup: 'Kandy' }, { events, words: [] }, promises())).toEqual(
      at(promises().freeWaiting.elsewhere),
    )
    expect(noShowFrom(PICKUP, { events: [], words: [] }, promises())).toBeNull()
    // Who was on board of a car that broke down did come.
    expect(noShowFrom(PICKUP, { events, words: [], brokeDownAt: at(-30).toISOString() }, promises())).toBeNull()
    // A driver who came late waits as long as any other.
    const cameLate = [{ event: 'DRIVER_ARRIVED_AT_PICKUP', at: at(20).toISOString() }] as const
    expect(noShowFrom(PICKUP, { events: cameLate, words: [] }, promises())).toEqual(
      at(20 + promises().freeWaiting.airport),
    )
    // So does one of whom we heard late; not one whose network was slow, or for whom the office said so.
    const from = (told: object) => noShowFrom(PICKUP, { events: [{ ...events[0]!, ...told }], words: [] }, promises())
    expect(from({ receivedAt: at(40).toISOString() })).toEqual(at(40 + promises().freeWaiting.airport))
    expect(from({ receivedAt: at(-4).toISOString() })).toEqual(at(promises().freeWaiting.airport))
    expect(from({ id: 'office-1', receivedAt: at(40).toISOString() })).toEqual(at(promises().freeWaiting.airport))
  })
})

test('who is late', () => {
  const course = { awaited: at(0), stage: null, setOutMinutes: 60, thereAt: null } as const
  expect([-61, -59, 9, 11, 9 * 60].map((minutes) => delayOf(course, at(minutes)))).toEqual([
    null,
    'not-set-out',
    'not-set-out',
    'late-at-pickup',
    null,
  ])
  const underWay = { ...course, stage: 'DRIVER_DEPARTED_TO_PICKUP' } as const
  expect(delayOf(underWay, at(-30))).toBeNull()
  expect(delayOf({ ...underWay, thereAt: at(9) }, at(-30))).toBeNull()
  expect(delayOf({ ...underWay, thereAt: at(11) }, at(-30))).toBe('late-at-pickup')
  expect(delayOf({ ...course, stage: 'DRIVER_ARRIVED_AT_PICKUP' }, at(60))).toBeNull()
})

const ride = { ...PICKUP, status: 'confirmed', driver: {} } as const

test('what a guest can say', () => {
  expect(possibleWords(ride, null, at(-24 * 60 - 1))).toEqual([])
  expect(possibleWords(ride, null, at(-23 * 60))).toEqual(['flight-late'])
  expect(possibleWords(ride, null, at(-60))).toHaveLength(3)
  expect(possibleWords({ ...ride, driver: null }, null, at(-60))).toEqual(['flight-late'])
  expect(possibleWords({ ...ride, pickup: 'Kandy' }, null, at(-60))).not.toContain('flight-late')
  expect(possibleWords(ride, 'DRIVER_DEPARTED_TO_PICKUP', at(-10))).toHaveLength(3)
  expect(possibleWords(ride, 'DRIVER_ARRIVED_AT_PICKUP', at(8 * 60))).toHaveLength(4)
  // That nobody is there: from the pickup on, whoever drives, and whatever the driver says of it.
  expect(possibleWords(ride, null, at(-1))).not.toContain('nobody-here')
  expect(possibleWords({ ...ride, pickup: 'Kandy', driver: null }, null, at(0))).toEqual(['nobody-here'])
  expect(possibleWords(ride, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', at(60))).toEqual([
    'waiting-outside',
    'cannot-find-you',
    'nobody-here',
  ])
  expect(possibleWords(ride, 'DRIVER_ARRIVED_AT_PICKUP', at(8 * 60 + 1))).toEqual([])
  expect(possibleWords(ride, 'DRIVER_DEPARTED_TO_DROPOFF', at(0))).toEqual([])
  expect(possibleWords({ ...ride, status: 'cancelled' }, null, at(-60))).toEqual([])
})

test('a late flight has the time at which it lands, and no other word has one', () => {
  expect([isWholeWord('flight-late', '23:50'), isWholeWord('waiting-outside', null)]).toEqual([true, true])
  for (const time of [null, '', '24:00', '7:30']) expect(isWholeWord('flight-late', time)).toBe(false)
  expect(isWholeWord('cannot-find-you', '23:50')).toBe(false)
  const texts = (['waiting-outside', 'cannot-find-you'] as const).map((word) =>
    wordText({ word, time: null }, ENGLISH_TEXTS),
  )
  expect(texts).toEqual(['I am waiting outside', 'I cannot find you'])
  expect(wordText({ word: 'flight-late', time: '23:50' }, ENGLISH_TEXTS)).toBe('My flight is late: it lands at 23:50')
})

test('how often a page asks: soon from the hour of the pickup until the guest is on board, and not of a day that is over', () => {
  const [soon, seldom] = [5, 60]
  expect(askAgain(ride, null, at(-24 * 60 - 1))).toBeNull()
  expect(askAgain(ride, null, at(-5 * 60))).toBe(seldom)
  expect(askAgain(ride, null, at(-60))).toBe(soon)
  expect(askAgain(ride, 'DRIVER_DEPARTED_TO_PICKUP', at(-5 * 60))).toBe(soon)
  expect(askAgain(ride, 'DRIVER_DEPARTED_TO_DROPOFF', at(0))).toBe(seldom)
  expect(askAgain(ride, 'DRIVER_ARRIVED_AT_DROPOFF', at(60))).toBeNull()
  // Who was not found reads when that is taken back.
  expect(askAgain(ride, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW', at(60))).toBe(seldom)
  expect(askAgain(ride, null, at(24 * 60))).toBe(soon)
  expect(askAgain(ride, null, at(24 * 60 + 1))).toBeNull()
  expect(askAgain({ ...ride, status: 'new' }, null, at(-60))).toBeNull()
})

/** Of sRGB: https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test("the driver's sheet can be read in the sun: at least 7 to 1", () => {
  const pairs = [
    ...(['text', 'text-soft', 'bad', 'sand', 'go'] as const).flatMap((text) => [
      [text, 'ground'] as const,
      [text, 'surface'] as const,
    ]),
    ['on-go', 'go'] as const,
  ]
  for (const [text, ground] of pairs) {
    const [dark, light] = [COLOURS[text], COLOURS[ground]].map(luminance).toSorted((a, b) => a - b) as [number, number]
    expect((light + 0.05) / (dark + 0.05), `${text} on ${ground}`).toBeGreaterThanOrEqual(7)
  }
})

describe('the earliest moment', () => {
  test.each([
    ['DRIVER_DEPARTED_TO_PICKUP', -12 * 60],
    ['DRIVER_ARRIVED_AT_PICKUP', -6 * 60],
    ['DRIVER_DEPARTED_TO_DROPOFF', -3 * 60],
    ['DRIVER_ARRIVED_AT_DROPOFF', 0],
  ] as const)('of %s is so many minutes from the pickup: %i', (event, minutes) => {
    expect(sayableFrom(event, PICKUP, [])).toEqual(at(minutes))
  })

  test('of a ride that is done is a few minutes after the guest was on board, where that was early', () => {
    const onBoard = (minutes: number) =>
      ({ event: 'DRIVER_DEPARTED_TO_DROPOFF', at: at(minutes).toISOString() }) as const
    expect(sayableFrom('DRIVER_ARRIVED_AT_DROPOFF', PICKUP, [onBoard(-60)])).toEqual(at(-55))
    expect(sayableFrom('DRIVER_ARRIVED_AT_DROPOFF', PICKUP, [onBoard(30)])).toEqual(at(0))
  })
})
