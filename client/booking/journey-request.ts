/** What the form of a journey books: its rides in words, at the prices that the page shows. */
import type { RideInWords } from '#domain/bookings/ride.ts'
import type { JourneyBookingDetails } from '#domain/bookings/request/details.ts'
import { bookedRides } from '#domain/journeys/journey-rides.ts'
import type { PricedJourney } from '#domain/journeys/journey-calls.ts'
import { type Plan, partyOfPlan } from '#domain/journeys/plan.ts'
import { quotedOn } from '#domain/journeys/dated-journey.ts'
import { carriedBy, partyInVehicle } from '#domain/journeys/journey-fares.ts'
import { notesIn } from './form-fields.ts'

/** The rides of a journey, each vehicle of one by itself, as the booking will have them. */
export function journeyRides(
  quoted: PricedJourney,
  plan: Plan,
  details: JourneyBookingDetails,
): readonly [RideInWords, ...RideInWords[]] {
  const { vehicle, arrangement } = details
  const pickups = details.rides.map(({ pickupdate: date, pickuptime: time }) => ({ date, time }))
  const rides = bookedRides(quotedOn(quoted, partyOfPlan(plan), pickups), vehicle, arrangement).map(
    (booked, i): RideInWords => {
      const { ride, index, vehicleNumber, travelers, usd, lkr } = booked
      const asked = details.rides[index]!
      const notes = notesIn('transfer', { ...details, ...asked })
      const common = {
        ...notes,
        ...partyInVehicle(carriedBy(ride, notes), quoted.vehicles, vehicleNumber),
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
        ? { ...common, kind: 'transfer', minutes: ride.minutes, vehicle, priceLkr: lkr, train: ride.train ?? null }
        : {
            ...common,
            kind: 'tour',
            park: ride.park,
            tourLength: ride.tourLength,
            travelers: travelers!,
            priceLkr: arrangement === 'stay' ? lkr : null,
          }
    },
  )
  return rides as [RideInWords, ...RideInWords[]]
}
