/**
 * Lives of bookings: whatever comes, goes back, is cancelled, charged, waived and reversed, in dollars and rupees, all who
 * speak of the money say the same to the cent. `MONEY_LIVES=100000 npx vitest run --project domain
 * tests/domain/bookings/money-lives.test.ts` lives more of them, `PROPERTY_SEED` others.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  askedPayment,
  cancelFeeText,
  depositByTerms,
  judgeNotice,
  openText,
  paidTerms,
  type RideShare,
  sharesToMove,
  waiverByNotice,
} from '#domain/bookings/money/payments.ts'
import {
  chargeOf,
  dueUsd,
  lessGivenBack,
  NO_CHARGE,
  openUsd,
  paidOf,
  percentOwed,
  sumOf,
  sumOfShares,
  sumsOf,
  waiverLeft,
  withPaid,
} from '#domain/bookings/money/sums.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import { type BookedEntry, type Money, movedMoney } from '#worker/payments/cash-book.ts'
import { enterPayment } from '#worker/steps/money.ts'
import { agreePrice } from '#worker/steps/price.ts'
import { type MoneyStep, type Outcome, type StepContext, StepRefused } from '#worker/steps/step.ts'

const LIVES = Number(process.env.MONEY_LIVES ?? 1500)
const SEED = Number(process.env.PROPERTY_SEED ?? 20_261_122)
const DEPOSIT = { percent: 30, leastUsd: 50, fromTotalUsd: 100 } as const

const part = fc.nat(1000).map((thousandths) => thousandths / 1000)
const act = fc.record({
  what: fc.constantFrom(
    ...(['came', 'came', 'rupees', 'rupees and dollars', 'back', 'back in rupees', 'back, owed again'] as const),
    ...(['paid twice'] as const),
    ...(['link', 'link', 'part by link', 'chargeback', 'refund by gateway', 'cancel', 'cancel', 'no-show'] as const),
    ...(['taken up', 'price', 'charge', 'waive', 'reverse', 'reverse'] as const),
  ),
  ride: part,
  size: part,
  currency: fc.constantFrom('USD', 'LKR'),
})
type Act = typeof act extends fc.Arbitrary<infer A> ? A : never

const life = fc.record({
  rides: fc.array(
    fc.record({
      usd: fc.integer({ min: 2, max: 400 }),
      rate: fc.integer({ min: 280, max: 320 }),
      isTour: fc.boolean(),
    }),
    {
      minLength: 1,
      maxLength: 3,
    },
  ),
  hasDeposit: fc.boolean(),
  acts: fc.array(act, { minLength: 3, maxLength: 14 }),
})

interface Entry extends Money {
  readonly number: number
  readonly lkrCents: number
  readonly notice: boolean
  readonly shares: readonly RideShare[]
}

const RATE = 300
const NONE = { usd: 0, lkr: 0 }

/** A booking with its cash book, as a batch of the database would leave them. */
class Books {
  rides: Ride[]
  readonly book: Entry[] = []
  readonly allocations: RideShare[] = []
  readonly charges: { position: number; usd: number; lkr: number }[] = []
  readonly notices: Parameters<typeof judgeNotice>[0]['earlier'][number][] = []
  readonly deposit: typeof DEPOSIT | null
  /** What came beyond what is paid, and has not gone back. */
  readonly over = { usd: 0, lkr: 0 }

  constructor(rides: readonly { usd: number; rate: number; isTour: boolean }[], hasDeposit: boolean) {
    this.deposit = hasDeposit ? DEPOSIT : null
    this.rides = rides.map(
      ({ usd, rate, isTour }, i) =>
        ({
          position: i + 1,
          kind: isTour ? 'tour' : 'transfer',
          status: 'confirmed',
          priceUsd: usd,
          priceLkr: isTour ? null : usd * rate + 7,
          quotedUsd: null,
          quotedLkr: null,
          paidUsd: 0,
          paidLkr: 0,
          cameInUsd: 0,
          waivedUsd: 0,
          waivedLkr: 0,
          ...NO_CHARGE,
          lkrPerUsd: RATE,
        }) as unknown as Ride,
    )
  }

  set(position: number, change: Partial<Ride>, paid: RideShare | null = null) {
    this.rides = this.rides.map((ride) => {
      if (ride.position !== position) return ride
      const { cancelFeeUsd: usd, cancelFeeLkr: lkr } = { ...ride, ...change }
      this.charges.push({ position, usd: usd - ride.cancelFeeUsd, lkr: lkr - ride.cancelFeeLkr })
      if (paid) this.allocations.push(paid)
      return { ...(paid ? withPaid(ride, paid) : ride), ...change } as Ride
    })
  }

  enter(money: Money, shares: Entry['shares'], isNotice: boolean) {
    const lkrCents = money.reverses
      ? -money.reverses.lkrCents
      : money.currency === 'LKR'
        ? money.cents
        : Math.round(money.cents * RATE)
    this.over.usd += money.over?.usd ?? 0
    this.over.lkr += money.over?.lkr ?? 0
    this.book.push({ ...money, number: this.book.length + 1, lkrCents, notice: isNotice, shares })
  }

  take({ effects, money, moved = [] }: Outcome) {
    const shares = effects.flatMap(({ ride, paidMore }) => (paidMore ? [{ position: ride.position, ...paidMore }] : []))
    for (const { ride, set } of effects) {
      const paid = shares.find(({ position }) => position === ride.position)
      this.set(ride.position, (set ?? {}) as Partial<Ride>, paid)
    }
    for (const share of moved) this.set(share.position, {}, share)
    if (money && money.cents !== 0) this.enter(money, shares, false)
  }

  step(rides: readonly Ride[], step: MoneyStep, entry: BookedEntry | null = null) {
    this.take(
      enterPayment(rides, step, {
        role: 'owner',
        entry,
        over: { ...this.over },
        booking: { rides: this.rides, arrangement: 'rides', promises: { deposit: this.deposit } },
        now: new Date(0),
      } as unknown as StepContext),
    )
  }

  /** Those that the link is for. */
  payable = () => this.rides.filter((ride) => openUsd(ride) > 0)
  asked = () => askedPayment(this.rides.filter(isRunning), this.payable(), this.deposit)

  /** What PayHere says. @param payment another one than all before where it is not given */
  notice(
    status: 'paid' | 'chargeback' | 'refunded',
    currency: 'USD' | 'LKR',
    asked: number,
    cents: number,
    payment = `n${this.notices.length}`,
  ) {
    const about = status === 'paid' ? this.payable() : this.rides.filter(({ paidLkr }) => paidLkr > 0)
    const rides = about.length > 0 ? about : [this.rides[0]!]
    const name = `n${this.notices.length}`
    const said = { event: name, payment, order: payment, cents, currency, status } as const
    const attempt = status === 'paid' ? { usd: this.asked().usd, cents: asked, currency } : null
    const judged = judgeNotice(
      { rides, asked: this.asked(), earlier: this.notices, attempt, over: { ...this.over } },
      said,
    )
    const { shares } = judged
    for (const share of shares) {
      const ride = this.rides.find(({ position }) => position === share.position)!
      this.set(share.position, waiverByNotice(ride, share, status) ?? {}, share)
    }
    const counted = sumOfShares(shares)
    const money = movedMoney(said, judged)
    this.notices.push({ ...said, isEntered: money !== null, countedUsd: counted.usd, countedLkr: counted.lkr })
    if (money) this.enter(money, shares, true)
    return judged
  }

  undrive(ride: Ride, status: 'cancelled' | 'no-show', percent: number) {
    const charge = chargeOf(percentOwed(lessGivenBack(ride), percent))
    // Who owes nothing of the price owes no charge.
    if (openUsd(ride) === 0) expect(openUsd({ ...ride, status, ...charge })).toBe(0)
    const ran = this.rides.filter(isRunning)
    const others = ran.filter((each) => each !== ride)
    const moved =
      depositByTerms(dueUsd(ran), this.deposit) === null ? [] : sharesToMove([{ ...ride, status, ...charge }], others)
    this.set(ride.position, { status, ...charge } as Partial<Ride>)
    for (const share of moved) this.set(share.position, {}, share)
  }
}

/** @throws StepRefused for what the office is told that it cannot be */
function live(books: Books, { what, ride: which, size, currency }: Act) {
  const one = books.rides[Math.floor(which * books.rides.length) % books.rides.length]!
  const some = which < 0.5 ? books.rides : [one]
  const usd = Math.ceil(size * 400)
  const fraction = (of: number) => Math.max(1, Math.ceil(of * size))
  switch (what) {
    case 'came':
      return books.step(some, { step: 'paid', ...(size < 0.2 ? {} : { usd: fraction(openUsd(some)) }) })
    case 'rupees':
      return books.step(some, { step: 'paid', lkr: fraction(sumsOf(some, 'owed').lkr) })
    case 'rupees and dollars': {
      const pays = fraction(openUsd(some))
      // At the rate of the day.
      return books.step(some, { step: 'paid', usd: pays, lkr: Math.round(pays * RATE * (0.9 + size / 5)) })
    }
    case 'back':
      return books.step(some, { step: 'refund', usd: fraction(paidOf(some)) })
    case 'back in rupees':
      return books.step(some, { step: 'refund', lkr: fraction(sumsOf(some, 'paid').lkr) })
    case 'back, owed again':
      return books.step(some, { step: 'refund', usd: fraction(paidOf(some)), isOwedAgain: true })
    case 'link':
    case 'part by link': {
      const asked = books.asked()
      if (asked.usd === 0) return
      const unit = currency === 'USD' ? 'usd' : 'lkr'
      const cents = asked[unit] * 100
      const { shares, problem } = books.notice('paid', currency, cents, what === 'link' ? cents : fraction(cents))
      // What the gateway is asked for counts to the unit, and nothing is wrong.
      if (what === 'link') expect([sumOfShares(shares)[unit], problem]).toEqual([asked[unit], null])
      return
    }
    case 'paid twice': {
      const paid = books.notices.findLast(({ status }) => status === 'paid')
      // What was given back of a ride that runs can be paid again: it is then to be given back.
      if (paid && books.rides.every(({ waivedLkr }) => waivedLkr === 0))
        books.notice('paid', paid.currency as 'USD', paid.cents, paid.cents)
      return
    }
    case 'chargeback':
    case 'refund by gateway': {
      const status = what === 'chargeback' ? 'chargeback' : 'refunded'
      const paid = books.notices.filter((notice) => notice.status === 'paid')
      const of = paid[Math.floor(which * (paid.length + 1))]
      // One of them, or one that nobody told of.
      if (of) books.notice(status, of.currency as 'USD', 0, Math.ceil(of.cents * size * 1.2), of.payment)
      else books.notice(status, currency, 0, usd * 100 * (currency === 'LKR' ? RATE : 1))
      return
    }
    case 'cancel':
    case 'no-show':
      if (isRunning(one)) books.undrive(one, what === 'cancel' ? 'cancelled' : 'no-show', [0, 50, 100][usd % 3]!)
      return
    case 'taken up':
      if (!isRunning(one))
        books.set(one.position, {
          status: 'confirmed',
          ...NO_CHARGE,
          ...waiverLeft(one),
        } as Partial<Ride>)
      return
    case 'price':
      if (isRunning(one)) books.take(agreePrice([one], { step: 'price', price: { usd }, reason: 'x' }))
      return
    case 'charge':
    case 'waive':
      if (isRunning(one)) return
      return books.step([one], {
        step: 'charge',
        ...(currency === 'USD'
          ? { usd: what === 'waive' ? 0 : Math.floor(one.priceUsd * size) }
          : { lkr: what === 'waive' ? 0 : Math.floor(sumsOf(one, 'total').lkr * size) }),
        reason: 'x',
      })
    case 'reverse': {
      const entry = books.book[Math.floor(size * books.book.length)]
      if (!entry) return
      const booked = {
        ...entry,
        overUsd: entry.over?.usd ?? 0,
        overLkr: entry.over?.lkr ?? 0,
        noticeId: entry.notice ? 1 : null,
        reverses: entry.reverses?.number ?? null,
        isReversed: books.book.some(({ reverses }) => reverses?.number === entry.number),
      } as unknown as BookedEntry
      return books.step(books.rides, { step: 'reverse', number: entry.number, reason: 'x' }, booked)
    }
  }
}

const total = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0)
const figures = (text: string | null) => {
  const found = /USD ([\d,]+) or LKR ([\d,]+)/.exec(text ?? '')
  return found ? found.slice(1).map((figure) => Number(figure.replaceAll(',', ''))) : [0, 0]
}

/** What everybody says of it. */
function agrees({ rides, book, allocations, charges, payable, deposit, asked }: Books) {
  const sum = sumOf(rides)
  // Of each ride, by the plain rule: what is due less what was paid, to the unit, in the currency in which all of it came.
  for (const ride of rides) {
    const its = allocations.filter(({ position }) => position === ride.position)
    const usdPaid = total(its, ({ usd }) => usd)
    const lkrPaid = total(its, ({ lkr }) => lkr)
    const price = ride.priceLkr ?? ride.priceUsd * RATE
    const due = isRunning(ride) ? ride.priceUsd - ride.waivedUsd : ride.cancelFeeUsd
    const dueLkr = isRunning(ride) ? price - ride.waivedLkr : ride.cancelFeeLkr
    const cameInUsd = total(its, ({ usd, currency }) => (currency === 'USD' ? usd : 0))
    const isOfRupees = lkrPaid > 0 && cameInUsd === 0
    const own = sumOf(ride)
    expect([own.USD.paid, own.LKR.paid]).toEqual([usdPaid * 100, lkrPaid * 100])
    const [decides, open] = isOfRupees ? ([own.LKR, dueLkr - lkrPaid] as const) : ([own.USD, due - usdPaid] as const)
    expect(decides).toMatchObject({ owed: Math.max(0, open) * 100, back: Math.max(0, -open) * 100 })
    // Nothing in one currency is nothing in the other.
    expect([own.USD.owed > 0, own.USD.back > 0]).toEqual([own.LKR.owed > 0, own.LKR.back > 0])
    // Of a single dollar a part is none. Its rupees are rounded up: several parts may have become as many.
    if (usdPaid === 0) expect(lkrPaid).toBeLessThanOrEqual(Math.ceil(price / ride.priceUsd))
    else expect(lkrPaid).toBeGreaterThan(0)
    expect(lkrPaid).toBeGreaterThanOrEqual(0)
    expect(usdPaid).toBeGreaterThanOrEqual(0)
    expect(ride.waivedUsd).toBeGreaterThanOrEqual(0)
    expect(ride.waivedLkr).toBeGreaterThanOrEqual(0)
    // What nobody is to pay is never more than nobody has paid.
    if (isRunning(ride) && ride.waivedUsd > 0) expect(ride.waivedUsd + ride.paidUsd).toBeLessThanOrEqual(ride.priceUsd)
    const ofRide = charges.filter(({ position }) => position === ride.position)
    expect([total(ofRide, ({ usd }) => usd), total(ofRide, (each) => each.lkr)]).toEqual([
      ride.cancelFeeUsd,
      ride.cancelFeeLkr,
    ])
    expect(ride.cancelFeeUsd > 0).toBe(ride.cancelFeeLkr > 0)
  }
  // What came or went in a currency is in the cash book to the unit: what was counted, and what came beyond it.
  for (const { currency, cents, shares, notice, over, countedUsd } of book) {
    const unit = currency === 'USD' ? 'usd' : 'lkr'
    if (shares.length > 0 ? shares[0]!.currency !== currency : !over?.[unit] && countedUsd === 0) continue
    const moved = sumOfShares(shares)[unit] + (over?.[unit] ?? 0)
    if (!notice) expect(moved * 100).toBe(cents)
    else if (cents > 0) expect(moved).toBe(Math.floor(cents / 100))
    else expect([moved <= 0, -moved <= Math.ceil(-cents / 100)]).toEqual([true, true])
  }
  for (const unit of ['usd', 'lkr'] as const) {
    const there = total(book, ({ over }) => over?.[unit] ?? 0)
    expect(there, 'what came beyond what is paid').toBeGreaterThanOrEqual(0)
  }
  // Rides add up to their booking, in both currencies.
  for (const currency of ['USD', 'LKR'] as const) {
    expect(sum[currency].owed).toBe(total(rides, (ride) => sumOf(ride)[currency].owed))
    expect(Number.isInteger(sum[currency].owed)).toBe(true)
  }
  // The cash book is what is paid, each currency by itself: who moves rupees from one ride to another moves those, and two
  // rides may have another price of a dollar.
  for (const [counted, unit] of [['USD', 'usd'] as const, ['LKR', 'lkr'] as const]) {
    const inIt = (shares: readonly RideShare[]) =>
      sumOfShares(shares.filter(({ currency }) => currency === counted))[unit]
    expect(total(book, ({ shares }) => inIt(shares))).toBe(inIt(allocations))
  }
  for (const { countedUsd, shares } of book) expect(countedUsd).toBe(sumOfShares(shares).usd)
  const { owed } = sum.USD
  // Receipts have no gaps; what was reversed comes to nothing, in its own currency and in rupees.
  expect(book.map(({ number }) => number)).toEqual(book.map((_, i) => i + 1))
  for (const entry of book) {
    const wrong = book.find(({ number }) => number === entry.reverses?.number)
    if (!wrong) continue
    const unit = wrong.shares[0]?.currency === 'LKR' || wrong.over?.lkr ? 'lkr' : 'usd'
    const counted = sumOfShares([...entry.shares, ...wrong.shares, ...[entry, wrong].map(({ over }) => over ?? NONE)])[
      unit
    ]
    expect([entry.cents + wrong.cents, entry.lkrCents + wrong.lkrCents, counted]).toEqual([0, 0, 0])
    expect(entry.currency).toBe(wrong.currency)
  }
  // Rupees that were taken are booked as they were taken.
  for (const { currency, cents, lkrCents } of book) if (currency === 'LKR') expect(lkrCents).toBe(cents)
  // The guest reads on page and mail what the office reads, and the gateway asks for that.
  const running = rides.filter(isRunning)
  const undriven = rides.filter((ride) => !isRunning(ride))
  const guest = [
    running.length > 0 && openUsd(running) > 0 ? figures(paidTerms(running, true, ENGLISH_TEXTS)) : [0, 0],
    figures(cancelFeeText(undriven, true, ENGLISH_TEXTS)),
  ]
  const office = figures(openText(rides))
  expect([guest[0]![0]! + guest[1]![0]!, guest[0]![1]! + guest[1]![1]!]).toEqual(office)
  expect(office).toEqual([owed / 100, sum.LKR.owed / 100])
  const all = askedPayment(running, payable(), null)
  expect([all.usd * 100, all.lkr * 100]).toEqual([owed, sum.LKR.owed])
  const first = asked()
  expect(first.usd).toBeLessThanOrEqual(owed / 100)
  const isMixed = running.some(({ paidUsd, cameInUsd }) => paidUsd > 0 && cameInUsd > 0)
  if (first.isDeposit && isMixed) expect(first.usd + paidOf(running)).toBe(depositByTerms(dueUsd(running), deposit))
}

test(`${LIVES} lives of bookings from seed ${SEED}`, { timeout: 3_600_000 }, () => {
  const done = new Map<string, number>()
  fc.assert(
    fc.property(life, ({ rides, hasDeposit, acts }) => {
      const books = new Books(rides, hasDeposit)
      agrees(books)
      for (const each of acts) {
        try {
          const before = JSON.stringify([books.rides, books.book])
          live(books, each)
          if (JSON.stringify([books.rides, books.book]) !== before) done.set(each.what, (done.get(each.what) ?? 0) + 1)
        } catch (error) {
          if (!(error instanceof StepRefused)) throw error
        }
        agrees(books)
      }
    }),
    { seed: SEED, numRuns: LIVES },
  )
  // Each kind of act was taken, and not only refused.
  for (const what of [
    'came',
    'rupees',
    'rupees and dollars',
    'back',
    'back in rupees',
    'back, owed again',
    'link',
    'part by link',
    'paid twice',
    'chargeback',
    'refund by gateway',
    'cancel',
    'no-show',
    'taken up',
    'price',
    'charge',
    'waive',
    'reverse',
  ])
    expect(done.get(what) ?? 0, what).toBeGreaterThan(LIVES / 100)
})

test('an entry that counted nothing is reversed, also of a ride whose rupees are no whole dollar yet', () => {
  const books = new Books([{ usd: 1, rate: RATE, isTour: false }], false)
  books.notice('paid', 'LKR', 30_700, 10_000)
  expect(books.rides[0]).toMatchObject({ paidUsd: 0, paidLkr: 100 })
  books.enter({ method: 'card', cents: -5000, currency: 'USD', countedUsd: 0 }, [], false)
  const entry = { ...books.book.at(-1)!, overUsd: 0, overLkr: 0, noticeId: null, reverses: null, isReversed: false }
  books.step(books.rides, { step: 'reverse', number: 2, reason: 'x' }, entry as unknown as BookedEntry)
  expect(books.book.at(-1)).toMatchObject({ cents: 5000, lkrCents: 1_500_000, countedUsd: 0, shares: [] })
  agrees(books)
})

/** Each piece of money that comes or goes: `cash` by the office's hand; `card` as gateways tell, of one payment or another. */
type Piece = readonly [how: 'cash' | 'card' | 'other card', amount: number]
const ORDERS = [<T>(all: readonly T[]) => all, <T>(all: readonly T[]) => all.toReversed()]

test('a dollar that stays paid keeps a rupee, where less rupees came than what goes back is worth', () => {
  const books = new Books([{ usd: 2, rate: 280, isTour: false }], false)
  const [ride] = books.rides
  books.step(books.rides, { step: 'paid', usd: 1 })
  books.undrive(ride!, 'cancelled', 50)
  // Beyond what is owed a rupee is a dollar, too.
  books.step(books.rides, { step: 'paid', lkr: 1 })
  expect(books.rides[0]).toMatchObject({ paidUsd: 2, paidLkr: 284, cancelFeeUsd: 1 })
  books.step(books.rides, { step: 'refund', usd: 1 })
  expect(books.rides[0]).toMatchObject({ paidUsd: 1, paidLkr: 1 })
  agrees(books)
})

test.each<
  [what: string, price: number, came: readonly Piece[], back: readonly Piece[], left: { paid: number; over: number }]
>([
  [
    'a card after cash, charged back: the cash stays',
    100,
    [
      ['cash', 40],
      ['card', 100],
    ],
    [['card', 100]],
    { paid: 40, over: 0 },
  ],
  ['too much, given back in cash', 60, [['card', 100]], [['cash', 40]], { paid: 60, over: 0 }],
  ['too much, given back to the card', 60, [['card', 100]], [['card', 40]], { paid: 60, over: 0 }],
  ['too much, a part of it given back', 60, [['card', 100]], [['card', 15]], { paid: 60, over: 25 }],
  [
    'too much, given back in cash and charged back',
    60,
    [['card', 100]],
    [
      ['cash', 40],
      ['card', 100],
    ],
    { paid: 0, over: 0 },
  ],
  [
    'cash handed back, the card charged back',
    100,
    [
      ['cash', 40],
      ['card', 100],
    ],
    [
      ['cash', 40],
      ['card', 100],
    ],
    { paid: 0, over: 0 },
  ],
  [
    'cash handed back, a part charged back',
    100,
    [
      ['cash', 40],
      ['card', 100],
    ],
    [
      ['cash', 40],
      ['card', 30],
    ],
    { paid: 70, over: 0 },
  ],
  [
    'in pieces',
    60,
    [['card', 100]],
    [
      ['card', 25],
      ['cash', 10],
      ['card', 16],
    ],
    { paid: 49, over: 0 },
  ],
  [
    'told twice: no more than came',
    100,
    [
      ['cash', 60],
      ['card', 40],
    ],
    [
      ['card', 40],
      ['card', 40],
    ],
    { paid: 60, over: 0 },
  ],
  [
    'a part, then all of it',
    100,
    [
      ['cash', 60],
      ['card', 40],
    ],
    [
      ['card', 10],
      ['card', 40],
    ],
    { paid: 60, over: 0 },
  ],
  [
    'paid by two cards, one charged back',
    100,
    [
      ['card', 100],
      ['other card', 100],
    ],
    [['card', 100]],
    { paid: 100, over: 0 },
  ],
  [
    'paid by two cards, both charged back',
    100,
    [
      ['card', 100],
      ['other card', 100],
    ],
    [
      ['card', 100],
      ['other card', 100],
    ],
    { paid: 0, over: 0 },
  ],
])('what goes back, in any order: %s', (_, price, came, back, left) => {
  for (const currency of ['USD', 'LKR'] as const)
    for (const status of ['chargeback', 'refunded'] as const)
      for (const inOrder of ORDERS) {
        const books = new Books([{ usd: price, rate: RATE, isTour: true }], false)
        const unit = currency === 'USD' ? 'usd' : 'lkr'
        const worth = (amount: number) => (currency === 'USD' ? amount : amount * RATE)
        const move = ([how, amount]: Piece, step: 'paid' | 'refund') => {
          if (how !== 'cash')
            books.notice(step === 'paid' ? 'paid' : status, currency, worth(amount) * 100, worth(amount) * 100, how)
          else if (step === 'paid') books.step(books.rides, { step, [unit]: worth(amount) })
          else {
            // What is there no more cannot be noted.
            const there = sumsOf(books.rides, 'paid')[unit] + books.over[unit]
            if (there > 0) books.step(books.rides, { step, [unit]: Math.min(there, worth(amount)) })
          }
          agrees(books)
        }
        for (const piece of came) move(piece, 'paid')
        for (const piece of inOrder(back)) move(piece, 'refund')
        const whole = ({ paid, over }: typeof left) => [worth(paid), worth(over)].map(Math.floor)
        expect([sumsOf(books.rides, 'paid')[unit], books.over[unit]]).toEqual(whole(left))
        expect(sumsOf(books.rides, 'owed')[unit] + sumsOf(books.rides, 'waived')[unit]).toBe(worth(price - left.paid))
      }
})
