/** What has been paid of a booking: what is still open, and what a payment gateway's notice means. docs/payments.md */
import { formatLkr, formatUsd, grouped } from '#domain/fares/money.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { DAY_MS, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import {
  askedDeposit,
  askedNow,
  depositText,
  isInRupees,
  movedText,
  owedText,
  partOfPrice,
  partText,
  priceText,
  type SaidDeposit,
} from './said-sums.ts'
import { type BookingStatus, isRunning } from '../ride.ts'
import {
  type Amount,
  type BothSums,
  dueSums,
  fullLkr,
  isPaidInRupees,
  type MoneyRide,
  openUsd,
  type Paid,
  payableSums,
  payInOrder,
  PAYMENT_CURRENCIES,
  type PaymentCurrency,
  shareLkr,
  type SomeRides,
  sumOf,
  sumsOf,
  takeInOrder,
  UNIT,
  type Waiver,
  waiverOf,
  waiverOncePaid,
  withPaid,
} from './sums.ts'

/** Part of the rupees by which a payment may be off what its dollars are worth, because the rate of the day differs. */
export const RUPEES_OFF = 0.25

/** What a notice says of a payment. `refunded` may be a part of it. */
export const PAYMENT_STATUSES = ['paid', 'pending', 'cancelled', 'failed', 'chargeback', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/**
 * How money comes: what the operator enters, and `online` for what a payment gateway tells. From the day of a ride on `cash` is
 * its driver's, and `till` the office's. `taxi` is what the office gives a guest for another car, because ours did not come: it is
 * no part of what was paid.
 */
export type PaymentMethod = 'cash' | 'till' | 'card' | 'bank' | 'online' | 'taxi'
/** What the operator may enter. */
export const ENTERED_METHODS = ['cash', 'till', 'card', 'bank'] as const satisfies readonly PaymentMethod[]
export type EnteredMethod = (typeof ENTERED_METHODS)[number]
/** The same of money that goes to a guest. */
export const BACK_METHODS = [...ENTERED_METHODS, 'taxi'] as const satisfies readonly PaymentMethod[]
export type BackMethod = (typeof BACK_METHODS)[number]
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'cash',
  till: 'cash at the office',
  card: 'card',
  bank: 'bank transfer',
  online: 'online payment',
  taxi: 'for a taxi in place of ours',
}
/** Behind an amount. */
export const byMethod = (method: PaymentMethod) => `${method === 'taxi' ? '' : 'by '}${METHOD_WORDS[method]}`

/** Why the operator has to look at a payment. */
export const PAYMENT_PROBLEMS = {
  'unknown-booking': 'there is no such booking',
  'wrong-currency': 'paid in another currency: nothing was counted',
  'too-little': 'less than was open',
  'too-much': 'more than was open: paid twice, or entered by hand before',
  'cancelled-booking': 'the booking is cancelled: refund it',
  'charged-back': 'charged back: the bank took the money away',
  'paid-again': 'said to be paid again for the same order: nothing was counted; refund it if the money came twice',
  'never-paid': 'refunded, but it was never said to be paid',
  'after-refund': 'said to be paid after it was refunded or charged back: nothing was counted',
  'other-figures': 'came again with other figures',
  'noted-before': 'a refund by card was noted before: perhaps it is the same money',
} as const
export type PaymentProblem = keyof typeof PAYMENT_PROBLEMS

/** What the operator does about it. */
export const PAYMENT_ADVICE: Readonly<Record<PaymentProblem, string>> = {
  'unknown-booking':
    'Look at the gateway who paid. Then note the payment for that guest’s booking, or give it back at the gateway.',
  'wrong-currency': 'Note the payment for the booking, or give it back at the gateway.',
  'too-little': 'The rest stays open: the driver collects it, or write to the guest.',
  'too-much': 'Give back at the gateway what is too much.',
  'cancelled-booking': 'Give it back at the gateway, then note that for the booking.',
  'charged-back': 'The ride counts as unpaid again: ask the guest, or answer the bank.',
  'paid-again': 'Look at the gateway whether the money came twice. Give back what is too much.',
  'never-paid': 'Look at the gateway, then correct what is paid of the booking.',
  'after-refund': 'Look at the gateway whether the money came again. If so, note it for the booking.',
  'other-figures': 'Look at the gateway which figures are right, then correct what is paid of the booking.',
  'noted-before': 'Look at the gateway what went back. If the booking says more, reverse the entry that was noted.',
}

/** By how much more, or less, is paid of a ride. */
export interface RideShare extends Paid {
  readonly position: number
}

type PaidRide = MoneyRide & { readonly position: number; readonly status: BookingStatus }

/** Leaves out rides without a share. */
const sharesOf = (
  rides: readonly PaidRide[],
  shares: readonly BothSums[],
  currency: PaymentCurrency,
  sign = 1,
): RideShare[] =>
  rides.flatMap(({ position }, i) => {
    const { usd, lkr } = shares[i]!
    return usd === 0 && lkr === 0 ? [] : [{ position, usd: sign * usd || 0, lkr: sign * lkr || 0, currency }]
  })

/** Money that came fills up the first ride, then the next. */
export const sharesToPay = (money: Amount, rides: readonly PaidRide[]): RideShare[] =>
  sharesOf(rides, payInOrder(money, rides), money.currency)

/**
 * A refund is taken first from what is to go back: from rides that are cancelled or to which nobody came, then from those
 * that cost less now. Only the rest is taken from what is owed, and there from rides that still run last. Among the
 * latter, rides that this payment has paid come first, and later rides before earlier ones.
 * @param money at most what was paid
 * @param paidByIt positions of the rides that the payment has paid, where that is known
 */
export function sharesToTakeBack(
  money: Amount,
  rides: readonly PaidRide[],
  paidByIt: readonly number[] = [],
): RideShare[] {
  const rank = (ride: PaidRide) => (!isRunning(ride) ? 0 : paidByIt.includes(ride.position) ? 1 : 2)
  const inTurn = [...rides].sort((a, b) => rank(a) - rank(b) || b.position - a.position)
  return sharesOf(inTurn, takeInOrder(money, inTurn), money.currency, -1)
}

/** What is paid of rides that were just cancelled. */
type CancelledRide = PaidRide & { readonly cancelFeeUsd: number }

/**
 * The other rides that money of cancelled rides pays. First those that are not driven, of which something is owed: so nobody
 * is asked for money and promised some. Under one contract then those that are still to be driven: a deposit is for all
 * rides, and so is the price of a car that stays.
 * @param ran the rides that ran until then
 * @param others all rides that did not have this money
 */
export function paidByOthers<R extends PaidRide>(
  { arrangement, promises }: { readonly arrangement: Arrangement; readonly promises: Promises },
  ran: readonly MoneyRide[],
  others: readonly R[],
): R[] {
  const isOneContract = arrangement === 'stay' || depositOf(ran, promises.deposit) !== null
  return [...others.filter((ride) => !isRunning(ride)), ...(isOneContract ? others.filter(isRunning) : [])]
}

/**
 * What was paid of cancelled rides pays others of the booking. What is then left somebody has to pay back. Rupees stay
 * rupees: each ride's are counted by themselves.
 * @param others those that it may pay, in their order
 */
export function sharesToMove(cancelled: readonly CancelledRide[], others: readonly PaidRide[]): RideShare[] {
  let rides = others
  return cancelled.flatMap((ride) => {
    const currency = isPaidInRupees(ride) ? 'LKR' : 'USD'
    const unit = UNIT[currency]
    const amount = Math.min(sumsOf(rides, 'owed')[unit], sumsOf(ride, 'back')[unit])
    const paid = sharesToPay({ amount, currency }, rides)
    rides = rides.map((each) => paidMoreOf(each, paid))
    return [...sharesToTakeBack({ amount, currency }, [ride]), ...paid]
  })
}

/** A ride once its shares are paid. */
export const paidMoreOf = <R extends MoneyRide & { readonly position: number }>(
  ride: R,
  shares: readonly RideShare[],
): R => shares.filter(({ position }) => position === ride.position).reduce<R>(withPaid, ride)

/**
 * In the whole dollars or rupees that the price is in; `null` for a booking without a deposit.
 * @param price of all rides that run
 * @param terms of the booking, or of the list in force for what is not booked yet
 * @param dollar what a dollar of the terms is worth in that money
 * @param counted what of the price the deposit is a part of
 */
export const depositByTerms = (price: number, terms: Promises['deposit'], dollar = 1, counted = price): number | null =>
  terms === null || price < terms.fromTotalUsd * dollar
    ? null
    : Math.min(counted, Math.max(terms.leastUsd * dollar, Math.ceil((counted * terms.percent) / 100)))

/**
 * The deposit of some rides, paid or not; `null` without one. Where their guest reads rupees alone it is counted in those, and the
 * dollars of the terms are what they are worth by the booking's price list.
 * @param running the rides that are not cancelled: whether there is a deposit
 * @param counted those of them whose price counts: how much it is
 */
export function depositOf(
  running: readonly MoneyRide[],
  terms: Promises['deposit'],
  counted: readonly MoneyRide[] = running,
): BothSums | null {
  const all = dueSums(running)
  const of = dueSums(counted)
  if (of.usd === 0) return null
  if (isInRupees(running)) {
    const lkr = depositByTerms(all.lkr, terms, fullLkr({ priceUsd: 1, lkrPerUsd: running[0]!.lkrPerUsd }), of.lkr)
    return lkr === null
      ? null
      : { usd: depositByTerms(all.usd, terms, 1, of.usd) ?? shareLkr(of.usd, of.lkr, lkr), lkr }
  }
  const usd = depositByTerms(all.usd, terms, 1, of.usd)
  return usd === null ? null : { usd, lkr: shareLkr(of.lkr, of.usd, usd) }
}

/** What the payment link asks for. */
export interface AskedPayment extends BothSums {
  readonly isDeposit: boolean
}

/**
 * The deposit of some rides, in both currencies, as far as it is not paid; `null` where none is asked for or missing.
 * @param running the rides that are not cancelled
 * @param counted those of them whose price counts
 */
export function missingDeposit(
  running: readonly MoneyRide[],
  terms: Promises['deposit'],
  counted: readonly MoneyRide[] = running,
): BothSums | null {
  const deposit = depositOf(running, terms, counted)
  if (deposit === null) return null
  const paid = sumsOf(running, 'paid')
  const usd = deposit.usd - paid.usd
  const lkr = deposit.lkr - paid.lkr
  const inDollars = !isInRupees(running) && running.some((ride) => ride.paidUsd > 0 && !isPaidInRupees(ride))
  if ((inDollars ? usd : lkr) <= 0) return null
  const due = dueSums(counted)
  return { usd: Math.max(1, usd), lkr: lkr > 0 ? lkr : shareLkr(due.lkr, due.usd, usd) }
}

/**
 * What is missing now of the deposit. Nothing is asked for a ride whose price may still change: those count that can be paid
 * for now, or are paid.
 * @param payable those of the running rides that can be paid for now
 */
export const missingNow = (
  running: readonly MoneyRide[],
  payable: readonly MoneyRide[],
  terms: Promises['deposit'],
): BothSums | null =>
  missingDeposit(
    running,
    terms,
    running.filter((ride) => payable.includes(ride) || openUsd(ride) === 0),
  )

/**
 * The deposit, until it is paid, then all that is open.
 * @param running the rides that are not cancelled
 * @param payable those of them that can be paid for now
 * @param terms of the booking
 */
export function askedPayment(
  running: readonly MoneyRide[],
  payable: readonly MoneyRide[],
  terms: Promises['deposit'],
): AskedPayment {
  const open = sumsOf(payable, 'owed')
  const missing = missingNow(running, payable, terms)
  return missing !== null && missing.lkr < open.lkr && (missing.usd < open.usd || isInRupees(running))
    ? { usd: Math.min(missing.usd, open.usd), lkr: missing.lkr, isDeposit: true }
    : { ...open, isDeposit: false }
}

export interface PaymentNotice {
  /** One for each event of the gateway; a gateway that sends an event again sends the same. */
  readonly event: string
  /** The gateway's name for the payment: a refund or chargeback names the payment that it takes back. */
  readonly payment: string
  /** Set where the signature leaves `payment` out: anybody could write another one into a genuine notice. */
  readonly paymentUnsigned?: true
  /** An attempt to pay; or a booking's number or reference. */
  readonly order: string
  readonly cents: number
  /** As the gateway wrote it, upper case. */
  readonly currency: string
  readonly status: PaymentStatus
}

/** What an attempt to pay has asked for. */
export interface PaymentAttempt {
  /** Whole dollars of the price that it is for. */
  readonly usd: number
  readonly cents: number
  readonly currency: PaymentCurrency
}

/** An earlier notice about the same booking. */
export interface EarlierNotice {
  readonly payment: string
  readonly order: string
  readonly cents: number
  readonly currency: string
  readonly status: PaymentStatus
  /** Its money stands in the cash book. */
  readonly isEntered: boolean
  /** What it changed of what is paid of the booking. */
  readonly countedUsd: number
  readonly countedLkr: number
}

export interface Judgement {
  /** By how much each ride is paid more; less where money goes back. */
  readonly shares: readonly RideShare[]
  /** By how much more came {@link NoticeContext.over beyond what is paid}; less where it goes back. In the notice's currency. */
  readonly over: number
  readonly problem: PaymentProblem | null
}

const isKnownCurrency = (currency: string): currency is PaymentCurrency =>
  (PAYMENT_CURRENCIES as readonly string[]).includes(currency)

const TAKES_BACK: readonly PaymentStatus[] = ['chargeback', 'refunded']

/** True for a notice of money that goes back. */
export const takesBack = (status: PaymentStatus) => TAKES_BACK.includes(status)

/**
 * Splits money that goes back: first the excess goes, then what counts as paid. The order in which notices and the office tell
 * of it makes no difference.
 * @param back whole dollars or rupees
 * @param over the excess: what came beyond the price and has not gone back
 * @returns how much of the excess goes, and how much of what is paid
 */
export function splitBack(back: number, over: number): { readonly ofOver: number; readonly ofPaid: number } {
  const ofOver = Math.min(back, over)
  return { ofOver, ofPaid: back - ofOver }
}

/** What a notice is judged by. */
interface NoticeContext {
  /** Those that it is about. */
  readonly rides: readonly PaidRide[]
  /** What the payment link asks for: a deposit, or all that is open. */
  readonly asked: BothSums
  /** The notices about this booking so far. */
  readonly earlier: readonly EarlierNotice[]
  /** The attempt that its order names; `null` for an order by the booking's own number or reference. */
  readonly attempt: PaymentAttempt | null
  /** Positions of the rides that its payment has paid, where that is known. */
  readonly paidByIt?: readonly number[]
  /** What of its payment the site has given back by the gateway and no notice has told, minor units. */
  readonly wentBack?: number
  /**
   * What came for the booking beyond what could be paid (twice, or noted by the office before), and has not gone back: whole
   * dollars that came as such, and whole rupees.
   */
  readonly over?: BothSums
}

/** Whether an earlier notice is about the payment of this one. Without a signed name its order and amount tell. */
function isSamePayment(
  { payment, order, cents, paymentUnsigned }: PaymentNotice,
  attempt: PaymentAttempt | null,
): (earlier: EarlierNotice) => boolean {
  if (!paymentUnsigned) return (earlier) => earlier.payment === payment
  return (earlier) => earlier.order === order && (attempt !== null || earlier.cents === cents)
}

const nothing = (problem: PaymentProblem | null): Judgement => ({ shares: [], over: 0, problem })

function judgePaid(
  { rides, asked, earlier, attempt }: NoticeContext,
  notice: PaymentNotice,
  currency: PaymentCurrency,
): Judgement {
  const { cents } = notice
  const same = earlier.filter(isSamePayment(notice, attempt))
  if (same.some(({ status }) => takesBack(status))) return nothing('after-refund')
  if (same.some(({ status }) => status === 'paid'))
    return nothing(notice.paymentUnsigned ? 'paid-again' : 'other-figures')
  if (attempt && earlier.some(({ order, status }) => order === notice.order && status === 'paid'))
    return nothing('paid-again')
  if (attempt && attempt.currency !== currency) return nothing('wrong-currency')
  const unit = UNIT[currency]
  const owed = sumsOf(rides, 'owed')[unit]
  // Of rides that run all is paid by then, but for what was given back and nobody is to pay again.
  const canBePaid = rides.some(isRunning) ? 0 : payableSums(rides)[unit]
  const open = owed * 100
  // One of several payments is what was asked for, too. An attempt is worth no more than it was for.
  const wanted = attempt ? attempt.cents : asked[unit] * 100
  const amount = Math.min(owed > 0 ? owed : canBePaid, Math.floor(Math.min(cents, attempt?.cents ?? cents) / 100))
  return {
    shares: sharesToPay({ amount, currency }, rides),
    over: Math.floor(cents / 100) - amount,
    problem:
      owed === 0 && canBePaid > 0
        ? 'cancelled-booking'
        : cents > open
          ? 'too-much'
          : cents < Math.min(wanted, open)
            ? 'too-little'
            : null,
  }
}

/**
 * Money of a payment that goes back: told by pieces, again, or after the site gave some of it back, never more than came of that
 * payment. A payment that nobody told of is what the office has noted: at most what is paid and no notice brought. By
 * {@link splitBack} the rest of the booking's money stays paid. Whole dollars or rupees, of all pieces together rounded up: a refund of
 * 99.50 does not leave a dollar that nobody has paid. docs/payments.md#what-is-recorded
 */
function judgeBack(
  { rides, earlier, attempt, paidByIt, wentBack = 0, over }: NoticeContext,
  notice: PaymentNotice,
  currency: PaymentCurrency,
): Judgement {
  const unit = UNIT[currency]
  const isSame = isSamePayment(notice, attempt)
  const same = earlier.filter((each) => isSame(each) && each.currency === currency)
  const centsOf = (isMeant: (notice: EarlierNotice) => boolean) =>
    same.reduce((sum, each) => sum + (isMeant(each) ? each.cents : 0), 0)
  const came = centsOf(({ status, isEntered }) => status === 'paid' && isEntered)
  const gone = wentBack + centsOf(({ status }) => takesBack(status))
  const wholeOf = (cents: number) => Math.min(Math.ceil(cents / 100), Math.floor(came / 100))
  const paid = sumsOf(rides, 'paid')[unit]
  const counted = currency === 'USD' ? 'countedUsd' : 'countedLkr'
  const noted = paid - earlier.reduce((sum, each) => sum + (isSame(each) ? 0 : each[counted]), 0)
  const most = attempt?.currency === currency ? attempt.cents : Infinity
  const back =
    came > 0
      ? wholeOf(gone + notice.cents) - wholeOf(gone)
      : Math.max(0, Math.min(noted, Math.ceil(Math.min(notice.cents, most) / 100)))
  const { ofOver, ofPaid } = splitBack(back, over?.[unit] ?? 0)
  return {
    shares: sharesToTakeBack({ amount: Math.min(ofPaid, paid), currency }, rides, paidByIt),
    over: -ofOver || 0,
    problem:
      notice.status === 'chargeback'
        ? 'charged-back'
        : same.some(({ status }) => status === 'paid')
          ? null
          : 'never-paid',
  }
}

/**
 * What a notice, new and genuine, means for its booking. Money that came counts also where something is wrong: who has
 * paid must not be asked again. Only an attempt that was paid before counts no second time.
 */
export function judgeNotice(context: NoticeContext, notice: PaymentNotice): Judgement {
  const { status, currency } = notice
  if (status !== 'paid' && !takesBack(status)) return nothing(null)
  if (!isKnownCurrency(currency)) return nothing('wrong-currency')
  return status === 'paid' ? judgePaid(context, notice, currency) : judgeBack(context, notice, currency)
}

/**
 * What a notice changes of what nobody is to pay of a ride. Money that a bank takes away is to be paid again, money that the
 * operator gives back is not, and a payment can pay what was given back.
 * @param share what it changes of what is paid of the ride
 * @returns `null` where nothing changes
 */
export function waiverByNotice(
  ride: MoneyRide,
  share: BothSums,
  status: PaymentStatus,
  isOwedAgain = false,
): Waiver | null {
  if (status === 'paid') return waiverOncePaid(ride, share)
  return status === 'refunded' && !isOwedAgain ? waiverOf(ride, { usd: -share.usd, lkr: -share.lkr }) : null
}

/** @example showAmount(-2148000, 'LKR') // '-LKR 21,480.00' */
export function showAmount(cents: number, currency: string): string {
  const size = Math.abs(cents)
  return `${cents < 0 ? '-' : ''}${currency} ${grouped(Math.floor(size / 100))}${amountText(size).slice(-3)}`
}

/** With two decimals and no separator, as gateways write amounts. @example amountText(7400) // '74.00' */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** What is still to be paid, for the operator and the driver: 'USD 34 or LKR 9,869'; of a resident, in rupees alone. */
export const openText = (rides: SomeRides): string => bothText(rides, 'owed')

/** What is to be given back, so. */
export const backText = (rides: SomeRides): string => bothText(rides, 'back')

function bothText(rides: SomeRides, part: 'owed' | 'back'): string {
  const { usd, lkr } = sumsOf(rides, part)
  return isInRupees(rides) ? formatLkr(lkr) : `${formatUsd(usd)} or ${formatLkr(lkr)}`
}

/**
 * What guests and drivers read about a price that is paid in part or whole; `null` while nothing is paid. While something is
 * owed, what goes back of other rides pays none of it: other sentences say that it goes back.
 * @param isBackSaid a sentence beside it says what went back of all rides: another sum of some would contradict it
 */
export function paidText(rides: SomeRides, texts: Texts, isBackSaid = false): string | null {
  const { waived, owed, ...sums } = sumOf(rides).USD
  const part = owed === 0 ? 'paid' : 'kept'
  const { money: t } = texts.in('booking')
  const said = (its: 'paid' | 'kept') => partText(rides, its, texts)
  const back = waived > 0 && !isBackSaid ? givenBackText(rides, texts) : null
  if (sums[part] <= 0) return back && t.givenBack(back)
  const paid = owed === 0 ? said(part) : t.paidOf(said(part), texts.formats.number(dueIn(rides)))
  return back === null ? paid : t.paidAndGivenBack(paid, back)
}

/** What nobody is to pay again: in the money in which it went back, where that is all of it. */
function givenBackText(rides: SomeRides, texts: Texts): string {
  const all: readonly MoneyRide[] = Array.isArray(rides) ? rides : [rides as MoneyRide]
  const moved = all.flatMap(({ wentBack = [] }) => wentBack)
  const isAll = moved.reduce((sum, { usd }) => sum + usd * 100, 0) === sumOf(rides).USD.waived
  return isAll ? movedText(moved, all, texts) : partText(rides, 'waived', texts)
}

/** The number of dollars, or of rupees, that rides cost. */
function dueIn(rides: SomeRides): number {
  const { total, charge } = sumOf(rides)[isInRupees(rides) ? 'LKR' : 'USD']
  return (total + charge) / 100
}

/** What is paid of rides that run beyond what they cost: it pays no other one. None or one sentence. */
export const surplusTexts = (rides: SomeRides, texts: Texts): readonly string[] =>
  sumOf(rides).USD.back > 0 ? [texts.in('booking').money.surplus(partText(rides, 'back', texts))] : []

/**
 * In place of the payment terms, once something is paid.
 * @param isOnline whether it can be paid online
 * @param each how several rides are paid, each at its own end
 */
export function paidTerms(rides: SomeRides, isOnline: boolean, texts: Texts, each?: string): string {
  const { money: t } = texts.in('booking')
  if (openUsd(rides) === 0) return t.allPaid
  const sum = owedText(rides, texts)
  return each === undefined ? (isOnline ? t.openOnline : t.open)(sum) : texts.formats.sentences([t.openEach(sum), each])
}

type UndrivenPrice = MoneyRide & { readonly status: BookingStatus; readonly cancelFeeUsd: number }

/** What is owed of cancelled rides, and of those to which nobody came, and how it is paid; `null` for nothing. */
export function cancelFeeText(rides: readonly UndrivenPrice[], isOnline: boolean, texts: Texts): string | null {
  const { money: t } = texts.in('booking')
  const said = (['cancelled', 'no-show'] as const).flatMap((wanted) => {
    const owed = rides.filter(({ status, cancelFeeUsd }) => status === wanted && cancelFeeUsd > 0)
    if (owed.length === 0) return []
    const sum = priceText(
      owed.map((ride) => partOfPrice(ride, sumsOf(ride, 'charge'))),
      texts.formats,
    )
    return [wanted === 'cancelled' ? t.cancelFee(sum) : t.noShowFee(sum)]
  })
  if (said.length === 0) return null
  const undriven = rides.filter((ride) => !isRunning(ride))
  const how =
    openUsd(undriven) === 0 ? t.chargePaid : (isOnline ? t.chargeOnline : t.chargeOpen)(owedText(undriven, texts))
  return texts.formats.sentences([...said, how])
}

/** Of rides that are cancelled, all of them, while nothing was paid or is owed; `null` otherwise: other texts say that. */
export function cancelledFreeText(rides: readonly UndrivenPrice[], texts: Texts): string | null {
  const isFree = ({ status, cancelFeeUsd, paidUsd, paidLkr = 0 }: UndrivenPrice) =>
    status === 'cancelled' && cancelFeeUsd === 0 && paidUsd === 0 && paidLkr === 0
  return rides.length > 0 && rides.every(isFree) ? texts.in('booking').money.cancelledFree : null
}

/** Beside a payment link that asks for a deposit. */
export const depositTerms = (deposit: SaidDeposit, texts: Texts): string =>
  texts.in('booking').money.deposit(depositText(deposit, texts))

/** Of a booking that waits for our yes, behind how one pays: nothing is asked for later that was not said before. */
export const laterDepositTerms = (deposit: SaidDeposit, texts: Texts): string =>
  texts.in('booking').money.depositLater(depositText(deposit, texts))

/** What a payment link asks for, as far as that is to be said. */
export interface AskedByLink {
  readonly depositUsd?: number | null | undefined
  readonly depositLkr?: number | undefined
  readonly paymentUsd?: number | undefined
  readonly paymentLkr?: number | undefined
}

/**
 * On the button of a payment link, with the sum; on the page behind it, which says that below, without.
 * @param rides of the booking, where some may not be driven, or are over
 */
export function payOnlineText(
  asked: AskedByLink | null,
  texts: Texts,
  rides: readonly (MoneyRide & { readonly over?: boolean })[] = [],
): string {
  const { money: t, itinerary } = texts.in('booking')
  const running = rides.filter(isRunning)
  const deposit = asked && askedDeposit(asked)
  const isOwed = openUsd(rides) > 0 && openUsd(running) === 0
  if (deposit && !isOwed) return t.payDeposit(depositText(deposit, texts))
  const isAfter = running.length > 0 && running.every(({ over }) => over)
  const words = isOwed ? t.payCharge : isAfter ? t.payOnlineAfter : t.payOnline
  const now = asked && askedNow(asked)
  return now ? itinerary.said(words, depositText(now, texts)) : words
}

/** A payment by card that did not come (docs/payments.md#payments-that-do-not-come). `failed`: the gateway says that it was refused or cancelled. `begun`: nothing is heard of it. */
export type TriedPayment = 'failed' | 'begun'

/** A page tells of a payment that did not come for this long. */
const SAID_MS = 2 * DAY_MS
/** A payment counts as begun after this long: a guest looks for a card, and the gateway answers within minutes. */
const BEGUN_MS = 15 * MINUTE_MS

/** What is known of a booking's last payment. */
export interface LastTry {
  /** What a gateway said last, and when: UTC, ISO 8601. `null` where it has said nothing. */
  readonly status: PaymentStatus | null
  readonly saidAt: string | null
  /** When the guest was last led to a gateway that has said nothing of it; `null` for never. */
  readonly openedAt: string | null
}

/** @returns `null` where nothing has to be said: also where money is under way */
export function triedPayment({ status, saidAt, openedAt }: LastTry, now: Date): TriedPayment | null {
  const age = (instant: string | null) => (instant === null ? Infinity : now.getTime() - Date.parse(instant))
  if (status === 'pending' && age(saidAt) < SAID_MS) return null
  const isOpen = age(openedAt) >= BEGUN_MS && age(openedAt) < SAID_MS && !(age(saidAt) < age(openedAt))
  if (isOpen) return 'begun'
  return (status === 'failed' || status === 'cancelled') && age(saidAt) < SAID_MS ? 'failed' : null
}

/** @param toDriver whether what is open can be paid to the driver as well */
export function triedText(tried: TriedPayment, toDriver: boolean, texts: Texts): string {
  const { tried: t } = texts.in('booking').money
  return texts.formats.sentences([t[tried], ...(toDriver ? [t.driver] : [])])
}
