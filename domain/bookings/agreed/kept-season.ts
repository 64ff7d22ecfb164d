/**
 * Which season, and which night, the price of a ride holds, and which ones it would hold at another time.
 * docs/product.md#changes
 * A list that is published later changes no price that was agreed, so the season of a day is asked of the list under which
 * the ride got its price for that day: by a later one it would lose what it never held, or keep what is no longer charged.
 */
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { datedLkr, nightOn } from '#domain/prices/dated-price.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { seasonOn, tourSeasonOn } from '#domain/prices/seasons.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'

/** All of a price list that makes the price of a day and hour of another one. */
export type SeasonRules = Pick<PriceList, 'seasons' | 'night' | 'roundedTo'>

/** The list, and the day and hour in Sri Lanka, that a price is of. */
export interface PricedFor extends LocalMoment {
  /** Its number. */
  readonly list: number
}

/** The same, with what the list says of days and hours. */
export interface PricedDay extends LocalMoment {
  /** `null` for the list in force. */
  readonly list: number | null
  readonly rules: SeasonRules
  /** The whole list, where it was read: what another vehicle, or another party of a tour, cost by it. */
  readonly whole?: PriceList
}

interface StoredRide {
  readonly pickupDate: string
  readonly pickupTime: string
  readonly pricedFor: PricedFor | null
}

/** What the price of a stored ride is of. @param list the number of its booking's */
export const pricedForOf = ({ pricedFor, pickupDate: date, pickupTime: time }: StoredRide, list: number): PricedFor =>
  pricedFor ?? { list, date, time }

/** A ride with the day that its price is of: the one on which it is driven, unless it was moved and kept its price. */
export interface PricedRideDay {
  readonly pickupDate: string
  readonly pickupTime: string
  readonly pricedDay: PricedDay
}

/**
 * What the price of a ride would be of, at another time. The day that it is of keeps its list, and a ride that stays on its
 * day its season; any other day goes by the list in force.
 */
export function pricedDayAt({ pickupDate, pickupTime, pricedDay: held }: PricedRideDay, at: LocalMoment): PricedDay {
  const { date, time } = at
  if (date === held.date) return { ...held, time }
  if (date !== pickupDate) return { list: null, date, time, rules: priceList() }
  // It had kept its price when it came to this day: an hour of the same night, or of the same day, is no other one.
  const [before, now] = [pickupTime, time].map((hour) => nightOn(hour, held.rules))
  return before === now ? held : { ...held, time }
}

/** Rupees of a vehicle on such a day. @param lkr without season and night */
export const lkrOnDay = (lkr: number, vehicle: VehicleClass, { date, time, rules }: PricedDay): number =>
  datedLkr(lkr, seasonOn(date, vehicle, rules), nightOn(time, rules), rules)

/** @param vehicle `null` for a tour, which has a season of its own and no night */
function addedOn(vehicle: VehicleClass | null, { date, time, rules }: PricedDay): string {
  const season = vehicle === null ? tourSeasonOn(date, rules) : seasonOn(date, vehicle, rules)
  return JSON.stringify([season?.percent ?? 0, vehicle === null ? null : nightOn(time, rules)])
}

/** True where both days add the same to a price, or nothing, however either list rounds. */
export const addTheSame = (vehicle: VehicleClass | null, one: PricedDay, other: PricedDay): boolean =>
  addedOn(vehicle, one) === addedOn(vehicle, other)

/**
 * What is kept of a day with its ride; `null` where that is the ride's own pickup, by the list of its booking.
 * @param inForce the number of the list in force
 */
export function toKeep(
  { list, date, time }: Omit<PricedDay, 'rules'>,
  inForce: number,
  { list: booked, date: day, time: hour }: PricedFor,
): PricedFor | null {
  const kept = { list: list ?? inForce, date, time }
  return kept.list === booked && date === day && time === hour ? null : kept
}
