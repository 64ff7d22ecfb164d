/** The call of a booking that a form makes of a planned way: there and back with waiting, or a tour with a night at its park. */
import { nowMs } from '#client/device/clock.ts'
import { pageListNumber } from '#client/prices/page-prices.ts'
import { parseDuration, type RideKind } from '#domain/duration-and-tour-length.ts'
import { type DriverNote, noteMax, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { noteRule } from '#domain/bookings/request/email-phone-and-flight-formats.ts'
import { fieldProblem } from '#domain/quotes/field-problems.ts'
import type { JourneyBookingDetails } from '#domain/bookings/request/details.ts'
import { addDays } from '#domain/sri-lanka-time.ts'
import { isColomboAirport } from '#domain/places/place-name.ts'
import { closedProblem } from '#domain/quotes/seasons-in-words.ts'
import type { BookingSubject } from '#client/booking/booking-subject.tsx'
import type { FieldTexts } from './draft-storage.ts'
import { fieldError, schemaProblem } from './form-checks.ts'
import { FORMS, NIGHT_NAMES, noteField, withDoor } from './form-fields.ts'
import type { PlannedWay } from './planned-way.ts'
import type { BookingRequest } from '#client/booking/sending/submission-progress.ts'
import type { AskedRide } from './soon-and-overlap-questions.tsx'

const OF_RIDE: readonly DriverNote[] = ['flight', 'pickupAddress', 'dropoffAddress']

/** What is said of a ride or of all: without what is empty. */
export const filledIn = (fields: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value))

/** The form's field for a field of the journey's call. @example plannedField('tour', 'bookingDetails.rides.1.pickuptime') */
export function plannedField(kind: RideKind, path: string): string {
  const name = path.slice(path.lastIndexOf('.') + 1)
  const { date, time, country } = FORMS[kind].names
  if (path.includes('.rides.1.')) return NIGHT_NAMES.time
  const own: FieldTexts = { pickupdate: date, pickuptime: time, phonecountry: country }
  const note = notesOf(kind).find((each) => noteField(each, 'transfer') === name)
  return own[name] ?? (note ? noteField(note, kind) : name)
}

type Moments = readonly { readonly pickupdate: string; readonly pickuptime: string }[]

/** When each ride begins, as it was typed. */
function momentsOf({ kind }: BookingSubject, values: FieldTexts): Moments {
  const { date, time } = FORMS[kind].names
  const first = { pickupdate: values[date]!, pickuptime: values[time]! }
  return kind === 'transfer'
    ? [first]
    : [first, { pickupdate: addDays(first.pickupdate, 1), pickuptime: values[NIGHT_NAMES.time]! }]
}

/** The journey's call has room for one text, of fewer characters than a tour's field has. */
function tooLong(subject: BookingSubject, values: FieldTexts): FieldTexts {
  const field = noteField('details', subject.kind)
  const said = detailsText(subject, values)
  if (!schemaProblem(noteRule('details', 'transfer'), said)) return {}
  const room = noteMax('details', 'transfer')! - (said.length - (values[field] ?? '').length)
  return { [field]: fieldProblem('text-too-long', Math.max(room, 0)) }
}

/** What is wrong with the second ride, and with what is said of both. */
export function plannedErrors(
  subject: BookingSubject,
  { vehicle }: PlannedWay,
  values: FieldTexts,
  now: Date,
): FieldTexts {
  const date = values[FORMS[subject.kind].names.date]
  const hotel = subject.kind === 'tour' && fieldError('tour', NIGHT_NAMES.hotel, values[NIGHT_NAMES.hotel] ?? '')
  const long = { ...tooLong(subject, values), ...(hotel ? { [NIGHT_NAMES.hotel]: hotel } : {}) }
  if (subject.kind === 'transfer' || !date || fieldError(subject.kind, FORMS.tour.names.date, date)) return long
  const problem =
    fieldError('tour', NIGHT_NAMES.time, values[NIGHT_NAMES.time] ?? '') ??
    closedProblem(addDays(date, 1), { vehicle }, now)
  return problem ? { ...long, [NIGHT_NAMES.time]: problem } : long
}

/** The rides with the times that were typed. */
export function plannedRides(subject: BookingSubject, { journey }: PlannedWay, values: FieldTexts): AskedRide[] {
  const moments = momentsOf(subject, values)
  return (journey?.rides ?? []).map((ride, index) => {
    const { kind, pickup, dropoff, via, distance: distanceKm, duration } = ride
    const { park, tourLength } = kind === 'tour' ? ride : { park: null, tourLength: null }
    const { pickupdate: pickupDate, pickuptime: pickupTime } = moments[index]!
    const minutes = parseDuration(duration)
    const what = { kind, pickup, dropoff, minutes, via, park, tourLength, distanceKm }
    return { ...what, position: index + 1, pickupDate, pickupTime }
  })
}

/** Where the driver finds the guest at each end of each ride. */
function doorsOf(subject: BookingSubject, values: FieldTexts) {
  const [there, far] = (['pickupAddress', 'dropoffAddress'] as const).map(
    (name) => values[noteField(name, subject.kind)],
  )
  if (subject.kind === 'transfer') return [filledIn({ pickupaddress: there, dropoffaddress: there })]
  const hotel = values[NIGHT_NAMES.hotel]
  return [
    filledIn({ pickupaddress: there, dropoffaddress: hotel }),
    filledIn({ pickupaddress: hotel, dropoffaddress: far }),
  ]
}

function detailsText(subject: BookingSubject, values: FieldTexts): string {
  const text = values[noteField('details', subject.kind)] ?? ''
  if (subject.kind === 'tour') return text
  return withDoor(text, subject.fare.dropoff, values[noteField('dropoffAddress', 'transfer')] ?? '')
}

/** @param phone the customer's number with its country code */
export function plannedRequest(
  subject: BookingSubject,
  { plan, journey, vehicle }: PlannedWay,
  values: FieldTexts,
  phone: string,
): BookingRequest {
  const { kind } = subject
  const told = notesOf(kind)
    .filter((name) => !OF_RIDE.includes(name))
    .map((name) => [noteField(name, 'transfer'), values[noteField(name, kind)]] as const)
  const doors = doorsOf(subject, values)
  const moments = momentsOf(subject, values)
  // A flight is caught at the end of the last ride, or met at the beginning of the first.
  const { pickup } = kind === 'tour' ? subject : subject.fare
  const withFlight = isColomboAirport(pickup) ? 0 : moments.length - 1
  const details: JourneyBookingDetails = {
    email: values.email!,
    phone: values.phone!,
    vehicle,
    arrangement: 'rides',
    ...filledIn({
      ...Object.fromEntries(told),
      [noteField('details', 'transfer')]: detailsText(subject, values),
      phonecountry: values[FORMS[kind].names.country],
      ...(kind === 'tour' ? { passengers: String(subject.travelers) } : {}),
    }),
    rides: moments.map((moment, index) => ({
      ...moment,
      ...filledIn({ flight: index === withFlight ? values[noteField('flight', kind)] : undefined }),
      ...doors[index],
    })),
  }
  return {
    kind: 'journey',
    form: kind,
    phone,
    token: null,
    confirmedAt: nowMs(),
    termsRead: pageListNumber(),
    plan,
    quoted: journey!,
    details,
  }
}
