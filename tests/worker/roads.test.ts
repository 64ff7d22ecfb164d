import { describe, expect, it } from 'vitest'
import { allPlaces, findPlace } from '#domain/places/gazetteer/lookup.ts'
import { alternativeDirections, directions } from '#worker/roads/directions.ts'
import { greatCircleKm } from '#worker/roads/geometry.ts'

const place = (name: string) => findPlace(name)!
const between = (from: string, to: string) => directions(place(from), place(to))!

/** Same pairs in every run: a failure can be looked at again. */
function randomNumbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

describe('directions between random places of the gazetteer', () => {
  const places = allPlaces()
  const random = randomNumbers(2026)
  const pairs = Array.from({ length: 20_000 }, () => [
    places[Math.floor(random() * places.length)]!,
    places[Math.floor(random() * places.length)]!,
  ] as const)

  it('exist for 20,000 pairs and are never shorter than the great circle', { timeout: 120_000 }, () => {
    const wrong: string[] = []
    for (const [from, to] of pairs) {
      const drive = directions(from, to)
      const leastMeters = greatCircleKm(from.lat, from.lng, to.lat, to.lng) * 1000
      if (drive === null || drive.distanceMeters < Math.floor(leastMeters)) wrong.push(`${from.name} - ${to.name}: ${drive?.distanceMeters}`)
    }
    expect(wrong).toEqual([])
  })

  it('are the same both ways within 3 %', { timeout: 60_000 }, () => {
    const wrong: string[] = []
    for (const [from, to] of pairs.slice(0, 3_000)) {
      const out = directions(from, to)!
      const back = directions(to, from)!
      if (Math.abs(out.distanceMeters - back.distanceMeters) > 0.03 * out.distanceMeters) wrong.push(`${from.name} - ${to.name}`)
    }
    expect(wrong).toEqual([])
  })
})

describe('a drive', () => {
  it('from the airport to Galle takes the expressways, in order', () => {
    const drive = between('BIA', 'Galle')
    expect(drive.roads.map(({ name }) => name).filter((name) => name.startsWith('E'))).toEqual(['E03', 'E02', 'E01'])
    expect(drive.expresswayKm).toBeGreaterThan(130)
    expect(drive.hillKm).toBe(0)
  })

  it('from Kandy to Nuwara Eliya climbs the A5 by way of Ramboda', () => {
    const drive = between('Kandy', 'Nuwara Eliya')
    expect(drive.roads.map(({ name }) => name)).toContain('A5')
    expect(drive.towns).toContain('Ramboda')
    expect(drive.hillKm).toBeGreaterThan(0.8 * (drive.distanceMeters / 1000))
  })

  it('from Colombo to Kitulgala winds along the A7 without reaching the hills', () => {
    const drive = between('Colombo', 'Kitulgala')
    expect(drive.windingKm).toBeGreaterThan(25)
    expect(drive.hillKm).toBeLessThan(5)
    expect(between('Galle', 'Matara').windingKm).toBe(0)
  })

  it('goes from door to door along its path', () => {
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
    const drive = between('Negombo', 'Ella')
    expect(Number.isInteger(drive.distanceMeters)).toBe(true)
    expect(Number.isInteger(drive.durationSeconds)).toBe(true)
    expect(between('Negombo', 'Ella')).toEqual(drive)
  })

  it('to where it starts is no distance', () => {
    const { distanceMeters, durationSeconds } = directions(place('Ella'), place('Ella'))!
    expect([distanceMeters, durationSeconds]).toEqual([0, 0])
  })

  it('to the house next door does not go by the main road', () => {
    const rekawa = place('Rekawa')
    const drive = directions(rekawa, { lat: rekawa.lat + 0.001, lng: rekawa.lng })!
    expect(drive.distanceMeters).toBeLessThan(200)
    expect(drive.path).toHaveLength(2)
  })

  it('by way of a third place is the two drives in one', () => {
    const whole = directions(place('Colombo'), place('Galle'), [place('Kandy')])!
    const parts = between('Colombo', 'Kandy').distanceMeters + between('Kandy', 'Galle').distanceMeters
    expect(Math.abs(whole.distanceMeters - parts)).toBeLessThanOrEqual(1)
    expect(whole.path).toContainEqual([place('Kandy').lat, place('Kandy').lng])
  })

  it('along one stretch needs no junction', () => {
    const drive = directions({ lat: 8.2, lng: 80.87 }, { lat: 8.21, lng: 80.88 })!
    expect(drive.distanceMeters).toBeGreaterThan(1_500)
    expect(drive.distanceMeters).toBeLessThan(6_000)
  })
})

describe('alternatives', () => {
  it('name the inland road and the expressway between Negombo and Ella, the fastest first', () => {
    const ways = alternativeDirections(place('Negombo'), place('Ella'))
    expect(ways.length).toBeGreaterThanOrEqual(2)
    expect(ways.map(({ durationSeconds }) => durationSeconds)).toEqual(ways.map(({ durationSeconds }) => durationSeconds).toSorted((a, b) => a - b))
    const expressway = ways.map(({ expresswayKm }) => expresswayKm)
    expect(Math.max(...expressway)).toBeGreaterThan(200)
    expect(Math.min(...expressway)).toBeLessThan(100)
  })

  it('are few, and none where there is no road', () => {
    expect(alternativeDirections(place('Galle'), place('Unawatuna')).length).toBeLessThanOrEqual(3)
    expect(alternativeDirections(place('Galle'), { lat: 4, lng: 80 })).toEqual([])
  })
})

describe('no drive leads', () => {
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
  })
})
