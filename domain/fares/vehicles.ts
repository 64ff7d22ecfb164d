/** The classes of vehicles that the price list offers: their names, who fits into them, and their prices. */
import { formerVehicleNames, onceForEachList, priceList } from '#domain/prices/current-price-list.ts'
import {
  CONTRACT_CLASSES,
  type ContractClass,
  type Names,
  VEHICLE_NAMES,
  type VehicleClass,
} from '#domain/prices/price-list.ts'

export type { VehicleClass }

/** The classes that guests can choose, the smallest first: by seats, then bags, then their order in the list. */
export const vehicleClasses = onceForEachList(({ vehicles }): readonly VehicleClass[] =>
  Object.entries(vehicles)
    .filter(([, { isOffered }]) => isOffered)
    .sort(([, a], [, b]) => a.seats - b.seats || a.bags - b.bags)
    .map(([vehicle]) => vehicle),
)

export const isOffered = (vehicle: VehicleClass): boolean => vehicleClasses().includes(vehicle)

export const isContractClass = (vehicle: VehicleClass): vehicle is ContractClass =>
  (CONTRACT_CLASSES as readonly string[]).includes(vehicle)

/** How many travelers a vehicle seats, and how many large suitcases it takes beside them. */
interface Room {
  readonly seats: number
  readonly bags: number
}

/** The seats of a class that left the list are not known, so no booking in it is too full. */
const UNKNOWN_ROOM: Room = { seats: Infinity, bags: Infinity }

export const roomOf = (vehicle: VehicleClass): Room => priceList().vehicles[vehicle] ?? UNKNOWN_ROOM

/** Also of a class that was once in the list: a booking may name it. */
const givenNames = (vehicle: VehicleClass): Names | undefined =>
  priceList().vehicles[vehicle]?.names ?? formerVehicleNames(vehicle)

/** In the calls' texts: 'Mini Car - LKR 21480 (USD 74)'. */
export const contractName = (vehicle: VehicleClass): string =>
  isContractClass(vehicle) ? VEHICLE_NAMES[vehicle] : (givenNames(vehicle)?.en ?? vehicle)

/** As English texts name it. */
export const vehicleName = (vehicle: VehicleClass): string => givenNames(vehicle)?.en ?? contractName(vehicle)

/** The owner's name for it; `undefined` for a class of the contract that keeps the site's own. */
export function givenName(vehicle: VehicleClass, language: string): string | undefined {
  const names = givenNames(vehicle)
  return names?.[language] ?? names?.en ?? (isContractClass(vehicle) ? undefined : vehicle)
}

/** What is asked of `Texts`, which the names of the contract's classes are a part of. */
interface SiteTexts {
  readonly language: string
  in(area: 'site'): { readonly vehicles: Readonly<Record<ContractClass, string>> }
}

/** As visitors read it. */
export const vehicleNameIn = (vehicle: VehicleClass, texts: SiteTexts): string =>
  givenName(vehicle, texts.language) ?? texts.in('site').vehicles[vehicle as ContractClass]

/** The same of one or two; the number stays with the name. @example '2 × Van' */
export const countedVehicle = (count: number | undefined, vehicle: VehicleClass, texts: SiteTexts): string =>
  (count === 2 ? '2\u00a0×\u00a0' : '') + vehicleNameIn(vehicle, texts)

/** Travelers and large suitcases; each child has a seat of its own, and counts. */
export interface Party {
  readonly travelers: number
  readonly bags: number
}

export function fits({ travelers, bags }: Party, vehicle: VehicleClass): boolean {
  const room = roomOf(vehicle)
  return travelers <= room.seats && bags <= room.bags
}

/** The smallest vehicle that takes a party; `null` for a party that needs two. */
export function smallestVehicleFor(party: Party): VehicleClass | null {
  return vehicleClasses().find((vehicle) => fits(party, vehicle)) ?? null
}

/** Of classes, the smallest first: the smallest that takes a party, or the largest where none does. */
export const smallestOf = (classes: readonly VehicleClass[], party: Party): VehicleClass =>
  classes.find((vehicle) => fits(party, vehicle)) ?? classes.at(-1)!

/** The one with the most seats. A list offers at least one. */
export const largestVehicle = (): VehicleClass => vehicleClasses().at(-1)!

/** As even as can be: what the fuller one of several vehicles takes. */
export const partyOfEach = ({ travelers, bags }: Party, vehicles: number): Party => ({
  travelers: Math.ceil(travelers / vehicles),
  bags: Math.ceil(bags / vehicles),
})

/** Whole rupees and whole dollars. */
export interface VehiclePrice {
  readonly lkr: number
  readonly usd: number
}

/**
 * A price for each class that is offered: `vehiclePrice` reads it. `…price`: whole rupees; `…usd`: whole dollars, rounded
 * down. The six fields of the contract are always there, `null` for a class that is not offered.
 */
export interface Fare {
  readonly miniprice: number | null
  readonly carprice: number | null
  readonly vanprice: number | null
  readonly miniusd: number | null
  readonly carusd: number | null
  readonly vanusd: number | null
  /** Of classes beyond the three; absent where there are none. */
  readonly further?: Readonly<Record<VehicleClass, VehiclePrice>>
}

const pair = (lkr: number | null, usd: number | null) => (lkr === null || usd === null ? null : { lkr, usd })

/** `null` for a class that the fare does not price. */
export function priceIn(fare: Fare, vehicle: VehicleClass): VehiclePrice | null {
  if (vehicle === 'mini') return pair(fare.miniprice, fare.miniusd)
  if (vehicle === 'car') return pair(fare.carprice, fare.carusd)
  if (vehicle === 'van') return pair(fare.vanprice, fare.vanusd)
  return fare.further?.[vehicle] ?? null
}

/**
 * @throws RangeError for a class that the fare does not price: see {@link pricedClasses}
 */
export function vehiclePrice(vehicle: VehicleClass, fare: Fare): VehiclePrice {
  const price = priceIn(fare, vehicle)
  if (!price) throw new RangeError(`no price for ${vehicle}`)
  return price
}

/** A vehicle as the calls answer it. */
export interface QuotedVehicle extends VehiclePrice {
  readonly class: VehicleClass
  /** English. */
  readonly name: string
  readonly seats: number
  readonly bags: number
}

/** All vehicles of a fare that are on offer, the smallest first: in answers beside the six prices of the contract. */
export const quotedVehicles = (fare: Fare): readonly QuotedVehicle[] =>
  pricedClasses(fare).map((vehicle) => {
    const { seats, bags } = roomOf(vehicle)
    return { class: vehicle, name: vehicleName(vehicle), ...vehiclePrice(vehicle, fare), seats, bags }
  })

/** Those that may have a price in it. */
export const classesIn = ({ further = {} }: Fare): readonly VehicleClass[] => [
  ...CONTRACT_CLASSES,
  ...Object.keys(further),
]

/**
 * The classes that guests can choose at this fare. A fare may be older than the list, or a page's list older than the
 * fare: where they have none in common, those of the fare.
 */
export function pricedClasses(fare: Fare): readonly VehicleClass[] {
  const isPriced = (vehicle: VehicleClass) => priceIn(fare, vehicle) !== null
  const offered = vehicleClasses().filter(isPriced)
  return offered.length > 0 ? offered : classesIn(fare).filter(isPriced)
}

/** The vehicle with the lowest price; the smaller one if two cost the same. */
export function cheapestVehicle(fare: Fare): VehicleClass {
  const lkr = (vehicle: VehicleClass) => vehiclePrice(vehicle, fare).lkr
  return pricedClasses(fare).reduce((cheapest, vehicle) => (lkr(vehicle) < lkr(cheapest) ? vehicle : cheapest))
}
