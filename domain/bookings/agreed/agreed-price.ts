/**
 * Another price than the quoted one, which the operator has agreed with the guest: a discount, or what a reviewed
 * booking truly costs. docs/bookings.md#steps
 */
import { AGREED_PRICES } from '#domain/brand.ts'
import type { Formats } from '#domain/languages/formats.ts'

/** What a ride costs now, and what was quoted where that is another price. */
export interface PricedRide {
  readonly priceUsd: number
  /** `null` for a tour. */
  readonly priceLkr: number | null
  /** `null` if the price is the quoted one. */
  readonly quotedUsd: number | null
  readonly quotedLkr: number | null
}

export interface Price {
  readonly usd: number
  readonly lkr: number | null
}

export function quotedPrice({ priceUsd, priceLkr, quotedUsd, quotedLkr }: PricedRide): Price {
  return quotedUsd === null ? { usd: priceUsd, lkr: priceLkr } : { usd: quotedUsd, lkr: quotedLkr }
}

/**
 * The prices that the operator may agree. A price is a promise, so none is above the quoted one, unless the quote rests
 * on a visitor's word and nobody has confirmed it yet.
 * @returns whole dollars, both included
 */
export function priceBounds(ride: PricedRide & { readonly isUnderReview: boolean }): {
  readonly least: number
  readonly most: number
} {
  const { usd } = quotedPrice(ride)
  const { mostDiscountPercent, mostSurchargePercent } = AGREED_PRICES
  return {
    least: Math.max(1, Math.ceil((usd * (100 - mostDiscountPercent)) / 100)),
    most: ride.isUnderReview ? Math.floor((usd * (100 + mostSurchargePercent)) / 100) : usd,
  }
}

/** What a discount makes of the quoted price: whole dollars, rounded down, to the guest's advantage. */
export const discounted = ({ usd }: Price, percent: number) => Math.floor((usd * (100 - percent)) / 100)

/** The rupees of an agreed price are in the quote's proportion. @param usd whole dollars */
export function agreedPrice(quoted: Price, usd: number): Price {
  return { usd, lkr: quoted.lkr === null ? null : Math.round((quoted.lkr * usd) / quoted.usd) }
}

/** The quoted price beside another one. @param reason empty once it is erased */
export const quotedWords = (quoted: Price, reason: string, formats: Formats) =>
  showPrice(quoted, formats) + (reason && `: ${reason}`)

/** @example showPrice({ usd: 74, lkr: 21480 }, formats) // 'LKR 21,480 (USD 74)' */
export const showPrice = ({ usd, lkr }: Price, formats: Formats) =>
  lkr === null ? formats.usd(usd) : `${formats.lkr(lkr)} (${formats.usd(usd)})`
