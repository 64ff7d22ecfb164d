/** Days on which a driver does not drive. */
import { and, asc, eq, gte, isNull, or } from 'drizzle-orm'
import { type DaysOff, daysText } from '#domain/fleet/fleet-entries.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import { primary, query } from '#worker/database/d1.ts'
import { writeWithAct } from '#worker/database/office-acts.ts'
import { type DayOffRow, daysOff, type DriverRow, drivers } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import type { Act } from './cars.ts'
import { noteFleetChange } from './fleet-counting.ts'

const MOST_DAYS_OFF = 1000

const isNotOver = (today: string) => or(isNull(daysOff.lastDay), gte(daysOff.lastDay, today))

/** Those of all drivers that are not over, the next first. @param today `YYYY-MM-DD` */
export const listDaysOff = (env: Env, today: string): Promise<DayOffRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(daysOff)
      .where(isNotOver(today))
      .orderBy(asc(daysOff.firstDay), asc(daysOff.id))
      .limit(MOST_DAYS_OFF),
  )

/** The rides of those days stay with the driver until somebody gives them anew. @throws RangeError where there are too many */
export async function giveDaysOff(
  env: Env,
  driver: Pick<DriverRow, 'id' | 'name'>,
  days: DaysOff,
  { who, today }: Act,
): Promise<void> {
  if ((await listDaysOff(env, today)).length >= MOST_DAYS_OFF) throw new RangeError('There are too many days off.')
  await writeWithAct(env, ['drivers', who, `${driver.name}: ${days.reason}, ${daysText(days)}`], (db) => [
    db.insert(daysOff).values({ ...days, driverId: driver.id, who }),
  ])
  noteFleetChange(env)
}

/**
 * The driver works from today on: days off that lie ahead are gone, others ended yesterday.
 * @returns whether there were such days
 */
export async function endDaysOff(env: Env, id: number, { who, today }: Act): Promise<boolean> {
  const [found] = await query(() =>
    primary(env)
      .select({ days: daysOff, name: drivers.name })
      .from(daysOff)
      .innerJoin(drivers, eq(drivers.id, daysOff.driverId))
      .where(and(eq(daysOff.id, id), isNotOver(today)))
      .limit(1),
  )
  if (!found) return false
  const { days, name } = found
  const isOf = eq(daysOff.id, id)
  const words = `${name}: works again, was ${days.reason} ${daysText(days)}`
  const lastDay = addDays(today, -1)
  await writeWithAct(env, ['drivers', who, words], (db) => [
    days.firstDay >= today ? db.delete(daysOff).where(isOf) : db.update(daysOff).set({ lastDay }).where(isOf),
  ])
  noteFleetChange(env)
  return true
}
