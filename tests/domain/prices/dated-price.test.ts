import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fareOn } from '#domain/fares/dated-fare.ts'
import { fareOf } from '#domain/fares/transfer-fare.ts'
import { closedOn, type DrivenOn, nearestOpenDay, nextPrice } from '#domain/prices/dated-price.ts'
import { hasDatedPrices } from '#domain/prices/seasons.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { ClosedDays, Night, PriceList, Season } from '#domain/prices/price-list.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import { tourPrice, tourPriceParts } from '#domain/tours/tour-price.ts'
import { sixPrices } from '../../six-prices.ts'

const listWith = (part: Partial<PriceList>): PriceList => ({ ...FIRST_PRICE_LIST, ...part })

const CHRISTMAS: Season = {
  from: '2026-12-20',
  to: '2027-01-05',
  percent: 15,
  names: { en: 'Christmas season' },
  vehicles: null,
  tours: true,
}
const RAINS: Season = { from: '2026-05-01', to: '2026-06-30', percent: -20, names: {}, vehicles: null, tours: false }
const NIGHT: Night = { from: '22:00', until: '06:00', more: { percent: 10 } }

const fareOfThree = ([mini, car, van]: readonly [number, number, number], lkr = 288) =>
  sixPrices(
    fareOf(
      (vehicle) =>
        new Map([
          ['mini', mini],
          ['car', car],
          ['van', van],
        ]).get(vehicle)!,
      {
        ...FIRST_PRICE_LIST,
        dollar: { lkr, lkrInTours: lkr },
      },
    ),
  )
const fare = fareOfThree([10_000, 12_345, 20_001], 288)
const lkr = (pickup: { date: string; time?: string }, list: PriceList) => {
  const { miniprice, carprice, vanprice } = fareOn(fare, pickup, list)
  return [miniprice, carprice, vanprice]
}

describe('a season', () => {
  const list = listWith({ seasons: [CHRISTMAS, RAINS] })

  test.each([
    ['the day before it', '2026-12-19', [10_000, 12_345, 20_001]],
    ['its first day', '2026-12-20', [11_500, 14_197, 23_001]],
    ['its last day', '2027-01-05', [11_500, 14_197, 23_001]],
    ['the day after it', '2027-01-06', [10_000, 12_345, 20_001]],
    ['one that costs less', '2026-05-01', [8_000, 9_876, 16_001]],
    ['no date', '', [10_000, 12_345, 20_001]],
    ['half a date', '2026-12', [10_000, 12_345, 20_001]],
  ])('%s', (_, date, prices) => expect(lkr({ date }, list)).toEqual(prices))

  test('dollars are floored from the rupees of the date', () => {
    expect(fareOn(fare, { date: '2026-12-20' }, list)).toEqual(fareOfThree([11_500, 14_197, 23_001], 288))
  })

  test('two classes may have different ones on the same date', () => {
    const ofCars = { ...CHRISTMAS, vehicles: ['mini', 'car'] as const, tours: false }
    const ofVans = { ...CHRISTMAS, vehicles: ['van'] as const, percent: 30, tours: false }
    expect(lkr({ date: '2026-12-24' }, listWith({ seasons: [ofCars, ofVans] }))).toEqual([11_500, 14_197, 26_001])
    expect(lkr({ date: '2026-12-24' }, listWith({ seasons: [ofVans] }))).toEqual([10_000, 12_345, 26_001])
  })

  test('a price is rounded again as the list rounds, and only where the season changes it', () => {
    const rounding = listWith({ seasons: [{ ...CHRISTMAS, vehicles: ['car'] }], roundedTo: 100 })
    expect(lkr({ date: '2026-12-24' }, rounding)).toEqual([10_000, 14_200, 20_001])
  })

  test('a half is rounded up, whatever the percent', () => {
    const odd = listWith({ seasons: [{ ...CHRISTMAS, percent: 12.5 }] })
    expect(fareOn(fareOfThree([4, 12, 20]), { date: '2026-12-24' }, odd)).toMatchObject({
      miniprice: 5,
      carprice: 14,
      vanprice: 23,
    })
  })
})

describe('the night', () => {
  test.each([
    ['21:59', [10_000, 12_345, 20_001]],
    ['22:00', [11_000, 13_580, 22_001]],
    ['00:00', [11_000, 13_580, 22_001]],
    ['05:59', [11_000, 13_580, 22_001]],
    ['06:00', [10_000, 12_345, 20_001]],
    ['', [10_000, 12_345, 20_001]],
  ])('across midnight, at %s', (time, prices) => {
    expect(lkr({ date: '2026-03-01', time }, listWith({ night: NIGHT }))).toEqual(prices)
  })

  test.each([
    ['00:59', 10_000],
    ['01:00', 10_500],
    ['04:00', 10_000],
  ])('within one day and by an amount, at %s', (time, mini) => {
    const list = listWith({ night: { from: '01:00', until: '04:00', more: { rupees: 500 } } })
    expect(lkr({ date: '2026-03-01', time }, list)[0]).toBe(mini)
  })

  test('comes after the season, and all is rounded once', () => {
    const list = listWith({ seasons: [CHRISTMAS], night: NIGHT })
    // 12,345 × 1.15 = 14,196.75, × 1.1 = 15,616.425: not 14,197 × 1.1 = 15,616.7
    expect(lkr({ date: '2026-12-24', time: '23:00' }, list)).toEqual([12_650, 15_616, 25_301])
    const amount = listWith({ seasons: [CHRISTMAS], night: { ...NIGHT, more: { rupees: 1000 } } })
    expect(lkr({ date: '2026-12-24', time: '23:00' }, amount)).toEqual([12_500, 15_197, 24_001])
  })

  test('belongs to the date of its pickup: after midnight the season may be over', () => {
    const list = listWith({ seasons: [CHRISTMAS], night: NIGHT })
    expect(lkr({ date: '2027-01-05', time: '23:59' }, list)[0]).toBe(12_650)
    expect(lkr({ date: '2027-01-06', time: '00:01' }, list)[0]).toBe(11_000)
  })
})

test('the first list changes nothing on any date', () => {
  expect(hasDatedPrices(FIRST_PRICE_LIST)).toBe(false)
  expect(fareOn(fare, { date: '2026-12-24', time: '23:00' }, FIRST_PRICE_LIST)).toBe(fare)
})

describe('a tour', () => {
  const list = listWith({ seasons: [CHRISTMAS, RAINS] })
  const yala = { park: 'Yala national park', tourLength: 'full', travelers: 4, distanceKm: 259 } as const

  test.each([
    ['in a season of tours', '2026-12-24', 490],
    ['in one of transfers alone', '2026-05-10', 426],
    ['on any other day', '2026-03-01', 426],
  ])('%s', (_, date, usd) => expect(tourPrice({ ...yala, date }, list)).toBe(usd))

  test('is rounded once, after the season, and its parts make up the total', () => {
    // 275 + 170 × 259 / 291 = 426.3, × 1.15 = 490.2; and 105 × 1.15 = 120.75
    expect(tourPrice({ ...yala, tourLength: 'half', travelers: 1, distanceKm: 0, date: '2026-12-24' }, list)).toBe(121)
    expect(tourPriceParts({ ...yala, date: '2026-12-24' }, list)).toEqual({ tour: 316, transport: 174 })
  })
})

describe('closed days', () => {
  const NEW_YEAR: ClosedDays = { from: '2027-04-13', to: '2027-04-14', park: null, vehicle: null }
  const YALA: ClosedDays = { from: '2027-09-01', to: '2027-10-15', park: 'Yala national park', vehicle: null }
  const VANS: ClosedDays = { from: '2027-04-15', to: '2027-04-16', park: null, vehicle: 'van' }
  const list = listWith({ closed: [NEW_YEAR, YALA, VANS] })

  test.each([
    ['2027-04-12', {}, null],
    ['2027-04-13', {}, NEW_YEAR],
    ['2027-04-14', { park: 'Udawalawe national park' }, NEW_YEAR],
    ['2027-04-15', {}, null],
    ['2027-04-15', { vehicle: 'van' }, VANS],
    ['2027-04-15', { vehicle: 'car' }, null],
    ['2027-09-01', { park: 'Yala National Park' }, YALA],
    ['2027-09-01', { park: 'Udawalawe national park' }, null],
    ['2027-09-01', {}, null],
  ] as const)('on %s for %o', (date, driven, closed) => expect(closedOn(date, driven, list)).toBe(closed))

  test.each<[string, string, DrivenOn, string, string?]>([
    ['the later of two that are as near', '2027-09-01', { park: 'Udawalawe national park' }, '2027-09-02'],
    ['the day before', '2027-04-13', { vehicle: 'van' }, '2027-04-12'],
    ['not the day before, where it is over', '2027-04-13', { vehicle: 'van' }, '2027-04-17', '2027-04-13'],
    ['the day after', '2027-04-14', { vehicle: 'mini' }, '2027-04-15'],
    ['the nearest end of weeks', '2027-09-03', { park: 'Yala national park' }, '2027-08-31'],
  ])('the nearest open day: %s', (_, date, driven, open, first = '2027-01-01') => {
    expect(nearestOpenDay(date, driven, first, list)).toBe(open)
  })

  test('nobody drives for more than a year: there is no open day', () => {
    const never = listWith({ closed: [{ ...NEW_YEAR, from: '2026-01-01', to: '2029-01-01' }] })
    expect(nearestOpenDay('2027-04-13', {}, '2027-01-01', never)).toBeNull()
  })
})

test('the next price is that of the first day on which it differs', () => {
  const list = listWith({ seasons: [CHRISTMAS, { ...CHRISTMAS, from: '2027-01-06', to: '2027-01-31' }] })
  const mini = (date: string) => fareOn(fare, { date }, list).miniprice!
  expect(nextPrice(mini, '2026-11-26', list)).toEqual({ from: '2026-12-20', price: 11_500 })
  expect(nextPrice(mini, '2026-12-20', list)).toEqual({ from: '2027-02-01', price: 10_000 })
  expect(nextPrice(mini, '2027-02-01', list)).toBeNull()
  expect(nextPrice(() => 1, '2026-11-26', list)).toBeNull()
})

const percents = fc.integer({ min: -99, max: 300 })
const seasons = fc
  .array(fc.record({ days: fc.integer({ min: 0, max: 30 }), gap: fc.integer({ min: 0, max: 9 }), percent: percents }))
  .map((drawn) => {
    let next = '2026-11-01'
    return drawn.map(({ days, gap, percent }): Season => {
      const from = addDays(next, gap)
      const to = addDays(from, days)
      next = addDays(to, 1)
      return { ...CHRISTMAS, from, to, percent }
    })
  })
const lists = fc
  .record({
    seasons,
    night: fc.option(
      fc.record({
        from: fc.constantFrom('20:00', '22:30', '00:00'),
        until: fc.constantFrom('04:00', '06:00'),
        more: fc.oneof(fc.record({ percent: percents }), fc.record({ rupees: fc.integer({ min: 0, max: 9000 }) })),
      }),
    ),
    roundedTo: fc.constantFrom(1, 50, 100),
  })
  .map(listWith)
const pickups = fc.record({
  date: fc.integer({ min: 0, max: 400 }).map((days) => addDays('2026-10-20', days)),
  time: fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:00`),
})
const amounts = fc.integer({ min: 1, max: 1_000_000 })

test('any list: prices of a date are whole, at least a rupee, rounded where they change, and as large as their fares', () => {
  fc.assert(
    fc.property(lists, pickups, amounts, amounts, (list, pickup, one, other) => {
      const [low, high] = [one, other].toSorted((a, b) => a - b) as [number, number]
      const dated = sixPrices(fareOn(fareOfThree([low, high, high], list.dollar.lkr), pickup, list))
      for (const [before, now] of [
        [low, dated.miniprice],
        [high, dated.carprice],
      ] as const) {
        expect(Number.isSafeInteger(now)).toBe(true)
        expect(now).toBeGreaterThanOrEqual(1)
        if (now !== before) expect(now % list.roundedTo).toBe(0)
      }
      expect(dated.carprice).toBe(dated.vanprice)
      // Rounding may lift the lower one to the step that the higher one is on.
      expect(dated.miniprice).toBeLessThanOrEqual(Math.max(dated.carprice, list.roundedTo))
      expect(dated.miniusd).toBe(Math.floor(dated.miniprice / list.dollar.lkr))
    }),
    { numRuns: 3000 },
  )
})
