import { BRAND } from '#domain/brand.ts'
import { VEHICLE_NAMES } from '#domain/fares/vehicles.ts'
import { paths } from '#domain/paths.ts'
import { SOCIAL_IMAGE } from '#client/head/markup.ts'
import { absoluteUrl, type PageHead } from '#client/head/page-head.ts'
import { company, OFFICE_HOURS, openingHours, rating, type Things } from '#client/head/structured-data.ts'
import { aggregateOffer } from '#client/head/structured-data.ts'

/** Specification section 2, home page: sample offers, USD. */
const SAMPLE_OFFERS = { mini: 23, car: 27, van: 35 } as const

export function homeThings(_data: unknown, { description }: PageHead): Things {
  const url = absoluteUrl(paths.home())
  const offers = aggregateOffer(Object.entries(SAMPLE_OFFERS).map(([vehicle, usd]) => ({ name: VEHICLE_NAMES[vehicle as keyof typeof SAMPLE_OFFERS], usd, url })))
  return [
    {
      '@type': 'TaxiService', name: BRAND.name, description, url, serviceType: 'Taxi and airport transfer',
      areaServed: { '@type': 'Country', name: 'Sri Lanka' },
      provider: company(),
      hoursAvailable: openingHours(OFFICE_HOURS),
      offers, aggregateRating: rating(),
    },
    {
      '@type': 'Product', name: 'Taxi transfer in Sri Lanka', description, image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name }, offers, aggregateRating: rating(),
    },
  ]
}
