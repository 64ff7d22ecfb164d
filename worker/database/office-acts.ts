/** What was done on the office's pages that have no history of their own, and who did it. */
import { and, desc, eq, gte, lt } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { type Db, primary, query } from './d1.ts'
import { type OfficeActRow, officeActs, type PageOfActs } from './schema.ts'

const KEPT_MS = 90 * DAY_MS
const SHOWN = 20
/** Names of houses and drivers are in it. */
const MOST_WORDS = 500

const oldest = (now: Date) => new Date(now.getTime() - KEPT_MS).toISOString()

/** How an entry of a list was changed; empty where it was not. @param before the name first; `null` for a new one */
export function changeInWords(before: readonly string[] | null, after: readonly string[]): string {
  if (!before) return `${after.join(', ')}: new on the list`
  const changed = before.flatMap((was, i) => (was === after[i] ? [] : [`'${was}' -> '${after[i]}'`]))
  return changed.length === 0 ? '' : `${before[0]}: ${changed.join(', ')}`
}

/** What a form shows of an entry, sent back with it: another text once somebody has changed the entry. */
export const asShown = (entry: readonly string[]): string => JSON.stringify(entry)

/** An entry is another one by now than the form showed from which it is changed. */
class ChangedSince extends RangeError {
  override readonly name = 'ChangedSince'
  readonly shown: string

  constructor(entry: readonly string[]) {
    const now = entry.filter(Boolean).join(', ')
    super(
      `Somebody has changed this since you opened it. By now it is: ${now}. Below is what you typed; kept once more, it replaces that.`,
    )
    this.shown = asShown(entry)
  }
}

/**
 * Tells the second of two people who have the form of one entry open that the first has changed it.
 * @param seen what the form showed, by {@link asShown}; `undefined` for a caller without a form
 * @throws RangeError
 */
export function checkSeen(entry: readonly string[], seen: string | undefined): void {
  if (seen !== undefined && seen !== asShown(entry)) throw new ChangedSince(entry)
}

/** For who has the form of an entry open that somebody takes off the list meanwhile: it must not come back by that. */
export const takenOff = () =>
  new RangeError(
    'Somebody has taken this off the list since you opened it. Below is what you typed; kept once more, it is a new entry.',
  )

/** What a form has shown that is answered with a refusal: the newer entry only to who is told of it. */
export const shownAfter = (refused: Error, seen: string | undefined): string | undefined =>
  refused instanceof ChangedSince ? refused.shown : seen

/** For the batch of what was done. @param who one of the operator's people; empty where nobody is named */
export const officeAct = (db: Db, page: PageOfActs, who: string, what: string, now = new Date()) =>
  db.insert(officeActs).values({ at: now.toISOString(), page, who, what: what.slice(0, MOST_WORDS) })

type Act = readonly [page: PageOfActs, who: string, what: string]

/** Writes something together with who did it. */
export const writeWithAct = (env: Env, act: Act, statements: (db: Db) => readonly BatchItem<'sqlite'>[]) =>
  query(() => {
    const db = primary(env)
    return db.batch([officeAct(db, ...act), ...statements(db)])
  })

/** Where nothing is written but that. */
export const noteOfficeAct = (env: Env, ...act: Act) => writeWithAct(env, act, () => [])

/** The last ones, the newest first. */
export const lastOfficeActs = (env: Env, page: PageOfActs, now = new Date()): Promise<OfficeActRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(officeActs)
      .where(and(eq(officeActs.page, page), gte(officeActs.at, oldest(now))))
      .orderBy(desc(officeActs.id))
      .limit(SHOWN),
  )

export const forgetOfficeActs = (env: Env, now = new Date()) =>
  query(() =>
    primary(env)
      .delete(officeActs)
      .where(lt(officeActs.at, oldest(now))),
  )
