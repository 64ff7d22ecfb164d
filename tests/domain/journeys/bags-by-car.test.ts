/** Guests go by train through the hills, and a car carries their bags: where, for what price, and what is said of it. */
import { beforeEach, describe, expect, test } from 'vitest'
import { isTooFull } from '#domain/bookings/agreed/caveats.ts'
import {
  courseOf,
  eventText,
  mayFollow,
  MAY_FOLLOW,
  RIDE_EVENTS,
  sayableFrom,
} from '#domain/bookings/day/ride-events.ts'
import { pushPayload } from '#domain/bookings/day/push-words.ts'
import { itinerary } from '#domain/bookings/itinerary.ts'
import type { RideInWords } from '#domain/bookings/ride.ts'
import { rideSummary, rideTitle } from '#domain/bookings/ride-summary.ts'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { roomOf, vehiclePrice } from '#domain/fares/vehicles.ts'
import { HILL_STATIONS, trainWay } from '#domain/journeys/hill-train.ts'
import { carriedBy, isCurrentJourney, transferRideFare } from '#domain/journeys/journey-fares.ts'
import { plannedRides } from '#domain/journeys/journey-rides.ts'
import { parsePlan, type Plan, planAddress } from '#domain/journeys/plan.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'

let list: PriceList
beforeEach(() => {
  list = FIRST_PRICE_LIST
  takePriceListFrom(() => list)
})

const TRAIN = { from: 'Kandy', to: 'Ella' }
const at = (name: string) => findPlace(name)!

describe('the way by train', () => {
  test('stations are where the gazetteer has them', () => {
    for (const { town, lat, lng } of HILL_STATIONS) {
      const place = findPlace(`${town} Railway Station`) ?? findPlace(town)
      expect(place, town).toMatchObject({ lat, lng })
      expect(findPlace(town)?.name, town).toBe(town)
    }
  })

  test.each([
    ['Kandy', 'Ella', TRAIN],
    ['Nuwara Eliya', 'Ella', { from: 'Nanu Oya', to: 'Ella' }],
    ['Ella', 'Temple of the Tooth', { from: 'Ella', to: 'Kandy' }],
    ['Kandy', 'Peradeniya', { from: 'Kandy', to: 'Peradeniya' }],
    // Both are at one station; a coast and a rock have none in the hills.
    ['Kandy', 'Temple of the Tooth', null],
    ['Kandy', 'Galle', null],
    ['Sigiriya', 'Ella', null],
  ])('from %s to %s', (from, to, way) => {
    expect(trainWay(at(from), at(to))).toEqual(way)
  })

  test('nobody knows the way of a place without a position', () => {
    expect(trainWay(null, at('Ella'))).toBeNull()
    expect(trainWay(at('Ella'), null)).toBeNull()
  })
})

describe('the price', () => {
  const way = { pickup: 'Kandy', dropoff: 'Ella', via: [], distance: 137, minutes: 240, direct: null }
  const fare = transferFare({ pickup: 'Kandy', dropoff: 'Ella', distanceKm: 137, durationMinutes: 240 })

  test('is the fare of the ride, or the share of it that the owner sets, rounded as fares are', () => {
    expect(transferRideFare({ ...way, train: TRAIN })).toEqual(fare)
    list = { ...FIRST_PRICE_LIST, bagsByCar: { percent: 70 }, roundedTo: 50 }
    const whole = vehiclePrice('van', transferRideFare(way))
    const { lkr, usd } = vehiclePrice('van', transferRideFare({ ...way, train: TRAIN }))
    expect(lkr).toBe(Math.round((whole.lkr * 0.7) / 50) * 50)
    expect(usd).toBe(Math.floor(lkr / 288))
  })

  test('a quote counts no longer where the owner has changed it, or offers it no more', () => {
    const quoted = (prices = transferRideFare({ ...way, train: TRAIN })) => ({
      rides: [{ ...way, kind: 'transfer' as const, day: 0, from: 0, to: 1, train: TRAIN, prices }],
      vehicles: 1 as const,
      travelers: 2,
      bags: 2,
      days: 1,
      stay: null,
      stayKm: null,
    })
    const before = quoted()
    expect(isCurrentJourney(before)).toBe(true)
    list = { ...FIRST_PRICE_LIST, bagsByCar: { percent: 70 } }
    expect(isCurrentJourney(before)).toBe(false)
    expect(isCurrentJourney(quoted())).toBe(true)
    list = { ...FIRST_PRICE_LIST, bagsByCar: null }
    expect(isCurrentJourney(before)).toBe(false)
  })
})

describe('a plan', () => {
  const PLAN: Plan = { stops: [{ place: 'Kandy', nights: 2, gap: true, bagsByCar: true }, { place: 'Ella' }] }

  test('says so in its address, and only where there is no ride', () => {
    expect(planAddress(PLAN)).toBe('/journey?stop1=Kandy&nights1=2&gap1=1&bags1=1&stop2=Ella')
    expect(parsePlan(new URL(planAddress(PLAN), 'https://a.test').searchParams)).toEqual(PLAN)
    const without = parsePlan(new URLSearchParams('stop1=Kandy&bags1=1&stop2=Ella'))
    expect(without.stops[0]).toEqual({ place: 'Kandy' })
  })

  test('has a ride of the bags on the day on which the guests leave, among the others in turn', () => {
    const stops = [
      { place: 'Colombo', park: null },
      { place: 'Kandy', park: null, nights: 2, gap: true, train: TRAIN },
      { place: 'Ella', park: null, nights: 1 },
      { place: 'Galle', park: null },
    ]
    expect(plannedRides(stops)).toMatchObject([
      { pickup: 'Colombo', dropoff: 'Kandy', day: 0 },
      { kind: 'transfer', pickup: 'Kandy', dropoff: 'Ella', day: 2, from: 1, to: 2, via: [], train: TRAIN },
      { pickup: 'Ella', dropoff: 'Galle', day: 3 },
    ])
    // Nobody carries anything where there is a ride, or no station.
    const gaps = stops.map((stop) => ({ ...stop, train: null }))
    expect(plannedRides(gaps)).toHaveLength(2)
    expect(plannedRides(stops.map((stop) => ({ ...stop, gap: false })))).toHaveLength(3)
    expect(plannedRides(stops.map((stop) => ({ ...stop, gap: false }))).some((ride) => 'train' in ride)).toBe(false)
  })
})

const RIDE: Extract<RideInWords, { kind: 'transfer' }> = {
  ...driverNotes({ bags: 3, pickupAddress: 'Hotel Suisse' }),
  position: 1,
  kind: 'transfer',
  train: TRAIN,
  pickup: 'Kandy',
  dropoff: 'Ella',
  distanceKm: 137,
  minutes: 240,
  pickupDate: '2027-02-01',
  pickupTime: '08:00',
  priceUsd: 80,
  priceLkr: 23_000,
  vehicle: 'mini',
}

describe('a ride of bags', () => {
  test('takes a bag on each seat, and no guests', () => {
    const { seats, bags } = roomOf('mini')
    const carried = { vehicle: 'mini', travelers: null, bags: seats + bags, train: TRAIN }
    expect(isTooFull(carried)).toBe(false)
    expect(isTooFull({ ...carried, bags: seats + bags + 1 })).toBe(true)
    expect(isTooFull({ ...carried, train: null })).toBe(true)
    const ride = {
      ...RIDE,
      via: [],
      distance: 137,
      day: 0,
      from: 0,
      to: 1,
      direct: null,
      prices: transferFare({ pickup: '', dropoff: '', distanceKm: 9, durationMinutes: 9 }),
    }
    const party = driverNotes({ travelers: 2, bags: 3, childSeats: 1 })
    expect(carriedBy({ ...ride, train: TRAIN }, party)).toMatchObject({ travelers: null, bags: 3, childSeats: null })
    const { train: _, ...withGuests } = ride
    expect(carriedBy(withGuests, party)).toBe(party)
  })

  test('its driver counts and seals the bags, and says that they are there before they are handed over', () => {
    expect(courseOf({ train: TRAIN }).map((event) => eventText(event, { train: TRAIN }, 3))).toEqual([
      'on the way to the pickup',
      'at the pickup',
      '3 bags counted, sealed and on board',
      'the bags are there',
      'bags handed over',
    ])
    expect(eventText('DRIVER_DEPARTED_TO_DROPOFF', { train: TRAIN }, 1)).toBe('1 bag counted, sealed and on board')
    expect(eventText('DRIVER_DEPARTED_TO_DROPOFF', { train: TRAIN })).toBe('bags on board')
    expect(eventText('DRIVER_DEPARTED_TO_DROPOFF', {}, 3)).toBe('guest on board')
    // Each may follow the one before it, and nothing is said twice.
    const course = courseOf({ train: TRAIN })
    for (const [i, event] of course.entries()) {
      expect(mayFollow(event, course[i - 1] ?? null, { train: TRAIN }), event).toBe(true)
      for (const later of course.slice(i)) expect(MAY_FOLLOW[event]).not.toContain(later)
    }
  })

  test('no ride with guests says that bags are there', () => {
    expect(courseOf({})).not.toContain('DRIVER_ARRIVED_WITH_BAGS')
    for (const last of [null, ...RIDE_EVENTS])
      expect(mayFollow('DRIVER_ARRIVED_WITH_BAGS', last, { train: null })).toBe(false)
  })

  test('bags are not there before they can be', () => {
    const pickup = new Date('2027-02-01T02:30:00Z')
    expect(sayableFrom('DRIVER_ARRIVED_WITH_BAGS', RIDE, [])).toEqual(pickup)
    const event = 'DRIVER_DEPARTED_TO_DROPOFF' as const
    const early = [{ event, at: '2027-02-01T02:00:00.000Z' }]
    expect(sayableFrom('DRIVER_ARRIVED_WITH_BAGS', RIDE, early)).toEqual(new Date('2027-02-01T02:05:00Z'))
  })

  test.each(OFFERED)('in words (%s): the stations, no hour of a train, and where the bags wait', async (language) => {
    const texts = textsOf(language)
    await texts.load('site', 'booking', 'tours', 'today')
    const { bags: t, title } = texts.in('booking')
    expect(rideTitle(RIDE, texts)).toBe(t.title('Kandy', 'Ella'))
    expect(rideTitle(RIDE, texts)).not.toBe(title.taxi('Kandy', 'Ella'))
    const values = (ride: RideInWords) => rideSummary(ride, texts).map(({ value }) => value)
    expect(values(RIDE)).toEqual(expect.arrayContaining([t.stations('Kandy', 'Ella'), t.atStation('Ella'), '3']))
    expect(t.stations('Kandy', 'Ella')).not.toMatch(/\d/)
    // Named once, where the guest has named it.
    const atHotel = values({ ...RIDE, dropoffAddress: '98 Acres' })
    expect(atHotel.filter((value) => value === '98 Acres')).toHaveLength(1)
    expect(atHotel).not.toContain(t.atStation('Ella'))
    const before = { ...RIDE, train: null, position: 1, pickup: 'Colombo', dropoff: 'Kandy' }
    const days = itinerary(
      [
        { ...before, pickupDate: '2027-01-30' },
        { ...RIDE, position: 2 },
      ],
      texts,
    )
    const [drive] = days[1]!.drives
    expect(drive).toMatchObject({ ownWay: null, route: t.route('Kandy', 'Ella') })
    expect(drive!.what.join(' ')).toContain(t.stations('Kandy', 'Ella'))
    expect(drive!.what.join(' ')).toContain(t.atStation('Ella'))
    const told = { said: { guest: 'bags-here' as const, driver: 'Nimal', time: '12:40' }, path: '/booking/A', tag: 'a' }
    expect(pushPayload(told, texts, false).title).toBe(texts.in('today').stages.bags.here(texts.formats.time('12:40')))
    for (const count of [null, 1, 3]) expect(texts.in('today').stages.bags.sealed(count)).not.toMatch(/undefined|null/)
  })
})
