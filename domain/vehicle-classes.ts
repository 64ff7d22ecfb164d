/** The three vehicle classes, the smallest first. */
export const VEHICLE_CLASSES = ['mini', 'car', 'van'] as const
export type VehicleClass = (typeof VEHICLE_CLASSES)[number]

export function isVehicleClass(name: string): name is VehicleClass {
  return (VEHICLE_CLASSES as readonly string[]).includes(name)
}
