/** Whatever way an agent asks about has the prices of its page. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { vehicleClasses, vehiclePrice } from '#domain/fares/vehicles.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import { workerSiteData } from '#worker/pages/site-data.ts'
import { randomNumbers } from '../../random-numbers.ts'
import { ask, connected } from './client.ts'

const context = { env, waitUntil: () => {} }
const { signal } = new AbortController()
const SEED = 20_261_122

test(`four hundred random transfers of seed ${SEED}`, async () => {
  const client = await connected()
  const { oneOf } = randomNumbers(SEED)
  const place = () => oneOf(allPlaces()).name
  let priced = 0
  for (let i = 0; i < 400; i++) {
    const trip = { pickup: place(), dropoff: place() }
    const shown = await workerSiteData(context, ENGLISH_TEXTS).fare(trip, signal)
    const { data, isError } = await ask(client, 'quote_transfer', trip)
    expect(isError, JSON.stringify(trip)).toBe(shown.state !== 'priced')
    if (shown.state !== 'priced') continue
    priced += 1
    expect(data.vehicles.map(({ priceLkr, priceUsd }) => [priceLkr, priceUsd])).toEqual(
      vehicleClasses().map((vehicle) => Object.values(vehiclePrice(vehicle, shown.quote))),
    )
  }
  expect(priced).toBeGreaterThan(300)
})
