import type { Texts } from '#domain/languages/texts.ts'
import { TOUR_LENGTHS } from '#domain/contract-texts.ts'
import { failedPage, type PageHandle, type PageHead, titled } from '#client/head/page-head.ts'
import { aggregateOffer, breadcrumbs, type Thing } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { absoluteUrl, BRAND, SOCIAL_IMAGE } from '#domain/brand.ts'
import { pageUrl } from '#domain/languages/languages.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { hasDurations, isAtGate, tourKind } from '#domain/tours/parks.ts'
import { MAX_TRAVELERS, tourPrice, type Tour, type TourTrip } from '#domain/tours/tour-price.ts'
import { tourName, tourTitle, withLength } from '#domain/tours/tour-texts.ts'
import type { TourData } from './load.ts'
import { tourOfAddress } from './tour-address.ts'

export function trail(trip: TourTrip, texts: Texts): Crumb[] {
  const { park, pickup, dropoff } = trip
  const { way } = texts.in('tours').page
  const atGate = isAtGate(pickup, park) && isAtGate(dropoff, park)
  return [
    { name: texts.in('site').home, path: paths.home() },
    { name: texts.in('tours').all, path: paths.safaris },
    { name: tourName(park, texts), path: paths.safari(parkSlug(park)) },
    ...(atGate ? [] : [{ name: way(pickup, dropoff), path: paths.safari(tourSlug({ ...trip, tourLength: 'half' })) }]),
  ]
}

/** What visitors search for, who do not look for a walk as a safari. */
function keywordsOf({ park, pickup }: TourTrip, texts: Texts): readonly string[] {
  const { keywords, from } = texts.in('frame').heads.safari
  const kind = tourKind(park)
  return isAtGate(pickup, park) ? keywords[kind](park) : [...keywords[kind](park), from[kind](pickup)]
}

function things(trip: TourTrip, distanceKm: number, description: string, texts: Texts): Thing[] {
  const { park } = trip
  const lengths = hasDurations(park) ? TOUR_LENGTHS : (['half'] as const)
  return [
    {
      '@type': 'Product',
      name: tourName(park, texts),
      description,
      image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name },
      offers: aggregateOffer(
        lengths.map((tourLength) => ({
          name: texts.in('frame').heads.safari.oneTraveler(tourTitle({ park, tourLength }, texts)),
          usd: tourPrice({ park, tourLength, travelers: 1, distanceKm }),
          url: pageUrl(texts.language, paths.safari(tourSlug({ ...trip, tourLength }))),
        })),
      ),
    },
    breadcrumbs(trail(trip, texts), texts),
  ]
}

/** The tour's name, with where it goes from and to, unless that is from gate to gate. */
function nameOf(tour: Tour, texts: Texts): string {
  const { park, pickup, dropoff } = tour
  const { head: t } = texts.in('tours').page
  const name = tourName(park, texts)
  const gate = tourKind(park) === 'hike' ? t.climb : t.gate
  const end = (place: string) => (isAtGate(place, park) ? gate : place)
  const isFromGateToGate = isAtGate(pickup, park) && isAtGate(dropoff, park)
  return withLength(isFromGateToGate ? name : t.way(name, end(pickup), end(dropoff)), tour, texts)
}

function descriptionOf(park: string, name: string, usd: string, distanceKm: number, texts: Texts): string {
  const { head: t } = texts.in('tours').page
  if (distanceKm > 0) return t.withTransport(name, usd, MAX_TRAVELERS, texts.formats.km(distanceKm))
  return (tourKind(park) === 'hike' ? t.meetAtClimb : t.meetAtGate)(name, usd, MAX_TRAVELERS)
}

function tourHead(tour: Tour, distanceKm: number, listed: TourData['listed'], texts: Texts): PageHead {
  const { park, tourLength } = tour
  const { head: t } = texts.in('tours').page
  const usd = texts.formats.usd(tourPrice({ park, tourLength, travelers: 1, distanceKm }))
  const name = nameOf(tour, texts)
  const description = descriptionOf(park, name, usd, distanceKm, texts)
  return {
    title: titled(t.title(name, usd)),
    description,
    keywords: import.meta.env.SSR ? keywordsOf(tour, texts) : [],
    path: paths.safari(tourSlug(tour)),
    // The full day is the same tour at another price: search engines need one of the two.
    listed: tourLength === 'half' && listed,
    things: import.meta.env.SSR ? things(tour, distanceKm, description, texts) : [],
  }
}

function head({ trip, distance, failed, listed }: TourData, pathname: string, texts: Texts): PageHead {
  const tourLength = tourOfAddress(pathname)?.tourLength
  if (failed) return failedPage(texts)
  if (trip && tourLength && distance !== null) return tourHead({ ...trip, tourLength }, distance, listed, texts)
  return {
    title: titled(texts.in('tours').page.noTour),
    description: texts.in('tours').page.noTourText,
    keywords: [],
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }
