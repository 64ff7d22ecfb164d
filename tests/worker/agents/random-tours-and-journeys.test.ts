/** Whatever tour or journey an agent asks about has the prices of its page. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { vehicleClasses, vehiclePrice } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { parksOnSale } from '#domain/tours/parks.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'
import { workerSiteData } from '#worker/pages/site-data.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { ask, connected, type JourneyData } from './client.ts'

const context = { env, waitUntil: () => {} }
const { signal } = new AbortController()
const SEED = 20_261_122

/** The same for each test, whichever of them run. */
function numbers() {
  const { oneOf, whole } = randomNumbers(SEED)
  return { oneOf, whole, place: () => oneOf(allPlaces()).name }
}

test(`fifty random tours of seed ${SEED}`, async () => {
  const client = await connected()
  const { oneOf, whole, place } = numbers()
  let found = 0
  for (let i = 0; i < 50; i++) {
    const [tour, travelers] = [{ park: oneOf(parksOnSale()).name, pickup: place(), dropoff: place() }, whole(1, 6)]
    const shown = await workerSiteData(context, ENGLISH_TEXTS).tourTransport(tour, signal)
    const { data, isError } = await ask(client, 'quote_tour', { ...tour, travelers })
    expect(isError, JSON.stringify(tour)).toBe(shown?.state !== 'found')
    if (shown?.state !== 'found') continue
    found += 1
    const { trip, distanceKm } = shown
    expect(data.totalUsd).toBe(tourPrice({ park: trip.park, tourLength: 'half', travelers, distanceKm: distanceKm! }))
  }
  expect(found).toBeGreaterThan(35)
})

test(`fifty random journeys of seed ${SEED}`, async () => {
  const client = await connected()
  const { place } = numbers()
  let priced = 0
  for (let i = 0; i < 50; i++) {
    const plan = { stops: [{ place: place() }, { place: place(), nights: 1 }, { place: place() }] }
    const shown = await workerSiteData(context, ENGLISH_TEXTS).journey(plan, signal)
    const { data, isError } = await ask(client, 'quote_journey', plan)
    expect(isError, JSON.stringify(plan)).toBe(shown.state !== 'priced')
    if (shown.state !== 'priced') continue
    priced += 1
    const { total, stay } = shown.journey
    expect((data as unknown as JourneyData).ways.map(({ prices }) => prices.map(({ priceUsd }) => priceUsd))).toEqual(
      [total, ...(stay ? [stay] : [])].map((fare) =>
        vehicleClasses().map((vehicle) => vehiclePrice(vehicle, fare).usd),
      ),
    )
  }
  expect(priced).toBeGreaterThan(35)
})
