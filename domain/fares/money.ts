/** Amounts as the site shows them. */

/** By hand: a browser takes 15 ms and more to make its first Intl formatter ready, and the page stands still meanwhile. */
const grouped = (amount: number) => String(amount).replaceAll(/\B(?=(?:\d{3})+$)/g, ',')

/** @example formatLkr(21480) // 'LKR 21,480' */
export const formatLkr = (rupees: number): string => `LKR ${grouped(rupees)}`

/** @example formatUsd(74) // 'USD 74' */
export const formatUsd = (dollars: number): string => `USD ${grouped(dollars)}`
