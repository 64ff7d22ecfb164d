import type { Texts } from '#domain/languages/texts.ts'
import { TOUR_LENGTHS } from '#domain/contract-texts.ts'
import { failedPage, type PageHandle, type PageHead } from '#client/head/page-head.ts'
import { aggregateOffer, breadcrumbs, type Thing } from '#client/head/structured-data.ts'
import type { Crumb } from '#client/layout/breadcrumb.tsx'
import { absoluteUrl, BRAND, SOCIAL_IMAGE } from '#domain/brand.ts'
import { formatUsd } from '#domain/fares/money.ts'
import { paths } from '#domain/paths.ts'
import { parkSlug, tourSlug } from '#domain/quotes/slugs.ts'
import { hasDurations, isAtGate, tourKind } from '#domain/safaris/parks.ts'
import { MAX_TRAVELERS, tourPrice, type Tour, type TourTrip } from '#domain/safaris/tour-price.ts'
import { lengthAddition, startWords, tourName, tourTitle } from '#domain/safaris/tour-texts.ts'
import { type TourData, tourOfAddress } from './load.ts'

export function trail(trip: TourTrip): Crumb[] {
  const { park, pickup, dropoff } = trip
  const atGate = isAtGate(pickup, park) && isAtGate(dropoff, park)
  return [
    { name: 'Home', path: paths.home() },
    { name: 'Tours', path: paths.safaris },
    { name: tourName(park), path: paths.safari(parkSlug(park)) },
    ...(atGate
      ? []
      : [{ name: `${pickup} to ${dropoff}`, path: paths.safari(tourSlug({ ...trip, tourLength: 'half' })) }]),
  ]
}

/** What visitors search for, who do not look for a walk as a safari. */
function keywordsOf({ park, pickup }: TourTrip): string[] {
  const kind = tourKind(park)
  const words =
    kind === 'safari'
      ? [`${park} safari`, `${park} jeep safari price`, `${park} half day safari`, 'private safari Sri Lanka']
      : [
          `${park} guided ${kind}`,
          `${park} ${kind} price`,
          ...(kind === 'hike' ? [`${park} sunrise hike`] : []),
          `private guided ${kind} Sri Lanka`,
        ]
  return isAtGate(pickup, park) ? words : [...words, `${kind} from ${pickup}`]
}

function things(trip: TourTrip, distanceKm: number, description: string, texts: Texts): Thing[] {
  const { park } = trip
  const lengths = hasDurations(park) ? TOUR_LENGTHS : (['half'] as const)
  return [
    {
      '@type': 'Product',
      name: tourName(park),
      description,
      image: absoluteUrl(SOCIAL_IMAGE.path),
      brand: { '@type': 'Brand', name: BRAND.name },
      offers: aggregateOffer(
        lengths.map((tourLength) => ({
          name: `${tourTitle({ park, tourLength })}, one traveler`,
          usd: tourPrice({ park, tourLength, travelers: 1, distanceKm }),
          url: absoluteUrl(paths.safari(tourSlug({ ...trip, tourLength }))),
        })),
      ),
    },
    breadcrumbs(trail(trip), texts),
  ]
}

/** Where the tour goes from and to, in words; empty for a tour from gate to gate. */
function wayOf({ park, pickup, dropoff }: TourTrip, gate: string): string {
  const end = (place: string) => (isAtGate(place, park) ? gate : place)
  return isAtGate(pickup, park) && isAtGate(dropoff, park) ? '' : ` from ${end(pickup)} to ${end(dropoff)}`
}

function tourHead(tour: Tour, distanceKm: number, listed: TourData['listed'], texts: Texts): PageHead {
  const { park, tourLength } = tour
  const usd = formatUsd(tourPrice({ park, tourLength, travelers: 1, distanceKm }))
  const gate = startWords(park)
  const name = `${tourName(park)}${wayOf(tour, gate)}${lengthAddition(tour)}`
  const transport =
    distanceKm > 0
      ? `${distanceKm} km of transport with your own driver included`
      : `Meet us at ${gate}, or let us pick you up at your hotel`
  const price = `${usd} for one traveler, for parties of up to ${MAX_TRAVELERS}`
  const description = `${name}, ${price}. ${transport}; pay at the end.`
  return {
    title: `${name}: ${usd} | ${BRAND.name}`,
    description,
    keywords: keywordsOf(tour),
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
    title: `No tour at this address | ${BRAND.name}`,
    description: 'Choose one of our private safaris and guided hikes in Sri Lanka.',
    keywords: [],
    path: null,
    listed: false,
  }
}

export const handle: PageHandle = { head }
