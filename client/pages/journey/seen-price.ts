/**
 * The price in the address of a plan: what the journey cost on the day on which somebody looked at it, so that a link
 * that is opened later can say that the price is another one.
 */
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_CLASSES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { isRealDate } from '#domain/sri-lanka-time.ts'

export interface SeenPrice {
  /** `YYYY-MM-DD`. */
  readonly date: string
  /** Whole dollars, in the order of the vehicles. */
  readonly usd: readonly number[]
}

const NAME = 'seen'
/** @example '2026-11-22.412.430.520' */
const FORM = /^(\d{4}-\d{2}-\d{2})\.(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/

export function parseSeenPrice(query: URLSearchParams): SeenPrice | null {
  const [, date, ...usd] = FORM.exec(query.get(NAME) ?? '') ?? []
  return date && isRealDate(date) ? { date, usd: usd.map(Number) } : null
}

const dollars = (total: Fare) => VEHICLE_CLASSES.map((vehicle) => vehiclePrice(vehicle, total).usd)

/** The address of a plan with what it costs today. @param address as `planAddress` gives it */
export function withSeenPrice(address: string, total: Fare, date: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${NAME}=${[date, ...dollars(total)].join('.')}`
}

export function isOtherPrice(seen: SeenPrice, total: Fare): boolean {
  return dollars(total).some((usd, i) => usd !== seen.usd[i])
}
