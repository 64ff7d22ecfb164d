import { describe, expect, test } from 'vitest'
import type { RideInWords } from '#domain/bookings/ride.ts'
import { caveatOf, caveatText, isTooFull, lacksCar, noCar } from '#domain/bookings/agreed/caveats.ts'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { type Language, OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'

const transfer = (travelers: number | null, bags: number | null, vehicle: 'mini' | 'van' = 'mini'): RideInWords => ({
  ...driverNotes({ travelers, bags }),
  kind: 'transfer',
  position: 1,
  pickup: 'Colombo',
  dropoff: 'Kandy',
  distanceKm: 116,
  minutes: 180,
  vehicle,
  priceLkr: 21480,
  priceUsd: 74,
  pickupDate: '2026-12-05',
  pickupTime: '09:30',
})

const tour = (park: string, pickupDate: string, pickupTime = '05:00'): RideInWords => ({
  ...driverNotes({ bags: 9 }),
  travelers: 2,
  kind: 'tour',
  position: 1,
  park,
  tourLength: 'half',
  pickup: 'Ella',
  dropoff: 'Galle',
  distanceKm: 245,
  priceUsd: 248,
  pickupDate,
  pickupTime,
})
/** It closes from 1 September to 15 October. */
const WILPATTU = 'Wilpattu national park'

describe('a vehicle', () => {
  test.each([
    [3, 2, null],
    [null, null, null],
    [3, 4, { code: 'too-full' }],
    [4, 0, { code: 'too-full' }],
  ])('for %j travelers with %j bags', (travelers, bags, caveat) => {
    expect(caveatOf(transfer(travelers, bags), null)).toEqual(caveat)
    expect(caveatOf(transfer(travelers, bags, 'van'), null)).toBeNull()
  })

  test('of a tour is ours to choose', () => {
    expect(isTooFull({ vehicle: null, travelers: 6, bags: 30 })).toBe(false)
  })
})

describe('a park', () => {
  test.each([
    [tour(WILPATTU, '2027-09-10'), 0, { code: 'park-closed' }],
    [tour(WILPATTU, '2027-09-10'), null, { code: 'park-closed' }],
    [tour(WILPATTU, '2027-03-10'), 60, null],
    [tour(WILPATTU, '2027-03-10', '17:00'), 150, { code: 'too-late', arrival: '19:30' }],
    [tour(WILPATTU, '2027-03-10', '17:00'), null, null],
    // Wet, but open.
    [tour("Adam's Peak", '2027-07-10', '23:00'), 120, null],
    // After the sunrise.
    [tour("Adam's Peak", '2027-07-10', '04:00'), 210, { code: 'too-late', arrival: '07:30' }],
  ])('%#', (ride, toGateMinutes, caveat) => {
    expect(caveatOf(ride, toGateMinutes)).toEqual(caveat)
  })
})

describe('what does not fit into a suitcase', () => {
  const bringing = (things: object, vehicle: 'mini' | 'van' = 'mini') => ({ ...transfer(2, 1, vehicle), ...things })
  test.each([
    [{ prams: 1 }, null, null],
    [{ prams: 2 }, 'too-full', null],
    [{ surfboards: 1 }, 'roof-rack', null],
    [{ longboards: 1 }, 'roof-rack', 'roof-rack'],
    [{ fixedWheelchairs: 1 }, 'too-full', null],
    [{ fixedWheelchairs: 1, longboards: 1 }, 'too-full', 'roof-rack'],
  ])('%j in a mini, in a van', (things, mini, van) => {
    expect(caveatOf(bringing(things), null)?.code ?? null).toBe(mini)
    expect(caveatOf(bringing(things, 'van'), null)?.code ?? null).toBe(van)
  })

  test('is told in words of each language', async () => {
    for (const language of OFFERED) {
      const texts = textsOf(language)
      await texts.load('booking', 'site', 'tours')
      const { roofRack, nothingToPay, larger } = texts.in('booking').caveat
      const { bicycles, fixedWheelchairs } = texts.in('booking').notes
      const racked = caveatText(bringing({ longboards: 1 }), { code: 'roof-rack' }, texts)
      expect(racked).toContain(roofRack)
      expect(racked).toContain(nothingToPay)
      const full = caveatText(bringing({ fixedWheelchairs: 1, bicycles: 0 }), { code: 'too-full' }, texts)
      expect(full).toContain(`(${fixedWheelchairs}: 1)`)
      expect(full).not.toContain(bicycles)
      expect(full).toContain(larger)
    }
  })
})

const NOTHING_TO_PAY = 'Until we have confirmed it there is nothing to pay online.'

test.each([
  [
    transfer(3, 4),
    { code: 'too-full' },
    '3 travelers and 4 large bags do not fit into the Mini Car. We write to you about a larger vehicle and its price.',
  ],
  [
    transfer(6, 8),
    { code: 'too-full' },
    '6 travelers and 8 large bags do not fit into the Mini Car. We write to you about one more vehicle and its price.',
  ],
  [
    tour(WILPATTU, '2027-09-10'),
    { code: 'park-closed' },
    'Wilpattu national park is usually closed from 1 September to 15 October. We write to you about another day or park.',
  ],
  [
    tour(WILPATTU, '2027-03-10'),
    { code: 'too-late', arrival: '19:30' },
    'You would be at the gate at about 19:30. For this tour, be there between 06:00 and 16:00 (Sri Lanka time). We write to you about another time or park.',
  ],
] as const)('is told in words: %#', (ride, caveat, text) => {
  expect(caveatText(ride, caveat, ENGLISH_TEXTS)).toBe(`${text} ${NOTHING_TO_PAY}`)
})

const TWO_MINIS: Record<Language, string> = {
  en: 'two Mini Cars',
  de: 'Zwei Minis',
  fr: 'Deux citadines',
  zh: '两辆微型车',
  ru: 'Два малых автомобиля',
}

describe.each(OFFERED)('a party in two vehicles that are too small, in %s', (language) => {
  test('is that of both, however it is divided', async () => {
    const texts = textsOf(language)
    await texts.load('booking', 'site', 'tours')
    const boards = { ...transfer(4, 1), surfboards: 2 }
    const rides = [
      { ...boards, position: 3 },
      { ...transfer(3, 1), position: 4, beside: 3 },
      { ...transfer(5, 5), position: 5 },
    ]
    const full = { code: 'too-full' } as const
    for (const ride of rides.slice(0, 2)) {
      const text = caveatText(ride, full, texts, rides)
      expect(text).toMatch(/7.*2.*2/s)
      expect(text).not.toMatch(/undefined|  |[345]/)
      expect(text).toContain(TWO_MINIS[language])
    }
    // Two larger ones take it; what two of the largest do not take needs a third.
    const { larger, oneMore } = texts.in('booking').caveat
    expect(caveatText(rides[0]!, full, texts, rides)).toContain(larger)
    const many = [1, 2].map((position) => ({ ...transfer(9, 9), position, ...(position === 2 ? { beside: 1 } : {}) }))
    expect(caveatText(many[0]!, full, texts, many)).toContain(oneMore)
    expect(caveatText(rides[2]!, full, texts, rides)).toBe(caveatText(rides[2]!, full, texts))
    expect(caveatText(rides[1]!, full, texts, [rides[1]!])).toBe(caveatText(rides[1]!, full, texts))
  })
})

describe.each(OFFERED)('no car, in %s', (language) => {
  test('is said with the class of a transfer, and without one of a tour; who was overtaken reads something else', async () => {
    const texts = textsOf(language)
    await texts.load('booking', 'site', 'tours')
    const said = [noCar(false), noCar(true)].flatMap((caveat) =>
      [transfer(2, 2), tour(WILPATTU, '2027-03-10')].map((ride) => caveatText(ride, caveat, texts)),
    )
    expect(new Set(said)).toHaveLength(4)
    const name = texts.in('site').vehicles.mini
    expect(said.map((text) => text.includes(name))).toEqual([true, false, true, false])
    for (const text of said) {
      expect(text).not.toMatch(/undefined|  |«»|„“|« »/)
      expect(text).toContain(texts.in('booking').caveat.nothingToPay)
    }
  })
})

test('a ride lacks a car by these two caveats alone', () => {
  expect([noCar(false), noCar(true)].map(lacksCar)).toEqual([true, true])
  expect(lacksCar({ code: 'too-full' })).toBe(false)
  expect(lacksCar(null)).toBe(false)
})
