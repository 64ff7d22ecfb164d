/**
 * The texts by which the calls name a vehicle with its price, a duration and the length of a tour: made and read here
 * alone. Everything else holds ids and numbers. docs/api.md
 */
import { priceList } from '#domain/prices/list-in-force.ts'
import type { Fare } from './fares/transfer-fare.ts'
import { contractName, vehicleClasses, type VehicleClass, vehiclePrice, type VehiclePrice } from './fares/vehicles.ts'

/** A ride is the one or the other: each has calls of its own. */
export type RideKind = 'transfer' | 'tour'

// A vehicle with its price: 'Mini Car - LKR 21480 (USD 74)'.

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

// The length of a tour.

export const TOUR_LENGTHS = ['half', 'full'] as const
export type TourLength = (typeof TOUR_LENGTHS)[number]

/** In the order of {@link TOUR_LENGTHS}. */
export const TOUR_TYPES = ['Half Day', 'Full Day'] as const
export type TourType = (typeof TOUR_TYPES)[number]

export const tourTypeText = (length: TourLength): TourType => TOUR_TYPES[TOUR_LENGTHS.indexOf(length)]!

/** @throws RangeError for any other text */
export function tourLength(type: TourType): TourLength {
  const length = TOUR_LENGTHS[TOUR_TYPES.indexOf(type)]
  if (!length) throw new RangeError('the tour must be half or full day')
  return length
}

// Durations as directions services write them: '45 mins', '1 hour 5 mins', '1 day 2 hours'.

const MINUTES = { day: 1440, hour: 60, min: 1 } as const
const DURATION =
  /^(?:(\d{1,3})\s*(?:days?|d))?\s*(?:(\d{1,4})\s*(?:hours?|hrs?|h))?\s*(?:(\d{1,5})\s*(?:minutes?|mins?|m))?$/i

/**
 * @param minutes rounded to whole minutes
 * @throws RangeError for a negative or infinite number
 */
export function formatDuration(minutes: number): string {
  let rest = Math.round(minutes)
  if (!(rest >= 0 && rest < Infinity)) throw new RangeError('duration must be a number of minutes')
  const parts: string[] = []
  for (const [unit, size] of Object.entries(MINUTES)) {
    const count = Math.floor(rest / size)
    rest -= count * size
    if (count > 0) parts.push(`${count} ${unit}${count === 1 ? '' : 's'}`)
  }
  return parts.join(' ') || '0 mins'
}

/** Whole minutes; `null` when the text is not a duration. */
export function parseDuration(text: string): number | null {
  const trimmed = text.trim()
  const match = trimmed.length > 0 && trimmed.length <= 40 ? DURATION.exec(trimmed) : null
  if (!match) return null
  const [days = 0, hours = 0, mins = 0] = match.slice(1).map((count) => Number(count ?? 0))
  return days * MINUTES.day + hours * MINUTES.hour + mins
}
