/** The price list of this document: the page brings it, and an answer may have been made by a newer one. */
import { type OtherList, listWithDifference } from '#domain/prices/list-difference.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import {
  type Former,
  takeFormerParkKinds,
  takeFormerVehicleNames,
  takePriceListFrom,
} from '#domain/prices/current-price-list.ts'

let number = 0
let from = ''

/** 0 for a list that says what the first one says. */
export const pageListNumber = () => number

/** The day since when the list counts, `YYYY-MM-DD`; empty for the list that the site was built with. */
export const pageListFrom = () => from

let changed = () => {}
let prepared: (list: PriceList) => Promise<boolean> = () => Promise.resolve(true)

/**
 * Calls back when the document goes on with another list.
 * @param prepare fetches what pages need of a list before they have it; false if that cannot be had now
 */
export function onPriceChange(listener: () => void, prepare: typeof prepared): void {
  changed = listener
  prepared = prepare
}

const listOf = (other: OtherList | undefined) => (other ? listWithDifference(other.changes) : FIRST_PRICE_LIST)

/** Before {@link takePagePrices}, in a document that has been rendered. */
export const isPreparedFor = (other: OtherList | undefined): Promise<boolean> => prepared(listOf(other))

/** @param other `undefined` for a list that says what the first one says */
export function takePagePrices(other: OtherList | undefined): void {
  const list = listOf(other)
  number = other?.number ?? 0
  from = other?.from ?? ''
  takePriceListFrom(() => list)
  changed()
}

/** Before the page hydrates. */
export function takeFormer({ vehicleNames, parkKinds }: Former): void {
  takeFormerVehicleNames((vehicle) => vehicleNames[vehicle])
  takeFormerParkKinds((park) => parkKinds[park])
}
