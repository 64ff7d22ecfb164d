import { parkPicture, type Picture } from '#client/pictures/pictures.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { PARKS } from '#domain/safaris/parks.ts'
import { tourPrice } from '#domain/safaris/tour-price.ts'

/** One park's tour. */
export interface TourCard {
  readonly path: string
  readonly park: (typeof PARKS)[number]['name']
  /** The lowest price: one traveler, half a day, without transport. Whole USD. */
  readonly usd: number
  readonly picture: Picture
}

export function loader(): readonly TourCard[] {
  return PARKS.map(({ name: park }) => ({
    path: paths.safari(parkSlug(park)),
    park,
    usd: tourPrice({ park, tourLength: 'half', travelers: 1, distanceKm: 0 }),
    picture: parkPicture(park),
  }))
}
