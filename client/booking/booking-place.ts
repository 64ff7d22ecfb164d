/** Anchor of the booking form on every page that has one. */
export const BOOKING_PLACE = 'booking'
