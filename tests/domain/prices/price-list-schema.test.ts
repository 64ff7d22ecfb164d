import { expect, test } from 'vitest'
import { LANGUAGES } from '#domain/languages/languages.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { allPriceListProblems } from '#domain/prices/price-list-places.ts'
import { priceListProblems } from '#domain/prices/price-list-schema.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { ownPriceList } from './own-price-list.ts'

const SEED = 20_261_126
const AIRPORT = 'Colombo Bandaranaike International Airport'

type Numbers = ReturnType<typeof randomNumbers>
/** A part of a list, whatever it holds. */
// oxlint-disable-next-line typescript/no-explicit-any
type Data = Record<string, any>
/** Makes one value wrong, and says which. */
type Mutation = (list: Data, numbers: Numbers) => string

/** Every number of a list, by the names that lead to it. */
function numbersIn(value: unknown, path: readonly string[] = []): string[][] {
  if (typeof value === 'number') return [[...path]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, part]) => numbersIn(part, [...path, name]))
}

function put(list: Data, path: readonly string[], change: (value: number) => unknown): string {
  const last = path.at(-1)!
  const part = path.slice(0, -1).reduce((inner, name) => inner[name], list)
  part[last] = change(part[last])
  return path.join('.')
}

const anyNumber = (change: (value: number, numbers: Numbers) => unknown): Mutation => {
  return (list, numbers) => put(list, numbers.oneOf(numbersIn(list)), (value: number) => change(value, numbers))
}
const at =
  (path: string, value: unknown): Mutation =>
  (list) =>
    put(list, path.split('.'), () => value)
const changed =
  (path: string, change: (list: Data, numbers: Numbers) => void): Mutation =>
  (list, numbers) => {
    change(list, numbers)
    return path
  }

const MUTATIONS: Readonly<Record<string, Mutation>> = {
  'a text for a number': anyNumber(String),
  'no number': anyNumber(() => Number.NaN),
  'an endless number': anyNumber((_, { oneOf }) => oneOf([Infinity, -Infinity])),
  'a huge number': anyNumber((_, { oneOf }) => oneOf([1e300, Number.MAX_SAFE_INTEGER, -1e21])),
  'part of a number': (list, { oneOf }) => {
    const paths = numbersIn(list).filter((path) => !path.includes('gate'))
    return put(list, oneOf(paths), (value: number) => value + 0.5)
  },
  'nothing for a number': anyNumber(() => undefined),
  'true for a number': anyNumber(() => true),
  'a list for a number': anyNumber((value) => [value]),
  'a missing group': (list, { oneOf }) => {
    const name = oneOf(Object.keys(list))
    delete list[name]
    return name
  },
  'an unknown value': changed('seasons.0.discount', ({ seasons }) => (seasons[0].discount = 5)),
  'an unknown group': changed('extras', (list) => (list.extras = {})),
  'a season that ends before it begins': at('seasons.0.to', '2026-12-19'),
  'seasons that overlap': at('seasons.1.from', '2027-01-05'),
  'a season without an English name': changed('seasons.1.names.en', ({ seasons }) => (seasons[1].names = { de: 'x' })),
  'a season of no class': at('seasons.1.vehicles', []),
  'a season of an unknown class': at('seasons.1.vehicles.0', 'coach'),
  'a season of one class twice': at('seasons.1.vehicles.1', 'car'),
  'a date that does not exist': (list, { oneOf }) =>
    put(
      list,
      oneOf([
        ['seasons', '0', 'from'],
        ['closed', '0', 'to'],
        ['seasons', '1', 'to'],
      ]),
      () => oneOf(['2027-02-29', '2027-13-01', '20 December', '2027-1-5', '', '9999-01-01']),
    ),
  'a price by hand under the least': at('byHand.1.prices.bus', 8999),
  'a price by hand under a dollar': at('byHand.0.prices.car', 287),
  'a price by hand that a season takes under a dollar': changed('byHand.0.prices.car', (list) => {
    list.seasons[0].percent = -50
    list.byHand[0].prices.car = 575
  }),
  'a price by hand of an unknown class': changed(
    'byHand.0.prices.coach',
    ({ byHand }) => (byHand[0].prices.coach = 9e4),
  ),
  'a way by hand without prices': at('byHand.0.prices', {}),
  'a way by hand twice': changed('byHand.2', ({ byHand }) => {
    byHand.push({ ...structuredClone(byHand[0]), from: 'Galle', to: 'colombo airport' })
  }),
  'a way to the same place': at('byHand.1.to', 'kandy'),
  'a class without figures': (list, { oneOf }) => {
    const { airport, short, longer } = list.transfers
    const tables = {
      'transfers.airport.base': airport.base,
      'transfers.airport.perKm': airport.perKm,
      'transfers.short.base': short.base,
      'transfers.short.perKm': short.perKm,
      'transfers.longer.base': longer.base,
      'transfers.longer.perKm': longer.perKm,
      least: list.least,
      'driverStay.perDay': list.driverStay.perDay,
      'driverStay.perKm': list.driverStay.perKm,
      'driverStay.leastKmPerDay': list.driverStay.leastKmPerDay,
      'waiting.perQuarterHour': list.waiting.perQuarterHour,
    }
    const [path, table] = oneOf(Object.entries(tables))
    delete table.bus
    return `${path}.bus`
  },
  'figures of an unknown class': changed('least.coach', ({ least }) => (least.coach = 1)),
  'a share of a class with a share': changed('vehicles.bus.share.of', ({ vehicles }) => {
    vehicles.bus.share = { of: 'van9', percent: 200 }
  }),
  'a share of an unknown class': at('vehicles.van9.share.of', 'coach'),
  'a share of itself': at('vehicles.van9.share.of', 'van9'),
  'a class of the contract is missing': changed('vehicles.mini', ({ vehicles }) => delete vehicles.mini),
  'a further class without an English name': changed('vehicles.bus.names.en', ({ vehicles }) => {
    vehicles.bus.names = { de: 'Bus' }
  }),
  'two classes of one name': at('vehicles.bus.names.en', 'large van'),
  "a class of another one's own name": at('vehicles.bus.names.en', 'Sedan car'),
  'a class of the contract by the name of another': changed('vehicles.car.names.en', ({ vehicles }) => {
    vehicles.car.names = { en: 'Van' }
  }),
  'a name with an invisible end': at('vehicles.bus.names.en', 'Bus\u200B'),
  'a name of two lines': at('parks.Gal Oya national park.shortName', 'Gal\nOya'),
  'an id that is none': (list, { oneOf }) => {
    const id = oneOf(['Coach', '9van', 'van 9', 'van-9', 'x'.repeat(17), 'ván'])
    list.vehicles[id] = list.vehicles.bus
    delete list.vehicles.bus
    return `vehicles.${id}`
  },
  'all classes off': changed('vehicles', ({ vehicles }) => {
    for (const vehicle of Object.values(vehicles) as Data[]) vehicle.isOffered = false
  }),
  'an unknown picture': at('vehicles.bus.picture', 'tuktuk'),
  'ends of rows that do not rise': at('transfers.longer.upToKm.1', 100),
  'too few rows': changed('transfers.longer.perKm.car', ({ transfers }) => transfers.longer.perKm.car.pop()),
  'a row of three rates': changed('transfers.longer.perKm.van.1.3', ({ transfers }) => {
    transfers.longer.perKm.van[1].length = 3
  }),
  'a fare of nothing': changed('transfers.airport.base.mini', ({ transfers }) => {
    transfers.airport.base.mini = 0
    transfers.airport.perKm.mini = 1
  }),
  'a tour for five alone': changed('tours.yala.5', ({ tours }) => (tours.yala.length = 5)),
  'a park that opens at 9-1': (list, { oneOf }) =>
    put(list, ['parks', 'Gal Oya national park', 'hours', oneOf(['opens', 'closes'])], () =>
      oneOf(['9-1', '6pm', '6:00', '24:00', '06:60', 6]),
    ),
  'a park that closes before it opens': at('parks.Gal Oya national park.hours.closes', '05:00'),
  'a start before the gate opens': at('parks.Gal Oya national park.start.half', '05:59'),
  'a start when the gate closes': at('parks.Gal Oya national park.start.full', '18:00'),
  'closed weeks that do not exist': (list, { oneOf }) =>
    put(list, ['parks', 'Gal Oya national park', oneOf(['closed', 'season']), oneOf(['first', 'last'])], () =>
      oneOf(['02-30', '9-1', '13-01', '2027-01-01', 'January']),
    ),
  'a gate in India': at('parks.Gal Oya national park.gate.lat', 10.5),
  'a gate in the sea': at('parks.Gal Oya national park.gate.lng', 84),
  'a picture that is not drawn': at('parks.Gal Oya national park.picture', 'Gal Oya national park'),
  'an unknown table': at('parks.Yala national park.prices', 'udawalawe'),
  'a table of its own with a text': at('parks.Gal Oya national park.prices.2.half', '175'),
  'two spellings of one park': changed('parks.Yala National Park', ({ parks }) => {
    parks['Yala National Park'] = parks['Yala national park']
  }),
  'a name of a park with a point': changed('parks.St. Clair', ({ parks }) => {
    parks['St. Clair'] = parks['Yala national park']
  }),
  'no parks': changed('parks', (list) => {
    list.parks = {}
    list.closed = []
  }),
  'night that never ends': at('night.until', '22:00'),
  'night of no hour': at('night.from', '10pm'),
  'night that costs both': changed('night.more.percent', ({ night }) => (night.more = { rupees: 500, percent: 10 })),
  'night that costs less': at('night.more.percent', -5),
  'closed days of an unknown park': at('closed.1.park', 'Bundala national park'),
  'closed days of an unknown class': at('closed.2.vehicle', 'coach'),
  'closed days of both': changed('closed.2.vehicle', ({ closed }) => (closed[2].park = 'Gal Oya national park')),
  'closed days that end before they begin': at('closed.0.to', '2027-04-12'),
  'charges that do not fall': at('promises.lateCharges.1.hours', 12),
  'charges that do not end at 0': at('promises.lateCharges.1.hours', 1),
  'charges before guests cancel for nothing': at('promises.lateCharges.0.hours', 24),
  'cancelling later for less': at('promises.lateCharges.1.percent', 40),
  'days of a stay that do not fall': at('promises.stayCancelling.2.days', 14),
  'no charges': at('promises.lateCharges', []),
  'a deposit over the price': at('promises.deposit.leastUsd', 501),
  'a deposit of more than all': at('promises.deposit.percent', 101),
  'a lead time of a month too long': at('promises.leadHours', 721),
  'lead times of a night that never ends': at('promises.nightLead.until', '22:00'),
  'nobody comes, and the rest holds at once': at('promises.ifNobodyComes.minutes', 0),
  'nobody comes for hours': at('promises.ifNobodyComes.minutes', 241),
  'nobody comes, and nothing goes back': at('promises.ifNobodyComes.backPercent', 0),
  'nobody comes, and more goes back than came': at('promises.ifNobodyComes.backPercent', 101),
  'a taxi for more than twice the price': at('promises.ifNobodyComes.taxiPercent', 201),
  'a taxi for less than nothing': at('promises.ifNobodyComes.taxiPercent', -1),
  'a way back of no words': at('promises.refund.way', ''),
  'a promise of quotes that is none': at('earlierQuotes', 'maybe'),
  'too many classes': changed('vehicles', ({ vehicles }) => {
    for (let i = 0; i < 8; i++) vehicles[`bus${i}`] = { ...vehicles.van9, names: { en: `Bus ${i}` } }
  }),
  'too many parks': changed('parks', ({ parks }) => {
    for (let i = 0; i < 23; i++) parks[`Park ${i}`] = parks['Gal Oya national park']
  }),
  'too many seasons': changed('seasons', (list) => {
    list.seasons = Array.from({ length: 41 }, () => list.seasons[0])
  }),
  'too many prices by hand': changed('byHand', (list) => {
    list.byHand = Array.from({ length: 201 }, () => list.byHand[0])
  }),
  'too many closed days': changed('closed', (list) => {
    list.closed = Array.from({ length: 61 }, () => list.closed[0])
  }),
  'a long text': (list, { oneOf, whole }) =>
    put(
      list,
      oneOf([
        ['byHand', '0', 'why'],
        ['promises', 'refund', 'way'],
        ['driverStay', 'base'],
      ]),
      () => 'x'.repeat(whole(201, 2000)),
    ),
  'a name of every object': changed('least.constructor', ({ least }) => {
    Object.defineProperty(least, 'constructor', { value: 5, enumerable: true, configurable: true })
  }),
  'a prototype': changed('vehicles.__proto__', (list) => {
    list.vehicles = JSON.parse(`{"__proto__":{"isOffered":true},${JSON.stringify(list.vehicles).slice(1)}`)
  }),
  'code for a value': changed('dollar.lkr', ({ dollar }) => {
    Object.defineProperty(dollar, 'lkr', { get: () => 288, enumerable: true })
  }),
  'an object of a class': changed('dollar', (list) => (list.dollar = new Date())),
  'a circle': changed('dollar.lkr.lkr.lkr.lkr.lkr.lkr.lkr.lkr.lkr.lkr.lkr.lkr', ({ dollar }) => (dollar.lkr = dollar)),
}

const PLACES: Readonly<Record<string, Mutation>> = {
  'a place by hand that nobody knows': at('byHand.0.to', 'Atlantis'),
  'another spelling of a place': at('byHand.1.from', 'KANDY'),
  'an airport by another name': at('byHand.0.from', 'CMB'),
  'a base that nobody knows': at('driverStay.base', 'Our garage'),
  'a new park without a gate': changed('parks.Lahugala park.gate', ({ parks }) => {
    parks['Lahugala park'] = { ...parks['Gal Oya national park'], gate: null, prices: 'otherParks' }
  }),
}

const EVERY = { ...MUTATIONS, ...PLACES }

test('the first list and one with all that a list can hold are right', () => {
  expect(allPriceListProblems(FIRST_PRICE_LIST)).toEqual([])
  expect(allPriceListProblems(ownPriceList())).toEqual([])
})

test('names may be in each language of the site, and in no other', () => {
  const named = (...languages: readonly string[]) => {
    const list = ownPriceList()
    list.vehicles.van!.names = Object.fromEntries(languages.map((language) => [language, 'Van of ours']))
    return priceListProblems(list)
  }
  expect(named(...Object.keys(LANGUAGES))).toEqual([])
  expect(named('en', 'it').map(({ path }) => path)).toEqual(['vehicles.van.names.it'])
})

test('how money goes back may be said in each other language of the site, and in none beside', () => {
  const said = (...languages: readonly string[]) => {
    const list = ownPriceList()
    Object.assign(list.promises.refund, Object.fromEntries(languages.map((language) => [language, 'Words of ours'])))
    return priceListProblems(list).map(({ path }) => path)
  }
  // In English they are the words themselves.
  expect(said(...Object.keys(LANGUAGES).filter((language) => language !== 'en'))).toEqual([])
  expect(said('de', 'en')).toEqual(['promises.refund.en'])
})

test(`three hundred wrong lists of seed ${SEED} are refused, each with the value that is wrong`, () => {
  const numbers = randomNumbers(SEED)
  const names = Object.keys(EVERY)
  for (let i = 0; i < 300; i++) {
    const name = i < names.length ? names[i]! : numbers.oneOf(names)
    const list = ownPriceList() as Data
    const path = EVERY[name]!(list, numbers)
    const found = name in PLACES ? allPriceListProblems(list) : priceListProblems(list)
    expect(
      found.map((problem) => problem.path),
      `${i}: ${name}`,
    ).toContain(path)
    for (const { message } of found) expect(message, name).toMatch(/^[A-Z].{10,320}\.$/s)
  }
})

/** Nested far deeper than any list. */
function deep(levels: number): unknown {
  let value: unknown = 1
  for (let i = 0; i < levels; i++) value = i % 2 ? [value] : { value }
  return value
}

function junk({ oneOf, whole, random }: Numbers, depth = 0): unknown {
  const leaves = [
    () => null,
    () => undefined,
    () => Number.NaN,
    () => 10 ** whole(0, 308),
    () => 10n ** 400n,
    () => Symbol('price'),
    () => () => 1,
    () => 'x'.repeat(whole(0, 2000)),
    () => '\uD800',
    () => new Map([[1, 2]]),
    () => Object.create(null),
    () => Object.create({ vehicles: {} }),
    () => new Date(Number.NaN),
    () => deep(whole(10, 3000)),
    () => Array.from({ length: whole(0, 50) }),
    () => JSON.parse('{"__proto__":{"x":1},"constructor":1}'),
    () => ({
      toJSON: () => {
        throw new Error('no')
      },
    }),
    () => new Proxy({}, { ownKeys: () => oneOf(['x' as never]) }),
  ]
  if (depth > 3 || random() < 0.3) return oneOf(leaves)()
  if (random() < 0.3)
    return Array.from({ length: whole(0, 6) }, () => junk({ oneOf, whole, random, seed: 0 }, depth + 1))
  const names = [...Object.keys(FIRST_PRICE_LIST), 'length', 'toString', 'hasOwnProperty', '']
  return Object.fromEntries(
    Array.from({ length: whole(0, 8) }, () => [oneOf(names), junk({ oneOf, whole, random, seed: 0 }, depth + 1)]),
  )
}

test(`whatever it is given (seed ${SEED}), it says what is wrong and does not throw`, () => {
  const numbers = randomNumbers(SEED)
  const circle: unknown[] = []
  circle.push(circle)
  const odd = [deep(200_000), circle, globalThis, '{', JSON.stringify(FIRST_PRICE_LIST), [], {}, 0, undefined, null]
  for (const value of [...odd, ...Array.from({ length: 1000 }, () => junk(numbers))]) {
    expect(priceListProblems(value).length).toBeGreaterThan(0)
    expect(allPriceListProblems(value).length).toBeGreaterThan(0)
  }
  // Right values inside of a list that is wrong in many places.
  for (let i = 0; i < 200; i++) {
    const list = { ...ownPriceList(), [numbers.oneOf(Object.keys(FIRST_PRICE_LIST))]: junk(numbers, 2) }
    expect(() => allPriceListProblems(list)).not.toThrow()
  }
})

test('a list of more than 100 kB is refused, however right its parts are', () => {
  const list = ownPriceList()
  list.byHand = Array.from({ length: 200 }, () => ({ ...list.byHand[0]!, why: '€'.repeat(200) }))
  expect(priceListProblems(list)).toEqual([{ path: '', message: 'It is longer than 100 kB.' }])
})

test.each([
  ['dollar.lkr', '300', "It must be a whole number of rupees for a dollar, from 50 to 5,000, not the text '300'."],
  ['dollar.lkr', 3, 'It must be a whole number of rupees for a dollar, from 50 to 5,000, not 3.'],
  ['dollar.lkr', '', 'It is empty. It must be a whole number of rupees for a dollar, from 50 to 5,000.'],
  ['byHand.0.from', '', 'It is empty. It must be one line of at most 160 characters, without spaces at its ends.'],
  ['byHand.0.prices', {}, 'There must be at least one price.'],
  ['parks', {}, 'There must be at least one park.'],
  ['promises.lateCharges', [], 'There must be at least one row.'],
  ['seasons.0.to', '2026-12-19', 'The season ends on 2026-12-19, before it begins on 2026-12-20.'],
  [
    'seasons.1.from',
    '2027-01-05',
    'It overlaps with the season of 2026-12-20 to 2027-01-05, and both are for the same classes.',
  ],
  ['byHand.1.prices.bus', 8999, 'LKR 8,999 is less than the least price, LKR 9,000.'],
  ['vehicles.van9.share.of', 'coach', "There is no class 'coach'. The classes are mini, car, van, van9, bus."],
  [
    'parks.Gal Oya national park.start.half',
    '05:00',
    'Tours start at 05:00, but the park is open from 06:00 to 18:00.',
  ],
  ['transfers.longer.upToKm.1', 90, 'The ends of rows must rise: 90 km comes after 100 km.'],
  ['byHand.0.to', 'Atlantis', "The site knows no place 'Atlantis'. Write a town, a beach, a park."],
  ['byHand.0.from', 'CMB', `The site calls this place '${AIRPORT}': write that.`],
  ['promises.lateCharges.1.hours', 2, 'The last row must have 0 hours, for guests who do not come. It has 2.'],
])('%s of %j is told in plain words', (path, value, message) => {
  const list = ownPriceList() as Data
  put(list, path.split('.'), () => value)
  expect(allPriceListProblems(list)).toEqual([{ path, message }])
})
