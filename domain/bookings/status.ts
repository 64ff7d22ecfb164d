/** Where a booking stands, as the operator says and the customer reads. */

export const BOOKING_STATUSES = ['new', 'confirmed', 'cancelled'] as const
export type BookingStatus = (typeof BOOKING_STATUSES)[number]

export const STATUS_TEXTS = {
  new: 'Received',
  confirmed: 'Confirmed',
  cancelled: 'Cancelled',
} as const satisfies Record<BookingStatus, string>
