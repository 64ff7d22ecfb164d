/** The classes of an owner's price list: one switched off, one for a share of another, one with rates of its own. */
import { waitingLkr, fareWithStops } from '#domain/fares/stops-and-waiting.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { transferDisagreements } from '#domain/bookings/agreed/booked-as-quoted.ts'
import { tooFullText } from '#domain/bookings/agreed/caveats.ts'
import { readAskedBooking } from '#domain/bookings/request/booking-in-link.ts'
import { earlierVehicle, parseVehicleText, vehicleText } from '#domain/fares/vehicle-text.ts'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { pricesOf } from '#domain/fares/fare-of-classes.ts'
import {
  cheapestVehicle,
  contractName,
  fits,
  largestVehicle,
  pricedClasses,
  priceIn,
  quotedVehicles,
  roomOf,
  smallestVehicleFor,
  vehicleClasses,
  vehicleName,
  vehicleNameIn,
  vehiclePrice,
} from '#domain/fares/vehicles.ts'
import {
  driverStayLkr,
  rideFare,
  stayFare,
  sumOfFares,
  tourRideVehicles,
  vehiclesFor,
} from '#domain/journeys/journey-fares.ts'
import { maxParty, smallestForPlan } from '#domain/journeys/plan.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takeFormerVehicleNames, takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { PriceList, Vehicle } from '#domain/prices/price-list.ts'
import { fareQuote, isPriced } from '#domain/quotes/fare-quote.ts'
import { ownPriceList } from '../prices/own-price-list.ts'

const OWN: PriceList = ownPriceList()
let list = OWN
beforeEach(() => {
  list = OWN
  takePriceListFrom(() => list)
})
afterEach(() => {
  takePriceListFrom(() => FIRST_PRICE_LIST)
  takeFormerVehicleNames(() => undefined)
})

const withVehicle = (name: string, change: Partial<Vehicle>): PriceList => ({
  ...OWN,
  vehicles: { ...OWN.vehicles, [name]: { ...OWN.vehicles[name]!, ...change } },
})

const trip = { pickup: 'Colombo', dropoff: 'Kandy', distanceKm: 116, durationMinutes: 180 }
const texts = async (language: 'en' | 'de' | 'fr') => {
  const found = textsOf(language)
  await found.load('site', 'booking', 'form', 'journey')
  return found
}

test('guests choose among what is on, the smallest first: by seats, then bags, then their order', () => {
  expect(vehicleClasses()).toEqual(['car', 'van', 'van9', 'bus'])
  list = withVehicle('bus', { seats: 3, bags: 4 })
  expect(vehicleClasses()).toEqual(['car', 'bus', 'van', 'van9'])
  expect(largestVehicle()).toBe('van9')
  list = withVehicle('van9', { seats: 12, bags: 12 })
  expect(vehicleClasses()).toEqual(['car', 'van', 'van9', 'bus'])
})

describe('a fare', () => {
  test('has null for a class of the contract that is off, and those beyond the three by their names', () => {
    const { further, ...six } = transferFare(trip)
    // 1500 + 116 * 210 = 25,860, rounded to 50; 130 % of that; 2000 + 116 * 250.
    expect(six).toMatchObject({ miniprice: null, miniusd: null, vanprice: 25_850, vanusd: 89 })
    expect(further).toEqual({
      van9: { lkr: 33_600, usd: Math.floor(33_600 / 288) },
      bus: { lkr: 31_000, usd: Math.floor(31_000 / 288) },
    })
    expect(pricesOf({ ...six, further: further!, more: 1 } as never)).toEqual({ ...six, further })
    expect(transferFare(trip, FIRST_PRICE_LIST)).not.toHaveProperty('further')
  })

  test('a share is one of the price set by hand, too, unless its class has one of its own', () => {
    const ella = transferFare({ ...trip, pickup: 'Kandy', dropoff: 'Ella' })
    expect(vehiclePrice('van', ella).lkr).toBe(30_000)
    expect(vehiclePrice('van9', ella).lkr).toBe(39_000)
    expect(vehiclePrice('bus', ella).lkr).toBe(45_000)
    expect(vehiclePrice('car', ella)).toEqual(vehiclePrice('car', transferFare(trip)))
    const prices = { van: 30_000, van9: 33_333 }
    list = { ...OWN, byHand: [{ from: 'Kandy', to: 'Ella', bothWays: false, prices, why: '' }] }
    expect(vehiclePrice('van9', transferFare({ ...trip, pickup: 'Kandy', dropoff: 'Ella' })).lkr).toBe(33_333)
  })

  test('a share has a least price of its own', () => {
    list = { ...OWN, least: { ...OWN.least, van9: 50_000 } }
    expect(vehiclePrice('van9', transferFare(trip)).lkr).toBe(50_000)
    expect(vehiclePrice('van', transferFare(trip)).lkr).toBe(25_850)
  })

  test('of a class with a share of one that is off is made all the same', () => {
    list = withVehicle('van', { isOffered: false })
    const fare = transferFare(trip)
    expect([fare.vanprice, vehiclePrice('van9', fare).lkr]).toEqual([null, 33_600])
  })

  test('names its cheapest class, and throws for one that it does not price', () => {
    expect(cheapestVehicle(transferFare(trip))).toBe('car')
    expect(priceIn(transferFare(trip), 'mini')).toBeNull()
    expect(() => vehiclePrice('mini', transferFare(trip))).toThrow(RangeError)
    // A page whose list is older or newer than the fare shows what both have.
    expect(pricedClasses(transferFare(trip, FIRST_PRICE_LIST))).toEqual(['car', 'van'])
    const other = transferFare(trip, withVehicle('bus', { isOffered: false }))
    list = { ...OWN, vehicles: { limo: OWN.vehicles['bus']! } }
    expect(pricedClasses(other)).toEqual(['car', 'van', 'van9'])
    expect(cheapestVehicle(other)).toBe('car')
    list = OWN
  })

  test('by way of stops, in seasons and of several rides has all classes', () => {
    const fare = transferFare(trip)
    const { pickup, dropoff } = trip
    const stops = fareWithStops({ pickup, dropoff, way: trip, direct: trip, minutesAtStops: [45] })
    expect(vehiclePrice('bus', stops).lkr).toBe(vehiclePrice('bus', fare).lkr + 1200)
    expect(vehiclePrice('van9', stops).lkr).toBe(vehiclePrice('van9', fare).lkr + 1170)
    const dated = fareOn(fare, { date: '2026-12-24', time: '23:00' })
    expect(vehiclePrice('bus', dated).lkr).toBe(39_200)
    expect(dated.miniprice).toBeNull()
    const sum = sumOfFares([fare, dated])
    expect(vehiclePrice('bus', sum)).toEqual({ lkr: 70_200, usd: 107 + 136 })
    expect(sum.miniprice).toBeNull()
    const quoted = { kind: 'transfer' as const, prices: fare } as Parameters<typeof rideFare>[0]
    expect(vehiclePrice('bus', rideFare(quoted, 2))).toEqual({ lkr: 62_000, usd: 214 })
  })

  test('of a quote has them, too', () => {
    const quote = fareQuote(trip)
    expect(isPriced(quote) && vehiclePrice('bus', quote)).toEqual({ lkr: 31_000, usd: 107 })
    expect(quotedVehicles(quote)).toEqual([
      { class: 'car', name: 'Sedan Car', lkr: 22_350, usd: 77, seats: 3, bags: 3 },
      { class: 'van', name: 'Van', lkr: 25_850, usd: 89, seats: 6, bags: 6 },
      { class: 'van9', name: 'Large Van', lkr: 33_600, usd: 116, seats: 9, bags: 9 },
      { class: 'bus', name: 'Minibus', lkr: 31_000, usd: 107, seats: 12, bags: 12 },
    ])
  })
})

describe('names', () => {
  test('are the owner’s in each language, else the English ones; the site’s own for a class of the contract', async () => {
    const [en, de, fr] = [await texts('en'), await texts('de'), await texts('fr')]
    expect([en, de, fr].map((each) => vehicleNameIn('van9', each))).toEqual(['Large Van', 'Großer Van', 'Large Van'])
    expect([en, de, fr].map((each) => vehicleNameIn('mini', each))).toEqual(['Mini Car', 'Mini', 'Citadine'])
    list = withVehicle('mini', { names: { en: 'Hatchback' } })
    expect([en, de].map((each) => vehicleNameIn('mini', each))).toEqual(['Hatchback', 'Hatchback'])
    list = withVehicle('mini', { names: { de: 'Kleinwagen' } })
    expect([en, de].map((each) => vehicleNameIn('mini', each))).toEqual(['Mini Car', 'Kleinwagen'])
    expect(vehicleName('mini')).toBe('Mini Car')
  })

  test('in sentences have the language’s own words for a class that keeps its name', async () => {
    const [en, de] = [await texts('en'), await texts('de')]
    expect(en.in('form').take('van9', 'USD 116')).toBe('Take the Large Van for USD 116')
    expect(de.in('form').take('van9', '116 $')).toBe('Das Fahrzeug „Großer Van“ für 116 $ nehmen')
    expect(de.in('journey').total.takeTwo('van9', '232 $')).toBe('Zwei Fahrzeuge „Großer Van“ für 232 $ nehmen')
    expect(de.in('journey').total.takeTwo('van', '178 $')).toBe('Zwei Vans für 178 $ nehmen')
    const two = (vehicle: string) =>
      en
        .in('form')
        .two((text) => text, 13, 0, vehicle, 'USD 200')
        .join('')
    expect(two('bus')).toContain('Two vehicles (Minibus) cost USD 200 together')
    expect(two('van')).toContain('Two Vans cost USD 200 together')
  })

  test('stay those of the contract in the texts of calls, whatever an owner calls a class', () => {
    const fare = transferFare(trip)
    expect(vehicleText('bus', fare)).toBe('Minibus - LKR 31000 (USD 107)')
    for (const vehicle of vehicleClasses()) {
      expect(parseVehicleText(vehicleText(vehicle, fare))).toEqual({ vehicle, ...vehiclePrice(vehicle, fare) })
    }
    list = withVehicle('van', { names: { en: 'People carrier' } })
    expect(contractName('van')).toBe('Van')
    expect(vehicleText('van', transferFare(trip))).toBe('Van - LKR 25850 (USD 89)')
    expect(parseVehicleText('Van - LKR 25850 (USD 89)')?.vehicle).toBe('van')
    // Nobody books what is off, or what there never was.
    expect(parseVehicleText('Mini Car - LKR 21480 (USD 74)')).toBeNull()
    expect(parseVehicleText('Limousine - LKR 21480 (USD 74)')).toBeNull()
    // A page that was made by an earlier list still says what its guest chose.
    const price = { lkr: 21_480, usd: 74 }
    expect(earlierVehicle('Mini Car - LKR 21480 (USD 74)')).toEqual({ vehicle: 'mini', ...price })
    expect(earlierVehicle('Limousine - LKR 21480 (USD 74)')).toEqual({ vehicle: 'Limousine', ...price })
    expect(() => earlierVehicle('Limousine')).toThrow(RangeError)
  })

  test('of a class that is gone are those that an earlier list gave it, else its id', async () => {
    const en = await texts('en')
    expect(vehicleNameIn('limo', en)).toBe('limo')
    takeFormerVehicleNames((vehicle) => (vehicle === 'limo' ? { en: 'Limousine', de: 'Stretchlimousine' } : undefined))
    expect(vehicleNameIn('limo', en)).toBe('Limousine')
    expect(vehicleNameIn('limo', await texts('de'))).toBe('Stretchlimousine')
    expect(vehicleName('limo')).toBe('Limousine')
    expect(tooFullText({ travelers: 30, bags: 0 }, 'limo', en)).toContain('Limousine')
  })
})

describe('a party', () => {
  test.each([
    [3, 0, 'car'],
    [4, 0, 'van'],
    [7, 0, 'van9'],
    [2, 9, 'van9'],
    // The bus before two vans.
    [10, 12, 'bus'],
    [13, 0, null],
  ] as const)('of %i with %i bags goes in the %s', (travelers, bags, vehicle) => {
    expect(smallestVehicleFor({ travelers, bags })).toBe(vehicle)
    expect(vehiclesFor({ travelers, bags }, false)).toBe(vehicle === null ? 2 : 1)
  })

  test('that no class takes has two of the smallest that takes half of it', () => {
    expect(smallestForPlan({ stops: [], travelers: 13 }, 2)).toBe('van9')
    expect(smallestForPlan({ stops: [], travelers: 24 }, 2)).toBe('bus')
    expect(vehiclesFor({ travelers: 25, bags: 0 }, false)).toBeNull()
    // A tour takes six travelers for each vehicle.
    expect(vehiclesFor({ travelers: 7, bags: 0 }, true)).toBe(2)
    expect(maxParty()).toBe(24)
    list = FIRST_PRICE_LIST
    expect(maxParty()).toBe(12)
  })

  test('on a tour has a car with as few seats as it needs, and of these the most room for bags', () => {
    const waiting = (travelers: number) => {
      const via = [{ place: 'Ella', minutes: 60 }]
      const tour = { park: 'Yala national park', tourLength: 'half' as const, distance: 100, via }
      const [{ usd }] = tourRideVehicles(tour, [travelers]) as unknown as [{ usd: number }]
      const [{ usd: without }] = tourRideVehicles({ ...tour, via: [] }, [travelers]) as unknown as [{ usd: number }]
      return usd - without
    }
    const of = (vehicle: string) => Math.ceil(waitingLkr(vehicle, [60]) / 288)
    expect([waiting(1), waiting(4)]).toEqual([of('car'), of('van')])
    list = withVehicle('van', { isOffered: false })
    expect(waiting(4)).toBe(of('van9'))
    list = FIRST_PRICE_LIST
    // A mini has as many seats as a car, and less room.
    expect(waiting(3)).toBe(of('car'))
  })
})

test('a car and driver who stay cost a share, too', () => {
  const days = { days: 3, km: 400 }
  expect(driverStayLkr('van9', days)).toBe(Math.round(driverStayLkr('van', days)! * 1.3))
  expect(driverStayLkr('bus', days)).toBe(3 * 15_000 + 400 * 140)
  const stay = stayFare({ rides: [], vehicles: 1, days: 3 }, 400)!
  expect([stay.miniprice, vehiclePrice('bus', stay).lkr]).toEqual([null, 101_000])
})

describe('what was booked in a class that guests can no longer choose', () => {
  const when = {
    pickupDate: '2026-12-01',
    pickupTime: '09:00',
    pricedDay: { list: 0, date: '2026-12-01', time: '09:00', rules: FIRST_PRICE_LIST },
  }
  const booked = {
    pickup: 'Colombo',
    dropoff: 'Kandy',
    distanceKm: 116,
    minutes: 180,
    priceLkr: 21_480,
    priceUsd: 74,
    lkrPerUsd: undefined,
    ...when,
  }

  test('can be changed to what is on offer, in proportion to its rates', () => {
    const offers = vehicleOffers({ ...booked, vehicle: 'mini' })
    expect(offers.map(({ vehicle }) => vehicle)).toEqual(['mini', 'car', 'van', 'van9', 'bus'])
    expect(offers[0]).toEqual({ vehicle: 'mini', priceLkr: 21_480, priceUsd: 74 })
    // A mini costs LKR 21,500 by this list, a bus 31,000.
    expect(offers.at(-1)!.priceLkr).toBe(Math.round((21_480 * 31_000) / 21_500))
  })

  test('of a class that is gone, at today’s prices of the others', () => {
    const offers = vehicleOffers({ ...booked, vehicle: 'limo' })
    expect(offers.map(({ vehicle }) => vehicle)).toEqual(['limo', 'car', 'van', 'van9', 'bus'])
    expect(offers.at(-1)).toEqual({ vehicle: 'bus', priceLkr: 31_000, priceUsd: 107 })
    // Today's dollar, too.
    expect(vehicleOffers({ ...booked, lkrPerUsd: 144, vehicle: 'limo' }).at(-1)).toMatchObject({ priceUsd: 107 })
    const halved = vehicleOffers({ ...booked, vehicle: 'limo', agreedShare: 0.5 })
    expect(halved.at(-1)).toMatchObject({ vehicle: 'bus', quotedLkr: 31_000, quotedUsd: 107 })
    expect(halved.at(-1)!.priceUsd).toBeLessThan(107)
  })

  test('warns of no room that nobody knows', () => {
    expect(roomOf('mini')).toMatchObject({ seats: 3, bags: 2 })
    expect(fits({ travelers: 40, bags: 40 }, 'limo')).toBe(true)
  })

  test('does not agree with a quote that has no price for it', () => {
    const prices = transferFare(trip)
    const quoted = { pickup: 'Colombo', dropoff: 'Kandy', distance: 116, minutes: 180, prices }
    const ride = { kind: 'transfer' as const, ...booked, vehicle: 'mini' }
    expect(transferDisagreements(ride, quoted, { date: '2026-11-26' })).toEqual([
      { field: 'vehicle', code: 'other-price' },
    ])
  })
})

describe('a link', () => {
  const asked = (query: string) =>
    readAskedBooking(new URLSearchParams(query), new Date('2026-11-26T00:00:00Z')).vehicle

  test.each([
    ['vehicle=bus', 'bus'],
    ['vehicle=mini', undefined],
    ['vehicle=mini&travelers=8', 'van9'],
    ['vehicle=limo&travelers=2&bags=10', 'bus'],
    ['vehicle=limo&travelers=20', undefined],
    ['vehicle=%3Cb%3E&travelers=2', undefined],
    ['vehicle=constructor', undefined],
  ])('%s chooses %s', (query, vehicle) => expect(asked(query)).toBe(vehicle))
})
