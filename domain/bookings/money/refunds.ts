/** What a cancellation costs, and how much of a payment goes back, how, and by when. docs/product.md#cancelling */
import type { Texts } from '#domain/languages/texts.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { Names, Promises } from '#domain/prices/price-list.ts'
import { DAY_MS, instantOf, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { paidByOthers, sharesToMove } from './payments.ts'
import { type BothSums, chargeOf, sumsOf } from './sums.ts'
import type { SaidMoney } from './residents.ts'
import { depositText, partOfPrice, priceText } from './said-sums.ts'
import { isRunning, type BookingStatus, pickupInstant } from '../ride.ts'
import { promisesOf, type SaidDollar, type SaidPromises } from '../agreed/kept-promises.ts'
import {
  asAgreedSoFar,
  cancelFee,
  type ChangedRide,
  chargeStartMs,
  chargeStepAt,
  chargedBefore,
  chargeSteps,
  isDearerAsked,
  isTooLateToChange,
} from '../agreed/guest-changes.ts'

/** The rides that a text about cancelling is for. */
export interface Cancellable {
  readonly arrangement: Arrangement
  /** Of the booking, or of the list in force for what is not booked yet. */
  readonly promises: Promises
  /** The running rides; without a day or time if nobody has said it yet. An empty list tells only the rules. */
  readonly rides: readonly {
    readonly pickupDate: string
    readonly pickupTime: string
    readonly isRequest: boolean
    readonly chargedPercent?: number
  }[]
}

interface BookedRides extends SaidPromises, Pick<Cancellable, 'arrangement'> {
  readonly rides: readonly (Cancellable['rides'][number] & { readonly status: BookingStatus; readonly over: boolean })[]
}

/** What may still be cancelled of a booking. The days of a stay count from its first ride, also from a cancelled one. */
export const cancellableOf = ({ arrangement, rides, ...said }: BookedRides): Cancellable => ({
  arrangement,
  promises: promisesOf(said),
  rides: arrangement === 'stay' ? rides : rides.filter((ride) => isRunning(ride) && !ride.over),
})

/**
 * One pickup, or the first one of a stay.
 * @param pickup its instant; `null` if nobody has said it yet
 * @param charged percent that it costs at least
 */
function costsOf(
  { arrangement, rides, promises }: Cancellable,
  pickup: number | null,
  charged: number,
  isOnlyRequest: boolean,
  moment: Date,
  texts: Texts,
): string[] {
  const { cancelling: t } = texts.in('booking')
  const steps = chargeSteps(arrangement, promises)
  const now = pickup === null ? 0 : chargeStepAt(steps, pickup - moment.getTime())
  const percent = Math.max(charged, steps[now]!.percent)
  const later = steps.slice(now + 1).filter((step) => step.percent > percent)
  // Of moments the first one says whose time it is: that until which it is free does so by itself.
  const next = later.map((step, i) => ({
    from:
      pickup === null
        ? step.from!
        : { at: momentText(pickup - chargeStartMs(step.from!), texts, i === 0 && percent > 0) },
    percent: step.percent,
  }))
  if (percent > 0 && isOnlyRequest) return [t.request, t.confirmed(percent, next)]
  if (percent > 0) return next.length > 0 ? [t.costs(percent), t.from(next)] : [t.costs(percent)]
  const [first, ...others] = next
  const said = first ? [t.freeUntil(first.from), t.later(first.percent, others)] : [t.free]
  return isOnlyRequest || rides.length === 0 ? [...said, t.requests] : said
}

function momentText(instant: number, texts: Texts, isZoneSaid = false): string {
  const { date, time } = sriLankaTime(new Date(instant))
  const { cancelling, lines } = texts.in('booking')
  const at = texts.formats.time(time)
  return cancelling.moment(texts.formats.date(date), isZoneSaid ? lines.sriLankaTime(at) : at)
}

/**
 * What cancelling costs from when: beside the total before anybody books, in the answer, in mails, on the booking's page
 * and in the terms. The first sentence is what most guests need.
 * @param moment at which this is read: what is over by then is left out
 * @example ['Free to cancel until 9 December 2026, 09:30 (Sri Lanka time).', 'Later it costs 50 % of the price, from …']
 */
export function cancellingCosts(cancellable: Cancellable, moment: Date, texts: Texts): string[] {
  const { arrangement, rides, promises } = cancellable
  const { cancelling: t } = texts.in('booking')
  const isDated = ({ pickupDate, pickupTime }: (typeof rides)[number]) =>
    instantOf({ date: pickupDate, time: pickupTime }) !== null
  // In a form they are in their order, and the first one may have no time yet.
  const dated = rides[0] && isDated(rides[0]) ? rides.filter(isDated) : []
  const firstRide = [...dated].sort((a, b) => pickupInstant(a) - pickupInstant(b))[0]
  const first = firstRide ? pickupInstant(firstRide) : null
  const [free, late, ...others] = chargeSteps('rides', promises)
  if (arrangement === 'stay' || rides.length < 2 || !late || !('hours' in late.from!)) {
    return costsOf(
      cancellable,
      first,
      chargedBefore(rides),
      rides.some(({ isRequest }) => isRequest),
      moment,
      texts,
    )
  }
  const isCharged = first !== null && chargeStepAt([free, late], first - moment.getTime()) > 0
  const until = first === null || isCharged ? '' : momentText(first - chargeStartMs(late.from), texts)
  return [
    t.freeEach(late.from.hours, until),
    t.later(
      late.percent,
      others.map(({ from, percent }) => ({ from: from!, percent })),
    ),
    ...(isCharged
      ? [
          t.firstRide(
            texts.formats.sentences(
              costsOf(cancellable, first, chargedBefore([firstRide!]), firstRide!.isRequest, moment, texts),
            ),
          ),
        ]
      : []),
    ...(chargedBefore(rides) > 0 ? [t.moved(chargedBefore(rides))] : []),
    ...(rides.some(({ isRequest }) => isRequest) ? [t.requests] : []),
  ]
}

/** The owner's words in the reader's language, else the English ones, which the site translates as far as it knows them. */
function wayBack({ refund }: Promises, texts: Texts): string {
  const { days: _, way, ...inLanguages } = refund
  const own: Names = inLanguages
  return own[texts.language] ?? texts.in('booking').operator(way)
}

/** How every refund is made. */
export const refundRule = (promises: Promises, texts: Texts): string =>
  texts.in('booking').cancelling.refund(wayBack(promises, texts), promises.refund.days)

/** What cancelling costs, until when guests change it alone, and how money goes back. */
export function cancellingText(cancellable: Cancellable, moment: Date, texts: Texts): string {
  const { cancelling: t } = texts.in('booking')
  const { rides, promises } = cancellable
  const isSome = rides.length > 0
  // The page then has no form for it.
  const areBound =
    isSome &&
    rides.every((ride) => ride.pickupDate !== '' && ride.pickupTime !== '' && isTooLateToChange(ride, moment, promises))
  const areRequests = isSome && rides.every(({ isRequest }) => isRequest)
  return texts.formats.sentences([
    ...cancellingCosts(cancellable, moment, texts),
    ...(areBound ? [] : [areRequests ? t.changeRequest : t.change(promises.guestHours.change)]),
    refundRule(promises, texts),
  ])
}

/**
 * Which price the percentage of a charge is of, where a guest has asked for dearer rides that nobody has confirmed: that of
 * before. Said behind what cancelling costs; nothing for other rides.
 */
export function priceBeforeText(
  rides: readonly (ChangedRide & { readonly chargedPercent: number })[],
  texts: Texts,
): string[] {
  const asked = rides.filter((ride) => ride.chargedPercent > 0 && isDearerAsked(ride)).map(asAgreedSoFar)
  return asked.length === 0 ? [] : [texts.in('guest').cancel.priceBefore(priceText(asked, texts.formats))]
}

/** Beside the payment link, before there is a driver. It names no time to a guest whose cancellation costs something. */
export function paidBack({ arrangement, rides, promises }: Cancellable, moment: Date, texts: Texts): string {
  const { cancelling: t } = texts.in('booking')
  const steps = chargeSteps('rides', promises)
  const isInTime = rides.every((ride) => chargeStepAt(steps, pickupInstant(ride) - moment.getTime()) === 0)
  return arrangement === 'rides' && isInTime && chargedBefore(rides) === 0
    ? t.paidBackOnTime(promises.guestHours.cancel)
    : t.paidBack
}

/** What a cancellation means for a ride: for one that runs, if its guest cancelled now. Whole dollars. */
export interface CancellationTerms extends SaidMoney {
  /** What its guest owes. */
  readonly feeUsd: number
  /** The same in rupees, where the ride has a price in rupees. */
  readonly feeLkr?: number | null
  readonly paidUsd: number
  /** The part of the paid sum that then pays other rides of the booking, because a deposit is for all of them. */
  readonly movesUsd: number
  /** The part of the paid sum that goes back. */
  readonly backUsd: number
  /** The last day of the refund, `YYYY-MM-DD`. */
  readonly by: string
  /** Whole rupees of what is paid, moves and goes back, where its guest reads those alone. */
  readonly lkr?: { readonly paid: number; readonly moves: number; readonly back: number }
}

interface CancellableRide extends SaidMoney, Partial<SaidDollar> {
  readonly status: BookingStatus
  readonly priceUsd: number
  readonly priceLkr?: number | null
  readonly paidUsd: number
  readonly paidLkr?: number
  readonly cameInUsd?: number
  /** What is owed although it was cancelled, where that is known. */
  readonly cancelFeeUsd: number
  readonly cancelFeeLkr?: number
  readonly pickupDate: string
  readonly pickupTime: string
  readonly chargedPercent?: number
  /** Nobody had agreed to it, now or when it was cancelled. */
  readonly isRequest: boolean
}

/** What of a ride's payment would pay other rides of its booking. */
function movedSums(
  booking: Parameters<typeof paidByOthers>[0],
  others: readonly CancellableRide[],
  ride: CancellableRide,
  fee: BothSums,
): BothSums {
  const ran = [ride, ...others].filter(isRunning)
  if (!isRunning(ride)) return { usd: 0, lkr: 0 }
  const positioned = (each: CancellableRide, i: number) => ({ ...each, position: i + 1 })
  const cancelled = { ...ride, status: 'cancelled', ...chargeOf(fee), position: 0 } as const
  const moved = sharesToMove([cancelled], paidByOthers(booking, ran, others.map(positioned)))
  const { usd = 0, lkr = 0 } = moved.find(({ position }) => position === 0) ?? {}
  return { usd: -usd || 0, lkr: -lkr || 0 }
}

/**
 * @param moment of the cancellation
 * @param others the other rides of the booking, but for those that run and are over
 */
export function cancellationTerms(
  booking: Parameters<typeof cancelFee>[0],
  ride: CancellableRide,
  moment: Date,
  others: readonly CancellableRide[] = [],
): CancellationTerms {
  const { promises } = booking
  const fee = isRunning(ride) ? cancelFee(booking, ride, moment) : sumsOf(ride, 'charge')
  const spare = sumsOf({ ...ride, status: 'cancelled', ...chargeOf(fee) }, 'back')
  const moves = movedSums(booking, others, ride, fee)
  const paid = sumsOf(ride, 'paid')
  return {
    feeUsd: fee.usd,
    feeLkr: partOfPrice(ride, fee).priceLkr,
    paidUsd: paid.usd,
    movesUsd: moves.usd,
    backUsd: spare.usd - moves.usd,
    by: sriLankaTime(new Date(moment.getTime() + promises.refund.days * DAY_MS)).date,
    inRupees: ride.inRupees,
    ...(ride.inRupees ? { lkr: { paid: paid.lkr, moves: moves.lkr, back: spare.lkr - moves.lkr } } : {}),
  }
}

/**
 * What a guest is told of money before and after a cancellation; `null` if no money is paid or owed.
 * @example 'USD 74 is paid. If you cancel now, all of it is paid back the way you paid: to the same card or
 *   account, or in cash, within 7 days.'
 */
export function cancellationText(
  status: BookingStatus,
  terms: CancellationTerms,
  promises: Promises,
  texts: Texts,
): string | null {
  const { feeUsd, feeLkr, paidUsd, movesUsd, backUsd, by, lkr, inRupees } = terms
  const { cancelling: t } = texts.in('booking')
  const amount = (usd: number, rupees?: number) => (usd > 0 ? depositText({ usd, lkr: rupees }, texts) : '')
  const money = {
    paid: amount(paidUsd, lkr?.paid),
    fee: feeUsd > 0 ? priceText([{ priceUsd: feeUsd, priceLkr: feeLkr ?? null, inRupees }], texts.formats) : '',
    moves: amount(movesUsd, lkr?.moves),
    back: amount(backUsd, lkr?.back),
    isAll: lkr ? lkr.back === lkr.paid : backUsd === paidUsd,
    way: wayBack(promises, texts),
    days: promises.refund.days,
    by: texts.formats.date(by),
  }
  if (isRunning({ status })) return paidUsd > 0 || feeUsd > 0 ? t.now(money) : null
  if (paidUsd === 0) return null
  return t.after(money)
}

interface CancelledRide extends SaidMoney {
  readonly status: BookingStatus
  readonly cancellation?: CancellationTerms | null
}

/**
 * Of a booking with several rides: what goes back of all that are not driven, in one sum, and by when; `null` where that
 * is nothing.
 * @example 'USD 251 was paid, and USD 99 is owed: USD 152 is paid back the way you paid: to the same card or account,
 *   or in cash, by 5 December 2026.'
 */
export function refundOfAllText(rides: readonly CancelledRide[], promises: Promises, texts: Texts): string | null {
  const all = rides.flatMap(({ status, cancellation }) =>
    !isRunning({ status }) && cancellation && cancellation.paidUsd >= cancellation.feeUsd ? [cancellation] : [],
  )
  const sum = (of: (terms: CancellationTerms) => number) => all.reduce((total, terms) => total + of(terms), 0)
  if (sum(({ backUsd }) => backUsd) === 0) return null
  const inRupees = all.every((terms) => terms.inRupees && terms.lkr)
  const terms: CancellationTerms = {
    feeUsd: sum(({ feeUsd }) => feeUsd),
    feeLkr: all.some(({ feeUsd, feeLkr }) => feeUsd > 0 && feeLkr === null) ? null : sum(({ feeLkr }) => feeLkr ?? 0),
    paidUsd: sum(({ paidUsd }) => paidUsd),
    movesUsd: sum(({ movesUsd }) => movesUsd),
    backUsd: sum(({ backUsd }) => backUsd),
    by: all
      .map(({ by }) => by)
      .sort()
      .at(-1)!,
    inRupees,
    ...(inRupees
      ? {
          lkr: {
            paid: sum(({ lkr }) => lkr!.paid),
            moves: sum(({ lkr }) => lkr!.moves),
            back: sum(({ lkr }) => lkr!.back),
          },
        }
      : {}),
  }
  return cancellationText('cancelled', terms, promises, texts)
}
