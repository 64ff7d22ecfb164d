/** Who is told by push of a step with a ride: its driver, the one before, and of a guest's change the office. */
import { driverSaid, officeWords } from '#domain/bookings/day/push-words.ts'
import { notesOf } from '#domain/bookings/request/driver-notes.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { DAY_MS, HOUR_MS, instantOf } from '#domain/sri-lanka-time.ts'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Booking, Ride, RideChange } from '#worker/bookings/store.ts'
import type { Db } from '#worker/database/d1.ts'
import { type CausedPush, enqueuePush } from '#worker/database/push-queue.ts'
import { officePath } from '#worker/platform/access.ts'
import { newsOf } from './drivers-to-tell.ts'

/** A driver looks at the phone now and then. */
const DRIVER_PUSH_MS = 12 * HOUR_MS

/** The driver has the ride no more. */
const NOT_THEIRS = ['replaced', 'cancelled', 'taken-off']

/** What the driver's sheet says beside the pickup's time. */
const isOnSheet = (ride: Ride, set: RideChange) =>
  [...notesOf(ride.kind), 'pickup', 'dropoff', 'via', 'vehicle', 'travelers', 'priceUsd'].some((name) => name in set)

/** @param instant UTC, ISO 8601 @param isCorrected the sheet says something else about guest or vehicle */
export function pushesOfChange(
  db: Db,
  { reference, rides: { length: rides } }: Booking,
  ride: Ride,
  set: RideChange,
  instant: string,
  isCorrected: boolean,
): BatchItem<'sqlite'>[] {
  const { bookingNumber, position, driverPhone, driverCode } = ride
  const after = { ...ride, ...set }
  const which = `${bookingNumber}/${position}`
  const tell = (push: Pick<CausedPush, 'to' | 'said' | 'path' | 'validMs'>, what: string) =>
    enqueuePush(
      db,
      { ...push, occasion: `${what} ${which} ${instant}`, tag: `ride ${which}`, isUrgent: true, bookingNumber },
      instant,
    )
  const told: BatchItem<'sqlite'>[] = []
  if (set.movedAt !== undefined) {
    const path = officePath(rideReference(reference, position, rides))
    told.push(
      ...tell(
        { to: { office: 'requests' }, said: officeWords('moved', [after as Ride]), path, validMs: DAY_MS },
        'moved',
      ),
    )
  }
  const isAhead = instantOf({ date: after.pickupDate, time: after.pickupTime })!.getTime() > Date.parse(instant)
  if (!isAhead || !isRunning(ride)) return told
  const driver = (phone: string, what: Parameters<typeof driverSaid>[0], code: string | null | undefined) =>
    tell(
      {
        to: { driver: phone },
        said: driverSaid(what, NOT_THEIRS.includes(what) ? ride : (after as Ride)),
        path: plainPaths.driverSheet(code ?? ''),
        validMs: DRIVER_PUSH_MS,
      },
      what,
    )
  const change = newsOf(ride, set, isCorrected || isOnSheet(ride, set))
  // A guest has moved it: the office asks the driver once more.
  const news = change === 'moved' && set.driverPhone === null ? 'changed' : change
  if (driverPhone !== null && news !== null) told.push(...driver(driverPhone, news, driverCode))
  if (set.driverPhone && set.driverPhone !== driverPhone)
    told.push(...driver(set.driverPhone, 'assigned', set.driverCode))
  return told
}
