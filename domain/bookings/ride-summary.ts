/** A booking in words, line by line and in a title: on the confirmation, on its page, in mails and calendars. */
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { vehicleNameIn } from '#domain/fares/vehicles.ts'
import { drivesOf, isSecond, type AssignedDriver, type RideInWords, type RidePosition } from './ride.ts'
import type { Formats } from '#domain/languages/formats.ts'
import { confirmedDay, pickupDay } from '#domain/languages/pickup-day.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { TrainWay } from '#domain/journeys/hill-train.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { waitingMinutes } from '#domain/quotes/time-on-the-way.ts'
import { isColomboAirport, placeKey } from '#domain/places/place-name.ts'
import { hasDurations, isAtGate, parkNamed, tourKind } from '#domain/tours/parks.ts'
import type { Tour } from '#domain/tours/tour-price.ts'
import { entryFeeText } from '#domain/journeys/included.ts'
import { addDays, DAY_MINUTES, type LocalMoment } from '#domain/sri-lanka-time.ts'
import { minutesOf } from '#domain/tours/opening-text-and-pickup-advice.ts'
import { parkFee, tourEndText } from '#domain/tours/tour-texts.ts'
import { priceText, showPrice } from './money/said-sums.ts'
import type { RideKind } from '#domain/duration-and-tour-length.ts'
import {
  type DriverNote,
  type DriverNotes,
  noteLabel,
  noteRow,
  notesOf,
  UNSHOWN,
} from './request/booking-form-fields-and-lengths.ts'
import { payAtTheEnd, severalRidesTerms, stayTerms } from './status-texts.ts'

export interface SummaryLine {
  readonly label: string
  readonly value: string
  /** A name or a figure: a page translator would harm it. */
  readonly asIs?: boolean
}

const hasValue = ({ value }: SummaryLine) => value !== ''

/** @param words of the guest */
export const wordsShown = (words: string, texts: Texts): string =>
  words === UNSHOWN ? texts.in('booking').lines.unshown : words

/** A note as it is shown: 0 of a bulky thing, such as of what goes in the other vehicle, is no fact. */
export const noteValue = (name: DriverNote, notes: DriverNotes): string =>
  notes[name] === 0 && BULKY_THINGS.some((thing) => thing === name) ? '' : String(notes[name] ?? '')

/** What the guest told the driver, without the details, which come last. */
export function driverNoteLines(
  notes: DriverNotes & { readonly kind: RideKind },
  texts: Texts,
): (SummaryLine & { readonly isOwnWords: boolean })[] {
  return notesOf(notes.kind)
    .filter((name) => name !== 'details')
    .map((name) => ({
      label: noteLabel(name, notes.kind, texts),
      value: noteValue(name, notes),
      asIs: noteRow(name).value === 'line',
      isOwnWords: noteRow(name).isFreeText === true,
    }))
    .filter(hasValue)
}

/** The quoted price that no longer holds, and why. */
export function quotedLines(ride: RideInWords, texts: Texts): SummaryLine[] {
  const { quoted } = ride
  if (!quoted) return []
  const { itinerary, lines } = texts.in('booking')
  const price = showPrice(quoted, texts.formats, ride)
  return [{ label: lines.insteadOf, value: quoted.reason === '' ? price : itinerary.said(price, quoted.reason) }]
}

function parkFeeText({ park, travelers }: Extract<RideInWords, { readonly kind: 'tour' }>, texts: Texts): string {
  const { stated, note } = parkFee(park, travelers, texts)
  return texts.formats.sentences(stated ? [texts.formats.sentence(stated.amount), stated.meaning, note] : [note])
}

/** 'Half Day'; empty for the hike, which has no choice of duration. */
const lengthText = ({ park, tourLength }: Pick<Tour, 'park' | 'tourLength'>, texts: Texts) =>
  hasDurations(park) ? texts.in('tours').lengths[tourLength] : ''

/** In few words. @example 'Yala national park, Full Day', 'Horton Plains national park, guided walk, Half Day' */
export function tourText(tour: Pick<Tour, 'park' | 'tourLength'>, texts: Texts): string {
  const kind = tourKind(tour.park)
  const kindText = kind === 'safari' ? '' : texts.in('tours').kinds[kind]
  return texts.formats.facts([tour.park, kindText, lengthText(tour, texts)].filter((fact) => fact !== ''))
}

/** @example stopsText([{ place: 'Pinnawala', minutes: 45 }], formats) // 'Pinnawala (45 mins)' */
export function stopsText(via: readonly StopOnTheWay[] | null | undefined, { duration, names }: Formats): string {
  return names((via ?? []).map(({ place, minutes }) => (minutes > 0 ? `${place} (${duration(minutes)})` : place)))
}

/** No drive on the island is longer. */
const LONGEST_MINUTES = 12 * 60

/** The day of a tour whose pickup is the evening before; `null` for the same day. Its hour is that of the arrival. */
export function nextDayLine(
  { park, pickup, tourLength }: Pick<Tour, 'park' | 'pickup' | 'tourLength'>,
  at: LocalMoment,
  texts: Texts,
): SummaryLine | null {
  const time = parkNamed(park)?.start[tourLength]
  if (!time || !at.date || !at.time || isAtGate(pickup, park)) return null
  const minutes = DAY_MINUTES + minutesOf(time) - minutesOf(at.time)
  if (minutes > LONGEST_MINUTES) return null
  return { label: texts.in('booking').tour.start[tourKind(park)], value: pickupDay(addDays(at.date, 1), texts) }
}

/** How long the drive takes, and the stops. */
function durationText(
  ride: { readonly minutes: number; readonly via?: readonly StopOnTheWay[] | null },
  texts: Texts,
): string {
  const { duration } = texts.formats
  const waiting = waitingMinutes(ride)
  const driving = duration(ride.minutes)
  return waiting > 0 ? texts.in('booking').lines.drivingAndStops(driving, duration(waiting)) : driving
}

/** Where bags are handed over that a car carries alone: where their guest says, or at the station where the train arrives. */
const bagsWait = ({ train, dropoffAddress }: CarriedBags, texts: Texts): string =>
  dropoffAddress || texts.in('booking').bags.atStation(train.to)
type CarriedBags = Pick<RideInWords, 'dropoffAddress'> & { readonly train: TrainWay }

/** The train of guests whose bags a car carries, and where they find these. No timetable is claimed. */
export function trainLines(
  { train, dropoffAddress }: Extract<RideInWords, { kind: 'transfer' }>,
  texts: Texts,
): SummaryLine[] {
  if (!train) return []
  const { bags: t } = texts.in('booking')
  return [
    { label: t.train, value: t.stations(train.from, train.to) },
    { label: t.wait, value: bagsWait({ train, dropoffAddress }, texts) },
  ]
}

/** What a page already shows above the lines of a ride: its route or tour; or that, its day, time and price. */
type SaidAbove = 'nothing' | 'route' | 'facts'

/** One ride. Leaves out lines without a value, and what is shown above them. */
export function rideSummary(ride: RideInWords, texts: Texts, above: SaidAbove = 'nothing'): SummaryLine[] {
  const { lines: t } = texts.in('booking')
  const { formats } = texts
  const ofRoute = (lines: SummaryLine[]) => (above === 'nothing' ? lines : [])
  const ofFacts = (lines: SummaryLine[]) => (above === 'facts' ? [] : lines)
  const pickupTimeLines = ofFacts([
    { label: t.date, value: confirmedDay(ride.pickupDate, texts), asIs: true },
    { label: t.time, value: t.sriLankaTime(formats.confirmedTime(ride.pickupTime)) },
  ])
  const details = { label: noteLabel('details', ride.kind, texts), value: wordsShown(ride.details, texts) }
  const nextDay =
    ride.kind === 'tour' ? nextDayLine(ride, { date: ride.pickupDate, time: ride.pickupTime }, texts) : null
  const lines =
    ride.kind === 'transfer'
      ? [
          ...ofRoute([{ label: t.pickup, value: ride.pickup, asIs: true }]),
          { label: t.via, value: stopsText(ride.via, formats), asIs: true },
          ...ofRoute([{ label: t.dropoff, value: ride.dropoff, asIs: true }]),
          ...pickupTimeLines,
          ...trainLines(ride, texts),
          { label: t.vehicle, value: vehicleNameIn(ride.vehicle, texts) },
          ...ofFacts([{ label: t.price, value: t.allInclusive(priceText([ride], formats)) }]),
          ...quotedLines(ride, texts),
          { label: t.distance, value: formats.km(ride.distanceKm) },
          { label: t.duration, value: durationText(ride, texts) },
          // Who stops on the way visits something.
          { label: t.entryFees, value: ride.via?.length ? entryFeeText([ride], texts) : '' },
          ...driverNoteLines(ride.train ? { ...ride, dropoffAddress: '' } : ride, texts),
          details,
        ]
      : [
          ...ofRoute([{ label: t.tour, value: texts.in('tours').park(ride.park) }]),
          { label: t.tourPickup, value: tourEndText(ride.pickup, ride.park, 'entrance', texts) },
          { label: t.via, value: stopsText(ride.via, formats), asIs: true },
          { label: t.tourDropoff, value: tourEndText(ride.dropoff, ride.park, 'exit', texts) },
          ...pickupTimeLines,
          ...(nextDay ? [nextDay] : []),
          ...ofRoute([{ label: t.duration, value: lengthText(ride, texts) }]),
          { label: t.travelers, value: String(ride.travelers) },
          ...ofFacts([{ label: t.total, value: priceText([ride], formats), asIs: true }]),
          ...quotedLines(ride, texts),
          { label: t.parkFee, value: parkFeeText(ride, texts) },
          { label: t.transport, value: ride.distanceKm > 0 ? t.included(formats.km(ride.distanceKm)) : t.notIncluded },
          ...driverNoteLines(ride, texts),
          details,
        ]
  return lines.filter(hasValue)
}

export function driverLines({ name, phone, car }: AssignedDriver, texts: Texts): SummaryLine[] {
  const { lines: t } = texts.in('booking')
  return [
    { label: t.driver, value: name, asIs: true },
    { label: t.driverPhone, value: phone, asIs: true },
    { label: t.car, value: car, asIs: true },
  ]
}

/** By what a ride is called. */
export type TitledRide =
  | Pick<Extract<RideInWords, { kind: 'transfer' }>, 'kind' | 'pickup' | 'dropoff' | 'via' | 'train'>
  | Pick<Extract<RideInWords, { kind: 'tour' }>, 'kind' | 'park' | 'tourLength'>

/** A ride that ends where it begins is called by the places where it waits: there, and back. */
function wayInWords(
  { pickup, dropoff, via }: Pick<RideInWords, 'pickup' | 'dropoff' | 'via'>,
  said: (pickup: string, dropoff: string) => string,
  texts: Texts,
): string {
  const isBack = via && via.length > 0 && placeKey(pickup) === placeKey(dropoff)
  if (!isBack) return said(pickup, dropoff)
  return texts.in('booking').title.andBack(said(pickup, texts.formats.names(via.map(({ place }) => place))))
}

/** @example 'Taxi from Colombo to Kandy', 'Taxi from Kandy to Sigiriya and back', 'Yala national park safari, full day' */
export function rideTitle(ride: TitledRide, texts: Texts): string {
  if (ride.kind === 'transfer') {
    const { title, bags } = texts.in('booking')
    return wayInWords(ride, ride.train ? bags.title : title.taxi, texts)
  }
  const { tour: t } = texts.in('booking')
  const tour = t[tourKind(ride.park)](ride.park)
  return hasDurations(ride.park) ? t.withLength(tour, ride.tourLength) : tour
}

/** Behind what names a ride: which of two vehicles it is. */
export const secondText = (ride: Pick<RidePosition, 'beside'>, texts: Texts): string =>
  isSecond(ride) ? ` · ${texts.in('booking').itinerary.second}` : ''

const leadsBack = (there: RideInWords, back: RideInWords) =>
  placeKey(there.pickup) === placeKey(back.dropoff) && placeKey(there.dropoff) === placeKey(back.pickup)

/** A tour that ends at its park, and the ride from there on a later day. */
const isNightAtPark = (tour: RideInWords, next: RideInWords) =>
  tour.kind === 'tour' &&
  next.kind === 'transfer' &&
  isAtGate(tour.dropoff, tour.park) &&
  isAtGate(next.pickup, tour.park) &&
  next.pickupDate > tour.pickupDate

/**
 * All rides of a booking. @param rides at least one
 * @example 'Taxi from Kandy to Ella and back', 'Journey from Kandy to Galle, 4 rides, 2 vehicles'
 */
export function bookingTitle(rides: readonly RideInWords[], texts: Texts): string {
  const drives = drivesOf(rides)
  const vehicles = vehiclesOf(rides)
  const firsts = drives.map(([first]) => first) as [RideInWords, ...RideInWords[]]
  const title = drivesTitle(firsts, texts)
  return vehicles > 1 ? texts.in('booking').title.vehicles(title, vehicles) : title
}

/** How many vehicles drive beside each other. @param rides at least one */
export const vehiclesOf = (rides: readonly RideInWords[]) => Math.max(...drivesOf(rides).map(({ length }) => length))

/** @param firsts the first ride of each drive */
function drivesTitle(firsts: readonly [RideInWords, ...RideInWords[]], texts: Texts): string {
  const { title: t } = texts.in('booking')
  const [first, second] = firsts
  const ride = rideTitle(first, texts)
  if (!second) return ride
  if (firsts.length === 2 && isNightAtPark(first, second)) return t.withNight(ride)
  if (firsts.length === 2) return leadsBack(first, second) ? t.andBack(ride) : t.andOneMore(ride)
  const last = firsts.at(-1)!
  return placeKey(first.pickup) === placeKey(last.dropoff)
    ? t.roundTrip(first.pickup, firsts.length)
    : t.journey(first.pickup, last.dropoff, firsts.length)
}

/** From where to where, as in an itinerary. @example 'Kandy to Ella', 'Ella to Tissamaharama by way of Yala national park' */
export function routeText(ride: RideInWords, texts: Texts): string {
  const { title: t, bags } = texts.in('booking')
  if (ride.kind === 'transfer') return wayInWords(ride, ride.train ? bags.route : t.route, texts)
  return t.route(
    tourEndText(ride.pickup, ride.park, 'entrance', texts),
    tourEndText(ride.dropoff, ride.park, 'exit', texts),
  )
}

/** How the rides that still run are paid for. @param rides at least one. @param isOnline whether they can be paid online */
export function paymentTerms(
  rides: readonly RideInWords[],
  isOnline: boolean,
  arrangement: Arrangement,
  texts: Texts,
): string {
  if (arrangement === 'stay') return stayTerms(isOnline, texts)
  return rides.length > 1
    ? severalRidesTerms(isOnline, texts, rides[0])
    : payAtTheEnd(rides[0]!.kind, isOnline, texts, rides[0])
}

/** What the price of a booking is for. @example 'Car and driver for 8 days' */
export function arrangementText(
  {
    arrangement,
    stayDays,
    rides,
  }: { readonly arrangement: Arrangement; readonly stayDays: number | null; readonly rides: readonly RideInWords[] },
  texts: Texts,
): string | null {
  return arrangement === 'stay' ? texts.in('booking').title.stay(stayDays ?? 0, vehiclesOf(rides)) : null
}

/** @example 'room 12', 'Zimmer Nr. 12', 'chambre n° 12' */
const ROOM =
  /(?:room|zimmer|chambre|villa|suite|bungalow|комнат|номер|вилл|люкс|бунгало|房[间号]|别墅|套房)[a-zа-яё]*[\s.:#№-]*(?:n[^\s\d]*[\s.°])?\s*\d+/gi

/** A Russian number may be that of a room or of a flight. */
const withoutRooms = (details: string) => (/рейс/i.test(details) ? details : details.replace(ROOM, ''))

/** True for a pickup at the airport without a flight, which the driver needs. A note without a digit names none. */
export function lacksFlight({ kind, details, flight, pickup }: RideInWords): boolean {
  const mayNameFlight = details === UNSHOWN || /\d/.test(withoutRooms(details))
  return kind === 'transfer' && !mayNameFlight && flight === '' && isColomboAirport(pickup)
}

/**
 * The guest's own phone and e-mail; nothing once they are erased. Both are checked, and hold no words of a visitor.
 */
export function contactLines(
  { phone, email }: { readonly phone: string; readonly email: string },
  texts: Texts,
): SummaryLine[] {
  const { lines: t } = texts.in('booking')
  return [
    { label: t.phone, value: phone, asIs: true },
    { label: t.email, value: email, asIs: true },
  ].filter(({ value }) => value !== '')
}
