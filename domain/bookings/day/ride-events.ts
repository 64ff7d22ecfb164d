/**
 * The day of a ride: what its driver says by a tap, whether a ride is taken, where the driver is, and what its guest says.
 * Events have the names that Booking.com's taxi interface has for them. docs/product.md#the-day-of-the-ride
 */
import type { Texts } from '#domain/languages/texts.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import type { Promises } from '#domain/prices/price-list.ts'
import { DAY_MS, HOUR_MS, instantOf, isRealTime, MINUTE_MS, sriLankaTime } from '#domain/sri-lanka-time.ts'
import { type AssignedDriver, type BookingStatus, isRunning, pickupInstant } from '../ride.ts'

/**
 * In the order in which they happen; that nobody came in place of the two before it. Bags are there before they are handed
 * over: only a car that carries bags alone says so.
 */
export const RIDE_EVENTS = [
  'DRIVER_DEPARTED_TO_PICKUP',
  'DRIVER_ARRIVED_AT_PICKUP',
  'DRIVER_DEPARTED_TO_DROPOFF',
  'DRIVER_ARRIVED_AT_DROPOFF',
  'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW',
  'DRIVER_ARRIVED_WITH_BAGS',
] as const
export type RideEvent = (typeof RIDE_EVENTS)[number]

/** What was said last; `null` for nothing yet. */
export type RideStage = RideEvent | null

/** After what each may be said. A driver who forgot a tap is not held up: one of the next three will do. */
export const MAY_FOLLOW: Readonly<Record<RideEvent, readonly RideStage[]>> = {
  DRIVER_DEPARTED_TO_PICKUP: [null],
  DRIVER_ARRIVED_AT_PICKUP: [null, 'DRIVER_DEPARTED_TO_PICKUP'],
  DRIVER_DEPARTED_TO_DROPOFF: [null, 'DRIVER_DEPARTED_TO_PICKUP', 'DRIVER_ARRIVED_AT_PICKUP'],
  DRIVER_ARRIVED_AT_DROPOFF: [
    'DRIVER_DEPARTED_TO_PICKUP',
    'DRIVER_ARRIVED_AT_PICKUP',
    'DRIVER_DEPARTED_TO_DROPOFF',
    'DRIVER_ARRIVED_WITH_BAGS',
  ],
  DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: ['DRIVER_ARRIVED_AT_PICKUP'],
  DRIVER_ARRIVED_WITH_BAGS: ['DRIVER_ARRIVED_AT_PICKUP', 'DRIVER_DEPARTED_TO_DROPOFF'],
}

/** A ride whose guests go by train, or one with guests. */
export interface Carrying {
  readonly train?: object | null | undefined
}

/** What its driver says in turn where all goes well. */
export const courseOf = ({ train }: Carrying): readonly TimedEvent[] => [
  'DRIVER_DEPARTED_TO_PICKUP',
  'DRIVER_ARRIVED_AT_PICKUP',
  'DRIVER_DEPARTED_TO_DROPOFF',
  ...(train ? (['DRIVER_ARRIVED_WITH_BAGS'] as const) : []),
  'DRIVER_ARRIVED_AT_DROPOFF',
]

/** What can be said of that ride after an event. */
export const mayFollow = (event: RideEvent, last: RideStage, { train }: Carrying): boolean =>
  MAY_FOLLOW[event].includes(last) && (event !== 'DRIVER_ARRIVED_WITH_BAGS' || !!train)

/** Nobody gives a car more bags. */
export const MOST_BAGS = 40

/** Until the guest is on board, their driver may show them where the car is. */
export const PLACE_STAGES: readonly RideStage[] = ['DRIVER_DEPARTED_TO_PICKUP', 'DRIVER_ARRIVED_AT_PICKUP']

/** Its guest is on board, was driven, or was not found. */
export const hasBegun = (stage: RideStage) => stage !== null && !PLACE_STAGES.includes(stage)

/** @param said by all drivers of the ride, in that order: whoever has guest or bags on board after it takes them on */
export const waitsSince = (
  said: readonly { readonly event: RideEvent; readonly brokeDownAt: string | null }[],
): string | null =>
  said.findLast(({ event, brokeDownAt }) => hasBegun(event) || brokeDownAt !== null)?.brokeDownAt ?? null

/** Its guest is on board or was driven, as the driver says. */
export const isMet = (stage: RideStage) => hasBegun(stage) && stage !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'

/** Nothing follows these. */
export const ENDINGS: readonly RideStage[] = ['DRIVER_ARRIVED_AT_DROPOFF', 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW']
export const hasEnded = (stage: RideStage) => ENDINGS.includes(stage)

export interface SaidEvent {
  readonly event: RideEvent
  /** When it was tapped: UTC, ISO 8601. */
  readonly at: string
  /** When the site heard of it. */
  readonly receivedAt?: string
  readonly id?: string
}

/** By a network that is slow, not gone. */
const HEARD_AT_ONCE_MS = 2 * MINUTE_MS

/** When the site heard of a tap that a phone had kept, or that the office made later; `null` for one that came at once. */
export const toldLateAt = ({ at, receivedAt }: Pick<SaidEvent, 'at' | 'receivedAt'>): string | null =>
  receivedAt !== undefined && Date.parse(receivedAt) - Date.parse(at) > HEARD_AT_ONCE_MS ? receivedAt : null

/** Behind the time of a tap, for the office. @example ', told at 09:05' */
export function toldWords(said: Pick<SaidEvent, 'at' | 'receivedAt'>): string {
  const told = toldLateAt(said)
  return told === null ? '' : `, told at ${sriLankaTime(new Date(told)).time}`
}

/** The id of a tap that the office makes for a driver begins so. */
export const OFFICE_TAP = 'office-'
export const isOfficeTap = (id: string) => id.startsWith(OFFICE_TAP)

/** Of the office's row in the history that takes a tap back. @param id of the tap */
export const tapBackId = (id: string) => `back ${id}`

/** A wrong tap can be taken back for this long. */
const TAKE_BACK_MS = MINUTE_MS
/** A tap that was kept without a network is at most this old. */
const OLDEST_TAP_MS = 12 * HOUR_MS
/** A tap is never this old: the phone's clock was wrong when its driver tapped, and has been set right since. */
const CLOCK_WAS_SET_MS = 7 * DAY_MS

/**
 * When a tap was made. The phone says how long ago that was, so that its clock may be wrong. It was not in the future,
 * and not before what was said earlier.
 * @param age in ms, as the phone says
 */
export function tapTime(now: Date, age: number, before: string | null): Date {
  const known = age < CLOCK_WAS_SET_MS ? Math.min(age, OLDEST_TAP_MS) : 0
  return new Date(Math.min(now.getTime(), Math.max(now.getTime() - known, before === null ? 0 : Date.parse(before))))
}

/** @param back when it was taken back @param isMoved the pickup has another time since it was tapped */
export function mayTakeBack(last: SaidEvent, back: Date, isMoved: boolean): boolean {
  if (isMoved && last.event === 'DRIVER_DEPARTED_TO_PICKUP') return true
  return back.getTime() - Date.parse(last.at) <= TAKE_BACK_MS
}

/** Nobody says these earlier before a pickup: sooner it is a slip, or the wrong ride. */
const EARLIEST_MS = {
  DRIVER_DEPARTED_TO_PICKUP: 12 * HOUR_MS,
  DRIVER_ARRIVED_AT_PICKUP: 6 * HOUR_MS,
  DRIVER_DEPARTED_TO_DROPOFF: 3 * HOUR_MS,
} as const
export type TimedEvent = Exclude<RideEvent, 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'>

/** A guest who set out early is there no sooner. */
const SHORTEST_DRIVE_MS = 5 * MINUTE_MS

/**
 * From when on a driver can say something of a ride; that nobody came: {@link noShowFrom}. That it is done: from the
 * pickup's time on, or of a guest who was on board earlier, a few minutes after that.
 */
export function sayableFrom(event: TimedEvent, ride: Pickup, events: readonly SaidEvent[]): Date {
  const pickup = pickupInstant(ride)
  if (event !== 'DRIVER_ARRIVED_AT_DROPOFF' && event !== 'DRIVER_ARRIVED_WITH_BAGS')
    return new Date(pickup - EARLIEST_MS[event])
  const onBoard = events.filter((said) => said.event === 'DRIVER_DEPARTED_TO_DROPOFF').at(-1)
  return new Date(Math.min(pickup, onBoard ? Date.parse(onBoard.at) + SHORTEST_DRIVE_MS : Infinity))
}

/** What a guest can say by one tap. */
export const GUEST_WORDS = ['waiting-outside', 'flight-late', 'cannot-find-you', 'nobody-here'] as const
export type GuestWord = (typeof GUEST_WORDS)[number]

export interface SaidWord {
  readonly word: GuestWord
  /** When the flight lands now: `HH:mm`, Sri Lanka time. Only of a late flight. */
  readonly time: string | null
  /** UTC, ISO 8601. */
  readonly at: string
  /** Since when somebody of the office sees to it: UTC, ISO 8601. */
  readonly seenToAt?: string | null
}

/** Words of one ride that are kept; more are not taken. */
export const MOST_WORDS = 12

interface Pickup {
  readonly pickup: string
  readonly pickupDate: string
  readonly pickupTime: string
}

/** A flight may be known to be late the day before. */
const FLIGHT_WORD_MS = DAY_MS
const WORDS_FROM_MS = 2 * HOUR_MS
const WORDS_UNTIL_MS = 8 * HOUR_MS

/**
 * What a guest can say now: nothing long before the pickup, long after it, or once on board. That nobody is there, from the
 * pickup's time on: also of a ride without a driver. A guest whom the driver has not found may wait beside the car, and says
 * so. A guest whose car has broken down was picked up: all that is left to say is that the next driver cannot be found.
 */
export function possibleWords(
  ride: Pickup & { readonly status: BookingStatus; readonly driver: object | null },
  stage: RideStage,
  now: Date,
  hasBrokenDown = false,
): readonly GuestWord[] {
  const until = pickupInstant(ride) - now.getTime()
  if (ride.status !== 'confirmed' || until < -WORDS_UNTIL_MS) return []
  const isDenied = stage === 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW'
  if (hasBegun(stage) && !isDenied) return []
  if (hasBrokenDown) return ride.driver === null ? [] : ['cannot-find-you']
  const flies = isColomboAirport(ride.pickup)
  return GUEST_WORDS.filter((word) => {
    if (word === 'nobody-here') return until <= 0
    if (word === 'flight-late') return flies && until <= FLIGHT_WORD_MS && !isDenied
    return ride.driver !== null && until <= WORDS_FROM_MS
  })
}

/** What a guest said that still asks something of the driver: nothing once the guest is on board. */
export const awaitedWords = (words: readonly SaidWord[], stage: RideStage): readonly SaidWord[] =>
  isMet(stage) ? [] : words

/**
 * By when somebody was promised to a guest who said that nobody is there: UTC, ISO 8601; `null` for one who said nothing of it,
 * is on board, or was not found by a driver who says that they were there in time.
 */
export function promisedBy(
  { words, events }: { readonly words: readonly SaidWord[]; readonly events: readonly SaidEvent[] },
  { ifNobodyComes }: Promises,
): string | null {
  const stage = events.at(-1)?.event ?? null
  const said = awaitedWords(words, stage).find(({ word }) => word === 'nobody-here')
  const by = said ? promiseOf(said, ifNobodyComes) : null
  if (stage !== 'DRIVER_SUBMITTED_CUSTOMER_NO_SHOW' || by === null) return by
  const there = events.findLast(({ event }) => event === 'DRIVER_ARRIVED_AT_PICKUP')
  return there && (arrivalTold(there) ?? there.at) > by ? by : null
}

/** By when one word of a guest promises somebody, the same way. */
export const promiseOf = ({ at }: Pick<SaidWord, 'at'>, { minutes }: Promises['ifNobodyComes']): string =>
  new Date(Date.parse(at) + minutes * MINUTE_MS).toISOString()

/** @param time as it was typed: only a late flight has one */
export function isWholeWord(word: GuestWord, time: string | null): boolean {
  return word === 'flight-late' ? isRealTime(time ?? '') : time === null
}

/** Anybody with the reference can tell of a late flight, so alarms wait at most this long, until the operator moves the pickup. */
const MOST_DELAY_MS = 2 * HOUR_MS

/** When the guest is awaited: by the pickup's time, or by the landing that they told of, at most two hours later. */
export function awaitedAt(ride: Pickup, words: readonly SaidWord[]): Date {
  const planned = pickupInstant(ride)
  const late = words.filter(({ time }) => time !== null).at(-1)
  if (!late) return new Date(planned)
  const sameDay = instantOf({ date: ride.pickupDate, time: late.time! })!.getTime()
  // Around midnight it is the landing's day that is nearest to the pickup.
  const delay = sameDay - planned - Math.round((sameDay - planned) / DAY_MS) * DAY_MS
  return new Date(planned + Math.min(Math.max(delay, 0), MOST_DELAY_MS))
}

interface NoShowDay {
  readonly events: readonly SaidEvent[]
  readonly words: readonly SaidWord[]
  readonly brokeDownAt?: string | null
}

/** Minutes that the driver waits for a guest free of charge. */
export const waitingMinutes = ({ pickup }: Pick<Pickup, 'pickup'>, { freeWaiting }: Promises): number =>
  isColomboAirport(pickup) ? freeWaiting.airport : freeWaiting.elsewhere

/** The driver waits free of charge until then. @param there when the driver arrived or is due, where that is after the pickup */
function waitedUntil(ride: Pickup, words: readonly SaidWord[], promises: Promises, there: string | null = null): Date {
  const since = Math.max(awaitedAt(ride, words).getTime(), there === null ? 0 : Date.parse(there))
  return new Date(since + waitingMinutes(ride, promises) * MINUTE_MS)
}

/**
 * When a driver may first say that nobody came; `null` for a driver who is not at the pickup. A driver who tells of the
 * arrival late counts as waiting from then on: a phone proves no earlier time, only the office can accept one. Guests
 * whose car broke down with them on board did come.
 */
export function noShowFrom(ride: Pickup, { events, words, brokeDownAt }: NoShowDay, promises: Promises): Date | null {
  const last = events.at(-1)
  if (last?.event !== 'DRIVER_ARRIVED_AT_PICKUP' || brokeDownAt) return null
  return waitedUntil(ride, words, promises, arrivalTold(last) ?? last.at)
}

/**
 * The same for the office; `null` once the promise is kept. The step is refused until the guest's own waiting time is over,
 * unless the driver has said that nobody came. Where the driver came late, or says to come late, the office has to insist.
 */
export function officeWaits(
  ride: LateRide & { readonly nobodyCame: boolean },
  { events, words, brokeDownAt = null }: NoShowDay,
  promises: Promises,
  now: Date,
): { readonly until: Date; readonly isRefused: boolean } | null {
  const there = events.findLast(({ event }) => event === 'DRIVER_ARRIVED_AT_PICKUP')
  const due = lateDriverDue(ride, { stage: events.at(-1)?.event ?? null, brokeDownAt })
  const until = waitedUntil(ride, words, promises, there?.at ?? due?.toISOString())
  if (until <= now) return null
  return { until, isRefused: !ride.nobodyCame && waitedUntil(ride, words, promises) > now }
}

/** When the site heard late that a driver is there; `null` where it heard at once, or by the office. */
export const arrivalTold = (said: SaidEvent | undefined): string | null =>
  said?.event === 'DRIVER_ARRIVED_AT_PICKUP' && !isOfficeTap(said.id ?? '') ? toldLateAt(said) : null

/** Where a driver was, as the guest sees it. */
export interface DriverPlace extends LatLng {
  /** How old it is, in whole minutes. */
  readonly minutesOld: number
  /** Minutes to the pickup from now on by the own roads; `null` if unknown. */
  readonly minutesAway: number | null
  /** Along the roads to the pickup; empty if there is no way. */
  readonly path: readonly (readonly [lat: number, lng: number])[]
}

/** The day of one ride as its guest sees it. */
export interface RideNow {
  readonly position: number
  readonly driver: AssignedDriver | null
  readonly stage: RideStage
  /** When that was said: `HH:mm`, Sri Lanka time. */
  readonly since: string | null
  /** When we heard of it, where that was later: `HH:mm`. */
  readonly told?: string
  /** Since when the guest, or the bags, wait on the road with a car that has broken down: `HH:mm`. */
  readonly brokeDown?: string
  /** When a driver who is late says to be there: `HH:mm`. */
  readonly late?: string
  readonly place: DriverPlace | null
  /** `seenTo`: since when somebody of the office sees to it, `HH:mm`; `null` while nobody has said so. */
  readonly words: readonly {
    readonly word: GuestWord
    readonly time: string | null
    readonly at: string
    readonly seenTo: string | null
    /** Of a guest with whom nobody is: from when on the owner's promise holds, `HH:mm`. */
    readonly promisedFrom?: string
  }[]
  /** The promised minute, once it is past and its guest had said that nobody is there, `HH:mm`. Only the guest's word. */
  readonly unmetSince?: string
  readonly canSay: readonly GuestWord[]
  /** Of a car that carries bags alone: how many its driver counted; `null` where none were told. */
  readonly carries?: { readonly bags: number | null }
  /** Opens the link by which the family sees it; `null` while there is none. */
  readonly share: string | null
  readonly canShare: boolean
}

/** The rides of a booking whose day it is. */
export interface BookingNow {
  /** Raised by every change of the booking: a page that shows an earlier one asks for all of it again. */
  readonly version: number
  readonly rides: readonly RideNow[]
  /** Seconds until it is worth asking again; `null` if there is nothing to come. */
  readonly again: number | null
}

/** How often a page asks: every 5 seconds from 90 minutes before the pickup, and while the driver is on the way to it. */
const POLLING = { soonMs: 90 * MINUTE_MS, soonSeconds: 5, otherSeconds: 60 } as const

/** Seconds until a page asks for a ride's status again; `null` if today is not its day. */
export function askAgain(
  ride: Pickup & { readonly status: BookingStatus },
  stage: RideStage,
  now: Date,
): number | null {
  const until = pickupInstant(ride) - now.getTime()
  if (ride.status !== 'confirmed' || until > DAY_MS || until < -DAY_MS) return null
  if (stage === 'DRIVER_ARRIVED_AT_DROPOFF') return null
  if (hasBegun(stage)) return POLLING.otherSeconds
  return stage !== null || until <= POLLING.soonMs ? POLLING.soonSeconds : POLLING.otherSeconds
}

/** What keeps a ride from its time. The operator is mailed each once. */
export const DELAYS = ['not-set-out', 'late-at-pickup'] as const
export type Delay = (typeof DELAYS)[number]

interface Course {
  /** When the guest is awaited. */
  readonly awaited: Date
  readonly stage: RideStage
  /** Minutes that the way to the pickup takes, with what is to spare. */
  readonly setOutMinutes: number
  /** When the driver is there, by a place that is fresh. */
  readonly thereAt: Date | null
}

/** Later than this is late. */
const LATE_MS = 10 * MINUTE_MS
/** Nobody looks for a driver any more. */
const FORGOTTEN_MS = 8 * HOUR_MS

/** `null` for a ride that is in time, as far as anybody knows. */
export function delayOf({ awaited, stage, setOutMinutes, thereAt }: Course, now: Date): Delay | null {
  const since = now.getTime() - awaited.getTime()
  if ((stage !== null && stage !== 'DRIVER_DEPARTED_TO_PICKUP') || since > FORGOTTEN_MS) return null
  if (since > LATE_MS || (thereAt !== null && thereAt.getTime() - awaited.getTime() > LATE_MS)) return 'late-at-pickup'
  return stage === null && since > -setOutMinutes * MINUTE_MS ? 'not-set-out' : null
}

/** The same of a ride whose first car has broken down with the guest on board, and that another driver drives. */
export function delayAfterBreakdown(stage: RideStage, brokeDownAt: Date, now: Date): Delay | null {
  const since = now.getTime() - brokeDownAt.getTime()
  return stage === null && since > LATE_MS && since <= FORGOTTEN_MS ? 'not-set-out' : null
}

export const DELAY_TEXTS = {
  'not-set-out': 'SHOULD HAVE SET OUT',
  'late-at-pickup': 'LATE AT THE PICKUP',
} as const satisfies Record<Delay, string>

/** For the operator and the driver. */
export const EVENT_TEXTS = {
  DRIVER_DEPARTED_TO_PICKUP: 'on the way to the pickup',
  DRIVER_ARRIVED_AT_PICKUP: 'at the pickup',
  DRIVER_DEPARTED_TO_DROPOFF: 'guest on board',
  DRIVER_ARRIVED_AT_DROPOFF: 'done',
  DRIVER_SUBMITTED_CUSTOMER_NO_SHOW: 'nobody came',
  DRIVER_ARRIVED_WITH_BAGS: 'the bags are there',
} as const satisfies Record<RideEvent, string>

/** @example 'at the pickup since 08:00, told at 09:05' */
export const saidWords = (said: SaidEvent & { readonly bags?: number | null }, ride: Carrying): string =>
  `${eventText(said.event, ride, said.bags)} since ${sriLankaTime(new Date(said.at)).time}${toldWords(said)}`

/** What was said of a ride on its day. */
export interface OnItsDay {
  /** By its driver, the last. */
  readonly lastSaid: (SaidEvent & { readonly bags: number | null }) | null
  /** Since when the guest, or the bags, wait on the road with a car that has broken down: UTC, ISO 8601. */
  readonly brokeDownAt: string | null
}

/** That its guest is on board or was driven; `null` where its driver does not say so. @example 'guest on board since 19:14' */
export function metWords(events: readonly SaidEvent[], ride: Carrying): string | null {
  const last = events.at(-1)
  return last && isMet(last.event) ? saidWords(last, ride) : null
}

/** The same of a ride. @param bags that its driver counted */
export function eventText(event: RideEvent, { train }: Carrying, bags: number | null = null): string {
  if (!train) return EVENT_TEXTS[event]
  if (event === 'DRIVER_ARRIVED_AT_DROPOFF') return 'bags handed over'
  if (event !== 'DRIVER_DEPARTED_TO_DROPOFF') return EVENT_TEXTS[event]
  return bags === null ? 'bags on board' : `${bags} ${bags === 1 ? 'bag' : 'bags'} counted, sealed and on board`
}

/** @example wordText({ word: 'flight-late', time: '10:40' }, texts) // 'My flight is late: it lands at 10:40 hrs' */
export function wordText({ word, time }: Pick<SaidWord, 'word' | 'time'>, texts: Texts): string {
  const { words: t } = texts.in('today')
  if (word === 'waiting-outside') return t.waiting
  if (word === 'cannot-find-you') return t.cannotFind
  if (word === 'nobody-here') return t.nobodyHere
  return time === null ? t.late : t.lateAt(texts.formats.time(time))
}

/* Whether a driver takes a ride that was given: asked until the driver has said so, and again when its driver or pickup is another. */

export const DRIVER_ANSWERS = ['takes', 'cannot'] as const
export type DriverAnswer = (typeof DRIVER_ANSWERS)[number]

/** Its driver has said 'I cannot', and nothing since: nothing more of the ride and its guest is shown to that driver. */
export const isDeclined = (answer: DriverAnswer | null, stage: RideStage): boolean =>
  answer === 'cannot' && stage === null

/** 'I cannot' is taken back as long as any tap. Later the office may have asked somebody else, so the driver calls it. */
export const mayTakeAfterAll = (cannotAt: string, at: Date): boolean =>
  at.getTime() - Date.parse(cannotAt) <= TAKE_BACK_MS

/** 'I cannot' rings in the office where the pickup is nearer than this; a later one waits on the list of what needs a hand. */
const RINGS_BEFORE_MS = 48 * HOUR_MS

export const cannotRings = (ride: { readonly pickupDate: string; readonly pickupTime: string }, now: Date): boolean =>
  pickupInstant(ride) - now.getTime() <= RINGS_BEFORE_MS

/** For the office. */
export const ANSWER_TEXTS = {
  takes: 'takes it',
  cannot: 'CANNOT DRIVE IT',
} as const satisfies Record<DriverAnswer, string>

/**
 * What a driver may say before the guest is met: how many minutes after the pickup's time they are there, or by
 * {@link countsFromTap} after the tap; 0 for in time.
 */
export const LATE_TAPS = { 'late-15': 15, 'late-30': 30, 'late-60': 60, 'late-0': 0 } as const
export type LateTap = keyof typeof LATE_TAPS
export const isLateTap = (step: string): step is LateTap => Object.hasOwn(LATE_TAPS, step)

interface LateRide extends Pickup, Carrying {
  readonly driverAnswer: DriverAnswer | null
  /** When that was tapped, or how late: whichever is last. UTC, ISO 8601. */
  readonly driverAnsweredAt: string | null
  readonly driverLate: number | null
}

interface LateDay {
  readonly stage: RideStage
  readonly brokeDownAt: string | null
}

/** Until the driver is there; also to a guest who waits with a broken car, while nobody waits with bags. */
export const maySayLate = (ride: Carrying & Pick<LateRide, 'driverAnswer'>, { stage, brokeDownAt }: LateDay): boolean =>
  (stage === null || stage === 'DRIVER_DEPARTED_TO_PICKUP') &&
  ride.driverAnswer !== 'cannot' &&
  !(ride.train && brokeDownAt !== null)

/** The pickup's time is past, or says nothing: the guest waits with a broken car. */
export const countsFromTap = (ride: Pickup, { brokeDownAt }: Pick<LateDay, 'brokeDownAt'>, at: Date): boolean =>
  brokeDownAt !== null || pickupInstant(ride) < at.getTime()

/** When a driver who is late says to be there; `null` for one who is in time, as far as anybody knows. */
export function lateDriverDue(ride: LateRide, day: LateDay): Date | null {
  if (ride.driverLate === null || ride.driverAnsweredAt === null || !maySayLate(ride, day)) return null
  const tapped = new Date(ride.driverAnsweredAt)
  const from = countsFromTap(ride, day, tapped) ? tapped.getTime() : pickupInstant(ride)
  return new Date(from + ride.driverLate * MINUTE_MS)
}

/** The same as `HH:mm`, Sri Lanka time. */
export function lateUntil(ride: LateRide, day: LateDay): string | null {
  const due = lateDriverDue(ride, day)
  return due && sriLankaTime(due).time
}

/** For the office. @param until `null` for a driver who was late and is not any more */
export const lateWords = (until: string | null) => (until === null ? 'in time again' : `is late, there at ${until}`)

/** For the office, of a driver who has not answered. */
export const NO_ANSWER = 'has not answered yet'

/**
 * It still runs, and its guest was given money for another taxi: nobody drives it any more, and nothing is asked for it, before
 * the office cancels it or takes that money back.
 */
export const isTakenOver = (ride: {
  readonly status: BookingStatus
  readonly taxiUsd?: number
  readonly taxiLkr?: number
}) => isRunning(ride) && Boolean(ride.taxiUsd || ride.taxiLkr)
