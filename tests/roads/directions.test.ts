import { describe, expect, it } from 'vitest'
import { allPlaces, findPlace } from '#domain/places/gazetteer/lookup.ts'
import { directions, roadLeg, roadNetwork } from '#domain/roads/directions.ts'
import { greatCircleKm } from '#domain/roads/geometry.ts'
import { randomNumbers } from '../random-numbers.ts'

const place = (name: string) => findPlace(name)!
const between = (from: string, to: string) => directions(place(from), place(to))!
const factsOf = (from: string, to: string) => between(from, to).route

describe('directions between places of the gazetteer', () => {
  const places = allPlaces()
  const { oneOf } = randomNumbers(2026)
  // Each place is a start and an end: as the roads are one connected whole, then ways lead between any two.
  const pairs = places.map((from) => [from, oneOf(places)] as const)

  it('exist for every place both ways, are never shorter than the great circle, and are the same both ways within 3 %', () => {
    expect(pairs.length).toBeGreaterThan(1_000)
    const wrong: string[] = []
    for (const [from, to] of pairs) {
      const leastMeters = Math.floor(greatCircleKm(from.lat, from.lng, to.lat, to.lng) * 1000)
      const out = directions(from, to)
      const back = directions(to, from)
      if (
        out === null ||
        back === null ||
        Math.min(out.distanceMeters, back.distanceMeters) < leastMeters ||
        Math.abs(out.distanceMeters - back.distanceMeters) > 0.03 * out.distanceMeters
      )
        wrong.push(`${from.name} - ${to.name}: ${out?.distanceMeters} there, ${back?.distanceMeters} back`)
    }
    expect(wrong).toEqual([])
  })
})

describe('a route', () => {
  it('from the airport to Galle takes the expressways, in order', () => {
    const facts = factsOf('BIA', 'Galle')
    expect(facts.roads.map(({ name }) => name).filter((name) => name.startsWith('E'))).toEqual(['E03', 'E02', 'E01'])
    expect(facts.expresswayKm).toBeGreaterThan(130)
    expect(facts.hillKm).toBe(0)
  })

  it('from Colombo to the south enters the expressway at Kaduwela, on its own side of the Kelani', () => {
    const { roads } = factsOf('Colombo', 'Bentota')
    expect(roads.find(({ name }) => name === 'E02')?.km).toBe(11)
  })

  it('from Kandy to Nuwara Eliya climbs the A5', () => {
    const { distanceMeters, route: facts } = between('Kandy', 'Nuwara Eliya')
    expect(facts.roads.map(({ name }) => name)).toContain('A5')
    expect(facts.hillKm).toBeGreaterThan(0.8 * (distanceMeters / 1000))
  })

  it('names the towns on the way that travelers know, and no others', () => {
    expect(factsOf('Kandy', 'Ella').towns.filter((town) => !['Kandy', 'Ella', 'Peradeniya'].includes(town))).toEqual([
      'Nuwara Eliya',
    ])
  })

  it('from Colombo to Kitulgala follows the winding A7, below the hills', () => {
    const facts = factsOf('Colombo', 'Kitulgala')
    expect(facts.windingKm).toBeGreaterThan(25)
    expect(facts.hillKm).toBeLessThan(5)
    expect(factsOf('Galle', 'Matara').windingKm).toBe(0)
  })

  it('leads from door to door along its path', () => {
    const from = place('Sigiriya')
    const to = place('Trincomalee')
    const { path, distanceMeters } = directions(from, to)!
    expect(path[0]).toEqual([from.lat, from.lng])
    expect(path.at(-1)).toEqual([to.lat, to.lng])
    let drawnKm = 0
    for (let i = 1; i < path.length; i++) drawnKm += greatCircleKm(...path[i - 1]!, ...path[i]!)
    expect(drawnKm).toBeLessThan(distanceMeters / 1000)
    expect(drawnKm).toBeGreaterThan(0.8 * (distanceMeters / 1000))
  })

  it('is in whole metres and seconds, and the same every time', () => {
    const route = between('Negombo', 'Ella')
    expect(Number.isInteger(route.distanceMeters)).toBe(true)
    expect(Number.isInteger(route.durationSeconds)).toBe(true)
    expect(between('Negombo', 'Ella')).toEqual(route)
  })

  it('to its own start is 0 km', () => {
    const { distanceMeters, durationSeconds } = directions(place('Ella'), place('Ella'))!
    expect([distanceMeters, durationSeconds]).toEqual([0, 0])
  })

  it('to the house next door does not go by the main road', () => {
    const rekawa = place('Rekawa')
    const route = directions(rekawa, { lat: rekawa.lat + 0.001, lng: rekawa.lng })!
    expect(route.distanceMeters).toBeLessThan(200)
    expect(route.path).toHaveLength(2)
  })

  it('by way of a third place is as long as its two parts', () => {
    const whole = directions(place('Colombo'), place('Galle'), [place('Kandy')])!
    const parts = between('Colombo', 'Kandy').distanceMeters + between('Kandy', 'Galle').distanceMeters
    expect(Math.abs(whole.distanceMeters - parts)).toBeLessThanOrEqual(1)
    expect(whole.path).toContainEqual([place('Kandy').lat, place('Kandy').lng])
  })

  it('along one stretch needs no junction', () => {
    const route = directions({ lat: 8.2, lng: 80.87 }, { lat: 8.21, lng: 80.88 })!
    expect(route.distanceMeters).toBeGreaterThan(1_500)
    expect(route.distanceMeters).toBeLessThan(6_000)
  })
})

describe('neighbours with a straight road', () => {
  const point = (name: string) => roadNetwork().points.find((town) => town.name === name)!

  // Km of OpenStreetMap's drives. The survey lacks these roads, and led by way of a third town.
  it.each([
    ['Udamattala 5.8 NE', 'Mattala', 7.85],
    ['Giritale', 'Polonnaruwa', 10.52],
    ['Oddamavadi', 'Punanai', 19.42],
    ['Habarana', 'Kibissa', 13.38],
    ['Embilipitiya', 'Udawalawe', 11.74],
    ['Hambegamuwa', 'Thanamalwila', 29.71],
    ['Kandalama', 'Bakamuna', 24.84],
    ['Gonnoruwa', 'Hambantota', 14.62],
    // On the Kelani's south bank; the ledger led over the river, by a town on the other side.
    ['Ranala', 'Hanwella', 7.63],
  ])('%s and %s are %d km apart within 2 %%', (from, to, km) => {
    const { distanceMeters } = directions(point(from), point(to))!
    expect(distanceMeters / 1000 / km).toBeGreaterThan(0.98)
    expect(distanceMeters / 1000 / km).toBeLessThan(1.02)
  })
})

describe('a stretch in the hills', () => {
  const point = (name: string) => roadNetwork().points.find((town) => town.name === name)!

  // OpenStreetMap drives these on a main road from end to end, so that no way into a town is in its km.
  it.each([
    ['Mirahawatta', 'Diganatenna', 7.29],
    ['Yatiyantota', 'Kitulgala', 20.4],
    ['Kitulgala', 'Pitawala', 8.6],
    ['Pitawala', 'Ginigathena', 4.16],
    ['Hopton', 'Lunugala', 7.8],
    ['Hopton', 'Passara', 14.1],
    ['Medamahanuwara', 'Rambukwella', 9.8],
  ])('from %s to %s is %d km long within 2 %%', (from, to, km) => {
    const { distanceMeters } = directions(point(from), point(to))!
    expect(distanceMeters / 1000 / km).toBeGreaterThan(0.98)
    expect(distanceMeters / 1000 / km).toBeLessThan(1.02)
  })
})

describe('there is no route', () => {
  it.each([
    ['to the open sea', { lat: 6.5, lng: 79.2 }],
    ['to a ship five kilometres off Colombo', { lat: 6.93, lng: 79.79 }],
    ['to Chennai', { lat: 13.08, lng: 80.27 }],
    ['to Dhanushkodi, across the strait from Talaimannar', { lat: 9.18, lng: 79.42 }],
    ['to Delft, an islet', { lat: 9.52, lng: 79.69 }],
    ['to the other side of the world', { lat: -6.93, lng: -100.15 }],
    ['to no number', { lat: Number.NaN, lng: 80 }],
    ['to infinity', { lat: 7, lng: Number.POSITIVE_INFINITY }],
  ])('%s', (_, somewhere) => {
    const colombo = place('Colombo')
    expect(directions(colombo, somewhere)).toBeNull()
    expect(directions(somewhere, colombo)).toBeNull()
    expect(directions(colombo, place('Kandy'), [somewhere])).toBeNull()
    expect(roadLeg(colombo, somewhere)).toBeNull()
  })
})

describe('a point inside a park', () => {
  const COLOMBO = findPlace('Colombo')!

  it.each([
    ['Wilpattu', 8.45, 80, 'Wilpattu National Park'],
    ['Yala', 6.37, 81.48, 'Yala National Park'],
    ['Kumana', 6.55, 81.65, 'Kumana National Park'],
    ['Wasgamuwa', 7.75, 80.92, 'Wasgamuwa National Park'],
  ])('in %s is answered by its gate', (_, lat, lng, gate) => {
    const point = { lat, lng }
    expect(directions(COLOMBO, point)).toEqual(directions(COLOMBO, findPlace(gate)!))
    expect(directions(point, COLOMBO)).toEqual(directions(findPlace(gate)!, COLOMBO))
  })

  it('is none off the coast, abroad, or far from any gate', () => {
    for (const point of [
      { lat: 6.2, lng: 81.55 },
      { lat: 13.08, lng: 80.27 },
      { lat: 5, lng: 79 },
    ])
      expect(directions(COLOMBO, point)).toBeNull()
  })
})
