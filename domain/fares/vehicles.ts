import type { Fare } from './transfer-fare.ts'

/** The three vehicle classes, the smallest first. */
export const VEHICLE_CLASSES = ['mini', 'car', 'van'] as const
export type VehicleClass = (typeof VEHICLE_CLASSES)[number]

export function isVehicleClass(name: string): name is VehicleClass {
  return (VEHICLE_CLASSES as readonly string[]).includes(name)
}

/** The three vehicles as customers see them, and the text in which a booking names one with its price. */

/** Specification section 2, "Price card". */
export const VEHICLE_NAMES = { mini: 'Mini Car', car: 'Sedan Car', van: 'Van' } as const satisfies Record<VehicleClass, string>

/** What a vehicle costs: whole rupees and whole dollars. */
export interface VehiclePrice { readonly lkr: number; readonly usd: number }

export function vehiclePrice(vehicle: VehicleClass, prices: Fare): VehiclePrice {
  return { lkr: prices[`${vehicle}price`], usd: prices[`${vehicle}usd`] }
}

/** The vehicle with the lowest fare, the smaller one of two that cost the same. */
export function cheapestVehicle(prices: Fare): VehicleClass {
  const lkr = (vehicle: VehicleClass) => vehiclePrice(vehicle, prices).lkr
  return VEHICLE_CLASSES.reduce((least, vehicle) => (lkr(vehicle) < lkr(least) ? vehicle : least))
}

/** @example vehicleText('mini', prices) // 'Mini Car - LKR 21480 (USD 74)' */
export function vehicleText(vehicle: VehicleClass, prices: Fare): string {
  const { lkr, usd } = vehiclePrice(vehicle, prices)
  return `${VEHICLE_NAMES[vehicle]} - LKR ${lkr} (USD ${usd})`
}

const TEXT = /^(.{1,20}?)\s*-\s*LKR\s*(\d{1,9})\s*\((?:USD\s*)?(\d{1,9})\)$/i

/** The vehicle and the prices of a text that {@link vehicleText} made; `null` for any other text. `usd` is the payment link's `pv`. */
export function parseVehicleText(text: string): (VehiclePrice & { readonly vehicle: VehicleClass }) | null {
  const match = TEXT.exec(text.trim())
  const name = match?.[1]!.toLowerCase()
  const vehicle = VEHICLE_CLASSES.find((each) => VEHICLE_NAMES[each].toLowerCase() === name)
  return match && vehicle ? { vehicle, lkr: Number(match[2]), usd: Number(match[3]) } : null
}
