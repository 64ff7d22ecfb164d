/** Takes the price list of an answer, where the page was made by another one: then both show the same prices. */
import { nowMs } from '#client/device/clock.ts'
import type { OtherList } from '#domain/prices/list-difference.ts'
import { isPreparedFor, pageListNumber, takePagePrices } from './page-prices.ts'

/** In this time all data centres sell at the same list. Until then answers may come from before and after it. */
const SPREAD_MS = 120_000

/** When this document went on to other lists, by their numbers. */
const left = new Map<number, number>()

/** Never rejects: without it, the guest is asked again where the prices differ. @param number the list of an answer */
export async function takeOtherPrices(fetchAnswer: typeof fetch, origin: string, number: number): Promise<void> {
  if (nowMs() - (left.get(number) ?? -Infinity) < SPREAD_MS) return
  try {
    const answer = number === 0 ? null : await fetchAnswer(`${origin}/price-list/${number}`)
    if (answer && !answer.ok) return
    const list = answer ? ((await answer.json()) as OtherList) : undefined
    if (!(await isPreparedFor(list))) return
    const before = pageListNumber()
    // Another answer was faster.
    if (before === number) return
    left.set(before, nowMs())
    takePagePrices(list)
  } catch {
    // No connection.
  }
}
