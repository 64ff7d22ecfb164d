/**
 * Why a ride cannot be driven as it was booked: too full a vehicle, a closed park, no car that is free. It is booked all
 * the same; the guest is told, and nobody pays online before the operator has confirmed it. docs/product.md#caveats
 */
import {
  BULKY_THINGS,
  type BulkyThings,
  countedBulky,
  needsRoofRack,
  smallestThatTakes,
  takes,
  type WholeParty,
  wholePartyOfEach,
} from '#domain/fares/bulky-things.ts'
import { roomOf, type VehicleClass, vehicleNameIn } from '#domain/fares/vehicles.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { type ParkProblem, parkProblem, parkProblemText } from '#domain/tours/tour-warning.ts'
import { noteLabel } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { driveOf, type RideInWords, type Said, saidOfRides } from '../ride.ts'

export type Caveat =
  | { readonly code: 'too-full' | 'roof-rack' | 'park-closed' | 'no-car' }
  /** No car either, although its guest was told that one was free: somebody else was faster. */
  | { readonly code: 'car-taken' }
  /** For the park. `arrival` is at its gate, `HH:mm`. */
  | { readonly code: 'too-early' | 'too-late'; readonly arrival: string }

/** An address that seems to lie far from the place that was booked: whole km. */
export interface AddressElsewhere {
  readonly note: 'pickupAddress' | 'dropoffAddress'
  /** The stop on the way at which it is. */
  readonly stop?: string
  readonly km: number
}

type Addressed = Pick<RideInWords, 'position' | 'kind'> & { readonly elsewhere?: readonly AddressElsewhere[] }

/** What becomes of such addresses, one sentence each. */
export const elsewhereTexts = ({ kind, elsewhere = [] }: Omit<Addressed, 'position'>, texts: Texts): string[] =>
  elsewhere.map(({ note, stop, km }) =>
    texts.in('booking').caveat.elsewhere(noteLabel(note, kind, texts) + (stop ? ` (${stop})` : ''), km),
  )

/** The same for several rides. */
export const saidElsewhere = (rides: readonly Addressed[], texts: Texts): Said[] =>
  saidOfRides(rides, (ride) => texts.formats.sentences(elsewhereTexts(ride, texts)) || null)

/** `vehicle` is `null` for a tour, whose price already depends on the number of travelers. */
export interface BookedParty extends BulkyThings {
  readonly vehicle?: VehicleClass | null
  /** `null` if the guest did not say. */
  readonly travelers: number | null
  readonly bags: number | null
  /** Its guests go by train. */
  readonly train?: object | null
}

export const partyOf = (booked: BookedParty): WholeParty => ({
  ...booked,
  travelers: booked.travelers ?? 1,
  bags: booked.bags ?? 0,
})

/** Without guests a bag takes each seat. */
const carriedParty = (booked: BookedParty, vehicle: VehicleClass): WholeParty =>
  booked.train
    ? { ...booked, travelers: 0, bags: Math.max(0, (booked.bags ?? 0) - roomOf(vehicle).seats) }
    : partyOf(booked)

/** Why the chosen vehicle, as most of its class are, does not take the party. */
export function roomProblem(booked: BookedParty): 'too-full' | 'roof-rack' | null {
  const { vehicle } = booked
  if (!vehicle) return null
  if (!takes(vehicle, carriedParty(booked, vehicle))) return 'too-full'
  return needsRoofRack(booked, vehicle) ? 'roof-rack' : null
}

/** True for more travelers, bags or bulky things than the chosen vehicle takes. */
export const isTooFull = (booked: BookedParty): boolean => roomProblem(booked) === 'too-full'

/** The parts of a ride that may cause a caveat. */
type CheckedRide =
  | ({ readonly kind: 'transfer' } & BookedParty)
  | Pick<Extract<RideInWords, { kind: 'tour' }>, 'kind' | 'park' | 'tourLength' | 'pickupDate' | 'pickupTime'>

/** True where the office has to find a car first. */
export const lacksCar = (caveat: Caveat | null): boolean => caveat?.code === 'no-car' || caveat?.code === 'car-taken'

/** A car that its guest asks for, and that nobody could be sure of. */
export const noCar = (wasToldFree: boolean): Caveat => ({ code: wasToldFree ? 'car-taken' : 'no-car' })

/** @param toGateMinutes of the drive from the pickup to a tour's gate; `null` if unknown */
export function caveatOf(ride: CheckedRide, toGateMinutes: number | null): Caveat | null {
  if (ride.kind === 'transfer') {
    const code = roomProblem(ride)
    return code && { code }
  }
  const { park, tourLength, pickupDate: date, pickupTime: time } = ride
  const problem = parkProblem({ park, tourLength, toGateMinutes, date, time })
  // Out of its season the hike is wet, but it takes place.
  return problem?.code === 'out-of-season' ? null : (problem as Caveat | null)
}

/** @example '3 travelers and 4 large bags', '2 travelers (Bicycles: 2)' */
function partyText(party: WholeParty, texts: Texts): string {
  const { travelers, bags } = party
  const { party: t } = texts.in('booking')
  const people = bags > 0 ? t.withBags(travelers, bags) : t.travelers(travelers)
  const things = countedBulky(party).map((thing) => `${noteLabel(thing, 'transfer', texts)}: ${party[thing]}`)
  return things.length > 0 ? `${people} (${things.join(', ')})` : people
}

/** @example '3 travelers and 4 large bags do not fit into the Mini Car.' */
export function tooFullText(party: WholeParty, vehicle: VehicleClass, texts: Texts): string {
  return texts.in('booking').party.tooFull(partyText(party, texts), vehicleNameIn(vehicle, texts))
}

export interface FullVehicle {
  readonly party: WholeParty
  readonly vehicle: VehicleClass
}

/** Before a guest saves it. @param texts with 'form' */
export const fullQuestion = ({ party, vehicle }: FullVehicle, texts: Texts): string =>
  texts.formats.sentences([tooFullText(party, vehicle, texts), texts.in('form').asRequest])

/** The same of a party that its guest divides between two such vehicles. */
export const tooFullTwoText = (party: WholeParty, vehicle: VehicleClass, texts: Texts): string =>
  texts.in('booking').party.tooFullTwo(partyText(party, texts), vehicle)

/** Of the vehicles of one drive together. */
const wholeParty = (parties: readonly WholeParty[]): WholeParty =>
  Object.fromEntries(
    (['travelers', 'bags', ...BULKY_THINGS] as const).map((name) => [
      name,
      parties.reduce((sum, party) => sum + (party[name] ?? 0), 0),
    ]),
  ) as unknown as WholeParty

/**
 * Said in place of any promise: on the answer, the booking's page and in mails.
 * @param caveat of this ride
 * @param rides that are driven, among which may be one beside it: its guest has said one party for both vehicles
 */
export function caveatText(
  ride: RideInWords,
  caveat: Caveat,
  texts: Texts,
  rides: readonly RideInWords[] = [ride],
): string {
  const { caveat: t } = texts.in('booking')
  if (lacksCar(caveat)) {
    const vehicle = ride.kind === 'transfer' ? vehicleNameIn(ride.vehicle, texts) : ''
    return texts.formats.sentences([(caveat.code === 'no-car' ? t.noCar : t.carTaken)(vehicle), t.nothingToPay])
  }
  if (ride.kind === 'transfer') {
    if (caveat.code === 'roof-rack') return texts.formats.sentences([t.roofRack, t.nothingToPay])
    const together = rides.filter((other) => driveOf(other) === driveOf(ride))
    const party = wholeParty(together.map(partyOf))
    const offer = smallestThatTakes(wholePartyOfEach(party, together.length)) ? t.larger : t.oneMore
    const tooFull = (together.length > 1 ? tooFullTwoText : tooFullText)(party, ride.vehicle, texts)
    return texts.formats.sentences([tooFull, offer, t.nothingToPay])
  }
  const reason = parkProblemText(ride.park, caveat as ParkProblem, texts, ride.tourLength)
  return texts.formats.sentences([reason, caveat.code === 'park-closed' ? t.otherDay : t.otherTime, t.nothingToPay])
}
