/** How a safari or the hike is booked: the quote fixes park, places, distance and tariff; type and travelers are priced here. */
import { tourDisagreements, isSameFare, transferDisagreements } from '#domain/bookings/agreement.ts'
import type { CheckedTourDetails, CheckedTransferDetails } from '#domain/bookings/details.ts'
import { parseDuration } from '#domain/fares/duration.ts'
import { transferFare, type Fare } from '#domain/fares/transfer-fare.ts'
import { parseVehicleText, vehiclePrice } from '#domain/fares/vehicles.ts'
import { safariPrice, tourPriceList } from '#domain/safaris/tour-price.ts'
import type { TransferClaims } from '#worker/quotes/token.ts'
import type { BookingForm } from './redemption.ts'

export const safariForm: BookingForm<'safari', CheckedTourDetails> = {
  kind: 'safari',
  payload: 'bookFormDetails',
  fields: { date: 'pickupDate', time: 'pickupTime', phone: 'phone' },
  moment: ({ pickupDate, pickupTime }) => ({ date: pickupDate, time: pickupTime }),
  phone: ({ phone, phoneCountry }) => ({ typed: phone, country: phoneCountry }),
  isCurrent: ({ park, distance, tariff }) => tariff === tourPriceList({ park, distanceKm: distance }),
  disagreements: tourDisagreements,

  columns(details, claims, phone, standing) {
    const { type, travelers } = details
    return {
      kind: 'safari', ...standing,
      park: claims.park, type, travelers,
      pickup: claims.pickup, dropoff: claims.dropoff, distanceKm: claims.distance,
      pickupDate: details.pickupDate, pickupTime: details.pickupTime,
      priceUsd: safariPrice({ park: claims.park, type, travelers, distanceKm: claims.distance }),
      email: details.email, phone: phone.e164, phoneTyped: phone.typed,
      notes: details.notes,
    }
  },
}

/** How a transfer is booked: its details, checked against its quote, as a row. */

function currentPrices({ pickup, dropoff, distance, duration }: TransferClaims): Fare {
  return transferFare({ pickup, dropoff, distanceKm: distance, durationMinutes: parseDuration(duration) ?? 0 })
}

export const transferForm: BookingForm<'transfer', CheckedTransferDetails> = {
  kind: 'transfer',
  payload: 'bookingDetails',
  fields: { date: 'pickupdate', time: 'pickuptime', phone: 'phone' },
  moment: ({ pickupdate, pickuptime }) => ({ date: pickupdate, time: pickuptime }),
  phone: ({ phone, phonecountry }) => ({ typed: phone, country: phonecountry }),
  isCurrent: (claims) => isSameFare(claims.prices, currentPrices(claims)),
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
