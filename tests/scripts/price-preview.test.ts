import { expect, test } from 'vitest'
import { BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { cliffsOf, previewLines, pricePreview, smoothed } from '#worker/office/prices/price-preview.ts'

const LISTED = BUILT_IN_RATES.map(([pickup, dropoff, distanceKm, durationMinutes]) => ({
  pickup,
  dropoff,
  distanceKm,
  durationMinutes,
}))
const AIRPORT = 'Colombo Bandaranaike International Airport'
const WAYS = [
  { pickup: 'Colombo Airport', dropoff: 'Galle', distanceKm: 152, durationMinutes: 125 },
  { pickup: 'Galle', dropoff: 'Colombo Airport', distanceKm: 152, durationMinutes: 125 },
  { pickup: 'Galle', dropoff: 'Mirissa', distanceKm: 38, durationMinutes: 60 },
]
const { 'Bundala national park': _bundala, ...parks } = FIRST_PRICE_LIST.parks
const OWN: PriceList = {
  ...FIRST_PRICE_LIST,
  byHand: [
    {
      from: 'Colombo Airport',
      to: 'Galle',
      bothWays: false,
      prices: { car: 24_000 } as PriceList['byHand'][number]['prices'],
      why: '',
    },
  ],
  tours: {
    ...FIRST_PRICE_LIST.tours,
    yala: [{ half: 95, full: 150 }, ...FIRST_PRICE_LIST.tours.yala.slice(1)] as unknown as PriceList['tours']['yala'],
  },
}
const linesOf = (before: PriceList, now: PriceList) => previewLines(pricePreview(WAYS, before, now), now)

test('says each price that changes, and what changes by most', () => {
  const lines = linesOf(FIRST_PRICE_LIST, OWN)
  expect(lines.slice(0, 5)).toEqual([
    'FARES',
    'Colombo Airport to Galle, 152 km: LKR 21,880, LKR 22,940 -> LKR 24,000, LKR 30,380',
    'Galle to Mirissa, 38 km: LKR 8,580, LKR 9,450, LKR 11,000',
    '1 of 9 listed fares change.',
    'Dearer by most, +4.6 %: Colombo Airport to Galle, Sedan Car',
  ])
  expect(lines).toContain('2 of 90 prices of tours change.')
  expect(lines).toContain('Cheaper by most, -11.8 %: Yala national park, full day, for 1')
  expect(lines.find((line) => line.startsWith('Yala'))).toMatch(/^Yala national park: USD 105 -> USD 95, USD 150, /)
  expect(linesOf(OWN, OWN)).toContain('None of 9 listed fares changes.')
})

test('warns where a price set by hand makes a smaller vehicle dearer than a larger one', () => {
  const warned = (byHand: readonly { from: string; to: string; prices: object }[]) =>
    pricePreview(WAYS, FIRST_PRICE_LIST, {
      ...FIRST_PRICE_LIST,
      byHand: byHand.map((row) => ({ bothWays: true, why: '', ...row }) as PriceList['byHand'][number]),
    }).upsideDown
  expect(warned([{ from: 'Galle', to: 'Mirissa', prices: { mini: 9000, car: 9100 } }])).toEqual([])
  // One class by hand, the other by the rates; and the way back of a listed one.
  expect(warned([{ from: 'Galle', to: 'Mirissa', prices: { mini: 10_000 } }])).toEqual([
    'Galle to Mirissa: Mini Car LKR 10,000, but Sedan Car LKR 9,450',
  ])
  expect(warned([{ from: 'Mirissa', to: 'Galle', prices: { van: 9_000 } }])).toEqual([
    'Mirissa to Galle: Sedan Car LKR 9,450, but Van LKR 9,000',
  ])
  // Of a way that is not listed nobody knows what the rates make.
  expect(warned([{ from: 'Ella', to: 'Jaffna', prices: { mini: 60_000 } }])).toEqual([])
  const both = [{ from: 'Ella', to: 'Jaffna', prices: { mini: 60_000, van: 59_000 } }]
  expect(warned(both)).toEqual(['Ella to Jaffna: Mini Car LKR 60,000, but Van LKR 59,000'])
  const list = { ...FIRST_PRICE_LIST, byHand: both.map((row) => ({ ...row, bothWays: true, why: '' })) } as PriceList
  expect(linesOf(FIRST_PRICE_LIST, list)).toContain('WHERE A SMALLER VEHICLE COSTS MORE THAN A LARGER ONE')
})

test('says what another dollar changes, which no rupee shows', () => {
  const dollar: PriceList = { ...FIRST_PRICE_LIST, dollar: { lkr: 300, lkrInTours: 291 } }
  const lines = linesOf(FIRST_PRICE_LIST, dollar)
  expect(lines).toContain('None of 9 listed fares changes.')
  expect(lines).toContain('9 of 9 listed fares in dollars change.')
  const [first] = pricePreview(WAYS, FIRST_PRICE_LIST, dollar).fares
  expect(first!.dollars.map(({ before, now }) => [before, now])).toEqual([
    [75, 72],
    [79, 76],
    [105, 101],
  ])
})

test('says what a season and the night make of the first way', () => {
  const dated: PriceList = {
    ...FIRST_PRICE_LIST,
    seasons: [
      {
        from: '2026-12-20',
        to: '2027-01-05',
        percent: 15,
        names: { en: 'Christmas' },
        vehicles: ['van'],
        tours: false,
      },
    ],
    night: { from: '22:00', until: '05:00', more: { rupees: 1000 } },
  }
  const lines = linesOf(FIRST_PRICE_LIST, dated)
  expect(lines.slice(lines.indexOf('THE FIRST OF THESE WAYS BY DATE') + 1).slice(0, 3)).toEqual([
    'Any other day: LKR 21,880, LKR 22,940, LKR 30,380',
    'Christmas, 20 December 2026 to 5 January 2027: LKR 21,880, LKR 22,940, LKR 34,937',
    'At night, such as at 22:00: LKR 22,880, LKR 23,940, LKR 31,380',
  ])
  expect(linesOf(dated, FIRST_PRICE_LIST)).not.toContain('THE FIRST OF THESE WAYS BY DATE')
})

test('says what is not sold any more, and what is new', () => {
  const { mini } = FIRST_PRICE_LIST.vehicles
  const without: PriceList = {
    ...FIRST_PRICE_LIST,
    vehicles: { ...FIRST_PRICE_LIST.vehicles, mini: { ...mini!, isOffered: false } },
    parks,
  }
  const lines = linesOf(FIRST_PRICE_LIST, without)
  expect(lines).toContain('Galle to Mirissa, 38 km: LKR 9,450, LKR 11,000, LKR 8,580 -> not sold')
  expect(lines).toContain('3 of 9 listed fares change.')
  expect(lines.find((line) => line.startsWith('Bundala'))).toContain('USD 99 -> not sold')
  expect(linesOf(without, FIRST_PRICE_LIST).find((line) => line.startsWith('Bundala'))).toContain('not sold -> USD 99')
})

test('says where a longer way costs less, until rates or a least price end that', () => {
  const steps = (list: PriceList) => cliffsOf(list).map(({ vehicle, km }) => `${vehicle} ${km}`)
  // An airport drive of 79 km in the van costs 25,290, of 80 km 18,300 at the best speed.
  expect(cliffsOf(FIRST_PRICE_LIST)).toContainEqual({
    vehicle: 'van',
    isOfAirport: true,
    km: 79,
    lkr: 25_290,
    nextLkr: 18_300,
    ways: [],
  })
  expect(steps(FIRST_PRICE_LIST)).toEqual(expect.arrayContaining(['mini 15', 'car 100']))
  const { airport } = FIRST_PRICE_LIST.transfers
  const smooth = {
    ...FIRST_PRICE_LIST,
    transfers: { ...FIRST_PRICE_LIST.transfers, airport: { ...airport, perKm: { ...airport.perKm, van: 220 } } },
  }
  expect(steps(smooth)).not.toContain('van 79')
})

test('finds each step down that a scan of all distances finds', () => {
  const scanned = new Set(
    [0.4, 0.6, 0.9, 1.2].flatMap((speed) =>
      [AIRPORT, 'Kandy'].flatMap((pickup) =>
        Array.from({ length: 400 }, (_, i) => i + 1).flatMap((km) => {
          const fare = (distanceKm: number) =>
            transferFare({ pickup, dropoff: 'Galle', distanceKm, durationMinutes: distanceKm / speed })
          return (['miniprice', 'carprice', 'vanprice'] as const)
            .filter((price) => fare(km + 1)[price]! < fare(km)[price]!)
            .map((price) => `${price.replace('price', '')} ${km}`)
        }),
      ),
    ),
  )
  expect(new Set(cliffsOf(FIRST_PRICE_LIST).map(({ vehicle, km }) => `${vehicle} ${km}`))).toEqual(scanned)
})

test('smooths a cliff by prices set by hand, which no owner has set otherwise', () => {
  const isVanOfAirport = ({ vehicle, km }: { vehicle: string; km: number }) => vehicle === 'van' && km === 79
  const cliff = cliffsOf(FIRST_PRICE_LIST, LISTED).find(isVanOfAirport)!
  // Kalutara is 81 km away.
  const kalutara = LISTED.find(({ pickup, dropoff }) => pickup === AIRPORT && dropoff === 'Kalutara')!
  expect(cliff.ways).toContainEqual(kalutara)
  const list = smoothed(FIRST_PRICE_LIST, cliff, LISTED)
  expect(allPriceListProblems(list)).toEqual([])
  expect(transferFare(kalutara, list).vanprice).toBe(25_290)
  expect(transferFare(kalutara, list).carprice).toBe(transferFare(kalutara, FIRST_PRICE_LIST).carprice)
  expect(list.byHand.filter(({ to }) => to === 'Kalutara')).toEqual([
    { from: AIRPORT, to: 'Kalutara', bothWays: true, prices: { van: 25_290 }, why: 'Not cheaper than a shorter way' },
  ])
  expect(cliffsOf(list, LISTED).find(isVanOfAirport)?.ways).toEqual([])
  const meant = { ...list.byHand[0]!, from: AIRPORT, to: 'Kalutara', bothWays: true, prices: { van: 20_000 } }
  const own = { ...FIRST_PRICE_LIST, byHand: [meant as PriceList['byHand'][number]] }
  expect(transferFare(kalutara, smoothed(own, cliff, LISTED)).vanprice).toBe(20_000)
})

test('smooths no way back that costs more, or is not listed: it would get cheaper by it', () => {
  const cliff = { vehicle: 'van', isOfAirport: true, km: 79 }
  const there = { pickup: AIRPORT, dropoff: 'Kalutara', distanceKm: 81, durationMinutes: 80 }
  const back = { pickup: 'Kalutara', dropoff: AIRPORT, distanceKm: 120, durationMinutes: 120 }
  for (const ways of [[there], [there, back], [back, there]]) {
    const list = smoothed(FIRST_PRICE_LIST, cliff, ways)
    expect(transferFare(there, list).vanprice).toBeGreaterThan(transferFare(there, FIRST_PRICE_LIST).vanprice!)
    expect(transferFare(back, list)).toEqual(transferFare(back, FIRST_PRICE_LIST))
  }
  // Nor where another class has a price by hand for both ways.
  const both = { from: 'Kalutara', to: AIRPORT, bothWays: true, prices: { mini: 20_000 }, why: 'fuel' }
  const own = { ...FIRST_PRICE_LIST, byHand: [both] }
  const list = smoothed(own, cliff, [there, back])
  expect(allPriceListProblems(list)).toEqual([])
  expect(transferFare(back, list)).toEqual(transferFare(back, own))
  expect(transferFare(there, list)).toMatchObject({ miniprice: 20_000, vanprice: 25_290 })
})
