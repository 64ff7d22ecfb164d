/** Price lists as owners may write them: classes off and added, seasons, nights, least prices, parks that come and go. */
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Park, PriceList, Season, TourTable, Vehicle, VehicleClass } from '#domain/prices/price-list.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { randomNumbers } from './random-numbers.ts'

type Random = ReturnType<typeof randomNumbers>

const MINIBUS: Vehicle = {
  isOffered: true,
  names: { en: 'Minibus', de: 'Kleinbus' },
  picture: 'minibus',
  seats: 9,
  bags: 9,
  share: { of: 'van', percent: 140 },
}
const BUS: Vehicle = { ...MINIBUS, names: { en: 'Bus' }, picture: 'bus', seats: 20, bags: 24, share: null }

const GAL_OYA: Park = {
  shortName: 'Gal Oya',
  kind: 'safari',
  names: { de: 'Gal-Oya-Nationalpark' },
  gate: { lat: 7.219, lng: 81.453 },
  hours: { opens: '06:00', closes: '18:00' },
  start: { half: '06:30', full: '06:30' },
  closed: { first: '11-20', last: '12-10' },
  season: null,
  fee: 40,
  prices: 'otherParks',
  picture: 'Udawalawe national park',
}

/** Every figure by its vehicle, made another one. */
function changed(
  random: Random,
  table: Readonly<Record<VehicleClass, number>>,
  further: readonly VehicleClass[],
): Readonly<Record<VehicleClass, number>> {
  const own = Object.fromEntries(
    Object.entries(table).map(([vehicle, figure]) => [vehicle, Math.round(figure * (0.7 + random.random()))]),
  )
  return { ...own, ...Object.fromEntries(further.map((vehicle) => [vehicle, Math.round(own.van! * 2.5)])) }
}

function tourTable(random: Random): TourTable {
  let half = random.whole(60, 110)
  return FIRST_PRICE_LIST.tours.yala.map(() => {
    half += random.whole(5, 50)
    return { half, full: half + random.whole(20, 90) }
  }) as unknown as TourTable
}

const DAY_MS = 86_400_000
const dayAfter = (date: string, days: number) =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10)

/** Some seasons, one after the other, from that day on. */
function seasons(random: Random, from: string): Season[] {
  let next = from
  return Array.from({ length: random.whole(1, 3) }, () => {
    const first = dayAfter(next, random.whole(0, 40))
    const to = dayAfter(first, random.whole(0, 30))
    next = dayAfter(to, 1)
    return {
      from: first,
      to,
      percent: random.oneOf([-20, -5, 7, 15, 33, 100]),
      names: { en: 'Festival season', fr: 'Haute saison' },
      vehicles: random.oneOf([null, null, ['van'], ['mini', 'car']]),
      tours: random.whole(0, 1) === 1,
    }
  })
}

/**
 * A list that is valid, and differs from the first one in some ways.
 * @param seed the same seed makes the same list
 * @param today `YYYY-MM-DD`: dates of the list lie around it
 */
export function randomPriceList(seed: number, today = '2026-12-01'): PriceList {
  const random = randomNumbers(seed)
  const maybe = <Value>(value: Value, otherwise: Value) => (random.whole(0, 1) === 1 ? value : otherwise)
  const first = FIRST_PRICE_LIST
  const further: Record<VehicleClass, Vehicle> = {
    ...maybe({ minibus: MINIBUS }, {} as Record<VehicleClass, Vehicle>),
    ...maybe({ bus: BUS }, {} as Record<VehicleClass, Vehicle>),
  }
  const own = Object.keys(further).filter((vehicle) => further[vehicle]!.share === null)
  const table = (figures: Readonly<Record<VehicleClass, number>>) => changed(random, figures, own)
  const off = random.oneOf([null, null, 'mini', 'car'] as const)
  const vehicles = Object.fromEntries(
    Object.entries({ ...first.vehicles, ...further }).map(([name, vehicle]) => [
      name,
      {
        ...vehicle,
        isOffered: name !== off,
        seats: vehicle.seats + random.whole(0, 1),
        names: name === 'van' ? maybe({ en: 'Family van' }, {}) : vehicle.names,
      },
    ]),
  )
  const { airport, short, longer } = first.transfers
  const rows = longer.perKm
  const ownRows: typeof rows = Object.fromEntries(
    [...Object.keys(rows), ...own].map((vehicle) => {
      const factor = (Object.hasOwn(rows, vehicle) ? 0.7 : 2) + random.random()
      const perKm = rows[vehicle] ?? rows.van!
      const scaled = ([...rates]: (typeof perKm)[number]) => rates.map((rate) => Math.round(rate * factor))
      return [vehicle, perKm.map(scaled) as unknown as typeof perKm]
    }),
  )
  const parks: Record<string, Park> = { ...first.parks }
  if (maybe(true, false)) parks['Gal Oya national park'] = GAL_OYA
  if (maybe(true, false)) delete parks['Bundala national park']
  return {
    ...first,
    vehicles,
    dollar: maybe(first.dollar, { lkr: random.whole(250, 400), lkrInTours: random.whole(250, 400) }),
    transfers: {
      airport: { belowKm: random.whole(40, 120), base: table(airport.base), perKm: table(airport.perKm) },
      short: { upToKm: random.whole(5, 30), base: table(short.base), perKm: table(short.perKm) },
      longer: { base: table(longer.base), upToKm: longer.upToKm, perKm: ownRows },
    },
    least: maybe(table(first.least), table({ mini: 3000, car: 3500, van: 5500 })),
    roundedTo: random.oneOf([1, 1, 50, 100]),
    byHand: maybe(
      [
        {
          from: COLOMBO_AIRPORT,
          to: 'Galle',
          bothWays: random.whole(0, 1) === 1,
          prices: { [off === 'car' ? 'van' : 'car']: 24_000 },
          why: 'What hotels there tell their guests',
        },
      ],
      [],
    ),
    tours: {
      yala: tourTable(random),
      otherParks: tourTable(random),
      transportPerKm: random.whole(100, 250),
    },
    parks,
    driverStay: maybe(
      null,
      first.driverStay && {
        ...first.driverStay,
        perDay: table(first.driverStay.perDay),
        perKm: table(first.driverStay.perKm),
        leastKmPerDay: table(first.driverStay.leastKmPerDay),
        leastDays: random.whole(1, 4),
      },
    ),
    waiting: maybe(
      null,
      first.waiting && {
        freeMinutes: random.whole(0, 60),
        perQuarterHour: table(first.waiting.perQuarterHour),
      },
    ),
    seasons: maybe([], seasons(random, dayAfter(today, -20))),
    night: maybe(null, {
      from: '22:00',
      until: '05:00',
      more: maybe<{ percent: number } | { rupees: number }>({ percent: 10 }, { rupees: 1500 }),
    }),
    closed: maybe(
      [],
      [{ from: dayAfter(today, 100), to: dayAfter(today, 101), park: null, vehicle: random.oneOf([null, 'van']) }],
    ),
    earlierQuotes: random.oneOf(['count', 'are-asked-again']),
    promises: {
      ...first.promises,
      driverHours: random.whole(6, 24),
      leadHours: random.whole(4, 12),
      freeWaiting: { airport: random.whole(45, 120), elsewhere: random.whole(15, 45) },
      deposit: maybe(null, { percent: random.whole(5, 40), leastUsd: 20, fromTotalUsd: random.whole(100, 600) }),
    },
  }
}
