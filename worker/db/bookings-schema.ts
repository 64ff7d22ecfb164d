/**
 * Tables of bookings and of the mail they cause (design section 6).
 * Timestamps are UTC, ISO 8601; a pickup's date and time are Sri Lanka time, stored as given.
 */
import { sql } from 'drizzle-orm'
import { index, integer, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import type { BookingStatus } from '#domain/bookings/status.ts'
import type { VehicleClass } from '#domain/fares.ts'
import type { SafariType } from '#domain/safari.ts'
import { utcNow } from './utc-now.ts'

/** Columns that both kinds of booking have. Built anew for each: a column remembers its table. */
const booking = () => ({
  /** The answer's insertId. */
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** What the customer quotes, and the booking page's address: see `domain/bookings/reference.ts`. */
  reference: text('reference').notNull().unique(),
  /** Of the quote token that was redeemed: one booking at most bears it. */
  jti: text('jti').notNull().unique(),
  /** Keyed hash of what the customer sent: tells a repeated post from another one. Empty once erased. */
  fingerprint: text('fingerprint').notNull(),
  status: text('status').$type<BookingStatus>().notNull().default('new'),
  /** The quote rested on a visitor's word: for where a place is, or for a price below that of the island's roads. */
  needsReview: integer('needs_review', { mode: 'boolean' }).notNull(),
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  distanceKm: integer('distance_km').notNull(),
  /** `YYYY-MM-DD`, Sri Lanka time. */
  pickupDate: text('pickup_date').notNull(),
  /** `HH:mm`, Sri Lanka time. */
  pickupTime: text('pickup_time').notNull(),
  priceUsd: integer('price_usd').notNull(),
  email: text('email').notNull(),
  /** E.164. */
  phone: text('phone').notNull(),
  phoneTyped: text('phone_typed').notNull(),
  createdAt: text('created_at').notNull().default(utcNow),
  statusChangedAt: text('status_changed_at'),
  /** When the customer's personal data was removed; route and figures stay. */
  erasedAt: text('erased_at'),
})

export const transferBookings = sqliteTable('transfer_bookings', {
  ...booking(),
  duration: text('duration').notNull(),
  vehicle: text('vehicle').$type<VehicleClass>().notNull(),
  priceLkr: integer('price_lkr').notNull(),
  flightDetails: text('flight_details').notNull(),
}, (table) => [index('transfer_bookings_by_day').on(table.pickupDate)])

export type TransferBooking = typeof transferBookings.$inferSelect

export const safariBookings = sqliteTable('safari_bookings', {
  ...booking(),
  park: text('park').notNull(),
  type: text('type').$type<SafariType>().notNull(),
  travelers: integer('travelers').notNull(),
  notes: text('notes').notNull(),
}, (table) => [index('safari_bookings_by_day').on(table.pickupDate)])

export type SafariBooking = typeof safariBookings.$inferSelect

export type BookingKind = 'transfer' | 'safari'
/** `status`: the customer again, once the operator has confirmed or cancelled the booking. */
export type MailAudience = 'customer' | 'operator' | 'status'

/** Mail to be sent; written in the batch that writes the booking. Holds no address and no text: those are the booking's. */
export const outbox = sqliteTable('outbox', {
  id: integer('id').primaryKey({ autoIncrement: true }),
  kind: text('kind').$type<BookingKind>().notNull(),
  bookingId: integer('booking_id').notNull(),
  audience: text('audience').$type<MailAudience>().notNull(),
  createdAt: text('created_at').notNull().default(utcNow),
  /** Not tried before this time. */
  dueAt: text('due_at').notNull().default(utcNow),
  attempts: integer('attempts').notNull().default(0),
  /** Somebody is sending it until then. */
  leasedUntil: text('leased_until'),
  sentAt: text('sent_at'),
  /** Tried for a day, or refused for good: the operator must write. */
  givenUpAt: text('given_up_at'),
  /** Code or name of the last error; never its message, which may hold an address. */
  lastError: text('last_error'),
}, (table) => [
  unique('outbox_once').on(table.kind, table.bookingId, table.audience),
  index('outbox_unsent').on(table.dueAt).where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
])

export type OutboxRow = typeof outbox.$inferSelect
