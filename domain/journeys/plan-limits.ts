/** How much a plan may hold. Apart from its schema, so that a link to a plan needs no schemas. */

export const MIN_STOPS = 2
export const MAX_STOPS = 16
/** Nights at one stop. */
export const MAX_NIGHTS = 60
/** What two vans take; who is more writes to us. */
export const MAX_PARTY = 12
