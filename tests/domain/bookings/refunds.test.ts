import { describe, expect, test } from 'vitest'
import {
  cancellationTerms,
  cancellationText,
  cancellingText,
  LATE_CANCELLATION,
  paidBack,
  REFUND_RULE,
} from '#domain/bookings/refunds.ts'

/** 05:30 in Sri Lanka is midnight in UTC. */
const ride = {
  status: 'new',
  priceUsd: 75,
  paidUsd: 75,
  cancelFeeUsd: 0,
  pickupDate: '2026-12-05',
  pickupTime: '05:30',
} as const
const alone = { arrangement: 'rides', rides: [ride] } as const
const stay = { arrangement: 'stay', rides: [ride] } as const
const ON_TIME = '2026-12-04T00:00:00Z'
const LATE = '2026-12-04T00:00:01Z'

describe('what a cancellation costs', () => {
  test.each([
    ['2026-11-20T00:00:00Z', 0],
    [ON_TIME, 0],
    [LATE, 37],
    ['2026-12-04T12:00:00Z', 37],
    ['2026-12-04T12:00:01Z', 75],
    // Who does not come.
    ['2026-12-05T03:00:00Z', 75],
  ])('at %s: USD %i of 75', (moment, feeUsd) => {
    expect(cancellationTerms(alone, ride, new Date(moment))).toMatchObject({ feeUsd, backUsd: 75 - feeUsd })
  })

  test.each([
    [0, 0],
    [20, 0],
    [60, 23],
  ])('with USD %i paid, USD %i goes back', (paidUsd, backUsd) => {
    expect(cancellationTerms(alone, { ...ride, paidUsd }, new Date(LATE))).toMatchObject({ feeUsd: 37, backUsd })
  })

  test('goes back within a week, by the days of Sri Lanka', () => {
    expect(cancellationTerms(alone, ride, new Date('2026-11-20T18:29:59Z')).by).toBe('2026-11-27')
    expect(cancellationTerms(alone, ride, new Date('2026-11-20T18:30:00Z')).by).toBe('2026-11-28')
  })
})

describe('what a guest is told', () => {
  const told = (status: 'new' | 'cancelled', moment: string, paidUsd = 75) =>
    cancellationText(status, cancellationTerms(alone, { ...ride, status, paidUsd }, new Date(moment)))
  const WAY = 'is paid back to the card or account that it came from'

  test.each([
    ['new', ON_TIME, 0, null],
    ['new', ON_TIME, 75, `USD 75 is paid. If you cancel now, all of it ${WAY}, within 7 days.`],
    ['new', LATE, 0, 'If you cancel now, that costs USD 37.'],
    ['new', LATE, 75, `USD 75 is paid. If you cancel now, that costs USD 37, and USD 38 ${WAY}, within 7 days.`],
    ['new', LATE, 30, 'USD 30 is paid. If you cancel now, that costs USD 37, and nothing is paid back.'],
    ['cancelled', ON_TIME, 0, null],
    ['cancelled', ON_TIME, 75, `USD 75 was paid: all of it ${WAY}, by 2026 December 11.`],
    ['cancelled', LATE, 0, null],
    [
      'cancelled',
      LATE,
      75,
      'USD 75 was paid, and it was cancelled less than 24 hours before the pickup. ' +
        `If you asked for that, it costs USD 37, and USD 38 ${WAY}, by 2026 December 11; ` +
        `if we could not drive you, all of it ${WAY}, by 2026 December 11.`,
    ],
  ] as const)('%s at %s with USD %i paid', (status, moment, paidUsd, text) => {
    expect(told(status, moment, paidUsd)).toBe(text)
  })
})

describe('of a car and driver who stay', () => {
  // Four days before the first pickup: 60 %.
  const moment = new Date('2026-12-01T00:00:00Z')
  const WAY = 'is paid back to the card or account that it came from'

  test('a cancellation costs what their own rule says', () => {
    expect(cancellationText('new', cancellationTerms(stay, ride, moment))).toBe(
      `USD 75 is paid. If you cancel now, that costs USD 45, and USD 30 ${WAY}, within 7 days.`,
    )
  })

  test('what was owed when it was cancelled counts, not what would be owed now', () => {
    const cancelled = { ...ride, status: 'cancelled', cancelFeeUsd: 45 } as const
    expect(cancellationText('cancelled', cancellationTerms(stay, cancelled, moment))).toBe(
      `USD 75 was paid, and USD 45 is owed: USD 30 ${WAY}, by 2026 December 8.`,
    )
    const byUs = { ...cancelled, cancelFeeUsd: 0 }
    expect(cancellationText('cancelled', cancellationTerms(stay, byUs, moment))).toBe(
      `USD 75 was paid: all of it ${WAY}, by 2026 December 8.`,
    )
  })

  test('nobody is promised all of it back for cancelling on time', () => {
    expect(paidBack('stay')).toBe('Paid back in full if we cannot drive you.')
    expect(cancellingText('stay')).not.toContain(LATE_CANCELLATION)
    expect(cancellingText('stay')).toContain(REFUND_RULE)
  })
})

test('the rules name every figure', () => {
  expect(LATE_CANCELLATION).toBe(
    'Later a cancellation costs 50 % of the price until 12 hours before, then the whole price.',
  )
  expect(REFUND_RULE).toMatch(/to the card or account that it came from, within 7 days\.$/)
  expect(paidBack('rides')).toContain('until 24 hours before the pickup')
  expect(cancellingText('rides')).toContain(LATE_CANCELLATION)
})
