/** Rides as schema.org has them, for mail programs that show reservations: https://schema.org/TaxiReservation */
import type { PublicRide } from '#domain/bookings/booking.ts'
import { bookingPageUrl, rideReference } from '#domain/bookings/reference.ts'
import { BRAND, CONTACT } from '#domain/brand.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import type { MailedRides } from './mailed-rides.ts'

const STATUSES = {
  new: 'https://schema.org/ReservationPending',
  confirmed: 'https://schema.org/ReservationConfirmed',
  cancelled: 'https://schema.org/ReservationCancelled',
} as const satisfies Record<PublicRide['status'], string>

/** Sri Lanka time with its offset. */
const localTime = (date: string, time: string) => `${date}T${time}:00+05:30`

/** One for each ride that a mail is about. */
export function reservations({ booking, rides, shown, texts }: MailedRides): object[] {
  const provider = { '@type': 'Organization', name: BRAND.name, url: BRAND.origin, telephone: CONTACT.whatsapp }
  const booked = sriLankaTime(new Date(booking.createdAt))
  return rides.map((ride) => ({
    '@context': 'https://schema.org',
    '@type': 'TaxiReservation',
    reservationId: rideReference(booking.reference, ride.position, shown.rides.length),
    reservationStatus: STATUSES[ride.status],
    url: bookingPageUrl(booking.reference, texts.language),
    ...(ride.guestName ? { underName: { '@type': 'Person', name: ride.guestName } } : {}),
    reservationFor: {
      '@type': 'TaxiService',
      name: ride.driver ? `${ride.driver.name}, ${ride.driver.car}` : BRAND.name,
    },
    provider,
    pickupLocation: { '@type': 'Place', name: ride.pickup },
    pickupTime: localTime(ride.pickupDate, ride.pickupTime),
    ...(ride.travelers ? { partySize: ride.travelers } : {}),
    totalPrice: ride.priceUsd,
    priceCurrency: 'USD',
    bookingTime: localTime(booked.date, booked.time),
  }))
}
