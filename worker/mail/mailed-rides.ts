/** Which rides a mail is about: all of its booking, or one. What mails to guests and to the operator share. */
import { and, eq, gte, isNotNull } from 'drizzle-orm'
import { pricedForOf } from '#domain/bookings/agreed/kept-season.ts'
import { driveOf, isRunning, isSecond } from '#domain/bookings/ride.ts'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { paidText } from '#domain/bookings/money/payments.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { itinerary, numberIn, rideNumber, saidOnce } from '#domain/bookings/itinerary.ts'
import { noteLabel, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { priceText } from '#domain/bookings/money/said-sums.ts'
import {
  arrangementText,
  bookingTitle,
  rideSummary,
  rideTitle,
  secondText,
  type SummaryLine,
} from '#domain/bookings/ride-summary.ts'
import type { Formats } from '#domain/languages/formats.ts'
import { ENGLISH } from '#domain/languages/languages.ts'
import { pickupDay } from '#domain/languages/pickup-day.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { hasDatedPrices } from '#domain/prices/seasons.ts'
import { priceReasons } from '#domain/quotes/seasons-in-words.ts'
import type { Booking, Ride } from '#worker/bookings/read-bookings.ts'
import { primary, query } from '#worker/database/d1.ts'
import {
  bookingHistory,
  type BookingMailKind,
  type HistoryRow,
  type MAIL_READERS,
  type MailReader,
} from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { asDriven, ownBooking } from '#worker/guests/public-booking.ts'
import { daysOf } from '#worker/day/ride-events.ts'
import { crewOf } from '#worker/guests/driver-details.ts'
import type { MovedBack } from '#worker/payments/cash-book.ts'
import { listNumber, listOfNumber } from '#worker/prices/request-price-list.ts'
import type { MailFacts, MailLine } from './layout.ts'

/** The kinds of mail that somebody reads about a booking. */
export type KindFor<Reader extends MailReader> = {
  [Kind in BookingMailKind]: Reader extends (typeof MAIL_READERS)[Kind][number] ? Kind : never
}[BookingMailKind]

export interface MailedRides {
  readonly booking: Booking
  /** The booking as its guest sees it, with names in full, and with all its rides. */
  readonly shown: PublicBooking
  /** The rides that the mail is about, at least one. */
  readonly rides: readonly PublicRide[]
  /** The reference of the ride or of the booking: 'K7Q2-M4XT-9BHE/2', 'K7Q2-M4XT-9BHE'. */
  readonly reference: string
  readonly reasons: RideReasons
  /** What went back last, of a mail that tells of it. */
  readonly wentBack?: readonly MovedBack[]
  /** The steps that a mail of a change tells of. */
  readonly changed?: readonly HistoryRow['changed'][]
  /** Of the mail's reader. */
  readonly texts: Texts
}

/**
 * @param positions of the rides that the mail is about; none for all
 * @param texts English, or the guest's
 * @param isOfDay what was said on the day counts: that the guest is on board, the car has broken down, or nobody is there
 */
export async function mailedRides(
  env: Env,
  booking: Booking,
  positions: readonly number[],
  texts: Texts,
  now: Date,
  isOfDay = false,
): Promise<MailedRides> {
  const own = await ownBooking(env, booking, now, await crewOf(env, booking))
  const shown = isOfDay ? asDriven(own, booking, await daysOf(env, booking.rides, now)) : own
  const all = shown.rides
  const rides = positions.length === 0 ? all : all.filter(({ position }) => positions.includes(position))
  const [position] = positions
  return {
    booking,
    texts,
    shown,
    rides,
    reasons: await rideReasons(env, booking, texts),
    reference:
      position === undefined || positions.length > 1
        ? booking.reference
        : rideReference(booking.reference, position, all.length),
  }
}

/** One ride, or some, of a booking that has others. */
export const isOneOfSeveral = ({ rides, shown }: MailedRides) => rides.length < shown.rides.length

/** Which rides of several are meant: 'Ride 2 of 5: Taxi from Sigiriya to Kandy, 2026 December 15'. */
export function namesOf({ shown, texts }: MailedRides, rides: readonly PublicRide[]): string[] {
  const { subject, rides: t } = texts.in('mails')
  return rides.map((ride) => {
    const { number, count } = rideNumber(shown.rides, ride.position)
    const name = subject(t.of(number, count), rideTitle(ride, texts), texts.formats.date(ride.pickupDate))
    return name + secondText(ride, texts)
  })
}

/** The rides that a mail sums up: those that run, or all where none does. */
function summedUp({ rides }: Pick<MailedRides, 'rides'>): readonly [PublicRide, ...PublicRide[]] {
  const running = rides.filter(isRunning)
  return (running.length > 0 ? running : rides) as [PublicRide, ...PublicRide[]]
}

/** Of one of several rides: which of two vehicles it is. */
const titleOf = ({ rides, shown, texts }: MailedRides) =>
  bookingTitle(summedUp({ rides }), texts) +
  (rides.length === 1 && shown.rides.length > 1 ? secondText(rides[0]!, texts) : '')

/** The large part on top. */
export function factsOf(mailed: MailedRides): MailFacts {
  const { texts } = mailed
  const { formats } = texts
  const rides = summedUp(mailed)
  const { pickupDate, pickupTime } = rides[0]
  return {
    title: titleOf(mailed),
    price: priceText(rides, formats),
    when: texts.in('mails').facts.when(pickupDay(pickupDate, texts), formats.time(pickupTime)),
    reference: mailed.reference,
  }
}

/**
 * A whole subject. @param what how it begins: 'Booking K7Q2-M4XT-9BHE confirmed'
 * @example 'Booking K7Q2-M4XT-9BHE confirmed: Taxi from Colombo to Kandy, 2026 December 3'
 * @param names before the title, by which two such mails about one booking are told apart
 */
export function subjectOf(mailed: MailedRides, what: string, names: readonly string[] = []): string {
  const { texts } = mailed
  const { formats } = texts
  const rides = summedUp(mailed)
  const said = [...(names.length > 0 ? [formats.list(names)] : []), titleOf(mailed)]
  return texts.in('mails').subject(what, formats.facts(said), formats.date(rides[0].pickupDate))
}

/**
 * The lines of each ride; of several rides under a line that names the ride.
 * @param after lines that are about the whole booking
 */
export function linesOfRides(
  { rides, shown, texts }: MailedRides,
  linesOf: (ride: PublicRide) => readonly SummaryLine[],
  after: readonly SummaryLine[],
): MailLine[] {
  const [first, ...others] = rides as [PublicRide, ...PublicRide[]]
  if (others.length === 0) return [...linesOf(first), ...after]
  const { rides: t } = texts.in('mails')
  const isMixed = others.some(({ status }) => status !== first.status)
  const blocks = rides.flatMap((ride): MailLine[] => {
    const title = rideTitle(ride, texts)
    const value = isMixed ? t.inState[ride.status](title) : title
    const { number, count } = rideNumber(shown.rides, ride.position)
    const label = t.of(number, count)
    return [{ label, value, isTitle: true, startsBlock: true }, ...linesOf(ride)]
  })
  return [...blocks, ...after.map((line, i) => ({ ...line, startsBlock: i === 0 }))]
}

/** The numbers of rides: of a second vehicle alone with that word. @example ['1', '2 (second vehicle)'] */
export function numbersOf({ shown, texts }: MailedRides, rides: readonly PublicRide[]): string[] {
  const { second } = texts.in('mails').rides
  const isWithFirst = (ride: PublicRide) => rides.some((other) => !isSecond(other) && driveOf(other) === driveOf(ride))
  const numbers = rides.map((ride) => {
    const number = numberIn(shown.rides, ride.position)
    return isSecond(ride) && !isWithFirst(ride) ? second(number) : String(number)
  })
  return [...new Set(numbers)]
}

/** How rides are named together: by one number, from one to another, or as a list. */
interface RideNames<T> {
  readonly one: (number: string) => T
  readonly range: (first: string, last: string) => T
  readonly several: (numbers: string) => T
}

function nameRides<T>(numbers: readonly string[], { list }: Formats, { one, range, several }: RideNames<T>): T {
  const [first, last] = [numbers[0]!, numbers.at(-1)!]
  if (numbers.length === 1) return one(first)
  if (numbers.length > 2 && Number(last) - Number(first) === numbers.length - 1) return range(first, last)
  return several(list(numbers))
}

/**
 * What is true of all rides is said once, what is true of some under their names.
 * @example 'Rides 1 and 3: Your driver waits 30 minutes free of charge.'
 */
export function sentencesOf(
  mailed: MailedRides,
  rides: readonly PublicRide[],
  textOf: (ride: PublicRide) => string | null,
): string[] {
  const found = rides.flatMap((ride) => {
    const text = textOf(ride)
    return text === null ? [] : [{ ride, text }]
  })
  const sentences = new Set(found.map(({ text }) => text))
  if (rides.length === 1 || (sentences.size === 1 && found.length === rides.length)) return [...sentences]
  const { texts } = mailed
  const { rides: t } = texts.in('mails')
  return [...sentences].map((text) => {
    const its = found.filter((one) => one.text === text).map(({ ride }) => ride)
    return nameRides(numbersOf(mailed, its), texts.formats, {
      one: (number) => t.one(number, text),
      range: (first, last) => t.range(first, last, text),
      several: (numbers) => t.several(numbers, text),
    })
  })
}

/** A paragraph for each ride, as by {@link sentencesOf}; sentences that are true of all rides come once, below. */
export function paragraphsOf(
  mailed: MailedRides,
  rides: readonly PublicRide[],
  sentencesAbout: (ride: PublicRide) => readonly string[],
): string[] {
  const { sentences: joined } = mailed.texts.formats
  const [first = [], ...others] = rides.map(sentencesAbout)
  const shared = others.length === 0 ? [] : first.filter((sentence) => others.every((said) => said.includes(sentence)))
  const own = sentencesOf(mailed, rides, (ride) => {
    const said = sentencesAbout(ride).filter((sentence) => !shared.includes(sentence))
    return said.length > 0 ? joined(said) : null
  })
  return shared.length > 0 ? [...own, joined(shared)] : own
}

/** A way without our car, before a drive. */
const ownWayLines = ({ ownWay }: ReturnType<typeof itinerary>[number]['drives'][number]): MailLine[] =>
  ownWay ? [{ label: ownWay.days, value: ownWay.text, startsBlock: true }] : []

/** Day by day: when and where each drive begins, and what there is to know of it. */
export function itineraryLines(
  mailed: MailedRides,
  saidOf: (drive: readonly PublicRide[]) => readonly string[],
  after: readonly SummaryLine[],
): MailLine[] {
  const { rides, shown, texts } = mailed
  const t = texts.in('booking')
  const mails = texts.in('mails')
  const { formats } = texts
  const isMixed = rides.some(({ status }) => status !== rides[0]!.status)
  const days = itinerary(rides, texts).flatMap(({ day, date, drives }): MailLine[] => [
    ...ownWayLines(drives[0]!),
    { label: t.itinerary.day(day), value: pickupDay(date, texts), isTitle: true, startsBlock: true },
    ...drives.flatMap((drive, i): MailLine[] => {
      const { rides: its, time, route, what, more, ofSecond } = drive
      const at = formats.time(time)
      // That a second vehicle drives alone is said below.
      const numbers = [...new Set(its.map(({ position }) => String(numberIn(shown.rides, position))))]
      const line = {
        label: numbers.length > 1 ? mails.drives.several(at, formats.list(numbers)) : mails.drives.one(at, numbers[0]!),
        title: route,
        value: [
          ...what,
          ...more,
          ...ofSecond.map((text) => t.itinerary.said(t.itinerary.second, text)),
          ...new Set(isMixed ? its.map(({ status }) => t.status[status].title) : []),
          ...saidOf(its),
        ].join('\n'),
      }
      return [...(i > 0 ? ownWayLines(drive) : []), line]
    }),
  ])
  const price = { label: mails.lines.price, value: t.lines.allInclusive(priceText(summedUp({ rides }), formats)) }
  const whole = arrangementText(shown, texts)
  const forAll = [
    ...saidOnce(rides, texts),
    ...(whole ? [{ label: mails.lines.for, value: whole }] : []),
    price,
    ...after,
  ]
  return [...days, ...forAll.map((line, i) => ({ ...line, startsBlock: i === 0 }))]
}

/** Why rides cost what they do on their day and hour. Rides beside each other have one reason. */
export function reasonLines(rides: readonly PublicRide[], { reasons, texts }: MailedRides): SummaryLine[] {
  const said = new Set(rides.flatMap(({ position }) => reasons.get(position) ?? []))
  return [...said].map((value) => ({ label: texts.in('mails').lines.reason, value }))
}

/** What a ride is, with the reason of its price below the price. */
export function summaryLines(ride: PublicRide, mailed: MailedRides): SummaryLine[] {
  const { texts } = mailed
  const { lines: t } = texts.in('booking')
  const lines = rideSummary(ride, texts)
  const price = lines.findIndex(({ label }) => label === (ride.kind === 'tour' ? t.total : t.price))
  return lines.toSpliced(price + 1, 0, ...reasonLines([ride], mailed))
}

/** What was changed of a booking since an instant. @param since UTC, ISO 8601 */
export async function changedSince(env: Env, bookingNumber: number, since: string): Promise<HistoryRow['changed'][]> {
  const { changed, at } = bookingHistory
  const isSince = and(eq(bookingHistory.bookingNumber, bookingNumber), isNotNull(changed), gte(at, since))
  const rows = await query(() => primary(env).select({ changed }).from(bookingHistory).where(isSince))
  return rows.map((row) => row.changed)
}

/** What has changed of some rides, by the labels of their lines: what a guest typed is not mailed by it. */
export function changedLines(rides: readonly PublicRide[], { changed = [], texts }: MailedRides): SummaryLine[] {
  const { lines: t } = texts.in('booking')
  const said = rides.flatMap(({ kind, position }) => {
    const names = changed.flatMap((step) => step?.[position] ?? [])
    const price = kind === 'tour' ? t.total : t.price
    const labels = {
      pickupDate: t.date,
      pickupTime: t.time,
      vehicle: t.vehicle,
      travelers: t.travelers,
      priceUsd: price,
      priceLkr: price,
      ...Object.fromEntries(notesOf(kind).map((name) => [name, noteLabel(name, kind, texts)])),
    }
    return Object.entries(labels).flatMap(([name, label]) => (names.includes(name) ? [label] : []))
  })
  const value = texts.formats.facts([...new Set(said)])
  return value ? [{ label: texts.in('mails').lines.changed, value }] : []
}

/** What is paid of some rides, together. @param rides at least one */
export function paidLines(rides: readonly PublicRide[], texts: Texts): SummaryLine[] {
  const paid = paidText(rides, texts)
  return paid ? [{ label: texts.in('mails').lines.paid, value: paid }] : []
}

/**
 * Why the price of a ride is that of its day and hour, as the form said before it was booked (docs/product.md#fares), by the
 * position of the ride: 'Christmas season, 15 % more, Night, 10 % more'. Rides whose price has no such reason are not in it. */
type RideReasons = ReadonlyMap<number, string>

/** What a ride is priced by: a car that stays goes by the season of the first day, and no night. */
function pickupPriced(ride: Ride, { arrangement, rides }: Booking) {
  const { pickupDate: date, pickupTime: time } = ride
  if (arrangement !== 'stay') return { date, time }
  return { date: ride.kind === 'tour' ? date : rides.map(({ pickupDate }) => pickupDate).toSorted()[0]! }
}

/** False for a price that stayed when its ride was moved; of a stay nobody knows whether it did. */
const isOfItsPickup = ({ pricedFor, pickupDate, pickupTime }: Ride, { arrangement }: Booking) =>
  pricedFor === null || (arrangement !== 'stay' && pricedFor.date === pickupDate && pricedFor.time === pickupTime)

/** What is not known is not said: of an agreed price, of one that stayed when its ride was moved, and of a list that is gone. */
async function rideReasons(env: Env, booking: Booking, texts: Texts): Promise<RideReasons> {
  const dated = booking.rides.filter(
    (ride) =>
      isRunning(ride) &&
      ride.quotedUsd === null &&
      hasDatedPrices(ride.pricedDay.rules) &&
      isOfItsPickup(ride, booking),
  )
  if (dated.length === 0) return new Map()
  if (texts.language !== ENGLISH) await texts.load('seasons')
  const lists = new Map<number, PriceList | null>([[listNumber(), priceList()]])
  const reasons: (readonly [number, string])[] = []
  for (const ride of dated) {
    const { list: number } = pricedForOf(ride, booking.priceList)
    if (!lists.has(number)) lists.set(number, await listOfNumber(env, number))
    const list = lists.get(number)
    const vehicle = ride.kind === 'tour' ? null : ride.vehicle
    const said = list ? priceReasons(pickupPriced(ride, booking), vehicle, texts, list) : []
    if (said.length > 0) reasons.push([ride.position, texts.formats.facts(said)])
  }
  return new Map(reasons)
}
