/**
 * What a page that follows asks again and again: one number, which the database raises itself by triggers with each change
 * of what the office and drivers see (`migrations/0000_initial.sql`), so no code can forget it.
 */
import { and, eq, sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { type Db, primary, query } from './d1.ts'
import { bookingHistory, bookings, changes } from './schema.ts'

const tagOf = (number: number | undefined, now: Date) => `"${number ?? 0}-${Math.floor(now.getTime() / MINUTE_MS)}"`

/**
 * The entity tag of all pages that follow, by one question. It is another one in the next minute: what is late, and how old
 * a place is, follows from the time alone.
 */
export const tagOfNow = async (env: Env, now: Date): Promise<string> =>
  tagIn(await query(async () => changeNumber(primary(env))), now)

/** The statement that asks. */
export const changeNumber = (db: Db) => db.select({ number: changes.number }).from(changes).limit(1)

/** The tag of what was read in the same batch. @param found by {@link changeNumber} */
export const tagIn = ([found]: Awaited<ReturnType<typeof changeNumber>>, now: Date): string => tagOf(found?.number, now)

interface OfficeNow {
  readonly tag: string
  /** Reference of the booking that was made last; `null` for one that `who` entered by telephone, who knows of it. */
  readonly newest: string | null
  /** How many opinions of guests nobody has read. */
  readonly unread: number
}

/** By its index. */
const unreadOpinions = sql<number>`(select count(*) from opinions where opinions.state = 'unread')`

/** The same for the office, with the newest booking. @param who of the office */
export async function officeNow(env: Env, who: string, now: Date): Promise<OfficeNow> {
  const byTelephone = and(eq(bookingHistory.bookingNumber, bookings.number), eq(bookingHistory.step, 'telephone'))
  const [found] = await query(() =>
    primary(env)
      .select({
        number: changes.number,
        reference: bookings.reference,
        who: bookingHistory.who,
        unread: unreadOpinions,
      })
      .from(changes)
      .leftJoin(bookings, sql`${bookings.number} = ${changes.booking}`)
      .leftJoin(bookingHistory, byTelephone)
      .limit(1),
  )
  const newest = found?.who === who ? null : (found?.reference ?? null)
  return { tag: tagOf(found?.number, now), newest, unread: found?.unread ?? 0 }
}
