/** Partners, bookings, their rides, proposals, the day of a ride, opinions; and the office's view of rides. */
import { sql } from 'drizzle-orm'
import { check, index, integer, primaryKey, real, sqliteTable, sqliteView, text } from 'drizzle-orm/sqlite-core'
import type { PricedFor } from '#domain/bookings/agreed/kept-season.ts'
import type { DriverNews, OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import type { Complaint } from '#domain/bookings/day/complaints.ts'
import type { DriverAnswer, GuestWord, RideEvent } from '#domain/bookings/day/ride-events.ts'
import type { HeldFor, OpinionState } from '#domain/bookings/opinion.ts'
import {
  DRIVER_NOTES,
  type DriverNote,
  type KnownNotes,
} from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import type { BookingStatus, CarState } from '#domain/bookings/ride.ts'
import type { RideKind, TourLength } from '#domain/duration-and-tour-length.ts'
import type { VehicleClass } from '#domain/fares/vehicles.ts'
import type { TrainWay } from '#domain/journeys/hill-train.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { ProposalAct, StoredState } from '#domain/proposals/proposal.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { currency, flag, id, indexOfKnown, indexWhere, onceIfKnown, onceWhere, stamp, textOrEmpty } from './columns.ts'
import { cars, driverAccounts } from './drivers-and-cars.ts'

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

export const numberOfBooking = () =>
  integer('booking_number')
    .notNull()
    .references(() => bookings.number)

/** The ride that a row is about, by its position, which counts from 1; 0 stands for several of its booking, or all. */
export const ofRide = () => ({ bookingNumber: numberOfBooking(), position: integer('position').notNull() })

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

/**
 * What the guest told the driver: a column for each row of the table in
 * `domain/bookings/request/booking-form-fields-and-lengths.ts`.
 */
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
  /** Minutes after the pickup's time by which the driver who takes it says to be there; forgotten with the answer. */
  driverLate: integer('driver_late'),
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
    /** The list and the pickup that its price is of. NULL where those are its booking's list and its own pickup. */
    pricedFor: text('priced_for', { mode: 'json' }).$type<PricedFor>(),
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
     * What it cost before its guest asked for another time, vehicle or party. It counts while the ride is new: until somebody
     * confirms the change, cancelling costs a part of no more, and nobody is asked to pay more. NULL where nothing was asked.
     */
    beforeUsd: integer('before_usd'),
    beforeLkr: integer('before_lkr'),
    /**
     * When its guest last changed words of their own that the operator has not looked at since: no mail holds any of them.
     * NULL where there is nothing to look at. UTC, ISO 8601.
     */
    typedAt: text('typed_at'),
    /** When the operator last confirmed it; NULL where nobody has, or it was taken up again since. UTC, ISO 8601. */
    confirmedAt: text('confirmed_at'),
    /** When it was taken up again after it had been confirmed and cancelled; NULL once it is confirmed anew. UTC, ISO 8601. */
    takenUpAt: text('taken_up_at'),
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
    indexWhere('proposals_sent', sql`${table.state} = 'sent'`, table.validUntil),
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
    /** Of a change: the columns of each ride that have another value, by its position. Never the values. */
    changed: text('changed', { mode: 'json' }).$type<Readonly<Record<string, readonly string[]>>>(),
  },
  (table) => [
    primaryKey({ columns: [table.bookingNumber, table.version] }),
    indexOfKnown('booking_history_open', table.openUntil),
  ],
)

export type HistoryRow = typeof bookingHistory.$inferSelect

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
    /** What the driver knows of the guest's notes, and is no longer so. */
    was: text('was', { mode: 'json' }).$type<KnownNotes>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.bookingNumber, table.position, table.phone] })],
)

export type DriverToTell = typeof driversToTell.$inferSelect

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
    /** When the car broke down with guest or bags on board; NULL again once its driver goes on. */
    brokeDownAt: text('broke_down_at'),
    /** The number of the driver beside that car, who reads who comes once another one has the ride. */
    brokeDownPhone: text('broke_down_phone'),
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
    indexWhere('ride_events_broken_down', sql`${table.brokeDownAt} is not null`, table.code),
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
 * that a driver was near the pickup, once for each driver and day, without a place; and whether a driver takes it, and is late.
 * Erased with its ride.
 */
export const happenings = sqliteTable(
  'happenings',
  {
    id: id(),
    ...ofRide(),
    at: text('at').notNull(),
    what: text('what').$type<'mail' | 'push' | 'near' | 'said'>().notNull(),
    /** The kind of a mail, the title of a push, the code of the driver, with the day on which they were near, or what names the tap. */
    kind: text('kind').notNull(),
    /** Whom it told: 'guest', 'operator'; of a push 'office', 'driver' or 'guest'. */
    reader: textOrEmpty('reader'),
    outcome: text('outcome').$type<'sent' | 'bounced' | 'given up'>().notNull().default('sent'),
    /** Why it did not arrive, in code words; or what the driver has said. */
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
 * By what a booking is found: `domain/bookings/search-words.ts`. Written with what is searched, and erased with it.
 * Migrations make the table without row ids, by hand: its key is then the only copy of a word.
 */
export const searchWords = sqliteTable(
  'search_words',
  {
    word: text('word').notNull(),
    ...ofRide(),
    /** The version of the step in the history that is a note of the office; 0 for the booking and its rides, -1 for drivers who began them. */
    note: integer('note').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.word, table.bookingNumber, table.position, table.note] }),
    index('search_words_by_booking').on(table.bookingNumber, table.position, table.note),
  ],
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
