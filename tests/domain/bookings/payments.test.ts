import { describe, expect, test } from 'vitest'
import { cardRefund } from '#domain/bookings/money/gateway-refunds.ts'
import {
  amountText,
  judgeNotice,
  paidMoreOf,
  paidTerms,
  paidText,
  payOnlineText,
  sharesToPay,
  sharesToTakeBack,
  type EarlierNotice,
  type PaymentNotice,
  type RideShare,
} from '#domain/bookings/money/payments.ts'
import { bookingTerms } from '#domain/bookings/money/paying-in-words.ts'
import { type MoneyRide, openCents, openUsd, sumOfShares, sumsOf, wholePrice } from '#domain/bookings/money/sums.ts'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import type { BookingStatus } from '#domain/bookings/ride.ts'
import { movedMoney } from '#worker/payments/cash-book.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { OFFERED } from '#domain/languages/languages.ts'
import { textsOf } from '#domain/languages/texts.ts'

const transfer = {
  position: 1,
  status: 'confirmed',
  priceUsd: 74,
  priceLkr: 21480,
  paidUsd: 0,
  lkrPerUsd: undefined,
} as const
const tour = { position: 1, status: 'confirmed', priceUsd: 248, paidUsd: 0, lkrPerUsd: undefined } as const
const notice = (change: Partial<PaymentNotice> = {}): PaymentNotice => ({
  event: 'p1',
  payment: 'p1',
  order: '17',
  cents: 7400,
  currency: 'USD',
  status: 'paid',
  ...change,
})
const paid: EarlierNotice = {
  payment: 'p1',
  order: '17',
  cents: 7400,
  currency: 'USD',
  status: 'paid',
  isEntered: true,
  countedUsd: 74,
  countedLkr: 21480,
}

/** What a notice counts, in dollars. */
function judged(...said: Parameters<typeof judgeNotice>) {
  const { shares, problem } = judgeNotice(...said)
  return { countedUsd: sumOfShares(shares).usd, problem }
}

describe('a notice', () => {
  test.each([
    ['all of it in dollars', transfer, {}, [], 74, null],
    ['all of it in rupees', transfer, { cents: 2148000, currency: 'LKR' }, [], 74, null],
    ['a tour in rupees', tour, { cents: 248 * 288 * 100, currency: 'LKR' }, [], 248, null],
    ['the rest in dollars', { ...transfer, paidUsd: 40 }, { cents: 3400 }, [], 34, null],
    [
      'the rest in rupees',
      { ...transfer, paidUsd: 40 },
      { cents: openCents({ ...transfer, paidUsd: 40 }, 'LKR'), currency: 'LKR' },
      [],
      34,
      null,
    ],
    ['less than was open', transfer, { cents: 4050 }, [], 40, 'too-little'],
    ['less than was open, in rupees', transfer, { cents: 1074000, currency: 'LKR' }, [], 37, 'too-little'],
    ['a cent less', transfer, { cents: 7399 }, [], 73, 'too-little'],
    ['more than was open', transfer, { cents: 740000 }, [], 74, 'too-much'],
    ['paid a second time', { ...transfer, paidUsd: 74 }, { event: 'p2', payment: 'p2' }, [paid], 0, 'too-much'],
    [
      'paid a second time, of which a part was given back',
      { ...transfer, paidUsd: 64, waivedUsd: 10 },
      { event: 'p2', payment: 'p2' },
      [paid],
      0,
      'too-much',
    ],
    ['another currency', transfer, { currency: 'EUR' }, [], 0, 'wrong-currency'],
    ['dollars named as rupees', transfer, { currency: 'LKR' }, [], 1, 'too-little'],
    ['a cancelled booking', { ...transfer, status: 'cancelled' }, {}, [], 74, 'cancelled-booking'],
    ['pending', transfer, { status: 'pending' }, [], 0, null],
    ['pending after it was paid', { ...transfer, paidUsd: 74 }, { status: 'pending' }, [paid], 0, null],
    ['failed', transfer, { status: 'failed' }, [], 0, null],
    ['charged back', { ...transfer, paidUsd: 74 }, { status: 'chargeback' }, [paid], -74, 'charged-back'],
    [
      'charged back what was entered by hand',
      { ...transfer, paidUsd: 74 },
      { status: 'chargeback' },
      [],
      -74,
      'charged-back',
    ],
    [
      'charged back one of two payments',
      { ...transfer, paidUsd: 74 },
      { status: 'chargeback', payment: 'p2' },
      [paid, { ...paid, payment: 'p2', countedUsd: 0, countedLkr: 0 }],
      0,
      'charged-back',
    ],
    ['charged back before it was said to be paid', transfer, { status: 'chargeback' }, [], 0, 'charged-back'],
    [
      'paid after its chargeback',
      transfer,
      {},
      [{ ...paid, status: 'chargeback', countedUsd: 0, countedLkr: 0 }],
      0,
      'after-refund',
    ],
    ['refunded', { ...transfer, paidUsd: 74 }, { status: 'refunded' }, [paid], -74, null],
    ['a part refunded', { ...transfer, paidUsd: 74 }, { status: 'refunded', cents: 1950 }, [paid], -20, null],
    [
      'refunded twice, and another payment came beside it',
      { ...transfer, paidUsd: 34 },
      { event: 'r2', status: 'refunded', cents: 4000 },
      [
        { ...paid, cents: 4000, countedUsd: 40 },
        { ...paid, status: 'refunded', cents: 4000, countedUsd: -40, countedLkr: -paid.countedLkr },
      ],
      0,
      null,
    ],
    ['refunded after the operator has set it to nothing', transfer, { status: 'refunded' }, [paid], 0, null],
    ['refunded what was never paid', transfer, { status: 'refunded' }, [], 0, 'never-paid'],
  ] as const)('%s', (_what, booking, change, earlier, countedUsd, problem) => {
    const over = {
      usd: earlier.reduce((sum, each) => sum + each.cents / 100 - Math.abs(each.countedUsd), 0),
      lkr: 0,
    }
    const context = { rides: [booking], asked: sumsOf(booking, 'owed'), earlier, attempt: null, over }
    expect(judged(context, notice(change))).toEqual({ countedUsd, problem })
  })

  const attempt = { usd: 34, cents: 987_000, currency: 'LKR' } as const
  const order = { order: '17-2', payment: '320', paymentUnsigned: true, currency: 'LKR', cents: 987_000 } as const
  const paidAttempt = { ...paid, ...order, countedUsd: 34, countedLkr: 9870 }
  test.each([
    ['what it asked for', 40, {}, [], 34, null],
    ['never more than it asked for', 0, { cents: 9_999_900 }, [], 34, 'too-much'],
    ['less than it asked for', 40, { cents: 493_500 }, [], 17, 'too-little'],
    ['another currency', 40, { currency: 'USD' }, [], 0, 'wrong-currency'],
    ['once, whatever payment is named', 40, { payment: '321' }, [paidAttempt], 0, 'paid-again'],
    ['not after its chargeback', 40, { payment: '321' }, [{ ...paidAttempt, status: 'chargeback' }], 0, 'after-refund'],
    [
      'its chargeback, whatever payment is named',
      74,
      { status: 'chargeback', payment: '1' },
      [paidAttempt],
      -34,
      'charged-back',
    ],
    [
      'where the payment is signed: once, too',
      40,
      { payment: '321', paymentUnsigned: undefined },
      [paidAttempt],
      0,
      'paid-again',
    ],
  ] as const)('about an attempt to pay: %s', (_what, paidUsd, change, earlier, countedUsd, problem) => {
    const rides = [{ ...transfer, paidUsd }]
    const context = { rides, asked: sumsOf(rides, 'owed'), earlier, attempt }
    expect(judged(context, { ...notice(), ...order, ...change } as PaymentNotice)).toEqual({ countedUsd, problem })
  })

  test('never counts more than the price, nor less than nothing, whatever comes in whatever order', () => {
    let seed = 15
    const random = (below: number) => (seed = (seed * 1103515245 + 12345) % 2147483648) % below
    for (let run = 0; run < 2000; run++) {
      let ride: MoneyRide & typeof transfer = transfer
      const earlier: EarlierNotice[] = []
      const over = { usd: 0, lkr: 0 }
      for (let i = 0; i < 8; i++) {
        const next = notice({
          payment: `p${random(3)}`,
          cents: random(15_000),
          status: (['paid', 'chargeback', 'refunded', 'pending'] as const)[random(4)]!,
          currency: ['USD', 'LKR', 'EUR'][random(3)]!,
        })
        const context = { rides: [ride], asked: sumsOf(ride, 'owed'), earlier, attempt: null, over: { ...over } }
        const judgement = judgeNotice(context, next)
        const { shares } = judgement
        over[next.currency === 'USD' ? 'usd' : 'lkr'] += judgement.over
        expect(Math.min(over.usd, over.lkr)).toBeGreaterThanOrEqual(0)
        ride = paidMoreOf(ride, shares)
        const { usd, lkr } = sumsOf(ride, 'paid')
        const counted = sumOfShares(shares)
        const isEntered = movedMoney(next, judgement) !== null
        earlier.push({ ...next, isEntered, countedUsd: counted.usd, countedLkr: counted.lkr })
        expect(usd).toBeGreaterThanOrEqual(0)
        expect(usd).toBeLessThanOrEqual(74)
        expect(lkr).toBeGreaterThanOrEqual(0)
        expect(lkr).toBeLessThanOrEqual(21_480)
        expect([usd === 0, usd === 74]).toEqual([lkr === 0, lkr === 21_480])
      }
    }
  })
})

test('amounts and what guests read', () => {
  expect([amountText(7400), amountText(5), amountText(2148000)]).toEqual(['74.00', '0.05', '21480.00'])
  expect([0, 40, 74].map((paidUsd) => paidText({ priceUsd: 74, paidUsd }, ENGLISH_TEXTS))).toEqual([
    null,
    'USD 40 of 74',
    'USD 74',
  ])
  expect(paidTerms({ ...transfer, paidUsd: 74 }, true, ENGLISH_TEXTS)).toContain('nothing to pay the driver')
  // In both currencies, also of a tour, which has no price in rupees.
  expect(paidTerms({ ...transfer, paidUsd: 40 }, true, ENGLISH_TEXTS)).toBe(
    'USD 34 or LKR 9,870 is still to be paid: at the end of the journey, or online in advance by card.',
  )
  // What was given back of a ride that runs nobody is to pay again.
  const given = { ...transfer, paidUsd: 54, waivedUsd: 20 }
  expect([openUsd(given), paidText(given, ENGLISH_TEXTS), paidTerms(given, true, ENGLISH_TEXTS)]).toEqual([
    0,
    'USD 54, USD 20 given back',
    'It is paid: there is nothing to pay the driver.',
  ])
  expect(paidTerms({ ...tour, paidUsd: 48 }, false, ENGLISH_TEXTS)).toBe(
    'USD 200 or LKR 57,600 is still to be paid: at the end of the journey.',
  )
  // What goes back of a ride pays no other one, and what is kept of it does.
  const off = { ...transfer, status: 'cancelled', paidUsd: 74 } as const
  const charged = { ...off, cancelFeeUsd: 10 }
  const some = [[off], [off, transfer], [off, { ...transfer, paidUsd: 20 }], [charged, transfer]]
  expect(some.map((rides) => paidText(rides, ENGLISH_TEXTS))).toEqual(['USD 74', null, 'USD 20 of 74', 'USD 10 of 84'])
  // Nor does what is paid of a ride that runs beyond what it costs.
  expect(paidText([{ ...transfer, priceUsd: 60, paidUsd: 74 }, transfer], ENGLISH_TEXTS)).toBe('USD 60 of 134')
  expect(
    paidText(
      [
        { ...off, inRupees: true },
        { ...transfer, inRupees: true },
      ],
      ENGLISH_TEXTS,
    ),
  ).toBeNull()
})

test('where several rides are still to be paid it is said that each is paid at its end; one ride, or a car that stays, is paid at the end of the journey', () => {
  const rides = [
    { ...transfer, paidUsd: 10 },
    { ...transfer, paidUsd: 0 },
  ] as unknown as PublicRide[]
  const terms = (arrangement: Arrangement, some = rides) =>
    bookingTerms({ paymentUrl: null, arrangement } as PublicBooking, some, some, ENGLISH_TEXTS)
  expect(terms('rides')).toMatch(/^USD \d+ or LKR [\d,]+ is still to be paid\. Pay the driver of each ride at its end/)
  const one = terms('rides', [{ ...rides[0]!, paidUsd: 74 }, rides[1]!])
  expect([one, terms('stay')]).toEqual(
    Array(2).fill(
      expect.stringMatching(/is still to be paid: at the end of the journey\. The driver takes cash only\.$/),
    ),
  )
})

test('once all rides are over, who has paid the driver is told that nothing is left to pay; before, and where all is paid, nobody is', () => {
  const terms = (paidUsd: number, over: boolean, other = over) => {
    const some = [over, other].map((isOver) => ({ ...transfer, paidUsd, over: isOver })) as unknown as PublicRide[]
    return bookingTerms({ paymentUrl: null, arrangement: 'rides' } as PublicBooking, some, some, ENGLISH_TEXTS)
  }
  const told = 'If you have paid the driver, nothing is left to pay: we note it here by hand.'
  // Neither an end nor an advance is ahead of anybody.
  for (const part of [0, 10])
    expect(terms(part, true)).toMatch(new RegExp(`^USD \\d+ or LKR [\\d,]+ is still to be paid\\. ${told}$`))
  for (const untold of [terms(0, false), terms(0, true, false), terms(74, true)]) expect(untold).not.toContain(told)
  const cash = 'The driver takes cash only.'
  for (const unpaid of [terms(0, false), terms(10, false)]) expect(unpaid).toContain(cash)
  for (const past of [terms(0, true), terms(74, false)]) expect(past).not.toContain(cash)
})

test.each([
  ['before it', [false, false], 'Pay Online In Advance'],
  ['between its rides', [true, false], 'Pay Online In Advance'],
  ['once it is over', [true, true], 'Pay online'],
] as const)('the button of a payment link %s', (_when, over, said) => {
  const some = over.map((isOver) => ({ ...transfer, status: 'confirmed' as const, paidUsd: 0, over: isOver }))
  expect(payOnlineText(null, ENGLISH_TEXTS, some)).toBe(said)
})

test.each(OFFERED)('the button of a payment link names what it asks for, in %s', async (language) => {
  const texts = await textsOf(language)
  await texts.load('booking')
  const rideOf = (status: BookingStatus, isOver: boolean) => [
    { ...transfer, status, paidUsd: 0, over: isOver, cancelFeeUsd: status === 'cancelled' ? 40 : 0 },
  ]
  const said = [
    payOnlineText({ paymentUsd: 75 }, texts),
    payOnlineText({ paymentUsd: 75 }, texts, rideOf('confirmed', false)),
    payOnlineText({ paymentUsd: 75 }, texts, rideOf('confirmed', true)),
    payOnlineText({ paymentUsd: 75 }, texts, rideOf('cancelled', false)),
    payOnlineText({ paymentUsd: 75, depositUsd: 75 }, texts, rideOf('confirmed', false)),
  ]
  for (const words of said) expect(words).toContain(texts.formats.usd(75))
  expect(new Set(said).size).toBe(4)
  expect(payOnlineText({ paymentUsd: 75, paymentLkr: 21_880 }, texts)).toContain(texts.formats.lkr(21_880))
})

const ride = (position: number, priceUsd: number, paidUsd: number, status: BookingStatus = 'confirmed') => ({
  position,
  status,
  priceUsd,
  paidUsd,
  priceLkr: priceUsd * 300,
  lkrPerUsd: undefined,
})
const rides = [ride(1, 74, 10), ride(2, 81, 20), ride(3, 30, 30)]

/** What each ride gets, by its position. */
const inFull = (shares: readonly RideShare[]) => Object.fromEntries(shares.map(({ position, usd }) => [position, usd]))

test('rides that are paid for as one cost what each of them costs, a tour by its dollars', () => {
  expect(wholePrice(rides)).toEqual({ priceUsd: 185, priceLkr: 185 * 300 })
  expect(wholePrice([rides[0]!, tour]).priceLkr).toBe(74 * 300 + 248 * 288)
})

test.each([
  [0, {}],
  [50, { 1: 50 }],
  [64, { 1: 64 }],
  [65, { 1: 64, 2: 1 }],
  [125, { 1: 64, 2: 61 }],
])('%i dollars fill up the first ride, then the next', (usd, shares) => {
  expect(inFull(sharesToPay({ amount: usd, currency: 'USD' }, rides))).toEqual(shares)
})

test.each([
  ['the last ride first', 5, rides, [], { 3: -5 }],
  ['then the one before it', 45, rides, [], { 3: -30, 2: -15 }],
  ['all of it', 60, rides, [], { 3: -30, 2: -20, 1: -10 }],
  ['a cancelled one first', 10, [ride(1, 74, 74, 'cancelled'), ride(2, 81, 81)], [], { 1: -10 }],
  [
    'from one that runs only what exceeds the cancelled ones',
    100,
    [ride(1, 74, 74, 'cancelled'), ride(2, 81, 81)],
    [2],
    { 1: -74, 2: -26 },
  ],
  ['of two that run, the one that this payment has paid', 74, [ride(1, 74, 74), ride(2, 81, 81)], [1], { 1: -74 }],
] as const)('what goes back is taken from %s', (_which, usd, from, paidByIt, shares) => {
  expect(inFull(sharesToTakeBack({ amount: usd, currency: 'USD' }, from, paidByIt))).toEqual(shares)
})

test('what goes back to a card is whole, also of a payment of which a part with cents went back', () => {
  const attempt = { usd: 34, cents: 999_900, currency: 'LKR' } as const
  const payment = { gateway: 'payhere', payment: '320', order: '17-1', attempt, cents: 999_950, isOpen: false }
  const left = { ...payment, countedUsd: 34, countedLkr: 9999, backCents: 499_950, backUsd: 17 }
  const isPaid = { usd: 17, lkr: 5000 }
  expect(cardRefund([left], { amount: 17, currency: 'USD' }, isPaid)).toMatchObject({
    cents: 499_900,
    usd: 17,
    isWhole: false,
  })
})

test.each([
  // Half of LKR 1,127 was noted as LKR 564: of what is left the card cannot have as much again.
  ['all that is paid, a rupee less than its part of the price', 2, { usd: 2, lkr: 563 }, 563],
  ['all that is paid, more than its part of the price', 3, { usd: 3, lkr: 1027 }, 1027],
  ['a part of what is paid', 1, { usd: 2, lkr: 563 }, 282],
  ['no more than is paid, of a dollar that is most of it', 1, { usd: 2, lkr: 200 }, 200],
  ['all that the payment has', 4, { usd: 9, lkr: 2535 }, 1127],
  ['a whole payment, rounded by a rupee', 4, { usd: 4, lkr: 1126 }, 1127],
  ['what is paid of a ride with cheaper dollars', 4, { usd: 4, lkr: 1100 }, 1100],
])('dollars of a payment in rupees, %s', (_, amount, isPaid, lkr) => {
  const attempt = { usd: 4, cents: 112_700, currency: 'LKR' } as const
  const came = { gateway: 'payhere', payment: '320', order: '17-1', attempt, cents: 112_700, isOpen: false }
  const payment = { ...came, countedUsd: 4, countedLkr: 1127, backCents: 0, backUsd: 0 }
  expect(cardRefund([payment], { amount, currency: 'USD' }, isPaid)).toMatchObject({ cents: lkr * 100, usd: amount })
})
