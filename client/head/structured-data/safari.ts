import { BRAND } from '#domain/brand.ts'
import { isAdamsPeak, SAFARI_TYPES, safariPrice } from '#domain/safari.ts'
import { safariSlug } from '#domain/slugs.ts'
import { tourName } from '#domain/tour.ts'
import type { SafariPage } from '../../pages/safari/load-safari.ts'
import { safariTrail } from '../../pages/safari/trail.ts'
import { paths } from '../../paths.ts'
import { SOCIAL_IMAGE } from '../markup.ts'
import { absoluteUrl, type PageHead } from '../page-head.ts'
import { breadcrumbs, rating, type Things } from './business.ts'
import { aggregateOffer } from './offers.ts'

export function safariThings({ route, distance }: SafariPage, { description }: PageHead): Things {
  if (!route || distance === null) return []
  const { park } = route
  const types = isAdamsPeak(park) ? [route.type] : SAFARI_TYPES
  return [
    {
      '@type': 'Product', name: tourName(park), description, image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name }, aggregateRating: rating(),
      offers: aggregateOffer(types.map((type) => ({
        name: `${tourName(park)}, ${type.toLowerCase()}, one traveler`,
        usd: safariPrice({ park, type, travelers: 1, distanceKm: distance }),
        url: absoluteUrl(paths.safari(safariSlug({ ...route, type }))),
      }))),
    },
    breadcrumbs(safariTrail(route)),
  ]
}
