import { describe, expect, test } from 'vitest'
import {
  cancellationTerms,
  cancellingCosts,
  cancellationText,
  refundOfAllText,
  cancellingText,
  paidBack,
  refundRule,
} from '#domain/bookings/money/refunds.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { promises } from '#domain/prices/current-price-list.ts'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'

/** 05:30 in Sri Lanka is midnight in UTC. */
const ride = {
  status: 'new',
  priceUsd: 75,
  paidUsd: 75,
  cancelFeeUsd: 0,
  pickupDate: '2026-12-05',
  pickupTime: '05:30',
  isRequest: false,
} as const
const PROMISES = promises()
const alone = { arrangement: 'rides', promises: PROMISES, rides: [ride] } as const
const stay = { arrangement: 'stay', promises: PROMISES, rides: [ride] } as const
const ON_TIME = '2026-12-04T00:00:00Z'
const LATE = '2026-12-04T00:00:01Z'

describe('what a cancellation costs', () => {
  test.each([
    ['2026-11-20T00:00:00Z', 0],
    [ON_TIME, 0],
    [LATE, 37],
    ['2026-12-04T12:00:00Z', 37],
    ['2026-12-04T12:00:01Z', 75],
    // Who does not come.
    ['2026-12-05T03:00:00Z', 75],
  ])('at %s: USD %i of 75', (moment, feeUsd) => {
    expect(cancellationTerms(alone, ride, new Date(moment))).toMatchObject({ feeUsd, backUsd: 75 - feeUsd })
  })

  test.each([
    [0, 0],
    [20, 0],
    [60, 23],
  ])('with USD %i paid, USD %i goes back', (paidUsd, backUsd) => {
    expect(cancellationTerms(alone, { ...ride, paidUsd }, new Date(LATE))).toMatchObject({ feeUsd: 37, backUsd })
  })

  test('is nothing as long as it is a request, whenever that is', () => {
    const request = { ...ride, isRequest: true } as const
    for (const booking of [alone, stay])
      for (const moment of [LATE, '2026-12-05T03:00:00Z'])
        expect(cancellationTerms(booking, request, new Date(moment))).toMatchObject({ feeUsd: 0, backUsd: 75 })
  })

  test('is owed still where its guest moved the ride once a charge had begun', () => {
    const moved = { ...ride, pickupDate: '2027-03-05', chargedPercent: 50 } as const
    const after = new Date(LATE)
    expect(cancellationTerms({ ...alone, rides: [moved] }, moved, after)).toMatchObject({ feeUsd: 37, backUsd: 38 })
    // The charge rises by the new pickup.
    expect(cancellationTerms({ ...alone, rides: [moved] }, moved, new Date('2027-03-04T23:00:00Z'))).toMatchObject({
      feeUsd: 75,
    })
    const { cancelling: t } = ENGLISH_TEXTS.in('booking')
    const said = cancellingCosts({ ...alone, rides: [moved] }, after, ENGLISH_TEXTS)
    expect([said[0], said.join(' ').includes('free')]).toEqual([t.costs(50), false])
    expect(cancellingCosts({ ...alone, rides: [moved, ride] }, after, ENGLISH_TEXTS)).toContain(t.moved(50))
    // A stay is one contract: a later first pickup makes none of its rides cheaper.
    const others = { ...ride, pickupDate: '2027-03-06' } as const
    const stays = { ...stay, rides: [{ ...moved, chargedPercent: 60 }, others] } as const
    expect(cancellationTerms(stays, others, after)).toMatchObject({ feeUsd: 45 })
  })

  test('goes back within a week, by the days of Sri Lanka', () => {
    expect(cancellationTerms(alone, ride, new Date('2026-11-20T18:29:59Z')).by).toBe('2026-11-27')
    expect(cancellationTerms(alone, ride, new Date('2026-11-20T18:30:00Z')).by).toBe('2026-11-28')
  })
})

describe('what a guest is told', () => {
  const told = (status: 'new' | 'cancelled', moment: string, paidUsd = 75) =>
    cancellationText(
      status,
      cancellationTerms(alone, { ...ride, status, paidUsd }, new Date(moment)),
      PROMISES,
      ENGLISH_TEXTS,
    )
  const WAY = 'is paid back the way you paid: to the same card or account, or in cash'

  test.each([
    ['new', ON_TIME, 0, null],
    ['new', ON_TIME, 75, `USD 75 is paid. If you cancel now, all of it ${WAY}, within 7 days.`],
    ['new', LATE, 0, 'If you cancel now, that costs USD 37.'],
    ['new', LATE, 75, `USD 75 is paid. If you cancel now, that costs USD 37, and USD 38 ${WAY}, within 7 days.`],
    ['new', LATE, 30, 'USD 30 is paid. If you cancel now, that costs USD 37, and nothing is left to pay back.'],
    ['cancelled', ON_TIME, 0, null],
    ['cancelled', ON_TIME, 75, `USD 75 was paid: all of it ${WAY}, by 11 December 2026.`],
    ['cancelled', LATE, 0, null],
    [
      'cancelled',
      LATE,
      75,
      // Nobody has said that it was the guest's wish.
      `USD 75 was paid: all of it ${WAY}, by 11 December 2026.`,
    ],
  ] as const)('%s at %s with USD %i paid', (status, moment, paidUsd, text) => {
    expect(told(status, moment, paidUsd)).toBe(text)
  })
})

test('what went back already is not denied: the sentence is the same before and after', () => {
  const kept = { ...ride, status: 'cancelled' as const, cancelFeeUsd: 37, paidUsd: 37 }
  const terms = cancellationTerms(alone, kept, new Date(LATE))
  expect(cancellationText('cancelled', terms, PROMISES, ENGLISH_TEXTS)).toBe(
    'USD 37 was paid, and USD 37 is owed: nothing is left to pay back.',
  )
})

test('a request that is cancelled late costs nothing, whoever wished it', () => {
  const told = (status: 'new' | 'cancelled', paidUsd: number) => {
    const terms = cancellationTerms(alone, { ...ride, status, paidUsd, isRequest: true }, new Date(LATE))
    return cancellationText(status, terms, PROMISES, ENGLISH_TEXTS)
  }
  const WAY = 'is paid back the way you paid: to the same card or account, or in cash'
  expect(told('new', 0)).toBeNull()
  expect(told('new', 75)).toBe(`USD 75 is paid. If you cancel now, all of it ${WAY}, within 7 days.`)
  expect(told('cancelled', 75)).toBe(`USD 75 was paid: all of it ${WAY}, by 11 December 2026.`)
})

describe('of a car and driver who stay', () => {
  // Four days before the first pickup: 60 %.
  const moment = new Date('2026-12-01T00:00:00Z')
  const WAY = 'is paid back the way you paid: to the same card or account, or in cash'

  test('a cancellation costs what their own rule says', () => {
    expect(cancellationText('new', cancellationTerms(stay, ride, moment), PROMISES, ENGLISH_TEXTS)).toBe(
      `USD 75 is paid. If you cancel now, that costs USD 45, and USD 30 ${WAY}, within 7 days.`,
    )
  })

  test('what was owed when it was cancelled counts, not what would be owed now', () => {
    const cancelled = { ...ride, status: 'cancelled', cancelFeeUsd: 45 } as const
    expect(cancellationText('cancelled', cancellationTerms(stay, cancelled, moment), PROMISES, ENGLISH_TEXTS)).toBe(
      `USD 75 was paid, and USD 45 is owed: USD 30 ${WAY}, by 8 December 2026.`,
    )
    const byUs = { ...cancelled, cancelFeeUsd: 0 }
    expect(cancellationText('cancelled', cancellationTerms(stay, byUs, moment), PROMISES, ENGLISH_TEXTS)).toBe(
      `USD 75 was paid: all of it ${WAY}, by 8 December 2026.`,
    )
  })

  test('a deposit pays the other rides first', () => {
    const long = { ...ride, priceUsd: 500, paidUsd: 60 }
    const other = { ...ride, priceUsd: 40, paidUsd: 0 }
    const told = (others: readonly (typeof other)[]) =>
      cancellationText('new', cancellationTerms(alone, long, new Date(ON_TIME), others), PROMISES, ENGLISH_TEXTS)
    expect(told([other])).toBe(
      `USD 60 is paid. If you cancel now, USD 40 of what you paid goes to your other rides, and USD 20 ${WAY}, within 7 days.`,
    )
    expect(told([other, other])).toBe(
      'USD 60 is paid. If you cancel now, USD 60 of what you paid goes to your other rides.',
    )
    // Without a deposit each ride is paid by itself.
    expect(
      cancellationText(
        'new',
        cancellationTerms(alone, { ...long, priceUsd: 60 }, new Date(ON_TIME), [other]),
        PROMISES,
        ENGLISH_TEXTS,
      ),
    ).toBe(`USD 60 is paid. If you cancel now, all of it ${WAY}, within 7 days.`)
  })

  test('nobody is promised all of it back for cancelling on time', () => {
    const pickup = { pickupDate: '2026-12-05', pickupTime: '05:30', isRequest: false }
    const back = (arrangement: 'rides' | 'stay', hours: number) =>
      paidBack(
        { arrangement, promises: PROMISES, rides: [pickup] },
        new Date(Date.parse('2026-12-05T00:00:00Z') - hours * HOUR_MS),
        ENGLISH_TEXTS,
      )
    expect([back('stay', 2000), back('rides', 23)]).toEqual(Array(2).fill('Paid back in full if we cannot drive you.'))
    const moved = { ...alone, rides: [{ ...pickup, chargedPercent: 50 }] }
    expect(paidBack(moved, new Date('2026-11-01T00:00:00Z'), ENGLISH_TEXTS)).toBe(back('stay', 2000))
    expect(back('rides', 25)).toContain('if you cancel until 24 hours before the pickup')
  })
})

describe('what is said before anybody books, and wherever the booking stands', () => {
  const MOMENT = new Date('2026-12-01T00:00:00Z')
  const at = (pickupDate: string, pickupTime = '05:30', isRequest = false) => ({ pickupDate, pickupTime, isRequest })
  const said = (arrangement: 'rides' | 'stay', ...rides: ReturnType<typeof at>[]) =>
    cancellingCosts({ arrangement, promises: PROMISES, rides }, MOMENT, ENGLISH_TEXTS)

  test('names the moments, the first one in one line', () => {
    expect(said('rides', at('2026-12-09'))).toEqual([
      'Free to cancel until 8 December 2026, 05:30 (Sri Lanka time).',
      'Later it costs 50\u00a0% of the price, from 8 December 2026, 17:30 on the whole price.',
    ])
  })

  test('says at once what is owed at once', () => {
    expect(said('rides', at('2026-12-02', '01:30'))).toEqual([
      'A cancellation costs 50\u00a0% of the price.',
      'From 1 December 2026, 13:30 (Sri Lanka time) on it costs the whole price.',
    ])
    expect(said('rides', at('2026-12-01', '10:00'))).toEqual(['A cancellation costs the whole price.'])
    // Nine days before the first pickup.
    expect(said('stay', at('2026-12-10'), at('2026-12-14'))).toEqual([
      'A cancellation costs 40\u00a0% of the price.',
      'From 3 December 2026, 05:30 (Sri Lanka time) on it costs 60\u00a0% of the price, from 7 December 2026, 05:30 on the whole price.',
    ])
  })

  test('of a stay by the days before its first ride', () => {
    expect(said('stay', at('2027-01-14'), at('2027-01-20'))).toEqual([
      'Free to cancel until 15 December 2026, 05:30 (Sri Lanka time).',
      'Later it costs 20\u00a0% of the price, from 31 December 2026, 05:30 on 40\u00a0%, from 7 January 2027, 05:30 on 60\u00a0%, from 11 January 2027, 05:30 on the whole price.',
    ])
  })

  test('of a request that it is free until it is confirmed, and what it costs then', () => {
    expect(said('rides', at('2026-12-01', '10:00', true))).toEqual([
      'Free to cancel until we confirm it.',
      'From then on a cancellation costs the whole price.',
    ])
    expect(said('rides', at('2026-12-09', '05:30', true)).at(-1)).toBe(
      'A request costs nothing to cancel until we have confirmed it.',
    )
    expect(said('stay', at('2026-12-10', '05:30', true), at('2026-12-14'))).toEqual([
      'Free to cancel until we confirm it.',
      'From then on a cancellation costs 40\u00a0% of the price, from 3 December 2026, 05:30 (Sri Lanka time) on 60\u00a0%, from 7 December 2026, 05:30 on the whole price.',
    ])
  })

  test('of several rides in French too names what costs something', async () => {
    const texts = textsOf('fr')
    await texts.load('booking')
    const rides = [at('2026-12-12'), at('2026-12-09')]
    const [, later] = cancellingCosts({ arrangement: 'rides', promises: PROMISES, rides }, MOMENT, texts)
    expect(later).toMatch(/^Ensuite, l’annulation coûte 50\u00a0% du prix, /)
  })

  test('of several rides in Russian the first, which costs something, in a whole sentence', async () => {
    const texts = textsOf('ru')
    await texts.load('booking')
    const rides = [at('2026-12-01', '10:00'), at('2026-12-09')]
    const costs = cancellingCosts({ arrangement: 'rides', promises: PROMISES, rides }, MOMENT, texts)
    expect(costs.at(-1)).toBe('Для первой поездки условия другие: плата за отмену\u00a0— вся цена.')
  })

  test('of several rides the rule for each, and the moment of the first', () => {
    const LATER = 'Later it costs 50\u00a0% of the price, from 12 hours before the pickup on the whole price.'
    expect(said('rides', at('2026-12-12'), at('2026-12-09'))).toEqual([
      'Each ride is free to cancel until 24 hours before its pickup, the first one until 8 December 2026, 05:30 (Sri Lanka time).',
      LATER,
    ])
    expect(said('rides', at('2026-12-01', '10:00', true), at('2026-12-09'))).toEqual([
      'Each ride is free to cancel until 24 hours before its pickup.',
      LATER,
      'The first ride: Free to cancel until we confirm it. From then on a cancellation costs the whole price.',
      'A request costs nothing to cancel until we have confirmed it.',
    ])
  })

  test('a ride without a time may be the first: only the rule is known', () => {
    expect(said('stay', at('2026-12-03', ''), at('2026-12-30'))[0]).toBe(
      'Free to cancel until 30 days before the first pickup.',
    )
    // The way back has no day yet.
    expect(said('rides', at('2026-12-09'), at('', ''))[0]).toContain('the first one until 8 December 2026, 05:30')
  })

  test('without a day the rule alone, as in the terms', () => {
    expect(said('rides', at('', ''))).toEqual([
      'Free to cancel until 24 hours before the pickup.',
      'Later it costs 50\u00a0% of the price, from 12 hours before the pickup on the whole price.',
    ])
    expect(said('stay')).toEqual([
      'Free to cancel until 30 days before the first pickup.',
      'Later it costs 20\u00a0% of the price, from 14 days before the first pickup on 40\u00a0%, from 7 days before the first pickup on 60\u00a0%, from 3 days before the first pickup on the whole price.',
      'A request costs nothing to cancel until we have confirmed it.',
    ])
  })

  test('what is said is what is owed, at any moment', () => {
    const START = Date.parse('2026-12-05T00:00:00Z')
    for (const [arrangement, unit] of [
      ['rides', 3_600_000],
      ['stay', 24 * 3_600_000],
    ] as const) {
      for (let units = -1; units < 40; units++) {
        const moment = new Date(START - units * unit)
        const { feeUsd } = cancellationTerms(
          { arrangement, promises: PROMISES, rides: [ride] },
          { ...ride, priceUsd: 100 },
          moment,
        )
        const [first] = cancellingCosts({ arrangement, promises: PROMISES, rides: [ride] }, moment, ENGLISH_TEXTS)
        const costs = feeUsd === 100 ? 'costs the whole price' : `costs ${feeUsd}\u00a0% of the price`
        expect(first, `${arrangement}, ${units}`).toContain(feeUsd === 0 ? 'Free to cancel until' : costs)
      }
    }
  })

  test('with the way back of money', () => {
    expect(refundRule(PROMISES, ENGLISH_TEXTS)).toMatch(
      /the way you paid: to the same card or account, or in cash, within 7 days\.$/,
    )
    const text = cancellingText({ ...alone, rides: [] }, MOMENT, ENGLISH_TEXTS)
    expect(text).toContain('You can change day, time or flight until 12 hours before the pickup')
    expect(text).toContain(refundRule(PROMISES, ENGLISH_TEXTS))
  })

  test.each([
    ['en', 'in cash'],
    ['de', 'oder bar'],
    ['fr', 'espèces'],
    ['zh', '现金'],
    ['ru', 'наличными'],
  ] as const)('who paid the driver has no card that it came from (%s)', async (language, cash) => {
    const texts = textsOf(language)
    await texts.load('booking')
    expect(refundRule(PROMISES, texts)).toContain(cash)
  })

  test('nobody reads that a ride can be changed when it is too late for all of them', () => {
    const textAt = (moment: string) => cancellingText(alone, new Date(moment), ENGLISH_TEXTS)
    const change = 'You can change day, time or flight'
    expect(textAt('2026-12-04T12:00:00Z')).toContain(change)
    expect(textAt('2026-12-04T12:00:01Z')).not.toContain(change)
    expect(textAt('2026-12-04T12:00:01Z')).toContain(refundRule(PROMISES, ENGLISH_TEXTS))
    const request = { ...alone, rides: [{ ...ride, isRequest: true }] }
    expect(cancellingText(request, new Date('2026-12-04T23:00:00Z'), ENGLISH_TEXTS)).toContain('Until we confirm it')
    const [later, unsaid] = [
      { ...ride, pickupDate: '2026-12-09' },
      { ...ride, pickupDate: '', pickupTime: '' },
    ]
    for (const other of [later, unsaid])
      expect(
        cancellingText({ ...alone, rides: [ride, other] }, new Date('2026-12-04T23:00:00Z'), ENGLISH_TEXTS),
      ).toContain(change)
  })
})

describe('what goes back of all cancelled rides of a booking', () => {
  const of = (feeUsd: number, paidUsd: number, inRupees = false) => ({
    status: 'cancelled' as const,
    inRupees,
    cancellation: cancellationTerms(
      alone,
      {
        ...ride,
        status: 'cancelled',
        paidUsd,
        cancelFeeUsd: feeUsd,
        ...(inRupees ? { inRupees, priceUsd: 75, priceLkr: 21_600, paidLkr: 288 * paidUsd, cameInUsd: 0 } : {}),
      },
      new Date(LATE),
    ),
  })
  const WAY = 'is paid back the way you paid: to the same card or account, or in cash, by 11 December 2026.'

  test('is said in one sum; a ride of which nothing goes back is none of it', () => {
    expect(refundOfAllText([of(26, 65), of(28, 70), of(45, 75)], PROMISES, ENGLISH_TEXTS)).toBe(
      `USD 210 was paid, and USD 99 is owed: USD 111 ${WAY}`,
    )
    const runs = {
      status: 'new' as const,
      cancellation: cancellationTerms(alone, { ...ride, paidUsd: 75 }, new Date(LATE)),
    }
    expect(refundOfAllText([of(0, 75), of(50, 20), of(0, 0), runs], PROMISES, ENGLISH_TEXTS)).toBe(
      `USD 75 was paid: all of it ${WAY}`,
    )
    expect(refundOfAllText([of(50, 20), of(0, 0), runs], PROMISES, ENGLISH_TEXTS)).toBeNull()
  })

  test('is said in rupees to who has read those alone', () => {
    expect(refundOfAllText([of(0, 75, true), of(0, 50, true)], PROMISES, ENGLISH_TEXTS)).toBe(
      `LKR 36,000 was paid: all of it ${WAY}`,
    )
  })
})
