/** What a price list changes, beside another one: for its owner, before it goes live. */
import { vehicleClasses, VEHICLE_NAMES, type VehicleClass, vehiclePrice } from '#domain/fares/vehicles.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { fareByRates, MAX_DRIVABLE_KM, type MeasuredTrip, transferFare } from '#domain/fares/transfer-fare.ts'
import { COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { hasDurations, parksOnSale } from '#domain/tours/parks.ts'
import { PARTY_SIZES, tourPrice } from '#domain/tours/tour-price.ts'

/** Pairs of places that are shown one by one; all count in the summary. */
const SHOWN_PAIRS = 20

interface Change {
  readonly what: string
  readonly before: number
  readonly now: number
}

const percent = ({ before, now }: Change) => (100 * (now - before)) / before

const isOther = ({ before, now }: Change) => before !== now

const arrow = (change: Change, show: (amount: number) => string) =>
  isOther(change) ? `${show(change.before)} -> ${show(change.now)}` : show(change.now)

const signed = (change: Change) => `${percent(change) > 0 ? '+' : ''}${percent(change).toFixed(1)} %: ${change.what}`

function fareChanges(trip: MeasuredTrip, before: PriceList, now: PriceList): Change[] {
  const [old, fresh] = [transferFare(trip, before), transferFare(trip, now)]
  return vehicleClasses().map((vehicle) => ({
    what: `${trip.pickup} to ${trip.dropoff}, ${VEHICLE_NAMES[vehicle]}`,
    before: vehiclePrice(vehicle, old).lkr,
    now: vehiclePrice(vehicle, fresh).lkr,
  }))
}

function tourChanges(before: PriceList, now: PriceList): Change[] {
  return parksOnSale().flatMap(({ name: park }) =>
    (hasDurations(park) ? (['half', 'full'] as const) : (['half'] as const)).flatMap((tourLength) =>
      PARTY_SIZES.map((travelers) => {
        const tour = { park, tourLength, travelers, distanceKm: 0 }
        return {
          what: `${park}, ${tourLength} day, for ${travelers}`,
          before: tourPrice(tour, before),
          now: tourPrice(tour, now),
        }
      }),
    ),
  )
}

/** Average speeds of each tier, in km a minute. */
const SPEEDS = [0.4, 0.6, 0.9, 1.2]

interface Cliff {
  readonly vehicle: VehicleClass
  readonly isAirportTrip: boolean
  readonly km: number
  readonly lkr: number
  /** A km further. */
  readonly nextLkr: number
}

/** Where a way that is a km longer costs less, once for each distance and vehicle: the largest step down. */
export function cliffsOf(list: PriceList): Cliff[] {
  const steps = SPEEDS.flatMap((speed) =>
    [true, false].flatMap((isAirportTrip) => {
      const fare = (distanceKm: number) =>
        fareByRates(
          {
            pickup: isAirportTrip ? COLOMBO_AIRPORT : 'Kandy',
            dropoff: 'Galle',
            distanceKm,
            durationMinutes: distanceKm / speed,
          },
          list,
        )
      const fares = Array.from({ length: MAX_DRIVABLE_KM }, (_, i) => fare(i + 1))
      return fares.slice(0, -1).flatMap((here, i) =>
        vehicleClasses()
          .map((vehicle) => ({
            vehicle,
            isAirportTrip,
            km: i + 1,
            lkr: vehiclePrice(vehicle, here).lkr,
            nextLkr: vehiclePrice(vehicle, fares[i + 1]!).lkr,
          }))
          .filter(({ lkr, nextLkr }) => nextLkr < lkr),
      )
    }),
  )
  const largest = new Map<string, Cliff>()
  for (const step of steps) {
    // Beyond the airport's own rates both cost the same.
    const key = `${step.vehicle} ${step.km} ${step.isAirportTrip && step.km < list.transfers.airport.belowKm}`
    const known = largest.get(key)
    if (!known || step.lkr - step.nextLkr > known.lkr - known.nextLkr) largest.set(key, step)
  }
  return [...largest.values()].toSorted((a, b) => a.km - b.km)
}

function summaryOf(all: readonly Change[], name: string): string[] {
  const others = all.filter(isOther).toSorted((a, b) => percent(a) - percent(b))
  const [cheapest, dearest] = [others[0], others.at(-1)]
  if (!cheapest || !dearest) return [`None of ${all.length} ${name} changes.`]
  return [
    `${others.length} of ${all.length} ${name} change.`,
    ...(percent(cheapest) < 0 ? [`Cheaper by most, ${signed(cheapest)}`] : []),
    ...(percent(dearest) > 0 ? [`Dearer by most, ${signed(dearest)}`] : []),
  ]
}

/**
 * Lines of text: some ways and all tours, what becomes dearer or cheaper by most, and where a longer way costs less.
 * @param ways the listed ones, the most asked first
 */
export function pricePreview(ways: readonly MeasuredTrip[], before: PriceList, now: PriceList): string[] {
  const fares = ways.map((trip) => fareChanges(trip, before, now))
  const tours = tourChanges(before, now)
  const lines = ways.map(
    ({ pickup, dropoff, distanceKm }, i) =>
      `${pickup} to ${dropoff}, ${distanceKm} km: ${fares[i]!.map((change) => arrow(change, formatLkr)).join(', ')}`,
  )
  const isBack = (i: number) =>
    i > 0 && ways[i]!.pickup === ways[i - 1]!.dropoff && ways[i]!.dropoff === ways[i - 1]!.pickup
  return [
    'FARES',
    ...lines.filter((_, i) => !isBack(i)).slice(0, SHOWN_PAIRS),
    ...summaryOf(fares.flat(), 'listed fares'),
    '',
    'TOURS WITHOUT TRANSPORT, FOR ONE TO SIX',
    ...parksOnSale().map(
      ({ name }) =>
        `${name}: ${tours
          .filter(({ what }) => what.startsWith(`${name},`))
          .map((change) => arrow(change, formatUsd))
          .join(', ')}`,
    ),
    ...summaryOf(tours, 'prices of tours'),
    '',
    'WHERE A LONGER WAY COSTS LESS',
    ...cliffsOf(now).map(
      ({ vehicle, isAirportTrip, km, lkr, nextLkr }) =>
        `${VEHICLE_NAMES[vehicle]}${isAirportTrip && km < now.transfers.airport.belowKm ? ', airport' : ''}: ${km} km cost ${formatLkr(lkr)}, ${km + 1} km ${formatLkr(nextLkr)} at the same speed`,
    ),
  ]
}
