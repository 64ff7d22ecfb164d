/**
 * The calls' own names: for what is booked, what is wrong with it, and a booking that is shown. They are read only
 * here.
 * docs/api.md
 * A return trip is the payload of a transfer with a way back in it: a booking of two rides.
 */
import {
  type CheckedJourneyDetails,
  type CheckedTourDetails,
  type CheckedTransferDetails,
  notesFromCall,
} from '#domain/bookings/request/details.ts'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import type { PublicBooking } from '#domain/bookings/booking.ts'
import {
  type RideKind,
  formatDuration,
  parseDuration,
  tourLength,
  tourTypeText,
} from '#domain/duration-and-tour-length.ts'
import { parseVehicleText } from '#domain/fares/vehicle-text.ts'
import type { Disagreement } from '#domain/bookings/agreed/booked-as-quoted.ts'
import { isPickupTimeCode, pickupProblem } from '#domain/bookings/request/pickup-time.ts'
import { disagreementText } from '#domain/bookings/status-texts.ts'
import { form } from '#domain/languages/en/form.ts'
import { ENGLISH_TEXTS } from '#domain/languages/english.ts'
import { closedWords, stayWords } from '#domain/quotes/seasons-in-words.ts'
import { fieldProblem, wordsFor } from '#domain/quotes/field-problems.ts'
import type { RequestedJourney } from '#worker/bookings/journey-redemption.ts'
import type { InvalidField } from '#worker/platform/site-error.ts'
import type { BookingProblem, RequestedBooking, RequestedRide } from '#worker/bookings/redemption.ts'

type Drive = Pick<CheckedTransferDetails, 'distance' | 'duration' | 'pickupdate' | 'pickuptime' | 'vehicle'>

/** The schema has checked that duration and vehicle can be read. */
function requestedDrive(
  token: string,
  { pickup, dropoff }: { readonly pickup: string; readonly dropoff: string },
  { distance, duration, pickupdate, pickuptime, vehicle: text }: Drive,
  notes: RequestedRide['notes'],
): RequestedRide {
  const { vehicle, lkr: priceLkr, usd: priceUsd } = parseVehicleText(text)!
  const minutes = parseDuration(duration)!
  return {
    token,
    agreed: { kind: 'transfer', pickup, dropoff, distanceKm: distance, minutes, vehicle, priceLkr, priceUsd },
    date: pickupdate,
    time: pickuptime,
    notes,
  }
}

/** @param token of the way there, or of the only drive */
export function requestedTransfer(token: string, details: CheckedTransferDetails): RequestedBooking {
  const { pickup, dropoff, email, phone, phonecountry, returntrip: back } = details
  const notes = notesFromCall('transfer', details)
  const there = requestedDrive(token, { pickup, dropoff }, details, notes)
  const rides = back
    ? [
        there,
        requestedDrive(back.token, { pickup: dropoff, dropoff: pickup }, back, {
          ...notes,
          pickupAddress: notes.dropoffAddress,
          dropoffAddress: notes.pickupAddress,
          flight: back.flight ?? '',
        }),
      ]
    : [there]
  return { email, phone, phoneCountry: phonecountry, rides, sent: details }
}

export function requestedTour(token: string, details: CheckedTourDetails): RequestedBooking {
  const { park, pickup, dropoff, type, travelers, rates, email, phone, phoneCountry } = details
  const ride: RequestedRide = {
    token,
    agreed: { kind: 'tour', park, pickup, dropoff, tourLength: tourLength(type), travelers, priceUsd: rates },
    date: details.pickupDate,
    time: details.pickupTime,
    notes: notesFromCall('tour', details),
  }
  return { email, phone, phoneCountry, rides: [ride], sent: details }
}

/**
 * What is said of the whole journey holds for each ride, the note to the drivers too; of addresses and flight only for
 * the ride that they can be about.
 */
export function requestedJourney(token: string, details: CheckedJourneyDetails): RequestedJourney {
  const { email, phone, phonecountry, vehicle, arrangement, rides, ...said } = details
  const ofAll = notesFromCall('transfer', said)
  const last = rides.length - 1
  const pickups = rides.map(({ pickupdate: date, pickuptime: time, ...saidOfRide }, i) => {
    const own = notesFromCall('transfer', saidOfRide)
    const ofFirst = i === 0 ? ofAll : null
    return {
      date,
      time,
      notes: {
        ...ofAll,
        flight: own.flight || (ofFirst?.flight ?? ''),
        details: own.details || ofAll.details,
        pickupAddress: own.pickupAddress || (ofFirst?.pickupAddress ?? ''),
        dropoffAddress: own.dropoffAddress || (i === last ? ofAll.dropoffAddress : ''),
      },
    }
  })
  return { email, phone, phoneCountry: phonecountry, token, vehicle, arrangement, pickups, sent: details }
}

/** A problem with a ride. */
type RideProblem = Extract<BookingProblem, { readonly ride: number }>

/** What each kind's payload calls the fields that may be refused; the others have one name everywhere. */
const FIELD_NAMES: Readonly<Record<RideKind, Partial<Record<RideProblem['field'], string>>>> = {
  transfer: { date: 'pickupdate', time: 'pickuptime', distanceKm: 'distance', minutes: 'duration' },
  tour: { date: 'pickupDate', time: 'pickupTime', priceUsd: 'rates', tourLength: 'type' },
}

const PAYLOADS = { transfer: 'bookingDetails', tour: 'bookFormDetails' } as const satisfies Record<RideKind, string>

/** What a guest is told, as a code too where forms have words for it. */
type Told = Pick<InvalidField, 'message' | 'problem'>

const told = (problem: string): Told => ({ message: wordsFor(problem, form.problems.fields), problem })

function toldOf(problem: RideProblem): Told {
  if (problem.code === 'closed' || problem.code === 'beyond-stay') {
    const words = problem.code === 'closed' ? closedWords : stayWords
    return { message: words(problem.problem, ENGLISH_TEXTS)!, problem: problem.problem }
  }
  return isPickupTimeCode(problem.code)
    ? told(pickupProblem(problem.code))
    : { message: disagreementText(problem as Disagreement) }
}

const NOT_A_PHONE = told(fieldProblem('not-a-phone'))

/** Where in a payload each problem is, and what the guest is told of it. */
export function fieldProblems(kind: RideKind, found: readonly BookingProblem[]): InvalidField[] {
  const payload = PAYLOADS[kind]
  return found.flatMap((problem) => {
    if (problem.field === 'phone') return { field: `${payload}.phone`, ...NOT_A_PHONE }
    // Quotes of single rides have no such problem.
    if (!('ride' in problem)) return []
    const path = problem.ride === 0 ? payload : `${payload}.returntrip`
    const name = FIELD_NAMES[kind][problem.field] ?? problem.field
    const said = problem.code === 'before-previous-ride' ? told('way-back-too-early') : toldOf(problem)
    return { field: `${path}.${name}`, ...said }
  })
}

/** The same in the payload of a journey. */
export function journeyFieldProblems(found: readonly BookingProblem[]): InvalidField[] {
  return found.map((problem) => {
    if (problem.field === 'phone') return { field: 'bookingDetails.phone', ...NOT_A_PHONE }
    if (problem.code === 'other-rides') {
      return { field: 'bookingDetails.rides', message: `The quoted journey has ${problem.rides} rides` }
    }
    if (problem.code === 'more-than-priced') {
      const message = `The tours of the quoted journey are priced for ${problem.travelers} travelers`
      return { field: 'bookingDetails.passengers', message }
    }
    if (problem.code === 'no-stay') {
      return { field: 'bookingDetails.arrangement', message: 'A car and driver who stay were not quoted' }
    }
    return { field: `bookingDetails.rides.${problem.ride}.${FIELD_NAMES.transfer[problem.field]}`, ...toldOf(problem) }
  })
}

/** The first ride as the call that shows a booking named it when each booking had one. */
export function firstRideInCallWords({ rides }: PublicBooking): Readonly<Record<string, unknown>> {
  const ride = rides[0]!
  const { distanceKm: distance, status, pickup, dropoff, pickupDate, pickupTime, priceUsd, paidUsd } = ride
  const { shortNotice, past, driver } = ride
  const common = { ...driverNotes(ride), status, pickup, dropoff, distance, pickupDate, pickupTime, priceUsd, paidUsd }
  if (ride.kind === 'transfer') {
    const { kind, minutes, vehicle, priceLkr } = ride
    return { ...common, shortNotice, past, driver, kind, duration: formatDuration(minutes), vehicle, priceLkr }
  }
  const { park, tourLength: length, travelers } = ride
  return { ...common, shortNotice, past, driver, kind: 'safari', park, type: tourTypeText(length), travelers }
}
