import { parseVehicleText, vehicleText } from '#domain/fares/vehicle-text.ts'
import { expect, test } from 'vitest'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import {
  vehicleClasses,
  roomOf,
  cheapestVehicle,
  fits,
  smallestVehicleFor,
  vehiclePrice,
} from '#domain/fares/vehicles.ts'

const prices = transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 })

test('a vehicle is named with both prices, the dollars in parentheses', () => {
  expect(vehicleText('mini', prices)).toBe('Mini Car - LKR 21480 (USD 74)')
  expect(vehicleText('car', prices)).toBe(`Sedan Car - LKR ${prices.carprice} (USD ${prices.carusd})`)
  expect(vehicleText('van', prices)).toBe(`Van - LKR ${prices.vanprice} (USD ${prices.vanusd})`)
})

test('the text reads back as the vehicle and its prices', () => {
  for (const vehicle of vehicleClasses()) {
    expect(parseVehicleText(vehicleText(vehicle, prices))).toEqual({
      vehicle,
      ...vehiclePrice(vehicle, prices),
    })
  }
})

test.each([
  '',
  'Mini Car',
  'Mini Car - LKR 21480',
  'Bus - LKR 21480 (USD 74)',
  'Mini Car - LKR -1 (USD 74)',
  'Mini Car - LKR 1.5 (USD 74)',
  'Mini Car - LKR 21480 (USD 74) (USD 1)',
  '__proto__ - LKR 1 (USD 1)',
])('%j does not name a vehicle', (text) => {
  expect(parseVehicleText(text)).toBeNull()
})

test('the cheapest vehicle has the lowest price and is the smaller one of two that cost the same', () => {
  expect(cheapestVehicle({ ...prices, miniprice: 300, carprice: 200, vanprice: 400 })).toBe('car')
  expect(cheapestVehicle({ ...prices, miniprice: 300, carprice: 300, vanprice: 200 })).toBe('van')
  expect(cheapestVehicle({ ...prices, miniprice: 200, carprice: 200, vanprice: 200 })).toBe('mini')
})

test.each([
  [{ travelers: 1, bags: 0 }, 'mini'],
  [{ travelers: 3, bags: 2 }, 'mini'],
  [{ travelers: 3, bags: 3 }, 'car'],
  [{ travelers: 4, bags: 0 }, 'van'],
  [{ travelers: 1, bags: 4 }, 'van'],
  [{ travelers: 6, bags: 6 }, 'van'],
  [{ travelers: 7, bags: 0 }, null],
  [{ travelers: 1, bags: 7 }, null],
] as const)('the smallest vehicle for %j is %s', (party, vehicle) => {
  expect(smallestVehicleFor(party)).toBe(vehicle)
})

test('a vehicle takes exactly its seats and its bags', () => {
  for (const vehicle of vehicleClasses()) {
    const { seats, bags } = roomOf(vehicle)
    expect(fits({ travelers: seats, bags }, vehicle)).toBe(true)
    expect(fits({ travelers: seats + 1, bags }, vehicle)).toBe(false)
    expect(fits({ travelers: seats, bags: bags + 1 }, vehicle)).toBe(false)
  }
})
