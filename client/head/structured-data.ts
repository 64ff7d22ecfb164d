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
import type { RateLink } from '#domain/quotes/rate-lists.ts'
import type { Crumb } from '#client/link.tsx'
import { absoluteUrl, BRAND, CONTACT, FOR_SEARCH_ENGINES, LINKS, SOCIAL_IMAGE } from '#domain/brand.ts'
import { paths } from '#domain/paths.ts'
import { pricedClasses, vehicleNameIn, vehiclePrice, type Fare } from '#domain/fares/vehicles.ts'

/** What the pages of this site are about. */
export type Thing = Exclude<TaxiService | TouristTrip | Product | BreadcrumbList, string>

/** `HH:MM`, Sri Lanka time. */
interface Hours {
  readonly opens: string
  readonly closes: string
}

const EVERY_DAY = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** Hours belong to a service: the company is the same on all pages and cannot have two sets of hours. */
function openingHours({ opens, closes }: Hours): OpeningHoursSpecification {
  return { '@type': 'OpeningHoursSpecification', dayOfWeek: EVERY_DAY, opens, closes }
}

function company(): TravelAgency {
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

/** @param trail after the home page, to the page itself */
export function breadcrumbs(trail: readonly Crumb[], texts: Texts): BreadcrumbList {
  const home = { name: texts.in('site').home, path: paths.home() }
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [home, ...trail].map(({ name, path }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name,
      item: pageUrl(texts.language, path),
    })),
  }
}

const CURRENCY = 'USD'

interface PricedOffer {
  readonly name: string
  /** Whole dollars. */
  readonly usd: number
  readonly lkr?: number
  /** The page of the offer. */
  readonly path: string
}

/** The dollar price leads, the rupee price is its price specification. */
export function aggregateOffer(offers: readonly PricedOffer[], { language }: Texts): AggregateOffer {
  const prices = offers.map(({ usd }) => usd)
  return {
    '@type': 'AggregateOffer',
    priceCurrency: CURRENCY,
    lowPrice: Math.min(...prices),
    highPrice: Math.max(...prices),
    offerCount: offers.length,
    offers: offers.map(({ name, usd, lkr, path }): Offer => ({
      '@type': 'Offer',
      name,
      price: usd,
      priceCurrency: CURRENCY,
      availability: 'https://schema.org/InStock',
      url: pageUrl(language, path),
      ...(lkr && { priceSpecification: { '@type': 'UnitPriceSpecification', price: lkr, priceCurrency: 'LKR' } }),
    })),
  }
}

const pricedVehicles = (prices: Fare, path: string, texts: Texts): PricedOffer[] =>
  pricedClasses(prices).map((vehicle) => ({
    name: vehicleNameIn(vehicle, texts),
    path,
    ...vehiclePrice(vehicle, prices),
  }))

/** An offer of each vehicle. */
export const vehicleOffers = (prices: Fare, path: string, texts: Texts): AggregateOffer =>
  aggregateOffer(pricedVehicles(prices, path, texts), texts)

export function rateOffers(
  rates: readonly RateLink[],
  nameOf: (pickup: string, dropoff: string) => string,
  texts: Texts,
): AggregateOffer {
  const offers = rates.map(({ pickup, dropoff, usd, linkurl }) => {
    return { name: nameOf(pickup, dropoff), usd, path: paths.transfer(linkurl) }
  })
  return aggregateOffer(offers, texts)
}

interface ServiceOnOffer {
  readonly name: string
  readonly description: string
  readonly serviceType: string
  /** Where it drives: the whole country, or between these places. */
  readonly places?: readonly string[]
  readonly hours?: Hours
  readonly offers?: AggregateOffer
}

/** Taxis by the page that offers them. */
export function taxiService(path: string, texts: Texts, service: ServiceOnOffer): Thing {
  const { places, hours = FOR_SEARCH_ENGINES.transferHours, ...facts } = service
  const areas = places?.map((name) => ({ '@type': 'Place' as const, name }))
  return {
    '@type': 'TaxiService',
    ...facts,
    url: pageUrl(texts.language, path),
    areaServed: areas ? (areas.length === 1 ? areas[0]! : areas) : { '@type': 'Country', name: 'Sri Lanka' },
    provider: company(),
    hoursAvailable: openingHours(hours),
  }
}

/** What has a price, as search engines show it. */
export const product = (facts: Pick<ServiceOnOffer, 'name' | 'description' | 'offers'>): Thing => ({
  '@type': 'Product',
  ...facts,
  image: absoluteUrl(SOCIAL_IMAGE.path),
  brand: { '@type': 'Brand', name: BRAND.name },
})

interface TripOnOffer {
  readonly name: string
  readonly description: string
  readonly path: string
  /** In their order. */
  readonly places: readonly string[]
  readonly total: Fare
  /** Of one car and driver who stay. */
  readonly stay: Fare | null
}

/** A journey of several days, with what it costs in each vehicle. @param texts with 'ways' loaded */
export function touristTrip({ name, description, path, places, total, stay }: TripOnOffer, texts: Texts): Thing {
  const url = pageUrl(texts.language, path)
  const whoStays = (offer: PricedOffer) => ({ ...offer, name: `${offer.name}: ${texts.in('ways').choice.names.stay}` })
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
    offers: aggregateOffer(
      [...pricedVehicles(total, path, texts), ...(stay ? pricedVehicles(stay, path, texts).map(whoStays) : [])],
      texts,
    ),
  }
}
