import { describe, expect, it } from 'vitest'
import { allPlaces, findPlace } from '#domain/gazetteer/index.ts'
import { directions } from '#worker/roads/index.ts'

const between = (from: string, to: string) => directions(findPlace(from)!, findPlace(to)!)

describe('directions', () => {
  it('takes the expressway from the airport to Galle', () => {
    const drive = between('BIA', 'Galle')!
    expect(drive.expresswayKm).toBeGreaterThan(100)
    expect(drive.roads.map(({ name }) => name)).toContain('E01')
  })

  it('joins every place of the gazetteer to Colombo', () => {
    const colombo = findPlace('Colombo')!
    const cutOff = allPlaces().filter((place) => directions(place, colombo) === null)
    expect(cutOff.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['the open sea', { lat: 6.5, lng: 79.2 }],
    ['Chennai', { lat: 13.08, lng: 80.27 }],
    ['nowhere', { lat: Number.NaN, lng: 80 }],
  ])('finds no road to %s', (_, place) => {
    expect(directions(findPlace('Colombo')!, place)).toBeNull()
  })
})
