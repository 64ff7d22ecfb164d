/** The price list of this document: the page brings it, and an answer may have been made by a newer one. */
import { type OtherList, listWithDifference } from '#domain/prices/list-difference.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-price-list.ts'
import {
  type Former,
  takeFormerParkKinds,
  takeFormerVehicleNames,
  takePriceListFrom,
} from '#domain/prices/list-in-force.ts'

let number = 0

/** 0 for a list that says what the first one says. */
export const pageListNumber = () => number

let changed = () => {}

/** Calls back when the document goes on with another list. */
export function onPriceChange(listener: () => void): void {
  changed = listener
}

/** @param other `undefined` for a list that says what the first one says */
export function takePagePrices(other: OtherList | undefined): void {
  const list = other ? listWithDifference(other.difference) : FIRST_PRICE_LIST
  number = other?.number ?? 0
  takePriceListFrom(() => list)
  changed()
}

/** Before the page hydrates. */
export function takeFormer({ vehicleNames, parkKinds }: Former): void {
  takeFormerVehicleNames((vehicle) => vehicleNames[vehicle])
  takeFormerParkKinds((park) => parkKinds[park])
}
