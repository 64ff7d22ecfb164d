import { BRAND } from '#domain/brand.ts'
import { isAdamsPeak, TOUR_TYPES, safariPrice } from '#domain/safaris/tour-price.ts'
import { safariSlug } from '#domain/quotes/slugs.ts'
import { tourName } from '#domain/safaris/tour-texts.ts'
import type { SafariPage } from './load.ts'
import { safariTrail } from './trail.ts'
import { paths } from '#domain/paths.ts'
import { SOCIAL_IMAGE } from '#client/head/markup.ts'
import { absoluteUrl, type PageHead } from '#client/head/page-head.ts'
import { breadcrumbs, rating, type Things } from '#client/head/structured-data.ts'
import { aggregateOffer } from '#client/head/structured-data.ts'

export function safariThings({ ends, distance }: SafariPage, { description }: PageHead): Things {
  if (!ends || distance === null) return []
  const { park } = ends
  // The hike is sold by the price of the half day, and has no duration to name.
  const types = isAdamsPeak(park) ? ['Half Day'] as const : TOUR_TYPES
  return [
    {
      '@type': 'Product', name: tourName(park), description, image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name }, aggregateRating: rating(),
      offers: aggregateOffer(types.map((type) => ({
        name: `${tourName(park)}${isAdamsPeak(park) ? '' : `, ${type.toLowerCase()}`}, one traveler`,
        usd: safariPrice({ park, type, travelers: 1, distanceKm: distance }),
        url: absoluteUrl(paths.safari(safariSlug({ ...ends, type }))),
      }))),
    },
    breadcrumbs(safariTrail(ends)),
  ]
}
