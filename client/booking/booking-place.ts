/** Anchor of the booking form on every page that has one. */
export const BOOKING_PLACE = 'booking'
export const BOOKING_HREF = `#${BOOKING_PLACE}`
