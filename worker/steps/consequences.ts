/** What a step changes beside its rides: the mails that it causes or takes back, the money, and what drivers are told. */
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { OCCASIONS } from '#domain/bookings/day/reminder-hours.ts'
import { DELAYS } from '#domain/bookings/day/ride-events.ts'
import type { OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import { paidMoreOf } from '#domain/bookings/money/payments.ts'
import { withPaid } from '#domain/bookings/money/sums.ts'
import type { Booking } from '#worker/bookings/store.ts'
import type { Db } from '#worker/database/d1.ts'
import { type CausedMail, enqueueMail } from '#worker/database/mail-queue.ts'
import { type BookingMailKind, gatewayRefunds, outbox, paymentNotices } from '#worker/database/schema.ts'
import { allocate, enterCharge, enterMoney, dueOf } from '#worker/payments/cash-book.ts'
import { noteNews } from './drivers-to-tell.ts'
import { takeBackNobodyCame } from './no-show.ts'
import { pushesOfChange } from './pushes.ts'
import type { Mail, Outcome } from './step.ts'

/** The clock's mails about a ride: they start again for another time, and its driver's for another driver. */
const CLOCK_MAILS: readonly BookingMailKind[] = [...OCCASIONS, ...DELAYS]

export interface Plan extends Outcome {
  /** For the history. */
  readonly words: readonly string[]
  readonly mails: readonly Mail[]
  /** The ride that mails and history are about; 0 for several. */
  readonly position: number
}

/** Who took a step, and what limits count its mails against. */
interface StepCause extends Pick<CausedMail, 'byVisitor' | 'network'> {
  readonly step: OperatorStep
  readonly who: string
}

const forgetFailedMail = (db: Db, bookingNumber: number) =>
  db
    .delete(outbox)
    .where(
      and(
        eq(outbox.bookingNumber, bookingNumber),
        eq(outbox.reader, 'guest'),
        or(isNotNull(outbox.bouncedAt), isNotNull(outbox.givenUpAt)),
      ),
    )

export function consequences(
  db: Db,
  booking: Booking,
  { effects, moved = [], money, contact, mails, position }: Plan,
  { step, who, ...cause }: StepCause,
  instant: string,
) {
  const { number: bookingNumber } = booking
  const statements: BatchItem<'sqlite'>[] = [...allocate(db, booking, moved, 'moved', null, instant)]
  // What did not arrive at the old address is settled: the new one gets it.
  if (contact?.email !== undefined) statements.push(forgetFailedMail(db, bookingNumber))
  // What was caused before and is no longer so need not be told; then what this step causes.
  for (const { ride, set, paidMore, came, reason, isForDriver = false } of effects) {
    const isOfRide = and(eq(outbox.bookingNumber, bookingNumber), eq(outbox.position, ride.position))
    if (set || isForDriver) {
      statements.push(
        ...noteNews(db, ride, set ?? {}, instant, isForDriver),
        ...pushesOfChange(db, booking, ride, set ?? {}, instant, isForDriver),
      )
    }
    if (set || paidMore !== undefined)
      statements.push(...dueOf(db, paidMoreOf(paidMore ? withPaid(ride, paidMore) : ride, moved), ride, set, instant))
    const { cancelFeeUsd = ride.cancelFeeUsd, cancelFeeLkr = ride.cancelFeeLkr } = set ?? {}
    if (cancelFeeUsd !== ride.cancelFeeUsd || cancelFeeLkr !== ride.cancelFeeLkr)
      statements.push(enterCharge(db, ride, { cancelFeeUsd, cancelFeeLkr }, { step, reason, who }, instant))
    if (came) statements.push(takeBackNobodyCame(db, ride, instant))
    if (set?.status === 'cancelled' || set?.status === 'no-show') {
      const kinds: BookingMailKind[] = ['receipt', 'confirmed', 'changed', 'driver', ...CLOCK_MAILS]
      const isUnsent = and(isOfRide, inArray(outbox.kind, kinds), isNull(outbox.sentAt))
      statements.push(db.delete(outbox).where(isUnsent))
    }
    // The clock's mails start again for the new time.
    if (set?.pickupDate !== undefined) {
      statements.push(db.delete(outbox).where(and(isOfRide, inArray(outbox.kind, [...CLOCK_MAILS]))))
    } else if (set?.driverCode !== undefined) {
      statements.push(db.delete(outbox).where(and(isOfRide, inArray(outbox.kind, [...DELAYS]))))
    }
    if (paidMore !== undefined) {
      const shares = [{ position: ride.position, ...paidMore }]
      statements.push(...allocate(db, booking, shares, 'entry', null, instant))
    }
  }
  if (money) {
    const { lkrPerUsd } = booking.rides[0]
    const { gatewayRefund } = money
    if (gatewayRefund) {
      const { id, said } = gatewayRefund
      const done = { state: 'done', said, answeredAt: instant } as const
      statements.push(db.update(gatewayRefunds).set(done).where(eq(gatewayRefunds.id, id)))
    }
    // What a gateway has given back has moved, also where nothing is paid any more.
    if (money.cents !== 0 || gatewayRefund) {
      statements.push(enterMoney(db, { bookingNumber, position, money, notice: null, who, lkrPerUsd }, instant))
    }
    // The operator has looked at what was paid.
    const isOpen = and(
      eq(paymentNotices.bookingNumber, bookingNumber),
      isNotNull(paymentNotices.problem),
      isNull(paymentNotices.settledAt),
    )
    statements.push(db.update(paymentNotices).set({ settledAt: instant }).where(isOpen))
  }
  for (const [kind, reader] of mails) {
    const about = kind === 'receipt' ? 0 : position
    statements.push(enqueueMail(db, { kind, reader, bookingNumber, position: about, ...cause }, instant))
  }
  return statements
}
