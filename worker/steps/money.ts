/** Money that the operator notes: what came for a ride or a whole booking, what went back, and what was wrong. */
import { cardRefund, mostToCard, refundWords } from '#domain/bookings/money/gateway-refunds.ts'
import { MONEY_STEPS } from '#domain/bookings/agreed/operator-steps.ts'
import {
  byMethod,
  paidMoreOf,
  type RideShare,
  RUPEES_OFF,
  sharesToPay,
  sharesToTakeBack,
  showAmount,
  splitBack,
} from '#domain/bookings/money/payments.ts'
import { grouped, typedWhole } from '#domain/fares/money.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { isInRupees, saidIn } from '#domain/bookings/money/said-sums.ts'
import {
  type Amount,
  type BothSums,
  centsOf,
  chargeOf,
  dollarsOwed,
  dueSums,
  fullLkr,
  leftForTaxi,
  lessWaived,
  type Paid,
  paidOf,
  payableSums,
  rupeesOwed,
  sumOfShares,
  sumsOf,
  UNIT,
  type Waiver,
  waiverOf,
  waiverOncePaid,
  waiverWithout,
  withPaid,
} from '#domain/bookings/money/sums.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import type { RideChange } from '#worker/bookings/write-change.ts'
import type { BookedEntry, Money } from '#worker/payments/cash-book.ts'
import { withMoved } from './cancel.ts'
import {
  checkMay,
  forEach,
  type MoneyStep,
  type Outcome,
  type Step,
  type StepContext,
  type StepOf,
  StepRefused,
} from './step.ts'

/** Steps that the office sees before they are written. */
export const isOfMoney = (step: Step): step is MoneyStep => MONEY_STEPS.includes(step.step)

/** Rupees as they were typed; `undefined` for nothing. @throws StepRefused */
export function wholeRupees(typed: string): number | undefined {
  if (typed === '') return undefined
  const lkr = typedWhole(typed, 'rupees')
  if (lkr === null) throw new StepRefused({ code: 'no-whole-rupees' })
  return lkr
}

/**
 * @param rupeesOfRides rupees of these dollars, as they are paid or as they were; 0 where the rides do not say it
 * @throws StepRefused where rupees are far from the dollars that they are said to be
 */
function checkRupees(rides: readonly Ride[], lkr: number, usd: number, rupeesOfRides: number): void {
  const worthLkr = rupeesOfRides || Math.round(usd * rides[0]!.lkrPerUsd)
  if (usd === 0 || Math.abs(lkr - worthLkr) > worthLkr * RUPEES_OFF)
    throw new StepRefused({ code: 'other-rupees', lkr, usd, worthLkr })
}

/**
 * What an amount is counted as: dollars that were said, in whatever it came; else rupees as they are; without either all that
 * is owed.
 */
function countedAs(rides: readonly Ride[], { usd, lkr, ofInvoice }: StepOf<'paid'>): Amount {
  if (ofInvoice !== undefined && lkr !== undefined) return { amount: lkr, currency: 'LKR' }
  const owed = sumsOf(rides, 'owed')
  if (lkr === undefined) return { amount: usd ?? owed.usd, currency: 'USD' }
  if (!Number.isInteger(lkr) || lkr <= 0) throw new StepRefused({ code: 'no-whole-rupees' })
  // A resident's price is in rupees, whatever the dollars beside it.
  const isOfRupees = isInRupees(rides)
  if (usd !== undefined && !isOfRupees) {
    checkRupees(rides, lkr, usd, centsOf(rides, usd, 'LKR') / 100)
    return { amount: usd, currency: 'USD' }
  }
  const dollarLkr = Math.floor(centsOf(rides, 1, 'LKR') / 100)
  // Dollars that were typed as rupees.
  if (lkr < dollarLkr && lkr < owed.lkr)
    throw new StepRefused({ code: 'other-rupees', lkr, usd: 1, worthLkr: dollarLkr, inRupees: isOfRupees })
  // Of a guest from abroad a driver takes what is owed at the rate of the day, and less than a dollar that is missing is
  // nothing to collect.
  const isOwed = owed.usd > 0 && lkr > owed.lkr - owed.lkr / owed.usd && lkr <= owed.lkr * (1 + RUPEES_OFF)
  return isOwed && !isOfRupees ? { amount: owed.usd, currency: 'USD' } : { amount: lkr, currency: 'LKR' }
}

/**
 * Rupees that pay all dollars of a guest from abroad: what is more than the rupees of the price settles the ride as its driver's
 * rate of the day, and is noted as beyond the price, so that it can go back where it was too much.
 */
function beyondPrice(rides: readonly Ride[], counted: Amount, lkr: number | undefined): [Amount, BothSums] {
  const owed = sumsOf(rides, 'owed')
  const over = (lkr ?? 0) - owed.lkr
  const isAll = counted.currency === 'USD' && counted.amount === owed.usd && owed.usd > 0
  return isAll && over > 0
    ? [
        { amount: owed.lkr, currency: 'LKR' },
        { usd: 0, lkr: over },
      ]
    : [counted, { usd: 0, lkr: 0 }]
}

const moneyWords = ({ method, cents, currency }: Omit<Money, 'countedUsd'>) =>
  `; ${showAmount(Math.abs(cents), currency)} ${byMethod(method)}`

/** What is paid of rides once shares are counted. */
const paidAfter = (rides: readonly Ride[], shares: readonly RideShare[]) =>
  sumOfShares([sumsOf(rides, 'paid'), sumOfShares(shares)])

/** 'ride 2: USD 0 -> 74 of 74', for the history of a booking with several. */
const shareWords = (rides: readonly Ride[], shares: readonly RideShare[]) =>
  rides.length === 1
    ? []
    : rides.flatMap((ride) => {
        const { sum, alone } = saidIn([ride])
        const [before, after] = [sumsOf(ride, 'paid'), sumsOf(paidMoreOf(ride, shares), 'paid')]
        const due = dueSums(ride)
        const whole = due.usd > 0 ? due : { usd: ride.priceUsd, lkr: fullLkr(ride) }
        return before.usd === after.usd && before.lkr === after.lkr
          ? []
          : [`ride ${ride.position}: ${sum(before)} -> ${alone(after)} of ${alone(whole)}`]
      })

const paidAgain = (ride: Ride, share: BothSums): RideChange | null => changed(waiverOncePaid(ride, share))

const changed = (waiver: Waiver | null): RideChange | null => waiver && { ...waiver }

/** What a refund changes of a ride: it is to be paid again, or nobody is to. */
const refunded =
  (isOwedAgain: boolean) =>
  (ride: Ride, { usd, lkr }: BothSums): RideChange | null => {
    return changed(isOwedAgain ? null : waiverOf(ride, { usd: -usd, lkr: -lkr }))
  }

/** What each share does to its ride. Money of other rides does not settle what is due of this one. */
const forShares = (
  rides: readonly Ride[],
  shares: readonly RideShare[],
  setOf: (ride: Ride, share: Paid) => RideChange | null,
  mails: Outcome['effects'][number]['mails'],
): Outcome =>
  forEach(rides, (ride) => {
    const share = shares.find(({ position }) => position === ride.position)
    if (!share) return { set: null, words: '', mails }
    const { position: _, ...paidMore } = share
    return { set: setOf(ride, paidMore), paidMore, words: '', mails }
  })

/** Without an amount all that is owed came: of a resident in rupees. */
function sumThatCame(rides: readonly Ride[], step: StepOf<'paid'>): StepOf<'paid'> {
  const { lkr } = sumsOf(rides, 'owed')
  return isInRupees(rides) && step.usd === undefined && step.lkr === undefined && lkr > 0 ? { ...step, lkr } : step
}

function came(rides: readonly Ride[], noted: StepOf<'paid'>, { booking }: StepContext): Outcome {
  // What is owed is the house's to pay: no sum is not all of it.
  if (booking.onAccount && noted.usd === undefined && noted.lkr === undefined)
    throw new StepRefused({ code: 'house-pays' })
  const step = sumThatCame(rides, noted)
  const [counted, over] = beyondPrice(rides, countedAs(rides, step), step.lkr)
  const most = payableSums(rides)
  const { amount, currency } = counted
  if (!Number.isInteger(amount) || amount < 1 || amount > most[UNIT[currency]])
    throw new StepRefused({
      code: 'more-than-open',
      openUsd: most.usd,
      openLkr: currency === 'LKR' ? most.lkr : undefined,
    })
  const { method = 'cash', lkr, ofInvoice } = step
  const shares = ofInvoice
    ? rides.flatMap((ride, i) => sharesToPay({ amount: ofInvoice.each[i]!, currency }, [ride]))
    : sharesToPay(counted, rides)
  const { usd } = sumOfShares(shares)
  const money: Money = {
    method,
    ...(lkr === undefined ? { cents: usd * 100, currency: 'USD' } : { cents: lkr * 100, currency: 'LKR' }),
    countedUsd: usd,
    over,
  }
  const { sum, alone } = saidIn(rides)
  const said = `${sum(paidAfter(rides, shares))} of ${alone(dueSums(rides))}, before ${sum(sumsOf(rides, 'paid'))}`
  return {
    money,
    words: [
      said + moneyWords(money),
      ...shareWords(rides, shares),
      ...(ofInvoice === undefined ? [] : [`the house paid invoice ${ofInvoice.number}`]),
    ],
    ...forShares(rides, shares, paidAgain, []),
  }
}

/** What of an amount that goes back came beyond what is paid, and what is taken of each ride. */
interface TakenBack {
  readonly over: BothSums
  readonly shares: readonly RideShare[]
}

/** @param amount at most what is paid and came beyond that */
function takenBack(rides: readonly Ride[], { amount, currency }: Amount, { over }: StepContext): TakenBack {
  const { ofOver, ofPaid } = splitBack(amount, over?.[UNIT[currency]] ?? 0)
  return {
    over: { usd: 0, lkr: 0, [UNIT[currency]]: -ofOver || 0 },
    shares: ofPaid === 0 ? [] : sharesToTakeBack({ amount: ofPaid, currency }, rides),
  }
}

/** What can go back of rides: what is paid of them, and what came beyond it. */
const thereOf = (rides: readonly Ride[], { over = { usd: 0, lkr: 0 } }: StepContext) =>
  sumOfShares([sumsOf(rides, 'paid'), over])

/** 'USD 4 given back, USD 50 of 74 stay paid' */
function backWords(rides: readonly Ride[], { over, shares }: TakenBack): string {
  const { sum, alone } = saidIn(rides)
  const { usd, lkr } = sumOfShares(shares)
  const beyond = (['USD', 'LKR'] as const).filter((currency) => over[UNIT[currency]] !== 0)
  return [
    ...beyond.map((currency) => `${showAmount(-100 * over[UNIT[currency]], currency)} too much given back`),
    ...(shares.length > 0 || beyond.length === 0 ? [`${sum({ usd: -usd || 0, lkr: -lkr || 0 })} given back`] : []),
    `${sum(paidAfter(rides, shares))} of ${alone(dueSums(rides))} stay paid`,
  ].join(', ')
}

/** What a gateway has given back counts as far as it is still paid: it has gone, whatever a bank took away meanwhile. */
function gaveBack(
  rides: readonly Ride[],
  { refund, isSaid, left }: NonNullable<StepOf<'refund'>['atGateway']>,
  context: StepContext,
): Outcome {
  const { cents, currency, owedAgain } = refund
  const amount = Math.min(cents / 100, thereOf(rides, context)[UNIT[currency]], left ?? Infinity)
  const taken = takenBack(rides, { amount, currency }, context)
  const { over, shares } = taken
  const { usd } = sumOfShares(shares)
  const money: Money = {
    // What a person says may be wrong, and is then reversed.
    method: isSaid ? 'card' : 'online',
    cents: -cents,
    currency,
    countedUsd: usd,
    over,
    waives: !owedAgain,
    gatewayRefund: { id: refund.id, said: refund.said },
  }
  const said = `${refundWords(refund)} went back${isSaid ? ', as somebody saw there' : ''}: ${backWords(rides, taken)}`
  return {
    money,
    words: [said + (owedAgain ? '; to be paid again' : ''), ...shareWords(rides, shares)],
    ...forShares(rides, shares, refunded(owedAgain), [['refunded', 'guest']]),
  }
}

/** What a gateway is asked for: money that one payment brought, of what is paid. Nothing is counted before it answers. */
function toCard(rides: readonly Ride[], step: StepOf<'give-back'>, context: StepContext): Outcome {
  checkMay(context, 'money-back')
  const { usd, lkr, isOwedAgain = false } = step
  const there = thereOf(rides, context)
  const { payments = [] } = context
  const atOnce = mostToCard(payments)
  const most = { usd: Math.min(there.usd, atOnce.usd), lkr: Math.min(there.lkr, atOnce.lkr) }
  const asked: Amount =
    usd === undefined && lkr !== undefined ? { amount: lkr, currency: 'LKR' } : { amount: usd ?? 0, currency: 'USD' }
  const { amount, currency } = asked
  const isThere = Number.isInteger(amount) && amount >= 1 && amount <= most[UNIT[currency]]
  const refund = isThere ? cardRefund(payments, asked, there) : null
  if (!refund) {
    const isOpen = payments.some((payment) => payment.isOpen)
    const inRupees = currency === 'LKR' || (isInRupees(rides) && most.lkr > 0)
    throw new StepRefused(
      isOpen
        ? { code: 'refund-open' }
        : { code: 'more-than-card', usd: most.usd, lkr: inRupees ? most.lkr : undefined },
    )
  }
  const { over, shares } = takenBack(rides, { amount: refund.cents / 100, currency: refund.currency }, context)
  const said = `asked to give back ${refundWords({ ...refund.payment, cents: refund.cents, currency: refund.currency })}`
  return {
    money: {
      method: 'online',
      cents: -refund.cents,
      currency: refund.currency,
      countedUsd: sumOfShares(shares).usd,
      over,
    },
    cardRefund: refund,
    words: [said + (isOwedAgain ? '; to be paid again' : '')],
    ...forShares(rides, shares, refunded(isOwedAgain), []),
  }
}

/**
 * What a guest took another car for, because ours did not come. It goes beyond what was paid: nothing of that changes.
 * @throws StepRefused for more, with what was given before, than was promised, or than the ride's price where less was
 */
function forTaxi(rides: readonly Ride[], { usd, lkr }: StepOf<'refund'>, { booking }: StepContext): Outcome {
  const percent = Math.max(100, booking.promises.ifNobodyComes.taxiPercent)
  const [ride] = rides as [Ride]
  const left = leftForTaxi(ride, percent)
  const [amount, most, currency] =
    lkr === undefined ? ([usd ?? 0, left.usd, 'USD'] as const) : ([lkr, left.lkr, 'LKR'] as const)
  if (!Number.isInteger(amount) || amount < 1 || amount > most)
    throw new StepRefused({ code: 'more-than-taxi', most: showAmount(most * 100, currency) })
  const money: Money = { method: 'taxi', cents: -amount * 100, currency, countedUsd: 0 }
  const words = `${showAmount(amount * 100, currency)} given ${byMethod('taxi')}`
  return { money, ...forEach(rides, () => ({ set: null, words, mails: [['refunded', 'guest']] })) }
}

function wentBack(rides: readonly Ride[], step: StepOf<'refund'>, context: StepContext): Outcome {
  checkMay(context, 'money-back')
  if (step.method === 'taxi') return forTaxi(rides, step, context)
  if (step.atGateway) return gaveBack(rides, step.atGateway, context)
  // What may have gone to the card must not go a second way.
  if (context.payments?.some(({ isOpen }) => isOpen)) throw new StepRefused({ code: 'refund-open' })
  const there = thereOf(rides, context)
  const { method = 'cash', usd, lkr, isOwedAgain = false } = step
  if (lkr !== undefined && (!Number.isInteger(lkr) || lkr <= 0)) throw new StepRefused({ code: 'no-whole-rupees' })
  // Rupees that came beyond the price go first, whatever dollars are said beside them; all that is paid leaves none of them.
  const { lkr: overLkr } = context.over ?? { lkr: 0 }
  const isOfOver = lkr !== undefined && lkr <= overLkr
  const isOfRupees = lkr !== undefined && (usd === undefined || isInRupees(rides) || isOfOver)
  const counted: Amount = isOfRupees ? { amount: lkr, currency: 'LKR' } : { amount: usd ?? 0, currency: 'USD' }
  if (!Number.isInteger(counted.amount) || counted.amount < 1 || counted.amount > there[UNIT[counted.currency]])
    throw new StepRefused({
      code: 'more-than-paid',
      paidUsd: there.usd,
      paidLkr: counted.currency === 'LKR' ? there.lkr : undefined,
    })
  const part = takenBack(rides, counted, context)
  const isAll = lkr !== undefined && !isOfRupees && counted.amount === there.usd
  const taken = isAll ? { ...part, over: { ...part.over, lkr: -overLkr || 0 } } : part
  const { over, shares } = taken
  if (usd !== undefined && lkr !== undefined && !isOfRupees) {
    const ofOver = Math.round(-over.usd * rides[0]!.lkrPerUsd)
    checkRupees(rides, lkr, usd, ofOver - over.lkr - sumOfShares(shares).lkr)
  }
  const money: Money = {
    method,
    ...(lkr === undefined ? { cents: -counted.amount * 100, currency: 'USD' } : { cents: -lkr * 100, currency: 'LKR' }),
    countedUsd: sumOfShares(shares).usd,
    over,
    waives: !isOwedAgain,
  }
  const said = backWords(rides, taken)
  const again = isOwedAgain ? '; to be paid again' : ''
  return {
    money,
    words: [said + moneyWords(money) + again, ...shareWords(rides, shares)],
    ...forShares(rides, shares, refunded(isOwedAgain), [['refunded', 'guest']]),
  }
}

/** Nothing in one currency is nothing in the other, and nobody has paid less than nothing. */
const isWhole = ({ usd, lkr }: BothSums) => (usd > 0 && lkr > 0) || (usd === 0 && lkr === 0)

/**
 * What an entry changed of each ride, taken back. Where a ride has no longer what came, or would keep something in one
 * currency alone, it is counted anew in the entry's currency, and the rest is taken of other rides.
 */
function sharesOfReversal(rides: readonly Ride[], { shares }: BookedEntry): RideShare[] {
  const took = shares.map((share): RideShare => ({ ...share, usd: -share.usd || 0, lkr: -share.lkr || 0 }))
  if (shares.length === 0 || rides.every((ride) => isWhole(sumsOf(paidMoreOf(ride, took), 'paid')))) return took
  if (sumOfShares(took).lkr > 0)
    return took.flatMap((share) => {
      const ride = rides.find(({ position }) => position === share.position)!
      const { currency } = share
      return isWhole(sumsOf(withPaid(ride, share), 'paid'))
        ? [share]
        : sharesToPay({ amount: share[UNIT[currency]], currency }, [ride])
    })
  const { currency } = shares[0]!
  const unit = UNIT[currency]
  const own = rides.map((ride) => {
    const share = shares.find(({ position }) => position === ride.position)
    return share ? Math.min(share[unit], sumsOf(ride, 'paid')[unit]) : 0
  })
  const takes = rides.flatMap((ride, i) => sharesToTakeBack({ amount: own[i]!, currency }, [ride]))
  const rest = sumOfShares(shares)[unit] - own.reduce((sum, amount) => sum + amount, 0)
  const without = rides.map((ride) => paidMoreOf(ride, takes))
  const more = sharesToTakeBack({ amount: rest, currency }, without)
  return rides.flatMap(({ position }) => {
    const its = [...takes, ...more].filter((share) => share.position === position)
    return its.length === 0 ? [] : [{ position, currency, ...sumOfShares(its) }]
  })
}

/**
 * The reversal of money that is there all the same, because it or other money came beyond what is paid; `null` where it is not.
 */
function instead(rides: readonly Ride[], { shares, overUsd, overLkr }: BookedEntry, context: StepContext) {
  const currency = shares[0]?.currency ?? 'USD'
  const own = { usd: overUsd, lkr: overLkr }
  const [amount, there, over] = [
    sumOfShares([...shares, own]),
    thereOf(rides, context),
    sumOfShares([own, context.over ?? { usd: 0, lkr: 0 }]),
  ].map((sums) => sums[UNIT[currency]])
  return over! > 0 && amount! <= there! ? takenBack(rides, { amount: amount!, currency }, context) : null
}

/**
 * A wrong entry stays, and another one takes it back: it says which. @throws StepRefused for what a gateway told, or what
 * was reversed before
 */
function reverse(rides: readonly Ride[], step: StepOf<'reverse'>, context: StepContext): Outcome {
  checkMay(context, 'correct-money')
  const { entry } = context
  if (!entry) throw new StepRefused({ code: 'no-such-entry', number: step.number })
  if (entry.noticeId !== null || entry.method === 'online' || entry.reverses !== null)
    throw new StepRefused({ code: 'entry-stays' })
  if (entry.isReversed) throw new StepRefused({ code: 'reversed-already' })
  const paid = paidOf(rides)
  const { lkr: took } = sumOfShares(entry.shares)
  const isBack = entry.cents < 0
  // Noted beside a payment that then came beyond what was open: that pays from now on.
  const beyond = isBack ? null : instead(rides, entry, context)
  if (!beyond && (entry.countedUsd > paid || (!isBack && entry.overLkr > 0) || took > sumsOf(rides, 'paid').lkr))
    throw new StepRefused({ code: 'more-than-paid', paidUsd: paid })
  const { shares, over } = beyond ?? {
    shares: sharesOfReversal(rides, entry),
    over: { usd: -entry.overUsd || 0, lkr: -entry.overLkr || 0 },
  }
  const { number, position, method, cents, currency, lkrCents } = entry
  const usd = -sumOfShares(shares).usd
  const money: Money = {
    method,
    cents: -cents || 0,
    currency,
    countedUsd: -usd || 0,
    over,
    reverses: { number, position, lkrCents },
  }
  const undone = (ride: Ride, share: Paid) =>
    entry.waives && isRunning(ride) ? changed(lessWaived(ride, waiverWithout(ride, share))) : paidAgain(ride, share)
  const { sum, alone } = saidIn(rides)
  const change = `${sum(sumsOf(rides, 'paid'))} -> ${alone(paidAfter(rides, shares))} of ${alone(dueSums(rides))}`
  const said = `entry ${entry.number} reversed, ${change}: ${step.reason}`
  return {
    money,
    words: [said + moneyWords(money), ...shareWords(rides, shares)],
    ...forShares(rides, shares, (ride, share) => (isBack ? undone(ride, share) : null), []),
  }
}

/**
 * What is owed of a ride that is not driven, from now on: nothing where it is waived.
 * @throws StepRefused for more than it cost
 */
function charge(rides: readonly Ride[], step: StepOf<'charge'>, context: StepContext): Outcome {
  checkMay(context, 'correct-money')
  const outcome = forEach(rides, (ride) => {
    const { lkr, usd = NaN, reason } = step
    const [asked, most] = lkr === undefined ? [usd, ride.priceUsd] : [lkr, fullLkr(ride)]
    if (!Number.isInteger(asked) || asked < 0 || asked > most) {
      const price = lkr === undefined ? `${most} whole dollars` : `${grouped(most)} whole rupees`
      throw new StepRefused({ code: 'more-than-price', price })
    }
    const owed = lkr === undefined ? dollarsOwed(ride, usd) : rupeesOwed(ride, lkr)
    const { usd: before, lkr: lkrBefore } = sumsOf(ride, 'charge')
    if (owed.usd === before && owed.lkr === lkrBefore) throw new StepRefused({ code: 'same-charge' })
    const { sum, alone } = saidIn([ride])
    return {
      set: chargeOf(owed),
      reason,
      words: `${sum(sumsOf(ride, 'charge'))} owed -> ${alone(owed)}: ${reason}`,
      mails: [['charge', 'guest']],
    }
  })
  // Of what is owed no longer others are paid first.
  return withMoved(outcome, context)
}

/** @param rides at least one */
export function enterPayment(rides: readonly Ride[], step: MoneyStep, context: StepContext): Outcome {
  switch (step.step) {
    case 'paid':
      return came(rides, step, context)
    case 'refund':
      return wentBack(rides, step, context)
    case 'give-back':
      return toCard(rides, step, context)
    case 'reverse':
      return reverse(rides, step, context)
    case 'charge':
      return charge(rides, step, context)
  }
}
