import { readFileSync } from 'node:fs'
import { feature } from 'topojson-client'
import { describe, expect, it } from 'vitest'
import { greatCircleKm, nearestOnSegment } from '#domain/roads/geometry.ts'
import { readPoints, readRoads } from '#domain/roads/ledger.ts'
import { LEDGER_POINTS, LEDGER_ROADS } from '#data/roads/index.ts'
import { readNetwork } from '#domain/roads/network.ts'

const network = readNetwork()
const { points, roads, edges } = network
const edgeNumbers = Array.from({ length: edges.count }, (_, edge) => edge)
const endsOf = (edge: number) => [points[edges.from[edge]!]!, points[edges.to[edge]!]!] as const
const titleOf = (edge: number) =>
  endsOf(edge)
    .map(({ name }) => name)
    .join(' - ')

describe('the road ledger', () => {
  it('is one connected whole', () => {
    const reached = new Set([0])
    const queue = [0]
    for (let point = queue.pop(); point !== undefined; point = queue.pop()) {
      for (let arc = network.firstArc[point]!; arc < network.firstArc[point + 1]!; arc++) {
        const next = network.arcTarget[arc]!
        if (!reached.has(next)) queue.push(next)
        reached.add(next)
      }
    }
    expect(points.filter((_, i) => !reached.has(i)).map(({ name }) => name)).toEqual([])
  })

  it('has no stretch shorter than the straight line between its ends', () => {
    // Positions are written to 11 m, km to 100 m and those of short stretches to 10 m.
    const tooShort = edgeNumbers.filter((edge) => {
      const [a, b] = endsOf(edge)
      return edges.km[edge]! < greatCircleKm(a.lat, a.lng, b.lat, b.lng) - 0.03
    })
    expect(tooShort.map(titleOf)).toEqual([])
  })

  it('has no stretch of an incredible length', () => {
    const tooLong = edgeNumbers.filter((edge) => {
      const [a, b] = endsOf(edge)
      return edges.km[edge]! > 5 * greatCircleKm(a.lat, a.lng, b.lat, b.lng) + 5
    })
    expect(tooLong.map(titleOf)).toEqual([])
  })

  it('names every point once, and no town twice', () => {
    const names = points.map(({ name }) => name.toLowerCase())
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
    const towns = points.filter(({ name }) => !/ \d/.test(name) && !name.endsWith(' interchange'))
    const twice = towns.filter((town, i) =>
      towns.slice(0, i).some((other) => greatCircleKm(town.lat, town.lng, other.lat, other.lng) < 0.1),
    )
    expect(twice.map(({ name }) => name)).toEqual([])
  })

  it('has no point that no road uses', () => {
    const used = new Set(roads.flatMap((road) => road.points))
    expect(points.filter(({ name }) => !used.has(name)).map(({ name }) => name)).toEqual([])
  })

  it('refuses lines that it cannot read', () => {
    expect(() => readPoints('Kandy seven eighty')).toThrow('position')
    expect(() => readRoads('A1 Colombo - Kandy | main')).toThrow('without its points')
    expect(() => readRoads('A1 Colombo - Kandy | motorway\nColombo 0, Kandy 116')).toThrow('class')
    expect(() => readRoads('A1 Colombo - Kandy | main\nColombo 0, Kandy 116 swamp')).toThrow('terrain')
    expect(() => readRoads('A1 Colombo - Kandy | main\nColombo 10, Kandy 9')).toThrow('rise')
    expect(() => readNetwork(['Colombo 6.9 79.8'], ['A1 Colombo - Kandy | main\nColombo 0, Kandy 116'])).toThrow(
      'No position for Kandy',
    )
  })
})

type Ring = readonly (readonly number[])[]

/** Sri Lanka as Natural Earth draws it, longitude first. */
function outlineOfSriLanka(): Ring[] {
  const world = JSON.parse(readFileSync(new URL(import.meta.resolve('world-atlas/countries-10m.json')), 'utf8'))
  const countries = feature(world, world.objects.countries) as unknown as {
    features: { properties: { name: string }; geometry: { coordinates: Ring[][] } }[]
  }
  return countries.features
    .find(({ properties }) => properties.name === 'Sri Lanka')!
    .geometry.coordinates.map(([ring]) => ring!)
}

function isInside(ring: Ring, lat: number, lng: number): boolean {
  return ring.reduce((inside, [aLng, aLat], i) => {
    const [bLng, bLat] = ring.at(i - 1)!
    const crosses = aLat! > lat !== bLat! > lat && lng < aLng! + ((bLng! - aLng!) * (lat - aLat!)) / (bLat! - aLat!)
    return crosses ? !inside : inside
  }, false)
}

function kmToCoast(ring: Ring, lat: number, lng: number): number {
  return Math.min(
    ...ring.map(([aLng, aLat], i) => {
      const [bLng, bLat] = ring.at(i - 1)!
      return nearestOnSegment(lat, lng, aLat!, aLng!, bLat!, bLng!).km
    }),
  )
}

/** Causeways join it to Jaffna; the outline is too coarse to have it. */
function isPungudutivu(lat: number, lng: number): boolean {
  return greatCircleKm(lat, lng, 9.585, 79.82) < 5
}

describe('points of the ledger', () => {
  it('lie on the island, as Natural Earth draws it', () => {
    const outline = outlineOfSriLanka()
    // Spits, causeways and lagoon shores lie up to a few km outside so general an outline.
    const afloat = points.filter(
      ({ lat, lng }) =>
        !isPungudutivu(lat, lng) &&
        !outline.some((ring) => isInside(ring, lat, lng) || kmToCoast(ring, lat, lng) < 4.5),
    )
    expect(afloat.map(({ name }) => name)).toEqual([])
  })
})

/** All stretches that carry the number: where two A-roads share one, it carries the other's. */
function kmOf(number: string): number {
  return edgeNumbers.reduce((sum, edge) => sum + (roads[edges.road[edge]!]!.number === number ? edges.km[edge]! : 0), 0)
}

/** Km posts by the name of the point. */
function postsOf(number: string): Map<string, number> {
  const posts = new Map<string, number>()
  for (const road of roads) if (road.number === number) road.points.forEach((name, i) => posts.set(name, road.km[i]!))
  return posts
}

describe('lengths', () => {
  // A1 and A4 as officially published, the others as commonly given. A1 is counted from Colombo Fort, the ledger's from
  // Orugodawatta.
  it.each([
    ['A1', 115.9],
    ['A2', 317.8],
    ['A4', 430],
    ['A5', 267.9],
    ['A6', 202],
    ['A7', 119.7],
    ['A9', 321],
    ['A11', 127],
    ['A12', 178.7],
    ['A14', 114],
    ['A15', 130.3],
    ['A32', 106.7],
  ])('of the %s are the known %d km within 5 %%', (number, knownKm) => {
    expect(kmOf(number) / knownKm).toBeGreaterThan(0.95)
    expect(kmOf(number) / knownKm).toBeLessThan(1.05)
  })

  it.each([
    ['E01', 'Kottawa', 'Pinnaduwa', 95.3],
    ['E01', 'Kottawa', 'Godagama', 126.5],
    ['E02', 'Kottawa', 'Kaduwela', 11],
    ['E02', 'Kottawa', 'Kerawalapitiya', 29.5],
    ['E03', 'New Kelani Bridge', 'Katunayake', 25.8],
    ['E04', 'Mirigama', 'Yaggapitiya', 40.9],
  ])('along the %s from %s to %s are the posted %d km', (number, from, to, postedKm) => {
    const posts = postsOf(number)
    const km = Math.abs(posts.get(`${to} interchange`)! - posts.get(`${from} interchange`)!)
    expect(km / postedKm).toBeGreaterThan(0.98)
    expect(km / postedKm).toBeLessThan(1.02)
  })

  it('come from the tables that the network is read from', () => {
    expect(LEDGER_POINTS.length).toBe(9)
    expect(LEDGER_ROADS.length).toBe(11)
  })
})
