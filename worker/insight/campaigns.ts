/** Names of campaigns: anybody can write a link with any name, so a day has a limit. */
import { and, eq } from 'drizzle-orm'
import { CAMPAIGN_PREFIX, COMMON_CAMPAIGNS, type DemandSource, OTHER_CAMPAIGN } from '#domain/insight/demand.ts'
import { isWithinDay } from '#worker/bookings/network-limits.ts'
import { primary, query } from '#worker/database/d1.ts'
import { networkDays } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

const CAMPAIGNS_A_DAY = 20
/** New ones of one network: one who makes names up does not take the places of all others. */
const CAMPAIGNS_PER_NETWORK = 3

/**
 * The source as it is counted: a campaign above the day's ceiling, or above its network's, is another one.
 * @param network keyed hash of the visitor's; `null` for this machine
 */
export async function countedSource(
  env: Env,
  source: DemandSource,
  network: string | null,
  now: Date,
): Promise<DemandSource> {
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
