/**
 * Names of places that nobody knows: next month's gazetteer. A text that somebody typed is kept only once three networks
 * have asked for it, and then as all of them typed it; before that there are keyed hashes alone.
 */
import { and, between, count, desc, eq, gte, lt, sql } from 'drizzle-orm'
import { addDays } from '#domain/sri-lanka-time.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { isWithinDay } from '#worker/bookings/booking-limits.ts'
import { primary, query, READ_WAIT_MS } from '#worker/database/d1.ts'
import { unknownAskers as askers, unknownPlaces as places } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'
import { withoutPiles } from '#worker/platform/piled-marks.ts'
import { hmac } from '#worker/platform/signing.ts'
import type { DaySpan } from './counters.ts'

/** A name is kept once this many networks have asked for it. */
const NETWORKS = 3
/** They ask within this many days. */
const ASKED_WITHIN_DAYS = 30
/** Names of one network, and of all, in a day: made-up names fill no page and no table. */
const NAMES_PER_NETWORK = 20
const NAMES_A_DAY = 1000
/** Characters: what is longer is a sentence. */
const NAME_LENGTH = { min: 3, max: 60 } as const
/** A mail address, a link, a number of a house with its post code or of a phone: no name of a place. */
const PERSONAL = /@|https?:|www\.|(?:\d[\s().+-]*){5}/i

export interface UnknownPlace {
  /** In lower case, without accents. */
  readonly name: string
  /** That asked for it: three or more. */
  readonly networks: number
  readonly firstDay: string
  readonly lastDay: string
}

/** @param network keyed hash of the visitor's; without one nobody could count three */
export async function noteUnknownPlace(env: Env, name: string, network: string, day: string, now: Date): Promise<void> {
  const key = withoutPiles(placeKey(name))
  if (key.length < NAME_LENGTH.min || key.length > NAME_LENGTH.max || PERSONAL.test(name)) return
  if (!(await isWithinDay(env, `names ${network}`, 1, NAMES_PER_NETWORK, now))) return
  if (!(await isWithinDay(env, 'unknown names', 1, NAMES_A_DAY, now))) return
  const secret = `unknown-places:${settings(env).QUOTE_SECRET ?? ''}`
  const hashOf = async (text: string) => (await hmac(secret, text)).slice(0, 16).toHex()
  const [nameHash, asker] = [await hashOf(key), await hashOf(`${network} ${key}`)]
  const db = primary(env)
  const [, [asked]] = await query(() =>
    db.batch([
      db
        .insert(askers)
        .values({ nameHash, asker, day })
        .onConflictDoUpdate({
          target: [askers.nameHash, askers.asker],
          set: { day },
        }),
      db
        .select({ networks: count() })
        .from(askers)
        .where(and(eq(askers.nameHash, nameHash), gte(askers.day, addDays(day, -ASKED_WITHIN_DAYS)))),
    ]),
  )
  const networks = asked?.networks ?? 0
  if (networks < NETWORKS) return
  await query(() =>
    db
      .insert(places)
      .values({ name: key, networks, firstDay: day, lastDay: day })
      .onConflictDoUpdate({
        target: places.name,
        set: { networks: sql`max(${places.networks}, ${networks})`, lastDay: day },
      }),
  )
}

/** Asked for last in these days, by most networks first. @throws DatabaseUnavailable */
export const unknownPlaces = (env: Env, { from, to }: DaySpan, most = 100): Promise<UnknownPlace[]> =>
  query(
    () =>
      primary(env)
        .select()
        .from(places)
        .where(between(places.lastDay, from, to))
        .orderBy(desc(places.networks), desc(places.lastDay), places.name)
        .limit(most),
    READ_WAIT_MS,
  )

/** @param oldest day of which counts are kept */
export async function forgetUnknownPlaces(env: Env, today: string, oldest: string): Promise<void> {
  await query(() =>
    primary(env)
      .delete(askers)
      .where(lt(askers.day, addDays(today, -ASKED_WITHIN_DAYS))),
  )
  await query(() => primary(env).delete(places).where(lt(places.lastDay, oldest)))
}
