import { expect, test } from 'vitest'
import {
  agreedPrice,
  discounted,
  priceBounds,
  priceFault,
  quotedPrice,
  sharedPrice,
} from '#domain/bookings/agreed/agreed-price.ts'

const quoted = { priceUsd: 74, priceLkr: 21_480, quotedUsd: null, quotedLkr: null }
const agreed = { priceUsd: 60, priceLkr: 17_416, quotedUsd: 74, quotedLkr: 21_480 }

test('bounds count from the quoted price, also where another one was agreed', () => {
  for (const ride of [quoted, agreed]) {
    expect(quotedPrice(ride)).toEqual({ usd: 74, lkr: 21_480 })
    expect(priceBounds({ ...ride, isUnconfirmed: false })).toEqual({ least: 37, most: 74 })
    expect(priceBounds({ ...ride, isUnconfirmed: true })).toEqual({ least: 37, most: 148 })
  }
})

test('nothing is driven for nothing', () => {
  expect(priceBounds({ ...quoted, priceUsd: 1, isUnconfirmed: false }).least).toBe(1)
})

test("a discount is to the guest's advantage", () => {
  expect(discounted({ usd: 74, lkr: null }, 10)).toBe(66)
})

test("rupees are in the quote's proportion; a tour has none", () => {
  expect(agreedPrice({ usd: 74, lkr: 21_480 }, 60)).toEqual({ usd: 60, lkr: 17_416 })
  expect(agreedPrice({ usd: 74, lkr: 21_480 }, 74)).toEqual({ usd: 74, lkr: 21_480 })
  expect(agreedPrice({ usd: 248, lkr: null }, 200)).toEqual({ usd: 200, lkr: null })
})

test('an agreed price keeps its share of the quoted one, and is no less', () => {
  expect(sharedPrice({ usd: 74, lkr: 21_480 }, 60 / 74)).toEqual({ usd: 60, lkr: 17_416 })
  expect(sharedPrice({ usd: 89, lkr: null }, 0.7)).toEqual({ usd: 63, lkr: null })
  expect(sharedPrice({ usd: 1, lkr: null }, 0.5)).toEqual({ usd: 1, lkr: null })
})

test('a whole price, with or without another one that was agreed, is right', () => {
  const ride = { agreedShare: null, cancelFeeUsd: 0, cancelFeeLkr: 0 }
  expect(priceFault({ ...ride, ...quoted })).toBeNull()
  expect(priceFault({ ...ride, ...quoted, priceLkr: null, cancelFeeUsd: 74 })).toBeNull()
  expect(priceFault({ ...ride, ...agreed, agreedShare: 60 / 74 })).toBeNull()
})

test.each([14, 149])('a price of %i that was agreed stays right when the operator narrows the bounds', (priceUsd) => {
  expect(priceFault({ ...agreed, priceUsd, agreedShare: priceUsd / 74, cancelFeeUsd: 0, cancelFeeLkr: 0 })).toBeNull()
})

test.each([
  ['half a dollar', { priceUsd: 59.5 }, 'A price is no whole sum'],
  ['less than nothing', { priceLkr: -1 }, 'A price is no whole sum'],
  ['a fee above the price', { cancelFeeUsd: 61 }, 'Cancelling costs more than the ride'],
  ['a quoted price alone', { agreedShare: null }, 'An agreed price has no share of a quoted one'],
  ['a share of nothing', { quotedUsd: null, quotedLkr: null }, 'An agreed price has no share of a quoted one'],
  ['80 % off', { priceUsd: 14 }, 'A discount is larger than the agreed one'],
  ['more off than was agreed', { priceUsd: 59 }, 'A discount is larger than the agreed one'],
])('a price is refused: %s', (_what, change, fault) => {
  expect(priceFault({ ...agreed, agreedShare: 60 / 74, cancelFeeUsd: 0, cancelFeeLkr: 0, ...change })).toBe(fault)
})
