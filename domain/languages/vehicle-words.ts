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

type Forms = readonly [own: Readonly<Record<ContractClass, string>>, named: (name: string) => string]

/** What one takes or books, and two of it, inside a sentence. English writes each text its own way. */
const FORMS = {
  de: {
    one: [{ mini: 'den Mini', car: 'die Limousine', van: 'den Van' }, (name) => `das Fahrzeug „${name}“`],
    two: [{ mini: 'zwei Minis', car: 'zwei Limousinen', van: 'zwei Vans' }, (name) => `zwei Fahrzeuge „${name}“`],
  },
  fr: {
    one: [{ mini: 'la citadine', car: 'la berline', van: 'le van' }, (name) => `le véhicule « ${name} »`],
    two: [{ mini: 'deux citadines', car: 'deux berlines', van: 'deux vans' }, (name) => `deux véhicules « ${name} »`],
  },
  ru: {
    one: [{ mini: 'малый автомобиль', car: 'седан', van: 'минивэн' }, (name) => `автомобиль «${name}»`],
    two: [
      { mini: 'два малых автомобиля', car: 'два седана', van: 'два минивэна' },
      (name) => `два автомобиля «${name}»`,
    ],
  },
  zh: {
    one: [{ mini: '微型车', car: '轿车', van: '商务车' }, (name) => `“${name}”`],
    two: [{ mini: '两辆微型车', car: '两辆轿车', van: '两辆商务车' }, (name) => `两辆“${name}”`],
  },
} satisfies Readonly<Record<string, Readonly<Record<'one' | 'two', Forms>>>>

/** @example vehicleForms('de').two('mini') // 'zwei Minis' */
export function vehicleForms(language: keyof typeof FORMS) {
  const { one, two }: Readonly<Record<'one' | 'two', Forms>> = FORMS[language]
  return {
    one: (vehicle: VehicleClass) => vehicleWords(vehicle, language, ...one),
    two: (vehicle: VehicleClass) => vehicleWords(vehicle, language, ...two),
  }
}

/** At the beginning of a sentence. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1)
