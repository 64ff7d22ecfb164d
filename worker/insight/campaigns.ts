/** Names of campaigns: anybody can write a link with any name, so a day has only so many. */
import { and, eq } from 'drizzle-orm'
import { CAMPAIGN_PREFIX, COMMON_CAMPAIGNS, type DemandSource, OTHER_CAMPAIGN } from '#domain/insight/demand.ts'
import { isWithinDay } from '#worker/bookings/network-limits.ts'
import { primary, query } from '#worker/database/d1.ts'
import { networkDays } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'

const CAMPAIGNS_A_DAY = 20

/** The source as it is counted: a campaign above the day's ceiling is another one. */
export async function countedSource(env: Env, source: DemandSource, now: Date): Promise<DemandSource> {
  if (!source.startsWith(CAMPAIGN_PREFIX) || COMMON_CAMPAIGNS.has(source)) return source
  const day = now.toISOString().slice(0, 10)
  const isOfToday = and(eq(networkDays.day, day), eq(networkDays.network, source))
  const heard = await query(() => primary(env).select({ day: networkDays.day }).from(networkDays).where(isOfToday))
  if (heard.length > 0) return source
  if (!(await isWithinDay(env, 'campaigns', 1, CAMPAIGNS_A_DAY, now))) return OTHER_CAMPAIGN
  await isWithinDay(env, source, 1, 1, now)
  return source
}
