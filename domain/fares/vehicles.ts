/** The three vehicle classes: their names, and the text that names one with its price in a booking. */
import { VEHICLE_ROOM } from '#domain/operator/vehicle-room.ts'
import type { Fare } from './transfer-fare.ts'

export { VEHICLE_ROOM }

/** The smallest first. */
export const VEHICLE_CLASSES = ['mini', 'car', 'van'] as const
export type VehicleClass = (typeof VEHICLE_CLASSES)[number]

/** As visitors see them. */
export const VEHICLE_NAMES = { mini: 'Mini Car', car: 'Sedan Car', van: 'Van' } as const satisfies Record<
  VehicleClass,
  string
>

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

/** Whole rupees and whole dollars. */
interface VehiclePrice {
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

/** @example vehicleText('mini', fare) // 'Mini Car - LKR 21480 (USD 74)' */
export function vehicleText(vehicle: VehicleClass, fare: Fare): string {
  const { lkr, usd } = vehiclePrice(vehicle, fare)
  return `${VEHICLE_NAMES[vehicle]} - LKR ${lkr} (USD ${usd})`
}

const VEHICLE_TEXT = /^(.{1,20}?)\s*-\s*LKR\s*(\d{1,9})\s*\((?:USD\s*)?(\d{1,9})\)$/i

/** Reads what {@link vehicleText} writes; `null` for any other text. The payment link's `pv` is `usd`. */
export function parseVehicleText(text: string): (VehiclePrice & { readonly vehicle: VehicleClass }) | null {
  const match = VEHICLE_TEXT.exec(text.trim())
  const name = match?.[1]!.toLowerCase()
  const vehicle = VEHICLE_CLASSES.find((each) => VEHICLE_NAMES[each].toLowerCase() === name)
  return match && vehicle ? { vehicle, lkr: Number(match[2]), usd: Number(match[3]) } : null
}
