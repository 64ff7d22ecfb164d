/**
 * What a house pays of an invoice of its own: each booking gets what the invoice asks for it, with an entry of the cash book
 * for each, in one batch. docs/payments.md#invoices
 */
import type { EnteredMethod } from '#domain/bookings/money/payments.ts'
import { sumOfLines } from '#domain/bookings/money/invoices.ts'
import { openCents } from '#domain/bookings/money/sums.ts'
import { type Booking, findByNumbers, type Ride, rideAt } from '#worker/bookings/read-bookings.ts'
import { writeChanges } from '#worker/bookings/write-change.ts'
import type { Db } from '#worker/database/d1.ts'
import type { Env } from '#worker/environment.ts'
import { InvoiceRefused, type IssuedInvoice } from '#worker/payments/invoices.ts'
import { consequencesOfPayments } from './consequences.ts'
import { plannedChange } from './take-step.ts'

interface HouseShare {
  readonly booking: Booking
  /** With what each gets, minor units: what the invoice asks for it, and not more than is still open. */
  readonly rides: readonly { readonly ride: Ride; readonly cents: number }[]
  /** By the invoice, minor units. */
  readonly asked: number
  /** What it gets. */
  readonly cents: number
}

/** What one payment of an invoice does. */
export interface HousePayment {
  readonly shares: readonly HouseShare[]
  /** All that it pays. */
  readonly cents: number
}

/** Whether a house pays it: a credit note is taken off the next one. */
export const isOfHouse = ({ partnerId, kind }: IssuedInvoice) => partnerId !== null && kind === 'invoice'

export async function housePayment(env: Env, invoice: IssuedInvoice): Promise<HousePayment> {
  const { lines, currency } = invoice
  const byBooking = Map.groupBy(isOfHouse(invoice) ? lines : [], ({ bookingNumber }) => bookingNumber)
  const bookingsOf = await findByNumbers(env, [...byBooking.keys()])
  const shares = [...byBooking].map(([number, its]): HouseShare => {
    const booking = bookingsOf.get(number)!
    const rides = its
      .map(({ position, cents }) => {
        const ride = rideAt(booking, position)
        return { ride, cents: Math.min(cents, openCents(ride, currency)) }
      })
      .filter(({ cents }) => cents > 0)
    return { booking, rides, asked: sumOfLines(its), cents: sumOfLines(rides) }
  })
  return { shares, cents: sumOfLines(shares) }
}

/**
 * A house has paid less than its invoice asks: the earliest bookings are paid first, the last ones stay open.
 * @param came minor units
 * @throws InvoiceRefused
 */
function partOfPayment({ shares, ...payment }: HousePayment, came: number): HousePayment {
  if (!Number.isInteger(came / 100) || came <= 0) throw new InvoiceRefused('no-whole-sum')
  if (came > payment.cents) throw new InvoiceRefused('more-than-asked')
  let rest = came
  const filled = shares.map((share) => {
    const rides = share.rides.map(({ ride, cents: its }) => {
      const cents = Math.min(its, rest)
      rest -= cents
      return { ride, cents }
    })
    return { ...share, rides: rides.filter(({ cents }) => cents > 0), cents: sumOfLines(rides) }
  })
  return { ...payment, shares: filled, cents: came }
}

interface Noting {
  readonly method: EnteredMethod
  /** Minor units, as they were seen. */
  readonly seen: number
  /** What came, where that is another sum than was seen. */
  readonly came?: number | undefined
  readonly who: string
}

/**
 * Notes that a house has paid an invoice. Of two who note it at once the second is refused.
 * @throws InvoiceRefused
 */
export async function noteHousePayment(
  env: Env,
  invoice: IssuedInvoice,
  { method, seen, came = seen, who }: Noting,
  now = new Date(),
): Promise<void> {
  const whole = await housePayment(env, invoice)
  if (whole.cents === 0) throw new InvoiceRefused('nothing-open')
  if (whole.cents !== seen) throw new InvoiceRefused('faster')
  const paid = partOfPayment(whole, came).shares.filter((share) => share.cents > 0)
  const changes = paid.map(({ booking, rides, cents: its }) => {
    const amount = its / 100
    const money = invoice.currency === 'LKR' ? { lkr: amount } : { usd: amount }
    const ofInvoice = { number: invoice.number, each: rides.map(({ cents }) => cents / 100) }
    const step = { step: 'paid', method, ofInvoice, ...money } as const
    return plannedChange(
      booking,
      rides.map(({ ride }) => ride),
      step,
      { who, now },
    )
  })
  const more = (db: Db) => consequencesOfPayments(db, changes, who, now.toISOString())
  if (!(await writeChanges(env, changes, more, now))) throw new InvoiceRefused('faster')
}
