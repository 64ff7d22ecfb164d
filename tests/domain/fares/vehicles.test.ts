import { expect, test } from 'vitest'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_CLASSES, cheapestVehicle, parseVehicleText, vehicleText } from '#domain/fares/vehicles.ts'

const prices = transferFare({ pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 })

test('a vehicle is named with both prices, the dollars in parentheses', () => {
  expect(vehicleText('mini', prices)).toBe('Mini Car - LKR 21480 (USD 74)')
  expect(vehicleText('car', prices)).toBe(`Sedan Car - LKR ${prices.carprice} (USD ${prices.carusd})`)
  expect(vehicleText('van', prices)).toBe(`Van - LKR ${prices.vanprice} (USD ${prices.vanusd})`)
})

test('the text reads back as the vehicle and its prices', () => {
  for (const vehicle of VEHICLE_CLASSES) {
    expect(parseVehicleText(vehicleText(vehicle, prices))).toEqual({ vehicle, lkr: prices[`${vehicle}price`], usd: prices[`${vehicle}usd`] })
  }
})

test.each(['', 'Mini Car', 'Mini Car - LKR 21480', 'Bus - LKR 21480 (USD 74)', 'Mini Car - LKR -1 (USD 74)', 'Mini Car - LKR 1.5 (USD 74)', 'Mini Car - LKR 21480 (USD 74) (USD 1)', '__proto__ - LKR 1 (USD 1)'])('%j does not name a vehicle', (text) => {
  expect(parseVehicleText(text)).toBeNull()
})

test('the cheapest vehicle has the lowest price and is the smaller one of two that cost the same', () => {
  expect(cheapestVehicle({ ...prices, miniprice: 300, carprice: 200, vanprice: 400 })).toBe('car')
  expect(cheapestVehicle({ ...prices, miniprice: 300, carprice: 300, vanprice: 200 })).toBe('van')
  expect(cheapestVehicle({ ...prices, miniprice: 200, carprice: 200, vanprice: 200 })).toBe('mini')
})
