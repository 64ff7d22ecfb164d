/** Tables of rates and safari offers (design section 6). Timestamps are UTC, ISO 8601. */
import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import type { DistanceSource } from '#domain/calls.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares.ts'
import { utcNow } from './utc-now.ts'

/** Columns that every stored distance has. Built anew for each table: a column remembers its own. */
const provenance = () => ({
  /** In menus, lists and the sitemap; the others were computed for a visitor. */
  listed: integer('listed', { mode: 'boolean' }).notNull().default(false),
  source: text('source').$type<DistanceSource>().notNull().default('embedded'),
  /** False: could not be checked against the island's roads, served to nobody. */
  verified: integer('verified', { mode: 'boolean' }).notNull().default(false),
  createdAt: text('created_at').notNull().default(utcNow),
  updatedAt: text('updated_at').notNull().default(utcNow),
  /** When the distance must no longer be used (Google's terms); NULL for never. */
  expiresAt: text('expires_at'),
})

/** Listed and computed pairs. Prices are not stored: distance and duration give them (`domain/fares.ts`). */
export const transferRates = sqliteTable('transfer_rates', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Canonical slug, `taxi-from-{pickup}-to-{dropoff}`, percent-encoded. */
  url: text('url').notNull().unique(),
  /** One for all spellings of the pair: see `routeKey` in `domain/places.ts`. */
  routeKey: text('route_key').notNull().unique(),
  /** Listed rates: id of the pickup's first rate, 0 for that one itself (specification section 3, the menu list). */
  sub: integer('sub'),
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  distanceKm: integer('distance_km').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  /** Position of the pickup, degrees. */
  pickupLat: real('pickup_lat'),
  pickupLng: real('pickup_lng'),
  /** Position of the dropoff, degrees. */
  latloc: real('latloc'),
  longloc: real('longloc'),
  ...provenance(),
}, (table) => [
  // What the fare rules can price, and nothing else: a slip of the operator's hand is refused, not quoted.
  check('transfer_rates_distance', sql`${table.distanceKm} between 1 and ${sql.raw(String(MAX_DRIVABLE_KM))}`),
  check('transfer_rates_duration', sql`${table.durationMinutes} >= 1`),
  index('transfer_rates_listed').on(table.id).where(sql`${table.listed} = 1`),
  index('transfer_rates_expiring').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
])

export type TransferRow = typeof transferRates.$inferSelect
export type NewTransferRow = typeof transferRates.$inferInsert

/** Distances of safaris: from the pickup through the park's gate to the dropoff. */
export const safariOffers = sqliteTable('safari_offers', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** Canonical half-day slug of the safari page, percent-encoded. */
  url: text('url').notNull().unique(),
  routeKey: text('route_key').notNull().unique(),
  park: text('park').notNull(),
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  distanceKm: integer('distance_km').notNull(),
  ...provenance(),
}, (table) => [
  check('safari_offers_distance', sql`${table.distanceKm} between 0 and ${sql.raw(String(MAX_DRIVABLE_KM))}`),
  index('safari_offers_listed').on(table.park, table.id).where(sql`${table.listed} = 1`),
  index('safari_offers_expiring').on(table.expiresAt).where(sql`${table.expiresAt} is not null`),
])

export type SafariRow = typeof safariOffers.$inferSelect
