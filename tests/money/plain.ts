/**
 * The plain rule of a ride's money, written a second time for tests: it reads rows, and nothing of the site's own sums.
 */
import type { Promises } from '#domain/prices/price-list.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'

export type Row = Readonly<Record<string, string | number | null>>

/** A ride by its rows: whole dollars and whole rupees. */
export interface PlainRide {
  readonly booking: number
  readonly position: number
  readonly status: string
  readonly day: string
  readonly isRunning: boolean
  /** Its guest was given money for another taxi: nothing is asked for it while it runs. */
  readonly isTakenOver: boolean
  readonly priceUsd: number
  readonly priceLkr: number
  readonly fee: number
  readonly feeLkr: number
  readonly waived: number
  readonly waivedLkr: number
  readonly paid: number
  readonly paidLkr: number
  /** All that is paid came in rupees: then they decide what is open. */
  readonly isOfRupees: boolean
  readonly owed: number
  readonly owedLkr: number
  readonly back: number
  readonly backLkr: number
  /** A request: nobody drives it before the office has said yes. */
  readonly needsReview: boolean
  /** It is one still, and its pickup has passed: nothing is asked for it any more. */
  readonly isUnanswered: boolean
  readonly version: number
  /** The driver's account; `null` where nobody drives it. */
  readonly driver: number | null
}

export const total = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0)

/** Whole rupees of a part of a price, rounded up. */
const partOf = (priceLkr: number, priceUsd: number, usd: number) =>
  usd === priceUsd ? priceLkr : Math.ceil((priceLkr * usd) / priceUsd)

/**
 * What is left of what is due: to the unit in the currency that decides, and never nothing in one currency alone.
 * @returns dollars and rupees
 */
function leftOf(usd: number, lkr: number, isOfRupees: boolean, rupees: (usd: number) => number): [number, number] {
  if ((isOfRupees ? lkr : usd) <= 0) return [0, 0]
  return [usd > 0 ? usd : 1, lkr > 0 ? lkr : rupees(usd)]
}

/**
 * @param ride its row in D1
 * @param shares the rows of what was paid of it
 * @param lkrPerUsd of its booking's price list
 * @param taxis entries of the cash book for another taxi
 */
export function plainRide(ride: Row, shares: readonly Row[], lkrPerUsd: number, taxis: readonly Row[] = []): PlainRide {
  const isRunning = ride.status === 'new' || ride.status === 'confirmed'
  const [priceUsd, waived, fee] = [Number(ride.price_usd), Number(ride.waived_usd), Number(ride.cancel_fee_usd)]
  const [paid, paidLkr] = [total(shares, ({ usd }) => Number(usd)), total(shares, ({ lkr }) => Number(lkr))]
  const dollars = shares.filter(({ currency }) => currency === 'USD')
  const isOfRupees = paidLkr > 0 && total(dollars, ({ usd }) => Number(usd)) === 0
  const priceLkr = ride.price_lkr === null ? Math.round(priceUsd * lkrPerUsd) : Number(ride.price_lkr)
  const waivedLkr = Number(ride.waived_lkr)
  const feeLkr = Number(ride.cancel_fee_lkr)
  const rupees = (usd: number) => partOf(priceLkr, priceUsd, usd)
  const due = isRunning ? priceUsd - waived : fee
  const dueLkr = isRunning ? priceLkr - waivedLkr : feeLkr
  const [owed, owedLkr] = leftOf(due - paid, dueLkr - paidLkr, isOfRupees, rupees)
  const [back, backLkr] = leftOf(paid - due, paidLkr - dueLkr, isOfRupees, rupees)
  return {
    booking: Number(ride.booking_number),
    position: Number(ride.position),
    status: String(ride.status),
    day: String(ride.pickup_date),
    isRunning,
    isTakenOver: isRunning && total(taxis, ({ cents }) => Number(cents)) !== 0,
    priceUsd,
    priceLkr,
    fee,
    feeLkr,
    waived,
    waivedLkr,
    paid,
    paidLkr,
    isOfRupees,
    owed,
    owedLkr,
    back,
    backLkr,
    needsReview: ride.needs_review === 1,
    isUnanswered:
      ride.status === 'new' &&
      ride.needs_review === 1 &&
      Date.parse(`${ride.pickup_date}T${ride.pickup_time}+05:30`) < Date.now(),
    version: Number(ride.version),
    driver: ride.driver_id === null ? null : Number(ride.driver_id),
  }
}

/** What a ride costs as it stands, driven or not. */
export const costOf = ({ isRunning, priceUsd, priceLkr, fee, feeLkr }: PlainRide) =>
  isRunning ? { usd: priceUsd, lkr: priceLkr } : { usd: fee, lkr: feeLkr }

export const owedUsd = (rides: readonly PlainRide[]) => total(rides, ({ owed }) => owed)
export const owedLkr = (rides: readonly PlainRide[]) => total(rides, (ride) => ride.owedLkr)

/**
 * What a link to pay has to ask for now, in whole dollars and rupees, of which rides.
 * @param dollar the rupees of one, where the guest pays in rupees alone; `null` else
 */
export function askedOf(rides: readonly PlainRide[], terms: Promises['deposit'], dollar: number | null = null) {
  const today = sriLankaTime(new Date()).date
  const isAhead = ({ isRunning, isUnanswered, day }: PlainRide) => isRunning && !isUnanswered && day >= today
  const waits = rides.some((ride) => isAhead(ride) && ride.status === 'new' && ride.needsReview)
  const isOpen = (ride: PlainRide) => ride.owed > 0 && !ride.isTakenOver
  const payable = rides.filter((ride) => isOpen(ride) && (!ride.isRunning || (isAhead(ride) && !waits)))
  const running = rides.filter(({ isRunning }) => isRunning)
  const price = total(running, ({ priceUsd }) => priceUsd)
  const priceLkr = total(running, (ride) => ride.priceLkr)
  const all = { usd: owedUsd(payable), lkr: owedLkr(payable) }
  // A deposit is a part of what can be paid for now, or is paid.
  const counted = running.filter((ride) => payable.includes(ride) || ride.owed === 0)
  const [of, ofLkr] = [total(counted, ({ priceUsd }) => priceUsd), total(counted, (ride) => ride.priceLkr)]
  if (terms === null || of === 0) return { payable, all, first: all }
  const part = (sum: number, least: number) => Math.min(sum, Math.max(least, Math.ceil((sum * terms.percent) / 100)))
  const isHighEnough = dollar === null ? price >= terms.fromTotalUsd : priceLkr >= terms.fromTotalUsd * dollar
  const ofDollars = part(of, terms.leastUsd)
  const inRupees = dollar === null ? partOf(ofLkr, of, ofDollars) : part(ofLkr, terms.leastUsd * dollar)
  const deposit = !isHighEnough ? 0 : price >= terms.fromTotalUsd ? ofDollars : partOf(of, ofLkr, inRupees)
  const usd = deposit - total(running, ({ paid }) => paid)
  const lkr = inRupees - total(running, ({ paidLkr }) => paidLkr)
  if (dollar !== null) {
    const isFirst = deposit > 0 && lkr > 0 && lkr < all.lkr
    return { payable, all, first: isFirst ? { usd: Math.min(Math.max(1, usd), all.usd), lkr } : all }
  }
  const isOfDollars = running.some(({ paid, isOfRupees }) => paid > 0 && !isOfRupees)
  const missing = { usd: Math.max(1, usd), lkr: lkr > 0 ? lkr : partOf(ofLkr, of, usd) }
  const isAsked = deposit > 0 && (isOfDollars ? usd : lkr) > 0 && missing.usd < all.usd && missing.lkr < all.lkr
  return { payable, all, first: isAsked ? missing : all }
}
