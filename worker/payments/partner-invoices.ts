/**
 * The monthly invoice of a house that pays for its guests: what its rides cost until the end of a month and no invoice asks
 * for yet. What fell since an earlier one is taken off. docs/payments.md#invoices
 */
import { and, asc, between, desc, eq, getTableColumns, inArray, lt, sql } from 'drizzle-orm'
import { type Invoiced, invoiceDifferences, sumOfLines, type Tax } from '#domain/bookings/money/invoices.ts'
import { openCents } from '#domain/bookings/money/sums.ts'
import { TAXES } from '#domain/operator/business.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { paidColumns, type Ride } from '#worker/bookings/read-bookings.ts'
import { columnsOf, primary, query, WriteConflict } from '#worker/database/d1.ts'
import { bookings, invoiceLines, invoices, type PartnerRow, rides } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { dollarOfList, hearOfList } from '#worker/prices/request-price-list.ts'
import { type InvoiceLine, InvoiceRefused, namedRide, ourselves, statementsOf } from './invoices.ts'

/** A ride that a house owes. */
type OwedRide = Ride & { readonly reference: string }

/** Of two years at most; a request that nobody confirmed was not driven. */
async function ridesOnAccount(env: Env, partnerId: number, month: string, now: Date): Promise<OwedRide[]> {
  const found = await query(() =>
    primary(env)
      .select({
        ...getTableColumns(rides),
        ...paidColumns,
        reference: bookings.reference,
        priceList: bookings.priceList,
      })
      .from(bookings)
      .innerJoin(rides, eq(rides.bookingNumber, bookings.number))
      .where(
        and(
          eq(bookings.partnerId, partnerId),
          eq(bookings.onAccount, true),
          between(rides.pickupDate, sql`date(${`${month}-01`}, '-2 years')`, `${month}-31`),
          lt(rides.pickupDate, sriLankaTime(now).date),
          inArray(rides.status, ['confirmed', 'cancelled', 'no-show']),
        ),
      )
      .orderBy(asc(rides.pickupDate), asc(rides.pickupTime), asc(rides.bookingNumber), asc(rides.position)),
  )
  for (const number of new Set(found.map(({ priceList }) => priceList))) await hearOfList(env, number)
  return found.map(({ priceList, ...ride }) => ({ ...ride, lkrPerUsd: dollarOfList(priceList) }) as unknown as OwedRide)
}

/** What was invoiced of a house's rides so far. */
const linesOfPartner = (env: Env, partnerId: number): Promise<(Invoiced & { readonly invoice: number })[]> =>
  query(() =>
    primary(env)
      .select(columnsOf(invoiceLines, 'invoice', 'bookingNumber', 'position', 'currency', 'cents'))
      .from(bookings)
      .innerJoin(invoiceLines, eq(invoiceLines.bookingNumber, bookings.number))
      .where(and(eq(bookings.partnerId, partnerId), eq(bookings.onAccount, true))),
  )

/** What the next invoice of a house asks for. */
export interface HouseInvoice {
  readonly lines: readonly InvoiceLine[]
  /** In the currency of its invoices, minor units; negative where more fell than was driven. */
  readonly cents: number
  /** What of that is still to be paid. */
  readonly owedCents: number
  /** The invoice that a credit note is for; `null` where its rides stand on several. */
  readonly credits: number | null
  /** Of a credit note: the newest invoice that asks for one of its rides. Its taxes go back. */
  readonly lastAsked: number | null
}

/** @param month `YYYY-MM` */
export async function houseInvoice(
  env: Env,
  { id, currency }: PartnerRow,
  month: string,
  now = new Date(),
): Promise<HouseInvoice> {
  const [its, earlier] = await Promise.all([ridesOnAccount(env, id, month, now), linesOfPartner(env, id)])
  const differences = invoiceDifferences(its, earlier, currency)
  const lines = differences.map(({ ride, cents }) => ({
    bookingNumber: ride.bookingNumber,
    position: ride.position,
    currency,
    cents,
    ride: namedRide(ride, ride.reference),
  }))
  const cents = sumOfLines(lines)
  // What fell is taken off, as of the sum: the house pays it, or has paid it, by the invoice that asked for it.
  const open = differences.map((each) => ({ cents: Math.min(each.cents, openCents(each.ride, currency)) }))
  const owedCents = Math.max(0, sumOfLines(open))
  const asked = new Set(
    differences.flatMap(({ ride: { bookingNumber, position } }) =>
      earlier
        .filter((line) => line.bookingNumber === bookingNumber && line.position === position && line.cents > 0)
        .map(({ invoice }) => invoice),
    ),
  )
  const lastAsked = cents < 0 && asked.size > 0 ? Math.max(...asked) : null
  return { lines, cents, owedCents, credits: asked.size === 1 ? lastAsked : null, lastAsked }
}

/** Those of a house, the newest first. */
export const invoicesOfPartner = (env: Env, partnerId: number) =>
  query(() =>
    primary(env)
      .select()
      .from(invoices)
      .where(eq(invoices.partnerId, partnerId))
      .orderBy(desc(invoices.entry))
      .limit(100),
  )

interface HouseIssuing {
  readonly month: string
  /** Minor units, as they were seen. */
  readonly seen: number
  readonly who: string
  readonly taxes?: readonly Tax[]
}

/**
 * Issues the invoice of a month; a credit note where more fell than was driven. Of two at once the second is refused.
 * @throws InvoiceRefused
 */
export async function issueHouseInvoice(
  env: Env,
  partner: PartnerRow,
  { month, seen, who, taxes = TAXES }: HouseIssuing,
  now: Date,
): Promise<void> {
  const { id: partnerId, company, address, taxNumber, currency } = partner
  if (company === '' || address === '') throw new InvoiceRefused('no-company')
  // Before its rides are read: what somebody issues meanwhile has this number.
  const before = await invoicesOfPartner(env, partnerId)
  const { lines, cents, owedCents, credits, lastAsked } = await houseInvoice(env, partner, month, now)
  const credited = before.find(({ number }) => number === lastAsked)
  if (lines.length === 0) throw new InvoiceRefused('nothing')
  if (cents !== seen) throw new InvoiceRefused('faster')
  const db = primary(env)
  const draft = {
    bookingNumber: null,
    partnerId,
    month,
    entry: (before[0]?.entry ?? 0) + 1,
    currency,
    owedCents,
    credits,
    seller: ourselves(),
    buyer: { name: company, address, taxNumber },
    ofTaxes: credited ? credited.taxes.map(({ name, percent }) => ({ name, percent })) : taxes,
    who,
    lines,
  }
  try {
    await query(() => db.batch(statementsOf(db, draft, now)))
  } catch (error) {
    if (!(error instanceof WriteConflict)) throw error
    const [written] = await invoicesOfPartner(env, partnerId)
    // Its answer was lost.
    const isOwn = written?.entry === draft.entry && written.at === now.toISOString() && written.who === who
    if (!isOwn) throw new InvoiceRefused('faster')
  }
}
