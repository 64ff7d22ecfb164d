/** What an operator replaces to make the site theirs: names, contact, promises, review figures, links, languages. All values are samples. */
export const BRAND = {
  name: 'Serendip Taxi',
  legalName: 'Serendip Taxi & Tours (Pvt) Ltd',
  tagline: 'Fixed-price taxi and safari in Sri Lanka',
  /** The site's address in canonical links, the sitemap and social tags. */
  origin: 'https://serendip-taxi.example.com',
  registrationNumber: 'PV 00000000',
} as const

export const CONTACT = {
  /** E.164. The sample is from a range that is not assigned. */
  whatsapp: '+94700000000',
  whatsappShown: '+94 70 000 0000',
  email: 'info@serendip-taxi.example.com',
  address: {
    street: '1 Sample Lane',
    locality: 'Colombo',
    postalCode: '00100',
    country: 'LK',
    countryName: 'Sri Lanka',
  },
} as const

/** Taxes that your prices contain. An invoice names each, and keeps its percent. */
export const TAXES: readonly { readonly name: string; readonly percent: number }[] = []

/** Your own number with the tax office, which invoices then name; empty as long as you have none. */
export const TAX_NUMBER: string = ''

/** Around a pickup. */
export const SERVICE = {
  /** Where the driver waits at the Colombo airport. */
  meetingPoint: 'in the arrivals hall, right after customs, with your name on a sign',
  /** How long before a departure one should be at the airport, in hours. */
  checkInHours: 3,
} as const

/** How long guests need from landing at the Colombo airport to the car, for passport, bags and customs. */
export const LANDING_MINUTES: number = 60

/** How far the price that you agree with a guest may be from the quoted one, in percent. */
export const AGREED_PRICES = {
  mostDiscountPercent: 50,
  /** Only before a booking is confirmed: then its price is a promise. */
  mostSurchargePercent: 100,
} as const

/** What search engines are told, and show beside a result. */
export const FOR_SEARCH_ENGINES = {
  /** From how much you drive, on the home page, in whole dollars. */
  offers: { mini: 23, car: 27, van: 35 },
  /** When your office answers, and when you drive, each day, Sri Lanka time. */
  officeHours: { opens: '08:00', closes: '19:00' },
  transferHours: { opens: '03:00', closes: '23:00' },
} as const

/** What the park fee beside a tour is, in the operator's words: guests take it for an extra unless these say that it is none. */
export const PARK_FEE_MEANING = 'The usual price at the park, for one: no second bill, you pay the total.'

/** Whether the price of a tour covers the entry to its park: {@link PARK_FEE_MEANING} and {@link PARK_FEE_NOTE} say so in words. */
export const TOUR_COVERS_ENTRY: boolean = true

/** True where drivers take no cards: pages say so wherever guests choose how to pay. */
export const CASH_ONLY: boolean = true

/**
 * Whether the price of a tour covers the entry to the park, and for how many, in the operator's words. It stands
 * beside the total, in the receipt and in mails. '{party}' becomes '1 traveler', '4 travelers'.
 */
export const PARK_FEE_NOTE = 'The total covers the entry of {party}: there is nothing to pay at the gate.'

/** As long as you have none, write `count: 0`: then nothing is said of reviews. */
export const REVIEWS = { count: 163, stars: 5, maxStars: 5 } as const

interface NamedLink {
  readonly name: string
  readonly href: string
}

/** Of reviews and networks as many as you have, or none: `reviews: [],`. */
export const LINKS: {
  readonly reviews: readonly NamedLink[]
  readonly social: readonly NamedLink[]
  readonly activities: Readonly<Record<'adamsPeak' | 'udawalawe' | 'yala' | 'minneriya', string>>
} = {
  reviews: [
    { name: 'Google', href: 'https://reviews.example.com/google' },
    { name: 'Tripadvisor', href: 'https://reviews.example.com/tripadvisor' },
  ],
  social: [
    { name: 'Facebook', href: 'https://social.example.com/facebook' },
    { name: 'Instagram', href: 'https://social.example.com/instagram' },
  ],
  /** Where the home page's activities lead. What they cost there: `ACTIVITIES` in client/pages/home/activities.tsx. */
  activities: {
    adamsPeak: 'https://things-to-do.example.com/adams-peak-hiking',
    udawalawe: 'https://things-to-do.example.com/udawalawa-safari',
    yala: 'https://things-to-do.example.com/yala-safari',
    minneriya: 'https://things-to-do.example.com/minneriya-safari',
  },
}

/**
 * The languages that the site is offered in, in the order in which pages name them. English is always one of them. Have
 * a native reader look at a language's open questions in docs/languages.md before you offer it to your guests.
 */
export const OFFERED_LANGUAGES: readonly ('en' | 'de' | 'fr' | 'ru' | 'zh')[] = ['en', 'de', 'fr', 'ru', 'zh']
