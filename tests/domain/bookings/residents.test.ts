/** Who pays in rupees alone. */
import { expect, test } from 'vitest'
import { chargeOf, lessGivenBack, percentOwed, rupeesOwed, sumsOf } from '#domain/bookings/money/sums.ts'
import { isResident, isResidentNow, looksSriLankan } from '#domain/bookings/money/residents.ts'

test.each([
  ['+94771234567', false, true],
  ['+94112345678', true, true],
  ['+447911123456', false, false],
  ['+447911123456', true, true],
  // Of no country whose code begins so.
  ['+9477', false, true],
  ['', false, false],
  ['', true, true],
])('%s, who says %s: %s', (phone, says, is) => {
  expect(isResident(phone, says)).toBe(is)
})

test.each([
  ['says so, and has another number', true, '+447911123456', '+61412345678', true],
  ['was one by the number', true, '+94771234567', '+61412345678', false],
  ['is one by the new number', false, '+447911123456', '+94771234567', true],
  ['is none', false, '+447911123456', '+61412345678', false],
])('who %s', (_, was, before, phone, is) => {
  expect(isResidentNow(was, before, phone)).toBe(is)
})

test.each([
  ['077 123 4567', 'LK', true],
  ['077 123 4567', 'GB', false],
  ['077 123 4567', '', false],
  ['+94 77 123 4567', 'GB', true],
  ['(+94) 77', 'GB', true],
  ['0094771234567', '', true],
  ['+94', '', true],
  ['+9', 'LK', false],
  ['+44 7911 123456', 'LK', false],
  ['00447911123456', 'LK', false],
  ['＋９４ ７７１', 'GB', true],
  ['', 'LK', false],
  [' ', 'LK', false],
])('%j typed with %j chosen: %s', (typed, country, is) => {
  expect(looksSriLankan(typed, country)).toBe(is)
})

const RIDE = { priceUsd: 77, priceLkr: 22_380, paidUsd: 0 }
test.each([
  ['a resident', { inRupees: true }, { usd: 38, lkr: 11_190 }],
  ['a guest from abroad', { inRupees: false }, { usd: 38, lkr: 11_045 }],
  [
    'one who has paid rupees',
    { inRupees: false, paidUsd: 40, paidLkr: 11_626, cameInUsd: 0 },
    { usd: 38, lkr: 11_190 },
  ],
  [
    'one who has paid dollars',
    { inRupees: false, paidUsd: 40, paidLkr: 11_626, cameInUsd: 40 },
    { usd: 38, lkr: 11_045 },
  ],
])('half of LKR 22,380, or USD 77, of %s', (_, said, owed) => {
  expect(percentOwed({ ...RIDE, ...said }, 50)).toEqual(owed)
  expect(percentOwed({ ...RIDE, ...said }, 100)).toEqual({ usd: 77, lkr: 22_380 })
  expect(percentOwed({ ...RIDE, ...said }, 0)).toEqual({ usd: 0, lkr: 0 })
})

test.each([
  // Paid 22,380 rupees, and 5,000 of them went back.
  [{ paidUsd: 59, paidLkr: 17_380, cameInUsd: 0, waivedUsd: 18, waivedLkr: 5_000 }, [59, 17_380], [29, 8_690]],
  [{ inRupees: true, paidUsd: 59, paidLkr: 17_380, waivedUsd: 18, waivedLkr: 5_000 }, [59, 17_380], [29, 8_690]],
  [{ paidUsd: 59, paidLkr: 17_149, cameInUsd: 59, waivedUsd: 18, waivedLkr: 5_231 }, [59, 17_149], [29, 8_430]],
  // Nobody has paid any of it since.
  [{ paidUsd: 0, waivedUsd: 18, waivedLkr: 5_231 }, [59, 17_149], [29, 8_430]],
  [{ paidUsd: 0, waivedUsd: 77, waivedLkr: 22_380 }, [0, 0], [0, 0]],
  // Less than a dollar was kept, or given back.
  [{ paidUsd: 1, paidLkr: 100, cameInUsd: 0, waivedUsd: 76, waivedLkr: 22_280 }, [1, 100], [1, 50]],
  [{ paidUsd: 77, paidLkr: 22_180, cameInUsd: 0, waivedUsd: 0, waivedLkr: 200 }, [77, 22_180], [38, 11_090]],
])('what was given back for good is no part of what is owed in place of the price: %j', (given, all, half) => {
  for (const [percent, [usd, lkr]] of [[100, all] as const, [50, half] as const]) {
    const ride = { ...RIDE, ...given }
    const owed = percentOwed(lessGivenBack(ride), percent)
    expect(owed).toEqual({ usd, lkr })
    const left = sumsOf({ ...ride, status: 'cancelled', ...chargeOf(owed) }, 'owed')
    if (ride.paidUsd > 0) expect(left).toEqual({ usd: 0, lkr: 0 })
  }
})

test('whatever a resident owes, its dollars are those of its rupees, and nothing is nothing in both', () => {
  for (const [priceUsd, priceLkr] of [
    [77, 22_380],
    [74, 21_481],
    [5, 1_500],
    [9, null],
  ] as const)
    for (let percent = 0; percent <= 100; percent++) {
      const ride = { priceUsd, priceLkr, paidUsd: 0, inRupees: true, lkrPerUsd: 291 }
      const owed = percentOwed(ride, percent)
      const full = priceLkr ?? priceUsd * 291
      const usd = Math.floor((priceUsd * percent) / 100)
      expect(owed).toEqual({ usd: percent === 0 ? 0 : Math.max(1, usd), lkr: Math.floor((full * percent) / 100) })
      expect(rupeesOwed(ride, owed.lkr)).toEqual(owed)
      expect(sumsOf({ ...ride, status: 'cancelled', ...chargeOf(owed) }, 'owed')).toEqual(owed)
    }
})
