/** The list of an owner who uses all that a list can hold, as data that a test may change. */
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'

type Changeable<T> = T extends object ? { -readonly [K in keyof T]: Changeable<T[K]> } : T
export type PriceListDraft = Changeable<PriceList>

export function ownPriceList(): PriceListDraft {
  const first = JSON.parse(JSON.stringify(FIRST_PRICE_LIST)) as PriceListDraft
  const vehicles = first.vehicles as Record<string, PriceListDraft['vehicles']['van']>
  vehicles.mini = { ...vehicles.mini!, isOffered: false }
  vehicles.van9 = {
    isOffered: true,
    names: { en: 'Large Van', de: 'Großer Van' },
    picture: 'high-roof',
    seats: 9,
    bags: 9,
    share: { of: 'van', percent: 130 },
  }
  vehicles.bus = {
    isOffered: true,
    names: { en: 'Minibus' },
    picture: 'bus',
    seats: 12,
    bags: 12,
    share: null,
  }
  const add = (table: object, value: unknown) => Object.assign(table, { bus: value })
  const { airport, short, longer } = first.transfers
  for (const { base, perKm } of [airport, short]) {
    add(base, 6000)
    add(perKm, 450)
  }
  add(longer.base, 2000)
  add(
    longer.perKm,
    [300, 250, 240].map((rate) => [rate, rate, rate, rate]),
  )
  add(first.least, 9000)
  add(first.driverStay!.perDay, 15_000)
  add(first.driverStay!.perKm, 140)
  add(first.driverStay!.leastKmPerDay, 100)
  add(first.waiting!.perQuarterHour, 1200)
  const { 'Bundala national park': _, ...parks } = first.parks
  return {
    ...first,
    roundedTo: 50,
    byHand: [
      {
        from: 'Colombo Bandaranaike International Airport',
        to: 'Galle',
        bothWays: true,
        prices: { car: 24_000 } as PriceListDraft['byHand'][number]['prices'],
        why: 'All compare it',
      },
      {
        from: 'Kandy',
        to: 'Ella',
        bothWays: false,
        prices: { van: 30_000, bus: 45_000 } as unknown as PriceListDraft['byHand'][number]['prices'],
        why: '',
      },
    ],
    parks: {
      ...parks,
      'Gal Oya national park': {
        ...(JSON.parse(JSON.stringify(parks['Yala national park'])) as PriceListDraft['parks'][string]),
        shortName: 'Gal Oya',
        names: { de: 'Nationalpark Gal Oya' },
        gate: { lat: 7.2, lng: 81.47 },
        closed: { first: '12-20', last: '01-10' },
        season: { first: '02-01', last: '09-30' },
        prices: structuredClone(first.tours.yala),
      },
    },
    seasons: [
      { from: '2026-12-20', to: '2027-01-05', percent: 15, names: { en: 'Christmas' }, vehicles: null, tours: true },
      {
        from: '2027-05-01',
        to: '2027-06-30',
        percent: -10,
        names: { en: 'Green season' },
        vehicles: ['car', 'van'],
        tours: false,
      },
    ],
    night: { from: '22:00', until: '05:00', more: { percent: 10 } },
    closed: [
      { from: '2027-04-13', to: '2027-04-14', park: null, vehicle: null },
      { from: '2027-07-01', to: '2027-07-02', park: 'Gal Oya national park', vehicle: null },
      { from: '2027-07-01', to: '2027-07-02', park: null, vehicle: 'van' },
    ],
  }
}
