/** The three vehicle classes: their names, who fits into them, and their prices. */
import { onceForEachList, priceList } from '#domain/prices/list-in-force.ts'
import { CONTRACT_CLASSES, type VehicleClass } from '#domain/prices/price-list.ts'
import type { Fare } from './transfer-fare.ts'

export type { VehicleClass }

/** The classes that guests can choose, the smallest first. */
export const vehicleClasses = onceForEachList(({ vehicles }): readonly VehicleClass[] =>
  CONTRACT_CLASSES.filter((vehicle) => vehicles[vehicle].isOffered),
)

/** How many travelers a vehicle seats, and how many large suitcases it takes beside them. */
export const roomOf = (vehicle: VehicleClass) => priceList().vehicles[vehicle]

/** As visitors see them. */
export const VEHICLE_NAMES: Readonly<Record<VehicleClass, string>> = { mini: 'Mini Car', car: 'Sedan Car', van: 'Van' }

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

export function vehiclePrice(vehicle: VehicleClass, fare: Fare): VehiclePrice {
  return { lkr: fare[`${vehicle}price`], usd: fare[`${vehicle}usd`] }
}

/** The vehicle with the lowest price; the smaller one if two cost the same. */
export function cheapestVehicle(fare: Fare): VehicleClass {
  const lkr = (vehicle: VehicleClass) => vehiclePrice(vehicle, fare).lkr
  return vehicleClasses().reduce((cheapest, vehicle) => (lkr(vehicle) < lkr(cheapest) ? vehicle : cheapest))
}
