/** What is written of the ways of listed transfers. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Env } from '#worker/environment.ts'
import { runWithPriceLists } from '#worker/prices/request-price-list.ts'
import { listedRoute } from '#worker/quotes/listed-rates.ts'
import { listWith, publishList } from '../prices/price-site.ts'

test('is not told of a way to a gate that the owner has moved', async () => {
  const toYala = { pickup: 'Colombo', dropoff: 'Yala National Park' }
  const yala = FIRST_PRICE_LIST.parks['Yala national park']!
  const moved = { ...yala, gate: { lat: 6.3954, lng: 81.3357 } }
  expect(await listedRoute(toYala)).not.toBeNull()
  await publishList(listWith({ parks: { ...FIRST_PRICE_LIST.parks, 'Yala national park': moved } }))
  await runWithPriceLists(env as unknown as Env, async () => {
    expect(await listedRoute(toYala)).toBeNull()
    expect(await listedRoute({ pickup: 'Colombo', dropoff: 'Ella' })).not.toBeNull()
  })
})
