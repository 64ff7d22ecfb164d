/**
 * What guests look for, counted, and read again. One adapter for both stores: Workers Analytics Engine where it is bound
 * and can be read, else counters in D1. Counted after the answer; a store that fails changes none.
 */
import { and, eq } from 'drizzle-orm'
import {
  CAMPAIGN_PREFIX,
  COMMON_CAMPAIGNS,
  DEMAND_DAYS,
  type DemandDimension,
  type DemandDimensions,
  type DemandEvent,
  type DemandSource,
  type DemandSums,
  type DemandWord,
  ELSEWHERE,
  OTHER_CAMPAIGN,
  sumsOf,
  UNKNOWN_PLACE,
} from '#domain/insight/demand.ts'
import { findPlace } from '#domain/places/gazetteer/lookup.ts'
import { addDays, isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { isWithinDay, networkHash } from '#worker/bookings/booking-limits.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import { findHotel, resolveKnownPlace } from '#worker/places/known-places.ts'
import { primary, query } from '#worker/database/d1.ts'
import { networkDays } from '#worker/database/schema.ts'
import { addToCounters, type DaySpan, forgetCounters, groupsOfCounters } from './counters.ts'
import { addToEngine, engineOf, groupsOfEngine } from './analytics-engine.ts'
import { forgetUnknownPlaces, noteUnknownPlace } from './unknown-places.ts'

/** Anybody can write a link with any campaign's name, so a day has a limit. */
const CAMPAIGNS_A_DAY = 20
/** New ones of one network: one who makes names up does not take the places of all others. */
const CAMPAIGNS_PER_NETWORK = 3

/**
 * The source as it is counted: a campaign above the day's ceiling, or above its network's, is another one.
 * @param network keyed hash of the visitor's; `null` for this machine
 */
async function countedSource(env: Env, source: DemandSource, network: string | null, now: Date): Promise<DemandSource> {
  if (!source.startsWith(CAMPAIGN_PREFIX) || COMMON_CAMPAIGNS.has(source)) return source
  const day = now.toISOString().slice(0, 10)
  const isOfToday = and(eq(networkDays.day, day), eq(networkDays.network, source))
  const heard = await query(() => primary(env).select({ day: networkDays.day }).from(networkDays).where(isOfToday))
  if (heard.length > 0) return source
  if (network !== null && !(await isWithinDay(env, `campaigns ${network}`, 1, CAMPAIGNS_PER_NETWORK, now)))
    return OTHER_CAMPAIGN
  if (!(await isWithinDay(env, 'campaigns', 1, CAMPAIGNS_A_DAY, now))) return OTHER_CAMPAIGN
  await isWithinDay(env, source, 1, 1, now)
  return source
}

/** An airport's network has hundreds of guests. */
const EVENTS_PER_NETWORK = 2000

/** A hotel counts as its town: who looks for one drive to one house is not anybody else. */
function countedPlace(name: string): string {
  const place = findPlace(name) ?? findPlace(findHotel(name)?.town ?? '')
  if (place) return place.name
  return resolveKnownPlace(name).position ? ELSEWHERE : UNKNOWN_PLACE
}

/** @param visitor as `visitorOf` gives it */
export async function countDemand(
  env: Env,
  { pickup, dropoff, between = [], what, ...event }: DemandEvent,
  visitor: string | null,
  now = new Date(),
): Promise<void> {
  try {
    const network = await networkHash(env, visitor)
    if (network !== null && !(await isWithinDay(env, `demand ${network}`, 1, EVENTS_PER_NETWORK, now))) return
    const day = sriLankaTime(now).date
    const places = [pickup, dropoff, ...between].map((name) => ({ name, place: countedPlace(name) }))
    const unknown = places.filter(({ place }) => place === UNKNOWN_PLACE)
    const isUnreachable = what === 'unreachable'
    const refusal: DemandWord = unknown.length > 0 ? 'unknown-place' : 'no-road'
    // A visitor may know where a place is that the site does not know: it was priced.
    const [from, to] = places.map(({ place }) => (place === UNKNOWN_PLACE && !isUnreachable ? ELSEWHERE : place))
    const source = await countedSource(env, event.source, network, now)
    const counted = { ...event, source, day, what: isUnreachable ? refusal : what, pickup: from!, dropoff: to! }
    const engine = engineOf(env)
    if (engine) addToEngine(engine, counted)
    else await addToCounters(env, counted, now)
    if (!isUnreachable || network === null) return
    for (const { name } of unknown) await noteUnknownPlace(env, name, network, day, now)
  } catch (error) {
    logFailure('demand not counted', error)
  }
}

/** What was counted of one group. */
export interface DemandGroup<D extends DemandDimension> {
  readonly of: Readonly<Pick<DemandDimensions, D>>
  readonly sums: DemandSums
}

/**
 * What was counted on these days, in groups: those that asked most come first. Without a dimension there is one group of
 * all. Sampled where Workers Analytics Engine counts.
 * @example demandBy(env, { from: '2026-11-20', to: '2026-11-26' }, ['pickup', 'dropoff'])
 * @throws SiteError `unavailable`
 */
export async function demandBy<D extends DemandDimension>(
  env: Env,
  span: DaySpan,
  by: readonly D[],
  most = 500,
): Promise<DemandGroup<D>[]> {
  // An address of a page may name them.
  if (!isRealDate(span.from) || !isRealDate(span.to)) return []
  const engine = engineOf(env)
  const groups = engine ? await groupsOfEngine(engine, span, by, most) : await groupsOfCounters(env, span, by, most)
  return groups.map(({ of, times }) => ({ of, sums: sumsOf(times) }))
}

/** Whether the figures are estimates. */
export const isSampled = (env: Env): boolean => engineOf(env) !== null

/** Removes what is older than pages show. */
export async function forgetDemand(env: Env, now = new Date()): Promise<void> {
  const today = sriLankaTime(now).date
  const oldest = addDays(today, -DEMAND_DAYS)
  await forgetCounters(env, oldest)
  await forgetUnknownPlaces(env, today, oldest)
}
