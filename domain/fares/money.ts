/** Amounts in rupees and dollars: the exchange rate, and how amounts are written. */
import { priceList } from '#domain/prices/current-price-list.ts'
import { visibleLine } from '#domain/visible-text.ts'

/** Rupees per US dollar, in the price of a transfer. */
export const lkrPerUsd = (): number => priceList().dollar.lkr

/** Whole dollars for an amount in rupees, rounded down. */
export function usd(lkr: number, rupees = lkrPerUsd()): number {
  return Math.floor(lkr / rupees)
}

/**
 * Whole rupees for an amount in dollars, rounded: a dollar may cost 305.5 of them. For an amount in cents of a dollar,
 * whole cents of a rupee.
 */
export const lkrOf = (amount: number): number => Math.round(amount * lkrPerUsd())

/** @example formatLkr(21480) // 'LKR 21,480' */
export function formatLkr(rupees: number): string {
  return `LKR ${grouped(rupees)}`
}

/** @example formatUsd(74) // 'USD 74' */
export function formatUsd(dollars: number): string {
  return `USD ${grouped(dollars)}`
}

/**
 * Whole numbers with their thousands set off. The first Intl formatter costs a browser 15 ms and more, during which the
 * page cannot respond.
 */
export function grouped(amount: number, separator = ','): string {
  return String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, separator)
}

/** What people write beside a number: 15 %, Rs. 24,000, 24,000/=, $95. */
const SIGNS = {
  percent: /\s?%$/,
  rupees: /^(?:LKR|Rs\.?)\s?|\s?(?:LKR|\/[=-])$/gi,
  dollars: /^(?:USD|\$)\s?|\s?(?:USD|\$)$/gi,
} as const

/**
 * A whole number as the office types it: 19600 or, as notes and bills write it, 19,600 and 19 600.
 * @returns `null` for any other text: 24.000 may be 24 or 24,000
 */
export function typedWhole(typed: string, unit?: keyof typeof SIGNS): number | null {
  const line = visibleLine(typed)
  const alone = unit ? line.replace(SIGNS[unit], '') : line
  const plain = /^\d{1,3}(?:[,\s]\d{3})+$/.test(alone) ? alone.replaceAll(/[,\s]/g, '') : alone
  return /^\d{1,8}$/.test(plain) ? Number(plain) : null
}
