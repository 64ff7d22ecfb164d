import { describe, expect, test } from 'vitest'
import {
  ALARM_KINDS,
  ALARM_STAGES,
  ANSWER_WITHIN_MS,
  type AlarmedRide,
  alarmHeading,
  type AlarmKind,
  alarmMessage,
  alarmSentence,
  type AlarmStage,
  CLOSINGS,
  type Closing,
  closingOf,
  isMailStuck,
  type MailFacts,
  nextStage,
  nextTurnAt,
  noShowDoubts,
  type RaisedAlarm,
  type Reach,
} from '#domain/bookings/day/alarms.ts'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'

const NOW = new Date('2026-12-03T06:00:00.000Z')
const RAISED = { raisedAt: '2026-12-03T05:50:00.000Z', pickupDate: '2026-12-03', pickupTime: '12:40', driverCode: 'a' }
const RIDE: AlarmedRide = { ...RAISED, status: 'confirmed', stage: null, delay: null, driverAnswer: null }

describe('whose turn it is', () => {
  const both: Reach = { otherPhones: true, webhook: true }
  test.each<[AlarmStage, Reach, AlarmStage | null]>([
    ['raised', both, 'alarm-phones'],
    ['raised', { otherPhones: false, webhook: false }, 'alarm-phones'],
    ['alarm-phones', both, 'all-phones'],
    ['alarm-phones', { ...both, otherPhones: false }, 'webhook'],
    ['alarm-phones', { ...both, webhook: false }, 'all-phones'],
    ['alarm-phones', { otherPhones: false, webhook: false }, null],
    ['all-phones', both, 'webhook'],
    ['all-phones', { ...both, webhook: false }, null],
    ['webhook', both, null],
  ])('after %s, where %o can be reached: %s', (stage, reach, next) => {
    expect(nextStage(stage, reach)).toBe(next)
  })

  test('each has five minutes to answer', () => {
    expect(nextTurnAt(NOW).toISOString()).toBe('2026-12-03T06:05:00.000Z')
    expect(ANSWER_WITHIN_MS).toBe(300_000)
    expect(ALARM_STAGES).toHaveLength(4)
  })
})

describe('an alarm whose cause is gone closes itself', () => {
  const NO_SHOW = 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
  test.each<[AlarmKind, Partial<AlarmedRide>, Closing | null]>([
    ['no-show', { stage: NO_SHOW }, null],
    ['no-show', { stage: 'DRIVER_ARRIVED_AT_PICKUP' }, 'taken-back'],
    ['no-show', { stage: NO_SHOW, driverCode: 'b' }, 'other-driver'],
    ['no-show', { pickupDate: '2026-12-04' }, 'moved'],
    ['cannot-find-you', {}, null],
    ['cannot-find-you', { driverCode: 'b', pickupTime: '12:00' }, null],
    ['cannot-find-you', { stage: 'DRIVER_ARRIVED_AT_PICKUP' }, null],
    ['cannot-find-you', { stage: 'DRIVER_DEPARTED_TO_DROPOFF' }, 'on-board'],
    ['cannot-find-you', { stage: NO_SHOW }, null],
    ['cannot-find-you', { pickupDate: '2026-12-04' }, 'moved'],
    ['nobody-here', {}, null],
    ['nobody-here', { stage: 'DRIVER_ARRIVED_AT_PICKUP' }, null],
    ['nobody-here', { stage: NO_SHOW }, null],
    ['nobody-here', { stage: 'DRIVER_DEPARTED_TO_DROPOFF' }, 'on-board'],
    ['nobody-here', { pickupDate: '2026-12-04' }, 'moved'],
    ['not-set-out', { delay: 'not-set-out' }, null],
    ['not-set-out', { delay: 'late-at-pickup' }, 'late'],
    ['not-set-out', { delay: null }, 'in-time'],
    ['not-set-out', { stage: 'DRIVER_DEPARTED_TO_PICKUP' }, 'set-out'],
    ['not-set-out', { stage: 'DRIVER_DEPARTED_TO_PICKUP', delay: 'late-at-pickup' }, 'set-out'],
    ['not-set-out', { stage: 'DRIVER_ARRIVED_AT_PICKUP' }, 'arrived'],
    ['not-set-out', { driverCode: 'b', delay: 'not-set-out' }, 'other-driver'],
    ['not-set-out', { pickupTime: '12:00', delay: 'not-set-out' }, 'moved'],
    ['late-at-pickup', { delay: 'late-at-pickup' }, null],
    ['late-at-pickup', { stage: 'DRIVER_DEPARTED_TO_PICKUP', delay: 'late-at-pickup' }, null],
    ['late-at-pickup', { stage: 'DRIVER_DEPARTED_TO_PICKUP', delay: null }, 'in-time'],
    ['late-at-pickup', { stage: 'DRIVER_ARRIVED_AT_PICKUP' }, 'arrived'],
    ['late-at-pickup', { stage: 'DRIVER_DEPARTED_TO_DROPOFF' }, 'on-board'],
    ['late-at-pickup', { stage: NO_SHOW }, 'nobody-came'],
    ['driver-cannot', { driverAnswer: 'cannot' }, null],
    ['driver-cannot', { driverAnswer: 'takes' }, 'takes'],
    ['driver-cannot', { driverCode: null }, 'other-driver'],
    ['driver-cannot', { driverCode: 'b', driverAnswer: 'takes' }, 'other-driver'],
    ['driver-cannot', { pickupTime: '12:00' }, 'moved'],
    ['breakdown', { driverAnswer: 'cannot', stage: 'DRIVER_DEPARTED_TO_PICKUP' }, null],
    ['breakdown', { driverAnswer: 'cannot', stage: 'DRIVER_DEPARTED_TO_DROPOFF' }, null],
    ['breakdown', { driverAnswer: 'takes', stage: 'DRIVER_ARRIVED_AT_PICKUP' }, 'takes'],
    ['breakdown', { driverCode: 'b' }, 'other-driver'],
    ['no-driver', { driverCode: null }, null],
    ['no-driver', { driverAnswer: 'cannot' }, null],
    ['no-driver', { driverCode: 'b', driverAnswer: 'cannot' }, null],
    ['no-driver', { driverCode: 'b' }, 'named'],
    ['no-driver', { driverAnswer: 'takes' }, 'takes'],
    ['no-driver', { driverCode: null, pickupTime: '14:40' }, 'moved'],
    ['no-driver-urgent', { driverCode: null }, null],
    ['no-driver-urgent', { driverCode: 'b' }, 'named'],
    ['no-driver-urgent', { driverCode: null, pickupDate: '2026-12-04' }, 'moved'],
    ['short-notice', { status: 'new' }, null],
    ['short-notice', { status: 'confirmed' }, 'confirmed'],
    ['short-notice', { status: 'new', pickupTime: '12:00' }, 'moved'],
  ])('%s, of a ride that is %o: %s', (kind, ride, closing) => {
    expect(closingOf({ ...RAISED, kind }, { ...RIDE, ...ride }, NOW)).toBe(closing)
  })

  test.each(ALARM_KINDS)('%s: when the ride is cancelled, and after a day', (kind) => {
    const alarm: RaisedAlarm = { ...RAISED, kind }
    const ride: AlarmedRide = {
      ...RIDE,
      status: kind === 'short-notice' ? 'new' : 'confirmed',
      stage: kind === 'no-show' ? NO_SHOW : null,
      delay: kind === 'not-set-out' || kind === 'late-at-pickup' ? kind : null,
      driverAnswer: 'cannot',
    }
    expect(closingOf(alarm, { ...ride, status: 'cancelled' }, NOW)).toBe('cancelled')
    expect(closingOf(alarm, { ...ride, status: 'no-show' }, NOW)).toBe('no-show')
    expect(closingOf(alarm, ride, new Date(NOW.getTime() + 24 * HOUR_MS))).toBe('over')
  })

  test('one about a driver who cannot drive waits until the pickup, more than a day', () => {
    const alarm: RaisedAlarm = { ...RAISED, kind: 'driver-cannot', pickupDate: '2026-12-05' }
    const ride: AlarmedRide = { ...RIDE, pickupDate: '2026-12-05', driverAnswer: 'cannot' }
    expect(closingOf(alarm, ride, new Date(NOW.getTime() + 47 * HOUR_MS))).toBeNull()
    expect(closingOf(alarm, ride, new Date(NOW.getTime() + 72 * HOUR_MS))).toBe('over')
  })

  test('one about a ride without a driver is another one in the last hour before the pickup', () => {
    const alarm: RaisedAlarm = { ...RAISED, kind: 'no-driver', driverCode: null }
    const ride: AlarmedRide = { ...RIDE, driverCode: null }
    // The pickup is at 07:10 UTC.
    expect(closingOf(alarm, ride, new Date('2026-12-03T06:09:00.000Z'))).toBeNull()
    expect(closingOf(alarm, ride, new Date('2026-12-03T06:10:00.000Z'))).toBe('urgent')
    expect(closingOf({ ...alarm, kind: 'no-driver-urgent' }, ride, new Date('2026-12-03T09:00:00.000Z'))).toBeNull()
  })

  test('and says why', () => {
    expect(CLOSINGS['set-out']).toBe('the driver has set out')
  })
})

describe('mail of the whole site is stuck', () => {
  test.each<[Partial<MailFacts>, boolean]>([
    [{}, false],
    [{ failingBookings: 1 }, false],
    [{ failingBookings: 2 }, true],
    [{ failingBookings: 9, hasSentSince: true }, false],
    [{ hasUnheardAddress: true, hasSentSince: true }, true],
  ])('%o: %s', (facts, stuck) => {
    expect(isMailStuck({ failingBookings: 0, hasSentSince: false, hasUnheardAddress: false, ...facts })).toBe(stuck)
  })
})

describe('in words', () => {
  const FACTS = {
    kind: 'no-show',
    ride: 'K7Q2-M4XT-9BHE',
    pickup: 'Colombo Airport',
    pickupDate: '2026-12-03',
    pickupTime: '11:40',
  } as const

  test('what, which ride, when and where', () => {
    expect(alarmSentence(FACTS, NOW)).toBe('Nobody came to the pickup: K7Q2-M4XT-9BHE, 11:40, Colombo Airport')
    expect(alarmSentence({ ...FACTS, kind: 'short-notice', pickupDate: '2026-12-04' }, NOW)).toBe(
      'A ride is asked for at short notice: K7Q2-M4XT-9BHE, 4 December 2026 11:40, Colombo Airport',
    )
    const said = [{ event: 'DRIVER_ARRIVED_AT_PICKUP', at: '2026-12-01T06:10:00.000Z' }] as const
    expect(alarmSentence({ ...FACTS, said }, NOW)).toBe(alarmSentence(FACTS, NOW))
    expect(alarmSentence({ ...FACTS, said: [{ ...said[0], receivedAt: '2026-12-01T07:00:00.000Z' }] }, NOW)).toBe(
      `${alarmSentence(FACTS, NOW)} (the driver: at the pickup since 11:40, told at 12:30)`,
    )
    expect(alarmSentence({ ...FACTS, kind: 'cannot-find-you', said: [] }, NOW)).toContain(' (nobody has set out)')
    expect(alarmSentence({ ...FACTS, kind: 'cannot-find-you', said }, NOW)).not.toContain('set out')
    for (const kind of ['not-set-out', 'late-at-pickup'] as const) {
      const late = { ...FACTS, kind, said: [], driverAnswer: null }
      expect(alarmSentence({ ...late, hasOpened: false }, NOW)).toMatch(/ \(the driver has never opened a link\)$/)
      expect(alarmSentence({ ...late, hasOpened: true }, NOW)).toMatch(/ \(the driver has not answered yet\)$/)
      const plain = alarmSentence({ ...late, said }, NOW)
      expect(plain).toMatch(/Airport$/)
      expect(alarmSentence({ ...late, driverAnswer: 'takes' }, NOW)).toBe(plain)
      expect(alarmSentence({ ...late, closedAt: NOW.toISOString() }, NOW)).toBe(plain)
    }
    expect(alarmSentence({ ...FACTS, pickup: '' }, NOW)).toBe('Nobody came to the pickup: K7Q2-M4XT-9BHE, 11:40')
    expect(alarmSentence({ ...FACTS, kind: 'mail', ride: null }, NOW)).toBe('Mail does not go out')
    // Each has words of its own.
    expect(new Set(ALARM_KINDS.map(alarmHeading)).size).toBe(11)
    expect(ALARM_KINDS).toHaveLength(11)
  })

  test('several are one message', () => {
    expect(alarmMessage([FACTS], NOW)).toBe(alarmSentence(FACTS, NOW))
    expect(alarmMessage([FACTS, { ...FACTS, kind: 'late-at-pickup' }], NOW)).toBe(
      '2 alarms. Nobody came to the pickup: K7Q2-M4XT-9BHE, 11:40, Colombo Airport. ' +
        'A driver is late at the pickup: K7Q2-M4XT-9BHE, 11:40, Colombo Airport',
    )
  })
})

test.each([
  ['a driver was assigned and nothing was said', '+94771234567', [], []],
  ['its driver says that nobody came', '+94771234567', ['no-show'], []],
  ['mail about it does not go out', '+94771234567', ['mail', 'short-notice'], []],
  ['no driver was assigned', null, [], ['No driver']],
  ['the guest says that nobody is there', '+94771234567', ['nobody-here'], ['A guest says']],
  ['the guest cannot find the driver', '+94771234567', ['no-show', 'cannot-find-you'], ['A guest cannot']],
  [
    'the driver is late, the car broke down',
    '+94771234567',
    ['late-at-pickup', 'breakdown'],
    ['A driver is', 'A car has'],
  ],
  ['no driver, and the guest says so', null, ['nobody-here'], ['No driver', 'A guest says']],
] as const)('what speaks against it that the guest is the one who did not come: %s', (_, driver, alarms, reasons) => {
  const said = noShowDoubts(driver, alarms, null)
  expect(said.map((each, i) => each.slice(0, reasons[i]?.length))).toEqual(reasons)
  expect(noShowDoubts(driver, alarms, '10:35')).toEqual([
    'Its guest was promised to be waited for until 10:35',
    ...said,
  ])
})
