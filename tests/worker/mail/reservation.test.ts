import { expect, test } from 'vitest'
import type { BookingReceipt } from '#domain/bookings/booking.ts'
import { sendDueMail } from '#worker/mail/outbox-and-retries.ts'
import { takeStep } from '#worker/steps/take-step.ts'
import { inTenDays, returnTripDetails, tourToken, freshSite } from '../bookings/booking-site.ts'
import { faults } from '../pages/schema-org.ts'

const site = freshSite()

interface Reservation {
  readonly reservationId: string
  readonly [name: string]: unknown
}

const reservationsIn = (html: string): Reservation[] =>
  [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].map(
    ([, text]) => JSON.parse(text!) as Reservation,
  )

const NIMAL = { name: 'Nimal Perera', phone: '+94771234567', car: 'CAB-1234' }

test('a confirmed ride is a reservation, as schema.org has it, in each mail that changes it', async () => {
  const name = 'Ann </script><b>Smith'
  const details = { pickupdate: inTenDays, guestname: name, passengers: 3 }
  const { reference } = await site.booked(details)
  await takeStep(site.env, reference, { step: 'confirm' })
  await takeStep(site.env, reference, { step: 'driver', driver: NIMAL })
  while ((await sendDueMail(site.env)) > 0);
  await takeStep(site.env, reference, { step: 'cancel' })
  await sendDueMail(site.env)
  const ofGuest = site.mails.filter(({ to }) => to === 'ann.customer@example.com')
  const found = ofGuest.map(({ html }) => reservationsIn(html))
  // Nothing is reserved while nobody has confirmed it.
  expect(found.map((each) => each.length)).toEqual([0, 1, 1, 1])
  const [confirmed, driven, cancelled] = found.flat() as [Reservation, Reservation, Reservation]
  for (const each of [confirmed, driven, cancelled]) expect(faults(each)).toEqual([])
  expect(confirmed).toMatchObject({
    '@type': 'TaxiReservation',
    reservationId: reference,
    reservationStatus: 'https://schema.org/ReservationConfirmed',
    pickupLocation: { name: 'Colombo' },
    pickupTime: `${inTenDays}T09:30:00+05:30`,
    underName: { name },
    partySize: 3,
    totalPrice: 74,
  })
  expect(driven.reservationFor).toMatchObject({ name: 'Nimal Perera, CAB-1234' })
  expect(cancelled.reservationStatus).toBe('https://schema.org/ReservationCancelled')
})

test('of several rides each is one; of a tour it begins at the pickup', async () => {
  const both = await site.booked(await returnTripDetails())
  const tour = await (await site.bookTour(await tourToken(), { pickupDate: inTenDays })).json<BookingReceipt>()
  site.mails.length = 0
  for (const { reference } of [both, tour]) await takeStep(site.env, reference, { step: 'confirm' })
  await sendDueMail(site.env)
  const found = site.mails.flatMap(({ html }) => reservationsIn(html))
  expect(found.flatMap((each) => faults(each))).toEqual([])
  expect(found.map(({ reservationId }) => reservationId).toSorted()).toEqual(
    [`${both.reference}/1`, `${both.reference}/2`, tour.reference].toSorted(),
  )
})

test('the rule would find a reservation that is none', () => {
  expect(faults({ '@type': 'TaxiReservation', reservationId: '1', pickupTime: '09:30', dropoff: 'x' })).toEqual(
    expect.arrayContaining([
      'TaxiReservation.pickupLocation is missing',
      'TaxiReservation.pickupTime is no moment',
      'TaxiReservation.dropoff is no property of it',
    ]),
  )
})
