/** The status of a booking's rides on their day, for the holder of its reference. */
import type { AssignedDriver } from '#domain/bookings/ride.ts'
import {
  askAgain,
  type BookingNow,
  type DriverPlace,
  hasBegun,
  lateUntil,
  PLACE_STAGES,
  promisedBy,
  promiseOf,
  type RideNow,
  possibleWords,
  toldLateAt,
  isTakenOver,
} from '#domain/bookings/day/ride-events.ts'
import { isShared, mayShare } from '#domain/bookings/day/sharing.ts'
import { MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { daysIn, isWithBrokenCar, type RideDay, type RowsOfDays } from './ride-events.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import { positionOfEnd, wayBetween } from '#worker/quotes/placed-trips.ts'

/**
 * Whose car has broken down is no longer on the way, nor there, nor drives anybody: until somebody else drives, the guest
 * reads of nobody who comes.
 */
export const isLeftOnTheWay = ({ driverAnswer }: Pick<Ride, 'driverAnswer'>, day: RideDay) =>
  isWithBrokenCar(day) || (driverAnswer === 'cannot' && day.stage !== null && !hasBegun(day.stage))

const asGuestsSee = (day: RideDay, ride: Ride): RideDay =>
  isLeftOnTheWay(ride, day) ? { ...day, events: [], stage: null, place: null } : day

/** About a metre. */
const shortened = (degrees: number) => Math.round(degrees * 1e5) / 1e5

function driverPlace(ride: Ride, { place, stage, brokeDownAt }: RideDay, now: Date): DriverPlace | null {
  // Later it is for the family alone, and not for whoever has the reference.
  if (!place || !PLACE_STAGES.includes(stage)) return null
  const { lat, lng, at } = place
  const old = Math.max(0, now.getTime() - Date.parse(at))
  // Nobody knows where a car has broken down.
  const isToPickup = stage === 'DRIVER_DEPARTED_TO_PICKUP' && brokeDownAt === null
  const way = isToPickup ? wayBetween(place, positionOfEnd(ride.kind, ride.pickup)) : null
  return {
    lat,
    lng,
    minutesOld: Math.floor(old / MINUTE_MS),
    minutesAway: way && Math.max(0, way.minutes - Math.floor(old / MINUTE_MS)),
    path: way ? way.path.map(([north, east]) => [shortened(north), shortened(east)] as const) : [],
  }
}

export function driverOf({ driverName: name, driverPhone: phone, driverCar: car }: Ride): AssignedDriver | null {
  return name === null ? null : { name, phone: phone ?? '', car: car ?? '' }
}

const timeOf = (instant: string) => sriLankaTime(new Date(instant)).time

type Promised = Pick<Booking, 'promises'>

/** When the promised driver was due, once that time is over; `null` before it, and once the guest is on board. */
export function unmetSince(day: RideDay, { promises }: Promised, now: Date): string | null {
  const by = promisedBy(day, promises)
  return by !== null && Date.parse(by) <= now.getTime() ? by : null
}

/**
 * `HH:mm` by which a driver was promised for a ride that was cancelled; `null` if none was. A guest who cancelled it and owes
 * a part of the price is promised nothing.
 */
export function unmetOfCancelled(ride: Ride, day: RideDay, { promises }: Promised): string | null {
  const by = ride.status === 'cancelled' && ride.cancelFeeUsd === 0 ? promisedBy(day, promises) : null
  return by && timeOf(by)
}

const saidBy = (ride: Parameters<typeof possibleWords>[0], { stage, brokeDownAt }: RideDay, now: Date) =>
  possibleWords(ride, stage, now, brokeDownAt !== null)

/** @param read by `statementsOfDays` */
export function bookingNow(booking: Booking, read: RowsOfDays, now: Date): BookingNow {
  const near = booking.rides.filter((ride) => ride.erasedAt === null && askAgain(ride, null, now) !== null)
  const said = daysIn(read, near, now)
  const days = said.map((day, i) => asGuestsSee(day, near[i]!))
  const rides = near.map((ride, i): RideNow => {
    const day = days[i]!
    const driver = isLeftOnTheWay(ride, said[i]!) || isTakenOver(ride) ? null : driverOf(ride)
    const last = day.events.at(-1)
    const told = last && toldLateAt(last)
    const unmet = unmetSince(day, booking, now)
    const late = lateUntil(ride, day)
    return {
      position: ride.position,
      driver,
      stage: day.stage,
      since: last ? timeOf(last.at) : null,
      ...(told ? { told: timeOf(told) } : {}),
      ...(day.brokeDownAt === null ? {} : { brokeDown: timeOf(day.brokeDownAt) }),
      ...(late === null || driver === null ? {} : { late }),
      place: isTakenOver(ride) ? null : driverPlace(ride, day, now),
      words: day.words.map(({ word, time, at, seenToAt }) => ({
        word,
        time,
        at: timeOf(at),
        seenTo: seenToAt ? timeOf(seenToAt) : null,
        ...(word === 'nobody-here' && day.stage !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
          ? { promisedFrom: timeOf(promiseOf({ at }, booking.promises.ifNobodyComes)) }
          : {}),
      })),
      ...(unmet === null ? {} : { unmetSince: timeOf(unmet) }),
      canSay: saidBy({ ...ride, driver: day.brokeDownAt === null ? driverOf(ride) : driver }, day, now),
      ...(ride.train ? { carries: { bags: day.events.findLast(({ bags }) => bags !== null)?.bags ?? null } } : {}),
      share: isShared(ride, day.events, now) ? ride.shareCode : null,
      canShare: mayShare(ride, day.stage, now),
    }
  })
  const waits = near.flatMap((ride, i) => askAgain(ride, days[i]!.stage, now) ?? [])
  return { version: booking.version, rides, again: waits.length > 0 ? Math.min(...waits) : null }
}
