/** The tables in D1. Every migration is generated from here: `npx drizzle-kit generate`. */
import { sql } from 'drizzle-orm'
import { check, index, integer, real, sqliteTable, sqliteView, text, unique } from 'drizzle-orm/sqlite-core'
import type { OperatorStep } from '#domain/bookings/operator-steps.ts'
import type { PaymentProblem, PaymentStatus } from '#domain/bookings/payments.ts'
import type { BookingStatus } from '#domain/bookings/texts.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { DistanceSource } from '#domain/quotes/call-shapes.ts'
import type { TourType } from '#domain/safaris/tour-price.ts'

/** This moment in UTC, written as `Date.toISOString` does, so that texts compare as times. */
export const utcNow = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`

/**
 * What both tables of saved distances have: listed ones, and those computed for a visitor. Timestamps are UTC, ISO
 * 8601; positions are
 * degrees. A function, because a column belongs to one table.
 */
const distanceColumns = () => ({
  id: integer('id').primaryKey({ autoIncrement: true }),
  /**
   * Nobody reads it: the slug of a page follows from the names. Listed rows still have it, for a Worker of an earlier
   * version; a later migration drops it.
   */
  url: text('url')
    .notNull()
    .$default(() => ''),
  /** One for all spellings of a trip: see `tripKey` in `worker/quotes/placed-trips.ts`. */
  routeKey: text('route_key').notNull().unique(),
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  pickupLat: real('pickup_lat'),
  pickupLng: real('pickup_lng'),
  /** Position of the dropoff. */
  latloc: real('latloc'),
  longloc: real('longloc'),
  distanceKm: integer('distance_km').notNull(),
  durationMinutes: integer('duration_minutes').notNull(),
  /** In menus, lists and the sitemap. The others were computed for a visitor. */
  listed: integer('listed', { mode: 'boolean' }).notNull().default(false),
  source: text('source').$type<DistanceSource>().notNull().default('embedded'),
  createdAt: text('created_at').notNull().default(utcNow),
  updatedAt: text('updated_at').notNull().default(utcNow),
  /** When a computed distance must no longer be used; NULL for listed ones. */
  expiresAt: text('expires_at'),
})

/** Prices are not stored: they follow from distance and duration. */
export const transferRates = sqliteTable(
  'transfer_rates',
  {
    ...distanceColumns(),
    /** Listed rates: id of the pickup's first rate, 0 for that one itself. */
    sub: integer('sub'),
  },
  (table) => [
    // Refuses an operator's slip that the fare rules could not price.
    check('transfer_rates_distance', sql`${table.distanceKm} between 1 and ${sql.raw(String(MAX_DRIVABLE_KM))}`),
    check('transfer_rates_duration', sql`${table.durationMinutes} >= 1`),
    index('transfer_rates_listed')
      .on(table.id)
      .where(sql`${table.listed} = 1`),
    index('transfer_rates_expiring')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
)

/** Tours by way of the park's gate. */
export const safariOffers = sqliteTable(
  'safari_offers',
  {
    ...distanceColumns(),
    park: text('park').notNull(),
  },
  (table) => [
    check('safari_offers_distance', sql`${table.distanceKm} between 0 and ${sql.raw(String(MAX_DRIVABLE_KM))}`),
    check('safari_offers_duration', sql`${table.durationMinutes} >= 0`),
    index('safari_offers_listed')
      .on(table.id)
      .where(sql`${table.listed} = 1`),
    index('safari_offers_expiring')
      .on(table.expiresAt)
      .where(sql`${table.expiresAt} is not null`),
  ],
)

/**
 * What both tables of bookings have. Timestamps are UTC, ISO 8601. A pickup's date and time are Sri Lanka time, stored
 * as given.
 */
const bookingColumns = () => ({
  /** Internal: it would tell how many bookings there are. */
  id: integer('id').primaryKey({ autoIncrement: true }),
  /** The answer's insertId and the payment link's id: 48 random bits. */
  number: integer('number')
    .notNull()
    .unique()
    .default(sql`(abs(random() % 281474976710655) + 1)`),
  /** For the customer; also in the address of the booking's page. See `domain/bookings/reference.ts`. */
  reference: text('reference').notNull().unique(),
  /** Of the quote token that was redeemed. At most one booking has it. */
  jti: text('jti').notNull().unique(),
  /** Keyed hash of what the customer sent. It tells a repeated post from a new one. Empty once erased. */
  fingerprint: text('fingerprint').notNull(),
  status: text('status').$type<BookingStatus>().notNull().default('new'),
  /**
   * The position of a place, or the distance, rests on a visitor's word; or Turnstile could not say whether a person
   * booked.
   */
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
  /** For the driver: empty or NULL where the guest said nothing. */
  guestName: text('guest_name').notNull().default(''),
  bags: integer('bags'),
  childSeats: integer('child_seats'),
  flight: text('flight').notNull().default(''),
  pickupAddress: text('pickup_address').notNull().default(''),
  dropoffAddress: text('dropoff_address').notNull().default(''),
  createdAt: text('created_at').notNull().default(utcNow),
  /** When the operator last changed what the customer sees: its status, driver, day or place. */
  statusChangedAt: text('status_changed_at'),
  /** Who drives, as the operator wrote it; NULL until somebody is assigned. */
  driverName: text('driver_name'),
  /** E.164. */
  driverPhone: text('driver_phone'),
  /** The car's number plate, and its make or colour. */
  driverCar: text('driver_car'),
  /** Opens the driver's sheet: random, another one for each driver. */
  driverCode: text('driver_code'),
  /** Whole dollars that have been paid. */
  paidUsd: integer('paid_usd').notNull().default(0),
  /** Raised by each of the operator's steps: of two steps at once, the second is refused. */
  version: integer('version').notNull().default(0),
  /** When the customer's personal data was removed. Route and figures stay. */
  erasedAt: text('erased_at'),
})

export const transferBookings = sqliteTable(
  'transfer_bookings',
  {
    ...bookingColumns(),
    duration: text('duration').notNull(),
    vehicle: text('vehicle').$type<VehicleClass>().notNull(),
    priceLkr: integer('price_lkr').notNull(),
    flightDetails: text('flight_details').notNull(),
    /** NULL where the guest did not say. */
    travelers: integer('travelers'),
    /** Reference of the drive the other way that was booked with it; NULL for a single drive. */
    otherWay: text('other_way'),
    /** The later one of the two. */
    isReturn: integer('is_return', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    index('transfer_bookings_by_day').on(table.pickupDate),
    index('transfer_bookings_to_erase')
      .on(table.pickupDate)
      .where(sql`${table.erasedAt} is null`),
    index('transfer_bookings_driver')
      .on(table.driverCode)
      .where(sql`${table.driverCode} is not null`),
  ],
)

export type TransferBooking = typeof transferBookings.$inferSelect

export const safariBookings = sqliteTable(
  'safari_bookings',
  {
    ...bookingColumns(),
    park: text('park').notNull(),
    type: text('type').$type<TourType>().notNull(),
    travelers: integer('travelers').notNull(),
    notes: text('notes').notNull(),
  },
  (table) => [
    index('safari_bookings_by_day').on(table.pickupDate),
    index('safari_bookings_to_erase')
      .on(table.pickupDate)
      .where(sql`${table.erasedAt} is null`),
    index('safari_bookings_driver')
      .on(table.driverCode)
      .where(sql`${table.driverCode} is not null`),
  ],
)

export type SafariBooking = typeof safariBookings.$inferSelect

export type BookingKind = 'transfer' | 'safari'
/**
 * What a mail is about, and who gets it. `customer`: the receipt; `operator`: the notice of a new booking; `guest`: the
 * guest changed or cancelled it; `status`, `driver`, `change`: the operator
 * confirmed or cancelled the booking, assigned a driver, or changed it; `overview`: tomorrow's pickups; the others:
 * `domain/bookings/occasions.ts`.
 */
export const AUDIENCES = {
  customer: 'customer',
  status: 'customer',
  driver: 'customer',
  change: 'customer',
  reminder: 'customer',
  thanks: 'customer',
  operator: 'operator',
  guest: 'operator',
  overview: 'operator',
  'no-driver-12': 'operator',
  'no-driver-3': 'operator',
} as const satisfies Record<string, 'customer' | 'operator'>

export type MailAudience = keyof typeof AUDIENCES

/** Mail to be sent, written in one batch with its booking. Address and text come from the booking when it is sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    /** `day`: about no booking, but about all pickups of a day. */
    kind: text('kind').$type<BookingKind | 'day'>().notNull(),
    /** Of a `day`, its date as a number: 20261231. */
    bookingId: integer('booking_id').notNull(),
    audience: text('audience').$type<MailAudience>().notNull(),
    createdAt: text('created_at').notNull().default(utcNow),
    /** Not tried before this time. */
    dueAt: text('due_at').notNull().default(utcNow),
    attempts: integer('attempts').notNull().default(0),
    /** Until then somebody is sending it. */
    leasedUntil: text('leased_until'),
    /** When the mail service accepted it. */
    sentAt: text('sent_at'),
    /** Set after a day of tries, or a final refusal: then the operator must write. */
    givenUpAt: text('given_up_at'),
    /** Code or name of the last error. Not its message, which may hold an address. */
    lastError: text('last_error'),
    /** Keyed hash of the customer's address, to count the receipts that one address is sent. Removed after a day. */
    recipient: text('recipient'),
    /** When it was last handed to the mail service. */
    triedAt: text('tried_at'),
    /** The mail service's name for it, once accepted: what is heard of it later bears that name. */
    messageId: text('message_id'),
    /** When the mail service said that it has not arrived, and why, in its own code words. */
    bouncedAt: text('bounced_at'),
    bounceReason: text('bounce_reason'),
  },
  (table) => [
    index('outbox_recipient')
      .on(table.recipient)
      .where(sql`${table.recipient} is not null`),
    index('outbox_tried')
      .on(table.triedAt)
      .where(sql`${table.triedAt} is not null`),
    unique('outbox_once').on(table.kind, table.bookingId, table.audience),
    index('outbox_unsent')
      .on(table.dueAt)
      .where(sql`${table.sentAt} is null and ${table.givenUpAt} is null`),
    index('outbox_message')
      .on(table.messageId)
      .where(sql`${table.messageId} is not null`),
    index('outbox_bounced')
      .on(table.bouncedAt)
      .where(sql`${table.bouncedAt} is not null`),
    index('outbox_given_up')
      .on(table.givenUpAt)
      .where(sql`${table.givenUpAt} is not null`),
  ],
)

/** What the operator did with a booking, step by step, and what was paid of it. */
export const bookingHistory = sqliteTable(
  'booking_history',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    kind: text('kind').$type<BookingKind>().notNull(),
    bookingId: integer('booking_id').notNull(),
    at: text('at').notNull().default(utcNow),
    step: text('step').$type<OperatorStep | 'payment'>().notNull(),
    /** In words, for the operator. Empty once the booking is erased: it may name the customer or the driver. */
    detail: text('detail').notNull(),
  },
  (table) => [index('booking_history_by_booking').on(table.kind, table.bookingId, table.id)],
)

export type HistoryRow = typeof bookingHistory.$inferSelect

/** What the payment gateway said, each event once. docs/payments.md */
export const paymentNotices = sqliteTable(
  'payment_notices',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    gateway: text('gateway').notNull(),
    event: text('event').notNull(),
    payment: text('payment').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** As the gateway named the booking. */
    orderName: text('order_name').notNull(),
    /** NULL where no booking has that name. */
    kind: text('kind').$type<BookingKind>(),
    bookingId: integer('booking_id'),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    /** What it changed of the booking's `paid_usd`. */
    countedUsd: integer('counted_usd').notNull(),
    /** Why the operator has to look at it. */
    problem: text('problem').$type<PaymentProblem>(),
    receivedAt: text('received_at').notNull().default(utcNow),
    /** How often the gateway sent it. */
    times: integer('times').notNull().default(1),
    /** When the operator saw to its problem. */
    settledAt: text('settled_at'),
  },
  (table) => [
    unique('payment_notices_once').on(table.gateway, table.event, table.status),
    index('payment_notices_by_booking').on(table.kind, table.bookingId),
    index('payment_notices_open')
      .on(table.id)
      .where(sql`${table.problem} is not null and ${table.settledAt} is null`),
  ],
)

export type PaymentNoticeRow = typeof paymentNotices.$inferSelect

/** Bookings of both kinds, as the operator sees them. A migration makes the view. */
export const operatorBookings = sqliteView('operator_bookings', {
  kind: text('kind').$type<BookingKind>().notNull(),
  id: integer('id').notNull(),
  reference: text('reference').notNull(),
  number: integer('number').notNull(),
  status: text('status').$type<BookingStatus>().notNull(),
  /** Not once the operator has confirmed or cancelled it. */
  needsReview: integer('needs_review', { mode: 'boolean' }).notNull(),
  pickupDate: text('pickup_date').notNull(),
  pickupTime: text('pickup_time').notNull(),
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  distanceKm: integer('distance_km').notNull(),
  /** Of transfers. */
  duration: text('duration'),
  vehicle: text('vehicle').$type<VehicleClass>(),
  priceLkr: integer('price_lkr'),
  /** Of tours. */
  park: text('park'),
  type: text('type').$type<TourType>(),
  /** NULL where a transfer's guest did not say. */
  travelers: integer('travelers'),
  priceUsd: integer('price_usd').notNull(),
  paidUsd: integer('paid_usd').notNull(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  phoneTyped: text('phone_typed').notNull(),
  /** Flight or room details, or notes. */
  details: text('details').notNull(),
  guestName: text('guest_name').notNull(),
  bags: integer('bags'),
  childSeats: integer('child_seats'),
  flight: text('flight').notNull(),
  pickupAddress: text('pickup_address').notNull(),
  dropoffAddress: text('dropoff_address').notNull(),
  otherWay: text('other_way'),
  isReturn: integer('is_return', { mode: 'boolean' }).notNull(),
  driverName: text('driver_name'),
  driverPhone: text('driver_phone'),
  driverCar: text('driver_car'),
  driverCode: text('driver_code'),
  createdAt: text('created_at').notNull(),
  erasedAt: text('erased_at'),
  version: integer('version').notNull(),
}).existing()

export type OperatorBooking = typeof operatorBookings.$inferSelect

/** When something that must go on was last done: the cron's sweep. */
export const heartbeats = sqliteTable('heartbeats', {
  name: text('name').primaryKey(),
  at: text('at').notNull(),
})

/** What the operator was told, so that it is not told again at once. */
export const alarms = sqliteTable('alarms', {
  name: text('name').primaryKey(),
  raisedAt: text('raised_at').notNull(),
})

export type OutboxRow = typeof outbox.$inferSelect
