/** How a safari or the hike is booked: the quote fixes park, places, distance and tariff; type and travelers are priced here. */
import { safariDisagreements } from '#domain/bookings/agreement.ts'
import type { CheckedSafariDetails } from '#domain/bookings/details.ts'
import { safariPrice, safariTariff } from '#domain/safari.ts'
import type { BookingForm } from './redeem.ts'

export const safariForm: BookingForm<'safari', CheckedSafariDetails> = {
  kind: 'safari',
  payload: 'bookFormDetails',
  fields: { date: 'pickupDate', time: 'pickupTime', phone: 'phone' },
  moment: ({ pickupDate, pickupTime }) => ({ date: pickupDate, time: pickupTime }),
  phone: ({ phone, phoneCountry }) => ({ typed: phone, country: phoneCountry }),
  isCurrent: ({ park, distance, tariff }) => tariff === safariTariff({ park, distanceKm: distance }),
  disagreements: safariDisagreements,

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
