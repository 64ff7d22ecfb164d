/** Amounts in rupees and dollars: the exchange rate, and how amounts are written. */
import { priceList } from '#domain/prices/list-in-force.ts'

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

/** How whole rupees are typed, as the pattern of a field: 19600 or, as notes and bills write them, 19,600 and 19 600. */
export const RUPEES_PATTERN = '\\d{1,8}|\\d{1,3}[,\\s]\\d{3}|\\d{1,2}[,\\s]\\d{3}[,\\s]\\d{3}'

/** @returns the rupees, or `null` for what is no whole amount */
export const typedRupees = (typed: string): number | null =>
  new RegExp(`^(?:${RUPEES_PATTERN})$`).test(typed) ? Number(typed.replace(/[,\s]/g, '')) : null
