/** How much each driver drives in a week, from Monday on, so that rides are given to those who had few. */
import { grouped } from '#domain/fares/money.ts'
import { addDays, MINUTE_MS } from '#domain/sri-lanka-time.ts'
import { mondayOf } from '#domain/bookings/money/driver-account.ts'
import { timesOf, type TimedRide } from './ride-times-and-link-life.ts'

export interface DriverWeek {
  readonly rides: number
  /** From pickups to dropoffs, with waiting. */
  readonly minutes: number
  /** Of tours those of their transport. */
  readonly km: number
}

export const NO_RIDES: DriverWeek = { rides: 0, minutes: 0, km: 0 }

/** From Monday to Sunday. @param day `YYYY-MM-DD` */
export const weekAround = (day: string): { readonly from: string; readonly until: string } => ({
  from: mondayOf(day),
  until: addDays(mondayOf(day), 6),
})

/** What each driver drives in the week of a day, by phone number. @param rides those that run */
export function driverWeeks<Ride extends TimedRide & { readonly driverPhone: string | null }>(
  rides: readonly Ride[],
  day: string,
): ReadonlyMap<string, DriverWeek> {
  const { from, until } = weekAround(day)
  const weeks = new Map<string, DriverWeek>()
  for (const ride of rides) {
    if (ride.driverPhone === null || ride.pickupDate < from || ride.pickupDate > until) continue
    const { start, end } = timesOf(ride)
    const sum = weeks.get(ride.driverPhone) ?? NO_RIDES
    weeks.set(ride.driverPhone, {
      rides: sum.rides + 1,
      minutes: sum.minutes + (end - start) / MINUTE_MS,
      km: sum.km + ride.distanceKm,
    })
  }
  return weeks
}

/** @example '3 rides, 7 h 30 min, 412 km' */
export function driverWeekWords({ rides, minutes, km }: DriverWeek): string {
  if (rides === 0) return 'no rides'
  const whole = Math.round(minutes)
  const [hours, rest] = [Math.floor(whole / 60), whole % 60]
  const time = [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(' ')
  return `${rides} ${rides === 1 ? 'ride' : 'rides'}, ${time}, ${grouped(km)} km`
}
