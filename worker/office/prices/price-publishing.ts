/** The draft of a price list; from when a list counts, and why, as its owner types it on the page and in the command; and which ones are to come. */
import type { PriceList } from '#domain/prices/price-list.ts'
import { addDays, instantOf, isRealDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { visibleLine } from '#domain/visible-text.ts'
import type { Env } from '#worker/environment.ts'
import { listOfNumber, listNumber } from '#worker/prices/request-price-list.ts'
import {
  publish,
  publishedLists,
  type NewList,
  type PublishedList,
  type Publishing,
} from '#worker/prices/publication.ts'
import { and, asc, between, count, eq, inArray } from 'drizzle-orm'
import { RUNNING } from '#domain/bookings/ride.ts'
import { closedOn } from '#domain/prices/dated-price.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import { MOST_BYTES } from '#domain/prices/price-list-schema.ts'
import { primary, query, WriteConflict } from '#worker/database/d1.ts'
import { priceDraft, type PriceDraftRow, rides } from '#worker/database/schema.ts'

/** 'list 4', or the first one. */
export const listName = (number: number) => (number === 0 ? 'the list that the site came with' : `list ${number}`)

const MOST_DAYS_AHEAD = 366
const LONGEST_WHY = 200

/** The first moment of a day in Sri Lanka; `null` for now. @throws RangeError for what is no coming day */
export function publishingDay(typed: string, now: Date): Date | null {
  if (typed === '') return null
  const { date: today } = sriLankaTime(now)
  if (!isRealDate(typed) || typed < today || typed > addDays(today, MOST_DAYS_AHEAD))
    throw new RangeError(
      `'${typed.slice(0, 40)}' is no day from today to a year from now, such as ${addDays(today, 7)}.`,
    )
  return typed === today ? null : instantOf({ date: typed, time: '00:00' })
}

/** @throws RangeError for none, or one that is too long */
export function publishingReason(typed: string): string {
  const why = visibleLine(typed)
  if (why === '' || why.length > LONGEST_WHY || /\p{Cc}/u.test(why))
    throw new RangeError(`Say why, in one line of at most ${LONGEST_WHY} characters.`)
  return why
}

/** A list that begins where another was taken back says so: prices of the day before go on, also those published since. */
const takenBack = (number: number, goesOn: string) => `List ${number} is taken back, ${goesOn} goes on`
const TAKEN_BACK = /^(List \d+ is taken back), (?:list (\d+)|the list that the site came with) goes on$/

/** The number of the list that its owner made: of one that only goes on where another was taken back, that which goes on. */
export function goingOn(published: readonly PublishedList[], number: number): number {
  const said = TAKEN_BACK.exec(published.find((each) => each.number === number)?.why ?? '')
  const goesOn = Number(said?.[2] ?? 0)
  return said && goesOn < number ? goingOn(published, goesOn) : number
}

/** Which publishing took a list back. */
export const takingBackOf = (published: readonly PublishedList[], number: number): PublishedList | undefined =>
  published.findLast(({ why }) => TAKEN_BACK.exec(why)?.[1] === `List ${number} is taken back`)

/** Whether another one was published for the same moment since. */
export const isReplaced = (published: readonly PublishedList[], { number, validFrom }: PublishedList): boolean =>
  published.some((other) => other.validFrom === validFrom && other.number > number)

/** Lists that will begin, in the order of their days: of one moment, the one that was published last. */
const beginning = (published: readonly PublishedList[], after: number): PublishedList[] =>
  published
    .filter((each) => Date.parse(each.validFrom) > after && !isReplaced(published, each))
    .toSorted((a, b) => a.validFrom.localeCompare(b.validFrom))

/** Lists by which guests will pay something else. */
export const comingLists = (published: readonly PublishedList[], now: Date): PublishedList[] =>
  beginning(published, now.getTime()).filter(({ why }) => !TAKEN_BACK.test(why))

/** The number of the list that counts until a coming one begins. */
const listUntil = (published: readonly PublishedList[], coming: PublishedList): number =>
  published
    .filter(({ validFrom }) => validFrom < coming.validFrom)
    .toSorted((a, b) => b.validFrom.localeCompare(a.validFrom) || b.number - a.number)[0]?.number ?? 0

/** What is published where a list that is to come is taken back. */
export interface TakingBack {
  /** The number of the list that goes on. */
  readonly goesOn: number
  readonly list: PriceList
  readonly validFrom: Date
  readonly why: string
}

/**
 * A list to come never counts: on its day begins once more what counts until then.
 * @returns `null` for a number that is none of a list to come
 */
export async function takingBack(env: Env, number: number, now: Date): Promise<TakingBack | null> {
  const published = await publishedLists(env)
  const coming = comingLists(published, now).find((each) => each.number === number)
  if (!coming) return null
  const goesOn = listUntil(published, coming)
  const list = (await listOfNumber(env, goesOn))!
  return { goesOn, list, validFrom: new Date(coming.validFrom), why: takenBack(number, listName(goesOn)) }
}

/** Publishes a list, which goes on where others were taken back. @throws as `publish` does */
export async function publishOnward(env: Env, asked: NewList): Promise<Publishing> {
  const done = await publish(env, asked)
  if (!done.isPublished) return done
  let latest = done.number
  for (const { validFrom, why } of beginning(await publishedLists(env), Date.parse(done.validFrom))) {
    const [, said] = TAKEN_BACK.exec(why) ?? []
    if (said === undefined) break
    const onward = { ...asked, validFrom: new Date(validFrom), why: `${said}, list ${done.number} goes on` }
    const next = await publish(env, { ...onward, basedOn: latest })
    // Who was faster has the last word on that day, too.
    if (!next.isPublished) break
    latest = next.number
  }
  return done
}

/* The price list that the operator's people are working on: one draft for all of them, kept until it is published. */

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

export interface BookedDay {
  readonly date: string
  readonly rides: number
}

/** The days that a list closes and the one in force does not, and how many rides are booked for them. */
export async function bookedOnClosedDays(env: Env, list: PriceList, now: Date): Promise<BookedDay[]> {
  const { date: today } = sriLankaTime(now)
  const first = list.closed.map(({ from }) => from).toSorted()[0]
  const last = list.closed
    .map(({ to }) => to)
    .toSorted()
    .at(-1)
  if (first === undefined || last === undefined || last < today) return []
  const { pickupDate, park, vehicle, status } = rides
  const booked = await query(() =>
    primary(env)
      .select({ date: pickupDate, park, vehicle, rides: count() })
      .from(rides)
      .where(and(between(pickupDate, first > today ? first : today, last), inArray(status, RUNNING)))
      .groupBy(pickupDate, park, vehicle)
      .orderBy(asc(pickupDate)),
  )
  const days = new Map<string, number>()
  for (const { date, rides: many, ...driven } of booked)
    if (closedOn(date, driven, list) && !closedOn(date, driven)) days.set(date, (days.get(date) ?? 0) + many)
  return Array.from(days, ([date, many]) => ({ date, rides: many }))
}
