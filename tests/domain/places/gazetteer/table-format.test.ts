import { expect, test } from 'vitest'
import { readPlaces } from '#domain/places/gazetteer/table-format.ts'

test('a line is a place of the district above it', () => {
  expect(
    readPlaces(
      '## Kandy\nKandy 7.2906 80.6337 city = Mahanuwara, මහනුවර\nDekinda 7.0161 80.5167\n## Badulla\nElla 6.8731 81.0483 town\n',
    ),
  ).toEqual([
    { name: 'Kandy', kind: 'city', district: 'Kandy', lat: 7.2906, lng: 80.6337, aliases: ['Mahanuwara', 'මහනුවර'] },
    { name: 'Dekinda', kind: 'village', district: 'Kandy', lat: 7.0161, lng: 80.5167, aliases: [] },
    { name: 'Ella', kind: 'town', district: 'Badulla', lat: 6.8731, lng: 81.0483, aliases: [] },
  ])
})

test.each([
  'Kandy 7.2906 80.6337 city',
  '## Kandy\nKandy',
  '## Kandy\nKandy 7.2906',
  '## Kandy\nKandy 7.2906 80.6337 metropolis',
])('a table with a wrong line is refused: %j', (table) => {
  expect(() => readPlaces(table)).toThrow('Not a line of the gazetteer')
})
