/** The partner whose link brought a guest. The code in the link is all that says so: it is random, and looked up here. */
import { and, eq, isNull } from 'drizzle-orm'
import { primary, query } from '#worker/database/d1.ts'
import { type PartnerRow, partners } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { isCode } from '#worker/platform/signing.ts'

/** `null` for a code that is nobody's, or no longer. */
export async function partnerOfCode(env: Env, code: string): Promise<PartnerRow | null> {
  if (!isCode(code)) return null
  const isRunning = and(eq(partners.code, code), isNull(partners.endedAt))
  const [found] = await query(() => primary(env).select().from(partners).where(isRunning).limit(1))
  return found ?? null
}
