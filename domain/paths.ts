/** Every address of the site: the patterns for the router, and the builders for links. Rules: docs/product.md#pages */

export const PATTERNS = {
  home: '/',
  transfer: '/transfer/:name',
  place: '/things-to-do/transport/:name',
  fromAirport: '/things-to-do/colombo-airport-transfers/colombo-airport/taxi-rate',
  toAirport: '/things-to-do/to-colombo-airport-transfers/to-colombo-airport/taxi-rate',
  safaris: '/things-to-do/safari',
  safari: '/things-to-do/safari/:park',
  journey: '/journey',
  /** Without the last part all of them. */
  readyJourneys: '/journeys/:slug?',
  booking: '/booking/:reference',
  terms: '/terms',
  passport: '/passport',
  offline: '/offline',
} as const

/** What a link to the terms says. */
export const TERMS_LINK = 'Terms, privacy and questions'

/** Id of the booking form's place, on every page that has one. */
export const BOOKING_SECTION = 'booking'

const PLACE_SUFFIX = '-taxi'

export const paths = {
  /** The fare calculator, for the given places if any. */
  home({ pickup, dropoff }: { pickup?: string; dropoff?: string } = {}): string {
    const query = [
      ['pickup', pickup],
      ['dropoff', dropoff],
    ].flatMap(([name, place]) => (place ? [`${name}=${encodeURIComponent(place)}`] : []))
    return query.length > 0 ? `${PATTERNS.home}?${query.join('&')}` : PATTERNS.home
  },
  /** @param linkurl a slug from `transferSlug`, which is encoded */
  transfer: (linkurl: string): string => `/transfer/${linkurl}`,
  /** @example paths.place('Nuwara Eliya') // '/things-to-do/transport/Nuwara%20Eliya-taxi' */
  place: (name: string): string => `/things-to-do/transport/${encodeURIComponent(name)}${PLACE_SUFFIX}`,
  fromAirport: PATTERNS.fromAirport,
  toAirport: PATTERNS.toAirport,
  /** All tours. */
  safaris: PATTERNS.safaris,
  /**
   * @param slug a slug from `safariSlug`, which is encoded
   * @param travelers the address says nothing of one
   */
  safari: (slug: string, travelers = 1): string =>
    `/things-to-do/safari/${slug}${travelers > 1 ? `?travelers=${travelers}` : ''}`,
  /** Terms, privacy and questions. */
  terms: PATTERNS.terms,
  /** A journey of several rides. With a plan: `planAddress` in domain/journeys/plan.ts. */
  journey: PATTERNS.journey,
  readyJourneys: '/journeys',
  /** @param slug of a journey in domain/journeys/ready-journeys.ts */
  readyJourney: (slug: string): string => `/journeys/${slug}`,
  /** Where a guest asks for the link to a booking. */
  findBooking: '/booking',
  booking: (reference: string): string => `/booking/${encodeURIComponent(reference)}`,
  /** Where the guest changes or cancels it; opens with the key that mails hold. */
  bookingChanges: (reference: string): string => `/booking/${encodeURIComponent(reference)}/changes`,
  /** For the driver alone: opens without a login what a driver needs to know. */
  driverSheet: (code: string): string => `/driver/${encodeURIComponent(code)}`,
  /** The same for all rides of a day. */
  driverDay: (code: string): string => `/driver/day/${encodeURIComponent(code)}`,
  /** A partner's link: to the fare calculator, with the house as pickup. */
  partner: (code: string): string => `/from/${encodeURIComponent(code)}`,
  /** What the driver's sheet does beside its forms: keeps taps without a network, shows what is new. */
  driverScript: '/driver-sheet.js',
  /** How the rides of a booking stand. */
  bookingNow: (reference: string): string => `/booking/${encodeURIComponent(reference)}/now`,
  /** Where the guest tells the driver something by one tap. */
  guestWords: (reference: string): string => `/booking/${encodeURIComponent(reference)}/words`,
  /** Where the payment gateway leads back to; it does not learn the booking's own address. */
  paid: '/paid',
  /** Checks a fare passport, which stands behind the '#'. */
  passport: PATTERNS.passport,
  /** What works without a network. */
  offline: PATTERNS.offline,
  passportKeys: '/.well-known/fare-passport-keys.json',
  /** The Model Context Protocol. */
  mcp: '/mcp',
  forAgents: '/for-agents',
  bookingCalendar: (reference: string): string => `/booking/${encodeURIComponent(reference)}/calendar.ics`,
} as const

/** The place named by the last segment of a place page's address, decoded; `null` for another segment. */
export function parsePlaceSegment(segment: string): string | null {
  const place = segment.toLowerCase().endsWith(PLACE_SUFFIX) ? segment.slice(0, -PLACE_SUFFIX.length).trim() : ''
  return place || null
}
