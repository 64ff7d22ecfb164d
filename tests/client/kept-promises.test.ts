/** A booking that is kept on a phone says the terms that came with it, and not those of the page that shows it. */
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LanguageContext } from '#client/languages/language.tsx'
import { KeptBooking } from '#client/pages/offline/kept-booking.tsx'
import type { PublicBooking, PublicRide } from '#domain/bookings/booking.ts'
import { driverNotes } from '#domain/bookings/request/booking-form-fields-and-lengths.ts'
import { textsOf } from '#domain/languages/texts.ts'
import { promises } from '#domain/prices/current-price-list.ts'

const ride: PublicRide = {
  kind: 'transfer',
  position: 1,
  status: 'confirmed',
  pickup: 'Ella',
  dropoff: 'Galle',
  distanceKm: 180,
  minutes: 240,
  vehicle: 'van',
  priceLkr: 36_000,
  priceUsd: 125,
  paidUsd: 0,
  lkrPerUsd: undefined,
  cancelFeeUsd: 0,
  pickupDate: '2027-03-05',
  pickupTime: '08:00',
  shortNotice: false,
  isRequest: false,
  past: false,
  over: false,
  driver: null,
  caveat: null,
  cancellation: null,
  ...driverNotes({}),
}
const booking: PublicBooking = {
  reference: 'K7Q2-M4XT-9BHE',
  arrangement: 'rides',
  stayDays: null,
  promises: undefined,
  rides: [ride],
  emailHint: '',
  phoneHint: '',
  paymentUrl: null,
  depositUsd: null,
  erased: false,
  readAt: '2027-03-01T00:00:00.000Z',
}

test('without a network the driver waits as long as the list of the booking says', async () => {
  const texts = textsOf('en')
  await texts.load('offline', 'booking', 'site', 'tours')
  const shown = (kept: PublicBooking) =>
    renderToStaticMarkup(
      createElement(
        LanguageContext.Provider,
        { value: texts },
        createElement(KeptBooking, {
          voucher: { booking: kept, paths: [[]], freshAt: Date.parse(kept.readAt) },
          onDrop: async () => {},
        }),
      ),
    )
  const first = promises().freeWaiting
  expect(shown(booking)).toContain(`waits ${first.elsewhere} minutes`)
  const other = { ...promises(), freeWaiting: { airport: 44, elsewhere: 5 } }
  expect(shown({ ...booking, promises: other })).toContain('waits 5 minutes')
})
