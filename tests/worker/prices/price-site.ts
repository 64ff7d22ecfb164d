/** For tests of published price lists. */
import { env } from 'cloudflare:workers'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import type { TransferQuote } from '#domain/quotes/quote-calls-and-lifetime.ts'
import type { Env } from '#worker/environment.ts'
import { publish, publishedLists, repairPriceLists } from '#worker/prices/publication.ts'
import { inTenDays, type testSite } from '../bookings/booking-site.ts'

/** The first list with something else in it. */
export const listWith = (change: Partial<PriceList>): PriceList => ({ ...FIRST_PRICE_LIST, ...change })

/** A dollar of so many rupees makes other prices in dollars. */
export const dollarAt = (lkr: number) => listWith({ dollar: { lkr, lkrInTours: lkr } })

/** As the office does, knowing the latest list. @param site whose isolate publishes */
export async function publishList(
  list: PriceList,
  { validFrom = null, site = env }: { readonly validFrom?: Date | null; readonly site?: Env } = {},
) {
  const basedOn = (await publishedLists(env))[0]?.number ?? 0
  const published = await publish(site, { list, validFrom, who: 'Ann', why: 'Fuel', basedOn })
  if (!published.isPublished) throw new Error('Somebody was faster')
  return published
}

/** So that a file's next test begins without lists, which nothing else takes away. */
export async function forgetPriceLists(): Promise<void> {
  await env.DB.exec('DROP TRIGGER IF EXISTS price_lists_remain')
  await env.DB.exec('DELETE FROM price_lists')
  await repairPriceLists({ ...env })
}

/** A complete form for a mini car at the price of a quote. */
export const formFor = ({ distance, duration, miniprice, miniusd, pickup, dropoff }: TransferQuote) => ({
  pickup,
  dropoff,
  distance,
  duration,
  pickupdate: inTenDays,
  vehicle: `Mini Car - LKR ${miniprice} (USD ${miniusd})`,
})

type Site = Pick<ReturnType<typeof testSite>, 'post'>

export async function quoteTo(site: Site, url = 'taxi-from-Colombo-to-Kandy'): Promise<TransferQuote> {
  return (await (await site.post('/transfer/query', { urlData: { url } })).json<TransferQuote[]>())[0]!
}

/** What a mini car from Colombo to Kandy costs, in dollars; else the status of the answer. */
export async function miniToKandy(site: Site): Promise<number> {
  const answer = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  return answer.status === 200 ? (await answer.json<TransferQuote[]>())[0]!.miniusd! : answer.status
}
