import { expect, test } from 'vitest'
import { agreedPrice, discounted, priceBounds, quotedPrice } from '#domain/bookings/agreed/agreed-price.ts'

const quoted = { priceUsd: 74, priceLkr: 21_480, quotedUsd: null, quotedLkr: null }
const agreed = { priceUsd: 60, priceLkr: 17_416, quotedUsd: 74, quotedLkr: 21_480 }

test('bounds count from the quoted price, also where another one was agreed', () => {
  for (const ride of [quoted, agreed]) {
    expect(quotedPrice(ride)).toEqual({ usd: 74, lkr: 21_480 })
    expect(priceBounds({ ...ride, isUnderReview: false })).toEqual({ least: 37, most: 74 })
    expect(priceBounds({ ...ride, isUnderReview: true })).toEqual({ least: 37, most: 148 })
  }
})

test('nothing is driven for nothing', () => {
  expect(priceBounds({ ...quoted, priceUsd: 1, isUnderReview: false }).least).toBe(1)
})

test("a discount is to the guest's advantage", () => {
  expect(discounted({ usd: 74, lkr: null }, 10)).toBe(66)
})

test("rupees are in the quote's proportion; a tour has none", () => {
  expect(agreedPrice({ usd: 74, lkr: 21_480 }, 60)).toEqual({ usd: 60, lkr: 17_416 })
  expect(agreedPrice({ usd: 74, lkr: 21_480 }, 74)).toEqual({ usd: 74, lkr: 21_480 })
  expect(agreedPrice({ usd: 248, lkr: null }, 200)).toEqual({ usd: 200, lkr: null })
})
