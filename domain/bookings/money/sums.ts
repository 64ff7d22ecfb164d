/**
 * The one sum of a booking's money. Guest, office, gateway, receipts and lists read it; the columns `owed_usd` and
 * `back_usd` of the view `operator_bookings` are its copy for lists of many rides.
 */
import { dollarOf, type SaidDollar } from '../agreed/kept-promises.ts'
import { type BookingStatus, isRunning } from '../ride.ts'
import type { SaidMoney } from './residents.ts'

/** Currencies that a booking may be paid in. */
export const PAYMENT_CURRENCIES = ['USD', 'LKR'] as const
export type PaymentCurrency = (typeof PAYMENT_CURRENCIES)[number]

/** What money asks of a ride. The contract counts in whole dollars. */
export interface MoneyRide extends Partial<SaidDollar>, SaidMoney {
  /** One that was just booked has no status yet. */
  readonly status?: BookingStatus
  readonly priceUsd: number
  /** Whole rupees; a tour has only a price in dollars, worth the rupees of its booking's list. */
  readonly priceLkr?: number | null | undefined
  readonly paidUsd: number
  /** Was given back of a ride that runs, and nobody is to pay it again. */
  readonly waivedUsd?: number
  /** What is owed although it is not driven. */
  readonly cancelFeeUsd?: number
}

/** Minor units of one currency: cents of a dollar, or of a rupee. */
interface Amounts {
  /** What rides cost that run. */
  readonly total: number
  /** What is owed for rides that are not driven. */
  readonly charge: number
  readonly paid: number
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

/** Whole rupees for so many dollars of a ride. */
const lkrOfRide = (ride: MoneyRide, usd: number): number =>
  usd === 0 ? 0 : shareLkr(fullLkr(ride), ride.priceUsd, usd)

type Part = keyof Amounts
const PARTS: readonly Part[] = ['total', 'charge', 'paid', 'waived', 'owed', 'back']

/** Whole dollars of each part of a ride. */
function partsOf(ride: MoneyRide): Readonly<Record<Part, number>> {
  const { priceUsd, paidUsd, waivedUsd = 0, cancelFeeUsd = 0 } = ride
  const [total, charge, waived] = isRunning(ride) ? [priceUsd, 0, waivedUsd] : [0, cancelFeeUsd, 0]
  const open = total + charge - waived - paidUsd
  return { total, charge, paid: paidUsd, waived, owed: Math.max(0, open), back: Math.max(0, -open) }
}

/** Some rides of a booking, or one. */
export type SomeRides = MoneyRide | readonly MoneyRide[]
const listOf = (rides: SomeRides): readonly MoneyRide[] => (Array.isArray(rides) ? rides : [rides as MoneyRide])

/** Each ride by itself: what one has too much pays no other, unless somebody says so. */
export function sumOf(rides: SomeRides): MoneySum {
  const parts = listOf(rides).map((ride) => ({ ride, usd: partsOf(ride) }))
  const amounts = (of: (ride: MoneyRide, usd: number) => number) =>
    Object.fromEntries(
      PARTS.map((part) => [part, parts.reduce((sum, { ride, usd }) => sum + of(ride, usd[part]) * 100, 0)]),
    ) as Record<Part, number>
  return { USD: amounts((_, usd) => usd), LKR: amounts(lkrOfRide) }
}

/** Whole dollars of one part. */
const usdOf = (rides: SomeRides, part: Part) => sumOf(rides).USD[part] / 100
export const openUsd = (rides: SomeRides): number => usdOf(rides, 'owed')
export const backOf = (rides: SomeRides): number => usdOf(rides, 'back')
export const paidOf = (rides: SomeRides): number => usdOf(rides, 'paid')
/** What is paid and does not go back. */
export const keptUsd = (rides: SomeRides): number => paidOf(rides) - backOf(rides)
/** What the rides cost that run, and what is owed for the others. */
export const dueUsd = (rides: SomeRides): number => usdOf(rides, 'total') + usdOf(rides, 'charge')

/** Cents that a guest pays in the end, with what is paid already: what an invoice asks for. */
export function dueCents(rides: SomeRides, currency: PaymentCurrency): number {
  const { total, charge, waived } = sumOf(rides)[currency]
  return total + charge - waived
}

/** Cents that are still to be paid. */
export const openCents = (rides: SomeRides, currency: PaymentCurrency): number => sumOf(rides)[currency].owed

/** Shares an amount out among rides, in their order. @param most of each ride, whole dollars */
export function inOrder<R extends MoneyRide>(
  usd: number,
  rides: readonly R[],
  most: (ride: R, i: number) => number,
): number[] {
  let left = usd
  return rides.map((ride, i) => {
    const share = Math.max(0, Math.min(left, most(ride, i)))
    left -= share
    return share
  })
}

/**
 * How an amount that came is shared out, in whole dollars for each ride: what is owed, of the first ride, then of the next;
 * and then what could be paid of them, because whoever has paid is not asked again.
 */
export function payInOrder(usd: number, rides: readonly MoneyRide[]): number[] {
  const owed = inOrder(usd, rides, openUsd)
  const left = usd - owed.reduce((sum, share) => sum + share, 0)
  const more = inOrder(left, rides, ({ priceUsd, paidUsd: paid }, i) => priceUsd - paid - owed[i]!)
  return owed.map((share, i) => share + more[i]!)
}

/** What could be paid of some rides, whether it is owed or not: whole dollars. */
export const payableUsd = (rides: SomeRides): number =>
  payInOrder(Number.MAX_SAFE_INTEGER, listOf(rides)).reduce((sum, share) => sum + share, 0)

/** Cents of so many dollars of some rides, as they are paid: what a guest or the gateway is asked for. */
export function centsOf(rides: SomeRides, usd: number, currency: PaymentCurrency): number {
  if (currency === 'USD') return usd * 100
  const all = listOf(rides)
  return payInOrder(usd, all).reduce((sum, share, i) => sum + lkrOfRide(all[i]!, share) * 100, 0)
}

/** Whole dollars that an amount is worth, rounded down. What is owed in rupees is worth all that is owed. */
export function worthUsd(rides: SomeRides, cents: number, currency: PaymentCurrency): number {
  if (currency === 'USD') return Math.floor(cents / 100)
  const owed = openUsd(rides)
  if (owed > 0 && cents === openCents(rides, 'LKR')) return owed
  const { priceUsd, priceLkr } = wholePrice(rides)
  return Math.floor((priceUsd * cents) / (priceLkr * 100))
}

/** What a ride brings in, in minor units: its price or what is owed for it, less what was given back of it. */
export function broughtIn(ride: MoneyRide, currency: PaymentCurrency): number {
  const { total, charge, waived } = sumOf(ride)[currency]
  return total + charge - waived
}

/** What all rides were sold for, driven or not, in both currencies. */
export function wholePrice(rides: SomeRides): { readonly priceUsd: number; readonly priceLkr: number } {
  const all = listOf(rides)
  return {
    priceUsd: all.reduce((sum, ride) => sum + ride.priceUsd, 0),
    priceLkr: all.reduce((sum, ride) => sum + fullLkr(ride), 0),
  }
}
