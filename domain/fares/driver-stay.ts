/** What a car and driver who stay with the guests cost. The rates are the operator's. Rules: docs/product.md#journeys */
import { DRIVER_STAY } from '#domain/operator/rate-card.ts'
import type { VehicleClass } from './vehicles.ts'

/**
 * Whole rupees for one car; `null` if the operator does not offer it, or not for so few dates.
 * @param km whole km of all that the car drives, empty ways included
 * @example with 8000 a day, 80 a km and 50 km a day at least: driverStayLkr('mini', { days: 3, km: 400 }) // 56000
 */
export function driverStayLkr(
  vehicle: VehicleClass,
  { days, km }: { readonly days: number; readonly km: number },
): number | null {
  if (!DRIVER_STAY || days < DRIVER_STAY.leastDays) return null
  const { perDay, perKm, leastKmPerDay } = DRIVER_STAY
  return perDay[vehicle] * days + perKm[vehicle] * Math.max(km, leastKmPerDay[vehicle] * days)
}
