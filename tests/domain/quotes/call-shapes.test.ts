import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { allPlaces } from '#domain/places/gazetteer/lookup.ts'
import {
  DirectionsSchema,
  holdsAddress,
  SafariQuerySchema,
  SafariUploadSchema,
  TransferQuerySchema,
  TransferUploadSchema,
} from '#domain/quotes/quote-calls-and-lifetime.ts'
import { MAX_PLACE_NAME } from '#domain/places/place-name.ts'
import { safariSlug, transferSlug } from '#domain/quotes/slugs.ts'

const upload = {
  from: 'Colombo, Western Province',
  to: 'Kandy',
  miniPriceLKR: 21480,
  miniPriceUSD: 74,
  carPriceLKR: 22360,
  carPriceUSD: 77,
  vanPriceLKR: 25860,
  vanPriceUSD: 89,
  distance: 116,
  duration: '3 hours',
  lat: 7.29,
  long: 80.63,
  url: 'taxi-from-Colombo-to-Kandy',
}

test('an upload is accepted, with its names cut at the comma', () => {
  const { urlDataUpload } = v.parse(TransferUploadSchema, { urlDataUpload: upload })
  expect(urlDataUpload).toMatchObject({ from: 'Colombo', to: 'Kandy', distance: 116, lat: 7.29 })
})

test('degrees may be sent as text', () => {
  expect(
    v.parse(TransferUploadSchema, { urlDataUpload: { ...upload, lat: '7.29', long: '80.63' } }).urlDataUpload,
  ).toMatchObject({ lat: 7.29, long: 80.63 })
})

test('names of 160 characters are accepted', () => {
  expect(v.is(TransferUploadSchema, { urlDataUpload: { ...upload, from: 'x'.repeat(160) } })).toBe(true)
})

test.each([
  ['66 letters of Sinhala', 'ක'.repeat(66), true],
  ['67', 'ක'.repeat(67), false],
  // It is compared as the eighteen letters that it stands for.
  ['a letter that stands for a sentence, 6 times', '\ufdfa'.repeat(6), true],
  ['and 7 times', '\ufdfa'.repeat(7), false],
])('a name of %s is accepted: %s', (_what, from, accepted) => {
  expect(v.is(TransferUploadSchema, { urlDataUpload: { ...upload, from } })).toBe(accepted)
})

test.each([
  [0, true],
  [240, true],
  [1100, true],
  [-1, false],
  [1.5, false],
  [1101, false],
  ['240', false],
])('a tour with %j km of transport is accepted: %s', (distance, accepted) => {
  const tour = { park: 'Yala national park', pickup: 'Ella', dropoff: 'Galle', distance, url: 'yala' }
  expect(v.is(SafariUploadSchema, { urlDataUpload: tour })).toBe(accepted)
})

describe('an upload is refused', () => {
  test.each([
    ['distance', -1],
    ['distance', 0],
    ['distance', 1.5],
    ['distance', 1101],
    ['distance', 1e308],
    ['distance', '116'],
    ['distance', null],
    ['distance', Number.NaN],
    ['duration', ''],
    ['duration', '0 mins'],
    ['duration', 'soon'],
    ['duration', 65],
    ['miniPriceLKR', 0],
    ['miniPriceLKR', 1.5],
    ['miniPriceLKR', 10_000_001],
    ['vanPriceUSD', '89'],
    ['carPriceLKR', undefined],
    ['from', ''],
    ['from', 'Refund at evil.com'],
    ['to', 'ann@example.com'],
    ['from', ' , Colombo'],
    ['to', 'x'.repeat(161)],
    ['to', { name: 'Kandy' }],
    ['lat', 91],
    ['lat', 'north'],
    ['long', -181],
    ['long', '1e5'],
    ['url', ''],
    ['url', 'x'.repeat(3 * 9 * MAX_PLACE_NAME + 101)],
  ])('with %s %j', (field, value) => {
    const result = v.safeParse(TransferUploadSchema, { urlDataUpload: { ...upload, [field]: value } })
    expect(result.success).toBe(false)
    expect(result.issues!.map((issue) => v.getDotPath(issue))).toContain(`urlDataUpload.${field}`)
  })
})

test.each([
  [{ urlData: { url: 'taxi-from-A-to-B' } }, true],
  [{ urlData: { url: '' } }, false],
  [{ urlData: {} }, false],
  [{}, false],
  [null, false],
  [[], false],
])('the query %j is accepted: %s', (body, accepted) => {
  expect(v.is(TransferQuerySchema, body)).toBe(accepted)
})

test.each([
  [{ from: 'Colombo', to: { lat: 6.9, lng: 79.8 } }, true],
  [{ from: 'Colombo', to: 'Kandy', via: ['Yala'] }, true],
  [{ from: 'Colombo', to: 'Kandy', via: 'Yala' }, true],
  [{ from: 'Colombo' }, false],
  [{ from: 'Colombo', to: { lat: 6.9 } }, false],
  [{ from: 'Colombo', to: { lat: 100, lng: 79.8 } }, false],
  [{ from: 'Colombo', to: 'Kandy', via: ['a', 'b', 'c', 'd', 'e', 'f'] }, false],
])('the directions request %j is accepted: %s', (body, accepted) => {
  expect(v.is(DirectionsSchema, body)).toBe(accepted)
})

test.each(['x', 'ම', '𝕏', '-'])(
  'slugs of the longest names are accepted, whatever characters they have: %s',
  (character) => {
    const name = `${'to-'.repeat(character === '-' ? 53 : 0)}${character.repeat(160)}`
      .slice(0, MAX_PLACE_NAME)
      .toWellFormed()
    expect(
      v.is(SafariQuerySchema, {
        urlData: { url: safariSlug({ park: name, pickup: name, dropoff: name, type: 'Half Day' }) },
      }),
    ).toBe(true)
    expect(v.is(TransferQuerySchema, { urlData: { url: transferSlug(name, name) } })).toBe(true)
  },
)

test.each([
  'Claim your refund at https://evil.example/x',
  'HTTP://evil.example',
  'www.evil.lk',
  'Kandy. Go to pay-now.top',
  'x.com',
  'evil.lk',
  'Colombo.LK',
  'foo.co.uk',
  't.me/abc',
  'refund.agency/now',
  'ann@example.com',
  '@ann',
  '203.0.113.7',
  'evil．com',
  'evil。com',
  'ａnn＠evil',
  'http：//evil',
])('%s holds an address', (name) => {
  expect(holdsAddress(name)).toBe(true)
})

test.each([
  'No. 5 Hotel',
  'No.5',
  'Rd.No 5',
  'Amagi Aria (Negombo)',
  'Mt.Lavinia',
  'St.Mary',
  'J.R.Jayawardene Rd',
  'Hotel A.M.S',
  '24/7 Inn',
  'Villa No.10.B',
  'B&B 3.0',
  'Col.3',
  '6.0535, 80.2210',
  '6.0535°N 80.2210°E',
  'Cinnamon Grand, No.77 Galle Rd.',
])('%s holds none', (name) => {
  expect(holdsAddress(name)).toBe(false)
})

test('no place of the gazetteer looks like an address', () => {
  expect(
    allPlaces()
      .flatMap(({ name, aliases }) => [name, ...aliases])
      .filter(holdsAddress),
  ).toEqual([])
})
