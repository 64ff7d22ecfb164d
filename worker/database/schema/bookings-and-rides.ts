/** The tables in D1. Every migration is generated from here, but for the view: `npx drizzle-kit generate --name what_changed`. */
import { sql, type SQL } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  primaryKey,
  real,
  type SQLiteColumn,
  sqliteTable,
  sqliteView,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core'
import type { RideKind, TourLength } from '#domain/contract-texts.ts'
import type { DriverLanguage } from '#domain/driver-texts/driver-texts.ts'
import { DRIVER_NOTES, type DriverNote } from '#domain/bookings/request/notes-for-the-driver.ts'
import type { DemandDimensions, DemandWord } from '#domain/insight/demand.ts'
import type { DriverNews, OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import type { InvoicedRide, InvoiceKind, Party, TaxLine } from '#domain/bookings/money/invoices.ts'
import type { EnteredMethod, PaymentMethod, PaymentProblem, PaymentStatus } from '#domain/bookings/money/payments.ts'
import type { GatewayRefundState } from '#domain/bookings/money/gateway-refunds.ts'
import type { PaymentCurrency } from '#domain/bookings/money/sums.ts'
import type { DriverEntryKind } from '#domain/bookings/money/driver-account.ts'
import type { Complaint } from '#domain/bookings/day/complaints.ts'
import type { AlarmKind, AlarmStage, Closing } from '#domain/bookings/day/alarms.ts'
import type { DriverAnswer, GuestWord, RideEvent } from '#domain/bookings/day/ride-events.ts'
import type { DayOffReason } from '#domain/bookings/driver/listed-drivers.ts'
import type { BookingStatus, CarState } from '#domain/bookings/ride.ts'
import type { HeldFor, OpinionState } from '#domain/bookings/opinion.ts'
import type { ProposalAct, StoredState } from '#domain/proposals/proposal.ts'
import type { PhotoType } from '#domain/picture-files.ts'
import type { PhotoWords } from '#domain/photos.ts'
import type { Paper } from '#domain/fleet/calendar.ts'
import { MAX_DRIVABLE_KM } from '#domain/fares/transfer-fare.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { OfficeTopic, PushSaid } from '#domain/bookings/day/push-words.ts'
import type { TrainWay } from '#domain/journeys/hill-train.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls.ts'
import type { DistanceSource } from '#domain/quotes/quote-calls.ts'

/** This moment in UTC, written as `Date.toISOString` does, so that texts compare as times. */
export const utcNow = sql`(strftime('%Y-%m-%dT%H:%M:%fZ', 'now'))`

/* Columns of many tables, and indexes of a part of the rows. Functions, because a column belongs to one table. */

const id = () => integer('id').primaryKey({ autoIncrement: true })
const flag = (name: string) => integer(name, { mode: 'boolean' }).notNull()
const textOrEmpty = (name: string) => text(name).notNull().default('')
/** When the row was written. */
const stamp = (name: string) => text(name).notNull().default(utcNow)
const currency = () => text('currency').$type<PaymentCurrency>().notNull()

type Columns = [SQLiteColumn, ...SQLiteColumn[]]
const indexWhere = (name: string, where: SQL, ...on: Columns) =>
  index(name)
    .on(...on)
    .where(where)
const onceWhere = (name: string, where: SQL, ...on: Columns) =>
  uniqueIndex(name)
    .on(...on)
    .where(where)
/** Of the rows that have a value in its first column. */
const indexOfKnown = (name: string, ...on: Columns) => indexWhere(name, sql`${on[0]} is not null`, ...on)
const onceIfKnown = (name: string, ...on: Columns) => onceWhere(name, sql`${on[0]} is not null`, ...on)

/** How a mail, push or message goes out. */
const attempts = () => ({
  attempts: integer('attempts').notNull().default(0),
  /** Until then somebody is sending it. */
  leasedUntil: text('leased_until'),
})
const outcome = () => ({
  /** When the service accepted it. */
  sentAt: text('sent_at'),
  /** After a day of tries, or a final refusal; or when nobody needed it any more. */
  givenUpAt: text('given_up_at'),
  /** Code, status or name of the last error. Not its message, which may hold an address. */
  lastError: text('last_error'),
})

const photo = () => ({
  /** By its bytes. */
  type: text('type').$type<PhotoType>().notNull(),
  /** Of `MAX_PHOTO_BYTES` at most: a backup is text. */
  base64: text('base64').notNull(),
  at: stamp('at'),
})

/**
 * What both tables of saved distances have: listed ones, and those computed for a visitor. Timestamps are UTC, ISO
 * 8601; positions are degrees.
 */
const distanceColumns = () => ({
  id: id(),
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
  listed: flag('listed').default(false),
  source: text('source').$type<DistanceSource>().notNull().default('embedded'),
  /** The revision of the roads that a distance was computed from (`worker/quotes/built-in-lists.ts`). */
  roads: textOrEmpty('roads'),
  createdAt: stamp('created_at'),
  updatedAt: stamp('updated_at'),
  /** When a computed distance must no longer be used; NULL for listed ones. */
  expiresAt: text('expires_at'),
})

/** Prices are not stored: they follow from distance and duration. */
export const transferRates = sqliteTable('transfer_rates', distanceColumns(), (table) => [
  // Refuses an operator's slip that the fare rules could not price.
  check('transfer_rates_distance', sql`${table.distanceKm} between 1 and ${sql.raw(String(MAX_DRIVABLE_KM))}`),
  check('transfer_rates_duration', sql`${table.durationMinutes} >= 1`),
  indexWhere('transfer_rates_listed', sql`${table.listed} = 1`, table.id),
  indexOfKnown('transfer_rates_expiring', table.expiresAt),
])

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
    indexWhere('safari_offers_listed', sql`${table.listed} = 1`, table.id),
    indexOfKnown('safari_offers_expiring', table.expiresAt),
  ],
)

/** Hotels and guesthouses whose guests book by a link of theirs. */
export const partners = sqliteTable('partners', {
  id: id(),
  /** Part of the link, random. A guest who books with it was sent by this partner. */
  code: text('code').notNull().unique(),
  name: text('name').notNull(),
  /** Where its guests are picked up: a place that the site knows. */
  place: text('place').notNull(),
  /** The percentage of the price that the partner gets of rides that are booked from now on. */
  percent: integer('percent').notNull(),
  /** When the partnership ended: the link leads to the home page, and books nothing for the partner. */
  endedAt: text('ended_at'),
  /** Whom its invoices are for. Empty where it gets none. */
  company: textOrEmpty('company'),
  address: textOrEmpty('address'),
  taxNumber: textOrEmpty('tax_number'),
  /** It pays for its guests' rides that are booked from now on, by an invoice each month. */
  onAccount: flag('on_account').default(false),
  /** Of its invoices. */
  currency: currency().default('LKR'),
})

export type PartnerRow = typeof partners.$inferSelect

/** The price lists that the owner has published. Only ever added to: triggers refuse anything else. */
export const priceLists = sqliteTable(
  'price_lists',
  {
    /** Counts from 1. Number 0 is the list that the site comes with. */
    number: integer('number').primaryKey(),
    /** A `PriceList` as JSON. */
    json: text('json').notNull(),
    /** When it comes into force: UTC, ISO 8601. */
    validFrom: text('valid_from').notNull(),
    createdAt: stamp('created_at'),
    /** Which of the operator's people published it. */
    who: text('who').notNull(),
    why: text('why').notNull(),
  },
  (table) => [check('price_lists_number', sql`${table.number} >= 1`)],
)

export type PriceListRow = typeof priceLists.$inferSelect

/** The price list that the operator's people are working on, one for all of them. */
export const priceDraft = sqliteTable(
  'price_draft',
  {
    id: integer('id').primaryKey(),
    /** A price list as JSON. It may hold wrong values: whoever typed them sees them again. */
    json: text('json').notNull(),
    /** The list that it began as: a number of `price_lists`, or 0. */
    basedOn: integer('based_on').notNull(),
    /** Raised by every change. */
    version: integer('version').notNull(),
    changedAt: stamp('changed_at'),
    who: text('who').notNull(),
  },
  (table) => [check('price_draft_alone', sql`${table.id} = 1`)],
)

export type PriceDraftRow = typeof priceDraft.$inferSelect

/**
 * A booking: the contract with a guest. Timestamps are UTC, ISO 8601.
 * `rides` has what is driven, `payment_allocations` what was paid.
 */
export const bookings = sqliteTable(
  'bookings',
  {
    /** The answer's insertId and the payment link's id: 48 random bits. It does not tell how many bookings there are. */
    number: integer('number').primaryKey(),
    /** For the customer; also in the address of the booking's page. See `domain/bookings/reference.ts`. */
    reference: text('reference').notNull().unique(),
    /** With the reference it opens the guest's changes: `worker/bookings/guest-key.ts`. */
    guestKey: text('guest_key').notNull(),
    /** Keyed hash of what the customer sent. It tells a repeated post from a new one. Empty once erased. */
    fingerprint: text('fingerprint').notNull(),
    /** The language of mails and pages, BCP 47. */
    language: text('language').notNull().default('en'),
    email: text('email').notNull(),
    /** E.164. */
    phone: text('phone').notNull(),
    phoneTyped: text('phone_typed').notNull(),
    createdAt: stamp('created_at'),
    /** Whether each ride has a fare of its own, or a car and driver stay for `stayDays`. */
    arrangement: text('arrangement').$type<Arrangement>().notNull().default('rides'),
    /** NULL where each ride has a fare of its own. */
    stayDays: integer('stay_days'),
    /** Whose link brought the guest, and what the partner gets of it: written once. NULL for most bookings. */
    partnerId: integer('partner_id').references(() => partners.id),
    partnerPercent: integer('partner_percent'),
    /** The partner pays for it, and not the guest: written once. */
    onAccount: flag('on_account').default(false),
    /** An invoice was issued: what falls of its price is credited in the batch that lowers it. */
    isInvoiced: flag('is_invoiced').default(false),
    /** The list that it was made under, whose promises it keeps: a number of `price_lists`, or 0. */
    priceList: integer('price_list').notNull().default(0),
    /** Rupees of a dollar in that list, for the sums of `operator_bookings`. */
    lkrPerUsd: real('lkr_per_usd'),
    /** Its guest had read that a car is free for each ride: whoever gets none all the same was overtaken. */
    saidFree: flag('said_free').default(false),
    /** Its guest lives in Sri Lanka: `domain/bookings/money/residents.ts`. */
    resident: flag('resident').default(false),
    /** Whom its guest would like as driver, as `DriverWish` in `domain/bookings/driver/driver-wish.ts` writes it; empty for no wish. */
    driverWish: textOrEmpty('driver_wish'),
    /** Raised by every change of the booking or its rides. Each has its row in `booking_history`. */
    version: integer('version').notNull().default(0),
    /** When the customer's personal data was removed. Route and figures stay. */
    erasedAt: text('erased_at'),
  },
  (table) => [
    index('bookings_by_creation').on(table.createdAt),
    indexOfKnown('bookings_of_partners', table.partnerId),
    // A car that stays is held on days without a ride, too.
    indexWhere('bookings_of_stays', sql`${table.arrangement} = 'stay' and ${table.erasedAt} is null`, table.number),
  ],
)

export type BookingRow = typeof bookings.$inferSelect

/**
 * The cars that the office has. A car is never deleted: rides name it. While no car in use has a class, nothing is
 * counted, and nothing changes for guests.
 */
export const cars = sqliteTable(
  'cars',
  {
    id: id(),
    /** The class that it is counted in; NULL for a car that is not counted. */
    vehicle: text('vehicle').$type<VehicleClass>(),
    /** In capitals: `namedCar` in `domain/bookings/driver/listed-drivers.ts`. */
    plate: text('plate').notNull().unique(),
    /** Make or colour, as the guest reads it after the plate; empty where the plate says enough. */
    name: textOrEmpty('name'),
    /** Guests that it takes. */
    seats: integer('seats').notNull(),
    /** Where it stands over night: a place's name and position. Empty and NULL where nobody knows. */
    base: textOrEmpty('base'),
    baseLat: real('base_lat'),
    baseLng: real('base_lng'),
    papers: text('papers', { mode: 'json' }).$type<readonly Paper[]>().notNull().default([]),
    /** When the office gave it up: it stands in no list. */
    endedAt: text('ended_at'),
  },
  (table) => [check('cars_seats', sql`${table.seats} >= 1`)],
)

export type CarRow = typeof cars.$inferSelect

const numberOfBooking = () =>
  integer('booking_number')
    .notNull()
    .references(() => bookings.number)

/** The ride that a row is about, by its position, which counts from 1; 0 stands for several of its booking, or all. */
const ofRide = () => ({ bookingNumber: numberOfBooking(), position: integer('position').notNull() })

/** The quotes that bookings have redeemed: each is good for one booking. */
export const redeemedQuotes = sqliteTable(
  'redeemed_quotes',
  {
    /** The token's id. */
    jti: text('jti').primaryKey(),
    bookingNumber: numberOfBooking(),
  },
  (table) => [index('redeemed_quotes_by_booking').on(table.bookingNumber)],
)

const countOrNull = (column: string) => integer(column)

type NoteColumns = {
  readonly [Name in DriverNote]: (typeof DRIVER_NOTES)[Name]['value'] extends 'count'
    ? ReturnType<typeof countOrNull>
    : ReturnType<typeof textOrEmpty>
}

const columnName = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** What the guest told the driver: a column for each row of the table in `domain/bookings/request/notes-for-the-driver.ts`. */
function noteColumns(): NoteColumns {
  const columns = Object.entries(DRIVER_NOTES).map(([name, { value }]) => [
    name,
    value === 'count' ? countOrNull(columnName(name)) : textOrEmpty(columnName(name)),
  ])
  return Object.fromEntries(columns) as NoteColumns
}

/** Of a ride, and of its row in the view. */
const way = () => ({
  pickup: text('pickup').notNull(),
  dropoff: text('dropoff').notNull(),
  /** Stops on the way with minutes of waiting, in their order. NULL for a ride without any. */
  via: text('via', { mode: 'json' }).$type<readonly StopOnTheWay[]>(),
  /** Stations between which its guests go by train: the ride carries their bags alone. NULL for every other ride. */
  train: text('train', { mode: 'json' }).$type<TrainWay>(),
  /**
   * The position of another ride of the booking, where this one takes the same party at the same time: a second
   * vehicle.
   */
  beside: integer('beside'),
  /** Whole km; for a tour those of its transport, 0 without. */
  distanceKm: integer('distance_km').notNull(),
  /** Minutes of the drive, without waiting at stops. NULL for a tour. */
  minutes: integer('minutes'),
  /** Only for a transfer. */
  vehicle: text('vehicle').$type<VehicleClass>(),
})

/** So, too. */
const whoDrives = () => ({
  /** Who drives, as the operator wrote it; NULL until somebody is assigned. */
  driverName: text('driver_name'),
  /** E.164. */
  driverPhone: text('driver_phone'),
  /** The car's number plate, and its make or colour. */
  driverCar: text('driver_car'),
  /** Opens the driver's sheet: random, another one for each driver. */
  driverCode: text('driver_code'),
  /**
   * What the driver said of it. Triggers forget it once the driver's number or the pickup's time is another; who taps that
   * the ride has begun takes it.
   */
  driverAnswer: text('driver_answer').$type<DriverAnswer>(),
  /** UTC, ISO 8601. */
  driverAnsweredAt: text('driver_answered_at'),
})

/** One pickup of a booking. Its date and time are Sri Lanka time, stored as given. */
export const rides = sqliteTable(
  'rides',
  {
    ...ofRide(),
    kind: text('kind').$type<RideKind>().notNull(),
    status: text('status').$type<BookingStatus>().notNull().default('new'),
    /**
     * The position of a place, or the distance, rests on a visitor's word; or Turnstile could not say whether a person
     * booked.
     */
    needsReview: flag('needs_review'),
    ...way(),
    /** Only for a tour. */
    park: text('park'),
    tourLength: text('tour_length').$type<TourLength>(),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    pickupDate: text('pickup_date').notNull(),
    /** `HH:mm`, Sri Lanka time. */
    pickupTime: text('pickup_time').notNull(),
    priceUsd: integer('price_usd').notNull(),
    /** NULL for a tour, which has a price in dollars alone, but where it is a part of the price of a stay. */
    priceLkr: integer('price_lkr'),
    /** What was quoted, where the operator has agreed another price with the guest since; else NULL. */
    quotedUsd: integer('quoted_usd'),
    quotedLkr: integer('quoted_lkr'),
    /** What the agreed price is of the quoted one: a change of the ride keeps this share, and no sum. */
    agreedShare: real('agreed_share'),
    /** Why the price is another one, in words for the guest. Empty once erased. */
    priceReason: textOrEmpty('price_reason'),
    /** Whole dollars that are owed although the ride was cancelled. */
    cancelFeeUsd: integer('cancel_fee_usd').notNull().default(0),
    /** The same in whole rupees: of who pays in rupees what the percentage makes of those. */
    cancelFeeLkr: integer('cancel_fee_lkr').notNull().default(0),
    ...noteColumns(),
    /** When somebody last changed what the customer sees: its status, driver, day or place. */
    changedAt: text('changed_at'),
    /** When its guest last asked for another time, vehicle or party: short notice counts from then. UTC, ISO 8601. */
    movedAt: text('moved_at'),
    /**
     * What cancelling it cost when its guest last changed what was agreed, in percent of the price: changing it makes
     * cancelling no cheaper.
     */
    chargedPercent: integer('charged_percent').notNull().default(0),
    /**
     * When its guest last changed words of their own that the operator has not looked at since: no mail holds any of them.
     * NULL where there is nothing to look at. UTC, ISO 8601.
     */
    typedAt: text('typed_at'),
    /** When the operator last confirmed it; NULL where nobody has, or it was taken up again since. UTC, ISO 8601. */
    confirmedAt: text('confirmed_at'),
    /** Whole dollars that were given back of a ride that runs: nobody is to pay them again. */
    waivedUsd: integer('waived_usd').notNull().default(0),
    waivedLkr: integer('waived_lkr').notNull().default(0),
    ...whoDrives(),
    /** Opens the link by which its guest's family sees it: random; NULL while there is none. */
    shareCode: text('share_code'),
    /** The day of the pickup when that link was made: of a ride that was moved it shows nothing. */
    shareDate: text('share_date'),
    /** The account of who drives, where that driver is on the list. It stays when the driver's name and number are erased. */
    driverId: integer('driver_id').references(() => driverAccounts.id),
    /** The car that is kept for it: only where its state is 'held'. */
    carId: integer('car_id').references(() => cars.id),
    carState: text('car_state').$type<CarState>().notNull().default('uncounted'),
    /** What speaks against its driver and car, and the office insisted on: `hindranceKey` of each. */
    insistedOn: text('insisted_on', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
    /** Raised by each step: of two steps at once, the second is refused. */
    version: integer('version').notNull().default(0),
    /** When what was told to the driver, and who drove, was removed. */
    erasedAt: text('erased_at'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingNumber, table.position] }),
    check('rides_kind', sql`${table.kind} in ('transfer', 'tour')`),
    index('rides_by_day').on(table.pickupDate),
    indexWhere('rides_to_erase', sql`${table.erasedAt} is null`, table.pickupDate),
    indexWhere(
      'rides_cancelled_to_erase',
      sql`${table.erasedAt} is null and ${table.status} = 'cancelled'`,
      table.changedAt,
    ),
    indexOfKnown('rides_driver', table.driverCode),
    onceIfKnown('rides_shared', table.shareCode),
    indexOfKnown('rides_of_driver', table.driverId, table.pickupDate),
    indexOfKnown('rides_of_car', table.carId, table.pickupDate),
    indexWhere('rides_without_car', sql`${table.carState} = 'request'`, table.pickupDate),
  ],
)

export type RideRow = typeof rides.$inferSelect

/**
 * Rides that the office proposes to a guest. What it proposes is in the versions; this row has how it stands, and is changed
 * with each row of the history.
 */
export const proposals = sqliteTable(
  'proposals',
  {
    /** Counts from 1, for the office. */
    number: integer('number').primaryKey({ autoIncrement: true }),
    /** Part of the link, random. It opens all that the newest version says. */
    code: text('code').notNull().unique(),
    state: text('state').$type<StoredState>().notNull(),
    /** The newest version. */
    version: integer('version').notNull(),
    /** How many rows the history has: of two acts at once, the second is refused. */
    step: integer('step').notNull(),
    /** Of the newest version, as in its JSON: by them it is listed, reached and forgotten. */
    title: text('title').notNull(),
    /** UTC, ISO 8601. */
    validUntil: text('valid_until').notNull(),
    /** `YYYY-MM-DD`: the day of its last pickup. */
    lastDay: text('last_day').notNull(),
    /** BCP 47. */
    language: text('language').notNull(),
    name: text('name').notNull(),
    /** Empty where the guest has told none. */
    email: text('email').notNull(),
    /** E.164, or empty. */
    phone: text('phone').notNull(),
    /** Once it is accepted. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    changedAt: stamp('changed_at'),
    erasedAt: text('erased_at'),
  },
  (table) => [
    index('proposals_by_change').on(table.changedAt),
    index('proposals_by_booking').on(table.bookingNumber),
    indexWhere('proposals_asked', sql`${table.state} = 'change asked'`, table.changedAt),
    indexWhere('proposals_to_erase', sql`${table.erasedAt} is null`, table.changedAt),
  ],
)

export type ProposalRow = typeof proposals.$inferSelect

const numberOfProposal = () =>
  integer('proposal_number')
    .notNull()
    .references(() => proposals.number)

/** What was proposed, version by version. Only ever added to, and emptied with the guest's data: triggers refuse anything else. */
export const proposalVersions = sqliteTable(
  'proposal_versions',
  {
    proposalNumber: numberOfProposal(),
    /** Counts from 1. */
    version: integer('version').notNull(),
    /** A `ProposalContent` as JSON; empty once erased. */
    json: text('json').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalNumber, table.version] })],
)

/**
 * What happened to a proposal, step by step. As in the history of a booking, the key keeps two acts at once apart: a guest
 * who accepts while the office saves another version.
 */
export const proposalHistory = sqliteTable(
  'proposal_history',
  {
    proposalNumber: numberOfProposal(),
    /** Counts from 1. */
    step: integer('step').notNull(),
    version: integer('version').notNull(),
    at: text('at').notNull(),
    act: text('act').$type<ProposalAct>().notNull(),
    /** Which of the operator's people; empty for the guest. */
    who: textOrEmpty('who'),
    /** What the guest asked for, how it was sent. Empty once erased. */
    detail: textOrEmpty('detail'),
    /** Random: by it the writer of this row recognises it, even if D1's answer was lost. */
    writeId: text('write_id').notNull(),
  },
  (table) => [primaryKey({ columns: [table.proposalNumber, table.step] })],
)

export type ProposalHistoryRow = typeof proposalHistory.$inferSelect

/**
 * Who reads a mail of each kind. Each pair has words of its own.
 * `receipt`: the booking was made; `link`: its guest asked for its link; `confirmed`, `cancelled`, `changed`, `driver`: a
 * step was taken; `charge`: what is owed of a ride that is not driven; `deposit`: one by bank transfer is late; `overview`: tomorrow's pickups; `proposal`: the link to one, `proposal-change`: its guest asks for a change; the
 * others: `domain/bookings/day/reminder-and-warning-hours.ts`.
 */
export const MAIL_READERS = {
  receipt: ['guest', 'operator'],
  link: ['guest'],
  confirmed: ['guest'],
  cancelled: ['guest', 'operator'],
  changed: ['guest', 'operator'],
  driver: ['guest'],
  paid: ['guest', 'operator'],
  refunded: ['guest', 'operator'],
  'charged-back': ['operator'],
  charge: ['guest'],
  deposit: ['guest'],
  reminder: ['guest'],
  thanks: ['guest'],
  'paid-receipt': ['guest'],
  'not-paid': ['guest'],
  'no-driver-12': ['operator'],
  'no-driver-3': ['operator'],
  'not-set-out': ['operator'],
  'late-at-pickup': ['operator'],
  'driver-cannot': ['operator'],
  'no-show': ['operator'],
  'guest-word': ['operator'],
  overview: ['operator'],
  proposal: ['guest'],
  'proposal-change': ['operator'],
} as const satisfies Record<string, readonly ('guest' | 'operator')[]>

export type MailKind = keyof typeof MAIL_READERS
/** About a proposal, and about a booking. */
export type ProposalMailKind = 'proposal' | 'proposal-change'
export type BookingMailKind = Exclude<MailKind, ProposalMailKind | 'overview'>
export type MailReader = 'guest' | 'operator'

/** Mail to be sent, written in one batch with its cause. Address and text come from the booking when it is sent. */
export const outbox = sqliteTable(
  'outbox',
  {
    id: id(),
    kind: text('kind').$type<MailKind>().notNull(),
    reader: text('reader').$type<MailReader>().notNull(),
    /** NULL for the overview of a day, and for a proposal. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** The ride that it is about; 0 for the booking with all its rides. Of a proposal its version. */
    position: integer('position').notNull().default(0),
    /** `YYYY-MM-DD`: the day that an overview is about. */
    day: text('day'),
    /** The proposal that it is about. */
    proposalNumber: integer('proposal_number').references(() => proposals.number),
    createdAt: stamp('created_at'),
    /** When it was first caused since it last went out; NULL where it was caused once. */
    untoldSince: text('untold_since'),
    /** Not tried before this time. */
    dueAt: stamp('due_at'),
    ...attempts(),
    ...outcome(),
    /**
     * A visitor or a driver has caused it, by an act that may come again and again: such mail is limited
     * (`worker/mail/limits.ts`). The others are caused by the operator, the clock or the payment gateway.
     */
    byVisitor: flag('by_visitor').default(false),
    /** Keyed hash of the network of that visitor. Removed with the mail's outcome. */
    network: text('network'),
    /** It goes to the operator as a line of the mail that tells of many (`worker/mail/digest.ts`). */
    amongMany: flag('among_many').default(false),
    /** When it was last handed to the mail service. */
    triedAt: text('tried_at'),
    /** The mail service's id for it, once accepted. Later events about the mail carry the same id. */
    messageId: text('message_id'),
    /** When the mail service said that it has not arrived, and why, in its own code words. */
    bouncedAt: text('bounced_at'),
    bounceReason: text('bounce_reason'),
  },
  (table) => [
    onceIfKnown('outbox_once', table.bookingNumber, table.position, table.kind, table.reader),
    onceIfKnown('outbox_once_a_day', table.day, table.kind),
    onceIfKnown('outbox_once_a_proposal', table.proposalNumber, table.position, table.kind),
    indexWhere('outbox_unsent', sql`${table.sentAt} is null and ${table.givenUpAt} is null`, table.dueAt),
    indexOfKnown('outbox_message', table.messageId),
    indexOfKnown('outbox_bounced', table.bouncedAt),
    indexOfKnown('outbox_given_up', table.givenUpAt),
  ],
)

export type OutboxRow = typeof outbox.$inferSelect

/**
 * What limits count apart: new bookings, links, changes by guests, their words and their drivers' taps on the day, and
 * mail that no visitor caused.
 */
export type SendClass = 'receipt' | 'link' | 'change' | 'word' | 'tap' | 'site'

/**
 * A row for each mail that was handed to the mail service, which keeps a day: a mail of the outbox may go again and again,
 * and limits count what goes.
 */
export const mailSends = sqliteTable(
  'mail_sends',
  {
    id: id(),
    at: text('at').notNull(),
    /** The first of the rows of the outbox that it told of. NULL for a mail that is none of the outbox's. */
    mail: integer('mail'),
    class: text('class').$type<SendClass>().notNull(),
    reader: text('reader').$type<MailReader>().notNull(),
    bookingNumber: integer('booking_number'),
    /** The ride that it is about; 0 for several. */
    position: integer('position').notNull().default(0),
    /** Keyed hash of the guest's mailbox. */
    recipient: text('recipient'),
    /** Keyed hash of the network of the visitor who caused it. */
    network: text('network'),
  },
  (table) => [
    index('mail_sends_by_time').on(table.at),
    indexOfKnown('mail_sends_by_recipient', table.recipient),
    indexOfKnown('mail_sends_by_booking', table.bookingNumber),
  ],
)

/** Who took a step: the guest by the link in the mail, the payment gateway, the clock, or the operator. */
export type Actor = 'guest' | 'gateway' | 'clock' | 'operator'

/**
 * What happened to a booking, step by step. The key is what keeps two changes at once apart: each writes the version
 * that follows the one it has read, and the second one fails as a whole.
 */
export const bookingHistory = sqliteTable(
  'booking_history',
  {
    bookingNumber: numberOfBooking(),
    /** The booking's version after the step. */
    version: integer('version').notNull(),
    /** The ride that it is about; 0 for the booking with all its rides. */
    position: integer('position').notNull().default(0),
    at: stamp('at'),
    step: text('step')
      .$type<
        | OperatorStep
        | 'telephone'
        | 'proposal'
        | 'payment'
        | 'settled'
        | 'told'
        | 'closed'
        | 'tap'
        | 'tap-back'
        | 'invoice'
        | 'erasure'
      >()
      .notNull(),
    actor: text('actor').$type<Actor>().notNull(),
    /** Which of the operator's people: the address that Cloudflare Access let in, or a login's name. Else empty. */
    who: textOrEmpty('who'),
    /** In words, for the operator. Empty once the booking is erased: it may name the customer or the driver. */
    detail: text('detail').notNull(),
    /** Random: by it the writer of this row recognises it, even if D1's answer was lost. */
    writeId: textOrEmpty('write_id'),
    /** Of a note or a complaint that is open: the day on which it is due, `YYYY-MM-DD`. NULL once somebody has closed it. */
    openUntil: text('open_until'),
  },
  (table) => [
    primaryKey({ columns: [table.bookingNumber, table.version] }),
    indexOfKnown('booking_history_open', table.openUntil),
  ],
)

export type HistoryRow = typeof bookingHistory.$inferSelect

/** What the payment gateway said, each event once. docs/payments.md */
export const paymentNotices = sqliteTable(
  'payment_notices',
  {
    id: id(),
    gateway: text('gateway').notNull(),
    event: text('event').notNull(),
    payment: text('payment').notNull(),
    status: text('status').$type<PaymentStatus>().notNull(),
    /** As the gateway named the booking. */
    orderName: text('order_name').notNull(),
    /** NULL where no booking has that name. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    cents: integer('cents').notNull(),
    currency: text('currency').notNull(),
    /** Whole dollars: what it changed of what is paid of the booking. */
    countedUsd: integer('counted_usd').notNull(),
    /** The same in whole rupees. */
    countedLkr: integer('counted_lkr').notNull(),
    /** Why the operator has to look at it. */
    problem: text('problem').$type<PaymentProblem>(),
    receivedAt: stamp('received_at'),
    /** How often the gateway sent it. */
    times: integer('times').notNull().default(1),
    /** When the operator saw to its problem. */
    settledAt: text('settled_at'),
  },
  (table) => [
    unique('payment_notices_once').on(table.gateway, table.event, table.status),
    index('payment_notices_by_booking').on(table.bookingNumber),
    index('payment_notices_by_order').on(table.orderName),
    index('payment_notices_by_payment').on(table.payment),
    indexWhere('payment_notices_open', sql`${table.problem} is not null and ${table.settledAt} is null`, table.id),
  ],
)

export type PaymentNoticeRow = typeof paymentNotices.$inferSelect

/**
 * What the site asked a gateway to give back. Asked once: of an answer that says nothing for certain a person says what
 * became of it. docs/payments.md#giving-back
 */
export const gatewayRefunds = sqliteTable(
  'gateway_refunds',
  {
    id: id(),
    ...ofRide(),
    gateway: text('gateway').notNull(),
    /** The payment that it gives back, as the gateway and as this site name it. */
    payment: text('payment').notNull(),
    orderName: text('order_name').notNull(),
    /** Positive, in minor units. */
    cents: integer('cents').notNull(),
    currency: currency(),
    /** Whole dollars of the price that they are. */
    usd: integer('usd').notNull(),
    /** The guest is to pay it again. */
    owedAgain: flag('owed_again'),
    state: text('state').$type<GatewayRefundState>().notNull(),
    /** What the gateway calls it, or why it refused, or what was unclear. */
    said: textOrEmpty('said'),
    askedAt: text('asked_at').notNull(),
    answeredAt: text('answered_at'),
    /** Who asked for it, as in the history. */
    who: text('who').notNull(),
    /** The notice that told of it, if one came. */
    noticeId: integer('notice_id').references(() => paymentNotices.id),
  },
  (table) => [
    // Nobody asks for a payment again before it is known what became of the last time.
    onceWhere('gateway_refunds_open', sql`${table.state} in ('asked', 'unclear')`, table.gateway, table.payment),
    index('gateway_refunds_by_booking').on(table.bookingNumber),
    index('gateway_refunds_by_notice').on(table.noticeId),
  ],
)

export type GatewayRefundRow = typeof gatewayRefunds.$inferSelect

/** Orders that guests were led to a gateway with: what came of them is asked for, and the guest is written to once. */
export const paymentAttempts = sqliteTable(
  'payment_attempts',
  {
    /** As the gateway was given it. */
    orderName: text('order_name').notNull(),
    /** As the gateway named it when it was opened; empty where it does so only once it is paid. */
    payment: textOrEmpty('payment'),
    gateway: text('gateway').notNull(),
    bookingNumber: numberOfBooking(),
    openedAt: text('opened_at').notNull(),
    /** When the guest was written to, or it was seen that this is not needed. */
    settledAt: text('settled_at'),
  },
  (table) => [
    primaryKey({ columns: [table.orderName, table.payment] }),
    indexWhere('payment_attempts_open', sql`${table.settledAt} is null`, table.openedAt),
    index('payment_attempts_by_booking').on(table.bookingNumber),
    index('payment_attempts_by_age').on(table.openedAt),
    index('payment_attempts_by_payment').on(table.payment),
  ],
)

/** Payments for each ride, entry by entry; refunds are negative. What is paid for a ride is their sum. */
export const paymentAllocations = sqliteTable(
  'payment_allocations',
  {
    id: id(),
    ...ofRide(),
    /** The notice that brought it; NULL for what the operator entered. */
    noticeId: integer('notice_id').references(() => paymentNotices.id),
    /** The entry of the cash book that it is a part of; NULL for what was moved from one ride to another. */
    entry: integer('entry'),
    /** Whole dollars, and whole rupees of the same money. */
    usd: integer('usd').notNull(),
    lkr: integer('lkr').notNull(),
    /** The currency in which it was counted: the other one is what that is worth by the ride's price. */
    currency: currency(),
    at: stamp('at'),
  },
  (table) => [
    // With what is summed up, so that the office's lists read the index alone.
    index('payment_allocations_by_ride').on(table.bookingNumber, table.position, table.usd, table.lkr, table.currency),
    index('payment_allocations_by_notice').on(table.noticeId),
  ],
)

/**
 * The cash book: every payment and every refund, with a receipt number. Numbers have no gaps, and follow the order in
 * which money came. It holds no guest's data and is never erased. docs/payments.md#the-cash-book
 */
export const cashBook = sqliteTable(
  'cash_book',
  {
    /** The receipt number; counts from 1. */
    number: integer('number').primaryKey(),
    ...ofRide(),
    at: text('at').notNull(),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
    method: text('method').$type<PaymentMethod>().notNull(),
    /** What came, in minor units; negative for money that went back. */
    cents: integer('cents').notNull(),
    currency: currency(),
    /** The same in cents of a rupee. */
    lkrCents: integer('lkr_cents').notNull(),
    /** Whole dollars: what it changed of what is paid of the booking. */
    countedUsd: integer('counted_usd').notNull(),
    /** Whole dollars, or rupees, that came beyond what could be paid; negative for what of them went back. */
    overUsd: integer('over_usd').notNull().default(0),
    overLkr: integer('over_lkr').notNull().default(0),
    /** The notice that told of it; NULL for what the operator entered, until a notice of that refund comes. */
    noticeId: integer('notice_id').references(() => paymentNotices.id),
    /** As in the history. */
    who: text('who').notNull(),
    /** The receipt number of a wrong entry that this one takes back; NULL for money that moved. */
    reverses: integer('reverses'),
    /**
     * The driver who took this cash, as `takenForRide` in `worker/payments/driver-accounts.ts` says: triggers write it, so
     * that nobody has to sum up all rides. NULL for what the office took.
     */
    takenBy: integer('taken_by'),
  },
  (table) => [
    indexOfKnown('cash_book_by_taker', table.takenBy, table.currency, table.cents),
    onceIfKnown('cash_book_reversed_once', table.reverses),
    index('cash_book_by_day').on(table.day),
    index('cash_book_by_booking').on(table.bookingNumber),
    index('cash_book_by_notice').on(table.noticeId),
  ],
)

export type CashBookRow = typeof cashBook.$inferSelect

/**
 * What is owed of rides that are not driven, entry by entry: the charge of a late cancellation or a no-show, and what the
 * owner has changed or waived of it. `rides.cancel_fee_usd` and `rides.cancel_fee_lkr` are their sums.
 */
export const charges = sqliteTable(
  'charges',
  {
    id: id(),
    ...ofRide(),
    at: text('at').notNull(),
    /** Whole dollars and rupees more, or less where it is waived. */
    usd: integer('usd').notNull(),
    lkr: integer('lkr').notNull(),
    step: text('step').$type<OperatorStep>().notNull(),
    /** In words of the owner. Empty for what follows from the terms, and once erased. */
    reason: textOrEmpty('reason'),
    /** As in the history. */
    who: text('who').notNull(),
  },
  (table) => [index('charges_by_ride').on(table.bookingNumber, table.position)],
)

/**
 * What partners were paid, entry by entry: each pays what is still due of rides until the end of a month. A wrong one stays, and
 * another one takes it back. docs/bookings.md#partners
 */
export const partnerPayouts = sqliteTable(
  'partner_payouts',
  {
    /** Counts from 1, without gaps, of all partners together. */
    number: integer('number').primaryKey(),
    partnerId: integer('partner_id')
      .notNull()
      .references(() => partners.id),
    /** Counts the partner's entries from 1: of two at once, the second is refused. */
    entry: integer('entry').notNull(),
    /** `YYYY-MM`: rides until its end. */
    month: text('month').notNull(),
    /** Negative where it takes another entry back. */
    cents: integer('cents').notNull(),
    currency: currency(),
    method: text('method').$type<EnteredMethod>().notNull(),
    /** `YYYY-MM-DD`: when it was paid. */
    day: text('day').notNull(),
    at: text('at').notNull(),
    /** Which of the operator's people entered it. */
    who: text('who').notNull(),
    /** The number of the entry that this one takes back; NULL for money that was paid. */
    reverses: integer('reverses'),
  },
  (table) => [
    unique('partner_payouts_once').on(table.partnerId, table.entry),
    onceIfKnown('partner_payouts_reversed_once', table.reverses),
  ],
)

export type PartnerPayoutRow = typeof partnerPayouts.$inferSelect

/** What an entry has paid of each ride. */
export const partnerPayoutRides = sqliteTable(
  'partner_payout_rides',
  {
    payout: integer('payout')
      .notNull()
      .references(() => partnerPayouts.number),
    ...ofRide(),
    /** In the currency of the payout. */
    cents: integer('cents').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.payout, table.bookingNumber, table.position] }),
    index('partner_payout_rides_by_ride').on(table.bookingNumber, table.position),
  ],
)

/**
 * Invoices and credit notes, in one row of numbers without gaps. They stay as they were issued, a trigger refuses anything else,
 * and are never erased: the law asks for them. They name the company, and of rides only places that the site knows.
 * docs/payments.md#invoices
 */
export const invoices = sqliteTable(
  'invoices',
  {
    /** Counts from 1. */
    number: integer('number').primaryKey(),
    kind: text('kind').$type<InvoiceKind>().notNull(),
    /** The booking that it is for; NULL where it is for a partner's month. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    partnerId: integer('partner_id').references(() => partners.id),
    /** `YYYY-MM`: rides until its end. */
    month: text('month'),
    /** Counts those of a partner from 1: of two at once, the second is refused. */
    entry: integer('entry'),
    at: text('at').notNull(),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
    currency: currency(),
    /** In minor units, taxes in it; negative for a credit note. */
    cents: integer('cents').notNull(),
    /** Still to be paid when it was issued, in minor units. */
    owedCents: integer('owed_cents').notNull(),
    /** The invoice whose company and taxes a credit note keeps. */
    credits: integer('credits'),
    seller: text('seller', { mode: 'json' }).$type<Party>().notNull(),
    buyer: text('buyer', { mode: 'json' }).$type<Party>().notNull(),
    /** What of it is which tax: empty where the owner charges none. */
    taxes: text('taxes', { mode: 'json' }).$type<readonly TaxLine[]>().notNull(),
    /** As in the history: empty for the guest. */
    who: text('who').notNull(),
  },
  (table) => [
    unique('invoices_once_a_partner').on(table.partnerId, table.entry),
    indexOfKnown('invoices_by_booking', table.bookingNumber),
    index('invoices_by_day').on(table.day),
  ],
)

export type InvoiceRow = typeof invoices.$inferSelect

/** What an invoice asks for each ride, or a credit note takes back of it. */
export const invoiceLines = sqliteTable(
  'invoice_lines',
  {
    invoice: integer('invoice')
      .notNull()
      .references(() => invoices.number),
    ...ofRide(),
    currency: currency(),
    /** In minor units; negative of a credit note. */
    cents: integer('cents').notNull(),
    /** The ride as it was when the line was written. */
    ride: text('ride', { mode: 'json' }).$type<InvoicedRide>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.invoice, table.bookingNumber, table.position] }),
    index('invoice_lines_by_ride').on(table.bookingNumber, table.position),
  ],
)

/**
 * Drivers who were assigned to a ride and expect something that is no longer so: it was cancelled, moved, or another
 * drives it. A row goes once somebody says that the driver knows; the history keeps that.
 */
export const driversToTell = sqliteTable(
  'drivers_to_tell',
  {
    ...ofRide(),
    /** E.164. */
    phone: text('phone').notNull(),
    name: text('name').notNull(),
    car: text('car').notNull(),
    news: text('news').$type<DriverNews>().notNull(),
    /** The pickup that the driver expects: `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
    pickupDate: text('pickup_date').notNull(),
    pickupTime: text('pickup_time').notNull(),
    at: stamp('at'),
  },
  (table) => [primaryKey({ columns: [table.bookingNumber, table.position, table.phone] })],
)

export type DriverToTell = typeof driversToTell.$inferSelect

/** Drivers whom the operator calls again and again. A ride keeps its own copy of who drives it. */
export const drivers = sqliteTable('drivers', {
  id: id(),
  name: text('name').notNull(),
  /** E.164. By it a driver's rides are found. */
  phone: text('phone').notNull().unique(),
  /** Languages that the driver speaks with guests, BCP 47. */
  languages: text('languages', { mode: 'json' }).$type<readonly string[]>().notNull().default([]),
  /** Number of the driving licence; empty where the office keeps none. */
  licence: textOrEmpty('licence'),
  /** The last day on which it is good, `YYYY-MM-DD`. */
  licenceUntil: text('licence_until'),
  /** Number of the licence of the tourist board, which guests read; empty for none. */
  boardLicence: textOrEmpty('board_licence'),
  /** The month since when the driver drives for us, `YYYY-MM`, which guests read; empty where nobody knows. */
  since: textOrEmpty('since'),
  /** A guest may wish for a woman. It is shown to the office alone. */
  isWoman: flag('is_woman').default(false),
})

export type DriverRow = typeof drivers.$inferSelect

/**
 * Who earns and hands over: one for each driver that was ever on the list. It stays when its driver leaves, and holds
 * nothing of a guest. docs/bookings.md#accounts-of-drivers
 */
export const driverAccounts = sqliteTable(
  'driver_accounts',
  {
    /** The driver's id on the list, which no other driver gets. */
    id: integer('id').primaryKey(),
    /** Name and number as the list had them last. */
    name: text('name').notNull(),
    phone: text('phone').notNull(),
    /** When the driver left the list. */
    endedAt: text('ended_at'),
  },
  (table) => [onceWhere('driver_accounts_by_phone', sql`${table.endedAt} is null`, table.phone)],
)

export type DriverAccountRow = typeof driverAccounts.$inferSelect

const numberOfAccount = () =>
  integer('driver_id')
    .notNull()
    .references(() => driverAccounts.id)

/**
 * What a driver earns from a day on. Only ever added to: of two for the same day the later entry counts, and what was
 * earned before that day stays as it was.
 */
export const driverWages = sqliteTable(
  'driver_wages',
  {
    id: id(),
    driverId: numberOfAccount(),
    /** `YYYY-MM-DD`. */
    firstDay: text('first_day').notNull(),
    /** Whole rupees for each day worked, and for each ride. */
    dayLkr: integer('day_lkr').notNull(),
    rideLkr: integer('ride_lkr').notNull(),
    /** Of the price of each ride. */
    percent: integer('percent').notNull(),
    /** As in the history of a booking. */
    who: text('who').notNull(),
    at: stamp('at'),
  },
  (table) => [
    check('driver_wages_amounts', sql`${table.dayLkr} >= 0 and ${table.rideLkr} >= 0`),
    check('driver_wages_percent', sql`${table.percent} between 0 and 100`),
    index('driver_wages_by_driver').on(table.driverId),
  ],
)

export type DriverWageRow = typeof driverWages.$inferSelect

/**
 * What drivers handed over and what they were paid. Numbers have no gaps; a wrong entry is taken back by another one. It
 * is no part of the cash book: a guest's money came when its driver took it.
 */
export const driverEntries = sqliteTable(
  'driver_entries',
  {
    /** Counts from 1. */
    number: integer('number').primaryKey(),
    driverId: numberOfAccount(),
    what: text('what').$type<DriverEntryKind>().notNull(),
    /** Minor units; negative in an entry that takes another one back. */
    cents: integer('cents').notNull(),
    currency: currency(),
    at: text('at').notNull(),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
    /** The Monday of the week that a wage is for; NULL of what is none. */
    week: text('week'),
    /** In words of the office: why it takes another one back. */
    note: textOrEmpty('note'),
    /** As in the history of a booking. */
    who: text('who').notNull(),
    /** The number of a wrong entry that this one takes back. */
    reverses: integer('reverses'),
  },
  (table) => [
    onceIfKnown('driver_entries_reversed_once', table.reverses),
    index('driver_entries_by_driver').on(table.driverId, table.number),
  ],
)

export type DriverEntryRow = typeof driverEntries.$inferSelect

const numberOfDriver = () =>
  integer('driver_id')
    .notNull()
    .references(() => drivers.id, { onDelete: 'cascade' })

/** Who drives which cars. A car without drivers here counts as driven. */
export const driverCars = sqliteTable(
  'driver_cars',
  {
    driverId: numberOfDriver(),
    carId: integer('car_id')
      .notNull()
      .references(() => cars.id),
  },
  (table) => [primaryKey({ columns: [table.driverId, table.carId] }), index('driver_cars_by_car').on(table.carId)],
)

/** A table of its own, so that lists of drivers do not read pictures. */
export const driverPhotos = sqliteTable('driver_photos', {
  driverId: integer('driver_id')
    .primaryKey()
    .references(() => drivers.id, { onDelete: 'cascade' }),
  ...photo(),
})

/** As the photos of drivers. */
export const carPhotos = sqliteTable('car_photos', {
  carId: integer('car_id')
    .primaryKey()
    .references(() => cars.id),
  ...photo(),
})

/** The owner's photographs in the place of the site's drawings. The pictures are in R2. */
export const sitePhotos = sqliteTable('site_photos', {
  /** What it stands for: a name of `PHOTO_SUBJECTS` in `domain/photos.ts`. */
  subject: text('subject').primaryKey(),
  /** Part of the names of its files in R2: another one for each picture. */
  code: text('code').notNull(),
  /** How the names of its files end: what browsers should try first before. */
  types: text('types', { mode: 'json' }).$type<readonly string[]>().notNull(),
  /** Pixels of its largest file. */
  width: integer('width').notNull(),
  height: integer('height').notNull(),
  /** Widths of its files. */
  widths: text('widths', { mode: 'json' }).$type<readonly number[]>().notNull(),
  /** What it shows, for who cannot see, by language. */
  words: text('words', { mode: 'json' }).$type<PhotoWords>().notNull(),
  at: stamp('at'),
})

/** Whole days in Sri Lanka on which a driver does not drive. */
export const daysOff = sqliteTable(
  'days_off',
  {
    id: id(),
    driverId: numberOfDriver(),
    /** `YYYY-MM-DD`. */
    firstDay: text('first_day').notNull(),
    /** NULL: until further notice. */
    lastDay: text('last_day'),
    reason: text('reason').$type<DayOffReason>().notNull(),
    /** Which of the operator's people entered it. */
    who: textOrEmpty('who'),
    at: stamp('at'),
  },
  (table) => [
    check('days_off_order', sql`${table.lastDay} is null or ${table.lastDay} >= ${table.firstDay}`),
    index('days_off_by_driver').on(table.driverId),
  ],
)

export type DayOffRow = typeof daysOff.$inferSelect

/** Whole days in Sri Lanka on which a car stands still. */
export const blockedDays = sqliteTable(
  'blocked_days',
  {
    id: id(),
    /** NULL for all cars. */
    carId: integer('car_id').references(() => cars.id),
    /** `YYYY-MM-DD`. */
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
    why: text('why').notNull(),
    who: textOrEmpty('who'),
    at: stamp('at'),
  },
  (table) => [
    check('blocked_days_order', sql`${table.lastDay} >= ${table.firstDay}`),
    index('blocked_days_by_end').on(table.lastDay),
  ],
)

export type BlockedDaysRow = typeof blockedDays.$inferSelect

/**
 * One row. Triggers raise its version with each change of what decides whether a car can be had: whoever writes a hold
 * writes it in a batch that is refused if the version is no longer the one that it was computed from.
 */
export const fleet = sqliteTable(
  'fleet',
  {
    id: integer('id').primaryKey(),
    version: integer('version').notNull().default(0),
    /** Between two rides of a car. */
    marginMinutes: integer('margin_minutes').notNull().default(30),
  },
  (table) => [check('fleet_alone', sql`${table.id} = 1`)],
)

/** Opens what one driver drives on one day, until another code takes its place or the day is over. */
export const driverDays = sqliteTable(
  'driver_days',
  {
    /** Random. */
    code: text('code').primaryKey(),
    driverId: integer('driver_id')
      .notNull()
      .references(() => drivers.id),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
  },
  (table) => [unique('driver_days_once').on(table.driverId, table.day), index('driver_days_by_day').on(table.day)],
)

/** The one phone that opens a driver's links: the first one on which the driver's number was typed. */
export const driverDevices = sqliteTable('driver_devices', {
  /** The driver's number, E.164. */
  phone: text('phone').primaryKey(),
  /** What its cookie holds; NULL until the number was typed. */
  device: text('device'),
  /** When it was typed, or first tried. UTC, ISO 8601. */
  at: text('at').notNull(),
  /** How many wrong numbers were typed since then, until one was right. */
  wrong: integer('wrong').notNull().default(0),
  /** The same of each network, by its keyed hash. */
  wrongByNetwork: text('wrong_by_network', { mode: 'json' })
    .$type<Readonly<Record<string, number>>>()
    .notNull()
    .default({}),
  /** What the driver reads: chosen on the sheet. It stays when another phone is let in. */
  language: text('language').$type<DriverLanguage>().notNull().default('en'),
})

export type DriverDeviceRow = typeof driverDevices.$inferSelect

/**
 * What drivers said of their rides, tap by tap. One is current while the ride has the same driver and day, and nobody
 * has taken it back.
 */
export const rideEvents = sqliteTable(
  'ride_events',
  {
    /** Random, made by the driver's phone: a tap that is sent twice counts once. */
    id: text('id').primaryKey(),
    ...ofRide(),
    event: text('event').$type<RideEvent>().notNull(),
    /** The code of the sheet that it was tapped on. */
    code: text('code').notNull(),
    /** The pickup that the driver had then: Sri Lanka time. */
    pickupDate: text('pickup_date').notNull(),
    pickupTime: text('pickup_time').notNull(),
    /** When it was tapped. */
    at: text('at').notNull(),
    receivedAt: text('received_at').notNull(),
    takenBackAt: text('taken_back_at'),
    /** How many bags the driver counted and sealed: of a ride that carries bags alone, where they are on board. */
    bags: integer('bags'),
  },
  (table) => [
    onceWhere(
      'ride_events_once',
      sql`${table.takenBackAt} is null`,
      table.bookingNumber,
      table.position,
      table.code,
      table.pickupDate,
      table.event,
    ),
    index('ride_events_by_ride').on(table.bookingNumber, table.position),
    indexWhere('ride_events_said', sql`${table.takenBackAt} is null`, table.event, table.bookingNumber, table.position),
  ],
)

/** Where a driver is who is on the way: overwritten with each new place, deleted at the pickup. */
export const driverPlaces = sqliteTable(
  'driver_places',
  {
    ...ofRide(),
    code: text('code').notNull(),
    lat: real('lat').notNull(),
    lng: real('lng').notNull(),
    at: text('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.bookingNumber, table.position] })],
)

/**
 * What happened and stands nowhere else once it is over: mails and pushes that went out or did not, written by triggers;
 * and that a driver was near the pickup, once for each driver and day, without a place. Erased with its ride.
 */
export const happenings = sqliteTable(
  'happenings',
  {
    id: id(),
    ...ofRide(),
    at: text('at').notNull(),
    what: text('what').$type<'mail' | 'push' | 'near'>().notNull(),
    /** The kind of a mail, the title of a push, the code of the driver who was near and the day. */
    kind: text('kind').notNull(),
    /** Whom it told: 'guest', 'operator'; of a push 'office', 'driver' or 'guest'. */
    reader: textOrEmpty('reader'),
    outcome: text('outcome').$type<'sent' | 'bounced' | 'given up'>().notNull().default('sent'),
    /** Why it did not arrive, in code words. */
    detail: textOrEmpty('detail'),
  },
  (table) => [index('happenings_by_booking').on(table.bookingNumber, table.position)],
)

export type HappeningRow = typeof happenings.$inferSelect

/** What guests told their drivers by one tap; and us, of what was not as agreed. */
export const guestWords = sqliteTable(
  'guest_words',
  {
    /** Random, made by the guest's browser, as of {@link rideEvents}. */
    id: text('id').primaryKey(),
    ...ofRide(),
    /** The day of its pickup in Sri Lanka. */
    pickupDate: text('pickup_date').notNull(),
    word: text('word').$type<GuestWord | Complaint>().notNull(),
    /** When a late flight lands: `HH:mm`, Sri Lanka time. */
    time: text('time'),
    at: text('at').notNull(),
  },
  (table) => [index('guest_words_by_ride').on(table.bookingNumber, table.position)],
)

/**
 * What guests say after their rides: one for each booking, which its guest may change until the office has read it. Its
 * link to the booking goes with the guest's personal data. docs/bookings.md#what-guests-say
 */
export const opinions = sqliteTable(
  'opinions',
  {
    id: id(),
    /** NULL once the booking is erased. */
    bookingNumber: integer('booking_number')
      .unique()
      .references(() => bookings.number),
    /** `YYYY-MM` of the last ride. */
    month: text('month').notNull(),
    /** Where it went by, in order: places that the site knows, and no house. */
    places: text('places', { mode: 'json' }).$type<readonly string[]>().notNull(),
    /** In which it is written, BCP 47. */
    language: text('language').notNull(),
    /** 1 to 5. */
    stars: integer('stars').notNull(),
    /** May be empty. */
    words: text('words').notNull(),
    writtenAt: text('written_at').notNull(),
    /** Raised by each change of its guest: the office shows what it has read, and nothing that came after it. */
    version: integer('version').notNull().default(1),
    state: text('state').$type<OpinionState>().notNull().default('unread'),
    /** Why it is held back; NULL of any other. */
    heldFor: text('held_for').$type<HeldFor>(),
    /** When the office read it, and who did. */
    readAt: text('read_at'),
    who: textOrEmpty('who'),
  },
  (table) => [
    check('opinions_stars', sql`${table.stars} between 1 and 5`),
    index('opinions_by_state').on(table.state, table.id),
  ],
)

export type OpinionRow = typeof opinions.$inferSelect

/** What an opinion is about, by place and by pair of places: `subjectsOf` in `domain/bookings/opinion.ts`. */
export const opinionSubjects = sqliteTable(
  'opinion_subjects',
  {
    subject: text('subject').notNull(),
    opinionId: integer('opinion_id')
      .notNull()
      .references(() => opinions.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.subject, table.opinionId] }),
    index('opinion_subjects_by_opinion').on(table.opinionId),
  ],
)

/**
 * Messages to `ALARM_WEBHOOK`. A message tells of all alarms whose turn came in one run; its text is written when it is
 * sent.
 */
export const alarmMessages = sqliteTable(
  'alarm_messages',
  {
    /** Random. The receiver knows by it a message that is sent again. */
    id: text('id').primaryKey(),
    createdAt: text('created_at').notNull(),
    /** Not tried before this time. */
    dueAt: text('due_at').notNull(),
    ...attempts(),
    ...outcome(),
  },
  (table) => [
    indexWhere('alarm_messages_unsent', sql`${table.sentAt} is null and ${table.givenUpAt} is null`, table.dueAt),
  ],
)

/** What somebody in the office must see to at once: `domain/bookings/day/alarms.ts`. Erased with the ride. */
export const rideAlarms = sqliteTable(
  'ride_alarms',
  {
    id: id(),
    kind: text('kind').$type<AlarmKind>().notNull(),
    /** NULL for mail of the whole site. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** The ride that it is about; 0 for the booking with all its rides, and for the whole site. */
    position: integer('position').notNull().default(0),
    /** What caused it, such as the id of a tap: the same cause raises one alarm. */
    occasion: text('occasion').notNull(),
    /** The ride's pickup and driver when it was raised; empty without a ride. */
    pickupDate: textOrEmpty('pickup_date'),
    pickupTime: textOrEmpty('pickup_time'),
    driverCode: text('driver_code'),
    raisedAt: text('raised_at').notNull(),
    /** Who has heard of it. */
    stage: text('stage').$type<AlarmStage>().notNull().default('raised'),
    /** When the next one's turn comes; NULL where nobody is left, or once it is answered or closed. */
    nextAt: text('next_at'),
    /** Until then somebody is telling the next one. */
    leasedUntil: text('leased_until'),
    /** The message that told the owner's messenger of it. */
    messageId: text('message_id').references(() => alarmMessages.id),
    /** Who of the office sees to it, and since when. */
    answeredBy: text('answered_by'),
    answeredAt: text('answered_at'),
    /** When its cause was gone, and why. */
    closedAt: text('closed_at'),
    closing: text('closing').$type<Closing>(),
  },
  (table) => [
    unique('ride_alarms_once').on(table.kind, table.occasion),
    index('ride_alarms_by_ride').on(table.bookingNumber, table.position),
    indexWhere('ride_alarms_open', sql`${table.closedAt} is null`, table.id),
    indexOfKnown('ride_alarms_by_closing', table.closedAt),
    indexOfKnown('ride_alarms_due', table.nextAt),
    indexOfKnown('ride_alarms_by_message', table.messageId),
  ],
)

export type RideAlarmRow = typeof rideAlarms.$inferSelect

/** The company for which a guest wants a receipt or an invoice. Erased with the booking. */
export const receiptRequests = sqliteTable('receipt_requests', {
  bookingNumber: numberOfBooking().primaryKey(),
  /** As the guest typed them. */
  company: text('company').notNull(),
  /** Empty where it was named in the booking form: the receipt's page asks for it. */
  address: text('address').notNull(),
  taxNumber: textOrEmpty('tax_number'),
  at: stamp('at'),
})

/**
 * By what a booking is found: `domain/bookings/search-words.ts`. Written with what is searched, and erased with it.
 * Migrations make the table without row ids, by hand: its key is then the only copy of a word.
 */
export const searchWords = sqliteTable(
  'search_words',
  {
    word: text('word').notNull(),
    ...ofRide(),
    /** The version of the step in the history that is a note of the office; 0 for the booking and its rides. */
    note: integer('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.bookingNumber, table.position, table.note] }),
    index('search_words_by_booking').on(table.bookingNumber, table.position, table.note),
  ],
)

/** Rides that are not driven, while something is owed for them or is to be given back. */
export const refundsDue = sqliteTable(
  'refunds_due',
  {
    ...ofRide(),
    at: stamp('at'),
  },
  (table) => [primaryKey({ columns: [table.bookingNumber, table.position] })],
)

/** A row for each ride, as the operator sees it. Migrations make the view by hand. */
export const operatorBookings = sqliteView('operator_bookings', {
  /** The ride's reference: 'K7Q2-M4XT-9BHE', or 'K7Q2-M4XT-9BHE/2' where its booking has several. */
  ride: text('ride').notNull(),
  reference: text('reference').notNull(),
  position: integer('position').notNull(),
  /** How many rides the booking has. */
  rides: integer('rides').notNull(),
  number: integer('number').notNull(),
  kind: text('kind').$type<RideKind>().notNull(),
  status: text('status').$type<BookingStatus>().notNull(),
  /** Not once the operator has confirmed or cancelled it. */
  needsReview: flag('needs_review'),
  pickupDate: text('pickup_date').notNull(),
  pickupTime: text('pickup_time').notNull(),
  ...way(),
  priceLkr: integer('price_lkr'),
  /** Only for tours. */
  park: text('park'),
  tourLength: text('tour_length').$type<TourLength>(),
  priceUsd: integer('price_usd').notNull(),
  cancelFeeUsd: integer('cancel_fee_usd').notNull(),
  cancelFeeLkr: integer('cancel_fee_lkr').notNull(),
  /** Whole dollars. */
  paidUsd: integer('paid_usd').notNull(),
  /** The same in whole rupees, and what of it came in dollars. */
  paidLkr: integer('paid_lkr').notNull(),
  cameInUsd: integer('came_in_usd').notNull(),
  waivedUsd: integer('waived_usd').notNull(),
  waivedLkr: integer('waived_lkr').notNull(),
  /** Still to be paid, and to be given back: as `sumOf` in `domain/bookings/money/sums.ts`. */
  owedUsd: integer('owed_usd').notNull(),
  owedLkr: integer('owed_lkr').notNull(),
  backUsd: integer('back_usd').notNull(),
  backLkr: integer('back_lkr').notNull(),
  quotedUsd: integer('quoted_usd'),
  quotedLkr: integer('quoted_lkr'),
  priceReason: text('price_reason').notNull(),
  ...noteColumns(),
  email: text('email').notNull(),
  phone: text('phone').notNull(),
  phoneTyped: text('phone_typed').notNull(),
  language: text('language').notNull(),
  driverWish: text('driver_wish').notNull(),
  ...whoDrives(),
  arrangement: text('arrangement').$type<Arrangement>().notNull(),
  stayDays: integer('stay_days'),
  /** Its partner pays for it. */
  onAccount: flag('on_account'),
  createdAt: text('created_at').notNull(),
  erasedAt: text('erased_at'),
  /** The ride's version. */
  version: integer('version').notNull(),
  /** The list that its booking was made under. */
  priceList: integer('price_list').notNull(),
  /** The car that is kept for it. */
  carId: integer('car_id'),
  carState: text('car_state').$type<CarState>().notNull(),
}).existing()

export type OperatorBooking = typeof operatorBookings.$inferSelect

/** How much each network has written in a day, and how often each booking was changed. Rows of earlier days are removed. */
export const networkDays = sqliteTable(
  'network_days',
  {
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    /** Keyed hash; or a booking, by its number, and whatever else has a limit of a day. */
    network: text('network').notNull(),
    written: integer('written').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.network] })],
)

/** How often something failed in visitors' browsers: nothing of the error, the page or the visitor but its kind. */
export const browserErrors = sqliteTable(
  'browser_errors',
  {
    /** `YYYY-MM-DD`, UTC. */
    day: text('day').notNull(),
    /** As `ERROR_EVENTS` in `domain/browser-errors.ts` names it. */
    kind: text('kind').notNull(),
    /** The kind of page. */
    page: text('page').notNull(),
    times: integer('times').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.kind, table.page] })],
)

/** What guests looked for, counted, where no Workers Analytics Engine is bound: words of lists and known places alone. */
export const demand = sqliteTable(
  'demand',
  {
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
    /** As `DEMAND_WORDS` in `domain/insight/demand.ts` names it; the others as `DemandDimensions` there. */
    what: text('what').$type<DemandWord>().notNull(),
    kind: text('kind').$type<DemandDimensions['kind']>().notNull(),
    pickup: text('pickup').notNull(),
    dropoff: text('dropoff').notNull(),
    language: text('language').notNull(),
    source: text('source').$type<DemandDimensions['source']>().notNull(),
    firstPage: text('first_page').$type<DemandDimensions['firstPage']>().notNull(),
    device: text('device').$type<DemandDimensions['device']>().notNull(),
    times: integer('times').notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.day,
        table.what,
        table.kind,
        table.pickup,
        table.dropoff,
        table.language,
        table.source,
        table.firstPage,
        table.device,
      ],
    }),
  ],
)

/** Who asked for a place that nobody knows, until three networks have: keyed hashes, from which nobody reads either. */
export const unknownAskers = sqliteTable(
  'unknown_askers',
  {
    nameHash: text('name_hash').notNull(),
    /** Of network and name together: two names of one network cannot be told to be of one. */
    asker: text('asker').notNull(),
    /** `YYYY-MM-DD`, Sri Lanka time. */
    day: text('day').notNull(),
  },
  (table) => [primaryKey({ columns: [table.nameHash, table.asker] }), index('unknown_askers_by_day').on(table.day)],
)

/** Names of places that nobody knows and that three networks or more have asked for. */
export const unknownPlaces = sqliteTable(
  'unknown_places',
  {
    /** As `placeKey` gives it: what all of them typed. */
    name: text('name').primaryKey(),
    networks: integer('networks').notNull(),
    firstDay: text('first_day').notNull(),
    lastDay: text('last_day').notNull(),
  },
  (table) => [index('unknown_places_by_day').on(table.lastDay)],
)

/** The office's pages whose changes stand in no history of a booking, a proposal or a price list. */
export type PageOfActs = 'drivers' | 'cars' | 'partners' | 'phones' | 'photos' | 'money' | 'demand' | 'opinions'

/** What was done there, and who did it: for the owner, for 90 days. */
export const officeActs = sqliteTable(
  'office_acts',
  {
    id: id(),
    at: stamp('at'),
    page: text('page').$type<PageOfActs>().notNull(),
    /** As in the history of a booking. */
    who: textOrEmpty('who'),
    /** In words. */
    what: text('what').notNull(),
  },
  (table) => [index('office_acts_by_page').on(table.page, table.id), index('office_acts_by_time').on(table.at)],
)

export type OfficeActRow = typeof officeActs.$inferSelect

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

/** Whose phone it is: of the office, of a driver, of a booking's guest. */
export type PushOwner = 'office' | 'driver' | 'guest'

/** The browsers that are told by Web Push, each by its own wish. One that its push service no longer knows is deleted. */
export const pushDevices = sqliteTable(
  'push_devices',
  {
    id: id(),
    owner: text('owner').$type<PushOwner>().notNull(),
    /** Whose it is: of a driver the number, E.164; of a guest the booking's number; of the office empty. */
    subject: textOrEmpty('subject'),
    /** The booking of a guest. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** What a phone of the office hears. */
    topics: text('topics', { mode: 'json' }).$type<readonly OfficeTopic[]>().notNull().default([]),
    /** Which of the operator's people bound it. */
    who: textOrEmpty('who'),
    /** As its owner tells it from others: 'Android, Chrome'. */
    name: textOrEmpty('name'),
    /** In which its guest reads, BCP 47. */
    language: text('language').notNull().default('en'),
    /** Where its push service takes what is for it: https. */
    endpoint: text('endpoint').notNull(),
    /** Its public key and its secret, base64url: nobody else can read what is sent (RFC 8291). */
    p256dh: text('p256dh').notNull(),
    auth: text('auth').notNull(),
    createdAt: stamp('created_at'),
    /** When its push service last took something. */
    heardAt: text('heard_at'),
  },
  (table) => [
    uniqueIndex('push_devices_once').on(table.owner, table.subject, table.endpoint),
    index('push_devices_by_endpoint').on(table.endpoint),
    indexOfKnown('push_devices_by_booking', table.bookingNumber),
  ],
)

export type PushDeviceRow = typeof pushDevices.$inferSelect

/** What is told by Web Push, kept until it has gone, and for some days more: each device hears of an occasion once. */
export const pushes = sqliteTable(
  'pushes',
  {
    id: id(),
    deviceId: integer('device_id')
      .notNull()
      .references(() => pushDevices.id, { onDelete: 'cascade' }),
    occasion: text('occasion').notNull(),
    /** The booking that it is about. */
    bookingNumber: integer('booking_number').references(() => bookings.number),
    /** A `PushSaid` as JSON. */
    said: text('said', { mode: 'json' }).$type<PushSaid>().notNull(),
    /** The page that a tap opens. */
    path: text('path').notNull(),
    /** On the phone a later one takes the place of an earlier one with the same tag. */
    tag: text('tag').notNull(),
    isUrgent: flag('is_urgent'),
    createdAt: text('created_at').notNull(),
    /** Not tried before this time. */
    dueAt: text('due_at').notNull(),
    /** Nobody wants it after this time. */
    expiresAt: text('expires_at').notNull(),
    ...attempts(),
    /** The push service has found it too large: it goes with its title alone. */
    isShort: flag('is_short').default(false),
    ...outcome(),
  },
  (table) => [
    uniqueIndex('pushes_once').on(table.deviceId, table.occasion),
    indexWhere('pushes_unsent', sql`${table.sentAt} is null and ${table.givenUpAt} is null`, table.dueAt),
    index('pushes_by_expiry').on(table.expiresAt),
    indexOfKnown('pushes_by_booking', table.bookingNumber),
  ],
)

export type PushRow = typeof pushes.$inferSelect

/** One row, which triggers write (`migrations/`): pages that follow ask for it again and again. It is in no backup. */
export const changes = sqliteTable('changes', {
  id: integer('id').primaryKey(),
  /** Raised by each change of what the office and drivers see. */
  number: integer('number').notNull(),
  /** The number of the booking that was made last. */
  booking: integer('booking'),
})
