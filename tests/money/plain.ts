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
  readonly priceUsd: number
  readonly priceLkr: number
  readonly fee: number
  readonly waived: number
  readonly paid: number
  readonly owed: number
  readonly back: number
  readonly needsReview: boolean
  readonly version: number
  /** The driver's account; `null` where nobody drives it. */
  readonly driver: number | null
}

export const total = <T>(all: readonly T[], of: (each: T) => number) => all.reduce((sum, each) => sum + of(each), 0)

/**
 * @param ride its row in D1
 * @param paid what was paid of it, in cents
 * @param lkrPerUsd of its booking's price list
 */
export function plainRide(ride: Row, paid: readonly number[], lkrPerUsd: number): PlainRide {
  const isRunning = ride.status === 'new' || ride.status === 'confirmed'
  const [priceUsd, waived, fee] = [Number(ride.price_usd), Number(ride.waived_usd), Number(ride.cancel_fee_usd)]
  const paidUsd = total(paid, (cents) => cents) / 100
  const due = isRunning ? priceUsd - waived : fee
  return {
    booking: Number(ride.booking_number),
    position: Number(ride.position),
    status: String(ride.status),
    day: String(ride.pickup_date),
    isRunning,
    priceUsd,
    priceLkr: ride.price_lkr === null ? Math.round(priceUsd * lkrPerUsd) : Number(ride.price_lkr),
    fee,
    waived,
    paid: paidUsd,
    owed: Math.max(0, due - paidUsd),
    back: Math.max(0, paidUsd - due),
    needsReview: ride.needs_review === 1,
    version: Number(ride.version),
    driver: ride.driver_id === null ? null : Number(ride.driver_id),
  }
}

/** Whole rupees of a part of a ride's price, rounded up. */
export const rupeesOf = ({ priceUsd, priceLkr }: PlainRide, usd: number) =>
  usd === priceUsd ? priceLkr : Math.ceil((priceLkr * usd) / priceUsd)

export const owedUsd = (rides: readonly PlainRide[]) => total(rides, ({ owed }) => owed)
export const owedLkr = (rides: readonly PlainRide[]) =>
  total(rides, (ride) => (ride.owed === 0 ? 0 : rupeesOf(ride, ride.owed)))

/** So much of some rides, in their order: what is owed. */
export function rupeesInOrder(usd: number, rides: readonly PlainRide[]): number {
  let left = usd
  return total(rides, (ride) => {
    const share = Math.min(left, ride.owed)
    left -= share
    return share === 0 ? 0 : rupeesOf(ride, share)
  })
}

/** What a link to pay has to ask for now, whole dollars, of which rides. */
export function askedOf(rides: readonly PlainRide[], terms: Promises['deposit']) {
  const today = sriLankaTime(new Date()).date
  const payable = rides.filter(
    ({ owed, isRunning, day, status, needsReview }) =>
      owed > 0 && (!isRunning || (day >= today && (status === 'confirmed' || !needsReview))),
  )
  const running = rides.filter(({ isRunning }) => isRunning)
  const price = total(running, ({ priceUsd }) => priceUsd)
  const deposit =
    terms && price >= terms.fromTotalUsd
      ? Math.min(price, Math.max(terms.leastUsd, Math.ceil((price * terms.percent) / 100)))
      : 0
  const missing = deposit - total(running, ({ paid }) => paid)
  const all = owedUsd(payable)
  return { payable, all, first: missing > 0 && missing < all ? missing : all }
}
