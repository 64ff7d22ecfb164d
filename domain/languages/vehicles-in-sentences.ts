/** A class of vehicles in a sentence: the languages have forms of their own for the three of the contract. */
import { givenName, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { ContractClass } from '#domain/prices/price-list.ts'

/** In a text of a language: its own words for a class of the contract, else words made of the owner's name. */
export function vehicleWords(
  vehicle: VehicleClass,
  language: string,
  own: Readonly<Record<ContractClass, string>>,
  named: (name: string) => string,
): string {
  const name = givenName(vehicle, language)
  return name === undefined ? own[vehicle as ContractClass] : named(name)
}

type Words = readonly [own: Readonly<Record<ContractClass, string>>, named: (name: string) => string]

/** Of one vehicle, and of two: each language has them in its `ways.ts`, English only those of two. */
export type VehicleForms = Readonly<Record<'one' | 'two', Words>>

/**
 * What one takes or books, and two of it, inside a sentence.
 * @example vehicleForms('de', …).two('mini') // 'zwei Minis'
 */
export function vehicleForms(language: string, { one, two }: VehicleForms) {
  return {
    one: (vehicle: VehicleClass) => vehicleWords(vehicle, language, ...one),
    two: (vehicle: VehicleClass) => vehicleWords(vehicle, language, ...two),
  }
}

/** At the beginning of a sentence. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
