/**
 * What a link asks for beside its trip: agents write it, the booking form starts with it. It names no guest, so that
 * such a link may be shared in a chat.
 */
import { isOffered, smallestVehicleFor, type VehicleClass } from '#domain/fares/vehicles.ts'
import { VEHICLE_CLASS } from '#domain/prices/price-list.ts'
import { BOOKING_SECTION } from '#domain/paths.ts'
import { isRealDate } from '#domain/sri-lanka-time.ts'
import { type DriverNote, noteRow } from './booking-form-fields-and-lengths.ts'
import { pickupTimeProblem } from './pickup-time.ts'

export interface AskedBooking {
  /** `YYYY-MM-DD`, Sri Lanka time. */
  readonly date?: string | undefined
  /** `HH:mm`; says nothing without a date. */
  readonly time?: string | undefined
  readonly vehicle?: VehicleClass | undefined
  readonly travelers?: number | undefined
  /** Large suitcases. */
  readonly bags?: number | undefined
}

/**
 * The address of a page, with its form filled in.
 * @param path of a page with a booking form
 */
export function askedBookingPath(path: string, { date, time, vehicle, travelers, bags }: AskedBooking): string {
  const asked = { date, time: date && time, vehicle, travelers, bags }
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )
  const text = query.toString()
  return `${path}${text && `?${text}`}#${BOOKING_SECTION}`
}

function countIn(text: string | null, note: DriverNote): number | undefined {
  const { least, most } = noteRow(note).range!
  const count = /^\d{1,2}$/.test(text ?? '') ? Number(text) : Number.NaN
  return count >= least && count <= most() ? count : undefined
}

const LAST_MINUTE = '23:59'

/** What cannot be booked is left out: anybody may write such a link. */
export function readAskedBooking(query: URLSearchParams, now: Date): AskedBooking {
  const [date, time] = [query.get('date') ?? '', query.get('time') ?? '']
  const [travelers, bags] = [countIn(query.get('travelers'), 'travelers'), countIn(query.get('bags'), 'bags')]
  const isDay = isRealDate(date) && !pickupTimeProblem({ date, time: LAST_MINUTE }, now)
  return {
    date: isDay ? date : undefined,
    time: isDay && !pickupTimeProblem({ date, time }, now) ? time : undefined,
    vehicle: askedVehicle(query.get('vehicle'), travelers, bags),
    travelers,
    bags,
  }
}

/** Of a class that is not offered, or no longer: where the link says who travels, the smallest that takes them. */
function askedVehicle(asked: string | null, travelers?: number, bags?: number): VehicleClass | undefined {
  if (asked === null || isOffered(asked)) return asked ?? undefined
  if (!VEHICLE_CLASS.test(asked) || (travelers ?? bags) === undefined) return undefined
  return smallestVehicleFor({ travelers: travelers ?? 1, bags: bags ?? 0 }) ?? undefined
}
