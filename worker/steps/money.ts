/** Money that the operator notes: what came for a ride or a whole booking, and what went back. */
import {
  METHOD_WORDS,
  type RideShare,
  sharesOfPaid,
  sharesToTakeBack,
  showAmount,
  totalPrice,
} from '#domain/bookings/money/payments.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import type { Ride } from '#worker/bookings/store.ts'
import { type Money, waiverOf } from '#worker/payments/cash-book.ts'
import {
  checkMay,
  type EnteredMoney,
  forEach,
  type MoneyStep,
  type Outcome,
  type Step,
  type StepContext,
  StepRefused,
} from './step.ts'

export const isOfMoney = (step: Step): step is MoneyStep => step.step === 'paid' || step.step === 'refund'

/** Rupees as they were typed; `undefined` for nothing. @throws StepRefused */
export function wholeRupees(typed: string): number | undefined {
  if (typed === '') return undefined
  if (!/^\d{1,8}$/.test(typed)) throw new StepRefused({ code: 'no-whole-rupees' })
  return Number(typed)
}

/**
 * So far may rupees be from the dollars that they are said to be, whatever the rate of the day. Who notes a part in
 * rupees and no dollars would note all as paid, and the driver would collect nothing.
 */
const RUPEES_OFF = 0.25

/**
 * The line of the cash book.
 * @param usd whole dollars that came, or went back if they are negative
 * @param lkrPerUsd of the booking: its guest was told what is owed in these rupees
 */
function enteredMoney(
  usd: number,
  { method = 'cash', lkr }: EnteredMoney,
  lkrPerUsd: number,
): Omit<Money, 'countedUsd'> {
  if (lkr === undefined) return { method, cents: usd * 100, currency: 'USD' }
  if (!Number.isInteger(lkr) || lkr <= 0 || usd === 0) throw new StepRefused({ code: 'no-whole-rupees' })
  const worthLkr = Math.round(Math.abs(usd) * lkrPerUsd)
  if (Math.abs(lkr - worthLkr) > worthLkr * RUPEES_OFF)
    throw new StepRefused({ code: 'other-rupees', lkr, usd: Math.abs(usd), worthLkr })
  return { method, cents: Math.sign(usd) * lkr * 100, currency: 'LKR' }
}

const moneyWords = ({ method, cents, currency }: Omit<Money, 'countedUsd'>) =>
  cents === 0 ? '' : `; ${showAmount(Math.abs(cents), currency)} by ${METHOD_WORDS[method]}`

/** 'ride 2: USD 0 -> 74 of 74', for the history of a booking with several. */
const shareWords = (rides: readonly Ride[], shares: readonly RideShare[]) =>
  rides.length === 1
    ? []
    : rides.flatMap(({ position, paidUsd, priceUsd }) => {
        const usd = usdOf(shares, position)
        return usd === 0 ? [] : [`ride ${position}: USD ${paidUsd} -> ${paidUsd + usd} of ${priceUsd}`]
      })

const usdOf = (shares: readonly RideShare[], position: number) =>
  shares.find((share) => share.position === position)?.usd ?? 0

/**
 * Money that came for some rides of a booking, or went back: what it changes of each, and what the cash book says.
 * Money that goes back is the owner's, whatever the step is called; also what stays paid of a cancelled ride.
 * @param rides at least one
 */
export function enterPayment(rides: readonly Ride[], step: MoneyStep, context: StepContext): Outcome {
  const { priceUsd, paidUsd } = totalPrice(rides)
  const { usd = priceUsd } = step
  const isBack = step.step === 'refund'
  if (isBack && (!Number.isInteger(usd) || usd < 1 || usd > paidUsd)) {
    throw new StepRefused({ code: 'more-than-paid', paidUsd })
  }
  if (!isBack && (!Number.isInteger(usd) || usd < 0 || usd > priceUsd)) {
    throw new StepRefused({ code: 'more-than-price', priceUsd })
  }
  const countedUsd = isBack ? -usd : usd - paidUsd
  const isDueBack = rides.some((ride) => !isRunning(ride) && ride.paidUsd > 0)
  if (countedUsd < 0 || isDueBack) checkMay(context, 'money-back')
  const money = { ...enteredMoney(countedUsd, step, rides[0]!.lkrPerUsd), countedUsd }
  const shares = isBack ? sharesToTakeBack(usd, rides) : sharesOfPaid(usd, rides)
  const said = isBack
    ? `USD ${usd} given back, USD ${paidUsd - usd} of ${priceUsd} stay paid`
    : `USD ${usd} of ${priceUsd}, before USD ${paidUsd}`
  return {
    money,
    words: [said + moneyWords(money), ...shareWords(rides, shares)],
    ...forEach(rides, (ride) => {
      const share = usdOf(shares, ride.position)
      // The operator says what is so: the rest is to be paid.
      if (!isBack) return { set: ride.waivedUsd > 0 ? { waivedUsd: 0 } : null, paidMore: share, words: '', mails: [] }
      // Money of other rides does not settle what is due back of this one.
      const paidMore = share === 0 ? {} : { paidMore: share }
      return { set: waiverOf(ride, -share), ...paidMore, words: '', mails: [['refunded', 'guest']] }
    }),
  }
}
