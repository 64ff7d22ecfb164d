/** Amounts as the site shows them. */

const grouped = new Intl.NumberFormat('en')

/** @example formatLkr(21480) // 'LKR 21,480' */
export const formatLkr = (rupees: number): string => `LKR ${grouped.format(rupees)}`

/** @example formatUsd(74) // 'USD 74' */
export const formatUsd = (dollars: number): string => `USD ${grouped.format(dollars)}`
