/** What is owed and said of a booking follows the promises that it was given, and not those of the list in force. */
import { describe, expect, test } from 'vitest'
import { noShowFrom } from '#domain/bookings/day/ride-events.ts'
import { cancelFee, chargeSteps, guestRights, isLate } from '#domain/bookings/agreed/guest-changes.ts'
import { dollarOf, promisesOf, promisesToSay } from '#domain/bookings/agreed/kept-promises.ts'
import { concernsOf } from '#domain/bookings/agreed/concerns.ts'
import { isRequest, isShortNotice } from '#domain/bookings/request/short-notice.ts'
import { driverPromise, pickupAdvice, waitingAdvice } from '#domain/bookings/driver/pickup-advice.ts'
import { askedPayment, depositByTerms, judgeNotice } from '#domain/bookings/money/payments.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import { centsOf, wholePrice } from '#domain/bookings/money/sums.ts'
import {
  cancellableOf,
  cancellationTerms,
  cancellationText,
  cancellingCosts,
  cancellingText,
  paidBack,
  refundRule,
} from '#domain/bookings/money/refunds.ts'
import { statusTexts } from '#domain/bookings/status-texts.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import { takePriceListFrom } from '#domain/prices/current-price-list.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'

const FIRST = FIRST_PRICE_LIST.promises
const OTHER: Promises = {
  driverHours: 31,
  leadHours: 40,
  nightLead: { from: '20:00', until: '08:00', hours: 44 },
  freeWaiting: { airport: 44, elsewhere: 5 },
  ifNobodyComes: { minutes: 41, backPercent: 55, taxiPercent: 0 },
  guestHours: { cancel: 72, change: 63 },
  lateCharges: [
    { hours: 48, percent: 20 },
    { hours: 24, percent: 81 },
    { hours: 0, percent: 92 },
  ],
  refund: { days: 21, way: 'by a slow bank' },
  stayCancelling: [
    { days: 80, percent: 3 },
    { days: 0, percent: 93 },
  ],
  deposit: { percent: 71, leastUsd: 11, fromTotalUsd: 40 },
}

/** 05:30 in Sri Lanka is midnight in UTC. */
const PICKUP = { pickupDate: '2026-12-05', pickupTime: '05:30' } as const
const at = (hours: number) => new Date(Date.parse('2026-12-05T00:00:00Z') - hours * HOUR_MS)
const ride = { status: 'new', priceUsd: 100, paidUsd: 30, cancelFeeUsd: 0, isRequest: false, ...PICKUP } as const
const booked = (promises: Promises, arrangement: 'rides' | 'stay' = 'rides') =>
  ({ arrangement, promises, rides: [ride] }) as const

describe('cancelling', () => {
  test.each([
    [80, 0, 0],
    [73, 0, 0],
    [71, 0, 20],
    [47, 0, 81],
    [23, 50, 92],
    [11, 100, 92],
    [-3, 100, 92],
  ])('%i hours before the pickup costs %i %%, or %i %% by the other promises', (hours, first, other) => {
    expect(cancelFee(booked(FIRST), ride, at(hours)).percent).toBe(first)
    expect(cancelFee(booked(OTHER), ride, at(hours)).percent).toBe(other)
    for (const [promises, percent] of [
      [FIRST, first],
      [OTHER, other],
    ] as const) {
      const [said] = cancellingCosts(booked(promises), at(hours), ENGLISH_TEXTS)
      expect(said).toContain(
        percent === 0 ? 'Free to cancel until' : percent === 100 ? 'costs the whole price' : `costs ${percent}\u00a0%`,
      )
    }
  })

  test.each([
    [90, 0, 3],
    [29, 20, 93],
    [2, 100, 93],
  ])('a stay %i days before it costs %i %%, or %i %%', (days, first, other) => {
    const moment = new Date(at(0).getTime() - days * DAY_MS)
    expect(cancelFee(booked(FIRST, 'stay'), ride, moment).percent).toBe(first)
    expect(cancelFee(booked(OTHER, 'stay'), ride, moment).percent).toBe(other)
  })

  test('all that costs is in the steps, the first one free', () => {
    expect(chargeSteps('rides', OTHER)).toEqual([
      { from: null, percent: 0 },
      { from: { hours: 72 }, percent: 20 },
      { from: { hours: 48 }, percent: 81 },
      { from: { hours: 24 }, percent: 92 },
    ])
  })

  test('is late, and is done alone, until these hours', () => {
    expect([FIRST, OTHER].map((promises) => isLate(ride, at(70), promises))).toEqual([false, true])
    expect([FIRST, OTHER].map((promises) => guestRights(ride, at(62), promises).change)).toEqual([true, false])
  })

  test('says how and by when money goes back', () => {
    const terms = cancellationTerms(booked(OTHER), ride, at(80))
    expect(terms).toMatchObject({ feeUsd: 0, backUsd: 30, by: '2026-12-22' })
    expect(cancellationText('new', terms, OTHER, ENGLISH_TEXTS)).toContain('by a slow bank, within 21 days')
    expect(refundRule(OTHER, ENGLISH_TEXTS)).toContain('by a slow bank, within 21 days')
    expect(cancellingText(booked(OTHER), at(80), ENGLISH_TEXTS)).toContain('until 63 hours before the pickup')
    expect(paidBack(booked(OTHER), at(80), ENGLISH_TEXTS)).toContain('until 72 hours before')
    expect(paidBack(booked(OTHER), at(70), ENGLISH_TEXTS)).not.toContain('hours')
    const late = cancellationTerms(booked(OTHER), { ...ride, status: 'cancelled', cancelFeeUsd: 20 }, at(70))
    expect(late).toMatchObject({ feeUsd: 20, backUsd: 10 })
  })

  test('what was paid of it pays other rides where a deposit was asked for', () => {
    const other = { ...ride, paidUsd: 0 }
    const moves = (promises: Promises) => cancellationTerms(booked(promises), ride, at(80), [other]).movesUsd
    // USD 200 in all: the first list asks for a deposit from 500 on.
    expect([moves(FIRST), moves(OTHER), moves({ ...OTHER, deposit: null })]).toEqual([0, 30, 0])
  })
})

test('a pickup is at short notice by the hours that count', () => {
  const [day, night] = [
    { date: '2026-12-05', time: '12:00' },
    { date: '2026-12-05', time: '07:00' },
  ]
  const before = (hours: number, { time }: typeof day) =>
    new Date(Date.parse(`2026-12-05T${time}+05:30`) - hours * HOUR_MS)
  const short = (pickup: typeof day, hours: number) =>
    [FIRST, OTHER].map((promises) => isShortNotice(pickup, before(hours, pickup), promises))
  expect([short(day, 13), short(day, 39), short(day, 41)]).toEqual([
    [false, true],
    [false, true],
    [false, false],
  ])
  expect([short(night, 43), short(night, 45)]).toEqual([
    [false, true],
    [false, false],
  ])
  const asked = {
    ...PICKUP,
    position: 1,
    status: 'new',
    needsReview: false,
    confirmedAt: null,
    movedAt: null,
    chargedPercent: 0,
    carState: 'uncounted',
  } as const
  const createdAt = at(30).toISOString()
  expect(
    [FIRST, OTHER].map((promises) =>
      isRequest({ arrangement: 'rides', promises, createdAt, rides: [asked] }, asked, () => false),
    ),
  ).toEqual([false, true])
})

test('the driver waits, and is told of, as promised', () => {
  expect(waitingAdvice('Kandy', OTHER, ENGLISH_TEXTS)).toContain('5 minutes')
  expect(waitingAdvice(COLOMBO_AIRPORT, OTHER, ENGLISH_TEXTS)).toContain('44 minutes')
  const advised = { kind: 'transfer', pickup: 'Kandy', dropoff: 'Ella', pickupTime: '08:00', driver: {} } as const
  expect(pickupAdvice(advised, OTHER, ENGLISH_TEXTS).join()).toContain('5 minutes')
  expect(driverPromise(OTHER, ENGLISH_TEXTS)).toContain('31 hours')
  expect(statusTexts('new', false, OTHER, ENGLISH_TEXTS).text).toContain('31 hours')
  const arrived = [{ event: 'DRIVER_ARRIVED_AT_PICKUP', at: at(0).toISOString() }] as const
  expect(noShowFrom({ ...PICKUP, pickup: 'Kandy' }, { events: arrived, words: [] }, OTHER)).toEqual(
    new Date(at(0).getTime() + 5 * MINUTE_MS),
  )
})

test('a driver is missing after the hours that were promised', () => {
  const booking = {
    status: 'confirmed',
    needsReview: false,
    carState: 'uncounted',
    hasDriver: false,
    driverAnswer: null,
    driverToTell: false,
    mailFailed: false,
    noticeFailed: false,
    mailBounced: false,
    paymentProblem: false,
    refundDue: false,
    nobodyCame: false,
    hindrances: [],
    paidUsd: 0,
    priceUsd: 74,
    cancelFeeUsd: 0,
    travelers: null,
    bags: null,
    movedAt: null,
    createdAt: at(200).toISOString(),
    ...PICKUP,
  } as const
  const concerns = (hours: number) =>
    [FIRST, OTHER].map((promises) => concernsOf({ ...booking, promises }, at(hours)).includes('no-driver'))
  expect([concerns(190), concerns(180), concerns(160)]).toEqual([
    [false, false],
    [true, false],
    [true, true],
  ])
})

describe('money', () => {
  const tour = { priceUsd: 100, paidUsd: 0, lkrPerUsd: 400 } as const

  test('a deposit is that of the promises', () => {
    expect([FIRST, OTHER].map(({ deposit }) => depositByTerms(100, deposit))).toEqual([null, 71])
    expect(askedPayment([tour], [tour], OTHER.deposit)).toEqual({ usd: 71, lkr: 28_400, isDeposit: true })
    expect(askedPayment([tour], [tour], FIRST.deposit)).toEqual({ usd: 100, lkr: 40_000, isDeposit: false })
  })

  test('what is not booked yet is worth the rupees of the list in force: a total, and a deposit', () => {
    takePriceListFrom(() => ({ ...FIRST_PRICE_LIST, dollar: { lkr: 300, lkrInTours: 291 } }))
    try {
      const asked = { priceUsd: 105, paidUsd: 0, inRupees: true } as const
      expect(priceText([asked], ENGLISH_TEXTS.formats)).toBe('LKR 31,500')
      expect(askedPayment([asked], [asked], { ...OTHER.deposit!, percent: 1, leastUsd: 11 }).lkr).toBe(3300)
    } finally {
      takePriceListFrom(() => FIRST_PRICE_LIST)
    }
  })

  test('dollars without rupees of their own are worth those of the list of their booking', () => {
    expect(centsOf(tour, 100, 'LKR')).toBe(4_000_000)
    expect(centsOf({ ...tour, lkrPerUsd: undefined }, 100, 'LKR')).toBe(FIRST_PRICE_LIST.dollar.lkr * 10_000)
    expect(centsOf({ ...tour, priceLkr: 30_500 }, 100, 'LKR')).toBe(3_050_000)
    expect(wholePrice([tour, { ...tour, priceLkr: 30_500 }])).toMatchObject({ priceUsd: 200, priceLkr: 70_500 })
    const notice = { event: '1', payment: '1', order: '1', cents: 4_000_000, currency: 'LKR', status: 'paid' } as const
    const price = { ...tour, position: 1, status: 'confirmed' } as const
    expect(
      judgeNotice({ rides: [price], asked: { usd: 100, lkr: 40_000 }, earlier: [], attempt: null }, notice),
    ).toEqual({
      shares: [{ position: 1, usd: 100, lkr: 40_000, currency: 'LKR' }],
      over: 0,
      problem: null,
    })
  })
})

test('a browser is told only what is not as in the first list', () => {
  expect(promisesToSay(FIRST)).toBeUndefined()
  // In whatever order a list was written.
  expect(promisesToSay(Object.fromEntries(Object.entries(FIRST).toReversed()) as unknown as Promises)).toBeUndefined()
  const [last] = FIRST.lateCharges.toReversed()
  for (const change of [
    { driverHours: 13 },
    { deposit: null },
    { nightLead: { ...FIRST.nightLead, hours: 15 } },
    { ifNobodyComes: { ...FIRST.ifNobodyComes, minutes: 21 } },
    { refund: { ...FIRST.refund, way: 'in cash' } },
    { lateCharges: [last!] },
    { lateCharges: [...FIRST.lateCharges.slice(0, -1), { ...last!, percent: 99 }] },
  ]) {
    const promises = { ...FIRST, ...change }
    expect(promisesOf({ promises: promisesToSay(promises) })).toEqual(promises)
    expect(promisesToSay(promises)).toBe(promises)
  }
  expect(promisesOf({})).toBe(FIRST)
  expect([dollarOf({ lkrPerUsd: undefined }), dollarOf({ lkrPerUsd: 289 })]).toEqual([288, 289])
  // What is told comes back as the terms that are read.
  const shown = { arrangement: 'rides', rides: [], promises: OTHER } as const
  expect(cancellableOf(shown).promises).toBe(OTHER)
})

test('the owner’s words for how money goes back stand in each language of their own, else as they are in English', async () => {
  const own = { ...FIRST, refund: { days: 10, way: 'to your bank account', de: 'auf Ihr Bankkonto' } }
  /** In the rule for all, and beside the sum of a ride before and after it is cancelled. */
  const said = async (language: 'en' | 'de' | 'fr', promises: Promises) => {
    const texts = textsOf(language)
    await texts.load('booking')
    const terms = cancellationTerms(booked(promises), ride, at(80))
    const ofRide = (['new', 'cancelled'] as const).map((status) => cancellationText(status, terms, promises, texts))
    return [refundRule(promises, texts), ...ofRide]
  }
  for (const [language, promises, words] of [
    ['en', own, 'is paid back to your bank account'],
    ['de', own, 'auf Ihr Bankkonto'],
    ['fr', own, 'to your bank account'],
    ['de', FIRST, 'so wie Sie bezahlt haben: auf dieselbe Karte, dasselbe Konto oder bar'],
  ] as const)
    for (const text of await said(language, promises)) expect(text).toContain(words)
})
