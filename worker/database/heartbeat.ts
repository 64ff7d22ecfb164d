/** When the cron last ran, kept where an outside monitor and the operator see it. */
import { sql } from 'drizzle-orm'
import { MINUTE_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { primary, query, replica } from './d1.ts'
import { heartbeats } from './schema.ts'

const SWEEP = 'sweep'

/** Notes that the cron has run. */
export async function noteSweep(env: Env, now = new Date()): Promise<void> {
  const at = now.toISOString()
  await query(() =>
    primary(env)
      .insert(heartbeats)
      .values({ name: SWEEP, at })
      .onConflictDoUpdate({ target: heartbeats.name, set: { at } }),
  )
}

/** When the cron last ran, UTC, ISO 8601; `null` if it never has. */
export async function lastSweep(env: Env): Promise<string | null> {
  const [row] = await query(() =>
    replica(env)
      .select()
      .from(heartbeats)
      .where(sql`${heartbeats.name} = ${SWEEP}`)
      .limit(1),
  )
  return row?.at ?? null
}

/** The cron runs every five minutes: after this time something is wrong. */
const SILENT_AFTER_MS = 20 * MINUTE_MS

export function isSilent(sweptAt: string | null, now = new Date()): boolean {
  return sweptAt === null || now.getTime() - Date.parse(sweptAt) > SILENT_AFTER_MS
}
