import { describe, expect, test } from 'vitest'
import { foundName, settledName, townOf } from '#client/google/place-name.ts'

describe('a place found beyond the gazetteer is called', () => {
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
  ])('%s of %j: %s', (name, address, called) => {
    expect(foundName(name, address)).toBe(called)
  })

  test('within the length of a place name', () => {
    expect(foundName('A'.repeat(400), 'Galle, Sri Lanka')).toHaveLength(160)
  })
})

test.each([['Dadalla, Galle 80000, Sri Lanka', 'Galle'], ['Sri Lanka', ''], ['', ''], ['A9, Dambulla', 'Dambulla']])('the town of %j is %j', (address, town) => {
  expect(townOf(address)).toBe(town)
})

describe('once it is known where the place is', () => {
  test('one that the gazetteer has is the gazetteer\'s', () => {
    expect(settledName('Galle', 'Galle', { lat: 6.03, lng: 80.21 })).toBe('Galle')
  })

  test('one of another place\'s name keeps its town', () => {
    expect(settledName('Ella', 'Ella (Matara)', { lat: 5.95, lng: 80.54 })).toBe('Ella (Matara)')
  })

  test('one that nothing else tells from its namesake is called by its position', () => {
    expect(settledName('Ella', 'Ella', { lat: 5.95, lng: 80.54 })).toBe('5.9500°N 80.5400°E')
  })

  test('one that the gazetteer does not have keeps its name', () => {
    expect(settledName('Jetwing Lighthouse', 'Jetwing Lighthouse (Galle)', { lat: 6.0486, lng: 80.1964 })).toBe('Jetwing Lighthouse (Galle)')
    expect(settledName('Jetwing Lighthouse', 'Jetwing Lighthouse (Galle)', null)).toBe('Jetwing Lighthouse (Galle)')
  })
})
