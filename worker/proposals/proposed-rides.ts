/** What the office typed becomes what a version proposes: rides priced by the list in force, or by hand. */
import { isHandInRupees } from '#domain/bookings/request/composed.ts'
import type { PricedRide, PricedRides } from '#worker/quotes/composed-rides.ts'
import type { ProposalTerms, ProposedRide } from '#domain/proposals/proposal.ts'
import { pricedByHand } from '#worker/bookings/redemption.ts'
import { listNumber } from '#worker/prices/request-price-list.ts'
import { NO_JOURNEY, NO_TOUR, NO_TRANSFER } from '#worker/bookings/write-booking.ts'
import type { ProposalContent } from './store.ts'

function proposedRide(
  { ride, train, distanceKm, minutes, quoted, price }: PricedRide,
  { reason, inRupees }: { readonly reason: string; readonly inRupees: boolean },
): ProposedRide {
  const { pickup, dropoff, via, date: pickupDate, time: pickupTime, notes } = ride
  const common = {
    ...notes,
    ...NO_JOURNEY,
    pickup,
    dropoff,
    via: via.length > 0 ? via : null,
    distanceKm,
    pickupDate,
    pickupTime,
    priceUsd: quoted.usd,
    quotedUsd: null,
    quotedLkr: null,
    agreedShare: null,
    priceReason: '',
    ...pricedByHand(quoted, { ...(inRupees ? price : { usd: price.usd }), reason }),
  }
  if (ride.kind === 'tour') {
    const { park, tourLength } = ride
    const ofTour = { park: park!, tourLength: tourLength!, travelers: notes.travelers! }
    return { ...common, ...NO_TRANSFER, kind: 'tour', ...ofTour }
  }
  const ofTransfer = { minutes: minutes!, vehicle: ride.vehicle!, priceLkr: price.lkr!, ...(train ? { train } : {}) }
  return { ...common, ...NO_TOUR, ...ofTransfer, kind: 'transfer' }
}

export const proposalContent = (
  terms: ProposalTerms,
  { composed, rides }: PricedRides,
  isClosedMeant: boolean,
): ProposalContent => ({
  ...terms,
  priceList: listNumber(),
  composed,
  isClosedMeant,
  rides: rides.map((ride) =>
    proposedRide(ride, { reason: composed.reason, inRupees: isHandInRupees(composed) }),
  ) as unknown as ProposalContent['rides'],
})
