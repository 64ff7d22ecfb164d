/**
 * What the operator does with a booking: which step is possible when, what needs a hand, and what may be written.
 * docs/product.md#operator
 */
import * as v from 'valibot'
import { fits, type VehicleClass } from '#domain/fares/vehicles.ts'
import { instantOf } from '#domain/sri-lanka-time.ts'
import type { AssignedDriver } from './booking.ts'
import { parsePhone } from './phone-number.ts'
import { isShortNotice } from './short-notice.ts'
import { DRIVER_HOURS, type BookingStatus } from './texts.ts'

export const OPERATOR_STEPS = ['confirm', 'cancel', 'reopen', 'driver', 'change', 'resend', 'paid', 'note'] as const
export type OperatorStep = (typeof OPERATOR_STEPS)[number]

const HOUR = 60 * 60_000

/** The parts of a booking that decide which steps are possible. */
interface BookingState {
  readonly status: BookingStatus
  readonly erasedAt: string | null
}

/**
 * Why a step is impossible, and how to do it instead; `null` if it is possible.
 * @example impossibleStep({ status: 'cancelled', erasedAt: null }, 'confirm') // 'It is cancelled, and its guest was
 *   told so. …'
 */
export function impossibleStep({ status, erasedAt }: BookingState, step: OperatorStep): string | null {
  if (erasedAt !== null && step !== 'paid') return "The journey was long ago, and its guest's data is erased."
  if (status === 'cancelled' && ['confirm', 'driver', 'change'].includes(step)) {
    return 'It is cancelled, and its guest was told so. Ask the guest; then take it up again with --reopen, and confirm it.'
  }
  switch (step) {
    case 'confirm':
      return status === 'confirmed' ? 'It is confirmed already. To send that mail again: --resend.' : null
    case 'cancel':
      return status === 'cancelled' ? 'It is cancelled already. To send that mail again: --resend.' : null
    case 'reopen':
      return status === 'cancelled' ? null : 'It is not cancelled.'
    case 'driver':
      return status === 'confirmed'
        ? null
        : 'It is not confirmed yet. Look at its price and time, then use --confirm first.'
    default:
      return null
  }
}

/** What needs a hand, the most urgent first. */
const CONCERNS = [
  'mail-bounced',
  'mail-not-sent',
  'no-driver',
  'payment',
  'short-notice',
  'review',
  'does-not-fit',
] as const
export type Concern = (typeof CONCERNS)[number]

export const CONCERN_TEXTS = {
  'mail-bounced': 'MAIL BOUNCED: write on WhatsApp',
  'mail-not-sent': 'MAIL NOT SENT: write or call',
  'no-driver': 'NO DRIVER',
  payment: 'PAYMENT: look at it, then say --paid',
  'short-notice': 'SHORT NOTICE: not confirmed',
  review: "REVIEW: the distance rests on a visitor's word, or nobody could check that a person booked",
  'does-not-fit': 'DOES NOT FIT: more travelers or bags than the vehicle takes',
} as const satisfies Record<Concern, string>

/** Of a tour the vehicle is `null`: its price knows how many travel. */
interface Party {
  readonly vehicle: VehicleClass | null
  /** `null` where the guest did not say. */
  readonly travelers: number | null
  readonly bags: number | null
}

/** True for more travelers or bags than the chosen vehicle takes. */
export function isTooFull({ vehicle, travelers, bags }: Party): boolean {
  return vehicle !== null && !fits({ travelers: travelers ?? 1, bags: bags ?? 0 }, vehicle)
}

interface ConcernState extends Party {
  readonly status: BookingStatus
  readonly needsReview: boolean
  readonly hasDriver: boolean
  /** A mail to the customer or the operator failed, and waits or was given up. */
  readonly mailFailed: boolean
  /** A mail to the customer has not arrived. */
  readonly mailBounced: boolean
  /** The payment gateway said something that does not fit. */
  readonly paymentProblem: boolean
  /** Whole dollars: of a cancelled booking, somebody has to decide what is sent back. */
  readonly paidUsd: number
  /** `YYYY-MM-DD` and `HH:mm`, Sri Lanka time. */
  readonly pickupDate: string
  readonly pickupTime: string
  /** UTC, ISO 8601. */
  readonly createdAt: string
}

/** A guest may still be waiting this long after the pickup's time. */
const STILL_WAITING = 3 * HOUR

/**
 * What needs the operator's hand. A driver is missing when the pickup is within 12 hours, or the 12 hours are over
 * within which the guest was
 * promised the driver's details. Of a journey that is over, or a cancelled one whose mail went out, only its payment
 * may need a hand.
 */
export function concernsOf(booking: ConcernState, now: Date): Concern[] {
  const pickup = instantOf({ date: booking.pickupDate, time: booking.pickupTime })!.getTime()
  const until = pickup - now.getTime()
  if (until < -STILL_WAITING) return booking.paymentProblem ? ['payment'] : []
  const runs = booking.status !== 'cancelled'
  const promised = Date.parse(booking.createdAt) + DRIVER_HOURS * HOUR
  const found: Record<Concern, boolean> = {
    'mail-bounced': booking.mailBounced,
    'mail-not-sent': booking.mailFailed,
    'no-driver': runs && !booking.hasDriver && (until <= DRIVER_HOURS * HOUR || promised <= now.getTime()),
    payment: booking.paymentProblem || (!runs && booking.paidUsd > 0),
    'short-notice':
      booking.status === 'new' &&
      isShortNotice({ date: booking.pickupDate, time: booking.pickupTime }, new Date(booking.createdAt)),
    review: booking.status === 'new' && booking.needsReview,
    'does-not-fit': booking.status === 'new' && isTooFull(booking),
  }
  return CONCERNS.filter((concern) => found[concern])
}

// What the operator writes.

/** As the guest reads it: one line of letters, digits and common signs. */
const line = (what: string, max: number) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(`${what} is missing`),
    v.maxLength(max, `${what} has at most ${max} characters`),
    v.check((text) => !/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}<>]/u.test(text), `${what} has a character that cannot be shown`),
  )

const DriverSchema = v.object({
  name: line("The driver's name", 60),
  phone: line("The driver's phone number", 40),
  car: line("The car's plate", 60),
})

/**
 * Reads 'name, phone, plate', and more about the car after a further comma.
 * @throws RangeError that says what is missing
 * @example parseDriver('Nimal Perera, 077 123 4567, CAB-1234, white Prius') // { name: 'Nimal Perera', phone:
 *   '+94771234567', car: 'CAB-1234, white Prius' }
 */
export function parseDriver(text: string): AssignedDriver {
  const [name = '', phone = '', ...car] = text.split(',').map((part) => part.trim())
  const parsed = v.safeParse(DriverSchema, { name, phone, car: car.filter(Boolean).join(', ') })
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}: write 'name, phone, plate'`)
  const number = parsePhone(parsed.output.phone)
  if (!number) throw new RangeError(`'${parsed.output.phone}' is no phone number: write 'name, phone, plate'`)
  return { ...parsed.output, phone: number.e164 }
}

/** A remark that only the operator reads. @throws RangeError */
export function parseRemark(text: string): string {
  const parsed = v.safeParse(
    v.pipe(
      v.string(),
      v.trim(),
      v.nonEmpty('The note is empty'),
      v.maxLength(500, 'A note has at most 500 characters'),
    ),
    text,
  )
  if (!parsed.success) throw new RangeError(parsed.issues[0].message)
  return parsed.output
}
