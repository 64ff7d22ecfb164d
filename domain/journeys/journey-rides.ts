/**
 * The rides of a journey: of a plan, its stops turned into drives and tours, each with its day; and of a booking, each at the
 * price that it keeps. Rules: docs/product.md#journeys
 */
import { usualWaiting } from '#domain/fares/stops-and-waiting.ts'
import { lkrOf } from '#domain/fares/money.ts'
import { type VehicleClass, vehiclePrice, type VehiclePrice } from '#domain/fares/vehicles.ts'
import type { TrainWay } from './hill-train.ts'
import type { Arrangement, QuotedJourney, QuotedRide, JourneyRequest } from './journey-calls.ts'
import { amountOf, carriedBy, type PartyInVehicle, partyInVehicle } from './journey-fares.ts'
import type { PlannedStop } from './plan.ts'
import type { LocalMoment } from '#domain/sri-lanka-time.ts'
import type { TourLength } from '#domain/duration-and-tour-length.ts'
import { hasDurations } from '#domain/tours/parks.ts'
import type { StopOnTheWay } from '#domain/quotes/quote-calls.ts'

/** A stop of a plan whose place has been looked up. */
export interface LocatedStop extends Pick<
  JourneyRequest['stops'][number],
  'nights' | 'via' | 'gap' | 'bagsByCar' | 'tour' | 'leaves'
> {
  readonly place: string
  /** Name of the park on sale that the place is; `null` for any other place. */
  readonly park: string | null
  /** A car carries the bags over the gap to the next stop, while the guests go so by train. */
  readonly train?: TrainWay | null
}

interface PlannedWay {
  readonly pickup: string
  readonly dropoff: string
  readonly via: readonly StopOnTheWay[]
  readonly day: number
  readonly from: number
  readonly to: number
}

/** A ride that has not been measured yet. */
export type PlannedRide =
  | (PlannedWay & { readonly kind: 'transfer'; readonly train?: TrainWay })
  | (PlannedWay & { readonly kind: 'tour'; readonly park: string; readonly tourLength: TourLength })

const viaOf = ({ via = [] }: LocatedStop, afterPark: boolean): StopOnTheWay[] =>
  via.map(({ place, minutes = usualWaiting() }) => ({ place, minutes, ...(afterPark ? { afterPark } : {}) }))

/** For each stop the day on which the guests come there. */
export function arrivalDays(stops: readonly Pick<PlannedStop, 'nights'>[]): number[] {
  let day = 0
  return stops.map(({ nights }) => {
    const arrival = day
    day += nights ?? 0
    return arrival
  })
}

/**
 * A park is a tour: from the stop before it by way of the gate to the stop after it. It begins or ends at the park
 * itself where there is no ride on that side, where the tour before it has led there, or where a night is spent.
 */
export function plannedRides(stops: readonly LocatedStop[]): PlannedRide[] {
  const arrivals = arrivalDays(stops)
  const leaving = (i: number) => arrivals[i]! + (stops[i]!.nights ?? 0)
  const isJoined = (i: number) => i >= 0 && i + 1 < stops.length && !stops[i]!.gap
  /** The tour of stop `i` leads on to the next stop. */
  const leadsOn = (i: number) => stops[i]!.park !== null && isJoined(i) && !stops[i]!.nights
  const rides: PlannedRide[] = []
  stops.forEach((stop, i) => {
    if (stop.park !== null) {
      const comesFrom = isJoined(i - 1) && !leadsOn(i - 1) ? i - 1 : i
      const goesTo = leadsOn(i) ? i + 1 : i
      rides.push({
        kind: 'tour',
        park: stop.park,
        tourLength: hasDurations(stop.park) ? (stop.tour ?? 'half') : 'half',
        pickup: comesFrom === i ? stop.park : stops[comesFrom]!.place,
        dropoff: goesTo === i ? stop.park : stops[goesTo]!.place,
        via: [...(comesFrom === i ? [] : viaOf(stops[comesFrom]!, false)), ...(goesTo === i ? [] : viaOf(stop, true))],
        day: comesFrom === i ? arrivals[i]! : leaving(comesFrom),
        from: comesFrom,
        to: goesTo,
      })
    }
    if (isJoined(i) && !leadsOn(i) && stops[i + 1]!.park === null) {
      rides.push({
        kind: 'transfer',
        pickup: stop.place,
        dropoff: stops[i + 1]!.place,
        via: viaOf(stop, false),
        day: leaving(i),
        from: i,
        to: i + 1,
      })
    }
    if (stop.gap && stop.train && i + 1 < stops.length) rides.push(bagsRide(stops, i, stop.train, leaving(i)))
  })
  return rides
}

/** Bags alone, over the gap after a stop. */
export const bagsRide = (
  stops: readonly Pick<LocatedStop, 'place'>[],
  from: number,
  train: TrainWay,
  day: number,
): PlannedRide & { readonly kind: 'transfer' } => ({
  kind: 'transfer',
  train,
  pickup: stops[from]!.place,
  dropoff: stops[from + 1]!.place,
  via: [],
  day,
  from,
  to: from + 1,
})

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
    const { kind, park, tourLength } = ride
    const priceLkr = arrangement === 'stay' ? lkr : null
    return { ...common, kind, park, tourLength, travelers: booked.travelers!, priceLkr }
  })
}
