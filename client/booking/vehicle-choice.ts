/** The vehicle chosen for a transfer. Cards, bar and form share one choice, which the draft holds. */
import { VEHICLE_CLASSES, type VehicleClass } from '#domain/fares/vehicles.ts'
import { keepInDraft, useDraftField } from './draft.ts'

const chooseVehicle = (vehicle: VehicleClass) => keepInDraft('transfer', { vehicle })

/**
 * Stays chosen when another trip changes its price.
 * @param first until one is chosen: where the party is known, the smallest that takes it
 */
export function useVehicleChoice(
  first: VehicleClass = 'mini',
): readonly [VehicleClass, (vehicle: VehicleClass) => void] {
  const kept = useDraftField('transfer', 'vehicle')
  return [VEHICLE_CLASSES.find((vehicle) => vehicle === kept) ?? first, chooseVehicle]
}
