/** The operator of all tests but those in a browser: they show the built site, which is the real operator's. */
import type * as operator from '../../domain/operator/business.ts'

/** All that a value holds, with other texts and numbers. */
export type SameShape<T> = {
  readonly [Name in keyof T]: T[Name] extends string ? string : T[Name] extends number ? number : SameShape<T[Name]>
}

export const BRAND: SameShape<typeof operator.BRAND> = {
  name: 'Serendip Taxi',
  legalName: 'Serendip Taxi & Tours (Pvt) Ltd',
  tagline: 'Fixed-price taxi and safari in Sri Lanka',
  origin: 'https://serendip-taxi.example.com',
  registrationNumber: 'PV 00000000',
}

export const CONTACT: SameShape<typeof operator.CONTACT> = {
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
}

export const TAXES: typeof operator.TAXES = []

export const TAX_NUMBER: string = ''

export const SERVICE: SameShape<typeof operator.SERVICE> = {
  meetingPoint: 'in the arrivals hall, right after customs, with your name on a sign',
  checkInHours: 3,
}

export const LANDING_MINUTES: number = 60

export const AGREED_PRICES: SameShape<typeof operator.AGREED_PRICES> = {
  mostDiscountPercent: 50,
  mostSurchargePercent: 100,
}

export const PARK_FEE_MEANING: string = 'The usual price at the park, for one: no second bill, you pay the total.'

export const TOUR_COVERS_ENTRY: boolean = true

export const CASH_ONLY: boolean = true

export const PARK_FEE_NOTE: string = 'The total covers the entry of {party}: there is nothing to pay at the gate.'

export const FOR_SEARCH_ENGINES: SameShape<typeof operator.FOR_SEARCH_ENGINES> = {
  offers: { mini: 23, car: 27, van: 35 },
  officeHours: { opens: '08:00', closes: '19:00' },
  transferHours: { opens: '03:00', closes: '23:00' },
}

export const REVIEWS: SameShape<typeof operator.REVIEWS> = { count: 163, stars: 5, maxStars: 5 }

export const LINKS: SameShape<typeof operator.LINKS> = {
  reviews: [
    { name: 'Google reviews', href: 'https://reviews.example.com/google' },
    { name: 'Tripadvisor reviews', href: 'https://reviews.example.com/tripadvisor' },
  ],
  social: [
    { name: 'Facebook', href: 'https://social.example.com/facebook' },
    { name: 'Instagram', href: 'https://social.example.com/instagram' },
  ],
  activities: {
    adamsPeak: 'https://things-to-do.example.com/adams-peak-hiking',
    udawalawe: 'https://things-to-do.example.com/udawalawa-safari',
    yala: 'https://things-to-do.example.com/yala-safari',
    minneriya: 'https://things-to-do.example.com/minneriya-safari',
  },
}

export const OFFERED_LANGUAGES: readonly ('en' | 'de' | 'fr' | 'ru' | 'zh')[] = ['en', 'de', 'fr', 'ru', 'zh']
