import { describe, expect, test } from 'vitest'
import { suggestedName, locatedName, townOf } from '#client/google/places.ts'

describe('a place found at Google has a name', () => {
  test.each([
    ['Grand Hotel', 'Grand Hotel Road, Nuwara Eliya, Sri Lanka', 'Grand Hotel (Nuwara Eliya)'],
    ['Jetwing Lighthouse', 'Dadalla, Galle 80000, Sri Lanka', 'Jetwing Lighthouse (Galle)'],
    ['Jetwing Lighthouse, Galle', 'Dadalla, Galle, Sri Lanka', 'Jetwing Lighthouse Galle'],
    ['Galle Face Hotel', 'Galle Road, Colombo, Sri Lanka', 'Galle Face Hotel (Colombo)'],
    ['Villa 44', 'Sri Lanka', 'Villa 44'],
    ['Villa 44', '', 'Villa 44'],
    ['Villa 44', '28WX+5V Ahangama', 'Villa 44'],
    ['Bandaranaike International Airport', 'Canada Friendship Road, Katunayake, Sri Lanka', 'Colombo Bandaranaike International Airport'],
    ['CMB', 'Katunayake, Sri Lanka', 'Colombo Bandaranaike International Airport'],
  ])('%s at %j: %s', (googleName, address, name) => {
    expect(suggestedName(googleName, address)).toBe(name)
  })

  test('that is not longer than a place name may be', () => {
    expect(suggestedName('A'.repeat(400), 'Galle, Sri Lanka')).toHaveLength(160)
  })
})

test.each([['Dadalla, Galle 80000, Sri Lanka', 'Galle'], ['Sri Lanka', ''], ['', ''], ['A9, Dambulla', 'Dambulla']])('the town of %j is %j', (address, town) => {
  expect(townOf(address)).toBe(town)
})

describe('once its position is known', () => {
  test('a place of the gazetteer has the gazetteer\'s name', () => {
    expect(locatedName('Galle', 'Galle', { lat: 6.03, lng: 80.21 })).toBe('Galle')
  })

  test('a namesake of a gazetteer place keeps its town', () => {
    expect(locatedName('Ella', 'Ella (Matara)', { lat: 5.95, lng: 80.54 })).toBe('Ella (Matara)')
  })

  test('a namesake without a town is named by its position', () => {
    expect(locatedName('Ella', 'Ella', { lat: 5.95, lng: 80.54 })).toBe('5.9500°N 80.5400°E')
  })

  test('any other place keeps its name', () => {
    expect(locatedName('Jetwing Lighthouse', 'Jetwing Lighthouse (Galle)', { lat: 6.0486, lng: 80.1964 })).toBe('Jetwing Lighthouse (Galle)')
    expect(locatedName('Jetwing Lighthouse', 'Jetwing Lighthouse (Galle)', null)).toBe('Jetwing Lighthouse (Galle)')
  })
})
