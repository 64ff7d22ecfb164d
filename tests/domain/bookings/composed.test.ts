/** Rides that the office composes: what a typed form means, what its buttons do, and prices by hand. */
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { describe, expect, test } from 'vitest'
import {
  editedRides,
  handPrices,
  priceWithHand,
  MAX_COMPOSED_RIDES,
  readComposed,
  ridesInForm,
  typedOf,
  type TypedRide,
} from '#domain/bookings/request/composed.ts'
import { priceBounds } from '#domain/bookings/agreed/agreed-price.ts'
import { lkrPerUsd } from '#domain/fares/money.ts'

const DRIVE = { pickup: 'Colombo', dropoff: 'Kandy', date: '2027-01-10', time: '09:30', vehicle: 'mini' }
const TOUR = { park: 'yala', date: '2027-01-12', time: '05:00', travelers: '2', tourLength: 'full' }

const read = (...rides: TypedRide[]) => readComposed({ rides })
const composed = (...rides: TypedRide[]) => {
  const result = read(...rides)
  if ('problems' in result) throw new Error(JSON.stringify(result.problems))
  return result.composed
}
const problems = (...args: Parameters<typeof readComposed>) => {
  const result = readComposed(...args)
  return 'problems' in result ? result.problems.map(({ field, text }) => `${field}: ${text}`) : []
}

describe('reading', () => {
  test('a drive with stops and a tour without transport', () => {
    expect(
      composed(
        { ...DRIVE, stops: 'Pinnawala, 60 min; 7.29, 80.63\nKegalle 5 minutes', flight: 'ul 504', bags: '2' },
        TOUR,
      ).rides,
    ).toMatchObject([
      {
        kind: 'transfer',
        park: null,
        via: [
          { place: 'Pinnawala', minutes: 60 },
          { place: '7.29, 80.63', minutes: 30 },
          { place: 'Kegalle', minutes: 5 },
        ],
        vehicle: 'mini',
        tourLength: null,
        notes: { flight: 'UL504', bags: 2 },
        handUsd: null,
      },
      {
        kind: 'tour',
        park: 'Yala national park',
        pickup: 'Yala national park',
        dropoff: 'Yala national park',
        vehicle: null,
        tourLength: 'full',
        notes: { travelers: 2 },
      },
    ])
  })

  test('what was read can be typed again, and is the same', () => {
    const first = composed({ ...DRIVE, stops: 'Pinnawala, 60 min', details: 'a\nb' }, { ...TOUR, pickup: 'Ella' })
    expect(readComposed(typedOf(first))).toEqual({ composed: first })
    const byHand = readComposed({ rides: [{ ...DRIVE, usd: '60' }], reason: 'Regular guest' })
    if ('problems' in byHand) throw new Error('problems')
    expect(readComposed(typedOf(byHand.composed))).toEqual(byHand)
  })

  test.each<[TypedRide, string]>([
    [{ ...DRIVE, pickup: ' ' }, '1-pickup'],
    [{ ...DRIVE, pickup: 'x'.repeat(1001) }, '1-pickup'],
    [{ ...DRIVE, date: '2027-02-30' }, '1-date'],
    [{ ...DRIVE, time: '9.30' }, '1-time'],
    [{ ...DRIVE, vehicle: '__proto__' }, '1-vehicle'],
    [{ ...DRIVE, stops: 'A\nB\nC\nD\nE' }, '1-stops'],
    [{ ...DRIVE, stops: 'Kandy, 999 min' }, '1-stops'],
    [{ ...DRIVE, usd: '0' }, '1-usd'],
    [{ ...DRIVE, usd: '1e3' }, '1-usd'],
    [{ ...DRIVE, usd: '60.5' }, '1-usd'],
    [{ ...DRIVE, flight: 'my flight' }, '1-flight'],
    [{ ...DRIVE, bags: '-1' }, '1-bags'],
    [{ ...DRIVE, details: 'x'.repeat(2000) }, '1-details'],
    [{ ...TOUR, park: 'constructor' }, '1-park'],
    [{ ...TOUR, travelers: '' }, '1-travelers'],
    [{ ...TOUR, travelers: '7' }, '1-travelers'],
    [{ ...TOUR, tourLength: 'long' }, '1-tourLength'],
    [{ ...TOUR, stops: 'Kandy' }, '1-stops'],
  ])('%j is refused at its field', (ride, field) => {
    expect(problems({ rides: [ride] }).map((text) => text.split(':')[0])).toContain(field)
  })

  test('a price by hand needs a reason, a reason a price, and one way to set it', () => {
    expect(problems({ rides: [DRIVE], usd: '60' })).toEqual(['reason: The reason is missing.'])
    expect(problems({ rides: [DRIVE], reason: 'Why' })).toEqual([expect.stringMatching(/^reason: .*there is none/)])
    // A wrong price is wrong at the price alone.
    for (const usd of ['abc', '-1', '0', '1e9', '"']) {
      expect(problems({ rides: [DRIVE], usd, reason: 'Why' })).toEqual([expect.stringMatching(/^usd: /)])
      expect(problems({ rides: [{ ...DRIVE, usd }], reason: 'Why' })).toEqual([expect.stringMatching(/^1-usd: /)])
    }
    expect(problems({ rides: [DRIVE], usd: '60', reason: 'a<b' })).toEqual([expect.stringMatching(/^reason: /)])
    expect(problems({ rides: [{ ...DRIVE, usd: '60' }], usd: '60', reason: 'Why' })).toEqual([
      expect.stringMatching(/^usd: .*not both/),
    ])
    expect(problems({ rides: Array.from({ length: MAX_COMPOSED_RIDES + 1 }, () => DRIVE) })).toEqual([
      expect.stringContaining(`At most ${MAX_COMPOSED_RIDES}`),
    ])
    expect(problems({ rides: [] })).toEqual(['rides: There is no ride.'])
  })
})

describe('the form', () => {
  const form = (rides: readonly TypedRide[], act = '') => ({
    act,
    ...Object.fromEntries(
      rides.flatMap((ride, i) => Object.entries(ride).map(([name, value]) => [`${i + 1}-${name}`, value ?? ''])),
    ),
  })

  test('reads its own fields alone, and no more rides than there may be', () => {
    expect(
      ridesInForm({ ...form([DRIVE]), '1-__proto__': 'x', '0-pickup': 'x', '17-pickup': 'x', token: 'x' }),
    ).toEqual({
      rides: [DRIVE],
      usd: '',
      reason: '',
    })
    expect(ridesInForm({}).rides).toEqual([{}])
    expect(ridesInForm({ '16-pickup': 'Galle' }).rides).toEqual([{ pickup: 'Galle' }])
  })

  test('a ride that is added begins where the one before ended; the way back leads to its start', () => {
    const typed = [{ ...DRIVE, guestName: 'Ann', travelers: '3', usd: '60' }]
    const nothing = Object.fromEntries(BULKY_THINGS.map((thing) => [thing, '']))
    const kept = { vehicle: 'mini', guestName: 'Ann', travelers: '3', bags: '', childSeats: '', ...nothing }
    expect(editedRides(form(typed, 'add'))!.rides).toEqual([typed[0], { ...kept, pickup: 'Kandy', dropoff: '' }])
    expect(editedRides(form(typed, 'back'))!.rides[1]).toEqual({ ...kept, pickup: 'Kandy', dropoff: 'Colombo' })
    const most = Array.from({ length: MAX_COMPOSED_RIDES }, () => DRIVE)
    expect(editedRides(form(most, 'add'))!.rides).toHaveLength(MAX_COMPOSED_RIDES)
  })

  test('a ride is removed, and a place that is meant takes its field', () => {
    const typed = [DRIVE, { ...DRIVE, pickup: 'Kandi' }, DRIVE]
    expect(editedRides(form(typed, 'remove-2'))!.rides).toEqual([DRIVE, DRIVE])
    expect(editedRides(form([DRIVE], 'remove-1'))!.rides).toEqual([{}])
    expect(editedRides(form(typed, 'remove-99'))!.rides).toHaveLength(3)
    expect(editedRides(form(typed, 'use-2-pickup=Kandy=1'))!.rides[1]!.pickup).toBe('Kandy=1')
    for (const act of ['prices', 'book', 'use-2-date=x', 'use-2-__proto__=x'])
      expect(editedRides(form(typed, act))).toBeNull()
  })
})

describe('prices by hand', () => {
  const quoted = [
    { usd: 74, lkr: 21480 },
    { usd: 120, lkr: null },
    { usd: 33, lkr: 9500 },
  ]
  const three = (more: { usd?: string; reason?: string }, ...usd: string[]) => {
    const result = readComposed({ rides: [0, 1, 2].map((i) => ({ ...DRIVE, usd: usd[i] ?? '' })), ...more })
    if ('problems' in result) throw new Error(JSON.stringify(result.problems))
    return handPrices(result.composed, quoted)
  }

  test('the list says what nobody has set', () => {
    expect(three({})).toEqual({ usd: [74, 120, 33] })
    expect(three({ reason: 'Why' }, '', '100')).toEqual({ usd: [74, 100, 33] })
  })

  test('the price of all together is spread, and each part is within its own bounds', () => {
    for (const whole of [115, 150, 200, 226, 227, 228, 300, 454]) {
      const result = three({ usd: String(whole), reason: 'Why' })
      if (!('usd' in result)) throw new Error(`${whole}: ${JSON.stringify(result)}`)
      expect(result.usd.reduce((sum, each) => sum + each, 0)).toBe(whole)
      result.usd.forEach((usd, i) => {
        const { least, most } = priceBounds({
          priceUsd: quoted[i]!.usd,
          priceLkr: null,
          quotedUsd: null,
          quotedLkr: null,
          isUnconfirmed: true,
        })
        expect(usd).toBeGreaterThanOrEqual(least)
        expect(usd).toBeLessThanOrEqual(most)
      })
    }
    expect(three({ usd: '227', reason: 'Why' })).toEqual({ usd: [74, 120, 33] })
  })

  test('in rupees, to the rupee: one ride, or all together; a space sets thousands off as a comma does', () => {
    const inRupees = { inRupees: true, reason: 'Why' }
    for (const typed of ['20 500', '20,500', '20500', '20\u00a0500', '20\u202f500']) {
      const prices = three(inRupees, typed)
      if ('problems' in prices) throw new Error(prices.problems[0]!.text)
      // A tour costs dollars, by which the list is kept.
      expect(quoted.map((each, i) => priceWithHand(each, prices, i))).toEqual([
        { usd: 71, lkr: 20_500 },
        { usd: 120, lkr: null },
        { usd: 33, lkr: 9500 },
      ])
    }
    const whole = three({ ...inRupees, usd: '60 000' })
    if ('problems' in whole) throw new Error(whole.problems[0]!.text)
    const prices = quoted.map((each, i) => priceWithHand(each, whole, i))
    expect(prices.reduce((sum, { usd, lkr }) => sum + (lkr ?? usd * lkrPerUsd()), 0)).toBe(60_000)
    expect(three(inRupees, '74')).toEqual({
      problems: [{ field: '1-usd', text: 'A price by hand may be between LKR 10,740 and LKR 42,960 here.' }],
    })
    const kept = readComposed({ rides: [{ ...DRIVE, usd: '20 500' }], ...inRupees })
    if ('problems' in kept) throw new Error('cannot be read')
    expect(readComposed(typedOf(kept.composed))).toEqual(kept)
  })

  test('out of bounds, it says what they are', () => {
    expect(three({ reason: 'Why' }, '36')).toEqual({
      problems: [{ field: '1-usd', text: 'A price by hand may be between USD 37 and USD 148 here.' }],
    })
    expect(three({ usd: '455', reason: 'Why' })).toMatchObject({ problems: [{ field: 'usd' }] })
    expect(three({ usd: '113', reason: 'Why' })).toMatchObject({ problems: [{ field: 'usd' }] })
  })
})
