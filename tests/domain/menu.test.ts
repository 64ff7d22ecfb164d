import { describe, expect, test } from 'vitest'
import { airportMenu, pickupsNamed, taxiCabMenu } from '#domain/quotes/rate-lists.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'

const rate = (id: number, sub: string, pickup: string, dropoff: string) => ({ id, sub, pickup, dropoff, linkurl: `${pickup}-${dropoff}`, miniusd: id })

const RATES = [
  rate(7, '0', 'Kandy', 'Sigiriya'),
  rate(2, '7', 'Kandy', 'Ella'),
  rate(9, '7', 'Kandy', 'galle'),
  rate(3, '0', 'Ella', 'Kandy'),
  rate(4, '0', COLOMBO_AIRPORT, 'Negombo'),
  rate(5, '4', COLOMBO_AIRPORT, 'Colombo'),
  rate(6, '7', 'Kandy', COLOMBO_AIRPORT),
]

describe('the taxi cab menu', () => {
  test('has the pickups of the top level in alphabetical order', () => {
    expect(taxiCabMenu(RATES).map(({ pickup }) => pickup)).toEqual([COLOMBO_AIRPORT, 'Ella', 'Kandy'])
  })

  test('has under a pickup its own dropoff and those of its children, alphabetical in any case', () => {
    const kandy = taxiCabMenu(RATES).find(({ pickup }) => pickup === 'Kandy')
    expect(kandy?.dropoffs.map(({ place }) => place)).toEqual([COLOMBO_AIRPORT, 'Ella', 'galle', 'Sigiriya'])
    expect(kandy?.dropoffs[1]).toEqual({ place: 'Ella', linkurl: 'Kandy-Ella', miniusd: 2 })
  })

  test('is empty without rates', () => {
    expect(taxiCabMenu([])).toEqual([])
  })
})

describe('looking for a pickup', () => {
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

describe('the airport menus', () => {
  test('list the places driven to from the airport', () => {
    expect(airportMenu(RATES, 'from').map(({ place }) => place)).toEqual(['Colombo', 'Negombo'])
  })

  test('list the places driven from to the airport', () => {
    expect(airportMenu(RATES, 'to').map(({ place, linkurl }) => [place, linkurl])).toEqual([['Kandy', `Kandy-${COLOMBO_AIRPORT}`]])
  })
})
