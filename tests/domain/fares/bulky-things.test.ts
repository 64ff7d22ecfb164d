import { describe, expect, test } from 'vitest'
import {
  type BulkyThings,
  countedBulky,
  needsRoofRack,
  smallestOfTwo,
  smallestThatTakes,
  stowed,
  takes,
  wholePartyOfEach,
} from '#domain/fares/bulky-things.ts'
import { partyInVehicle } from '#domain/journeys/journey-fares.ts'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'

/** Seats of a car and of a van. */
const [CAR, VAN] = [3, 6]
const inside = (bags: number) => ({ bags, onRoof: false })
const onRoof = { bags: 0, onRoof: true }

test.each<[BulkyThings, object | null, object | null]>([
  [{}, inside(0), inside(0)],
  [{ surfboards: 1 }, onRoof, inside(1)],
  [{ longboards: 1 }, onRoof, onRoof],
  [{ golfBags: 2 }, inside(4), inside(4)],
  [{ bicycles: 2 }, onRoof, inside(6)],
  [{ wheelchairs: 1 }, inside(1), inside(1)],
  [{ fixedWheelchairs: 1 }, null, inside(4)],
  [{ prams: 2 }, inside(2), inside(2)],
  [
    { longboards: 1, prams: 1, wheelchairs: 1 },
    { bags: 2, onRoof: true },
    { bags: 2, onRoof: true },
  ],
  [{ surfboards: 0, fixedWheelchairs: null, bicycles: undefined }, inside(0), inside(0)],
])('%j in a car, in a van', (things, car, van) => {
  expect(stowed(things, CAR)).toEqual(car)
  expect(stowed(things, CAR + 2)).toEqual(car)
  expect(stowed(things, VAN)).toEqual(van)
  expect(stowed(things, 12)).toEqual(van)
})

// Bags of the test's list: mini 2, car 3, van 6.
describe('beside travelers and bags', () => {
  test.each([
    [{ travelers: 2, bags: 1, prams: 1 }, 'mini'],
    [{ travelers: 2, bags: 2, prams: 1 }, 'car'],
    [{ travelers: 2, bags: 3, prams: 1 }, 'van'],
    [{ travelers: 1, bags: 1, golfBags: 1 }, 'car'],
    [{ travelers: 2, bags: 2, golfBags: 2 }, 'van'],
    [{ travelers: 2, bags: 2, golfBags: 3 }, null],
    [{ travelers: 2, bags: 2, surfboards: 2 }, 'mini'],
    [{ travelers: 2, bags: 2, fixedWheelchairs: 1 }, 'van'],
    [{ travelers: 2, bags: 3, fixedWheelchairs: 1 }, null],
  ])('the smallest vehicle for %j is %s', (party, vehicle) => {
    expect(smallestThatTakes(party)).toBe(vehicle)
  })

  test.each([
    [{ travelers: 6, bags: 6 }, null],
    [{ travelers: 6, bags: 6, wheelchairs: 1 }, 'van'],
    [{ travelers: 2, bags: 3, fixedWheelchairs: 1 }, 'van'],
    [{ travelers: 2, bags: 2, golfBags: 3 }, 'van'],
    // Each would need a roof rack; nobody rides in the second one; two do not take it.
    [{ travelers: 6, bags: 7, longboards: 2 }, null],
    [{ travelers: 1, bags: 3, fixedWheelchairs: 1 }, null],
    [{ travelers: 6, bags: 6, fixedWheelchairs: 2 }, null],
  ])('of %j two vehicles are a %s each', (party, vehicle) => {
    expect(smallestOfTwo(party)).toBe(vehicle)
  })

  test('a roof rack is needed where the class has not the room of a van, and of the longest boards always', () => {
    expect(['mini', 'car', 'van'].map((vehicle) => needsRoofRack({ surfboards: 1 }, vehicle))).toEqual([
      true,
      true,
      false,
    ])
    expect(needsRoofRack({ longboards: 1 }, 'van')).toBe(true)
    // What does not fit at all needs no rack either.
    expect(needsRoofRack({ fixedWheelchairs: 1, surfboards: 1 }, 'mini')).toBe(false)
    expect(takes('mini', { travelers: 1, bags: 0, fixedWheelchairs: 1, surfboards: 1 })).toBe(false)
  })

  test('two vehicles share them', () => {
    const party = { travelers: 4, bags: 0, bicycles: 3, prams: 1 }
    expect(wholePartyOfEach(party, 2)).toMatchObject({ travelers: 2, bicycles: 2, prams: 1 })
    const said = driverNotes({ travelers: 4, bicycles: 3, prams: 1 })
    expect([0, 1].map((number) => partyInVehicle(said, 2, number))).toMatchObject([
      { bicycles: 2, prams: 1, surfboards: null },
      { bicycles: 1, prams: 0, surfboards: null },
    ])
    expect(partyInVehicle(said, 1, 0)).toMatchObject({ bicycles: 3, prams: 1, travelers: 4 })
  })
})

test('only what there is counts as told', () => {
  expect(countedBulky({ prams: 1, surfboards: 0, bicycles: null })).toEqual(['prams'])
})
