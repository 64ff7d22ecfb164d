/** A page of a listed transfer tells of the way without the road network, which a cold isolate takes long to read. */
import { expect, test, vi } from 'vitest'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { readNetwork } from '#domain/roads/network.ts'
import type { PricedFare } from '#domain/quotes/fare-quote.ts'
import { workerSiteData } from '#worker/pages/site-data.ts'

vi.mock('#domain/roads/network.ts', { spy: true })

const site = workerSiteData({ env: {} as never, waitUntil: () => {} }, ENGLISH_TEXTS)

const told = (pickup: string, dropoff: string) =>
  site.routeDescription(
    { pickup, dropoff, source: 'embedded', quote: { distance: 200 } } as PricedFare,
    new AbortController().signal,
  )

test('the roads are read for other pairs alone', async () => {
  await ENGLISH_TEXTS.load('transfer')
  expect((await told('Colombo', 'Ella'))!.sentences.join(' ')).toContain('Expressway')
  expect(readNetwork).not.toHaveBeenCalled()
  expect((await told('Dondra', 'Ella'))!.sentences.length).toBeGreaterThan(0)
  expect(readNetwork).toHaveBeenCalledOnce()
})
