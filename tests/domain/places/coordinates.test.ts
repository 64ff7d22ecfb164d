import { expect, test } from 'vitest'
import { coordinatesName, parseCoordinates } from '#domain/places/coordinates.ts'

test.each([
  ['6.0535, 80.2210', 6.0535, 80.221],
  ['6.0535,80.2210', 6.0535, 80.221],
  ['6.0535 80.2210', 6.0535, 80.221],
  [' 7 ; 81 ', 7, 81],
  ['-33.86, 151.21', -33.86, 151.21],
  ['6.0535° N, 80.2210° E', 6.0535, 80.221],
  ['6.0535N 80.2210E', 6.0535, 80.221],
  ['33.86 S 18.42 w', -33.86, -18.42],
])('%j is a point', (text, lat, lng) => {
  expect(parseCoordinates(text)).toEqual({ lat, lng })
})

test.each([
  '',
  'Kandy',
  '6.0535',
  '6,05 80,22 1',
  '91, 80',
  '6, 181',
  'A4 12',
  '6.0.5, 80',
  '6e1, 80',
  `6.${'1'.repeat(90)}, 80`,
  `6.05,${' '.repeat(60)}80.22`,
])('%j is not a point', (text) => {
  expect(parseCoordinates(text)).toBeNull()
})

test('the name of a point has no comma and reads back as the point, to about ten metres', () => {
  for (const point of [
    { lat: 6.05352, lng: 80.22104 },
    { lat: -0.5, lng: -12.25 },
  ]) {
    const name = coordinatesName(point)
    expect(name).not.toContain(',')
    const read = parseCoordinates(name)!
    expect(Math.abs(read.lat - point.lat)).toBeLessThan(0.0001)
    expect(Math.abs(read.lng - point.lng)).toBeLessThan(0.0001)
    expect(coordinatesName(read)).toBe(name)
  }
})
