import type { LoaderFunctionArgs } from 'react-router'
import type { ToldPicture } from '#client/pictures/pictures.ts'
import { toldParkPicture } from '#client/pictures/place-pictures.ts'
import { pageTexts, siteData } from '#client/site-data.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug } from '#domain/quotes/slugs.ts'
import { parksOnSale, sightOf } from '#domain/tours/parks.ts'
import { sriLankaTime } from '#domain/sri-lanka-time.ts'
import { currentTime } from '#client/device/clock.ts'
import { tourPrice } from '#domain/tours/tour-price.ts'

/** One park's tour. */
export interface TourCard {
  readonly path: string
  readonly park: string
  /** The lowest price: one traveler, half a day, without transport. Whole USD. */
  readonly usd: number
  readonly picture: ToldPicture
  /** What to see there. */
  readonly sight: string
  /** The park's name in the reader's language, where it has one. */
  readonly ownName: string | null
}

export async function loader({ context }: LoaderFunctionArgs): Promise<readonly TourCard[]> {
  const texts = context.get(pageTexts)
  const [names] = await Promise.all([
    context.get(siteData).ownNames(parksOnSale().map(({ name }) => name)),
    texts.load('home', 'menu'),
  ])
  const { date } = sriLankaTime(currentTime())
  return parksOnSale().map(({ name: park }) => ({
    path: paths.safari(parkSlug(park)),
    park,
    usd: tourPrice({ park, tourLength: 'half', travelers: 1, distanceKm: 0, date }),
    picture: toldParkPicture(park, texts),
    sight: sightOf(park, texts.in('menu')),
    ownName: names[park] ?? null,
  }))
}
