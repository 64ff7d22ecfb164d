/**
 * The owner's price lists. D1 keeps each that was ever published. KV has one document: what counts now, next and lately,
 * and of every list what its bookings keep. Each isolate has a copy of that for some seconds, and a request has one list
 * for its whole life. Why it is so: docs/decisions/22-price-lists.md
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheContext } from '@cloudflare/workers-types'
import { desc, eq, sql } from 'drizzle-orm'
import * as v from 'valibot'
import { FIRST_PRICE_LIST } from '#domain/prices/first-price-list.ts'
import { listDifference, type OtherList } from '#domain/prices/list-difference.ts'
import {
  type Former,
  onceForEachList,
  takeFormerParkKinds,
  takeFormerVehicleNames,
  takePriceListFrom,
} from '#domain/prices/list-in-force.ts'
import { MOST_BYTES } from '#domain/prices/plain-data.ts'
import { type PriceList, type Promises, TOUR_KINDS, type Vehicle } from '#domain/prices/price-list.ts'
import { QUOTE_LIFETIME_MS } from '#domain/quotes/quote-calls.ts'
import { addDays, HOUR_MS, instantOf, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query, READ_WAIT_MS, WriteConflict } from '#worker/database/d1.ts'
import { type PriceListRow, priceLists } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'
import { logFailure, logWarning } from '#worker/log.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import { inTime } from '#worker/platform/time-limit.ts'

/** The names of classes that a list gives, by class. */
export type VehicleNames = Readonly<Record<string, Vehicle['names']>>

/** A list that was published, as every isolate knows it. */
interface KnownList {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly validFrom: number
  readonly promises: Promises
  /** Rupees for a dollar of what has no price in rupees of its own. */
  readonly lkrPerUsd: number
  readonly vehicleNames: VehicleNames
  /** What a tour is in its parks; a safari, or what the first list says, where nothing is said. */
  readonly parkKinds: Former['parkKinds']
  /** Whole, if a quote may be of it: it is in force, was lately, or will be. */
  readonly list: PriceList | null
}

/** All lists that were published, in the order of their numbers. The first list, number 0, is not among them. */
type KnownLists = readonly KnownList[]

/** The number of {@link FIRST_PRICE_LIST}, which is in no row. */
export const FIRST_NUMBER = 0

const namesIn = (vehicles: PriceList['vehicles']): VehicleNames =>
  Object.fromEntries(Object.entries(vehicles).map(([name, { names }]) => [name, names]))

const isUsual = (park: string, kind: string) => kind === (FIRST_PRICE_LIST.parks[park]?.kind ?? 'safari')

function kindsIn(parks: PriceList['parks']): Former['parkKinds'] {
  const kinds = Object.entries(parks).map(([name, { kind }]) => [name, kind] as const)
  return Object.fromEntries(kinds.filter(([name, kind]) => !isUsual(name, kind)))
}

const FIRST: KnownList = {
  number: FIRST_NUMBER,
  validFrom: -Infinity,
  promises: FIRST_PRICE_LIST.promises,
  lkrPerUsd: FIRST_PRICE_LIST.dollar.lkr,
  vehicleNames: namesIn(FIRST_PRICE_LIST.vehicles),
  parkKinds: {},
  list: FIRST_PRICE_LIST,
}

const KEY = 'price-lists'

/** How long an isolate sells by its copy, in ms. */
const FRESH_MS = 15_000
/** How long a data centre keeps what it has read of KV, in seconds: the least that KV allows. */
const KV_SECONDS = 30
/** While neither KV nor D1 answers, they are asked again after this time, in ms. */
const RETRY_MS = 5000
/** A read of KV takes some 10 ms, at worst some 200. */
const WAIT_MS = 1000
/** For how long after its end a list stays whole in KV: clocks differ, and a quote of it is valid for a day. */
const WHOLE_MS = QUOTE_LIFETIME_MS + HOUR_MS
/** In this time every data centre sells at a new list. */
const SPREAD_MS = 2 * MINUTE_MS
/** Clocks of data centres differ by less. */
const CLOCKS_DIFFER_MS = 10_000
/** So many lists at most are published before a data centre hears of the first of them. */
const MOST_UNHEARD = 5

// A list was checked when it was published. This holds what pages would fall over, whoever wrote it into KV.
const ListSchema = v.looseObject({
  vehicles: v.record(v.string(), v.looseObject({ isOffered: v.boolean(), names: v.record(v.string(), v.string()) })),
  dollar: v.looseObject({ lkr: v.number(), lkrInTours: v.number() }),
  transfers: v.looseObject({}),
  least: v.record(v.string(), v.number()),
  roundedTo: v.number(),
  byHand: v.array(v.looseObject({})),
  tours: v.looseObject({ transportPerKm: v.number() }),
  parks: v.record(v.string(), v.looseObject({ shortName: v.string() })),
  seasons: v.array(v.looseObject({})),
  closed: v.array(v.looseObject({})),
  promises: v.looseObject({ driverHours: v.number(), lateCharges: v.array(v.looseObject({})) }),
})

/** What KV has under {@link KEY}. */
const DocumentSchema = v.object({
  lists: v.array(
    v.object({
      number: v.pipe(v.number(), v.safeInteger(), v.minValue(1)),
      validFrom: v.pipe(v.string(), v.isoTimestamp()),
      promises: ListSchema.entries.promises,
      lkrPerUsd: v.fallback(v.number(), FIRST_PRICE_LIST.dollar.lkr),
      vehicles: ListSchema.entries.vehicles,
      parkKinds: v.fallback(v.record(v.string(), v.picklist(TOUR_KINDS)), {}),
      list: v.nullable(v.unknown()),
    }),
  ),
})
type ListDocument = v.InferOutput<typeof DocumentSchema>

/** Lists by what they say: what was once made of a list stays made as long as lists say the same. */
const lists = new Map([[JSON.stringify(FIRST_PRICE_LIST), FIRST_PRICE_LIST]])
const MOST_LISTS = 20

/** Fields that lists have since later on are the first list's in an earlier one. */
function readList(json: unknown): PriceList | null {
  const text = JSON.stringify(json)
  const known = lists.get(text)
  if (known) return known
  // Not what valibot makes of it: that has another order.
  const list = { ...FIRST_PRICE_LIST, ...(json as object) }
  const parsed = v.safeParse(ListSchema, list)
  if (!parsed.success) {
    logWarning(`a price list does not fit at ${v.getDotPath(parsed.issues[0])}, and is passed over`)
    return null
  }
  if (lists.size >= MOST_LISTS) lists.delete(lists.keys().next().value!)
  lists.set(text, list)
  return list
}

/** @returns `null` for what is no such document */
function readDocument(json: unknown): KnownLists | null {
  const parsed = v.safeParse(DocumentSchema, json)
  if (!parsed.success) {
    logWarning(`KV's ${KEY} does not fit at ${v.getDotPath(parsed.issues[0])}, and is passed over`)
    return null
  }
  return parsed.output.lists
    .map(({ number, validFrom, promises, lkrPerUsd, vehicles, parkKinds, list }): KnownList => ({
      number,
      lkrPerUsd,
      parkKinds,
      validFrom: Date.parse(validFrom),
      promises: { ...FIRST_PRICE_LIST.promises, ...promises } as unknown as Promises,
      vehicleNames: namesIn(vehicles as unknown as PriceList['vehicles']),
      list: list === null ? null : readList(list),
    }))
    .toSorted((a, b) => a.number - b.number)
}

/** The list in force at a moment: that which came into force last, and of these the one that was published later. */
function listAt(known: KnownLists, moment: number): KnownList {
  return known.reduce(
    (found, each) => (each.validFrom <= moment && each.validFrom >= found.validFrom ? each : found),
    FIRST,
  )
}

/** Of a list's JSON, without the rest of it. */
const partOf = <Part>(name: 'promises' | 'vehicles' | 'parks' | 'dollar.lkr') =>
  sql<Part>`json_extract(${priceLists.json}, ${`$.${name}`})`

/** What KV should have. One statement. @throws DatabaseUnavailable */
async function documentOfD1(env: Env, now: number): Promise<ListDocument> {
  const lately = new Date(now - WHOLE_MS).toISOString()
  const rows = await query(
    () =>
      primary(env)
        .select({
          ...columnsOf(priceLists, 'number', 'validFrom'),
          promises: partOf<string>('promises'),
          lkrPerUsd: partOf<number>('dollar.lkr'),
          vehicles: partOf<string>('vehicles'),
          parks: partOf<string>('parks'),
          list: sql<string | null>`case when ${priceLists.validFrom} > ${lately} or ${priceLists.number} = (
            select number from price_lists where valid_from <= ${lately} order by valid_from desc, number desc limit 1
          ) then ${priceLists.json} end`,
        })
        .from(priceLists)
        .orderBy(priceLists.number),
    READ_WAIT_MS,
  )
  return {
    lists: rows.map(({ number, validFrom, promises, lkrPerUsd, vehicles, parks, list }) => ({
      number,
      validFrom,
      lkrPerUsd,
      promises: JSON.parse(promises) as ListDocument['lists'][number]['promises'],
      vehicles: JSON.parse(vehicles) as ListDocument['lists'][number]['vehicles'],
      parkKinds: kindsIn(JSON.parse(parks) as PriceList['parks']),
      list: list === null ? null : (JSON.parse(list) as unknown),
    })),
  }
}

/** What an isolate knows, and until when it sells by it; `null` if it could not find out. */
interface Copy {
  readonly known: KnownLists | null
  /** Milliseconds since 1970. */
  readonly until: number
}

const copies = new WeakMap<Env, Copy>()

/** @returns `undefined` if KV does not answer, or holds what does not fit; `null` if it has nothing */
async function documentOfKv(env: Env): Promise<KnownLists | null | undefined> {
  try {
    const found = await inTime(WAIT_MS, env.CACHE.get(KEY, { type: 'json', cacheTtl: KV_SECONDS }))
    return found === null ? null : (readDocument(found) ?? undefined)
  } catch {
    return undefined
  }
}

/**
 * All published lists, as a request sees them. D1 is asked only by an isolate that knows nothing yet and finds nothing in
 * KV: the cron writes there even that there is no list.
 * @returns `null` if neither KV nor D1 has ever answered this isolate
 */
async function knownLists(env: Env, now: number): Promise<KnownLists | null> {
  const copy = copies.get(env)
  // Where time has gone back, the copy may be of a later moment.
  if (copy && now < copy.until && now >= copy.until - FRESH_MS) return copy.known
  const keep = (known: KnownLists | null, ms: number) => {
    copies.set(env, { known, until: now + ms })
    return known
  }
  const found = await documentOfKv(env)
  // A data centre may still have what KV had before this isolate published.
  const isOlder = (found?.at(-1)?.number ?? 0) < (copy?.known?.at(-1)?.number ?? 0)
  if (found && !isOlder) return keep(found, FRESH_MS)
  if (copy?.known && (found === undefined || copy.known.length === 0)) return keep(copy.known, RETRY_MS)
  // `query` has logged why D1 does not answer.
  const document = await documentOfD1(env, now).catch(() => null)
  const known = document && readDocument(document)
  return known ? keep(known, FRESH_MS) : keep(copy?.known ?? null, RETRY_MS)
}

/** What a request prices by. */
interface Scope {
  known: KnownLists
  inForce: KnownList
  /** Not where neither KV nor D1 could tell. */
  isKnown: boolean
  /** Another list, where that one counts: of a quote, or a draft. */
  readonly other?: Pick<KnownList, 'number' | 'list'> | undefined
  /** Cloudflare's, in front of this Worker; not in local runs. */
  readonly cache?: Pick<CacheContext, 'purge'> | undefined
}

const scopes = new AsyncLocalStorage<Scope>()

const unavailable = () =>
  new SiteError('unavailable', { detail: 'Prices cannot be told; please try again in a moment' })

/** What code outside of any request gets. */
const NO_SCOPE: Scope = { known: [], inForce: FIRST, isKnown: true }
const scope = () => scopes.getStore() ?? NO_SCOPE
const priced = () => scope().other ?? scope().inForce

/** @throws SiteError `unavailable` */
function listOf({ list }: Pick<KnownList, 'list'>): PriceList {
  if (list === null) throw unavailable()
  return list
}

takePriceListFrom(() => listOf(priced()))
takeFormerVehicleNames(
  (vehicle) =>
    scope().known.findLast(({ vehicleNames }) => Object.hasOwn(vehicleNames, vehicle))?.vehicleNames[vehicle],
)
takeFormerParkKinds(
  (park) => scope().known.findLast(({ parkKinds }) => Object.hasOwn(parkKinds, park))?.parkKinds[park],
)

const without = <Value>(parts: readonly Readonly<Record<string, Value>>[], current: object) =>
  Object.fromEntries(Object.entries(Object.assign({}, ...parts)).filter(([name]) => !Object.hasOwn(current, name)))

/** What a booking's page needs of earlier lists; `null` for nothing. */
export function formerOfPage(): Former | null {
  const { known } = scope()
  const { vehicles, parks } = listOf(priced())
  const former = {
    vehicleNames: without(
      known.map(({ vehicleNames }) => vehicleNames),
      vehicles,
    ),
    parkKinds: without(
      known.map(({ parkKinds }) => parkKinds),
      parks,
    ),
  } as Former
  return Object.values(former).every((part) => Object.keys(part).length === 0) ? null : former
}

/** The number of the list that this request prices by. */
export const listNumber = (): number => priced().number

const listKnown = (number: number): KnownList | undefined =>
  number === FIRST_NUMBER ? FIRST : scope().known.find((each) => each.number === number)

/** @throws SiteError `unavailable` for a number that this isolate has not heard of yet */
function listHeardOf(number: number): KnownList {
  const found = listKnown(number)
  if (!found) throw unavailable()
  return found
}

const differenceOf = onceForEachList((list) => ({
  whole: listDifference(list),
  withoutHandSet: listDifference({ ...list, byHand: [] }) ?? {},
}))

/**
 * What a browser needs of a list; `null` for one that says what the first one says. Prices that were set by hand come with
 * the answers of calls: hundreds of them would weigh more than the page's own data.
 * @param isWhole with them, for a page that prices without a network
 */
const inBrowsers = (number: number, list: PriceList, isWhole = false): OtherList | null => {
  const { whole, withoutHandSet } = differenceOf(list)
  if (!whole) return null
  // A draft is of today.
  const from = Math.max(0, listKnown(number)?.validFrom ?? 0) || Date.now()
  return { number, from: sriLankaTime(new Date(from)).date, changes: isWhole ? whole : withoutHandSet }
}

/** What this request's page holds of its list. @throws SiteError `unavailable` */
export const listOfPage = (isOfflinePage = false): OtherList | null =>
  inBrowsers(listNumber(), listOf(priced()), isOfflinePage)

/** For {@link LIST_HEADER}: 0 for a list that says what the first one says; `null` if nobody can tell. */
export const shownListNumber = (): number | null => {
  const { number, list } = priced()
  return list && (inBrowsers(number, list)?.number ?? FIRST_NUMBER)
}

/**
 * For a browser whose page was made by another list than an answer: one that is in force or was lately. What comes later is
 * told to nobody.
 * @throws DatabaseUnavailable
 */
export async function listForBrowsers(env: Env, number: number): Promise<OtherList | null> {
  const latest = scope().known.at(-1)?.number ?? FIRST_NUMBER
  // Data centres hear of a list at different moments.
  if (number > latest && number <= latest + MOST_UNHEARD) await hearOfList(env, number)
  const found = listKnown(number)
  return found?.list && found.validFrom <= Date.now() + SPREAD_MS ? inBrowsers(number, found.list) : null
}

/**
 * Until when pages are right that show prices: the next list, or the next day where prices or closed days depend on it.
 * @returns milliseconds since 1970; `null` if nothing is known to change
 */
export function pricesUntil(now = Date.now()): number | null {
  const { seasons, closed } = listOf(priced())
  const tomorrow = { date: addDays(sriLankaTime(new Date(now)).date, 1), time: '00:00' }
  const midnight = seasons.length > 0 || closed.length > 0 ? [instantOf(tomorrow)!.getTime()] : []
  const later = scope().known.flatMap(({ validFrom }) => (validFrom > now ? [validFrom] : []))
  const changes = [...midnight, ...later]
  return changes.length > 0 ? Math.min(...changes) : null
}

/**
 * What is made of a whole list and a day of Sri Lanka, made once for each: a season begins at midnight, and a price list at
 * any moment.
 */
export function onceForEachListAndDay<Value>(make: () => Value): () => Value {
  const made = onceForEachList(() => new Map<string, Value>())
  return () => {
    const today = sriLankaTime(new Date()).date
    const days = made()
    if (!days.has(today)) {
      days.clear()
      days.set(today, make())
    }
    return days.get(today)!
  }
}

/**
 * What was promised with a booking. @param number its list's
 * @throws SiteError `unavailable` for a list that was published some seconds ago
 */
export const promisesOfList = (number: number): Promises => listHeardOf(number).promises
/** The same; `null` for a number that nobody has heard of, as a caller may send any. */
export const promisesIfKnown = (number: number): Promises | null => listKnown(number)?.promises ?? null
/** Rupees for a dollar in what is owed of such a booking. @throws SiteError `unavailable`, as above */
export const dollarOfList = (number: number): number => listHeardOf(number).lkrPerUsd
/** The promises of all lists that bookings may have been made under. */
export const everyPromises = (): readonly Promises[] => [FIRST, ...scope().known].map(({ promises }) => promises)
/** @throws SiteError `unavailable` for a list that was published some seconds ago */
export const vehicleNamesOfList = (number: number): VehicleNames => listHeardOf(number).vehicleNames

/**
 * Where neither store answers an isolate that knows nothing, it cannot say whether a list was ever published. A site whose
 * deploy said so tells no price then. Any other one sells at the first list: a quote of it counts only if that list was
 * in force when it was made, and no booking is written without D1.
 */
const refusesUnknown = (env: Env) => settings(env).PRICES_PUBLISHED !== null

async function scopeAt(env: Env, now: number): Promise<Scope> {
  const known = await knownLists(env, now)
  if (known) return { known, inForce: listAt(known, now), isKnown: true }
  return { known: [], inForce: refusesUnknown(env) ? { ...FIRST, list: null } : FIRST, isKnown: false }
}

/** Runs with the lists of this moment: whatever is priced in it, also after an `await`, is priced by one list. */
export async function runWithPriceLists<T>(env: Env, run: () => T | Promise<T>, cache?: Scope['cache']): Promise<T> {
  const current = await scopeAt(env, Date.now())
  return scopes.run({ ...current, cache }, run)
}

/** Prices by another list than the one in force. */
export const runUnderList = <T>(list: PriceList, run: () => T, number = listNumber()): T =>
  scopes.run({ ...scope(), other: { number, list } }, run)

/** Prices by the list in force, where another one has counted. */
export const runUnderListInForce = <T>(run: () => T): T => scopes.run({ ...scope(), other: undefined }, run)

/** Whether a list was in force at a moment, as far as clocks, and data centres that hear of it later, can say. */
function wasInForce(number: number, moment: number): boolean {
  const { known } = scope()
  const [first, last] = [moment - SPREAD_MS, moment + SPREAD_MS]
  const changes = known.map(({ validFrom }) => validFrom).filter((from) => from > first && from <= last)
  return [first, ...changes].some((each) => listAt(known, each).number === number)
}

/**
 * Prices by the list of a quote, if that counts: the list in force says whether those of earlier ones do. If it does not,
 * the quote is of another list than the one that this request prices by.
 * @param madeAt milliseconds since 1970
 * @throws DatabaseUnavailable
 */
export async function runUnderListOfQuote<T>(
  env: Env,
  number: number,
  madeAt: number,
  run: () => T | Promise<T>,
): Promise<T> {
  const current = scopes.getStore()
  if (current && !current.isKnown) await learnLists(env, current)
  if (number === listNumber()) return run()
  await hearOfList(env, number)
  const { inForce } = scope()
  const quoted = listKnown(number)
  if (!quoted?.list || !wasInForce(number, madeAt)) return run()
  // Other data centres may have heard of a list before this one.
  const isLater = quoted.validFrom > inForce.validFrom
  return isLater || listOf(inForce).earlierQuotes === 'count' ? runUnderList(quoted.list, run, number) : run()
}

/** A list that was published, or the first; `null` for a number that none has. @throws DatabaseUnavailable */
export async function listOfNumber(env: Env, number: number): Promise<PriceList | null> {
  const known = listKnown(number)
  if (known?.list) return known.list
  const [row] = await query(
    () => primary(env).select(columnsOf(priceLists, 'json')).from(priceLists).where(eq(priceLists.number, number)),
    READ_WAIT_MS,
  )
  return row ? readList(JSON.parse(row.json)) : null
}

/** Nothing is booked by a guess. @throws DatabaseUnavailable */
async function learnLists(env: Env, current: Scope): Promise<void> {
  const now = Date.now()
  const known = readDocument(await documentOfD1(env, now)) ?? []
  copies.set(env, { known, until: now + FRESH_MS })
  Object.assign(current, { known, inForce: listAt(known, now), isKnown: true })
}

/**
 * Before {@link promisesOfList} is asked for a booking that was made just now, under a list that this isolate has not heard
 * of. @throws DatabaseUnavailable
 */
export async function hearOfList(env: Env, number: number): Promise<void> {
  const current = scopes.getStore()
  if (!current || listKnown(number)) return
  const known = readDocument(await documentOfD1(env, Date.now()))
  if (known) current.known = known
}

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
      copies.set(env, { known: readDocument(document), until: now + FRESH_MS })
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
    await scope().cache?.purge({ purgeEverything: true })
  } catch (error) {
    logFailure('price lists: purge', error)
  }
}
