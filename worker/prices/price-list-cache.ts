/**
 * The owner's price lists, as every isolate knows them. D1 keeps each that was ever published. KV has one document: what
 * counts now, next and lately, and of every list what its bookings keep. Each isolate has a copy of that for some seconds.
 * Why it is so: docs/decisions/22-price-lists.md
 */
import { sql } from 'drizzle-orm'
import * as v from 'valibot'
import type { SeasonRules } from '#domain/bookings/agreed/kept-season.ts'
import { FIRST_PRICE_LIST } from '#domain/prices/first-prices.ts'
import type { Former } from '#domain/prices/current-price-list.ts'
import { type PriceList, type Promises, TOUR_KINDS, type Vehicle } from '#domain/prices/price-list.ts'
import { QUOTE_LIFETIME_MS } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { HOUR_MS } from '#domain/sri-lanka-time.ts'
import { columnsOf, primary, query, READ_WAIT_MS } from '#worker/database/d1.ts'
import { priceLists } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { logWarning } from '#worker/log.ts'
import { KvCopies, readDocument, RETRY_MS } from '#worker/platform/kv.ts'

/** The names of classes that a list gives, by class. */
type VehicleNames = Readonly<Record<string, Vehicle['names']>>

/** A list that was published, as every isolate knows it. */
export interface KnownList {
  readonly number: number
  /** Milliseconds since 1970. */
  readonly validFrom: number
  readonly promises: Promises
  /** Rupees for a dollar of what has no price in rupees of its own. */
  readonly lkrPerUsd: number
  /** What it made of the days and hours of its bookings. Its seasons are without their names. */
  readonly dates: SeasonRules
  readonly vehicleNames: VehicleNames
  /** What a tour is in its parks; a safari, or what the first list says, where nothing is said. */
  readonly parkKinds: Former['parkKinds']
  /** Whole, if a quote may be of it: it is in force, was lately, or will be. */
  readonly list: PriceList | null
}

/** All lists that were published, in the order of their numbers. The first list, number 0, is not among them. */
export type KnownLists = readonly KnownList[]

/** The number of {@link FIRST_PRICE_LIST}, which is in no row. */
export const FIRST_NUMBER = 0

const namesIn = (vehicles: PriceList['vehicles']): VehicleNames =>
  Object.fromEntries(Object.entries(vehicles).map(([name, { names }]) => [name, names]))

const isUsual = (park: string, kind: string) => kind === (FIRST_PRICE_LIST.parks[park]?.kind ?? 'safari')

function kindsIn(parks: PriceList['parks']): Former['parkKinds'] {
  const kinds = Object.entries(parks).map(([name, { kind }]) => [name, kind] as const)
  return Object.fromEntries(kinds.filter(([name, kind]) => !isUsual(name, kind)))
}

const datesOf = ({ seasons, night, roundedTo }: SeasonRules): SeasonRules => ({
  seasons: seasons.map((season) => ({ ...season, names: {} })),
  night,
  roundedTo,
})

export const FIRST: KnownList = {
  number: FIRST_NUMBER,
  validFrom: -Infinity,
  promises: FIRST_PRICE_LIST.promises,
  lkrPerUsd: FIRST_PRICE_LIST.dollar.lkr,
  dates: datesOf(FIRST_PRICE_LIST),
  vehicleNames: namesIn(FIRST_PRICE_LIST.vehicles),
  parkKinds: {},
  list: FIRST_PRICE_LIST,
}

export const KEY = 'price-lists'

/** For how long after its end a list stays whole in KV: clocks differ, and a quote of it is valid for a day. */
const WHOLE_MS = QUOTE_LIFETIME_MS + HOUR_MS

// A list was checked when it was published. This checks what pages would fall over, because anything may be in KV.
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
      // Without them nobody knows what a moved ride costs: a document that has none is passed over, and D1 asked.
      dates: v.object({
        seasons: v.array(v.looseObject({ from: v.string(), to: v.string(), percent: v.number() })),
        night: v.nullable(v.looseObject({ from: v.string(), until: v.string() })),
        roundedTo: v.number(),
      }),
      vehicles: ListSchema.entries.vehicles,
      parkKinds: v.fallback(v.record(v.string(), v.picklist(TOUR_KINDS)), {}),
      list: v.nullable(v.unknown()),
    }),
  ),
})
export type ListDocument = v.InferOutput<typeof DocumentSchema>

/** Lists by what they say: what was once made of a list stays made as long as lists say the same. */
const lists = new Map([[JSON.stringify(FIRST_PRICE_LIST), FIRST_PRICE_LIST]])
const MOST_LISTS = 20

/** Fields that lists have since later on are the first list's in an earlier one. */
export function readList(json: unknown): PriceList | null {
  const text = JSON.stringify(json)
  const known = lists.get(text)
  if (known) return known
  const read = { ...FIRST_PRICE_LIST, ...(json as object) }
  const parsed = v.safeParse(ListSchema, read)
  if (!parsed.success) {
    logWarning(`a price list does not fit at ${v.getDotPath(parsed.issues[0])}, and is passed over`)
    return null
  }
  // Not what valibot makes of it: that has another order.
  const list = { ...read, promises: { ...FIRST_PRICE_LIST.promises, ...read.promises } }
  if (lists.size >= MOST_LISTS) lists.delete(lists.keys().next().value!)
  lists.set(text, list)
  return list
}

/** @returns `null` for what is no such document */
export function listsIn(json: unknown): KnownLists | null {
  const parsed = v.safeParse(DocumentSchema, json)
  if (!parsed.success) {
    logWarning(`KV's ${KEY} does not fit at ${v.getDotPath(parsed.issues[0])}, and is passed over`)
    return null
  }
  return parsed.output.lists
    .map(({ number, validFrom, promises, lkrPerUsd, dates, vehicles, parkKinds, list }): KnownList => ({
      number,
      lkrPerUsd,
      dates: dates as unknown as SeasonRules,
      parkKinds,
      validFrom: Date.parse(validFrom),
      promises: { ...FIRST_PRICE_LIST.promises, ...promises } as unknown as Promises,
      vehicleNames: namesIn(vehicles as unknown as PriceList['vehicles']),
      list: list === null ? null : readList(list),
    }))
    .toSorted((a, b) => a.number - b.number)
}

/** The list in force at a moment: that which came into force last, and of these the one that was published later. */
export function listAt(known: KnownLists, moment: number): KnownList {
  return known.reduce(
    (found, each) => (each.validFrom <= moment && each.validFrom >= found.validFrom ? each : found),
    FIRST,
  )
}

/** Of a list's JSON, without the rest of it. */
const partOf = <Part>(name: 'promises' | 'vehicles' | 'parks' | 'dollar.lkr' | keyof SeasonRules) =>
  sql<Part>`json_extract(${priceLists.json}, ${`$.${name}`})`

/** What KV should have. One statement. @throws DatabaseUnavailable */
export async function documentOfD1(env: Env, now: number): Promise<ListDocument> {
  const lately = new Date(now - WHOLE_MS).toISOString()
  const rows = await query(
    () =>
      primary(env)
        .select({
          ...columnsOf(priceLists, 'number', 'validFrom'),
          promises: partOf<string>('promises'),
          lkrPerUsd: partOf<number>('dollar.lkr'),
          seasons: partOf<string | null>('seasons'),
          night: partOf<string | null>('night'),
          roundedTo: partOf<number | null>('roundedTo'),
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
    lists: rows.map(({ number, validFrom, promises, lkrPerUsd, seasons, night, roundedTo, vehicles, parks, list }) => ({
      number,
      validFrom,
      lkrPerUsd,
      dates: datesOf({
        seasons: seasons === null ? FIRST_PRICE_LIST.seasons : (JSON.parse(seasons) as PriceList['seasons']),
        night: night === null ? FIRST_PRICE_LIST.night : (JSON.parse(night) as PriceList['night']),
        roundedTo: roundedTo ?? FIRST_PRICE_LIST.roundedTo,
      }) as unknown as ListDocument['lists'][number]['dates'],
      promises: JSON.parse(promises) as ListDocument['lists'][number]['promises'],
      vehicles: JSON.parse(vehicles) as ListDocument['lists'][number]['vehicles'],
      parkKinds: kindsIn(JSON.parse(parks) as PriceList['parks']),
      list: list === null ? null : (JSON.parse(list) as unknown),
    })),
  }
}

/** What an isolate sells by; `null` if it could not find out. */
const copies = new KvCopies<KnownLists | null>()

/** @returns `undefined` if KV does not answer, or holds what does not fit; `null` if it has nothing */
export async function documentOfKv(env: Env): Promise<KnownLists | null | undefined> {
  try {
    const found = await readDocument(env, KEY)
    return found === null ? null : (listsIn(found) ?? undefined)
  } catch {
    return undefined
  }
}

/**
 * All published lists, as a request sees them. D1 is asked only by an isolate that knows nothing yet and finds nothing in
 * KV: the cron writes there even that there is no list.
 * @returns `null` if neither KV nor D1 has ever answered this isolate
 */
export async function knownLists(env: Env, now: number): Promise<KnownLists | null> {
  const fresh = copies.fresh(env, now)
  if (fresh) return fresh.value
  const last = copies.last(env)
  const found = await documentOfKv(env)
  // A data centre may still have what KV had before this isolate published.
  const isOlder = (found?.at(-1)?.number ?? 0) < (last?.at(-1)?.number ?? 0)
  if (found && !isOlder) return copies.keep(env, found, now)
  if (last && (found === undefined || last.length === 0)) return copies.keep(env, last, now, RETRY_MS)
  // `query` has logged why D1 does not answer.
  const document = await documentOfD1(env, now).catch(() => null)
  const known = document && listsIn(document)
  return known ? copies.keep(env, known, now) : copies.keep(env, last ?? null, now, RETRY_MS)
}

/** What this isolate has found out, or has published itself. */
export const keepCopy = (env: Env, known: KnownLists | null, now: number): void => void copies.keep(env, known, now)
