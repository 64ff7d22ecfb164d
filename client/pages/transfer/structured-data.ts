import { BRAND } from '#domain/brand.ts'
import type { TransferPage } from './load.ts'
import { transferTrail } from './trail.ts'
import { SOCIAL_IMAGE } from '#client/head/markup.ts'
import { absoluteUrl, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, company, openingHours, rating, TRANSFER_HOURS, type Things } from '#client/head/structured-data.ts'
import { vehicleOffers } from '#client/head/structured-data.ts'

export function transferThings({ fare }: TransferPage, { description, path }: PageHead): Things {
  if (fare.state !== 'priced' || path === null) return []
  const { pickup, dropoff, quote } = fare
  const url = absoluteUrl(path)
  const name = `Taxi from ${pickup} to ${dropoff}`
  const offers = vehicleOffers(quote, url)
  return [
    {
      '@type': 'TaxiService', name, description, url, serviceType: 'Taxi',
      areaServed: [pickup, dropoff].map((place) => ({ '@type': 'Place' as const, name: place })),
      provider: company(),
      hoursAvailable: openingHours(TRANSFER_HOURS),
      offers,
    },
    {
      '@type': 'Product', name, description, image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name }, offers, aggregateRating: rating(),
    },
    breadcrumbs(transferTrail(fare)),
  ]
}
