/** What a step with money would make, in words, before it is written. */
import { max } from 'drizzle-orm'
import { byMethod, METHOD_WORDS, openText, paidMoreOf, showAmount } from '#domain/bookings/money/payments.ts'
import { isInRupees, saidIn } from '#domain/bookings/money/said-sums.ts'
import { isTakenOver } from '#domain/bookings/day/ride-events.ts'
import { dueSums, openUsd, sumsOf, withPaid } from '#domain/bookings/money/sums.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { showDate } from '#domain/sri-lanka-time.ts'
import type { Ride } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import { cashBook } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { entriesOfBooking, type Money, takerOf } from '#worker/payments/cash-book.ts'
import type { Plan } from './consequences.ts'
import type { MoneyStep, RideEffect } from './step.ts'
import { plannedStep, type StepOptions } from './take-step.ts'

export interface StepPreview {
  /** What is agreed to by taking the step. */
  readonly sentences: readonly string[]
  /** The number that its entry gets, if nothing else is entered before; `null` for none. */
  readonly receipt: number | null
}

const isAre = (rides: readonly Ride[]) => (rides.length > 1 ? 'all rides together' : 'the ride')

/** What its guest was then given for a taxi, or gave back of it. */
const withTaxi = ({ taxiUsd = 0, taxiLkr = 0 }: Ride, { method, cents, currency }: Money) =>
  method !== 'taxi' ? {} : currency === 'USD' ? { taxiUsd: taxiUsd - cents / 100 } : { taxiLkr: taxiLkr - cents / 100 }

/** How the rides stand afterwards. */
function standing(rides: readonly Ride[]): string[] {
  const { sum: inOwn } = saidIn(rides)
  const [paid, due, back] = [sumsOf(rides, 'paid'), dueSums(rides), sumsOf(rides, 'back')]
  const asked = rides.filter((ride) => !isTakenOver(ride))
  const are = `are paid for ${isAre(rides)}`
  return [
    due.usd > 0 ? `Then ${inOwn(paid)} of ${inOwn(due)} ${are}.` : `Then ${inOwn(paid)} ${are}, and nothing is owed.`,
    openUsd(asked) > 0 ? `${openText(asked)} is still to be paid.` : 'Nothing is still to be paid.',
    ...(back.usd > 0 ? [`${inOwn(back)} is to be given back.`] : []),
  ]
}

/** Rupees that pay all dollars of a guest from abroad, at the rate of the day: how far they are from those of the price. */
function otherRupees(before: readonly Ride[], { cents, currency, countedUsd }: Money): string[] {
  const owed = sumsOf(before, 'owed')
  const off = cents / 100 - owed.lkr
  return isInRupees(before) || currency === 'USD' || cents <= 0 || countedUsd !== owed.usd || off === 0
    ? []
    : [
        `That is ${formatLkr(Math.abs(off))} ${off > 0 ? 'more' : 'less'} than ${formatLkr(owed.lkr)}, which are owed.`,
        ...(off > 0
          ? ['It stays noted as beyond the price: leave it if it is the rate of the day, else give it back in rupees.']
          : []),
      ]
}

/** What went back to the card before: by a notice of the gateway, by the site itself, or noted. */
async function wentBefore(env: Env, bookingNumber: number, { method }: Money): Promise<string[]> {
  if (method !== 'card') return []
  const entries = await entriesOfBooking(env, bookingNumber)
  const wrong = new Set(entries.map(({ reverses }) => reverses))
  const back = entries.filter(
    (entry) =>
      ['card', 'online'].includes(entry.method) &&
      entry.cents < 0 &&
      entry.reverses === null &&
      !wrong.has(entry.number),
  )
  const each = back.map(
    ({ cents, currency, number, day }) => `${showAmount(-cents, currency)}, entry ${number} of ${showDate(day)}`,
  )
  return each.length > 0 ? [`Before that went back to the card: ${each.join('; ')}. Is this another refund?`] : []
}

/** Whose cash it is, where that is a driver of the list. What goes back may be of another one, too. */
async function holderOf(env: Env, { money, position, effects }: Plan, now: Date): Promise<string[]> {
  if (money?.method !== 'cash') return []
  const [{ ride }] = effects as [RideEffect]
  const { bookingNumber, lkrPerUsd } = ride
  const holder = await takerOf(env, { bookingNumber, position, money, who: '', lkrPerUsd }, now)
  const isBack = money.cents < 0
  if (!holder || !(isBack || holder.isListed)) return []
  const moved = isBack ? `goes out of what ${holder.name} holds` : `is counted among what ${holder.name} holds`
  return [`It ${moved}: choose “${METHOD_WORDS.till}” where it is not the driver’s.`]
}

/** @throws StepRefused */
export async function previewStep(
  env: Env,
  reference: string,
  step: MoneyStep,
  options: StepOptions = {},
): Promise<StepPreview> {
  // The office's steps always have a plan.
  const plan = (await plannedStep(env, reference, step, options)).plan!()
  const { money } = plan
  const after = plan.effects.map(
    ({ ride, set, paidMore }): Ride =>
      ({
        ...paidMoreOf(paidMore ? withPaid(ride, paidMore) : ride, plan.moved ?? []),
        ...(money ? withTaxi(ride, money) : {}),
        ...set,
      }) as Ride,
  )
  if (!money) return { sentences: [...plan.words, ...standing(after)], receipt: null }
  const amount = `${showAmount(Math.abs(money.cents), money.currency)} ${money.cents < 0 ? 'goes back' : 'comes'} ${byMethod(money.method)}`
  const counts =
    money.method === 'taxi' ||
    isInRupees(after) ||
    (money.currency === 'USD' && Math.abs(money.cents) === Math.abs(money.countedUsd) * 100)
      ? `${amount}.`
      : `${amount}, for ${formatUsd(Math.abs(money.countedUsd))} of the price.`
  const [last] = await query(() =>
    primary(env)
      .select({ number: max(cashBook.number) })
      .from(cashBook),
  )
  const before = plan.effects.map(({ ride }) => ride)
  const wentOrCame = money.cents > 0 ? 'went back' : 'came'
  const untold =
    step.step === 'reverse'
      ? [`The guest gets no mail about it. If one said that the money ${wentOrCame}, tell them yourself.`]
      : []
  const twice = step.step === 'refund' ? await wentBefore(env, before[0]!.bookingNumber, money) : []
  return {
    sentences: [
      counts,
      ...(step.step === 'reverse' ? [] : await holderOf(env, plan, options.now ?? new Date())),
      ...twice,
      ...otherRupees(before, money),
      ...standing(after),
      ...untold,
    ],
    receipt: (last?.number ?? 0) + 1,
  }
}
