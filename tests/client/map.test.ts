import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEFAULT_CENTRE, fit, pathData, project, simplify, toPixels } from '#domain/map/geometry.ts'
import { placeLabels } from '#domain/map/labels.ts'
import { drawIsland, ISLAND_FILE } from '../../scripts/draw-map.ts'

const size = { width: 360, height: 350 }

test('the committed map is what the script draws from the current roads and places', () => {
  expect(readFileSync(ISLAND_FILE, 'utf8'), 'run npm run draw:map').toBe(drawIsland())
})

test('a straight line on the map is as long as on the ground', () => {
  // Dondra Head to Point Pedro, 433 km as the crow flies.
  const [south, north] = [project(5.9209, 80.5899), project(9.8261, 80.2349)]
  // A thousand units to a degree of latitude, which is 111.195 km.
  const km = Math.hypot(south[0] - north[0], south[1] - north[1]) * 0.111195
  expect(km).toBeGreaterThan(430)
  expect(km).toBeLessThan(440)
})

test('a route fits into the map, with room for the names of its ends', () => {
  const route = [project(7.18, 79.88), project(6.87, 81.05)]
  const view = fit(route, size)
  for (const point of route) {
    const [x, y] = toPixels(point, view, size)
    expect(x).toBeGreaterThanOrEqual(40)
    expect(x).toBeLessThanOrEqual(size.width - 40)
    expect(y).toBeGreaterThanOrEqual(30)
    expect(y).toBeLessThanOrEqual(size.height - 30)
  }
})

test('a map without a route is centred on Colombo', () => {
  expect(DEFAULT_CENTRE).toEqual({ lat: 6.9270786, lng: 79.861243 })
  const [x, y] = project(DEFAULT_CENTRE.lat, DEFAULT_CENTRE.lng)
  expect(fit([], size)).toMatchObject({ x, y })
})

test('a simplified line keeps its ends and every visible bend', () => {
  const line = [
    [0, 0],
    [5, 1],
    [10, 0],
    [10, 10],
  ] as const
  expect(simplify(line, 2)).toEqual([
    [0, 0],
    [10, 0],
    [10, 10],
  ])
  expect(simplify(line, 0.5)).toEqual(line)
})

test('a line of no length draws nothing', () => {
  expect(
    pathData([
      [3.2, 4.1],
      [3.4, 4.3],
    ]),
  ).toBe('')
  expect(
    pathData([
      [0, 0],
      [3, -4],
    ]),
  ).toBe('M0 0l3-4')
})

test('both ends are named, and no town covers a name', () => {
  const ends = [
    { name: 'Colombo', at: [100, 100] as const },
    { name: 'Kandy', at: [250, 100] as const },
  ]
  const towns = [
    { name: 'Fort', at: [104, 102] as const },
    { name: 'Matara', at: [180, 300] as const },
    { name: 'Dikwella', at: [184, 303] as const },
  ]
  const labels = placeLabels(ends, towns, [], size)
  expect(labels.ends.map(({ text, side }) => `${text} ${side}`)).toEqual(['Colombo left', 'Kandy right'])
  expect(labels.towns.map(({ text, side }) => `${text} ${side}`)).toEqual(['Matara right'])
})

test('the name of a town on the route stands beside the route, not across it', () => {
  const towns = [{ name: 'Ahangama', at: [180, 200] as const }]
  expect(
    placeLabels(
      [],
      towns,
      [
        [20, 200],
        [340, 200],
      ],
      size,
    ).towns[0]?.side,
  ).toBe('above')
  expect(
    placeLabels(
      [],
      towns,
      [
        [180, 20],
        [180, 340],
      ],
      size,
    ).towns[0]?.side,
  ).toBe('right')
})

test('the name of a town stands clear of the end of the route', () => {
  const towns = [{ name: 'Ahangama', at: [180, 200] as const }]
  expect(placeLabels([], towns, [[200, 200]], size).towns[0]?.side).not.toBe('right')
  expect(placeLabels([], towns, [[200, 330]], size).towns[0]?.side).toBe('right')
})

test('the buttons in the corner cover no name', () => {
  const ends = [
    { name: 'Colombo', at: [80, 200] as const },
    { name: 'Kandy', at: [290, size.height - 60] as const },
  ]
  const towns = [{ name: 'Matale', at: [330, size.height - 40] as const }]
  const labels = placeLabels(ends, towns, [], size)
  expect(labels.ends[1]!.side).toBe('left')
  expect(labels.towns).toEqual([])
})
