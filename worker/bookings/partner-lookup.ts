/** Partners as bookings need them: those that the office may choose, and the one whose link brought a guest. */
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Env } from '#worker/environment.ts'
import { primary, query } from '#worker/database/d1.ts'
import { type BookingRow, type PartnerRow, partners } from '#worker/database/schema.ts'
import { isCode } from '#worker/platform/signing.ts'

const MOST_PARTNERS = 500

/** The partners whose guests the office may book for, by name. */
export const currentPartners = (env: Env): Promise<Pick<PartnerRow, 'id' | 'name' | 'code'>[]> =>
  query(() =>
    primary(env)
      .select({ id: partners.id, name: partners.name, code: partners.code })
      .from(partners)
      .where(isNull(partners.endedAt))
      .orderBy(asc(partners.name))
      .limit(MOST_PARTNERS),
  )

/** The partner whose link brought a guest: its random code is all that says so. `null` for a code that is nobody's, or no longer. */
export async function partnerOfCode(env: Env, code: string): Promise<PartnerRow | null> {
  if (!isCode(code)) return null
  const isCurrent = and(eq(partners.code, code), isNull(partners.endedAt))
  const [found] = await query(() => primary(env).select().from(partners).where(isCurrent).limit(1))
  return found ?? null
}

/** Whose link brought the guest of a booking. @example 'Lotus House, 10 %' */
export async function partnerWords(
  env: Env,
  { partnerId, partnerPercent }: Pick<BookingRow, 'partnerId' | 'partnerPercent'>,
): Promise<string | null> {
  if (partnerId === null) return null
  const [found] = await query(() =>
    primary(env).select({ name: partners.name }).from(partners).where(eq(partners.id, partnerId)).limit(1),
  )
  return `${found?.name ?? partnerId}, ${partnerPercent} %`
}
