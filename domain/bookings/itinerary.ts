/** A booking of many rides, day by day: in its mail and on its page. */
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { vehicleNameIn } from '#domain/fares/vehicles.ts'
import {
  type BookingStatus,
  driveOf,
  drivesOf,
  isJourney,
  isRunning,
  isSecond,
  type RideInWords,
  type RidePosition,
  runningOrAll,
} from './ride.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { placeKey } from '#domain/places/place-name.ts'
import { DAY_MS } from '#domain/sri-lanka-time.ts'
import { entryFeeText } from '#domain/journeys/included.ts'
import { waitingMinutes } from '#domain/quotes/time-on-the-way.ts'
import { parkFee } from '#domain/tours/tour-texts.ts'
import { type DriverNote, noteLabel, notesOf } from './request/booking-form-fields-and-lengths.ts'
import { priceText } from './money/said-sums.ts'
import { noteValue, rideTitle, routeText, stopsText, type SummaryLine, trainLines, wordsShown } from './ride-summary.ts'

interface OwnWay {
  /** The day, or the days between which it lies: no booking knows more. */
  readonly days: string
  readonly text: string
}

/** Rides of one party at one time: two where it has two vehicles. */
interface ItineraryDrive<R> {
  /** Before it the guests get from where the last drive ended to where this one begins without our car, by train say. */
  readonly ownWay: OwnWay | null
  readonly rides: readonly [R, ...R[]]
  /** `HH:mm`, Sri Lanka time. */
  readonly time: string
  /** @example 'Kandy to Ella' */
  readonly route: string
  /** The tour, the stops on the way: each on a line of its own. */
  readonly what: readonly string[]
  /** Of the first vehicle that comes: how far, what it costs, what its driver was told: each on a line of its own. */
  readonly more: readonly string[]
  /** What the driver of the second vehicle was told, where that differs. */
  readonly ofSecond: readonly string[]
}

export interface ItineraryDay<R> {
  /** Counts from 1, the day of the first ride. */
  readonly day: number
  /** `YYYY-MM-DD`. */
  readonly date: string
  readonly drives: readonly ItineraryDrive<R>[]
}

/** What is true of every ride is said once, below them all. */
const SAID_ONCE: readonly DriverNote[] = ['guestName', 'travelers', 'bags', 'childSeats', ...BULKY_THINGS]

function wayText(ride: RideInWords, texts: Texts): string {
  const { itinerary: t } = texts.in('booking')
  const { km, duration, facts } = texts.formats
  const distance = ride.distanceKm > 0 ? km(ride.distanceKm) : ''
  if (ride.kind === 'tour') return distance && t.transport(distance)
  const waiting = waitingMinutes(ride)
  const atStops = waiting > 0 ? t.atStops(duration(waiting)) : ''
  return facts([distance, duration(ride.minutes), atStops].filter((fact) => fact !== ''))
}

const partySize = (rides: readonly RideInWords[]) => rides.reduce((sum, { travelers }) => sum + (travelers ?? 0), 0)

const isBagsAlone = (ride: RideInWords) => ride.kind === 'transfer' && !!ride.train

/** The note that a journey's drivers all have; '' where some have another one. */
const noteToAll = (rides: readonly RideInWords[]): string =>
  isJourney(rides) && rides.every(({ details }) => details === rides[0]!.details) ? rides[0]!.details : ''

const notesText = (ride: RideInWords, toAll: string, texts: Texts) =>
  notesOf(ride.kind)
    .filter((name) => !SAID_ONCE.includes(name) && ride[name] && !(isBagsAlone(ride) && name === 'dropoffAddress'))
    .filter((name) => name !== 'details' || ride.details !== toAll)
    .map((name) =>
      texts.in('booking').itinerary.said(noteLabel(name, ride.kind, texts), wordsShown(String(ride[name]), texts)),
    )

/**
 * Whether guests travel without our car from the end of one drive to the beginning of another. The one must be the next
 * of the booking: a mail may be about some rides only, and what is left out is no way.
 */
function hasOwnWayBetween(rides: readonly RideInWords[], before: RideInWords, ride: RideInWords): boolean {
  const positions = rides.filter((other) => driveOf(other) === driveOf(before)).map(({ position }) => position)
  return Math.max(...positions) + 1 === ride.position && placeKey(before.dropoff) !== placeKey(ride.pickup)
}

/** Whether rides are told day by day: also two of them, where guests travel between them without our car. */
export function isToldByDays(rides: readonly RideInWords[]): boolean {
  const firsts = drivesOf(rides).map(([first]) => first)
  return isJourney(rides) || firsts.some((ride, i) => i > 0 && hasOwnWayBetween(rides, firsts[i - 1]!, ride))
}

/**
 * By what number mails and pages call a ride: both vehicles of a drive have one, unless that is the only drive. References
 * ('…/3') count vehicles.
 * @param rides all of the booking
 */
export function rideNumber(
  rides: readonly RidePosition[],
  position: number,
): { readonly number: number; readonly count: number } {
  const drives = drivesOf(rides).map((drive) => drive.map((ride) => ride.position))
  const counted = drives.length > 1 ? drives : (drives[0] ?? []).map((only) => [only])
  return { number: counted.findIndex((drive) => drive.includes(position)) + 1, count: counted.length }
}

export const numberIn = (rides: readonly RidePosition[], position: number): number => rideNumber(rides, position).number

/** Whether a mail or an answer tells drive by drive: ride by ride the second vehicle would repeat all of the first. */
export const isToldByDrives = (rides: readonly RideInWords[]): boolean =>
  isToldByDays(rides) || drivesOf(rides).length < rides.length

function ownWayText(before: RideInWords, ride: RideInWords, texts: Texts): OwnWay {
  const { itinerary: t } = texts.in('booking')
  const [first, last] = [texts.formats.date(before.pickupDate), texts.formats.date(ride.pickupDate)]
  return { days: first === last ? first : t.between(first, last), text: t.ownWay(before.dropoff, ride.pickup) }
}

/** A ride that was just booked has no status yet. */
type RideOfDay = RideInWords & { readonly status?: BookingStatus | undefined }

const isCut = (drive: readonly RideOfDay[]) => drive.some(isRunning) && !drive.every(isRunning)

/**
 * Drives that lost one of two vehicles while others keep both: what is said once of the others would be wrong of them, so
 * each says its own.
 */
function cutDrives<R extends RideOfDay>(rides: readonly R[]): readonly (readonly R[])[] {
  const drives = drivesOf(rides).filter((drive) => !isBagsAlone(drive[0]) && drive.some(isRunning))
  return drives.every(isCut) ? [] : drives.filter(isCut)
}

/**
 * @param isPart of a sum that has rupees
 * @param isOneOfCut its drive is one of {@link cutDrives}
 * @param before from where the guests come by themselves
 * @param toAll a note that is said below all drives
 */
function driveText<R extends RideOfDay>(
  rides: readonly [R, ...R[]],
  isPart: boolean,
  isOneOfCut: boolean,
  before: RideInWords | null,
  toAll: string,
  texts: Texts,
): ItineraryDrive<R> {
  const { itinerary: t } = texts.in('booking')
  const { formats } = texts
  const [first] = rides
  const what = [
    first.kind === 'tour' ? rideTitle(first, texts) : '',
    first.via?.length ? t.via(stopsText(first.via, formats)) : '',
    ...(first.kind === 'transfer' ? trainLines(first, texts) : []).map(({ label, value }) => t.said(label, value)),
  ]
  // One of two vehicles may be cancelled: all is told of the other one.
  const driven = runningOrAll(rides)
  const lead = driven[0]!
  // The second vehicle may drive at an hour of its own.
  const vehicles = driven.length > 1 ? t.vehicles(driven.length) : isSecond(first) ? t.second : ''
  const way = [wayText(first, texts), vehicles]
  // What of the park fee is in that price.
  const fee = first.kind === 'tour' ? parkFee(first.park, partySize(driven), texts).note : ''
  const notes = notesText(lead, toAll, texts)
  const own = (isOneOfCut && isRunning(lead) ? SAID_ONCE : []).flatMap((name) => {
    const value = name === 'guestName' ? '' : noteValue(name, lead)
    return value && t.said(noteLabel(name, 'transfer', texts), value)
  })
  const more = [way.filter(Boolean).join(' · '), priceText(driven, formats, isPart), fee, ...own, ...notes]
  return {
    ownWay: before && ownWayText(before, first, texts),
    rides,
    time: first.pickupTime,
    route: routeText(first, texts),
    what: what.filter(Boolean),
    more: more.filter(Boolean),
    ofSecond: driven.slice(1).flatMap((ride) => notesText(ride, toAll, texts).filter((note) => !notes.includes(note))),
  }
}

const moment = ({ pickupDate, pickupTime }: RideInWords) => `${pickupDate} ${pickupTime}`

/** @param rides of one booking, in their order */
export function itinerary<R extends RideOfDay>(rides: readonly R[], texts: Texts): ItineraryDay<R>[] {
  // The second vehicle may have been moved to a time of its own.
  const together = new Map<string, [R, ...R[]]>()
  for (const ride of rides) {
    const key = `${moment(ride)} ${driveOf(ride)}`
    const drive = together.get(key)
    if (drive) drive.push(ride)
    else together.set(key, [ride])
  }
  const inTurn = [...together.values()].sort(([a], [b]) => (moment(a) < moment(b) ? -1 : moment(a) > moment(b) ? 1 : 0))
  const start = Date.parse(inTurn[0]![0].pickupDate)
  const dates = [...new Set(inTurn.map(([{ pickupDate }]) => pickupDate))]
  // Beside a drive a tour's rupees are a part of the sum.
  const isPart = rides.some(({ kind }) => kind === 'transfer')
  const cut = cutDrives(rides)
  const drives = inTurn.map((drive, i) => {
    // The second vehicle of a drive may come later than the first one.
    const isFirst = !inTurn.slice(0, i).some(([earlier]) => driveOf(earlier) === driveOf(drive[0]))
    const before = isFirst ? inTurn[i - 1]?.[0] : undefined
    return driveText(
      drive,
      isPart,
      cut.some(([ride]) => driveOf(ride!) === driveOf(drive[0])),
      before && hasOwnWayBetween(rides, before, drive[0]) ? before : null,
      noteToAll(rides),
      texts,
    )
  })
  return dates.map((date) => ({
    day: Math.round((Date.parse(date) - start) / DAY_MS) + 1,
    date,
    drives: drives.filter(({ rides: [{ pickupDate }] }) => pickupDate === date),
  }))
}

/** Of what rides differ in, each value: guests change one of them, too. */
const eachOnce = (values: readonly (string | number)[]) => [...new Set(values)].join(' / ')

/**
 * What holds for all rides: vehicle, who comes and with how much, which entry fees the price covers.
 * @param booked cancelled ones count where no other runs
 */
export function saidOnce(booked: readonly RideOfDay[], texts: Texts): SummaryLine[] {
  const rides = runningOrAll(booked)
  const cut = cutDrives(booked).map(([ride]) => driveOf(ride!))
  const vehicles = Math.max(...drivesOf(rides).map(({ length }) => length))
  const withGuests = drivesOf(rides).filter(([ride]) => !isBagsAlone(ride))
  const drives = withGuests.length > 0 ? withGuests : drivesOf(rides).slice(0, 1)
  const said = SAID_ONCE.flatMap((name) => {
    const told = drives
      .filter(([ride]) => name === 'guestName' || !cut.includes(driveOf(ride)))
      .filter(([ride]) => ride[name] !== null && ride[name] !== '')
    if (told.flat().every((ride) => noteValue(name, ride) === '')) return []
    const counted = told.map((drive) => drive.reduce((sum, ride) => sum + Number(ride[name] ?? 0), 0))
    const value = name === 'guestName' ? eachOnce(told.map(([ride]) => ride.guestName!)) : eachOnce(counted)
    return [{ label: noteLabel(name, 'transfer', texts), value, ...(name === 'guestName' ? { asIs: true } : {}) }]
  })
  const vehicle = eachOnce(
    rides.flatMap((ride) => (ride.kind === 'transfer' ? [vehicleNameIn(ride.vehicle, texts)] : [])),
  )
  const vehicleLine = vehicle
    ? [{ label: texts.in('booking').lines.vehicle, value: vehicles > 1 ? `${vehicles} x ${vehicle}` : vehicle }]
    : []
  const note = { label: noteLabel('details', 'tour', texts), value: wordsShown(noteToAll(booked), texts) }
  return [
    ...vehicleLine,
    ...said,
    ...(note.value ? [note] : []),
    { label: texts.in('booking').lines.entryFees, value: entryFeeText(rides, texts) },
  ]
}
