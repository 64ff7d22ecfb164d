/** How a transfer is booked: its details, checked against its quote, as a row. */
import { samePrices, transferDisagreements } from '#domain/bookings/agreement.ts'
import type { CheckedTransferDetails } from '#domain/bookings/details.ts'
import { parseDuration } from '#domain/duration.ts'
import { transferFare, type TransferPrices } from '#domain/fares.ts'
import { parseVehicleText, vehiclePrice } from '#domain/vehicles.ts'
import type { TransferClaims } from '../quotes/token.ts'
import type { BookingForm } from './redeem.ts'

function currentPrices({ pickup, dropoff, distance, duration }: TransferClaims): TransferPrices {
  return transferFare({ pickup, dropoff, distanceKm: distance, durationMinutes: parseDuration(duration) ?? 0 })
}

export const transferForm: BookingForm<'transfer', CheckedTransferDetails> = {
  kind: 'transfer',
  payload: 'bookingDetails',
  fields: { date: 'pickupdate', time: 'pickuptime', phone: 'phone' },
  moment: ({ pickupdate, pickuptime }) => ({ date: pickupdate, time: pickuptime }),
  phone: ({ phone, phonecountry }) => ({ typed: phone, country: phonecountry }),
  isCurrent: (claims) => samePrices(claims.prices, currentPrices(claims)),
  disagreements: transferDisagreements,

  columns(details, claims, phone, standing) {
    const { vehicle } = parseVehicleText(details.vehicle)!
    const { lkr, usd } = vehiclePrice(vehicle, claims.prices)
    return {
      kind: 'transfer', ...standing,
      pickup: claims.pickup, dropoff: claims.dropoff, distanceKm: claims.distance, duration: claims.duration,
      pickupDate: details.pickupdate, pickupTime: details.pickuptime,
      vehicle, priceLkr: lkr, priceUsd: usd,
      email: details.email, phone: phone.e164, phoneTyped: phone.typed,
      flightDetails: details.flightdetails,
    }
  },
}
