/** What the office typed becomes what a version proposes: rides priced by the list in force, or by hand. */
import type { PricedRide, PricedRides } from '#worker/quotes/composed-rides.ts'
import type { ProposalTerms, ProposedRide } from '#domain/proposals/proposal.ts'
import type { ProposalContent } from './store.ts'

function proposedRide({ ride, train, distanceKm, minutes, quoted, price }: PricedRide, reason: string): ProposedRide {
  const { pickup, dropoff, via, date: pickupDate, time: pickupTime, notes } = ride
  const isByHand = price.usd !== quoted.usd
  const common = {
    ...notes,
    beside: null,
    pickup,
    dropoff,
    via: via.length > 0 ? via : null,
    distanceKm,
    pickupDate,
    pickupTime,
    priceUsd: price.usd,
    quotedUsd: isByHand ? quoted.usd : null,
    quotedLkr: isByHand ? quoted.lkr : null,
    agreedShare: isByHand ? price.usd / quoted.usd : null,
    priceReason: isByHand ? reason : '',
  }
  if (ride.kind === 'tour') {
    const ofTransfer = { minutes: null, vehicle: null, priceLkr: null }
    const { park, tourLength } = ride
    return { ...common, ...ofTransfer, kind: 'tour', park: park!, tourLength: tourLength!, travelers: notes.travelers! }
  }
  const ofTour = { park: null, tourLength: null }
  const alone = train ? { train } : {}
  const ofTransfer = { minutes: minutes!, vehicle: ride.vehicle!, priceLkr: price.lkr!, ...alone }
  return { ...common, ...ofTour, ...ofTransfer, kind: 'transfer' }
}

export const proposalContent = (
  terms: ProposalTerms,
  { composed, rides }: PricedRides,
  isClosedMeant: boolean,
): ProposalContent => ({
  ...terms,
  composed,
  isClosedMeant,
  rides: rides.map((ride) => proposedRide(ride, composed.reason)) as unknown as ProposalContent['rides'],
})
