/**
 * What a booking keeps of the price list that it was made under: a later list changes no fee, deposit or term of what was
 * agreed. Before anything is booked, `promises()` and `lkrPerUsd()` of the list in force count.
 */
import { priceList } from '#domain/prices/current-price-list.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Promises } from '#domain/prices/price-list.ts'

/**
 * As browsers get it. Nothing is said where it is as in the first list, which they have: most answers then need no byte
 * for it.
 */
export interface SaidPromises {
  readonly promises: Promises | undefined
}

/** @param said by the Worker of a booking */
export const promisesOf = ({ promises }: Partial<SaidPromises>): Promises => promises ?? FIRST_PRICE_LIST.promises

/** Of values that JSON can hold, in whatever order their names are. */
function isSame(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b
  const [one, other] = [a as Record<string, unknown>, b as Record<string, unknown>]
  const names = Object.keys(one)
  return names.length === Object.keys(other).length && names.every((name) => isSame(one[name], other[name]))
}

export const areSamePromises = (one: Promises, other: Promises): boolean => isSame(one, other)

/** Terms that a guest has not read, because another price list counts since the page was opened. */
export interface OtherTerms extends SaidPromises {
  /** The number of their list. */
  readonly list: number
}

/** What a browser has to be told. */
export const promisesToSay = (promises: Promises): Promises | undefined =>
  areSamePromises(promises, FIRST_PRICE_LIST.promises) ? undefined : promises

/**
 * Rupees for a dollar of a price that has no rupees of its own: those of its booking's list. Of what is not booked yet nothing is
 * said, and the list in force counts.
 */
export interface SaidDollar {
  readonly lkrPerUsd: number | undefined
}

export const dollarOf = ({ lkrPerUsd }: SaidDollar): number => lkrPerUsd ?? priceList().dollar.lkr
