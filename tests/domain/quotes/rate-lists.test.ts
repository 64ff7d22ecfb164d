import { describe, expect, test } from 'vitest'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { Rate } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { airportMenu, pickupsNamed, pickupsOf, ratesOf, relatedRates, taxiCabMenu } from '#domain/quotes/rate-lists.ts'

const rate = (pickup: string, dropoff: string, distance: number, miniusd = distance): Rate => ({
  id: 1,
  sub: '0',
  pickup,
  dropoff,
  linkurl: `taxi-from-${pickup}-to-${dropoff}`,
  distance,
  duration: '1 hour',
  database: true,
  error: false,
  miniprice: miniusd * 288,
  carprice: miniusd * 288 + 500,
  vanprice: miniusd * 288 + 900,
  miniusd,
  carusd: miniusd + 1,
  vanusd: miniusd + 3,
})

const menuRate = (id: number, sub: string, pickup: string, dropoff: string): Rate => ({
  ...rate(pickup, dropoff, id),
  id,
  sub,
  linkurl: `${pickup}-${dropoff}`,
})

describe('menus', () => {
  const RATES = [
    menuRate(7, '0', 'Kandy', 'Sigiriya'),
    menuRate(2, '7', 'Kandy', 'Ella'),
    menuRate(9, '7', 'Kandy', 'galle'),
    menuRate(3, '0', 'Ella', 'Kandy'),
    menuRate(4, '0', COLOMBO_AIRPORT, 'Negombo'),
    menuRate(5, '4', COLOMBO_AIRPORT, 'Colombo'),
    menuRate(6, '7', 'Kandy', COLOMBO_AIRPORT),
  ]

  describe('the taxi cab menu', () => {
    test('lists the pickups of the top level in alphabetical order', () => {
      expect(taxiCabMenu(RATES).map(({ pickup }) => pickup)).toEqual([COLOMBO_AIRPORT, 'Ella', 'Kandy'])
    })

    test('lists under a pickup its own dropoff and those of its children, alphabetical whatever the case', () => {
      const kandy = taxiCabMenu(RATES).find(({ pickup }) => pickup === 'Kandy')
      expect(kandy?.dropoffs.map(({ place }) => place)).toEqual([COLOMBO_AIRPORT, 'Ella', 'galle', 'Sigiriya'])
      expect(kandy?.dropoffs[1]).toEqual({ place: 'Ella', linkurl: 'Kandy-Ella', usd: 2 })
    })

    test('is empty without rates', () => {
      expect(taxiCabMenu([])).toEqual([])
    })
  })

  describe('searching the taxi cab menu for a pickup', () => {
    const menu = ['Dikwella', 'Ella', COLOMBO_AIRPORT, "Adam's Peak"].map((pickup) => ({ pickup, dropoffs: [] }))
    test.each([
      ['ella', ['Ella']],
      ['PEAK', ["Adam's Peak"]],
      ['adams', ["Adam's Peak"]],
      ['inter', [COLOMBO_AIRPORT]],
      ['CMB', [COLOMBO_AIRPORT]],
      [' ', ['Dikwella', 'Ella', COLOMBO_AIRPORT, "Adam's Peak"]],
      ['Atlantis', []],
    ])('%j finds %j', (typed, found) => {
      expect(pickupsNamed(menu, typed).map(({ pickup }) => pickup)).toEqual(found)
    })
  })

  test('the menu from the airport lists the dropoffs', () => {
    expect(airportMenu(RATES, 'from').map(({ place }) => place)).toEqual(['Colombo', 'Negombo'])
  })

  test('the menu to the airport lists the pickups', () => {
    expect(airportMenu(RATES, 'to').map(({ place, linkurl }) => [place, linkurl])).toEqual([
      ['Kandy', `Kandy-${COLOMBO_AIRPORT}`],
    ])
  })
})

describe('lists', () => {
  test('an entry says the lowest price and only what a list shows', () => {
    expect(ratesOf([rate('Kandy', 'Ella', 140, 66)], 'pickup', 'Kandy')).toEqual([
      {
        linkurl: 'taxi-from-Kandy-to-Ella',
        pickup: 'Kandy',
        dropoff: 'Ella',
        usd: 66,
        distance: 140,
        duration: '1 hour',
      },
    ])
  })

  test('the rates of a place are found by any spelling and ordered by the other end', () => {
    const rates = [rate('Nuwara Eliya', 'Kandy', 75), rate('Kandy', 'Ella', 140), rate('Nuwara Eliya', 'Ella', 55)]
    expect(ratesOf(rates, 'pickup', 'nuwara-eliya').map(({ dropoff }) => dropoff)).toEqual(['Ella', 'Kandy'])
    expect(ratesOf(rates, 'dropoff', 'ELLA').map(({ pickup }) => pickup)).toEqual(['Kandy', 'Nuwara Eliya'])
  })

  test('numbers in names are ordered by their value', () => {
    expect(
      ratesOf([rate('Kandy', 'Colombo 10', 1), rate('Kandy', 'Colombo 2', 1)], 'pickup', 'Kandy').map(
        ({ dropoff }) => dropoff,
      ),
    ).toEqual(['Colombo 2', 'Colombo 10'])
  })

  test('the pickups are alphabetical, each once, without the airport', () => {
    expect(
      pickupsOf([
        rate('Kandy', 'Ella', 1),
        rate('Galle', 'Ella', 1),
        rate('Kandy', 'Galle', 1),
        rate(COLOMBO_AIRPORT, 'Ella', 1),
      ]),
    ).toEqual(['Galle', 'Kandy'])
  })

  test('related to a trip are the way back and the rates that share an end, those of a similar length first', () => {
    const rates = [
      rate('A', 'B', 100),
      rate('B', 'A', 102),
      rate('A', 'C', 300),
      rate('A', 'D', 110),
      rate('E', 'B', 90),
      rate('F', 'G', 100),
    ]
    const { back, fromPickup, toDropoff } = relatedRates(rates, { pickup: 'A', dropoff: 'b' }, 100)
    expect(back?.linkurl).toBe('taxi-from-B-to-A')
    expect(fromPickup.map(({ dropoff }) => dropoff)).toEqual(['D', 'C'])
    expect(toDropoff.map(({ pickup }) => pickup)).toEqual(['E'])
  })

  test('at most six rates are related by each end', () => {
    const rates = Array.from({ length: 9 }, (_, i) => rate('A', `B${i}`, 100 + i))
    expect(relatedRates(rates, { pickup: 'A', dropoff: 'Z' }, 100).fromPickup.map(({ dropoff }) => dropoff)).toEqual([
      'B0',
      'B1',
      'B2',
      'B3',
      'B4',
      'B5',
    ])
  })
})
