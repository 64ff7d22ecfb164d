/** Words for figures on the office's pages. */
import { grouped } from '#domain/fares/money.ts'

/** @example counted(1, 'ride') // '1 ride' */
export const counted = (count: number, one: string, many = `${one}s`) => `${grouped(count)} ${count === 1 ? one : many}`

/** A dash where the whole is nothing, or less than its part; below ten with one decimal. @example percent(1, 3) // '33 %' */
export function percent(part: number, whole: number): string {
  if (whole === 0 || part > whole) return '-'
  const exact = (100 * part) / whole
  const shown = exact > 0 && exact < 9.95 ? exact.toFixed(1) : Math.round(exact)
  return `${shown}\u00A0%`
}
