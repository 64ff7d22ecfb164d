/** What the form of a journey books: its rides in words, at the prices that the page shows. */
import type { RideInWords } from '#domain/bookings/ride.ts'
import type { JourneyBookingDetails } from '#domain/bookings/request/details.ts'
import { parseDuration } from '#domain/contract-texts.ts'
import { fareOfFares } from '#domain/fares/vehicles.ts'
import { bookedRides } from '#domain/journeys/journey-rides.ts'
import type { JourneyRide, QuotedJourney, QuotedRide, PricedJourney } from '#domain/journeys/journey-calls.ts'
import { type Plan, partyOfPlan } from '#domain/journeys/plan.ts'
import { partyByVehicle, partyInVehicle, tourRideVehicles } from '#domain/journeys/journey-fares.ts'
import { notesIn } from './form-fields.ts'

function quotedRide(ride: JourneyRide, vehicles: 1 | 2, travelers: number): QuotedRide {
  const { pickup, dropoff, via, distance, duration, day, from, to } = ride
  const terms = { pickup, dropoff, via, distance, minutes: parseDuration(duration) ?? 0, day, from, to }
  if (ride.kind === 'tour') {
    const tour = { ...terms, kind: 'tour' as const, park: ride.park, tourLength: ride.tourLength }
    return { ...tour, vehicles: tourRideVehicles(tour, partyByVehicle(travelers, vehicles)) }
  }
  // The answer's prices are those of all vehicles together.
  const prices = fareOfFares([ride], ([all]) => ({ lkr: all!.lkr / vehicles, usd: all!.usd / vehicles }))
  return { ...terms, kind: 'transfer', direct: null, prices }
}

/** The quote as the server keeps it, as far as prices go. */
function quotedJourney({ rides, vehicles, stay }: PricedJourney, plan: Plan): QuotedJourney {
  const party = partyOfPlan(plan)
  return {
    rides: rides.map((ride) => quotedRide(ride, vehicles, party.travelers)),
    vehicles,
    ...party,
    days: stay?.days ?? 1,
    stay,
    stayKm: null,
  }
}

/** The rides of a journey, each vehicle of one by itself, as the booking will have them. */
export function journeyRides(
  quoted: PricedJourney,
  plan: Plan,
  details: JourneyBookingDetails,
): readonly [RideInWords, ...RideInWords[]] {
  const { vehicle, arrangement } = details
  const rides = bookedRides(quotedJourney(quoted, plan), vehicle, arrangement).map((booked, i): RideInWords => {
    const { ride, index, vehicleNumber, travelers, usd, lkr } = booked
    const asked = details.rides[index]!
    const notes = notesIn('transfer', { ...details, ...asked })
    const common = {
      ...notes,
      ...partyInVehicle(notes, quoted.vehicles, vehicleNumber),
      position: i + 1,
      beside: vehicleNumber === 0 ? null : i - vehicleNumber + 1,
      pickup: ride.pickup,
      dropoff: ride.dropoff,
      via: ride.via,
      distanceKm: ride.distance,
      pickupDate: asked.pickupdate,
      pickupTime: asked.pickuptime,
      priceUsd: usd,
    }
    return ride.kind === 'transfer'
      ? { ...common, kind: 'transfer', minutes: ride.minutes, vehicle, priceLkr: lkr }
      : {
          ...common,
          kind: 'tour',
          park: ride.park,
          tourLength: ride.tourLength,
          travelers: travelers!,
          priceLkr: arrangement === 'stay' ? lkr : null,
        }
  })
  return rides as [RideInWords, ...RideInWords[]]
}
