/** What a mail about a booking is about: all rides of it, or one. What mails to guests and to the operator share. */
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { paidText } from '#domain/bookings/payments.ts'
import { rideReference } from '#domain/bookings/reference.ts'
import { itinerary, saidOnce } from '#domain/bookings/itinerary.ts'
import { arrangementText, bookingTitle, priceText, rideTitle, type SummaryLine } from '#domain/bookings/summary.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { showDate, showTime } from '#domain/sri-lanka-time.ts'
import { type Booking, rideAt } from '#worker/bookings/store.ts'
import type { MAIL_READERS, MailKind, MailReader } from '#worker/database/schema.ts'
import type { Env } from '#worker/environment.ts'
import { publicBooking } from '#worker/guests/public-booking.ts'
import type { MailFacts, MailLine } from './layout.ts'

/** The kinds of mail that somebody reads about a booking. */
export type KindFor<Reader extends MailReader> = {
  [Kind in MailKind]: Reader extends (typeof MAIL_READERS)[Kind][number] ? Kind : never
}[Exclude<MailKind, 'overview'>]

export interface MailedRides {
  readonly booking: Booking
  /** The booking as its guest sees it, with names in full, and with all its rides. */
  readonly shown: PublicBooking
  /** The rides that the mail is about, at least one. */
  readonly rides: readonly PublicRide[]
  /** The reference of the ride or of the booking: 'K7Q2-M4XT-9BHE/2', 'K7Q2-M4XT-9BHE'. */
  readonly reference: string
}

/** @param position of the ride that the mail is about; 0 for all */
export async function mailedRides(env: Env, booking: Booking, position: number, now: Date): Promise<MailedRides> {
  const withHints = await publicBooking(env, booking, now)
  // A mail goes to the guest, or to the operator: they read the name in full.
  const all = withHints.rides.map((ride) => ({ ...ride, guestName: rideAt(booking, ride.position).guestName }))
  const rides = position === 0 ? all : all.filter((ride) => ride.position === position)
  return {
    booking,
    shown: { ...withHints, rides: all },
    rides,
    reference: position === 0 ? booking.reference : rideReference(booking.reference, position, all.length),
  }
}

/** One ride of a booking that has others. */
export const isOneOfSeveral = ({ rides, shown }: MailedRides) => rides.length < shown.rides.length

export const isRunning = ({ status }: PublicRide) => status !== 'cancelled'

/** The rides that a mail sums up: those that run, or all where none does. */
function summedUp({ rides }: Pick<MailedRides, 'rides'>): readonly [PublicRide, ...PublicRide[]] {
  const running = rides.filter(isRunning)
  return (running.length > 0 ? running : rides) as [PublicRide, ...PublicRide[]]
}

/** What stands large on top. */
export function factsOf(mailed: MailedRides): MailFacts {
  const rides = summedUp(mailed)
  const { pickupDate, pickupTime } = rides[0]
  return {
    title: bookingTitle(rides, ENGLISH_TEXTS),
    price: priceText(rides, ENGLISH_TEXTS.formats),
    when: `${showDate(pickupDate)}, ${showTime(pickupTime)}`,
    reference: mailed.reference,
  }
}

/** The words of a subject. @example 'Taxi from Colombo to Kandy, 2026 December 3' */
export function subjectOf(mailed: MailedRides): string {
  const rides = summedUp(mailed)
  return `${bookingTitle(rides, ENGLISH_TEXTS)}, ${showDate(rides[0].pickupDate)}`
}

/**
 * The lines of each ride; of several rides under a line that names the ride.
 * @param after lines that are about the whole booking
 */
export function linesOfRides(
  { rides }: MailedRides,
  linesOf: (ride: PublicRide) => readonly SummaryLine[],
  after: readonly SummaryLine[],
): MailLine[] {
  const [first, ...others] = rides as [PublicRide, ...PublicRide[]]
  if (others.length === 0) return [...linesOf(first), ...after]
  const isMixed = others.some(({ status }) => status !== first.status)
  const blocks = rides.flatMap((ride): MailLine[] => {
    const state = isMixed ? `, ${ENGLISH_TEXTS.in('booking').status[ride.status].title.toLowerCase()}` : ''
    const label = `Ride ${ride.position} of ${rides.length}`
    return [
      { label, value: `${rideTitle(ride, ENGLISH_TEXTS)}${state}`, isTitle: true, startsBlock: true },
      ...linesOf(ride),
    ]
  })
  return [...blocks, ...after.map((line, i) => ({ ...line, startsBlock: i === 0 }))]
}

/** @example 'Ride 2', 'Rides 1 and 3', 'Rides 2 to 7' */
function namesOf(rides: readonly PublicRide[]): string {
  const positions = rides.map(({ position }) => position)
  const [first, last] = [positions[0]!, positions.at(-1)!]
  if (positions.length === 1) return `Ride ${first}`
  if (positions.length > 2 && last - first === positions.length - 1) return `Rides ${first} to ${last}`
  return `Rides ${positions.slice(0, -1).join(', ')} and ${last}`
}

/** What is true of all rides stands once, what is true of some under their names. */
export function sentencesOf(rides: readonly PublicRide[], textOf: (ride: PublicRide) => string | null): string[] {
  const found = rides.flatMap((ride) => {
    const text = textOf(ride)
    return text === null ? [] : [{ ride, text }]
  })
  const texts = new Set(found.map(({ text }) => text))
  if (rides.length === 1 || (texts.size === 1 && found.length === rides.length)) return [...texts]
  return [...texts].map((text) => {
    const its = found.filter((one) => one.text === text).map(({ ride }) => ride)
    return `${namesOf(its)}: ${text}`
  })
}

/** Day by day: when and where each drive begins, and what there is to know of it. */
export function itineraryLines(
  { rides, shown }: MailedRides,
  saidOf: (ride: PublicRide) => readonly string[],
  after: readonly SummaryLine[],
): MailLine[] {
  const isMixed = rides.some(({ status }) => status !== rides[0]!.status)
  const days = itinerary(rides, ENGLISH_TEXTS).flatMap(({ day, date, drives }): MailLine[] => [
    { label: `Day ${day}`, value: showDate(date), isTitle: true, startsBlock: true },
    ...drives.map(({ rides: its, time, route, what, more }) => ({
      label: `${showTime(time)}, ${namesOf(its).toLowerCase()}`,
      title: route,
      value: [
        ...what,
        ...more,
        ...its.flatMap((ride) => [
          ...(isMixed ? [ENGLISH_TEXTS.in('booking').status[ride.status].title] : []),
          ...saidOf(ride),
        ]),
      ].join('\n'),
    })),
  ])
  const price = { label: 'Price', value: `${priceText(summedUp({ rides }), ENGLISH_TEXTS.formats)}, all inclusive` }
  const whole = arrangementText(shown, ENGLISH_TEXTS)
  const forAll = [
    ...saidOnce(rides, ENGLISH_TEXTS),
    ...(whole ? [{ label: 'For', value: whole }] : []),
    price,
    ...after,
  ]
  return [...days, ...forAll.map((line, i) => ({ ...line, startsBlock: i === 0 }))]
}

export function paidLines(ride: PublicRide): SummaryLine[] {
  const paid = paidText(ride, ENGLISH_TEXTS)
  return paid ? [{ label: 'Paid', value: paid }] : []
}
