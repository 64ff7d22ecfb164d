/** The text by which the calls name a vehicle with its price: 'Mini Car - LKR 21480 (USD 74)'. docs/api.md */
import { priceList } from '#domain/prices/current-price-list.ts'
import {
  type Fare,
  contractName,
  vehicleClasses,
  type VehicleClass,
  vehiclePrice,
  type VehiclePrice,
} from './vehicles.ts'

/** @example vehicleText('mini', fare) // 'Mini Car - LKR 21480 (USD 74)' */
export function vehicleText(vehicle: VehicleClass, fare: Fare): string {
  const { lkr, usd } = vehiclePrice(vehicle, fare)
  return `${contractName(vehicle)} - LKR ${lkr} (USD ${usd})`
}

const VEHICLE_TEXT = /^(.{1,20}?)\s*-\s*LKR\s*(\d{1,9})\s*\((?:USD\s*)?(\d{1,9})\)$/i

const readVehicleText = (text: string) => {
  const match = VEHICLE_TEXT.exec(text.trim())
  return match && { name: match[1]!, lkr: Number(match[2]), usd: Number(match[3]) }
}

const classNamed = (name: string, classes: readonly VehicleClass[]) =>
  classes.find((each) => contractName(each).toLowerCase() === name.toLowerCase())

/**
 * Reads what {@link vehicleText} writes; `null` for any other text, and for a class that is not on offer. The payment
 * link's `pv` is `usd`.
 */
export function parseVehicleText(text: string): (VehiclePrice & { readonly vehicle: VehicleClass }) | null {
  const said = readVehicleText(text)
  const vehicle = said && classNamed(said.name, vehicleClasses())
  return vehicle ? { vehicle, lkr: said.lkr, usd: said.usd } : null
}

/**
 * The same for a text that was made by an earlier list: of a class that is on offer no more, or not even in the list, whose
 * name then stands for it.
 * @throws RangeError for any other text
 */
export function earlierVehicle(text: string): VehiclePrice & { readonly vehicle: VehicleClass } {
  const said = readVehicleText(text)
  if (!said) throw new RangeError('no vehicle with its price')
  const { name, lkr, usd } = said
  return { vehicle: classNamed(name, Object.keys(priceList().vehicles)) ?? name, lkr, usd }
}
