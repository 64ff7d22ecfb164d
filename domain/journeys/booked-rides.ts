/** The rides of a journey as they are booked: each vehicle of a ride by itself, at the price that the booking keeps. */
import { lkrOf } from '#domain/fares/money.ts'
import { type VehicleClass, vehiclePrice, type VehiclePrice } from '#domain/fares/vehicles.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { Arrangement, QuotedJourney, QuotedRide } from './journey-calls.ts'
import { amountOf, carriedBy, type PartyInVehicle, partyInVehicle } from './journey-fares.ts'

/** One vehicle on one ride. */
export interface BookedRide extends VehiclePrice {
  readonly ride: QuotedRide
  /** Index of the ride in the quote: two vehicles drive the same one. */
  readonly index: number
  /** Counts from 0. */
  readonly vehicleNumber: number
  /** The travelers of a tour in this vehicle. `null` for a transfer. */
  readonly travelers: number | null
}

/**
 * Parts of a whole number in proportion to weights, whole numbers with exactly that sum: the rest goes to the
 * largest remainders.
 */
export function proportionalParts(whole: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0)
  const shares = weights.map((weight) => (sum > 0 ? (whole * weight) / sum : whole / weights.length))
  const parts = shares.map(Math.floor)
  const left = whole - parts.reduce((total, part) => total + part, 0)
  const byRemainder = shares
    .map((share, i) => ({ i, remainder: share - Math.floor(share) }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i)
  for (const { i } of byRemainder.slice(0, left)) parts[i]! += 1
  return parts
}

/**
 * The rides in driving order; two vehicles on one ride come one after the other. For a car that stays, the price of the
 * whole is spread by km: each tour costs what the park asks, and its share.
 * @throws RangeError for 'stay' where the quote has no such price
 */
export function bookedRides(quoted: QuotedJourney, vehicle: VehicleClass, arrangement: Arrangement): BookedRide[] {
  const rows = quoted.rides.flatMap((ride, index) =>
    Array.from({ length: quoted.vehicles }, (_, vehicleNumber) => {
      const tour = ride.kind === 'tour' ? ride.vehicles[vehicleNumber]! : null
      return { ride, index, vehicleNumber, travelers: tour?.travelers ?? null, tour }
    }),
  )
  if (arrangement === 'rides') {
    return rows.map(({ tour, ...row }) => ({
      ...row,
      ...(row.ride.kind === 'transfer'
        ? vehiclePrice(vehicle, row.ride.prices)
        : { usd: tour!.usd, lkr: lkrOf(tour!.usd) }),
    }))
  }
  if (!quoted.stay) throw new RangeError('no car that stays was quoted')
  const tours = amountOf(rows.map(({ tour }) => tour?.tourUsd ?? 0))
  const { lkr, usd } = vehiclePrice(vehicle, quoted.stay)
  const km = rows.map(({ ride }) => ride.distance)
  const [rupees, dollars] = [proportionalParts(lkr - tours.lkr, km), proportionalParts(usd - tours.usd, km)]
  return rows.map(({ tour, ...row }, i) => ({
    ...row,
    lkr: rupees[i]! + lkrOf(tour?.tourUsd ?? 0),
    usd: dollars[i]! + (tour?.tourUsd ?? 0),
  }))
}

interface NotedPickup<Notes> extends LocalMoment {
  /** What the driver is told. */
  readonly notes: Notes
}

/**
 * The rides of a journey as its booking has them, with what is known before it is written.
 * @param pickups one for each ride of the quote
 * @throws RangeError as {@link bookedRides} does
 */
export function agreedRides<Notes extends PartyInVehicle>(
  quoted: QuotedJourney,
  pickups: readonly NotedPickup<Notes>[],
  vehicle: VehicleClass,
  arrangement: Arrangement,
) {
  return bookedRides(quoted, vehicle, arrangement).map((booked, i) => {
    const { ride, index, vehicleNumber, usd: priceUsd, lkr } = booked
    const { pickup, dropoff, via, distance: distanceKm } = ride
    const { date: pickupDate, time: pickupTime, notes } = pickups[index]!
    const common = {
      ...notes,
      // Who and what rides in this vehicle, where the guest has said it.
      ...partyInVehicle(carriedBy(ride, notes), quoted.vehicles, vehicleNumber),
      // The vehicles of a ride follow one another; positions count from 1.
      beside: vehicleNumber === 0 ? null : i - vehicleNumber + 1,
      pickup,
      dropoff,
      via,
      distanceKm,
      pickupDate,
      pickupTime,
      priceUsd,
    }
    if (ride.kind === 'transfer') {
      const { kind, minutes, train = null } = ride
      return { ...common, kind, minutes, vehicle, priceLkr: lkr, train }
    }
    const { kind, minutes, park, tourLength } = ride
    const priceLkr = arrangement === 'stay' ? lkr : null
    return { ...common, kind, minutes, park, tourLength, travelers: booked.travelers!, priceLkr }
  })
}
