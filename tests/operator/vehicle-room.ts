import type { VEHICLE_ROOM as REAL } from '../../domain/operator/vehicle-room.ts'
import type { SameShape } from './business.ts'

export const VEHICLE_ROOM: SameShape<typeof REAL> = {
  mini: { seats: 3, bags: 2 },
  car: { seats: 3, bags: 3 },
  van: { seats: 6, bags: 6 },
}
