/** The three vehicle classes: their names, who fits into them, and their prices. */
import { PRICE_LIST } from '#domain/operator/price-list.ts'
import { VEHICLE_CLASSES, type VehicleClass } from '#domain/prices/price-list.ts'
import type { Fare } from './transfer-fare.ts'

/** How many travelers each seats, and how many large suitcases it takes beside them. */
export const VEHICLE_ROOM = PRICE_LIST.room

export { VEHICLE_CLASSES, type VehicleClass }

/** As visitors see them. */
export const VEHICLE_NAMES: Readonly<Record<VehicleClass, string>> = { mini: 'Mini Car', car: 'Sedan Car', van: 'Van' }

/** Travelers and large suitcases; each child has a seat of its own, and counts. */
export interface Party {
  readonly travelers: number
  readonly bags: number
}

export function fits({ travelers, bags }: Party, vehicle: VehicleClass): boolean {
  const room = VEHICLE_ROOM[vehicle]
  return travelers <= room.seats && bags <= room.bags
}

/** The smallest vehicle that takes a party; `null` for a party that needs two. */
export function smallestVehicleFor(party: Party): VehicleClass | null {
  return VEHICLE_CLASSES.find((vehicle) => fits(party, vehicle)) ?? null
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
  return VEHICLE_CLASSES.reduce((cheapest, vehicle) => (lkr(vehicle) < lkr(cheapest) ? vehicle : cheapest))
}
