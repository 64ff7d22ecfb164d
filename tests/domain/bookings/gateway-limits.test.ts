/** What is asked for in payments that the gateway takes. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  dividedPayment,
  type GatewayLimits,
  limitsLeft,
  MOST_PARTS,
  nextMonthDay,
} from '#domain/bookings/money/gateway-limits.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { type MoneyRide, payInOrder, sumsOf, withPaid } from '#domain/bookings/money/sums.ts'

const ride = (priceUsd: number, priceLkr: number | null = null, paidUsd = 0): MoneyRide => ({
  status: 'confirmed',
  priceUsd,
  priceLkr,
  paidUsd,
})
const limits = (payment: number | null, month: number | null): GatewayLimits => ({ payment, month })
const usdOf = (usd: number, of: GatewayLimits) => {
  const { parts, laterUsd } = dividedPayment([ride(Math.max(usd, 1))], { usd, lkr: usd * 288 }, 'USD', of)
  return [...parts.map((part) => part.usd), `later ${laterUsd}`]
}

// Dollars; an account of PayHere's plan Plus takes 1,000 in a payment and 5,000 in a month.
test.each<readonly [string, number, GatewayLimits, readonly (number | string)[]]>([
  ['without limits', 7000, limits(null, null), [7000, 'later 0']],
  ['what fits', 1000, limits(1000_00, 5000_00), [1000, 'later 0']],
  ['a dollar more', 1001, limits(1000_00, 5000_00), [1000, 1, 'later 0']],
  ['in three payments', 2400, limits(1000_00, 5000_00), [1000, 1000, 400, 'later 0']],
  ['as much as the month takes', 6000, limits(1000_00, 5000_00), [1000, 1000, 1000, 1000, 1000, 'later 1000']],
  ['the rest of the month', 900, limits(1000_00, 300_00), [300, 'later 600']],
  ['not less than a quarter of it', 1204, limits(1000_00, 300_00), ['later 1204']],
  ['a small amount in what is left', 20, limits(1000_00, 20_00), [20, 'later 0']],
  ['nothing once the month is full', 20, limits(1000_00, 0), ['later 20']],
  ['a limit of the month alone', 900, limits(null, 500_00), [500, 'later 400']],
  ['not in too many payments', MOST_PARTS * 50 + 1, limits(50_00, null), [`later ${MOST_PARTS * 50 + 1}`]],
  ['nothing to pay', 0, limits(1000_00, 0), ['later 0']],
])('%s', (_, usd, of, said) => {
  expect(usdOf(usd, of)).toEqual(said)
})

test.each(OFFERED)(
  'in %s the next month is not said to take all that is left: it may take as much as this one',
  async (language) => {
    expect(usdOf(1000, limits(null, 300_00))).toEqual([300, 'later 700'])
    const texts = textsOf(language)
    await texts.load('booking')
    const words = texts.in('booking').money.restByCardFrom('D')
    expect(words).toContain('D')
    expect(words).not.toMatch(/\brest|reste|остальн|其余/i)
  },
)

test('rupees are divided to the rupee', () => {
  const asked = { usd: 248, lkr: 71_990 }
  const { parts, laterUsd } = dividedPayment([ride(248, 71_990)], asked, 'LKR', limits(50_000_00, 100_000_00))
  expect(parts).toEqual([
    { usd: 172, cents: 50_000_00 },
    { usd: 76, cents: 21_990_00 },
  ])
  expect(laterUsd).toBe(0)
})

const amount = fc.option(fc.integer({ min: 1, max: 3_000_000 }), { nil: null })
const rides = fc.array(
  fc
    .record({ usd: fc.integer({ min: 1, max: 3000 }), rate: fc.integer({ min: 280, max: 320 }), paid: fc.nat(100) })
    .map(({ usd, rate, paid }) => ride(usd, rate === 300 ? null : usd * rate, Math.floor((usd * paid) / 100))),
  { minLength: 1, maxLength: 4 },
)

test('no payment exceeds a limit, and nothing is asked twice or lost', () => {
  fc.assert(
    fc.property(
      rides,
      fc.constantFrom('USD', 'LKR'),
      amount,
      amount,
      fc.nat(100),
      (all, currency, payment, month, share) => {
        const open = sumsOf(all, 'owed')
        const asked = { usd: Math.ceil((open.usd * share) / 100), lkr: Math.ceil((open.lkr * share) / 100) }
        const unit = currency === 'USD' ? 'usd' : 'lkr'
        const { parts, laterUsd } = dividedPayment(all, asked, currency, { payment, month })
        let rest = all
        let left = asked[unit]
        for (const part of parts) {
          expect(part.usd).toBeGreaterThan(0)
          expect(part.cents).toBeLessThanOrEqual(payment ?? Infinity)
          const shares = payInOrder({ amount: part.cents / 100, currency }, rest)
          rest = rest.map((each, i) => withPaid(each, { ...shares[i]!, currency }))
          left -= part.cents / 100
          // What the payment link asks for when it is opened then: to the unit what was asked for, less what is paid.
          expect(sumsOf(rest, 'owed')[unit]).toBe(open[unit] - (asked[unit] - left))
        }
        expect(parts.reduce((sum, { cents }) => sum + cents, 0)).toBeLessThanOrEqual(month ?? Infinity)
        expect(left).toBeGreaterThanOrEqual(0)
        expect(left === 0).toBe(laterUsd === 0)
        expect(parts.length).toBeLessThanOrEqual(MOST_PARTS)
        if (month === null && payment === null) expect(parts).toHaveLength(asked[unit] > 0 ? 1 : 0)
        // Each is as large as it can be, so nobody pays in more pieces than needed.
        for (const part of parts.slice(0, -1)) {
          expect(part.cents + 100).toBeGreaterThan(payment ?? Infinity)
        }
      },
    ),
    { seed: Number(process.env.PROPERTY_SEED ?? 20_261_126), numRuns: 3000 },
  )
})

test('what an account has taken lessens its month, never below nothing', () => {
  expect(limitsLeft(limits(1000_00, 5000_00), 4700_00)).toEqual(limits(1000_00, 300_00))
  expect(limitsLeft(limits(1000_00, 5000_00), 6000_00)).toEqual(limits(1000_00, 0))
  expect(limitsLeft(limits(null, null), 6000_00)).toEqual(limits(null, null))
})

test.each([
  ['2026-11-30T18:29:00.000Z', '2026-12-01'],
  // Midnight in Sri Lanka.
  ['2026-11-30T18:30:00.000Z', '2027-01-01'],
  ['2026-12-31T18:30:00.000Z', '2027-02-01'],
])('at %s the next month begins on %s', (now, day) => {
  expect(nextMonthDay(new Date(now))).toBe(day)
})
