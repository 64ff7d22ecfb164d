/** The three vehicles, apart from the other pictures: the fare needs them and nothing else. */
import type { VehicleClass } from '#domain/vehicle-classes.ts'
import type { Picture } from './pictures.ts'

const vehicle = (name: string, alt: string): Picture => ({ src: `/pictures/${name}.svg`, width: 320, height: 150, alt })

export const VEHICLE_PICTURES: Readonly<Record<VehicleClass, Picture>> = {
  mini: vehicle('mini', 'A small hatchback'),
  car: vehicle('sedan', 'A sedan'),
  van: vehicle('van', 'A passenger van'),
}
