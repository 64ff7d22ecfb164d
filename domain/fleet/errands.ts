/** What the rides of a booking want: which class of car, when, from where to where. */
import { timesOf, type TimedRide } from '#domain/bookings/driver/ride-times-and-link-life.ts'
import { drivesOf, isRunning, type BookingStatus, type RidePosition } from '#domain/bookings/ride.ts'
import { largestVehicle, roomOf, vehicleClasses, type VehicleClass } from '#domain/fares/vehicles.ts'
import type { Arrangement } from '#domain/journeys/journey-calls.ts'
import type { LatLng } from '#domain/places/coordinates.ts'
import type { Errand, Fleet } from './fleet.ts'

/** A ride, as far as it tells what car it wants. */
export interface RideForCar extends TimedRide, RidePosition {
  readonly status?: BookingStatus
  /** Only of a transfer. */
  readonly vehicle?: VehicleClass | null
  /** Of a tour those in this vehicle, of a transfer the whole party. */
  readonly travelers?: number | null
}

export interface Ends {
  readonly from: LatLng | null
  readonly to: LatLng | null
}

/** An errand, and the positions of the rides that it is for. */
export interface ErrandOfRides extends Errand {
  readonly positions: readonly number[]
}

/**
 * A tour names no class: it takes the smallest offered one that seats its travelers and has a car, or the smallest that seats
 * them where none has.
 */
export function classOfTour(travelers: number, { cars }: Pick<Fleet, 'cars'>): VehicleClass {
  const fitting = vehicleClasses().filter((vehicle) => roomOf(vehicle).seats >= travelers)
  const isThere = (vehicle: VehicleClass) => cars.some((car) => car.vehicle === vehicle && car.seats >= travelers)
  return fitting.find(isThere) ?? fitting[0] ?? largestVehicle()
}

/** The classes on offer that are larger. */
export function largerThan(vehicle: VehicleClass): VehicleClass[] {
  const classes = vehicleClasses()
  return classes.slice(classes.indexOf(vehicle) + 1)
}

/**
 * The rides that run, each as an errand. A car and driver who stay are one errand from the first pickup to the last dropoff; so
 * are their second cars.
 * @param rides of one booking
 * @param endsOf where a ride begins and ends
 */
export function errandsOf<Ride extends RideForCar>(
  rides: readonly Ride[],
  arrangement: Arrangement,
  fleet: Pick<Fleet, 'cars'>,
  endsOf: (ride: Ride) => Ends,
): ErrandOfRides[] {
  const drives = drivesOf(rides.filter(isRunning)).map((drive) =>
    drive.map((ride) => errandOf(ride, drive.length, fleet, endsOf)),
  )
  if (arrangement === 'rides') return drives.flat()
  const cars = Math.max(0, ...drives.map(({ length }) => length))
  return Array.from({ length: cars }, (_, car) =>
    wholeOf(drives.flatMap((drive) => drive[car] ?? []).sort((a, b) => a.start - b.start)),
  )
}

function errandOf<Ride extends RideForCar>(
  ride: Ride,
  vehicles: number,
  fleet: Pick<Fleet, 'cars'>,
  endsOf: (ride: Ride) => Ends,
): ErrandOfRides {
  const isTour = ride.kind === 'tour'
  const travelers = ride.travelers ?? 1
  const party = isTour ? travelers : Math.ceil(travelers / vehicles)
  const vehicle = ride.vehicle ?? classOfTour(party, fleet)
  const { from, to } = endsOf(ride)
  const errand = { ...timesOf(ride), vehicle, from, to, party, positions: [ride.position] }
  return isTour ? { ...errand, larger: largerThan(vehicle) } : errand
}

/** @param errands of one car that stays, at least one, by their start */
function wholeOf(errands: readonly ErrandOfRides[]): ErrandOfRides {
  const [first] = errands
  const last = errands.reduce((latest, errand) => (errand.end > latest.end ? errand : latest))
  const largest = errands.reduce((most, errand) =>
    roomOf(errand.vehicle).seats > roomOf(most.vehicle).seats ? errand : most,
  )
  return {
    start: first!.start,
    end: last.end,
    from: first!.from,
    to: last.to,
    vehicle: largest.vehicle,
    party: Math.max(...errands.map(({ party }) => party)),
    positions: errands.flatMap(({ positions }) => positions),
  }
}
