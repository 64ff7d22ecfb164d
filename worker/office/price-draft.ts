/** The price list that the operator's people are working on: one draft for all of them, kept until it is published. */
import { and, eq } from 'drizzle-orm'
import { priceList } from '#domain/prices/list-in-force.ts'
import { MOST_BYTES } from '#domain/prices/price-list-schema.ts'
import { primary, query, WriteConflict } from '#worker/database/d1.ts'
import { priceDraft, type PriceDraftRow } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { listNumber } from '#worker/prices/lists.ts'

/** A list whose values are not checked. */
export type TypedList = Readonly<Record<string, unknown>>

export interface Draft extends Omit<PriceDraftRow, 'json' | 'id'> {
  readonly list: TypedList
}

/** @returns `null` if nobody works on one. @throws DatabaseUnavailable */
export async function findDraft(env: Env): Promise<Draft | null> {
  const [row] = await query(() => primary(env).select().from(priceDraft).limit(1))
  if (!row) return null
  const { id: _id, json, ...draft } = row
  return { ...draft, list: JSON.parse(json) as TypedList }
}

/** What a draft begins as: the list in force. */
export const newDraft = (): Draft => ({
  list: priceList() as unknown as TypedList,
  basedOn: listNumber(),
  version: 0,
  changedAt: '',
  who: '',
})

/**
 * Keeps a draft in the place of the one that its author saw.
 * @param seen as `findDraft` gave it, or {@link newDraft}
 * @returns false if somebody else has changed it since
 * @throws RangeError for one that is too long
 * @throws DatabaseUnavailable
 */
export async function saveDraft(
  env: Env,
  seen: Draft,
  list: TypedList,
  who: string,
  now = new Date(),
): Promise<boolean> {
  const json = JSON.stringify(list)
  if (new TextEncoder().encode(json).length > MOST_BYTES)
    throw new RangeError(`A price list has at most ${MOST_BYTES / 1000} kB. Take some rows out.`)
  const row: PriceDraftRow = {
    id: 1,
    json,
    basedOn: seen.basedOn,
    version: seen.version + 1,
    changedAt: now.toISOString(),
    who,
  }
  const isSeen = and(eq(priceDraft.id, 1), eq(priceDraft.version, seen.version))
  try {
    await query(() =>
      seen.version === 0
        ? primary(env).insert(priceDraft).values(row)
        : primary(env).update(priceDraft).set(row).where(isSeen),
    )
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
  }
  const [kept] = await query(() => primary(env).select().from(priceDraft).limit(1))
  return kept !== undefined && JSON.stringify(kept) === JSON.stringify({ ...kept, ...row })
}

/**
 * Takes the draft away, once it is published or not wanted any more.
 * @returns false if somebody else has changed it since
 */
export async function dropDraft(env: Env, version: number): Promise<boolean> {
  const gone = await query(() =>
    primary(env)
      .delete(priceDraft)
      .where(and(eq(priceDraft.id, 1), eq(priceDraft.version, version)))
      .returning({ version: priceDraft.version }),
  )
  return gone.length > 0 || (await findDraft(env)) === null
}
