/** What a step changes beside its rides: the mails that it causes or takes back, the money, and what drivers are told. */
import { and, eq, inArray, isNotNull, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import { driverSaid, officeWords } from '#domain/bookings/day/push-words.ts'
import { OCCASIONS } from '#domain/bookings/day/reminder-and-warning-hours.ts'
import { DELAYS, type RideEvent } from '#domain/bookings/day/ride-events.ts'
import { overAt } from '#domain/bookings/day/sharing.ts'
import type { OperatorStep } from '#domain/bookings/agreed/operator-steps.ts'
import { paidMoreOf } from '#domain/bookings/money/payments.ts'
import { withPaid } from '#domain/bookings/money/sums.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { isRunning, pickupInstant } from '#domain/bookings/ride.ts'
import { plainPaths } from '#domain/plain-paths.ts'
import { DAY_MS, HOUR_MS } from '#domain/sri-lanka-time.ts'
import { type Booking, type Ride, waitsOnRoad } from '#worker/bookings/read-bookings.ts'
import type { ChangeOf, RideChange } from '#worker/bookings/write-change.ts'
import { closeNobodyCame, reopenAlarms } from '#worker/database/alarm-queue.ts'
import { amongRows, type Db } from '#worker/database/d1.ts'
import { type CausedMail, enqueueMail } from '#worker/database/mail-queue.ts'
import { type CausedPush, enqueuePush } from '#worker/database/push-queue.ts'
import { type BookingMailKind, gatewayRefunds, outbox, paymentNotices } from '#worker/database/schema.ts'
import { allocate, dueOf, enterCharge, enterForMany, enterMoney } from '#worker/payments/cash-book.ts'
import { officePath } from '#worker/platform/access.ts'
import { newsOf, noteNews, noteTakenOff } from './drivers-to-tell.ts'
import { takeBackNobodyCame } from './no-show.ts'
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

/** A step with a booking that is written together with those of others. */
export interface PlannedChange extends ChangeOf {
  readonly plan: Plan
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

/** The operator has looked at what was paid. */
function settleNotices(db: Db, numbers: readonly number[], instant: string) {
  const isOpen = and(
    amongRows(
      [paymentNotices.bookingNumber],
      numbers.map((number) => [number]),
    ),
    isNotNull(paymentNotices.problem),
    isNull(paymentNotices.settledAt),
  )
  return db.update(paymentNotices).set({ settledAt: instant }).where(isOpen)
}

/** Of payments of several bookings, which cause no mail: as of each alone. */
export function consequencesOfPayments(
  db: Db,
  payments: readonly PlannedChange[],
  who: string,
  instant: string,
): BatchItem<'sqlite'>[] {
  const entries = payments.map(({ booking: { number: bookingNumber, rides: its }, plan }) => {
    const shares = plan.effects.flatMap(({ ride, paidMore }) =>
      paidMore ? [{ position: ride.position, ...paidMore }] : [],
    )
    const { position } = plan
    const entry = { bookingNumber, position, money: plan.money!, who, lkrPerUsd: its[0].lkrPerUsd }
    return { entry, shares }
  })
  const paid = payments.flatMap(({ plan }) =>
    plan.effects.flatMap(({ ride, set, paidMore }) =>
      paidMore ? [{ paid: withPaid(ride, paidMore), ride, set }] : [],
    ),
  )
  return [
    ...dueOf(db, paid, instant),
    ...enterForMany(db, entries, instant),
    settleNotices(
      db,
      payments.map(({ booking: { number } }) => number),
      instant,
    ),
  ]
}

/** Of many rides whose driver leaves: as of each alone, but for the push to a phone that is told nothing more. */
export function consequencesOfTakingOff(db: Db, rides: readonly Ride[], instant: string): BatchItem<'sqlite'>[] {
  const isOfThem = amongRows(
    [outbox.bookingNumber, outbox.position],
    rides.map(({ bookingNumber, position }) => [bookingNumber, position]),
  )
  return [
    ...noteTakenOff(db, rides, instant),
    // As its index says, too.
    db.delete(outbox).where(and(isNotNull(outbox.bookingNumber), isOfThem, inArray(outbox.kind, [...DELAYS]))),
  ]
}

export function consequences(
  db: Db,
  booking: Booking,
  { effects, moved = [], money, contact, mails, position }: Plan,
  { step, who, ...cause }: StepCause,
  instant: string,
) {
  const { number: bookingNumber } = booking
  const statements: BatchItem<'sqlite'>[] = [...allocate(db, booking, moved, 'moved', null, instant)]
  // What is moved may settle what was owed of a ride that was cancelled before.
  const others = booking.rides.filter((each) => !effects.some(({ ride }) => ride.position === each.position))
  const paidBy = others.filter(({ position: its }) => moved.some((share) => share.position === its))
  statements.push(
    ...dueOf(
      db,
      paidBy.map((ride) => ({ paid: paidMoreOf(ride, moved), ride, set: null })),
      instant,
    ),
  )
  // What did not arrive at the old address is settled: the new one gets it.
  if (contact?.email !== undefined) statements.push(forgetFailedMail(db, bookingNumber))
  // What was caused before and is no longer so need not be told; then what this step causes.
  for (const { ride, set, paidMore, came = false, reason, isForDriver = false } of effects) {
    const isOfRide = and(eq(outbox.bookingNumber, bookingNumber), eq(outbox.position, ride.position))
    // First: whose word is taken back waits at the pickup again.
    if (came)
      statements.push(
        takeBackNobodyCame(db, ride, instant),
        reopenAlarms(db, ride, 'no-show', instant),
        closeNobodyCame(db, ride, instant),
      )
    if (set || isForDriver || came) {
      statements.push(
        ...noteNews(db, ride, set ?? {}, instant, { isCorrected: isForDriver, came }),
        ...pushesOfChange(db, booking, ride, set ?? {}, instant, { isCorrected: isForDriver, came }),
      )
    }
    if (set || paidMore !== undefined) {
      const paid = paidMoreOf(paidMore ? withPaid(ride, paidMore) : ride, moved)
      statements.push(...dueOf(db, [{ paid, ride, set }], instant))
    }
    const { cancelFeeUsd = ride.cancelFeeUsd, cancelFeeLkr = ride.cancelFeeLkr } = set ?? {}
    if (cancelFeeUsd !== ride.cancelFeeUsd || cancelFeeLkr !== ride.cancelFeeLkr)
      statements.push(enterCharge(db, ride, { cancelFeeUsd, cancelFeeLkr }, { step, reason, who }, instant))
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
    // A taxi pays and gives back nothing of what guests paid.
    if (money.method !== 'taxi') statements.push(settleNotices(db, [bookingNumber], instant))
  }
  for (const [kind, reader] of mails) {
    const about = kind === 'receipt' ? 0 : position
    statements.push(enqueueMail(db, { kind, reader, bookingNumber, position: about, ...cause }, instant))
  }
  return statements
}

// Pushes of a step with a ride: to its driver, the one before, and of a guest's change to the office.

/** A driver looks at the phone now and then. */
const DRIVER_PUSH_MS = 12 * HOUR_MS

/** The driver has the ride no more. */
const NOT_THEIRS = ['replaced', 'cancelled', 'taken-off']

/** What the driver's sheet says beside the pickup's time. */
const isOnSheet = (ride: Ride, set: RideChange) =>
  [...notesOf(ride.kind), 'pickup', 'dropoff', 'via', 'vehicle', 'travelers', 'priceUsd'].some((name) => name in set)

/** @param instant UTC, ISO 8601 @param isCorrected the sheet says something else about guest or vehicle */
function pushesOfChange(
  db: Db,
  { reference, rides: { length: rides } }: Booking,
  ride: Ride,
  set: RideChange,
  instant: string,
  { isCorrected, came }: { readonly isCorrected: boolean; readonly came: boolean },
): BatchItem<'sqlite'>[] {
  const { bookingNumber, position, driverPhone, driverCode } = ride
  const after = { ...ride, ...set }
  const which = `${bookingNumber}/${position}`
  const tell = (push: Pick<CausedPush, 'to' | 'said' | 'path' | 'validMs' | 'isDue'>, what: string) =>
    enqueuePush(
      db,
      { ...push, occasion: `${what} ${which} ${instant}`, tag: `ride ${which}`, isUrgent: true, bookingNumber },
      instant,
    )
  const told: BatchItem<'sqlite'>[] = []
  if (set.movedAt !== undefined) {
    const path = officePath(rideReference(reference, position, rides))
    told.push(
      ...tell(
        { to: { office: 'requests' }, said: officeWords('moved', [after as Ride]), path, validMs: DAY_MS },
        'moved',
      ),
    )
  }
  const now = new Date(instant)
  const isAhead = pickupInstant(after as Ride) > now.getTime()
  const driver = (
    to: CausedPush['to'],
    what: Parameters<typeof driverSaid>[0],
    path: CausedPush['path'],
    isDue?: SQL,
  ) =>
    tell(
      {
        to,
        said: driverSaid(what, NOT_THEIRS.includes(what) ? ride : (after as Ride)),
        path,
        validMs: DRIVER_PUSH_MS,
        ...(isDue ? { isDue } : {}),
      },
      what,
    )
  const change = newsOf(ride, set, { isCorrected: isCorrected || isOnSheet(ride, set), came })
  // A guest has moved it: the office asks the driver once more.
  const news = change === 'moved' && set.driverPhone === null ? 'changed' : change
  const sheet = plainPaths.driverSheet(driverCode ?? '')
  if (driverPhone !== null && news !== null)
    // After the pickup's time who has to be told hears of it: that was noted in the same batch.
    told.push(...driver(isAhead && isRunning(ride) ? { driver: driverPhone } : { toldAt: instant, ride }, news, sheet))
  if (news === 'cancelled') {
    const itsSheet = sql`${plainPaths.driverSheet('')} || ${waitsOnRoad('code', ride)}`
    const another = waitsOnRoad('broke_down_phone', ride)
    told.push(...driver({ toldAt: instant, ride, another }, news, itsSheet))
  }
  if (
    isRunning(ride) &&
    set.driverPhone &&
    set.driverPhone !== driverPhone &&
    (isAhead || overAt(after as Ride) >= now.getTime())
  )
    // Who is named once the ride is done has driven it.
    told.push(
      ...driver({ driver: set.driverPhone }, 'assigned', plainPaths.driverSheet(set.driverCode ?? ''), isNotDone(ride)),
    )
  return told
}

const isNotDone = ({ bookingNumber, position, pickupDate }: Ride) => sql`not exists (
  select 1 from ride_events said
  where said.booking_number = ${bookingNumber} and said.position = ${position} and said.pickup_date = ${pickupDate}
    and said.event = ${'DRIVER_ARRIVED_AT_DROPOFF' satisfies RideEvent} and said.taken_back_at is null
)`
