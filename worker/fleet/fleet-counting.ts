/**
 * Whether cars are counted, and whose quotes and bookings have to ask for one. KV has a document of the fleet, written with
 * each change of it; each isolate has a copy for some seconds, as of the price lists. Nobody is refused by this copy: D1
 * decides when a booking is written.
 */
import { sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { Db } from '#worker/database/d1.ts'
import { cars, fleet } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { KvCopies } from '#worker/platform/kv.ts'

export const FLEET_KEY = 'fleet'

const copies = new KvCopies<unknown>()

/** The document of the fleet, unchecked; `null` while nothing is counted, or where KV has never answered. */
export const fleetDocument = (env: Env, now: number): Promise<unknown> =>
  copies.read(env, now, FLEET_KEY, (document) => document, null)

export const keepFleetDocument = (env: Env, document: unknown, now: number): void =>
  void copies.keep(env, document, now)

/** Whether cars are counted, as far as this isolate knows. */
export async function isFleetCounted(env: Env, now = Date.now()): Promise<boolean> {
  const document = (await fleetDocument(env, now)) as { readonly fleet?: { readonly cars?: unknown } } | null
  const counted = document?.fleet?.cars
  return Array.isArray(counted) && counted.length > 0
}

/** What has changed and is not in KV yet: days of holds, or the whole fleet. */
export type Noted = ReadonlySet<string> | 'all'

const noted = new WeakMap<Env, Noted>()

/** After the answer KV learns of it. @param days on which holds have come or gone, `YYYY-MM-DD`; without them all is written anew */
export function noteFleetChange(env: Env, days: readonly string[] | 'all' = 'all'): void {
  const before = noted.get(env)
  noted.set(env, before === 'all' || days === 'all' ? 'all' : new Set([...(before ?? []), ...days]))
}

export const isFleetNoted = (env: Env): boolean => noted.has(env)

/** What was noted, once. */
export function takeNoted(env: Env): Noted | null {
  const found = noted.get(env) ?? null
  noted.delete(env)
  return found
}

/** Refuses the batch that it is in, with a conflict: there is one row of the fleet, and no second one with its key. */
export const refuses = (db: Db, isOther: SQL): BatchItem<'sqlite'> =>
  db
    .insert(fleet)
    .select(
      db
        .select({ id: fleet.id, version: fleet.version, marginMinutes: fleet.marginMinutes })
        .from(fleet)
        .where(isOther),
    )

/** Where the fleet is another one than a plan was computed from. */
export const refusesOtherFleet = (db: Db, version: number) => refuses(db, sql`${fleet.version} <> ${version}`)

/** Where cars are counted, and this isolate has not heard of it. */
export const refusesCounted = (db: Db) =>
  refuses(db, sql`exists (select 1 from ${cars} where ${cars.vehicle} is not null and ${cars.endedAt} is null)`)
