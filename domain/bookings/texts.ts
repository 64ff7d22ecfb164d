/** Texts about a booking, the same after booking, on the booking's page and in mails. docs/product.md#confirmation */
import { SERVICE, whatsappLink } from '#domain/brand.ts'
import { tourTypeText } from '#domain/contract-texts.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { problems } from '#domain/languages/en/problems.ts'
import type { RideKind } from './booking.ts'
import type { Disagreement } from './agreement.ts'
import { MONTHS_AHEAD, type PickupTimeCode } from './pickup-time.ts'

export const RECEIVED = { title: 'Congradulations', text: "We've received your booking" } as const

export const PAY_ONLINE = 'Pay Online In Advance'

/** The same for a deposit. */
export const payDeposit = (usd: number) => `Pay the deposit of ${formatUsd(usd)} online`

/** How a ride is paid for. @param isOnline whether it can be paid online */
export function payAtTheEnd(kind: RideKind, isOnline: boolean): string {
  const end = kind === 'transfer' ? 'journey' : 'activity'
  return `Pay at the end of the ${end} in LKR or USD${isOnline ? ', or online in advance by card' : ''}.`
}

/** Beside that, for a booking with several rides. */
export const severalRidesTerms = (isOnline: boolean) =>
  `At the end you pay each ride by itself${isOnline ? '; one payment online is for all rides that are still to be paid' : ''}.`

/** The same where a car and driver stay. */
export const stayTerms = (isOnline: boolean) =>
  `At the end of the journey you pay the driver for all rides together${isOnline ? '; or pay online what is still to be paid' : ''}.`

/** Hours after the booking within which the driver's details are promised. */
export const DRIVER_HOURS = SERVICE.driverHours

export const DRIVER_PROMISE =
  `We send you the driver's details within ${DRIVER_HOURS} hours. ` +
  'If you do not hear from us by then, please get in touch.'

/** For a confirmed booking without a driver. */
export const DRIVER_FOLLOWS =
  "The name, phone number and car of your driver follow in a mail of their own, and stand on your booking's page then."

/** Beside the driver's name, phone number and car. */
export const DRIVER_ADVICE =
  'Look for this number plate. If you do not find your driver, call or write to them, or to us.'

export const FLIGHT_ADVICE = 'For an airport pickup we need your flight details: the flight number and when it lands.'

export const DISCOUNT = 'Ask us on WhatsApp for a discount on your next transfer.'

/** For a place that only the customer knows, in mail that the operator has not looked at. */
export const TYPED_PLACE = { pickup: 'your pickup place', dropoff: 'your dropoff place', stop: 'your stop' } as const

/** Opens a WhatsApp chat about the discount. */
export function discountLink(reference: string): string {
  return whatsappLink(`Hello, I booked with you (${reference}) and would like the discount on my next transfer.`)
}

/** Opens a WhatsApp chat about a booking. */
export function questionLink(reference: string): string {
  return whatsappLink(`Hello, I have a question about my booking ${reference}.`)
}

/** What a customer is told of a field that differs from the quote. */
export function disagreementText(problem: Disagreement): string {
  switch (problem.code) {
    case 'other-place':
      return 'The quoted price is for another place'
    case 'other-distance':
      return 'The quoted price is for another distance'
    case 'other-duration':
      return 'The quoted price is for another duration'
    case 'other-price':
      return 'This is not the quoted price'
    case 'other-tour-price':
      return `The price of this tour is USD ${problem.priceUsd}`
    case 'no-full-day':
      return `This tour has one duration: write ${tourTypeText('half')}`
  }
}

/** What is wrong with a pickup's date and time, beside the field. */
export const PICKUP_TIME_TEXTS: Readonly<Record<PickupTimeCode, string>> = {
  'no-such-time': problems['pickup-no-such-time'],
  'too-far-ahead': problems['pickup-too-far-ahead'](MONTHS_AHEAD),
  'past-date': problems['pickup-past-date'],
  'past-time': problems['pickup-past-time'],
  'before-previous-ride': problems['pickup-before-previous-ride'],
}

/** Set by the operator, shown to the customer. */
export type BookingStatus = 'new' | 'confirmed' | 'cancelled'

interface StatusTexts {
  readonly title: string
  readonly text: string
}

export const STATUS_TEXTS = {
  new: {
    title: 'Received',
    text: `We have your booking and send you the driver's details within ${DRIVER_HOURS} hours.`,
  },
  confirmed: { title: 'Confirmed', text: 'Your booking is confirmed. Your driver will be there.' },
  cancelled: {
    title: 'Cancelled',
    text: 'This booking is cancelled. Nobody will come. If you did not expect that, please write to us.',
  },
} as const satisfies Record<BookingStatus, StatusTexts>

/** Of one ride of several. */
const RIDE_STATUS_TEXTS = {
  new: STATUS_TEXTS.new,
  confirmed: { title: 'Confirmed', text: 'This ride is confirmed. Your driver will be there.' },
  cancelled: {
    title: 'Cancelled',
    text: 'This ride is cancelled. Nobody will come for it. If you did not expect that, please write to us.',
  },
} as const satisfies Record<BookingStatus, StatusTexts>

export const PAST_TEXT = 'This journey is over. Thank you for travelling with us.'

/** @param isOneOfSeveral its booking has other rides, which this does not speak of */
export function statusTexts(status: BookingStatus, isOneOfSeveral: boolean, isOver = false): StatusTexts {
  const texts = (isOneOfSeveral ? RIDE_STATUS_TEXTS : STATUS_TEXTS)[status]
  return isOver && status !== 'cancelled' ? { ...texts, text: PAST_TEXT } : texts
}

export const ERASED =
  'The journey was a while ago: we have erased your contact data and notes, as we promise. What was driven and its price stay here.'
