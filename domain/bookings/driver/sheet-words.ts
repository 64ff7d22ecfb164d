/** A ride in words, as its driver reads it: in the driver's language, with names of places in the driver's script, and the money to collect. */
import type { DriverReader } from '#domain/driver-texts/driver-texts.ts'
import type { DriverTexts } from '#domain/driver-texts/in-english.ts'
import { grouped } from '#domain/fares/money.ts'
import { givenName, isContractClass, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls-and-lifetime.ts'
import { hasDurations, isAtGate, tourKind } from '#domain/tours/parks.ts'
import type { RideKind, TourLength } from '#domain/duration-and-tour-length.ts'
import { openCents, openUsd, type SomeRides } from '../money/sums.ts'
import { isInRupees } from '../money/said-sums.ts'
import { noteValue } from '../ride-summary.ts'
import type { Carrying, RideEvent, SaidWord } from '../day/ride-events.ts'
import { type DriverNotes, noteRow, notesOf } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'

export const placeWords = (place: string, { ownName }: DriverReader): string => ownName(place) ?? place

/** @example 'Pinnawala (45 mins), Kandy' */
export const stopsWords = (via: readonly StopOnTheWay[], reader: DriverReader): string =>
  via
    .map(({ place, minutes }) => {
      const name = placeWords(place, reader)
      return minutes > 0 ? `${name} (${reader.texts.duration(minutes)})` : name
    })
    .join(', ')

interface ToursOwn {
  readonly park: string
  readonly tourLength: TourLength
}

/** @example 'Yala national park, Full Day' */
export function tourWords({ park, tourLength }: ToursOwn, reader: DriverReader): string {
  const { tourKinds, tourLengths } = reader.texts
  const kind = tourKind(park)
  return [
    placeWords(park, reader),
    ...(kind === 'safari' ? [] : [tourKinds[kind]]),
    ...(hasDurations(park) ? [tourLengths[tourLength]] : []),
  ].join(', ')
}

interface Ends {
  readonly pickup: string
  readonly dropoff: string
  /** Of a tour. */
  readonly park?: string | null
}

/** Where a ride begins and ends: of a tour at the park itself, that is its gate. */
export function endsInWords({ pickup, dropoff, park = null }: Ends, reader: DriverReader): readonly [string, string] {
  const { entranceGate, exitGate, startOfClimb } = reader.texts
  const end = (place: string, gate: (park: string) => string) => {
    const name = placeWords(place, reader)
    if (park === null || !isAtGate(place, park)) return name
    return (tourKind(park) === 'hike' ? startOfClimb : gate)(name)
  }
  return [end(pickup, entranceGate), end(dropoff, exitGate)]
}

export const routeWords = (ride: Ends, reader: DriverReader): string => reader.texts.route(...endsInWords(ride, reader))

/** As the owner calls it in that language, else as drivers say it. */
export function vehicleWords(vehicle: VehicleClass, { language, texts }: DriverReader): string {
  const own = givenName(vehicle, language)
  return own ?? (isContractClass(vehicle) ? texts.vehicles[vehicle] : vehicle)
}

/** What the guest told the driver, without the details and the name on the sign. */
export function factsOf(ride: DriverNotes & { readonly kind: RideKind }, { texts }: DriverReader) {
  return notesOf(ride.kind).flatMap((name) => {
    if (name === 'details' || name === 'guestName') return []
    const value = noteValue(name, ride)
    return value === '' ? [] : [{ name, label: texts.facts[name], value, asIs: noteRow(name).value === 'line' }]
  })
}

/** What is still to be paid: 'USD 34 or LKR 9,869'; of a resident, in rupees alone. */
function openWords(rides: SomeRides, { texts: { collect: t } }: DriverReader): string {
  const rupees = t.lkr(grouped(openCents(rides, 'LKR') / 100))
  return isInRupees(rides) ? rupees : t.either(t.usd(grouped(openUsd(rides))), rupees)
}

export const collectWords = (rides: SomeRides, reader: DriverReader): string =>
  openUsd(rides) === 0 ? reader.texts.collect.paid : reader.texts.collect.sum(openWords(rides, reader))

/** @example guestWordFor({ word: 'flight-late', time: '10:40' }, reader) // 'My flight is late: it lands at 10:40' */
export function guestWordFor({ word, time }: Pick<SaidWord, 'word' | 'time'>, { texts }: DriverReader): string {
  return time === null ? texts.guestWords[word] : texts.flightLateAt(time)
}

/** What a driver taps: of a car that carries bags alone, what becomes of them. */
export function tapWords(event: RideEvent, { train }: Carrying, { taps, bags }: DriverTexts): string {
  return (train && (bags.taps as Partial<typeof taps>)[event]) || taps[event]
}

/** The status of a ride. @param counted bags that its driver counted */
export function stageWords(
  event: RideEvent,
  { train }: Carrying,
  counted: number | null,
  { stages, bags }: DriverTexts,
): string {
  if (train && event === 'DRIVER_DEPARTED_TO_DROPOFF' && counted !== null) return bags.onBoard(counted)
  return (train && (bags.stages as Partial<typeof stages>)[event]) || stages[event]
}
