/** Money that the operator notes: what came for a ride or a whole booking, what went back, and what was wrong. */
import { cardRefund, mostToCard, refundWords } from '#domain/bookings/money/gateway-refunds.ts'
import { MONEY_STEPS } from '#domain/bookings/agreed/operator-steps.ts'
import {
  METHOD_WORDS,
  type RideShare,
  sharesToPay,
  sharesToTakeBack,
  showAmount,
} from '#domain/bookings/money/payments.ts'
import { centsOf, dueUsd, openUsd, paidOf, payableUsd, worthUsd } from '#domain/bookings/money/sums.ts'
import type { Ride, RideChange } from '#worker/bookings/store.ts'
import { type BookedEntry, type Money, waiverLeft, waiverOf } from '#worker/payments/cash-book.ts'
import {
  checkMay,
  type EnteredMoney,
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
  if (!/^\d{1,8}$/.test(typed)) throw new StepRefused({ code: 'no-whole-rupees' })
  return Number(typed)
}

/** So far may rupees be from the dollars that they pay, whatever the rate of the day. */
const RUPEES_OFF = 0.25

/**
 * Whole dollars of the price that an amount pays: those that were said; else what the rupees are worth by the booking's
 * price; else all that is owed.
 */
function countedUsd(
  rides: readonly Ride[],
  { usd, lkr }: EnteredMoney & { readonly usd?: number | undefined },
): number {
  if (lkr === undefined) return usd ?? openUsd(rides)
  if (!Number.isInteger(lkr) || lkr <= 0) throw new StepRefused({ code: 'no-whole-rupees' })
  const owed = openUsd(rides)
  const worth = worthUsd(rides, lkr * 100, 'LKR')
  // A driver takes what is owed at the rate of the day; less than a dollar that is missing is nothing to collect.
  const pays = usd ?? (worth >= owed - 1 && worth <= owed * (1 + RUPEES_OFF) ? owed : worth)
  const worthLkr = centsOf(rides, pays, 'LKR') / 100 || Math.round(pays * rides[0]!.lkrPerUsd)
  if (pays === 0 || Math.abs(lkr - worthLkr) > worthLkr * RUPEES_OFF)
    throw new StepRefused({ code: 'other-rupees', lkr, usd: pays, worthLkr })
  return pays
}

const moneyWords = ({ method, cents, currency }: Omit<Money, 'countedUsd'>) =>
  `; ${showAmount(Math.abs(cents), currency)} by ${METHOD_WORDS[method]}`

/** 'ride 2: USD 0 -> 74 of 74', for the history of a booking with several. */
const shareWords = (rides: readonly Ride[], shares: readonly RideShare[]) =>
  rides.length === 1
    ? []
    : rides.flatMap((ride) => {
        const usd = usdOf(shares, ride.position)
        return usd === 0
          ? []
          : [`ride ${ride.position}: USD ${ride.paidUsd} -> ${ride.paidUsd + usd} of ${dueUsd(ride) || ride.priceUsd}`]
      })

const usdOf = (shares: readonly RideShare[], position: number) =>
  shares.find((share) => share.position === position)?.usd ?? 0

/** Who pays what was given back, pays what nobody was to pay: that is waived no longer. */
function paidAgain(ride: Ride, usd: number): RideChange | null {
  const waivedUsd = waiverLeft(ride, usd)
  return waivedUsd < ride.waivedUsd ? { waivedUsd } : null
}

/** What each share does to its ride. Money of other rides does not settle what is due of this one. */
const forShares = (
  rides: readonly Ride[],
  shares: readonly RideShare[],
  setOf: (ride: Ride, usd: number) => RideChange | null,
  mails: Outcome['effects'][number]['mails'],
): Outcome =>
  forEach(rides, (ride) => {
    const usd = usdOf(shares, ride.position)
    return { set: usd === 0 ? null : setOf(ride, usd), ...(usd === 0 ? {} : { paidMore: usd }), words: '', mails }
  })

function came(rides: readonly Ride[], step: StepOf<'paid'>): Outcome {
  const usd = countedUsd(rides, step)
  const most = payableUsd(rides)
  if (!Number.isInteger(usd) || usd < 1 || usd > most) throw new StepRefused({ code: 'more-than-open', openUsd: most })
  const { method = 'cash', lkr } = step
  const money: Money = {
    method,
    ...(lkr === undefined ? { cents: usd * 100, currency: 'USD' } : { cents: lkr * 100, currency: 'LKR' }),
    countedUsd: usd,
  }
  const shares = sharesToPay(usd, rides)
  const before = paidOf(rides)
  const said = `USD ${before + usd} of ${dueUsd(rides)}, before USD ${before}`
  return {
    money,
    words: [said + moneyWords(money), ...shareWords(rides, shares)],
    ...forShares(rides, shares, paidAgain, []),
  }
}

/** What a gateway has given back counts as far as it is still paid: it has gone, whatever was noted meanwhile. */
function gaveBack(rides: readonly Ride[], { refund, isSaid }: NonNullable<StepOf<'refund'>['atGateway']>): Outcome {
  const { cents, currency, owedAgain } = refund
  const paid = paidOf(rides)
  const usd = Math.min(refund.usd, paid)
  const money: Money = {
    // What a person says may be wrong, and is then reversed.
    method: isSaid ? 'card' : 'online',
    cents: -cents,
    currency,
    countedUsd: -usd || 0,
    gatewayRefund: { id: refund.id, said: refund.said },
  }
  const shares = sharesToTakeBack(usd, rides)
  const said = `${refundWords(refund)} went back${isSaid ? ', as somebody saw there' : ''}: USD ${usd} given back, USD ${paid - usd} of ${dueUsd(rides)} stay paid`
  return {
    money,
    words: [said + (owedAgain ? '; to be paid again' : ''), ...shareWords(rides, shares)],
    ...forShares(rides, shares, (ride, share) => (owedAgain ? null : waiverOf(ride, -share)), [['refunded', 'guest']]),
  }
}

/** What a gateway is asked for: money that one payment brought, of what is paid. Nothing is counted before it answers. */
function toCard(rides: readonly Ride[], step: StepOf<'give-back'>, context: StepContext): Outcome {
  checkMay(context, 'money-back')
  const { usd, isOwedAgain = false } = step
  const paid = paidOf(rides)
  const { payments = [] } = context
  const most = Math.min(paid, mostToCard(payments))
  const refund = Number.isInteger(usd) && usd >= 1 && usd <= most ? cardRefund(payments, usd) : null
  if (!refund) {
    const isOpen = payments.some((payment) => payment.isOpen)
    throw new StepRefused(isOpen ? { code: 'refund-open' } : { code: 'more-than-card', usd: most })
  }
  const shares = sharesToTakeBack(usd, rides)
  const asked = `asked to give back ${refundWords({ ...refund.payment, cents: refund.cents, currency: refund.currency })}`
  return {
    money: { method: 'online', cents: -refund.cents, currency: refund.currency, countedUsd: -usd },
    cardRefund: refund,
    words: [asked + (isOwedAgain ? '; to be paid again' : '')],
    ...forShares(rides, shares, (ride, share) => (isOwedAgain ? null : waiverOf(ride, -share)), []),
  }
}

function wentBack(rides: readonly Ride[], step: StepOf<'refund'>, context: StepContext): Outcome {
  checkMay(context, 'money-back')
  if (step.atGateway) return gaveBack(rides, step.atGateway)
  const paid = paidOf(rides)
  const { method = 'cash', lkr, isOwedAgain = false } = step
  const usd = step.usd ?? countedBack(rides, lkr)
  if (!Number.isInteger(usd) || usd < 1 || usd > paid) throw new StepRefused({ code: 'more-than-paid', paidUsd: paid })
  if (lkr !== undefined) countedUsd(rides, { usd, lkr })
  const money: Money = {
    method,
    ...(lkr === undefined ? { cents: -usd * 100, currency: 'USD' } : { cents: -lkr * 100, currency: 'LKR' }),
    countedUsd: -usd,
  }
  const shares = sharesToTakeBack(usd, rides)
  const said = `USD ${usd} given back, USD ${paid - usd} of ${dueUsd(rides)} stay paid`
  const again = isOwedAgain ? '; to be paid again' : ''
  return {
    money,
    words: [said + moneyWords(money) + again, ...shareWords(rides, shares)],
    ...forShares(rides, shares, (ride, share) => (isOwedAgain ? null : waiverOf(ride, -share)), [
      ['refunded', 'guest'],
    ]),
  }
}

/** Rounded up: who gets rupees back has no dollar left that nobody has paid. */
function countedBack(rides: readonly Ride[], lkr = 0): number {
  const floor = worthUsd(rides, lkr * 100, 'LKR')
  return Math.min(paidOf(rides), centsOf(rides, floor, 'LKR') < lkr * 100 ? floor + 1 : floor)
}

/** What an entry changed of each ride, taken back as far as the ride still has it; the rest of others. */
function sharesOfReversal(rides: readonly Ride[], { countedUsd: usd, shares }: BookedEntry): RideShare[] {
  if (usd < 0) {
    const again = shares.map(({ position, usd: share }) => ({ position, usd: -share }))
    return again.reduce((sum, share) => sum + share.usd, 0) === -usd ? again : sharesToPay(-usd, rides)
  }
  const own = rides.map(({ position, paidUsd: paid }) => ({
    position,
    usd: Math.max(0, Math.min(usdOf(shares, position), paid)),
  }))
  const left = usd - own.reduce((sum, share) => sum + share.usd, 0)
  const without = rides.map((ride) => ({ ...ride, paidUsd: ride.paidUsd - usdOf(own, ride.position) }))
  const more = sharesToTakeBack(left, without)
  return rides.flatMap(({ position }) => {
    const all = usdOf(more, position) - usdOf(own, position)
    return all === 0 ? [] : [{ position, usd: all }]
  })
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
  if (entry.countedUsd > paid) throw new StepRefused({ code: 'more-than-paid', paidUsd: paid })
  const shares = sharesOfReversal(rides, entry)
  const isBack = entry.countedUsd < 0
  const { method, cents, currency, lkrCents, countedUsd: usd } = entry
  const money: Money = {
    method,
    cents: -cents || 0,
    currency,
    countedUsd: -usd || 0,
    reverses: { number: entry.number, lkrCents },
  }
  const said = `entry ${entry.number} reversed, USD ${paid} -> ${paid - usd} of ${dueUsd(rides)}: ${step.reason}`
  return {
    money,
    words: [said + moneyWords(money), ...shareWords(rides, shares)],
    ...forShares(rides, shares, (ride, share) => (isBack ? paidAgain(ride, share) : null), []),
  }
}

/**
 * What is owed of a ride that is not driven, from now on: nothing where it is waived.
 * @throws StepRefused for more than it cost
 */
function charge(rides: readonly Ride[], step: StepOf<'charge'>, context: StepContext): Outcome {
  checkMay(context, 'correct-money')
  return forEach(rides, (ride) => {
    const { usd, reason } = step
    if (!Number.isInteger(usd) || usd < 0 || usd > ride.priceUsd)
      throw new StepRefused({ code: 'more-than-price', priceUsd: ride.priceUsd })
    if (usd === ride.cancelFeeUsd) throw new StepRefused({ code: 'nothing-changes' })
    return {
      set: { cancelFeeUsd: usd },
      reason,
      words: `USD ${ride.cancelFeeUsd} owed -> ${usd}: ${reason}`,
      mails: [['charge', 'guest']],
    }
  })
}

/** @param rides at least one */
export function enterPayment(rides: readonly Ride[], step: MoneyStep, context: StepContext): Outcome {
  switch (step.step) {
    case 'paid':
      return came(rides, step)
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
