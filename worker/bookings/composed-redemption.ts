/** Books rides that the office has composed, through the redemption of a guest's own booking. */
import type { PricedRides } from '#worker/quotes/composed-rides.ts'
import type { WorkerContext } from '#worker/environment.ts'
import { type BookingGuest, redeemQuotes, type RedemptionOptions, type RequestedRide } from './redemption.ts'
import type { Booking } from './store.ts'

function requestedRide(
  { ride, distanceKm, minutes, quoted, price, token }: PricedRides['rides'][number],
  reason: string,
): RequestedRide {
  const { park, pickup, dropoff, date, time, vehicle, tourLength, notes } = ride
  const agreed: RequestedRide['agreed'] =
    park === null
      ? {
          kind: 'transfer',
          pickup,
          dropoff,
          distanceKm,
          minutes: minutes!,
          vehicle: vehicle!,
          priceLkr: quoted.lkr!,
          priceUsd: quoted.usd,
        }
      : {
          kind: 'tour',
          park,
          pickup,
          dropoff,
          tourLength: tourLength!,
          travelers: notes.travelers!,
          priceUsd: quoted.usd,
        }
  return { token, agreed, date, time, notes, byHand: { usd: price.usd, reason } }
}

/**
 * @param priced just now, by `priceComposed`; the price of a ride may be another one that was agreed before
 * @param key of what was shown or proposed: however often it is sent, at most one booking bears it
 * @throws SiteError, QuotesStale, BookingRefused as `redeemQuotes`
 */
export const redeemComposed = (
  context: WorkerContext,
  priced: PricedRides,
  guest: BookingGuest & { readonly key: string },
  options: RedemptionOptions,
): Promise<Booking> =>
  redeemQuotes(
    context,
    { ...guest, rides: priced.rides.map((ride) => requestedRide(ride, priced.composed.reason)) },
    options,
  )
