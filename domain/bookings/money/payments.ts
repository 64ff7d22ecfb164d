/** What has been paid of a booking: what is still open, and what a payment gateway's notice means. docs/payments.md */
import { formatLkr, formatUsd, grouped } from '#domain/fares/money.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { depositText, isInRupees, owedText, partOfPrice, partText, priceText, type SaidDeposit } from './said-sums.ts'
import { type BookingStatus, isRunning } from '../ride.ts'
import {
  backOf,
  centsOf,
  dueUsd,
  inOrder,
  type MoneyRide,
  openCents,
  openUsd,
  paidOf,
  payableUsd,
  payInOrder,
  PAYMENT_CURRENCIES,
  type PaymentCurrency,
  type SomeRides,
  sumOf,
  wholePrice,
  worthUsd,
} from './sums.ts'

/** What a notice says of a payment. `refunded` may be a part of it. */
export const PAYMENT_STATUSES = ['paid', 'pending', 'cancelled', 'failed', 'chargeback', 'refunded'] as const
export type PaymentStatus = (typeof PAYMENT_STATUSES)[number]

/** How money comes: what the operator enters, and `online` for what a payment gateway tells. */
export type PaymentMethod = 'cash' | 'card' | 'bank' | 'online'
/** What the operator may enter. */
export const ENTERED_METHODS = ['cash', 'card', 'bank'] as const satisfies readonly PaymentMethod[]
export type EnteredMethod = (typeof ENTERED_METHODS)[number]
export const METHOD_WORDS: Readonly<Record<PaymentMethod, string>> = {
  cash: 'cash',
  card: 'card',
  bank: 'bank transfer',
  online: 'online payment',
}

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
}

/** Whole dollars by which more, or less, is paid of a ride. */
export interface RideShare {
  readonly position: number
  readonly usd: number
}

type PaidRide = MoneyRide & { readonly position: number; readonly status: BookingStatus }

const sharesOf = (rides: readonly PaidRide[], shares: readonly number[], sign = 1): RideShare[] =>
  rides.flatMap(({ position }, i) => (shares[i]! > 0 ? [{ position, usd: sign * shares[i]! }] : []))

/** Money that came fills up the first ride, then the next. Leaves out rides without a share. */
export const sharesToPay = (usd: number, rides: readonly PaidRide[]): RideShare[] =>
  sharesOf(rides, payInOrder(usd, rides))

/**
 * A refund is taken first from what is to go back: from rides that are cancelled or to which nobody came, then from those
 * that cost less now. Only the rest is taken from what is owed, and there from rides that still run last. Among the
 * latter, rides that this payment has paid come first, and later rides before earlier ones.
 * @param usd at most what was paid
 * @param paidByIt positions of the rides that the payment has paid, where that is known
 */
export function sharesToTakeBack(
  usd: number,
  rides: readonly PaidRide[],
  paidByIt: readonly number[] = [],
): RideShare[] {
  const rank = (ride: PaidRide) => (!isRunning(ride) ? 0 : paidByIt.includes(ride.position) ? 1 : 2)
  const inTurn = [...rides].sort((a, b) => rank(a) - rank(b) || b.position - a.position)
  const back = inOrder(usd, inTurn, backOf)
  const left = usd - back.reduce((sum, share) => sum + share, 0)
  const more = inOrder(left, inTurn, ({ paidUsd }, i) => paidUsd - back[i]!)
  return sharesOf(
    inTurn,
    back.map((share, i) => share + more[i]!),
    -1,
  )
}

/** What is paid of rides that were just cancelled. */
type CancelledRide = PaidRide & { readonly cancelFeeUsd: number }

/**
 * What was paid of cancelled rides pays other rides of the booking that are still to be paid: a deposit is for all of
 * them. What is then left somebody has to pay back.
 */
export function sharesToMove(cancelled: readonly CancelledRide[], running: readonly PaidRide[]): RideShare[] {
  const moved = Math.min(openUsd(running), backOf(cancelled))
  return [...sharesOf(cancelled, inOrder(moved, cancelled, backOf), -1), ...sharesToPay(moved, running)]
}

/**
 * Whole dollars; `null` for a booking without a deposit.
 * @param priceUsd of all rides that run
 * @param terms of the booking, or of the list in force for what is not booked yet
 */
export function depositUsd(priceUsd: number, terms: Promises['deposit']): number | null {
  if (terms === null || priceUsd < terms.fromTotalUsd) return null
  return Math.min(priceUsd, Math.max(terms.leastUsd, Math.ceil((priceUsd * terms.percent) / 100)))
}

/** What the payment link asks for, in whole dollars. */
export interface AskedPayment {
  readonly usd: number
  readonly isDeposit: boolean
}

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
  const open = openUsd(payable)
  const missing = (depositUsd(dueUsd(running), terms) ?? 0) - paidOf(running)
  return missing > 0 && missing < open ? { usd: missing, isDeposit: true } : { usd: open, isDeposit: false }
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
  readonly status: PaymentStatus
  /** What it changed of what is paid of the booking. */
  readonly countedUsd: number
}

export interface Judgement {
  /** The amount by which the rides are paid more; negative for money that goes back. */
  readonly countedUsd: number
  readonly problem: PaymentProblem | null
}

const isKnownCurrency = (currency: string): currency is PaymentCurrency =>
  (PAYMENT_CURRENCIES as readonly string[]).includes(currency)

const TAKES_BACK: readonly PaymentStatus[] = ['chargeback', 'refunded']

/** True for a notice of money that goes back. */
export const takesBack = (status: PaymentStatus) => TAKES_BACK.includes(status)

/** What a notice is judged by. */
interface NoticeContext {
  /** Those that it is about. */
  readonly rides: SomeRides
  /** Whole dollars that the payment link asks for: a deposit, or all that is open. */
  readonly askedUsd: number
  /** The notices about this booking so far. */
  readonly earlier: readonly EarlierNotice[]
  /** The attempt that its order names; `null` for an order by the booking's own number or reference. */
  readonly attempt: PaymentAttempt | null
}

/** Whether an earlier notice is about the payment of this one. Without a signed name its order and amount tell. */
function isSamePayment(
  { payment, order, cents, paymentUnsigned }: PaymentNotice,
  attempt: PaymentAttempt | null,
): (earlier: EarlierNotice) => boolean {
  if (!paymentUnsigned) return (earlier) => earlier.payment === payment
  return (earlier) => earlier.order === order && (attempt !== null || earlier.cents === cents)
}

/** Whole dollars that an attempt's payment is worth: never more than the attempt was for. */
function worthOfAttempt({ usd, cents: asked }: PaymentAttempt, cents: number): number {
  return cents >= asked ? usd : Math.floor((usd * cents) / asked)
}

function judgePaid(
  { rides, askedUsd, earlier, attempt }: NoticeContext,
  notice: PaymentNotice,
  currency: PaymentCurrency,
): Judgement {
  const owed = openUsd(rides)
  const same = earlier.filter(isSamePayment(notice, attempt))
  if (same.some(({ status }) => takesBack(status))) return { countedUsd: 0, problem: 'after-refund' }
  if (same.some(({ status }) => status === 'paid'))
    return { countedUsd: 0, problem: notice.paymentUnsigned ? 'paid-again' : 'other-figures' }
  if (attempt && earlier.some(({ order, status }) => order === notice.order && status === 'paid'))
    return { countedUsd: 0, problem: 'paid-again' }
  if (attempt && attempt.currency !== currency) return { countedUsd: 0, problem: 'wrong-currency' }
  const worth = attempt ? worthOfAttempt(attempt, notice.cents) : worthUsd(rides, notice.cents, currency)
  // What was asked for the whole price is the whole price, however its rupees were rounded.
  const open = attempt?.usd === owed ? attempt.cents : openCents(rides, currency)
  // One of several payments is what was asked for, too.
  const asked = attempt ? attempt.cents : centsOf(rides, askedUsd, currency)
  const canBePaid = payableUsd(rides)
  return {
    countedUsd: Math.min(owed > 0 ? owed : canBePaid, worth),
    problem:
      owed === 0 && canBePaid > 0
        ? 'cancelled-booking'
        : notice.cents > open
          ? 'too-much'
          : notice.cents < Math.min(asked, open)
            ? 'too-little'
            : null,
  }
}

/**
 * Takes away what the payment brought, also where the operator had entered it by hand. What other payments brought
 * stays.
 */
function judgeBack(
  { rides, earlier, attempt }: NoticeContext,
  notice: PaymentNotice,
  currency: PaymentCurrency,
): Judgement {
  const isSame = isSamePayment(notice, attempt)
  const ofOthers = earlier.filter((each) => !isSame(each)).reduce((sum, { countedUsd }) => sum + countedUsd, 0)
  const wasPaid = earlier.some((each) => each.status === 'paid' && isSame(each))
  const back = attempt?.currency === currency && notice.cents >= attempt.cents ? attempt.usd : null
  const paid = paidOf(rides)
  const left = Math.min(paid, Math.max(0, paid - (back ?? worthBackUsd(rides, notice.cents, currency)), ofOthers))
  // No `-0`.
  return {
    countedUsd: left - paid || 0,
    problem: notice.status === 'chargeback' ? 'charged-back' : wasPaid ? null : 'never-paid',
  }
}

/** Rounded up, so that a refund of 99.50 does not leave a dollar that nobody has paid. */
function worthBackUsd(rides: SomeRides, cents: number, currency: PaymentCurrency): number {
  const { priceUsd, priceLkr } = wholePrice(rides)
  return Math.ceil(currency === 'USD' ? cents / 100 : (priceUsd * cents) / (priceLkr * 100))
}

/**
 * What a notice, new and genuine, means for its booking. Money that came counts also where something is wrong: who has
 * paid must not be asked again. Only an attempt that was paid before counts no second time.
 */
export function judgeNotice(context: NoticeContext, notice: PaymentNotice): Judgement {
  const { status, currency } = notice
  if (status !== 'paid' && !takesBack(status)) return { countedUsd: 0, problem: null }
  if (!isKnownCurrency(currency)) return { countedUsd: 0, problem: 'wrong-currency' }
  return status === 'paid' ? judgePaid(context, notice, currency) : judgeBack(context, notice, currency)
}

/** @example showAmount(2148000, 'LKR') // 'LKR 21,480.00' */
export function showAmount(cents: number, currency: string): string {
  return `${currency} ${grouped(Math.floor(cents / 100))}${amountText(cents).slice(-3)}`
}

/** With two decimals and no separator, as gateways write amounts. @example amountText(7400) // '74.00' */
export function amountText(cents: number): string {
  return `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`
}

/** What is still to be paid, for the operator and the driver: 'USD 34 or LKR 9,869'; of a resident, in rupees alone. */
export function openText(rides: SomeRides): string {
  const rupees = formatLkr(openCents(rides, 'LKR') / 100)
  return isInRupees(rides) ? rupees : `${formatUsd(openUsd(rides))} or ${rupees}`
}

/** What guests and drivers read about a price that is paid in part or whole; `null` while nothing is paid. */
export function paidText(rides: SomeRides, texts: Texts): string | null {
  const { paid: paidCents, waived, owed } = sumOf(rides).USD
  const { money: t } = texts.in('booking')
  const said = (part: 'paid' | 'waived') => partText(rides, part, texts)
  if (paidCents <= 0) return waived > 0 ? t.givenBack(said('waived')) : null
  const paid = owed === 0 ? said('paid') : t.paidOf(said('paid'), texts.formats.number(dueIn(rides)))
  return waived > 0 ? t.paidAndGivenBack(paid, said('waived')) : paid
}

/** The number of dollars, or of rupees, that rides cost. */
function dueIn(rides: SomeRides): number {
  const { total, charge } = sumOf(rides)[isInRupees(rides) ? 'LKR' : 'USD']
  return (total + charge) / 100
}

/** In place of the payment terms, once something is paid. @param isOnline whether it can be paid online */
export function paidTerms(rides: SomeRides, isOnline: boolean, texts: Texts): string {
  const { money: t } = texts.in('booking')
  const { owed, back } = sumOf(rides).USD
  if (owed === 0) return back > 0 ? t.surplus(partText(rides, 'back', texts)) : t.allPaid
  return (isOnline ? t.openOnline : t.open)(owedText(rides, texts))
}

type UndrivenPrice = MoneyRide & { readonly status: BookingStatus; readonly cancelFeeUsd: number }

/** What is owed of cancelled rides, and of those to which nobody came, and how it is paid; `null` for nothing. */
export function cancelFeeText(rides: readonly UndrivenPrice[], isOnline: boolean, texts: Texts): string | null {
  const { money: t } = texts.in('booking')
  const said = (['cancelled', 'no-show'] as const).flatMap((wanted) => {
    const owed = rides.filter(({ status, cancelFeeUsd }) => status === wanted && cancelFeeUsd > 0)
    if (owed.length === 0) return []
    const sum = priceText(
      owed.map((ride) => partOfPrice(ride, ride.cancelFeeUsd)),
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

/** Beside a payment link that asks for a deposit. */
export const depositTerms = (deposit: SaidDeposit, texts: Texts): string =>
  texts.in('booking').money.deposit(depositText(deposit, texts))

/**
 * On the button of a payment link.
 * @param deposit `null` for a link that asks for everything
 * @param rides of the booking, where some may not be driven
 */
export const payOnlineText = (deposit: SaidDeposit | null, texts: Texts, rides: readonly MoneyRide[] = []): string =>
  openUsd(rides) > 0 && openUsd(rides.filter(isRunning)) === 0
    ? texts.in('booking').money.payCharge
    : deposit === null
      ? texts.in('booking').money.payOnline
      : texts.in('booking').money.payDeposit(depositText(deposit, texts))
