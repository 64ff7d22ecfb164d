/** Invoices and credit notes: what they ask for each ride, and which taxes are in it. docs/payments.md#invoices */
import type { BookingStatus } from '../ride.ts'
import type { TitledRide } from '../ride-summary.ts'
import { dueCents, type MoneyRide, type PaymentCurrency } from './sums.ts'

export type InvoiceKind = 'invoice' | 'credit note'

/** Who issues an invoice, or whom it is for, as it was then. */
export interface Party {
  readonly name: string
  /** Lines. */
  readonly address: string
  /** Empty where there is none. */
  readonly taxNumber: string
  /** Of the company that issues it. */
  readonly registration?: string
}

/** A tax that prices contain. */
export interface Tax {
  readonly name: string
  /** With two decimals at most. */
  readonly percent: number
}

export interface TaxLine extends Tax {
  /** Minor units. */
  readonly cents: number
}

/** A ride as an invoice names it: nothing of its guest, and places that the site knows, as one that was typed may be a home. */
export type InvoicedRide = TitledRide & {
  readonly pickupDate: string
  readonly status: BookingStatus
  /** Of its booking. */
  readonly reference: string
}

/** What was asked for a ride so far, less what was credited. */
export interface Invoiced {
  readonly bookingNumber: number
  readonly position: number
  readonly currency: PaymentCurrency
  readonly cents: number
}

type RideToInvoice = MoneyRide & Pick<Invoiced, 'bookingNumber' | 'position'>

export interface Difference<R> {
  readonly ride: R
  /** Minor units: more, or less, than was asked so far. */
  readonly cents: number
}

/**
 * What each ride costs now beyond what was asked for it. A ride is invoiced in one currency: one that was invoiced in another
 * is left out, and so is one that costs what was asked.
 */
export function invoiceDifferences<R extends RideToInvoice>(
  rides: readonly R[],
  earlier: readonly Invoiced[],
  currency: PaymentCurrency,
): Difference<R>[] {
  return rides.flatMap((ride) => {
    const its = earlier.filter(
      ({ bookingNumber, position }) => bookingNumber === ride.bookingNumber && position === ride.position,
    )
    const asked = sumOfLines(its.filter((line) => line.currency === currency))
    if (sumOfLines(its.filter((line) => line.currency !== currency)) !== 0) return []
    const cents = dueCents(ride, currency) - asked
    return cents === 0 ? [] : [{ ride, cents }]
  })
}

export const sumOfLines = (lines: readonly { readonly cents: number }[]): number =>
  lines.reduce((sum, { cents }) => sum + cents, 0)

/** Hundredths of a percent, so that no fraction is counted. */
const hundredths = ({ percent }: Tax) => Math.round(percent * 100)

/** What of an amount is which tax. With what is left as the net they make the amount, to the cent. @param cents with taxes */
export function taxesIn(cents: number, taxes: readonly Tax[]): TaxLine[] {
  const whole = 10_000 + taxes.reduce((sum, tax) => sum + hundredths(tax), 0)
  return taxes.map(({ name, percent }) => ({
    name,
    percent,
    cents: Math.round((cents * hundredths({ name, percent })) / whole) || 0,
  }))
}

export const netOf = (cents: number, taxes: readonly TaxLine[]): number => cents - sumOfLines(taxes)
