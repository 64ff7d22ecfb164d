/** Raises alarms, in the batch of what causes them. `worker/alarms/` tells the office of them. */
import { getTableColumns, sql, type SQL } from 'drizzle-orm'
import type { AlarmKind } from '#domain/bookings/day/alarms.ts'
import type { Db } from './d1.ts'
import { rideAlarms, rides } from './schema.ts'

/** An insert from a select needs all columns, in the order of the table. */
const selection = (given: Readonly<Record<string, SQL>>) =>
  Object.fromEntries(
    Object.entries(getTableColumns(rideAlarms)).map(([name, column]) => [
      name,
      (given[name] ?? sql`null`).as(column.name),
    ]),
  )

/**
 * Raises an alarm for each of some rides, once for its occasion.
 * @param occasion tells it from others of its ride: the id of a tap, or columns of `rides`
 * @param isDue a condition on `rides`
 * @param instant UTC, ISO 8601
 */
export function raiseForRides(db: Db, kind: AlarmKind, occasion: SQL, isDue: SQL, instant: string) {
  const raised = db
    .select(
      selection({
        kind: sql`${kind}`,
        bookingNumber: sql`${rides.bookingNumber}`,
        position: sql`${rides.position}`,
        occasion: sql`${rides.bookingNumber} || '/' || ${rides.position} || ' ' || ${occasion}`,
        pickupDate: sql`${rides.pickupDate}`,
        pickupTime: sql`${rides.pickupTime}`,
        driverCode: sql`${rides.driverCode}`,
        raisedAt: sql`${instant}`,
        stage: sql`'raised'`,
        nextAt: sql`${instant}`,
      }),
    )
    .from(rides)
    .where(isDue)
  return db
    .insert(rideAlarms)
    .select(raised as never)
    .onConflictDoNothing()
}
