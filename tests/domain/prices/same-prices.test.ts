/** What a browser makes of an answer is what the Worker books, for any day and hour. */
import fc from 'fast-check'
import { afterEach, expect, test } from 'vitest'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import { fareOn, pricedOn, todaysPrices } from '#domain/fares/dated-fare.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { priceIn, vehicleClasses } from '#domain/fares/vehicles.ts'
import { journeyOn, pricedJourneyOn, pricedRides, quotedOn } from '#domain/journeys/dated-journey.ts'
import type { JourneyRide, PricedJourney, QuotedJourney, QuotedRide } from '#domain/journeys/journey-calls.ts'
import {
  isCurrentJourney,
  partyByVehicle,
  rideFare,
  stayFare,
  sumOfFares,
  tourRideVehicles,
  transferRideFare,
} from '#domain/journeys/journey-fares.ts'
import { bookedRides } from '#domain/journeys/booked-rides.ts'
import { dateRules } from '#domain/prices/dated-price.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import type { Season } from '#domain/prices/price-list.ts'
import { priceReasons } from '#domain/quotes/seasons-in-words.ts'
import { addDays } from '#domain/sri-lanka-time.ts'

afterEach(() => takePriceListFrom(() => FIRST_PRICE_LIST))

const TODAY = '2026-11-26'
const percents = fc.integer({ min: -50, max: 200 })

/** Seasons of single classes and of tours, one after the other. */
const seasons = fc
  .array(
    fc.record({
      days: fc.integer({ min: 0, max: 20 }),
      gap: fc.integer({ min: 0, max: 5 }),
      percent: percents,
      vehicles: fc.constantFrom(null, ['mini'], ['car', 'van']),
      tours: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((drawn) => {
    let next = '2026-11-20'
    return drawn.map(({ days, gap, ...season }): Season => {
      const from = addDays(next, gap)
      const to = addDays(from, days)
      next = addDays(to, 1)
      return { ...season, from, to, names: { en: 'Season' } }
    })
  })
const lists = fc
  .record({
    seasons,
    night: fc.option(
      fc.record({
        from: fc.constantFrom('22:00', '00:00'),
        until: fc.constantFrom('04:00', '06:00'),
        more: fc.oneof(fc.record({ percent: percents }), fc.record({ rupees: fc.integer({ min: 1, max: 9000 }) })),
      }),
    ),
    roundedTo: fc.constantFrom(1, 50, 100),
    dollar: fc.constantFrom({ lkr: 288, lkrInTours: 291 }, { lkr: 305.5, lkrInTours: 300 }),
  })
  .map((part) => ({ ...FIRST_PRICE_LIST, ...part }))
const pickups = fc.record({
  date: fc.integer({ min: 0, max: 120 }).map((days) => addDays(TODAY, days)),
  time: fc.constantFrom('00:00', '03:59', '04:00', '12:00', '21:59', '22:00', '23:59'),
})
const legs = fc.record({
  distanceKm: fc.integer({ min: 1, max: 900 }),
  durationMinutes: fc.integer({ min: 5, max: 900 }),
})
const overTheWire = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T

test('a transfer', () => {
  fc.assert(
    fc.property(lists, legs, pickups, (list, leg, pickup) => {
      takePriceListFrom(() => list)
      const fare = transferFare({ pickup: 'Colombo', dropoff: 'Kandy', ...leg })
      const answer = overTheWire(todaysPrices(fare, TODAY))
      // A browser with any list of its own.
      takePriceListFrom(() => FIRST_PRICE_LIST)
      const shown = pricedOn(answer, pickup)
      takePriceListFrom(() => list)
      const booked = fareOn(fare, pickup)
      for (const vehicle of vehicleClasses()) {
        expect(priceIn(shown, vehicle)).toEqual(priceIn(booked, vehicle))
        expect(priceIn(booked, vehicle)!.lkr).toBeGreaterThanOrEqual(1)
        const hasReason = priceReasons(pickup, vehicle, ENGLISH_TEXTS).length > 0
        if (!hasReason) expect(priceIn(booked, vehicle)).toEqual(priceIn(fare, vehicle))
      }
    }),
    { numRuns: 1000 },
  )
})

const TERMS = { via: [], minutes: 200, direct: null }

/** A drive, a tour and a drive back, as the Worker quotes them. */
function quotedJourney(km: readonly [number, number, number], travelers: number, vehicles: 1 | 2): QuotedJourney {
  const drives = [
    { ...TERMS, pickup: 'Colombo', dropoff: 'Ella', distance: km[0], day: 0, from: 0, to: 1 },
    { ...TERMS, pickup: 'Mirissa', dropoff: 'Colombo', distance: km[2], day: 4, from: 3, to: 4 },
  ].map((terms): QuotedRide => ({ ...terms, kind: 'transfer', prices: transferRideFare(terms) }))
  const terms = { ...TERMS, pickup: 'Ella', dropoff: 'Mirissa', distance: km[1], day: 2, from: 1, to: 3 }
  const park = { park: 'Yala national park', tourLength: 'half' } as const
  const tour: QuotedRide = {
    ...terms,
    ...park,
    kind: 'tour',
    vehicles: tourRideVehicles({ ...terms, ...park }, partyByVehicle(travelers, vehicles)),
  }
  const rides = [drives[0]!, tour, drives[1]!]
  const whole = { rides, vehicles, travelers, bags: 2, days: 5 }
  return { ...whole, stay: stayFare(whole, 700), stayKm: 700 }
}

/** As pages have it: without the quote. */
function shownJourney(quoted: QuotedJourney): PricedJourney {
  const rides = quoted.rides.map((ride): JourneyRide => {
    const { pickup, dropoff, via, distance, minutes, day, from, to } = ride
    const common = { pickup, dropoff, via, distance, duration: formatDuration(minutes), day, from, to }
    const fare = rideFare(ride, quoted.vehicles)
    if (ride.kind === 'transfer') return { kind: 'transfer', ...common, ...fare }
    const { park, tourLength } = ride
    return { kind: 'tour', ...common, ...fare, park, tourLength, hours: 5, toGateMinutes: 60, tourUsd: 0 }
  })
  const undated = { ...pricedRides(rides, quoted), vehicles: quoted.vehicles, warnings: [], better: null }
  const { rides: fares, total, stay } = undated
  const dated = { undated: { rides: fares, total, stay }, rules: dateRules(TODAY), today: TODAY }
  const today = pricedRides(rides, journeyOn(quoted, [{ date: TODAY }]))
  return { ...undated, ...today, dated }
}

test('a journey: each ride, the sum, and a car that stays, for one vehicle and for two', () => {
  fc.assert(
    fc.property(
      lists,
      fc.tuple(fc.integer({ min: 5, max: 400 }), fc.integer({ min: 0, max: 400 }), fc.integer({ min: 5, max: 400 })),
      fc.constantFrom([2, 1] as const, [8, 2] as const),
      fc.tuple(pickups, pickups, pickups),
      fc.constantFrom('rides', 'stay'),
      fc.constantFrom('mini', 'car', 'van'),
      (list, km, [travelers, vehicles], moments, arrangement, vehicle) => {
        takePriceListFrom(() => list)
        const quoted = quotedJourney(km, travelers, vehicles)
        const answer = overTheWire(shownJourney(quoted))
        const party = { travelers, bags: 2 }
        const booked = bookedRides(journeyOn(quoted, moments), vehicle, arrangement)
        const shown = bookedRides(quotedOn(answer, party, moments), vehicle, arrangement)
        expect(shown.map(({ lkr, usd }) => [lkr, usd])).toEqual(booked.map(({ lkr, usd }) => [lkr, usd]))
        // The total on the page is what the rides add up to.
        const page = pricedJourneyOn(answer, party, moments)
        const fare = arrangement === 'stay' ? page.stay! : page.total
        const sum = (of: 'lkr' | 'usd') => booked.reduce((total, ride) => total + ride[of], 0)
        expect(priceIn(fare, vehicle)).toEqual({ lkr: sum('lkr'), usd: sum('usd') })
        expect(sumOfFares(page.rides)).toMatchObject({ carprice: page.total.carprice, carusd: page.total.carusd })
        // A quote is without seasons: on no day it is another one.
        expect(isCurrentJourney(quoted)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
})
