import { expect, test } from 'vitest'
import type { Rate } from '#domain/quotes/call-shapes.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { pickupsOf, rateLink, ratesOf, relatedRates } from '#domain/quotes/rate-lists.ts'

const rate = (pickup: string, dropoff: string, distance: number, miniusd = distance): Rate => ({
  id: 1, sub: '0', pickup, dropoff, linkurl: `taxi-from-${pickup}-to-${dropoff}`, distance, duration: '1 hour', database: true, error: false,
  miniprice: miniusd * 288, carprice: miniusd * 288 + 500, vanprice: miniusd * 288 + 900, miniusd, carusd: miniusd + 1, vanusd: miniusd + 3,
})

test('a link says the lowest price, and nothing but what a list shows', () => {
  expect(rateLink(rate('Kandy', 'Ella', 140, 66))).toEqual({ linkurl: 'taxi-from-Kandy-to-Ella', pickup: 'Kandy', dropoff: 'Ella', usd: 66, distance: 140, duration: '1 hour' })
})

test('the rates of a place are found by any spelling of it and come by name', () => {
  const rates = [rate('Nuwara Eliya', 'Kandy', 75), rate('Kandy', 'Ella', 140), rate('Nuwara Eliya', 'Ella', 55)]
  expect(ratesOf(rates, 'pickup', 'nuwara-eliya').map(({ dropoff }) => dropoff)).toEqual(['Ella', 'Kandy'])
  expect(ratesOf(rates, 'dropoff', 'ELLA').map(({ pickup }) => pickup)).toEqual(['Kandy', 'Nuwara Eliya'])
})

test('the pickups are each place once, by name, the airport apart', () => {
  expect(pickupsOf([rate('Kandy', 'Ella', 1), rate('Galle', 'Ella', 1), rate('Kandy', 'Galle', 1), rate(COLOMBO_AIRPORT, 'Ella', 1)])).toEqual(['Galle', 'Kandy'])
})

test('related to a trip are its way back and the rates that share an end, those of like length first', () => {
  const rates = [rate('A', 'B', 100), rate('B', 'A', 102), rate('A', 'C', 300), rate('A', 'D', 110), rate('E', 'B', 90), rate('F', 'G', 100)]
  const { back, fromPickup, toDropoff } = relatedRates(rates, { pickup: 'A', dropoff: 'b' }, 100)
  expect(back?.linkurl).toBe('taxi-from-B-to-A')
  expect(fromPickup.map(({ dropoff }) => dropoff)).toEqual(['D', 'C'])
  expect(toDropoff.map(({ pickup }) => pickup)).toEqual(['E'])
})
