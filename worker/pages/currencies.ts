/** What a dollar costs in other money, for browsers whose visitor reads prices in it. */
import type { Handler } from 'hono'
import { dayNumber, startOfDay } from '#domain/sri-lanka-time.ts'
import type { AppEnv } from '#worker/environment.ts'
import { listedUntil } from '#worker/platform/page-caching.ts'
import { shownRates } from '#worker/prices/currency-rates.ts'

/** A new day may end what is shown. */
export const answerRates: Handler<AppEnv> = async (c) => {
  const now = Date.now()
  const rates = await shownRates(c.env, now)
  return c.json(rates, 200, { 'cache-control': listedUntil(startOfDay(dayNumber(now) + 1), now) })
}
