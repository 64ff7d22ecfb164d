/** The description of the calls against the calls themselves: which there are, what they take, what they answer. */
import { PARTNER_HEADER, ROBOT_CHECK_HEADER, TERMS_HEADER } from '#domain/call-headers.ts'
import { Validator, type OutputUnit, type Schema } from '@cfworker/json-schema'
import { env } from 'cloudflare:workers'
import { beforeAll, describe, expect, test } from 'vitest'
import { formatDuration } from '#domain/duration-and-tour-length.ts'
import type { JourneyAnswer } from '#domain/journeys/journey-calls.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { isOffered } from '#domain/fares/vehicles.ts'
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import { transferFare } from '#domain/fares/transfer-fare.ts'
import { transferSlug, transferSlugReadings, tourSlug } from '#domain/quotes/slugs.ts'
import { api } from '#worker/api.ts'
import { hmac } from '#worker/platform/signing.ts'
import { roadLeg } from '#domain/roads/directions.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { placeAt } from '#worker/quotes/placed-trips.ts'
import { CALLS, openApiDocument } from '../../scripts/openapi/document.ts'
import {
  inTenDays,
  rows,
  testSite,
  transferDetails,
  tourDetails,
  tourToken,
  transferToken,
} from './bookings/booking-site.ts'

const NOTIFY_SECRET = 'a-key-of-the-payment-page-0123456789'
const site = testSite({ PAYMENT_NOTIFY_SECRET: NOTIFY_SECRET })
const document = openApiDocument()

type Operation = {
  readonly parameters?: readonly { readonly name: string; readonly in: string; readonly required?: boolean }[]
  readonly requestBody?: { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }
  readonly responses: Readonly<
    Record<string, { readonly content: Readonly<Record<string, { readonly schema: Schema }>> }>
  >
}
const operationOf = (path: string, method: string) => document.paths[path]![method] as Operation

/** What is wrong with a value by a schema of the document. */
function faults(value: unknown, schema: Schema): OutputUnit[] {
  return new Validator({ ...schema, components: document.components } as Schema, '2020-12', false).validate(value)
    .errors
}

/** Calls whose good answer a test has held against the document. */
const held = new Set<string>()

/** Posts, and holds request and answer against the document. @param path as the document has it */
async function asked(path: string, body: unknown, parameter = '', init?: RequestInit): Promise<unknown> {
  const address = path.replace(/\{\w+\}/, parameter)
  const method = path.startsWith('/booking') ? 'get' : 'post'
  const answer = method === 'get' ? await site.get(`/en/serendip${address}`) : await site.post(address, body, init)
  const { requestBody, responses } = operationOf(path, method)
  const described = responses[String(answer.status)]
  expect(described, `${path} answers ${answer.status}: ${await answer.clone().text()}`).toBeDefined()
  const [type, { schema }] = Object.entries(described!.content)[0]!
  expect(answer.headers.get('content-type')).toContain(type)
  const said: unknown = type === 'text/plain' ? await answer.text() : await answer.json()
  expect(faults(said, schema), JSON.stringify(said).slice(0, 2000)).toEqual([])
  if (answer.status !== 200) return said
  held.add(`${method} ${path}`)
  if (requestBody)
    expect(faults(body, requestBody.content['application/json']!.schema), JSON.stringify(body)).toEqual([])
  return said
}

test('the document names every call of the site, and no other', () => {
  const routes = api.routes
    .filter(({ method }) => method !== 'ALL')
    .map(
      ({ method, path }) => `${method.toLowerCase()} ${path.replace('/en/:product', '').replaceAll(/:(\w+)/g, '{$1}')}`,
    )
  const bare = (call: string) => call.replace(/(?<=\w)\/$/, '')
  expect(CALLS.map(({ method, path }) => bare(`${method} ${path}`)).toSorted()).toEqual(
    [...new Set(routes.map(bare))].toSorted(),
  )
  expect(new Set(CALLS.map(({ id }) => id)).size).toBe(CALLS.length)
})

test('forms that nobody would guess are told beside their fields, with an example that is taken', () => {
  const ends = { pickup: 'Ella', dropoff: 'Galle' }
  const exampleOf = (path: string, field: string): string => {
    const request = JSON.stringify(operationOf(path, 'post').requestBody)
    const [, said] = new RegExp(`"${field}":\\{[^{}]*"description":"[^"']*'([^']+)'`).exec(request) ?? []
    return said ?? ''
  }
  expect(parseVehicleText(exampleOf('/transfer/booking/{token}', 'vehicle'))?.vehicle).toBe('car')
  for (const path of ['/transfer/query', '/transfer/'])
    expect(transferSlugReadings(exampleOf(path, 'url'))).toEqual([{ pickup: 'Kandy', dropoff: 'Nuwara Eliya' }])
  for (const path of ['/safari/query', '/safari/'])
    expect(exampleOf(path, 'url')).toBe(tourSlug({ ...ends, park: 'Yala national park', tourLength: 'half' }))
  expect(isOffered(exampleOf('/journey/booking/{token}', 'vehicle'))).toBe(true)
})

describe('real answers are as described', () => {
  const leg = roadLeg(placeAt('Badulla').position!, placeAt('Matara').position!)!
  const pair = { pickup: 'Badulla', dropoff: 'Matara' }
  const url = transferSlug(pair.pickup, pair.dropoff)
  const toursUrl = tourSlug({ park: 'Yala national park', ...pair, tourLength: 'half' })
  let journey: JourneyAnswer

  beforeAll(async () => {
    journey = (await asked('/journey', {
      stops: [
        { place: 'Colombo Airport', via: [{ place: 'Pinnawala', minutes: 60 }] },
        { place: 'Sigiriya', nights: 2 },
        { place: 'Ella', nights: 1 },
        { place: 'Kandy', nights: 1, gap: true },
        { place: 'Ella', leaves: '16:00' },
        { place: 'Yala', tour: 'full' },
        { place: 'Jaffna', nights: null },
        { place: 'Colombo Airport' },
      ],
      start: '2027-09-10',
      end: '2027-09-12',
      flight: '03:00',
      travelers: 7,
    })) as JourneyAnswer
    expect(journey.warnings.length).toBeGreaterThan(3)
  })

  test('of places and ways', async () => {
    await asked('/places', { text: 'Heritance', near: { lat: 7.9, lng: 80.7 } })
    await asked('/places', { text: 'Kandy' })
    await asked('/directions', { from: 'Kandy', to: { lat: 6.03, lng: 80.22 }, via: ['Ella'] })
    await asked('/directions', { from: 'Heritance Kandalama', to: 'Kandy' })
  })

  test('of transfers', async () => {
    await asked('/transfer/all', {})
    await asked('/transfer/query', { urlData: { url } })
    const [quote] = (await asked('/transfer/query', { urlData: { url, via: [{ place: 'Ella' }] } })) as TransferQuote[]
    expect(quote?.via).toHaveLength(1)
    const fare = transferFare({ ...pair, ...leg })
    await asked('/transfer/', {
      urlDataUpload: {
        from: pair.pickup,
        to: pair.dropoff,
        miniPriceLKR: fare.miniprice,
        miniPriceUSD: fare.miniusd,
        carPriceLKR: fare.carprice,
        carPriceUSD: fare.carusd,
        vanPriceLKR: fare.vanprice,
        vanPriceUSD: fare.vanusd,
        distance: leg.distanceKm,
        duration: formatDuration(leg.durationMinutes),
        lat: null,
        long: null,
        url,
      },
    })
    expect(await asked('/transfer/query', { urlData: { url } })).toHaveLength(1)
  })

  test('of tours', async () => {
    await asked('/safari/query/all', { linkUrl: {} })
    await asked('/safari/query/all', { linkUrl: { park: 'yala' } })
    await asked('/safari/query', { urlData: { url: toursUrl } })
    await asked('/safari/', { urlDataUpload: { park: 'Yala national park', ...pair, distance: 200, url: toursUrl } })
    expect(await asked('/safari/query', { urlData: { url: toursUrl } })).toHaveLength(1)
  })

  test('of bookings', async () => {
    const transfer = await asked(
      '/transfer/booking/{token}',
      { bookingDetails: transferDetails },
      await transferToken(),
    )
    await asked('/booking/{reference}', undefined, (transfer as { reference: string }).reference)
    const tour = await asked('/safari/booking/{token}', { bookFormDetails: tourDetails }, await tourToken())
    await asked('/booking/{reference}', undefined, (tour as { reference: string }).reference)
    const simple = (await asked('/journey', {
      stops: [{ place: 'Kandy', nights: 1 }, { place: 'Ella', nights: 2 }, { place: 'Galle' }],
    })) as JourneyAnswer
    const days = [0, 1].map((day) => new Date(Date.parse(inTenDays) + day * DAY_MS).toISOString().slice(0, 10))
    const { email, phone } = transferDetails
    const booked = await asked(
      '/journey/booking/{token}',
      {
        bookingDetails: {
          email,
          phone,
          vehicle: 'van',
          arrangement: 'rides',
          rides: days.map((pickupdate) => ({ pickupdate, pickuptime: '09:00' })),
        },
      },
      simple.token,
    )
    await asked('/booking/{reference}', undefined, (booked as { reference: string }).reference)
  })

  test("of bookings of a partner's guests, with the headers that they may bring", async () => {
    const [code, other] = ['the-link-of-a-house-01', 'the-link-of-nobody-001']
    await env.DB.prepare("insert into partners (id, code, name, place, percent) values (7, ?, 'A house', 'Galle', 10)")
      .bind(code)
      .run()
    const book = async (path: string, body: object, token: string, partner: string) => {
      const named = operationOf(path, 'post').parameters!.filter((parameter) => parameter.in === 'header')
      expect(named.map(({ name }) => name)).toEqual([PARTNER_HEADER, TERMS_HEADER, ROBOT_CHECK_HEADER])
      expect(named.some(({ required }) => required)).toBe(false)
      const answer = await asked(path, body, token, { headers: { [named[0]!.name]: partner } })
      const [booking] = await rows('bookings', (answer as { reference: string }).reference)
      return booking!.partner_id
    }
    const transfer = { bookingDetails: transferDetails }
    const token = await transferToken()
    expect(await book('/transfer/booking/{token}', transfer, token, code)).toBe(7)
    expect(await book('/transfer/booking/{token}', transfer, token, '')).toBe(7)
    expect(await book('/transfer/booking/{token}', transfer, await transferToken(), other)).toBeNull()
    expect(await book('/safari/booking/{token}', { bookFormDetails: tourDetails }, await tourToken(), code)).toBe(7)
    expect(operationOf('/journey/booking/{token}', 'post').parameters).toContainEqual(
      expect.objectContaining({ name: PARTNER_HEADER, in: 'header' }),
    )
    expect(operationOf('/journey', 'post').parameters).toBeUndefined()
  })

  test('of a payment notice', async () => {
    const paid = { event: 'evt-1', payment: 'pay-1', order: '1', amount: '74.00', currency: 'USD', status: 'paid' }
    const body = JSON.stringify(paid)
    const time = Math.floor(Date.now() / 1000)
    const signature = `t=${time},v1=${(await hmac(NOTIFY_SECRET, `${time}.${body}`)).toHex()}`
    await asked('/payment/notify', body, '', { headers: { 'x-payment-signature': signature } })
  })

  test('of what is refused', async () => {
    await asked('/journey', { stops: [{ place: 'Kandy' }] })
    await asked('/journey', { stops: [{ place: 'Kandy' }, { place: '7.5, 82.5' }] })
    await asked('/directions', { from: 'Qqxxyyzz', to: 'Kandy' })
    await asked('/booking/{reference}', undefined, 'K7Q2-M4XT-9BHE')
    await asked('/transfer/booking/{token}', { bookingDetails: transferDetails }, 'a.b.c')
    await asked('/safari/booking/{token}', { bookFormDetails: {} }, await tourToken())
    await asked('/places', { text: 'x'.repeat(20_000) })
  })

  test('and none is left out', () => {
    expect(CALLS.map(({ method, path }) => `${method} ${path}`).filter((call) => !held.has(call))).toEqual([])
  })
})

test('an answer that is not as described would be found', () => {
  const quote = transferFare({ pickup: 'Kandy', dropoff: 'Ella', distanceKm: 130, durationMinutes: 250 })
  expect(faults(quote, { $ref: '#/components/schemas/transferQuote' })).not.toEqual([])
  expect(faults({ rides: [], total: {} }, { $ref: '#/components/schemas/journey' })).not.toEqual([])
})
