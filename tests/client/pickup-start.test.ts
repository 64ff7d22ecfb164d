/** The date and time that a booking form starts with, and those that one tap sets. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dropDraft } from '#client/booking/form/form-draft.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import { shortTourText } from '#client/booking/fields/pickup-notes.tsx'
import { quickPickups, startOf, startUndated } from '#client/booking/fields/pickup-start.ts'
import { form } from '#domain/languages/en/form.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'

vi.stubGlobal('location', { pathname: '/', search: '' })

const leg = { pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 }
const TRANSFER = {
  kind: 'transfer',
  fare: { pickup: 'Colombo', dropoff: 'Kandy', quote: { ...transferFare(leg), distance: 116, duration: '3 hours' } },
} as unknown as BookingSubject
const SAFARI: BookingSubject = {
  kind: 'tour',
  park: 'Yala national park',
  pickup: 'Ella',
  dropoff: 'Galle',
  tourLength: 'half',
  travelers: 2,
  distance: 245,
  toGateMinutes: 150,
  usd: 293,
}

const at = (text: string) => {
  const [date, time] = text.split(' ') as [string, string]
  return instantOf({ date, time })!
}
const shown = (subject: BookingSubject, now: string, typed?: string) =>
  Object.fromEntries(
    quickPickups(subject, at(now), form.days, typed).map(({ text, pickup }) => [
      text,
      pickup && `${pickup.date} ${pickup.time}`,
    ]),
  )

beforeEach(() => {
  dropDraft('transfer')
  dropDraft('tour')
})

describe('a form starts', () => {
  test('with this moment', () => {
    expect(startOf(TRANSFER, at('2026-12-03 22:15'))).toEqual({ date: '2026-12-03', time: '22:15' })
  })

  test('for a safari when its park can be reached in time', () => {
    expect(startOf(SAFARI, at('2026-12-03 08:00'))).toEqual({ date: '2026-12-03', time: '08:00' })
    expect(startOf(SAFARI, at('2026-12-03 22:15'))).toEqual({ date: '2026-12-04', time: '03:30' })
  })

  test('without a date after a booking, each kind of form by itself', () => {
    startUndated('transfer')
    expect(startOf(TRANSFER, at('2026-12-03 22:15'))).toEqual({ date: '', time: '' })
    expect(startOf(SAFARI, at('2026-12-03 08:00'))).toEqual({ date: '2026-12-03', time: '08:00' })
    dropDraft('transfer')
    expect(startOf(TRANSFER, at('2026-12-03 22:15'))).toEqual({ date: '2026-12-03', time: '22:15' })
  })
})

describe('one tap sets', () => {
  test.each([
    ['2026-12-03 09:00', '2026-12-03 20:00'],
    ['2026-12-03 19:30', '2026-12-03 20:00'],
    ['2026-12-03 19:31', '2026-12-03 21:00'],
    ['2026-12-03 22:30', '2026-12-03 23:00'],
    ['2026-12-03 22:31', null],
  ])('at %s tonight to %s', (now, tonight) => {
    expect(shown(TRANSFER, now)).toEqual({ Tonight: tonight, 'Tomorrow morning': '2026-12-04 08:00' })
  })

  test('this morning for who has not slept yet', () => {
    expect(shown(TRANSFER, '2026-12-04 01:30')).toEqual({
      'This morning': '2026-12-04 08:00',
      'Tomorrow morning': '2026-12-05 08:00',
    })
    expect(Object.keys(shown(TRANSFER, '2026-12-04 05:00'))).toEqual(['Tonight', 'Tomorrow morning'])
  })

  test.each([
    // A landing at night is one of the morning.
    ['2026-12-03 09:00', '02:40', '20:00', '2026-12-04 02:40'],
    ['2026-12-03 09:00', '18:15', '18:15', '2026-12-04 08:00'],
    ['2026-12-03 09:00', '13:30', '20:00', '2026-12-04 08:00'],
    // It is too late for it.
    ['2026-12-03 18:00', '18:15', '20:00', '2026-12-04 08:00'],
    ['2026-12-03 22:31', '23:30', null, '2026-12-04 08:00'],
  ])('at %s, with %s typed, tonight at %s, and in the morning %s', (now, typed, tonight, morning) => {
    expect(shown(TRANSFER, now, typed)).toEqual({
      Tonight: tonight && `2026-12-03 ${tonight}`,
      'Tomorrow morning': morning,
    })
  })

  test('with a typed time the day alone, for who has not slept yet and for a tour', () => {
    expect(shown(TRANSFER, '2026-12-04 01:30', '02:40')['This morning']).toBe('2026-12-04 02:40')
    expect(shown(TRANSFER, '2026-12-04 02:30', '02:40')['This morning']).toBe('2026-12-04 08:00')
    expect(shown(SAFARI, '2026-12-03 09:00', '04:15')).toEqual({ Tomorrow: '2026-12-04 04:15' })
    const hike = { ...SAFARI, park: "Adam's Peak", toGateMinutes: 210 }
    expect(shown(hike, '2026-12-03 09:00', '04:15')).toEqual({ Tomorrow: '2026-12-03 22:30' })
  })

  test('for a tour the pickup for tomorrow, where the park is open', () => {
    expect(shown(SAFARI, '2026-12-03 09:00')).toEqual({ Tomorrow: '2026-12-04 03:30' })
    const closing = { ...SAFARI, park: 'Wilpattu national park' }
    expect(shown(closing, '2026-08-30 09:00')).toEqual({ Tomorrow: '2026-08-31 03:30' })
    expect(shown(closing, '2026-08-31 09:00')).toEqual({ Tomorrow: null })
    const hike = { ...SAFARI, park: "Adam's Peak", toGateMinutes: 210 }
    expect(shown(hike, '2026-12-03 09:00')).toEqual({ Tomorrow: '2026-12-03 22:30' })
    expect(shown(hike, '2026-12-03 22:31')).toEqual({ Tomorrow: null })
  })
})

describe('the hours that are left of a tour until its park closes', () => {
  const yala = { park: 'Yala national park', tourLength: 'half', toGateMinutes: 40 } as const
  const said = (tour: Parameters<typeof shortTourText>[0], time: string) => shortTourText(tour, time, ENGLISH_TEXTS)

  test.each([
    ['15:20', 2],
    ['14:30', 2],
    ['13:20', 4],
  ])('are said of a half day from %s on, which would last an hour more: %s', (time, hours) => {
    expect(said(yala, time)).toBe(`The park closes at 18:00: about ${hours} hours in the park.`)
  })

  test('are not said where less than an hour is missing, where the form warns that it is too late, and while nothing is known', () => {
    for (const time of ['', '05:00', '12:20', '13:15', '15:25', '23:50']) expect(said(yala, time), time).toBeNull()
    expect(said({ ...yala, toGateMinutes: null }, '15:00')).toBeNull()
  })

  test('count from when such tours start, and not at all for a park without hours', () => {
    expect(said({ ...yala, tourLength: 'full' }, '07:30')).toBe('The park closes at 18:00: about 9 hours in the park.')
    expect(said({ ...yala, park: 'Minneriya national park' }, '13:30')).toBeNull()
    expect(said({ ...yala, park: "Adam's Peak" }, '12:00')).toBeNull()
  })
})
