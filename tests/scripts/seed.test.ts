import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parksOnSale } from '#domain/tours/parks.ts'
import { COLOMBO_AIRPORT, placeKey } from '#domain/places/place-name.ts'
import { LEDGER_ROADS } from '#data/roads/index.ts'
import { BUILT_IN_OFFERS, BUILT_IN_RATES } from '#worker/quotes/built-in-lists.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { describeRoute, townsBetween } from '#domain/quotes/route-description.ts'
import { directions } from '#domain/roads/directions.ts'
import { listedRoute, builtInRow } from '#worker/quotes/listed-rates.ts'
import { placeTour, placeTransfer, tripKey } from '#worker/quotes/placed-trips.ts'
import { LISTED_PAIRS, LISTED_TOURS, builtInModule, builtInRoutesModule, roadsRevision } from '../../scripts/seed.ts'

/** Equal for all spellings of the same places. */
const keyOf = (...names: readonly string[]) => names.map(placeKey).join(' > ')

const revisionOf = (module: string) => /ROADS_REVISION = '(\w+)'/.exec(module)![1]!

describe('the listed rates', () => {
  test('are what the roads say today: after a correction of the roads, run `npm run seed`', () => {
    // Compared as a whole: a difference of 20 kB is no message.
    expect(builtInModule() === readFileSync('worker/quotes/built-in-lists.ts', 'utf8')).toBe(true)
    expect(builtInRoutesModule() === readFileSync('worker/quotes/built-in-routes.ts', 'utf8')).toBe(true)
  })

  test('are described by what is written of their ways as by the roads themselves', async () => {
    const texts = textsOf('en')
    await texts.load('transfer')
    for (const trip of LISTED_PAIRS) {
      const [from, to] = [findPlace(trip.pickup)!, findPlace(trip.dropoff)!]
      const { route, distanceMeters } = directions(from, to)!
      const written = (await listedRoute(trip))!
      const km = Math.round(distanceMeters / 1000)
      expect(describeRoute(trip, km, written, texts)).toEqual(describeRoute(trip, km, route, texts))
      expect(townsBetween(trip, written)).toEqual(townsBetween(trip, route))
    }
  })

  test('leave what is told of other ways to the roads', async () => {
    expect(await listedRoute({ pickup: 'Colombo', dropoff: 'Dondra' })).toBeNull()
  })

  test('have another revision after any change of the roads, also one that no listed rate shows', () => {
    const [first, ...others] = LEDGER_ROADS
    const longer = [first!.replace(/\d+\.\d+/, (km) => `${km}1`), ...others]
    expect(longer).not.toEqual(LEDGER_ROADS)
    const today = revisionOf(builtInModule())
    expect(revisionOf(builtInModule(roadsRevision(longer)))).not.toBe(today)
    expect(revisionOf(builtInModule(roadsRevision([...LEDGER_ROADS])))).toBe(today)
  })

  test('are found by the key of their trip, and so are the tours', () => {
    for (const [pickup, dropoff, distanceKm, durationMinutes] of BUILT_IN_RATES)
      expect(builtInRow('transfer', tripKey(placeTransfer({ pickup, dropoff })))).toMatchObject({
        pickup,
        dropoff,
        distanceKm,
        durationMinutes,
      })
    for (const [park, pickup, dropoff, distanceKm, durationMinutes] of BUILT_IN_OFFERS)
      expect(builtInRow('safari', tripKey(placeTour({ park, pickup, dropoff })!))).toMatchObject({
        park,
        pickup,
        dropoff,
        distanceKm,
        durationMinutes,
      })
  })

  test('are at least 250 pairs, none twice, none from a place to itself', () => {
    expect(LISTED_PAIRS.length).toBeGreaterThanOrEqual(250)
    expect(new Set(LISTED_PAIRS.map(({ pickup, dropoff }) => keyOf(pickup, dropoff))).size).toBe(LISTED_PAIRS.length)
    expect(LISTED_PAIRS.filter(({ pickup, dropoff }) => placeKey(pickup) === placeKey(dropoff))).toEqual([])
  })

  test('go both ways', () => {
    const keys = new Set(LISTED_PAIRS.map(({ pickup, dropoff }) => keyOf(pickup, dropoff)))
    expect(LISTED_PAIRS.filter(({ pickup, dropoff }) => !keys.has(keyOf(dropoff, pickup)))).toEqual([])
  })

  test('join every town on them with the airport', () => {
    const towns = new Set(LISTED_PAIRS.filter(({ pickup }) => pickup === COLOMBO_AIRPORT).map(({ dropoff }) => dropoff))
    const parks = /National Park$/
    expect(
      [...new Set(LISTED_PAIRS.map(({ pickup }) => pickup))].filter(
        (name) => name !== COLOMBO_AIRPORT && !towns.has(name) && !parks.test(name),
      ),
    ).toEqual([])
  })
})

describe('the listed tours', () => {
  test('are at least 40 over all parks on sale, none twice', () => {
    expect(LISTED_TOURS.length).toBeGreaterThanOrEqual(40)
    expect(new Set(LISTED_TOURS.map(({ park }) => park))).toEqual(new Set(parksOnSale().map(({ name }) => name)))
    expect(new Set(LISTED_TOURS.map(({ park, pickup, dropoff }) => keyOf(park, pickup, dropoff))).size).toBe(
      LISTED_TOURS.length,
    )
  })
})
