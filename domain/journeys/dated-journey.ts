/** A quoted journey at the prices of its pickups' days and hours. Rules: docs/product.md#fares */
import { fareOn, mapFare } from '#domain/fares/dated-fare.ts'
import { usd } from '#domain/fares/money.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { datedLkr, hasDatedPrices, type Pickup, seasonOn } from '#domain/prices/dated-price.ts'
import type { JourneyAnswer, JourneyRide, QuotedJourney, QuotedRide } from './journey-calls.ts'
import { amountOf, rideFare, sumOfFares, tourRideVehicles } from './journey-fares.ts'

const toursOf = (rides: readonly QuotedRide[]) =>
  amountOf(rides.flatMap((ride) => (ride.kind === 'tour' ? ride.vehicles.map(({ tourUsd }) => tourUsd) : [])))

function rideOn(ride: QuotedRide, pickup: Pickup): QuotedRide {
  if (ride.kind === 'transfer') return { ...ride, prices: fareOn(ride.prices, pickup) }
  const travelers = ride.vehicles.map((vehicle) => vehicle.travelers)
  return { ...ride, vehicles: tourRideVehicles(ride, travelers, pickup.date) }
}

/** The car by the season of the first day, the tours each by its own. */
function stayOn(stay: Fare, { vehicles, rides }: QuotedJourney, dated: readonly QuotedRide[], day: string): Fare {
  const [before, now] = [toursOf(rides), toursOf(dated)]
  return mapFare(stay, (vehicle, whole) => {
    const season = seasonOn(day, vehicle)
    if (!season) return { lkr: whole.lkr - before.lkr + now.lkr, usd: whole.usd - before.usd + now.usd }
    const lkr = datedLkr((whole.lkr - before.lkr) / vehicles, season, null)
    return { lkr: vehicles * lkr + now.lkr, usd: vehicles * usd(lkr) + now.usd }
  })
}

/**
 * @param quoted without seasons and night
 * @param pickups of each ride; the last known one counts for those that are missing
 * @returns the same object where the price list has neither
 */
export function journeyOn(quoted: QuotedJourney, pickups: readonly Pickup[]): QuotedJourney {
  if (!hasDatedPrices() || pickups.length === 0) return quoted
  const rides = quoted.rides.map((ride, i) => rideOn(ride, pickups[Math.min(i, pickups.length - 1)]!))
  const firstDay = pickups.map(({ date }) => date).reduce((first, date) => (date < first ? date : first))
  return { ...quoted, rides, stay: quoted.stay && stayOn(quoted.stay, quoted, rides, firstDay) }
}

/** Rides as they are shown, with the prices of a quote for them. */
export function pricedRides(
  rides: readonly JourneyRide[],
  { rides: quoted, vehicles, days, stay }: QuotedJourney,
): Pick<JourneyAnswer, 'rides' | 'total' | 'stay'> {
  const priced = rides.map((shown, i): JourneyRide => {
    const ride = quoted[i]!
    const tourUsd = ride.kind === 'tour' ? { tourUsd: ride.vehicles.reduce((sum, each) => sum + each.tourUsd, 0) } : {}
    return { ...shown, ...rideFare(ride, vehicles), ...tourUsd }
  })
  return { rides: priced, total: sumOfFares(priced), stay: stay && { ...stay, days } }
}
