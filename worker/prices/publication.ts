/** Publishes the owner's price lists: into D1, then into KV, from where all data centres hear of them. */
import { desc, eq } from 'drizzle-orm'
import { MOST_BYTES } from '#domain/prices/price-list-schema.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { columnsOf, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { type PriceListRow, priceLists } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logFailure } from '#worker/log.ts'
import {
  FIRST_NUMBER,
  KEY,
  type ListDocument,
  listsIn,
  documentOfD1,
  documentOfKv,
  keepCopy,
} from './price-list-cache.ts'
import { cacheOfRequest } from './request-price-list.ts'

/** Clocks of data centres differ by less. */
const CLOCKS_DIFFER_MS = 10_000

/** A list that was published, for the office. */
export type PublishedList = Omit<PriceListRow, 'json'>

/** The latest first. @throws DatabaseUnavailable */
export const publishedLists = (env: Env): Promise<PublishedList[]> =>
  query(() =>
    primary(env)
      .select(columnsOf(priceLists, 'number', 'validFrom', 'createdAt', 'who', 'why'))
      .from(priceLists)
      .orderBy(desc(priceLists.number)),
  )

export interface NewList {
  /** Checked. */
  readonly list: PriceList
  /** `null` for at once; a moment that has passed is the same. */
  readonly validFrom: Date | null
  readonly who: string
  readonly why: string
  /** The latest number when its author began, 0 if there was none: who was slower does not undo what they never saw. */
  readonly basedOn: number
}

export type Publishing =
  | {
      readonly isPublished: true
      readonly number: number
      readonly validFrom: string
      /** Whether all of the site sells at it in two minutes. If not, the cron sees to it. */
      readonly isSpread: boolean
    }
  /** Somebody else has published since. */
  | { readonly isPublished: false; readonly latest: PublishedList }

/**
 * Publishes a list.
 * @throws RangeError for one that is too long
 * @throws DatabaseUnavailable
 */
export async function publish(env: Env, asked: NewList, now = new Date()): Promise<Publishing> {
  const { list, who, why, basedOn } = asked
  const json = JSON.stringify(list)
  if (new TextEncoder().encode(json).length > MOST_BYTES) throw new RangeError('This price list is too long')
  const before = await publishedLists(env)
  const [latest] = before
  if (latest && latest.number !== basedOn) return { isPublished: false, latest }
  // A clock that is behind must not put it before the list that it follows.
  const begun = now.getTime() + CLOCKS_DIFFER_MS
  const inForceFrom = before.map(({ validFrom }) => Date.parse(validFrom)).filter((from) => from <= begun)
  const validFrom = new Date(Math.max(now.getTime(), asked.validFrom?.getTime() ?? 0, ...inForceFrom)).toISOString()
  const number = (latest?.number ?? FIRST_NUMBER) + 1
  const row: PriceListRow = { number, json, validFrom, createdAt: now.toISOString(), who, why }
  try {
    await query(() => primary(env).insert(priceLists).values(row))
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    const [written] = await query(() => primary(env).select().from(priceLists).where(eq(priceLists.number, number)))
    // Not ours, of which the answer was lost.
    if (!written || JSON.stringify(written) !== JSON.stringify({ ...written, ...row })) {
      return { isPublished: false, latest: (await publishedLists(env))[0]! }
    }
  }
  const isSpread = await spread(env)
  await purgePages()
  return { isPublished: true, number, validFrom, isSpread }
}

const numbersOf = (document: ListDocument) => document.lists.map(({ number }) => number).join()

/** Writes to KV what D1 has. @returns whether KV took it */
async function spread(env: Env): Promise<boolean> {
  const now = Date.now()
  try {
    let document = await documentOfD1(env, now)
    while (true) {
      // Other isolates go on by their copies. This one shows its publisher the new list at once.
      keepCopy(env, listsIn(document), now)
      await env.CACHE.put(KEY, JSON.stringify(document))
      // Of two who publish at once, the slower one may have overwritten the list of the other.
      const after = await documentOfD1(env, now)
      if (numbersOf(after) === numbersOf(document)) return true
      document = after
    }
  } catch (error) {
    logFailure('price lists: KV', error)
    return false
  }
}

/** For the cron: KV has what D1 has, and that there is nothing. @throws Error if KV does not take it */
export async function repairPriceLists(env: Env): Promise<void> {
  const [found, document] = await Promise.all([documentOfKv(env), documentOfD1(env, Date.now())])
  const inKv = found?.map(({ number, validFrom }) => `${number} ${validFrom}`).join()
  const inD1 = document.lists.map(({ number, validFrom }) => `${number} ${Date.parse(validFrom)}`).join()
  if (inKv !== inD1 && !(await spread(env))) throw new Error('KV does not take the price lists')
}

/**
 * Cloudflare's cache forgets the pages that it has. What it keeps in the meantime is of an age that two minutes allow for.
 * https://developers.cloudflare.com/workers/cache/purge/
 */
async function purgePages(): Promise<void> {
  try {
    await cacheOfRequest()?.purge({ purgeEverything: true })
  } catch (error) {
    logFailure('price lists: purge', error)
  }
}
