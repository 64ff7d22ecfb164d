import { expect, test } from 'vitest'
import { priceListProblems } from '#domain/prices/price-list-schema.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-price-list.ts'
import { differences, fieldsOf, labelOf, listFrom } from '#worker/office/price-fields.ts'
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
    'Classes › van9: Guests can choose it yes, English Large Van, German Großer Van, Picture high-roof, Seats for guests 9, Large suitcases beside them 9, Of the class van, Percent 130 -> ',
    'Dollar › In fares (rupees for a dollar): 288 -> 300',
    'Prices set by hand › Colombo Bandaranaike International Airport to Galle › Price › car (rupees): 24000 -> 25000',
    'Parks › Gal Oya national park › Park fee that is shown (dollars): 105 -> ',
    'Seasons › Christmas, 2026-12-20 to 2027-01-05: From 2026-12-20, To, that day included 2027-01-05, Prices change by 15, English Christmas, Tours, too yes -> ',
  ])
  expect(differences(now, now)).toEqual([])
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
    'transfers.longer.perKm.car.0.0',
    'Fares, All other ways, For each km, by distance and average speed, car, row 1, up to 30 km an hour',
  ],
  ['nothing.at.all', 'nothing, at, all'],
])('%s is called %s', (path, label) => {
  expect(labelOf(path)).toBe(label)
})
