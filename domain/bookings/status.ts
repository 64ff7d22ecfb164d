/** Where a booking stands, as the operator says and the customer reads. */
import { DRIVER_HOURS } from './texts.ts'

export const BOOKING_STATUSES = ['new', 'confirmed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const STATUS_TEXTS = {
  new: { title: 'Received', text: `We have your booking and send you the driver's details within ${DRIVER_HOURS} hours.` },
  confirmed: { title: 'Confirmed', text: 'Your booking is confirmed. Your driver will be there.' },
  cancelled: { title: 'Cancelled', text: 'This booking is cancelled. Nobody will come. If you did not expect that, please write to us.' },
} as const satisfies Record<BookingStatus, { readonly title: string; readonly text: string }>

export const PAST_TEXT = 'This journey is over. Thank you for travelling with us.'
