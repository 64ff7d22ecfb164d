/** Structured data (schema.org) that pages share: the company, its hours, fares as offers, the trail. */
import { pageUrl } from '#domain/languages/languages.ts'
import type { Texts } from '#domain/languages/texts.ts'
import type {
  AggregateOffer,
  BreadcrumbList,
  Offer,
  OpeningHoursSpecification,
  Product,
  TaxiService,
  TouristTrip,
  TravelAgency,
} from 'schema-dts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { absoluteUrl, BRAND, CONTACT, LINKS, SOCIAL_IMAGE } from '#domain/brand.ts'
import type { Fare } from '#domain/fares/transfer-fare.ts'
import { VEHICLE_CLASSES, vehiclePrice } from '#domain/fares/vehicles.ts'

/** What the pages of this site are about. */
export type Thing = Exclude<TaxiService | TouristTrip | Product | BreadcrumbList, string>

/** `HH:MM`, Sri Lanka time. */
export interface Hours {
  readonly opens: string
  readonly closes: string
}

/** The office, on the home page; transfers, on their pages. */
export const OFFICE_HOURS: Hours = { opens: '08:00', closes: '19:00' }
export const TRANSFER_HOURS: Hours = { opens: '03:00', closes: '23:00' }

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Hours belong to a service: the company is the same on all pages and cannot have two sets of hours. */
export function openingHours({ opens, closes }: Hours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: EVERY_DAY, opens, closes }
}

export function company(): TravelAgency {
  const { street, locality, postalCode, country } = CONTACT.address
  return {
    '@type': 'TravelAgency',
    '@id': absoluteUrl('/#company'),
    name: BRAND.name,
    legalName: BRAND.legalName,
    url: absoluteUrl('/'),
    image: absoluteUrl(SOCIAL_IMAGE.path),
    telephone: CONTACT.whatsapp,
    email: CONTACT.email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: street,
      addressLocality: locality,
      postalCode,
      addressCountry: country,
    },
    currenciesAccepted: 'LKR, USD',
    sameAs: LINKS.social.map(({ href }) => href),
  }
}

/** @param trail at least two pages */
export function breadcrumbs(trail: readonly Crumb[], { language }: Texts): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: pageUrl(language, path),
    })),
  }
}

const CURRENCY = 'USD'

function offer(name: string, usd: number, url: string): Offer {
  return {
    '@type': 'Offer',
    name,
    price: usd,
    priceCurrency: CURRENCY,
    availability: 'https://schema.org/InStock',
    url,
  }
}

/** @param prices whole USD */
export function aggregateOffer(
  offers: readonly { readonly name: string; readonly usd: number; readonly url: string }[],
): AggregateOffer {
  const usd = offers.map((each) => each.usd)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: CURRENCY,
    lowPrice: Math.min(...usd),
    highPrice: Math.max(...usd),
    offerCount: offers.length,
    offers: offers.map((each) => offer(each.name, each.usd, each.url)),
  }
}

/** A fare as three offers: the dollar price leads, the rupee price is its price specification. */
export function vehicleOffers(prices: Fare, path: string, texts: Texts): AggregateOffer {
  const url = pageUrl(texts.language, path)
  const { vehicles } = texts.in('site')
  const offers = VEHICLE_CLASSES.map((vehicle): Offer => {
    const { lkr, usd } = vehiclePrice(vehicle, prices)
    return {
      ...(offer(vehicles[vehicle], usd, url) as Extract<Offer, object>),
      priceSpecification: { '@type': 'UnitPriceSpecification', price: lkr, priceCurrency: 'LKR' },
    }
  })
  const usd = VEHICLE_CLASSES.map((vehicle) => vehiclePrice(vehicle, prices).usd)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: CURRENCY,
    lowPrice: Math.min(...usd),
    highPrice: Math.max(...usd),
    offerCount: offers.length,
    offers,
  }
}

interface TripOnOffer {
  readonly name: string
  readonly description: string
  readonly path: string
  /** In their order. */
  readonly places: readonly string[]
  readonly total: Fare
}

/** A journey of several days, with what it costs in each vehicle. */
export function touristTrip({ name, description, path, places, total }: TripOnOffer, texts: Texts): Thing {
  const url = pageUrl(texts.language, path)
  return {
    '@type': 'TouristTrip',
    name,
    description,
    url,
    provider: company(),
    itinerary: {
      '@type': 'ItemList',
      itemListElement: places.map((place, i) => ({
        '@type': 'ListItem' as const,
        position: i + 1,
        item: { '@type': 'Place' as const, name: place },
      })),
    },
    offers: vehicleOffers(total, path, texts),
  }
}
