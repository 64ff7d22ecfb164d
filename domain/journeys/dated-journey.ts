/** A quoted journey at the prices of its pickups' days and hours. Rules: docs/product.md#fares */
import { fareOn } from '#domain/fares/dated-fare.ts'
import { mapFare } from '#domain/fares/fare-of-classes.ts'
import { parseDuration } from '#domain/duration-and-tour-length.ts'
import { usd } from '#domain/fares/money.ts'
import type { Party, Fare } from '#domain/fares/vehicles.ts'
import { priceList } from '#domain/prices/current-price-list.ts'
import type { PriceList } from '#domain/prices/price-list.ts'
import { datedLkr, type Pickup } from '#domain/prices/dated-price.ts'
import { hasDatedPrices, seasonOn } from '#domain/prices/seasons.ts'
import type { JourneyAnswer, JourneyRide, QuotedJourney, QuotedRide } from './journey-calls.ts'
import { amountOf, partyByVehicle, rideFare, sumOfFares, tourRideVehicles } from './journey-fares.ts'

const toursOf = (rides: readonly QuotedRide[]) =>
  amountOf(rides.flatMap((ride) => (ride.kind === 'tour' ? ride.vehicles.map(({ tourUsd }) => tourUsd) : [])))

function rideOn(ride: QuotedRide, pickup: Pickup, list: PriceList): QuotedRide {
  if (ride.kind === 'transfer') return { ...ride, prices: fareOn(ride.prices, pickup, list) }
  const travelers = ride.vehicles.map((vehicle) => vehicle.travelers)
  return { ...ride, vehicles: tourRideVehicles(ride, travelers, pickup.date, list) }
}

/** The car by the season of the first day, the tours each by its own. */
function stayOn(
  stay: Fare,
  { vehicles, rides }: QuotedJourney,
  dated: readonly QuotedRide[],
  day: string,
  list: PriceList,
): Fare {
  const [before, now] = [toursOf(rides), toursOf(dated)]
  return mapFare(stay, (vehicle, whole) => {
    const season = seasonOn(day, vehicle, list)
    if (!season) return { lkr: whole.lkr - before.lkr + now.lkr, usd: whole.usd - before.usd + now.usd }
    const lkr = datedLkr((whole.lkr - before.lkr) / vehicles, season, null, list)
    return { lkr: vehicles * lkr + now.lkr, usd: vehicles * usd(lkr, list.dollar.lkr) + now.usd }
  })
}

/**
 * @param quoted without seasons and night
 * @param pickups of each ride; the last known one counts for those that are missing
 * @returns the same object where the price list has neither
 */
export function journeyOn(
  quoted: QuotedJourney,
  pickups: readonly Pickup[],
  list: PriceList = priceList(),
): QuotedJourney {
  if (!hasDatedPrices(list) || pickups.length === 0) return quoted
  const rides = quoted.rides.map((ride, i) => rideOn(ride, pickups[Math.min(i, pickups.length - 1)]!, list))
  const firstDay = pickups.map(({ date }) => date).reduce((first, date) => (date < first ? date : first))
  return { ...quoted, rides, stay: quoted.stay && stayOn(quoted.stay, quoted, rides, firstDay, list) }
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

function quotedRide(ride: JourneyRide, all: Fare, vehicles: 1 | 2, travelers: number): QuotedRide {
  const { pickup, dropoff, via, distance, duration, day, from, to } = ride
  const terms = { pickup, dropoff, via, distance, minutes: parseDuration(duration) ?? 0, day, from, to }
  if (ride.kind === 'tour') {
    const tour = { ...terms, kind: 'tour' as const, park: ride.park, tourLength: ride.tourLength }
    return { ...tour, vehicles: tourRideVehicles(tour, partyByVehicle(travelers, vehicles)) }
  }
  // The answer's prices are those of all vehicles together.
  const prices = mapFare(all, (_, { lkr, usd: dollars }) => ({ lkr: lkr / vehicles, usd: dollars / vehicles }))
  return { ...terms, kind: 'transfer', direct: null, prices, ...(ride.train ? { train: ride.train } : {}) }
}

/** The quote of a shown journey as the server keeps it, as far as prices go, at the prices of its pickups. */
export function quotedOn(
  { rides, vehicles, stay, dated }: Omit<JourneyAnswer, 'token'>,
  party: Party,
  pickups: readonly Pickup[],
): QuotedJourney {
  const quoted: QuotedJourney = {
    rides: rides.map((ride, i) => quotedRide(ride, dated?.undated.rides[i] ?? ride, vehicles, party.travelers)),
    vehicles,
    ...party,
    days: stay?.days ?? 1,
    stay: dated ? dated.undated.stay : stay,
    stayKm: null,
  }
  return dated ? journeyOn(quoted, pickups, { ...priceList(), ...dated.rules }) : quoted
}

/** A shown journey at the prices of its pickups. */
export function pricedJourneyOn<J extends Omit<JourneyAnswer, 'token'>>(
  journey: J,
  party: Party,
  pickups: readonly Pickup[],
): J {
  return journey.dated ? { ...journey, ...pricedRides(journey.rides, quotedOn(journey, party, pickups)) } : journey
}
