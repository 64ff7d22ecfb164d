/** Stops on the way of a plain transfer: the call, the token, and the booking of it. */
import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { vehicleText } from '#domain/fares/vehicle-text.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import type { StopOnTheWay, Problem, TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'
import { freshTransferQuote, quoteTrip } from '#worker/quotes/quotes.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { mintTransferToken, readToken } from '#worker/quotes/quote-token.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { testSite, transferDetails } from '../bookings/booking-site.ts'
import { call } from '../site.ts'

const site = testSite()
const context = { env, waitUntil: () => {} }

const ask = (via: unknown) => call('/transfer/query', { urlData: { url: transferSlug('Badulla', 'Matara'), via } })
const quoteOf = async (via: unknown): Promise<TransferQuote> => ((await (await ask(via)).json()) as TransferQuote[])[0]!
const positionOf = (name: string) => placeAt(name).position!

test('the fare is that of the whole way; it is answered at once and not saved', async () => {
  const quote = await quoteOf([{ place: 'Yala' }, { place: 'Tangalle', minutes: 60 }])
  const leg = roadLeg(positionOf('Badulla'), positionOf('Matara'), [positionOf('Yala'), positionOf('Tangalle')])!
  const fare = transferFare({ pickup: 'Badulla', dropoff: 'Matara', ...leg })
  expect(quote).toMatchObject({
    distance: leg.distanceKm,
    miniprice: fare.miniprice! + 1000,
    vanprice: fare.vanprice! + 1800,
  })
  expect(quote.via).toEqual([
    { place: 'Yala National Park', minutes: 30 },
    { place: 'Tangalle', minutes: 60 },
  ])
  expect(await (await ask(undefined)).json()).toEqual([])
})

test('a way that is shorter, or whose rate for a km is lower, never costs less than the direct one', async () => {
  const direct = (await quoteTrip(context, { pickup: 'Badulla', dropoff: 'Matara' }))!
  for (const place of ['Ella', 'Wellawaya', 'Bandarawela', 'Hambantota', 'Tangalle', 'Embilipitiya', 'Tissamaharama']) {
    const quote = (await quoteTrip(context, { pickup: 'Badulla', dropoff: 'Matara' }, undefined, [
      { place, minutes: 0 },
    ]))!
    for (const price of ['miniprice', 'carprice', 'vanprice', 'miniusd', 'carusd', 'vanusd'] as const)
      expect(quote.fare![price]).toBeGreaterThanOrEqual(direct.fare![price]!)
  }
})

test('the token holds the stops, and the booking redeems it', async () => {
  const via = [{ place: 'Ella', minutes: 45 }]
  const quote = await quoteOf(via)
  const reading = await readToken(env, quote.token, 'transfer')
  expect(reading).toMatchObject({ ok: true, claims: { via, distance: quote.distance } })
  const { pickup, dropoff, distance, duration } = quote
  const answer = await site.bookTransfer(quote.token, {
    ...transferDetails,
    pickup,
    dropoff,
    distance,
    duration,
    vehicle: vehicleText('van', quote),
  })
  expect(answer.status, await answer.clone().text()).toBe(200)
})

test('a token with another price for waiting is stale', async () => {
  const quote = await quoteOf([{ place: 'Ella', minutes: 45 }])
  const reading = await readToken(env, quote.token, 'transfer')
  if (!reading.ok) throw new Error(reading.reason)
  const { claims } = reading
  const cheaper = { ...claims.prices, miniprice: claims.prices.miniprice! - 500 }
  const token = await mintTransferToken(env, { ...claims, ...cheaper })
  const answer = await site.bookTransfer(token, {
    pickup: quote.pickup,
    dropoff: quote.dropoff,
    distance: quote.distance,
    duration: quote.duration,
    vehicle: vehicleText('mini', cheaper),
  })
  expect(answer.status).toBe(409)
  const { quote: fresh } = (await answer.json()) as { quote: TransferQuote }
  expect(fresh).toMatchObject({
    distance: quote.distance,
    miniprice: quote.miniprice,
    via: quote.via as StopOnTheWay[],
  })
  expect(await freshTransferQuote(context, claims)).toMatchObject({ vanusd: quote.vanusd, via: quote.via })
})

test.each([
  ['a stop that nobody knows', [{ place: 'Ella' }, { place: 'Qqxxyyzz' }], 'urlData.via.1.place'],
  ['five stops', Array.from({ length: 5 }, () => ({ place: 'Ella' })), 'urlData.via'],
  ['half a minute', [{ place: 'Ella', minutes: 0.5 }], 'urlData.via.0.minutes'],
])('%s is refused', async (_, via, field) => {
  const answer = await ask(via)
  expect(answer.status).toBe(422)
  expect(((await answer.json()) as Problem).fields!.map((each) => each.field)).toEqual([field])
})

test('a stop that no road leads to has no quote', async () => {
  expect(await (await ask([{ place: '7.5000, 82.5000' }])).json()).toEqual([])
})
