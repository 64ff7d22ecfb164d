import { noFareHead, type PageHandle, type PageHead, titled, unknownPage } from '#client/head/page-head.ts'
import {
  aggregateOffer,
  company,
  OFFICE_HOURS,
  openingHours,
  type Thing,
  vehicleOffers,
} from '#client/head/structured-data.ts'
import type { Texts } from '#domain/languages/texts.ts'
import { absoluteUrl, BRAND, SOCIAL_IMAGE } from '#domain/brand.ts'
import { pageUrl } from '#domain/languages/languages.ts'
import { cheapestVehicle, vehiclePrice } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { COLOMBO, COLOMBO_AIRPORT } from '#domain/places/place-name.ts'
import type { ShownFare } from '#domain/quotes/fare-quote.ts'
import { transferSlug } from '#domain/quotes/slugs.ts'

/** Sample offers in the structured data, USD (docs/product.md#home). */
const SAMPLE_OFFERS = { mini: 23, car: 27, van: 35 } as const

function things(fare: ShownFare, texts: Texts): Thing[] {
  const { home: t } = texts.in('frame').heads
  const { vehicles } = texts.in('site')
  const url = pageUrl(texts.language, paths.home())
  const samples = aggregateOffer(
    Object.entries(SAMPLE_OFFERS).map(([vehicle, usd]) => ({
      name: vehicles[vehicle as keyof typeof SAMPLE_OFFERS],
      usd,
      url,
    })),
  )
  return [
    {
      '@type': 'TaxiService',
      name: BRAND.name,
      description: texts.in('home').head.description,
      url,
      serviceType: t.service,
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
      hoursAvailable: openingHours(OFFICE_HOURS),
      offers: { ...samples, description: t.samples },
    },
    // A price that search engines show is one that the page shows.
    ...(fare.state === 'priced'
      ? [
          {
            '@type': 'Product' as const,
            name: t.trip(fare.pickup, fare.dropoff),
            description: texts.in('home').head.description,
            image: absoluteUrl(SOCIAL_IMAGE.path),
            brand: { '@type': 'Brand' as const, name: BRAND.name },
            offers: vehicleOffers(fare.quote, paths.transfer(transferSlug(fare.pickup, fare.dropoff)), texts),
          },
        ]
      : []),
  ]
}

function head(fare: ShownFare, _pathname: string, texts: Texts): PageHead {
  const { pickup, dropoff } = fare
  const { head: t } = texts.in('home')
  const { formats } = texts
  // The site's first page keeps its head while its fare cannot be told.
  if (pickup === COLOMBO_AIRPORT && dropoff === COLOMBO) {
    return {
      title: titled(t.title),
      description: t.description,
      keywords: import.meta.env.SSR ? texts.in('frame').heads.home.keywords : [],
      path: paths.home(),
      listed: true,
      things: import.meta.env.SSR ? things(fare, texts) : [],
    }
  }
  if (fare.state !== 'priced') return noFareHead(fare, texts)
  const { lkr, usd } = vehiclePrice(cheapestVehicle(fare.quote), fare.quote)
  // Search engines know the trip by its transfer page. Naming `/` here would say that this page and the home page are
  // one.
  return {
    title: titled(t.fareTitle(pickup, dropoff, formats.lkr(lkr))),
    description: t.fareDescription(
      pickup,
      dropoff,
      formats.number(fare.quote.distance),
      formats.lkr(lkr),
      formats.usd(usd),
    ),
    keywords: import.meta.env.SSR ? texts.in('frame').heads.home.keywords : [],
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }

export const unknownPageHandle: PageHandle = { head: (_data, _pathname, texts) => unknownPage(texts) }
