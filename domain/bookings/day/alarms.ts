/**
 * Alarms: what somebody in the office must see to at once. Each waits for an answer, and goes to the next who can hear
 * it while it has none. docs/bookings.md#alarms
 */
import { DAY_MS, HOUR_MS, MINUTE_MS, showDate, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { NO_DRIVER_RINGS } from './reminder-and-warning-hours.ts'
import {
  type DriverAnswer,
  hasBegun,
  isMet,
  type Delay,
  NO_ANSWER,
  type RideStage,
  type SaidEvent,
  saidWords,
  toldLateAt,
} from './ride-events.ts'
import { type BookingStatus, pickupInstant } from '../ride.ts'

/** `mail`: mail about a ride, or of the whole site, does not go out. The others are about one ride. */
export const ALARM_KINDS = [
  'no-show',
  'cannot-find-you',
  'nobody-here',
  'not-set-out',
  'late-at-pickup',
  'driver-cannot',
  'breakdown',
  'no-driver',
  'no-driver-urgent',
  'short-notice',
  'mail',
] as const
export type AlarmKind = (typeof ALARM_KINDS)[number]

/**
 * Who has heard of an alarm. `raised`: nobody but by mail; `alarm-phones`: the phones of the office that hear alarms;
 * `all-phones`: its other phones; `webhook`: the owner's messenger.
 */
export const ALARM_STAGES = ['raised', 'alarm-phones', 'all-phones', 'webhook'] as const
export type AlarmStage = (typeof ALARM_STAGES)[number]

/** Nobody has answered for this long: the next one's turn. */
export const ANSWER_WITHIN_MS = 5 * MINUTE_MS

/** What can be reached after the phones that hear alarms. */
export interface Reach {
  readonly otherPhones: boolean
  readonly webhook: boolean
}

const isReached = (stage: AlarmStage, { otherPhones, webhook }: Reach) =>
  stage === 'all-phones' ? otherPhones : stage !== 'webhook' || webhook

/** Who is told next of an alarm that nobody has answered; `null` where nobody is left. */
export function nextStage(stage: AlarmStage, reach: Reach): AlarmStage | null {
  return ALARM_STAGES.slice(ALARM_STAGES.indexOf(stage) + 1).find((next) => isReached(next, reach)) ?? null
}

/** When the turn after that one comes, if nobody answers. */
export const nextTurnAt = (told: Date): Date => new Date(told.getTime() + ANSWER_WITHIN_MS)

/** Why an alarm needs no answer any more. */
export const CLOSINGS = {
  'set-out': 'the driver has set out',
  arrived: 'the driver is at the pickup',
  'on-board': 'the guest is on board',
  'in-time': 'it is in time again',
  late: 'it is late at the pickup now',
  'nobody-came': 'the driver says that nobody came',
  'no-show': 'the guest did not come, says the office',
  'taken-back': 'the driver took it back',
  came: 'the guest came, says the office',
  cancelled: 'the ride was cancelled',
  confirmed: 'it was confirmed',
  moved: 'the pickup has another time now',
  'other-driver': 'another driver drives it',
  named: 'a driver is named',
  urgent: 'it is urgent now',
  takes: 'the driver takes it after all',
  sent: 'the mail went out',
  over: 'the day is over',
} as const
export type Closing = keyof typeof CLOSINGS

/** What an alarm was raised for. */
export interface RaisedAlarm {
  readonly kind: AlarmKind
  /** UTC, ISO 8601. */
  readonly raisedAt: string
  /** What the ride had then. */
  readonly pickupDate: string
  readonly pickupTime: string
  readonly driverCode: string | null
}

/** The ride as it is now. */
export interface AlarmedRide {
  readonly status: BookingStatus
  readonly pickupDate: string
  readonly pickupTime: string
  readonly driverCode: string | null
  readonly stage: RideStage
  readonly delay: Delay | null
  readonly driverAnswer: DriverAnswer | null
}

/** Nobody drives its ride. */
export const isOfNobody = (kind: AlarmKind) => kind === 'no-driver' || kind === 'no-driver-urgent'

/** Longer than this nobody is looked for, nor waited for. */
const OVER_MS = DAY_MS

/** Why an alarm about a ride closes itself; `null` while its cause is there. Mail has a rule of its own. */
export function closingOf(alarm: RaisedAlarm, ride: AlarmedRide, now: Date): Closing | null {
  const { kind } = alarm
  if (ride.status === 'cancelled' || ride.status === 'no-show') return ride.status
  // Somebody is looked for until the pickup.
  const overAt =
    kind === 'driver-cannot' || isOfNobody(kind)
      ? pickupInstant(alarm) + OVER_MS / 2
      : Date.parse(alarm.raisedAt) + OVER_MS
  if (now.getTime() > overAt) return 'over'
  const isMoved = alarm.pickupDate !== ride.pickupDate || alarm.pickupTime !== ride.pickupTime
  if (kind === 'short-notice') {
    if (ride.status === 'confirmed') return 'confirmed'
    return isMoved ? 'moved' : null
  }
  if (isOfNobody(kind)) {
    if (isMoved) return 'moved'
    if (ride.driverCode !== null && ride.driverAnswer !== 'cannot')
      return alarm.driverCode === ride.driverCode ? 'takes' : 'named'
    const until = pickupInstant(alarm) - now.getTime()
    return kind === 'no-driver' && until <= NO_DRIVER_RINGS['no-driver-urgent'] * HOUR_MS ? 'urgent' : null
  }
  if (kind === 'no-show') {
    if (alarm.driverCode !== ride.driverCode) return 'other-driver'
    if (alarm.pickupDate !== ride.pickupDate) return 'moved'
    return ride.stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' ? null : 'taken-back'
  }
  if (kind === 'nobody-here' || kind === 'cannot-find-you') {
    if (alarm.pickupDate !== ride.pickupDate) return 'moved'
    // What its driver says of it closes nothing: the guest says the contrary.
    return isMet(ride.stage) ? 'on-board' : null
  }
  if (alarm.driverCode !== ride.driverCode) return 'other-driver'
  if (isMoved) return 'moved'
  // Who taps later that the ride goes on takes it.
  if (kind === 'driver-cannot' || kind === 'breakdown') return ride.driverAnswer === 'takes' ? 'takes' : null
  if (hasBegun(ride.stage)) return ride.stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' ? 'nobody-came' : 'on-board'
  if (ride.stage === 'DRIVER_ARRIVED_AT_PICKUP') return 'arrived'
  if (kind === 'not-set-out') {
    if (ride.stage !== null) return 'set-out'
    if (ride.delay === 'late-at-pickup') return 'late'
  }
  return ride.delay === null ? 'in-time' : null
}

/** What is known of the mail of the whole site. */
export interface MailFacts {
  /** Bookings whose mail has failed twice or more and still waits. */
  readonly failingBookings: number
  /** Whether other mail went out since that was caused. */
  readonly hasSentSince: boolean
  /** Whether an address of the office takes no mail. */
  readonly hasUnheardAddress: boolean
}

/** A booking alone may have a mailbox that is full. */
const STUCK_BOOKINGS = 2

/** Whether mail goes out to nobody, or not to the office. */
export const isMailStuck = ({ failingBookings, hasSentSince, hasUnheardAddress }: MailFacts): boolean =>
  hasUnheardAddress || (failingBookings >= STUCK_BOOKINGS && !hasSentSince)

/** What an alarm is about, in words for the office. */
const CAUSES = {
  'no-show': 'Nobody came to the pickup',
  'cannot-find-you': 'A guest cannot find the driver',
  'nobody-here': 'A guest says that nobody is there',
  'not-set-out': 'A driver should have set out',
  'late-at-pickup': 'A driver is late at the pickup',
  'driver-cannot': 'A driver cannot drive a ride',
  breakdown: 'A car has broken down under way',
  'no-driver': 'A ride has no driver',
  'no-driver-urgent': 'A ride has no driver, and it is urgent',
  'short-notice': 'A ride is asked for at short notice',
  mail: 'Mail does not go out',
} as const satisfies Record<AlarmKind, string>

/** Open alarms that say nothing against it that the guest is the one who did not come. */
const NO_DOUBT: readonly AlarmKind[] = ['no-show', 'no-driver', 'no-driver-urgent', 'short-notice', 'mail']

/**
 * Why it may be wrong that the guest did not come, in words: the office says it only once it has read these.
 * @param alarms the open ones about the ride
 * @param waits until when the guest was promised to be waited for, `HH:mm`; `null` once that is over
 */
export const noShowDoubts = (
  driverPhone: string | null,
  alarms: readonly AlarmKind[],
  waits: string | null,
): string[] => [
  ...(waits === null ? [] : [`Its guest was promised to be waited for until ${waits}`]),
  ...(driverPhone === null ? ['No driver was assigned: nobody of ours was at the pickup'] : []),
  ...alarms.filter((kind) => !NO_DOUBT.includes(kind)).map((kind) => `${CAUSES[kind]}: that alarm is open`),
]

/** What the sentence about an alarm says. It names no person. */
export interface AlarmFacts {
  readonly kind: AlarmKind
  /** The ride's reference; `null` for mail of the whole site. */
  readonly ride: string | null
  /** Empty where it is not to be read: only the guest knows the place. */
  readonly pickup: string
  readonly pickupDate: string
  readonly pickupTime: string
  /** What its driver has said of it. */
  readonly said?: readonly SaidEvent[]
  /** Whether its driver takes it. */
  readonly driverAnswer?: DriverAnswer | null
  /** Whether its driver has ever opened a link on a phone. */
  readonly hasOpened?: boolean
  /** When it closed: what its driver has said or not is no matter any more. */
  readonly closedAt?: string | null
}

/** @example alarmHeading('no-show') // 'Nobody came to the pickup' */
export const alarmHeading = (kind: AlarmKind): string => CAUSES[kind]

/** What nobody has heard of the driver who is late. */
function unheard({ kind, said, closedAt = null, driverAnswer, hasOpened }: AlarmFacts): string {
  const isUnheard = closedAt === null && driverAnswer === null && said?.length === 0
  if (!isUnheard || (kind !== 'not-set-out' && kind !== 'late-at-pickup')) return ''
  return `the driver ${hasOpened ? NO_ANSWER : 'has never opened a link'}`
}

/** @example 'Nobody came to the pickup: K7Q2-M4XT-9BHE, 04:30, Colombo Airport' */
export function alarmSentence(alarm: AlarmFacts, now: Date): string {
  const { kind, ride, pickup, pickupDate, pickupTime, closedAt = null } = alarm
  const said = closedAt === null ? alarm.said : undefined
  if (ride === null) return CAUSES[kind]
  const late = said?.findLast((each) => toldLateAt(each) !== null)
  const isAlone = said?.length === 0 && (kind === 'cannot-find-you' || kind === 'nobody-here')
  const isToday = pickupDate === sriLankaTime(now).date
  const day = isToday ? '' : ` ${showDate(pickupDate)}`
  const told = late ? `the driver: ${saidWords(late, {})}` : isAlone ? 'nobody has set out' : unheard(alarm)
  return `${CAUSES[kind]}: ${ride},${day} ${pickupTime}${pickup && `, ${pickup}`}${told && ` (${told})`}`
}

/** One message about several alarms. @example '3 alarms: …; …; …' */
export function alarmMessage(alarms: readonly AlarmFacts[], now: Date): string {
  const sentences = alarms.map((alarm) => alarmSentence(alarm, now))
  return sentences.length === 1 ? sentences[0]! : `${sentences.length} alarms. ${sentences.join('. ')}`
}
