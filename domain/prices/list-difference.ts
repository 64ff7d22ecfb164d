/**
 * How a price list differs from the first one: browsers have that one in their code, and get the difference with the
 * page. Not a JSON merge patch (RFC 7386): in that, `null` takes a field away, and here it is a value ('no driver stays'),
 * and it knows no order, in which parks and vehicles are shown.
 */
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from './price-list.ts'

/** What is in the place of a value: `[value]`; or by field what differs in it, and under '' the fields that are gone. */
export type Difference = readonly [unknown] | { readonly [field: string]: Difference | readonly string[] }

type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** @returns `undefined` if they say the same, in the same order */
function between(from: unknown, to: unknown): Difference | undefined {
  if (isSame(from, to)) return undefined
  if (!isFields(from) || !isFields(to)) return [to]
  const gone = Object.keys(from).filter((field) => !Object.hasOwn(to, field))
  const changed = Object.keys(to).flatMap((field) => {
    const difference = Object.hasOwn(from, field) ? between(from[field], to[field]) : ([to[field]] as const)
    return difference ? [[field, difference] as const] : []
  })
  const difference: Difference = Object.fromEntries<Difference | readonly string[]>([
    ...changed,
    ...(gone.length > 0 ? [['', gone] as const] : []),
  ])
  // In another order, or with a field that has no name.
  return isSame(applied(from, difference), to) ? difference : [to]
}

function applied(from: unknown, difference: Difference): unknown {
  if (Array.isArray(difference)) return difference[0] as unknown
  const { '': gone = [], ...changed } = difference as Fields
  const kept = Object.entries(isFields(from) ? from : {}).filter(([field]) => !(gone as string[]).includes(field))
  return Object.entries(changed).reduce<Fields>(
    (fields, [field, each]) => ({ ...fields, [field]: applied(fields[field], each as Difference) }),
    Object.fromEntries(kept),
  )
}

/** What browsers need of a list; `undefined` if it is the first one. Nobody needs the reasons of hand-set prices there. */
export const listDifference = (list: PriceList): Difference | undefined =>
  between(FIRST_PRICE_LIST, { ...list, byHand: list.byHand.map((each) => ({ ...each, why: '' })) })

/** The list that {@link listDifference} was made of, but for the reasons. */
export const listWithDifference = (difference: Difference): PriceList =>
  applied(FIRST_PRICE_LIST, difference) as PriceList

/** What a page holds of its list, and `/price-list/NUMBER` answers. */
export interface OtherList {
  readonly number: number
  /** The day since when it counts, `YYYY-MM-DD`, Sri Lanka time. */
  readonly from: string
  readonly changes: Difference
}
