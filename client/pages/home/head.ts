import { noFareHead, type PageHandle, type PageHead, UNKNOWN_PAGE } from '#client/head/page-head.ts'
import {
  aggregateOffer,
  company,
  OFFICE_HOURS,
  openingHours,
  type Thing,
  vehicleOffers,
} from '#client/head/structured-data.ts'
import { absoluteUrl, BRAND, SOCIAL_IMAGE } from '#domain/brand.ts'
import { formatLkr, formatUsd } from '#domain/fares/money.ts'
import { cheapestVehicle, VEHICLE_NAMES, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'

/** Sample offers in the structured data, USD (docs/product.md#home). */
const SAMPLE_OFFERS = { mini: 23, car: 27, van: 35 } as const

const TITLE = `Sri Lanka taxi: fixed, all-inclusive fares | ${BRAND.name}`
const DESCRIPTION =
  'Airport taxi and private transfers between any two places in Sri Lanka: one fixed price per vehicle, ' +
  'highway toll included, in LKR and USD. Book without an account.'
const KEYWORDS = [
  'Sri Lanka taxi',
  'Colombo airport taxi',
  'airport transfer Sri Lanka',
  'taxi fare calculator',
  'private driver Sri Lanka',
  'safari tour',
]

function things(fare: ShownFare): Thing[] {
  const url = absoluteUrl(paths.home())
  const samples = aggregateOffer(
    Object.entries(SAMPLE_OFFERS).map(([vehicle, usd]) => ({
      name: VEHICLE_NAMES[vehicle as keyof typeof SAMPLE_OFFERS],
      usd,
      url,
    })),
  )
  return [
    {
      '@type': 'TaxiService',
      name: BRAND.name,
      description: DESCRIPTION,
      url,
      serviceType: 'Taxi and airport transfer',
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
      hoursAvailable: openingHours(OFFICE_HOURS),
      offers: { ...samples, description: 'Sample prices of a short transfer. Each pair of places has its own.' },
    },
    // A price that search engines show is one that the page shows.
    ...(fare.state === 'priced'
      ? [
          {
            '@type': 'Product' as const,
            name: `Taxi from ${fare.pickup} to ${fare.dropoff}`,
            description: DESCRIPTION,
            image: absoluteUrl(SOCIAL_IMAGE.path),
            brand: { '@type': 'Brand' as const, name: BRAND.name },
            offers: vehicleOffers(fare.quote, absoluteUrl(paths.transfer(transferSlug(fare.pickup, fare.dropoff)))),
          },
        ]
      : []),
  ]
}

function head(fare: ShownFare): PageHead {
  const { pickup, dropoff } = fare
  // The site's first page keeps its head while its fare cannot be told.
  if (pickup === COLOMBO_AIRPORT && dropoff === COLOMBO) {
    return {
      title: TITLE,
      description: DESCRIPTION,
      keywords: KEYWORDS,
      path: paths.home(),
      listed: true,
      things: import.meta.env.SSR ? things(fare) : [],
    }
  }
  if (fare.state !== 'priced') return noFareHead(fare)
  const { lkr, usd } = vehiclePrice(cheapestVehicle(fare.quote), fare.quote)
  // Search engines know the trip by its transfer page. Naming `/` here would say that this page and the home page are
  // one.
  const price = `${formatLkr(lkr)} (${formatUsd(usd)})`
  const trip = `from ${pickup} to ${dropoff}, ${fare.quote.distance} km`
  return {
    title: `Taxi from ${pickup} to ${dropoff}: ${formatLkr(lkr)} | ${BRAND.name}`,
    description: `Fixed taxi fare ${trip}: from ${price}, everything included.`,
    keywords: KEYWORDS,
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }

export const unknownPageHandle: PageHandle = { head: () => UNKNOWN_PAGE }
