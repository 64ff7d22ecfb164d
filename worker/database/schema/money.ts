/** What was paid, given back and is owed; the cash book, invoices, payouts to partners. */
import { sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, unique } from 'drizzle-orm/sqlite-core'
import type { OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import type { GatewayRefundState } from '#domain/bookings/money/gateway-refunds.ts'
import type { InvoicedRide, InvoiceKind, Party, TaxLine } from '#domain/bookings/money/invoices.ts'
import type { EnteredMethod, PaymentMethod, PaymentProblem, PaymentStatus } from '#domain/bookings/money/payments.ts'
import { bookings, numberOfBooking, ofRide, partners } from './bookings-and-rides.ts'
import { currency, flag, id, indexOfKnown, indexWhere, onceIfKnown, onceWhere, stamp, textOrEmpty } from './columns.ts'

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
 * which money came. It holds no guest's data and is never erased, but for a driver's name. docs/payments.md#the-cash-book
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
     * The driver who was named when this cash was noted, once the ride has begun: it stays, whoever drives later. NULL for what
     * the office took, or a driver who is not on the list.
     */
    takenBy: integer('taken_by'),
    /** One who is not on the list: kept in the same way. Empty where nobody was named, and once erased; NULL where it is nobody's. */
    takerName: text('taker_name'),
    takerPhone: text('taker_phone'),
    /** Of a refund: nobody is to pay it again. Taken back as wrong, it is owed as before. */
    waives: flag('waives').default(false),
  },
  (table) => [
    indexOfKnown('cash_book_by_taker', table.takenBy, table.currency, table.cents),
    indexOfKnown('cash_book_by_number', table.takerPhone),
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

/** Rides that are not driven, while something is owed for them or is to be given back. */
export const refundsDue = sqliteTable(
  'refunds_due',
  {
    ...ofRide(),
    at: stamp('at'),
  },
  (table) => [primaryKey({ columns: [table.bookingNumber, table.position] })],
)
