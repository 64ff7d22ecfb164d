/**
 * Another price than the quoted one, which the operator has agreed with the guest: a discount, or what a booking that
 * nobody has confirmed yet truly costs. docs/bookings.md#steps
 */
import { AGREED_PRICES } from '#domain/brand.ts'

/** What a ride costs now, and what was quoted where that is another price. */
export interface PricedRide {
  readonly priceUsd: number
  /** `null` for a tour. */
  readonly priceLkr: number | null
  /** `null` if the price is the quoted one. */
  readonly quotedUsd: number | null
  readonly quotedLkr: number | null
}

export interface Price<Rupees extends number | null = number | null> {
  readonly usd: number
  readonly lkr: Rupees
}

/** A price that somebody was shown: whole dollars, and whole rupees where it was shown in those, too. */
export interface SeenPrice {
  readonly usd: number
  readonly lkr?: number | null | undefined
}

/** As forms hold it. @example seenText({ usd: 74, lkr: 21480 }) // '74/21480' */
export const seenText = ({ usd, lkr }: SeenPrice): string => (lkr == null ? String(usd) : `${usd}/${lkr}`)

export function readSeen(text: string): SeenPrice | null {
  const [, usd, lkr] = /^(\d{1,9})(?:\/(\d{1,9}))?$/.exec(text) ?? []
  return usd === undefined ? null : { usd: Number(usd), lkr: lkr === undefined ? undefined : Number(lkr) }
}

/** Whether a price is the one that was shown: a list that is published in between may change its rupees alone. */
export const isAsSeen = (seen: SeenPrice, { usd, lkr }: Price): boolean =>
  seen.usd === usd && (seen.lkr == null || seen.lkr === lkr)

/** Of a ride for which another price than the quoted one may have been agreed. */
export interface AgreedShare {
  readonly quotedUsd?: number | null
  readonly quotedLkr?: number | null
  /** What the agreed price is of the quoted one; `null` where the price is the quoted one. */
  readonly agreedShare?: number | null
}

export function quotedPrice({
  priceUsd,
  priceLkr,
  quotedUsd = null,
  quotedLkr = null,
}: Pick<PricedRide, 'priceUsd' | 'priceLkr'> & AgreedShare): Price {
  return quotedUsd === null ? { usd: priceUsd, lkr: priceLkr } : { usd: quotedUsd, lkr: quotedLkr }
}

/**
 * The prices that the operator may agree. A confirmed price is a promise, so none is above the quoted one but before
 * somebody has confirmed it.
 * @returns whole dollars, both included
 */
export function priceBounds(ride: PricedRide & { readonly isUnconfirmed: boolean }): {
  readonly least: number
  readonly most: number
} {
  const { usd } = quotedPrice(ride)
  const { mostDiscountPercent, mostSurchargePercent } = AGREED_PRICES
  return {
    least: Math.max(1, Math.ceil((usd * (100 - mostDiscountPercent)) / 100)),
    most: ride.isUnconfirmed ? Math.floor((usd * (100 + mostSurchargePercent)) / 100) : usd,
  }
}

/** What a discount makes of the quoted price: whole dollars, rounded down, to the guest's advantage. */
export const discounted = ({ usd }: Price, percent: number) => Math.floor((usd * (100 - percent)) / 100)

/** The rupees of an agreed price are in the quote's proportion. @param usd whole dollars */
export function agreedPrice<Rupees extends number | null>({ usd: whole, lkr }: Price<Rupees>, usd: number) {
  return { usd, lkr: (lkr === null ? null : Math.round((lkr * usd) / whole)) as Rupees }
}

/** The bounds of {@link priceBounds} in rupees. @param quotedLkr of the quoted price: whole rupees */
export function rupeeBounds(ride: PricedRide & { readonly isUnconfirmed: boolean }, quotedLkr: number) {
  const { mostDiscountPercent, mostSurchargePercent } = AGREED_PRICES
  return {
    least: Math.max(1, Math.ceil((quotedLkr * (100 - mostDiscountPercent)) / 100)),
    most: ride.isUnconfirmed ? Math.floor((quotedLkr * (100 + mostSurchargePercent)) / 100) : quotedLkr,
  }
}

/**
 * A price that was agreed in rupees: to the rupee, with the dollars of its share. A tour's is in whole dollars, of which
 * those count that the rupees pay.
 * @param perUsd rupees for a dollar of the booking
 */
export function agreedInRupees<Rupees extends number | null>(quoted: Price<Rupees>, lkr: number, perUsd: number) {
  // A tour's rupees are rounded: half of one less is the same price.
  if (quoted.lkr === null) return { usd: Math.max(1, Math.floor((lkr + 0.5) / perUsd)), lkr: null as Rupees }
  return { usd: leastShare(quoted.usd, lkr / quoted.lkr), lkr: lkr as Rupees }
}

/** No less than a share is: what is left of a dollar is ours. */
const leastShare = (usd: number, share: number) => Math.max(1, Math.ceil(usd * share - 1e-6))

/** The agreed price of a ride that now has another quoted one: the same share of it, so that no discount grows. */
export const sharedPrice = <Rupees extends number | null>(quoted: Price<Rupees>, share: number): Price<Rupees> =>
  agreedPrice(quoted, leastShare(quoted.usd, share))

/**
 * What no price of a ride may be. The bounds of {@link priceBounds} are of the day of the agreement:
 * a ride keeps its price when the operator changes them, and can still be cancelled.
 * @returns what is wrong, for the log
 */
export function priceFault(
  ride: PricedRide & {
    readonly agreedShare: number | null
    readonly cancelFeeUsd: number
    readonly cancelFeeLkr: number
  },
): string | null {
  const { priceUsd, priceLkr, quotedUsd, quotedLkr, agreedShare, cancelFeeUsd, cancelFeeLkr } = ride
  const sums = [priceUsd, priceLkr, quotedUsd, quotedLkr, cancelFeeUsd, cancelFeeLkr].filter((sum) => sum !== null)
  if (!sums.every((sum) => Number.isSafeInteger(sum) && sum >= 0)) return 'A price is no whole sum'
  if (cancelFeeUsd > priceUsd) return 'Cancelling costs more than the ride'
  if (quotedUsd === null || agreedShare === null) {
    return quotedUsd === agreedShare && quotedLkr === null ? null : 'An agreed price has no share of a quoted one'
  }
  return priceUsd < leastShare(quotedUsd, agreedShare) ? 'A discount is larger than the agreed one' : null
}

/** What writes a price of a ride asks this first. @throws RangeError for a price that none may be */
export function checkPrice(ride: Parameters<typeof priceFault>[0]): void {
  const fault = priceFault(ride)
  if (fault !== null) throw new RangeError(fault)
}
