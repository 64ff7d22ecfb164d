/** The table of hotels, and which house a typed text finds in it. */
import { describe, expect, test } from 'vitest'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { compactName } from '#domain/places/gazetteer/matching.ts'
import { roadNetwork } from '#domain/roads/directions.ts'
import { accessesOf } from '#domain/roads/search.ts'
import { searchHotels } from '#worker/places/hotel-search.ts'
import { hotelLine, readHotels } from '#worker/places/hotel-table.ts'
import { allHotels, theHotelIndex } from '#worker/places/hotel-search.ts'
import { findHotel } from '#worker/places/known-places.ts'

const hotels = allHotels()

describe('the table', () => {
  test('has at least 4,500 houses', () => {
    expect(hotels.length).toBeGreaterThanOrEqual(4500)
  })

  test('gives every house a name that no other house and no place has', () => {
    expect(new Set(hotels.map(({ name }) => compactName(name))).size).toBe(hotels.length)
    expect(hotels.filter(({ name }) => findPlace(name) !== null)).toEqual([])
    for (const hotel of hotels) expect(findHotel(hotel.name)).toBe(hotel)
  })

  test('names houses in a way that fits into an address and a list of aliases', () => {
    expect(
      hotels.filter(({ name, aliases }) =>
        [name, ...aliases].some((each) => /[,|/<>"\n]|^\s|\s$|\s\s/.test(each) || each.length > 80 || each.length < 3),
      ),
    ).toEqual([])
  })

  test('puts a house on the island, and into a town of the gazetteer nearby where the gazetteer has it', () => {
    for (const { name, lat, lng } of hotels) {
      expect(lat, name).toBeGreaterThan(5.8)
      expect(lat, name).toBeLessThan(9.9)
      expect(lng, name).toBeGreaterThan(79.5)
      expect(lng, name).toBeLessThan(82)
    }
    const strays = hotels.filter(({ town, lat, lng }) => {
      const place = findPlace(town)
      return place !== null && Math.hypot((place.lat - lat) * 110.6, (place.lng - lng) * 110.3) > 25
    })
    expect(strays.map(({ name, town }) => `${name} in ${town}`)).toEqual([])
  })

  test('has no schools, offices and eateries', () => {
    const odd = hotels.filter(({ name }) =>
      /girl'?s hostel|boy'?s hostel|faculty|circuit bungalow|campsite|money exchange|children/i.test(name),
    )
    expect(odd).toEqual([])
  })

  test('is read as it is written', () => {
    for (const hotel of hotels.slice(0, 500))
      expect(readHotels(`## ${hotel.district}\n${hotelLine(hotel)}`)).toEqual([hotel])
    expect(() => readHotels('## Galle\nAmangalla | Galle | here | hotel A')).toThrow('Amangalla')
    expect(() => readHotels('## Galle\nAmangalla | Galle | 6.0275 80.2180 | castle A')).toThrow('castle')
  })
})

const found = (text: string) => searchHotels(theHotelIndex(), text, null, 8).map(({ hotel }) => hotel.name)

describe('a search', () => {
  test.each([
    ['galle face', 'Galle Face Hotel'],
    ['hotel galle face', 'Galle Face Hotel'],
    ['cinamon grand', 'Cinnamon Grand Colombo'],
    ['jetwing yala', 'Jetwing Yala'],
    ['yala jetwing', 'Jetwing Yala'],
    ['heritance kandalama', 'Heritance Kandalama'],
    ['heritanse kandalma', 'Heritance Kandalama'],
    ['98 acers ella', '98 Acres Resort'],
    ['hotel sigiriya', 'Hotel Sigiriya'],
    ['sigiriya hotel', 'Hotel Sigiriya'],
    ['aliya resort', 'Aliya Resort & Spa'],
    ['aliya resort and spa sigiriya', 'Aliya Resort & Spa'],
    ['shangrila colombo', 'Shangri-La Hotel Colombo'],
    ['jetwing colombo 7', 'Jetwing Colombo Seven'],
    ['Mövenpick', 'Movenpick Hotel Colombo'],
    ['queens hotel kandy', "Queen's Hotel"],
    ['quenes hotel kandy', "Queen's Hotel"],
    ['mt lavinia hotel', 'Mount Lavinia Hotel'],
    ['st andrews nuwara eliya', "Jetwing St Andrew's"],
    ['fortress koggala', 'The Fortress Resort & Spa'],
    ['cinnamon bent', 'Bentota Beach by Cinnamon'],
    ['chaaya citadel', 'Cinnamon Citadel'],
    ['browns beach hotel', 'Heritance Negombo'],
  ])('for %j has %s first', (text, name) => {
    expect(found(text)[0]).toBe(name)
  })

  test('prefers houses near a position', () => {
    for (const town of ['Unawatuna', 'Arugam Bay']) {
      expect(searchHotels(theHotelIndex(), 'coco bay', findPlace(town)!, 8)[0]!.hotel.town).toBe(town)
    }
  })

  test.each(['', ' ', '🙂', '!?', 'යාල', 'qqqqxxxxzzzz', 'the'])('for %j finds nothing', (text) => {
    expect(found(text)).toEqual([])
  })

  test('takes only the last word for one that is not finished and has a slip: the others are whole', () => {
    const isHeritance = (name: string) => name.startsWith('Heritance')
    expect(found('hotel hertan').some(isHeritance)).toBe(true)
    expect(found('hertan hotel').some(isHeritance)).toBe(false)
  })

  test('of any text ends, and keeps to its limit', () => {
    for (const text of [
      'a',
      'hotel',
      'hotel '.repeat(80),
      'x'.repeat(160),
      'villa beach resort spa hotel inn',
      'a b c d e f g h i j k l',
    ]) {
      expect(searchHotels(theHotelIndex(), text, null, 3).length).toBeLessThanOrEqual(3)
    }
  })
})

describe('a name means a house', () => {
  test.each([
    ['Heritance Kandalama', 'Heritance Kandalama'],
    ['heritance-kandalama', 'Heritance Kandalama'],
    ['Heritance Kandalama, Dambulla, Sri Lanka', 'Heritance Kandalama'],
    ['Heritance Kandalama (Dambulla)', 'Heritance Kandalama'],
    ['galle face', 'Galle Face Hotel'],
    ['Chaaya Citadel', 'Cinnamon Citadel'],
    ['Coco Bay, Unawatuna', 'Coco Bay (Unawatuna)'],
    ['Coco Bay (Arugam Bay)', 'Coco Bay (Arugam Bay)'],
    ['Jungle Beach Resort, Kirinda', 'Jungle Beach Resort'],
    ['Galle Face Hotel, Galle Road', 'Galle Face Hotel'],
  ])('%s is %s', (text, name) => {
    expect(findHotel(text)?.name).toBe(name)
  })

  test('and none in another town than the one behind it', () => {
    expect(findHotel('Jungle Beach Resort, Trincomalee')).toBeNull()
    expect(findHotel('Heritance Kandalama, Galle')).toBeNull()
  })

  test.each(['Coco Bay', 'Hotel', 'The Resort', '', 'Coco', 'Amber Lighthouse', '__proto__', 'x'.repeat(10_000)])(
    '%j means none',
    (text) => {
      expect(findHotel(text)).toBeNull()
    },
  )
})

test('every house is reached by road', () => {
  // The roads are one connected whole (tests/roads): who reaches one of them reaches all.
  const roads = roadNetwork()
  expect(hotels.filter(({ lat, lng }) => accessesOf(roads, lat, lng).length === 0).map(({ name }) => name)).toEqual([])
})
