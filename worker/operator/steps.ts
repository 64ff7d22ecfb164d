/**
 * The operator's steps with a booking, and the guest's own. Each is one batch: the booking, its history and the mail it
 * causes change together or not at all.
 * Of two steps at once the second is refused, so that nobody acts on what is no longer so.
 */
import { and, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import * as v from 'valibot'
import type { AssignedDriver, RideDetails } from '#domain/bookings/booking.ts'
import { rideFields, tourFields, transferFields } from '#domain/bookings/details.ts'
import { CANCEL_HOURS, CHANGE_HOURS, guestRights } from '#domain/bookings/guest-changes.ts'
import { OCCASIONS } from '#domain/bookings/occasions.ts'
import { impossibleStep } from '#domain/bookings/operator-steps.ts'
import { isPastDay, pickupTimeProblem, wayBackProblem } from '#domain/bookings/pickup-time.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import type { Env } from '#worker/environment.ts'
import { primary, query } from '#worker/database/d1.ts'
import {
  bookingHistory,
  outbox,
  paymentNotices,
  safariBookings,
  transferBookings,
  type MailAudience,
} from '#worker/database/schema.ts'
import { type Booking, findByReference } from './booking-store.ts'
import { otherDrive } from './return-trip.ts'

export type Step =
  | { readonly step: 'confirm' | 'cancel' | 'reopen' | 'resend' }
  | { readonly step: 'driver'; readonly driver: AssignedDriver }
  /** What is not given stays. `details` are the flight or room details, or the notes. */
  | {
      readonly step: 'change'
      readonly date?: string | undefined
      readonly time?: string | undefined
      readonly details?: string | undefined
      readonly ride?: RideChange
    }
  /** `usd`: all that has been paid so far, whole dollars. */
  | { readonly step: 'paid'; readonly usd: number }
  | { readonly step: 'note'; readonly text: string }

/** What the guest tells the driver, as it was typed. An empty text removes it. */
export type RideChange = { readonly [Field in RideField]?: string | undefined }
type RideField = keyof RideDetails | 'travelers'

/** The message tells the operator why a step was not taken, and what to do instead. */
export class StepRefused extends Error {}

interface Effect {
  /** Columns that both kinds of booking have. */
  readonly set?: Partial<
    Pick<
      Booking,
      | 'status'
      | 'driverName'
      | 'driverPhone'
      | 'driverCar'
      | 'driverCode'
      | 'paidUsd'
      | 'pickupDate'
      | 'pickupTime'
      | keyof RideDetails
    > & { travelers: number | null }
  >
  /** Flight or room details, or notes: their column depends on the kind. */
  readonly details?: string
  /** For the history. */
  readonly words: string
  /** Mails to the customer. */
  readonly mails?: readonly MailAudience[]
}

const RIDE_WORDS: Record<RideField, string> = {
  flight: 'flight',
  pickupAddress: 'pickup address',
  dropoffAddress: 'dropoff address',
  guestName: 'name',
  travelers: 'travelers',
  bags: 'bags',
  childSeats: 'child seats',
}

/** Checks what was typed by the rules of a booking, and leaves out what stays as it is. */
function changeRide(
  booking: Booking,
  ride: RideChange,
): { readonly set: Record<string, string | number | null>; readonly words: string[] } {
  const set: Record<string, string | number | null> = {}
  const words: string[] = []
  for (const field of Object.keys(RIDE_WORDS) as RideField[]) {
    if (ride[field] === undefined) continue
    const before = booking[field]
    const checked = v.safeParse(field === 'travelers' ? transferFields.passengers : rideFields[field], ride[field])
    if (!checked.success) throw new StepRefused(`${checked.issues[0].message} (${RIDE_WORDS[field]}).`)
    const after = checked.output ?? (typeof before === 'string' ? '' : null)
    if (after === before) continue
    if (field === 'travelers' && booking.kind === 'safari')
      throw new StepRefused("How many travel is part of a tour's price: cancel it and book again.")
    set[field] = after
    words.push(`${RIDE_WORDS[field]} '${before ?? ''}' -> '${after ?? ''}'`)
  }
  return { set, words }
}

const when = (date: string, time: string) => `${showDate(date)}, ${showTime(time)}`

function changeOf(
  booking: Booking,
  { date, time, details, ride = {} }: Extract<Step, { step: 'change' }>,
  now: Date,
): Effect {
  const pickupDate = date ?? booking.pickupDate
  const pickupTime = time ?? booking.pickupTime
  const before = booking.kind === 'transfer' ? booking.flightDetails : booking.notes
  const checked = v.safeParse(
    booking.kind === 'transfer' ? transferFields.flightdetails : tourFields.notes,
    details ?? before,
  )
  if (!checked.success) throw new StepRefused(`${checked.issues[0].message}.`)
  const after = checked.output ?? ''
  const moved = pickupDate !== booking.pickupDate || pickupTime !== booking.pickupTime
  const problem = moved ? pickupTimeProblem({ date: pickupDate, time: pickupTime }, now) : null
  if (problem) throw new StepRefused(`${problem.message} (a date is written 2026-12-31, a time 05:30).`)
  const changes = changeRide(booking, ride)
  if (!moved && after === before && changes.words.length === 0)
    throw new StepRefused('Nothing changes: the date, the time and the details are the same.')
  return {
    // The time alone makes the clock's mails start anew: a new flight must not remind twice.
    set: { ...(moved ? { pickupDate, pickupTime } : {}), ...changes.set },
    details: after,
    words: [
      moved ? `pickup ${when(booking.pickupDate, booking.pickupTime)} -> ${when(pickupDate, pickupTime)}` : '',
      after === before ? '' : `details '${before}' -> '${after}'`,
      ...changes.words,
    ]
      .filter(Boolean)
      .join('; '),
    mails: ['change'],
  }
}

const newDriverCode = () =>
  crypto.getRandomValues(new Uint8Array(16)).toBase64({ alphabet: 'base64url', omitPadding: true })

function effectOf(booking: Booking, step: Step, now: Date): Effect {
  switch (step.step) {
    case 'confirm':
      return { set: { status: 'confirmed' }, words: '', mails: ['status'] }
    case 'cancel':
      return { set: { status: 'cancelled' }, words: `was ${booking.status}`, mails: ['status'] }
    // The driver who was told that nobody is to be driven is not taken for granted.
    case 'reopen':
      return {
        set: { status: 'new', driverName: null, driverPhone: null, driverCar: null, driverCode: null },
        words: '',
      }
    case 'driver': {
      const { name, phone, car } = step.driver
      if (name === booking.driverName && phone === booking.driverPhone && car === booking.driverCar)
        throw new StepRefused('This driver is assigned already. To send that mail again: --resend.')
      return {
        set: { driverName: name, driverPhone: phone, driverCar: car, driverCode: newDriverCode() },
        words: `${name}, ${phone}, ${car}${booking.driverName ? ` in place of ${booking.driverName}` : ''}`,
        mails: ['driver'],
      }
    }
    case 'change':
      return changeOf(booking, step, now)
    case 'resend':
      return {
        words: '',
        mails:
          booking.status === 'new'
            ? ['customer']
            : booking.status === 'confirmed' && booking.driverName !== null
              ? ['status', 'driver']
              : ['status'],
      }
    case 'paid': {
      if (!Number.isInteger(step.usd) || step.usd < 0 || step.usd > booking.priceUsd)
        throw new StepRefused(`Between 0 and ${booking.priceUsd} whole dollars can be paid for it.`)
      return {
        set: { paidUsd: step.usd },
        words: `USD ${step.usd} of ${booking.priceUsd}, before USD ${booking.paidUsd}`,
      }
    }
    case 'note':
      return { words: step.text }
  }
}

/** @throws StepRefused with a message for the guest, who knows no commands */
function guestEffect(booking: Booking, step: Step, now: Date): Effect {
  if (booking.status === 'cancelled') throw new StepRefused('This booking is cancelled already.')
  const rights = guestRights(booking, now)
  const hours = step.step === 'cancel' ? CANCEL_HOURS : CHANGE_HOURS
  if ((step.step !== 'cancel' && step.step !== 'change') || !rights[step.step])
    throw new StepRefused(`That can be done until ${hours} hours before the pickup. Please write to us on WhatsApp.`)
  const effect = effectOf(booking, step, now)
  const { pickupDate, pickupTime } = { ...booking, ...effect.set }
  const moved = pickupDate !== booking.pickupDate || pickupTime !== booking.pickupTime
  if (moved && !guestRights({ ...booking, pickupDate, pickupTime }, now).change)
    throw new StepRefused(`Choose a time at least ${CHANGE_HOURS} hours from now, or write to us on WhatsApp.`)
  return {
    ...effect,
    // Nobody has agreed to the new time yet, and the driver may not have it.
    set: moved
      ? { ...effect.set, status: 'new', driverName: null, driverPhone: null, driverCar: null, driverCode: null }
      : effect.set!,
    words: `by the guest: ${effect.words}`,
    mails: [...(effect.mails ?? []), 'guest'],
  }
}

/** A mail of which one has gone out before starts again. */
const anew = (instant: string) => ({
  createdAt: instant,
  dueAt: instant,
  attempts: 0,
  leasedUntil: null,
  triedAt: null,
  sentAt: null,
  givenUpAt: null,
  lastError: null,
  messageId: null,
  bouncedAt: null,
  bounceReason: null,
})

/** In a batch: true if the statement before this one changed a row. */
const CHANGED = sql`changes() > 0`

/**
 * Writes a step with its history and its mails, if the booking still has that version.
 * @returns whether it had
 */
async function write(
  env: Env,
  { kind, id, version }: Pick<Booking, 'kind' | 'id' | 'version'>,
  step: Step['step'],
  { set, details, words, mails = [] }: Effect,
  now: Date,
): Promise<boolean> {
  const db = primary(env)
  const table = kind === 'transfer' ? transferBookings : safariBookings
  const instant = now.toISOString()
  const typed = details === undefined ? {} : kind === 'transfer' ? { flightDetails: details } : { notes: details }
  /** True if the step was taken now, and not another one that also made this version. */
  const isTaken = sql`exists (select 1 from ${table} where ${table.id} = ${id} and ${table.version} = ${version + 1} and ${table.statusChangedAt} = ${instant})`
  const statements: [BatchItem<'sqlite'>, ...BatchItem<'sqlite'>[]] = [
    db
      .update(table)
      .set({ ...set, ...typed, version: version + 1, ...(set ? { statusChangedAt: instant } : {}) } as never)
      .where(and(eq(table.id, id), eq(table.version, version)))
      .returning({ id: table.id }),
    // Each of these runs only if the one before it changed something. Columns stand in the order of the schema.
    db.insert(bookingHistory).select(sql`select null, ${kind}, ${id}, ${instant}, ${step}, ${words} where ${CHANGED}`),
    ...mails.map((audience) =>
      db
        .insert(outbox)
        .select(
          sql`select null, ${kind}, ${id}, ${audience}, ${instant}, ${instant}, 0, null, null, null, null, null, null, null, null, null where ${CHANGED}`,
        )
        .onConflictDoUpdate({ target: [outbox.kind, outbox.bookingId, outbox.audience], set: anew(instant) }),
    ),
  ]
  if (set?.status === 'cancelled') {
    // What the customer of a cancelled booking has not been told by now need not be told.
    statements.push(
      db
        .delete(outbox)
        .where(
          and(
            eq(outbox.kind, kind),
            eq(outbox.bookingId, id),
            inArray(outbox.audience, ['customer', 'driver', 'change', ...OCCASIONS]),
            isNull(outbox.sentAt),
            isTaken,
          ),
        ),
    )
  }
  if (set?.paidUsd !== undefined) {
    // The operator has looked at what was paid.
    statements.push(
      db
        .update(paymentNotices)
        .set({ settledAt: instant })
        .where(
          and(
            eq(paymentNotices.kind, kind),
            eq(paymentNotices.bookingId, id),
            isNotNull(paymentNotices.problem),
            isNull(paymentNotices.settledAt),
            isTaken,
          ),
        ),
    )
  }
  if (set?.pickupDate !== undefined) {
    // The clock's mails start anew for the new time.
    statements.push(
      db
        .delete(outbox)
        .where(and(eq(outbox.kind, kind), eq(outbox.bookingId, id), inArray(outbox.audience, [...OCCASIONS]), isTaken)),
    )
  }
  const [changed] = (await query(() => db.batch(statements))) as unknown as [unknown[]]
  return changed.length > 0
}

/** @throws StepRefused where the way back of a return trip would be before the way there */
async function checkOrder(
  env: Env,
  booking: Booking,
  { pickupDate: date, pickupTime: time }: Pick<Booking, 'pickupDate' | 'pickupTime'>,
): Promise<void> {
  if (date === booking.pickupDate && time === booking.pickupTime) return
  const other = await otherDrive(env, booking)
  if (!other || other.status === 'cancelled') return
  const [moved, still] = [
    { date, time },
    { date: other.pickupDate, time: other.pickupTime },
  ]
  const problem = other.isReturn ? wayBackProblem(moved, still) : wayBackProblem(still, moved)
  if (problem)
    throw new StepRefused(
      `${problem.message} (${other.isReturn ? 'back' : 'there'}: ${when(other.pickupDate, other.pickupTime)}). Change the other drive first.`,
    )
}

/**
 * Takes a step.
 * @param seen the booking's version that the operator or the guest saw; without it, the one it has now
 * @param by a guest may change and cancel, until the limits of `guestRights`
 * @returns the booking as it is now, and whether a mail to the customer is on its way
 * @throws StepRefused
 */
export async function takeStep(
  env: Env,
  reference: string,
  step: Step,
  {
    seen,
    now = new Date(),
    by = 'operator',
  }: { readonly seen?: number; readonly now?: Date; readonly by?: 'operator' | 'guest' } = {},
): Promise<{ readonly booking: Booking; readonly mailed: boolean }> {
  const booking = await findByReference(env, reference)
  if (!booking) throw new StepRefused(`There is no booking ${reference}.`)
  if (seen !== undefined && seen !== booking.version)
    throw new StepRefused('Somebody changed it since you looked. Look at it again, then decide.')
  const impossible = by === 'operator' ? impossibleStep(booking, step.step) : null
  if (impossible) throw new StepRefused(impossible)
  const effect = by === 'guest' ? guestEffect(booking, step, now) : effectOf(booking, step, now)
  await checkOrder(env, booking, { ...booking, ...effect.set })
  const isOver = isPastDay(booking.pickupDate, now) && isPastDay(effect.set?.pickupDate ?? booking.pickupDate, now)
  const mails = isOver ? [] : (effect.mails ?? [])
  if (!(await write(env, booking, step.step, { ...effect, mails }, now)))
    throw new StepRefused('Somebody else was faster. Look at it again, then decide.')
  return { booking: (await findByReference(env, reference))!, mailed: mails.length > 0 }
}
