/**
 * Invoices and credit notes: issued with a number that the batch gives which writes them, and credited in the batch that
 * lowers what a ride costs. docs/payments.md#invoices
 */
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import {
  type Invoiced,
  invoiceDifferences,
  type InvoicedRide,
  type Party,
  sumOfLines,
  type Tax,
  taxesIn,
} from '#domain/bookings/money/invoices.ts'
import { showAmount } from '#domain/bookings/money/payments.ts'
import { isInRupees } from '#domain/bookings/money/said-sums.ts'
import {
  openCents,
  openUsd,
  type Paid,
  PAYMENT_CURRENCIES,
  type PaymentCurrency,
  withPaid,
} from '#domain/bookings/money/sums.ts'
import { isRunning } from '#domain/bookings/ride.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { TAX_NUMBER, TAXES } from '#domain/operator/business.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { withoutTypedPlace } from '#worker/bookings/erasure.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import { type RideChange, writeChange } from '#worker/bookings/write-change.ts'
import { columnsOf, type Db, insertRows, primary, query } from '#worker/database/d1.ts'
import { bookings, invoiceLines, type InvoiceRow, invoices } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { receiptFor } from './paid-receipt.ts'

/** Why no invoice is issued. */
const REFUSALS = {
  'no-company': 'Write the name and the address of the company first',
  nothing: 'There is nothing to invoice: all that the rides cost is on an invoice',
  credited: 'All of this invoice is credited already',
  'credit-note': 'A credit note stays: issue another invoice',
  unsure: 'There is an invoice once the rides are confirmed, or all is paid',
  'on-account': 'The house that sent this guest gets the invoice, once a month',
  erased: 'The booking is erased',
  'nothing-open': 'Nothing that this invoice asks for is still to be paid',
  'no-whole-sum': 'Say what the house paid as a whole amount, in the currency of the invoice',
  'more-than-asked':
    'That is more than is still to be paid of this invoice. Note what this invoice asks for, and the rest with another one of the house, or give it back',
  faster: 'Somebody was faster. Look at what is here now',
} as const
export type InvoiceRefusal = keyof typeof REFUSALS

export class InvoiceRefused extends RangeError {
  override readonly name = 'InvoiceRefused'
  readonly code: InvoiceRefusal

  constructor(code: InvoiceRefusal) {
    super(`${REFUSALS[code]}.`)
    this.code = code
  }
}

export interface InvoiceLine extends Invoiced {
  readonly ride: InvoicedRide
}

/** What is written; number, moment and day come with the batch. */
type Draft = Omit<InvoiceRow, 'number' | 'at' | 'day' | 'cents' | 'taxes' | 'kind'> & {
  readonly lines: readonly InvoiceLine[]
  readonly ofTaxes: readonly Tax[]
}

export const ourselves = (): Party => {
  const { street, postalCode, locality, countryName } = CONTACT.address
  const address = `${street}\n${postalCode} ${locality}\n${countryName}`
  return { name: BRAND.legalName, address, taxNumber: TAX_NUMBER, registration: BRAND.registrationNumber }
}

/** Of a ride what an invoice may keep for ever. */
export function namedRide(ride: Ride, reference: string): InvoicedRide {
  const { pickupDate, status } = ride
  const common = { pickupDate, status, reference }
  if (ride.kind === 'tour') return { ...common, kind: ride.kind, park: ride.park, tourLength: ride.tourLength }
  const pickup = withoutTypedPlace(null, ride.pickup, 'pickup')
  return { ...common, kind: ride.kind, pickup, dropoff: withoutTypedPlace(null, ride.dropoff, 'dropoff') }
}

export function statementsOf(
  db: Db,
  { lines, ofTaxes, ...draft }: Draft,
  now: Date,
): [BatchItem<'sqlite'>, BatchItem<'sqlite'>] {
  const cents = sumOfLines(lines)
  const row = {
    ...draft,
    kind: cents < 0 ? ('credit note' as const) : ('invoice' as const),
    cents,
    taxes: taxesIn(cents, ofTaxes),
    at: now.toISOString(),
    day: sriLankaTime(now).date,
  }
  // The row of this batch: batches are written one after the other.
  const invoice = sql`(select max(number) from ${invoices})`
  return [
    db
      .insert(invoices)
      .values({ ...row, number: sql`(select coalesce(max(${invoices.number}), 0) + 1 from ${invoices})` }),
    insertRows(db, invoiceLines, lines, { invoice }),
  ]
}

/** An invoice as it was issued, with what it asks for each ride. */
export interface IssuedInvoice extends InvoiceRow {
  readonly lines: readonly InvoiceLine[]
}

async function withLines(env: Env, isFound: ReturnType<typeof eq>): Promise<IssuedInvoice[]> {
  const db = primary(env)
  const numbers = db.select({ number: invoices.number }).from(invoices).where(isFound)
  const [rows, lines] = await query(() =>
    db.batch([
      db.select().from(invoices).where(isFound).orderBy(asc(invoices.number)),
      db
        .select()
        .from(invoiceLines)
        .where(inArray(invoiceLines.invoice, numbers))
        .orderBy(asc(invoiceLines.invoice), asc(invoiceLines.bookingNumber), asc(invoiceLines.position)),
    ]),
  )
  // By their day: a booking's number is a random one.
  const inOrder = lines.toSorted((a, b) =>
    a.ride.pickupDate < b.ride.pickupDate ? -1 : Number(a.ride.pickupDate > b.ride.pickupDate),
  )
  return rows.map((row) => ({ ...row, lines: inOrder.filter(({ invoice }) => invoice === row.number) }))
}

/** In the order in which they were issued. */
export const invoicesOf = (env: Env, bookingNumber: number): Promise<IssuedInvoice[]> =>
  withLines(env, eq(invoices.bookingNumber, bookingNumber))

export async function findInvoice(env: Env, number: number): Promise<IssuedInvoice | null> {
  const [found] = await withLines(env, eq(invoices.number, number))
  return found ?? null
}

/** @param month `YYYY-MM`: its days in Sri Lanka */
export const invoicesOfMonth = (env: Env, month: string): Promise<InvoiceRow[]> =>
  query(() =>
    primary(env)
      .select()
      .from(invoices)
      .where(between(invoices.day, `${month}-01`, `${month}-31`))
      .orderBy(asc(invoices.number)),
  )

/** What was invoiced of a booking's rides, to its guest or to a partner. */
const linesOfBooking = (env: Env, bookingNumber: number): Promise<Invoiced[]> =>
  query(() =>
    primary(env)
      .select(columnsOf(invoiceLines, 'bookingNumber', 'position', 'currency', 'cents'))
      .from(invoiceLines)
      .where(eq(invoiceLines.bookingNumber, bookingNumber)),
  )

/** A booking that has an invoice keeps its currency; `null` where it has none, or all was credited. */
const currencyOf = (lines: readonly Invoiced[]): PaymentCurrency | null =>
  PAYMENT_CURRENCIES.find((currency) => sumOfLines(lines.filter((line) => line.currency === currency)) !== 0) ?? null

/** Lines for what rides cost beyond what was invoiced. */
const linesFor = (
  { rides: its, reference }: Pick<Booking, 'rides' | 'reference'>,
  earlier: readonly Invoiced[],
  currency: PaymentCurrency,
): InvoiceLine[] =>
  invoiceDifferences(its, earlier, currency).map(({ ride, cents }) => ({
    bookingNumber: ride.bookingNumber,
    position: ride.position,
    currency,
    cents,
    ride: namedRide(ride, reference),
  }))

/** That of the next invoice, before anybody chooses: residents get none in dollars. docs/operations.md#residents */
const fixedCurrency = ({ rides: its }: Booking, earlier: readonly Invoiced[]): PaymentCurrency | null =>
  currencyOf(earlier) ?? (isInRupees(its) ? 'LKR' : null)

/** What could be invoiced of a booking now, for the page that offers it. Minor units. */
export interface ToInvoice {
  readonly cents: Readonly<Record<PaymentCurrency, number>>
  /** That of its earlier invoices, or rupees for a resident; `null` where either may be chosen. */
  readonly currency: PaymentCurrency | null
  /** Whether its guest may issue it: what is to be driven is agreed, or all is paid. */
  readonly isSure: boolean
}

const isSure = ({ rides: its }: Booking) =>
  its.filter(isRunning).every(({ status }) => status === 'confirmed') || openUsd(its) === 0

/** @param issued all of the booking's */
export function toInvoice(booking: Booking, issued: readonly IssuedInvoice[]): ToInvoice {
  const earlier = issued.flatMap(({ lines }) => lines)
  const sum = (currency: PaymentCurrency) =>
    sumOfLines(linesFor(booking, earlier, currency).filter(({ cents }) => cents > 0))
  return {
    cents: { USD: sum('USD'), LKR: sum('LKR') },
    currency: fixedCurrency(booking, earlier),
    isSure: isSure(booking),
  }
}

/** An invoice of a booking is no house's. */
const ofBooking = ({ number: bookingNumber, rides: its }: Booking, currency: PaymentCurrency) =>
  ({ bookingNumber, partnerId: null, month: null, entry: null, currency, owedCents: openCents(its, currency) }) as const

/** Who stands on an invoice: somebody of the office who needs no login, as on one's own machine, is no guest. */
const issuer = (by: 'guest' | 'operator', who: string) => who || (by === 'operator' ? 'the office' : '')

interface Issuing {
  readonly currency: PaymentCurrency
  readonly by: 'guest' | 'operator'
  /** Which of the operator's people; empty for the guest. */
  readonly who?: string
  /** What prices contain: the owner's. */
  readonly taxes?: readonly Tax[]
}

/**
 * Issues an invoice for what the rides of a booking cost and no invoice asks for yet, to the company that was named.
 * @param booking as it was read: of two who issue at once the second is refused
 * @throws InvoiceRefused
 */
export async function issueInvoice(
  env: Env,
  booking: Booking,
  { currency: wanted, by, who = '', taxes = TAXES }: Issuing,
  now: Date,
): Promise<void> {
  if (booking.onAccount) throw new InvoiceRefused('on-account')
  if (booking.erasedAt !== null) throw new InvoiceRefused('erased')
  if (by === 'guest' && !isSure(booking)) throw new InvoiceRefused('unsure')
  const [to, earlier] = await Promise.all([receiptFor(env, booking), linesOfBooking(env, booking.number)])
  if (!to || to.address === '') throw new InvoiceRefused('no-company')
  const currency = fixedCurrency(booking, earlier) ?? wanted
  const lines = linesFor(booking, earlier, currency).filter(({ cents }) => cents > 0)
  if (lines.length === 0) throw new InvoiceRefused('nothing')
  const draft: Draft = {
    ...ofBooking(booking, currency),
    credits: null,
    seller: ourselves(),
    buyer: { name: to.company, address: to.address, taxNumber: to.taxNumber },
    ofTaxes: taxes,
    who: issuer(by, who),
    lines,
  }
  const change = {
    step: 'invoice',
    actor: by,
    who,
    detail: showAmount(sumOfLines(lines), currency),
    position: booking.rides.length > 1 ? 0 : 1,
    rides: [],
    more: (db: Db) => [...statementsOf(db, draft, now), noteInvoiced(db, booking.number)],
  } as const
  if (!(await writeChange(env, booking, change, now))) throw new InvoiceRefused('faster')
}

const noteInvoiced = (db: Db, bookingNumber: number) =>
  db.update(bookings).set({ isInvoiced: true }).where(eq(bookings.number, bookingNumber))

/** What the batch writes with a change that lowers what rides cost. */
export type CreditWriter = (db: Db) => readonly BatchItem<'sqlite'>[]

const NOTHING: CreditWriter = () => []

/** What an invoice still asks for a ride, once its own credit notes are taken off. @param issued all of the booking's */
const leftOf = (issued: readonly IssuedInvoice[], number: number, position: number): number =>
  sumOfLines(
    issued
      .filter((each) => each.number === number || each.credits === number)
      .flatMap(({ lines }) => lines.filter((line) => line.position === position)),
  )

/** A credit note of lines of one invoice: the same company, the same taxes. */
function creditOf(
  booking: Booking,
  { seller: ours, buyer, taxes, currency, number }: IssuedInvoice,
  lines: readonly InvoiceLine[],
  who: string,
  now: Date,
): CreditWriter {
  if (lines.length === 0) return NOTHING
  const draft: Draft = {
    ...ofBooking(booking, currency),
    credits: number,
    seller: ours,
    buyer,
    ofTaxes: taxes.map(({ name, percent }) => ({ name, percent })),
    who,
    lines,
  }
  return (db) => statementsOf(db, draft, now)
}

/**
 * What falls of a price that was invoiced is credited at once: by a cancellation, money given back, another price. The newest
 * invoice that still asks for the ride is credited first, each by a note of its own: they may be of other companies.
 * @param changes of the rides, which the same batch writes
 */
export async function creditFor(
  env: Env,
  booking: Booking,
  changes: readonly { readonly position: number; readonly set: RideChange | null; readonly paidMore?: Paid }[],
  { by, who }: { readonly by: 'guest' | 'operator'; readonly who: string },
  now: Date,
): Promise<CreditWriter> {
  // What a house was asked for is made even on its next invoice.
  if (!booking.isInvoiced || booking.onAccount) return NOTHING
  const after = booking.rides.map((ride) => {
    const its = changes.filter(({ position }) => position === ride.position)
    const paid = its.reduce((sum, { paidMore }) => (paidMore ? withPaid(sum, paidMore) : sum), ride)
    return Object.assign({}, paid, ...its.map(({ set }) => set)) as Ride
  }) as unknown as Booking['rides']
  const changed = { ...booking, rides: after }
  const earlier = await linesOfBooking(env, booking.number)
  let falls = linesFor(changed, earlier, currencyOf(earlier) ?? 'USD').filter(({ cents }) => cents < 0)
  if (falls.length === 0) return NOTHING
  const issued = await invoicesOf(env, booking.number)
  const asking = issued.filter(({ kind, currency }) => kind === 'invoice' && currency === falls[0]!.currency)
  const notes = asking.toReversed().map((invoice) => {
    const lines = falls.flatMap((line): InvoiceLine[] => {
      const cents = Math.max(line.cents, -leftOf(issued, invoice.number, line.position))
      return cents < 0 ? [{ ...line, cents }] : []
    })
    falls = falls.map((line) => {
      const its = lines.find(({ position }) => position === line.position)
      return its ? { ...line, cents: line.cents - its.cents } : line
    })
    return creditOf(changed, invoice, lines, issuer(by, who), now)
  })
  return (db) => notes.flatMap((write) => write(db))
}

/** A credit note of an invoice. */
export type CreditNote = Pick<InvoiceRow, 'number' | 'cents'>

/** Those of an invoice, of a booking or of a house, in the order in which they were issued. */
export const creditNotesOf = (
  env: Env,
  { number, bookingNumber, partnerId }: Pick<InvoiceRow, 'number' | 'bookingNumber' | 'partnerId'>,
): Promise<CreditNote[]> =>
  query(() =>
    primary(env)
      .select(columnsOf(invoices, 'number', 'cents'))
      .from(invoices)
      .where(
        and(
          bookingNumber === null ? eq(invoices.partnerId, partnerId ?? 0) : eq(invoices.bookingNumber, bookingNumber),
          eq(invoices.credits, number),
        ),
      )
      .orderBy(asc(invoices.number)),
  )

/**
 * Credits all that an invoice still asks for, so that a wrong one can be issued anew. Other invoices of its booking stay.
 * @param number of the invoice
 * @throws InvoiceRefused
 */
export async function creditAll(env: Env, booking: Booking, number: number, who: string, now: Date): Promise<void> {
  const issued = await invoicesOf(env, booking.number)
  const invoice = issued.find((each) => each.number === number)
  if (invoice?.kind !== 'invoice') throw new InvoiceRefused('credit-note')
  const lines = invoice.lines.flatMap((line): InvoiceLine[] => {
    const cents = -leftOf(issued, number, line.position)
    return cents === 0 ? [] : [{ ...line, cents }]
  })
  if (lines.length === 0) throw new InvoiceRefused('credited')
  const change = {
    step: 'invoice',
    actor: 'operator',
    who,
    detail: `credited ${showAmount(-sumOfLines(lines), invoice.currency)} of invoice ${number}`,
    position: booking.rides.length > 1 ? 0 : 1,
    rides: [],
    more: creditOf(booking, invoice, lines, issuer('operator', who), now),
  } as const
  if (!(await writeChange(env, booking, change, now))) throw new InvoiceRefused('faster')
}
