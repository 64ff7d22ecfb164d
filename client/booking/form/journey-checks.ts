/** What the form of a journey does once it is used, in browsers alone: what is wrong with a value, and what its call says. */
import type * as v from 'valibot'
import { BULKY_THINGS } from '#domain/fares/bulky-things.ts'
import { type JourneyBookingDetails, journeyFields, journeyRideFields } from '#domain/bookings/request/details.ts'
import { pickupProblem, type PickupTimeProblem, pickupTimeProblem } from '#domain/bookings/request/pickup-time.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import type { JourneyRide } from '#domain/journeys/journey-calls.ts'
import { latestPickup, momentOf } from '#domain/journeys/last-flight.ts'
import { partyOfPlan, type Plan } from '#domain/journeys/plan.ts'
import type { JourneySubject } from '#client/booking/booking-subject.tsx'
import type { FieldTexts } from './draft-storage.ts'
import { ofItsCountry, phoneError, schemaProblem } from './form-checks.ts'
import {
  noteField,
  doorName,
  doorsOf,
  JOURNEY_NAMES,
  rideFieldName,
  JOURNEY_NOTES,
  type RideField,
} from './form-fields.ts'
import type { PhoneMetadata } from '#client/booking/fields/contact-fields.tsx'
import { filledIn } from './planned-request.ts'
import type { AskedFlight, AskedRide } from './soon-and-overlap-questions.tsx'

/** The schema of a field of the form. */
export function schemaOf(name: string): v.GenericSchema | undefined {
  const [, field] = /^(pickupdate|pickuptime|flight)\d+$/.exec(name) ?? []
  if (field) return journeyRideFields[field as RideField]
  if (/^door\d+$/.test(name)) return journeyRideFields.pickupaddress
  return OWN_FIELDS.includes(name) ? journeyFields[name as keyof typeof journeyFields] : undefined
}

/** The fields that a journey has once. */
const OWN_FIELDS: readonly string[] = [
  'email',
  'phone',
  ...(['guestName', 'childSeats', ...BULKY_THINGS, 'details'] as const).map((name) => noteField(name, 'transfer')),
]

export function fieldError(name: string, value: string): string | undefined {
  const problem = schemaProblem(schemaOf(name), value)
  return name === JOURNEY_NAMES.phone ? ofItsCountry(problem, value) : problem
}

const momentText = ({ code }: PickupTimeProblem) =>
  code === 'before-previous-ride' ? 'ride-too-early' : pickupProblem(code)

export function errorsOf(
  rides: readonly JourneyRide[],
  values: FieldTexts,
  now: Date,
  metadata: PhoneMetadata | null,
): FieldTexts {
  const errors: Record<string, string> = {}
  const check = (name: string) => {
    const problem = fieldError(name, values[name] ?? '')
    if (problem) errors[name] = problem
  }
  OWN_FIELDS.forEach(check)
  doorsOf(rides).forEach((_, index) => check(doorName(index)))
  let before: { readonly date: string; readonly time: string } | null = null
  for (const index of rides.keys()) {
    const [date, time] = [rideFieldName('pickupdate', index), rideFieldName('pickuptime', index)]
    for (const name of [date, time, rideFieldName('flight', index)]) check(name)
    if (errors[date] || errors[time]) continue
    const pickup = { date: values[date]!, time: values[time]! }
    const problem = pickupTimeProblem(pickup, now, before)
    if (problem) errors[problem.part === 'date' ? date : time] = momentText(problem)
    before = pickup
  }
  if (!errors.phone && metadata) {
    const problem = phoneError(values.phone!, values[JOURNEY_NAMES.country] ?? '', metadata)
    if (problem) errors.phone = problem
  }
  return errors
}

/** @example formName('bookingDetails.rides.2.pickupdate') // 'pickupdate2' */
export function formName(path: string): string {
  const [, index, field] = /\.rides\.(\d+)\.(\w+)$/.exec(path) ?? []
  return index ? `${field}${index}` : path.slice(path.lastIndexOf('.') + 1)
}

export function detailsOf(
  { plan, journey: { rides }, arrangement }: JourneySubject,
  vehicle: JourneyBookingDetails['vehicle'],
  values: FieldTexts,
): JourneyBookingDetails {
  const doors = new Map(doorsOf(rides).map((place, index) => [place, values[doorName(index)] ?? '']))
  return {
    email: values.email!,
    phone: values.phone!,
    ...filledIn({
      phonecountry: values.phonecountry,
      guestname: values[noteField('guestName', 'transfer')],
      childseats: values[noteField('childSeats', 'transfer')],
      ...Object.fromEntries(
        BULKY_THINGS.map((thing) => noteField(thing, 'transfer')).map((name) => [name, values[name]]),
      ),
      [JOURNEY_NOTES]: values[JOURNEY_NOTES],
      passengers: String(partyOfPlan(plan).travelers),
      bags: plan.bags ? String(plan.bags) : undefined,
    }),
    vehicle,
    arrangement,
    rides: rides.map((ride, index) => ({
      pickupdate: values[rideFieldName('pickupdate', index)]!,
      pickuptime: values[rideFieldName('pickuptime', index)]!,
      ...filledIn({
        flight: values[rideFieldName('flight', index)],
        pickupaddress: doors.get(ride.pickup),
        dropoffaddress: doors.get(ride.dropoff),
      }),
    })),
  }
}

/** The flight that the last ride of a plan must reach. @param day that this ride has by the plan, or empty */
export function flightOf(rides: readonly JourneyRide[], plan: Plan, day: string): AskedFlight | undefined {
  const last = rides.at(-1)!
  const latest = day && latestPickup({ ...last, minutes: parseDuration(last.duration) }, plan)
  if (!latest) return undefined
  const { minutes, isDayBefore } = latest
  return { at: plan.flight!, from: last.pickup, latest: momentOf(minutes, day), isDayBefore }
}

/** With the times that were typed. */
export const timedRides = (rides: readonly JourneyRide[], values: FieldTexts): readonly AskedRide[] =>
  rides.map((ride, index) => {
    const { kind, pickup, dropoff, via, distance: distanceKm, duration } = ride
    const { park, tourLength } = kind === 'tour' ? ride : { park: null, tourLength: null }
    return {
      kind,
      position: index + 1,
      pickup,
      dropoff,
      pickupDate: values[rideFieldName('pickupdate', index)]!,
      pickupTime: values[rideFieldName('pickuptime', index)]!,
      minutes: parseDuration(duration),
      via,
      park,
      tourLength,
      distanceKm,
    }
  })
