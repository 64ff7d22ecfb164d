/** What the operator does with a booking: which step is possible when, and why one is refused. docs/bookings.md#steps */
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { guest } from '#domain/languages/en/guest.ts'
import { closedWords } from '#domain/quotes/seasons-in-words.ts'
import { fieldText } from '#domain/quotes/field-problems.ts'
import { type LocalMoment, showDate, addDays, isRealDate } from '#domain/sri-lanka-time.ts'
import { type Act, type OwnerAct, whoMay } from '#domain/roles.ts'
import { isRunning, type BookingStatus, type RidePosition, type AssignedDriver } from '../ride.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import type { Price } from './agreed-price.ts'
import type { SaidMoney } from '../money/residents.ts'
import { type SaidPrice, showPrice } from '../money/said-sums.ts'
import { type FullVehicle, fullQuestion } from './caveats.ts'
import { type MovedPrice, movedText } from './changed-price.ts'
import { type DriverNote, noteLabel } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { type Overlap, overlapQuestion, type TimedRide } from '../driver/ride-times-and-link-life.ts'
import { pickupProblem, type PickupTimeCode } from '../request/pickup-time.ts'
import * as v from 'valibot'
import { visibleText } from '#domain/visible-text.ts'
import { typedLine } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { parsePhone } from '#domain/bookings/request/numbering-plans.ts'

export const OPERATOR_STEPS = [
  'confirm',
  'cancel',
  'reopen',
  'no-show',
  'came',
  'driver',
  'no-driver',
  'change',
  'contact',
  'price',
  'resend',
  'paid',
  'refund',
  'give-back',
  'reverse',
  'charge',
  'note',
  'complaint',
] as const
export type OperatorStep = (typeof OPERATOR_STEPS)[number]

/** Those of which the office sees what they make before it is written. */
export const MONEY_STEPS: readonly OperatorStep[] = ['paid', 'refund', 'give-back', 'reverse', 'charge']

/** What a step is, for those who may not all. */
export const actOfStep = (step: OperatorStep): Act =>
  step === 'refund' || step === 'give-back'
    ? 'money-back'
    : step === 'reverse' || step === 'charge'
      ? 'correct-money'
      : 'everybody'

/** Those that the guest gets a mail about. */
const TELLS_GUEST: readonly OperatorStep[] = [
  'confirm',
  'cancel',
  'no-show',
  'driver',
  'change',
  'price',
  'resend',
  'refund',
  'give-back',
  'charge',
]

/** Whether the guest gets a mail about a step; that they came after all, where one said what they owe. */
export const tellsGuest = (step: OperatorStep, { cancelFeeUsd }: { readonly cancelFeeUsd: number }): boolean =>
  TELLS_GUEST.includes(step) || (step === 'came' && cancelFeeUsd > 0)

/** The parts of a ride that decide which steps are possible. */
interface StepSubject {
  readonly status: BookingStatus
  readonly erasedAt: string | null
  /** Its driver says so, and the office has not said anything of it yet. */
  readonly nobodyCame?: boolean
  readonly driverName?: string | null
}

/** Why a step is impossible, whatever it would change. */
export type ImpossibleStep =
  | 'erased'
  | 'is-cancelled'
  | 'confirmed-already'
  | 'cancelled-already'
  | 'not-cancelled'
  | 'not-confirmed'
  | 'is-no-show'
  | 'no-show-already'
  | 'not-no-show'
  | 'came-along'
  | 'nobody-drives'
  | 'is-driven'

/**
 * `null` for a step that is possible.
 * @example impossibleStep({ status: 'cancelled', erasedAt: null }, 'confirm') // 'is-cancelled'
 */
export function impossibleStep(
  { status, erasedAt, nobodyCame = false, driverName }: StepSubject,
  step: OperatorStep,
): ImpossibleStep | null {
  if (erasedAt !== null && step !== 'paid') return 'erased'
  if (step === 'charge') return isRunning({ status }) ? 'is-driven' : null
  if (status === 'cancelled' && ['confirm', 'driver', 'no-driver', 'change', 'price'].includes(step))
    return 'is-cancelled'
  if (status === 'no-show' && ['confirm', 'cancel', 'driver', 'no-driver', 'change', 'price', 'resend'].includes(step))
    return 'is-no-show'
  switch (step) {
    case 'confirm':
      return status === 'confirmed' ? 'confirmed-already' : null
    case 'cancel':
      return status === 'cancelled' ? 'cancelled-already' : null
    case 'reopen':
      return status === 'cancelled' ? null : 'not-cancelled'
    case 'driver':
      return status === 'confirmed' ? null : 'not-confirmed'
    case 'no-driver':
      if (status !== 'confirmed') return 'not-confirmed'
      return driverName === null ? 'nobody-drives' : null
    case 'no-show':
      if (status === 'cancelled') return 'is-cancelled'
      return status === 'no-show' ? 'no-show-already' : status === 'confirmed' ? null : 'not-confirmed'
    case 'came':
      return status === 'no-show' || (status === 'confirmed' && nobodyCame) ? null : 'not-no-show'
    default:
      return null
  }
}

/** Why a step was not taken. {@link refusalText} puts it into words. */
export type StepRefusal =
  | { readonly code: ImpossibleStep | 'changed-since' | 'somebody-was-faster' | 'same-driver' | 'nothing-changes' }
  | { readonly code: 'owners'; readonly act: OwnerAct }
  | { readonly code: 'no-such-booking'; readonly reference: string }
  | { readonly code: 'one-vehicle' }
  /** `said` by its driver: `metWords` of the ride. */
  | { readonly code: 'is-met'; readonly said: string }
  /** What speaks against it, in words, such as of the driver and the car: it is done once somebody insists. */
  | { readonly code: 'hindered'; readonly reasons: readonly string[] }
  /** `name`: of the driver who was named for both vehicles. */
  | { readonly code: 'two-vehicles'; readonly name: string }
  | { readonly code: 'which-ride'; readonly reference: string; readonly rides: number }
  | { readonly code: 'more-than-price'; readonly price: string }
  | { readonly code: 'more-than-taxi'; readonly most: string }
  | { readonly code: 'no-such-entry'; readonly number: number }
  | { readonly code: 'entry-stays' | 'reversed-already' }
  /** `openLkr`, `paidLkr`: the same in rupees, where rupees were typed. */
  | { readonly code: 'more-than-open'; readonly openUsd: number; readonly openLkr?: number | undefined }
  | { readonly code: 'more-than-paid'; readonly paidUsd: number; readonly paidLkr?: number | undefined }
  /** The most that the site can give back to a card at once; `lkr` where rupees were typed, or their guest pays in those. */
  | { readonly code: 'more-than-card'; readonly usd: number; readonly lkr?: number | undefined }
  /** `said` by the gateway. */
  | { readonly code: 'refund-refused' | 'refund-unclear'; readonly said: string }
  | { readonly code: 'refund-over' | 'refund-open' }
  | {
      readonly code: 'other-rupees'
      readonly lkr: number
      readonly usd: number
      readonly worthLkr: number
      readonly inRupees?: boolean
    }
  /** With another vehicle or party the ride has another price, or nobody can say which. */
  | ({ readonly code: 'other-vehicle'; readonly price: Price; readonly before: Price } & SaidPrice)
  | { readonly code: 'unknown-price' | 'not-of-day' | 'no-such-tap' | 'answered-since' | 'minutes-ago' }
  | { readonly code: 'tap-too-early' | 'before-pickup'; readonly date: string; readonly time: string }
  /** `minutes` of waiting that its guest was promised, and when they are over. */
  | { readonly code: 'still-waiting'; readonly minutes: number; readonly date: string; readonly time: string }
  | { readonly code: 'no-such-vehicle'; readonly values: readonly string[] }
  /** `problem` as `fieldProblem` writes it. */
  | { readonly code: 'wrong-contact'; readonly problem: string }
  | {
      readonly code:
        | 'tour-travelers'
        | 'house-pays'
        | 'no-whole-dollars'
        | 'no-price'
        | 'no-whole-rupees'
        | 'same-price'
        | 'same-charge'
    }
  /** Whole dollars, of a resident whole rupees; both included. */
  | ({ readonly code: 'price-not-allowed'; readonly least: number; readonly most: number } & SaidMoney)
  | { readonly code: 'paid-more'; readonly paidUsd: number; readonly paidLkr?: number | undefined }
  /** `problem` as `fieldProblem` writes it. */
  | { readonly code: 'wrong-field'; readonly note: DriverNote; readonly kind: RideKind; readonly problem: string }
  | { readonly code: 'pickup-time'; readonly problem: PickupTimeCode }
  /** `when` is the pickup of the ride at `position`, which would no longer be before or after the moved one. */
  | { readonly code: 'out-of-order'; readonly number: number; readonly when: LocalMoment }
  /** For guests: the moved ride and others would overlap, which may be meant. */
  | { readonly code: 'overlap'; readonly overlaps: readonly Overlap<TimedRide & RidePosition>[] }
  /** For guests: the vehicle does not take the party that they have changed, which may be meant. */
  | ({ readonly code: 'too-full' } & FullVehicle)
  /** For guests: the number of dates for which a car and driver who stay are booked. */
  | { readonly code: 'too-many-days'; readonly days: number }
  /** For guests: what they take instead costs something else than they saw, or is not to be had. */
  | { readonly code: 'other-price' }
  /** The new time has another price, which nobody has agreed to yet. */
  | ({ readonly code: 'moved-price' } & MovedPrice)
  /** For guests: the car that stays costs something else on that day. */
  | { readonly code: 'moved-stay' }
  /** `problem` as `closedProblem` writes it. */
  | { readonly code: 'closed'; readonly problem: string }
  /** For guests: cancelling costs more than they saw; or it is too late to cancel alone. */
  | { readonly code: 'other-fee' | 'pickup-over' }
  /** No car can be had for these rides, and nobody has said that it is meant all the same. */
  | { readonly code: 'no-car'; readonly positions: readonly number[] }
  /** For guests: `hours` is the limit before the pickup. */
  | { readonly code: 'too-late' | 'too-soon'; readonly hours: number }

/** The operator at the command line or on the pages, or the guest. */
export type RefusalReader = 'command' | 'page' | 'guest'

/** The most of it, in the currency that was typed. */
const atMost = (usd: number, lkr: number | undefined) =>
  lkr === undefined ? `Between 1 and ${usd} whole dollars` : `At most ${formatLkr(lkr)}`

const AGAIN = { command: 'To send that mail again: --resend.', page: "To send that mail again: 'Send the mail again'." }

/** @param positions of rides of one booking */
function noCarText(positions: readonly number[], reader: 'command' | 'page'): string {
  const rides = `${positions.length > 1 ? 'rides' : 'ride'} ${positions.join(', ')}`
  const instead =
    reader === 'command'
      ? 'Where a car drives that is not listed: --hired-car.'
      : 'Tick below where a car drives that is not listed.'
  return `No car of its class is free for ${rides} at that time. ${instead}`
}

export function refusalText(refusal: StepRefusal, reader: RefusalReader): string {
  const again = reader === 'guest' ? '' : ` ${AGAIN[reader]}`
  switch (refusal.code) {
    case 'owners':
      return whoMay(refusal.act)
    case 'no-such-booking':
      return `There is no booking ${refusal.reference}.`
    case 'one-vehicle':
      return 'It has one vehicle at a time. Name one driver.'
    case 'hindered':
      return `${refusal.reasons.join('. ')}. ${reader === 'command' ? 'If it is to be so all the same: --insist.' : 'If it is to be so all the same, say so below.'}`
    case 'two-vehicles':
      return `${refusal.name} drives the other vehicle of the same drive. Each vehicle needs a driver of its own.`
    case 'which-ride':
      return `This booking has ${refusal.rides} rides. Say which one: ${refusal.reference}/1 to ${refusal.reference}/${refusal.rides}.`
    // What guests are told, too.
    case 'changed-since':
    case 'somebody-was-faster':
    case 'erased':
    case 'nothing-changes':
    case 'tour-travelers':
    case 'other-price':
    case 'other-fee':
    case 'pickup-over':
      return guest.refused[refusal.code]
    case 'is-cancelled':
      return reader === 'command'
        ? 'It is cancelled, and its guest was told so. Ask the guest; then take it up again with --reopen, and confirm it.'
        : 'It is cancelled, and its guest was told so. Ask the guest; then take it up again, and confirm it.'
    case 'confirmed-already':
      return `It is confirmed already.${again}`
    case 'cancelled-already':
      return reader === 'guest' ? guest.refused['cancelled-already'] : `It is cancelled already.${again}`
    case 'not-cancelled':
      return 'It is not cancelled.'
    case 'not-confirmed':
      return reader === 'command'
        ? 'It is not confirmed yet. Look at its price and time, then use --confirm first.'
        : 'It is not confirmed yet. Look at its price and time, then confirm it first.'
    case 'is-no-show':
      return reader === 'command'
        ? 'Its guest did not come, as you said. If that is not so: --came.'
        : "Its guest did not come, as you said. If that is not so: 'The guest came'."
    case 'no-show-already':
      return 'That its guest did not come is said already.'
    case 'not-no-show':
      return 'Nobody has said that its guest did not come.'
    case 'came-along':
      return 'Its guest was on board when the car broke down: they came.'
    case 'is-met':
      return `The driver says: ${refusal.said}. If that is wrong, take it back first.`
    case 'nobody-drives':
      return 'Nobody is assigned to it.'
    case 'before-pickup':
      return `Its pickup is still to come: it can be said from ${refusal.time}, ${showDate(refusal.date)} on.`
    case 'same-driver':
      return `This driver is assigned already.${again}`
    case 'is-driven':
      return 'Something is owed as a charge only of a ride that is cancelled, or a no-show.'
    case 'more-than-price':
      return `Between 0 and ${refusal.price} can be owed for it.`
    case 'more-than-taxi':
      return `At most ${refusal.most} more can go to the guest for a taxi in place of this ride.`
    case 'same-charge':
      return 'That is owed for it already.'
    case 'no-such-entry':
      return `The cash book has no entry ${refusal.number} of this booking.`
    case 'entry-stays':
      return 'That entry is no typing error: a payment gateway told of it, or it reverses another one.'
    case 'reversed-already':
      return 'That entry is reversed already.'
    case 'more-than-open':
      return refusal.openUsd === 0
        ? 'All of it is paid.'
        : `${atMost(refusal.openUsd, refusal.openLkr)} can still be paid for it.`
    case 'more-than-paid':
      return refusal.paidUsd === 0
        ? 'Nothing is paid of it.'
        : `${atMost(refusal.paidUsd, refusal.paidLkr)} can be given back of it.`
    case 'more-than-card':
      return refusal.usd === 0
        ? 'Nothing of it came by a card to which the site can give back.'
        : refusal.lkr === 0
          ? 'No rupees came by a card to which the site can give back.'
          : `${atMost(refusal.usd, refusal.lkr)} can go back to the card at once: one payment at a time.`
    case 'refund-refused':
      return `Nothing went back: the gateway refused (${refusal.said}).`
    case 'refund-unclear':
      return `Nobody knows whether it went back (${refusal.said}). It is not asked for again. Look in the gateway's portal, then say what is so.`
    case 'refund-open':
      return 'The gateway was asked before, and nobody knows yet what became of it. Say that first.'
    case 'refund-over':
      return 'It is known already what became of it.'
    case 'no-whole-dollars':
      return reader === 'command' ? '--usd takes whole dollars.' : 'Write whole dollars.'
    case 'house-pays':
      return 'The house pays for it, on its invoice. Say how much the guest paid.'
    case 'no-price':
      return 'Say the new price in whole dollars, or for a guest who pays in rupees in whole rupees; or a discount in whole percent.'
    case 'no-whole-rupees':
      return 'Write whole rupees, and only with a payment that is new.'
    case 'other-rupees':
      return `${formatLkr(refusal.lkr)} are not ${formatUsd(refusal.usd)}, which are about ${formatLkr(refusal.worthLkr)}. ${refusal.inRupees ? 'Write the rupees that came, not their dollars.' : 'Say how many dollars of the price they are.'}`
    case 'same-price':
      return 'That is the price already.'
    case 'price-not-allowed':
      return refusal.inRupees
        ? `The price of it may be between ${formatLkr(refusal.least)} and ${formatLkr(refusal.most)}.`
        : `The price of it may be between USD ${refusal.least} and USD ${refusal.most}.`
    case 'paid-more':
      return `${refusal.paidLkr === undefined ? `USD ${refusal.paidUsd}` : formatLkr(refusal.paidLkr)} are paid, which is more. Note what you have paid back first; then lower the price.`
    case 'wrong-field':
      return `${fieldText(refusal.problem)} (${noteLabel(refusal.note, refusal.kind, ENGLISH_TEXTS).toLowerCase()}).`
    case 'pickup-time':
      return reader === 'command'
        ? `${fieldText(pickupProblem(refusal.problem))} (a date is written 2026-12-31, a time 05:30).`
        : `${fieldText(pickupProblem(refusal.problem))}.`
    case 'moved-price': {
      const text = movedText(refusal, ENGLISH_TEXTS)
      if (reader === 'guest') return text
      return `${text} ${reader === 'page' ? 'Choose the price below.' : `Say which price counts: --new-price ${refusal.price.usd}, or --keep-price.`}`
    }
    case 'other-vehicle': {
      const { formats } = ENGLISH_TEXTS
      const [then, booked] = [refusal.price, refusal.before].map((price) => showPrice(price, formats, refusal))
      const text = `It then costs ${then}; it was booked for ${booked}.`
      return `${text} ${reader === 'command' ? `Say which price counts: --new-price ${refusal.price.usd}, or --keep-price.` : 'Choose the price below.'}`
    }
    case 'unknown-price':
      return `Nobody can say what it then costs: its price is one of several rides, vehicles or stops. ${reader === 'command' ? 'Keep the price with --keep-price' : 'Keep the price'}; then agree another one.`
    case 'not-of-day':
      return 'Only of a confirmed ride with a driver, and from twelve hours before the pickup on.'
    case 'tap-too-early':
      return `Too early: it can be said from ${refusal.time}, ${showDate(refusal.date)} on.`
    case 'still-waiting':
      return `Its guest was promised ${refusal.minutes} minutes of waiting: it can be said from ${refusal.time}, ${showDate(refusal.date)} on. Cancel it where the guest says that they do not come.`
    case 'no-such-tap':
      return 'That does not follow what was said last of the ride. Look at it again.'
    case 'answered-since':
      return 'Its driver has answered after that time. Ask the driver, then say it of a later time.'
    case 'minutes-ago':
      return 'Write whole minutes, 720 at most.'
    case 'no-such-vehicle':
      return `It can be ${refusal.values.join(', ')}.`
    case 'wrong-contact':
      return `${fieldText(refusal.problem)}.`
    case 'moved-stay':
      return ENGLISH_TEXTS.in('seasons').stay
    case 'closed':
      return `${closedWords(refusal.problem, ENGLISH_TEXTS)}${reader === 'command' ? ' To drive all the same: --on-closed-day.' : ''}`
    case 'out-of-order':
      return guest.refused['out-of-order'](refusal.number, `${showDate(refusal.when.date)}, ${refusal.when.time}`)
    case 'overlap':
      return overlapQuestion(refusal.overlaps, ENGLISH_TEXTS)
    case 'too-full':
      return fullQuestion(refusal, ENGLISH_TEXTS)
    case 'no-car':
      return reader === 'guest' ? guest.refused['no-car'] : noCarText(refusal.positions, reader)
    case 'too-many-days':
      return guest.refused['too-many-days'](refusal.days)
    case 'too-late':
    case 'too-soon':
      return guest.refused[refusal.code](refusal.hours)
  }
}

/** What a driver who was assigned does not know yet. */
export const DRIVER_NEWS_TEXTS = {
  cancelled: 'it is cancelled',
  moved: 'it has another time',
  replaced: 'another driver has it',
  'taken-off': 'somebody else is to drive it',
  link: 'its old link is closed, and it has a new one',
  details: 'something about its guest or vehicle was corrected, and stands on the sheet',
  changed: 'its guest asks for another vehicle or party, and nobody drives it until that is confirmed',
  'no-show': 'the guest did not come, and nobody waits any longer',
  came: 'the guest came: go back to them',
} as const
export type DriverNews = keyof typeof DRIVER_NEWS_TEXTS

/* What the operator writes: a driver, the reason for a price, a remark, and how long each may be. */

/** The most characters of each part of a driver's entry. */
export const DRIVER_LIMITS = { name: 60, phone: 40, car: 60 } as const
/** Characters of the reason for a price. */
export const MAX_REASON = 120
/** Characters of a remark. */
export const MAX_REMARK = 500

// Joiners that are left after cleaning belong to a word.
const NOT_SHOWN = /[\p{Cc}\p{Zl}\p{Zp}<>]|(?![\u200C\u200D])\p{Cf}/u

/** @example nameOfSign('a<b') // "'<'" @example nameOfSign('a\u0007') // 'U+0007', which has no look */
function nameOfSign(text: string): string {
  const sign = NOT_SHOWN.exec(text)?.[0] ?? ''
  const hex = sign.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')
  return /[<>]/.test(sign) ? `'${sign}'` : `U+${hex}`
}

/** As the guest reads it: one line of letters, digits and common signs. */
export const line = (what: string, max: number) =>
  v.pipe(
    v.string(),
    typedLine,
    v.trim(),
    v.nonEmpty(`${what} is missing`),
    v.maxLength(max, `${what} has at most ${max} characters`),
    v.check(
      (text) => !NOT_SHOWN.test(text),
      ({ input }) => `${what} has a character that cannot be shown: ${nameOfSign(input)}`,
    ),
  )

const DriverSchema = v.object({
  name: line("The driver's name", DRIVER_LIMITS.name),
  phone: line("The driver's phone number", DRIVER_LIMITS.phone),
  car: line("The car's plate", DRIVER_LIMITS.car),
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
  if (!parsed.success) throw new RangeError(`${parsed.issues[0].message}.`)
  const number = parsePhone(parsed.output.phone)
  if (!number) throw new RangeError(`'${parsed.output.phone}' is no phone number.`)
  return { ...parsed.output, phone: number.e164 }
}

/** Why a price is another one, as the guest reads it. @throws RangeError that says what is missing */
export function parseReason(text: string): string {
  const parsed = v.safeParse(line('The reason', MAX_REASON), text)
  if (!parsed.success) throw new RangeError(parsed.issues[0].message)
  return parsed.output
}

/** How many days ahead the day of an open note may be. */
const MOST_OPEN_DAYS = 366

/**
 * The day until which a note is open; `undefined` for none.
 * @param today `YYYY-MM-DD`
 * @throws RangeError
 */
export function parseOpenUntil(text: string, today: string): string | undefined {
  const day = text.trim()
  if (day === '') return undefined
  if (!isRealDate(day) || day < today || day > addDays(today, MOST_OPEN_DAYS)) {
    throw new RangeError(`A note is open until a day from today on, within a year: ${today}.`)
  }
  return day
}

/** A remark that only the operator reads. @throws RangeError */
export function parseRemark(text: string): string {
  const parsed = v.safeParse(
    v.pipe(
      v.string(),
      v.transform(visibleText),
      v.trim(),
      v.nonEmpty('The note is empty'),
      v.maxLength(MAX_REMARK, `A note has at most ${MAX_REMARK} characters`),
    ),
    text,
  )
  if (!parsed.success) throw new RangeError(parsed.issues[0].message)
  return parsed.output
}
