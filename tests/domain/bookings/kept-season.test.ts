/** What a moved ride costs, whatever was published between its booking and the move. */
import { afterEach, describe, expect, test } from 'vitest'
import { isStayMoved, movedPrice, partyOffers, vehicleOffers } from '#domain/bookings/agreed/changed-price.ts'
import { addTheSame, type PricedDay, pricedDayAt, toKeep } from '#domain/bookings/agreed/kept-season.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import { datedLkr } from '#domain/prices/dated-price.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Night, PriceList, Season } from '#domain/prices/price-list.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { sixPrices } from '../../six-prices.ts'

const [PLAIN, IN_SEASON, OTHER_PLAIN] = ['2027-02-20', '2027-02-10', '2027-02-22'] as const
const season = (percent: number, more: Partial<Season> = {}): Season => ({
  from: '2027-02-08',
  to: '2027-02-12',
  percent,
  names: { en: 'Perahera' },
  vehicles: null,
  tours: true,
  ...more,
})
const list = (change: Partial<PriceList>): PriceList => ({ ...FIRST_PRICE_LIST, ...change })
const PLAIN_LIST = FIRST_PRICE_LIST
const DEARER = list({ seasons: [season(50)] })
const CHEAPER = list({ seasons: [season(-20)] })
const ROUNDING = list({ seasons: [season(50)], roundedTo: 100 })
const night = (more: Night['more']) => list({ night: { from: '22:00', until: '05:00', more } })
const AT_NIGHT = night({ percent: 10 })

const leg = { pickup: 'Kandy', dropoff: 'Mirissa', distanceKm: 230 }
const fare = sixPrices(transferFare({ ...leg, durationMinutes: 300 }))
const VAN = fare.vanprice

afterEach(() => takePriceListFrom(() => FIRST_PRICE_LIST))

interface Held {
  readonly by: PriceList
  readonly on: string
  readonly at?: string
  /** Where it was moved since, and kept its price. */
  readonly movedTo?: { readonly on: string; readonly at?: string }
}

function transfer({ by, on, at = '09:00', movedTo }: Held) {
  const more = by.night && at >= '22:00' ? by.night.more : null
  const priceLkr = datedLkr(VAN, by.seasons.find(({ from, to }) => on >= from && on <= to) ?? null, more, by)
  return {
    ...leg,
    kind: 'transfer',
    minutes: 300,
    vehicle: 'van',
    priceLkr,
    priceUsd: Math.floor(priceLkr / 288),
    lkrPerUsd: undefined,
    pickupDate: movedTo?.on ?? on,
    pickupTime: movedTo?.at ?? at,
    pricedDay: { list: 1, date: on, time: at, rules: by },
  } as const
}

const times = (percent: number) => Math.round((VAN * percent) / 100)

describe.each<[string, Held, PriceList, { readonly on: string; readonly at?: string }, number | null]>([
  // Booked before the season was published: nothing is taken off, and nothing added to a day without one.
  ['out of a season that came later', { by: PLAIN_LIST, on: IN_SEASON }, DEARER, { on: PLAIN }, null],
  ['within a season that came later', { by: PLAIN_LIST, on: IN_SEASON }, DEARER, { on: '2027-02-11' }, times(150)],
  ['into a season that came later', { by: PLAIN_LIST, on: PLAIN }, DEARER, { on: IN_SEASON }, times(150)],
  [
    'by an hour on a day of a season that came later',
    { by: PLAIN_LIST, on: IN_SEASON },
    DEARER,
    { on: IN_SEASON, at: '10:00' },
    null,
  ],
  ['out of a cheap season that came later', { by: PLAIN_LIST, on: IN_SEASON }, CHEAPER, { on: PLAIN }, null],
  // Booked in a season that is gone since.
  ['out of a season that is gone', { by: DEARER, on: IN_SEASON }, PLAIN_LIST, { on: PLAIN }, VAN],
  ['within a season that is gone', { by: DEARER, on: IN_SEASON }, PLAIN_LIST, { on: '2027-02-11' }, VAN],
  [
    'by an hour on a day of a season that is gone',
    { by: DEARER, on: IN_SEASON },
    PLAIN_LIST,
    { on: IN_SEASON, at: '10:00' },
    null,
  ],
  ['out of a cheap season that is gone', { by: CHEAPER, on: IN_SEASON }, PLAIN_LIST, { on: PLAIN }, VAN],
  // A season that has another percentage since.
  ['out of it', { by: DEARER, on: IN_SEASON }, CHEAPER, { on: PLAIN }, VAN],
  ['within it', { by: DEARER, on: IN_SEASON }, CHEAPER, { on: '2027-02-11' }, times(80)],
  // The same list as before.
  ['within one season', { by: DEARER, on: IN_SEASON }, DEARER, { on: '2027-02-11' }, null],
  ['into a season', { by: DEARER, on: PLAIN }, DEARER, { on: IN_SEASON }, times(150)],
  ['out of a season', { by: DEARER, on: IN_SEASON }, DEARER, { on: PLAIN }, VAN],
  [
    'within a season, by a list that rounds otherwise',
    { by: DEARER, on: IN_SEASON },
    ROUNDING,
    { on: '2027-02-11' },
    null,
  ],
  // Nights alike.
  [
    'into the day, from a night that came later',
    { by: PLAIN_LIST, on: PLAIN, at: '23:00' },
    AT_NIGHT,
    { on: OTHER_PLAIN, at: '09:00' },
    null,
  ],
  [
    'into the night that came later, on another day',
    { by: PLAIN_LIST, on: PLAIN },
    AT_NIGHT,
    { on: OTHER_PLAIN, at: '23:00' },
    times(110),
  ],
  [
    'into the night that came later, on its day',
    { by: PLAIN_LIST, on: PLAIN },
    AT_NIGHT,
    { on: PLAIN, at: '23:00' },
    null,
  ],
  [
    'out of a night that is gone',
    { by: AT_NIGHT, on: PLAIN, at: '23:00' },
    PLAIN_LIST,
    { on: OTHER_PLAIN, at: '23:00' },
    VAN,
  ],
  [
    'out of a night that is gone, on its day',
    { by: AT_NIGHT, on: PLAIN, at: '23:00' },
    PLAIN_LIST,
    { on: PLAIN, at: '09:00' },
    VAN,
  ],
  [
    'out of a night of so many rupees that is gone',
    { by: night({ rupees: 2000 }), on: PLAIN, at: '23:00' },
    PLAIN_LIST,
    { on: OTHER_PLAIN },
    VAN,
  ],
  // Moved before, where its price was kept: its price still holds what it held.
  [
    'once more, to a day without a season',
    { by: DEARER, on: IN_SEASON, movedTo: { on: PLAIN } },
    DEARER,
    { on: OTHER_PLAIN },
    VAN,
  ],
  ['back to its day', { by: PLAIN_LIST, on: IN_SEASON, movedTo: { on: PLAIN } }, DEARER, { on: IN_SEASON }, null],
  [
    'out of a season that it never paid',
    { by: PLAIN_LIST, on: PLAIN, movedTo: { on: IN_SEASON } },
    DEARER,
    { on: OTHER_PLAIN },
    null,
  ],
  [
    'by an hour of that day',
    { by: PLAIN_LIST, on: PLAIN, movedTo: { on: IN_SEASON } },
    DEARER,
    { on: IN_SEASON, at: '10:00' },
    null,
  ],
  [
    'by an hour of a night that it never paid',
    { by: AT_NIGHT, on: PLAIN, movedTo: { on: OTHER_PLAIN, at: '23:00' } },
    AT_NIGHT,
    { on: OTHER_PLAIN, at: '23:30' },
    null,
  ],
])('a ride that is moved %s', (_, held, today, { on, at = '09:00' }, lkr) => {
  const to = { date: on, time: at }
  const ride = transfer(held)

  test('costs what its list and that of today make of it', () => {
    takePriceListFrom(() => today)
    const moved = movedPrice(ride, to)
    expect(moved?.priceLkr ?? null).toBe(lkr)
    expect(moved?.priceUsd ?? null).toBe(lkr && Math.floor(lkr / 288))
  })

  test('keeps the share that was agreed', () => {
    takePriceListFrom(() => today)
    const agreedUsd = Math.ceil(ride.priceUsd / 2)
    const agreed = {
      ...ride,
      quotedUsd: ride.priceUsd,
      quotedLkr: ride.priceLkr,
      agreedShare: 0.5,
      priceUsd: agreedUsd,
      priceLkr: Math.round((ride.priceLkr * agreedUsd) / ride.priceUsd),
    }
    const moved = movedPrice(agreed, to)
    expect(moved?.quotedLkr ?? null).toBe(lkr)
    expect(moved?.priceUsd ?? null).toBe(lkr && Math.ceil(Math.floor(lkr / 288) / 2))
  })
})

describe('a tour', () => {
  const tour = { park: 'Yala national park', tourLength: 'full', distanceKm: 245, travelers: 2 } as const
  const price = (by: PriceList, date: string) => tourPrice({ ...tour, date }, by)
  const booked = (by: PriceList, on: string) => ({
    ...tour,
    kind: 'tour' as const,
    priceUsd: price(by, on),
    pickupDate: on,
    pickupTime: '05:00',
    pricedDay: { list: 1, date: on, time: '05:00', rules: by } satisfies PricedDay,
  })
  const usd = (by: PriceList, on: string, today: PriceList, to: string) => {
    takePriceListFrom(() => today)
    return movedPrice(booked(by, on), { date: to, time: '05:00' })?.priceUsd ?? null
  }

  test('goes by the same rule', () => {
    expect(usd(PLAIN_LIST, IN_SEASON, DEARER, PLAIN)).toBeNull()
    expect(usd(DEARER, IN_SEASON, PLAIN_LIST, PLAIN)).toBe(price(PLAIN_LIST, PLAIN))
    expect(usd(PLAIN_LIST, PLAIN, DEARER, IN_SEASON)).toBe(price(DEARER, IN_SEASON))
    expect(usd(PLAIN_LIST, IN_SEASON, list({ seasons: [season(50, { tours: false })] }), PLAIN)).toBeNull()
  })

  test('costs more travelers what they cost by the season that it holds', () => {
    takePriceListFrom(() => DEARER)
    const offers = partyOffers(booked(PLAIN_LIST, IN_SEASON))
    expect(offers.map(({ priceUsd }) => priceUsd)).toEqual(
      [1, 2, 3, 4, 5, 6].map((travelers) => tourPrice({ ...tour, travelers }, PLAIN_LIST)),
    )
  })
})

test('another vehicle on the same day costs no season that came later, for it alone or for all', () => {
  for (const vehicles of [null, ['van']] as const) {
    takePriceListFrom(() => list({ seasons: [season(50, { vehicles: vehicles as Season['vehicles'] })] }))
    const mini = { ...transfer({ by: PLAIN_LIST, on: IN_SEASON }), vehicle: 'mini', priceLkr: fare.miniprice } as const
    expect(vehicleOffers(mini).find(({ vehicle }) => vehicle === 'van')?.priceLkr).toBe(VAN)
  }
})

test('a car that stays is asked for the season of its first day as it was booked', () => {
  const held = (rules: PriceList): PricedDay => ({ list: 1, date: IN_SEASON, time: '09:00', rules })
  takePriceListFrom(() => DEARER)
  expect([isStayMoved('van', held(PLAIN_LIST), PLAIN), isStayMoved('van', held(DEARER), PLAIN)]).toEqual([false, true])
  takePriceListFrom(() => PLAIN_LIST)
  expect([isStayMoved('van', held(PLAIN_LIST), PLAIN), isStayMoved('van', held(DEARER), PLAIN)]).toEqual([false, true])
})

test('the day of a price is kept where it is not the ride’s own, by the list of its booking', () => {
  const own = { list: 1, date: PLAIN, time: '09:00' }
  expect(toKeep({ list: 1, date: PLAIN, time: '09:00' }, 3, own)).toBeNull()
  expect(toKeep({ list: null, date: PLAIN, time: '09:00' }, 1, own)).toBeNull()
  expect(toKeep({ list: null, date: PLAIN, time: '09:00' }, 3, own)).toEqual({ ...own, list: 3 })
  expect(toKeep({ list: 1, date: IN_SEASON, time: '09:00' }, 3, own)).toEqual({ ...own, date: IN_SEASON })
})

test('a day of the list in force is said to be so', () => {
  takePriceListFrom(() => DEARER)
  const ride = transfer({ by: PLAIN_LIST, on: PLAIN })
  expect(pricedDayAt(ride, { date: IN_SEASON, time: '10:00' })).toMatchObject({ list: null, rules: DEARER })
  expect(pricedDayAt(ride, { date: PLAIN, time: '10:00' })).toMatchObject({ list: 1, rules: PLAIN_LIST, time: '10:00' })
  expect(addTheSame('van', ride.pricedDay, pricedDayAt(ride, { date: IN_SEASON, time: '10:00' }))).toBe(false)
})
