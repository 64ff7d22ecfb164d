/**
 * The one sum of a booking's money. Guest, office, gateway, receipts and lists read it; the columns `owed_usd`,
 * `owed_lkr`, `back_usd` and `back_lkr` of the view `operator_bookings` are its copy for lists of many rides.
 */
import { dollarOf, type SaidDollar } from '../agreed/kept-promises.ts'
import { type BookingStatus, isRunning } from '../ride.ts'
import type { SaidMoney } from './residents.ts'

/** Currencies that a booking may be paid in. */
export const PAYMENT_CURRENCIES = ['USD', 'LKR'] as const
export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number]

/** Whole dollars, and the whole rupees of the same money. */
export interface BothSums {
  readonly usd: number
  readonly lkr: number
}
const NOTHING: BothSums = { usd: 0, lkr: 0 }
const plus = (one: BothSums, other: BothSums): BothSums => ({ usd: one.usd + other.usd, lkr: one.lkr + other.lkr })
const minus = (one: BothSums, other: BothSums): BothSums => ({ usd: one.usd - other.usd, lkr: one.lkr - other.lkr })
/** What is nothing in one currency is nothing in the other. */
const orNothing = ({ usd, lkr }: BothSums): BothSums => (usd > 0 && lkr > 0 ? { usd, lkr } : NOTHING)
/** Where both sums hold a currency. */
export const UNIT = { USD: 'usd', LKR: 'lkr' } as const satisfies Record<PaymentCurrency, keyof BothSums>

/** Money in the currency in which it is counted: whole dollars or whole rupees. */
export interface Amount {
  readonly amount: number
  readonly currency: PaymentCurrency
}

/** By how much more, or less, is paid of a ride, and in which currency that was counted. */
export interface Paid extends BothSums {
  readonly currency: PaymentCurrency
}

/**
 * What money asks of a ride. It is counted in dollars and in rupees at once: exactly in the currency in which it came, and by
 * the ride's price in the other one.
 */
export interface MoneyRide extends Partial<SaidDollar>, SaidMoney {
  /** One that was just booked has no status yet. */
  readonly status?: BookingStatus
  readonly priceUsd: number
  /** Whole rupees; a tour has only a price in dollars, worth the rupees of its booking's list. */
  readonly priceLkr?: number | null | undefined
  readonly paidUsd: number
  /** The same money in whole rupees; without it all of it came in dollars. */
  readonly paidLkr?: number
  /** What of `paidUsd` came in dollars. */
  readonly cameInUsd?: number
  /** Was given back of a ride that runs, and nobody is to pay it again. */
  readonly waivedUsd?: number
  readonly waivedLkr?: number
  readonly wentBack?: readonly WentBack[]
  /** What is owed although it is not driven. Without the rupees they are those of the dollars. */
  readonly cancelFeeUsd?: number
  readonly cancelFeeLkr?: number
}

/** Money that went back to a guest as the cash book knows it: minor units, and whole dollars of what was paid. */
export interface WentBack {
  readonly way: 'cash' | 'card' | 'bank'
  readonly currency: PaymentCurrency
  readonly cents: number
  readonly lkrCents: number
  readonly usd: number
}

/** Minor units of one currency: cents of a dollar, or of a rupee. */
interface Amounts {
  /** What rides cost that run. */
  readonly total: number
  /** What is owed for rides that are not driven. */
  readonly charge: number
  readonly paid: number
  /** What of it stays paid: all but what goes back. */
  readonly kept: number
  /** Was given back of rides that run, and nobody is to pay it again. */
  readonly waived: number
  /** Still to be paid. */
  readonly owed: number
  /** To be given back. */
  readonly back: number
}
export type MoneySum = Readonly<Record<PaymentCurrency, Amounts>>

/** The whole price in rupees. */
export const fullLkr = (ride: Pick<MoneyRide, 'priceUsd' | 'priceLkr' | 'lkrPerUsd'>): number =>
  ride.priceLkr ?? Math.round(ride.priceUsd * dollarOf({ lkrPerUsd: ride.lkrPerUsd }))

/** Whole rupees for a part of a price in rupees, rounded up. */
export const shareLkr = (priceLkr: number, priceUsd: number, usd: number): number =>
  usd === priceUsd ? priceLkr : Math.ceil((priceLkr * usd) / priceUsd)

/** Whole rupees of this many dollars of a ride: rounded up of what is to be paid, rounded down of what is paid. */
const lkrToPay = (ride: MoneyRide, usd: number): number =>
  usd === 0 ? 0 : shareLkr(fullLkr(ride), ride.priceUsd || usd, usd)
const lkrPaid = (ride: MoneyRide, usd: number): number =>
  ride.priceUsd === 0 ? 0 : Math.floor((fullLkr(ride) * usd) / ride.priceUsd)
/** The most whole dollars of a ride that this many rupees are: those of {@link lkrPaid} are its dollars again. */
const usdPaid = (ride: MoneyRide, lkr: number): number =>
  ride.priceUsd === 0 ? 0 : Math.ceil((ride.priceUsd * (lkr + 1)) / fullLkr(ride)) - 1

const priceSums = (ride: MoneyRide): BothSums => ({ usd: ride.priceUsd, lkr: fullLkr(ride) })
const paidSums = (ride: MoneyRide): BothSums => ({
  usd: ride.paidUsd,
  lkr: ride.paidLkr ?? lkrPaid(ride, ride.paidUsd),
})

/** The ride once so much more is paid of it. */
export function withPaid<R extends MoneyRide>(ride: R, { usd, lkr, currency }: Paid): R {
  const paid = plus(paidSums(ride), { usd, lkr })
  const { cameInUsd = ride.paidUsd } = ride
  return { ...ride, paidUsd: paid.usd, paidLkr: paid.lkr, cameInUsd: cameInUsd + (currency === 'USD' ? usd : 0) }
}

/** Whether all that is paid of a ride came in rupees: then what is open in rupees decides, and in dollars else. */
export const isPaidInRupees = ({ paidUsd, paidLkr = paidUsd, cameInUsd = paidUsd }: MoneyRide) =>
  paidLkr > 0 && cameInUsd === 0

/**
 * What is due less what is paid. A price that has changed since can leave something in one currency alone. Then the currency
 * that decides says whether anything is open: rupees that are open are a dollar, dollars are their rupees by the price.
 */
function openSums(ride: MoneyRide, due: BothSums): BothSums {
  const { usd, lkr } = minus(due, paidSums(ride))
  const sign = Math.sign(isPaidInRupees(ride) ? lkr : usd)
  return {
    usd: Math.sign(usd) === sign ? usd : sign,
    lkr: Math.sign(lkr) === sign ? lkr : sign * lkrToPay(ride, Math.abs(usd)),
  }
}

type Part = keyof Amounts
const PARTS: readonly Part[] = ['total', 'charge', 'paid', 'kept', 'waived', 'owed', 'back']

/** Each part of a ride. */
function partsOf(ride: MoneyRide): Readonly<Record<Part, BothSums>> {
  const { waivedUsd = 0, cancelFeeUsd = 0 } = ride
  const runs = isRunning(ride)
  const total = runs ? priceSums(ride) : NOTHING
  const charge = runs ? NOTHING : { usd: cancelFeeUsd, lkr: ride.cancelFeeLkr ?? lkrToPay(ride, cancelFeeUsd) }
  const waived = runs ? { usd: waivedUsd, lkr: ride.waivedLkr ?? lkrToPay(ride, waivedUsd) } : NOTHING
  const due = minus(plus(total, charge), waived)
  const open = openSums(ride, due)
  const isBack = open.usd < 0
  return {
    total,
    charge,
    paid: paidSums(ride),
    kept: isBack ? due : paidSums(ride),
    waived,
    owed: isBack ? NOTHING : open,
    back: isBack ? minus(NOTHING, open) : NOTHING,
  }
}

/** What is owed of a ride in place of its price, as its row and calls have it. */
export interface Charge {
  readonly cancelFeeUsd: number
  readonly cancelFeeLkr: number
}
export const NO_CHARGE: Charge = { cancelFeeUsd: 0, cancelFeeLkr: 0 }
export const chargeOf = ({ usd, lkr }: BothSums): Charge => ({ cancelFeeUsd: usd, cancelFeeLkr: lkr })

/** Rupees that are owed of a ride, with their whole dollars: a dollar at least. */
export function rupeesOwed(ride: MoneyRide, lkr: number): BothSums {
  if (lkr === 0) return NOTHING
  return { usd: Math.min(ride.priceUsd, Math.max(1, usdPaid(ride, lkr))), lkr }
}

/** Dollars that are owed of a ride, with their rupees by its price. */
export const dollarsOwed = (ride: MoneyRide, usd: number): BothSums => ({ usd, lkr: lkrToPay(ride, usd) })

/**
 * So many percent of a price, rounded down: to the rupee where its guest reads or has paid rupees alone, and in whole dollars
 * else.
 */
export function percentOwed(ride: MoneyRide, percent: number): BothSums {
  const of = (sum: number) => Math.floor((sum * percent) / 100)
  return ride.inRupees || isPaidInRupees(ride)
    ? rupeesOwed(ride, of(fullLkr(ride)))
    : dollarsOwed(ride, of(ride.priceUsd))
}

/** What of so many percent of a price, promised for another car in place of ours, was not given yet. */
export function leftForTaxi(
  ride: Pick<MoneyRide, 'priceUsd' | 'priceLkr' | 'lkrPerUsd'> & {
    readonly taxiUsd?: number | undefined
    readonly taxiLkr?: number | undefined
  },
  percent: number,
): BothSums {
  const { priceUsd, taxiUsd = 0, taxiLkr = 0 } = ride
  const priceLkr = fullLkr(ride)
  /** As a part of the price. */
  const given = taxiUsd / priceUsd + taxiLkr / priceLkr
  const left = (price: number) => Math.max(0, Math.floor((price * percent) / 100) - Math.round(price * given))
  return { usd: left(priceUsd), lkr: left(priceLkr) }
}

/** A ride at its price less what was given back and nobody is to pay again: what is owed in its place is a part of that. */
export function lessGivenBack<R extends MoneyRide>(ride: R): R {
  const { waivedUsd = 0, waivedLkr = lkrToPay(ride, waivedUsd) } = ride
  if (waivedUsd === 0 && waivedLkr === 0) return ride
  const { usd, lkr } = orNothing(minus(priceSums(ride), { usd: waivedUsd, lkr: waivedLkr }))
  return { ...ride, priceUsd: usd, priceLkr: lkr, waivedUsd: 0, waivedLkr: 0 }
}

/** Some rides of a booking, or one. */
export type SomeRides = MoneyRide | readonly MoneyRide[]
const listOf = (rides: SomeRides): readonly MoneyRide[] => (Array.isArray(rides) ? rides : [rides as MoneyRide])

/** One part of some rides. Each ride by itself: what one has too much pays no other, unless somebody says so. */
export const sumsOf = (rides: SomeRides, part: Part): BothSums =>
  listOf(rides).reduce((sum, ride) => plus(sum, partsOf(ride)[part]), NOTHING)

/** All parts of some rides, in cents of each currency. */
export function sumOf(rides: SomeRides): MoneySum {
  const sums = PARTS.map((part) => [part, sumsOf(rides, part)] as const)
  const amounts = (unit: keyof BothSums) =>
    Object.fromEntries(sums.map(([part, sum]) => [part, sum[unit] * 100])) as unknown as Amounts
  return { USD: amounts('usd'), LKR: amounts('lkr') }
}

export const openUsd = (rides: SomeRides): number => sumsOf(rides, 'owed').usd
export const backOf = (rides: SomeRides): number => sumsOf(rides, 'back').usd
export const paidOf = (rides: SomeRides): number => sumsOf(rides, 'paid').usd
/** What the rides cost that run, and what is owed for the others. */
export const dueSums = (rides: SomeRides): BothSums => plus(sumsOf(rides, 'total'), sumsOf(rides, 'charge'))
export const dueUsd = (rides: SomeRides): number => dueSums(rides).usd

/**
 * Cents that a guest pays in the end, with what is paid already: the price or what is owed, less what was given back. An
 * invoice asks for it, and a ride brings it in.
 */
export function dueCents(rides: SomeRides, currency: PaymentCurrency): number {
  const { total, charge, waived } = sumOf(rides)[currency]
  return total + charge - waived
}

/** Cents that are still to be paid. */
export const openCents = (rides: SomeRides, currency: PaymentCurrency): number => sumOf(rides)[currency].owed

const between = (least: number, value: number, most: number) => Math.max(least, Math.min(value, most))

/**
 * Counts money for a ride in both currencies. All that there is of it is all in both; a part leaves something of both.
 * @param most of the ride, in both
 */
function countedOf(ride: MoneyRide, { amount, currency }: Amount, most: BothSums): BothSums {
  if (amount <= 0 || most[UNIT[currency]] === 0) return NOTHING
  if (amount >= most[UNIT[currency]]) return most
  const paid = paidSums(ride)
  if (currency === 'USD') {
    const lkr = lkrPaid(ride, paid.usd + amount) - lkrPaid(ride, paid.usd)
    return { usd: amount, lkr: between(1, lkr, Math.max(1, most.lkr - 1)) }
  }
  const usd = usdPaid(ride, paid.lkr + amount) - usdPaid(ride, paid.lkr)
  // The first rupees, and the first ones beyond what is owed, are worth a dollar at least: lists ask for dollars. Of a single
  // dollar that is owed a part is none.
  const owed = sumsOf(ride, 'owed').usd
  const least = (paid.usd === 0 && owed !== 1) || owed === 0 ? 1 : 0
  return { usd: between(least, usd, Math.max(least, most.usd - 1)), lkr: amount }
}

/** The same for money that goes back. */
function takenOf(ride: MoneyRide, { amount, currency }: Amount, most: BothSums): BothSums {
  if (amount <= 0 || most[UNIT[currency]] === 0) return NOTHING
  if (amount >= most[UNIT[currency]]) return most
  const paid = paidSums(ride)
  if (currency === 'USD') {
    const lkr = lkrPaid(ride, paid.usd) - lkrPaid(ride, paid.usd - amount)
    return { usd: amount, lkr: between(0, lkr, most.lkr - 1) }
  }
  const usd = usdPaid(ride, paid.lkr) - usdPaid(ride, paid.lkr - amount)
  return { usd: between(0, usd, most.usd - 1), lkr: amount }
}

/** Counts an amount for rides in their order, and says what is left of it. */
function inOrder(
  { amount, currency }: Amount,
  rides: readonly MoneyRide[],
  count: (ride: MoneyRide, left: Amount) => BothSums,
): { readonly shares: readonly BothSums[]; readonly left: Amount } {
  let left = amount
  const shares = rides.map((ride) => {
    const share = count(ride, { amount: left, currency })
    left -= share[UNIT[currency]]
    return share
  })
  return { shares, left: { amount: left, currency } }
}

/** What could be paid of a ride beyond what is owed. */
const moreOf = (ride: MoneyRide): BothSums =>
  orNothing(minus(priceSums(ride), plus(paidSums(ride), sumsOf(ride, 'owed'))))

/**
 * How an amount that came is shared out, for each ride: what is owed, of the first ride, then of the next; and then what could
 * be paid of them, because a guest who has paid is not asked again.
 */
export function payInOrder(money: Amount, rides: readonly MoneyRide[]): BothSums[] {
  const { currency } = money
  const owed = inOrder(money, rides, (ride, left) => countedOf(ride, left, sumsOf(ride, 'owed')))
  const paid = rides.map((ride, i) => withPaid(ride, { ...owed.shares[i]!, currency }))
  const more = inOrder(owed.left, paid, (ride, left) => countedOf(ride, left, moreOf(ride)))
  return owed.shares.map((share, i) => plus(share, more.shares[i]!))
}

/** What is to go back of a ride. Dollars that stay paid keep rupees, too, where the price made more of them than there are. */
function backSums(ride: MoneyRide): BothSums {
  const [back, paid] = [sumsOf(ride, 'back'), paidSums(ride)]
  return back.usd < paid.usd ? { usd: back.usd, lkr: Math.min(back.lkr, Math.max(0, paid.lkr - 1)) } : back
}

/** How an amount that goes back is taken of rides, in their order: what is to go back, and then what is paid of them. */
export function takeInOrder(money: Amount, rides: readonly MoneyRide[]): BothSums[] {
  const { currency } = money
  const back = inOrder(money, rides, (ride, left) => takenOf(ride, left, backSums(ride)))
  const rest = rides.map((ride, i) => withPaid(ride, { ...minus(NOTHING, back.shares[i]!), currency }))
  const more = inOrder(back.left, rest, (ride, left) => takenOf(ride, left, paidSums(ride)))
  return back.shares.map((share, i) => plus(share, more.shares[i]!))
}

/** Shares of several rides together. */
export const sumOfShares = (shares: readonly BothSums[]): BothSums => shares.reduce(plus, NOTHING)

/** What could be paid of some rides, whether it is owed or not. */
export const payableSums = (rides: SomeRides): BothSums =>
  sumOfShares(listOf(rides).map((ride) => plus(sumsOf(ride, 'owed'), moreOf(ride))))

/** Cents of this many dollars of some rides, as they are paid. */
export function centsOf(rides: SomeRides, usd: number, currency: PaymentCurrency): number {
  return sumOfShares(payInOrder({ amount: usd, currency: 'USD' }, listOf(rides)))[UNIT[currency]] * 100
}

/** What is still waived once so much more is paid: never more than nobody has paid. */
export function waiverLeft(ride: MoneyRide, paidMore: BothSums = NOTHING): Waiver {
  const { waivedUsd = 0, waivedLkr = lkrToPay(ride, waivedUsd) } = ride
  const paid = plus(paidSums(ride), paidMore)
  const isOpen = openSums({ ...ride, paidUsd: paid.usd, paidLkr: paid.lkr }, priceSums(ride)).usd > 0
  const { usd, lkr } = isOpen ? minus(priceSums(ride), paid) : NOTHING
  return { waivedUsd: between(0, waivedUsd, Math.max(0, usd)), waivedLkr: between(0, waivedLkr, Math.max(0, lkr)) }
}

/** What was given back of a ride that runs, and nobody is to pay again. */
export interface Waiver {
  readonly waivedUsd: number
  readonly waivedLkr: number
}

/**
 * What a refund changes of a ride: while it runs, nobody is to pay that money again. What was paid beyond the price was never
 * to be paid.
 * @param taken what goes back of it
 * @returns `null` where nothing changes
 */
export function waiverOf(ride: MoneyRide, taken: BothSums): Waiver | null {
  const { usd, lkr } = minus(taken, sumsOf(ride, 'back'))
  const { waivedUsd = 0, waivedLkr = lkrToPay(ride, waivedUsd) } = ride
  return !isRunning(ride) || (usd <= 0 && lkr <= 0)
    ? null
    : { waivedUsd: waivedUsd + Math.max(0, usd), waivedLkr: waivedLkr + Math.max(0, lkr) }
}

/** A waiver where it is less than that of the ride as it stands; `null` otherwise. */
export const lessWaived = ({ waivedUsd = 0, waivedLkr = 0 }: MoneyRide, left: Waiver): Waiver | null =>
  left.waivedUsd < waivedUsd || left.waivedLkr < waivedLkr ? left : null

/** A guest pays what was given back and waived before: that part is waived no longer. `null` where nothing changes. */
export const waiverOncePaid = (ride: MoneyRide, paidMore: BothSums): Waiver | null =>
  lessWaived(ride, waiverLeft(ride, paidMore))

/** What is waived of a ride once a refund that had waived its money is taken back as wrong. @param back what is paid again by that */
export function waiverWithout(ride: MoneyRide, back: Paid): Waiver {
  const left = waiverLeft(ride, back)
  const { usd, lkr } = minus(back, sumsOf(withPaid(ride, back), 'back'))
  const { waivedUsd = 0, waivedLkr = lkrToPay(ride, waivedUsd) } = ride
  return {
    waivedUsd: between(0, waivedUsd - Math.max(0, usd), left.waivedUsd),
    waivedLkr: between(0, waivedLkr - Math.max(0, lkr), left.waivedLkr),
  }
}

/** What all rides were sold for, driven or not, in both currencies. */
export function wholePrice(rides: SomeRides): { readonly priceUsd: number; readonly priceLkr: number } {
  const all = listOf(rides)
  const { usd, lkr } = sumOfShares(all.map(priceSums))
  return { priceUsd: usd, priceLkr: lkr }
}
