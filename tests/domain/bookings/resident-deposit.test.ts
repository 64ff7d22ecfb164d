/** The deposit of a guest who lives in Sri Lanka is counted in rupees, and never in dollars first. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { askedTransfer, type DepositRide } from '#domain/bookings/money/bank-transfer.ts'
import { askedPayment, depositOf, judgeNotice, missingDeposit } from '#domain/bookings/money/payments.ts'
import { type MoneyRide, payInOrder, sumsOf, withPaid } from '#domain/bookings/money/sums.ts'

const DOLLAR = 288
const THIRTY = { percent: 30, leastUsd: 0, fromTotalUsd: 0 }
const TENTH = { percent: 10, leastUsd: 50, fromTotalUsd: 500 }

/** A transfer of so many rupees, as the price list makes its dollars. */
const transfer = (priceLkr: number, inRupees: boolean): MoneyRide => ({
  priceUsd: Math.floor(priceLkr / DOLLAR),
  priceLkr,
  paidUsd: 0,
  lkrPerUsd: DOLLAR,
  inRupees,
})
const tour = (priceUsd: number, inRupees: boolean): MoneyRide => ({
  priceUsd,
  priceLkr: null,
  paidUsd: 0,
  lkrPerUsd: DOLLAR,
  inRupees,
})
const paid = (ride: MoneyRide, amount: number, currency: 'USD' | 'LKR') =>
  withPaid(ride, { ...payInOrder({ amount, currency }, [ride])[0]!, currency })

describe('of a resident', () => {
  test.each([
    ['30 % of LKR 22,380', [transfer(22_380, true)], THIRTY, 6_714],
    ['30 % to the next whole rupee', [transfer(22_381, true)], THIRTY, 6_715],
    ['30 % of two rides together', [transfer(22_381, true), transfer(22_381, true)], THIRTY, 13_429],
    ['a tour, by what a dollar is worth', [tour(77, true)], THIRTY, 6_653],
    ['the least, in rupees', [transfer(145_000, true)], TENTH, 14_500],
    ['the least of a cheaper one', [transfer(144_000, true)], { ...TENTH, percent: 5 }, 50 * DOLLAR],
    ['never more than the price', [transfer(10_000, true)], { ...THIRTY, leastUsd: 50 }, 10_000],
    // USD 249 and 250, which is USD 499: the rupees of both are those of USD 500.
    ['from a total on, in rupees', [transfer(71_999, true), transfer(72_001, true)], TENTH, 14_400],
    ['none below it', [transfer(143_999, true)], TENTH, null],
    ['none without terms', [transfer(143_999, true)], null, null],
  ])('%s', (_, rides, terms, lkr) => {
    expect(depositOf(rides, terms)?.lkr ?? null).toBe(lkr)
    expect(missingDeposit(rides, terms)?.lkr ?? null).toBe(lkr)
  })

  test('what is missing of a part, to the rupee, whatever it came in', () => {
    const ride = transfer(22_380, true)
    const missing = (amount: number, currency: 'USD' | 'LKR') =>
      missingDeposit([paid(ride, amount, currency)], THIRTY)?.lkr ?? null
    expect([1_000, 6_713, 6_714, 22_380].map((lkr) => missing(lkr, 'LKR'))).toEqual([5_714, 1, null, null])
    // USD 23 are LKR 6,684 of this price.
    expect([23, 24].map((usd) => missing(usd, 'USD'))).toEqual([30, null])
  })

  test('a transfer to the bank asks for the same rupees as a card', () => {
    const ride: DepositRide = {
      ...transfer(22_380, true),
      status: 'confirmed',
      pickupDate: '2026-12-20',
      confirmedAt: null,
    }
    const of = { rides: [ride], payable: [ride], terms: THIRTY, createdAt: '2026-12-01T00:00:00Z', days: 3 }
    expect(askedTransfer(of, new Date('2026-12-02T00:00:00Z'))?.lkr).toBe(6_714)
    expect(askedPayment([ride], [ride], THIRTY)).toMatchObject({ lkr: 6_714, isDeposit: true })
  })
})

const terms = fc.record({
  percent: fc.integer({ min: 1, max: 100 }),
  leastUsd: fc.integer({ min: 0, max: 400 }),
  fromTotalUsd: fc.integer({ min: 0, max: 600 }),
})
const prices = fc.array(
  fc.oneof(
    fc.integer({ min: DOLLAR, max: 200_000 }).map((lkr) => (inRupees: boolean) => transfer(lkr, inRupees)),
    fc.integer({ min: 1, max: 700 }).map((usd) => (inRupees: boolean) => tour(usd, inRupees)),
  ),
  { minLength: 1, maxLength: 4 },
)
const payments = fc.array(
  fc.record({ part: fc.double({ min: 0, max: 0.6, noNaN: true }), inDollars: fc.boolean(), by: fc.nat() }),
  { maxLength: 3 },
)

/** Some of it paid, as it may come: by the guest in rupees, or noted by the office in dollars. */
function partPaid(rides: readonly MoneyRide[], parts: readonly { part: number; inDollars: boolean; by: number }[]) {
  return parts.reduce<readonly MoneyRide[]>((some, { part, inDollars, by }) => {
    const which = by % some.length
    const open = sumsOf(some[which]!, 'owed')
    const amount = Math.floor((inDollars ? open.usd : open.lkr) * part)
    return some.map((ride, i) => (i === which ? paid(ride, amount, inDollars ? 'USD' : 'LKR') : ride))
  }, rides)
}

test('what is asked first and the rest are the whole, none is below nothing, and the notice of it closes the deposit', () => {
  fc.assert(
    fc.property(prices, terms, payments, (made, deposit, parts) => {
      const rides = partPaid(
        made.map((one) => one(true)),
        parts,
      )
      const total = sumsOf(rides, 'total').lkr
      const open = sumsOf(rides, 'owed')
      const whole = depositOf(rides, deposit)
      const missing = missingDeposit(rides, deposit)
      if (whole !== null) {
        const share = Math.max(deposit.leastUsd * DOLLAR, Math.ceil((total * deposit.percent) / 100))
        expect(whole.lkr).toBe(Math.min(total, share))
        expect(whole.lkr).toBeGreaterThan(0)
        expect(Math.max(0, whole.lkr - sumsOf(rides, 'paid').lkr)).toBe(missing?.lkr ?? 0)
      }
      if (open.lkr === 0) return
      const asked = askedPayment(rides, rides, deposit)
      expect(Math.min(asked.usd, asked.lkr)).toBeGreaterThan(0)
      expect(asked.usd).toBeLessThanOrEqual(open.usd)
      expect(asked.lkr).toBe(asked.isDeposit ? missing!.lkr : open.lkr)

      // The gateway is asked for it, and says that it came.
      const positioned = rides.map((ride, i) => ({ ...ride, position: i + 1, status: 'confirmed' as const }))
      const cents = asked.lkr * 100
      const attempt = { usd: asked.usd, cents, currency: 'LKR' as const }
      const notice = { event: 'a', payment: 'a', order: 'a', cents, currency: 'LKR', status: 'paid' as const }
      const { shares, problem } = judgeNotice({ rides: positioned, asked, earlier: [], attempt }, notice)
      expect(problem).toBeNull()
      expect(shares.reduce((sum, { lkr }) => sum + lkr, 0)).toBe(asked.lkr)
      const after = positioned.map((ride) =>
        shares.filter(({ position }) => position === ride.position).reduce((one, share) => withPaid(one, share), ride),
      )
      expect(missingDeposit(after, deposit)).toBeNull()
      if (parts.every(({ inDollars }) => !inDollars)) {
        const rest = after.reduce((sum, ride) => sum + sumsOf(ride, 'owed').lkr, 0)
        expect(rest).toBe(open.lkr - asked.lkr)
      }
    }),
    { numRuns: 3000 },
  )
})

test('from abroad it stays whole dollars, with their rupees of the price', () => {
  fc.assert(
    fc.property(prices, terms, (made, deposit) => {
      for (const inRupees of [false, undefined]) {
        const rides = made.map((one) => ({ ...one(false), inRupees }))
        const total = sumsOf(rides, 'total')
        const usd = Math.min(total.usd, Math.max(deposit.leastUsd, Math.ceil((total.usd * deposit.percent) / 100)))
        const lkr = usd === total.usd ? total.lkr : Math.ceil((total.lkr * usd) / total.usd)
        expect(missingDeposit(rides, deposit)).toEqual(total.usd < deposit.fromTotalUsd ? null : { usd, lkr })
      }
    }),
  )
})
