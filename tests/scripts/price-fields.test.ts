import { expect, test } from 'vitest'
import { priceListProblems } from '#domain/prices/price-list-schema.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import { differences } from '#worker/office/prices/price-preview.ts'
import { fieldsOf, labelOf, listFrom } from '#worker/office/prices/price-fields.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { ownPriceList } from '../domain/prices/own-price-list.ts'

const pairs = (list: unknown) => fieldsOf(list).map(({ path, text }) => [path, text] as const)

test('a list comes back from its fields', () => {
  for (const list of [FIRST_PRICE_LIST, ownPriceList()])
    expect(listFrom(pairs(list))).toEqual({ list: JSON.parse(JSON.stringify(list)), unknown: [] })
})
test('what was typed and cannot be read stays for the checks to refuse', () => {
  const typed = (path: string, text: string) => listFrom([...pairs(FIRST_PRICE_LIST), [path, text]]).list as PriceList
  for (const text of ['300 rupees', '24.000', '1e3', '0x10', '9'.repeat(400), '−5', '1,00', '']) {
    expect(typed('dollar.lkr', text).dollar.lkr).toBe(text)
    expect(priceListProblems(typed('dollar.lkr', text))[0]?.path).toBe('dollar.lkr')
  }
  expect(typed('dollar.lkr', ' 1,300\u200B ').dollar.lkr).toBe(1300)
  expect(typed("parks.Adam's Peak.fee", '').parks["Adam's Peak"]!.fee).toBeNull()
  expect(typed("parks.Adam's Peak.fee", '1o5').parks["Adam's Peak"]!.fee).toBe('1o5')
})

test('fields that no list has are named', () => {
  const odd = ['dollar.eur', 'seasons.first.from', '__proto__.x', 'vehicles', 'a.b.c.d.e.f.g.h.i.j.k.l.m.n']
  const { unknown } = listFrom([...pairs(FIRST_PRICE_LIST), ...odd.map((path) => [path, '1'] as const)])
  expect(unknown.map(({ path }) => path)).toEqual(odd.filter((path) => path !== 'vehicles'))
})

test('differences are told by what a value is, and rows as a whole', () => {
  const before = ownPriceList()
  const now = ownPriceList()
  now.dollar.lkr = 300
  now.seasons = [now.seasons[1]!]
  now.byHand[0]!.prices.car = 25_000
  now.parks['Gal Oya national park']!.fee = null
  delete (now.vehicles as Record<string, unknown>).van9
  expect(differences(before, now).map(({ what, before: old, now: fresh }) => `${what}: ${old} -> ${fresh}`)).toEqual([
    'Classes › Large Van: Guests can choose it: yes; English: Large Van; German: Großer Van; Picture: high-roof; Seats for guests: 9; Large suitcases beside them: 9; Of the class: Van; Percent: 130 -> ',
    'Dollar › In fares (rupees for a dollar): 288 -> 300',
    'Prices set by hand › Colombo Bandaranaike International Airport to Galle › Price › Sedan Car (rupees): 24000 -> 25000',
    'Parks › Gal Oya national park › Park fee that is shown (dollars): 105 -> ',
    'Seasons › Christmas, 20 December 2026 to 5 January 2027: From: 20 December 2026; To, that day included: 5 January 2027; Prices change by: 15 percent; English: Christmas; Tours, too: yes -> ',
  ])
  expect(differences(now, now)).toEqual([])
})

test('differences name classes, days and choices, and show no id or word of the list', () => {
  const before = ownPriceList()
  const now = ownPriceList()
  now.seasons[1]!.vehicles = ['car', 'van', 'bus']
  now.transfers.longer.perKm.bus = [[310, 250, 250, 250], ...now.transfers.longer.perKm.bus!.slice(1)]
  now.vehicles.van9!.names.en = 'Van'
  now.closed = [...now.closed, { from: '2027-08-01', to: '2027-08-01', park: null, vehicle: 'van9' }]
  now.parks['Gal Oya national park']!.closed = { first: '09-02', last: '10-15' }
  now.parks['Yala national park']!.prices = 'otherParks'
  now.parks['Kaudulla national park']!.prices = now.tours.yala
  now.earlierQuotes = 'are-asked-again'
  const told = differences(before, now).map(({ what, before: old, now: fresh }) => `${what}: ${old} -> ${fresh}`)
  expect(told).toEqual(
    expect.arrayContaining([
      'Fares › All other ways › For each km, by distance and average speed › Minibus › row 1 › up to 30 km an hour (rupees for each km): 300 -> 310',
      'Parks › Gal Oya national park › Closed each year › First day: 20 December -> 2 September',
      "Parks › Yala national park › Prices: Yala's -> the other parks'",
      "Parks › Kaudulla national park › Prices: the other parks' -> its own",
      'Seasons › Green season, 1 May 2027 to 30 June 2027 › Classes: Sedan Car, Van (van) -> Sedan Car, Van (van), Minibus',
      'Closed days › 1 August 2027:  -> From: 1 August 2027; To, that day included: 1 August 2027; Class: Van (van9)',
      'A quote that was made before new prices began: counts for its 24 hours -> is asked again, with both prices',
    ]),
  )
  expect(told.join('\n')).not.toMatch(/\d{4}-\d\d|\b(?:bus|mini|otherParks)\b/)
})

test.each([
  ['seasons.0.from', 'Seasons, season 1, From'],
  ['vehicles.bus.share.percent', 'Classes, bus, Priced as a percentage of another class, Percent'],
  ["parks.Adam's Peak.prices.0.half", "Parks, Adam's Peak, Prices, 1 traveler, Half day"],
  ['night.more.rupees', 'Night, Costs more by, rupees'],
  ['transfers.longer.upToKm.1', 'Fares, All other ways, Where rows of rates end, end of a row 2'],
  [
    'promises.lateCharges.0.hours',
    'Promises, Cancelled later, a ride costs, charge 1, Up to so long before the pickup',
  ],
  [
    'promises.ifNobodyComes.backPercent',
    'Promises, If nobody comes, once the ride is confirmed, Given back of what was paid for the ride',
  ],
  [
    'transfers.longer.perKm.car.0.0',
    'Fares, All other ways, For each km, by distance and average speed, car, row 1, up to 30 km an hour',
  ],
  ['nothing.at.all', 'nothing, at, all'],
])('%s is called %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})
