/**
 * The price list of a request: it has one list for its whole life, its own or that of a quote. What is known of all lists:
 * price-list-cache.ts
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import type { CacheContext } from '@cloudflare/workers-types'
import { eq } from 'drizzle-orm'
import type { PricedDay, PricedFor } from '#domain/bookings/agreed/kept-season.ts'
import { listDifference, type OtherList } from '#domain/prices/list-difference.ts'
import {
  type Former,
  onceForEachList,
  priceList,
  takeFormerParkKinds,
  takeFormerVehicleNames,
  takePriceListFrom,
} from '#domain/prices/current-price-list.ts'
import type { PriceList, Promises } from '#domain/prices/price-list.ts'
import { dayNumber, MINUTE_MS, sriLankaTime, startOfDay } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query, READ_WAIT_MS } from '#worker/database/d1.ts'
import { priceLists } from '#worker/database/schema.ts'
import { type Env, settings } from '#worker/environment.ts'
import { SiteError } from '#worker/platform/site-error.ts'
import {
  type KnownList,
  type KnownLists,
  FIRST,
  FIRST_NUMBER,
  readList,
  listsIn,
  listAt,
  documentOfD1,
  knownLists,
  keepCopy,
} from './price-list-cache.ts'

/** In this time every data centre sells at a new list. */
const SPREAD_MS = 2 * MINUTE_MS
/** The most lists that are published before a data centre hears of the first of them. */
const MOST_UNHEARD = 5

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

/** In front of the Worker, where there is one. */
export const cacheOfRequest = (): Scope['cache'] => scope().cache

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
  const midnight = seasons.length > 0 || closed.length > 0 ? [startOfDay(dayNumber(now) + 1)] : []
  const later = scope().known.flatMap(({ validFrom }) => (validFrom > now ? [validFrom] : []))
  const changes = [...midnight, ...later]
  return changes.length > 0 ? Math.min(...changes) : null
}

/**
 * What is made of a whole list and a day of Sri Lanka, made once for each: a season begins at midnight, and a price list at
 * any moment.
 */
export function onceForEachListAndDay<Value>(make: () => Value): () => Value {
  const made = onceForEachList(() => new Map<number, Value>())
  return () => {
    const today = dayNumber(Date.now())
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
/** What a list says of the day that a price is of. @throws SiteError `unavailable`, as above */
export function pricedDay({ list, date, time }: PricedFor): PricedDay {
  const { number, list: own } = priced()
  if (own && number === list) return { list, date, time, rules: priceList(), whole: priceList() }
  const { dates, list: whole } = listHeardOf(list)
  return { list, date, time, rules: dates, ...(whole ? { whole } : {}) }
}

/**
 * Rides with the whole list that the price of each is of, for what another vehicle costs. One read for each list that isolates
 * do not keep whole.
 * @throws DatabaseUnavailable
 */
export async function withWholeLists<Rides extends readonly { readonly pricedDay: PricedDay }[]>(
  env: Env,
  rides: Rides,
): Promise<Rides> {
  const asked = new Set(rides.flatMap(({ pricedDay: { whole, list } }) => (whole || list === null ? [] : [list])))
  if (asked.size === 0) return rides
  const read = await Promise.all([...asked].map(async (list) => [list, await listOfNumber(env, list)] as const))
  const lists = new Map<number | null, PriceList | null>(read)
  return rides.map((ride) => {
    const whole = ride.pricedDay.whole ?? lists.get(ride.pricedDay.list)
    return whole ? { ...ride, pricedDay: { ...ride.pricedDay, whole } } : ride
  }) as unknown as Rides
}
/** The promises of all lists that bookings may have been made under. */
export const everyPromises = (): readonly Promises[] => [FIRST, ...scope().known].map(({ promises }) => promises)

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
  const known = listsIn(await documentOfD1(env, now)) ?? []
  keepCopy(env, known, now)
  Object.assign(current, { known, inForce: listAt(known, now), isKnown: true })
}

/**
 * For the office, which says what a draft changes: an isolate that has not heard of the newest list learns it, and goes by it.
 * @param newest number of the list that was published last @throws DatabaseUnavailable
 */
export async function learnNewest(env: Env, newest: number): Promise<void> {
  const current = scopes.getStore()
  if (current && !listKnown(newest)) await learnLists(env, current)
}

/**
 * Before {@link promisesOfList} is asked for a booking that was made just now, under a list that this isolate has not heard
 * of. @throws DatabaseUnavailable
 */
export async function hearOfList(env: Env, number: number): Promise<void> {
  const current = scopes.getStore()
  if (!current || listKnown(number)) return
  const known = listsIn(await documentOfD1(env, Date.now()))
  if (known) current.known = known
}
