/** For tests of published price lists. */
import { env } from 'cloudflare:workers'
import { FIRST_PRICE_LIST } from '#domain/prices/first-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import type { Env } from '#worker/environment.ts'
import { publish, publishedLists } from '#worker/prices/lists.ts'
import type { testSite } from '../bookings/booking-site.ts'

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

/** What a mini car from Colombo to Kandy costs, in dollars. */
export async function miniToKandy(site: Pick<ReturnType<typeof testSite>, 'post'>): Promise<number> {
  const answer = await site.post('/transfer/query', { urlData: { url: 'taxi-from-Colombo-to-Kandy' } })
  if (answer.status !== 200) return answer.status
  return (await answer.json<{ miniusd: number }[]>())[0]!.miniusd
}
