/** Headers of our own, beside those of HTTP: what a call says, and what its answer says. */

/** In this header a booking brings the proof that a person sends it, where the operator asks for that. */
export const ROBOT_CHECK_HEADER = 'x-turnstile-token'

/** In this header a booking brings the number of the price list whose terms its guest has read. */
export const TERMS_HEADER = 'x-terms-of-list'

/** In this header a booking brings the code of the partner whose link brought its guest. */
export const PARTNER_HEADER = 'x-partner'

/** In this header the answer to a booking brings a bookmark (d1-bookmarks.ts): its body is the same each time that it is asked for. */
export const SEEN_HEADER = 'x-seen'

/** Answers of calls name the list that their prices are made of: its number, 0 for one that says what the first one says. */
export const LIST_HEADER = 'x-price-list'

/** Our own pages say with a booking how its visit began: its source and its first page. @example 'campaign:google home' */
export const VISIT_HEADER = 'x-visit'
