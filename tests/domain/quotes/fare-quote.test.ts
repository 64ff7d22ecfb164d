import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { formatDuration, parseDuration } from '#domain/duration-and-tour-length.ts'
import { COLOMBO_AIRPORT, MAX_PLACE_NAME, requestedPlace } from '#domain/places/place-name.ts'
import { errorQuote, fareQuote, isUnreachable, shownFare, type TripDistance } from '#domain/quotes/fare-quote.ts'

test('a saved record gives the same quote as the computed route that it was saved from', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1000, max: 1_100_999, noNaN: true }),
      fc.double({ min: 30, max: 200_000, noNaN: true }),
      (metres, seconds) => {
        const computed = fareQuote({
          pickup: 'Galle',
          dropoff: 'Ella',
          distanceKm: metres / 1000,
          durationMinutes: seconds / 60,
        })
        const saved = fareQuote({
          pickup: 'Galle',
          dropoff: 'Ella',
          distanceKm: computed.distance!,
          durationMinutes: parseDuration(computed.duration!)!,
        })
        expect(computed.error).toBe(false)
        expect(saved).toEqual(computed)
      },
    ),
  )
})

test('a quote carries whole km and the duration as text', () => {
  expect(
    fareQuote({
      pickup: 'Colombo',
      dropoff: 'Kandy',
      distanceKm: 116.9,
      durationMinutes: 65,
      latloc: 7.29,
      longloc: 80.63,
      url: 'x',
      database: true,
    }),
  ).toMatchObject({
    distance: 116,
    duration: formatDuration(65),
    latloc: 7.29,
    longloc: 80.63,
    url: 'x',
    database: true,
    error: false,
  })
})

describe('a trip without a fare gets the error quote', () => {
  test.each([
    ['two spellings of one place', { pickup: 'BIA', dropoff: 'Katunayake Airport', distanceKm: 3, durationMinutes: 5 }],
    ['less than a km', { pickup: 'A', dropoff: 'B', distanceKm: 0.9, durationMinutes: 5 }],
    ['a duration of zero', { pickup: 'A', dropoff: 'B', distanceKm: 10, durationMinutes: 0 }],
    ['a duration that is not a number', { pickup: 'A', dropoff: 'B', distanceKm: 10, durationMinutes: Number.NaN }],
    ['a distance that is not a number', { pickup: 'A', dropoff: 'B', distanceKm: Number.NaN, durationMinutes: 10 }],
    ['over 1100 km', { pickup: 'A', dropoff: 'B', distanceKm: 1101, durationMinutes: 900 }],
  ])('%s', (_, trip) => {
    expect(fareQuote(trip)).toEqual(errorQuote)
    expect(isUnreachable(fareQuote(trip))).toBe(true)
  })

  test('with null for every price, distance and duration', () => {
    expect(errorQuote).toMatchObject({
      miniprice: null,
      carprice: null,
      vanprice: null,
      miniusd: null,
      carusd: null,
      vanusd: null,
      distance: null,
      duration: null,
      error: true,
    })
  })
})

test('a quote is unreachable from 1101 km on, or with an error', () => {
  const quote = fareQuote({ pickup: 'A', dropoff: 'B', distanceKm: 1100, durationMinutes: 900 })
  expect(isUnreachable(quote)).toBe(false)
  expect(isUnreachable({ ...quote, distance: 1101 })).toBe(true)
  expect(isUnreachable({ ...quote, error: true })).toBe(true)
})

describe('the fare that a page shows', () => {
  const found: TripDistance = {
    pickup: 'Colombo',
    dropoff: 'Kandy',
    distanceKm: 116,
    durationMinutes: 180,
    source: 'embedded',
    start: { lat: 6.93, lng: 79.86 },
    end: { lat: 7.29, lng: 80.63 },
    awaitsUpload: false,
  }

  test('has its price, the positions of the ends and the source of the distance', async () => {
    const fare = await shownFare({ pickup: 'colombo', dropoff: 'kandy' }, async () => found)
    expect(fare).toMatchObject({
      state: 'priced',
      pickup: 'Colombo',
      dropoff: 'Kandy',
      source: 'embedded',
      start: found.start,
    })
    expect(fare).toHaveProperty(
      'quote',
      fareQuote({
        pickup: 'Colombo',
        dropoff: 'Kandy',
        distanceKm: 116,
        durationMinutes: 180,
        latloc: 7.29,
        longloc: 80.63,
        url: 'taxi-from-Colombo-to-Kandy',
        database: false,
      }),
    )
  })

  test('says that no record exists while the distance is not saved', async () => {
    const fare = await shownFare(found, async () => ({ ...found, awaitsUpload: true }))
    expect(fare).toMatchObject({ awaitsUpload: true, quote: { database: true } })
  })

  test('asks for the distance between names with their aliases applied', async () => {
    const findDistance = vi.fn<(trip: { pickup: string; dropoff: string }) => Promise<null>>(async () => null)
    await shownFare({ pickup: ' BIA ', dropoff: '7.29, 80.63' }, findDistance)
    expect(findDistance).toHaveBeenCalledWith({ pickup: COLOMBO_AIRPORT, dropoff: '7.2900°N 80.6300°E' })
  })

  test('is unreachable without a route, without a name, or where the distance has no price', async () => {
    expect(await shownFare(found, async () => null)).toEqual({
      pickup: 'Colombo',
      dropoff: 'Kandy',
      state: 'unreachable',
    })
    expect(await shownFare({ pickup: '', dropoff: 'Kandy' }, async () => found)).toMatchObject({ state: 'unreachable' })
    expect(await shownFare(found, async () => ({ ...found, distanceKm: 1101 }))).toEqual({
      pickup: 'Colombo',
      dropoff: 'Kandy',
      state: 'unreachable',
    })
  })

  test('names one place where both ends are the same, before and after the search', async () => {
    const findDistance = vi.fn<() => Promise<TripDistance>>(async () => ({ ...found, dropoff: 'Colombo' }))
    expect(await shownFare({ pickup: 'Kandy', dropoff: 'KANDY' }, findDistance)).toMatchObject({ state: 'same-place' })
    expect(findDistance).not.toHaveBeenCalled()
    expect(await shownFare(found, findDistance)).toMatchObject({ state: 'same-place' })
  })

  test('passes on the error of the search', async () => {
    await expect(
      shownFare(found, async () => {
        throw new Error('out of order')
      }),
    ).rejects.toThrow('out of order')
  })
})

test('a name from outside is cut to the longest name', () => {
  expect(requestedPlace('x'.repeat(100_000))).toBe('x'.repeat(MAX_PLACE_NAME))
})
